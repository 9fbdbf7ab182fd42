"""Misreadings of how often something occurs and of who notices it: delayed triggers, parts of conditions, counters, cards
that move (603.2c, 603.2f, 113.6k, 400.7e, 614.5)."""

from __future__ import annotations

from typing import Any

from judgecall.engine.cards.lang import events as le
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.events import zones as zo
from judgecall.engine.terms.zones import Zone
from wrong import Wrong, right, true

GROUPED = "cr603_2c_occurrences.grouped"
DELAYED = "cr603_noticing.delayed_occurrences"
FUNCTIONS = "cr603_noticing.functioning_part"
VISIBLE = "cr603_noticing.visible"
OWN = "cr614_finding.own_key"


def _each_for_delayed(g: Game, before: Any, d: Any, happened: Any) -> Any:
    """A delayed trigger triggers on each event."""
    return [[pair] for group in right(DELAYED)(g, before, d, happened) for pair in group]


def _each_of_several(g: Game, when: Any, found: Any) -> Any:
    """A condition of several parts is met by each event."""
    return [[pair] for pair in found] if isinstance(when, le.EitherEvent) else right(GROUPED)(g, when, found)


def _each_putting(g: Game, when: Any, found: Any) -> Any:
    """Counters that several sources put on an object at once are put on it several times."""
    return [[pair] for pair in found] if isinstance(when, le.CountersPut) else right(GROUPED)(g, when, found)


def _each_taking(g: Game, when: Any, found: Any) -> Any:
    """Counters are removed once by each source, however many they are."""
    if not isinstance(when, le.CountersTaken):
        return right(GROUPED)(g, when, found)
    return [[next(p for p in found if p[0] is e)] for e in dict.fromkeys(e for e, _ in found)]


def _never_in_a_hand(g: Game, before: Any, view: Any, oid: int) -> bool:
    """What is in a hand is seen by nobody."""
    return view.obj(oid).zone not in (Zone.HAND, Zone.LIBRARY)


def _all_in_one_zone(g: Game, ability: Any, when: Any, o: Any) -> Any:
    """An ability with several conditions functions on the battlefield."""
    if isinstance(ability.when, le.EitherEvent) and ability.zone is None and o.zone is not Zone.BATTLEFIELD:
        return None
    return right(FUNCTIONS)(g, ability, when, o)


def _discarded_to_a_graveyard(g: Game, ability: Any, when: Any, o: Any) -> Any:
    """What was discarded is in a graveyard."""
    if "discard" in repr(when) and o.zone not in (Zone.GRAVEYARD, Zone.BATTLEFIELD):
        return None
    return right(FUNCTIONS)(g, ability, when, o)


def _found_anywhere(g: Game, old: int, new: Any, zone: Any) -> Any:
    """What moved is found in a hidden zone too."""
    return {old: new} if new is not None else {}


def _anew_for_each_copy(g: Game, e: zo.Move, abl: Any) -> Any:
    """What becomes a copy as it enters has what is granted to it anew."""
    return ("own", e.entering.copies if e.entering is not None else 0, abl.mark, abl.number, abl.origin)


def _once_whoever_grants(g: Game, e: zo.Move, abl: Any) -> Any:
    """Equal abilities of a permanent that enters are one."""
    return ("own", e.entering.copies if e.entering is not None else 0, repr(abl.ability), abl.number)


def _only_while_there(g: Game, e: ch.Damage) -> bool:
    """What a source said of its damage is over when it has left."""
    return e.dealer in g.state.objects and bool(right("cr614_applying.unpreventable")(g, e))


def _by_cause(g: Game, happened: Any) -> Any:
    """What a madness ability exiles was not discarded."""
    return [x for x in happened if isinstance(x, zo.Move) and x.cause == "discard"]


WRONG = (
    Wrong(
        "a delayed trigger triggers on each event",
        {DELAYED: _each_for_delayed},
        ("trigger-0830", "trigger-0831"),
        rules=("603.2c", "603.7b"),
    ),
    Wrong("each event meets a condition of several parts", {GROUPED: _each_of_several}, ("trigger-0832",), rules=("603.2c",)),
    Wrong("each source puts counters for itself", {GROUPED: _each_putting}, ("trigger-0833",), rules=("603.2c",)),
    Wrong("counters are removed once a source", {GROUPED: _each_taking}, ("trigger-0834",), rules=("603.2c",)),
    Wrong("what is in a hand notices nothing", {VISIBLE: _never_in_a_hand}, ("trigger-0835",), rules=("603.2f",)),
    Wrong("what nobody sees triggers", {VISIBLE: true}, ("trigger-0836",), rules=("603.2f",)),
    Wrong(
        "several conditions function on the battlefield", {FUNCTIONS: _all_in_one_zone}, ("ability-0012",), rules=("113.6k",)
    ),
    Wrong("what was discarded is in a graveyard", {FUNCTIONS: _discarded_to_a_graveyard}, ("ability-0013",), rules=("113.6k",)),
    Wrong("what moved is found in a hand", {"patterns.found_in": _found_anywhere}, ("zone-0020",), rules=("400.7e",)),
    Wrong("a copy is granted what it enters with anew", {OWN: _anew_for_each_copy}, ("entering-0050",), rules=("614.5",)),
    Wrong("equal abilities to enter are one", {OWN: _once_whoever_grants}, ("entering-0051",), rules=("614.12",)),
    Wrong(
        "a source that has left says nothing of its damage",
        {"cr614_applying.unpreventable": _only_while_there},
        ("unprevented-0003",),
        rules=("615.12", "608.2h"),
    ),
    Wrong(
        "an ability regenerates in spite of all",
        {"cr614_finding.can_regenerate": true},
        ("regenerate-0020",),
        rules=("701.19c",),
    ),
    Wrong("madness is no discard", {"verbs_zones.discards": _by_cause}, ("discard-0020",), rules=("701.9a",)),
)
