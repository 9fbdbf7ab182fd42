"""A game set up directly as a state, and a way to run procedures with answers, for tests of the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from judgecall.engine.cards.cardfile import decode_cards
from judgecall.engine.cards.lang.abilities import CardDefinition
from judgecall.engine.cards.library import CardLibrary, load_cards
from judgecall.engine.choices import Choice, Procedure
from judgecall.engine.derive.game import Game
from judgecall.engine.editions import PINNED
from judgecall.engine.printed import faces_of
from judgecall.engine.state.game_state import PlayerState, State, Turn
from judgecall.engine.state.objects import GameObject, ObjectId
from judgecall.engine.terms.steps import Step
from judgecall.engine.terms.zones import OWNED_ZONES, Zone

T = TypeVar("T")
CARDS: CardLibrary = load_cards([Path(__file__).resolve().parents[2] / "fixtures" / "cards"])
STACKABLE = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND})


class Table:
    """A game in the making: put objects on it, then take its `game()`."""

    def __init__(
        self,
        *players: str,
        active: str | None = None,
        step: Step = Step.PRECOMBAT_MAIN,
        edition: str = PINNED,
        teams: Mapping[str, int] | None = None,
        life: Mapping[str, int] | None = None,
    ) -> None:
        self.players = players or ("Alice", "Bob")
        self.turn = Turn(number=2, active=active or self.players[0], step=step, began_timestamp=1_000)
        self.edition = edition
        self.teams = teams or {}
        self.life = life or {}
        self.objects: dict[ObjectId, GameObject] = {}
        self.zones: dict[tuple[Zone, str | None], tuple[ObjectId, ...]] = {}

    def put(self, owner: str, card: CardDefinition, zone: Zone = Zone.BATTLEFIELD, **fields: Any) -> ObjectId:
        """An object of a card definition; `fields` are those of GameObject. By default controlled since before this
        turn."""
        oid = len(self.objects) + 1
        given: dict[str, Any] = {
            "kind": "card",
            "layout": card.layout,
            "controller": owner if zone in STACKABLE else None,
            "timestamp": oid,
            "since": oid,
        }
        o = GameObject(id=oid, physical=(oid,), faces=faces_of(card), owner=owner, zone=zone, **(given | fields))
        self.objects[oid] = o
        key = (zone, owner if zone in OWNED_ZONES else None)
        self.zones[key] = (*self.zones.get(key, ()), oid)
        return oid

    def card(self, owner: str, name: str, zone: Zone = Zone.BATTLEFIELD, **fields: Any) -> ObjectId:
        """An object of a shipped card, by its name."""
        return self.put(owner, CARDS.get(name), zone, **fields)

    def invented(self, owner: str, text: str, zone: Zone = Zone.BATTLEFIELD, **fields: Any) -> ObjectId:
        """An object of a card that is written here in YAML."""
        (card,) = decode_cards(text, "invented.yaml")
        return self.put(owner, card, zone, **fields)

    def permanent(
        self, owner: str, types: str, *abilities: str, name: str = "Thing", lines: Iterable[str] = (), **fields: Any
    ) -> ObjectId:
        """A permanent of an invented card; each ability is one line of YAML, `lines` are further lines of the card."""
        text = "\n".join([f'name: "{name}"', f'types: "{types}"', *lines])
        if abilities:
            text += "\nabilities:\n" + "\n".join(f"  - {a}" for a in abilities)
        return self.invented(owner, text + "\n", **fields)

    def creature(
        self,
        owner: str,
        power: int,
        toughness: int,
        *abilities: str,
        types: str = "Creature",
        name: str = "Beast",
        lines: Iterable[str] = (),
        **fields: Any,
    ) -> ObjectId:
        """A creature of an invented card."""
        size = (f"power: {power}", f"toughness: {toughness}")
        return self.permanent(owner, types, *abilities, name=name, lines=(*size, *lines), **fields)

    def game(self) -> Game:
        """The game at this state."""
        players = {n: PlayerState(name=n, life=self.life.get(n, 20), team=self.teams.get(n, 0)) for n in self.players}
        state = State(
            players=players,
            order=self.players,
            objects=dict(self.objects),
            zones=dict(self.zones),
            turn=self.turn,
            next_id=len(self.objects) + 1,
            next_timestamp=2_000,
            next_physical=len(self.objects) + 1,
        )
        return Game(state, self.edition, predefined_tokens=CARDS.token, card_named=CARDS.named)


Answer = Any
"""An answer, or a function from the choice to the answer."""


class Asked(Exception):
    """A procedure asked for more than there were answers."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(f"no answer for {choice.kind}: {choice.text or choice.about} (data {dict(choice.data)})")
        self.choice = choice


def run(procedure: Procedure[T], *answers: Answer, asked: list[Choice] | None = None) -> T:
    """Run a procedure to its end with these answers, which must be used up. The choices are added to `asked`."""
    left = list(answers)
    try:
        choice = next(procedure)
        while True:
            if asked is not None:
                asked.append(choice)
            if not left:
                raise Asked(choice)
            answer = left.pop(0)
            choice = procedure.send(answer(choice) if isinstance(answer, Callable) else answer)
    except StopIteration as done:
        assert not left, f"answers left over: {left}"
        result: T = done.value
        return result
