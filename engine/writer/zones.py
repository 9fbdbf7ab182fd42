"""Writing zone changes: a new object each time, with last-known information of the old one (400.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ..events import zones as ev
from ..state.effects import ContinuousEffect, Lasting
from ..state.game_state import Attack, State
from ..state.objects import Characteristics, GameObject, LastKnown, ObjectId
from ..terms.zones import HIDDEN_ZONES, Zone
from .edit import change_object, fresh, put_in, take_out, tick, with_item, with_object, without

Look = Callable[[ObjectId], Characteristics]


def forget_combat(s: State, oid: ObjectId, part: str = "") -> State:
    """Remove a permanent from combat (506.4), also as the one attacked (506.4c); with `part` only as `attacking`,
    `blocking` or `attacked` (506.4d)."""
    c = s.combat
    if c is None:
        return s
    attackers: dict[ObjectId, Attack] = {
        a: (Attack(None, k.blocked, k.defending_player, k.declared) if k.defender == oid and part in ("", "attacked") else k)
        for a, k in c.attackers.items()
        if a != oid or part not in ("", "attacking")
    }
    blockers = dict(c.blockers)
    if part in ("", "attacking"):
        blockers = {b: tuple(a for a in k if a != oid) for b, k in blockers.items()}
    if part in ("", "blocking"):
        blockers.pop(oid, None)
    return replace(s, combat=replace(c, attackers=attackers, blockers=blockers))


def remove(s: State, oid: ObjectId, look: Look) -> State:
    """Take an object out of the game, keeping its last-known information."""
    o = s.objects[oid]
    copies = [e for e in s.effects.values() if e.copied and e.affected is not None and oid in e.affected]
    latest = max(copies, key=lambda e: e.timestamp, default=None)
    known = LastKnown(o, look(oid)) if latest is None else LastKnown(o, look(oid), latest.copied, latest.copied_face)
    s = replace(s, last_known=with_item(s.last_known, oid, known))
    s = take_out(s, o)
    s = replace(s, objects=without(s.objects, oid))
    return forget_combat(s, oid) if o.zone is Zone.BATTLEFIELD else s


def move(s: State, e: ev.Move, look: Look) -> tuple[State, ev.Move]:
    """An object changes zones; the event comes back with the new id."""
    old = s.objects[e.object] if e.object is not None else None
    new_id, s = fresh(s)
    stamp, s = tick(s)
    if old is not None:
        assert e.object is not None
        s = remove(s, e.object, look)
        s = replace(s, successor=with_item(s.successor, e.object, new_id))
        if old.zone is Zone.BATTLEFIELD:
            s = let_go(s, old.id)
    if old is not None and old.zone is Zone.STACK and e.to is Zone.BATTLEFIELD:
        s = carried_over(s, old.id, new_id)
    o = _new_object(s, e, old, new_id, stamp)
    if old is None:
        s = replace(s, next_physical=s.next_physical + 1)
    s = with_object(s, o)
    s = put_in(s, new_id, e.to, o.owner, e.position if e.to is Zone.LIBRARY else None)
    if e.to is Zone.BATTLEFIELD and e.entering is not None:
        s = _begin_with_entering(s, e.entering, o)
    return s, replace(e, new=new_id, old_zone=old.zone if old is not None else None)


def carried_over(s: State, spell: ObjectId, permanent: ObjectId) -> State:
    """Effects of resolved spells and abilities on a permanent spell, and prevention effects about it, go on for the
    permanent that it becomes (400.7a, 400.7c)."""
    effects, shields = dict(s.effects), dict(s.shields)
    for eid, e in s.effects.items():
        if e.affected is not None and spell in e.affected:
            lasting = replace(e.lasting, object=permanent) if e.lasting.object == spell else e.lasting
            affected = tuple(permanent if x == spell else x for x in e.affected)
            effects[eid] = replace(e, affected=affected, lasting=lasting)
    for sid, shield in s.shields.items():
        about = shield.about and tuple(permanent if x == spell else x for x in shield.about)
        bindings = {k: _followed(v, spell, permanent) for k, v in shield.bindings.items()}
        if about != shield.about or bindings != shield.bindings:
            shields[sid] = replace(shield, about=about, bindings=bindings)
    return replace(s, effects=effects, shields=shields)


def _followed(value: Any, spell: ObjectId, permanent: ObjectId) -> Any:
    """What a name of a prevention effect stands for, with the permanent in place of its spell."""
    if isinstance(value, tuple):
        return tuple(permanent if x == spell and type(x) is int else x for x in value)
    return permanent if type(value) is int and value == spell else value


def let_go(s: State, oid: ObjectId) -> State:
    """What was attached to a permanent that left stays where it is, attached to nothing that exists: state-based
    actions see to it (704.5m-n). Nothing is done here but to keep the old id, so that the abilities that look back
    find it (603.6e)."""
    return s


def _from_seed(s: State, e: ev.Move, new_id: ObjectId) -> GameObject:
    """What has just been created, and was in no zone."""
    assert e.seed is not None
    return GameObject(
        id=new_id,
        kind=e.seed.kind,  # type: ignore[arg-type]  # a seed is a token or a copy
        physical=(s.next_physical,),
        faces=e.seed.faces,
        layout=e.seed.layout,
        owner=e.seed.owner,
        zone=e.to,
    )


def _from_former(e: ev.Move, old: GameObject, new_id: ObjectId) -> GameObject:
    """The new object that a card or token becomes in another zone (400.7)."""
    return GameObject(
        id=new_id,
        kind=old.kind,
        physical=old.physical,
        faces=old.faces,
        layout=old.layout,
        owner=old.owner,
        zone=e.to,
        former=old.id,
        commander=old.commander,
    )


def _new_object(s: State, e: ev.Move, old: GameObject | None, new_id: ObjectId, stamp: int) -> GameObject:
    base = _from_seed(s, e, new_id) if old is None else _from_former(e, old, new_id)
    o = replace(base, timestamp=stamp, since=stamp, face_down=e.face_down, entered_turn=s.turn.number)
    if e.to is Zone.STACK:
        on = e.stack
        if on is not None and on.kind == "spell":
            on = replace(on, source=new_id)
        return replace(o, stack=on, controller=e.stack_controller, face=e.face)
    if e.to is not Zone.BATTLEFIELD or e.entering is None:
        return o
    g = e.entering
    return replace(
        o,
        controller=g.controller,
        tapped=g.tapped,
        counters=g.counters,
        face=g.face,
        face_down=g.face_down,
        attached_to=g.attached_to,
        chosen=g.chosen,
        links=g.links,
        announced=g.announced,
        kind="token" if o.kind == "copy" else o.kind,
    )


def _begin_with_entering(s: State, g: ev.Entering, o: GameObject) -> State:
    """Copy effects and other effects that begin with the entering itself (707.5, 611.2e)."""
    if g.copied:
        s = begin_effect(
            s,
            ContinuousEffect(
                id=0,
                source=o.id,
                controller=g.controller,
                timestamp=0,
                parts=(),
                affected=(o.id,),
                open=None,
                lasting=Lasting(name="game", player=g.controller),
                copied=g.copied,
                copied_face=g.copied_face,
            ),
        )
        s = change_object(s, o.id, chosen_under=max(s.effects))
    if g.parts:
        s = begin_effect(
            s,
            ContinuousEffect(
                id=0,
                source=o.id,
                controller=g.controller,
                timestamp=0,
                parts=g.parts,
                affected=(o.id,),
                open=None,
                lasting=Lasting(name="game", player=g.controller),
            ),
        )
    return s


def begin_effect(s: State, effect: ContinuousEffect) -> State:
    """Enter a continuous effect into the register with a fresh id and timestamp (613.7b)."""
    eid, s = fresh(s)
    stamp, s = tick(s)
    return replace(s, effects=with_item(s.effects, eid, replace(effect, id=eid, timestamp=stamp)))


def cease(s: State, e: ev.CeaseToExist | ev.LeaveGame, look: Look) -> State:
    """An object is no more, or is no longer in the game."""
    return remove(s, e.object, look) if e.object in s.objects else s


def emblem(s: State, e: ev.CreateEmblem) -> tuple[State, ev.CreateEmblem]:
    """An emblem appears in the command zone (114.1)."""
    new_id, s = fresh(s)
    stamp, s = tick(s)
    o = GameObject(
        id=new_id,
        kind="emblem",
        physical=(s.next_physical,),
        faces=e.seed.faces,
        owner=e.player,
        zone=Zone.COMMAND,
        controller=e.player,
        timestamp=stamp,
        since=stamp,
    )
    s = replace(s, next_physical=s.next_physical + 1)
    s = put_in(with_object(s, o), new_id, Zone.COMMAND, e.player, None)
    return s, replace(e, new=new_id)


def shuffle(s: State, e: ev.Shuffle) -> State:
    """The library gets the order that chance chose."""
    return _arranged(s, e.player, e.order) if e.order else s


def reorder(s: State, e: ev.Reorder) -> State:
    """The whole library in a new order."""
    return _arranged(s, e.player, e.order)


def _arranged(s: State, player: str, order: tuple[ObjectId, ...]) -> State:
    """A library in an order, without the cards that have left the game meanwhile (800.4a)."""
    there = tuple(o for o in order if o in s.objects)
    return replace(s, zones=with_item(s.zones, (Zone.LIBRARY, player), there))


def is_hidden(zone: Zone) -> bool:
    """Whether not all players can see the cards of a zone (400.2)."""
    return zone in HIDDEN_ZONES


def set_face(s: State, oid: ObjectId, **changes: Any) -> State:
    """Faces and face-down status, with the new timestamp of 613.7f-g."""
    stamp, s = tick(s)
    return change_object(s, oid, timestamp=stamp, **changes)
