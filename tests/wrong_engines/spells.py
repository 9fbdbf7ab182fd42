"""Misreadings of casting a spell, in the order of 601, and of the parts of a card that are cast (709, 712, 715)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.state.objects import ObjectId
from judgecall.engine.terms.zones import Zone
from wrong import Wrong, false, none, nothing, right, undone

PERMISSION = "cr601_3_permission."
FACES = "cr601_prospect.faces_to_cast"
PROPOSAL = "cr601_2_proposal."


def _no_face(fits: Callable[[Any, Any], bool]) -> Callable[..., Any]:
    """Some faces of a card are never cast."""

    def faces(g: Game, oid: ObjectId) -> tuple[Any, ...]:
        layout = g.view.obj(oid).layout
        found = right(FACES)(g, oid)
        return tuple(f for f in found if not fits(layout, f))

    return faces


def _ways(fits: Callable[[Any, Any], bool]) -> Callable[..., Any]:
    """Some permissions are not known."""

    def permissions(g: Game, p: Any) -> list[Any]:
        return [w for w in right(PERMISSION + "permissions")(g, p) if fits(p, w)]

    return permissions


def _first(name: str) -> Callable[..., Any]:
    """The first of several is the only one."""

    def first(g: Game, *rest: Any) -> Any:
        return right(name)(g, *rest)[:1]

    return first


def _own_cost(g: Game, p: Any, permission: Any) -> list[Any]:
    """No alternative cost of a card is known, only what rules and effects say."""
    return [w for w in right(PERMISSION + "offered")(g, p, permission) if w.label in ("", permission.label)]


def _free_is_no_way(g: Game, p: Any) -> list[Any]:
    """No effect lets a card be cast without paying."""
    return [w for w in right(PERMISSION + "permissions")(g, p) if not w.free]


def _mana_only(g: Game, p: Any, *rest: Any) -> Any:
    """Costs other than mana are announced and not paid."""
    yield from ()
    return ()


def _who_is_next(g: Game, first: str | None = None, checked: bool = False, passed: Any = frozenset()) -> Iterator[Any]:
    """The next player in turn order has priority first."""
    player = first if first is not None else g.state.turn.active
    busy = bool(g.view.zone(Zone.STACK))
    yield from right("cr117_priority.priority_round")(g, g.in_turn_order(player)[1] if busy else player, checked, passed)


def _fused(layout: Any, face: Any) -> bool:
    return layout == "split" and not isinstance(face, int)


WRONG = [
    # 601.2
    Wrong(
        "a spell is cast for its mana cost",
        {PERMISSION + "offered": _own_cost},
        ("cost-0011",),
        ("118.9",),
    ),
    Wrong(
        "one permission hides another",
        {PERMISSION + "permissions": _first(PERMISSION + "permissions")},
        ("adventure-0010", "permission-0006", "permission-0012", "overload-0004", "split-0005"),
        ("601.3", "118.9"),
    ),
    Wrong(
        "one way hides another",
        {PERMISSION + "ways": _first(PERMISSION + "ways")},
        ("cost-0005", "escape-0014", "jump-start-0003", "morph-0002", "evoke-0003"),
        ("118.9", "118.9a"),
    ),
    Wrong(
        "there are no additional costs",
        {PROPOSAL + "additional_costs": nothing},
        ("aftermath-0001", "copy-0058", "copy-0059", "copy-0060", "madness-0004"),
        ("118.8",),
    ),
    Wrong(
        "costs never change",
        {"cr601_2f_total.changes": undone},
        ("adventure-0006", "affinity-0001", "cost-0005", "casting-0019"),
        ("601.2f",),
    ),
    Wrong(
        "generic mana is never reduced",
        {"cr601_2f_total.reduce": undone},
        ("emerge-0001", "emerge-0002", "affinity-0001"),
        ("118.7a",),
    ),
    Wrong(
        "costs other than mana are not paid",
        {"cr601_2h_paying.pay_total": undone},
        ("artifact-0014", "casting-0003", "madness-0004", "cost-0010", "trigger-0101"),
        ("601.2h", "118.3"),
    ),
    Wrong(
        "nothing is ever cast",
        {"cr601_casting.becomes_cast": undone},
        ("casting-0008", "cascade-0001", "copy-0057", "kicker-0010", "copy-0200"),
        ("601.2i",),
    ),
    Wrong(
        "a spell is forgotten",
        {"cr601_casting.becomes_cast": undone},
        ("surge-0002", "cast-this-turn-0001", "casting-0001", "escape-0020"),
        ("601.2i",),
    ),
    # 601.3, 601.5
    Wrong(
        "what allowed a spell must last",
        {PERMISSION + "still_permitted": false},
        ("casting-0015", "escape-0021", "permission-0012"),
        ("601.5",),
    ),
    Wrong(
        "any spell may be cast",
        {PERMISSION + "prohibited": none},
        ("casting-0012", "escape-0032", "flashback-0010", "madness-0007", "permission-0007"),
        ("601.3", "101.2"),
    ),
    Wrong(
        "a sorcery is cast at any time",
        {PERMISSION + "wrong_time": none},
        ("adventure-0005", "sorcery-0001", "spectacle-0004"),
        ("307.1",),
    ),
    Wrong(
        "a creature is cast at any time",
        {PERMISSION + "wrong_time": none},
        ("dash-0005", "escape-0004", "escape-0053", "evoke-0005", "morph-0003"),
        ("302.1",),
    ),
    Wrong(
        "aftermath is for nothing",
        {PERMISSION + "permissions": _ways(lambda p, w: w.label != "aftermath")},
        ("aftermath-0001", "aftermath-0003", "aftermath-0004", "aftermath-0006", "aftermath-0002"),
        ("702.127a",),
    ),
    Wrong(
        "no effect allows to cast a card",
        {PERMISSION + "permissions": _ways(lambda p, w: not w.label or w.label in ("aftermath", "plot"))},
        ("adventure-0008", "retrace-0005"),
        ("601.3",),
    ),
    # 117.3
    Wrong(
        "the opponent has priority first",
        {"cr117_priority.priority_round": _who_is_next},
        ("casting-0004", "aftermath-0006", "jump-start-0005", "escape-0020"),
        ("117.3b", "117.3c"),
    ),
    # 608.2g
    Wrong(
        "nothing is cast while something resolves",
        {"cr601_casting.cast_during_resolution": undone},
        ("madness-0003", "miracle-0001", "resolve-0113", "madness-0007", "escape-0054"),
        ("608.2g",),
    ),
    # the parts
    Wrong(
        "no card is cast as its Adventure",
        {FACES: _no_face(lambda layout, f: layout == "adventure" and f == 1)},
        ("adventure-0006", "adventure-0008", "adventure-0010", "copy-0040", "adventure-0005"),
        ("715.3",),
    ),
    Wrong(
        "no card is cast as its right half",
        {FACES: _no_face(lambda layout, f: layout == "split" and f == 1)},
        ("copy-0039", "escape-0019", "split-0001"),
        ("709.3",),
    ),
    Wrong("no card is fused", {FACES: _no_face(_fused)}, ("split-0005",), ("702.102a",)),
    Wrong(
        "an Adventure is put into the graveyard",
        {"cr614_finding.goes_on_an_adventure": lambda g, e, o: False},
        ("cascade-0007", "adventure-0008", "escape-0017", "adventure-0010"),
        ("715.3d",),
    ),
]
