"""Everything that there is on one rule number: its class, scenarios, code, cards, wrong engines and editions."""

from __future__ import annotations

import difflib
import functools
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from ..adapters.reference.rulebook import Carrier, EditionChange, carriers, changes, keywords
from . import facts
from .card_library import Cards, keywords_of
from .editions import KNOWN
from .errors import UsageProblem
from .facts import RulesIndex
from .paths import BASE, near, shown
from .rule_numbers import covers, is_number, section, sort_key
from .scenarios import Scenario
from .wrong_engines import WrongEngine

TESTED = "tested"
NEAREST = 5


class Child(msgspec.Struct, frozen=True):
    """A number that lies directly under another: its class, and how many scenarios cite it or what lies under it."""

    number: str
    class_: str = msgspec.field(name="class")
    scenarios: int


class Place(msgspec.Struct, frozen=True):
    """A scenario: its id, title and place."""

    id: str
    name: str
    feature: str
    line: int
    rules: tuple[str, ...]
    disputed: bool
    caught: tuple[str, ...] | None
    """The wrong engines that it catches; None where the tests are not at hand."""


class Function(msgspec.Struct, frozen=True):
    """A function of the reference engine that carries the rule out: its name, place, and all of its numbers."""

    name: str
    module: str
    path: str
    line: int
    rules: tuple[str, ...]


class UsingCard(msgspec.Struct, frozen=True):
    """A card that has to do with the rule: by its keywords of that rule, or as a card of the rule's scenarios."""

    name: str
    keywords: tuple[str, ...]
    scenarios: tuple[str, ...]


class AboutRule(msgspec.Struct, frozen=True):
    """The fields of ``judgecall rule --json``. ``numbers``: what the number was in each known edition, or null.
    ``wrong_engines`` is null where the tests are not at hand."""

    number: str
    edition: str
    class_: str = msgspec.field(name="class")
    reason: str
    above: str | None
    children: tuple[Child, ...]
    scenarios: tuple[Place, ...]
    code: tuple[Function, ...]
    keywords: tuple[str, ...]
    cards: tuple[UsingCard, ...]
    wrong_engines: tuple[WrongEngine, ...] | None
    changes: tuple[EditionChange, ...]
    numbers: dict[str, str | None]


def checked_number(text: str, index: RulesIndex) -> str:
    """A number of the edition; :class:`UsageProblem` with the nearest ones otherwise."""
    number = text.rstrip(".")
    if number in index:
        return number
    known = [*index.sections, *index.classes]
    nearest = _nearest(number, known) if is_number(number) else difflib.get_close_matches(number, known, n=NEAREST, cutoff=0.6)
    hint = f". Nearest: {', '.join(nearest)}" if nearest else ". Write it as 714, 714.2 or 714.2b"
    raise UsageProblem(f"rule {text}: the edition {index.edition} has no such number{hint}")


def _nearest(number: str, known: list[str]) -> list[str]:
    """The numbers about the place where this one would stand: of its rule where there is one, or else of its section."""
    groups = ([n for n in known if covers(group, n)] for group in (_rule_of(number), section(number)))
    ordered = sorted(next(filter(None, groups), known), key=sort_key)
    place = sum(sort_key(n) < sort_key(number) for n in ordered)
    start = max(0, min(place - NEAREST // 2, len(ordered) - NEAREST))
    return ordered[start : start + NEAREST]


def children(number: str, index: RulesIndex) -> list[str]:
    """The numbers directly under one: of a section its rules, of a rule its subrules."""
    if "." in number:
        below = [n for n in index.classes if n.startswith(number) and n != number and covers(number, n)]
    else:
        below = [n for n in index.classes if n.startswith(f"{number}.") and n[-1].isdigit()]
    return sorted(below, key=sort_key)


def citing(scenarios: Iterable[Scenario]) -> dict[str, list[Scenario]]:
    """The scenarios by the rule numbers that they cite."""
    found: dict[str, list[Scenario]] = {}
    for s in scenarios:
        for n in s.rules:
            found.setdefault(n, []).append(s)
    return found


def about(
    number: str,
    index: RulesIndex,
    cited: Mapping[str, list[Scenario]],
    wrong: list[WrongEngine] | None,
    cards: Mapping[str, tuple[str, ...]],
) -> AboutRule:
    """All that there is on a number. ``cited``: the suite's scenarios by what they cite; ``cards``: the names of the cards
    of each scenario that cites the number, by its id."""
    below = {n: its for n, its in cited.items() if covers(number, n)}
    tested = {n for n, its in below.items() if not all(s.disputed for s in its)}
    mine = tuple(sorted(name for name, rule in keywords().items() if rule in (number, _rule_of(number))))
    class_ = _class(number, index, tested)
    return AboutRule(
        number=number,
        edition=index.edition,
        class_=class_,
        reason="" if class_ == TESTED else _reason(number, index),
        above=_above(number),
        children=tuple(
            Child(n, _class(n, index, tested), len({(s.path, s.line) for r, its in below.items() if covers(n, r) for s in its}))
            for n in children(number, index)
        ),
        scenarios=tuple(_place(s, wrong) for s in cited.get(number, ())),
        code=tuple(_function(c) for c in carriers() if number in c.rules),
        keywords=mine,
        cards=tuple(_cards(mine, cards)),
        wrong_engines=None if wrong is None else tuple(w for w in wrong if number in w.rules),
        changes=tuple(c for c in changes() if c.rule == number),
        numbers={edition: moved.get(number, number) for edition, moved in _moves().items()},
    )


def _class(number: str, index: RulesIndex, tested: Collection[str]) -> str:
    return TESTED if number in tested else index.classes.get(number, "section")


def _reason(number: str, index: RulesIndex) -> str:
    if number in index.sections:
        return index.reasons.get(number, "a title; its rules stand below")
    reason = index.reason(number)
    return f"{reason}, and none does yet" if index.classes[number] == facts.TESTABLE else reason


def _above(number: str) -> str | None:
    if number[-1].isalpha():
        return number[:-1]
    return section(number) if "." in number else None


def _rule_of(number: str) -> str:
    return number.rstrip("abcdefghijklmnopqrstuvwxyz")


def _place(s: Scenario, wrong: list[WrongEngine] | None) -> Place:
    own = s.id
    caught = None if wrong is None else tuple(w.name for w in wrong if own in w.caught_by)
    return Place(own, s.name, shown(s.path), s.line, s.rules, s.disputed, caught)


def _function(c: Carrier) -> Function:
    path = c.path.relative_to(BASE) if BASE in c.path.parents else near(c.path)
    return Function(c.name, c.module, Path(path).as_posix(), c.line, c.rules)


def _cards(mine: tuple[str, ...], by_scenario: Mapping[str, tuple[str, ...]]) -> Iterator[UsingCard]:
    cards = _keywords_by_card() if mine else {}
    having = {name: used for name, its in cards.items() if (used := tuple(k for k in mine if k in its))}
    for name in sorted({*having, *(name for names in by_scenario.values() for name in names)}):
        yield UsingCard(name, having.get(name, ()), tuple(i for i, names in by_scenario.items() if name in names))


@functools.cache
def _keywords_by_card() -> dict[str, set[str]]:
    return {card.name: keywords_of(card) for card in Cards().all(faulty=True)}


@functools.cache
def _moves() -> dict[str, dict[str, str | None]]:
    moved = facts.moves()
    return {edition: moved.get(edition, {}) for edition in KNOWN}
