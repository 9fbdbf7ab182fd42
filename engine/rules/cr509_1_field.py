"""Rule 509.1a-c for single creatures: which creature may block which attacker, what it costs, what is required."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from ..cards.lang import continuous as con
from ..derive import conditions, filters, nouns
from ..derive.citation import rule
from ..derive.game import Game
from ..derive.view import RuleEffect
from ..state.objects import ObjectId, PlayerId
from . import cr506_combat as combat
from .cr506_costs import Due
from .cr508_1_field import from_keyword, permitted


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides whether one defending player's declaration of blockers is legal.

    `pairs`: creature to the attackers it may block, regardless of the others; `capacity`: how many of them (None: any
    number); `costly`: creatures that can't block for free; `anything`: requirements to block something; `that`:
    requirements on (blocker, attacker); `blocked`: requirements that an attacker be blocked; `least`, `most`: blockers
    of an attacker, if any; `lonely`: creatures that can't block alone; `limit`: how many may block at all."""

    player: PlayerId
    attackers: tuple[ObjectId, ...]
    pairs: Mapping[ObjectId, tuple[ObjectId, ...]]
    capacity: Mapping[ObjectId, int | None]
    costly: frozenset[ObjectId]
    anything: Mapping[ObjectId, int]
    that: Mapping[tuple[ObjectId, ObjectId], int]
    blocked: Mapping[ObjectId, int]
    least: Mapping[ObjectId, int]
    most: Mapping[ObjectId, int]
    lonely: frozenset[ObjectId]
    limit: int | None


# --- one creature ---------------------------------------------------------------------------------------------------


@rule("509.1a", "506.3")
def cant_be_chosen(g: Game, blocker: ObjectId) -> str | None:
    """Why a creature can't be chosen to block, whatever it would block; or None."""
    name = combat.name_of(g, blocker)
    if not combat.on_battlefield(g, blocker):
        return f"{name} is not on the battlefield (509.1a)"
    types = g.view.chars(blocker).types
    if "Creature" not in types:
        return f"{name} is no creature (506.3)"
    if "Battle" in types:
        return f"{name} is a battle (509.1a)"
    if g.view.obj(blocker).tapped:
        return f"{name} is tapped (509.1a)"
    return None


@rule("509.1b")
def restricted(g: Game, blocker: ObjectId, attacker: ObjectId) -> str | None:
    """A restriction on the blocking creature by which it can't block this attacker, or None."""
    for part, effect in g.view.parts_on(blocker, con.CantBlock):
        if part.alone or (part.what is not None and not filters.matches(effect.ctx, attacker, part.what)):
            continue
        return f"{combat.name_of(g, blocker)} can't block {combat.name_of(g, attacker)} (509.1b)"
    return None


@rule("509.1b", "702.9b", "702.13b", "702.14c", "702.16f", "702.17b", "702.28b", "702.31b", "702.36b", "702.118b")
def evaded(g: Game, blocker: ObjectId, attacker: ObjectId) -> str | None:
    """An evasion ability of the attacker, or another effect on it, by which this creature can't block it; or None."""
    for part, effect in g.view.parts_on(attacker, con.CantBeBlocked):
        if part.least is not None or part.most is not None:
            continue
        if part.by is not None and not filters.matches(effect.ctx, blocker, part.by):
            continue
        if part.except_by is not None and filters.matches(effect.ctx, blocker, part.except_by):
            continue
        if part.unless is not None and conditions.holds(
            part.unless, effect.ctx.binding(defending_player=g.view.controller(blocker))
        ):
            continue
        if from_keyword(g, attacker, "flying", effect) and flying_ignored(g, blocker, attacker):
            continue
        name, number = combat.name_of(g, attacker), _number(g, attacker, effect)
        return f"{name} can't be blocked by {combat.name_of(g, blocker)} ({number})"
    return None


_EVASION = {
    "flying": "702.9b",
    "landwalk": "702.14c",
    "protection": "702.16f",
    "shadow": "702.28b",
    "horsemanship": "702.31b",
    "fear": "702.36b",
    "intimidate": "702.13b",
    "skulk": "702.118b",
}


def _number(g: Game, attacker: ObjectId, effect: RuleEffect) -> str:
    """The rule that decides: of the keyword whose effect it is, or 509.1b."""
    return next((n for k, n in _EVASION.items() if from_keyword(g, attacker, k, effect)), "509.1b")


@rule("609.4", "702.17b")
def flying_ignored(g: Game, blocker: ObjectId, attacker: ObjectId) -> bool:
    """Whether the attacker can be blocked as though without flying, or the creature can block as though with reach."""
    if permitted(g, attacker, "not flying"):
        return True
    reaching = ((p, e) for p, e in g.view.parts_on(blocker, con.AttacksAsThough) if p.kind == "reach")
    return any(p.what is None or filters.matches(e.ctx, attacker, p.what) for p, e in reaching)


