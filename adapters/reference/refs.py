"""How the port names the objects of the engine, and how what the port names is found among them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...engine.cards.lang import abilities as ab
from ...engine.derive.game import Game
from ...engine.rules import cr707_copying as copying
from ...engine.rules.cr113_8_sourceless import designation_of
from ...engine.state.effects import Waiting
from ...engine.state.objects import NO_SOURCE, Abl, Characteristics, GameObject, ObjectId, OnStack, Recipient
from ...engine.terms.zones import OWNED_ZONES, Zone
from .. import port
from . import abilities


class NotFound(Exception):
    """Nothing in the game is what a message means; ``message`` says what was looked for."""


class Refs:
    """The names of one game's objects: ids are the engine's, a ``ref`` belongs to a physical card or token."""

    def __init__(self, refs: dict[int, str], visible_to: dict[int, tuple[str, ...]] | None = None) -> None:
        self.by_physical = refs
        self.visible_to = visible_to or {}

    def ref_of(self, o: GameObject) -> str | None:
        """The alias of a card or token, in whatever zone it is."""
        for p in o.physical:
            if p in self.by_physical:
                return self.by_physical[p]
        return None

    # --- to the port ---

    def object(self, g: Game, oid: ObjectId) -> port.ObjectRef:
        """An object with all that is known of it; an ability on the stack is described by its source, a permanent that
        is about to enter by what it still is (614.12)."""
        view = g.view
        if oid not in g.state.objects and oid not in g.state.last_known and oid != NO_SOURCE:
            return self._entering(g, oid)
        o = view.obj(oid)
        if o.kind == "ability" and o.stack is not None:
            return self._ability_on_stack(g, o, o.stack)
        return port.ObjectRef(
            id=str(oid),
            ref=None if is_copy(o) else self.ref_of(o),
            name=view.chars(oid).name or None,
            zone=o.zone,
            owner=o.owner,
            controller=view.controller(oid),
            token=True if o.kind == "token" else None,
            copy=True if is_copy(o) else None,
        )

    def _entering(self, g: Game, oid: ObjectId) -> port.ObjectRef:
        look = g.entering_view
        if look is None or look[3].new != oid:
            return port.ObjectRef(id=str(oid))
        if look[3].object is not None:
            return self.object(g, look[3].object)
        there = look[2].obj(oid)
        return port.ObjectRef(
            id=str(oid), name=look[2].chars(oid).name or None, token=True, owner=there.owner, controller=there.controller
        )

    def knows(self, g: Game, oid: ObjectId) -> bool:
        """Whether there is, was, or is about to be such an object."""
        if oid in g.state.objects or oid in g.state.last_known:
            return True
        return g.entering_view is not None and g.entering_view[3].new == oid

    def waiting_source(self, g: Game, w: Waiting) -> port.ObjectRef:
        """The source of an ability that has triggered; of an inherent ability the designation (725.2)."""
        if w.source == NO_SOURCE:
            return port.ObjectRef(name=designation_of(w.abl.ability) or None)
        return self.object(g, w.source)

    def name_of(self, g: Game, oid: ObjectId, abl: Abl) -> port.Ability:
        """How the port names an ability that an object has now."""
        return abilities.named(abl, own_text(g, oid), granter(g, abl), chars(g, oid).abilities)

    def _ability_on_stack(self, g: Game, o: GameObject, on: OnStack) -> port.ObjectRef:
        source = g.view.obj(on.source)
        return port.ObjectRef(
            id=str(o.id),
            ref=self.ref_of(source),
            name=source_name(g, on) or None,
            zone=Zone.STACK,
            owner=o.owner,
            controller=g.view.controller(o.id),
            token=True if source.kind == "token" else None,
            copy=True if on.is_copy else None,
            ability=self.stack_ability(g, on),
        )

    def recipient(self, g: Game, r: Recipient) -> port.OfObject | port.OfPlayer:
        """An object or a player as a value."""
        return port.OfPlayer(player=r) if isinstance(r, str) else port.OfObject(object=self.object(g, r))

    def stack_ability(self, g: Game, on: OnStack) -> port.Ability:
        """Which ability of its source an ability on the stack is."""
        if on.ability is None:
            return port.Ability()
        return self.ability(g, on.source, on.ability, on.number)

    def ability(self, g: Game, source: ObjectId, ability: ab.Ability, number: int) -> port.Ability:
        """Which ability of an object it is, by its text, or as the object has or last had it."""
        if source == NO_SOURCE:
            return port.Ability(number=number or None)
        chapter = number if isinstance(ability, ab.Chapter) else None
        printed = own_text(g, source)
        candidates = (*g.view.chars(source).abilities, *printed)
        found = abilities.matching(ability, [a for a in candidates if a.number == number])
        found = found or abilities.matching(ability, candidates)
        if found is None:
            return port.Ability(chapter=chapter)
        if chapter is not None and found.number != chapter:
            found = next((a for a in printed if a.ability == ability and a.number == chapter), found)
        return self.name_of(g, source, found)

    # --- from the port ---

    def find(self, g: Game, wanted: port.ObjectRef) -> ObjectId:
        """The object that a message means. Raises NotFound."""
        if wanted.id is not None:
            oid = int(wanted.id) if wanted.id.isdigit() else -1
            if oid in g.state.objects:
                return oid
            raise NotFound(f"there is no object {wanted.id} ({wanted.name or wanted.ref or ''}) any more")
        found = [oid for oid in _in_order(g) if self._fits(g, wanted, oid)]
        if wanted.nth is not None:
            found = found[wanted.nth - 1 : wanted.nth]
        if not found:
            raise NotFound(f"nothing in the game is {wanted.ref or wanted.name or wanted}")
        return found[0]

    def _fits(self, g: Game, wanted: port.ObjectRef, oid: ObjectId) -> bool:
        actual = self.object(g, oid)
        if (wanted.ability is None) is not (actual.ability is None):
            return False
        if wanted.ability is not None and not abilities.fits(wanted.ability, actual.ability or port.Ability()):
            return False
        pairs = (
            (wanted.ref, actual.ref),
            (wanted.name, actual.name),
            (wanted.zone, actual.zone),
            (wanted.owner, actual.owner),
            (wanted.controller, actual.controller),
        )
        if any(w is not None and w != a for w, a in pairs):
            return False
        return not ((wanted.token and not actual.token) or (wanted.copy and not actual.copy))

    def find_recipient(self, g: Game, value: port.Value) -> Recipient:
        """The object or player that a value means. Raises NotFound."""
        if isinstance(value, port.OfPlayer):
            if value.player not in g.state.players:
                raise NotFound(f"{value.player!r} is no player of this game")
            return value.player
        if isinstance(value, port.OfObject):
            return self.find(g, value.object)
        raise NotFound(f"{value!r} is no object or player")

    def find_ability(self, g: Game, oid: ObjectId, wanted: port.Ability, kind: str | None = None) -> Abl | None:
        """The ability of an object that a message means, as the object has it now."""
        for a in g.view.chars(oid).abilities:
            if kind is not None and abilities.kind_of(a.ability) != kind:
                continue
            if abilities.fits(wanted, self.name_of(g, oid, a)):
                return a
        return None


def source_name(g: Game, on: OnStack) -> str:
    """The name of an ability's source; of an inherent ability, which has none, that of the designation (725.2)."""
    return designation_of(on.ability) if on.source == NO_SOURCE else g.view.chars(on.source).name


