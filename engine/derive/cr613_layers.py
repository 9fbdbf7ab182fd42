"""Rule 613: continuous effects in layers, by timestamp and dependency."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from ..cards.keywords import expand
from ..cards.keywords.classes import level_bar
from ..cards.keywords.instances import of_instance
from ..cards.lang import abilities as ab
from ..cards.lang import continuous as con
from ..cards.lang import events as le
from ..cards.lang.nouns import Ref
from ..cards.lang.rule_parts import CantBe
from ..memo import by_identity
from ..state.effects import ContinuousEffect
from ..state.game_state import State
from ..state.objects import Abl, Characteristics, Copiable, GameObject, ObjectId
from ..terms.counters import KEYWORD_COUNTERS, power_toughness
from ..terms.zones import Zone
from . import carrying
from . import cr613_8_dependency as dependency
from . import work as wk
from .citation import rule
from .context import Ctx, Holder
from .cr613_1_order import LAYER_PARTS, LAYERS
from .cr613_6_candidate import Candidate, Layers
from .cr613_parts import apply_part

_NO_NEW_ABILITIES = frozenset({"2", "5", "7a", "7b", "7c", "7d"})
"""Layers whose effects change no abilities."""

SELF = Ref(name="self")
WorkMap = dict[ObjectId, wk.Work]


@rule("613.1", "613.2", "613.4")
def in_order(g: Holder) -> tuple[str, ...]:
    """The layers and sublayers, in the order in which they are gone through."""
    return LAYERS


@rule("613.3")
def defining_first(g: Holder, todo: Sequence[Candidate]) -> Sequence[Candidate]:
    """Of the effects of a layer, those of characteristic-defining abilities come before all others."""
    return [c for c in todo if c.cda] or todo


class Layering(Layers):
    """A run through the layers. It is itself a way of looking at objects: as they are at this point."""

    def __init__(self, game: Holder, state: State, elsewhere: tuple[ObjectId, ...], own_only: ObjectId | None = None) -> None:
        self.game = game
        self.state = state
        self.elsewhere = elsewhere
        self.works: WorkMap = {}
        self.own_only = own_only
        self.sagas_by_ability = game.since("saga enters by ability")
        self.candidates: dict[Any, Candidate] = {}
        self.scanned = False
        self.read: dict[ObjectId, tuple[Abl, ...]] = {}
        """The abilities of each object as far as their static abilities have been noticed."""

    # --- looking ---

    def peek(self, oid: ObjectId) -> wk.Work | None:
        """The characteristics in the making, or None for an object that is gone."""
        w = self.works.get(oid)
        if w is None:
            o = self.state.objects.get(oid)
            if o is None:
                return None
            w = self.works[oid] = self._base(o)
        return w

    def chars(self, oid: ObjectId) -> Characteristics:
        """How the object looks at this point, or last looked."""
        w = self.peek(oid)
        if w is None:
            return self.state.last_known[oid].characteristics
        return w  # type: ignore[return-value]  # Work has the fields of Characteristics

    def obj(self, oid: ObjectId) -> GameObject:
        """The object, or as it last existed."""
        o = self.state.objects.get(oid)
        return o if o is not None else self.state.last_known[oid].object

    def exists(self, oid: ObjectId) -> bool:
        """Whether it exists."""
        return oid in self.state.objects

    def _base(self, o: GameObject) -> wk.Work:
        return wk.base(o, wk.printed(o), self.sagas_by_ability)

    # --- running ---

    def run(self) -> None:
        """Determine the characteristics of everything that does not stay as it starts. What nothing looks at or affects is not
        among `works` in the end."""
        for oid in self.around():
            if start(self.game, self.state.objects[oid]).layered or oid == self.own_only:
                self.peek(oid)
        self._register()
        for layer in in_order(self.game):
            self._counters(layer)
            self._layer(layer)
        for w in self.works.values():
            if self.sagas_by_ability and "Saga" in w.subtypes:
                wk.as_it_enters(w)
        self._without_power()

    def around(self) -> Iterator[ObjectId]:
        """What is on the battlefield and the stack, or has abilities that function elsewhere."""
        for zone in _IN_PLAY:
            yield from (i for i in self.state.zones.get((zone, None), ()) if i in self.state.objects)
        yield from self.elsewhere

    def result(self) -> dict[ObjectId, Characteristics]:
        """The characteristics of all that is around, and of what else effects have touched."""
        found = {}
        for oid in (*self.around(), *(i for i in self.works if i in self.state.objects)):
            w = self.works.get(oid)
            found[oid] = w.frozen() if w is not None else start(self.game, self.state.objects[oid]).chars
        return found

    def _without_power(self) -> None:
        """A permanent that is no creature has no power or toughness (208.3)."""
        for oid in self.state.zones.get((Zone.BATTLEFIELD, None), ()):
            w = self.works.get(oid)
            if w is not None and "Creature" not in w.types:
                w.power = w.toughness = None

    def _register(self) -> None:
        for e in self.state.effects.values():
            if e.affected is None or not (e.parts or e.copied):
                continue
            ctx = Ctx(self, e.controller, e.source, e.bindings)
            c = Candidate(("effect", e.id), e.timestamp, ctx, e.parts)
            if e.copied:
                c.by_layer.setdefault("1a", [])
                c.copied = e
            c.locked = e.affected
            if c.by_layer:
                self.candidates[c.key] = c
        for o in [self.state.objects[oid] for oid in self.works if oid in self.state.objects]:
            for kind in KEYWORD_COUNTERS & o.counters.keys():
                self._keyword_counter(o, kind)

    def _keyword_counter(self, o: GameObject, kind: str) -> None:
        """A keyword counter gives its keyword in layer 6, with the timestamp of being put there (122.1b, 613.7c)."""
        part = con.GainAbilities(abilities=(ab.Keyword(name=kind),))
        ctx = Ctx(self, o.controller or o.owner, o.id)
        c = Candidate(("counter", o.id, kind), o.counter_stamps.get(kind, o.timestamp), ctx, (part,))
        c.locked = (o.id,)
        self.candidates[c.key] = c

    def _statics(self) -> None:
        """Notice the static abilities that exist at this point (613.8: existence)."""
        if self.scanned:
            return
        self.scanned = True
        for oid, w in list(self.works.items()):
            if self.read.get(oid) is w.abilities:
                continue
            self.read[oid] = w.abilities
            o = self.state.objects.get(oid)
            if o is None or o.phased_out:
                continue
            for a in w.abilities:
                for i, s in enumerate(statics_of(a)):
                    key = ("static", oid, a.mark, a.number, a.origin, i)
                    known = self.candidates.get(key)
                    if (known is not None and known.abl == a) or not functions_in(self.game, s, o):
                        continue
                    ctx = Ctx(self, w.controller or o.owner, oid)
                    c = Candidate(key, max(o.timestamp, a.timestamp), ctx, s.parts, s.defines)
                    self.game.exercised.update(dict.fromkeys(a.by_keyword))
                    c.static = s
                    c.abl = a
                    c.began = known.began if known is not None else None  # the same ability with other words (612)
                    if c.by_layer:
                        self.candidates[key] = c

    def _layer(self, layer: str) -> None:
        done: set[Any] = set()
        if layer == "1b":
            self._face_down()
        while True:
            self._statics()
            if not self.candidates:
                return
            todo = [c for c in self.candidates.values() if layer in c.by_layer and c.key not in done and c.exists(self)]
            if not todo:
                return
            chosen = dependency.next_to_apply(self.game, self, defining_first(self.game, todo), layer)
            done.add(chosen.key)
            self.apply(chosen, layer)
            self.scanned = layer in _NO_NEW_ABILITIES

    def apply(self, c: Candidate, layer: str) -> None:
        """Apply one effect's parts of a layer."""
        c.ctx.view = self
        if c.static is not None and c.began is None and self.works.get(c.source) is not None:
            c.ctx.you = self.works[c.source].controller or self.obj(c.source).owner
        if not c.holds(self):
            return
        objects = c.affected(self)
        if self.own_only is not None and c.static is not None and c.source == self.own_only:
            objects = tuple(o for o in objects if o == self.own_only)
        c.began = objects
        for oid in objects:
            w = self.peek(oid)
            if w is None:
                continue
            if layer == "1a" and c.copied is not None:
                self._become_copy(w, oid, c.copied)
            for part in c.by_layer[layer]:
                apply_part(part, w, c, layer)

    def _become_copy(self, w: wk.Work, oid: ObjectId, e: ContinuousEffect) -> None:
        """Copiable values of a copy effect replace the object's own (707.2)."""
        face = wk.copied_face(self.game, self.state.objects[oid], e.copied, e.copied_face)
        wk.take(w, e.copied[face])
        wk.refresh_intrinsic(w, self.sagas_by_ability)

    def _face_down(self) -> None:
        for oid, w in self.works.items():
            o = self.state.objects.get(oid)
            if o is not None and o.face_down and o.zone in (Zone.BATTLEFIELD, Zone.STACK):
                wk.take(w, wk.FACE_DOWN)

    def _counters(self, layer: str) -> None:
        """Counters modify power and toughness in layer 7c (122.1a, 613.4c)."""
        if layer != "7c":
            return
        for oid, w in self.works.items():
            o = self.state.objects.get(oid)
            if o is None or not o.counters:
                continue
            for kind, count in o.counters.items():
                pt = power_toughness(kind)
                if pt is not None and w.power is not None and w.toughness is not None:
                    w.power += pt[0] * count
                    w.toughness += pt[1] * count


