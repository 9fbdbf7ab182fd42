"""Misreadings of durations, turns, chance and the zones in which abilities work (114, 500, 511, 611, 705, 724, 731)."""

from __future__ import annotations

from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.kernel.effects import carry_out
from judgecall.engine.rules import cr506_combat as combat
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, right

PLAYERS = "verbs_players."
LASTS = "cr611_durations.still_lasts"
MODES = "cr700_2_modes.choose_modes"
MANA = "verbs_mana.add_mana"
WORD = "verbs_structure.choose_word"
TRIGGERS = "cr603_noticing.functioning_part"
BEGINS = "cr602_activating.cant_begin"
STATIC = "cr613_layers.functions_in"


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


def _untapped_too(g: Game, lasting: Any) -> bool:
    """What lasts while its source remains tapped lasts while that is on the battlefield."""
    name = "while self on battlefield" if lasting.name == "while self tapped" else lasting.name
    return bool(right(LASTS)(g, replace(lasting, name=name)))


def _never_while_tapped(g: Game, lasting: Any) -> bool:
    """What lasts while its source remains tapped never begins."""
    return lasting.name != "while self tapped" and bool(right(LASTS)(g, lasting))


def _each_mode_once(g: Game, ctx: Any, ability: Any, **bounds: Any) -> Any:
    """A mode that was chosen several times counts once."""
    chosen = yield from right(MODES)(g, ctx, ability, **bounds)
    return tuple(dict.fromkeys(chosen))


def _any_use(g: Game, e: Any, ctx: Any) -> Any:
    """Mana may be spent on anything."""
    return (yield from right(MANA)(g, replace(e, only_for=None), ctx))


def _votes_turned(g: Game, e: Any, ctx: Any) -> Any:
    """The votes for one choice count for the other."""
    yield from right(PLAYERS + "vote")(g, e, ctx)
    first, second = e.options
    ctx.bindings[first], ctx.bindings[second] = ctx.bindings[second], ctx.bindings[first]


def _one_more(g: Game, e: Any, ctx: Any) -> Any:
    """A number may be above the bound."""
    return (yield from right(WORD)(g, replace(e, most=None), ctx))


def _any_type(g: Game, e: Any, ctx: Any) -> Any:
    """Whatever creature type is chosen, Giants are meant."""
    yield from right(WORD)(g, e, ctx)
    if e.kind == "creature type":
        ctx.bindings[e.as_] = "Giant"


def _wherever_it_is(g: Game, ability: Any, when: Any, o: Any) -> Any:
    """A triggered ability for the command zone works on the battlefield only."""
    return right(TRIGGERS)(g, replace(ability, zone=None), when, o)


def _on_the_battlefield(g: Any, s: Any, o: Any) -> bool:
    """A static ability for exile works on the battlefield instead."""
    return bool(right(STATIC)(g, replace(s, zone=Zone.BATTLEFIELD) if s.zone is Zone.EXILE else s, o))


def _anywhere(g: Game, player: str, h: Any, *rest: Any) -> Any:
    """An ability for exile is activated on the battlefield."""
    ability = replace(h.ability, zone=Zone.BATTLEFIELD) if h.ability.zone is Zone.EXILE else h.ability
    return right(BEGINS)(g, player, replace(h, ability=ability), *rest)


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
    Wrong("tapped or not, it lasts", {LASTS: _untapped_too}, ("duration-0001", "duration-0002"), ("611.2b",)),
    Wrong("what lasts while tapped never begins", {LASTS: _never_while_tapped}, ("duration-0002",), ("611.2b",)),
    Wrong("a mode counts once however often chosen", {MODES: _each_mode_once}, ("modes-0001",), ("700.2d",)),
    Wrong("restricted mana pays for anything", {MANA: _any_use}, ("mana-only-0001",), ("106.6",)),
    Wrong("votes count for the other choice", {PLAYERS + "vote": _votes_turned}, ("vote-0001",), ("701.38b",)),
    Wrong("nobody votes", {PLAYERS + "vote": _does_nothing}, ("vote-0001", "vote-0002"), ("701.38a",)),
    Wrong("a number has no bound", {WORD: _one_more}, ("chosen-word-0001",), ("608.2d",)),
    Wrong("the chosen creature type is not asked for", {WORD: _any_type}, ("chosen-word-0002",), ("608.2d",)),
    Wrong(
        "whoever controls the effect wins",
        {PLAYERS + "win_game": _controllers_own(PLAYERS + "win_game")},
        ("win-0101",),
        ("104.2b",),
    ),
    Wrong(
        "whoever controls the effect takes the initiative",
        {PLAYERS + "take_initiative": _controllers_own(PLAYERS + "take_initiative")},
        ("initiative-0101",),
        ("726.3",),
    ),
    Wrong("triggers work on the battlefield alone", {TRIGGERS: _wherever_it_is}, ("works-in-0001",), ("113.6",)),
    Wrong("abilities are activated on the battlefield alone", {BEGINS: _anywhere}, ("works-in-0003",), ("602.5",)),
    Wrong("static abilities work nowhere in exile", {STATIC: _on_the_battlefield}, ("works-in-0002",), ("113.6b",)),
)
