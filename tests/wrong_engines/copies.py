"""Misreadings of copies (707) and of changed targets (115.7). Most of them real engines have had."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.events import course as co
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.state.objects import EMPTY, Copiable
from msgspec.structs import replace
from wrong import Wrong, right

ON_STACK = "cr707_copying.copy_on_stack"
VALUES = "cr707_copying.copiable_values"
FOR_PERMANENT = "cr707_copying.values_for_permanent"
PUT = "cr115_7_changing.put_with_targets"
NEW_TARGETS = "cr115_7_changing.new_targets_for_copy"
DELAYED = "cr603_noticing.delayed"
ENTERS = "cr608_resolving.resolve_permanent"
COPY = "verbs_stack.copy_spell"

Values = tuple[tuple[Copiable, ...], int]


# --- copies on the stack ----------------------------------------------------------------------------------------------


def _as_announced(**changes: Any) -> Any:
    """A copy for which something else was decided than for the original."""

    def copied(g: Game, oid: int, controller: str, exceptions: Any) -> zo.Move:
        move: zo.Move = right(ON_STACK)(g, oid, controller, exceptions)
        assert move.stack is not None
        return replace(move, stack=replace(move.stack, announced=replace(move.stack.announced, **changes)))

    return copied


def _with_mana(g: Game, oid: int, controller: str, exceptions: Any) -> zo.Move:
    move: zo.Move = right(ON_STACK)(g, oid, controller, exceptions)
    original = g.view.obj(oid).stack
    assert move.stack is not None
    assert original is not None
    announced = replace(move.stack.announced, mana_spent=original.announced.mana_spent)
    return replace(move, stack=replace(move.stack, announced=announced))


def _for_the_original(g: Game, oid: int, controller: str, exceptions: Any) -> Any:
    return right(ON_STACK)(g, oid, g.view.controller(oid), exceptions)


def _without_exception(g: Game, oid: int, controller: str, exceptions: Any) -> Any:
    return right(ON_STACK)(g, oid, controller, None)


def _cast(g: Game, ctx: Any, oid: int, original: int, player: str) -> Generator[Any, Any, None]:
    yield from right(PUT)(g, ctx, oid, original, player)
    yield from perform(g, [co.SpellCast(object=oid, player=player)], "601.2i")


def _unseen(g: Game, ctx: Any, oid: int, original: int, player: str) -> Generator[Any, Any, None]:
    """Neither the copying nor what becomes a target is noticed."""
    yield from ()


def _no_new_targets(g: Game, ctx: Any, oid: int, player: str) -> Generator[Any, Any, None]:
    yield from ()


def _only_if_there(g: Game, e: Any, ctx: Any) -> Generator[Any, Any, None]:
    """What has left the stack is not copied."""
    that = ctx.bindings.get("that")
    if not isinstance(that, int) or that in g.state.objects:
        yield from right(COPY)(g, e, ctx)


# --- targets and division ---------------------------------------------------------------------------------------------


def _divided_anew(g: Game, on: Any, new: Any) -> dict[Any, int]:
    """The shares are dealt out again, the greatest first."""
    division = right("cr115_7_changing.with_division")(g, on, new)
    return dict(zip(division, sorted(division.values(), reverse=True), strict=True))


def _any_target(g: Game, oid: int, old: Any, new: Any) -> str | None:
    return None


def _must_be_legal(g: Game, oid: int, old: Any, new: Any) -> str | None:
    """Unchanged targets must be legal too."""
    flags = right("cr115_7_changing.legality")(g, oid, new)
    return None if all(all(group) for group in flags) else "each target must be legal"


def _stays(g: Game, old: Any, new: Any, how: str, possible: bool) -> str | None:
    return None


def _each_at_all(g: Game, original: int, r: Any, player: str) -> Any:
    """Each creature gets its copy, whether or not the spell could target it."""
    on = g.view.obj(original).stack
    assert on is not None
    return tuple((r,) if group else () for group in on.announced.targets)


# --- the next spell ---------------------------------------------------------------------------------------------------


def _with_targets_only(g: Game, before: Any, happened: Any) -> list[Any]:
    def aimed(w: Any) -> bool:
        spell = g.state.objects.get(w.bindings.get("that", 0))
        return spell is None or spell.stack is None or any(spell.stack.announced.targets)

    return [w for w in right(DELAYED)(g, before, happened) if aimed(w)]


def _again_and_again(g: Game, before: Any, happened: Any) -> list[Any]:
    return [replace(w, delayed=None) for w in right(DELAYED)(g, before, happened)]


def _one_at_most(g: Game, before: Any, happened: Any) -> list[Any]:
    return right(DELAYED)(g, before, happened)[:1]


def _never_over(g: Game) -> tuple[int, ...]:
    return ()


# --- permanents -------------------------------------------------------------------------------------------------------


def _as_it_looks(g: Game, oid: int) -> Values:
    """Counters, pumps and changed types are copied."""
    faces, face = right(VALUES)(g, oid)
    c = g.view.chars(oid)
    if c.power is None:
        return faces, face
    seen = replace(faces[face], power=c.power, toughness=c.toughness, types=tuple(sorted(c.types)))
    return (*faces[:face], seen, *faces[face + 1 :]), face


def _with_what_it_has(g: Game, oid: int) -> Values:
    """Abilities that it was given are copied."""
    faces, face = right(VALUES)(g, oid)
    seen = replace(faces[face], abilities=g.view.chars(oid).abilities)
    return (*faces[:face], seen, *faces[face + 1 :]), face


def _as_printed(g: Game, oid: int) -> Values:
    """A copy of a copy is a copy of the card, face up."""
    o = g.view.obj(oid)
    return o.faces, min(o.face, len(o.faces) - 1)


def _front(g: Game, oid: int) -> Values:
    return (right(VALUES)(g, oid)[0][0],), 0


def _oldest(g: Game, o: Any) -> Any:
    copies = [e for e in g.state.effects.values() if e.copied and e.affected is not None and o.id in e.affected]
    return min(copies, key=lambda e: e.timestamp) if copies else None


def _both(g: Game, v: Copiable, what: str) -> Copiable:
    return v


def _keeps_counters(g: Game, entering: Any) -> Any:
    return entering


def _creates(g: Game, oid: int, legal: Any) -> Generator[Any, Any, None]:
    """The token of a copied spell is created."""
    o = g.state.objects[oid]
    if o.kind != "copy":
        yield from right(ENTERS)(g, oid, legal)
        return
    assert o.stack is not None
    assert o.controller is not None
    seed = zo.TokenSeed(faces=o.faces, owner=o.owner, layout=o.layout)
    entering = zo.Entering(controller=o.controller, announced=o.stack.announced)
    made = zo.CreateTokens(player=o.controller, seed=seed, entering=entering, by_effect=True)
    yield from perform(g, [made], "701.7a")
    yield from perform(g, [zo.CeaseToExist(object=oid), co.Resolved(object=oid)], "608.3f")


CAST_TRIGGERS = ("copy-0008", "copy-0050", "copy-0051", "copy-0053", "copy-0054", "copy-0057")

WRONG = (
    Wrong(
        "a copy counts as cast",
        {PUT: _cast},
        ("copy-0008", "copy-0050", "copy-0051", "copy-0053", "copy-0054"),
        rules=("707.10c",),
    ),
    Wrong(
        "copying is noticed by nothing", {PUT: _unseen}, ("copy-0052", "copy-0079", "basic-0078"), rules=("115.1", "707.10c")
    ),
    Wrong(
        "a copy loses kicker",
        {ON_STACK: _as_announced(paid=EMPTY)},
        ("copy-0022", "copy-0032", "copy-0111", "copy-0113"),
        rules=("707.10", "707.10a"),
    ),
    Wrong(
        "a copy loses X",
        {ON_STACK: _as_announced(x=None)},
        ("copy-0020", "copy-0038", "copy-0112", "copy-0253"),
        rules=("707.10", "707.10a"),
    ),
    Wrong(
        "a copy does not know what was sacrificed",
        {ON_STACK: _as_announced(used=EMPTY)},
        ("copy-0024", "copy-0255"),
        rules=("707.10", "707.10a"),
    ),
    Wrong("a copy knows the mana of the original", {ON_STACK: _with_mana}, ("copy-0027",), rules=("707.10", "707.10a")),
    Wrong(
        "the original's controller controls the copy",
        {ON_STACK: _for_the_original},
        ("copy-0030", "copy-0094", "copy-0097", "copy-0213", "leaving-0009"),
        rules=("707.10", "707.10a"),
    ),
    Wrong(
        "a copied spell has no exceptions",
        {ON_STACK: _without_exception},
        ("copy-0029", "copy-0116"),
        rules=("707.10", "707.10a"),
    ),
    Wrong(
        "a copy can get no new targets",
        {NEW_TARGETS: _no_new_targets},
        ("adventure-0007", "copy-0005", "copy-0006", "copy-0010", "copy-0021"),
        rules=("700.2g", "707.10c"),
    ),
    Wrong("a countered spell is not copied", {COPY: _only_if_there}, ("copy-0009",), rules=("608.2h", "707.10", "707.10c")),
    Wrong(
        "the division may be changed",
        {"cr115_7_changing.with_division": _divided_anew},
        ("copy-0025", "copy-0026", "copy-0280"),
        rules=("115.7f",),
    ),
    Wrong(
        "a new target need not be legal",
        {"cr115_7_changing.new_ones_are_legal": _any_target},
        ("copy-0214",),
        rules=("115.7d",),
    ),
    Wrong(
        "an illegal target may not stay",
        {"cr115_7_changing.new_ones_are_legal": _must_be_legal},
        ("copy-0077",),
        rules=("115.7d", "707.10c"),
    ),
    Wrong(
        "a target that must be changed may stay",
        {"cr115_7_changing.as_many_as_said": _stays},
        ("copy-0210",),
        rules=("115.7a",),
    ),
    Wrong(
        "a copy is made for what can't be targeted",
        {"cr115_7_changing.all_targets": _each_at_all},
        ("copy-0091", "copy-0093", "copy-0095"),
        rules=("707.10d", "707.10e"),
    ),
    Wrong(
        "the next spell needs a target",
        {DELAYED: _with_targets_only},
        ("copy-0001", "copy-0246", "copy-0247", "copy-0256", "copy-0302"),
        rules=("603.7a", "603.7b"),
    ),
    Wrong(
        "each further spell is copied", {DELAYED: _again_and_again}, ("copy-0003", "copy-0243", "copy-0244"), rules=("603.7b",)
    ),
    Wrong(
        "only one of two chapters copies the spell",
        {DELAYED: _one_at_most},
        ("copy-0007", "copy-0257"),
        rules=("603.7a", "603.7b"),
    ),
    Wrong(
        "the chapter waits beyond its turn",
        {"cr611_durations.ending_at_cleanup": _never_over},
        ("saga-0140", "sba-0114"),
        rules=("514.2",),
    ),
    Wrong(
        "counters, pumps and types are copied",
        {VALUES: _as_it_looks},
        ("copy-0130", "copy-0132", "kicker-0007"),
        rules=("707.2",),
    ),
    Wrong(
        "granted abilities are copied",
        {VALUES: _with_what_it_has},
        ("blitz-0004", "copy-0131", "copy-0133", "dash-0004"),
        rules=("707.2", "707.3"),
    ),
    Wrong(
        "the printed card is copied",
        {VALUES: _as_printed},
        ("copy-0134", "copy-0136", "copy-0160", "copy-0161", "copy-0164"),
        rules=("707.2", "707.9b", "707.3"),
    ),
    Wrong("the front face is copied", {FOR_PERMANENT: _front}, ("copy-0190",), rules=("707.8",)),
    Wrong(
        "the first copy effect stays in force", {"cr707_copying.latest_copy_effect": _oldest}, ("copy-0187",), rules=("613.7",)
    ),
    Wrong(
        "a set size leaves the defining ability", {"cr707_copying.without_defining": _both}, ("copy-0162",), rules=("707.9d",)
    ),
    Wrong(
        "counters of an exception stay through a further copy",
        {"cr614_enters_modified.without_former_exception": _keeps_counters},
        ("copy-0167",),
        rules=("707.9e",),
    ),
    Wrong(
        "the token of a copied spell is created",
        {ENTERS: _creates},
        ("copy-0096", "copy-0114", "copy-0117"),
        rules=("608.3", "608.3c", "608.3f"),
    ),
)
