"""How a prompt of the engine becomes one of the port, and the suite's answer an action of the engine.

A reader is a generator: it yields prompts of the port, receives a :class:`port.Choice` for each, and returns the
action that answers the engine. What the announcement of the action settles is not asked.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Generator, Sequence
from typing import Any

from .. import port
from .binding import Doc
from .naming import Names

Reader = Generator[port.Prompt, "port.Choice | port.ByDefault", Doc]
"""Asks, and ends with the engine's action."""


THEN = "then"
"""The key for further actions of the same answer, where the engine asks for its parts one after another."""


class CannotAsk(Exception):
    """The adapter has no way to put a question of the engine's to the suite, or an answer to the engine."""


class Ctx:
    """One question of the engine: the game, what it asks, and what the action under way has announced."""

    def __init__(self, names: Names, state: Doc, announced: port.Announcement | None, ids: itertools.count[int]) -> None:
        self.names = names
        self.state = state
        self.kind: str = state["waiting_for"]["type"]
        self.data: Doc = state["waiting_for"].get("data") or {}
        self.announced = announced
        self.ids = ids
        self.forced = False
        self.offered: Callable[[], list[Doc]] = list
        self.heard: list[str] = []

    @property
    def seat(self) -> int:
        """The seat that must answer."""
        for key in ("player", "proposer", "representative", "caster"):
            if isinstance(self.data.get(key), int):
                return int(self.data[key])
        pending = self.data.get("pending")
        return int(pending[0]["player"]) if pending else int(self.state["priority_player"])

    def prompt(
        self, kind: port.Kind, options: Sequence[port.Value] = (), labels: Sequence[str] = (), **more: Any
    ) -> port.Prompt:
        """A prompt of the port for the seat that must answer."""
        player = self.names.player(self.seat)
        shown = [port.Option(id=str(n), value=value, label=labels[n] if labels else "") for n, value in enumerate(options)]
        source, ability = self.source()
        more = {"source": source, "ability": ability} | more
        return port.Prompt(id=f"q{next(self.ids)}", decider=player, player=player, kind=kind, options=tuple(shown), **more)

    def two_ways(self) -> Reader:
        """A question that the engine offers two answers to, one of which declines."""
        offered = self.offered()
        declines = [made for made in offered if _declines(made)]
        accepts = [made for made in offered if not _declines(made)]
        if len(declines) != 1 or len(accepts) != 1:
            raise CannotAsk(f"{len(offered)} answers are offered")
        choice = yield self.prompt(port.Kind.YES_NO)
        return accepts[0] if yes(choice) else declines[0]

    def source(self) -> tuple[port.ObjectRef | None, port.Ability | None]:
        """The object whose instruction the question is, and which of its abilities."""
        number = self._source_number()
        if number is None:
            return None, None
        ref = self.names.object(self.state, number)
        thing = self.state["objects"].get(str(number))
        described = self.data.get("description") or self._pending().get("description")
        ability = self.names.ability(thing, described) if described else None
        if ability is None or ability == port.Ability():
            entry = self._resolving(number)
            if entry is not None and entry["kind"]["type"] != "Spell":
                ability = self.names.stack_ability(self.state, entry)
        return ref, ability if ability != port.Ability() else None

    def _pending(self) -> Doc:
        for key in ("pending_cast", "pending_ability", "pending_effect", "ability"):
            found = self.data.get(key)
            if isinstance(found, dict):
                inner = found.get("ability")
                return inner if isinstance(inner, dict) else found
        found = self.state.get("pending_trigger") or {}
        inner = found.get("ability")
        return inner if isinstance(inner, dict) else {}

    def _source_number(self) -> int | None:
        for key in ("source_id", "object_id", "spell_object"):
            if isinstance(self.data.get(key), int):
                return int(self.data[key])
        pending = self.data.get("pending_cast")
        if isinstance(pending, dict):
            return int(pending["object_id"])
        source = self.data.get("source")
        if isinstance(source, dict):
            return int(source["context"]["identity"]["reference"]["object_id"])
        found = self._pending().get("source_id")
        if isinstance(found, int):
            return found
        entry = self._resolving(None)
        return int(entry["source_id"]) if entry is not None else None

    def _resolving(self, source: int | None) -> Doc | None:
        entry = self.state.get("resolving_stack_entry")
        if isinstance(entry, dict) and source in (None, entry.get("source_id")):
            return entry
        return None

    # --- values ---

    def objects(self, numbers: Sequence[int]) -> list[port.Value]:
        """Objects as values."""
        return [self.names.value(self.state, number) for number in numbers]

    def targets(self, targets: Sequence[Doc]) -> list[port.Value]:
        """Targets of the engine's as values."""
        return [self.names.value(self.state, target) for target in targets]

    def wanted(self, refs: Sequence[port.ObjectRef]) -> list[int]:
        """The numbers of objects that an announcement names."""
        return [int(self.names.find(self.state, ref)["id"]) for ref in refs]


def _declines(made: Doc) -> bool:
    values = [v.get("type") if isinstance(v, dict) else v for v in (made.get("data") or {}).values()]
    return any(v is False or v in ("Decline", "Skip") for v in values)


def picked(choice: port.Choice | port.ByDefault, options: Sequence[Any], least: int = 1) -> list[Any]:
    """The options that a choice picks; by default the first ones."""
    if isinstance(choice, port.ByDefault):
        return list(options[:least])
    try:
        return [options[int(pick)] for pick in choice.picks]
    except (ValueError, IndexError):
        raise CannotAsk(f"no such option: {', '.join(choice.picks)}") from None


def one(choice: port.Choice | port.ByDefault, options: Sequence[Any]) -> Any:
    """The one option that a choice picks."""
    found = picked(choice, options)
    if len(found) != 1:
        raise CannotAsk(f"{len(found)} options picked, where one is asked for")
    return found[0]


def yes(choice: port.Choice | port.ByDefault) -> bool:
    """Whether a choice is a yes; what is not said is a no."""
    return isinstance(choice, port.Choice) and bool(choice.yes or (choice.picks and not choice.declined))


def action(kind: str, **data: Any) -> Doc:
    """An action of the engine's."""
    return {"type": kind, "data": data} if data else {"type": kind}


Make = Callable[[Ctx], Reader]
