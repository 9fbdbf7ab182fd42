"""Rules 506.3, 508.4, 509.4: creatures that are put onto the battlefield attacking or blocking, and creatures that an
effect makes blocked."""

from __future__ import annotations

from collections.abc import Iterable

from ..choices import Choice, Procedure
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import course as co
from ..kernel.asking import ask
from ..kernel.pipeline import perform
from ..state.game_state import Attack
from ..state.objects import ObjectId, Recipient
from . import cr506_combat as combat


@rule("508.4", "508.4a", "506.3a", "506.3b", "506.3c")
def join_attack(g: Game, ctx: Ctx, entered: Iterable[ObjectId]) -> Procedure[None]:
    """Permanents that have just been put onto the battlefield attacking: the controller of each chooses what it attacks.
    Those that are no creatures, or not the attacking player's, attack nothing."""
    events: list[co.AttackerJoins] = []
    for oid in entered:
        options = tuple(d for d in combat.attackable(g) if combat.may_join_attack(g, oid, d)) if g.state.combat else ()
        if options:
            defender = yield from choose_attacked(g, ctx, oid, options)
            events.append(co.AttackerJoins(object=oid, attack=joined(g, defender)))
    if events:
        yield from perform(g, events, "508.4")


@rule("508.4")
def choose_attacked(g: Game, ctx: Ctx, oid: ObjectId, options: tuple[Recipient, ...]) -> Procedure[Recipient]:
    """Which player, planeswalker or battle a creature attacks that was not declared: its controller chooses."""
    player = g.view.controller(oid)
    answer: tuple[Recipient, ...] = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="objects",
            source=ctx.source,
            about="attacking",
            options=options,
            data={"attacker": oid},
            rule="508.4",
        ),
    )
    return answer[0]


@rule("508.4d", "506.3d")
def joined(g: Game, defender: Recipient) -> Attack:
    """The attack of a creature that joins: unblocked once blockers have been declared."""
    declared = g.state.combat is not None and g.state.combat.blocks_declared
    return Attack(defender, False if declared else None, combat.defending_player_of(g, defender), declared=False)


@rule("509.4", "509.4a", "506.3e")
def join_block(g: Game, entered: Iterable[ObjectId], attackers: Iterable[ObjectId]) -> Procedure[None]:
    """Permanents that have just been put onto the battlefield blocking these creatures, as far as they may block them
    (506.3e). An attacker that was unblocked becomes blocked (509.3c)."""
    blocks = {b: able for b in entered if (able := tuple(a for a in attackers if may_join_block(g, b, a)))}
    if not blocks or g.state.combat is None:
        return
    events: list[co.BlockerJoins | co.BecameBlocked] = [co.BlockerJoins(object=b, attackers=k) for b, k in blocks.items()]
    for a, attack in g.state.combat.attackers.items():
        by = tuple(b for b, k in blocks.items() if a in k)
        if by:
            events.append(co.BecameBlocked(object=a, by=by, already=attack.blocked is True))
    yield from perform(g, events, "509.4")


@rule("506.3a", "506.3e", "506.3f", "509.4a")
def may_join_block(g: Game, blocker: ObjectId, attacker: ObjectId) -> bool:
    """Whether a permanent that an effect puts onto the battlefield blocking this becomes a blocking creature.
    Restrictions on declaring blockers don't matter (509.4b)."""
    c = g.view.chars(blocker)
    attack = g.state.combat.attackers.get(attacker) if g.state.combat is not None else None
    if attack is None or "Creature" not in c.types or "Battle" in c.types:
        return False
    return combat.defending_player_against(g, attack) == c.controller


@rule("509.1h", "509.3c")
def become_blocked(g: Game, attackers: Iterable[ObjectId]) -> Procedure[None]:
    """An effect says that attacking creatures become blocked: those that are unblocked do."""
    attacks = g.state.combat.attackers if g.state.combat is not None else {}
    free = [a for a in attackers if a in attacks and attacks[a].blocked is not True]
    if free:
        yield from perform(g, [co.BecameBlocked(object=a) for a in free], "509.1h")
