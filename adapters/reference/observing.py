"""The game as the port sees it: derived characteristics, for one viewer or for everybody together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from ...engine.cards.lang import abilities as ab
from ...engine.choices import Choice
from ...engine.evaluate.filters import mana_value
from ...engine.game import Game
from ...engine.rules.cr302_6_sickness import controlled_since_turn_began
from ...engine.rules.cr305_lands import plays_left
from ...engine.state.objects import Characteristics, GameObject, ObjectId, OnStack, PlayerId
from ...engine.terms.mana import MANA_TYPES
from ...engine.terms.subtypes import CREATURE_TYPES
from ...engine.terms.typeline import CARD_TYPES, SUPERTYPES
from ...engine.terms.zones import OWNED_ZONES, Zone
from .. import port
from . import abilities
from .refs import Refs, granter, is_copy, own_text, source_name

COLORS = "WUBRG"
DESIGNATIONS = ("monarch", "initiative")
"""Designations that one player at a time has (725, 726)."""


Memory = dict[Any, tuple[Any, Any]]
"""What untouched cards looked like when they were last looked at by everybody: by id, and by what tells them apart."""


class Observer:
    """Looks at one state of a game. ``cards`` names the card of each physical card."""

    def __init__(
        self,
        g: Game,
        refs: Refs,
        cards: Mapping[int, str],
        viewer: PlayerId | None = None,
        asked: Choice | None = None,
        memory: Memory | None = None,
    ) -> None:
        self.g = g
        self.view = g.view
        self.looked_at = looked_at(asked) if asked is not None and viewer in (asked.decider, asked.player) else ()
        self.refs = refs
        self.cards = cards
        self.viewer = viewer
        self.memory = memory if memory is not None and viewer is None else {}
        self.attached: dict[ObjectId, list[str]] = {}
        for o in g.state.objects.values():
            if isinstance(o.attached_to, int) and o.zone is Zone.BATTLEFIELD:
                self.attached.setdefault(o.attached_to, []).append(str(o.id))

    # --- players ---

    def players(self) -> tuple[port.ObservedPlayer, ...]:
        """All players in turn order."""
        return tuple(self.player(name) for name in self.g.state.order)

    def player(self, name: PlayerId) -> port.ObservedPlayer:
        """One player."""
        g = self.g
        p = g.state.players[name]
        held = {z: len(g.state.zones.get((z, name), ())) for z in OWNED_ZONES}
        pool = sorted(p.mana, key=lambda u: MANA_TYPES.index(u.type))
        words = [d for d in DESIGNATIONS if g.state.designations.get(d) == name]
        if name in g.state.designations.get("blessed", ()):
            words.append("city's blessing")
        outcome = g.state.outcome
        return port.ObservedPlayer(
            name=name,
            life=p.life,
            counters=dict(p.counters),
            hand=held[Zone.HAND],
            library=held[Zone.LIBRARY],
            graveyard=held[Zone.GRAVEYARD],
            mana="".join("{" + u.type + "}" for u in pool),
            designations=tuple(words),
            land_plays_left=max(0, plays_left(g, name)),
            lost=p.left or (outcome is not None and outcome.result == "won" and name not in outcome.winners),
            won=outcome is not None and outcome.result == "won" and name in outcome.winners,
        )

    # --- objects ---

    def objects(self) -> tuple[port.ObservedObject, ...]:
        """All cards, tokens, copies of spells and emblems, zone by zone."""
        return tuple(self._remembered(oid) for oid in self._ids())

    def _remembered(self, oid: ObjectId) -> port.ObservedObject:
        """A card that nothing touches looks as it did when it was last looked at; most cards of a game are such."""
        o = self.g.state.objects[oid]
        if self.viewer is not None:
            return self.object(oid)
        if o.zone in (Zone.BATTLEFIELD, Zone.STACK) or oid in self.view._chars:
            return self._unchanged(o)
        kept = self.memory.get(("untouched", oid))
        if kept is None or kept[0] is not o:
            kept = self.memory["untouched", oid] = (o, self._like_another(o))
        return kept[1]

    def _unchanged(self, o: GameObject) -> port.ObservedObject:
        """An object in play looks as it did while all that its looks depend on is the same."""
        s = self.g.state
        attached = self.attached.get(o.id)
        same = (o, self.view.chars(o.id), s.effects)
        equal = (s.turn.number, attached, s.combat and self._combat(o.id))
        kept = self.memory.get(o.id)
        if kept is None or kept[0][1] != equal or any(a is not b for a, b in zip(kept[0][0], same, strict=True)):
            kept = self.memory[o.id] = ((same, equal), self.object(o.id))
        return kept[1]

    def _combat(self, oid: ObjectId) -> Any:
        combat = self.g.state.combat
        return combat and (combat.attackers.get(oid), combat.blockers.get(oid))

    def _like_another(self, o: GameObject) -> port.ObservedObject:
        """An untouched card looks like another of the same name in the same place, but for its names."""
        if o.counters or o.chosen or o.commander or o.kind != "card":
            return self.object(o.id)
        key = (id(o.faces[0]), o.face, o.face_down, o.zone, o.owner)
        like = self.memory.get(key)
        if like is None:
            like = self.memory[key] = (o, self.object(o.id))
        return replace(like[1], id=str(o.id), ref=self.refs.ref_of(o))

    def _ids(self) -> Iterator[ObjectId]:
        s = self.g.state
        for zone in Zone:
            for player in s.order if zone in OWNED_ZONES else (None,):
                ids: tuple[ObjectId, ...] = s.zones.get((zone, player), ())
                if zone in (Zone.BATTLEFIELD, Zone.EXILE, Zone.COMMAND):
                    ids = tuple(sorted(ids, key=lambda i: s.objects[i].timestamp))
                yield from (i for i in ids if s.objects[i].kind != "ability")

    def known(self, o: GameObject) -> bool:
        """Whether the viewer may look at its face (400.2, 406.3, 708.5)."""
        if self.viewer is None:
            return True
        if any(self.viewer in self.refs.visible_to.get(p, ()) for p in o.physical):
            return True
        if o.id in self.looked_at:
            return True
        if o.zone is Zone.LIBRARY:
            return False
        if o.zone is Zone.HAND:
            return o.owner == self.viewer
        if o.face_down:
            if o.zone is Zone.EXILE:
                return o.owner == self.viewer and "foretold" in o.chosen  # 702.143a
            return self.view.controller(o.id) == self.viewer
        return True

    def object(self, oid: ObjectId) -> port.ObservedObject:
        """One object; of one that the viewer can't see what is public of it."""
        o = self.g.state.objects[oid]
        c = self.view.chars(oid)
        known = self.known(o)
        seen = self._status(o)
        if not known and o.zone not in (Zone.BATTLEFIELD, Zone.STACK):
            return port.ObservedObject(**seen, known=False)
        seen |= _characteristics(o, c)
        seen["abilities"] = self._abilities(oid, c)
        if not known:
            return port.ObservedObject(**seen, known=False)
        return port.ObservedObject(
            **seen,
            ref=None if is_copy(o) else self.refs.ref_of(o),
            printed=self._printed(o),
            face=o.faces[o.face].name if len(o.faces) > 1 and o.face < len(o.faces) else None,
            chosen=tuple(port.Chosen(what=k, value=str(v)) for k, v in o.chosen.items()),
        )

    def _printed(self, o: GameObject) -> str:
        if o.kind != "card":
            return ""
        return next((self.cards[p] for p in o.physical if p in self.cards), "")

    def _status(self, o: GameObject) -> dict[str, Any]:
        """What everybody sees of an object."""
        g = self.g
        here = o.zone is Zone.BATTLEFIELD
        attack = g.state.combat.attackers.get(o.id) if g.state.combat is not None else None
        blocks = g.state.combat.blockers.get(o.id, ()) if g.state.combat is not None else ()
        return {
            "id": str(o.id),
            "zone": o.zone,
            "owner": o.owner,
            "controller": g.view.controller(o.id),
            "counters": dict(o.counters),
            "damage": o.damage,
            "tapped": o.tapped,
            "flipped": o.layout == "flip" and o.face == 1,
            "face_down": o.face_down,
            "phased_out": o.phased_out,
            "fresh": here and not controlled_since_turn_began(g, o.id),
            "token": o.kind == "token",
            "copy": is_copy(o) or self._copies(o.id),
            "attached_to": str(o.attached_to) if here and o.attached_to is not None else None,
            "attached": tuple(self.attached.get(o.id, ())),
            "attacking": None if attack is None else "" if attack.defender is None else str(attack.defender),
            "blocked": attack is not None and bool(attack.blocked),
            "blocking": tuple(str(b) for b in blocks),
            "commander": o.commander,
            "designations": ("monstrous",) if o.monstrous else (),
        }

    def _copies(self, oid: ObjectId) -> bool:
        return any(e.copied and oid in (e.affected or ()) for e in self.g.state.effects.values())

    def _abilities(self, oid: ObjectId, c: Characteristics) -> tuple[port.ObservedAbility, ...]:
        o, effects = self.g.state.objects[oid], self.g.state.effects
        kept = self.memory.get(("abilities", id(c)))
        if kept is None or kept[0][0] is not c or kept[0][1] is not o.faces or kept[0][2] is not effects:
            kept = self.memory["abilities", id(c)] = ((c, o.faces, effects), self._named(oid, c))
        found: tuple[port.ObservedAbility, ...] = kept[1]
        return found

    def _named(self, oid: ObjectId, c: Characteristics) -> tuple[port.ObservedAbility, ...]:
        printed = own_text(self.g, oid) if c.abilities else ()
        return tuple(
            port.ObservedAbility(
                ability=abilities.named(a, printed, granter(self.g, a), c.abilities),
                name=abilities.label(a.ability),
                kind=abilities.kind_of(a.ability),
            )
            for a in c.abilities
            if a.origin != "intrinsic" or isinstance(a.ability, ab.Activated)
        )

    # --- the stack ---

    def stack(self) -> tuple[port.StackObject, ...]:
        """The stack from the top."""
        ids = reversed(self.view.zone(Zone.STACK))
        return tuple(self._on_stack(oid) for oid in ids)

    def _on_stack(self, oid: ObjectId) -> port.StackObject:
        g = self.g
        o = g.state.objects[oid]
        on = o.stack
        assert on is not None
        source = g.view.obj(on.source)
        spell = on.kind == "spell"
        made = on.announced
        costs = [k for k, n in made.paid.items() for _ in range(n)]
        return port.StackObject(
            id=str(oid),
            kind=_KINDS[on.kind],
            name=g.view.chars(oid).name if spell else source_name(g, on),
            controller=g.view.controller(oid),
            owner=o.owner,
            source=None if spell or not on.source else str(on.source),
            source_ref=self._source_ref(o, on, source),
            ability=None if spell else self.refs.stack_ability(g, on),
            targets=tuple(
                port.Targets(number=i, targets=tuple(self.refs.recipient(g, r) for r in group))
                for i, group in enumerate(made.targets, start=1)
                if group
            ),
            modes=tuple(m + 1 for m in made.modes),
            x=made.x,
            costs=tuple([made.method, *costs] if made.method else costs),
            copy=is_copy(o),
        )

    def _source_ref(self, o: GameObject, on: OnStack, source: GameObject) -> str | None:
        if on.kind == "spell":
            return None if is_copy(o) else self.refs.ref_of(o)
        return self.refs.ref_of(source)


