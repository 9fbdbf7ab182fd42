"""The log of a game in words: events, choices, state-based actions and remarks, each with its rule numbers."""

from __future__ import annotations

from typing import Any

import msgspec

from ...engine import actions as act
from ...engine.choices import Choice
from ...engine.derive.game import Game, LogEntry
from ...engine.events import course as co
from ...engine.events.base import Event
from ...engine.state.objects import Recipient
from .refs import Refs
from .telling import QUIET, Teller

__all__ = ["Entry", "Teller", "entries"]


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened. ``kind`` is ``event``, ``choice``, ``state-based`` or ``remark``; ``batch`` is the same
    for what happened at once."""

    turn: int
    step: str
    kind: str
    text: str
    rules: tuple[str, ...] = ()
    batch: int = 0


def entries(game: Game, refs: Refs) -> list[Entry]:
    """The whole log, without mere bookkeeping."""
    teller = Teller(game, refs)
    found = []
    for line in game.log:
        kind, text = _words(teller, line)
        if text:
            found.append(Entry(line.turn, line.step, kind, text, line.rules, line.batch))
    return found


def _words(teller: Teller, line: LogEntry) -> tuple[str, str]:
    if line.event is not None:
        if isinstance(line.event, QUIET) or _said_elsewhere(line.event):
            return "event", ""
        kind = "state-based" if any(r.startswith("704.") for r in line.rules) else "event"
        return kind, teller.event(line.event)
    if isinstance(line.data, tuple) and line.data and isinstance(line.data[0], Choice):
        return "choice", choice_words(teller, *line.data)
    return "remark", remark_words(teller, line)


_ASKED = {
    "yes/no": "yes or no",
    "attack": "attackers",
    "block": "blockers",
    "cost": "a cost",
    "name/type/color": "a word",
    "number": "a number",
    "vote or pile": "a vote",
}
"""Kinds of choices as scenarios have them."""


def _said_elsewhere(e: Event) -> bool:
    """A mana ability shows in the mana that it adds."""
    return isinstance(e, co.AbilityActivated) and e.mana_ability


def choice_words(teller: Teller, c: Choice, answer: Any) -> str:
    """A choice and its answer; empty for a mere passing of priority, and for mana abilities, which show themselves."""
    if c.kind == "act":
        return action_words(teller, c.player, answer)
    if c.about == "mana abilities":
        return ""
    who = c.decider if c.decider == c.player else f"{c.decider} (for {c.player})"
    source = f" by {teller.name(c.source)}" if c.source else ""
    kind = _ASKED.get(c.kind, c.kind)
    detail = f" ({c.about})" if isinstance(c.about, str) and c.about not in ("", kind, c.kind) else ""
    return f"{who} is asked for {kind}{detail}{source}: {answer_text(teller, c, answer)}"


def action_words(teller: Teller, player: str, action: Any) -> str:
    """An action that a player with priority takes."""
    match action:
        case act.Cast():
            return f"{player} casts {teller.name(action.object)}"
        case act.Activate():
            return f"{player} activates an ability of {teller.name(action.object)}"
        case act.PlayLand():
            return f"{player} plays {teller.name(action.object)}"
        case act.Special():
            return f"{player} takes a special action with {teller.name(action.object)}: {action.kind}"
    return ""


def answer_text(teller: Teller, c: Choice, answer: Any) -> str:
    """An answer of any kind."""
    if isinstance(answer, tuple):
        if not answer:
            return "nothing"
        return ", ".join(_one(teller, c, a) for a in answer)
    if isinstance(answer, dict):
        return ", ".join(f"{_one(teller, c, k)}: {_one(teller, c, v)}" for k, v in answer.items()) or "nothing"
    return _one(teller, c, answer)


_OBJECTS = frozenset({"targets", "objects", "player", "order", "arrangement", "attack", "block", "random"})


def _one(teller: Teller, c: Choice, thing: Any) -> str:
    if isinstance(thing, tuple):
        return "[" + ", ".join(_one(teller, c, x) for x in thing) + "]"
    if "modes" in (c.kind, c.numbers) and isinstance(thing, int):
        return f"mode {thing + 1}"
    if c.kind == "trigger order":
        waiting = {w.id: w for w in c.data.get("waiting", ())}
        return _trigger(teller, waiting[thing]) if thing in waiting else str(thing)
    if c.kind == "replacement":
        pairs = dict(zip(c.options or (), c.data.get("sources", ()), strict=False))
        source, number = pairs.get(thing, (None, 0))
        return f"ability {number} of {teller.name(source)}" if source else "a rule"
    if isinstance(thing, int | str) and not isinstance(thing, bool) and _is_thing(teller, c, thing):
        return teller.name(thing)
    if hasattr(thing, "object") and hasattr(thing, "ability"):
        return teller.name(thing.object)
    if hasattr(thing, "label"):
        return thing.label or "the mana cost"
    return str(getattr(thing, "type", thing))


def _is_thing(teller: Teller, c: Choice, thing: Recipient) -> bool:
    if isinstance(thing, str):
        return thing in teller.game.state.players
    s = teller.game.state
    known = c.numbers == "ids" and (thing in s.objects or thing in s.last_known)
    return known and (c.kind in _OBJECTS or (c.kind in ("payment", "division", "damage") and thing in _recipients(c)))


def _recipients(c: Choice) -> tuple[Any, ...]:
    return tuple(c.data.get("recipients", c.options or ()))


def _trigger(teller: Teller, w: Any) -> str:
    from .words import ability_words

    which = teller.refs.ability(teller.game, w.source, w.abl.ability, w.abl.number)
    return f"{ability_words(which)} of {teller.name(w.source)}"


def remark_words(teller: Teller, line: LogEntry) -> str:
    """A remark, with the object that it is about."""
    data = line.data
    first = data[0] if isinstance(data, tuple) and data else data
    s = teller.game.state
    if isinstance(first, int) and not isinstance(first, bool) and (first in s.objects or first in s.last_known):
        name = teller.name(first)
        told = _REMARKS.get(line.remark)
        return told.format(name) if told is not None else f"{name}: {line.remark}"
    return line.remark


_REMARKS = {"resolves": "{} begins to resolve", "replacement applies": "a replacement effect of {} applies"}
