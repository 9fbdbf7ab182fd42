"""Where the reference engine has its cards from: the library, and the structure that a set-up carries."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ...engine.cards import hints, lang
from ...engine.cards.lang.abilities import CardDefinition
from ...engine.cards.library import CardLibrary, shared
from ...engine.cards.problems import CardError, UnknownCard
from .. import port

SHIPPED = Path(__file__).resolve().parents[2] / "fixtures" / "cards"


class Cards:
    """The cards of one game: those that the set-up defines by structure come before those of the library."""

    def __init__(self, folders: Iterable[Path] = ()) -> None:
        self._library: CardLibrary = shared((SHIPPED, *folders))
        self._given: dict[str, CardDefinition] = {}
        self._decoded: dict[str, tuple[Mapping[str, Any], CardDefinition]] = {}

    def give(self, definitions: Iterable[port.CardDefinition]) -> None:
        """Take over the definitions of a set-up. Those without a structure must be in the library."""
        self._given = {g.name: self._definition(g.name, g.structure) for g in definitions if g.structure is not None}

    def _definition(self, name: str, structure: Mapping[str, Any]) -> CardDefinition:
        """The definition with a structure, decoded once for all games."""
        known = self._decoded.get(name)
        if known is None or (known[0] is not structure and known[0] != structure):
            known = self._decoded[name] = structure, from_structure(structure)
        return known[1]

    def find(self, name: str) -> CardDefinition | None:
        """A card by its name, or a predefined token (111.10)."""
        if name in self._given:
            return self._given[name]
        try:
            return self._library.get(name)
        except UnknownCard:
            pass
        except CardError:
            return None
        try:
            return self._library.token(name)
        except (UnknownCard, CardError):
            return None

    def named(self, name: str) -> CardDefinition | None:
        """The card of which a face has this name, or None: a name that only tokens have is no card's (201.4)."""
        try:
            found = self._library.named(name)
        except CardError:
            return None
        if found is not None or self._is_token(name):
            return found
        return next((card for card in self._given.values() if any(f.name == name for f in card.faces)), None)

    def _is_token(self, name: str) -> bool:
        try:
            self._library.token(name)
        except UnknownCard:
            return False
        return True

    def token(self, name: str) -> CardDefinition:
        """A predefined token (111.10). Raises UnknownCard."""
        given = self._given.get(name)
        return given if given is not None else self._library.token(name)


@cache
def _resolved() -> None:
    """Let msgspec see the names that the modules of the language import for type checkers only."""
    for found in pkgutil.iter_modules(lang.__path__, f"{lang.__name__}."):
        module = importlib.import_module(found.name)
        for name, value in hints.namespace().items():
            vars(module).setdefault(name, value)


def from_structure(structure: Mapping[str, Any]) -> CardDefinition:
    """A definition from its structured form. Raises a fault that says what is wrong with it."""
    _resolved()
    try:
        return msgspec.convert(structure, CardDefinition)
    except msgspec.ValidationError as error:
        name = structure.get("name", "a card")
        raise port.EngineFault(port.Fault(kind="malformed", message=f"the structure of {name}: {error}")) from error
