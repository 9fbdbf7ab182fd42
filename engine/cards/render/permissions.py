"""Permissions to cast, and the alternative costs that effects grant (601.3, 118.9)."""

from __future__ import annotations

from ...terms.zones import Zone
from ..lang import continuous as c
from ..lang import nouns
from . import costs, noun_phrases
from .voice import Voice
from .words import capital


def cast_from(part: c.CastFrom, what: nouns.Objects | None, zone: Zone, voice: Voice) -> str:
    """A permission to cast cards, or to play them, from where they are (601.3)."""
    verb = "play" if part.lands and part.spells else "play" if part.lands else "cast"
    who = noun_phrases.players(part.who, voice, subject=True)
    if isinstance(what, nouns.TopOf):
        return _cast_from_library(part, capital(who), voice)
    place = f" from your {zone}" if zone is Zone.GRAVEYARD else " from exile" if zone is Zone.EXILE else ""
    text = f"this card{place}" if isinstance(what, nouns.Ref) else noun_phrases.objects(what, voice, "") if what else "cards"
    if not part.lands:
        text = text.replace("nonland cards", "spells")
    words = f"{capital(who)} may {verb} {text}"
    if part.any_mana_type:
        words += ", and may spend mana of any type to do so"
    if part.free:
        words += " without paying its mana cost" if isinstance(what, nouns.Ref) else " without paying their mana costs"
    if part.printed_cost_plus:
        words += f" by {costs.payment(part.printed_cost_plus, voice)} in addition to paying its other costs"
    return f"{words}."


def _cast_from_library(part: c.CastFrom, who: str, voice: Voice) -> str:
    actions = " and ".join(["play lands"] * part.lands + ["cast spells"] * part.spells)
    text = f"{who} may {actions} from the top of your library."
    if part.cost is None:
        return text
    paid = costs.payment(part.cost, voice).replace(f"{voice.name}'s", "its")
    return f"{text} If you cast a spell this way, {paid} rather than pay its mana cost."


def pay_instead(part: c.PayInstead, what: nouns.Objects | None, voice: Voice) -> str:
    """An alternative cost that an effect grants (118.9)."""
    anyone = part.who == nouns.Player(name="each_player")
    who = "any player" if anyone else noun_phrases.players(part.who, voice, subject=True)
    spells = noun_phrases.objects(what, voice, "") if what is not None else "spells"
    paid = costs.payment(part.cost, voice)
    return f"{capital(who)} may {paid} rather than pay the mana cost for {spells} that {'they' if anyone else who} cast."
