"""Lints of single scenarios: their tags, ids, titles, citations and cards."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...adapters.port import CardDefinition
from ...steps.literals import parse_counted
from ...steps.names import Names
from ..facts import Clause
from ..scenarios import FROM, ID, INVENTED, PLAIN_TAGS, RULE, RULING, UNTIL, VALUED_TAGS, Scenario
from .base import Finding, Suite

ID_FORM = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
ONCE = (ID, FROM, UNTIL)


def _finding(lint: str, scenario: Scenario, message: str) -> Finding:
    return Finding(lint, scenario.path, scenario.line, message)


def unreadable(suite: Suite) -> list[Finding]:
    """A feature file that cannot be read, a Scenario Outline and a doubled title among the reasons."""
    return [Finding("unreadable", error.path, error.line, error.problem) for error in suite.broken]


def tags(suite: Suite) -> list[Finding]:
    """Tags that nobody knows, that lack their value, or that are given more often than makes sense."""
    return [_finding("tags", s, message) for s in suite.scenarios for message in _tag_problems(s)]


def _tag_problems(scenario: Scenario) -> Iterator[str]:
    allowed = ", ".join([*(f"@{tag}:..." for tag in VALUED_TAGS), *(f"@{tag}" for tag in PLAIN_TAGS)])
    for tag in scenario.tags:
        name, colon, value = tag.partition(":")
        if tag in PLAIN_TAGS:
            continue
        if name not in VALUED_TAGS or not colon:
            yield f"unknown tag @{tag}. Allowed: {allowed}"
        elif not value:
            yield f"the tag @{name}: has no value"
    for name in ONCE:
        if len(scenario.values(name)) > 1:
            yield f"the tag @{name}: is given {len(scenario.values(name))} times; one is allowed"


def ids(suite: Suite) -> list[Finding]:
    """A scenario without an id, a malformed one, one used twice, and one that was retired."""
    findings, seen = [], dict[str, Scenario]()
    for scenario in suite.scenarios:
        for value in scenario.values(ID)[:1]:
            if not ID_FORM.fullmatch(value):
                form = "lower case words and numbers joined by hyphens, such as saga-0001"
                findings.append(_finding("ids", scenario, f"the id {value!r} is malformed. Allowed: {form}"))
            if value in seen:
                other = seen[value]
                findings.append(_finding("ids", scenario, f"the id {value} is taken by {other.path}:{other.line}"))
            if value in suite.retired:
                findings.append(_finding("ids", scenario, f"the id {value} was retired; take one never used"))
            seen.setdefault(value, scenario)
        if not scenario.values(ID):
            findings.append(_finding("ids", scenario, f"no id. Give it a tag @{ID}:... never used before"))
    return findings


def titles(suite: Suite) -> list[Finding]:
    """A title used twice in the suite, and one that says what should be instead of what is."""
    findings, seen = [], dict[str, Scenario]()
    for scenario in suite.scenarios:
        key = " ".join(scenario.name.casefold().split())
        if key in seen:
            other = seen[key]
            findings.append(_finding("titles", scenario, f"the title is taken by {other.path}:{other.line}"))
        seen.setdefault(key, scenario)
        if not key:
            findings.append(_finding("titles", scenario, "no title. State the fact that the scenario shows"))
        if re.search(r"\bshould\b", key):
            findings.append(_finding("titles", scenario, 'the title says "should". State the fact: X does Y'))
    return findings


def rules(suite: Suite) -> list[Finding]:
    """A scenario that cites no rule, and a citation that the pinned edition does not have."""
    findings = []
    for scenario in suite.scenarios:
        if not scenario.rules:
            findings.append(_finding("rules", scenario, f"cites no rule. Give it a tag @{RULE}:714.2b"))
        for number in scenario.rules:
            if suite.rules is not None and number not in suite.rules:
                edition = suite.rules.edition
                findings.append(_finding("rules", scenario, f"the rules of {edition} have no number {number}"))
    return findings


def rulings(suite: Suite) -> list[Finding]:
    """The ties between scenarios and the catalogue, in both directions."""
    findings = []
    by_id = {ruling.id: ruling for ruling in suite.rulings}
    covering: dict[str, set[str]] = {ruling.id: set() for ruling in suite.rulings}
    for scenario in suite.scenarios:
        for ruling_id in scenario.rulings:
            if ruling_id not in by_id:
                findings.append(_finding("rulings", scenario, f"no ruling {ruling_id!r} in the catalogue"))
                continue
            covering[ruling_id].add(scenario.id)
            if scenario.id not in by_id[ruling_id].scenarios:
                path = by_id[ruling_id].path
                message = f"{path.name}: the ruling {ruling_id} does not list {scenario.id}, which covers it"
                findings.append(_finding("rulings", scenario, message))
    for ruling in suite.rulings:
        findings += _catalogue_problems(ruling.id, suite, covering[ruling.id])
    return findings


def _uses(scenario: Scenario, card: str) -> bool:
    """Whether a scenario speaks of a card."""
    return any(card in step.text or any(card in cell for row in step.table or () for cell in row) for step in scenario.steps)


def _catalogue_problems(ruling_id: str, suite: Suite, covering: set[str]) -> Iterator[Finding]:
    ruling = next(r for r in suite.rulings if r.id == ruling_id)
    known = {scenario.id for scenario in suite.scenarios}

    def finding(message: str) -> Finding:
        return Finding("rulings", ruling.path, None, f"{ruling_id}: {message}")

    for scenario_id in ruling.scenarios:
        if scenario_id not in known:
            yield finding(f"lists {scenario_id}, which is no scenario")
        elif scenario_id not in covering:
            yield finding(f"lists {scenario_id}, which lacks the tag @{RULING}:{ruling_id}")
    if not ruling.open:
        for clause in ruling.clauses or [Clause(says="the whole of it", scenarios=())]:
            settling = [s for s in suite.scenarios if s.id in clause.scenarios and not s.disputed]
            if not settling:
                yield finding(f'no scenario settles "{clause.says}", and the ruling is not marked open: true')
            elif not clause.elsewhere and not any(_uses(s, name) for s in settling for name in ruling.cards):
                yield finding(
                    f'no scenario settles "{clause.says}" with {" or ".join(ruling.cards)}. Add one, or say why that card '
                    "can't show it (elsewhere: ...)"
                )
    if ruling.open and covering:
        yield finding("is marked open, yet scenarios cover it; remove the mark")
    for number in ruling.rules:
        if suite.rules is not None and number not in suite.rules:
            yield finding(f"the rules of {suite.rules.edition} have no number {number}")


def cards(suite: Suite) -> list[Finding]:
    """A card that is not defined, an invented one that is not marked, and a mark without one."""
    if suite.cards is None:
        return []
    findings = []
    for scenario in suite.scenarios:
        for line, name in named_cards(scenario, suite.cards):
            message = f"no card {name!r} is defined; see: judgecall cards"
            findings.append(Finding("cards", scenario.path, line, message))
        invented = sorted(_mentioned(scenario, suite.invented))
        if invented and INVENTED not in scenario.tags:
            findings.append(_finding("cards", scenario, f"{invented[0]} is invented; mark the scenario @{INVENTED}"))
        if not invented and INVENTED in scenario.tags:
            findings.append(_finding("cards", scenario, f"marked @{INVENTED}, but no invented card is in it"))
    return findings


CARD_COLUMNS = ("permanent", "card")
_QUOTED = re.compile(r'(?P<before>\w+ )?"(?P<name>[^"]+)"')
UNCHECKED = ("token ", "board ")
"""What stands before a quoted name that need not be a card's."""


