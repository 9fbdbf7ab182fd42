"""The Python binding of phase.rs, and the few calls of it that this adapter uses.

``phase-python`` is an optional extra; nothing here imports it before an engine is made.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import re
from typing import Any

DISTRIBUTION = "phase-python"
"""The distribution on PyPI; its import name is ``phase``."""

COPY = "is_copy"
"""The mark that the adapter puts on copies on the stack."""

Doc = dict[str, Any]
"""A part of the engine's exported state, or one of its messages."""


class Missing(RuntimeError):
    """The binding is not installed."""


class Rejected(Exception):
    """The engine says no to an action; the message is its own."""


class Malformed(Rejected):
    """The engine cannot read an action: the adapter does not know its form."""


_SHAPE = re.compile(r"(missing field|unknown (variant|field)|invalid (type|value|length)|did not match any variant)\b")


def load() -> Any:
    """The binding's module; :class:`Missing` when it is not installed."""
    try:
        return importlib.import_module("phase")
    except ImportError as error:
        raise Missing(f"the package {DISTRIBUTION} is not installed ({error}). Do: pip install 'judgecall[phase]'") from None


def version() -> str:
    """The version of the binding, empty when it is not known."""
    try:
        return importlib.metadata.version(DISTRIBUTION)
    except importlib.metadata.PackageNotFoundError:
        return ""


class Table:
    """A running game of the binding, with its exported state kept until the next change."""

    def __init__(self, database: Any, game: Any) -> None:
        self.database = database
        self.game = game
        self.copies: frozenset[int] = frozenset()
        self.forgotten: frozenset[tuple[int, ...]] = frozenset()
        """Permanents (number, incarnation, turn) of which a loyalty ability was activated: loading a game forgets it."""
        self._pushed: tuple[int, ...] = ()
        self._document: Doc | None = None

    @property
    def document(self) -> Doc:
        """All that :meth:`fork` and a restart need."""
        if self._document is None:
            document: Doc = self.game.state()
            for entry in document["state"]["stack"]:
                if entry["id"] in self.copies:
                    entry[COPY] = True
            self._document = document
        return self._document

    @property
    def state(self) -> Doc:
        """The game's state, as the engine exports it."""
        found: Doc = self.document["state"]
        return found

    @property
    def waiting(self) -> Doc:
        """What the engine waits for: ``type`` and ``data``."""
        found: Doc = self.state["waiting_for"]
        return found

    def apply(self, seat: int, action: Doc) -> Doc:
        """Take an action; what happened, as the engine tells it. :class:`Rejected` when the engine refuses it."""
        top = self.state["stack"][-1:] if action["type"] == "PassPriority" else []
        copying = "Copy" in str(top)
        try:
            result = self.game.apply(seat, action)
        except (ValueError, RuntimeError, TypeError, KeyError) as error:
            raise (Malformed if _SHAPE.search(str(error)) else Rejected)(str(error)) from None
        finally:
            self._document = None
        told: Doc = result.to_dict()
        self._notice_copies(told["events"], copying)
        return told

    def _notice_copies(self, events: list[Doc], copying: bool) -> None:
        """Remember which objects on the stack are copies: those put there while something that copies resolves. The
        engine does not mark copies of abilities."""
        resolving = copying or bool(self._pushed)
        for event in events if resolving else ():
            if event["type"] == "StackPushed":
                self._pushed = (*self._pushed, event["data"]["object_id"])
            elif event["type"] == "StackResolved":
                self.copies |= frozenset(self._pushed)
                self._pushed = ()
        waiting = self.state["waiting_for"]
        if waiting["type"] == "CopyRetarget":
            self.copies |= {waiting["data"]["copy_id"]}
        if waiting["type"] == "Priority":
            self._pushed = ()
        self._document = None

    def offered(self) -> list[Doc]:
        """The actions that the engine lists; it lists most, not all (attacks, blocks and damage are samples)."""
        return [action.to_dict() for action in self.game.actions()]

    def load(self, document: Doc) -> None:
        """Go on from an exported state."""
        self.forgotten |= _activated(document["state"])
        self.game = self.database.load_game(document)
        self.copies = frozenset(e["id"] for e in document["state"]["stack"] if e.get(COPY))
        self._pushed = ()
        self._document = None

    def restore(self, document: Doc) -> None:
        """Go back to an exported state, unless the game is there still: loading forgets a little."""
        self._document = None
        if self.document != document:
            self.load(document)

    def fork(self) -> Table:
        """A copy that may be played with."""
        copy = Table(self.database, self.database.load_game(self.document))
        copy.copies, copy._pushed = self.copies, self._pushed
        copy.forgotten = self.forgotten | _activated(self.state)
        return copy


def loyal(state: Doc, thing: Doc) -> tuple[int, ...]:
    """A permanent in this turn, as :attr:`Table.forgotten` has it (606.3)."""
    return (thing["id"], thing.get("incarnation", 0), state["turn_number"])


def _activated(state: Doc) -> frozenset[tuple[int, ...]]:
    things = state["objects"].values()
    return frozenset(loyal(state, thing) for thing in things if thing.get("loyalty_activations_this_turn"))


def database(module: Any, faces: list[Doc]) -> Any:
    """The binding's card database with these faces only."""
    return module.Engine.from_json(json.dumps({face["name"].lower(): face for face in faces}))
