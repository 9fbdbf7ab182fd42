"""Rules 614-616: an event as it will really happen, with the events contained in it (616.1g)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...cards.lang import replacing as rp
from ...choices import Choice, Procedure
from ...derive.citation import rule
from ...derive.game import Game
from ...events import changes as ch
from ...events import zones as zo
from ...events.base import Event
from ...kernel import hooks
from ...kernel.asking import ask
from ...kernel.batch import Batch
from ...kernel.pipeline import perform
from ...state.objects import PlayerId
from ...terms.zones import Zone
from . import cr614_12_entering as entering
from . import cr614_17_cant as cant
from . import cr614_applying as applying
from . import cr614_finding as finding
from . import expanding


@hooks.simultaneous
@rule("616.1", "101.4", "613.7m")
def in_turn_order(g: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Simultaneous events of one kind, in APNAP order of the players who make choices for them; so also objects that enter
    get their timestamps in that order."""
    if len(events) < 2 or len({type(e) for e in events}) > 1 or type(events[0]) not in _ORDERED:
        return events
    if any(isinstance(e, zo.Move) and e.entering is None for e in events):
        return events
    order = {p: i for i, p in enumerate(g.in_turn_order())}
    return tuple(sorted(events, key=lambda e: order.get(affected_player(g, e), len(order))))


_ORDERED: frozenset[type[Event]] = frozenset(
    {zo.Move, zo.CreateTokens, zo.Destroy, zo.Sacrifice, zo.Discard, ch.Damage, ch.PutCounters, ch.GainLife, ch.LoseLife}
)


@hooks.settle
def settle(g: Game, e: Event, batch: Batch) -> Procedure[None]:
    """Put what an event really becomes into the batch: after replacement, then with the events that it contains."""
    if type(e) not in _SETTLED and not g.state.shields and not g.view.index.replaces:
        batch.events.append(e)
        return
    for final in (yield from replaced(g, e, batch)):
        if isinstance(final, zo.Move) and final.to is Zone.BATTLEFIELD:
            entered = yield from entering.finish(g, final, batch)
            if entered is not None:
                batch.events.append(entered)
            continue
        if isinstance(final, zo.Draw) and any(isinstance(x, zo.Draw) and x.player == final.player for x in batch.events):
            batch.follow_ups.append(_afterwards(g, final, batch.rules))
            continue
        contained = expanding.contained(g, final)
        if isinstance(final, ch.Damage):
            gain = expanding.lifelink(g, final)
            if gain is not None:
                _note_gain(batch, final, gain)
        if any(isinstance(x, zo.DrawFailed) for x in contained):
            batch.events += contained  # 121.4: only attempted
            continue
        batch.events.append(final)
        for inner in contained:
            yield from settle(g, replace(inner, applied=inner.applied | final.applied), batch)
        if isinstance(final, zo.CreateTokens) and batch.events[-1] is final:
            batch.events.pop()  # 303.4g: it isn't created


def _note_gain(batch: Batch, dealt: ch.Damage, gain: ch.GainLife) -> None:
    known = batch.gained.get(dealt.dealer)
    amount = gain.amount + (known.amount if isinstance(known, ch.GainLife) else 0)
    applied = dealt.applied | (known.applied if known is not None else frozenset())
    batch.gained[dealt.dealer] = replace(gain, amount=amount, applied=applied)


@hooks.all_settled
@rule("119.9", "510.2", "120.3f")
def life_gained(g: Game, batch: Batch) -> Procedure[None]:
    """One source that deals damage to several recipients at once makes its controller gain life once, as part of the
    damage."""
    gains, batch.gained = tuple(batch.gained.values()), {}
    for gain in gains:
        yield from settle(g, gain, batch)


_SETTLED = frozenset({*expanding.POSSIBLE, *expanding.CONTAINED, *cant.TESTS, *finding.OF_RULES, ch.TurnFace})
"""The kinds of event that may be impossible or forbidden, contain others, or that rules replace; and what is turned face up
may have an effect on that (708.8)."""


def _afterwards(g: Game, e: zo.Draw, rules: tuple[str, ...]) -> Callable[[], Procedure[None]]:
    """Cards are drawn one at a time, also when one draw has become several (121.2)."""

    def run() -> Procedure[None]:
        yield from perform(g, [e], *rules)

    return run


@hooks.inside
@rule("616.1", "616.1f", "614.5")
def replaced(g: Game, e: Event, batch: Batch) -> Procedure[list[Event]]:
    """Apply replacement and prevention effects one after another until none is left that could apply."""
    if not expanding.possible(g, e):
        return []
    while True:
        forbidden = cant.cant_happen(g, e)
        found = finding.applicable(g, e)
        if forbidden is not None:
            found = [r for r in found if r.self_replacement]
        if not found:
            if forbidden is not None:
                g.remark(f"can't happen: {type(e).__name__}", ("614.17",), e)
                return []
            return [e]
        chosen = yield from choose(g, e, found)
        outcome = yield from applying.apply(g, chosen, e, batch)
        if len(outcome) == 1 and type(outcome[0]) is type(e):
            e = outcome[0]
            if not expanding.possible(g, e):
                return []
            continue
        results: list[Event] = []
        for i, other in enumerate(outcome):
            if i and isinstance(other, zo.Draw):
                batch.follow_ups.append(_afterwards(g, other, batch.rules))
            else:
                results += yield from replaced(g, other, batch)
        return results


@rule("616.1a", "616.1b", "616.1c", "616.1d", "616.1e")
def choose(g: Game, e: Event, found: list[finding.Replacement]) -> Procedure[finding.Replacement]:
    """The effect to apply next: of the first kind in the order of 616.1a-e that is there, as the affected player
    chooses."""
    rank = min(r.rank for r in found)
    candidates = [r for r in found if r.rank == rank]
    if len(candidates) == 1:
        return candidates[0]
    decider = affected_player(g, e)
    keys = tuple(r.key for r in candidates)
    answer = yield from ask(
        g,
        Choice(
            player=decider,
            decider=decider,
            kind="replacement",
            about=e,
            options=keys,
            rule="616.1",
            data={
                "sources": tuple((r.source, r.number) for r in candidates),
                "any order": all(map(_only_multiplies, candidates)) or _alike(candidates),
            },
        ),
    )
    return next(r for r in candidates if r.key == answer[0])


def _only_multiplies(r: finding.Replacement) -> bool:
    """Whether its place among others of the kind makes no difference."""
    return bool(r.ops) and all(isinstance(op, rp.Multiply) and not op.divide for op in r.ops)


def _alike(candidates: list[finding.Replacement]) -> bool:
    """Whether they are several instances of one ability of an object, which nobody could tell apart."""
    looks = [(r.source, r.ctx.you, r.ops, r.optional, r.shield is None) for r in candidates]
    return looks[0][-1] and all(x == looks[0] for x in looks)


@rule("616.1")
def affected_player(g: Game, e: Event) -> PlayerId:
    """The affected player, or the controller of the affected object, or its owner when it has none."""
    player: Any = getattr(e, "player", None)
    if isinstance(player, str):
        return player
    if isinstance(e, zo.Move) and e.entering is not None:
        return e.entering.controller
    target: Any = e.target if isinstance(e, ch.Damage | ch.PutCounters | ch.RemoveCounters) else getattr(e, "object", None)
    if isinstance(target, str):
        return target
    if isinstance(target, int):
        return g.view.controller(target)
    return g.state.turn.active
