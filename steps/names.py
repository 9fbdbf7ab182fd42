"""The names that a scenario may use: its players, its aliases, and the cards that there are."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol

from ..adapters.port import CardDefinition, ObjectRef
from ..engine.terms.counters import KINDS, power_toughness


class CardSource(Protocol):
    """Where definitions of cards come from. A card is found by its name or by the name of one of its faces."""

    def find(self, name: str) -> CardDefinition | None:
        """The definition, or None."""
        ...

    def names(self) -> Iterable[str]:
        """All the names that ``find`` knows."""
        ...

    def keywords(self) -> Mapping[str, tuple[str, ...]]:
        """The keyword abilities that cards can have (702), in lower case, each with what it takes: cost, n, what ..."""
        ...


class LiteralError(ValueError):
    """A text that is not in the literal grammar, or names nothing; ``allowed`` says what it may be."""

    def __init__(self, problem: str, allowed: str = "", near: Iterable[str] = ()) -> None:
        self.problem = problem
        self.allowed = allowed
        self.near = tuple(near)
        super().__init__(self.words())

    def words(self) -> str:
        """The whole message."""
        text = self.problem
        if self.near:
            text += f"; did you mean {' or '.join(repr(n) for n in self.near)}?"
        if self.allowed:
            text += f" (allowed: {self.allowed})"
        return text


def suggestions(word: str, known: Iterable[str], most: int = 3, alike: float = 0.6) -> tuple[str, ...]:
    """The known words that look most like this one; ``alike``: how much they must, from 0 to 1."""
    by_folded: dict[str, str] = {}
    for name in known:
        by_folded.setdefault(name.casefold(), name)
    found = difflib.get_close_matches(word.casefold(), by_folded, n=most, cutoff=alike)
    return tuple(by_folded[f] for f in found)


def _speaks_of(card: CardDefinition, word: str) -> bool:
    """Whether a word stands anywhere in a card's structure; an invented card without one may speak of anything."""
    if card.structure is None:
        return card.invented
    return any(value == word for _, value in leaves(card.structure))


def leaves(node: Any, field: str = "") -> Iterator[tuple[str, Any]]:
    """All single values of a structure, each with the field that holds it."""
    if isinstance(node, Mapping):
        for name, inner in node.items():
            yield from leaves(inner, str(name))
    elif isinstance(node, (list, tuple)):
        for inner in node:
            yield from leaves(inner, field)
    else:
        yield field, node


class Names:
    """The names in force at one point of a scenario. An alias wins over a card; a card wins over everything
    else."""

    def __init__(self, cards: CardSource, players: tuple[str, ...] = ()) -> None:
        self.cards = cards
        self.players = players
        self.aliases: dict[str, str] = {}
        """Alias to the name of its card."""
        self.used: dict[str, CardDefinition] = {}
        """The cards that the scenario has named so far."""
        self.printed: dict[str, str] = {}
        """Every ``ref`` of the game to the name of its card."""

    def knows(self, name: str) -> bool:
        """Whether it is an alias or a card."""
        return name in self.aliases or self.cards.find(name) is not None

    def card(self, name: str) -> CardDefinition:
        """The definition of a card by its name or a face's; LiteralError with suggestions when there is none."""
        found = self.cards.find(name)
        if found is None:
            raise self.unknown(name)
        self.used[found.name] = found
        return found

    def same_card(self, name: str, actual: ObjectRef) -> bool:
        """Whether a reference of the engine is to that card, or to something of that name."""
        if name == actual.name:
            return True
        found = self.cards.find(name)
        card = found.name if found is not None else name
        return card == actual.name or (actual.ref is not None and self.printed.get(actual.ref) == card)

    def counter(self, kind: str) -> str:
        """A kind of counter (122.1): one that the rules or cards know, or that a card of this scenario speaks of."""
        if kind in KINDS or power_toughness(kind) is not None or any(_speaks_of(card, kind) for card in self.used.values()):
            return kind
        raise LiteralError(
            f"there is no counter of the kind {kind!r}",
            "lore, +1/+1, charge ..., or a kind that a card of this scenario puts somewhere",
            suggestions(kind, KINDS),
        )

    def player(self, name: str) -> str:
        """The name itself when it is a player's."""
        if name in self.players:
            return name
        raise LiteralError(
            f"{name!r} is no player",
            ", ".join(self.players) or "nobody yet; Given a game between Alice and Bob",
            suggestions(name, self.players),
        )

    def unknown(self, name: str) -> LiteralError:
        """The error that nothing has this name."""
        near = suggestions(name, [*self.aliases, *self.players, *self.cards.names()], alike=0.75)
        return LiteralError(
            f"{name!r} is neither a card nor an alias",
            "an alias, a card that judgecall cards lists, or one of yours with --cards DIR",
            near,
        )
