"""Misreadings of copies of spells and abilities, and of what becomes a copy (707)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.state.objects import ObjectId
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, none, right, undone

NEW_TARGETS = "cr115_7_changing.new_targets_for_copy"
PUT = "cr115_7_changing.put_with_targets"
EXCEPTIONS = "cr707_copying.with_exceptions"
FOR_PERMANENT = "cr707_copying.values_for_permanent"
ELSEWHERE = "cr704_5_zones.copies_elsewhere"


def _unless(unchanged: Callable[[Game, Any, ObjectId, str], bool]) -> Callable[..., Any]:
    """Some copies can't have new targets."""

    def new_targets(g: Game, ctx: Any, oid: ObjectId, player: str) -> Iterator[Any]:
        if not unchanged(g, ctx, oid, player):
            yield from right(NEW_TARGETS)(g, ctx, oid, player)

    return new_targets


def _has_several(g: Game, ctx: Any, oid: ObjectId, player: str) -> bool:
    on = g.view.obj(oid).stack
    return on is not None and sum(map(len, on.announced.targets)) > 1


def _is_ability(g: Game, ctx: Any, oid: ObjectId, player: str) -> bool:
    on = g.view.obj(oid).stack
    return on is not None and on.kind != "spell"


def _copies_itself(g: Game, ctx: Any, oid: ObjectId, player: str) -> bool:
    return ctx.source is not None and g.view.obj(ctx.source).faces[0].name == g.view.obj(oid).faces[0].name


def _target_is_gone(g: Game, ctx: Any, oid: ObjectId, player: str) -> bool:
    on = g.view.obj(oid).stack
    there = {*g.view.battlefield(), *g.view.zone(Zone.STACK), *g.state.players}
    return on is not None and any(t not in there for group in on.announced.targets for t in group)


def _was_kicked_or_has_flashback(g: Game, ctx: Any, oid: ObjectId, player: str) -> bool:
    on = g.view.obj(oid).stack
    return on is not None and on.announced.cast_from is Zone.GRAVEYARD


def _is_of_a_counterspell(g: Game, ctx: Any, oid: ObjectId, player: str) -> bool:
    on = g.view.obj(oid).stack
    stack = g.view.zone(Zone.STACK)
    return on is not None and any(t in stack for group in on.announced.targets for t in group)


def _without_exceptions(g: Game, faces: Any, *rest: Any) -> Any:
    """What is said after "except" is no part of the copy."""
    return faces


def _as_it_looks(g: Game, oid: ObjectId) -> Any:
    """A double-faced permanent is copied with both faces."""
    return right("cr707_copying.copiable_values")(g, oid)


def _in_graveyards(g: Game, board: Any) -> list[Any]:
    """Copies cease to exist in graveyards only."""
    found: list[Any] = right(ELSEWHERE)(g, board)
    return [e for e in found if g.view.obj(e.object).zone is Zone.GRAVEYARD]


def _to_nowhere(g: Game, oid: ObjectId, *rest: Any) -> Iterator[Any]:
    """A copy of a permanent spell is no permanent spell: it ceases to exist as it resolves."""
    if g.view.obj(oid).kind == "copy":
        yield from perform(g, [zo.CeaseToExist(object=oid)], "608.3f")
        return
    yield from right("cr608_resolving.resolve_permanent")(g, oid, *rest)


def _at_once(g: Game, e: Any, ctx: Any) -> Iterator[Any]:
    """A copy is made for the one who controls the copied spell."""
    yield from right("verbs_stack.copy_spell")(g, replace(e, who=type(e)().who) if hasattr(e, "who") else e, ctx)


def _no_entering(g: Game, *rest: Any) -> Any:
    """What enters as a copy does not enter as what it copies: its own abilities on entering do nothing."""
    return False


WRONG = [
    Wrong(
        "a copy with several targets keeps them",
        {NEW_TARGETS: _unless(_has_several)},
        ("copy-0070", "copy-0071", "copy-0076", "copy-0251"),
        ("707.10c", "115.7d"),
    ),
    Wrong(
        "a copy of an ability keeps its targets",
        {NEW_TARGETS: _unless(_is_ability)},
        ("copy-0100", "copy-0101", "linked-0108", "copy-0102"),
        ("707.10",),
    ),
    Wrong(
        "a spell that copies itself keeps its targets",
        {NEW_TARGETS: _unless(_copies_itself)},
        ("copy-0055", "copy-0058", "copy-0059", "copy-0060"),
        ("707.10",),
    ),
    Wrong(
        "a copy keeps a target that is gone",
        {NEW_TARGETS: _unless(_target_is_gone)},
        ("copy-0073", "copy-0074"),
        ("707.10c", "115.7d"),
    ),
    Wrong(
        "a copy of a counterspell counters the same spell",
        {NEW_TARGETS: _unless(_is_of_a_counterspell)},
        ("copy-0080",),
        ("707.10c",),
    ),
    Wrong("copies go in graveyards only", {ELSEWHERE: _in_graveyards}, ("copy-0036", "copy-0037"), ("704.5e", "707.10a")),
    Wrong(
        "a copy of a permanent spell becomes nothing",
        {"cr608_resolving.resolve_permanent": _to_nowhere},
        ("copy-0110",),
        ("707.10f",),
    ),
    Wrong(
        "nothing becomes a copy",
        {"verbs_continuous.begin_copy": none},
        ("copy-0181", "copy-0183", "copy-0184", "copy-0185", "copy-0186"),
        ("707.4",),
    ),
    Wrong("no token is a copy", {"verbs_tokens.create_copy": undone}, ("copy-0192", "copy-0194"), ("707.2", "707.8a")),
    Wrong("copies of cards are not cast", {"verbs_stack.cast_card": undone}, ("copy-0200", "copy-0202"), ("707.12",)),
    Wrong("a spell is copied for one of many targets", {"cr115_7_changing.all_targets": none}, ("copy-0090",), ("707.10d",)),
    Wrong(
        "a countered copy enters",
        {"verbs_stack.counter": undone},
        ("copy-0119", "copy-0034", "aftermath-0004", "jump-start-0004", "retrace-0004"),
        ("701.6a",),
    ),
]
