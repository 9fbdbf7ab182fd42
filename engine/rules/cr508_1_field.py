"""Rule 508.1a-c for single creatures: which creature may attack what, what it costs, what is required of it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ..cards.lang import abilities as ab
from ..cards.lang import continuous as con
from ..cards.lang.nouns import Players
from ..derive import conditions, filters, nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.cr613_layers import functional
from ..derive.game import Game
from ..derive.view import RuleEffect
from ..state.objects import ObjectId, PlayerId, Recipient
from . import cr302_6_sickness as sickness
from . import cr506_combat as combat
from .cr506_costs import Due


class Requirement(msgspec.Struct, frozen=True):
    """One requirement on a creature that attacks (508.1d): attack at all, one of `whom`, or a player who is none of
    `not_whom`."""

    whom: tuple[PlayerId, ...] | None = None
    not_whom: tuple[PlayerId, ...] | None = None

    def obeyed(self, defender: Recipient | None) -> bool:
        """Whether attacking this (None: not attacking) obeys it."""
        if self.whom is not None:
            return defender in self.whom
        if self.not_whom is not None:
            return isinstance(defender, str) and defender not in self.not_whom
        return defender is not None


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides whether a declaration of attackers is legal.

    `pairs`: attacker to what it may attack, regardless of the others; `costly`: pairs that cost something; `lonely`:
    creatures that can't attack alone; `limit`, `limits`: how many may attack at all, and that player."""

    player: PlayerId
    defenders: tuple[Recipient, ...]
    pairs: Mapping[ObjectId, tuple[Recipient, ...]]
    costly: frozenset[tuple[ObjectId, Recipient]]
    requirements: Mapping[ObjectId, tuple[Requirement, ...]]
    lonely: frozenset[ObjectId]
    limit: int | None
    limits: Mapping[PlayerId, int]

    def obeyed(self, attacker: ObjectId, defender: Recipient | None) -> int:
        """How many requirements a creature obeys by attacking this."""
        return sum(r.obeyed(defender) for r in self.requirements.get(attacker, ()))


# --- who may be chosen (508.1a) -------------------------------------------------------------------------------------


@rule("508.1a", "506.3")
def cant_be_chosen(g: Game, attacker: ObjectId) -> str | None:
    """Why a creature can't be chosen to attack, whatever it would attack; or None."""
    name = combat.name_of(g, attacker)
    if not combat.on_battlefield(g, attacker):
        return f"{name} is not on the battlefield (508.1a)"
    c = g.view.chars(attacker)
    if "Creature" not in c.types:
        return f"{name} is no creature (506.3)"
    if c.controller != combat.attacking_player(g):
        return f"{name} is not controlled by the attacking player (506.2)"
    if "Battle" in c.types:
        return f"{name} is a battle (508.1a)"
    if g.view.obj(attacker).tapped:
        return f"{name} is tapped (508.1a)"
    return summoning_sick(g, attacker)


@rule("302.6", "702.10b")
def summoning_sick(g: Game, attacker: ObjectId) -> str | None:
    """A creature must have haste or have been controlled continuously since the turn began."""
    if not sickness.summoning_sick(g, attacker) or permitted(g, attacker, "haste"):
        return None
    return f"{combat.name_of(g, attacker)} has not been controlled continuously since the turn began (302.6)"


@rule("609.4")
def permitted(g: Game, oid: ObjectId, kind: str) -> bool:
    """Whether an effect lets a creature attack, block or be blocked as though it had or didn't have something
    (609.4)."""
    return any(p.kind == kind for p, _ in g.view.parts_on(oid, con.AttacksAsThough))


def from_keyword(g: Game, oid: ObjectId, keyword: str, effect: RuleEffect) -> bool:
    """Whether a continuous effect is that of this keyword ability of an object, and not of an equal text."""
    own = (a for a in g.view.chars(oid).abilities if isinstance(a.ability, ab.Keyword) and a.ability.name == keyword)
    return any(x is effect.static for a in own for x in functional(a))


# --- restrictions on one creature (508.1c) --------------------------------------------------------------------------


@rule("508.1c", "508.1d", "508.1h")
def aimed(g: Game, ctx: Ctx, whom: Players | None, planeswalkers: bool, defender: Recipient) -> bool:
    """Whether attacking this is attacking one of those players (`planeswalkers`: or a planeswalker that one
    controls)."""
    if whom is None:
        return True
    players = nouns.players(whom, ctx)
    if isinstance(defender, str):
        return defender in players
    return planeswalkers and "Planeswalker" in g.view.chars(defender).types and g.view.controller(defender) in players


