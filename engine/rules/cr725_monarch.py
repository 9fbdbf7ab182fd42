"""Rule 725: the monarch."""

from __future__ import annotations

from collections.abc import Collection

from ..cards.lang import abilities as ab
from ..cards.lang import effects as ef
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
from ..state.objects import NO_SOURCE, Abl, ObjectId, PlayerId
from ..terms.steps import Step
from .replacement.cr614_17_cant import player_cant

MONARCH = "monarch"
"""The name of the designation in the state."""

_THAT_PLAYER = n.Player(name="that_player")

DRAW = Abl(
    ab.Triggered(when=le.StepBegins(step=Step.END.value, whose=n.Player(name="monarch")), do=(ef.Draw(who=_THAT_PLAYER),)),
    1,
    "intrinsic",
    mark=("inherent", MONARCH, "draw"),
)
"""The inherent ability that draws a card (725.2)."""

USURP = Abl(
    ab.Triggered(
        when=le.DealsDamage(
            source=n.Filter(is_=("creature",)), to_player=n.Player(name="monarch"), combat=True, any_source=True
        ),
        do=(ef.BecomeMonarch(who=n.ControllerOf(of=n.Ref(name="that"))),),
    ),
    2,
    "intrinsic",
    mark=("inherent", MONARCH, "usurp"),
)
"""The inherent ability that makes the controller of a creature the monarch (725.2)."""


def holder(g: Game) -> PlayerId | None:
    """Who is the monarch; None when nobody is (725.1)."""
    value = g.state.designations.get(MONARCH)
    return value if isinstance(value, str) else None


# --- the inherent abilities -------------------------------------------------------------------------------------------


def inherent_triggers(g: Game, event: Event) -> list[Waiting]:
    """The inherent abilities of being the monarch that an event triggers."""
    if isinstance(event, co.StepBegins):
        return end_step(g, event)
    if isinstance(event, ch.Damage):
        return combat_damage(g, event)
    return []


@rule("725.2")
def end_step(g: Game, event: co.StepBegins) -> list[Waiting]:
    """As the monarch's end step begins: controlled by that player, who draws, whoever is the monarch by then."""
    monarch = holder(g)
    if event.step is not Step.END or monarch is None or event.player != monarch:
        return []
    return [Waiting(id=0, controller=monarch, source=NO_SOURCE, abl=DRAW, bindings={"that_player": monarch})]


@rule("725.2", "113.8")
def combat_damage(g: Game, event: ch.Damage) -> list[Waiting]:
    """Whenever a creature deals combat damage to the monarch: controlled by the player who is the monarch at that
    time."""
    monarch = holder(g)
    if not event.combat or event.amount <= 0 or monarch is None or event.target != monarch:
        return []
    if "Creature" not in g.view.chars(event.dealer).types:
        return []
    bindings = {"that": event.dealer, "that_player": monarch, "amount": event.amount}
    return [Waiting(id=0, controller=monarch, source=NO_SOURCE, abl=USURP, bindings=bindings)]


# --- becoming the monarch ---------------------------------------------------------------------------------------------


@rule("725.3")
def become_monarch(g: Game, player: PlayerId, source: ObjectId | None = None) -> Procedure[bool]:
    """A player becomes the monarch by an effect; who was it ceases to be. Whether it came about: nothing happens for
    one who can't, who has left, or who already is."""
    if g.state.players[player].left or holder(g) == player:
        return False
    event = co.Designate(name=MONARCH, value=player, old=holder(g), source=source, by_effect=source is not None)
    happened = yield from perform(g, [event], "725.3")
    return any(isinstance(e, co.Designate) for e in happened)


def can_become(g: Game, player: PlayerId) -> bool:
    """Whether a player can become the monarch."""
    return player_cant(g, player, "become the monarch") is None


@rule("725.4")
def successor(g: Game, leaving: Collection[PlayerId]) -> PlayerId | None:
    """Who becomes the monarch as the monarch leaves the game together with `leaving`: the active player; when that one
    leaves too or is gone, the next in turn order. Since 2025-11-14 that is the next who can become the monarch.

    An active player who stays but can't become the monarch doesn't (101.2), and the rule names nobody instead."""
    active = g.state.turn.active
    order = [p for p in g.in_turn_order() if p not in leaving]
    if active in order:
        return active if can_become(g, active) else None
    if g.since("monarch who can"):
        order = [p for p in order if can_become(g, p)]
    return order[0] if order and can_become(g, order[0]) else None


def succession(g: Game, leaving: Collection[PlayerId]) -> list[Event]:
    """The events by which the monarchy passes on at the same time as these players leave the game."""
    monarch = holder(g)
    if monarch is None or monarch not in leaving:
        return []
    return [co.Designate(name=MONARCH, value=successor(g, leaving), old=monarch)]
