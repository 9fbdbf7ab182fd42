"""The game as the port sees it: derived characteristics, for one viewer or for everybody together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from ...engine.cards.lang import abilities as ab
from ...engine.choices import Choice
from ...engine.derive import carrying
from ...engine.derive.cr401_5_revealed import shown
from ...engine.derive.filters import mana_value
from ...engine.derive.game import Game
from ...engine.derive.view import View
from ...engine.derive.work import printed
from ...engine.memo import by_identity
from ...engine.rules.cr302_6_sickness import since_turn_began
from ...engine.rules.cr305_lands import plays_left
from ...engine.state.game_state import Attack, Combat
from ...engine.state.objects import Abl, Characteristics, GameObject, ObjectId, OnStack, PlayerId
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


Likes = dict[Any, tuple[Any, Any, Any]]
"""What plain cards and abilities look like, by what tells one from another: with the values whose identity is part of
that."""


class Surroundings(msgspec.Struct, frozen=True):
    """What of an object's looks is neither in itself nor in its characteristics."""

    fresh: bool = False
    copies: bool = False
    attached: tuple[str, ...] = ()
    attack: Attack | None = None
    blocks: tuple[ObjectId, ...] = ()


ALONE = Surroundings()
FRESH = Surroundings(fresh=True)


class Memory:
    """What was seen when all were looked at together. An object that is the same, with the same characteristics in the same
    surroundings, looks the same; and a plain card looks like any other, of whatever game, but for its names."""

    def __init__(self, likes: Likes) -> None:
        self.likes = likes
        self.view: View | None = None
        self.seen: dict[ObjectId, tuple[GameObject, Characteristics, Surroundings, port.ObservedObject]] = {}

    def to_look_at(self, view: View) -> set[ObjectId]:
        """The objects that may look otherwise than in the view before: what is other or new, and what effects may touch."""
        s, before = view.state, self.view
        self.view = view
        if before is None:
            return set(s.objects)
        return {*before.touched, *view.touched, *carrying.changes(before.state, s).ids} & s.objects.keys()

    def like(self, o: GameObject, c: Characteristics, around: Surroundings, look: Callable[[], Any]) -> port.ObservedObject:
        """What `look` finds of a plain card, but for its names."""
        key = (id(c), id(o.faces), o.face, o.zone, o.owner, o.tapped, around is FRESH)
        known = self.likes.get(key)
        if known is None or known[0] is not c or known[1] is not o.faces:
            known = self._keep(key, (c, o.faces, look()))
        seen: port.ObservedObject = known[2]
        return seen

    def abilities(
        self, now: tuple[Abl, ...], own: tuple[Abl, ...], look: Callable[[], tuple[port.ObservedAbility, ...]]
    ) -> tuple[port.ObservedAbility, ...]:
        """What `look` finds of abilities that nothing has granted, on an object with that text of its own."""
        key = (id(now), id(own))
        known = self.likes.get(key)
        if known is None or known[0] is not now or known[1] is not own:
            known = self._keep(key, (now, own, look()))
        seen: tuple[port.ObservedAbility, ...] = known[2]
        return seen

    def _keep(self, key: Any, value: tuple[Any, Any, Any]) -> tuple[Any, Any, Any]:
        if len(self.likes) >= 10_000:
            self.likes.clear()
        self.likes[key] = value
        return value


