"""Rule 613.7m: the timestamps of what enters the battlefield at the same time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from ..cards.lang import abilities as ab
from ..cards.lang import continuous as con
from ..cards.lang import nouns as n
from ..choices import Choice, Procedure
from ..derive.citation import rule
from ..derive.cr613_1_order import LAYER_PARTS, layer_of
from ..derive.cr613_layers import statics_of
from ..derive.game import Game
from ..events import zones as zo
from ..events.base import Event
from ..kernel import hooks
from ..kernel.asking import ask
from ..state.objects import ObjectId, PlayerId
from .cr707_copying import own_values

_ADDING = (
    con.GainAbilities,
    con.GainChosenAbility,
    con.AddTypes,
    con.AddColors,
    con.AllCreatureTypes,
    con.ChangePT,
    con.SwitchPT,
)
"""Parts that don't undo each other: of two of them the order makes no difference."""


class Effect(NamedTuple):
    """A part of a continuous effect that a permanent brings with it, and the one object that it is confined to (None:
    it may apply to any)."""

    part: Any
    layer: str
    only: Any


@hooks.several_enter
def ordered(g: Game, events: Sequence[Event]) -> Procedure[list[Event]]:
    """The events of a batch, in which those by which permanents enter stand in the order of their timestamps."""
    entering = {i: e.entering.controller for i, e in enumerate(events) if isinstance(e, zo.Move) and e.entering is not None}
    turns = {p: k for k, p in enumerate(g.in_turn_order())}
    order = sorted(entering, key=lambda i: turns.get(entering[i], len(turns)))
    for player in turns:
        objects = of_consequence(g, [e for i in order if entering[i] == player and isinstance(e := events[i], zo.Move)])
        if objects:
            chosen = yield from timestamp_order(g, player, tuple(objects))
            at = {e.object: i for i in order if isinstance(e := events[i], zo.Move)}
            places = [k for k, i in enumerate(order) if i in {at[o] for o in chosen}]
            for k, o in zip(places, chosen, strict=True):
                order[k] = at[o]
    out = list(events)
    for place, i in zip(sorted(entering), order, strict=True):
        out[place] = events[i]
    return out


@rule("613.7m", "101.4")
def timestamp_order(g: Game, player: PlayerId, objects: tuple[ObjectId, ...]) -> Procedure[tuple[ObjectId, ...]]:
    """The relative order of their timestamps, the earliest first: as their controller chooses."""
    answer: tuple[ObjectId, ...] = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="order",
            about="timestamps",
            options=objects,
            least=len(objects),
            most=len(objects),
            rule="613.7m",
            check=lambda a: None,
        ),
    )
    return answer


def of_consequence(g: Game, moves: Sequence[zo.Move]) -> list[ObjectId]:
    """Those of one player's entering objects of which the order can ever make a difference."""
    effects = {e.object: tuple(_effects(g, e)) for e in moves if e.object is not None}
    found: set[ObjectId] = set()
    for a, b in combinations(effects, 2):
        if any(_collide(p, q) for p in effects[a] for q in effects[b]):
            found |= {a, b}
    return [o for o in effects if o in found]


def _effects(g: Game, e: zo.Move) -> Iterator[Effect]:
    """The effects of its static abilities that change characteristics or control; what enters face down has none
    (708.2a)."""
    if e.entering is not None and e.entering.face_down:
        return
    for a in own_values(g, e).abilities:
        for s in statics_of(a):
            for p in () if s.defines else s.parts:
                if isinstance(p, LAYER_PARTS):
                    yield Effect(p, layer_of(p, False), _confined_to(e, s.what))


def _confined_to(e: zo.Move, what: Any) -> Any:
    """An ability that affects only its own object, or only what it is attached to: attached anew, it has a new timestamp
    (613.7e)."""
    if what == n.Ref(name="self"):
        return e.object
    if what == n.Ref(name="attached"):
        target = e.entering.attached_to if e.entering is not None else None
        return target if target is not None else ("nothing", e.object)
    return None


def _collide(p: Effect, q: Effect) -> bool:
    """Whether the one of two effects that is applied later may win over the other."""
    if p.layer != q.layer or p.part == q.part or (None not in (p.only, q.only) and p.only != q.only):
        return False
    if p.layer == "6":
        return _takes_away(p.part, q.part) or _takes_away(q.part, p.part)
    return not (isinstance(p.part, _ADDING) and isinstance(q.part, _ADDING))


def _takes_away(loss: Any, gain: Any) -> bool:
    """Whether an effect takes away what another one gives, if it is applied later; "can't have" does so in any order
    (613.1f)."""
    if isinstance(gain, con.GainChosenAbility):
        return isinstance(loss, con.LoseAbilities | con.LoseAllAbilities)
    if not isinstance(gain, con.GainAbilities):
        return False
    names = {a.name for a in gain.abilities if isinstance(a, ab.Keyword)}
    return isinstance(loss, con.LoseAllAbilities) or (isinstance(loss, con.LoseAbilities) and bool(names & set(loss.keywords)))
