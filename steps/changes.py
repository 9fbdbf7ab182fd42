"""``nothing else changes``: what differs between two observations, and what the scenario has named of it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..adapters.port import Observation, ObservedObject, StackKind
from ..engine.terms.zones import Zone
from .resolve import describe


class Change(msgspec.Struct, frozen=True):
    """One difference: of what (an object's key, or a player), in which aspect, and in words. ``also`` are
    further claims that name it: what a zone holds names what came to it and what left it."""

    subject: str
    aspect: str
    words: str
    also: tuple[tuple[str, str], ...] = ()


class Claims:
    """What the Then steps of a scenario have named: aspects of objects, of players, of the game."""

    def __init__(self) -> None:
        self.made: set[tuple[str, str]] = set()

    def add(self, subject: str, aspect: str) -> None:
        """An aspect of an object (by its key), or of a player; ``zone`` covers a move."""
        if aspect:
            self.made.add((subject, aspect))

    def cover(self, change: Change) -> bool:
        """Whether that change is named."""
        subject, aspect = change.subject, change.aspect
        named = ((subject, aspect), (subject, aspect.partition(".")[0]), *change.also)
        return any(claim in self.made for claim in named)


def key(thing: ObservedObject) -> str:
    """What an object is known by across zones: its ``ref``, or for one that has none its id."""
    return thing.ref or thing.id


def changes(before: Observation, after: Observation, moved: str | None) -> Iterator[Change]:
    """Zones, life, counters, damage, control and designations that differ. ``moved`` is the card acted on:
    its own move does not count."""
    old = {key(o): o for o in before.objects}
    new = {key(o): o for o in after.objects}
    for subject, thing in new.items():
        former = old.get(subject)
        if former is None:
            if not _copy_on_stack(thing):
                yield Change(subject, "zone", f"{describe(thing)} is new", _zones(thing))
        else:
            yield from _of_object(subject, former, thing, moved)
    for subject, former in old.items():
        if subject not in new and not _copy_on_stack(former):
            yield Change(subject, "zone", f"{describe(former)} is gone", _zones(former))
    yield from _of_stack(before, after)
    yield from _of_players(before, after)
    if before.day_night != after.day_night:
        yield Change("", "day_night", f"it is {after.day_night or 'neither day nor night'}")


def _copy_on_stack(thing: ObservedObject) -> bool:
    """A copy of a spell: it is part of the stack, and no card comes or goes with it."""
    return thing.zone == Zone.STACK and thing.ref is None


def _zones(thing: ObservedObject) -> tuple[tuple[str, str], ...]:
    aspect = f"in {thing.zone}"
    return ((thing.owner, aspect), ("", aspect))


def _of_object(subject: str, old: ObservedObject, new: ObservedObject, moved: str | None) -> Iterator[Change]:
    name = describe(old)
    if old.zone != new.zone or old.owner != new.owner:
        if subject != moved:
            yield Change(subject, "zone", f"{name} is now in {new.zone}", _zones(old) + _zones(new))
        return
    if old.id != new.id and subject != moved:
        yield Change(subject, "zone", f"{name} left and came back")
    if old.controller != new.controller:
        yield Change(subject, "controller", f"{name} is now controlled by {new.controller}")
    for kind in sorted({*old.counters, *new.counters}):
        was, now = old.counters.get(kind, 0), new.counters.get(kind, 0)
        if was != now:
            yield Change(subject, f"counters.{kind}", f"{name} has {now} {kind} counters instead of {was}")
    if old.damage != new.damage:
        yield Change(subject, "damage", f"{name} has {new.damage} damage instead of {old.damage}")
    if set(old.designations) != set(new.designations):
        yield Change(subject, "designations", f"{name} is now {', '.join(new.designations) or 'without designation'}")


def _of_stack(before: Observation, after: Observation) -> Iterator[Change]:
    old = {s.id for s in before.stack}
    new = {s.id for s in after.stack}
    for thing in after.stack:
        if thing.id not in old and (thing.kind != StackKind.SPELL or thing.copy):
            yield Change("", "stack", f"{describe(thing)} is new")
    for thing in before.stack:
        if thing.id not in new and (thing.kind != StackKind.SPELL or thing.copy):
            yield Change("", "stack", f"{describe(thing)} is gone")


def _of_players(before: Observation, after: Observation) -> Iterator[Change]:
    old = {p.name: p for p in before.players}
    for player in after.players:
        former = old.get(player.name)
        if former is None:
            continue
        if former.life != player.life:
            yield Change(player.name, "life", f"{player.name} has {player.life} life instead of {former.life}")
        for kind in sorted({*former.counters, *player.counters}):
            was, now = former.counters.get(kind, 0), player.counters.get(kind, 0)
            if was != now:
                yield Change(player.name, f"counters.{kind}", f"{player.name} has {now} {kind} counters, not {was}")
        if set(former.designations) != set(player.designations):
            held = ", ".join(player.designations) or "no designation"
            yield Change(player.name, "designations", f"{player.name} has {held}")
        if former.lost != player.lost:
            yield Change(player.name, "lost", f"{player.name} has lost")
