"""How a state looks: derived characteristics, and an index of the abilities that function in it."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Any, TypeVar

from msgspec.structs import replace

from ..cards.lang import abilities as ab
from ..cards.lang import nouns as n
from ..cards.lang.continuous import ObjectFlag, RulePart
from ..cards.lang.events import StateIs
from ..cards.lang.nouns import Ref
from ..memo import by_identity
from ..state.game_state import State
from ..state.objects import NO_SOURCE, Abl, Characteristics, Copiable, GameObject, LastKnown, ObjectId, PlayerId
from ..terms.zones import Zone
from . import carrying, conditions, filters, nouns
from . import cr613_layers as layers
from . import work as wk
from .context import Ctx, Holder
from .cr608_last_known import last_known
from .cr613_1_order import LAYER_PARTS

R = TypeVar("R", bound=RulePart)
_SELF = Ref(name="self")


class RuleEffect:
    """A continuous effect on the rules (613.11), from a static ability or from the register, with who speaks."""

    __slots__ = ("ctx", "locked", "open", "part", "players", "static")

    def __init__(self, part: Any, ctx: Ctx) -> None:
        self.part = part
        self.ctx = ctx
        self.static: ab.Static | None = None
        self.locked: tuple[Any, ...] | None = None
        self.open: Any = None

    @property
    def general(self) -> bool:
        """Whether it is about no object and no player in particular."""
        if self.static is None:
            return self.locked is None and self.open is None
        return self.static.what is None and self.static.who is None

    def concerns(self, oid: ObjectId) -> bool:
        """Whether it is about an object."""
        if self.static is None:
            if self.locked is not None and oid in self.locked:
                return True
            return self.open is not None and _matching(self.open, oid, self.ctx)
        s = self.static
        if s.what is None or (s.who is not None and s.what == _SELF):
            return False
        if s.what == _SELF:
            return oid == self.ctx.source
        return _among(s.what, oid, self.ctx)

    def concerns_player(self, name: PlayerId) -> bool:
        """Whether it is about a player."""
        if self.static is None:
            return self.locked is not None and name in self.locked
        return self.static.who is not None and name in nouns.players(self.static.who, self.ctx)

    def active(self) -> bool:
        """Whether its condition holds."""
        return self.static is None or self.static.if_ is None or conditions.holds(self.static.if_, self.ctx)


def _among(what: Any, oid: ObjectId, ctx: Ctx) -> bool:
    return _matching(what.what, oid, ctx) if isinstance(what, n.Each) else oid in nouns.objects(what, ctx)


def _matching(f: n.Filter, oid: ObjectId, ctx: Ctx) -> bool:
    """Whether an object matches where a phrase means it: spells on the stack, and permanents on the battlefield; of
    alternatives each where it means."""
    if f.any_ and f.zone is None and any("spell" in a.is_ for a in f.any_):
        rest = replace(f, any_=())
        return filters.matches(ctx, oid, rest, None) and any(_matching(a, oid, ctx) for a in f.any_)
    return filters.matches(ctx, oid, f, Zone.STACK if "spell" in f.is_ else Zone.BATTLEFIELD)


class Ability:
    """An ability that functions, on the object that has it: the printed ability `abl` and one that it amounts to."""

    __slots__ = ("ability", "abl", "object")

    def __init__(self, oid: ObjectId, abl: Abl, ability: ab.Ability) -> None:
        self.object = oid
        self.abl = abl
        self.ability = ability


def _nowhere() -> LastKnown:
    o = GameObject(id=NO_SOURCE, kind="ability", physical=(), faces=(Copiable(),), owner="", zone=Zone.COMMAND)
    return LastKnown(o, wk.base(o, Copiable(), True).frozen())


_NOWHERE = _nowhere()
"""What stands for the source of an ability without one (725.2)."""


class View:
    """Derived characteristics of one state (613), with the abilities of each kind. Implements `Looking`.

    `own_only`: an object that is looked at as it would exist on the battlefield: of effects of its own static
    abilities only those on itself count, and what else enters at the same time doesn't (614.12)."""

    def __init__(self, game: Holder, state: State, previous: View | None = None, own_only: ObjectId | None = None) -> None:
        self.game = game
        self.state = state
        self._chars: dict[ObjectId, Characteristics]
        self.needs: frozenset[str]
        self.touched: Collection[ObjectId]
        """The objects on the battlefield and the stack, and what else effects have touched: all others look as they start."""
        self.elsewhere: tuple[ObjectId, ...]
        """The objects off the battlefield and the stack that have abilities functioning there, or counters."""
        if previous is None:
            self.elsewhere = layers.elsewhere(game, state.objects.values())
        else:
            changed = carrying.changes(previous.state, state)
            if own_only is None and self._carried(previous, changed):
                return
            self.elsewhere = previous.elsewhere
            if changed.ids or changed.gone:
                other = {*changed.ids, *(o.id for o in changed.gone)}
                new = layers.elsewhere(game, (state.objects[i] for i in changed.ids))
                self.elsewhere = tuple(sorted([*(i for i in previous.elsewhere if i not in other), *new]))
        derived, self.needs = layers.derive(game, state, self.elsewhere, own_only)
        self.touched = derived.keys()
        self._chars = dict(derived)
        if previous is not None and own_only is None:
            self._keep_index(previous, changed)

    def _carried(self, previous: View, changed: carrying.Changes) -> bool:
        """Take over the characteristics of the view before, when they still hold."""
        game = previous.game
        if not carrying.still_holds(
            previous.needs, previous.state, self.state, changed, lambda o: layers.start(game, o).elsewhere
        ):
            return False
        self.needs = previous.needs
        self.elsewhere = previous.elsewhere
        self.touched = previous.touched
        if previous.game is not self.game:
            self._chars = dict(previous._chars)
            return True
        self._chars = previous._chars
        self._take_index(previous)
        return True

    def _take_index(self, previous: View) -> None:
        index = previous.__dict__.get("index")
        if index is not None:
            self.index = index
            for effects in index.rule_parts.values():
                for e in effects:
                    e.ctx.view = self

    def _keep_index(self, previous: View, changed: carrying.Changes) -> None:
        """Take over the index as well when nothing that differs has an ability that belongs there. Effects on the rules look at
        things from the view that they were found in, so where there are any it is made anew."""
        index = previous.__dict__.get("index")
        if index is None or index.rule_parts or previous.state.effects is not self.state.effects:
            return
        before, now = previous._chars, self._chars
        other = {*changed.ids, *(o.id for o in changed.gone)}
        other.update(oid for oid in self.touched if before.get(oid) is not now[oid])
        other.update(oid for oid in previous.touched if oid not in now)
        if not any(_listed(before.get(oid)) or _listed(now.get(oid)) for oid in other):
            self.index = index

    # --- looking ---

    def chars(self, oid: ObjectId) -> Characteristics:
        """Characteristics, by last-known information when the object is gone."""
        try:
            return self._chars[oid]
        except KeyError:
            o = self.state.objects.get(oid)
        if o is None:
            return _NOWHERE.characteristics if oid == NO_SOURCE else last_known(self.game, self.state, oid).characteristics
        c = self._chars[oid] = layers.plain(self.game, o)
        return c

    def obj(self, oid: ObjectId) -> GameObject:
        """The object, or as it last existed; an empty one for the source of an ability that has none."""
        o = self.state.objects.get(oid)
        if o is not None:
            return o
        return _NOWHERE.object if oid == NO_SOURCE else last_known(self.game, self.state, oid).object

    def exists(self, oid: ObjectId) -> bool:
        """Whether the object exists now."""
        return oid in self.state.objects

    def controller(self, oid: ObjectId) -> PlayerId:
        """The controller, or the owner of what has none (108.4a)."""
        return self.chars(oid).controller or self.obj(oid).owner

    def zone(self, zone: Zone, player: PlayerId | None = None) -> tuple[ObjectId, ...]:
        """The ids in a zone."""
        return self.state.zones.get((zone, player), ())

    def library(self, player: PlayerId) -> tuple[ObjectId, ...]:
        """The cards of a library, from the top. A token there is no card (108.2b)."""
        return filters.cards_in_library(self.game, self.state, player)

    def hand(self, player: PlayerId) -> tuple[ObjectId, ...]:
        """The cards in a hand. A token there is no card (108.2b)."""
        return filters.cards_among(self.game, self.state, self.zone(Zone.HAND, player))

    def battlefield(self) -> list[ObjectId]:
        """The permanents that are phased in (110, 702.26b)."""
        objects = self.state.objects
        return [i for i in self.state.zones.get((Zone.BATTLEFIELD, None), ()) if not objects[i].phased_out]

    def permanents_of(self, player: PlayerId) -> list[ObjectId]:
        """The permanents that a player controls."""
        return [i for i in self.battlefield() if self.chars(i).controller == player]

    def ctx(self, source: ObjectId, **bindings: Any) -> Ctx:
        """A context in which an object speaks, as its controller."""
        return Ctx(self, self.controller(source), source, bindings)

    # --- abilities ---

    @cached_property
    def index(self) -> Index:
        """The functioning abilities by kind."""
        return Index(self)

    def as_before(self, before: View) -> bool:
        """Whether everything has the same characteristics as in an earlier view of the game."""
        return self._chars is before._chars

    def parts(self, kind: type[R]) -> list[tuple[R, RuleEffect]]:
        """The rule effects of a kind whose conditions hold."""
        found = self.index.rule_parts.get(kind)
        return [] if found is None else self._cited([(e.part, e) for e in found if e.active()])

    def parts_on(self, oid: ObjectId, kind: type[R]) -> list[tuple[R, RuleEffect]]:
        """The rule effects of a kind that are about an object."""
        found = self.index.rule_parts.get(kind)
        return [] if found is None else self._cited([(e.part, e) for e in found if e.active() and e.concerns(oid)])

    def parts_on_player(self, name: PlayerId, kind: type[R]) -> list[tuple[R, RuleEffect]]:
        """The rule effects of a kind that are about a player."""
        found = self.index.rule_parts.get(kind)
        return [] if found is None else self._cited([(e.part, e) for e in found if e.active() and e.concerns_player(name)])

    def _cited(self, found: list[tuple[R, RuleEffect]]) -> list[tuple[R, RuleEffect]]:
        """Effects on the rules that count, noted as an exercise of the keywords that they are due to (702)."""
        for _, e in found:
            if e.ctx.keyword:
                self.game.exercised.update(dict.fromkeys(e.ctx.keyword))
        return found

    def flag(self, oid: ObjectId, flag: str) -> bool:
        """Whether an object has a flag that a rule asks for by name."""
        return any(p.flag == flag for p, _ in self.parts_on(oid, ObjectFlag))


