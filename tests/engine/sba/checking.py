"""Checks of state-based actions, and what they leave behind."""

from __future__ import annotations

from typing import Any

from harness import run
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import nouns as n
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.events import zones as zo
from judgecall.engine.rules.cr704_state_based import check
from judgecall.engine.state.effects import ContinuousEffect, Lasting
from judgecall.engine.state.objects import ObjectId
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace


def checked(g: Game, *answers: Any) -> Game:
    """The game after one check that performs something."""
    assert run(check(g), *answers)
    return g


def quiet(g: Game) -> None:
    """No state-based action applies."""
    assert not run(check(g))


def with_player(g: Game, name: str, **fields: Any) -> Game:
    """Some facts of a player set."""
    g.become(replace(g.state, players={**g.state.players, name: replace(g.state.players[name], **fields)}))
    return g


def designated(g: Game, **designations: Any) -> Game:
    """Designations set."""
    g.become(replace(g.state, designations=designations))
    return g


def effect(g: Game, part: Any, *on: Any, controller: str = "Alice", lasts: str = "game") -> ContinuousEffect:
    """A continuous effect of a resolved spell begins."""
    lasting = Lasting(name=lasts, player=controller)
    e = ContinuousEffect(
        id=0, source=0, controller=controller, timestamp=0, parts=(part,), affected=on, open=None, lasting=lasting
    )
    g.write([ch.BeginEffect(effect=e)])
    return list(g.state.effects.values())[-1]


def stolen(g: Game, oid: ObjectId, by: str, lasts: str = "game") -> ContinuousEffect:
    """A player gains control of a permanent by an effect."""
    return effect(g, con.ControlledBy(who=n.Player(name="you")), oid, controller=by, lasts=lasts)


def zone_of(g: Game, oid: ObjectId) -> Zone | None:
    """Where an object is now that had this id; None when it is no more."""
    while oid not in g.state.objects:
        if oid not in g.state.successor:
            return None
        oid = g.state.successor[oid]
    return g.state.objects[oid].zone


def happened(g: Game, kind: type) -> list[Any]:
    """The events of a kind in the log."""
    return [entry.event for entry in g.log if isinstance(entry.event, kind)]


__all__ = ["ch", "checked", "designated", "effect", "happened", "quiet", "stolen", "with_player", "zo", "zone_of"]