class Start(msgspec.Struct, frozen=True):
    """How an object starts, before any effect. `layered`: effects of its own, counters, or its being face down change that;
    `elsewhere`: it is off the battlefield and the stack and yet has abilities that function, or counters."""

    object: GameObject
    chars: Characteristics
    layered: bool
    elsewhere: bool


def start(game: Holder, o: GameObject) -> Start:
    """How an object starts; remembered as long as it is the same."""
    known: Start | None = game.starts.get(o.id)
    if known is not None and known.object is o:
        return known
    values = wk.printed(o)
    template = wk.template_of(o, values, game.since("saga enters by ability"))
    if template.layered is None:
        no_creature = values.power is not None and "Creature" not in values.types  # 208.3
        template.layered = no_creature or layered(template.abilities)
        template.elsewhere = functions_elsewhere(values)
    found = game.starts[o.id] = Start(
        o,
        template.untouched(o.controller),
        template.layered or bool(o.counters) or o.face_down,
        o.zone not in _IN_PLAY and (template.elsewhere or o.kind == "emblem" or bool(o.counters)),
    )
    return found


_IN_PLAY = (Zone.BATTLEFIELD, Zone.STACK)


def elsewhere(game: Holder, objects: Iterable[GameObject]) -> tuple[ObjectId, ...]:
    """Those among objects that are off the battlefield and the stack and have abilities functioning there, or counters."""
    return tuple(sorted([o.id for o in objects if start(game, o).elsewhere]))


