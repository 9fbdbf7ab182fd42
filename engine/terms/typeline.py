"""Type lines: supertypes, card types and subtypes (rule 205)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

SUPERTYPES = ("Basic", "Legendary", "Ongoing", "Snow", "World")
"""The supertypes (205.4a)."""

CARD_TYPES = (
    "Artifact",
    "Battle",
    "Conspiracy",
    "Creature",
    "Dungeon",
    "Enchantment",
    "Instant",
    "Kindred",
    "Land",
    "Phenomenon",
    "Plane",
    "Planeswalker",
    "Scheme",
    "Sorcery",
    "Vanguard",
)
"""The card types (205.2a)."""

PERMANENT_TYPES = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})
"""Card types of permanents (110.4)."""

BASIC_LAND_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""Basic land types and the mana their intrinsic ability adds (305.6)."""

LAND_TYPES = frozenset(
    {
        *BASIC_LAND_TYPES,
        "Cave",
        "Cloud",
        "Desert",
        "Gate",
        "Lair",
        "Locus",
        "Mine",
        "Planet",
        "Power-Plant",
        "Sphere",
        "Tower",
        "Town",
        "Urza's",
    }
)
"""Land types (205.3i)."""

ENCHANTMENT_TYPES = frozenset(
    {"Aura", "Background", "Cartouche", "Case", "Class", "Curse", "Plan", "Role", "Room", "Rune", "Saga", "Shard", "Shrine"}
)
"""Enchantment types (205.3h)."""

ARTIFACT_TYPES = frozenset(
    {
        "Attraction",
        "Blood",
        "Bobblehead",
        "Book",
        "Clue",
        "Contraption",
        "Equipment",
        "Food",
        "Fortification",
        "Gold",
        "Incubator",
        "Infinity",
        "Junk",
        "Lander",
        "Map",
        "Mutagen",
        "Powerstone",
        "Spacecraft",
        "Stone",
        "Terminus",
        "Treasure",
        "Vehicle",
        "Vibranium",
    }
)
"""Artifact types (205.3g)."""

SPELL_TYPES = frozenset({"Adventure", "Arcane", "Chorus", "Lesson", "Omen", "Trap"})
"""Spell types, of instants and sorceries (205.3k)."""

BATTLE_TYPES = frozenset({"Siege"})
"""Battle types (205.3q)."""


class TypeLineError(ValueError):
    """A text that is no type line."""


class TypeLine(msgspec.Struct, frozen=True):
    """Supertypes, card types and subtypes, each in printed order (205.1)."""

    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()

    def __str__(self) -> str:
        left = " ".join((*self.supertypes, *self.types))
        return f"{left} — {' '.join(self.subtypes)}" if self.subtypes else left

    @property
    def is_permanent(self) -> bool:
        """Whether a card or spell of these types is one of a permanent (110.4a)."""
        return any(t in PERMANENT_TYPES for t in self.types)


@lru_cache(maxsize=4096)
def type_line(text: str) -> TypeLine:
    """Parse `Legendary Enchantment Creature — Saga Dog`; `-` or `--` may stand for the dash. Raises TypeLineError."""
    left, _, right = text.replace(" -- ", " — ").replace(" - ", " — ").partition(" — ")
    supers: list[str] = []
    types: list[str] = []
    for word in left.split():
        if word in SUPERTYPES and not types:
            supers.append(word)
        elif word in CARD_TYPES:
            types.append(word)
        else:
            raise TypeLineError(
                f"{word!r} in {text!r} is no supertype ({', '.join(SUPERTYPES)}) and no card type ({', '.join(CARD_TYPES)})"
            )
    if not types:
        raise TypeLineError(f"{text!r} has no card type; allowed are {', '.join(CARD_TYPES)}")
    return TypeLine(tuple(supers), tuple(types), tuple(right.replace("Time Lord", "Time-Lord").split()))


def category_of_subtype(subtype: str) -> str:
    """The card type to which a subtype is correlated (205.3b): `Land`, `Enchantment`, ..., `Creature` for all others
    that are no planeswalker type of a known kind."""
    for names, card_type in (
        (LAND_TYPES, "Land"),
        (ENCHANTMENT_TYPES, "Enchantment"),
        (ARTIFACT_TYPES, "Artifact"),
        (SPELL_TYPES, "Spell"),
        (BATTLE_TYPES, "Battle"),
    ):
        if subtype in names:
            return card_type
    return "Creature"
