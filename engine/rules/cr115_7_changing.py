"""Rules 115.7, 707.10c-e: changing targets, and new targets for copies."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ..asking import ask
from ..cards.lang import effects as ef
from ..choices import Choice, Procedure
from ..citation import rule
from ..evaluate import nouns
from ..evaluate.context import Ctx
from ..events import changes as ch
from ..events import course as co
from ..game import Game
from ..state.objects import EMPTY, ObjectId, OnStack, PlayerId, Recipient
from . import cr115_targets as targets
from . import cr707_copying as copying
from .cr608_resolving import context, spell_ability, target_specs
from .doing import do, moved

Groups = tuple[tuple[Recipient, ...], ...]


def _on(g: Game, oid: ObjectId) -> tuple[OnStack, Any]:
    on = g.state.objects[oid].stack
    assert on is not None
    return on, on.ability if on.ability is not None else spell_ability(g, oid)


def legal_instead(g: Game, oid: ObjectId, index: int) -> tuple[Recipient, ...]:
    """What could legally be chosen for one use of the word target of an object on the stack."""
    on, ability = _on(g, oid)
    specs = target_specs(ability, on.announced)
    ctx = context(g, oid)
    return targets.legal_targets(g, ctx, specs[index], oid)


@rule("707.10c", "115.7d", "115.7e", "115.7f")
def new_targets_for_copy(g: Game, ctx: Ctx, oid: ObjectId, player: PlayerId) -> Procedure[None]:
    """The controller of the copy may leave any number of its targets unchanged; each new one must be legal, the number
    of targets and any division stay as they are."""
    on, _ = _on(g, oid)
    if not any(on.announced.targets):
        return
    answer = yield from _ask_groups(g, ctx, oid, player, on.announced.targets, "707.10c")
    yield from _set(g, ctx, oid, on, answer)


def _ask_groups(
    g: Game,
    ctx: Ctx,
    oid: ObjectId,
    player: PlayerId,
    old: Groups,
    number: str,
    least_changes: int = 0,
    most_changes: int | None = None,
) -> Procedure[Groups]:
    """New targets for all uses of the word target at once: the answer has the form of `Announced.targets`."""
    options = tuple(legal_instead(g, oid, i) if group else () for i, group in enumerate(old))
    if not any(set(legal) - set(group) or len(group) > 1 for legal, group in zip(options, old, strict=True)):
        return old

    def check(answer: Any) -> str | None:
        return _why_not(g, oid, old, options, answer, most_changes)

    answer: Groups = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="targets",
            source=ctx.source,
            about=oid,
            optional=True,
            data={"old": old, "legal": options, "new targets": True},
            check=check,
            rule=number,
        ),
    )
    return answer


@rule("115.7a", "115.7d", "115.7e")
def _why_not(g: Game, oid: ObjectId, old: Groups, options: Groups, answer: Any, most_changes: int | None) -> str | None:
    if not isinstance(answer, tuple) or len(answer) != len(old):
        return "the answer has the form of the present targets"
    changes = 0
    for group, before, legal in zip(answer, old, options, strict=True):
        if len(group) != len(before):
            return f"{len(before)} targets are to be chosen, not {len(group)} (115.7)"
        if len(set(group)) != len(group):
            return "the same target can't be chosen twice for one use of the word (601.2c)"
        for new, was in zip(group, before, strict=True):
            if new != was:
                changes += 1
                if new not in legal:
                    return f"{new!r} is not a legal target (115.7d)"
    if most_changes is not None and changes > most_changes:
        return "too many targets are changed (115.7b)"
    return _makes_illegal(g, oid, old, answer)


def _makes_illegal(g: Game, oid: ObjectId, old: Groups, answer: Groups) -> str | None:
    """A change must not make an unchanged target illegal (115.7d, e.g. "another target")."""
    on, ability = _on(g, oid)
    specs = target_specs(ability, on.announced)
    for i, spec in enumerate(specs):
        for j, other in enumerate(specs):
            if other.as_ in spec.distinct_from and i != j and set(answer[i]) & set(answer[j]):
                return "these targets must differ (115.7d)"
    return None


def _set(g: Game, ctx: Ctx, oid: ObjectId, on: OnStack, new: Groups) -> Procedure[None]:
    if new == on.announced.targets:
        return
    moved_to: dict[Any, Any] = {}
    for i, (group, before) in enumerate(zip(new, on.announced.targets, strict=True)):
        for now, was in zip(group, before, strict=True):
            moved_to[(i, was)] = (i, now)
    division = {moved_to.get(k, k): n for k, n in on.announced.division.items()} or EMPTY
    announced = replace(on.announced, targets=new, division=division)
    fresh = [t for group, before in zip(new, on.announced.targets, strict=True) for t in group if t not in before]
    events: list[Any] = [ch.SetAnnounced(object=oid, announced=announced)]
    events += [co.BecameTarget(target=t, by=oid) for t in dict.fromkeys(fresh)]
    yield from do(g, ctx, events, "115.7")


@rule("115.7a", "115.7b", "115.7c", "115.7d")
def change(g: Game, ctx: Ctx, oid: ObjectId, how: str, to: tuple[ObjectId, ...]) -> Procedure[None]:
    """Change targets as the wording has it: the target or a target must change to another legal one, or any number
    may."""
    on, _ = _on(g, oid)
    old = on.announced.targets
    if not any(old):
        return
    if to:
        yield from _to_this(g, ctx, oid, on, to[0])
        return
    most = 1 if how in ("change a target", "change the target") else None
    answer = yield from _ask_groups(g, ctx, oid, ctx.you, old, "115.7", most_changes=most)
    yield from _set(g, ctx, oid, on, answer)


def _to_this(g: Game, ctx: Ctx, oid: ObjectId, on: OnStack, to: Recipient) -> Procedure[None]:
    """The only target becomes a named object, where that is legal."""
    groups = on.announced.targets
    for i, group in enumerate(groups):
        if len(group) == 1 and group[0] != to and to in legal_instead(g, oid, i):
            new = (*groups[:i], (to,), *groups[i + 1 :])
            yield from _set(g, ctx, oid, on, new)
            return


@rule("707.10d", "707.10e")
def copy_for_each(g: Game, ctx: Ctx, e: ef.CopySpell, original: ObjectId, player: PlayerId) -> Procedure[list[ObjectId]]:
    """A copy for each other object or player that the spell could target; each copy targets another one of them."""
    made: list[ObjectId] = []
    on = g.view.obj(original).stack
    assert on is not None
    groups = on.announced.targets
    index = next((i for i, group in enumerate(groups) if group), None)
    if index is None or e.for_each_target is None or original not in g.state.objects:
        return made
    present = {t for group in groups for t in group}
    wanted = set(nouns.each(e.for_each_target, ctx))
    for t in legal_instead(g, original, index):
        if t in present or (isinstance(t, int) and t not in wanted):
            continue
        move = replace(copying.copy_on_stack(g, original, player, e.exceptions), source=ctx.source, by_effect=True)
        for new in moved((yield from do(g, ctx, [move], "707.10d"))):
            made.append(new)
            stack = g.state.objects[new].stack
            assert stack is not None
            targets_ = tuple((t,) if group else () for group in groups)
            yield from do(g, ctx, [co.SpellCopied(object=new, original=original, player=player)], "707.10d")
            yield from _set(g, ctx, new, stack, targets_)
    return made
