"""Turn-based actions, step by step (502-514, 703.4)."""

from __future__ import annotations

from collections.abc import Callable

from ..cards.lang import continuous as con
from ..cards.lang import events as le
from ..choices import Choice, IllegalAction, Procedure
from ..derive import amounts, nouns
from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..events import course as co
from ..events import zones as zo
from ..events.base import Event
from ..kernel.asking import ask
from ..kernel.pipeline import perform
from ..state.objects import ObjectId, PlayerId
from ..terms.steps import Step
from ..terms.zones import Zone
from . import cr502_3_untapping as untapping
from . import cr506_combat as combat
from . import cr510_damage as damage
from . import cr611_durations as durations
from . import cr702_26_phasing as phases
from . import cr714_sagas as sagas
from .cr508_attackers import declare_attackers
from .cr509_blockers import declare_blockers


def names_of(step: Step) -> tuple[str, ...]:
    """The names under which effects skip a step: its own, and its phase's at the phase's first step."""
    first = {
        Step.UNTAP: "beginning phase",
        Step.BEGINNING_OF_COMBAT: "combat phase",
        Step.END: "ending phase",
    }
    own = [step.value]
    if not step.value.endswith("step"):
        own.append(f"{step.value} step")
    if step in first:
        own.append(first[step])
    if step in (Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT):
        return tuple(own)
    return tuple(own)


@rule("614.10")
def always_skipped(g: Game, player: PlayerId, names: tuple[str, ...]) -> bool:
    """An effect says that the player skips all such parts."""
    for a in g.view.index.replaces:
        ability = a.ability
        event = getattr(ability, "event", None)
        if not isinstance(event, le.BeginsTurnPart) or event.part not in names or not _skips(getattr(ability, "ops", ())):
            continue
        if player in nouns.players(event.who, g.view.ctx(a.object)):
            return True
    return any(
        isinstance(s.event, le.BeginsTurnPart) and s.event.part in names and player in (s.about or ()) and _skips(s.ops)
        for s in g.state.shields.values()
    )


def _skips(ops: tuple[con.ReplacementOp, ...]) -> bool:
    return any(isinstance(op, con.SkipIt) for op in ops)


def turn_based_actions(g: Game, step: Step) -> Procedure[None]:
    """Carry out the turn-based actions of a step as it begins (703.3)."""
    action = _ACTIONS.get(step)
    if action is not None:
        yield from action(g)


# --- beginning phase --------------------------------------------------------------------------------------------------


@rule("502.1", "502.2", "703.4a", "703.4b")
def untap_step(g: Game) -> Procedure[None]:
    """Phasing, day and night, then the active player's permanents untap at once (502.3)."""
    yield from phasing(g)
    yield from day_and_night(g)
    yield from untapping.untap(g)


@rule("502.1", "702.26a", "702.26d")
def phasing(g: Game) -> Procedure[None]:
    """The active player's permanents with phasing phase out, and those of that player that are phased out phase in."""
    player = g.state.turn.active
    leaving = [o for o in g.view.permanents_of(player) if "phasing" in g.view.chars(o).keywords]
    yield from perform(g, [*phases.phasing_out(g, leaving), *phases.phasing_in(g, player)], "502.1")


@rule("502.2", "731.2a")
def day_and_night(g: Game) -> Procedure[None]:
    """Day becomes night when the previous turn's active player cast no spells in it, night day when they cast two or
    more."""
    now = g.state.designations.get("day/night")
    if now is None:
        return
    cast = g.spells_cast_last_turn()
    if (now == "day" and cast == 0) or (now == "night" and cast >= 2):
        other = "night" if now == "day" else "day"
        yield from perform(g, [co.Designate(name="day/night", value=other, old=now)], "731.2a")


@rule("504.1", "703.4d", "103.8")
def draw_step(g: Game) -> Procedure[None]:
    """The active player draws a card."""
    yield from perform(g, [zo.Draw(player=g.state.turn.active)], "504.1")


# --- main phase -------------------------------------------------------------------------------------------------------


@rule("505.4", "703.4f")
def precombat_main(g: Game) -> Procedure[None]:
    """The active player puts lore counters on their Sagas (714.3c)."""
    yield from sagas.put_lore_counters(g)


# --- combat and ending phase ------------------------------------------------------------------------------------------


@rule("508.1", "509.1", "733.1", "733.2")
def until_legal(g: Game, declaration: Callable[[Game], Procedure[None]]) -> Procedure[None]:
    """A declaration that turns out illegal is reversed and made again."""
    while True:
        point = g.checkpoint()
        try:
            yield from declaration(g)
        except IllegalAction as refusal:
            g.reverse_to(point)
            g.refused = refusal
        else:
            g.refused = None
            return


def attackers(g: Game) -> Procedure[None]:
    """508.1."""
    yield from until_legal(g, declare_attackers)


def blockers(g: Game) -> Procedure[None]:
    """509.1."""
    yield from until_legal(g, declare_blockers)


def first_strike_damage(g: Game) -> Procedure[None]:
    """510.4."""
    yield from damage.combat_damage(g, True)


def combat_damage(g: Game) -> Procedure[None]:
    """510.1-2."""
    yield from damage.combat_damage(g, False)


@rule("514.1", "514.2", "703.4n", "703.4p")
def cleanup_step(g: Game) -> Procedure[None]:
    """Discard down to maximum hand size; then damage wears off and effects until end of turn end, at the same time."""
    yield from discard_to_hand_size(g)
    damaged = tuple(o.id for o in g.state.objects.values() if o.zone is Zone.BATTLEFIELD and (o.damage or o.deathtouched))
    events: list[Event] = []
    if damaged:
        events.append(ch.RemoveDamage(objects=damaged))
    over = durations.ending_at_cleanup(g)
    if over:
        events.append(ch.EndEffects(effects=over))
    yield from perform(g, events, "514.2")


@rule("402.2", "514.1")
def maximum_hand_size(g: Game, player: PlayerId) -> int | None:
    """A player's maximum hand size; None when they have none."""
    size: int | None = 7
    for p, effect in g.view.parts_on_player(player, con.PlayerRule):
        if p.rule == "no maximum hand size":
            size = None
        elif p.rule == "maximum hand size" and p.n is not None:
            size = amounts.amount(p.n, effect.ctx)
    return size


@rule("514.1")
def discard_to_hand_size(g: Game) -> Procedure[None]:
    """The active player discards what is over the maximum."""
    player = g.state.turn.active
    if g.state.players[player].left:
        return
    size = maximum_hand_size(g, player)
    hand = g.view.hand(player)
    if size is None or len(hand) <= size:
        return
    over = len(hand) - max(size, 0)
    chosen: tuple[ObjectId, ...] = yield from ask(
        g,
        Choice(
            player=player, decider=player, kind="objects", about="discard", options=hand, least=over, most=over, rule="514.1"
        ),
    )
    yield from perform(g, [zo.Discard(player=player, object=o) for o in chosen], "514.1")


_ACTIONS: dict[Step, Callable[[Game], Procedure[None]]] = {
    Step.UNTAP: untap_step,
    Step.DRAW: draw_step,
    Step.PRECOMBAT_MAIN: precombat_main,
    Step.BEGINNING_OF_COMBAT: combat.begin_combat,
    Step.DECLARE_ATTACKERS: attackers,
    Step.DECLARE_BLOCKERS: blockers,
    Step.FIRST_STRIKE_DAMAGE: first_strike_damage,
    Step.COMBAT_DAMAGE: combat_damage,
    Step.CLEANUP: cleanup_step,
}
