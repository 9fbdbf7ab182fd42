"""Rule 800.4: players who leave the game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from ..cards.lang import continuous as con
from ..choices import Choice, Procedure
from ..derive import nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import changes as ch
from ..events import course as co
from ..events import zones as zo
from ..events.base import Event
from ..kernel import hooks
from ..kernel.asking import ask
from ..kernel.pipeline import carry_through, perform
from ..state.effects import ContinuousEffect, Delayed, EffectId, Shield
from ..state.objects import GameObject, ObjectId, PlayerId
from ..terms.zones import Zone
from . import cr725_monarch, cr726_initiative
from .cr104_2_results import end, last_standing

# --- leaving ----------------------------------------------------------------------------------------------------------


@rule("800.4a", "104.5")
def players_leave(g: Game, players: Sequence[PlayerId]) -> Procedure[None]:
    """These players leave the game at the same time. First what they own leaves and the effects end that give them
    control; then what they control on the stack that is no card ceases to exist; then what they still control is
    exiled."""
    who = tuple(p for p in g.in_turn_order() if p in players)
    if not who or g.state.outcome is not None:
        return
    yield from carry_through(g, tuple(departure(g, who)), "800.4a")
    outcome = last_standing(g)
    if outcome is not None:
        yield from end(g, outcome)
        return
    yield from carry_through(g, tuple(off_the_stack(g, who)), "800.4a")
    yield from carry_through(g, tuple(still_controlled(g, who)), "800.4a")
    yield from perform(g, priority_passes(g), "800.4a")


@rule("800.4a")
def departure(g: Game, who: Sequence[PlayerId]) -> list[Event]:
    """All that happens at the moment of leaving."""
    events: list[Event] = [zo.LeaveGame(object=o.id) for o in owned(g, who)]
    events += [co.PlayerLeaves(player=p) for p in who]
    ending = tuple(control_effects(g, who))
    if ending:
        events.append(ch.EndEffects(effects=ending))
    return events + designations_pass(g, who)


def owned(g: Game, who: Collection[PlayerId]) -> Iterator[GameObject]:
    """The objects that these players own, in all zones, phased out ones included (702.26k). Abilities on the stack are
    owned by nobody."""
    return (o for o in g.state.objects.values() if o.owner in who and not _is_ability(o))


def _is_ability(o: GameObject) -> bool:
    return o.stack is not None and o.stack.kind != "spell"


@rule("800.4a")
def control_effects(g: Game, who: Collection[PlayerId]) -> Iterator[EffectId]:
    """The effects of resolved spells and abilities that give one of these players control of an object."""
    for e in g.state.effects.values():
        if any(isinstance(p, con.ControlledBy) and set(_new_controllers(g, e, p)) & set(who) for p in e.parts):
            yield e.id


def _new_controllers(g: Game, e: ContinuousEffect, part: con.ControlledBy) -> tuple[PlayerId, ...]:
    return nouns.players(part.who, Ctx(g.view, e.controller, e.source, e.bindings))


@rule("725.4", "726.4")
def designations_pass(g: Game, who: Collection[PlayerId]) -> list[Event]:
    """The monarchy and the initiative pass on as their holder leaves."""
    return [*cr725_monarch.succession(g, who), *cr726_initiative.succession(g, who)]


@rule("800.4a", "800.4d")
def off_the_stack(g: Game, who: Collection[PlayerId]) -> list[Event]:
    """What the departed controlled on the stack and was no card ceases to exist; their abilities that have triggered
    never get there."""
    events: list[Event] = [ch.NoLongerWaiting(waiting=w.id) for w in g.state.waiting if w.controller in who]
    for oid in g.view.zone(Zone.STACK):
        if g.state.objects[oid].kind != "card" and g.view.controller(oid) in who:
            events.append(zo.CeaseToExist(object=oid))
    return events


@rule("800.4a", "800.4c")
def still_controlled(g: Game, who: Collection[PlayerId]) -> list[Event]:
    """What the departed control after all that is exiled."""
    return [
        zo.Move(object=oid, to=Zone.EXILE, cause="800.4a")
        for zone in (Zone.BATTLEFIELD, Zone.STACK)
        for oid in g.view.zone(zone)
        if g.view.chars(oid).controller in who and not _is_ability(g.state.objects[oid])
    ]


def departed(g: Game) -> tuple[PlayerId, ...]:
    """The players who have left the game."""
    return tuple(name for name, p in g.state.players.items() if p.left)


def somebody_left(g: Game) -> bool:
    """Whether any player has left the game."""
    return len(g.in_turn_order()) < len(g.state.order)


@hooks.left_without_a_player
def ownerless(g: Game) -> list[Event]:
    """The objects that have come back under the control of a player who has left, as the effect ended that gave
    somebody else control: exiled at once (800.4c). Asked after every batch of events."""
    return still_controlled(g, departed(g)) if somebody_left(g) else []


@rule("800.4a", "800.4j")
def priority_passes(g: Game) -> list[Event]:
    """A departed player who had priority no longer has it: the next in turn order has."""
    holder = g.state.priority
    if holder is None or not g.state.players[holder].left:
        return []
    passed = frozenset(p for p in g.state.passed if not g.state.players[p].left)
    return [co.Priority(player=next_player(g, holder), passed=passed)]


# --- afterward --------------------------------------------------------------------------------------------------------


@rule("800.4b", "800.4d")
def cant_be_for_the_departed(g: Game, e: zo.Move | zo.CreateTokens) -> str | None:
    """Why something can't come onto the battlefield or the stack, or into being: its controller or owner has left the
    game."""
    if not somebody_left(g):
        return None
    gone = departed(g)
    if e.entering is not None and e.entering.controller in gone:
        return f"{e.entering.controller} has left the game and can't control it (800.4b)"
    if e.seed is not None and e.seed.owner in gone:
        return f"{e.seed.owner} has left the game and can't own it (800.4d)"
    if isinstance(e, zo.Move) and e.stack_controller in gone:
        return f"{e.stack_controller} has left the game and can't control it (800.4b)"
    return None


def next_player(g: Game, player: PlayerId) -> PlayerId | None:
    """The next player in turn order after one who may have left, who is still in the game."""
    return next((p for p in g.in_turn_order(player) if p != player), None)


@rule("800.4j")
def receives_priority(g: Game, player: PlayerId) -> PlayerId | None:
    """Who receives priority when this player would: the next in turn order when the player has left."""
    return next_player(g, player) if g.state.players[player].left else player


@rule("800.4m")
def turn_not_begun(g: Game, player: PlayerId) -> Procedure[None]:
    """A departed player's turn would have begun: what lasts until then, or until some point of that turn, ends."""
    lasting: list[ContinuousEffect | Shield | Delayed] = [*g.state.effects.values(), *g.state.shields.values()]
    lasting += g.state.delayed.values()
    names = ("your next turn", "end of your next turn")
    over = tuple(e.id for e in lasting if e.lasting.name in names and e.lasting.player == player)
    if over:
        yield from perform(g, [ch.EndEffects(effects=over)], "800.4m")


