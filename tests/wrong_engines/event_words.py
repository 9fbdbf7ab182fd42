"""Misreadings of the words of trigger conditions (603.2, 508.3, 509.3, 122.7) and of parts of costs (118.3, 601.2b)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from judgecall.engine.cards.lang import costs as lc
from judgecall.engine.cards.lang import events as le
from judgecall.engine.cards.lang.nouns import Filter, Player
from judgecall.engine.derive.game import Game
from msgspec.structs import replace
from wrong import Wrong, none, right, true

PART = "cr603_noticing.functioning_part"
EITHER = "cr601_2_proposal.announce_either"
PAY = "cr118_1_payment.pay"
ANYTHING = Filter()


def _reading(kind: type, **words: Any) -> dict[str, Callable[..., Any]]:
    """Conditions of a kind are read with other words."""

    def part(g: Game, ability: Any, when: le.Event, o: Any) -> le.Event | None:
        found = right(PART)(g, ability, when, o)
        return replace(found, **words) if isinstance(found, kind) else found  # type: ignore[type-var]

    return {PART: part}


def _reading_either(kind: type, **words: Any) -> dict[str, Callable[..., Any]]:
    """Conditions of a kind are read with other words, also where they are one of several."""

    def part(g: Game, ability: Any, when: le.Event, o: Any) -> le.Event | None:
        found = right(PART)(g, ability, when, o)
        if not isinstance(found, le.EitherEvent):
            return found  # type: ignore[no-any-return]
        of = tuple(replace(q, **words) if isinstance(q, kind) else q for q in found.of)  # type: ignore[type-var]
        return replace(found, of=of)

    return {PART: part}


def _from_the_source(g: Game, p: Any, item: Any) -> Generator[Any, Any, Any]:
    """Counters are removed from the source of the ability only."""
    if isinstance(item.part, lc.RemoveCountersCost):
        item = replace(item, part=replace(item.part, from_=None))
    return (yield from right(PAY)(g, p, item))


def _the_first(g: Game, p: Any, items: Any) -> Generator[Any, Any, Any]:
    """Of several costs the first one is paid."""
    found = [i if not isinstance(i.part, lc.EitherCost) else replace(i, part=i.part.of[0][0]) for i in items]
    return (yield from right(EITHER)(g, p, found))


WRONG = (
    Wrong("another land is any land", _reading(le.Plays, what=None), ("trigger-1101",), rules=("603.2",)),
    Wrong(
        "only the controller's lands are played",
        _reading(le.Plays, who=Player(name="you")),
        ("trigger-1101", "trigger-1102"),
        rules=("603.2",),
    ),
    Wrong("everybody activates", _reading(le.Activates, who=Player(name="each_player")), ("trigger-1103",), rules=("603.2",)),
    Wrong("every spell is the second", _reading(le.Casts, nth=None), ("trigger-1104",), rules=("603.2",)),
    Wrong("a spell is cast from anywhere", _reading(le.Casts, from_=None), ("trigger-1105",), rules=("603.2",)),
    Wrong("whoever is attacked", _reading(le.Attacks, whom=None), ("trigger-1106",), rules=("508.3a",)),
    Wrong("each attacker by itself", _reading(le.Attacks, one_or_more=False), ("trigger-1106",), rules=("603.2c",)),
    Wrong("whichever creature blocks", _reading(le.Blocks, what=ANYTHING), ("trigger-1107",), rules=("509.3a",)),
    Wrong("only the source becomes blocked", _reading(le.BecomesBlocked, what=None), ("trigger-1107",), rules=("509.3c",)),
    Wrong("whatever isn't blocked", _reading(le.UnblockedAttack, what=ANYTHING), ("trigger-1107",), rules=("509.3g",)),
    Wrong("every card is the second", _reading(le.Draws, nth=None), ("trigger-1108",), rules=("603.2",)),
    Wrong("whatever becomes tapped", _reading(le.Tapped, what=ANYTHING), ("trigger-1109",), rules=("603.2",)),
    Wrong("whatever becomes a target", _reading(le.BecomesTarget, what=ANYTHING), ("trigger-1110",), rules=("603.2",)),
    Wrong(
        "whoever searches", _reading(le.Searches, who=Player(name="each_player")), ("trigger-1810",), rules=("603.2", "701.23a")
    ),
    Wrong(
        "whoever creates tokens",
        _reading_either(le.TokensCreated, who=Player(name="each_player")),
        ("trigger-1811",),
        rules=("603.2",),
    ),
    Wrong(
        "tokens created at once are one",
        _reading_either(le.TokensCreated, one_or_more=True),
        ("trigger-1811",),
        rules=("603.2c",),
    ),
    Wrong("whatever is sacrificed", _reading_either(le.Sacrifices, what=None), ("trigger-1812",), rules=("603.2",)),
    Wrong("whoever counters it", _reading(le.SpellCountered, by=None), ("trigger-1111",), rules=("603.2",)),
    Wrong(
        "every counter is the one that reaches the number",
        {"cr603_2c_occurrences.reached": true},
        ("counter-1101",),
        rules=("122.7",),
    ),
    Wrong(
        "any part of a cost can be paid",
        {"cr118_costs.cant_pay": none},
        ("cost-1101", "cost-1102", "cost-1103", "cost-1105", "cost-1107"),
        rules=("118.3",),
    ),
    Wrong(
        "fewer than a cost asks for are enough",
        {"cr118_costs.cant_pay": none},
        ("cost-1111", "cost-1112", "cost-1113"),
        rules=("118.3",),
    ),
    Wrong("counters are removed from the source only", {PAY: _from_the_source}, ("cost-1104",), rules=("118.3",)),
    Wrong("the first of several costs is paid", {EITHER: _the_first}, ("cost-1106",), rules=("601.2b",)),
    Wrong("an ability of anything is activated", _reading(le.Activates, what=None), ("trigger-1601",), rules=("603.2",)),
    Wrong("an ability targets like a spell", _reading(le.BecomesTarget, spell_only=False), ("trigger-1602",), rules=("603.2",)),
    Wrong(
        "whoever attacks unblocked gets bigger",
        _reading(le.UnblockedAttack, what=Filter(is_=("creature",))),
        ("trigger-1603",),
        rules=("509.3g",),
    ),
    Wrong("a token is sacrificed like a card", _reading(le.Sacrifices, what=ANYTHING), ("trigger-1604",), rules=("603.2",)),
    Wrong(
        "whosever damage is prevented",
        _reading(le.DamagePrevented, to_player=Player(name="each_player")),
        ("trigger-1605",),
        rules=("603.2",),
    ),
)
