"""Rules 611.2a-b, 514.2, 500.5: when effects end."""

from __future__ import annotations

from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import changes as ch
from ..kernel import hooks
from ..state.effects import ContinuousEffect, Delayed, Lasting, Shield
from ..state.objects import Recipient
from ..terms.zones import Zone

WHILE_CONTROLLED = "while you control it"
WHILE_ATTACHED = "while attached"


@rule("611.2a", "611.2b", "603.7b")
def begins(g: Game, ctx: Ctx, name: str, affected: tuple[Recipient, ...] = ()) -> Lasting | None:
    """A duration as an effect of any kind begins, with the object that it is about; None when it is over already, so that
    the effect does nothing."""
    about = ctx.source
    if name == WHILE_CONTROLLED:
        about = next((r for r in affected if isinstance(r, int)), ctx.source)
    host = next(iter(affected), None) if name == WHILE_ATTACHED else None
    lasting = Lasting(name=name, player=ctx.you, object=about, turn=g.state.turn.number, host=host)
    if still_lasts(g, lasting):
        return lasting
    g.remark("nothing happens: the duration is over", ("611.2b",), ctx.source)
    return None


@rule("611.2b", "702.26f")
def still_lasts(g: Game, lasting: Lasting) -> bool:
    """Whether a "for as long as" duration goes on; other durations end with a step or turn."""
    name, oid = lasting.name, lasting.object
    if oid is None:
        return True
    o = g.state.objects.get(oid)
    there = o is not None and o.zone is Zone.BATTLEFIELD
    if there and o is not None and o.phased_out:
        return not name.startswith("while")  # 702.26f: nothing can see it
    if name == "while you control self":
        return there and g.view.chars(oid).controller == lasting.player
    if name in ("while self on battlefield", "until self leaves"):
        return there
    if name == "while self tapped":
        return there and o is not None and o.tapped
    if name == WHILE_ATTACHED:
        return there and o is not None and o.attached_to is not None and o.attached_to == lasting.host
    if name == WHILE_CONTROLLED:
        controlled = o is not None and (there or o.zone is Zone.STACK)
        return controlled and g.view.chars(oid).controller == lasting.player
    return True


@hooks.effects_end
def expire(g: Game) -> bool:
    """End the effects whose "for as long as" is over (611.2b). Whether there were any."""
    s = g.state
    if not (s.effects or s.shields or s.delayed):
        return False
    gone = tuple(
        e.id
        for e in begun(g)
        if (e.lasting.name.startswith("while") or e.lasting.name == "until self leaves") and not still_lasts(g, e.lasting)
    )
    if gone:
        g.happen((ch.EndEffects(effects=gone),), lambda e: ("611.2b",))
    return bool(gone)


def begun(g: Game) -> tuple[ContinuousEffect | Shield | Delayed, ...]:
    """All effects that have begun and not ended."""
    return (*g.state.effects.values(), *g.state.shields.values(), *g.state.delayed.values())


@rule("514.2")
def ending_at_cleanup(g: Game) -> tuple[int, ...]:
    """Effects that last until end of turn or this turn."""
    return _named(g, ("end of turn", "this turn")) + _next_turns(g, "end of your next turn")


@rule("511.2")
def ending_at_end_of_combat(g: Game) -> tuple[int, ...]:
    """Effects that last until end of combat."""
    return _named(g, ("end of combat",))


@rule("611.2a", "800.4m")
def ending_as_turn_begins(g: Game, player: str) -> tuple[int, ...]:
    """Effects that last until that player's next turn."""
    everything = begun(g)
    return tuple(e.id for e in everything if e.lasting.name == "your next turn" and e.lasting.player == player)


def _named(g: Game, names: tuple[str, ...]) -> tuple[int, ...]:
    everything = begun(g)
    return tuple(e.id for e in everything if e.lasting.name in names)


def _next_turns(g: Game, name: str) -> tuple[int, ...]:
    turn = g.state.turn
    everything = begun(g)
    return tuple(
        e.id for e in everything if e.lasting.name == name and e.lasting.player == turn.active and e.lasting.turn < turn.number
    )
