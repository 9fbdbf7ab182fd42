"""Rules 510.1b-e: how combat damage is assigned, with trample (702.19) and deathtouch (702.2c)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from ..choices import Choice, Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import course as co
from ..kernel.asking import ask
from ..state.game_state import Attack
from ..state.objects import ObjectId, PlayerId, Recipient
from . import cr506_combat as combat
from .cr508_1_field import permitted

Division = Mapping[Recipient, int]
OVER_WALKERS = "trample over planeswalkers"


class Strike(msgspec.Struct, frozen=True, kw_only=True):
    """One creature that assigns `amount` of damage: among the creatures it fights; with trample also, beyond them, to
    what it attacks (`beyond`), and beyond a planeswalker to its controller (`walkers_controller`). `bypass`: as though
    it weren't blocked. `by`: who assigns it, when not its controller (702.22j-k)."""

    creature: ObjectId
    amount: int
    fights: tuple[ObjectId, ...] = ()
    beyond: Recipient | None = None
    walkers_controller: PlayerId | None = None
    bypass: Recipient | None = None
    by: PlayerId | None = None

    @property
    def recipients(self) -> tuple[Recipient, ...]:
        """Everything to which it may assign damage."""
        more = (r for r in (self.beyond, self.walkers_controller, self.bypass) if r is not None)
        return tuple(dict.fromkeys((*self.fights, *more)))


def assign(g: Game, amounts: Mapping[ObjectId, int]) -> Procedure[dict[ObjectId, Division]]:
    """How creatures with these amounts assign their combat damage: first the active player for the attackers, then the
    others in APNAP order for their blockers (510.1, 802.5)."""
    assert g.state.combat is not None
    plan = Plan()
    attackers = g.state.combat.attackers
    yield from choose(
        g, plan, [s for a, n in amounts.items() if a in attackers and (s := attacker_strike(g, a, n)) is not None]
    )
    for player in g.in_turn_order():
        strikes = [
            s
            for b, n in amounts.items()
            if b not in attackers and g.view.controller(b) == player and (s := blocker_strike(g, b, n)) is not None
        ]
        yield from choose(g, plan, strikes)
    return plan.given


# --- what one creature may do ---------------------------------------------------------------------------------------


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
    by = banded_blockers_divide(g, attack, fights)
    if by is not None:
        return Strike(creature=attacker, amount=amount, fights=fights, by=by)
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


BANDING = "banding"


@rule("702.22j")
def banded_blockers_divide(g: Game, attack: Attack, blockers: tuple[ObjectId, ...]) -> PlayerId | None:
    """The defending player, if a creature with banding is among the blockers: that player assigns the damage, among
    the blockers as they choose."""
    if not any(BANDING in g.view.chars(b).keywords for b in blockers):
        return None
    return combat.defending_player_against(g, attack)


@rule("702.22k")
def banded_attackers_divide(g: Game, attackers: tuple[ObjectId, ...]) -> PlayerId | None:
    """The active player, if a creature with banding is among the attackers that a creature blocks."""
    return g.state.turn.active if any(BANDING in g.view.chars(a).keywords for a in attackers) else None


@rule("510.1b", "506.4c", "800.4e")
def struck_target(g: Game, attack: Attack) -> Recipient | None:
    """What an attacking creature attacks and could damage: nothing that has left combat, no player who has left the
    game."""
    d = attack.defender
    if isinstance(d, str):
        return None if g.state.players[d].left else d
    return d if d is not None and combat.on_battlefield(g, d) else None


@rule("702.19c", "702.19e", "702.19f")
def walkers_controller(g: Game, attacker: ObjectId, attack: Attack) -> tuple[bool, PlayerId | None]:
    """Whether a creature has trample over planeswalkers; and the player beyond the planeswalker that it attacks, or
    attacked until that was removed from combat."""
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
    if not blocked:
        return None
    return Strike(creature=blocker, amount=amount, fights=blocked, by=banded_attackers_divide(g, blocked))


# --- together -------------------------------------------------------------------------------------------------------


class Plan:
    """The assignment in the making: what is `given`, by whom (`strikes`), and who is still to assign (`pending`)."""

    def __init__(self) -> None:
        self.given: dict[ObjectId, Division] = {}
        self.strikes: dict[ObjectId, Strike] = {}
        self.pending: dict[ObjectId, Strike] = {}

    def assigned_to(self, recipient: Recipient) -> Iterator[tuple[ObjectId, int]]:
        """Who has been assigned to deal how much to a recipient."""
        for creature, division in self.given.items():
            if division.get(recipient, 0) > 0:
                yield creature, division[recipient]


@rule("510.1", "510.1e")
def choose(g: Game, plan: Plan, strikes: list[Strike]) -> Procedure[None]:
    """Assign the damage of one player's creatures. Those that may assign damage beyond their blockers come last, so
    that what they must assign to these is known. Where several do, one may count on damage that a later one could
    assign to the same blocker, and the later one is held to that: so the whole assignment complies (510.1e)."""
    order = sorted(strikes, key=lambda s: 1 < len(s.recipients) > len(s.fights))
    plan.pending = {s.creature: s for s in order}
    for s in order:
        del plan.pending[s.creature]
        plan.strikes[s.creature] = s
        division = only_division(g, plan, s)
        if division is None:
            division = yield from ask_division(g, plan, s)
        plan.given[s.creature] = division


