"""Whole cards: the rules text of each face."""

from __future__ import annotations

import re

import msgspec

from ...terms.typeline import TypeLine, type_line
from ..lang import abilities as ab
from ..lang import nouns
from ..lang.abilities import CardDefinition, Face
from ..lang.base import tag_of
from . import abilities, costs, keywords
from .targets import bind_paid
from .voice import NoWording, Voice
from .words import capital

_OWN_WORDS = ("Saga", "Class", "Aura", "Equipment", "Vehicle", "Case", "Room", "Siege")

_DOUBLED = re.compile(r"(?<=\.)(['\"]+)\.")
"""A full stop after quotes that end with one."""


class RenderedFace(msgspec.Struct, frozen=True, kw_only=True):
    """A face as a person reads it; absent values are None."""

    name: str
    mana_cost: str | None
    type_line: str
    power: str | None
    toughness: str | None
    loyalty: str | None
    rules_text: str


def render_card(card: CardDefinition) -> tuple[RenderedFace, ...]:
    """The faces of a card with their rules text, written from the structure of their abilities."""
    return tuple(render_face(face) for face in card.faces)


def render_face(face: Face) -> RenderedFace:
    """One face."""
    return RenderedFace(
        name=face.name,
        mana_cost=face.cost,
        type_line=str(type_line(face.types)),
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        rules_text=rules_text(face),
    )


def rules_text(face: Face) -> str:
    """The paragraphs of a face; keywords without more text share one."""
    types = type_line(face.types)
    lines: list[str] = []
    line: list[str] = []
    for ability in face.abilities:
        voice = _voice(face, types)
        for cost in face.abilities:
            if isinstance(cost, ab.AdditionalCost):
                bind_paid(cost.cost, voice)
        if isinstance(ability, ab.Keyword):
            text = keywords.keyword(ability, voice)
            if ability.name == "protection" and _chosen(ability):
                text = f"{voice.self_word} has {text}."
            if _stands_alone(ability, text):
                lines += _flush(line)
                lines.append(capital(text))
                line = []
            else:
                line.append(text)
            continue
        lines += _flush(line)
        line = []
        several = [a for a in face.abilities if _is_named_kicker(a)] if _is_named_kicker(ability) else []
        if not several:
            lines.append(_paragraph(ability, voice))
        elif several[0] is ability:
            lines.append("Kicker " + " and/or ".join(_kicker_cost(a, voice) for a in several))
    return "\n".join(lines + _flush(line))


def _is_named_kicker(ability: ab.Ability) -> bool:
    """Whether it is one of several kicker costs, which share a paragraph (702.33b)."""
    return isinstance(ability, ab.AdditionalCost) and ability.optional and ability.label.endswith(" kicker")


def _kicker_cost(ability: ab.Ability, voice: Voice) -> str:
    assert isinstance(ability, ab.AdditionalCost)
    return costs.keyword_cost(ability.cost, voice).strip(" —.")


def _chosen(ability: ab.Keyword) -> bool:
    """Whether its quality is one that the ability has to look up: a choice made as the permanent entered."""
    if ability.what is not None and ability.what.chosen:
        return True
    return isinstance(ability.players, nouns.Player) and ability.players.name == "chosen_player"


def _paragraph(ability: ab.Ability, voice: Voice) -> str:
    """An ability's text; one that the renderer has no words for is named, so that a card always has a text."""
    try:
        return _DOUBLED.sub(r"\1", abilities.render(ability, voice))
    except NoWording as missing:
        return f"[{tag_of(ability)}: no wording for {missing}]"


def _flush(line: list[str]) -> list[str]:
    return [capital(", ".join(line))] if line else []


def _stands_alone(ability: ab.Keyword, text: str) -> bool:
    """Keywords with a cost or an object have a paragraph of their own."""
    return ability.cost is not None or ability.name in ("enchant", "affinity", "storm", "cascade", "crew") or text.endswith(".")


def _voice(face: Face, types: TypeLine) -> Voice:
    spell = bool({"Instant", "Sorcery"} & set(types.types))
    short = face.name.split(",")[0]
    this = short if "Legendary" in types.supertypes else _this(types)
    voice = Voice(short if "Legendary" in types.supertypes else face.name, this, spell)
    voice.attached = _attached(face, types)
    return voice


def _this(types: TypeLine) -> str:
    if "Creature" in types.types:
        return "this creature"
    for word in _OWN_WORDS:
        if word in types.subtypes:
            return f"this {word}"
    for word in ("Planeswalker", "Land", "Artifact", "Enchantment"):
        if word in types.types:
            return f"this {word.lower()}"
    return "this spell"


def _attached(face: Face, types: TypeLine) -> str:
    """What "attached" is called: `equipped creature`, `enchanted land`."""
    if "Equipment" in types.subtypes:
        return "equipped creature"
    if "Fortification" in types.subtypes:
        return "fortified land"
    for ability in face.abilities:
        if isinstance(ability, ab.Keyword) and ability.name == "enchant":
            if ability.players is not None:
                return "enchanted player"
            kind = ability.what or nouns.Filter()
            words = [w for w in kind.is_ if w.islower() and not w.startswith("non")] or list(kind.is_)
            return f"enchanted {words[-1]}" if words else "enchanted permanent"
    return "enchanted creature"