def is_copy(o: GameObject) -> bool:
    """Whether it is a copy of a spell, card or ability, and no card or permanent (707.10)."""
    return o.kind == "copy" or (o.stack is not None and o.stack.is_copy)


def chars(g: Game, oid: ObjectId) -> Characteristics:
    """Characteristics of an object, also of a permanent that is about to enter (614.12)."""
    look = g.entering_view
    if look is not None and look[3].new == oid and oid not in g.state.objects and oid not in g.state.last_known:
        found: Characteristics = look[2].chars(oid)
        return found
    return g.view.chars(oid)


def own_text(g: Game, oid: ObjectId) -> tuple[Abl, ...]:
    """The abilities of an object's own text: what it copied, or what is printed (707.2)."""
    if oid == NO_SOURCE:
        return ()
    if oid not in g.state.objects and oid not in g.state.last_known:
        return tuple(a for a in chars(g, oid).abilities if a.origin == "text")
    faces, face = copying.copiable_values(g, oid)
    return faces[min(face, len(faces) - 1)].abilities


def granter(g: Game, abl: Abl) -> str | None:
    """The name of the object whose effect gives an ability."""
    if abl.origin != "granted" or not abl.mark:
        return None
    key: Any = abl.mark[0]
    if not isinstance(key, tuple) or len(key) < 2:
        return None
    if key[0] == "static":
        return g.view.chars(key[1]).name
    effect = g.state.effects.get(key[1])
    return g.view.chars(effect.source).name if effect is not None else None


def _in_order(g: Game) -> Iterator[ObjectId]:
    """All objects in the order of observation: those on the battlefield and the stack first."""
    yield from g.view.zone(Zone.BATTLEFIELD)
    yield from reversed(g.view.zone(Zone.STACK))
    for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY):
        for player in g.state.order if zone in OWNED_ZONES else (None,):
            yield from g.view.zone(zone, player)