@rule("509.1a", "802.4a")
def against_controller(g: Game, blocker: ObjectId, attacker: ObjectId) -> str | None:
    """A creature blocks only attackers of its controller, or of what that player controls or protects."""
    attack = g.state.combat.attackers.get(attacker) if g.state.combat is not None else None
    if attack is None:
        return f"{combat.name_of(g, attacker)} is not attacking (509.1a)"
    defending = combat.defending_player_against(g, attack)
    player = g.view.controller(blocker)
    if defending == player:
        return None
    return f"{combat.name_of(g, attacker)} is attacking {defending}, not {player} (509.1a, 802.4a)"


def can_block(g: Game, blocker: ObjectId, attacker: ObjectId) -> str | None:
    """Why this creature can't block this attacker, regardless of what else blocks; None when it can.

    Costs, how many block an attacker (as of menace) and requirements are matters of the whole declaration."""
    return (
        cant_be_chosen(g, blocker)
        or against_controller(g, blocker, attacker)
        or restricted(g, blocker, attacker)
        or evaded(g, blocker, attacker)
    )


@rule("509.1a")
def how_many(g: Game, blocker: ObjectId) -> int | None:
    """How many attackers a creature can block: one, and those that effects add; None: any number."""
    more = [p.n for p, _ in g.view.parts_on(blocker, con.CanBlockMore)]
    numbers = [n for n in more if n is not None]
    return None if len(numbers) < len(more) else 1 + sum(numbers)


@rule("509.1d")
def costs_to_block(g: Game, blocker: ObjectId) -> tuple[Due, ...]:
    """What must be paid so that a creature can block."""
    found = g.view.parts_on(blocker, con.CostToAttack)
    return tuple((part.cost, effect.ctx) for part, effect in found if part.blocking)


# --- together -------------------------------------------------------------------------------------------------------


def field(g: Game, player: PlayerId) -> Field:
    """The state of things before a player's declaration of blockers; other players' creatures don't matter (802.4b)."""
    assert g.state.combat is not None, "blockers are declared in a combat phase"
    attacks = g.state.combat.attackers
    attackers = tuple(a for a, k in attacks.items() if combat.defending_player_against(g, k) == player)
    pairs: dict[ObjectId, tuple[ObjectId, ...]] = {}
    for oid in g.view.permanents_of(player):
        if "Creature" in g.view.chars(oid).types and (able := tuple(a for a in attackers if can_block(g, oid, a) is None)):
            pairs[oid] = able
    anything, that, blocked = requirements(g, attackers, pairs)
    least, most = numbers_of_blockers(g, player, attackers)
    return Field(
        player=player,
        attackers=attackers,
        pairs=pairs,
        capacity={b: how_many(g, b) for b in pairs},
        costly=frozenset(b for b in pairs if costs_to_block(g, b)),
        anything=anything,
        that=that,
        blocked=blocked,
        least=least,
        most=most,
        lonely=frozenset(b for b in pairs if any(p.alone for p, _ in g.view.parts_on(b, con.CantBlock))),
        limit=limit_on_blockers(g),
    )


Counts = tuple[Counter[ObjectId], Counter[tuple[ObjectId, ObjectId]], Counter[ObjectId]]


@rule("509.1c")
def requirements(g: Game, attackers: tuple[ObjectId, ...], pairs: Mapping[ObjectId, tuple[ObjectId, ...]]) -> Counts:
    """How many requirements there are that a creature block anything, that it block that attacker, that an attacker be
    blocked."""
    anything: Counter[ObjectId] = Counter()
    that: Counter[tuple[ObjectId, ObjectId]] = Counter()
    blocked: Counter[ObjectId] = Counter()
    for b in pairs:
        for part, effect in g.view.parts_on(b, con.MustBlock):
            if part.what is None:
                anything[b] += 1
            else:
                that.update((b, a) for a in nouns.objects(part.what, effect.ctx) if a in pairs[b])
    for a in attackers:
        for must, _ in g.view.parts_on(a, con.MustBeBlocked):
            if must.by_all:
                that.update((b, a) for b, able in pairs.items() if a in able)
            else:
                blocked[a] += 1
    return anything, that, blocked


@rule("509.1b", "702.111b")
def numbers_of_blockers(
    g: Game, player: PlayerId, attackers: tuple[ObjectId, ...]
) -> tuple[dict[ObjectId, int], dict[ObjectId, int]]:
    """The least and the greatest number of creatures that may block an attacker, where one is laid down."""
    least: dict[ObjectId, int] = {}
    most: dict[ObjectId, int] = {}
    for a in attackers:
        for part, effect in g.view.parts_on(a, con.CantBeBlocked):
            if part.unless is not None and conditions.holds(part.unless, effect.ctx.binding(defending_player=player)):
                continue
            if part.least is not None:
                least[a] = max(part.least, least.get(a, 1))
            if part.most is not None:
                most[a] = min(part.most, most.get(a, part.most))
    return least, most


@rule("509.1b")
def limit_on_blockers(g: Game) -> int | None:
    """How many creatures may block in all; None: any number."""
    return min((p.most for p, _ in g.view.parts(con.CombatLimit) if p.blocking), default=None)
