"""What a scenario needs of an engine: players, cards, givens and capabilities. All of it is known before any run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from ..adapters import port
from ..engine.terms.steps import Step
from .declared import flags
from .scenarios import Scenario, StepLine

CORE_GIVENS = frozenset({"step", "counters", "damage", "tokens"})
"""The givens of the core profile: what a first adapter sets up anyway."""

LOOP_RULES = ("104.4b", "732.4")
"""A scenario that cites one of these is about a loop of mandatory actions."""


class Needs(msgspec.Struct, frozen=True):
    """What one scenario needs, as results have it."""

    players: int
    cards: tuple[str, ...]
    capabilities: tuple[str, ...]
    givens: tuple[str, ...]

    def missing(self, declared: port.Capabilities) -> frozenset[str]:
        """What of it an engine with these capabilities lacks, by name; cards are not looked at."""
        able = flags(declared) | declared.formats | ({"custom cards"} if declared.cards else set())
        lacking = {f"given: {given}" for given in self.givens if given not in declared.givens}
        lacking |= {name for name in self.capabilities if name not in able}
        return frozenset(lacking | ({f"{self.players} players"} if self.players > declared.players else set()))

    @property
    def core(self) -> bool:
        """Whether the core profile is enough: two players, common cards, simple givens, no capability."""
        return self.players <= 2 and not self.capabilities and CORE_GIVENS.issuperset(self.givens)


class OnlyAsked:
    """An engine that is told what a scenario needs, and plays nothing."""

    def initialize(self, hello: port.Hello) -> port.EngineInfo:
        """See :class:`port.Engine`."""
        return port.EngineInfo(name="needs")

    def new_game(self, setup: port.GameSetup) -> port.NewGameReply:
        """See :class:`port.Engine`."""
        return port.Unsupported(reason="only asked what it needs")

    def shutdown(self) -> None:
        """See :class:`port.Engine`."""


def needs(scenario: Scenario, setup: port.GameSetup | None) -> dict[str, Any]:
    """The needs of a scenario as results carry them; nothing when its state could not be read."""
    if setup is None:
        return {}
    cards = {thing.card for thing in setup.objects} | {card.name for card in setup.cards}
    capabilities = set(_capabilities(scenario))
    if setup.format != "free":
        capabilities.add(setup.format)
    if any(card.invented for card in setup.cards):
        capabilities.add("custom cards")
    givens = set(_givens(setup))
    if not any(step.type == "given" and "library" in step.text for step in scenario.steps):
        givens.discard("library")  # the inert cards that every library has
    return {
        "players": len(setup.players),
        "cards": sorted(cards),
        "capabilities": sorted(capabilities),
        "givens": sorted(givens),
    }


def _capabilities(scenario: Scenario) -> Iterator[str]:
    if set(scenario.rules) & set(LOOP_RULES):
        yield "loops"
    for step in scenario.steps:
        if step.type == "when":
            yield from _of_when(step)
        elif step.type == "then":
            yield from _of_then(step)


def _of_when(step: StepLine) -> Iterator[str]:
    if " until " in step.text and " is asked for " in step.text:
        yield "suspend"
    for choice in _column(step, "choice"):
        if choice == "trigger order":
            yield "trigger order"
        elif choice == "random":
            yield "random outcomes"
        elif choice in ("mana", "sources"):
            yield "explicit mana"


def _of_then(step: StepLine) -> Iterator[str]:
    words = step.text.split()
    if len(words) > 2 and words[1] in ("can", "can't") and words[2] != "see":
        yield "legality"
    elif len(words) > 2 and words[1] in ("sees", "can't"):
        yield "viewer"
    elif step.text.startswith("the stack holds"):
        yield "stack"


def _column(step: StepLine, name: str) -> Sequence[str]:
    if not step.table or name not in step.table[0]:
        return ()
    place = step.table[0].index(name)
    return [row[place] for row in step.table[1:]]


_BY_FIELD = {
    "attacking": "combat",
    "blocking": "combat",
    "attached_to": "attachments",
    "counters": "counters",
    "damage": "damage",
    "designations": "designations",
    "face_down": "face-down",
    "face": "faces",
    "token": "tokens",
    "controller": "control",
    "chosen": "chosen",
    "phased_out": "phased out",
}


def _givens(setup: port.GameSetup) -> Iterable[str]:
    if setup.step != Step.PRECOMBAT_MAIN:
        yield "step"
    for thing in setup.objects:
        if thing.zone in ("stack", "library", "exile", "command"):
            yield str(thing.zone)
        for field, given in _BY_FIELD.items():
            if getattr(thing, field):
                yield given
    for player in setup.players:
        if player.mana:
            yield "mana"
        if player.counters:
            yield "player counters"
        if player.designations:
            yield "designations"
