"""Misreadings of durations, turns, chance and the zones in which abilities work (114, 500, 511, 611, 705, 724, 731)."""

from __future__ import annotations

from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.kernel.effects import carry_out
from judgecall.engine.rules import cr506_combat as combat
from msgspec.structs import replace
from wrong import Wrong, right

PLAYERS = "verbs_players."


def _does_nothing(g: Game, e: Any, ctx: Any) -> Any:
    """The instruction is passed over."""
    yield from carry_out(g, (), ctx)


def _controllers_own(name: str) -> Any:
    """What is said of a player is done by the controller of the effect."""

    def wrong(g: Game, e: Any, ctx: Any) -> Any:
        you = type(e.who)(name="you") if not isinstance(e.who, str) else e.who
        return (yield from right(name)(g, replace(e, who=you), ctx))

    return wrong


def _after_any_phase(g: Game, e: Any, ctx: Any) -> Any:
    """The phases after "this main phase" are added in every phase."""
    return (yield from right(PLAYERS + "extra_phase")(g, replace(e, after="this phase"), ctx))


def _swapped(g: Game, e: Any, ctx: Any) -> Any:
    """Losing a flip is winning it."""
    return (yield from right(PLAYERS + "flip_coin")(g, replace(e, win=e.lose, lose=e.win), ctx))


def _combat_goes_on(g: Game) -> Any:
    """Only who was attacking is removed from combat."""
    if g.state.combat is not None:
        yield from combat.end_combat(g)


def _always_night(g: Game, e: Any, ctx: Any) -> Any:
    """It becomes night in any case."""
    return (yield from right(PLAYERS + "day_night")(g, replace(e, time="night"), ctx))


WRONG = (
    Wrong(
        "the controller of the effect gets the emblem",
        {PLAYERS + "emblem": _controllers_own(PLAYERS + "emblem")},
        ("emblem-0001",),
        ("114.2",),
    ),
    Wrong("emblems are not made", {PLAYERS + "emblem": _does_nothing}, ("emblem-0001", "emblem-0002"), ("114.2", "114.4")),
    Wrong("losing a flip is winning it", {PLAYERS + "flip_coin": _swapped}, ("coin-0001", "coin-0002"), ("705.2",)),
    Wrong("the turn goes on", {PLAYERS + "end_turn": _does_nothing}, ("end-turn-0001", "end-turn-0003"), ("724.1d",)),
    Wrong(
        "what lasts until end of combat lasts",
        {"cr500_turn.combat_phase_ends": _combat_goes_on},
        ("end-turn-0002",),
        ("511.2",),
    ),
    Wrong("it never becomes day", {PLAYERS + "day_night": _always_night}, ("day-0001",), ("731.1",)),
    Wrong("no phase is added", {PLAYERS + "extra_phase": _does_nothing}, ("phase-0001",), ("500.8",)),
    Wrong("phases are added after any phase", {PLAYERS + "extra_phase": _after_any_phase}, ("phase-0002",), ("500.8",)),
    Wrong("a player skips nothing when told to", {PLAYERS + "skip_next": _does_nothing}, ("phase-0003",), ("614.10a",)),
)
