"""Rule 502.3: which of the active player's permanents untap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..cards.lang import continuous as con
from ..choices import Choice, Procedure
from ..derive import filters
from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..kernel.asking import ask
from ..kernel.pipeline import perform
from ..state.objects import ObjectId, PlayerId


class Limit(NamedTuple):
    """At most so many of these untap."""

    most: int
    among: frozenset[ObjectId]


@rule("502.3", "703.4c")
def untap(g: Game) -> Procedure[None]:
    """The active player's permanents untap at once, as far as effects let them; which ones, that player determines."""
    player = g.state.turn.active
    tapped = [o for o in g.view.permanents_of(player) if g.state.objects[o].tapped]
    tapped = [o for o in tapped if not any(True for _ in g.view.parts_on(o, con.DoesntUntap))]
    limits = limits_for(g, player, tapped)
    if limits:
        tapped = yield from determine(g, player, tapped, limits)
    yield from perform(g, [ch.UntapIt(object=o) for o in tapped], "502.3")


@rule("502.3", "101.2")
def limits_for(g: Game, player: PlayerId, tapped: Sequence[ObjectId]) -> list[Limit]:
    """The limits by effects that keep the player from untapping all of these."""
    found: list[Limit] = []
    for p, effect in g.view.parts_on_player(player, con.PlayerCant):
        if p.what == "untap more than" and p.n is not None:
            among = frozenset(o for o in tapped if p.which is None or filters.matches(effect.ctx, o, p.which))
            if len(among) > p.n:
                found.append(Limit(p.n, among))
    return found


@rule("502.3")
def determine(g: Game, player: PlayerId, tapped: list[ObjectId], limits: list[Limit]) -> Procedure[list[ObjectId]]:
    """The player determines which permanents untap: as many as all of the limits let, for all untap that can."""
    barred = frozenset(o for limit in limits if limit.most <= 0 for o in limit.among)
    tapped = [o for o in tapped if o not in barred]
    limits = [Limit(x.most, x.among - barred) for x in limits if len(x.among - barred) > x.most]
    if not limits:
        return tapped
    limited = tuple(o for o in tapped if any(o in limit.among for limit in limits))

    def check(answer: Any) -> str | None:
        chosen = frozenset(answer)
        if any(len(chosen & limit.among) > limit.most for limit in limits):
            return "more than an effect lets untap"
        left = [o for o in limited if o not in chosen and _fits(o, chosen, limits)]
        return "another permanent can untap too" if left else None

    answer: tuple[ObjectId, ...] = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="objects",
            about="untap",
            options=limited,
            least=0,
            most=len(limited),
            rule="502.3",
            check=check,
        ),
    )
    return [o for o in tapped if o not in limited or o in answer]


def _fits(o: ObjectId, chosen: frozenset[ObjectId], limits: list[Limit]) -> bool:
    return all(o not in limit.among or len(chosen & limit.among) < limit.most for limit in limits)
