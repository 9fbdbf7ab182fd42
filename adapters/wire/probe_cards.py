"""Probes that play cards without a rules text: a land, a spell, an attack."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...engine.terms.steps import Step
from ...engine.terms.zones import Zone
from .. import port
from . import messages
from .talk import Note, Wrong

if TYPE_CHECKING:
    from .probe import State

FOREST = port.CardDefinition(name="Forest", faces=(port.FaceDefinition(name="Forest", type_line="Basic Land — Forest"),))
BEARS = port.CardDefinition(
    name="Grizzly Bears",
    faces=(
        port.FaceDefinition(name="Grizzly Bears", type_line="Creature — Bear", mana_cost="{1}{G}", power="2", toughness="2"),
    ),
)


def land(state: State) -> str:
    """A land is played, and is on the battlefield without having used the stack (305.1)."""
    _deal(state, _card("forest", FOREST, Zone.HAND))
    _act(state, port.PlayLand("Alice", port.ObjectRef(ref="forest")), "Alice plays the Forest in her hand", "done (305.1)")
    _is_on_battlefield(state, "forest", "305.1")
    return "on the battlefield"


def spell(state: State) -> str:
    """A creature is cast with two lands, and is on the battlefield once both players have passed (601, 608.3)."""
    forests = tuple(_card(f"forest {n}", FOREST, Zone.BATTLEFIELD) for n in (1, 2))
    _deal(state, *forests, _card("bears", BEARS, Zone.HAND))
    said = "Alice casts Grizzly Bears from her hand, with two Forests"
    _act(state, port.Cast("Alice", port.ObjectRef(ref="bears")), said, "done: the engine pays by its own means (601.2)")
    seen = _seen(state)
    if [s.name for s in seen.stack] != ["Grizzly Bears"]:
        stack = ", ".join(s.name for s in seen.stack) or "nothing"
        raise Wrong(f"on the stack then: {stack}", "Grizzly Bears, until all players have passed (601.2a)")
    tapped = {o.ref for o in seen.objects if o.tapped}
    if tapped != {"forest 1", "forest 2"}:
        raise Wrong(f"tapped then: {sorted(filter(None, tapped))}", "both Forests: {1}{G} was paid (601.2h)")
    for player in ("Alice", "Bob"):
        _act(state, port.PassPriority(player), f"{player} passes", "done (117.4)")
    _is_on_battlefield(state, "bears", "608.3a")
    return "cast, paid for and resolved"


def attack(state: State) -> str:
    """A creature attacks, and the defending player loses as much life as its power (508, 510)."""
    _deal(state, _card("bears", BEARS, Zone.BATTLEFIELD))
    attacker = port.Attacker(port.ObjectRef(ref="bears"), port.OfPlayer("Bob"))
    _act(state, port.Attack("Alice", (attacker,)), "Grizzly Bears attacks Bob", "done: all players pass until then (508.1)")
    seen = _seen(state)
    bears = next((o for o in seen.objects if o.ref == "bears"), None)
    if bears is None or bears.attacking != "Bob" or not bears.tapped:
        raise Wrong("the attacker isn't observed as one", "tapped, and attacking Bob (508.1f, 508.1k)")
    reply = state.talk.call("game/advance", messages.AdvanceParams(port.AtStep(Step.END_OF_COMBAT)))
    if not isinstance(reply, port.Done):
        raise Note(f"then everybody passes until the end of combat: {type(reply).__name__}", "done, with no block (509.1)")
    life = {p.name: p.life for p in _seen(state).players}
    if life != {"Alice": 20, "Bob": 18}:
        raise Wrong(f"life totals then: {life}", "Alice 20, Bob 18 (510.2)")
    return "2 damage"


def _card(ref: str, card: port.CardDefinition, zone: Zone) -> port.ObjectSetup:
    return port.ObjectSetup(ref=ref, card=card.name, zone=zone, owner="Alice")


def _deal(state: State, *things: port.ObjectSetup) -> None:
    used = {thing.card for thing in things}
    cards = tuple(card for card in (FOREST, BEARS) if card.name in used)
    state.new_game(state.setup(objects=things, cards=cards))


def _act(state: State, action: port.Action, said: str, allowed: str) -> None:
    reply: Any = state.talk.call("game/act", messages.ActParams(action))
    if isinstance(reply, port.Unsupported):
        raise Note(f"unsupported: {reply.reason}")
    if not isinstance(reply, port.Done):
        reason = f": {reply.reason}" if isinstance(reply, port.Refused) and reply.reason else ""
        raise Wrong(f"{said}: {type(reply).__name__.lower()}{reason}", allowed)


def _seen(state: State) -> port.Observation:
    seen: port.Observation = state.talk.call("game/observe", messages.ObserveParams())
    return seen


def _is_on_battlefield(state: State, ref: str, rule: str) -> None:
    zones = [str(o.zone) for o in _seen(state).objects if o.ref == ref]
    if zones != ["battlefield"]:
        raise Wrong(f"it is then in: {', '.join(zones) or 'no zone'}", f"the battlefield, with its ref ({rule})")


PROBES: tuple[tuple[str, Callable[[State], str]], ...] = (("a land", land), ("a spell", spell), ("an attack", attack))
