"""Misreadings of what may be cast or played, from where, and when (601.3, 709, 712, 715)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgecall.engine.cards.lang import costs as lc
from judgecall.engine.cards.lang.continuous import CastFrom
from judgecall.engine.cards.lang.nouns import Number
from judgecall.engine.derive.game import Game
from judgecall.engine.events import course as co
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules.cr601_3_permission import Way
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, right


def _any_time(g: Game, p: Any, way: Any) -> str | None:
    return None if p.o.zone is Zone.GRAVEYARD else right("cr601_3_permission.wrong_time")(g, p, way)


def _adventure_anyway(g: Game, oid: int) -> Iterator[Any]:
    if g.state.objects[oid].layout != "adventure":
        yield from right("cr608_resolving.fizzle")(g, oid)
        return
    move = zo.Move(object=oid, to=Zone.EXILE, cause="resolve")
    yield from perform(g, [move, co.Resolved(object=oid, fizzled=True)], "608.2b")


def _any_part_from_exile(g: Game, player: str, oid: int) -> Iterator[Any]:
    yield from right("cr608_resolving.go_on_an_adventure")(g, player, oid)
    last = max(g.state.effects)
    effect = g.state.effects[last]
    plain = replace(effect, parts=tuple(replace(part, label="") for part in effect.parts))
    g.become(replace(g.state, effects={**g.state.effects, last: plain}))


def _fuses_anywhere(g: Game, oid: int) -> tuple[Any, ...]:
    faces: tuple[Any, ...] = right("cr601_prospect.faces_to_cast")(g, oid)
    fuse = g.view.obj(oid).layout == "split" and "fused" not in faces
    return (*faces, "fused") if fuse else faces


def _front_faces_only(g: Game, oid: int) -> tuple[int, ...]:
    return tuple(f for f in right("cr305_lands.land_faces")(g, oid) if f == 0)


def _any_face(g: Game, player: str, oid: int, free: bool = False, only_if: Any = None, *rest: Any) -> tuple[Any, ...]:
    found: tuple[Any, ...] = right("cr601_casting.openings_by_effect")(g, player, oid, free, None, *rest)
    return found


def _hand_for_any_zone(g: Game, p: Any) -> list[Any]:
    found: list[Any] = right("cr601_3_permission.permissions")(g, p)
    breach = any(part.spells for part, e in g.view.parts(CastFrom) if p.player == e.ctx.you)
    return [*found, Way()] if breach and p.o.zone is Zone.GRAVEYARD and p.o.owner == p.player else found


def _printed_permission_only(g: Game, p: Any, permission: Any) -> list[Any]:
    found: list[Any] = right("cr601_3_permission.offered")(g, p, permission)
    return [permission] if p.o.zone is Zone.LIBRARY else found


def _aftermath_from_anywhere(g: Game, p: Any) -> list[Any]:
    found: list[Any] = right("cr601_3_permission.permissions")(g, p)
    parts = p.there.view.parts_on(p.oid, CastFrom)
    return found or [Way(by=e.ctx.source) for part, e in parts if part.spells and p.player == e.ctx.you]


def _exiled_is_on_an_adventure(g: Game, p: Any) -> list[Any]:
    found: list[Any] = right("cr601_3_permission.permissions")(g, p)
    exiled = p.o.layout == "adventure" and p.o.zone is Zone.EXILE and p.o.owner == p.player and p.face == 0
    return [*found, Way()] if exiled and not found else found


def _flash_for_hands(g: Game, p: Any) -> bool:
    return p.o.zone is Zone.HAND and bool(right("cr601_3_permission.as_though_flash")(g, p))


def _life_of_the_front(g: Game, p: Any) -> list[Any]:
    found: list[Any] = right("cr601_3_permission.permissions")(g, p)
    front = Number(n=g.view.obj(p.oid).faces[0].mana_cost.mana_value() if g.view.obj(p.oid).faces[0].mana_cost else 0)
    lives = (lc.PayLife(amount=front),)
    return [replace(w, cost=lives) if w.cost and isinstance(w.cost[0], lc.PayLife) else w for w in found]


WRONG = (
    Wrong(
        "a permission to cast from the graveyard is one to do it at any time",
        {"cr601_3_permission.wrong_time": _any_time},
        ("escape-0003", "escape-0052", "flashback-0006", "retrace-0003"),
        rules=("307.1",),
    ),
    Wrong(
        "an Adventure without a legal target is exiled",
        {"cr608_resolving.fizzle": _adventure_anyway},
        ("adventure-0004",),
        rules=("608.2b",),
    ),
    Wrong(
        "a card on an adventure can be cast as an Adventure again",
        {"cr608_resolving.go_on_an_adventure": _any_part_from_exile},
        ("adventure-0001", "adventure-0002", "adventure-0009"),
        rules=("715.3d",),
    ),
    Wrong(
        "a card with fuse can be fused from anywhere",
        {"cr601_prospect.faces_to_cast": _fuses_anywhere},
        ("split-0003",),
        rules=("702.102a", "709.3"),
    ),
    Wrong(
        "only front faces are played as lands",
        {"cr305_lands.land_faces": _front_faces_only},
        ("mdfc-0001", "mdfc-0007"),
        rules=("305.1", "712.12"),
    ),
    Wrong(
        "cascade lets any face of the card be cast",
        {"cr601_casting.openings_by_effect": _any_face},
        ("cascade-0005",),
        rules=("702.85a",),
    ),
    Wrong(
        "a permission for one zone is one for the graveyard too",
        {"cr601_3_permission.permissions": _hand_for_any_zone},
        ("jump-start-0002", "permission-0009", "permission-0014", "retrace-0002"),
        rules=("601.3", "702.81a", "702.133a"),
    ),
    Wrong(
        "from a library a card can be cast for its mana cost only",
        {"cr601_3_permission.offered": _printed_permission_only},
        ("permission-0003",),
        rules=("118.9a", "601.2b"),
    ),
    Wrong(
        "the half with aftermath is cast from wherever the card may be cast",
        {"cr601_3_permission.permissions": _aftermath_from_anywhere},
        ("aftermath-0005",),
        rules=("601.3", "702.127a"),
    ),
    Wrong(
        "every adventurer card in exile is on an adventure",
        {"cr601_3_permission.permissions": _exiled_is_on_an_adventure},
        ("adventure-0011",),
        rules=("601.3", "715.3d"),
    ),
    Wrong(
        "flash that an effect gives is for cards in hand",
        {"cr601_3_permission.as_though_flash": _flash_for_hands},
        ("flashback-0013",),
        rules=("601.3b", "702.8a"),
    ),
    Wrong(
        "a part of a card is cast for as much life as the card is worth",
        {"cr601_3_permission.permissions": _life_of_the_front},
        ("permission-0015",),
        rules=("202.3",),
    ),
)
