"""Rule 702.179: the speed of a player, and the triggered ability that is inherent in it."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards.lang import abilities as ab
from ..cards.lang import events as le
from ..cards.lang import nouns as n
from ..choices import Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..events import course as co
from ..events.base import Event
from ..kernel.pipeline import perform
from ..state.effects import Waiting
from ..state.objects import NO_SOURCE, Abl, OnStack, PlayerId
from ..terms.speed import MAX_SPEED

SPEED = "speed"
"""What the source of the inherent ability is called, since it has none."""

FASTER = Abl(
    ab.Triggered(when=le.LifeChanges(who=n.Player(name="each_opponent"), gains=False), do=()),
    1,
    "intrinsic",
    mark=("inherent", SPEED, "faster"),
)
"""The inherent ability that increases the speed (702.179d)."""


def anybody(g: Game) -> bool:
    """Whether a player has speed at all (702.179b)."""
    return any(p.speed for p in g.state.players.values())


@rule("702.179d")
def inherent_triggers(g: Game, happened: Sequence[Event]) -> list[Waiting]:
    """Whenever opponents of the active player lose life, if that player has speed and less than the maximum; once each
    turn."""
    player = g.state.turn.active
    if not increases(g, player):
        return []
    opponents = g.opponents(player)
    if not any(isinstance(e, ch.LoseLife) and e.amount > 0 and e.player in opponents for e in happened):
        return []
    key = (player, SPEED, FASTER.number)
    if g.state.activations.get(key):
        return []
    g.write((ch.Limited(key=key),))
    return [Waiting(id=0, controller=player, source=NO_SOURCE, abl=FASTER, bindings={"that_player": player})]


@rule("702.179d", "603.4")
def increases(g: Game, player: PlayerId) -> bool:
    """The intervening "if" clause of the inherent ability, looked at as it triggers and as it resolves."""
    return 0 < g.state.players[player].speed < MAX_SPEED


@rule("702.179d")
def accelerate(g: Game, on: OnStack, player: PlayerId) -> Procedure[None]:
    """What the inherent ability does as it resolves."""
    if on.ability is FASTER.ability and increases(g, player):
        yield from perform(g, [co.SetSpeed(player=player, speed=g.state.players[player].speed + 1)], "702.179d")
