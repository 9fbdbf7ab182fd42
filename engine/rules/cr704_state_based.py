"""Rule 704: state-based actions, collected as proposed events and performed as one batch."""

from __future__ import annotations

from collections.abc import Iterable

from ..choices import Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import course as co
from ..events import zones as zo
from ..events.base import Event
from ..kernel.pipeline import commit, perform
from ..state.objects import ObjectId
from . import cr104_ending as ending
from . import cr704_5_attachments as attachments
from . import cr704_5_battles as battles
from . import cr704_5_duplicates as duplicates
from . import cr704_5_permanents as permanents
from . import cr704_5_players as players
from . import cr704_5_zones as zones
from .cr704_board import Board, Decision, board
from .replacement import cr614_17_cant as cant

PLAIN = (
    (players.no_life, "704.5a"),
    (players.drew_from_empty_library, "704.5b"),
    (players.poisoned, "704.5c"),
    (players.commander_damage, "704.6c"),
    (players.starts_engines, "704.5z"),
    (zones.tokens_elsewhere, "704.5d"),
    (zones.copies_elsewhere, "704.5e"),
    (permanents.no_toughness, "704.5f"),
    (permanents.lethal_damage, "704.5g"),
    (permanents.deathtouched, "704.5h"),
    (permanents.no_loyalty, "704.5i"),
    (permanents.opposite_counters, "704.5q"),
    (permanents.too_many_counters, "704.5r"),
    (permanents.finished_sagas, "704.5s"),
    (duplicates.world_rule, "704.5k"),
    (duplicates.roles, "704.5y"),
    (attachments.auras, "704.5m"),
    (attachments.equipment, "704.5n"),
    (attachments.unattachable, "704.5p"),
    (battles.no_defense, "704.5v"),
)
"""State-based actions without a choice, and their numbers."""

DECIDED = (
    (duplicates.legend_rule, "704.5j"),
    (battles.no_protector, "704.5w"),
    (battles.protected_by_controller, "704.5x"),
    (zones.commanders, "704.6d"),
)
"""State-based actions in which somebody chooses."""

# Not here: 704.5t (dungeons), 704.5u (sectors): the state has neither; 704.6a-b (teams of two), 704.6e-f (schemes and
# phenomena).

Proposed = list[tuple[Event, str]]


@rule("704.3")
def check(g: Game) -> Procedure[bool]:
    """Check for state-based actions and perform all that apply, simultaneously. Whether any was performed; no priority
    and no triggered ability is dealt with here."""
    if g.state.outcome is not None or _as_last_checked(g):
        return False
    while True:
        still_in = g.in_turn_order()
        proposed = yield from proposals(g)
        if g.state.outcome is not None:
            return True
        if g.in_turn_order() == still_in:
            break  # nobody conceded while somebody chose; otherwise all is looked at anew
    forget(g)
    if not proposed:
        g.found_clean = g.view
        return False
    before = g.state
    happened = yield from perform(g, one_each(g, [e for e, _ in proposed]), *dict.fromkeys(n for _, n in proposed))
    yield from ending.after_losing(g, happened)
    return g.state is not before


def _as_last_checked(g: Game) -> bool:
    """Whether nothing has changed since a check that found nothing, but who has priority, and what turn and step it is where
    no effect on the rules looks at that."""
    if g.found_clean is None:
        return False
    old, new = g.found_clean.state, g.state
    return (
        old.objects is new.objects
        and old.players is new.players
        and old.zones is new.zones
        and old.effects is new.effects
        and old.combat is new.combat
        and old.waiting is new.waiting
        and old.designations is new.designations
        and old.format is new.format
        and (old.turn is new.turn or (g.view.as_before(g.found_clean) and not g.view.index.rule_parts))
    )


def proposals(g: Game) -> Procedure[Proposed]:
    """All state-based actions that apply now, as events with the number of the rule. Choices are made in APNAP order
    (101.4)."""
    b = board(g)
    found: Proposed = [(e, number) for action, number in PLAIN for e in action(g, b) if cant.cant_happen(g, e) is None]
    decisions: list[tuple[Decision, str]] = [(d, number) for action, number in DECIDED for d in action(g, b)]
    if decisions:
        order = g.in_turn_order()
        for d, number in sorted(decisions, key=lambda pair: order.index(pair[0].player)):
            if g.state.outcome is not None or g.state.players[d.player].left:
                continue
            events = yield from d.choose()
            found += [(e, number) for e in events]
    return found


_RANK: dict[type[Event], int] = {zo.Sacrifice: 0, zo.Move: 1, zo.Destroy: 2, zo.CeaseToExist: 3}


@rule("704.7", "704.8")
def one_each(g: Game, events: Iterable[Event]) -> list[Event]:
    """The batch: one loss for each player and one event for each object that leaves, whatever the number of reasons
    (704.7). What leaves stands first, so that it is last known as it was before any of these actions (704.8)."""
    losses: list[ending.Loss] = []
    leaving: dict[ObjectId, Event] = {}
    rest: list[Event] = []
    for e in events:
        if isinstance(e, co.LoseGame):
            losses.append((e.player, e.reason, e.rule))
        elif isinstance(e, zo.Sacrifice | zo.Move | zo.Destroy | zo.CeaseToExist):
            assert e.object is not None
            other = leaving.get(e.object)
            if other is None or _RANK[type(e)] < _RANK[type(other)]:
                leaving[e.object] = e
        elif e not in rest:
            rest.append(e)
    return [*leaving.values(), *rest, *ending.loss_events(g, losses)]


def forget(g: Game) -> None:
    """Note the check: draws from an empty library and damage from sources with deathtouch count from the last one on
    (704.5b, 704.5h), so do commanders' moves (704.6d)."""
    s = g.state
    if (
        any(p.failed_draw for p in s.players.values())
        or any(o.deathtouched for o in s.objects.values())
        or s.format == "commander"
    ):
        commit(g, [co.CheckedDraws()], ("704.3",))


__all__ = ["Board", "check", "one_each", "proposals"]
