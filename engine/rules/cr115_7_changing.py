"""Rules 115.7, 707.10c-e: changing targets, and new targets for copies."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from msgspec.structs import replace

from ..cards.lang import effects as ef
from ..cards.lang.nouns import Target
from ..choices import Choice, Procedure
from ..derive import nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import changes as ch
from ..events import course as co
from ..kernel.asking import ask
from ..state.objects import EMPTY, ObjectId, OnStack, PlayerId, Recipient
from . import cr115_targets as targets
from . import cr707_copying as copying
from .cr608_resolving import context, spell_ability, target_specs
from .doing import do, existing, in_some_order, moved, of_effect

Groups = tuple[tuple[Recipient, ...], ...]
Flags = tuple[tuple[bool, ...], ...]

MUST_CHANGE = ("change the target", "change a target")
"""Wordings under which an unchanged target is possible only where no other is legal (115.7a-b)."""


def _on(g: Game, oid: ObjectId) -> tuple[OnStack, Any]:
    on = g.view.obj(oid).stack
    assert on is not None
    return on, on.ability if on.ability is not None else spell_ability(g, oid)


def _specs(g: Game, oid: ObjectId) -> list[Target]:
    on, ability = _on(g, oid)
    return target_specs(ability, on.announced)


# --- what is legal ----------------------------------------------------------------------------------------------------


def legal_instead(g: Game, oid: ObjectId, index: int, specs: Sequence[Target] | None = None) -> tuple[Recipient, ...]:
    """What could be chosen for one use of the word target of an object on the stack, whatever the other uses get."""
    specs = _specs(g, oid) if specs is None else specs
    ctx = context(g, oid)
    found: dict[Recipient, None] = {}
    about = [i for i in range(index) if targets.mentions(specs[index], specs[i].as_)]
    for values in product(*(legal_instead(g, oid, i, specs) for i in about)):
        names = {specs[i].as_: r for i, r in zip(about, values, strict=True)}
        found.update(dict.fromkeys(targets.legal_targets(g, ctx.binding(**names), specs[index], oid)))
    return tuple(found)


@rule("115.7e", "601.2c")
def legality(g: Game, oid: ObjectId, groups: Groups, you: PlayerId | None = None) -> Flags:
    """Which of some targets are legal, as a set: each as the others that are chosen have it. `you`: who would control
    the copy, when that isn't who controls the original."""
    ctx = context(g, oid)
    if you is not None:
        ctx.you = you
    out: list[tuple[bool, ...]] = []
    for spec, group in zip(_specs(g, oid), groups, strict=True):
        taken = {r for name in spec.distinct_from for r in _as_tuple(ctx.bindings.get(name, ()))}
        fit = not spec.different_controllers or controllers_differ(g, group)
        out.append(tuple(fit and r not in taken and targets.is_legal(g, ctx, spec, r) for r in group))
        ctx = ctx.binding(**{spec.as_: targets.bound(spec, group)})
    return tuple(out)


