"""Rule 707: copiable values, exceptions, copies of spells and abilities."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from ..cards.lang import continuous as con
from ..cards.lang.continuous import CopyExceptions
from ..derive import work as wk
from ..derive.citation import rule
from ..derive.cr613_layers import statics_of
from ..derive.game import Game
from ..events import zones as zo
from ..printed import as_abls
from ..state.effects import ContinuousEffect
from ..state.objects import Abl, Copiable, GameObject, LastKnown, ObjectId
from ..terms.colors import COLOR_WORDS
from ..terms.typeline import CARD_TYPES, SUPERTYPES, category_of_subtype
from ..terms.zones import Zone

DOUBLE_FACED = ("transform", "modal", "meld")
"""Layouts of double-faced cards and tokens (712.1)."""


@rule("707.2", "707.3", "613.2c")
def copiable_values(g: Game, oid: ObjectId) -> tuple[tuple[Copiable, ...], int]:
    """The copiable values of an object, per face, and which face is up: printed values as modified by copy effects and
    by face-down status, of an object that is gone as it last was."""
    o = g.view.obj(oid)
    if o.face_down and o.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return (wk.FACE_DOWN,), 0
    copied = copied_values(g, o)
    if copied is not None:
        return copied
    faces = o.faces
    if o.layout in ("split", "aftermath", "room") and len(faces) > 1 and o.zone is not Zone.STACK:
        return (wk.combined(faces),), 0
    return faces, o.face if o.face < len(faces) else 0


@rule("608.2h", "707.2")
def copied_values(g: Game, o: GameObject) -> tuple[tuple[Copiable, ...], int] | None:
    """What a copy effect makes an object, or made one that is gone as it last was; None where there is no such effect."""
    effect: ContinuousEffect | LastKnown | None = latest_copy_effect(g, o)
    if effect is None and o.id not in g.state.objects:
        effect = g.state.last_known.get(o.id)
    if effect is None or not effect.copied:
        return None
    return effect.copied, wk.copied_face(g, o, effect.copied, effect.copied_face)


@rule("613.2a", "613.7")
def latest_copy_effect(g: Game, o: GameObject) -> ContinuousEffect | None:
    """The copy effect that decides how an object looks: the one with the latest timestamp."""
    copies = [e for e in g.state.effects.values() if e.copied and e.affected is not None and o.id in e.affected]
    return max(copies, key=lambda e: e.timestamp) if copies else None


@rule("707.8", "707.2")
def values_for_permanent(g: Game, oid: ObjectId) -> tuple[tuple[Copiable, ...], int]:
    """What a permanent becomes that becomes a copy of an object: of a double-faced one the face that is up, alone."""
    faces, face = copiable_values(g, oid)
    if g.view.obj(oid).layout in DOUBLE_FACED:
        return (faces[face],), 0
    return faces, face


def own_values(g: Game, e: zo.Move) -> Copiable:
    """What the permanent that is about to enter would have been by itself (707.9c)."""
    if e.entering is not None and e.entering.copied:
        return e.entering.copied[min(e.entering.copied_face, len(e.entering.copied) - 1)]
    if e.seed is not None:
        return e.seed.faces[0]
    assert e.object is not None
    o = g.view.obj(e.object)
    return o.faces[e.entering.face if e.entering is not None and e.entering.face < len(o.faces) else 0]


@rule("707.9", "707.9a", "707.9b", "707.9d", "707.9f")
def with_exceptions(
    g: Game, faces: tuple[Copiable, ...], face: int, x: CopyExceptions, own: Copiable | None = None, keep: tuple[Abl, ...] = ()
) -> tuple[Copiable, ...]:
    """Copied values with the changes of an "except" clause, which become part of them."""
    return tuple(_excepted(g, v, x, own, keep) for v in faces)


def _excepted(g: Game, v: Copiable, x: CopyExceptions, own: Copiable | None, keep: tuple[Abl, ...]) -> Copiable:
    if x.name is not None:
        v = replace(v, name=x.name, halves=())
    if x.no_mana_cost:
        v = replace(v, mana_cost=None)
    v = _types(g, v, x)
    v = _colors(g, v, x, own)
    v = other_size(g, v, x, own)
    if x.abilities or keep:
        extra = as_abls(x.abilities, mark="except")
        numbered = tuple(replace(a, number=len(v.abilities) + i + 1) for i, a in enumerate(extra))
        v = replace(v, abilities=(*v.abilities, *numbered, *keep))
    return v


@rule("707.9b", "707.9d")
def other_size(g: Game, v: Copiable, x: CopyExceptions, own: Copiable | None) -> Copiable:
    power, toughness = x.power, x.toughness
    if "power/toughness" in x.keep and own is not None:
        power, toughness = own.power, own.toughness
    if power is None and toughness is None:
        return v
    v = without_defining(g, v, "pt")
    return replace(
        v,
        power=power if power is not None else v.power,
        toughness=toughness if toughness is not None else v.toughness,
    )


@rule("707.9d")
def without_defining(g: Game, v: Copiable, what: str) -> Copiable:
    """Without the characteristic-defining abilities of a characteristic that isn't copied."""
    return replace(v, abilities=tuple(a for a in v.abilities if not defines(a, what)))


