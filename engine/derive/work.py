"""Characteristics in the making, while layers are applied (613.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from ..cards.lang import abilities as ab
from ..cards.lang import continuous as con
from ..cards.lang import events as le
from ..cards.lang import nouns as n
from ..cards.lang.costs import TapSelf
from ..cards.lang.effects import AddMana, CastCard, Exile
from ..state.objects import Abl, Characteristics, Copiable, GameObject, PlayerId, names_of
from ..terms.colors import Colors
from ..terms.counters import DEFENSE, LORE
from ..terms.mana import ManaCost
from ..terms.typeline import BASIC_LAND_TYPES
from ..terms.zones import Zone
from .citation import rule
from .context import Holder


class Work:
    """The characteristics of one object as far as they have been determined."""

    __slots__ = (
        "_keywords",
        "abilities",
        "all_creature_types",
        "cant_have",
        "colors",
        "controller",
        "defense",
        "halves",
        "loyalty",
        "mana_cost",
        "name",
        "origin",
        "power",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
    )

    name: str
    halves: tuple[str, ...]
    mana_cost: ManaCost | None
    colors: Colors
    supertypes: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]
    power: int | None
    toughness: int | None
    loyalty: int | None
    defense: int | None
    abilities: tuple[Abl, ...]
    controller: PlayerId | None
    cant_have: frozenset[str]
    all_creature_types: bool
    origin: Template | None
    _keywords: frozenset[str] | None

    def copy(self) -> Work:
        """An independent copy."""
        other = Work.__new__(Work)
        for slot in Work.__slots__:
            setattr(other, slot, getattr(self, slot))
        return other

    @property
    def keywords(self) -> frozenset[str]:
        """Names of the keyword abilities it has at this point."""
        if self._keywords is None:
            self._keywords = keyword_names(self.abilities)
        return self._keywords

    @property
    def names(self) -> frozenset[str]:
        """Its names at this point (201.2a, 709.4a)."""
        return names_of(self.name, self.halves)

    def set_abilities(self, abilities: Iterable[Abl]) -> None:
        """Replace the abilities."""
        self.abilities = tuple(abilities)
        self._keywords = None

    def frozen(self) -> Characteristics:
        """The finished characteristics. Those of an object that nothing has touched are shared."""
        if self.origin is not None:
            shared = self.origin.shared(self)
            if shared is not None:
                return shared
        return self._built()

    def _built(self) -> Characteristics:
        return Characteristics(
            name=self.name,
            halves=self.halves,
            mana_cost=self.mana_cost,
            colors=self.colors,
            supertypes=self.supertypes,
            types=self.types,
            subtypes=self.subtypes,
            power=self.power,
            toughness=self.toughness,
            loyalty=self.loyalty,
            defense=self.defense,
            abilities=self.abilities,
            keywords=self.keywords,
            controller=self.controller,
            cant_have=self.cant_have,
            all_creature_types=self.all_creature_types,
        )


class Template:
    """The starting point of all objects with the same copiable values, and what it comes to when nothing touches it."""

    __slots__ = ("abilities", "by_controller", "elsewhere", "fields", "keywords", "layered", "values")

    def __init__(self, values: Copiable, sagas_by_ability: bool, intrinsic: bool) -> None:
        self.values = values
        w = Work.__new__(Work)
        w.origin = None
        w.controller = None
        w.cant_have = NO_KEYWORDS
        take(w, values)
        if intrinsic:
            refresh_intrinsic(w, sagas_by_ability)
        self.fields = fields_of(w)
        self.keywords = w.keywords
        self.abilities = w.abilities
        self.by_controller: dict[PlayerId | None, Characteristics] = {}
        self.layered: bool | None = None
        """Whether effects of its own change how it looks; None until that has been asked."""
        self.elsewhere = False
        """Whether it has abilities that function off the battlefield and the stack; as above."""

    def start(self, controller: PlayerId | None) -> Work:
        """The characteristics of an object before any effect."""
        w = Work.__new__(Work)
        w.origin = self
        w.controller = controller
        (
            w.name,
            w.halves,
            w.mana_cost,
            w.colors,
            w.supertypes,
            w.types,
            w.subtypes,
            w.power,
            w.toughness,
            w.loyalty,
            w.defense,
            w.abilities,
            w.cant_have,
            w.all_creature_types,
        ) = self.fields
        w._keywords = self.keywords
        return w

    def shared(self, w: Work) -> Characteristics | None:
        """The finished characteristics, when nothing but control differs from the start."""
        return self.untouched(w.controller) if fields_of(w) == self.fields else None

    def untouched(self, controller: PlayerId | None) -> Characteristics:
        """The finished characteristics of an object that nothing touches."""
        known = self.by_controller.get(controller)
        if known is None:
            known = self.by_controller[controller] = self.start(controller)._built()
        return known


@rule("707.3", "710.2")
def copied_face(g: Holder, o: GameObject, copied: tuple[Copiable, ...], face: int) -> int:
    """Which of copied values an object has: of a flip card those for its own status, whatever the status of the original."""
    if copied[-1].alternative:
        return 1 if o.layout == "flip" and o.face == 1 else 0
    return min(face, len(copied) - 1)


NO_KEYWORDS: frozenset[str] = frozenset()
_TEMPLATES: dict[tuple[int, bool, bool], Template] = {}


def fields_of(w: Work) -> tuple[Any, ...]:
    """All that effects may change, but for control."""
    return (
        w.name,
        w.halves,
        w.mana_cost,
        w.colors,
        w.supertypes,
        w.types,
        w.subtypes,
        w.power,
        w.toughness,
        w.loyalty,
        w.defense,
        w.abilities,
        w.cant_have,
        w.all_creature_types,
    )


def keyword_names(abilities: Iterable[Abl]) -> frozenset[str]:
    """Names of keyword abilities among these."""
    return frozenset(a.ability.name for a in abilities if isinstance(a.ability, ab.Keyword))


def base(o: GameObject, values: Copiable, sagas_by_ability: bool) -> Work:
    """The starting point: printed values, or what the effect that made the object defined (613.1), with the intrinsic
    abilities of its subtypes."""
    return template_of(o, values, sagas_by_ability).start(o.controller)


def template_of(o: GameObject, values: Copiable, sagas_by_ability: bool) -> Template:
    """What all objects with these values start from."""
    intrinsic = o.stack is None or o.stack.kind == "spell"
    key = (id(values), sagas_by_ability, intrinsic)
    template = _TEMPLATES.get(key)
    if template is None or template.values is not values:
        if len(_TEMPLATES) > 10_000:
            _TEMPLATES.clear()
        template = _TEMPLATES[key] = Template(values, sagas_by_ability, intrinsic)
    return template


def take(w: Work, v: Copiable) -> None:
    """Make copiable values those of an object (707.2)."""
    w.name = v.name
    w.halves = v.halves
    w.mana_cost = v.mana_cost
    w.colors = v.colors
    w.supertypes = frozenset(v.supertypes)
    w.types = frozenset(v.types)
    w.subtypes = frozenset(v.subtypes)
    w.power = v.power
    w.toughness = v.toughness
    w.loyalty = v.loyalty
    w.defense = v.defense
    w.all_creature_types = v.all_creature_types
    w._keywords = None
    w.abilities = v.abilities


FACE_DOWN = Copiable(types=("Creature",), power=2, toughness=2)
"""A face-down permanent or spell: 2/2 without name, mana cost, colors, subtypes and abilities (708.2a)."""


def printed(o: GameObject) -> Copiable:
    """The values of the face that is up or was chosen; of a split card off the stack, and of a fused split spell, both halves
    combined (709.4, 709.4d)."""
    if o.layout in ("split", "aftermath", "room") and len(o.faces) > 1 and (o.zone is not Zone.STACK or is_fused(o)):
        return combined(o.faces)
    return o.faces[o.face] if o.face < len(o.faces) else o.faces[0]


def is_fused(o: GameObject) -> bool:
    """Whether both halves of a split card were cast together (702.102a)."""
    return o.stack is not None and bool(o.stack.announced.paid.get("fuse"))


def combined(faces: tuple[Copiable, ...]) -> Copiable:
    """The combined characteristics of a split card (709.4)."""
    costs = [f.mana_cost for f in faces if f.mana_cost is not None]
    total = ManaCost(tuple(s for c in costs for s in c.symbols)) if costs else None
    colors: Colors = frozenset(c for f in faces for c in f.colors)
    return Copiable(
        name=" // ".join(f.name for f in faces),
        halves=tuple(f.name for f in faces),
        mana_cost=total,
        colors=colors,
        supertypes=tuple(dict.fromkeys(t for f in faces for t in f.supertypes)),
        types=tuple(dict.fromkeys(t for f in faces for t in f.types)),
        subtypes=tuple(dict.fromkeys(t for f in faces for t in f.subtypes)),
        abilities=tuple(a for f in faces for a in f.abilities),
    )


# --- intrinsic abilities (305.6, 306.5b, 310.4b, 310.11b, 714.3a-b) ---------------------------------------------------

_MANA_ABILITIES: Mapping[str, Abl] = {
    subtype: Abl(
        ab.Activated(cost=(TapSelf(),), do=(AddMana(mana="{" + letter + "}"),)), 0, "intrinsic", mark=("intrinsic", subtype)
    )
    for subtype, letter in BASIC_LAND_TYPES.items()
}

_ENTERS = le.ZoneMove(to=Zone.BATTLEFIELD)

_SAGA_ENTERS = Abl(
    ab.Replaces(event=_ENTERS, ops=(con.EntersModified(counters=(con.CounterGift(kind=LORE),)),)),
    0,
    "intrinsic",
    mark=("intrinsic", "Saga"),
)

_READ_AHEAD_ENTERS = Abl(
    ab.Replaces(
        event=_ENTERS,
        ops=(
            con.EntersModified(
                choose="number",
                least=n.Number(n=1),
                most=n.Var(name="final chapter"),
                counters=(con.CounterGift(kind=LORE, n=n.Var(name="number")),),
            ),
        ),
    ),
    0,
    "intrinsic",
    mark=("intrinsic", "Saga", "read ahead"),
)


@lru_cache(maxsize=64)
def _enters_with(kind: str, n_: int) -> Abl:
    gift = con.CounterGift(kind=kind, n=n.Number(n=n_))
    ability = ab.Replaces(event=_ENTERS, ops=(con.EntersModified(counters=(gift,)),))
    return Abl(ability, 0, "intrinsic", mark=("intrinsic", kind))


_SIEGE_DEFEATED = Abl(
    ab.Triggered(
        when=le.CountersTaken(kind=DEFENSE, last=True),
        do=(Exile(what=n.Ref(name="self"), as_="card"), CastCard(what=n.Ref(name="card"), transformed=True)),
    ),
    0,
    "intrinsic",
    mark=("intrinsic", "Siege"),
)
"""The intrinsic triggered ability of a Siege (310.11b)."""


def final_chapter(abilities: Iterable[Abl]) -> int:
    """The greatest chapter number among chapter abilities, 0 if there are none (714.2d)."""
    return max((a.number for a in abilities if isinstance(a.ability, ab.Chapter)), default=0)


def saga_entering(w: Work) -> Abl:
    """How a Saga with these abilities enters (714.3a-b)."""
    return _READ_AHEAD_ENTERS if "read ahead" in w.keywords else _SAGA_ENTERS


def as_it_enters(w: Work) -> None:
    """Give a Saga the way to enter that its keywords ask for once all of them are known (614.12, 702.155b)."""
    wanted = saga_entering(w)
    if wanted in w.abilities:
        return
    other = _SAGA_ENTERS if wanted is _READ_AHEAD_ENTERS else _READ_AHEAD_ENTERS
    if other in w.abilities:
        w.set_abilities(wanted if a is other else a for a in w.abilities)


def refresh_intrinsic(w: Work, sagas_by_ability: bool) -> None:
    """Give an object the intrinsic abilities of its subtypes, and take those of subtypes that it no longer has."""
    want: list[Abl] = []
    if "Land" in w.types:
        want += [_MANA_ABILITIES[t] for t in BASIC_LAND_TYPES if t in w.subtypes]
    if sagas_by_ability and "Saga" in w.subtypes and w.types:
        want.append(saga_entering(w))
    if "Planeswalker" in w.types and w.loyalty is not None:
        want.append(_enters_with("loyalty", w.loyalty))
    if "Battle" in w.types and w.defense is not None:
        want.append(_enters_with(DEFENSE, w.defense))
    if "Battle" in w.types and "Siege" in w.subtypes:
        want.append(_SIEGE_DEFEATED)
    have = [a for a in w.abilities if a.origin == "intrinsic"]
    if have != want:
        w.set_abilities([a for a in w.abilities if a.origin != "intrinsic"] + want)