def _as_tuple(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def controllers_differ(g: Game, chosen: Sequence[Recipient]) -> bool:
    who = [g.view.controller(r) if isinstance(r, int) else r for r in chosen]
    return len(set(who)) == len(who)


@rule("115.7d", "707.10c")
def new_ones_are_legal(g: Game, oid: ObjectId, old: Groups, new: Groups) -> str | None:
    """Each changed target must be legal; an unchanged one may be illegal, but not on account of the change."""
    before, after = legality(g, oid, old), legality(g, oid, new)
    for i, group in enumerate(new):
        for j, r in enumerate(group):
            if r != old[i][j] and not after[i][j]:
                return f"{r!r} is not a legal target (115.7d)"
            if r == old[i][j] and before[i][j] and not after[i][j]:
                return "the change would make an unchanged target illegal (115.7d)"
    return None


@rule("115.7", "601.2c")
def same_number(g: Game, old: Groups, new: Any) -> str | None:
    """There are as many targets as before, none twice for one use of the word."""
    if not isinstance(new, tuple) or len(new) != len(old):
        return "the answer has the form of the present targets"
    for group, before in zip(new, old, strict=True):
        if len(group) != len(before):
            return f"{len(before)} targets are to be chosen, not {len(group)} (115.7)"
        if len(set(group)) != len(group):
            return "the same target can't be chosen twice for one use of the word (601.2c)"
    return None


def _changed(old: Groups, new: Groups) -> tuple[int, int]:
    """How many targets differ, and how many there are."""
    pairs = [(a, b) for group, before in zip(new, old, strict=True) for a, b in zip(group, before, strict=True)]
    return sum(a != b for a, b in pairs), len(pairs)


@rule("115.7a", "115.7b", "115.7c")
def as_many_as_said(g: Game, old: Groups, new: Groups, how: str, possible: bool) -> str | None:
    """Each target is changed or none; or exactly one; or any number: as the wording has it. Where a change is
    `possible` that the wording demands, leaving all unchanged is not."""
    changes, count = _changed(old, new)
    if how not in MUST_CHANGE:
        return None
    if changes == 0:
        return "a target must be changed, for another one is legal (115.7a)" if possible else None
    if how == "change a target":
        return "only one target can be changed (115.7b)" if changes > 1 else None
    return None if changes == count else "each target must be changed, or none is (115.7a)"


# --- asking -----------------------------------------------------------------------------------------------------------


def _ask_groups(g: Game, ctx: Ctx, oid: ObjectId, player: PlayerId, old: Groups, how: str, number: str) -> Procedure[Groups]:
    """New targets for all uses of the word target at once: the answer has the form of `Announced.targets`."""
    options = tuple(legal_instead(g, oid, i) if group else () for i, group in enumerate(old))
    if not any(set(legal) - set(group) or len(group) > 1 for legal, group in zip(options, old, strict=True)):
        return old

    def refused(answer: Groups, possible: bool) -> str | None:
        return (
            same_number(g, old, answer)
            or as_many_as_said(g, old, answer, how, possible)
            or new_ones_are_legal(g, oid, old, answer)
        )

    possible = how in MUST_CHANGE and any(refused(c, True) is None for c in _candidates(old, options, how))
    if how in MUST_CHANGE and not possible:
        return old
    answer: Groups = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="targets",
            source=ctx.source,
            about=oid,
            optional=not possible,
            data={"old": old, "legal": options, "new targets": True},
            check=lambda a: refused(a, possible),
            rule=number,
        ),
    )
    return answer


def _candidates(old: Groups, options: Groups, how: str) -> Any:
    """Sets of targets with one, or each, of them replaced."""
    places = [(i, j) for i, group in enumerate(old) for j in range(len(group))]
    if how == "change a target":
        for i, j in places:
            for r in options[i]:
                yield tuple((*gr[:j], r, *gr[j + 1 :]) if k == i else gr for k, gr in enumerate(old))
        return
    for values in product(*(options[i] for i, _ in places)):
        left = list(values)
        yield tuple(tuple(left.pop(0) for _ in group) for group in old)


@rule("707.10c", "115.7d", "115.7e", "700.2g")
def new_targets_for_copy(g: Game, ctx: Ctx, oid: ObjectId, player: PlayerId) -> Procedure[None]:
    """The controller of the copy may leave any number of its targets unchanged; each new one must be legal, the number
    of targets, the modes and any division stay as they are."""
    on, _ = _on(g, oid)
    if any(on.announced.targets):
        answer = yield from _ask_groups(g, ctx, oid, player, on.announced.targets, "choose new targets", "707.10c")
        yield from _note(g, ctx, oid, on, answer)


@rule("707.10c", "115.1")
def put_with_targets(g: Game, ctx: Ctx, oid: ObjectId, original: ObjectId, player: PlayerId) -> Procedure[None]:
    """The copy is put onto the stack with its targets, unchanged ones too: they become its targets."""
    on, _ = _on(g, oid)
    chosen = dict.fromkeys(t for group in on.announced.targets for t in group)
    events: list[Any] = [of_effect(ctx, co.SpellCopied, object=oid, original=original, player=player)]
    events += [co.BecameTarget(target=t, by=oid) for t in chosen]
    yield from do(g, ctx, events, "707.10c")


# --- changing ---------------------------------------------------------------------------------------------------------