def functions_elsewhere(v: Copiable) -> bool:
    """Whether an object with these values has an ability that functions off the battlefield and the stack (113.6)."""
    return any(_elsewhere(x) for a in v.abilities for x in functional(a))


def _elsewhere(x: ab.Ability) -> bool:
    if isinstance(x, ab.Static):
        return x.defines or x.zone not in (Zone.BATTLEFIELD, Zone.STACK)
    if isinstance(x, ab.Replaces) and from_anywhere(x):
        return True
    if isinstance(x, ab.Activated | ab.Replaces):
        return x.zone not in (Zone.BATTLEFIELD, Zone.STACK)
    return isinstance(x, ab.Triggered) and _triggers_elsewhere(x)


def _triggers_elsewhere(x: ab.Triggered) -> bool:
    """Whether a triggered ability functions off the battlefield and the stack: it says so, or its condition can't be met
    on the battlefield (113.6k)."""
    if x.zone is not None:
        return x.zone not in (Zone.BATTLEFIELD, Zone.STACK)
    return _met_elsewhere(x.when)


def _met_elsewhere(when: le.Event) -> bool:
    if isinstance(when, le.EitherEvent):
        return any(map(_met_elsewhere, when.of))
    if isinstance(when, le.Discards):
        return when.of_itself
    return isinstance(when, le.ZoneMove) and when.what is None and Zone.BATTLEFIELD not in (when.to, when.from_)


