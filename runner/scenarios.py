"""Feature files as data: what each scenario is called, cites, and is bound to. Reads Gherkin; runs nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from .editions import Window, checked_date
from .errors import BadFeature, UsageProblem
from .paths import near

if TYPE_CHECKING:
    from pytest_bdd import gherkin_parser as gherkin

ID, RULE, RULING, FROM, UNTIL = "id", "rule", "ruling", "from", "until"
DISPUTED, INVENTED = "disputed", "invented"
VALUED_TAGS = (ID, RULE, RULING, FROM, UNTIL)
PLAIN_TAGS = (DISPUTED, INVENTED)


class StepLine(msgspec.Struct, frozen=True):
    """One step as written. ``type`` is given, when or then ("And" takes its predecessor's)."""

    type: str
    keyword: str
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] | None = None


class Scenario(msgspec.Struct, frozen=True):
    """One scenario with the tags of its Feature and Rule merged in. Background steps come first in ``steps``.

    ``line`` is the line of its title, ``top`` that of its first tag.
    """

    path: Path
    line: int
    feature: str
    name: str
    tags: tuple[str, ...]
    steps: tuple[StepLine, ...]
    window: Window
    top: int
    outline: bool = False

    def values(self, tag: str) -> tuple[str, ...]:
        """The values of every ``@tag:value``, in the order written."""
        return tuple(t[len(tag) + 1 :] for t in self.tags if t.startswith(f"{tag}:"))

    @property
    def id(self) -> str:
        """The permanent id; for a scenario without one (a user's own), its file and line."""
        return next(iter(self.values(ID)), f"{near(self.path).as_posix()}:{self.line}")

    @property
    def rules(self) -> tuple[str, ...]:
        """The rule numbers it cites."""
        return self.values(RULE)

    @property
    def rulings(self) -> tuple[str, ...]:
        """The ids of the catalogued rulings it covers."""
        return self.values(RULING)

    @property
    def disputed(self) -> bool:
        """Whether the rules leave the outcome open, so that it counts for nobody."""
        return DISPUTED in self.tags


class Feature(msgspec.Struct, frozen=True):
    """One feature file and its scenarios. ``document`` is the parsed Gherkin they came from."""

    path: Path
    name: str
    scenarios: tuple[Scenario, ...]
    document: object = None


def load(path: Path) -> Feature:
    """Read one feature file; :class:`BadFeature` says where and why it cannot be read."""
    document = _parsed(path)
    feature = document.feature
    scenarios = tuple(_scenarios(path, document))
    seen: dict[str, int] = {}
    for scenario in scenarios:
        if scenario.outline:
            raise BadFeature(path, scenario.line, "Scenario Outline: write one scenario per case; verdicts are per id")
        if not scenario.steps:
            raise BadFeature(path, scenario.line, "the scenario has no step. Steps begin with Given, When, Then, And, But")
        if scenario.name in seen:
            raise BadFeature(path, scenario.line, f"the title {scenario.name!r} is already used at line {seen[scenario.name]}")
        seen[scenario.name] = scenario.line
    if not scenarios:
        raise BadFeature(path, None, "holds no scenario")
    return Feature(path=path, name=feature.name, scenarios=scenarios, document=document)


def outlines(path: Path) -> list[Scenario]:
    """The Scenario Outlines of a file, which :func:`load` refuses."""
    return [scenario for scenario in _scenarios(path, _parsed(path)) if scenario.outline]


def _parsed(path: Path) -> gherkin.GherkinDocument:
    from pytest_bdd.exceptions import GherkinParseError
    from pytest_bdd.gherkin_parser import get_gherkin_document

    try:
        if not path.read_text(encoding="utf-8").strip():
            raise BadFeature(path, None, "the file is empty; expected a Feature")
        document = get_gherkin_document(str(path))
    except GherkinParseError as error:
        raise BadFeature(path, error.line, _parser_words(error.message, error.line_content.strip())) from None
    except UnicodeDecodeError as error:
        raise BadFeature(path, None, f"not UTF-8 text (byte {error.start})") from None
    except OSError as error:
        raise BadFeature(path, None, f"cannot be read: {error.strerror}") from None
    except (KeyError, TypeError, AttributeError):  # the parser returns a document without a feature for comments alone
        raise BadFeature(path, None, "holds no Feature") from None
    return document


