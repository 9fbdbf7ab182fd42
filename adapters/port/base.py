"""What all messages have in common, and how they name objects, players and values.

Every message is a frozen struct that JSON can carry: defaults are left out, unknown fields are refused, and a
union is told apart by its field ``type``.
"""

from __future__ import annotations

import msgspec

from ...engine.terms.zones import Zone


def _kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a message that is of one kind only."""


class Tagged(Message, frozen=True, kw_only=True, tag_field="type", tag=_kebab):
    """A member of a union; ``type`` on the wire is its class name in lower case with hyphens."""


class Ability(Message, frozen=True):
    """Which ability of an object is meant; one field is set, or none for any (or the only) one.

    ``number`` counts the abilities that the card's rules text gives it, from 1, in printed order: a paragraph
    is one ability, but each keyword of a line of keywords (113.2c) and each chapter number is one of its own
    (714.2c). ``chapter`` is the number of a chapter (714.2), ``keyword`` the name of a keyword ability (702)
    in lower case. ``granted`` is the name of the object whose effect gives it, for an ability that the object
    does not have by itself, or the basic land type that does (305.6).
    """

    number: int | None = None
    chapter: int | None = None
    keyword: str | None = None
    granted: str | None = None


class ObjectRef(Message, frozen=True):
    """An object of the game, for an engine to find; all the fields that are set hold of it.

    ``id`` is the engine's own name for it, copied from the last observation or from the prompt that offers
    it: an adapter that keeps its ids needs nothing else. The others describe it for prepared answers about
    objects that do not exist yet. ``ref`` is the alias that the set-up bound; it stays with the card, or the
    token, through all zones. ``owner`` is whose zone it is in, for a zone that each player has (400.1). With
    ``ability``, the object is that ability on the stack, and all the other fields describe its source.
    ``nth`` counts equals from 1, in the order of observation (on the stack from the top).
    """

    id: str | None = None
    ref: str | None = None
    name: str | None = None
    zone: Zone | None = None
    owner: str | None = None
    controller: str | None = None
    token: bool | None = None
    copy: bool | None = None
    ability: Ability | None = None
    nth: int | None = None


class OfObject(Tagged, frozen=True):
    """An object as a value: a target, a card to choose, a creature to damage."""

    object: ObjectRef


class OfPlayer(Tagged, frozen=True):
    """A player as a value."""

    player: str


class OfNumber(Tagged, frozen=True):
    """A number: X, an amount, a mode by its place in the printed list (from 1)."""

    number: int


class OfWord(Tagged, frozen=True):
    """A word: the name of a card, a color, a type, a kind of counter, a cost ("kicker"), a face."""

    word: str


class OfMana(Tagged, frozen=True):
    """Mana or a mana cost, in symbols: ``{2}{R}``."""

    mana: str


class OfAbility(Tagged, frozen=True):
    """An ability of an object: a trigger to put in order, a replacement effect to apply, one to lose."""

    source: ObjectRef
    ability: Ability


Value = OfObject | OfPlayer | OfNumber | OfWord | OfMana | OfAbility
"""One thing that can be chosen, offered or named."""


class Share(Message, frozen=True):
    """How much of a divided amount goes to what (601.2d); a word is a kind of counter, of which so many are meant."""

    amount: int
    to: OfObject | OfPlayer | OfWord


class Pile(Message, frozen=True):
    """Where some of the arranged objects go: ``top`` or ``bottom`` of a library (each from the top),
    ``graveyard``, ``first pile`` ..., in order."""

    place: str
    objects: tuple[ObjectRef, ...] = ()
