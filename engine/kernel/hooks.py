"""Where rules hang themselves on the kernel. The kernel calls each hook at its moment and knows no rule; the module of the
rule hangs its function there. `engine/rules/__init__.py` imports those modules, so every hook is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from ..choices import Choice, Concede, Procedure
from ..derive.cr602_1_held import Held
from ..derive.game import Game
from ..derive.view import View
from ..events.base import Event
from ..state.objects import PlayerId
from .batch import Batch

F = TypeVar("F", bound=Callable[..., object])


class Hook(Generic[F]):
    """A moment at which one rule function is called."""

    function: F

    def __init__(self, moment: str) -> None:
        self.moment = moment

    @property
    def taken(self) -> bool:
        """Whether a rule hangs here."""
        return hasattr(self, "function")

    def __call__(self, function: F) -> F:
        """Hang a rule function here (a decorator). Raises ValueError when another one hangs here already."""
        if self.taken:
            raise ValueError(f"two rules for one moment: {self.moment}")
        self.function = function
        return function


# --- while a player is asked ------------------------------------------------------------------------------------------

a_player_concedes: Hook[Callable[[Game, Concede], Procedure[None]]] = Hook("a player concedes while somebody is asked")
the_decider_has_left: Hook[Callable[[Game, Choice], Procedure[Choice | None]]] = Hook(
    "who would choose has left the game: the choice as another player makes it, or None"
)

# --- while events happen ----------------------------------------------------------------------------------------------

simultaneous: Hook[Callable[[Game, tuple[Event, ...]], tuple[Event, ...]]] = Hook(
    "several events are about to happen at once: in which order they are looked at"
)
before_a_batch: Hook[Callable[[Game, tuple[Event, ...], Batch], Procedure[None]]] = Hook(
    "several events are about to happen at once: choices about all of them"
)
settle: Hook[Callable[[Game, Event, Batch], Procedure[None]]] = Hook(
    "an event is about to happen: what really happens is put into the batch"
)
all_settled: Hook[Callable[[Game, Batch], Procedure[None]]] = Hook(
    "what really happens has been found for all events of a batch: what they amount to together"
)
several_enter: Hook[Callable[[Game, Sequence[Event]], Procedure[list[Event]]]] = Hook(
    "several objects enter the battlefield at once: in which order"
)
notice: Hook[Callable[[Game, View, Sequence[Event]], None]] = Hook("a batch has been written: abilities trigger")
designated: Hook[Callable[[Game], list[Event]]] = Hook(
    "a batch has been written: designations that players get at any time, before abilities trigger"
)
effects_end: Hook[Callable[[Game], bool]] = Hook("a batch has been written: effects that are over end; whether any did")
moved_to_be_shuffled: Hook[Callable[[Game, Sequence[PlayerId]], Procedure[None]]] = Hook(
    "cards were put into libraries to be shuffled there: their owners"
)
immediately_after: Hook[Callable[[Game, Sequence[Event]], list[Callable[[], Procedure[None]]]]] = Hook(
    "a batch has happened: what an effect does immediately after, not by way of the stack"
)
inside: Hook[Callable[[Game, Event, Batch], Procedure[list[Event]]]] = Hook(
    "an event inside another one is about to happen: what it really becomes"
)
left_without_a_player: Hook[Callable[[Game], list[Event]]] = Hook(
    "a batch has happened: events for what is controlled by a player who has left"
)

# --- while a cost is paid ---------------------------------------------------------------------------------------------

mana_abilities: Hook[Callable[[Game, PlayerId], tuple[Held, ...]]] = Hook(
    "a player may activate mana abilities while paying: which"
)
a_mana_ability_is_activated: Hook[Callable[..., Procedure[None]]] = Hook(
    "a player activates a mana ability: it resolves at once"
)
"""Called with the game, the player, the ability, and the keys of the mana abilities that are being activated already."""

ALL: tuple[Hook[Callable[..., object]], ...] = tuple(h for h in globals().values() if isinstance(h, Hook))
