"""Rules 510.1b-e: how combat damage is assigned, with trample (702.19) and deathtouch (702.2c)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from ..asking import ask
from ..choices import Choice, Procedure
from ..citation import rule
from ..events import course as co
from ..game import Game
from ..state.game_state import Attack
from ..state.objects import ObjectId, PlayerId, Recipient
from . import cr506_combat as combat
from .cr508_1_field import permitted

Division = Mapping[Recipient, int]
OVER_WALKERS = "trample over planeswalkers"


class Strike(msgspec.Struct, frozen=True, kw_only=True):
    """One creature that assigns `amount` of damage: among the creatures it fights; with trample also, beyond them, to what it attacks
    (`beyond`), and beyond a planeswalker to its controller (`walkers_controller`). `bypass`: as though it weren't blocked."""

    creature: ObjectId
    amount: int
    fights: tuple[ObjectId, ...] = ()
    beyond: Recipient | None = None
    walkers_controller: PlayerId | None = None
    bypass: Recipient | None = None

    @property
    def recipients(self) -> tuple[Recipient, ...]:
        """Everything to which it may assign damage."""
        more = (r for r in (self.beyond, self.walkers_controller, self.bypass) if r is not None)
        return tuple(dict.fromkeys((*self.fights, *more)))


def assign(g: Game, amounts: Mapping[ObjectId, int]) -> Procedure[dict[ObjectId, Division]]:
    """How creatures with these amounts assign their combat damage: first the active player for the attackers, then the others in
    APNAP order for their blockers (510.1, 802.5)."""
    assert g.state.combat is not None
    plan = Plan(g)
    attackers = g.state.combat.attackers
    yield from plan.choose([s for a, n in amounts.items() if a in attackers and (s := attacker_strike(g, a, n)) is not None])
    for player in g.in_turn_order():
        strikes = [
            s
            for b, n in amounts.items()
            if b not in attackers and g.view.controller(b) == player and (s := blocker_strike(g, b, n)) is not None
        ]
        yield from plan.choose(strikes)
    return plan.given


# --- what one creature may do ----------------------------------------------------------------------------------------------------------


@rule("510.1b", "510.1c", "702.19d")
def attacker_strike(g: Game, attacker: ObjectId, amount: int) -> Strike | None:
    """How an attacking creature may assign damage; None when it assigns none."""
    assert g.state.combat is not None
    attack = g.state.combat.attackers[attacker]
    target = struck_target(g, attack)
    over, controller = walkers_controller(g, attacker, attack)
    if attack.blocked is not True:
        strike = Strike(creature=attacker, amount=amount, beyond=target, walkers_controller=controller)
        return strike if strike.recipients else None
    fights = tuple(b for b, blocked in g.state.combat.blockers.items() if attacker in blocked)
    tramples = over or "trample" in g.view.chars(attacker).keywords
    strike = Strike(
        creature=attacker,
        amount=amount,
        fights=fights,
        beyond=target if tramples else None,
        walkers_controller=controller,
        bypass=target if permitted(g, attacker, "unblocked") else None,
    )
    return strike if strike.recipients else None


@rule("510.1b", "506.4c", "800.4e")
def struck_target(g: Game, attack: Attack) -> Recipient | None:
    """What an attacking creature attacks and could damage: nothing that has left combat, no player who has left the game."""
    d = attack.defender
    if isinstance(d, str):
        return None if g.state.players[d].left else d
    return d if d is not None and combat.on_battlefield(g, d) else None


@rule("702.19c", "702.19e", "702.19f")
def walkers_controller(g: Game, attacker: ObjectId, attack: Attack) -> tuple[bool, PlayerId | None]:
    """Whether a creature has trample over planeswalkers; and the player beyond the planeswalker that it attacks, or attacked until
    that was removed from combat."""
    if OVER_WALKERS not in g.view.chars(attacker).keywords:
        return False, None
    d = attack.defender if attack.defender is not None else last_attacked(g, attacker)
    if not isinstance(d, int) or "Planeswalker" not in g.view.chars(d).types:
        return True, None
    player = combat.defending_player_against(g, attack)
    return True, None if player is None or g.state.players[player].left else player


def last_attacked(g: Game, attacker: ObjectId) -> Recipient | None:
    """What a creature began to attack most recently this turn."""
    found: Recipient | None = None
    for joined in g.this_turn(co.AttackerJoins):
        if joined.object == attacker:
            found = joined.attack.defender
    for attacked in g.this_turn(co.Attacked):
        if attacked.object == attacker:
            found = attacked.defender
    return found


@rule("510.1d")
def blocker_strike(g: Game, blocker: ObjectId, amount: int) -> Strike | None:
    """How a blocking creature may assign damage; None when it blocks nothing any more."""
    assert g.state.combat is not None
    blocked = tuple(a for a in g.state.combat.blockers[blocker] if a in g.state.combat.attackers)
    return Strike(creature=blocker, amount=amount, fights=blocked) if blocked else None


# --- together ------------------------------------------------------------------------------------------------------------------------------


class Plan:
    """The assignment in the making. Creatures that may assign damage beyond their blockers come last, so that what they must assign to
    those is known; where several do, one may count on damage that a later one could still assign, and the later one is held to it."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.given: dict[ObjectId, Division] = {}
        self.strikes: dict[ObjectId, Strike] = {}
        self.pending: dict[ObjectId, Strike] = {}

    def choose(self, strikes: list[Strike]) -> Procedure[None]:
        """Assign the damage of one player's creatures."""
        order = sorted(strikes, key=lambda s: bool(s.fights) and len(s.recipients) > len(s.fights))
        self.pending = {s.creature: s for s in order}
        for s in order:
            del self.pending[s.creature]
            self.strikes[s.creature] = s
            only = self.only_division(s)
            self.given[s.creature] = only if only is not None else (yield from self.ask(s))

    def only_division(self, s: Strike) -> Division | None:
        """The one division there is, or None when there is a choice."""
        first, *rest = s.recipients
        if not rest:
            return {first: s.amount}
        if len(s.fights) <= 1 and s.bypass is None and self.refusal(s, {first: s.amount - 1, rest[0]: 1}) is not None:
            return {first: s.amount}
        return None

    @rule_method("510.1b", "510.1c", "510.1d")
    def ask(self, s: Strike) -> Procedure[Division]:
        """Ask the creature's controller for the division: a mapping of recipient to amount."""
