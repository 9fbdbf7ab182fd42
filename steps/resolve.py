"""Finds the objects of an observation that a literal means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..adapters.port import Ability, ObjectRef, Observation, ObservedAbility, ObservedObject, StackKind, StackObject
from ..engine.terms.zones import Zone
from .literals import ObjectLiteral, to_roman
from .names import Names

Found = ObservedObject | StackObject


class Finder:
    """Looks literals up in one observation."""

    def __init__(self, seen: Observation, names: Names) -> None:
        self.seen = seen
        self.names = names
        self.by_id = {thing.id: thing for thing in seen.objects}

    def all(self, wanted: ObjectLiteral) -> list[Found]:
        """All objects that fit. A card is meant by its printed name; only when there is none such, by its
        present one."""
        if wanted.ability is not None or wanted.copy:
            found: Sequence[Found] = [s for s in self.seen.stack if self._on_stack(s, wanted)]
            if not found and wanted.ability is None:
                found = [o for o in self.seen.objects if o.copy and self._fits(o, wanted, printed=False)]
        else:
            found = [o for o in self.seen.objects if self._fits(o, wanted, printed=True)]
            found = found or [o for o in self.seen.objects if self._fits(o, wanted, printed=False)]
        if wanted.nth is not None:
            found = found[wanted.nth - 1 : wanted.nth]
        return list(found)

    def named(self, wanted: ObjectLiteral, among: Sequence[ObservedObject]) -> list[ObservedObject]:
        """All of these that the literal means, cards as well as tokens and copies that have the name now."""
        ids = {f.id for f in self.all(wanted)}
        if wanted.nth is None and not wanted.copy and wanted.ability is None:
            ids |= {o.id for o in among if self._fits(o, wanted, printed=False)}
        return [o for o in among if o.id in ids]

    def preferred(self, wanted: ObjectLiteral, zones: Iterable[Zone] = (Zone.BATTLEFIELD, Zone.STACK)) -> list[Found]:
        """Those that fit in the first of these zones that has one, or else all."""
        found = self.all(wanted)
        if wanted.zone is None:
            for zone in zones:
                here = [f for f in found if zone_of(f) == zone]
                if here:
                    return here
        return found

    def _fits(self, thing: ObservedObject, wanted: ObjectLiteral, *, printed: bool) -> bool:
        if not self._place_fits(thing.zone, thing.owner, thing.controller, wanted):
            return False
        if wanted.token and not thing.token:
            return False
        if wanted.alias:
            return thing.ref == wanted.name
        return self._printed(thing, wanted.name) if printed else thing.name in called(wanted.name, wanted.token)

    def _printed(self, thing: ObservedObject, name: str) -> bool:
        """Whether it is that card: by its own name whichever face is up, by another face's only while that is up."""
        if thing.token or not thing.printed:
            return False
        if thing.printed == name:
            return True
        definition = self.names.cards.find(name)
        return definition is not None and definition.name == thing.printed and name in (thing.face, thing.name)

    def _place_fits(self, zone: Zone, owner: str, controller: str, wanted: ObjectLiteral) -> bool:
        return (
            wanted.zone in (None, zone)
            and wanted.owner in (None, owner)
            and wanted.whose in (None, controller if zone in (Zone.BATTLEFIELD, Zone.STACK) else owner)
        )

    def stack_fits(self, thing: StackObject, wanted: ObjectLiteral) -> bool:
        """Whether this object on the stack is one that the literal means; a copy is meant by ``copy of``
        only."""
        if wanted.ability is not None or wanted.copy:
            return self._on_stack(thing, wanted)
        spell = self.by_id.get(thing.id)
        if spell is None or thing.copy or thing.kind != StackKind.SPELL:
            return False
        return self._fits(spell, wanted, printed=True) or self._fits(spell, wanted, printed=False)

    def _on_stack(self, thing: StackObject, wanted: ObjectLiteral) -> bool:
        if not self._place_fits(Zone.STACK, thing.owner, thing.controller, wanted):
            return False
        if wanted.copy and not thing.copy:
            return False
        if wanted.ability is None:
            if thing.kind != StackKind.SPELL:
                return False
        elif thing.kind == StackKind.SPELL or not ability_fits(thing.ability, wanted.ability):
            return False
        if wanted.alias:
            return thing.source_ref == wanted.name or (wanted.copy and thing.name == self.names.aliases[wanted.name])
        source = self.by_id.get(thing.source or "")
        if wanted.token and wanted.ability is not None and (source is None or not source.token):
            return False
        definition = self.names.cards.find(wanted.name)
        printed = source.printed if source is not None and not source.token else ""
        return wanted.name in (thing.name, printed) or (definition is not None and definition.name in (thing.name, printed))


def called(name: str, token: bool | None) -> tuple[str, ...]:
    """The names that a literal may mean: ``token Knight`` is also a token called Knight Token (111.4)."""
    return (name, f"{name} Token") if token else (name,)


def ability_fits(actual: Ability | None, wanted: Ability) -> bool:
    """Whether an ability is the wanted one; a wanted one without any field is any."""
    if wanted == Ability():
        return True
    if actual is None:
        return False
    fields = ("number", "chapter", "keyword", "granted")
    return all(getattr(wanted, f) in (None, getattr(actual, f)) for f in fields)


def zone_of(found: Found) -> Zone:
    """The zone of an object."""
    return found.zone if isinstance(found, ObservedObject) else Zone.STACK


def reference(found: Found, text: ObjectLiteral | None = None) -> ObjectRef:
    """How the port names an object that has been found."""
    if isinstance(found, StackObject):
        ref = found.source_ref if found.kind != StackKind.SPELL or not found.copy else None
        return ObjectRef(id=found.id, ref=ref, name=found.name, zone=Zone.STACK, copy=found.copy or None, ability=found.ability)
    nth = text.nth if text is not None else None
    return ObjectRef(id=found.id, ref=found.ref, name=found.name or found.printed, zone=found.zone, nth=nth)


def describe(found: Found) -> str:
    """An object in words, for messages: ``Grizzly Bears (Alice, battlefield)``."""
    if isinstance(found, StackObject):
        copy = "copy of " if found.copy else ""
        ability = "" if found.kind == StackKind.SPELL else describe_ref(found.ability or Ability())
        return f"{copy}{ability}{found.name} ({found.controller}, stack)"
    token = "token " if found.token else ""
    alias = f", {found.ref}" if found.ref and ":" not in found.ref else ""
    whose = found.controller if found.zone in (Zone.BATTLEFIELD, Zone.STACK) else found.owner
    return f"{token}{found.name or found.printed or 'a hidden card'} ({whose}, {found.zone}{alias})"


def describe_ability(seen: ObservedAbility) -> str:
    """An ability in the words of the literal grammar."""
    ability = seen.ability
    if ability.chapter is not None:
        return f"chapter {to_roman(ability.chapter)}"
    if ability.number is not None:
        return f"ability {ability.number}"
    if ability.granted is not None:
        return f"ability from {ability.granted}"
    return ability.keyword or seen.name or "an ability"


def describe_ref(words: Ability | None) -> str:
    """``chapter III of`` and its like, with the blank after it; empty for no ability."""
    if words is None:
        return ""
    if words == Ability():
        return "ability of "
    return f"{describe_ability(ObservedAbility(ability=words))} of "