@rule("115.7f")
def with_division(g: Game, on: OnStack, new: Groups) -> dict[Any, int]:
    """The original shares, each at the place of the target that had it."""
    moved_to: dict[Any, Any] = {}
    for i, (group, before) in enumerate(zip(new, on.announced.targets, strict=True)):
        for now, was in zip(group, before, strict=True):
            moved_to[(i, was)] = (i, now)
    return {moved_to.get(k, k): n for k, n in on.announced.division.items()}


def _note(g: Game, ctx: Ctx, oid: ObjectId, on: OnStack, new: Groups) -> Procedure[None]:
    if new != on.announced.targets:
        announced = replace(on.announced, targets=new, division=with_division(g, on, new) or EMPTY)
        yield from do(g, ctx, [ch.SetAnnounced(object=oid, announced=announced)], "115.7")


def _set(g: Game, ctx: Ctx, oid: ObjectId, on: OnStack, new: Groups) -> Procedure[None]:
    """Targets of what is on the stack already: the new ones become targets."""
    yield from _note(g, ctx, oid, on, new)
    fresh = [t for group, before in zip(new, on.announced.targets, strict=True) for t in group if t not in before]
    yield from do(g, ctx, [co.BecameTarget(target=t, by=oid) for t in dict.fromkeys(fresh)], "115.7")


@rule("115.7", "115.7a", "115.7b", "115.7c", "115.7d")
def change(g: Game, ctx: Ctx, oid: ObjectId, how: str, to: tuple[ObjectId, ...]) -> Procedure[None]:
    """Change targets as the wording has it, or choose new ones. What isn't on the stack has none."""
    on = g.view.obj(oid).stack
    if on is None or not any(on.announced.targets):
        return
    old = on.announced.targets
    if to:
        yield from to_this(g, ctx, oid, on, how, to[0])
        return
    answer = yield from _ask_groups(g, ctx, oid, ctx.you, old, how, "115.7")
    yield from _set(g, ctx, oid, on, answer)


Place = tuple[int, int]
"""A target: which use of the word, and which of several for that use."""


@rule("115.7a", "115.7b", "115.7c", "115.7e")
def to_this(g: Game, ctx: Ctx, oid: ObjectId, on: OnStack, how: str, to: Recipient) -> Procedure[None]:
    """Targets become a named object: all of them or none, one of them, or as many as the wording allows. Which ones is
    chosen where several can."""
    old = on.announced.targets
    places = [(i, j) for i, group in enumerate(old) for j in range(len(group))]
    possible = [p for p in places if old[p[0]][p[1]] != to and _can_become(g, oid, old, (p,), to)]
    chosen: tuple[Place, ...]
    if how == "change the target":
        chosen = tuple(places) if _can_become(g, oid, old, tuple(places), to) else ()
    elif how == "change a target":
        chosen = yield from which_target(g, ctx, oid, old, tuple(possible))
    else:
        chosen = yield from _which_targets(g, ctx, oid, old, tuple(possible), to)
    if chosen:
        yield from _set(g, ctx, oid, on, _replaced(old, chosen, to))


def _replaced(old: Groups, places: Sequence[Place], to: Recipient) -> Groups:
    return tuple(tuple(to if (i, j) in places else r for j, r in enumerate(group)) for i, group in enumerate(old))


def _can_become(g: Game, oid: ObjectId, old: Groups, places: Sequence[Place], to: Recipient) -> bool:
    """Whether these targets can all become an object: another one each, and legal as the final set (115.7e)."""
    new = _replaced(old, places, to)
    changed = all(old[i][j] != to for i, j in places)
    return changed and same_number(g, old, new) is None and new_ones_are_legal(g, oid, old, new) is None


@rule("115.7b")
def which_target(
    g: Game, ctx: Ctx, oid: ObjectId, old: Groups, possible: tuple[Place, ...], optional: bool = False
) -> Procedure[tuple[Place, ...]]:
    """The one target that is changed: the object or player that it is, and for which use of the word."""
    if not possible:
        return ()
    things = tuple(dict.fromkeys(old[i][j] for i, j in possible))
    fields: dict[str, Any] = {"player": ctx.you, "decider": ctx.you, "source": ctx.source, "about": oid, "rule": "115.7b"}
    least = 0 if optional else 1
    picked = yield from ask(g, Choice(kind="objects", options=things, least=least, optional=optional, **fields))
    if not picked:
        return ()
    uses = tuple(p for p in possible if old[p[0]][p[1]] == picked[0])
    if len(uses) == 1:
        return uses
    number = yield from ask(g, Choice(kind="number", options=tuple(i + 1 for i, _ in uses), **fields))
    return tuple(p for p in uses if p[0] + 1 == number[0])


