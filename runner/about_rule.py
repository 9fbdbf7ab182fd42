"""Everything that there is on one rule number: its class, scenarios, code, cards, wrong engines and editions."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
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
    """The numbers about the place where this one would stand, first those of its own rule and section."""
    rule = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    own = [n for group in (rule, section(number)) if group in known for n in known if covers(group, n)]
    place = sort_key(number)
    ordered = sorted(dict.fromkeys(own or known), key=sort_key)
    after = next((i for i, n in enumerate(ordered) if sort_key(n) > place), len(ordered))
    if own and rule in known:
        ordered = [n for n in ordered if covers(rule, n)]
        after = next((i for i, n in enumerate(ordered) if sort_key(n) > place), len(ordered))
    start = max(0, min(after - NEAREST // 2 - 1, len(ordered) - NEAREST))
    return ordered[start : start + NEAREST]


def children(number: str, index: RulesIndex) -> list[str]:
    """The numbers directly under one: of a section its rules, of a rule its subrules."""
    if "." not in number:
        return [n for n in index.classes if section(n) == number and n[-1].isdigit()]
    return [n for n in index.classes if n != number and covers(number, n)]


def about(
    number: str,
    index: RulesIndex,
    scenarios: Iterable[Scenario],
    wrong: list[WrongEngine] | None,
    cards: dict[str, tuple[str, ...]],
) -> AboutRule:
    """All that there is on a number. ``cards``: the names of the cards of each scenario that cites it, by its id."""
    every = list(scenarios)
    own = [s for s in every if number in s.rules]
    mine = tuple(sorted(name for name, rule in keywords().items() if rule in (number, _rule_of(number))))
    return AboutRule(
        number=number,
        edition=index.edition,
        class_=_class(number, index, every),
        reason="" if _class(number, index, every) == TESTED else _reason(number, index),
        above=_above(number),
        children=tuple(
            Child(n, _class(n, index, every), sum(any(covers(n, r) for r in s.rules) for s in every))
            for n in children(number, index)
        ),
        scenarios=tuple(_place(s, wrong) for s in own),
        code=tuple(_function(c) for c in carriers() if number in c.rules),
        keywords=mine,
        cards=tuple(_cards(mine, cards)),
        wrong_engines=None if wrong is None else tuple(w for w in wrong if number in w.rules),
        changes=tuple(c for c in changes() if c.rule == number),
        numbers=_numbers(number),
    )


def _class(number: str, index: RulesIndex, scenarios: list[Scenario]) -> str:
    if any(number in s.rules and not s.disputed for s in scenarios):
        return TESTED
    return index.classes.get(number, "section")


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
    caught = None if wrong is None else tuple(w.name for w in wrong if s.id in w.caught_by)
    return Place(s.id, s.name, shown(s.path), s.line, s.rules, s.disputed, caught)


def _function(c: Carrier) -> Function:
    path = c.path.relative_to(BASE) if BASE in c.path.parents else near(c.path)
    return Function(c.name, c.module, Path(path).as_posix(), c.line, c.rules)


def _cards(mine: tuple[str, ...], by_scenario: dict[str, tuple[str, ...]]) -> Iterable[UsingCard]:
    having = {}
    if mine:
        for card in Cards().all(faulty=True):
            if used := tuple(sorted(keywords_of(card) & set(mine))):
                having[card.name] = used
    names = sorted({*having, *(name for names in by_scenario.values() for name in names)})
    for name in names:
        yield UsingCard(name, having.get(name, ()), tuple(i for i, names in by_scenario.items() if name in names))


def _numbers(number: str) -> dict[str, str | None]:
    moved = facts.moves()
    return {edition: moved.get(edition, {}).get(number, number) for edition in KNOWN}
