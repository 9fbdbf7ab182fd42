"""Small edits of a state, spelled out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from ..state.game_state import PlayerState, State
from ..state.objects import GameObject, ObjectId, PlayerId
from ..terms.zones import OWNED_ZONES, Zone

K = TypeVar("K")
V = TypeVar("V")


def with_item(mapping: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    """The mapping with one entry set."""
    new = dict(mapping)
    new[key] = value
    return new


def without(mapping: Mapping[K, V], key: K) -> dict[K, V]:
    """The mapping without an entry."""
    new = dict(mapping)
    new.pop(key, None)
    return new


def with_object(s: State, o: GameObject) -> State:
    """The state with this object in place of the one of its id."""
    return replace(s, objects=with_item(s.objects, o.id, o))


def change_object(s: State, oid: ObjectId, **changes: Any) -> State:
    """The state with some fields of an object changed; unchanged when there is no such object."""
    o = s.objects.get(oid)
    return s if o is None else with_object(s, replace(o, **changes))


def change_player(s: State, name: PlayerId, **changes: Any) -> State:
    """The state with some fields of a player changed."""
    p: PlayerState = replace(s.players[name], **changes)
    return replace(s, players=with_item(s.players, name, p))


def zone_key(zone: Zone, owner: PlayerId) -> tuple[Zone, PlayerId | None]:
    """The key of a zone in `State.zones`, for an object of that owner."""
    return (zone, owner if zone in OWNED_ZONES else None)


def take_out(s: State, o: GameObject) -> State:
    """The state without an object in its zone's list."""
    key = zone_key(o.zone, o.owner)
    ids = tuple(i for i in s.zones.get(key, ()) if i != o.id)
    return replace(s, zones=with_item(s.zones, key, ids))


def put_in(s: State, oid: ObjectId, zone: Zone, owner: PlayerId, position: int | None) -> State:
    """The state with an id in a zone's list: at an index, -1 or None the end."""
    key = zone_key(zone, owner)
    ids = s.zones.get(key, ())
    ids = (*ids, oid) if position is None or position < 0 or position > len(ids) else (*ids[:position], oid, *ids[position:])
    return replace(s, zones=with_item(s.zones, key, ids))


def fresh(s: State) -> tuple[int, State]:
    """A new id for an object or effect, and the state in which it is used up."""
    return s.next_id, replace(s, next_id=s.next_id + 1)


def tick(s: State) -> tuple[int, State]:
    """A new timestamp (613.7), and the state in which it is used up."""
    return s.next_timestamp, replace(s, next_timestamp=s.next_timestamp + 1)


def add_counters(counters: Mapping[str, int], kind: str, n: int) -> dict[str, int]:
    """Counters with n more (or fewer) of a kind, never below zero; kinds with none left are dropped."""
    new = dict(counters)
    left = new.get(kind, 0) + n
    if left > 0:
        new[kind] = left
    else:
        new.pop(kind, None)
    return new
