"""Rules 500-514, 703: the course of turns, phases and steps."""

from __future__ import annotations

from ..cards.lang import continuous as con
from ..choices import Choice, Concede, Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..events import course as co
from ..kernel.pipeline import perform
from ..state.objects import PlayerId
from ..terms.mana import MANA_TYPES
from ..terms.steps import PHASE_OF, Phase, Step
from . import cr500_steps as steps
from . import cr506_combat as combat
from . import cr510_damage as damage
from . import cr611_durations as durations
from . import cr704_state_based as state_based
from . import cr800_leaving as leaving
from . import verbs_mana
from .cr104_ending import concede
from .cr117_priority import priority_round

WHOLE_TURN = (
    Step.UNTAP,
    Step.UPKEEP,
    Step.DRAW,
    Step.PRECOMBAT_MAIN,
    Step.BEGINNING_OF_COMBAT,
    Step.DECLARE_ATTACKERS,
    Step.DECLARE_BLOCKERS,
    Step.COMBAT_DAMAGE,
    Step.END_OF_COMBAT,
    Step.POSTCOMBAT_MAIN,
    Step.END,
    Step.CLEANUP,
)
"""The steps of a turn; a first-strike damage step is added when it is needed (500.1, 510.4)."""

NO_PRIORITY = frozenset({Step.UNTAP, Step.CLEANUP})
"""Steps in which players normally get no priority (502.4, 514.3)."""


def steps_after(step: Step) -> tuple[Step, ...]:
    """The steps of a turn after this one."""
    if step is Step.FIRST_STRIKE_DAMAGE:
        return WHOLE_TURN[WHOLE_TURN.index(Step.COMBAT_DAMAGE) :]
    return WHOLE_TURN[WHOLE_TURN.index(step) + 1 :]


def play(g: Game) -> Procedure[None]:
    """Play on from a given state: the active player has priority in the present step, and nothing is checked before."""
    if g.state.turn.step in NO_PRIORITY:
        yield from pause(g)
    else:
        yield from priority_round(g, checked=True)
    yield from end_step(g)
    while g.state.outcome is None:
        if g.state.turn.plan:
            yield from next_step(g)
        else:
            yield from next_turn(g)


# --- turns ------------------------------------------------------------------------------------------------------------


@rule("500.7", "102.1", "800.4k")
def whose_turn_next(g: Game) -> PlayerId:
    """The next player to take a turn: of an extra turn that was created most recently, else the next in turn order."""
    for extra in g.state.extra_turns:
        if not g.state.players[extra.player].left:
            return extra.player
    last = g.state.turn.normal or g.state.turn.active
    order = g.in_turn_order(last)
    if not g.state.players[last].left:
        return order[1] if len(order) > 1 else order[0]
    return order[0]


@rule("800.4k", "800.4m")
def passed_over(g: Game, player: PlayerId) -> tuple[PlayerId, ...]:
    """The players who have left and whose turns would have begun before this player's next one."""
    extra = [e.player for e in g.state.extra_turns]
    if player in extra:
        return tuple(p for p in extra[: extra.index(player)] if g.state.players[p].left)
    order = g.state.order
    last = order.index(g.state.turn.normal or g.state.turn.active)
    ring = (*order[last + 1 :], *order[: last + 1])
    return tuple(p for p in (*extra, *ring[: ring.index(player)]) if g.state.players[p].left)


def next_turn(g: Game) -> Procedure[None]:
    """Begin the next turn, unless it is skipped."""
    player = whose_turn_next(g)
    for gone in passed_over(g, player):
        yield from leaving.turn_not_begun(g, gone)
    extra = tuple(e for e in g.state.extra_turns if not g.state.players[e.player].left)
    is_extra = bool(extra) and extra[0].player == player
    if is_extra:
        yield from perform(g, [co.ExtraTurnTaken(player=player)], "500.7")
    if (yield from skipped(g, player, "turn")):
        yield from perform(g, [co.TurnPassedOver(player=player)], "614.10")
        return
    yield from begin_turn(g, player, is_extra)


@rule("500.1", "611.2a")
def begin_turn(g: Game, player: PlayerId, extra: bool) -> Procedure[None]:
    """A turn begins; effects that last until it does end."""
    number = g.state.turn.number + 1
    yield from perform(g, [co.TurnBegins(player=player, number=number, log_length=len(g.log), extra=extra)], "500.1")
    over = durations.ending_as_turn_begins(g, player)
    if over:
        yield from perform(g, [ch.EndEffects(effects=over)], "611.2a")
    yield from perform(g, [co.PlanSteps(steps=WHOLE_TURN)], "500.1")


