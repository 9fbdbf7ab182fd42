"""Every shipped card is cast or played, and each of its abilities activated, with random answers: nothing raises."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "engine"))

from harness import CARDS, Table  # the engine tests' table; found by the line above
from judgecall.engine.actions import Activate, Cast, Pass, PlayLand
from judgecall.engine.cards.unsupported import NotCarriedOut
from judgecall.engine.choices import Choice, IllegalAnswer
from judgecall.engine.derive.game import Game
from judgecall.engine.rules.cr602_activating import activated_abilities
from judgecall.engine.session import Session
from judgecall.engine.state.game_state import ManaUnit
from judgecall.engine.terms.typeline import type_line
from judgecall.engine.terms.zones import Zone

LAST_TURN = 3
MOST_STEPS = 120


def table() -> Table:
    """Something of everything on both sides, so that most targets exist."""
    t = Table()
    for player in t.players:
        for name in ("Grizzly Bears", "Serra Angel", "History of Benalia", "Sol Ring", "Forest"):
            t.card(player, name)
        for name in ("Grizzly Bears", "Forest", "Shock", "Glorious Anthem"):
            t.card(player, name, Zone.GRAVEYARD)
        for name in ("Forest", "Grizzly Bears", "Shock", "Counterspell") * 2:
            t.card(player, name, Zone.LIBRARY)
    t.card("Alice", "Grizzly Bears", Zone.HAND)
    return t


def rich(t: Table) -> Game:
    """The game, with much mana in Alice's pool."""
    g = t.game()
    mana = tuple(ManaUnit(kind) for kind in "WUBRGC" for _ in range(12))
    g.become(replace(g.state, players={**g.state.players, "Alice": replace(g.state.players["Alice"], mana=mana)}))
    return g


def answer(choice: Choice, dice: random.Random) -> Any:
    """Some legal answer, or None when this test can't build one."""
    data = choice.data
    if choice.options is not None:
        n = min(max(choice.least, min(choice.most, 1)), len(choice.options))
        if choice.repeat:
            return tuple(dice.choice(choice.options) for _ in range(choice.least))
        return tuple(dice.sample(list(choice.options), n))
    if "default" in data:
        return data["default"]
    built = {
        "number": data.get("least", 0) + (data.get("most", 9) > data.get("least", 0)),
        "arrangement": (data.get("cards", ()), ()),
        "targets": data.get("old"),
        "attack": {},
        "block": {},
    }
    return built.get(choice.kind)


def play(session: Session, action: Any, dice: random.Random) -> None:
    """Take an action and pass, until the turn after the next or until the test can't answer."""
    waiting = [action]
    session.start()
    for _ in range(MOST_STEPS):
        choice = session.choice
        if choice is None or (session.game.state.turn.number > LAST_TURN and not waiting):
            return
        given = (waiting.pop() if waiting else Pass()) if choice.kind == "act" else answer(choice, dice)
        if given is None:
            return
        try:
            session.send(given)
        except IllegalAnswer:
            return  # a declaration that must be another one
        except NotCarriedOut:
            return  # a dungeon, by name


@pytest.mark.parametrize("name", CARDS.names())
def test_card_plays(name: str) -> None:
    dice = random.Random(name)
    types = type_line(CARDS.get(name).faces[0].types)
    t = table()
    there = t.card("Alice", name, Zone.HAND)
    action = PlayLand(there) if "Land" in types.types else Cast(there)
    play(Session(rich(t)), action, dice)


@pytest.mark.parametrize("name", [n for n in CARDS.names() if type_line(CARDS.get(n).faces[0].types).is_permanent])
def test_abilities_of_a_permanent_work(name: str) -> None:
    dice = random.Random(name)
    number = 0
    while True:
        t = table()
        fields: dict[str, Any] = {"attached_to": 1} if "Aura" in CARDS.get(name).faces[0].types else {}
        here = t.card("Alice", name, counters={"loyalty": 12, "+1/+1": 1}, **fields)
        g = rich(t)
        held = activated_abilities(g, here)
        if number >= len(held):
            return
        play(Session(g), Activate(here, held[number]), dice)
        number += 1