def _parser_words(message: str, line: str) -> str:
    """What the Gherkin parser found, without its own headings and places; of several faults the first."""
    words = re.sub(r"^Unknown parsing error: |^Parser errors:\s*", "", message)
    words = re.sub(r"^Parser errors:\s*", "", words).splitlines()[0]
    words = re.sub(r"^\(\d+:\d+\): ", "", words).rstrip(".")
    if "inconsistent cell count" in words:
        words = "this row has more or fewer cells than the one above; each cell has a | on both sides"
    return f"{words}. The line reads: {line!r}"


def _scenarios(path: Path, document: gherkin.GherkinDocument) -> Iterator[Scenario]:
    feature = document.feature
    background: tuple[StepLine, ...] = ()
    for child in feature.children:
        if child.background:
            background = _steps(path, child.background.steps)
        elif child.scenario:
            yield _scenario(path, feature, child.scenario, feature.tags, background)
        elif child.rule:
            inner = background
            for grandchild in child.rule.children:
                if grandchild.background:
                    inner = background + _steps(path, grandchild.background.steps)
                elif grandchild.scenario:
                    tags = [*feature.tags, *child.rule.tags]
                    yield _scenario(path, feature, grandchild.scenario, tags, inner)


def _scenario(
    path: Path,
    feature: gherkin.Feature,
    scenario: gherkin.Scenario,
    outer_tags: list[gherkin.Tag],
    background: tuple[StepLine, ...],
) -> Scenario:
    _check_description(path, scenario)
    names = dict.fromkeys(tag.name.removeprefix("@") for tag in [*scenario.tags, *outer_tags])
    tags = tuple(names)
    return Scenario(
        path=path,
        line=scenario.location.line,
        feature=feature.name,
        name=scenario.name,
        tags=tags,
        steps=background + _steps(path, scenario.steps),
        window=_window(path, scenario.location.line, tags),
        top=min([scenario.location.line, *(tag.location.line for tag in scenario.tags)]),
        outline=bool(scenario.examples) or scenario.keyword.strip() in ("Scenario Outline", "Scenario Template"),
    )


_KEYWORDS = {"".join(sorted(word)): word.capitalize() for word in ("given", "when", "then", "and", "but")}


def _check_description(path: Path, scenario: gherkin.Scenario) -> None:
    """A step whose keyword is misspelt reads as description, and would pass by doing nothing."""
    for line in (scenario.description or "").splitlines():
        word = line.split()[0] if line.split() else ""
        keyword = _KEYWORDS.get("".join(sorted(word.lower())))
        if keyword:
            raise BadFeature(path, scenario.location.line, f"{line.strip()!r} is no step; did you mean {keyword}?")


def _window(path: Path, line: int, tags: tuple[str, ...]) -> Window:
    ends: dict[str, str | None] = {FROM: None, UNTIL: None}
    for tag in tags:
        key, _, value = tag.partition(":")
        if key in ends and value:
            try:
                ends[key] = checked_date(value, f"@{key}:")
            except UsageProblem as error:
                raise BadFeature(path, line, str(error)) from None
    first, last = ends[FROM], ends[UNTIL]
    if first and last and first > last:
        raise BadFeature(path, line, f"the window @{FROM}:{first} @{UNTIL}:{last} is empty")
    return Window(first=first, last=last)


_TYPES = {"Context": "given", "Action": "when", "Outcome": "then"}


def _steps(path: Path, steps: list[gherkin.Step]) -> tuple[StepLine, ...]:
    kind, out = "", []
    for step in steps:
        kind = _TYPES.get(step.keyword_type, kind)
        if not kind:
            line, keyword = step.location.line, step.keyword
            raise BadFeature(path, line, f"the first step begins with {keyword!r}; expected Given, When or Then")
        if step.docstring:
            raise BadFeature(path, step.docstring.location.line, 'a text block (""") belongs to no step; tables begin with |')
        table = step.datatable
        rows = tuple(tuple(cell.value for cell in row.cells) for row in table.rows) if table else None
        out.append(StepLine(type=kind, keyword=step.keyword, text=step.text, line=step.location.line, table=rows))
    return tuple(out)
