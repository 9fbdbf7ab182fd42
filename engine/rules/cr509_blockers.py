"""Rule 509: the declaration of blockers."""

from __future__ import annotations

from collections.abc import Mapping

from ..choices import Choice, Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import course as co
from ..events.base import Event
from ..kernel.asking import ask
from ..kernel.pipeline import perform
from ..state.objects import ObjectId, PlayerId
from . import cr506_combat as combat
from . import cr509_1_field as single
from . import cr509_1c_maximum as whole
from .cr506_costs import pay_to_fight
from .cr733_illegal import Journal, attempt

Declaration = Mapping[ObjectId, tuple[ObjectId, ...]]


@rule("509.1", "802.4")
def declare_blockers(g: Game) -> Procedure[None]:
    """Each defending player who is attacked declares blockers, in APNAP order; then the rest of the attackers is
    unblocked."""
    for player in g.in_turn_order():
        if g.state.outcome is None and attacked_creatures(g, player):
            yield from declare_blocks_of(g, player)
    yield from become_unblocked(g)


@rule("802.4")
def attacked_creatures(g: Game, player: PlayerId) -> tuple[ObjectId, ...]:
    """The creatures that attack a player, a planeswalker of that player, or a battle that the player protects."""
    attacks = g.state.combat.attackers if g.state.combat is not None else {}
    return tuple(a for a, k in attacks.items() if combat.defending_player_against(g, k) == player)


@rule("509.1")
def declare_blocks_of(g: Game, player: PlayerId) -> Procedure[None]:
    """One defending player declares blockers. Asked for unless no creature could block at all. When a cost can't be
    paid, the declaration is reversed (733.1) and IllegalAction raised."""
    field = single.field(g, player)
    declared: Declaration = {}
    if field.pairs:
        declared = yield from choose_blockers(g, field)
    yield from attempt(g, lambda journal: carry_out(g, player, declared, journal))


def carry_out(g: Game, player: PlayerId, declared: Declaration, journal: Journal) -> Procedure[None]:
    """What follows the choice, in its order (509.1d-i)."""
    yield from pay_costs(g, player, declared, journal)
    yield from become_blocking(g, player, declared)


@rule("509.1a", "509.1b", "509.1c")
def choose_blockers(g: Game, field: single.Field) -> Procedure[Declaration]:
    """Which creatures block what. The answer is a mapping of creature to a tuple of attackers.

    `data`: `attackers`, those of this player, and `blockers`, each creature with the attackers that it may block."""
    answer = yield from ask(
        g,
        Choice(
            player=field.player,
            decider=field.player,
            kind="block",
            about="blockers",
            rule="509.1",
            text="Which creatures block, and which attackers?",
            data={"blockers": dict(field.pairs), "attackers": field.attackers, "capacity": dict(field.capacity)},
            check=lambda declared: whole.refusal(g, field, declared),
        ),
    )
    return dict(answer) if isinstance(answer, Mapping) else {}


@rule("509.1d", "509.1e", "509.1f")
def pay_costs(g: Game, player: PlayerId, declared: Declaration, journal: Journal) -> Procedure[None]:
    """All costs to block, as they are now, are determined, locked in and paid."""
    due = [cost for b in declared for cost in single.costs_to_block(g, b)]
    if due:
        yield from pay_to_fight(g, player, due, journal)


@rule("509.1g", "509.1h", "509.1i", "509.3a", "509.3b", "509.3c")
def become_blocking(g: Game, player: PlayerId, declared: Declaration) -> Procedure[None]:
    """The creatures that the player still controls become blocking creatures, what they block becomes blocked;
    abilities trigger."""
    assert g.state.combat is not None
    there = {b: k for b, k in declared.items() if combat.on_battlefield(g, b) and g.view.controller(b) == player}
    attackers = g.state.combat.attackers
    blocks = {b: found for b, k in there.items() if (found := tuple(a for a in k if a in attackers))}
    events: list[Event] = [co.BlockersDeclared(player=player, blockers=blocks)]
    events += [co.Blocked(blocker=b, attacker=a, first=i == 0) for b, blocked in blocks.items() for i, a in enumerate(blocked)]
    for a, attack in attackers.items():
        by = whole.blockers_of(blocks, a)
        if by and not attack.blocked:
            events.append(co.BecameBlocked(object=a, by=by))
    yield from perform(g, events, "509.1g", "509.1h", "509.1i")


@rule("509.1h", "509.3g")
def become_unblocked(g: Game) -> Procedure[None]:
    """Attackers without a declared blocker become unblocked creatures; abilities trigger on that."""
    attacks = g.state.combat.attackers if g.state.combat is not None else {}
    free = [a for a, k in attacks.items() if k.blocked is None]
    yield from perform(g, [co.BecameBlocked(object=a, blocked=False) for a in free], "509.1h", "509.3g")
