"""Who speaks in a rules text: what the source calls itself, and what has been mentioned already."""

from __future__ import annotations

from typing import Any

import msgspec

from .words import possessive


class NoWording(ValueError):
    """A structure that decodes but that the renderer has no words for; the message names the part."""


class Named(msgspec.Struct, frozen=True):
    """How something with a bound name is called: at its first mention, and afterwards."""

    first: str
    noun: str
    plural: bool = False
    player: bool = False

    @property
    def that(self) -> str:
        """Its name at a later mention when a pronoun would be unclear."""
        return f"those {self.noun}" if self.plural else f"that {self.noun}"


class Voice:
    """The source and the bound names of one ability. `mentioned` grows while the text is written."""

    def __init__(self, name: str, this: str, spell: bool = False) -> None:
        self.name = name
        self.this = this
        self.spell = spell
        self.named: dict[str, Named] = {}
        self.mentioned: list[str] = []
        self.aliases: dict[str, str] = {}
        self.attached = "enchanted creature"
        self.own: set[str] = set()
        """Names of cards that "you" own, whose zones are yours."""
        self.divided: dict[str, str] = {}
        """What is divided among the targets of a name, as text."""
        self.counted: dict[str, str] = {}
        """What a bound number of things of other players is called: `card discarded this way`."""
        self.meant: dict[str, Any] = {}
        """The amounts for which bound names stand, until they are mentioned; then they are "that many"."""
        self.repeated: set[str] = set()
        """The names of costs that may be paid several times (603.12a)."""
        self.shared: dict[str, str] = {}
        """What the objects of a bound name have in common: `dealt damage this way`."""
        self.place = ""
        """The player's zone where the ability functions, when that is no battlefield: the source is a card there."""
        self.quoted = False
        self.later = False
        """Whether what is said happens later, so that "it" would be unclear."""

    def fresh(self, this: str | None = None) -> Voice:
        """The voice of another ability of the same card, or of an ability in quotes."""
        voice = Voice(self.name if this is None else this, this or self.this, self.spell if this is None else False)
        voice.quoted = this is not None
        voice.attached = self.attached
        return voice

    def bind(self, name: str, first: str, noun: str, plural: bool = False, player: bool = False) -> None:
        """Say how a name is to be called; it counts as mentioned when `first` is empty."""
        self.aliases.pop(name, None)
        self.named[name] = Named(first, noun, plural, player)
        if not first:
            self.mentioned.append(name)

    def alias(self, name: str, other: str) -> None:
        """Let a name mean what another one means."""
        self.aliases[name] = self.aliases.get(other, other)

    @property
    def self_word(self) -> str:
        """What the source calls itself."""
        return self.name if self.spell else self.this

    def _only(self, name: str) -> bool:
        """Whether a singular pronoun can mean nothing else."""
        for other in self.mentioned:
            known = self.named.get(other)
            if other == name:
                continue
            if known is None or not (known.plural or known.player):
                return False
        return True

    def ref(self, name: str, subject: bool = False) -> str:
        """The noun phrase for a bound object or player."""
        name = self.aliases.get(name, name)
        if name == "self":
            return self._self()
        if name == "you":
            return "you"
        known = self.named.get(name)
        if known is None:
            return name.replace("_", " ")
        if name not in self.mentioned:
            self.mentioned.append(name)
            return known.first
        if known.player and not known.plural:
            return known.that
        if known.plural:
            return "they" if subject else "them"
        return "it" if known.noun == "token" or self._only(name) else known.that

    def _self(self) -> str:
        if self.place:
            return f"this card from your {self.place}" if "self" not in self.mentioned else "it"
        if self.spell:
            return "it" if "self" in self.mentioned and self._only("self") else self.name
        if "self" in self.mentioned and self._only("self"):
            return "it"
        self.mentioned.append("self")
        return self.this

    def whose(self, name: str) -> str:
        """The possessive of a bound object or player."""
        name = self.aliases.get(name, name)
        known = self.named.get(name)
        if known is not None and known.player and name in self.mentioned:
            return "their"
        if known is not None and known.noun == "card" and name in self.mentioned:
            return possessive(known.that)
        return possessive(self.ref(name))

    def is_plural(self, name: str) -> bool:
        """Whether verbs after it are in the plural."""
        name = self.aliases.get(name, name)
        known = self.named.get(name)
        return name == "you" or (known is not None and known.plural)