class Live:
    """A way of looking at whatever the present state of a game is: for procedures, which change it as they go on."""

    __slots__ = ("game",)

    def __init__(self, game: Holder) -> None:
        self.game = game

    @property
    def state(self) -> State:
        """The present state."""
        return self.game.state

    def chars(self, oid: ObjectId) -> Characteristics:
        """Present or last-known characteristics."""
        return self.game.view.chars(oid)

    def obj(self, oid: ObjectId) -> GameObject:
        """The object, or as it last existed."""
        return self.game.view.obj(oid)

    def exists(self, oid: ObjectId) -> bool:
        """Whether it exists now."""
        return oid in self.game.state.objects

    def controller(self, oid: ObjectId) -> PlayerId:
        """Its present or last controller."""
        return self.game.view.controller(oid)


class Index:
    """Functioning abilities of a view, by kind (113.6)."""

    def __init__(self, view: View) -> None:
        self.triggered: list[Ability] = []
        self.kinds: frozenset[type] | None = None
        """The kinds of event on which these trigger, once that has been asked."""
        self.state_triggers: list[Ability] = []
        """Those that trigger on a state of the game (603.8)."""
        self.replaces: list[Ability] = []
        self.rule_parts: dict[type, list[RuleEffect]] = {}
        self.view = view
        for oid, c in list(view._chars.items()):
            found = _by_kind(c.abilities) if c.abilities else None
            o = view.state.objects.get(oid)
            if found is not None and o is not None and not o.phased_out:
                self._add(o, found)
        self._register()

    def _add(self, o: GameObject, found: Kinds) -> None:
        triggered, replaces, statics = found
        for a, x in triggered:
            ability = Ability(o.id, a, x)
            self.triggered.append(ability)
            if isinstance(x, ab.Triggered) and isinstance(x.when, StateIs):
                self.state_triggers.append(ability)
        for a, r in replaces:
            if layers.functions_in(self.view.game, r, o):
                self.replaces.append(Ability(o.id, a, r))
        for a, s in statics:
            if layers.functions_in(self.view.game, s, o):
                self._static(o.id, a, s)

    def _static(self, oid: ObjectId, a: Abl, s: ab.Static) -> None:
        granter = layers.granter(a)
        ctx = self.view.ctx(oid) if granter is None else self.view.ctx(oid, granter=granter)
        ctx.keyword = a.by_keyword
        for p in s.parts:
            if not isinstance(p, LAYER_PARTS):
                e = RuleEffect(p, ctx)
                e.static = s
                self.rule_parts.setdefault(type(p), []).append(e)

    def _register(self) -> None:
        for effect in self.view.state.effects.values():
            for p in effect.parts:
                if isinstance(p, LAYER_PARTS):
                    continue
                e = RuleEffect(p, Ctx(self.view, effect.controller, effect.source, effect.bindings))
                e.locked = effect.affected
                e.open = effect.open
                self.rule_parts.setdefault(type(p), []).append(e)


def _listed(c: Characteristics | None) -> bool:
    return c is not None and bool(c.abilities) and _by_kind(c.abilities) is not None


Kinds = tuple[
    list[tuple[Abl, ab.Triggered | ab.Chapter]],
    list[tuple[Abl, ab.Replaces]],
    list[tuple[Abl, ab.Static]],
]


@by_identity(10_000)
def _by_kind(abilities: tuple[Abl, ...]) -> Kinds | None:
    """Triggered abilities, replacement effects, and static abilities with effects on the rules, among these; None when
    there are none of them."""
    found: Kinds = ([], [], [])
    for a in abilities:
        for x in layers.functional(a):
            if isinstance(x, ab.Triggered | ab.Chapter):
                found[0].append((a, x))
            elif isinstance(x, ab.Replaces):
                found[1].append((a, x))
            elif isinstance(x, ab.Static) and not all(isinstance(p, LAYER_PARTS) for p in x.parts):
                found[2].append((a, x))
    return found if any(found) else None
