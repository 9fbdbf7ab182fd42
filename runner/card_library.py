"""The defined cards, shipped and the user's: as the port carries them, as the command line lists them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from ..adapters import port
from ..steps.outcomes import ScenarioError
from .errors import UsageProblem
from .paths import CARDS
from .shown_text import safe

if TYPE_CHECKING:
    from ..engine.cards.lang.abilities import CardDefinition, Face
    from ..engine.cards.library import CardLibrary
    from ..engine.cards.render import RenderedFace


class Cards:
    """The shipped cards and those of the user's folders, by the name of the card or of one of its faces.

    ``worded``: the port's definitions carry rules texts; ``structured``: they carry our structure. Only engines that
    declare to read one or the other get it.
    """

    def __init__(self, folders: tuple[Path, ...] = (), worded: bool = False, structured: bool = True) -> None:
        self._worded = worded
        self._structured = structured
        self._library = _loaded((CARDS, *folders))
        self._found: dict[str, port.CardDefinition | None] = {}

    def find(self, name: str) -> port.CardDefinition | None:
        """A card or a predefined token (111.10) as the port carries it, or None."""
        if name not in self._found:
            definition = self._definition(name)
            self._found[name] = None if definition is None else as_message(*definition, self._worded, self._structured)
        return self._found[name]

    def names(self) -> Iterable[str]:
        """The names of all cards."""
        return self._library.names()

    def keywords(self) -> Mapping[str, tuple[str, ...]]:
        """The keywords of the card language (702), each with what it takes."""
        from ..engine.cards.keywords.table import KEYWORDS

        return {name: tuple(taken.rstrip("?") for taken in info.takes) for name, info in KEYWORDS.items()}

    def all(self, wanted: Iterable[str] = (), faulty: bool = False) -> Iterator[CardDefinition]:
        """The definitions of the wanted cards, or of all; :class:`UsageProblem` for one that is not there or faulty.
        ``faulty``: a faulty one is left out."""
        from ..engine.cards.problems import CardError, UnknownCard

        for name in wanted or self.names():
            try:
                yield self._library.get(name)
            except (UnknownCard, CardError) as error:
                if faulty:
                    continue
                raise UsageProblem(str(error)) from None

    def not_carried_out(self, name: str) -> tuple[str, ...]:
        """The words of a card that the reference engine doesn't carry out; none of a card that isn't there."""
        found = self._definition(name)
        return () if found is None else not_carried_out(found[0])

    def _definition(self, name: str) -> tuple[CardDefinition, bool] | None:
        from ..engine.cards.problems import CardError, UnknownCard

        try:
            return self._library.get(name), False
        except UnknownCard:
            card = self._library.face(name)
            if card is not None:
                return card, False
        except CardError as error:
            raise ScenarioError(f"the card {name!r} can't be used: {error}") from None
        try:
            return self._library.token(name), True
        except UnknownCard:
            return None


def _loaded(folders: tuple[Path, ...]) -> CardLibrary:
    from ..engine.cards.library import shared  # half the start-up time of commands that show no card
    from ..engine.cards.problems import CardError

    try:
        return shared(folders)
    except CardError as error:
        raise UsageProblem(str(error)) from None


def check(folders: tuple[Path, ...]) -> bool:
    """Read every card file of a user's folders, and say on stderr what is wrong in them; whether all is well. A faulty
    card is an error where it is used, and nowhere else."""
    problems = _loaded(folders).problems() if folders else ()
    for problem in problems:
        click.echo(safe(f"judgecall: {problem}"), err=True)
    return not problems


def as_message(card: CardDefinition, token: bool, worded: bool, structured: bool = True) -> port.CardDefinition:
    """A definition as the port carries it, for engines that do not have the card; ``worded`` with its rules text."""
    texts = [face.rules_text for face in rendered(card)] if worded else [""] * len(card.faces)
    return port.CardDefinition(
        name=card.name,
        faces=tuple(_face_message(face, text) for face, text in zip(card.faces, texts, strict=True)),
        layout=card.layout,
        invented=card.invented,
        token=token,
        structure=msgspec.to_builtins(card) if structured else None,
    )


def _face_message(face: Face, text: str) -> port.FaceDefinition:
    return port.FaceDefinition(
        name=face.name,
        type_line=face.types,
        mana_cost=face.cost,
        colors=face.colors or None,
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
        rules_text=text,
    )


def keywords_of(card: CardDefinition) -> set[str]:
    """The names of the keywords that a card has, or gives, or speaks of as abilities."""
    from ..engine.cards.faces import walk
    from ..engine.cards.lang.abilities import Keyword

    return {part.name for part, _ in walk(card.faces, ()) if isinstance(part, Keyword)}


def rendered(card: CardDefinition) -> tuple[RenderedFace, ...]:
    """The faces of a card with their rules texts, worded from their structure."""
    from ..engine.cards.render import render_card

    return render_card(card)


def not_carried_out(card: CardDefinition) -> tuple[str, ...]:
    """The words of a card that the reference engine doesn't carry out: scenarios with it are unsupported."""
    from ..engine.cards.unsupported import not_carried_out as found

    return found(card)


def as_json(card: CardDefinition) -> dict[str, Any]:
    """A card as ``judgecall cards --format jsonl`` writes it."""
    told = {"name": card.name, "invented": card.invented, "faces": msgspec.to_builtins(rendered(card))}
    words = not_carried_out(card)
    return {**told, "unsupported": words} if words else told


def names() -> tuple[frozenset[str], frozenset[str]]:
    """The names of all shipped cards and of their faces, and those of them that are invented."""
    known, invented = set[str](), set[str]()
    for card in Cards().all():
        mine = {card.name, *(face.name for face in card.faces)}
        known |= mine
        if card.invented:
            invented |= mine
    return frozenset(known), frozenset(invented)
