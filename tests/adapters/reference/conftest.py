"""Scenarios in a few lines of Gherkin, played on the reference engine through the port, without pytest-bdd."""

import importlib
import re

import pytest
from judgecall.adapters import port
from judgecall.adapters.reference import ReferenceEngine
from judgecall.runner.card_library import Cards
from judgecall.steps.game import Game
from judgecall.steps.phrases import Place, find

for name in ("given_steps", "when_steps", "then_steps"):
    importlib.import_module(f"judgecall.steps.{name}")

CARDS = Cards()
STEP = re.compile(r"(Given|When|Then|And) (.+)")


class Play:
    """A game in which steps are run by their text; ``say`` takes several lines, with tables below their steps."""

    def __init__(self, engine=None, edition="2026-04-17"):
        self.engine = engine or ReferenceEngine()
        self.game = Game(self.engine, self.engine.initialize(port.Hello()), CARDS, edition, "test")
        self.kind = "given"
        self.line = 0

    def say(self, text):
        steps = []
        for raw in text.strip().splitlines():
            line = raw.strip()
            if line.startswith("|"):
                steps[-1][1].append([cell.strip() for cell in line.strip("|").split("|")])
            elif line:
                steps.append((line, []))
        for line, table in steps:
            self._step(line, table or None)
        return self

    def _step(self, line, table):
        word, text = STEP.fullmatch(line).groups()
        self.kind = self.kind if word == "And" else word.lower()
        found = find(self.kind, text)
        assert found is not None, f"no phrase fits: {line}"
        phrase, slots = found
        self.line += 1
        place = Place("x.feature", self.line, line)
        self.game.place = lambda: place
        phrase.run(self.game, slots, table)

    @property
    def seen(self):
        return self.engine.observe()

    def object(self, name):
        return next(o for o in self.seen.objects if name in (o.ref, o.name, o.printed))

    def texts(self):
        return [e.text for e in self.engine.log()]


@pytest.fixture
def play():
    """A game between Alice and Bob on the reference engine."""
    return Play().say("Given a game between Alice and Bob")


@pytest.fixture
def start():
    """Makes a game with other players, engine or edition."""
    return lambda text, **options: Play(**options).say(text)
