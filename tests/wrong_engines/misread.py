"""The reference engine with keywords that stand for something else than their rule says (702)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
from judgecall.adapters import port
from judgecall.adapters.reference import ReferenceEngine
from judgecall.adapters.reference.cards import Cards, from_structure
from judgecall.engine.cards.keywords import registry
from judgecall.engine.cards.lang import abilities as ab

Macro = Callable[[ab.Keyword], tuple[ab.Ability, ...]]


class Misread(ab.Keyword, frozen=True, kw_only=True):
    """A keyword that stands for these abilities here."""

    meaning: tuple[ab.Ability, ...] = ()


class Misreader(ReferenceEngine):
    """The reference engine which reads these keywords so, by their names."""

    def __init__(self, keywords: Mapping[str, Macro], **options: Any) -> None:
        super().__init__(**options)
        self._keywords = keywords
        self._cards = _Cards(keywords)

    def new_game(self, setup: port.GameSetup) -> port.NewGameReply:
        with _meanings(self._keywords):
            return super().new_game(setup)

    def act(self, action: Any, answers: Any = (), choose: port.Chooser = port.stop) -> port.ActReply:
        with _meanings(self._keywords):
            return super().act(action, answers, choose)

    def advance(self, until: Any, answers: Any = (), choose: port.Chooser = port.stop) -> port.AdvanceReply:
        with _meanings(self._keywords):
            return super().advance(until, answers, choose)

    def legal(self, action: port.Action) -> port.LegalReply:
        with _meanings(self._keywords):
            return super().legal(action)

    def observe(self, viewer: str | None = None) -> port.Observation:
        with _meanings(self._keywords):
            return super().observe(viewer)


class _Cards(Cards):
    """Cards that are decoded anew, since much is remembered of a card, with the keywords misread."""

    def __init__(self, keywords: Mapping[str, Macro]) -> None:
        super().__init__()
        self._keywords = keywords

    def _definition(self, name: str, structure: Mapping[str, Any]) -> ab.CardDefinition:
        found: ab.CardDefinition = _reading(from_structure(structure), self._keywords)
        return found


def _reading(value: Any, keywords: Mapping[str, Macro]) -> Any:
    if isinstance(value, tuple):
        return tuple(_reading(child, keywords) for child in value)
    if not isinstance(value, msgspec.Struct):
        return value
    fields = {name: _reading(getattr(value, name), keywords) for name in value.__struct_fields__}
    if isinstance(value, ab.Keyword) and value.name in keywords:
        return Misread(**fields, meaning=keywords[value.name](value))
    return msgspec.structs.replace(value, **fields)


@contextmanager
def _meanings(keywords: Mapping[str, Macro]) -> Iterator[None]:
    before = dict(registry._MACROS)

    def reading(right: Macro) -> Macro:
        return lambda k: k.meaning if isinstance(k, Misread) else right(k)

    registry._MACROS.update({name: reading(before[name]) for name in keywords})
    try:
        yield
    finally:
        registry._MACROS.update(before)