@rule("508.1c", "702.3b")
def restricted(g: Game, attacker: ObjectId, defender: Recipient) -> str | None:
    """A restriction by which a creature can't attack this, regardless of what else attacks; or None."""
    name = combat.name_of(g, attacker)
    for part, effect in g.view.parts_on(attacker, con.CantAttack):
        if part.alone or not aimed(g, effect.ctx, part.whom, part.planeswalkers, defender):
            continue
        ctx = effect.ctx.binding(defending_player=combat.defending_player_of(g, defender))
        if part.unless is not None and conditions.holds(part.unless, ctx):
            continue
        if from_keyword(g, attacker, "defender", effect):
            if not permitted(g, attacker, "no defender"):
                return f"{name} has defender (702.3b)"
            continue
        return f"{name} can't attack {combat.name_of(g, defender)} (508.1c)"
    return player_cant_attack(g, attacker)


@rule("508.1c", "101.2")
def player_cant_attack(g: Game, attacker: ObjectId) -> str | None:
    """An effect by which the attacking player can't attack, or not with such creatures; or None."""
    player = combat.attacking_player(g)
    for part, effect in g.view.parts_on_player(player, con.PlayerCant):
        if part.what == "attack" and (part.which is None or filters.matches(effect.ctx, attacker, part.which)):
            return f"{player} can't attack with {combat.name_of(g, attacker)} (508.1c)"
    return None


def can_attack(g: Game, attacker: ObjectId, defender: Recipient) -> str | None:
    """Why this creature can't attack this player, planeswalker or battle, regardless of what else attacks; None when it
    can.

    Costs to attack, limits on the number of attackers and requirements are matters of the whole declaration."""
    reason = cant_be_chosen(g, attacker)
    if reason is not None:
        return reason
    if defender not in combat.attackable(g):
        return f"{combat.name_of(g, defender)} can't be attacked by {combat.attacking_player(g)} (506.2)"
    return restricted(g, attacker, defender)


# --- costs and requirements -----------------------------------------------------------------------------------------


@rule("508.1h")
def costs_to_attack(g: Game, attacker: ObjectId, defender: Recipient) -> tuple[Due, ...]:
    """What must be paid so that a creature can attack this."""
    return tuple(
        (part.cost, effect.ctx)
        for part, effect in g.view.parts_on(attacker, con.CostToAttack)
        if not part.blocking and aimed(g, effect.ctx, part.whom, part.planeswalkers, defender)
    )


@rule("508.1d", "701.15b", "701.15c", "701.15d")
def requirements(g: Game, attacker: ObjectId) -> tuple[Requirement, ...]:
    """The requirements on a creature. Being goaded by a player makes two, however often that player has done it."""
    found: list[Requirement] = []
    goaded: set[tuple[PlayerId, ...]] = set()
    for part, effect in g.view.parts_on(attacker, con.MustAttack):
        if part.not_whom is not None:
            by = nouns.players(part.not_whom, effect.ctx)
            if by not in goaded:
                goaded.add(by)
                found += [Requirement(), Requirement(not_whom=by)]
        elif part.whom is not None:
            found.append(Requirement(whom=nouns.players(part.whom, effect.ctx)))
        else:
            found.append(Requirement())
    return tuple(found)


# --- together -------------------------------------------------------------------------------------------------------


def field(g: Game) -> Field:
    """The state of things before a declaration of attackers."""
    player = combat.attacking_player(g)
    defenders = combat.attackable(g)
    pairs: dict[ObjectId, tuple[Recipient, ...]] = {}
    for oid in g.view.permanents_of(player):
        if "Creature" in g.view.chars(oid).types and cant_be_chosen(g, oid) is None:
            able = tuple(d for d in defenders if restricted(g, oid, d) is None)
            if able:
                pairs[oid] = able
    limit, limits = limits_on_attackers(g)
    return Field(
        player=player,
        defenders=defenders,
        pairs=pairs,
        costly=frozenset((a, d) for a, ds in pairs.items() for d in ds if costs_to_attack(g, a, d)),
        requirements={a: r for a in pairs if (r := requirements(g, a))},
        lonely=frozenset(a for a in pairs if any(p.alone for p, _ in g.view.parts_on(a, con.CantAttack))),
        limit=limit,
        limits=limits,
    )


@rule("508.1c")
def limits_on_attackers(g: Game) -> tuple[int | None, dict[PlayerId, int]]:
    """How many creatures may attack in all (None: any number), and how many may attack a player."""
    limit: int | None = None
    limits: dict[PlayerId, int] = {}
    for part, effect in g.view.parts(con.CombatLimit):
        if part.blocking:
            continue
        if part.whom is None:
            limit = part.most if limit is None else min(limit, part.most)
            continue
        for p in nouns.players(part.whom, effect.ctx):
            limits[p] = min(part.most, limits.get(p, part.most))
    return limit, limits
