"""A game played by the fake engine, and steps run by their text, as pytest-bdd would run them."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from described import Scenario
from fake_engine import Cards, FakeEngine
from judgecall.adapters.port import REFERENCE
from judgecall.steps.names import Names


@pytest.fixture
def scenario():
    """A scenario on an engine that is not the reference engine, between Alice and Bob."""
    made = Scenario(FakeEngine())
    made.given("a game between Alice and Bob")
    return made


@pytest.fixture
def judged():
    """The same on an engine that calls itself the reference engine."""
    made = Scenario(FakeEngine(REFERENCE))
    made.given("a game between Alice and Bob")
    return made


@pytest.fixture
def names():
    """Players, aliases and cards for the literal grammar."""
    made = Names(Cards(), ("Alice", "Bob"))
    made.aliases["the bear"] = "Grizzly Bears"
    return made
