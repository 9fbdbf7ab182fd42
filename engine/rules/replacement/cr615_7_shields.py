"""Rule 615.7: a shield against an amount of damage, when damage comes from several sources at once."""

from __future__ import annotations

from typing import Any

from ...choices import Choice, Procedure
from ...derive.citation import rule
from ...derive.game import Game
from ...events import changes as ch
from ...events.base import Event
from ...kernel import hooks
from ...kernel.asking import ask
from ...kernel.batch import Batch
from ...state.effects import Shield
from ...state.objects import PlayerId, Recipient
from . import cr614_finding as finding
from .cr614_applying import unpreventable


@hooks.before_a_batch
def divide_shields(g: Game, events: tuple[Event, ...], batch: Batch) -> Procedure[None]:
    """Note for each shield that can't prevent all the simultaneous damage to its object or player which of it it prevents."""
    if not any(s.left for s in g.state.shields.values()):
        return
    damage = [e for e in events if isinstance(e, ch.Damage) and e.amount > 0 and e.preventable and not unpreventable(g, e)]
    for target in dict.fromkeys(e.target for e in damage):
        hits = [e for e in damage if e.target == target]
        if len(hits) < 2:
            continue
        applied = [{r.shield.id for r in finding.applicable(g, e) if r.shield is not None} for e in hits]
        for s in list(g.state.shields.values()):
            these = [e for e, ids in zip(hits, applied, strict=True) if s.id in ids]
            if s.left and len(these) > 1 and s.left < sum(e.amount for e in these):
                batch.shares[s.id, target] = yield from which_damage(g, s, target, these)


@rule("615.7")
def which_damage(g: Game, s: Shield, target: Recipient, hits: list[ch.Damage]) -> Procedure[dict[int, int]]:
    """How much of each source's damage a shield prevents: a choice of the player, or of the permanent's controller."""
    player: PlayerId = target if isinstance(target, str) else g.view.controller(target)
    total = s.left or 0
    amounts = tuple(e.amount for e in hits)

    def check(answer: Any) -> str | None:
        if not isinstance(answer, tuple) or len(answer) != len(amounts) or sum(answer) != total:
            return f"the answer says how much of the damage of each source is prevented, {total} in all"
        too_much = any(n < 0 or n > most for n, most in zip(answer, amounts, strict=True))
        return "no more can be prevented than a source would deal" if too_much else None

    answer = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="division",
            source=s.source,
            about="prevented damage",
            data={"recipients": tuple(e.dealer for e in hits), "total": total, "low": 0},
            check=check,
            rule="615.7",
        ),
    )
    return dict(zip((e.dealer for e in hits), answer, strict=True))