def _types(g: Game, v: Copiable, x: CopyExceptions) -> Copiable:
    supers, types, subs = list(v.supertypes), list(v.types), list(v.subtypes)
    if x.set_types:
        words = [t[:1].upper() + t[1:] for t in x.set_types]
        v = without_defining(g, v, "types")
        types = [t for t in words if t in CARD_TYPES]
        subs = [t for t in words if t not in CARD_TYPES and t not in SUPERTYPES]
    if x.set_creature_types:
        v = replace(without_defining(g, v, "types"), all_creature_types=False)
        subs = [t for t in subs if category_of_subtype(t) != "Creature"] + list(x.set_creature_types)
    for t in x.add_types:
        word = t[:1].upper() + t[1:]
        group = supers if word in SUPERTYPES else types if word in CARD_TYPES else subs
        if word not in group:
            group.append(word)
    gone = {t[:1].upper() + t[1:] for t in x.not_supertypes}
    supers = [t for t in supers if t not in gone]
    return replace(v, supertypes=tuple(supers), types=tuple(types), subtypes=tuple(subs))


def _colors(g: Game, v: Copiable, x: CopyExceptions, own: Copiable | None) -> Copiable:
    if x.colors is not None:
        v = without_defining(g, v, "color")
        return replace(v, colors=frozenset(COLOR_WORDS[c] for c in x.colors))
    if "color" in x.keep and own is not None:
        return replace(without_defining(g, v, "color"), colors=own.colors)
    if x.add_colors:
        return replace(v, colors=v.colors | {COLOR_WORDS[c] for c in x.add_colors})
    return v


def defines(a: Abl, what: str) -> bool:
    """Whether an ability is a characteristic-defining one of power and toughness, of color, or of types (604.3)."""
    kinds: tuple[type[Any], ...] = {
        "pt": (con.SetPT,),
        "color": (con.SetColors, con.AddColors),
        "types": (con.AllCreatureTypes,),
    }[what]
    return any(s.defines and any(isinstance(p, kinds) for p in s.parts) for s in statics_of(a))


@rule("707.10", "113.6g", "101.2")
def can_be_copied(g: Game, oid: ObjectId) -> bool:
    """Whether it is, or was, a spell or ability on the stack, and nothing says that it can't be copied."""
    return g.view.obj(oid).stack is not None and not any(p.what == "copied" for p, _ in g.view.parts_on(oid, con.CantBe))


@rule("707.10", "707.10a")
def copy_on_stack(g: Game, oid: ObjectId, controller: str, exceptions: CopyExceptions | None) -> zo.Move:
    """A copy of a spell or ability, put onto the stack: with its characteristics and all decisions made for it."""
    o = g.view.obj(oid)
    assert o.stack is not None
    faces, face = copiable_values(g, oid)
    if exceptions is not None:
        faces = with_exceptions(g, faces, face, exceptions)
    on = replace(o.stack, is_copy=True)
    kind = "ability" if o.stack.kind != "spell" else "copy"
    seed = zo.TokenSeed(faces=faces, owner=controller, layout=o.layout, kind=kind)
    announced = msgspec.structs.replace(on.announced, cast_from=None, mana_spent=())
    on = replace(on, announced=announced)
    return zo.Move(seed=seed, to=Zone.STACK, cause="copy", stack=on, stack_controller=controller, face=face)
