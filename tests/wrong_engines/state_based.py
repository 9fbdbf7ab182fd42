"""Misreadings of state-based actions (704)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judgecall.engine.derive import work
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.events import zones as zo
from wrong import Wrong, right

PERMANENTS = "cr704_5_permanents."
DUPLICATES = "cr704_5_duplicates."
PLAYERS = "cr704_5_players."
ATTACHED = "cr704_5_attachments."
ZONES = "cr704_5_zones."
BATTLES = "cr704_5_battles."
CHECK = "cr704_state_based.check"


def _none(g: Game, *rest: Any) -> list[Any]:
    """The action is forgotten."""
    return []


def _destroyed(name: str) -> Any:
    """What should be put into the graveyard is destroyed."""

    def found(g: Game, board: Any) -> list[Any]:
        return [zo.Destroy(object=e.object, by_rule=True) for e in right(name)(g, board)]

    return found


def _more_than_lethal(g: Game, board: Any) -> list[Any]:
    return [e for e in right(PERMANENTS + "lethal_damage")(g, board) if _above(g, e.object)]


def _above(g: Game, oid: int) -> bool:
    return g.view.obj(oid).damage > (g.view.chars(oid).toughness or 0)


def _damage_as_toughness(g: Game, board: Any) -> list[Any]:
    """Marked damage lowers toughness: lethal damage puts into the graveyard without destroying."""
    return [
        zo.Move(object=e.object, to=zo.Zone.GRAVEYARD, cause="state-based")
        for e in right(PERMANENTS + "lethal_damage")(g, board)
    ] + [
        zo.Move(object=x.id, to=zo.Zone.GRAVEYARD, cause="state-based")
        for x in board
        if "Creature" in x.c.types and x.o.damage >= (x.c.toughness or 0) > 0
    ]


def _as_it_is_dealt(g: Game, board: Any) -> list[Any]:
    """Lethal damage is looked for when damage is dealt, and not when toughness shrinks."""
    dealt = {e.target for e in g.this_turn(ch.Damage)}
    return [e for e in right(PERMANENTS + "lethal_damage")(g, board) if e.object in dealt]


def _printed_toughness(g: Game, board: Any) -> list[Any]:
    """No toughness: what is printed decides."""
    printed = [x.id for x in board if "Creature" in x.c.types and work.printed(x.o).toughness == 0]
    return [zo.Move(object=o, to=zo.Zone.GRAVEYARD, cause="state-based") for o in printed]


def _after_the_counters(g: Game, board: Any) -> list[Any]:
    """Counters are removed in pairs before anything dies of having no toughness."""
    paired = {e.target for e in right(PERMANENTS + "opposite_counters")(g, board)}
    return [e for e in right(PERMANENTS + "no_toughness")(g, board) if e.object not in paired]


def _one_at_a_time(g: Game, board: Any) -> list[Any]:
    return right(PERMANENTS + "no_toughness")(g, board)[:1]


def _equipment_goes(g: Game, board: Any) -> list[Any]:
    return [
        zo.Move(object=x.id, to=zo.Zone.GRAVEYARD, cause="state-based")
        for e in right(ATTACHED + "equipment")(g, board)
        for x in board
        if x.id == e.object
    ]


def _false(g: Game) -> bool:
    return False


def _one_check(g: Game) -> Generator[Any, Any, bool]:
    """What triggered goes on the stack after one check, whatever that check has done."""
    yield from right(CHECK)(g)
    return False


def _at_once(g: Game, board: Any) -> list[Any]:
    """A battle without defense goes at once, its ability waiting or not."""
    return [
        zo.Move(object=x.id, to=zo.Zone.GRAVEYARD, cause="state-based")
        for x in board
        if "Battle" in x.c.types and not x.o.counters.get("defense")
    ]


WRONG = (
    Wrong(
        "nobody loses for lack of life",
        {PLAYERS + "no_life": _none},
        ("sba-0001", "sba-0002", "sba-0003"),
        rules=("704.5a",),
    ),
    Wrong(
        "an empty library is harmless",
        {PLAYERS + "drew_from_empty_library": _none},
        ("sba-0004", "sba-0005", "ending-0008"),
        rules=("704.5b",),
    ),
    Wrong("poison is harmless", {PLAYERS + "poisoned": _none}, ("sba-0006",), rules=("704.5c",)),
    Wrong(
        "no toughness destroys",
        {PERMANENTS + "no_toughness": _destroyed(PERMANENTS + "no_toughness")},
        ("basic-0019", "sba-0104"),
        rules=("704.5f",),
    ),
    Wrong(
        "lethal damage is more than the toughness",
        {PERMANENTS + "lethal_damage": _more_than_lethal},
        ("sba-0101", "sba-0102", "sba-0103", "sba-0112"),
        rules=("704.5g",),
    ),
    Wrong(
        "lethal damage is looked for as it is dealt",
        {PERMANENTS + "lethal_damage": _as_it_is_dealt},
        ("sba-0103",),
        rules=("704.5g",),
    ),
    Wrong(
        "the printed toughness decides",
        {PERMANENTS + "no_toughness": _printed_toughness},
        ("continuous-0012", "sba-0110"),
        rules=("704.5f",),
    ),
    Wrong(
        "counters go in pairs before creatures die",
        {PERMANENTS + "no_toughness": _after_the_counters},
        ("sba-0109",),
        rules=("704.5f",),
    ),
    Wrong("creatures die one after another", {PERMANENTS + "no_toughness": _one_at_a_time}, ("sba-0110",), rules=("704.5f",)),
    Wrong(
        "indestructible doesn't help",
        {PERMANENTS + "lethal_damage": _damage_as_toughness},
        ("sba-0104", "sba-0106"),
        rules=("702.12b",),
    ),
    Wrong("deathtouch is forgotten", {PERMANENTS + "deathtouched": _none}, ("sba-0105", "sba-0106"), rules=("704.5h",)),
    Wrong("planeswalkers stay", {PERMANENTS + "no_loyalty": _none}, ("sba-0107",), rules=("306.9", "704.5i")),
    Wrong("counters stay in pairs", {PERMANENTS + "opposite_counters": _none}, ("sba-0108",), rules=("704.5q",)),
    Wrong(
        "no legend rule",
        {DUPLICATES + "legend_rule": _none},
        ("copy-0115", "sba-0201", "sba-0202", "sba-0204", "copy-0155"),
        rules=("704.5j",),
    ),
    Wrong(
        "the legend rule is never off", {DUPLICATES + "legend_rule_is_off": _false}, ("sba-0204",), rules=("101.1", "704.5j")
    ),
    Wrong("no world rule", {DUPLICATES + "world_rule": _none}, ("sba-0205", "sba-0206"), rules=("704.5k",)),
    Wrong(
        "Auras stay",
        {ATTACHED + "auras": _none},
        ("sba-0207", "sba-0208", "sba-0209", "sba-0210", "bestow-0004"),
        rules=("303.4c", "704.5m"),
    ),
    Wrong(
        "tokens are cards elsewhere", {ZONES + "tokens_elsewhere": _none}, ("sba-0212", "sba-0213"), rules=("111.7", "704.5d")
    ),
    Wrong(
        "copies are cards elsewhere",
        {ZONES + "copies_elsewhere": _none},
        ("copy-0118", "copy-0203", "sba-0214", "copy-0031", "copy-0033"),
        rules=("704.5e", "707.10a"),
    ),
    Wrong("Equipment stays attached", {ATTACHED + "equipment": _none}, ("sba-0210",), rules=("704.5n",)),
    Wrong(
        "Equipment goes like an Aura",
        {ATTACHED + "equipment": _equipment_goes},
        ("sba-0210", "sba-0211"),
        rules=("301.5c", "704.5n"),
    ),
    Wrong("one check", {CHECK: _one_check}, ("sba-0111",), rules=("704.3",)),
    Wrong("what is no Equipment any more stays attached", {ATTACHED + "unattachable": _none}, ("sba-0215",), rules=("704.5p",)),
    Wrong("no limit of counters", {PERMANENTS + "too_many_counters": _none}, ("sba-0216",), rules=("704.5r",)),
    Wrong("a battle without defense stays", {BATTLES + "no_defense": _none}, ("sba-0217",), rules=("310.7", "704.5v")),
    Wrong(
        "a battle without defense goes at once", {BATTLES + "no_defense": _at_once}, ("sba-0217",), rules=("310.7", "704.5v")
    ),
    Wrong("a protector who left is not replaced", {BATTLES + "no_protector": _none}, ("sba-0218",), rules=("310.10", "704.5w")),
)
