"""Rule 603.3: abilities that have triggered are put on the stack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ..cards.lang import abilities as ab
from ..choices import Choice, Procedure
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..derive.view import Live
from ..events import changes as ch
from ..events import course as co
from ..events import zones as zo
from ..kernel.asking import ask
from ..kernel.effects import carry_out
from ..kernel.pipeline import perform
from ..state.effects import Waiting
from ..state.objects import Announced, Copiable, ObjectId, OnStack, PlayerId
from ..terms.zones import Zone
from . import cr605_mana as mana
from .cr601_2_announcing import announce_choices

NO_CHARACTERISTICS = Copiable()
"""An ability on the stack has its text and no other characteristics (603.3, 602.2a)."""


@rule("603.3b")
def put_waiting(g: Game) -> Procedure[bool]:
    """Put the waiting abilities on the stack: in APNAP order, each player's own in the order they choose; those that
    trigger on another ability triggering after the rest. True when there were any."""
    if not g.state.waiting:
        return False
    waiting = g.state.waiting
    placed: dict[int, ObjectId] = {}
    for second in (False, True):
        for player in g.in_turn_order():
            mine = [w for w in waiting if w.controller == player and w.triggered_by_trigger is second]
            for w in (yield from in_order(g, player, mine)):
                oid = yield from put(g, on_what_is_placed(w, placed) if second else w)
                if oid is not None:
                    placed[w.id] = oid
    for w in waiting:  # of players who have left (800.4d)
        if w in g.state.waiting:
            yield from perform(g, [ch.NoLongerWaiting(waiting=w.id)], "800.4d")
    return True


def on_what_is_placed(w: Waiting, placed: Mapping[int, ObjectId]) -> Waiting:
    """An ability that triggered on another one's triggering, which has been put on the stack meanwhile, or is nothing."""
    that: int = w.bindings.get("that", 0)
    return replace(w, bindings={**w.bindings, "that": placed.get(that, ())}) if w.triggered_by_trigger else w


@rule("603.3b")
def in_order(g: Game, player: PlayerId, mine: list[Waiting]) -> Procedure[list[Waiting]]:
    """A player's triggered abilities in the order in which that player puts them on the stack."""
    if len(mine) < 2:
        return mine
    by_id = {w.id: w for w in mine}
    data: Mapping[str, Any] = {"waiting": tuple(mine)}
    answer = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="trigger order",
            options=tuple(by_id),
            least=len(mine),
            most=len(mine),
            rule="603.3b",
            data=data,
            check=lambda a: None,
        ),
    )
    return [by_id[i] for i in answer]


@rule("603.3", "603.3a", "603.3c", "603.3d")
def put(g: Game, w: Waiting) -> Procedure[ObjectId | None]:
    """Put one triggered ability on the stack, with its modes and targets; it is removed when a choice that it needs
    can't be made."""
    if mana.triggered_without_stack(g, w.abl.ability):
        yield from perform(g, [ch.NoLongerWaiting(waiting=w.id)], "605.4a")
        yield from _resolve_at_once(g, w)
        return None
    on = OnStack(
        kind="triggered",
        source=w.source,
        ability=w.abl.ability,
        number=w.abl.number,
        bindings=w.bindings,
        follow=w.follow,
        chapter=w.abl.number if isinstance(w.abl.ability, ab.Chapter) else None,
        keyword=w.abl.keyword,
    )
    seed = zo.TokenSeed(faces=(NO_CHARACTERISTICS,), owner=w.controller, kind="ability")
    move = zo.Move(seed=seed, to=Zone.STACK, cause="trigger", stack=on, stack_controller=w.controller)
    point = g.checkpoint()
    happened = yield from perform(g, [ch.NoLongerWaiting(waiting=w.id), move], "603.3", *on.keyword)
    oid = next(e.new for e in happened if isinstance(e, zo.Move))
    assert oid is not None
    ctx = Ctx(Live(g), w.controller, w.source, w.bindings, w.follow, stack_id=oid)
    announced = yield from announce_choices(g, ctx, oid, w.abl.ability)
    if announced is None:
        g.reverse_to(point)
        yield from perform(g, [ch.NoLongerWaiting(waiting=w.id)], "603.3d")
        g.remark("removed: a choice that it needs can't be made", ("603.3d",), (w.source, w.abl.number))
        return None
    placed = [co.AbilityOnStack(object=oid, player=w.controller), *became_targets(oid, announced)]
    yield from perform(g, placed, "603.3", *on.keyword)
    return oid


def became_targets(oid: ObjectId, announced: Announced) -> list[co.BecameTarget]:
    """The objects and players that became targets (115.1), each once."""
    targets = dict.fromkeys(t for group in announced.targets for t in group)
    return [co.BecameTarget(target=t, by=oid) for t in targets]


def _resolve_at_once(g: Game, w: Waiting) -> Procedure[None]:
    """A triggered mana ability doesn't use the stack (605.4a)."""
    ctx = Ctx(Live(g), w.controller, w.source, w.bindings, w.follow)
    ctx.keyword = w.abl.keyword
    yield from carry_out(g, getattr(w.abl.ability, "do", ()), ctx)
