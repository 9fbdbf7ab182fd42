"""Rule 714: Sagas."""

from __future__ import annotations

from ..cards.lang import abilities as ab
from ..choices import Procedure
from ..derive import work
from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..events.base import Event
from ..kernel.pipeline import perform
from ..state.objects import Abl, Characteristics, ObjectId, PlayerId
from ..terms.counters import LORE
from ..terms.zones import Zone

# --- chapter abilities ------------------------------------------------------------------------------------------------


@rule("714.2b", "714.2c")
def chapter_triggers(g: Game, oid: ObjectId, abl: Abl, before: int, after: int, entered_this_turn: bool) -> bool:
    """Whether a chapter ability triggers as the lore counters on its Saga go from `before` to `after`: its chapter
    number must be reached or crossed."""
    if not before < abl.number <= after:
        return False
    return not read_ahead_silences(g, oid, abl, after, entered_this_turn)


@rule("702.155a")
def read_ahead_silences(g: Game, oid: ObjectId, abl: Abl, counters: int, entered_this_turn: bool) -> bool:
    """The turn it enters, a Saga with read ahead triggers only the chapter with exactly its number of lore counters."""
    return entered_this_turn and "read ahead" in g.view.chars(oid).keywords and counters != abl.number


def has_chapters(c: Characteristics) -> bool:
    """Whether there is a chapter ability among these."""
    return any(isinstance(a.ability, ab.Chapter) for a in c.abilities)


@rule("714.2d")
def final_chapter(g: Game, c: Characteristics) -> int:
    """The greatest chapter number, 0 when there is none."""
    return work.final_chapter(c.abilities)


# --- lore counters of the precombat main phase ------------------------------------------------------------------------


@rule("505.4", "703.4f")
def put_lore_counters(g: Game) -> Procedure[None]:
    """The turn-based action as the precombat main phase begins."""
    events = lore_counters(g, g.state.turn.active)
    if events:
        yield from perform(g, events, "714.3c", "505.4")


@rule("714.3c")
def lore_counters(g: Game, player: PlayerId) -> list[Event]:
    """One lore counter on each Saga with chapter abilities that the active player controls; until 2025-06-05, on each
    Saga."""
    if g.state.players[player].left:
        return []
    needs = g.since("saga needs chapters")
    out: list[Event] = []
    for oid in g.view.permanents_of(player):
        c = g.view.chars(oid)
        if "Saga" in c.subtypes and (has_chapters(c) or not needs):
            out.append(ch.PutCounters(target=oid, kind=LORE, amount=1, by=player))
    return out


# --- the end of the story ---------------------------------------------------------------------------------------------


@rule("714.4", "704.5s")
def is_finished(g: Game, oid: ObjectId) -> bool:
    """Whether a Saga on the battlefield is to be sacrificed: enough lore counters for its final chapter, and it is not
    the source of a chapter ability that has triggered but not yet left the stack. Until 2025-06-05 without chapters,
    too: 0 is reached."""
    c = g.view.chars(oid)
    if "Saga" not in c.subtypes:
        return False
    if not has_chapters(c) and g.since("saga needs chapters"):
        return False
    lore = g.state.objects[oid].counters.get(LORE, 0)
    return lore >= final_chapter(g, c) and not source_of_pending_chapter(g, oid)


@rule("714.4")
def source_of_pending_chapter(g: Game, oid: ObjectId) -> bool:
    """Whether a chapter ability whose source is this object has triggered and not yet left the stack: it is waiting to
    be put there, or it is there. A copy of one has the same source (707.10b) and counts to the letter of the rule."""
    if any(w.source == oid and isinstance(w.abl.ability, ab.Chapter) for w in g.state.waiting):
        return True
    for i in g.view.zone(Zone.STACK):
        on = g.state.objects[i].stack
        if on is not None and on.kind == "triggered" and on.source == oid and on.chapter is not None:
            return True
    return False