def looked_at(c: Choice) -> tuple[ObjectId, ...]:
    """The objects among which somebody is asked to choose, and which that player therefore sees."""
    things = (*(c.options or ()), *c.data.get("cards", ()))
    return tuple(x for x in things if isinstance(x, int) and not isinstance(x, bool)) if c.kind != "number" else ()


_KINDS = {
    "spell": port.StackKind.SPELL,
    "activated": port.StackKind.ACTIVATED,
    "triggered": port.StackKind.TRIGGERED,
}


def _characteristics(o: GameObject, c: Characteristics) -> dict[str, Any]:
    """Characteristics as the port has them; loyalty and defense of permanents are their counters (306.5c, 310.4c)."""
    here = o.zone is Zone.BATTLEFIELD
    loyalty, defense = c.loyalty, c.defense
    if here and "Planeswalker" in c.types:
        loyalty = o.counters.get("loyalty", 0)
    if here and "Battle" in c.types:
        defense = o.counters.get("defense", 0)
    creature = "Creature" in c.types or not here
    subtypes = c.subtypes | CREATURE_TYPES if c.all_creature_types else c.subtypes  # 702.73a
    return {
        "name": c.name,
        "supertypes": tuple(t for t in SUPERTYPES if t in c.supertypes),
        "types": tuple(t for t in CARD_TYPES if t in c.types),
        "subtypes": tuple(sorted(subtypes)),
        "colors": tuple(x for x in COLORS if x in c.colors),
        "mana_cost": str(c.mana_cost) if c.mana_cost is not None else None,
        "mana_value": mana_value(o, c),
        "power": c.power if creature else None,
        "toughness": c.toughness if creature else None,
        "loyalty": loyalty,
        "defense": defense,
    }
