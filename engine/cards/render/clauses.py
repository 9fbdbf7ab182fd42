"""Clauses with a subject and a verb, and the templates that make them from structs.

A template is a text with slots: `{field:relation}` is the field's value worded by a relation of RELATIONS;
`[field? text]` stands there only when the field is set; `draw|draws` is a verb, plain and in the third person.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from ..lang import nouns
from . import amounts, noun_phrases
from .voice import Voice
from .words import a, capital

_VERB = re.compile(r"([\w']+)\|([\w']+)")
_SLOT = re.compile(r"\{(\w+):(\w+)\}")
_OPTION = re.compile(r"\[(!?)(\w+)\?([^\[\]]*)\]")


class Clause(msgspec.Struct, frozen=True):
    """A clause. `subject` empty: the player who follows the instructions, unnamed. `explicit`: "you" is said.

    `plain` is the predicate with the verb as in "you draw", `third` as in "she draws"; `then` are whole sentences
    that follow; `lead` stands before the subject ("Until end of turn, ")."""

    plain: str
    third: str = ""
    subject: str = ""
    plural: bool = True
    explicit: bool = False
    then: str = ""
    lead: str = ""

    @property
    def predicate(self) -> str:
        """The predicate that agrees with the subject."""
        return self.plain if self.plural else self.third or self.plain

    @property
    def text(self) -> str:
        """The clause inside a sentence, without the sentences that follow it."""
        silent = not self.subject or (self.subject == "you" and not self.explicit)
        return self.lead + (self.predicate if silent else f"{self.subject} {self.predicate}")

    @property
    def spoken(self) -> str:
        """The clause with "you" said."""
        return self.lead + f"{self.subject or 'you'} {self.predicate}"

    @property
    def sentence(self) -> str:
        """The clause as a whole sentence with those that follow it."""
        return capital(self.text) + "." + (f" {self.then}" if self.then else "")


def verbs(text: str) -> tuple[str, str]:
    """A predicate with its verbs plain, and in the third person."""
    return _VERB.sub(r"\1", text), _VERB.sub(r"\2", text)


Relation = Callable[[Any, Voice], str]
RELATIONS: dict[str, Relation] = {
    "all": lambda value, voice: noun_phrases.objects(value, voice, "all"),
    "that": lambda value, voice: noun_phrases.again(value, voice),
    "each": lambda value, voice: noun_phrases.objects(value, voice, "each"),
    "bare": lambda value, voice: noun_phrases.objects(value, voice, ""),
    "players": lambda value, voice: noun_phrases.players(value, voice),
    "owners": lambda value, voice: noun_phrases.owners(value, voice),
    "digits": lambda value, voice: amounts.digits(value, voice),
    "word": lambda value, voice: amounts.word(value, voice),
    "cards": lambda value, voice: amounts.cards(value, voice),
    "life": lambda value, voice: amounts.life(value, voice),
    "a": lambda value, voice: a(noun_phrases.noun(value, voice)),
    "noun": lambda value, voice: noun_phrases.noun(value, voice),
    "text": lambda value, voice: str(value),
}
"""How slots of templates are worded: one entry for each two-way relation between a value and its words."""


def fill(template: str, part: msgspec.Struct, voice: Voice) -> str:
    """A template with its slots filled from the fields of a struct."""

    def option(m: re.Match[str]) -> str:
        value = getattr(part, m[2])
        given = value is not None and value is not False and value != ()
        return m[3] if given != bool(m[1]) else ""

    def slot(m: re.Match[str]) -> str:
        return RELATIONS[m[2]](getattr(part, m[1]), voice)

    return _SLOT.sub(slot, _OPTION.sub(option, template))


def subject_clause(who: nouns.Players, predicate: str, voice: Voice, explicit: bool = False) -> Clause:
    """A clause whose subject is a player or players."""
    plain, third = verbs(predicate)
    subject = noun_phrases.players(who, voice, subject=True)
    many = noun_phrases.players_many(who, voice) or subject == "they"
    return Clause(plain, third, subject, many, explicit)


def object_clause(what: nouns.Objects, predicate: str, voice: Voice, quantifier: str = "bare", first: str = "") -> Clause:
    """A clause whose subject are objects; `first`: its subject, when it is worded already."""
    many = noun_phrases.are_many(what, voice, quantifier)
    plain, third = verbs(predicate)
    return Clause(plain, third, first or noun_phrases.objects(what, voice, quantifier, subject=True), many, True)
