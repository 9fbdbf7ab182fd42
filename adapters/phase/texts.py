"""Which ability of a card's rules text is which: the numbers that the port gives to abilities.

The engine keeps a description with most things that it compiled; it is found again among the paragraphs of the text
it was given.
"""

from __future__ import annotations

import re

import msgspec

from .. import port

KEYWORDS = (
    "absorb afflict afterlife amplify annihilator ascend assist backup banding bargain battle_cry bestow blitz "
    "bloodthirst boast bushido buyback cascade casualty champion changeling cleave companion compleated conspire "
    "convoke craft crew cumulative_upkeep cycling dash daybound deathtouch decayed defender delve demonstrate dethrone "
    "devoid devour disguise disturb double_strike dredge echo embalm emerge enchant encore enlist entwine epic equip "
    "escalate escape eternalize evoke evolve exalted exhaust exploit extort fabricate fading fear first_strike flanking "
    "flash flashback flying forecast foretell fortify freerunning frenzy fuse gift graft gravestorm harmonize haste "
    "haunt hexproof hideaway horsemanship impending improvise indestructible infect ingest intimidate job_select "
    "jump-start kicker landwalk level_up lifelink living_metal living_weapon madness max_speed mayhem megamorph melee "
    "menace mentor miracle mobilize modular morph multikicker mutate myriad nightbound ninjutsu offering offspring "
    "outlast overload partner persist phasing plot poisonous protection prototype provoke prowess prowl rampage "
    "ravenous reach read_ahead rebound reconfigure recover reinforce renown replicate retrace riot ripple saddle "
    "scavenge shadow shroud skulk soulbond soulshift spectacle splice split_second spree squad station storm sunburst "
    "surge suspend totem_armor toxic training trample transfigure transmute tribute typecycling umbra_armor undaunted "
    "undying unearth unleash vanishing vigilance ward warp wither plainswalk islandwalk swampwalk mountainwalk "
    "forestwalk plainscycling islandcycling swampcycling mountaincycling forestcycling affinity"
)
"""The names of keyword abilities (702), with ``_`` for a blank."""

_NAMES = sorted((word.replace("_", " ") for word in KEYWORDS.split()), key=len, reverse=True)
_KEYWORD = re.compile(rf"({'|'.join(map(re.escape, _NAMES))})(?![a-z])", re.IGNORECASE)
_CHAPTER = re.compile(r"^([IVX]+(?:, [IVX]+)*) — (.*)$", re.DOTALL)
_LEVEL = re.compile(r"^\{.*\}: Level \d+$")
_SELF = (
    r"\bthis (?:creature|land|artifact|enchantment|saga|permanent|spell|card|aura|equipment|vehicle|token|battle|"
    r"planeswalker)\b"
)
_ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


class Paragraph(msgspec.Struct, frozen=True):
    """One ability of a text: how the port names it, and its words without the card's name."""

    ability: port.Ability
    words: str
    label: str = ""


def plain(text: str, name: str) -> str:
    """Words of a text for comparison: the card's name, blanks and letter case do not count."""
    short = name.partition(",")[0]
    for own in (name, short):
        text = text.replace(own, "~")
    text = re.sub(_SELF, "~", text.casefold())
    return re.sub(r"[^a-z0-9~{}/+-]+", " ", text).strip()


def paragraphs(text: str, name: str) -> list[Paragraph]:
    """The abilities of a rules text, numbered from 1 as the port does it."""
    found: list[Paragraph] = []
    number, leveled = 1, False
    for line in filter(None, text.split("\n")):
        chapter = _CHAPTER.match(line)
        keywords = keyword_line(line)
        level = _LEVEL.search(line) is not None
        if leveled and not level:  # an ability that a level of a Class gives has no number of its own (716.2)
            found.append(Paragraph(port.Ability(), plain(line, name)))
            continue
        leveled = level
        made = [Paragraph(port.Ability(number=number), plain(line, name))]
        if chapter is not None:
            numerals = enumerate(chapter[1].split(", "))
            words = plain(chapter[2], name)
            made = [Paragraph(port.Ability(number=number + n, chapter=_ROMAN.index(c)), words) for n, c in numerals]
        elif keywords:
            named = [(label, _keyword(label)) for label in keywords]
            made = [
                Paragraph(port.Ability(number=number + n, keyword=keyword), plain(label, name), label)
                for n, (label, keyword) in enumerate(named)
            ]
        found += made
        number += len(made)
    return found


def keyword_line(line: str) -> list[str]:
    """The keyword abilities of a line that consists of them, in lower case; nothing for any other line."""
    parts = [part.strip() for part in re.split(r"[,;] ", line)]
    if all(_KEYWORD.match(part) for part in parts) and not re.search(r"\.$", line.strip()):
        return [_lower(part) for part in parts]
    first = _KEYWORD.match(line)
    if first is not None and first[1].lower() == "enchant":
        return [_lower(line)]  # whatever it lists is what it enchants
    if first is not None and re.match(r"(?: \{| ?—|$)", line[first.end() :]):
        return [_lower(line)]
    return []


def _lower(part: str) -> str:
    return part[:1].lower() + part[1:]


def hyphened(name: str) -> str:
    """A keyword as the rules write it: ``jump-start`` for the engine's ``jump start``."""
    joined = name.replace(" ", "-")
    return joined if joined in _NAMES else name


def _keyword(label: str) -> str:
    found = _KEYWORD.match(label)
    return found[1].lower() if found is not None else label


def keyword_names(text: str) -> list[str]:
    """The names of the keyword abilities of a rules text, each once, in lower case."""
    names = [_keyword(label) for line in text.split("\n") if line for label in keyword_line(line)]
    return list(dict.fromkeys(names))


def find(described: str, listed: list[Paragraph], name: str) -> Paragraph | None:
    """The paragraph that a description of the engine's belongs to."""
    wanted = plain(described, name)
    if described.startswith("CR "):  # an ability that a keyword stands for, in the engine's own words
        return next((p for p in listed if p.ability.keyword and p.ability.keyword in wanted), None)
    chapter = re.fullmatch(r"chapter (\d+)", wanted)
    if chapter is not None:
        return next((p for p in listed if p.ability.chapter == int(chapter[1])), None)
    exact = [p for p in listed if p.words == wanted]
    # A chapter's text may quote an ability that it gives; that is no description of the chapter.
    whole = [p for p in listed if wanted and p.ability.chapter is None]
    near = exact or [p for p in whole if wanted in p.words or p.words in wanted]
    return near[0] if near else None
