"""Whether an object is meant by a noun phrase (109.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from ..cards.lang.abilities import Activated, Chapter
from ..cards.lang.nouns import Filter, Range
from ..events import changes as ch
from ..events import course as co
from ..state.game_state import State
from ..state.objects import Characteristics, GameObject, ObjectId, PlayerId, Recipient
from ..terms.colors import COLOR_WORDS
from ..terms.typeline import CARD_TYPES, PERMANENT_TYPES, SUPERTYPES, category_of_subtype
from ..terms.zones import Zone
from . import amounts, linked, nouns
from .citation import rule
from .context import Ctx, Holder
from .cr201_names import has_name, same_name
from .cr605_1_mana_abilities import is_loyalty_ability

Test = Callable[[Ctx, ObjectId, GameObject, Characteristics], bool]

HISTORIC = frozenset({"Artifact"})


def _attacking(ctx: Ctx, oid: ObjectId) -> bool:
    combat = ctx.view.state.combat
    return combat is not None and oid in combat.attackers


def _blocking(ctx: Ctx, oid: ObjectId) -> bool:
    combat = ctx.view.state.combat
    return combat is not None and oid in combat.blockers


def _blocked(ctx: Ctx, oid: ObjectId, want: bool) -> bool:
    combat = ctx.view.state.combat
    return combat is not None and oid in combat.attackers and combat.attackers[oid].blocked is want


def _attachments(ctx: Ctx, oid: ObjectId, subtype: str) -> bool:
    objects = ctx.view.state.objects
    return any(o.attached_to == oid and subtype in ctx.view.chars(o.id).subtypes for o in objects.values())


def _modified(ctx: Ctx, oid: ObjectId, o: GameObject, c: Characteristics) -> bool:
    """Counters, Equipment, or an Aura that its controller controls (700.9)."""
    if o.counters or _attachments(ctx, oid, "Equipment"):
        return True
    return any(
        a.attached_to == oid and "Aura" in ctx.view.chars(a.id).subtypes and ctx.view.chars(a.id).controller == c.controller
        for a in ctx.view.state.objects.values()
    )


@rule("701.3d", "702.103f")
def is_attached(g: Holder, state: State, o: GameObject) -> bool:
    """Whether an object is attached to something that is there: what has left, nothing is attached to (701.3d)."""
    to = o.attached_to
    if isinstance(to, str):
        return not state.players[to].left
    return to is not None and to in state.objects and state.objects[to].zone is Zone.BATTLEFIELD


def _ability_kind(o: GameObject, kind: str) -> bool:
    return o.stack is not None and o.stack.kind == kind


OUTLAWS = ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")
"""The creature types of outlaws (700.12)."""


@rule("700.12")
def outlaw(g: Any, c: Characteristics) -> bool:
    """Whether an object with these characteristics is an outlaw."""
    return any(has_subtype(c, t) for t in OUTLAWS)


def _on_stack(o: GameObject, test: Callable[[Any], bool]) -> bool:
    """Whether an object is an ability on the stack of which something holds."""
    return o.stack is not None and test(o.stack.ability)


def _transformed(o: GameObject) -> bool:
    """Whether it is a double-faced permanent with its back face up (701.27g)."""
    return o.layout in ("transform", "modal") and o.zone is Zone.BATTLEFIELD and o.face == 1 and not o.face_down


WORDS: dict[str, Test] = {
    "colorless": lambda ctx, i, o, c: not c.colors,
    "multicolored": lambda ctx, i, o, c: len(c.colors) > 1,
    "monocolored": lambda ctx, i, o, c: len(c.colors) == 1,
    "permanent": lambda ctx, i, o, c: bool(c.types & PERMANENT_TYPES),
    "card": lambda ctx, i, o, c: o.kind == "card",
    "spell": lambda ctx, i, o, c: _ability_kind(o, "spell"),
    "activated ability": lambda ctx, i, o, c: _ability_kind(o, "activated"),
    "triggered ability": lambda ctx, i, o, c: _ability_kind(o, "triggered"),
    "chapter ability": lambda ctx, i, o, c: _on_stack(o, lambda a: isinstance(a, Chapter)),
    "loyalty ability": lambda ctx, i, o, c: _on_stack(o, lambda a: isinstance(a, Activated) and is_loyalty_ability(a)),
    "ability": lambda ctx, i, o, c: o.kind == "ability" or (o.stack is not None and o.stack.kind != "spell"),
    "token": lambda ctx, i, o, c: o.kind == "token",
    "copy": lambda ctx, i, o, c: o.kind == "copy" or (o.stack is not None and o.stack.is_copy),
    "tapped": lambda ctx, i, o, c: o.tapped,
    "untapped": lambda ctx, i, o, c: not o.tapped,
    "attacking": lambda ctx, i, o, c: _attacking(ctx, i),
    "blocking": lambda ctx, i, o, c: _blocking(ctx, i),
    "blocked": lambda ctx, i, o, c: _blocked(ctx, i, True),
    "unblocked": lambda ctx, i, o, c: _blocked(ctx, i, False),
    "face-down": lambda ctx, i, o, c: o.face_down,
    "face-up": lambda ctx, i, o, c: not o.face_down,
    "transformed": lambda ctx, i, o, c: _transformed(o),
    "outlaw": lambda ctx, i, o, c: outlaw(ctx.view.game, c),
    "historic": lambda ctx, i, o, c: "Artifact" in c.types or "Legendary" in c.supertypes or "Saga" in c.subtypes,
    "modified": lambda ctx, i, o, c: _modified(ctx, i, o, c),
    "kicked": lambda ctx, i, o, c: linked.times_kicked(ctx.view.game, o.stack.announced if o.stack else o.announced) > 0,
    "commander": lambda ctx, i, o, c: o.commander,
    "double-faced": lambda ctx, i, o, c: o.layout in ("transform", "modal", "meld"),
    "attached": lambda ctx, i, o, c: is_attached(ctx.view.game, ctx.view.state, o),
    "enchanted": lambda ctx, i, o, c: _attachments(ctx, i, "Aura"),
    "equipped": lambda ctx, i, o, c: _attachments(ctx, i, "Equipment"),
    "chosen": lambda ctx, i, o, c: True,
    "foretold": lambda ctx, i, o, c: "foretold" in o.chosen,
    "plotted": lambda ctx, i, o, c: "plotted" in o.chosen,
}
"""Words that are no type and no color."""


@lru_cache(maxsize=4096)
def word(text: str) -> Test:
    """The test that a word of a noun phrase stands for."""
    if text in WORDS:
        return WORDS[text]
    title = text[:1].upper() + text[1:]
    if title in CARD_TYPES:
        return lambda ctx, i, o, c: title in c.types
    if title in SUPERTYPES:
        return lambda ctx, i, o, c: title in c.supertypes
    if text in COLOR_WORDS:
        color = COLOR_WORDS[text]
        return lambda ctx, i, o, c: color in c.colors
    if text.startswith("non") and len(text) > 3:
        inner = word(text[3:].lstrip("-"))
        return lambda ctx, i, o, c: not inner(ctx, i, o, c)
    return lambda ctx, i, o, c: has_subtype(c, title)


def has_subtype(c: Characteristics, subtype: str) -> bool:
    """Whether characteristics include a subtype; changelings have every creature type (702.73)."""
    if subtype in c.subtypes:
        return True
    return c.all_creature_types and subtype_is_creature(subtype)


def share_creature_type(a: Characteristics, b: Characteristics) -> bool:
    """Whether two objects have a creature type in common (205.3m, 702.73)."""
    if a.all_creature_types or b.all_creature_types:
        other = b if a.all_creature_types else a
        return other.all_creature_types or any(subtype_is_creature(t) for t in other.subtypes)
    return any(subtype_is_creature(t) for t in a.subtypes & b.subtypes)


@lru_cache(maxsize=4096)
def subtype_is_creature(subtype: str) -> bool:
    """Whether a subtype is a creature type (205.3m)."""
    return category_of_subtype(subtype) == "Creature"


def in_range(ctx: Ctx, value: int | None, r: Range) -> bool:
    """Whether a number lies in a range; no number lies in none."""
    if value is None:
        return False
    if r.least is not None and value < amounts.amount(r.least, ctx):
        return False
    if r.most is not None and value > amounts.amount(r.most, ctx):
        return False
    if r.equal is not None and value != amounts.amount(r.equal, ctx):
        return False
    return r.parity is None or value % 2 == (r.parity == "odd")


def mana_value(o: GameObject, c: Characteristics) -> int:
    """Mana value of an object (202.3): with the announced X on the stack, of the front face for a back face
    (202.3b)."""
    x = o.stack.announced.x if o.stack is not None and o.stack.announced.x is not None else 0
    if c.mana_cost is not None:
        return c.mana_cost.mana_value(x)
    if o.layout == "transform" and o.face == 1 and o.faces[0].mana_cost is not None and c.name == o.faces[1].name:
        return o.faces[0].mana_cost.mana_value(0)
    return 0


def _this_turn(ctx: Ctx, oid: ObjectId, what: str) -> bool:
    g = ctx.view.game
    if what == "entered":
        o = ctx.view.obj(oid)
        return o.zone is Zone.BATTLEFIELD and o.entered_turn == g.state.turn.number
    if what == "moved":
        return ctx.view.obj(oid).entered_turn == g.state.turn.number
    if what == "attacked":
        return any(e.object == oid for e in g.this_turn(co.Attacked))
    if what == "blocked":
        return any(e.blocker == oid for e in g.this_turn(co.Blocked))
    if what == "been dealt damage":
        return any(e.target == oid for e in g.this_turn(ch.Damage))
    return cast_this_turn(g, ctx.view.state, oid)


@rule("400.7d", "601.2i")
def cast_this_turn(g: Any, state: State, oid: ObjectId) -> bool:
    """Whether an object was cast this turn: a permanent was when the spell was that became it."""
    o = state.objects.get(oid)
    became = state.successor if o is not None and o.zone is Zone.BATTLEFIELD else {}
    return any(oid in (e.object, became.get(e.object)) for e in g.this_turn(co.SpellCast))


@rule("601.2i", "707.10")
def caster(g: Holder, oid: ObjectId, o: GameObject) -> PlayerId | None:
    """Who cast a spell; nobody a copy that was only put on the stack. One that a game began with was cast by its
    controller."""
    if o.stack is None or o.stack.kind != "spell":
        return None
    for e in g.this_turn(co.SpellCast):
        if e.object == oid:
            return e.player
    return None if o.stack.is_copy or o.kind == "copy" else o.controller


def controller_of(ctx: Ctx, oid: ObjectId) -> PlayerId:
    """The derived controller, or the owner of what has none (108.4a)."""
    c = ctx.view.chars(oid).controller
    return c if c is not None else ctx.view.obj(oid).owner


def matches(ctx: Ctx, oid: ObjectId, f: Filter, zone: Zone | None = Zone.BATTLEFIELD) -> bool:
    """Whether an object is meant by a noun phrase. `zone`: where the verb looks when the phrase names no zone; None:
    anywhere."""
    o = ctx.view.obj(oid)
    want = f.zone if f.zone is not None else zone
    if want is not None and o.zone is not want:
        return False
    if o.phased_out:
        return False
    return described(ctx, oid, f)


def described(ctx: Ctx, oid: ObjectId, f: Filter) -> bool:
    """Whether everything but the zone holds."""
    return meant(ctx.view.game, ctx, oid, f)


@rule("109.2")
def meant(g: Holder, ctx: Ctx, oid: ObjectId, f: Filter) -> bool:
    """Whether a description fits an object, wherever it is."""
    o = ctx.view.obj(oid)
    c = ctx.view.chars(oid)
    if not all(word(w)(ctx, oid, o, c) for w in f.is_):
        return False
    if f.any_ and not any(described(ctx, oid, g) for g in f.any_):
        return False
    if f.not_ is not None and described(ctx, oid, f.not_):
        return False
    if f.other and oid == ctx.source:
        return False
    if f.controller is not None and not nouns.include(f.controller, controller_of(ctx, oid), ctx):
        return False
    if f.owner is not None and not nouns.include(f.owner, o.owner, ctx):
        return False
    if f.cast_by is not None and not nouns.include(f.cast_by, caster(ctx.view.game, oid, o), ctx):
        return False
    return _qualities(ctx, oid, f, o, c) and _relations(ctx, oid, f, o, c)


def _qualities(ctx: Ctx, oid: ObjectId, f: Filter, o: GameObject, c: Characteristics) -> bool:
    if f.keyword is not None and f.keyword not in c.keywords:
        return False
    if f.named is not None and not has_name(ctx.view.game, c, f.named):
        return False
    if f.power is not None and not in_range(ctx, c.power, f.power):
        return False
    if f.toughness is not None and not in_range(ctx, c.toughness, f.toughness):
        return False
    if f.mana_value is not None and not in_range(ctx, mana_value(o, c), f.mana_value):
        return False
    if f.mana_cost and str(c.mana_cost) not in f.mana_cost:
        return False
    if f.counter is not None and not (o.counters if f.counter == "any" else o.counters.get(f.counter)):
        return False
    if f.chosen is not None and not _chosen(ctx, f.chosen, o, c):
        return False
    return f.has_this_turn is None or _this_turn(ctx, oid, f.has_this_turn)


def _chosen(ctx: Ctx, kind: str, o: GameObject, c: Characteristics) -> bool:
    kept = "card name" if kind == "name" else kind
    value = ctx.bindings[kind] if kind in ctx.bindings else linked.chosen(ctx, kept)
    if value is None:
        return False
    if kind == "color":
        return value in c.colors or COLOR_WORDS.get(value) in c.colors
    if kind == "creature type":
        return has_subtype(c, value)
    if kind == "card type":
        return str(value).capitalize() in c.types
    if kind == "name":
        return has_name(ctx.view.game, c, value)
    return bool(mana_value(o, c) == value)


def _relations(ctx: Ctx, oid: ObjectId, f: Filter, o: GameObject, c: Characteristics) -> bool:
    if f.these and not any(oid in nouns.bound_objects(ctx, n) for n in f.these):
        return False
    if f.shares_color_with is not None:
        colors = {k for i in nouns.bound_objects(ctx, f.shares_color_with) for k in ctx.view.chars(i).colors}
        if not colors & set(c.colors):
            return False
    if (f.greatest is not None or f.least is not None) and not _is_extreme(ctx, oid, f):
        return False
    if f.not_these and any(oid in nouns.bound_objects(ctx, n) for n in f.not_these):
        return False
    if f.shares_name_with is not None and not _shares_name(ctx, c, f.shares_name_with):
        return False
    if f.shares_creature_type_with is not None:
        others = nouns.bound_objects(ctx, f.shares_creature_type_with)
        if not any(share_creature_type(c, ctx.view.chars(i)) for i in others):
            return False
    if f.attached_to is not None and o.attached_to not in nouns.objects(f.attached_to, ctx):
        return False
    if not _targets(ctx, o, f):
        return False
    return _combat(ctx, oid, f)


def _shares_name(ctx: Ctx, c: Characteristics, bound: str) -> bool:
    return any(same_name(ctx.view.game, c, ctx.view.chars(i)) for i in nouns.bound_objects(ctx, bound))


def _is_extreme(ctx: Ctx, oid: ObjectId, f: Filter) -> bool:
    """Whether no other object that matches everything else in the same zone has more (or less); ties are all it."""
    kind = f.greatest or f.least or ""
    rest = replace(f, greatest=None, least=None)
    zone = ctx.view.obj(oid).zone
    values = {i: _value_of(ctx, i, kind) for i in ctx.view.state.objects if matches(ctx, i, rest, zone)}
    mine = _value_of(ctx, oid, kind)
    if mine is None:
        return False
    known = [v for v in values.values() if v is not None]
    return all(mine >= v if f.greatest is not None else mine <= v for v in known)


def _value_of(ctx: Ctx, oid: ObjectId, kind: str) -> int | None:
    c = ctx.view.chars(oid)
    if kind == "mana value":
        return mana_value(ctx.view.obj(oid), c)
    return c.power if kind == "power" else c.toughness


def _combat(ctx: Ctx, oid: ObjectId, f: Filter) -> bool:
    combat = ctx.view.state.combat
    if f.blocking is not None:
        blocked = combat.blockers.get(oid, ()) if combat else ()
        if not set(blocked) & set(nouns.objects(f.blocking, ctx)):
            return False
    if f.blocked_by is not None:
        by = nouns.objects(f.blocked_by, ctx)
        if not combat or not any(oid in combat.blockers.get(b, ()) for b in by if isinstance(b, int)):
            return False
    return True


def _targets(ctx: Ctx, o: GameObject, f: Filter) -> bool:
    """What a spell or ability targets: how many targets it has (115.9a), at least one of some (115.9b), or only one
    object or player, which is one of them (115.9c)."""
    if f.targets is None and f.targets_player is None and not f.single_target:
        return True
    if o.stack is None:
        return False
    chosen = [t for group in o.stack.announced.targets for t in group]
    if f.single_target and len(chosen) != 1:
        return False
    if f.targets_only:
        return len(set(chosen)) == 1 and (_targets_object(ctx, chosen, f) or _targets_player(ctx, chosen, f))
    return (f.targets is None or _targets_object(ctx, chosen, f)) and (
        f.targets_player is None or _targets_player(ctx, chosen, f)
    )


def _targets_object(ctx: Ctx, chosen: list[Recipient], f: Filter) -> bool:
    return f.targets is not None and any(
        isinstance(t, int) and ctx.view.exists(t) and matches(ctx, t, f.targets, None) for t in chosen
    )


def _targets_player(ctx: Ctx, chosen: list[Recipient], f: Filter) -> bool:
    if f.targets_player is None:
        return False
    who = nouns.players(f.targets_player, ctx)
    return any(isinstance(t, str) and t in who for t in chosen)


@rule("108.2b", "111.8")
def cards_in_library(g: Holder, state: State, player: PlayerId) -> tuple[ObjectId, ...]:
    """The cards of a library, from the top: a token there is no card."""
    return cards_among(g, state, state.zones.get((Zone.LIBRARY, player), ()))


@rule("108.2b", "111.8")
def cards_among(g: Holder, state: State, objects: Iterable[ObjectId]) -> tuple[ObjectId, ...]:
    """What of these objects, in a zone other than the battlefield and the stack, is a card: a token is none."""
    return tuple(i for i in objects if state.objects[i].kind == "card")
