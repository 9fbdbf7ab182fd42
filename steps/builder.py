"""Collects what the Given steps say, and makes one document of it for ``new_game``."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from ..adapters.port import (
    Announced,
    CardDefinition,
    GameSetup,
    ObjectSetup,
    OfObject,
    OfPlayer,
    PlayerSetup,
    Targets,
)
from ..engine.terms.steps import Step
from ..engine.terms.zones import Zone
from .literals import ObjectLiteral, Point, parse_object, parse_target
from .names import LiteralError, Names
from .outcomes import ScenarioError
from .states import Pending, apply_state, awaited, check_effect

INERT_CARD = "Plains"
"""What libraries are filled with."""
INERT_COUNT = 10
"""How many of them each library holds when nothing else is said."""


class Draft(msgspec.Struct):
    """An object that Given steps speak of, while references to later rows are still open.

    ``fields`` go to ObjectSetup; ``open`` fill further fields once all objects are known; ``where`` is the step, ``row``
    the row of its table.
    """

    ref: str
    fields: dict[str, Any]
    open: list[Pending] = []
    where: str = ""
    row: str = ""


class Builder:
    """The state so far. ``build`` may be called once all Given steps are done."""

    def __init__(self, names: Names, edition: str) -> None:
        self.names = names
        self.edition = edition
        self.format = "free"
        self.point = Point(Step.PRECOMBAT_MAIN)
        self.day_night: str | None = None
        self.players: dict[str, dict[str, Any]] = {}
        self.inert: dict[str, int] = {}
        self.drafts: list[Draft] = []
        self.where = ""
        self.boards: set[str] = set()
        self.described: set[str] = set()
        self.point_said = self.dayness_said = False
        self.used: dict[str, CardDefinition] = {}

    def seat(self, players: tuple[str, ...], game_format: str) -> None:
        """Who plays, in turn order."""
        if self.players:
            raise LiteralError("the players of this game are already named", "one game in a scenario")
        if len(players) < 2 or len(set(players)) != len(players):
            raise LiteralError(f"a game is between two or more different players, not {', '.join(players)}")
        self.names.players = players
        self.players = {name: {} for name in players}
        self.format = game_format
        if not self.point.player:
            self.point = Point(self.point.step, players[0])

    def card(self, name: str) -> CardDefinition:
        """A card that the game uses."""
        found = self.names.card(self.names.aliases.get(name, name))
        self.used[found.name] = found
        return found

    def place(self, card: str, zone: Zone, owner: str, alias: str = "", **fields: Any) -> Draft:
        """One object; those of a zone in order. ``alias`` has been bound before."""
        definition = self.card(card)
        ref = alias or f"{owner} {zone} {len(self.drafts) + 1}: {card}"
        shows_face = zone in (Zone.BATTLEFIELD, Zone.STACK)
        if shows_face and card != definition.name and any(face.name == card for face in definition.faces[1:]):
            fields.setdefault("face", card)
        if definition.token and zone == Zone.BATTLEFIELD:
            fields.setdefault("token", True)
        draft = Draft(ref, {"card": definition.name, "zone": zone, "owner": owner, **fields}, where=self.where)
        self.drafts.append(draft)
        return draft

    def set_state(self, draft: Draft, text: str) -> None:
        """The state of an object, in the words of a table."""
        card = self.card(draft.fields["card"])
        apply_state(draft.fields, draft.open, text, card, self.names)
        if draft.fields.get("commander") and self.format != "commander":
            raise LiteralError("a card is a commander in a Commander game only (903.3)", "a Commander game between ...")
        check_effect({**draft.fields, **dict.fromkeys(awaited(text))}, card)

    def bind(self, alias: str, card: str) -> str:
        """A new alias, for an object of that card."""
        if alias in self.names.aliases:
            raise LiteralError(f"the alias {alias!r} is already bound", "an alias for each object")
        if alias in self.names.players or self.names.cards.find(alias) is not None:
            raise LiteralError(f"the alias {alias!r} is the name of a player or a card", "a name of its own")
        if set(alias) & set(':;#"'):
            raise LiteralError(f"the alias {alias!r} has a character that means something else", "letters, digits, blanks")
        self.names.aliases[alias] = card
        return alias

    def find(self, wanted: ObjectLiteral) -> Draft:
        """The object of the given state that a literal means."""
        found = [d for d in self.drafts if _fits(d, wanted)]
        if wanted.nth is not None:
            found = found[wanted.nth - 1 : wanted.nth]
        on_battlefield = [d for d in found if d.fields["zone"] == Zone.BATTLEFIELD]
        found = on_battlefield or found
        if len(found) == 1:
            return found[0]
        if found:
            raise LiteralError(f"{wanted.text!r} may mean {len(found)} objects", "an alias, or X #2")
        raise LiteralError(f"{wanted.text!r} is not in the given state", ", ".join(d.ref for d in self.drafts))

    def place_of(self, message: str) -> str:
        """The step and the row of the object whose ``ref`` a message begins with; empty when it begins with none."""
        found = [d for d in self.drafts if re.match(rf"{re.escape(d.ref)}(?:[ :,]|$)", message)]
        longest = max(found, key=lambda d: len(d.ref), default=None)
        return "" if longest is None else longest.where + (f"{longest.row}: " if longest.row else "")

    def refer(self, text: str) -> str:
        """The ``ref`` of an object of the given state."""
        return self.find(parse_object(text, self.names)).ref

    def target(self, text: str) -> OfObject | OfPlayer:
        """A target in the given state, by its ``ref``."""
        found = parse_target(text, self.names)
        if isinstance(found, OfPlayer):
            return found
        wanted = parse_object(text, self.names)
        return OfObject(msgspec.structs.replace(wanted.reference(), ref=self.find(wanted).ref, name=None))

    def announce(self, draft: Draft, announced: Announced, targets: tuple[str, ...]) -> None:
        """What a given object on the stack carries; its source and targets may stand in later rows."""

        def fill(find: Callable[[str], str]) -> dict[str, Any]:
            source = find(announced.source) if announced.source else None
            found = tuple(self.target(t) for t in targets)
            groups = (Targets(1, found),) if found else ()
            return {"announced": msgspec.structs.replace(announced, source=source, targets=groups)}

        draft.open.append(fill)

    def build(self, seed: int) -> GameSetup:
        """The whole document."""
        if not self.players:
            raise LiteralError("no game has been set up", "Given a game between Alice and Bob")
        for draft in self.drafts:
            self._fill(draft)
        for player in self.players:
            held = any(d.fields["zone"] == Zone.LIBRARY and d.fields["owner"] == player for d in self.drafts)
            for _ in range(self.inert.get(player, 0 if held else INERT_COUNT)):
                self.place(INERT_CARD, Zone.LIBRARY, player)
        return GameSetup(
            players=tuple(PlayerSetup(name=name, **fields) for name, fields in self.players.items()),
            objects=tuple(ObjectSetup(ref=d.ref, **d.fields) for d in self.drafts),
            active=self.point.player or next(iter(self.players)),
            step=self.point.step,
            format=self.format,
            seed=seed,
            edition=self.edition,
            day_night=self.day_night,  # type: ignore[arg-type]  # parsed from these two words only
            cards=tuple(self.used.values()),
        )

    def _fill(self, draft: Draft) -> None:
        try:
            for fill in draft.open:
                draft.fields.update(fill(self.refer))
        except LiteralError as error:
            raise ScenarioError(f"{draft.where}{error.words()}", located=True) from error


def _fits(draft: Draft, wanted: ObjectLiteral) -> bool:
    fields = draft.fields
    if wanted.alias:
        return draft.ref == wanted.name
    return (
        wanted.name in (fields["card"], fields.get("face"))
        and wanted.zone in (None, fields["zone"])
        and wanted.whose in (None, fields.get("controller") or fields["owner"])
        and wanted.owner in (None, fields["owner"])
        and (not wanted.token or bool(fields.get("token")))
        and _ability_fits(fields.get("announced"), wanted)
    )


def _ability_fits(announced: Announced | None, wanted: ObjectLiteral) -> bool:
    if wanted.ability is None:
        return True
    return announced is not None and announced.ability is not None