def _which_targets(
    g: Game, ctx: Ctx, oid: ObjectId, old: Groups, possible: tuple[Place, ...], to: Recipient
) -> Procedure[tuple[Place, ...]]:
    """The targets that are changed where any number may be: one after another, until there is enough."""
    chosen: tuple[Place, ...] = ()
    while True:
        left = tuple(p for p in possible if p not in chosen and _can_become(g, oid, old, (*chosen, p), to))
        more = yield from which_target(g, ctx, oid, old, left, optional=True)
        if not more:
            return chosen
        chosen = (*chosen, *more)


# --- copies with a target each ----------------------------------------------------------------------------------------


@rule("707.10d", "707.10e")
def all_targets(g: Game, original: ObjectId, r: Recipient, player: PlayerId) -> Groups | None:
    """The targets of a player's copy each of whose targets is this object or player; None when that isn't legal for
    each use of the word target."""
    on = g.view.obj(original).stack
    assert on is not None
    new = tuple((r,) if group else () for group in on.announced.targets)
    if not any(new) or any(len(group) > 1 for group in on.announced.targets):
        return None
    return new if all(all(flags) for flags in legality(g, original, new, player)) else None


@rule("707.10d")
def copy_for_each(g: Game, ctx: Ctx, e: ef.CopySpell, original: ObjectId, player: PlayerId) -> Procedure[list[ObjectId]]:
    """A copy for each other object or player that the spell could target, put in the order that the controller
    chooses; each targets another one of them."""
    assert e.for_each_target is not None
    on, _ = _on(g, original)
    present = {t for group in on.announced.targets for t in group}
    wanted: list[Recipient] = [t for t in nouns.each(e.for_each_target, ctx) if t not in present]
    if e.for_each_player is not None:
        wanted += [p for p in nouns.players(e.for_each_player, ctx) if p not in present]
    legal = tuple(t for t in wanted if all_targets(g, original, t, player) is not None)
    order = yield from in_some_order(g, ctx.source, player, legal, "copies", "707.10d")
    made: list[ObjectId] = []
    for t in order:
        made += yield from copy_with_target(g, ctx, e, original, player, t)
    return made


@rule("707.10e")
def copy_for_this(
    g: Game, ctx: Ctx, e: ef.CopySpell, original: ObjectId, player: PlayerId, objects: tuple[ObjectId, ...]
) -> Procedure[list[ObjectId]]:
    """A copy whose new target the effect specifies: of several the controller chooses one; none is created when that
    is no legal target."""
    legal = tuple(t for t in existing(ctx, objects) if all_targets(g, original, t, player) is not None)
    if not legal:
        return []
    chosen: tuple[Recipient, ...] = legal
    if len(legal) > 1:
        chosen = yield from ask(
            g,
            Choice(
                player=player,
                decider=player,
                kind="targets",
                source=ctx.source,
                about="copy",
                options=legal,
                rule="707.10e",
            ),
        )
    return (yield from copy_with_target(g, ctx, e, original, player, chosen[0]))


def copy_with_target(
    g: Game, ctx: Ctx, e: ef.CopySpell, original: ObjectId, player: PlayerId, t: Recipient
) -> Procedure[list[ObjectId]]:
    """One copy, each of whose targets is this object or player."""
    made: list[ObjectId] = []
    new_targets = all_targets(g, original, t, player)
    if new_targets is None:
        return made
    move = replace(copying.copy_on_stack(g, original, player, e.exceptions), source=ctx.source, by_effect=True)
    for new in moved((yield from do(g, ctx, [move], "707.10"))):
        made.append(new)
        on, _ = _on(g, new)
        yield from _note(g, ctx, new, on, new_targets)
        yield from put_with_targets(g, ctx, new, original, player)
    return made
