"""Rule 702.131: ascend, and the city's blessing that it gives."""

from __future__ import annotations

from ..choices import Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import course as co
from ..events.base import Event
from ..kernel import hooks
from ..kernel.pipeline import perform
from ..state.objects import ObjectId, PlayerId

BLESSED = "blessed"
"""The name of the designation in the state: the players who have the city's blessing."""

ENOUGH = 10
"""So many permanents give the blessing (702.131a-b)."""

ASCEND = "ascend"


def blessed(g: Game) -> tuple[PlayerId, ...]:
    """Who has the city's blessing (702.131c)."""
    held: tuple[PlayerId, ...] = g.state.designations.get(BLESSED, ())
    return held


def _permanents(g: Game) -> dict[PlayerId, list[ObjectId]]:
    found: dict[PlayerId, list[ObjectId]] = {}
    for oid in g.view.battlefield():
        found.setdefault(g.view.controller(oid), []).append(oid)
    return found


def _blessing(g: Game, players: tuple[PlayerId, ...]) -> Event:
    return co.Designate(name=BLESSED, value=(*blessed(g), *players), old=blessed(g))


@rule("702.131b")
def ascending(g: Game) -> tuple[PlayerId, ...]:
    """Who gets the city's blessing at this moment, for a permanent with ascend."""
    if len(g.view.battlefield()) < ENOUGH:
        return ()
    had = blessed(g)
    return tuple(
        player
        for player, permanents in _permanents(g).items()
        if player not in had and len(permanents) >= ENOUGH and any(ASCEND in g.view.chars(o).keywords for o in permanents)
    )


@hooks.designated
def designated(g: Game) -> list[Event]:
    """What happens at any time, before it is seen what has triggered (702.131d)."""
    players = ascending(g)
    return [_blessing(g, players)] if players else []


@rule("702.131a")
def ascends(g: Game, spell: ObjectId, player: PlayerId) -> bool:
    """Whether an instant or sorcery spell that resolves gives its controller the city's blessing."""
    c = g.view.chars(spell)
    if ASCEND not in c.keywords or not {"Instant", "Sorcery"} & set(c.types) or player in blessed(g):
        return False
    return len(_permanents(g).get(player, ())) >= ENOUGH


def spell_ability(g: Game, spell: ObjectId, player: PlayerId) -> Procedure[None]:
    """The spell ability that ascend on an instant or sorcery is."""
    if ascends(g, spell, player):
        yield from perform(g, [_blessing(g, (player,))], "702.131a")
