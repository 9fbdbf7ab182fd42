"""The holder of a game: the present state, the log, the edition, and the table of overridden rule functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from ..choices import IllegalAction
from ..editions import in_force
from ..events.base import Event
from ..events.course import LoseGame, SpellCast, TurnBegins
from ..state.game_state import State
from ..state.objects import PlayerId
from ..terms.steps import Step
from ..writer.write import write
from .carrying import EVERYTHING
from .view import View

E = TypeVar("E", bound=Event)


class LogEntry(msgspec.Struct, frozen=True):
    """One line of the log: an event, or a choice with its answer, or a remark, with the rule numbers that caused it."""

    batch: int
    turn: int
    step: Step
    rules: tuple[str, ...]
    event: Event | None = None
    remark: str = ""
    data: Any = None


class Runaway(Exception):
    """The game goes on without recurring and has reached its bound; nothing hangs."""


class LoopWatch(Protocol):
    """Who notices that the game has been in a state before (104.4b)."""

    def recurs(self, g: Game) -> bool:
        """Whether the present state has been there since the last optional action."""


class Checkpoint(msgspec.Struct, frozen=True):
    """A point to which an illegal action is reversed (733.1)."""

    state: State
    log_length: int


class Game:
    """A running game. Rule functions take it as their first parameter; only the pipeline changes `state`."""

    def __init__(
        self,
        state: State,
        edition: str,
        overrides: Mapping[str, Callable[..., Any]] | None = None,
        predefined_tokens: Callable[[str], Any] | None = None,
        card_named: Callable[[str], Any] | None = None,
        bound: int = 20_000,
    ) -> None:
        self.state = state
        """The present state; it changes by `write` and `become`."""
        self.edition = edition
        self.overrides: Mapping[str, Callable[..., Any]] = overrides or {}
        self.predefined_tokens = predefined_tokens
        self.card_named = card_named
        """The card of which a face has a name, or None when there is no such card (201.4)."""
        self.log: list[LogEntry] = []
        self.exercised: dict[str, None] = {}
        """Numbers of the rules whose functions have been called, in the order in which they first were."""
        self.rules: dict[str, Callable[..., Any]] = {}
        """What carries out each rule that has been exercised: the entry of the table, or this game's override of it."""
        self.batches = 0
        self.bound = bound
        self.entering_view: tuple[State, Any, View, Any] | None = None
        """The last look at a permanent about to enter (614.12), kept since the same is asked several times in a row."""
        self.found_clean: View | None = None
        """How the game looked when the last check for state-based actions found none (704.3)."""
        self._ring: tuple[Any, PlayerId, tuple[PlayerId, ...]] | None = None
        self.mana_memo: tuple[State, PlayerId, Any] | None = None
        """The mana abilities last found for a player in a state: the same is asked several times in a row."""
        self.mana_kept: dict[tuple[PlayerId, int], tuple[Any, Any, Any, Any]] = {}
        """The same for each object, as long as it, how it looks, and the turn are the same."""
        self._by_kind: dict[type[Event], list[tuple[int, Event]]] = {}
        self._since: dict[str, bool] = {}
        self.conceded: list[PlayerId] = []
        """Who conceded during an action that has been reversed since: a concession isn't reversed (104.3a)."""
        self.refused: IllegalAction | None = None
        """The last action, when it was illegal and has been reversed (733.1)."""
        self.loop_watch: LoopWatch | None = None
        self.starts: dict[int, Any] = {}
        """How each object starts before any effect, as last asked (613.1)."""
        self.pauses = False
        """Whether a choice of kind `pause` is yielded in steps in which nobody gets priority."""
        self.shows_forced = False
        """Whether a choice with one possible answer is yielded as well, to be seen; its answer is `Choice.forced`."""
        self.view: View = View(self, state)
        """How the present state looks: derived characteristics, and the abilities that function."""

    # --- the state and how it looks ---

    def become(self, state: State) -> None:
        """Go on from another state."""
        self.view = View(self, state, self.view)
        self.state = state

    def write(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """Carry out simultaneous events as they are, unlogged; they come back with the ids that were given out."""
        state, done = write(self.state, events, self.view.chars)
        if state is not self.state:
            self.become(state)
        return done

    def happen(self, events: Sequence[Event], rules: Callable[[Event], tuple[str, ...]]) -> tuple[Event, ...]:
        """The same, and log them, each with the rule numbers that caused it. What effects say about this turn is asked
        of the log, these events included (603.10)."""
        state, done = write(self.state, events, self.view.chars)
        before, self.state = self.state, state
        for e in done:
            why = rules(e)
            self.record(e, (*why, *(number for number in e.keyword if number not in why)) if e.keyword else why)
        if state is not before or EVERYTHING in self.view.needs:
            self.become(state)
        return done

    def with_state(self, state: State, view: View | None = None) -> Game:
        """A game like this one at another state, to look at it: shares the log, records nothing here."""
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.state = state
        other.found_clean = None
        other.view = View(other, state, self.view) if view is None else view
        return other

    def onlooker(self, view: View | None = None) -> Game:
        """This game as somebody looks at it: rules that only a look asks for are not rules that the game has applied."""
        other = self.with_state(self.state, view)
        other.exercised, other.rules = dict(self.exercised), dict(self.rules)
        return other

    def fork(self) -> Game:
        """An independent game at this state."""
        other = self.with_state(self.state)
        other.log = list(self.log)
        other.exercised = dict(self.exercised)
        other.rules = dict(self.rules)
        other.conceded = list(self.conceded)
        other._by_kind = {k: list(v) for k, v in self._by_kind.items()}
        other.loop_watch = None
        return other

    # --- the log ---

    def record(self, event: Event, rules: tuple[str, ...]) -> None:
        """Add an event to the log."""
        turn = self.state.turn
        try:
            self._by_kind[type(event)].append((len(self.log), event))
        except KeyError:
            self._by_kind[type(event)] = [(len(self.log), event)]
        self.log.append(LogEntry(self.batches, turn.number, turn.step, rules, event))

    def remark(self, text: str, rules: tuple[str, ...] = (), data: Any = None) -> None:
        """Add a remark or a choice to the log, for explanations."""
        turn = self.state.turn
        self.log.append(LogEntry(self.batches, turn.number, turn.step, rules, None, text, data))

    def this_turn(self, kind: type[E]) -> Iterator[E]:
        """The events of a kind since this turn began: "this turn" facts are queries over the log (608.2i)."""
        began = self.state.turn.began
        for position, event in self._by_kind.get(kind, ()):
            if position >= began:
                yield event  # type: ignore[misc]  # the index is by exact type

    def latest(self, kind: type[E], after: int = -1) -> Iterator[tuple[int, E]]:
        """The events of a kind from the latest back, with their places in the log, as far as they are after a place."""
        for entry in reversed(self._by_kind.get(kind, ())):
            if entry[0] <= after:
                return
            yield entry  # type: ignore[misc]  # the index is by exact type

    def spells_cast_last_turn(self) -> int:
        """How many spells the active player of the turn before this one cast in it (731.2a)."""
        turns = self._by_kind.get(TurnBegins, [])
        if len(turns) < 2:
            return 1 if not turns else self._cast_between(0, turns[-1][0], None)
        start, began = turns[-2]
        assert isinstance(began, TurnBegins)
        return self._cast_between(start, turns[-1][0], began.player)

    def _cast_between(self, start: int, end: int, player: PlayerId | None) -> int:
        casts = self._by_kind.get(SpellCast, [])
        return sum(
            1 for i, e in casts if start <= i < end and isinstance(e, SpellCast) and (player is None or e.player == player)
        )

    def checkpoint(self) -> Checkpoint:
        """Where an action that may turn out illegal begins."""
        return Checkpoint(self.state, len(self.log))

    def reverse_to(self, point: Checkpoint) -> None:
        """Reverse everything since (733.1), but for concessions, which happen again before the next choice."""
        lost = [e for i, e in self._by_kind.get(LoseGame, ()) if i >= point.log_length]
        self.conceded += [e.player for e in lost if isinstance(e, LoseGame) and e.conceded]
        self.become(point.state)
        del self.log[point.log_length :]
        for entries in self._by_kind.values():
            while entries and entries[-1][0] >= point.log_length:
                entries.pop()

    # --- players ---

    def in_turn_order(self, first: PlayerId | None = None) -> tuple[PlayerId, ...]:
        """The players still in the game in turn order, from the active player or from `first` on (101.4, 102.1)."""
        players, start = self.state.players, first if first is not None else self.state.turn.active
        memo = self._ring
        if memo is not None and memo[0] is players and memo[1] == start:
            return memo[2]
        order = self.state.order
        i = order.index(start)
        ring = tuple(p for p in (*order[i:], *order[:i]) if not players[p].left)
        self._ring = (players, start, ring)
        return ring

    def opponents(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """The opponents still in the game, in turn order after that player (102.3)."""
        order = self.state.order
        i = order.index(player)
        team = self.state.players[player].team
        ring = (*order[i + 1 :], *order[:i])
        return tuple(p for p in ring if not self.state.players[p].left and (team == 0 or self.state.players[p].team != team))

    def since(self, name: str) -> bool:
        """Whether a change of the rules is in force in this game's edition (see `engine/editions.py`)."""
        known = self._since.get(name)
        if known is None:
            known = self._since[name] = in_force(name, self.edition)
        return known
