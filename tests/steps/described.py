"""Steps run by their text, as pytest-bdd would run them, on the fake engine."""

import importlib

for name in ("given_steps", "when_steps", "then_steps"):
    importlib.import_module(f"judgecall.steps.{name}")

from fake_engine import Cards  # noqa: E402 - beside this file
from judgecall.steps.game import Game  # noqa: E402 - as above
from judgecall.steps.phrases import Place, find  # noqa: E402 - as above


class Scenario:
    """Runs steps one after another: ``scenario.given("it is Alice's upkeep")``, with a table as text."""

    def __init__(self, engine):
        self.engine = engine
        self.game = Game(engine, engine.info, Cards(), "2026-04-17", "test")
        self.line = 0

    def _run(self, kind, text, table=None):
        found = find(kind, text)
        assert found is not None, f"no phrase fits: {text}"
        phrase, slots = found
        self.line += 1
        place = Place("x.feature", self.line, f"{kind.capitalize()} {text}")
        self.game.place = lambda: place
        phrase.run(self.game, slots, rows(table))

    def given(self, text, table=None):
        self._run("given", text, table)

    def when(self, text, table=None):
        self._run("when", text, table)

    def then(self, text, table=None):
        self._run("then", text, table)

    def find(self, ref):
        """The observed object with this ref, or the first of this name."""
        things = self.engine.observe().objects
        return next((o for o in things if o.ref == ref), None) or next(o for o in things if o.name == ref)

    def ref(self, name):
        """A reference as an engine would write it into a prompt."""
        from judgecall.steps.resolve import reference

        return reference(self.find(name))


def rows(text):
    """A Gherkin table as pytest-bdd hands it over."""
    if text is None:
        return None
    return [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in text.strip().splitlines()]
