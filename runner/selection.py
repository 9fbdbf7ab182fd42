"""Which scenarios a run takes: paths, rule numbers, rulings and ids; files are chosen by text before any is parsed."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from . import scenarios
from .errors import BadFeature, UsageProblem
from .paths import FEATURES, near
from .rule_numbers import checked_selector, covers
from .scenarios import Feature, Scenario


class Selection(msgspec.Struct, frozen=True):
    """What was asked for. Without paths: the shipped suite. A scenario fits when any rule, ruling or id fits."""

    paths: tuple[Path, ...] = ()
    rules: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    line: int | None = None

    @property
    def filtered(self) -> bool:
        """Whether anything but paths narrows the choice."""
        return bool(self.rules or self.rulings or self.ids or self.line)

    def takes(self, scenario: Scenario) -> bool:
        """Whether a scenario fits: any of the rules, rulings or ids, and the line if one is given."""
        if not (self.rules or self.rulings or self.ids):
            return True
        return (
            scenario.id in self.ids
            or any(ruling in self.rulings for ruling in scenario.rulings)
            or any(covers(rule, number) for rule in self.rules for number in scenario.rules)
        )


class Chosen(msgspec.Struct, frozen=True):
    """The outcome of choosing: scenarios by file, and the files that could not be read."""

    features: tuple[Feature, ...]
    broken: tuple[BadFeature, ...]

    @property
    def scenarios(self) -> list[Scenario]:
        """All chosen scenarios, in the order of files and lines."""
        return [scenario for feature in self.features for scenario in feature.scenarios]


def feature_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The feature files that paths stand for, folders searched whole; :class:`UsageProblem` for a missing one."""
    seen = set()
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.feature"))
        elif path.is_file():
            if path.suffix != ".feature":
                raise UsageProblem(f"{path}: not a feature file. PATH is a folder or a file named *.feature")
            found = [path]
        else:
            raise UsageProblem(f"{path}: no such file or folder")
        for file in found:
            if file not in seen:
                seen.add(file)
                yield file


def choose(selection: Selection) -> Chosen:
    """Find, read and filter the feature files of a selection.

    With a filter, files whose text cannot hold a match are never parsed: parsing all of a thousand scenarios
    takes longer than running one.
    """
    may_match = _text_filter(selection)
    features: list[Feature] = []
    broken: list[BadFeature] = []
    for path in feature_files(selection.paths or (FEATURES,)):
        if may_match and not _matches(path, may_match):
            continue
        try:
            feature = scenarios.load(path)
            check_tags(feature)
        except BadFeature as error:
            broken.append(error)
            continue
        taken = tuple(s for s in feature.scenarios if selection.takes(s))
        if selection.line is not None:
            _check_line(path, selection.line)
            taken = tuple(s for s in taken if s is _at_line(feature.scenarios, selection.line))
        if taken:
            features.append(Feature(feature.path, feature.name, taken, feature.document))
    return Chosen(tuple(features), tuple(broken))


def no_match(asked: Selection) -> str:
    """Why a selection has come out empty, and what there is instead."""
    where = f" in {', '.join(str(near(path)) for path in asked.paths)}" if asked.paths else ""
    wanted = [f"the {word} {value}" for word, values in (("id", asked.ids), ("rule", asked.rules), ("ruling", asked.rulings))
              for value in values]  # fmt: skip
    if not wanted:
        return f"there is no *.feature file{where}"
    everything = choose(Selection(paths=asked.paths)).scenarios
    known = {s.id for s in everything} if asked.ids else {r for s in everything for r in s.rulings}
    likely = [n for value in asked.ids or asked.rulings for n in difflib.get_close_matches(value, known, n=3, cutoff=0.7)]
    hint = f"; did you mean {' or '.join(likely)}?" if likely else ""
    return f"no scenario{where} matches {' or '.join(wanted)}{hint}"


def check_each(asked: Selection, chosen: Chosen) -> None:
    """Refuse a rule, a ruling or an id that no scenario has, beside others that some have; a file that cannot be read may
    have had it."""
    if chosen.broken:
        return
    each = [Selection(asked.paths, ids=(value,)) for value in asked.ids]
    each += [Selection(asked.paths, rules=(value,)) for value in asked.rules]
    each += [Selection(asked.paths, rulings=(value,)) for value in asked.rulings]
    for alone in each:
        if not any(alone.takes(scenario) for scenario in chosen.scenarios):
            raise UsageProblem(no_match(alone))


def _check_line(path: Path, line: int) -> None:
    last = len(path.read_text(encoding="utf-8").splitlines())
    if line > last:
        raise UsageProblem(f"{near(path)}:{line}: the file has {last} lines; name any line of the scenario")


def _at_line(candidates: tuple[Scenario, ...], line: int) -> Scenario | None:
    """The scenario that a line lies in: the last one whose first tag or title is at or before it, or else the first."""
    before = [s for s in candidates if s.top <= line]
    return before[-1] if before else (candidates[0] if candidates else None)


def _text_filter(selection: Selection) -> re.Pattern[str] | None:
    patterns = [rf"@id:{re.escape(i)}(?!\S)" for i in selection.ids]
    patterns += [rf"@ruling:{re.escape(r)}(?!\S)" for r in selection.rulings]
    for rule in selection.rules:
        patterns.append(rf"@rule:{re.escape(checked_selector(rule))}")
    # An id such as "x.feature:12" names a scenario without a permanent id by its place.
    if not patterns or any(":" in i for i in selection.ids):
        return None
    return re.compile("|".join(patterns))


def _matches(path: Path, pattern: re.Pattern[str]) -> bool:
    try:
        return pattern.search(path.read_text(encoding="utf-8")) is not None
    except (OSError, UnicodeDecodeError):
        return False  # without a filter the same file is reported as unreadable


def check_tags(feature: Feature) -> None:
    """Refuse a tag that nobody reads."""
    for scenario in feature.scenarios:
        for tag in scenario.tags:
            known = tag in scenarios.PLAIN_TAGS or tag.partition(":")[0] in scenarios.VALUED_TAGS
            if not known:
                allowed = ", ".join([*(f"@{t}:..." for t in scenarios.VALUED_TAGS), *(f"@{t}" for t in scenarios.PLAIN_TAGS)])
                near = difflib.get_close_matches(tag.partition(":")[0], [*scenarios.VALUED_TAGS, *scenarios.PLAIN_TAGS], n=1)
                hint = f"; did you mean @{near[0]}?" if near else ""
                raise BadFeature(feature.path, scenario.top, f"unknown tag @{tag}{hint} (allowed: {allowed})")
