"""Rules 301.5-301.6, 303.4, 310.9, 702.5, 702.16c-d: what an Aura, Equipment or Fortification may be attached to."""

from __future__ import annotations

from ..cards.lang import abilities as ab
from ..cards.lang import continuous as con
from ..derive import filters, nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..derive.view import View
from ..state.objects import Characteristics, ObjectId, Recipient
from ..terms.zones import Zone

ATTACHABLE = ("Aura", "Equipment", "Fortification")
"""Subtypes of permanents that are attached to something (303.4, 301.5, 301.6)."""


def can_be_attached(g: Game, attachment: ObjectId, to: Recipient, view: View | None = None) -> str | None:
    """Why `attachment` can't be (or stay) attached to an object or player, or None when it can.

    `view`: how things look at the moment that counts, e.g. with the attachment as it would exist on the battlefield
    (614.12); the present when it is None."""
    v = view if view is not None else g.view
    c = v.chars(attachment)
    kinds = [k for k in ATTACHABLE if k in c.subtypes]
    if not kinds:
        return "it is no Aura, Equipment or Fortification (301.5c, 303.4)"
    if to == attachment:
        return "nothing can be attached to itself (301.5c, 303.4d)"
    if isinstance(to, str):
        if g.state.players[to].left:
            return f"{to} has left the game (303.4c)"
    elif not v.exists(to):
        return "the object no longer exists (303.4c, 301.5c)"
    reason = unfit(g, c)
    for kind in kinds:
        reason = reason or _TESTS[kind](g, v, attachment, to)
    return reason or forbidden(g, v, attachment, to)


@rule("303.4d", "301.5c", "301.6", "310.9")
def unfit(g: Game, c: Characteristics) -> str | None:
    """A creature is attached to nothing, unless it is an Equipment with reconfigure; a battle never is."""
    if "Battle" in c.types:
        return "a battle can't be attached to anything (310.9)"
    if "Creature" in c.types:
        if "Aura" in c.subtypes:
            return "an Aura that is a creature can't enchant anything (303.4d)"
        if "reconfigure" not in c.keywords:
            return "an Equipment or Fortification that is a creature can't be attached (301.5c, 301.6)"
    return None


@rule("303.4c", "702.5a", "702.5c", "702.5d")
def enchant(g: Game, v: View, aura: ObjectId, to: Recipient) -> str | None:
    """What an Aura may enchant: whatever all of its enchant abilities allow; with none of them, nothing."""
    found = [a.ability for a in v.chars(aura).abilities if isinstance(a.ability, ab.Keyword) and a.ability.name == "enchant"]
    if not found:
        return "the Aura has no enchant ability (303.4c)"
    ctx = v.ctx(aura)
    if all(_allows(v, k, ctx, to) for k in found):
        return None
    return "its enchant ability does not allow it (702.5a)"


def _allows(v: View, k: ab.Keyword, ctx: Ctx, to: Recipient) -> bool:
    if isinstance(to, str):
        return k.players is not None and to in nouns.players(k.players, ctx)
    if k.players is not None and k.what is None:
        return False
    return k.what is not None and filters.matches(ctx, to, k.what, Zone.BATTLEFIELD)


@rule("301.5")
def equip(g: Game, v: View, equipment: ObjectId, to: Recipient) -> str | None:
    """An Equipment is attached to creatures only."""
    return _permanent_of_type(v, to, "Creature", "an Equipment can be attached to a creature only (301.5)")


@rule("301.6")
def fortify(g: Game, v: View, fortification: ObjectId, to: Recipient) -> str | None:
    """A Fortification is attached to lands only."""
    return _permanent_of_type(v, to, "Land", "a Fortification can be attached to a land only (301.6)")


def _permanent_of_type(v: View, to: Recipient, card_type: str, reason: str) -> str | None:
    if isinstance(to, str):
        return reason
    o = v.obj(to)
    fits = o.zone is Zone.BATTLEFIELD and not o.phased_out and card_type in v.chars(to).types
    return None if fits else reason


@rule("702.16c", "702.16d", "702.16k")
def forbidden(g: Game, v: View, attachment: ObjectId, to: Recipient) -> str | None:
    """Protection and other effects that say what something can't be enchanted, equipped or fortified by."""
    if isinstance(to, str):
        for p, effect in v.parts_on_player(to, con.PlayerRule):
            if p.rule == "protection" and (p.what is None or filters.matches(effect.ctx, attachment, p.what, None)):
                return f"{to} has protection from it (702.16c)"
        return None
    for part, effect in v.parts_on(to, con.CantBeEnchanted):
        if kept(g, v, part, effect.ctx, attachment, to):
            continue
        if part.by is None or filters.matches(effect.ctx, attachment, part.by, None):
            return "an effect or protection forbids it (702.16c-d)"
    return None


@rule("702.16n")
def kept(g: Game, v: View, part: con.CantBeEnchanted, ctx: Ctx, attachment: ObjectId, to: ObjectId) -> bool:
    """Whether this protection doesn't remove what is attached already."""
    there = v.obj(attachment).attached_to == to
    return there and part.keeps is not None and filters.matches(ctx, attachment, part.keeps, None)


_TESTS = {"Aura": enchant, "Equipment": equip, "Fortification": fortify}