class _Known:
    """All defined cards, by name alone."""

    def __init__(self, names: frozenset[str]) -> None:
        self._names = names

    def find(self, name: str) -> CardDefinition | None:
        return CardDefinition(name=name, faces=()) if name in self._names else None

    def names(self) -> frozenset[str]:
        return self._names

    def keywords(self) -> dict[str, tuple[str, ...]]:
        return {}


def named_cards(scenario: Scenario, known: frozenset[str]) -> Iterator[tuple[int, str]]:
    """The line and name of whatever a scenario names where a card belongs, but which is neither card nor alias."""
    names = Names(_Known(known))
    for step in scenario.steps:
        header, *rows = step.table or ((),)
        for row in (dict(zip(header, row, strict=True)) for row in rows):
            for column in CARD_COLUMNS if step.type == "given" else ():
                _, name = parse_counted(row.get(column, ""), names)
                if name and not names.knows(name) and "token" not in row.get("state", ""):
                    yield step.line, name
            if row.get("as"):
                names.aliases[row["as"]] = row["as"]
        for quoted in _QUOTED.finditer(step.text):
            if quoted["before"] not in UNCHECKED and not names.knows(parse_counted(quoted["name"], names)[1]):
                yield step.line, quoted["name"]


def _mentioned(scenario: Scenario, names: frozenset[str]) -> set[str]:
    texts = [step.text for step in scenario.steps]
    texts += [cell for step in scenario.steps for row in step.table or () for cell in row]
    return {name for name in names if any(name in text for text in texts)}