def only_division(g: Game, plan: Plan, s: Strike) -> Division | None:
    """The one division that there is, or None when there is a choice."""
    first, *rest = s.recipients
    if not rest:
        return {first: s.amount}
    if len(s.fights) <= 1 and s.bypass is None and refusal(g, plan, s, {first: s.amount - 1, rest[0]: 1}) is not None:
        return {first: s.amount}
    return None


@rule("510.1b", "510.1c", "510.1d", "702.19b")
def ask_division(g: Game, plan: Plan, s: Strike) -> Procedure[Division]:
    """The creature's controller, or who assigns its damage instead, divides it: a mapping of recipient to amount."""
    player = s.by or g.view.controller(s.creature)
    answer = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="division",
            source=s.creature,
            about="combat damage",
            rule="510.1d" if s.creature not in _attackers(g) else "510.1c",
            text=f"How does {combat.name_of(g, s.creature)} assign {s.amount} combat damage?",
            data={"recipients": s.recipients, "amount": s.amount},
            check=lambda division: refusal(g, plan, s, division),
        ),
    )
    return dict(answer) if isinstance(answer, Mapping) else {s.recipients[0]: s.amount}


def _attackers(g: Game) -> Mapping[ObjectId, Attack]:
    return g.state.combat.attackers if g.state.combat is not None else {}


def refusal(g: Game, plan: Plan, s: Strike, division: Any) -> str | None:
    """Why a division is illegal, or None."""
    if not isinstance(division, Mapping):
        return "the answer is a mapping of recipients to amounts (510.1c)"
    for r, n in division.items():
        if r not in s.recipients:
            return f"{combat.name_of(g, s.creature)} can't assign damage to {r!r} (510.1)"
        if not isinstance(n, int) or n < 0:
            return f"{n!r} is no amount of damage (510.1)"
    if sum(division.values()) != s.amount:
        return f"{sum(division.values())} is assigned, {combat.name_of(g, s.creature)} assigns {s.amount} (510.1a)"
    trial = Plan()
    trial.given = {**plan.given, s.creature: division}
    trial.strikes = {**plan.strikes, s.creature: s}
    trial.pending = plan.pending
    for other in trial.strikes.values():
        reason = tramples_wrongly(g, trial, other)
        if reason is not None:
            return reason
    return None


def _bypasses(s: Strike, division: Division) -> bool:
    return s.bypass is not None and division.get(s.bypass, 0) == s.amount


@rule("702.19b", "702.19c", "510.1e")
def tramples_wrongly(g: Game, plan: Plan, s: Strike) -> str | None:
    """Damage is assigned beyond blockers or a planeswalker that have not been assigned enough; or None."""
    division = plan.given[s.creature]
    if _bypasses(s, division):
        return None
    name = combat.name_of(g, s.creature)
    past = [r for r in (s.beyond, s.walkers_controller, s.bypass) if r is not None and division.get(r, 0) > 0]
    if not past:
        return None
    if s.beyond is None and s.walkers_controller is None:
        return f"{name} assigns all of its damage as though unblocked, or none (510.1c)"
    for b in s.fights:
        if not assigned_lethal(g, plan, b):
            return f"{name} tramples over {combat.name_of(g, b)}, which is not assigned lethal damage (702.19b)"
    if s.walkers_controller in past and isinstance(s.beyond, int) and not assigned_loyalty(g, plan, s.beyond):
        return f"{name} tramples over {combat.name_of(g, s.beyond)}, which is assigned less than its loyalty (702.19c)"
    return None


@rule("702.19b", "702.2c")
def assigned_lethal(g: Game, plan: Plan, blocker: ObjectId) -> bool:
    """Whether a blocker is assigned lethal damage in this step, with damage already marked on it and what creatures
    that are still to assign could add. Any damage from a source with deathtouch is lethal."""
    needed = (g.view.chars(blocker).toughness or 0) - g.view.obj(blocker).damage
    sources = [
        *plan.assigned_to(blocker),
        *((p.creature, p.amount) for p in plan.pending.values() if blocker in p.fights),
    ]
    if any("deathtouch" in g.view.chars(creature).keywords for creature, _ in sources):
        return True
    return sum(n for _, n in sources) >= needed


@rule("702.19c")
def assigned_loyalty(g: Game, plan: Plan, walker: ObjectId) -> bool:
    """Whether a planeswalker is assigned damage equal to its loyalty in this step, as for lethal damage."""
    pending = (p.amount for p in plan.pending.values() if walker in p.recipients)
    total = sum(n for _, n in plan.assigned_to(walker)) + sum(pending)
    return total >= g.view.obj(walker).counters.get("loyalty", 0)
