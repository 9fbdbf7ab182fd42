"""Rule 726: the initiative, as far as who has it and what triggers. Dungeons (309, 701.49) are not carried out: where an
ability would venture into Undercity, the game can't go on."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..cards.lang import abilities as ab
from ..cards.lang import effects as ef
from ..cards.lang import events as le
from ..cards.lang import nouns as n
from ..cards.unsupported import NotCarriedOut
from ..choices import Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..events import course as co
from ..events.base import Event
from ..kernel.pipeline import perform
from ..state.effects import Waiting
from ..state.objects import NO_SOURCE, Abl, ObjectId, OnStack, PlayerId
from ..terms.steps import Step

INITIATIVE = "initiative"
"""The name of the designation in the state."""

_HOLDER = n.Player(name="initiative")
_THAT_PLAYER = n.Player(name="that_player")

UPKEEP = Abl(
    ab.Triggered(when=le.StepBegins(step=Step.UPKEEP.value, whose=_HOLDER), do=()),
    1,
    "intrinsic",
    mark=("inherent", INITIATIVE, "upkeep"),
)
"""The inherent ability that ventures in the upkeep (726.2)."""

SEIZED = Abl(
    ab.Triggered(
        when=le.DealsDamage(
            source=n.Filter(is_=("creature",)), to_player=_HOLDER, combat=True, any_source=True, one_or_more=True
        ),
        do=(ef.TakeInitiative(who=_THAT_PLAYER),),
    ),
    2,
    "intrinsic",
    mark=("inherent", INITIATIVE, "seized"),
)
"""The inherent ability that gives the initiative to the controller of creatures (726.2)."""

TAKEN = Abl(ab.Triggered(when=le.EitherEvent(of=()), do=()), 3, "intrinsic", mark=("inherent", INITIATIVE, "taken"))
"""The inherent ability that ventures as a player takes the initiative (726.2)."""


def holder(g: Game) -> PlayerId | None:
    """Who has the initiative; None when nobody has (726.1)."""
    value = g.state.designations.get(INITIATIVE)
    return value if isinstance(value, str) else None


# --- the inherent abilities -------------------------------------------------------------------------------------------


def inherent_triggers(g: Game, happened: Sequence[Event]) -> list[Waiting]:
    """The inherent abilities of having the initiative that a batch of events triggers."""
    if holder(g) is None:
        return []
    return [*upkeep(g, happened), *combat_damage(g, happened), *taken(g, happened)]


def _waiting(player: PlayerId, abl: Abl, that_player: PlayerId) -> Waiting:
    return Waiting(id=0, controller=player, source=NO_SOURCE, abl=abl, bindings={"that_player": that_player})


@rule("726.2")
def upkeep(g: Game, happened: Sequence[Event]) -> list[Waiting]:
    """As the upkeep of the player begins who has the initiative."""
    who = holder(g)
    begun = [e for e in happened if isinstance(e, co.StepBegins) and e.step is Step.UPKEEP and e.player == who]
    return [_waiting(e.player, UPKEEP, e.player) for e in begun]


@rule("726.2", "113.8")
def combat_damage(g: Game, happened: Sequence[Event]) -> list[Waiting]:
    """Whenever one or more creatures that a player controls deal combat damage to who has the initiative: once for each
    such player, controlled by who has it then."""
    who = holder(g)
    dealers = [e.dealer for e in happened if isinstance(e, ch.Damage) and e.combat and e.amount > 0 and e.target == who]
    creatures = [d for d in dealers if "Creature" in g.view.chars(d).types]
    if who is None:
        return []
    return [_waiting(who, SEIZED, p) for p in dict.fromkeys(g.view.controller(c) for c in creatures)]


@rule("726.2", "726.5")
def taken(g: Game, happened: Sequence[Event]) -> list[Waiting]:
    """Whenever a player takes the initiative, also one who has it already."""
    events = [e for e in happened if isinstance(e, co.Designate) and e.name == INITIATIVE and e.value is not None]
    return [_waiting(e.value, TAKEN, e.value) for e in events]


@rule("726.2", "701.49d")
def ventures(g: Game, on: OnStack) -> None:
    """Stop the game where an inherent ability that resolves ventures into Undercity. Raises NotCarriedOut."""
    if on.ability is UPKEEP.ability or on.ability is TAKEN.ability:
        raise NotCarriedOut("venture into Undercity", "701.49d")


# --- taking the initiative --------------------------------------------------------------------------------------------


@rule("726.3", "726.5")
def take_initiative(g: Game, player: PlayerId, source: ObjectId | None = None) -> Procedure[None]:
    """A player takes the initiative by an effect; who had it no longer does. One who has it takes it again."""
    if not g.state.players[player].left:
        event = co.Designate(name=INITIATIVE, value=player, old=holder(g), source=source, by_effect=True)
        yield from perform(g, [event], "726.3")


@rule("726.4")
def successor(g: Game, leaving: Collection[PlayerId]) -> PlayerId | None:
    """Who takes the initiative as its holder leaves with `leaving`: the active player, or the next in turn order."""
    order = [p for p in g.in_turn_order() if p not in leaving]
    return order[0] if order else None


def succession(g: Game, leaving: Collection[PlayerId]) -> list[Event]:
    """The events by which the initiative passes on at the same time as these players leave the game."""
    former = holder(g)
    if former is None or former not in leaving:
        return []
    return [co.Designate(name=INITIATIVE, value=successor(g, leaving), old=former)]