@by_identity(20_000)
def functional(a: Abl) -> tuple[ab.Ability, ...]:
    """What an ability amounts to: a keyword stands for the abilities it is short for (702.1)."""
    if isinstance(a.ability, ab.ClassLevel):
        return level_bar(a.ability)
    if isinstance(a.ability, ab.Static):
        return _by_zone(a.ability)
    if not isinstance(a.ability, ab.Keyword):
        return (a.ability,)
    return of_instance(expand(a.ability), a.ability.name, f"{a.mark or a.number}")


def _by_zone(s: ab.Static) -> tuple[ab.Static, ...]:
    """That an object can't be countered or copied holds on the stack (113.6g), the rest where the ability functions."""
    if s.zone is not Zone.BATTLEFIELD or s.what != SELF:
        return (s,)
    on_stack = tuple(p for p in s.parts if isinstance(p, CantBe) and p.what in ("countered", "copied"))
    rest = tuple(p for p in s.parts if p not in on_stack)
    parted = (replace(s, parts=rest), replace(s, parts=on_stack, zone=Zone.STACK))
    return tuple(x for x in parted if x.parts) if on_stack else (s,)


def granter(a: Abl) -> ObjectId | None:
    """The object whose static ability grants an ability, or None when it is no granted one or an effect gave it."""
    key = a.mark[0] if a.origin == "granted" and a.mark else None
    return key[1] if isinstance(key, tuple) and key[:1] == ("static",) else None


@by_identity(20_000)
def statics_of(a: Abl) -> tuple[ab.Static, ...]:
    """The static abilities that an ability amounts to."""
    return tuple(x for x in functional(a) if isinstance(x, ab.Static))


@rule("113.6", "113.6a", "604.3")
def functions_in(g: Holder, s: ab.Static | ab.Replaces, o: GameObject) -> bool:
    """Whether a static ability of an object functions in the zone it is in (113.6)."""
    if isinstance(s, ab.Static) and s.defines:
        return True
    if o.kind == "emblem" or (isinstance(s, ab.Replaces) and from_anywhere(s)):
        return True
    return o.zone is s.zone


def from_anywhere(r: ab.Replaces) -> bool:
    """Whether it is about its own card's going somewhere "from anywhere": that is from every zone (113.6b)."""
    when = r.event
    return isinstance(when, le.ZoneMove) and when.what is None and when.from_ is None and when.to in _AWAY


_AWAY = frozenset({Zone.GRAVEYARD, Zone.EXILE, Zone.HAND, Zone.LIBRARY})


def derive(
    game: Holder, state: State, elsewhere: tuple[ObjectId, ...], own_only: ObjectId | None = None
) -> tuple[Mapping[ObjectId, Characteristics], frozenset[str]]:
    """Characteristics of all objects that effects may touch (of others see `plain`), and what of the state the effects
    look at. `elsewhere`: as the function of that name finds them."""
    simple = _untouched(game, state, elsewhere)
    if simple is not None:
        return simple, frozenset()
    layers = Layering(game, state, elsewhere, own_only)
    layers.run()
    needs: frozenset[str] = frozenset()
    for c in layers.candidates.values():
        needs |= carrying.looked_at(c.static) if c.static is not None else carrying.looked_at(tuple(c.parts))
    return layers.result(), needs


def _untouched(game: Holder, state: State, elsewhere: tuple[ObjectId, ...]) -> dict[ObjectId, Characteristics] | None:
    """Where no effect applies in any layer: everything as it starts. Else None."""
    if any(e.affected is not None and (e.parts or e.copied) for e in state.effects.values()):
        return None
    found: dict[ObjectId, Characteristics] = {}
    objects, starts = state.objects, game.starts
    in_play = [objects[i] for z in _IN_PLAY for i in state.zones.get((z, None), ()) if i in objects]
    for o in (*in_play, *(objects[i] for i in elsewhere)):
        begins = starts.get(o.id)
        if begins is None or begins.object is not o:
            begins = start(game, o)
        if begins.layered:
            return None
        found[o.id] = begins.chars
    return found


def layered(abilities: tuple[Abl, ...]) -> bool:
    """Whether static abilities among these have effects in a layer."""
    return any(isinstance(p, LAYER_PARTS) for a in abilities for s in statics_of(a) for p in s.parts)


def plain(game: Holder, o: GameObject) -> Characteristics:
    """Characteristics of an object that no effect touches."""
    return start(game, o).chars
