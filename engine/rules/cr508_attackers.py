"""Rule 508: the declaration of attackers."""

from __future__ import annotations

from collections.abc import Mapping

from ..choices import Choice, Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..events import course as co
from ..events.base import Event
from ..kernel.asking import ask
from ..kernel.pipeline import perform
from ..state.game_state import Attack
from ..state.objects import ObjectId, Recipient
from . import cr506_combat as combat
from . import cr508_1_field as single
from . import cr508_1d_maximum as whole
from .cr506_costs import pay_to_fight
from .cr733_illegal import Journal, attempt

Declaration = Mapping[ObjectId, Recipient]


@rule("508.1")
def declare_attackers(g: Game) -> Procedure[None]:
    """The active player declares attackers. Asked for unless no creature could attack at all; an empty declaration is
    allowed when nothing is required. When a cost can't be paid, the declaration is reversed (733.1) and IllegalAction
    raised."""
    field = single.field(g)
    declared: Declaration = {}
    if field.pairs:
        declared = yield from choose_attackers(g, field)
    yield from attempt(g, lambda journal: carry_out(g, declared, journal))


def carry_out(g: Game, declared: Declaration, journal: Journal) -> Procedure[None]:
    """What follows the choice, in its order (508.1f-m)."""
    yield from tap_attackers(g, declared)
    yield from pay_costs(g, declared, journal)
    yield from become_attacking(g, declared)


@rule("508.1a", "508.1b", "508.1c", "508.1d")
def choose_attackers(g: Game, field: single.Field) -> Procedure[Declaration]:
    """Which creatures attack what. The answer is a mapping of creature to player, planeswalker or battle.

    `data`: `defenders`, all that may be attacked, and `attackers`, each creature with what it may attack."""
    answer = yield from ask(
        g,
        Choice(
            player=field.player,
            decider=field.player,
            kind="attack",
            about="attackers",
            rule="508.1",
            text="Which creatures attack, and what?",
            data={"attackers": dict(field.pairs), "defenders": field.defenders},
            check=lambda declared: whole.refusal(g, field, declared),
        ),
    )
    return dict(answer) if isinstance(answer, Mapping) else {}


@rule("508.1f", "702.20b")
def tap_attackers(g: Game, declared: Declaration) -> Procedure[None]:
    """The chosen creatures become tapped, except those with vigilance."""
    tapping = [a for a in declared if "vigilance" not in g.view.chars(a).keywords]
    yield from perform(g, [ch.TapIt(object=a, attacking=True) for a in tapping], "508.1f")


@rule("508.1h", "508.1i", "508.1j")
def pay_costs(g: Game, declared: Declaration, journal: Journal) -> Procedure[None]:
    """All costs to attack, as they are now, are determined, locked in and paid."""
    due = [cost for a, d in declared.items() for cost in single.costs_to_attack(g, a, d)]
    if due:
        yield from pay_to_fight(g, combat.attacking_player(g), due, journal)


@rule("508.1k", "508.1m", "508.3a", "506.5")
def become_attacking(g: Game, declared: Declaration) -> Procedure[None]:
    """The creatures that the player still controls become attacking creatures; abilities trigger on that."""
    player = combat.attacking_player(g)
    attackers = {
        a: Attack(d, None, combat.defending_player_of(g, d))
        for a, d in declared.items()
        if combat.on_battlefield(g, a) and g.view.controller(a) == player
    }
    events: list[Event] = [co.AttackersDeclared(player=player, attackers=attackers)]
    events += [co.Attacked(object=a, defender=declared[a], alone=len(attackers) == 1) for a in attackers]
    yield from perform(g, events, "508.1k", "508.1m")