_ZONES = tuple(Zone)
_BY_TIMESTAMP = (Zone.BATTLEFIELD, Zone.EXILE, Zone.COMMAND)


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
        self.memory = memory if viewer is None else None
        self.copied = frozenset(oid for e in g.state.effects.values() if e.copied for oid in e.affected or ())
        self.combat = g.state.combat or Combat()
        self.since: dict[PlayerId, Callable[[GameObject], bool]] = {}
        self.attached: dict[Any, tuple[str, ...]] = {}
        for oid in self.view.zone(Zone.BATTLEFIELD):
            to = g.state.objects[oid].attached_to
            if isinstance(to, int):
                self.attached[to] = (*self.attached.get(to, ()), str(oid))

    # --- players ---

    def players(self) -> tuple[port.ObservedPlayer, ...]:
        """All players in turn order."""
        return tuple(self.player(name) for name in self.g.state.order)

    def player(self, name: PlayerId) -> port.ObservedPlayer:
        """One player."""
        g = self.g
        p = g.state.players[name]
        pool = sorted([u.type for u in p.mana], key=MANA_TYPES.index) if p.mana else ()
        words = [d for d in DESIGNATIONS if g.state.designations.get(d) == name]
        if name in g.state.designations.get("blessed", ()):
            words.append("city's blessing")
        outcome = g.state.outcome
        is_won = outcome is not None and outcome.result == "won"
        won = is_won and outcome is not None and name in outcome.winners
        return port.ObservedPlayer(
            name=name,
            life=p.life,
            counters=dict(p.counters),
            hand=len(self.view.zone(Zone.HAND, name)),
            library=len(self.view.zone(Zone.LIBRARY, name)),
            graveyard=len(self.view.zone(Zone.GRAVEYARD, name)),
            mana="".join(["{" + t + "}" for t in pool]),
            designations=tuple(words),
            land_plays_left=max(0, plays_left(g, name)),
            lost=not won and (p.left or is_won),
            won=won,
        )

    # --- objects ---

    def objects(self) -> tuple[port.ObservedObject, ...]:
        """All cards, tokens, copies of spells and emblems, zone by zone."""
        objects = self.g.state.objects
        if self.memory is None:
            return tuple([self.object(objects[i], self._around(objects[i])) for i in self._in_order()])
        seen = self.memory.seen
        for oid in self.memory.to_look_at(self.view):
            self._look_again(objects[oid], self.memory)
        return tuple([seen[i][3] for i in self._in_order()])

    def _in_order(self) -> list[ObjectId]:
        s = self.g.state
        out: list[ObjectId] = []
        for zone in _ZONES:
            for player in s.order if zone in OWNED_ZONES else (None,):
                ids = s.zones.get((zone, player), ())
                if zone in _BY_TIMESTAMP and len(ids) > 1:
                    out += sorted(ids, key=lambda i: s.objects[i].timestamp)
                elif zone is Zone.STACK:
                    out += [i for i in ids if s.objects[i].kind != "ability"]
                else:
                    out += ids
        return out

    def _look_again(self, o: GameObject, memory: Memory) -> None:
        c = self.view.chars(o.id)
        around = self._around(o) if o.zone is Zone.BATTLEFIELD or self.copied else ALONE
        kept = memory.seen.get(o.id)
        if kept is None or kept[0] is not o or kept[1] is not c or not (kept[2] is around or kept[2] == around):
            memory.seen[o.id] = (o, c, around, self._anew(o, c, around, memory))

    def _around(self, o: GameObject) -> Surroundings:
        copies = o.id in self.copied
        if o.zone is not Zone.BATTLEFIELD:
            return Surroundings(copies=True) if copies else ALONE
        controller = self.view.controller(o.id)
        since = self.since.get(controller)
        if since is None:
            since = self.since[controller] = since_turn_began(self.g, controller)
        attached, attack = self.attached.get(o.id, ()), self.combat.attackers.get(o.id)
        blocks = self.combat.blockers.get(o.id, ())
        if copies or attached or blocks or attack is not None:
            return Surroundings(not since(o), copies, attached, attack, blocks)
        return ALONE if since(o) else FRESH

    def _anew(self, o: GameObject, c: Characteristics, around: Surroundings, memory: Memory) -> port.ObservedObject:
        if not _is_plain(o) or not (around is ALONE or around is FRESH):
            return self.object(o, around)
        like = memory.like(o, c, around, lambda: self.object(o, around))
        return replace(like, id=str(o.id), ref=self.refs.ref_of(o), printed=self._printed(o))

    @cached_property
    def _onlooker(self) -> Game:
        return self.g.onlooker(self.view)

    def known(self, o: GameObject) -> bool:
        """Whether the viewer may look at its face (400.2, 406.3, 708.5)."""
        if self.viewer is None:
            return True
        if any(self.viewer in self.refs.visible_to.get(p, ()) for p in o.physical):
            return True
        if o.id in self.looked_at:
            return True
        if o.zone in (Zone.LIBRARY, Zone.HAND) and shown(self._onlooker, self.view, self.viewer, o):
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

    def object(self, o: GameObject, around: Surroundings) -> port.ObservedObject:
        """One object; of one that the viewer can't see what is public of it."""
        c = self.view.chars(o.id)
        known = self.known(o)
        seen = self._status(o, around)
        if not known and o.zone not in (Zone.BATTLEFIELD, Zone.STACK):
            return port.ObservedObject(**seen, known=False)
        seen |= _characteristics(o, c)
        seen["abilities"] = self._abilities(o, c)
        if not known:
            return port.ObservedObject(**seen, known=False)
        return port.ObservedObject(
            **seen,
            ref=None if is_copy(o) else self.refs.ref_of(o),
            printed=self._printed(o),
            face=o.faces[o.face].name if len(o.faces) > 1 and o.face < len(o.faces) else None,
            chosen=tuple([port.Chosen(what=k, value=str(v)) for k, v in o.chosen.items()]),
        )

    def _printed(self, o: GameObject) -> str:
        if o.kind != "card":
            return ""
        for p in o.physical:
            if p in self.cards:
                return self.cards[p]
        return ""

    def _status(self, o: GameObject, around: Surroundings) -> dict[str, Any]:
        """What everybody sees of an object."""
        here, attack = o.zone is Zone.BATTLEFIELD, around.attack
        return {
            "id": str(o.id),
            "zone": o.zone,
            "owner": o.owner,
            "controller": self.view.controller(o.id),
            "counters": dict(o.counters),
            "damage": o.damage,
            "tapped": o.tapped,
            "flipped": o.layout == "flip" and o.face == 1,
            "face_down": o.face_down,
            "phased_out": o.phased_out,
            "fresh": around.fresh,
            "token": o.kind == "token",
            "copy": is_copy(o) or around.copies,
            "attached_to": str(o.attached_to) if here and o.attached_to is not None else None,
            "attached": around.attached,
            "attacking": None if attack is None else "" if attack.defender is None else str(attack.defender),
            "blocked": attack is not None and bool(attack.blocked),
            "blocking": tuple([str(b) for b in around.blocks]),
            "commander": o.commander,
            "designations": ("monstrous",) if o.monstrous else (),
        }

    def _abilities(self, o: GameObject, c: Characteristics) -> tuple[port.ObservedAbility, ...]:
        if not c.abilities:
            return ()
        own = own_text(self.g, o.id) if o.face_down or o.id in self.copied else printed(o).abilities  # 707.2
        if self.memory is None or any(a.origin == "granted" for a in c.abilities):
            return self._named(c, own)
        return self.memory.abilities(c.abilities, own, lambda: self._named(c, own))

    def _named(self, c: Characteristics, own: tuple[Abl, ...]) -> tuple[port.ObservedAbility, ...]:
        return tuple(
            port.ObservedAbility(
                ability=abilities.named(a, own, granter(self.g, a), c.abilities),
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


def _is_plain(o: GameObject) -> bool:
    """Whether nothing about a card is its own but its names."""
    return o.kind == "card" and not (
        o.counters
        or o.damage
        or o.chosen
        or o.stack
        or o.attached_to
        or o.face_down
        or o.phased_out
        or o.commander
        or o.monstrous
    )


_KINDS = {
    "spell": port.StackKind.SPELL,
    "activated": port.StackKind.ACTIVATED,
    "triggered": port.StackKind.TRIGGERED,
}


@by_identity(5000)
def _in_themselves(c: Characteristics) -> dict[str, Any]:
    subtypes = c.subtypes | CREATURE_TYPES if c.all_creature_types else c.subtypes  # 702.73a
    return {
        "name": c.name,
        "names": c.halves,
        "supertypes": tuple([t for t in SUPERTYPES if t in c.supertypes]),
        "types": tuple([t for t in CARD_TYPES if t in c.types]),
        "subtypes": tuple(sorted(subtypes)),
        "colors": tuple([x for x in COLORS if x in c.colors]),
        "mana_cost": str(c.mana_cost) if c.mana_cost is not None else None,
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
    return {
        **_in_themselves(c),
        "mana_value": mana_value(o, c),
        "power": c.power if creature else None,
        "toughness": c.toughness if creature else None,
        "loyalty": loyalty,
        "defense": defense,
    }