@rule("614.10", "614.10a", "500.11")
def skipped(g: Game, player: PlayerId, *names: str) -> Procedure[bool]:
    """Whether that part of the turn is skipped: by an effect that waits for the next one, or by one that always
    applies."""
    for name in names:
        if any(s.player == player and s.part == name for s in g.state.skips):
            yield from perform(g, [co.PartSkipped(player=player, part=name)], "614.10a")
            return True
    return steps.always_skipped(g, player, names)


# --- steps ------------------------------------------------------------------------------------------------------------


@rule("500.2", "500.3", "703.1")
def next_step(g: Game) -> Procedure[None]:
    """Begin the next step, with its turn-based actions, and give priority in it."""
    step = g.state.turn.plan[0]
    player = g.state.turn.active
    if leaves_out(g, step) or (yield from skipped(g, player, *steps.names_of(step))):
        yield from perform(g, [co.PlanSteps(steps=g.state.turn.plan[1:])], "500.11")
        if step is Step.END_OF_COMBAT and g.state.combat is not None:
            yield from combat_phase_ends(g)
        return
    if step is Step.COMBAT_DAMAGE and g.state.turn.step is not Step.FIRST_STRIKE_DAMAGE and damage.needs_first_strike_step(g):
        yield from perform(g, [co.PlanSteps(steps=(Step.FIRST_STRIKE_DAMAGE, *g.state.turn.plan))], "510.4")
        step = Step.FIRST_STRIKE_DAMAGE
    yield from perform(g, [co.StepBegins(step=step, player=player)], "500.2")
    yield from steps.turn_based_actions(g, step)
    if g.state.outcome is not None:
        return
    if step is Step.CLEANUP:
        if not (yield from cleanup_priority(g)):
            yield from pause(g)
    elif step is Step.UNTAP:
        yield from pause(g)
    else:
        yield from priority_round(g)
    if g.state.outcome is None:
        yield from end_step(g)


@rule("508.8", "506.1")
def leaves_out(g: Game, step: Step) -> bool:
    """Without attackers there is no declaring of blockers and no combat damage; combat steps presuppose a combat
    phase."""
    if step in (Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE):
        return combat.should_skip_blocks(g)
    return step in (Step.DECLARE_ATTACKERS, Step.END_OF_COMBAT) and g.state.combat is None


@rule("514.3a")
def cleanup_priority(g: Game) -> Procedure[bool]:
    """Normally nobody gets priority; if state-based actions are performed or abilities trigger, the active player
    does, and another cleanup step follows. Whether that was so."""
    performed = yield from state_based.check(g)
    if not performed and not g.state.waiting:
        return False
    yield from priority_round(g)
    if g.state.outcome is None and not g.state.turn.ending:
        yield from perform(g, [co.PlanSteps(steps=(Step.CLEANUP, *g.state.turn.plan))], "514.3a")
    return True


def pause(g: Game) -> Procedure[None]:
    """In a step without priority whoever drives the game may look at it, when asked for (502.4, 514.3); and somebody may
    concede then."""
    while g.pauses and g.state.outcome is None:
        answer = yield Choice(player=g.state.turn.active, decider=g.state.turn.active, kind="pause", rule="502.4")
        if not isinstance(answer, Concede):
            return
        yield from concede(g, answer)


@rule("106.4", "500.5")
def kept_mana(g: Game, player: PlayerId) -> frozenset[str]:
    """The types of mana that a player doesn't lose as steps and phases end: all of them, or those of the colors named."""
    kept: set[str] = set()
    for part, _ in g.view.parts_on_player(player, con.PlayerRule):
        if part.rule == "keep mana":
            colors = part.what.is_ if part.what is not None else ()
            kept.update([verbs_mana.letter(word) for word in colors] or MANA_TYPES)
    return frozenset(kept)


@rule("500.5", "511.2", "511.3", "106.4")
def end_step(g: Game) -> Procedure[None]:
    """A step ends: unspent mana is lost; at the end of combat all are removed from it and what lasts until then is
    over."""
    if g.state.outcome is not None:
        return
    step = g.state.turn.step
    emptied = ch.EmptyPools(kept={p: kept for p in g.in_turn_order() if (kept := kept_mana(g, p))})
    yield from perform(g, [co.StepEnds(step=step, player=g.state.turn.active), emptied], "500.5")
    plan = g.state.turn.plan
    leaving_combat = PHASE_OF[step] is Phase.COMBAT and (
        not plan or PHASE_OF[plan[0]] is not Phase.COMBAT or step is Step.END_OF_COMBAT
    )
    if leaving_combat:
        yield from combat_phase_ends(g)


@rule("511.2", "511.3")
def combat_phase_ends(g: Game) -> Procedure[None]:
    """The combat phase is over, in whatever way it ends: all are removed from combat, and what lasts until then ends."""
    if g.state.combat is not None:
        yield from combat.end_combat(g)
    over = durations.ending_at_end_of_combat(g)
    if over:
        yield from perform(g, [ch.EndEffects(effects=over)], "511.2")