# --- choices of the departed ------------------------------------------------------------------------------------------

_ABOUT_COSTS = frozenset({"cost", "payment"})
_NOTHING_LEFT = frozenset({"act", "attack", "block", "trigger order", "pause"})
"""Choices about what has left with the player: their actions, creatures and abilities that have triggered."""


@hooks.the_decider_has_left
def passed_on(g: Game, choice: Choice) -> Procedure[Choice | None]:
    """A choice that a departed player would make, for another one to make; None when nobody makes it."""
    if choice.kind in _ABOUT_COSTS or choice.data.get("cost"):
        return unpaid(g)
    if choice.kind in _NOTHING_LEFT:
        return None
    if not choice.source:
        return by_next_player(g, choice)
    return (yield from by_another(g, choice))


@rule("800.4f")
def unpaid(g: Game) -> None:
    """A cost is not paid, nor is it chosen whether to pay it."""
    return


@rule("800.4h")
def by_next_player(g: Game, choice: Choice) -> Choice | None:
    """A choice that a rule requires is made by the next player in turn order."""
    instead = next_player(g, choice.decider)
    return replace(choice, decider=instead) if instead is not None else None


@rule("800.4g")
def by_another(g: Game, choice: Choice) -> Procedure[Choice | None]:
    """The controller of the object that asks chooses who chooses; for an opponent, another opponent if possible."""
    assert choice.source is not None
    controller = controller_of_asker(g, choice.source)
    if g.state.players[controller].left:
        return None
    options = g.in_turn_order()
    if was_opponent(g, choice.decider, controller) and g.opponents(controller):
        options = g.opponents(controller)
    asked = Choice(
        player=controller,
        decider=controller,
        kind="player",
        source=choice.source,
        number=choice.number,
        about="who chooses",
        options=options,
        rule="800.4g",
    )
    answer = yield from ask(g, asked)
    return replace(choice, decider=answer[0]) if answer else None


def controller_of_asker(g: Game, source: ObjectId) -> PlayerId:
    """Who controls the object that asks for a choice: the resolving ability when it is one of that source, else the
    source itself, as it last was when it is gone (113.7a)."""
    stack = g.view.zone(Zone.STACK)
    on = g.state.objects[stack[-1]].stack if stack and g.state.priority is None else None
    if on is not None and on.source == source:
        return g.view.controller(stack[-1])
    return g.view.controller(source)


def was_opponent(g: Game, player: PlayerId, of: PlayerId) -> bool:
    """Whether a player who may have left was an opponent of another (102.3)."""
    team = g.state.players[of].team
    return player != of and (team == 0 or g.state.players[player].team != team)
