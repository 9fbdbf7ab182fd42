"""Rule 707: copiable values, exceptions, copies of spells and abilities."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from ..cards.lang.abilities import Keyword
from ..cards.lang.continuous import CopyExceptions
from ..citation import rule
from ..events import zones as zo
from ..game import Game
from ..printed import as_abls
from ..state.objects import Abl, Copiable, GameObject, LastKnown, ObjectId
from ..terms.colors import COLOR_WORDS
from ..terms.typeline import CARD_TYPES, SUPERTYPES, category_of_subtype
from ..terms.zones import Zone
from . import work as wk
from .cr613_layers import Layering


@rule("707.2", "613.2c", "707.8")
def copiable_values(g: Game, oid: ObjectId) -> tuple[tuple[Copiable, ...], int]:
    """The copiable values of an object, per face, and which face is up: printed values as modified by copy effects and
    by face-down status, of an object that is gone as it last was."""
    o = g.view.obj(oid)
    known = g.state.last_known.get(oid)
    if o.face_down and o.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return (wk.FACE_DOWN,), 0
    faces = after_layer_1(g, o, known)
    if o.layout in ("split", "aftermath", "room") and len(faces) > 1 and o.zone is not Zone.STACK:
        return (wk.combined(faces),), 0
    return faces, o.face if o.face < len(faces) else 0


def after_layer_1(g: Game, o: GameObject, known: LastKnown | None) -> tuple[Copiable, ...]:
    """An object's faces as the latest copy effect on it has them (613.2a)."""
    copies = [e for e in g.state.effects.values() if e.copied and e.affected is not None and o.id in e.affected]
    if copies:
        return max(copies, key=lambda e: e.timestamp).copied
    return o.faces


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
    return tuple(_excepted(v, x, own, keep) for v in faces)


def _excepted(v: Copiable, x: CopyExceptions, own: Copiable | None, keep: tuple[Abl, ...]) -> Copiable:
    if x.name is not None:
        v = replace(v, name=x.name)
    if x.no_mana_cost:
        v = replace(v, mana_cost=None)
    v = _types(v, x)
    v = _colors(v, x, own)
    if x.power is not None or x.toughness is not None:
        v = replace(
            v,
            power=x.power if x.power is not None else v.power,
            toughness=x.toughness if x.toughness is not None else v.toughness,
            abilities=tuple(a for a in v.abilities if not defines(a, "pt")),
        )
    if x.abilities or keep:
        extra = as_abls(x.abilities, mark="except")
        numbered = tuple(replace(a, number=len(v.abilities) + i + 1) for i, a in enumerate(extra))
        v = replace(v, abilities=(*v.abilities, *numbered, *keep))
    return v


def _types(v: Copiable, x: CopyExceptions) -> Copiable:
    supers, types, subs = list(v.supertypes), list(v.types), list(v.subtypes)
    if x.set_types:
        words = [t[:1].upper() + t[1:] for t in x.set_types]
        types = [t for t in words if t in CARD_TYPES]
        subs = [t for t in words if t not in CARD_TYPES and t not in SUPERTYPES]
    if x.set_creature_types:
        subs = [t for t in subs if category_of_subtype(t) != "Creature"] + list(x.set_creature_types)
    for t in x.add_types:
        word = t[:1].upper() + t[1:]
        group = supers if word in SUPERTYPES else types if word in CARD_TYPES else subs
        if word not in group:
            group.append(word)
    gone = {t[:1].upper() + t[1:] for t in x.not_supertypes}
    supers = [t for t in supers if t not in gone]
    return replace(v, supertypes=tuple(supers), types=tuple(types), subtypes=tuple(subs))


def _colors(v: Copiable, x: CopyExceptions, own: Copiable | None) -> Copiable:
    if x.colors is not None:
        return replace(v, colors=frozenset(COLOR_WORDS[c] for c in x.colors))
    if "color" in x.keep and own is not None:
        return replace(v, colors=own.colors)
    if x.add_colors:
        return replace(v, colors=v.colors | {COLOR_WORDS[c] for c in x.add_colors})
    return v


def defines(a: Abl, what: str) -> bool:
    """Whether an ability is a characteristic-defining one of power and toughness, or of color (707.9d)."""
    from ..cards.lang import continuous as con
    from .cr613_layers import statics_of

    kinds: tuple[type[Any], ...] = (con.SetPT,) if what == "pt" else (con.SetColors, con.AddColors)
    return any(s.defines and any(isinstance(p, kinds) for p in s.parts) for s in statics_of(a))


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


_ = (Keyword, Layering)
