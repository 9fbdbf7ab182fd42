"""Misreadings of what the four documents' cards rule: chapters at once, the copies that they make, escape that a permanent
grants, and the crown."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from typing import Any

from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang import events as le
from judgecall.engine.cards.lang.nouns import Number
from judgecall.engine.derive.context import Ctx
from judgecall.engine.derive.game import Game
from judgecall.engine.derive.view import Live
from judgecall.engine.events import changes as ch
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.effects import carry_out
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.state.effects import Waiting
from judgecall.engine.state.objects import Abl
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, right

PUT = "cr603_3_stacking.put"
TRIGGERED = "cr603_noticing.triggered"
NEW_TARGETS = "cr115_7_changing.new_targets_for_copy"


def _first_crossed(g: Game, oid: int, abl: Abl, before: int, after: int, entered: bool) -> bool:
    """Of several chapters crossed only the first triggers."""
    return before < after and abl.number == before + 1


def _one_chapter_at_a_time(g: Game, w: Waiting) -> Generator[Any, Any, Any]:
    """A chapter of which another one waits on the stack is not put there."""
    stack = (g.state.objects[i].stack for i in g.view.zone(Zone.STACK))
    if isinstance(w.abl.ability, ab.Chapter) and any(s is not None and s.source == w.source for s in stack):
        yield from perform(g, [ch.NoLongerWaiting(waiting=w.id)], "603.3")
        return None
    return (yield from right(PUT)(g, w))


def _steps_at_once(g: Game, w: Waiting) -> Generator[Any, Any, Any]:
    """What triggers at the beginning of a step happens at once."""
    ability = w.abl.ability
    if not (isinstance(ability, ab.Triggered) and isinstance(ability.when, le.StepBegins)):
        return (yield from right(PUT)(g, w))
    yield from perform(g, [ch.NoLongerWaiting(waiting=w.id)], "603.3")
    yield from carry_out(g, ability.do, Ctx(Live(g), w.controller, w.source))
    return None


def _surveils_two(g: Game, e: Any, ctx: Ctx) -> Generator[Any, Any, None]:
    """Whoever surveils looks at two cards."""
    yield from right("verbs_library.surveil")(g, replace(e, n=Number(n=2)), ctx)


def _on(g: Game, oid: int) -> Any:
    return g.state.objects[oid].stack


def _modal_keeps(g: Game, ctx: Ctx, oid: int, player: str) -> Generator[Any, Any, None]:
    """The copy of a spell with several modes gets no new targets."""
    if len(_on(g, oid).announced.modes) < 2:
        yield from right(NEW_TARGETS)(g, ctx, oid, player)


def _divided_keeps(g: Game, ctx: Ctx, oid: int, player: str) -> Generator[Any, Any, None]:
    """The copy of a spell that divides something gets no new targets."""
    if not _on(g, oid).announced.division:
        yield from right(NEW_TARGETS)(g, ctx, oid, player)


def _single_keeps(g: Game, ctx: Ctx, oid: int, player: str) -> Generator[Any, Any, None]:
    """The copy of a spell with a single target keeps it."""
    if sum(map(len, _on(g, oid).announced.targets)) > 1:
        yield from right(NEW_TARGETS)(g, ctx, oid, player)


def _back_to_the_graveyard(g: Game, oid: int, legal: Any) -> Generator[Any, Any, None]:
    """A permanent spell goes to the graveyard as any other."""
    yield from perform(g, [zo.Move(object=oid, to=Zone.GRAVEYARD, cause="resolve")], "608.2n")


def _opponents_first(
    g: Game, first: str | None = None, checked: bool = False, passed: frozenset[str] = frozenset()
) -> Generator[Any, Any, None]:
    """After a spell has resolved, the next player has priority first."""
    order = g.in_turn_order()
    yield from right("cr117_priority.priority_round")(g, order[1] if first is None else first, checked, passed)


def _from_hand_only(g: Game, p: Any) -> Any:
    """Nothing is cast from a graveyard."""
    return () if p.o.zone is Zone.GRAVEYARD else right("cr601_3_permission.ways")(g, p)


def _entering(g: Game, happened: Sequence[Any], only: Any) -> list[Any]:
    moves = (zo.Move, zo.Entering)
    return [e for e in happened if not isinstance(e, moves) or e.to is not Zone.BATTLEFIELD or only(e)]


def _cast_only(g: Game, before: Any, happened: Sequence[Any]) -> list[Any]:
    """What enters by another way than being cast is not noticed."""
    return right(TRIGGERED)(g, before, _entering(g, happened, lambda e: e.cause == "resolve"))


def _any_that_enters(g: Game, before: Any, happened: Sequence[Any]) -> list[Any]:
    """What looks for its own entering looks for everything that its controller has enter."""
    own = right(TRIGGERED)(g, before, happened)
    entered = [e for e in happened if isinstance(e, zo.Move) and e.to is Zone.BATTLEFIELD and e.new is not None]
    for e in entered:
        for a in g.view.index.triggered:
            when = getattr(a.ability, "when", None)
            if isinstance(when, le.ZoneMove) and when.to is Zone.BATTLEFIELD and when.what is None and a.object != e.new:
                own += [Waiting(id=0, controller=g.view.controller(a.object), source=a.object, abl=a.abl)]
    return own


def _the_active_player(g: Game, e: Any, ctx: Ctx) -> Generator[Any, Any, None]:
    """The player whose turn it is becomes the monarch."""
    other = Ctx(ctx.view, g.state.turn.active, ctx.source)
    yield from right("verbs_players.become_monarch")(g, e, other)


def _the_player_before(g: Game, leaving: Collection[str]) -> str | None:
    """The player before the monarch succeeds."""
    order = [p for p in g.in_turn_order() if p not in leaving]
    return order[-1] if order else None


WRONG = (
    Wrong(
        "of chapters crossed the first triggers", {"cr714_sagas.chapter_triggers": _first_crossed}, ("saga-0151",), ("714.2b",)
    ),
    Wrong("one chapter of a Saga waits at a time", {PUT: _one_chapter_at_a_time}, ("saga-0151", "saga-0153"), ("714.2b",)),
    Wrong("surveil looks at two", {"verbs_library.surveil": _surveils_two}, ("saga-0142",), ("701.25a",)),
    Wrong("copies with modes keep their targets", {NEW_TARGETS: _modal_keeps}, ("copy-0250",), ("700.2g",)),
    Wrong("copies that divide keep their targets", {NEW_TARGETS: _divided_keeps}, ("copy-0252", "copy-0280"), ("707.10c",)),
    Wrong("copies with one target keep it", {NEW_TARGETS: _single_keeps}, ("copy-0249",), ("707.10c",)),
    Wrong(
        "permanent spells go to the graveyard",
        {"cr608_resolving.resolve_permanent": _back_to_the_graveyard},
        ("escape-0050",),
        ("608.3a",),
    ),
    Wrong(
        "the opponent has priority after a spell",
        {"cr117_priority.priority_round": _opponents_first},
        ("escape-0051",),
        ("117.3b",),
    ),
    Wrong(
        "what triggers as a step begins happens at once",
        {PUT: _steps_at_once},
        ("escape-0056", "escape-0057", "escape-0058"),
        ("603.2b",),
    ),
    Wrong("nothing is cast from a graveyard", {"cr601_3_permission.ways": _from_hand_only}, ("escape-0059",), ("601.3",)),
    Wrong("only what is cast enters", {TRIGGERED: _cast_only}, ("monarch-0091",), ("603.6a",)),
    Wrong("what enters triggers for others", {TRIGGERED: _any_that_enters}, ("monarch-0090",), ("603.6a",)),
    Wrong("the active player is crowned", {"verbs_players.become_monarch": _the_active_player}, ("monarch-0092",), ("725.3",)),
    Wrong(
        "the player before succeeds",
        {"cr725_monarch.successor": _the_player_before},
        ("monarch-0097", "monarch-0103", "monarch-0104"),
        ("725.4",),
    ),
)
