"""Rule 614.17: what can't happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...cards.lang import continuous as con
from ...derive import filters
from ...derive.citation import rule
from ...derive.game import Game
from ...events import changes as ch
from ...events import course as co
from ...events import zones as zo
from ...events.base import Event
from ...state.objects import ObjectId, PlayerId
from ...terms.zones import Zone
from . import cr614_12_entering as entering


@rule("614.17", "101.2")
def cant_happen(g: Game, e: Event) -> str | None:
    """Why an event can't happen, or None."""
    test = TESTS.get(type(e))
    return test(g, e) if test is not None else None


def _be(g: Game, oid: ObjectId, what: str, by: ObjectId | None = None) -> str | None:
    for p, effect in g.view.parts_on(oid, con.CantBe):
        if p.what == what and (p.by is None or (by is not None and filters.matches(effect.ctx, by, p.by, None))):
            return f"it can't be {what}"
    return None


def player_cant(g: Game, player: PlayerId, what: str) -> str | None:
    """Why a player can't do something at all (101.2), or None."""
    for p, _ in g.view.parts_on_player(player, con.PlayerCant):
        if p.what == what and p.which is None:
            return f"{player} can't {what}"
    return None


def _counters(g: Game, e: ch.PutCounters) -> str | None:
    if isinstance(e.target, str):
        return player_cant(g, e.target, "get counters")
    for p, _ in g.view.parts_on(e.target, con.CantGetCounters):
        if not p.kinds or e.kind in p.kinds:
            return "counters can't be put on it"
    return None


def _enters(g: Game, e: zo.Move) -> str | None:
    """614.17d: judged as the permanent would exist on the battlefield."""
    if e.to is not Zone.BATTLEFIELD or e.entering is None:
        return None
    if not any(True for _ in g.view.parts(con.CantPhaseOrLeave)):
        return None
    view, there = entering.as_it_would_exist(g, e)
    assert there.new is not None
    for _, effect in g.view.parts(con.CantPhaseOrLeave):
        ctx = effect.ctx.at(view)
        what = effect.static.what if effect.static is not None else None
        f = getattr(what, "what", None)
        if f is not None and filters.described(ctx, there.new, f) and _from_there(g, e, f.zone):
            return "it can't enter the battlefield"
    return None


def _from_there(g: Game, e: zo.Move, zone: Zone | None) -> bool:
    return zone is None or zone is Zone.BATTLEFIELD or (e.object is not None and g.view.obj(e.object).zone is zone)


def _life_total(g: Game, player: PlayerId) -> str | None:
    for p, _ in g.view.parts_on_player(player, con.PlayerRule):
        if p.rule == "life total can't change":
            return f"{player}'s life total can't change"
    return None


def _draw(g: Game, e: zo.Draw) -> str | None:
    reason = player_cant(g, e.player, "draw")
    if reason is not None or player_cant(g, e.player, "draw more than one") is None:
        return reason
    drawn = any(d.player == e.player for d in g.this_turn(zo.Draw))
    return f"{e.player} can't draw more than one card each turn" if drawn else None


def _monarch(g: Game, e: co.Designate) -> str | None:
    if e.name == "monarch" and isinstance(e.value, str):
        return player_cant(g, e.value, "become the monarch")
    return None


TESTS: dict[type[Event], Callable[[Game, Any], str | None]] = {
    zo.Destroy: lambda g, e: _be(g, e.object, "destroyed", e.source),
    zo.Sacrifice: lambda g, e: _be(g, e.object, "sacrificed"),
    zo.CounterIt: lambda g, e: _be(g, e.object, "countered", e.source),
    zo.Draw: _draw,
    zo.Move: _enters,
    zo.Searched: lambda g, e: player_cant(g, e.player, "search"),
    ch.PutCounters: _counters,
    ch.GainLife: lambda g, e: player_cant(g, e.player, "gain life") or _life_total(g, e.player),
    ch.LoseLife: lambda g, e: player_cant(g, e.player, "lose life") or _life_total(g, e.player),
    ch.UntapIt: lambda g, e: _be(g, e.object, "untapped"),
    ch.TransformIt: lambda g, e: _be(g, e.object, "transformed"),
    ch.Regenerated: lambda g, e: _be(g, e.object, "regenerated"),
    co.LoseGame: lambda g, e: None if e.conceded else player_cant(g, e.player, "lose"),
    co.WinGame: lambda g, e: player_cant(g, e.player, "win"),
    co.Designate: _monarch,
}
"""Kind of event to why it can't happen."""
