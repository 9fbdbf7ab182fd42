"""Whether a condition holds."""

from __future__ import annotations

from ..cards.lang import nouns as n
from ..events import course as co
from ..terms.speed import MAX_SPEED
from ..terms.steps import PHASE_OF
from . import amounts, filters, history, linked, nouns
from .citation import rule
from .context import Ctx, Holder


def holds(node: n.Condition, ctx: Ctx) -> bool:
    """Whether a condition is true now."""
    if isinstance(node, n.Not):
        return not holds(node.of, ctx)
    if isinstance(node, n.AllOf):
        return all(holds(c, ctx) for c in node.of)
    if isinstance(node, n.AnyOf):
        return any(holds(c, ctx) for c in node.of)
    return fulfilled(ctx.view.game, node, ctx)


@rule("603.4", "611.3a")
def fulfilled(g: Holder, node: n.Condition, ctx: Ctx) -> bool:
    """Whether what one condition says of the game is so."""
    if isinstance(node, n.Exists):
        found = len(nouns.each(node.what, ctx))
        return found >= amounts.amount(node.least, ctx) and (node.most is None or found <= amounts.amount(node.most, ctx))
    if isinstance(node, n.Is):
        return any(filters.matches(ctx, o, node.what, None) for o in nouns.objects(node.object, ctx))
    if isinstance(node, n.Compare):
        return filters.in_range(ctx, amounts.amount(node.amount, ctx), node.range)
    if isinstance(node, n.PlayerIs):
        return any(player_is(p, node.status, ctx) for p in nouns.players(node.who, ctx))
    if isinstance(node, n.PlayersMatch):
        return bool(set(nouns.players(node.a, ctx)) & set(nouns.players(node.b, ctx)))
    if isinstance(node, n.HasMonarch):
        return ctx.view.state.designations.get("monarch") is not None
    if isinstance(node, n.DuringStep):
        return during(node, ctx)
    if isinstance(node, n.Happened):
        return history.count_this_turn(node.event, ctx) >= amounts.amount(node.least, ctx)
    return _about_source(node, ctx)


def _about_source(node: n.Condition, ctx: Ctx) -> bool:
    if isinstance(node, n.Paid):
        times = amounts.amount(node.times, ctx)
        return any(amounts.times_paid(o, node.cost, ctx) >= times for o in nouns.objects(node.of, ctx))
    if isinstance(node, n.Did):
        value = ctx.bindings.get(node.name)
        return bool(value)
    if isinstance(node, n.ChosenIs):
        value = ctx.bindings[node.choice] if node.choice in ctx.bindings else linked.chosen(ctx, node.choice)
        return bool(value == node.value)
    assert isinstance(node, n.DayNight)
    return ctx.view.state.designations.get("day/night") == node.time


def player_is(p: str, status: str, ctx: Ctx) -> bool:
    """A fact about a player."""
    s = ctx.view.state
    if status in ("monarch", "initiative"):
        return bool(s.designations.get(status) == p)
    if status == "active":
        return s.turn.active == p
    if status == "blessed":
        return p in s.designations.get("blessed", ())
    if status == "max speed":
        return s.players[p].speed == MAX_SPEED
    if status == "attacked this turn":
        return any(e.player == p and e.attackers for e in ctx.view.game.this_turn(co.AttackersDeclared))
    if status == "poisoned":
        return bool(s.players[p].counters.get("poison"))
    return not s.players[p].left


def during(node: n.DuringStep, ctx: Ctx) -> bool:
    """It is one of these steps or phases of that player's turn."""
    turn = ctx.view.state.turn
    if turn.active not in nouns.players(node.whose, ctx):
        return False
    here = {turn.step.value, PHASE_OF[turn.step].value}
    if "main phase" in node.steps and turn.step.value.endswith("main phase"):
        return True
    return not node.steps or bool(here & set(node.steps))
