"""How an engine replies, what it can do, and how it fails."""

from __future__ import annotations

from typing import Literal

from .base import Message, Tagged
from .choices import Prompt
from .observation import Observation

PROTOCOL = "1"
"""The version of the protocol."""

REFERENCE = "judgecall reference"
"""The name of the reference engine. When it asks what a scenario leaves open, the scenario is at fault; any other
engine that does so is itself at fault."""


class Capabilities(Message, frozen=True):
    """What an engine can do. What it declares and then calls unsupported counts as failed.

    ``players``: the largest number. ``givens``: which parts of a given state it can set, of GIVENS.
    ``cards``: it plays cards by definition, ``none`` of them, those with ``text`` that it can parse, or by
    ``structure``. ``prompts``: it calls ``choose``, or uses the prepared answers only.
    """

    players: int = 2
    givens: frozenset[str] = frozenset()
    formats: frozenset[str] = frozenset({"free"})
    cards: frozenset[Literal["text", "structure"]] = frozenset()
    prompts: Literal["callback", "prepared"] = "prepared"
    suspend: bool = False
    trigger_order: bool = False
    random_outcomes: bool = False
    explicit_mana: bool = False
    stack: bool = False
    legality: bool = False
    viewer: bool = False
    loops: bool = False


GIVENS = frozenset(
    {
        "step",
        "stack",
        "combat",
        "attachments",
        "counters",
        "damage",
        "designations",
        "face-down",
        "faces",
        "tokens",
        "mana",
        "library",
        "exile",
        "command",
        "control",
        "player counters",
        "chosen",
        "phased out",
    }
)
"""Parts of a given state that an engine may or may not be able to set."""


class Hello(Message, frozen=True, omit_defaults=False):
    """What the suite says first: the versions of the protocol that it speaks, newest first, and its own
    version. ``observing``: with each reply to ``game/new``, ``game/act`` and ``game/advance`` it would have ``seen``, what
    ``game/observe`` would show to everybody together; that saves a call. An engine may leave it out."""

    protocols: tuple[str, ...] = (PROTOCOL,)
    suite: str = ""
    observing: bool = False


class EngineInfo(Message, frozen=True, kw_only=True, omit_defaults=False):
    """What the engine answers: the version chosen, who it is, the edition of the rules that it knows (a
    date)."""

    protocol: str = PROTOCOL
    name: str
    version: str = ""
    edition: str = ""
    editions: tuple[str, ...] = ()
    capabilities: Capabilities = Capabilities()


class Ready(Tagged, frozen=True):
    """The game is set up. ``state_based`` describes the state-based actions that would apply to it if they
    were checked now (704.5), one a line; an engine that cannot tell leaves it empty."""

    state_based: tuple[str, ...] = ()
    seen: Observation | None = None


class Done(Tagged, frozen=True):
    """The action was taken, or the point was reached. ``unused`` are the places, from 0, of prepared answers
    that no prompt fitted, from an engine that uses prepared answers. ``forced`` are choices on the way that had one
    legal answer and were not asked: an answer that states one of them is not left over. An engine that asks such
    choices, or has no answer left, need not tell them."""

    unused: tuple[int, ...] = ()
    forced: tuple[Prompt, ...] = ()
    seen: Observation | None = None


class Stopped(Tagged, frozen=True):
    """The action waits for the answer to this prompt. Either the suite said so, or it is not answered yet."""

    prompt: Prompt
    seen: Observation | None = None


class Refused(Tagged, frozen=True):
    """The action is illegal; the game is as it was before, but for mana abilities that a player activated on the way and
    that can't be reversed, e.g. one that drew a card (733.1). An engine that refuses at once has activated none. Rules are
    numbers."""

    reason: str
    rules: tuple[str, ...] = ()
    seen: Observation | None = None


class Unreached(Tagged, frozen=True):
    """The point to which the game was to advance cannot be reached from here, or was passed over."""

    reason: str
    seen: Observation | None = None


class Unsupported(Tagged, frozen=True):
    """The engine cannot do it: which capability or given, which cards."""

    reason: str
    capabilities: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class Legal(Tagged, frozen=True):
    """The player may do it now."""


class Illegal(Tagged, frozen=True):
    """The player may not do it now."""

    reason: str = ""
    rules: tuple[str, ...] = ()


NewGameReply = Ready | Unsupported
ActReply = Done | Stopped | Refused | Unsupported
AdvanceReply = Done | Stopped | Unreached | Unsupported
LegalReply = Legal | Illegal | Unsupported


class Fault(Message, frozen=True):
    """An error that is nobody's reply: ``malformed`` (a message, or a state that cannot be), ``unknown`` (an
    object, a player or an ability that the engine cannot find), ``runaway`` (a limit was met, 104.4b does not
    apply), ``internal``."""

    kind: Literal["malformed", "unknown", "runaway", "internal"]
    message: str
    details: tuple[str, ...] = ()


class EngineFault(Exception):
    """Raised by an engine, or on its behalf, when a call has no reply."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault
