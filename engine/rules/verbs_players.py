"""Verbs about players, turns and the game (104, 114, 500, 705, 706, 724-726, 731)."""

from __future__ import annotations

from typing import Any

from ..cards.lang import effects as ef
from ..choices import Choice, Procedure
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import changes as ch
from ..events import course as co
from ..events import zones as zo
from ..kernel.asking import ask
from ..kernel.effects import carries_out, carry_out
from ..printed import as_abls
from ..state.objects import Copiable
from ..terms.steps import PHASE_OF, Step
from ..terms.zones import Zone
from . import cr725_monarch as monarch
from . import cr726_initiative as initiative
from .cr104_2_results import players_win
from .cr104_ending import players_lose
from .doing import do, of_effect, pick_players, remember


@carries_out(ef.ExtraTurn)
@rule("500.7")
def extra_turn(g: Game, e: ef.ExtraTurn, ctx: Ctx) -> Procedure[None]:
    """An extra turn after this one; the most recently created is taken first."""
    players = yield from pick_players(g, e.who, ctx)
    yield from do(g, ctx, [of_effect(ctx, co.ExtraTurn, player=p) for p in players], "500.7")


_PARTS: dict[str, tuple[Step, ...]] = {
    "beginning phase": (Step.UNTAP, Step.UPKEEP, Step.DRAW),
    "combat phase": (
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.DECLARE_BLOCKERS,
        Step.COMBAT_DAMAGE,
        Step.END_OF_COMBAT,
    ),
    "main phase": (Step.POSTCOMBAT_MAIN,),
    "upkeep": (Step.UPKEEP,),
    "upkeep step": (Step.UPKEEP,),
    "draw step": (Step.DRAW,),
    "end step": (Step.END,),
}
"""Parts of a turn that effects add; an added main phase is a postcombat one (505.1a)."""


@carries_out(ef.ExtraPhase)
@rule("500.8", "500.10", "505.1a")
def extra_phase(g: Game, e: ef.ExtraPhase, ctx: Ctx) -> Procedure[None]:
    """Phases or steps are added directly after the present phase, before those that were added earlier. After "this main
    phase" none are when it isn't one."""
    plan, here = g.state.turn.plan, g.state.turn.step
    if e.after == "this main phase" and here not in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN):
        return
    order, i = tuple(Step), 0
    while i < len(plan) and PHASE_OF[plan[i]] is PHASE_OF[here] and order.index(plan[i]) > order.index(here):
        here = plan[i]
        i += 1
    added = tuple(s for part in e.parts for s in _PARTS[part])
    yield from do(g, ctx, [co.PlanSteps(steps=(*plan[:i], *added, *plan[i:]))], "500.8")


@carries_out(ef.SkipNext)
@rule("614.10a")
def skip_next(g: Game, e: ef.SkipNext, ctx: Ctx) -> Procedure[None]:
    """The next such part of the turn of those players is skipped."""
    players = yield from pick_players(g, e.who, ctx)
    yield from do(g, ctx, [of_effect(ctx, co.SkipPart, player=p, part=e.part) for p in players], "614.10a")


@carries_out(ef.EndTurn)
@rule("724.1", "724.1a", "724.1b", "724.1c", "724.1d")
def end_turn(g: Game, e: ef.EndTurn, ctx: Ctx) -> Procedure[None]:
    """Everything on the stack is exiled, waiting abilities vanish, and the game goes to the cleanup step."""
    yield from do(g, ctx, [ch.NoLongerWaiting(waiting=w.id) for w in g.state.waiting], "724.1a")
    events: list[Any] = []
    for o in g.view.zone(Zone.STACK):
        ability = g.state.objects[o].kind == "ability"
        events.append(zo.CeaseToExist(object=o) if ability else of_effect(ctx, zo.Move, object=o, to=Zone.EXILE))
    events.append(co.CombatEnds())
    events.append(co.PlanSteps(steps=(Step.CLEANUP,), at_once=True))
    yield from do(g, ctx, events, "724.1b", "724.1d")


@carries_out(ef.BecomeMonarch)
@rule("725.3")
def become_monarch(g: Game, e: ef.BecomeMonarch, ctx: Ctx) -> Procedure[None]:
    """A player becomes the monarch; the one who was ceases to be."""
    for p in (yield from pick_players(g, e.who, ctx)):
        yield from monarch.become_monarch(g, p, ctx.source)


@carries_out(ef.TakeInitiative)
@rule("726.3")
def take_initiative(g: Game, e: ef.TakeInitiative, ctx: Ctx) -> Procedure[None]:
    """A player takes the initiative."""
    for p in (yield from pick_players(g, e.who, ctx)):
        yield from initiative.take_initiative(g, p, ctx.source)


@carries_out(ef.SetDayNight)
@rule("731.1")
def day_night(g: Game, e: ef.SetDayNight, ctx: Ctx) -> Procedure[None]:
    """It becomes day or night."""
    old = g.state.designations.get("day/night")
    if old != e.time:
        yield from do(g, ctx, [of_effect(ctx, co.Designate, name="day/night", value=e.time, old=old)], "731.1")


@carries_out(ef.LoseGame)
@rule("104.3e")
def lose_game(g: Game, e: ef.LoseGame, ctx: Ctx) -> Procedure[None]:
    """An effect makes players lose the game."""
    players = yield from pick_players(g, e.who, ctx)
    yield from players_lose(g, [(p, "an effect says so", "104.3e") for p in players])


@carries_out(ef.WinGame)
@rule("104.2b")
def win_game(g: Game, e: ef.WinGame, ctx: Ctx) -> Procedure[None]:
    """An effect makes players win the game, which ends at once."""
    winners = yield from pick_players(g, e.who, ctx)
    yield from players_win(g, winners)


@carries_out(ef.CreateEmblem)
@rule("114.1")
def emblem(g: Game, e: ef.CreateEmblem, ctx: Ctx) -> Procedure[None]:
    """A player gets an emblem with abilities."""
    seed_values = Copiable(name="Emblem", abilities=as_abls(e.abilities, mark="emblem"))
    for p in (yield from pick_players(g, e.who, ctx)):
        seed = zo.TokenSeed(faces=(seed_values,), owner=p, kind="emblem")
        yield from do(g, ctx, [of_effect(ctx, zo.CreateEmblem, player=p, seed=seed)], "114.1")


@carries_out(ef.FlipCoin)
@rule("705.1")
def flip_coin(g: Game, e: ef.FlipCoin, ctx: Ctx) -> Procedure[None]:
    """Chance decides whether a player wins a flip."""
    for p in (yield from pick_players(g, e.who, ctx)):
        answer = yield from chance(g, ctx, p, "coin", ("win", "lose"), "705.1")
        yield from do(g, ctx, [co.ResultOfChance(player=p, kind="coin", value=answer)], "705.1")
        yield from carry_out(g, e.win if answer == "win" else e.lose, ctx)


@carries_out(ef.RollDie)
@rule("706.1")
def roll_die(g: Game, e: ef.RollDie, ctx: Ctx) -> Procedure[None]:
    """Chance decides the result of a roll."""
    answer = yield from chance(g, ctx, ctx.you, "die", tuple(range(1, e.sides + 1)), "706.1")
    yield from do(g, ctx, [co.ResultOfChance(player=ctx.you, kind="die", value=answer)], "706.1")
    remember(ctx, e.as_, answer)


def chance(g: Game, ctx: Ctx, player: str, about: str, options: tuple[Any, ...], number: str) -> Procedure[Any]:
    """One of the options, by chance: whoever drives the game decides."""
    answer = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="random",
            source=ctx.source,
            about=about,
            options=options,
            numbers="numbers",
            rule=number,
        ),
    )
    return answer[0]


@carries_out(ef.Vote)
@rule("701.38a")
def vote(g: Game, e: ef.Vote, ctx: Ctx) -> Procedure[None]:
    """Each player votes in turn order, from the controller of the effect on; the counts are bound under the words."""
    counts = dict.fromkeys(e.options, 0)
    for p in g.in_turn_order(ctx.you):
        answer = yield from ask(
            g,
            Choice(
                player=p,
                decider=p,
                kind="vote or pile",
                source=ctx.source,
                about="vote",
                options=tuple(e.options),
                rule="701.38a",
            ),
        )
        counts[answer[0]] += 1
    for word, n in counts.items():
        remember(ctx, word, n)
