"""Rules 115, 601.2c-d, 608.2b: targets, what may be one, and the division of an effect among them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ..cards.lang import continuous as con
from ..cards.lang.nouns import Filter, Player, Target
from ..cards.phrases import PAIRS
from ..choices import Choice, IllegalAction, Procedure
from ..derive import amounts, conditions, filters, nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..kernel.asking import ask
from ..state.objects import ObjectId, PlayerId, Recipient
from ..terms.zones import OWNED_ZONES, Zone

Groups = tuple[tuple[Recipient, ...], ...]
"""Per use of the word "target" the chosen objects and players."""

ON_STACK = PAIRS | {"spell", "ability"}
"""Words for what exists on the stack only (115.2)."""

DAMAGEABLE = frozenset({"Creature", "Planeswalker", "Battle"})
"""Card types of "any target" besides players (115.4)."""


# --- what may be a target -----------------------------------------------------------


@rule("115.2")
def zones_of(g: Game, f: Filter) -> tuple[Zone, ...]:
    """Where the objects are that a phrase about targets means: the battlefield, unless it says otherwise or can't
    mean that."""
    if f.zone is not None:
        return (f.zone,)
    if ON_STACK & set(f.is_):
        return (Zone.STACK,)
    if f.any_:
        return tuple(dict.fromkeys(z for a in f.any_ for z in zones_of(g, a)))
    return (Zone.BATTLEFIELD,)


def _ids(g: Game, zone: Zone) -> Iterator[ObjectId]:
    if zone in OWNED_ZONES:
        for p in g.state.order:
            yield from g.view.zone(zone, p)
    elif zone is Zone.BATTLEFIELD:
        yield from g.view.battlefield()
    else:
        yield from g.view.zone(zone)


def _fits(g: Game, ctx: Ctx, oid: ObjectId, f: Filter) -> bool:
    """Whether an object fits a phrase, of which each alternative may name a zone of its own."""
    zone = g.view.obj(oid).zone
    if f.any_ and f.zone is None and not ON_STACK & set(f.is_):
        if not any(_fits(g, ctx, oid, a) for a in f.any_):
            return False
        return filters.matches(ctx, oid, msgspec.structs.replace(f, any_=()), None)
    return zone in zones_of(g, f) and filters.matches(ctx, oid, f, zone)


@rule("115.4")
def is_any_target(g: Game, oid: ObjectId) -> bool:
    """Whether an object is a creature, planeswalker or battle."""
    return bool(g.view.chars(oid).types & DAMAGEABLE)


def described(g: Game, ctx: Ctx, target: Target, r: Recipient) -> bool:
    """Whether an object or player is what the target's phrase describes."""
    if isinstance(r, str):
        if g.state.players[r].left:
            return False
        return target.any_target or (target.players is not None and r in nouns.players(target.players, ctx))
    o = g.state.objects.get(r)
    if o is None or o.phased_out:
        return False
    if target.any_target and o.zone is Zone.BATTLEFIELD and is_any_target(g, r):
        return target.what is None or _fits(g, ctx, r, target.what)
    return not target.any_target and target.what is not None and _fits(g, ctx, r, target.what)


@rule("115.1", "702.11b", "702.11d", "702.16b", "702.16k", "702.18a", "101.2")
def cant_be_targeted(g: Game, ctx: Ctx, oid: ObjectId) -> bool:
    """Whether an effect says that an object can't be the target of what speaks in this context."""
    for part, e in g.view.parts_on(oid, con.CantBeTargeted):
        if part.by is not None and ctx.you not in nouns.players(part.by, e.ctx):
            continue
        if part.what is None or filters.described(e.ctx, ctx.source, part.what):
            return True
    return False


@rule("702.11c", "702.16b", "702.18a")
def player_cant_be_targeted(g: Game, ctx: Ctx, player: PlayerId) -> bool:
    """Whether an effect says that a player can't be the target of what speaks in this context."""
    for no, e in g.view.parts_on_player(player, con.PlayerCant):
        if no.what != "be targeted" or (no.by is not None and ctx.you not in nouns.players(no.by, e.ctx)):
            continue
        if no.which is None or filters.described(e.ctx, ctx.source, no.which):
            return True
    for r, e in g.view.parts_on_player(player, con.PlayerRule):
        if r.rule == "shroud" or (r.rule == "hexproof" and ctx.you in g.opponents(player)):
            return True
        if r.rule == "protection" and (r.what is None or filters.described(e.ctx, ctx.source, r.what)):
            return True
    return False


@rule("115.1", "115.5", "608.2b")
def is_legal(g: Game, ctx: Ctx, target: Target, r: Recipient) -> bool:
    """Whether an object or player is a legal target: as it is chosen, and again on resolution, where an object that
    changed zones is another one (400.7)."""
    if r == ctx.stack_id or not described(g, ctx, target, r):
        return False
    return not (cant_be_targeted(g, ctx, r) if isinstance(r, int) else player_cant_be_targeted(g, ctx, r))


def legal_targets(g: Game, ctx: Ctx, target: Target, but: ObjectId | None = None) -> tuple[Recipient, ...]:
    """All legal targets for one use of the word, objects before players, in the order of zones and of turns; not
    `but`, the spell or ability on the stack itself (115.5)."""
    found: list[Recipient] = []
    if target.any_target or target.what is not None:
        zones = zones_of(g, target.what) if target.what is not None else (Zone.BATTLEFIELD,)
        found += [i for z in zones for i in _ids(g, z) if i != but and is_legal(g, ctx, target, i)]
    found += [p for p in g.in_turn_order() if is_legal(g, ctx, target, p)]
    return tuple(found)


# --- how many -----------------------------------------------------------


def required(target: Target, ctx: Ctx) -> bool:
    """Whether the target is there at all, e.g. only if the spell was kicked (601.2c)."""
    return target.if_ is None or conditions.holds(target.if_, ctx)


def bounds(target: Target, ctx: Ctx, legal: int) -> tuple[int, int]:
    """How many targets at least and at most may be chosen for one use of the word (601.2c)."""
    most = legal if target.n is None else amounts.amount(target.n, ctx)
    least = 0 if target.up_to or target.n is None else most
    if target.least is not None:
        least = amounts.amount(target.least, ctx)
    if target.divide is not None:
        most = min(most, amounts.amount(target.divide, ctx))
    return least, min(most, legal)


def mentions(node: Any, name: str) -> bool:
    """Whether a piece of the effect language mentions a bound name."""
    if isinstance(node, str):
        return node == name
    if isinstance(node, tuple):
        return any(mentions(x, name) for x in node)
    if isinstance(node, msgspec.Struct):
        return any(mentions(getattr(node, f), name) for f in node.__struct_fields__)
    return False


def bound(target: Target, chosen: tuple[Recipient, ...]) -> Any:
    """What the name of a target stands for."""
    return chosen[0] if len(chosen) == 1 else chosen


def _candidates(g: Game, ctx: Ctx, target: Target) -> tuple[Recipient, ...]:
    """Legal targets that differ from those of the targets that must be different."""
    taken = {r for name in target.distinct_from for r in _as_tuple(ctx.bindings.get(name, ()))}
    return tuple(r for r in legal_targets(g, ctx, target) if r not in taken)


def _as_tuple(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


@rule("115.1", "601.2c")
def controllers_differ(g: Game, chosen: Sequence[Recipient]) -> bool:
    """Whether targets are controlled by different players."""
    who = [g.view.controller(r) if isinstance(r, int) else r for r in chosen]
    return len(set(who)) == len(who)


def possible(g: Game, ctx: Ctx, targets: Sequence[Target]) -> bool:
    """Whether legal targets can be chosen for all of these."""
    if not targets:
        return True
    first, rest = targets[0], targets[1:]
    if not required(first, ctx):
        return possible(g, ctx, rest)
    candidates = _candidates(g, ctx, first)
    least, most = bounds(first, ctx, len(candidates))
    if least > len(candidates) or least > most:
        return False
    if first.different_controllers and len({g.view.controller(r) for r in candidates if isinstance(r, int)}) < least:
        return False
    if not any(mentions(t, first.as_) for t in rest):
        return possible(g, ctx, rest)
    if least != 1 or most != 1:
        return possible(g, ctx.binding(**{first.as_: candidates[:least]}), rest)
    return any(possible(g, ctx.binding(**{first.as_: r}), rest) for r in candidates)


# --- choosing -----------------------------------------------------------


@rule("601.6", "601.6a", "602.3", "700.2e")
def who_chooses(g: Game, ctx: Ctx, by: Any, about: str) -> Procedure[PlayerId]:
    """The player who makes a choice of the announcement: the controller, or an opponent whom the controller picks."""
    if by == Player(name="you"):
        return ctx.you
    who = nouns.players(by, ctx)
    if not who:
        raise IllegalAction("there is nobody to choose", "601.6")
    answer = yield from ask(
        g,
        Choice(
            player=ctx.you,
            decider=ctx.you,
            kind="player",
            source=ctx.stack_id or ctx.source,
            about=about,
            options=who,
            rule="601.6a",
        ),
    )
    chosen: PlayerId = answer[0]
    return chosen


@rule("601.2c", "115.3", "602.2b", "603.3d")
def choose_targets(g: Game, ctx: Ctx, targets: Sequence[Target]) -> Procedure[Groups | None]:
    """The targets for each use of the word, in order; None when no legal targets can be chosen."""
    if not possible(g, ctx, targets):
        return None
    groups: list[tuple[Recipient, ...]] = []
    for i, target in enumerate(targets):
        if not required(target, ctx):
            groups.append(())
            continue
        chosen = yield from _choose_one(g, ctx, i, target, targets[i + 1 :])
        groups.append(chosen)
        ctx = ctx.binding(**{target.as_: bound(target, chosen)})
    return tuple(groups)


def _choose_one(g: Game, ctx: Ctx, index: int, target: Target, rest: Sequence[Target]) -> Procedure[tuple[Recipient, ...]]:
    options = _candidates(g, ctx, target)
    least, most = bounds(target, ctx, len(options))
    linked = any(mentions(t, target.as_) for t in rest)
    if linked and most == 1:
        options = tuple(r for r in options if possible(g, ctx.binding(**{target.as_: r}), rest))

    def check(answer: tuple[Recipient, ...]) -> str | None:
        if target.different_controllers and not controllers_differ(g, answer):
            return "the targets must be controlled by different players"
        if linked and not possible(g, ctx.binding(**{target.as_: bound(target, answer)}), rest):
            return "then no legal target is left for another use of the word"
        return None

    decider = yield from who_chooses(g, ctx, target.by, "targets")
    answer = yield from ask(
        g,
        Choice(
            player=decider,
            decider=decider,
            kind="targets",
            source=ctx.stack_id or ctx.source,
            about=target.as_,
            options=options,
            least=least,
            most=min(most, len(options)),
            rule="601.2c",
            data={"target": target, "index": index},
            check=check if linked or target.different_controllers else None,
        ),
    )
    chosen: tuple[Recipient, ...] = answer
    return chosen


@rule("601.2d", "603.3d")
def choose_division(
    g: Game, ctx: Ctx, targets: Sequence[Target], groups: Groups
) -> Procedure[Mapping[tuple[int, Recipient], int]]:
    """How what is divided goes to the targets: at least one to each. Keys are (index of the target, recipient)."""
    division: dict[tuple[int, Recipient], int] = {}
    for i, (target, chosen) in enumerate(zip(targets, groups, strict=True)):
        if target.divide is None or not chosen:
            continue
        total = amounts.amount(target.divide, ctx)
        if total < len(chosen):
            raise IllegalAction("there is not enough to give each target at least one", "601.2d")
        shares = (total,) if len(chosen) == 1 else (1,) * len(chosen)
        if len(chosen) > 1 and total > len(chosen):
            shares = yield from _ask_division(g, ctx, i, target, chosen, total)
        division.update({(i, r): n for r, n in zip(chosen, shares, strict=True)})
    return division


def _ask_division(
    g: Game, ctx: Ctx, index: int, target: Target, chosen: tuple[Recipient, ...], total: int
) -> Procedure[tuple[int, ...]]:
    def check(answer: Any) -> str | None:
        if not isinstance(answer, tuple) or len(answer) != len(chosen) or not all(isinstance(n, int) for n in answer):
            return "a number for each target is needed"
        if min(answer) < 1:
            return "each target must receive at least one"
        return None if sum(answer) == total else f"the parts must sum up to {total}"

    answer = yield from ask(
        g,
        Choice(
            player=ctx.you,
            decider=ctx.you,
            kind="division",
            source=ctx.stack_id or ctx.source,
            about=target.as_,
            rule="601.2d",
            data={"recipients": chosen, "total": total, "low": 1, "index": index, "what": target.divided_what},
            check=check,
        ),
    )
    shares: tuple[int, ...] = answer or (total - len(chosen) + 1, *(1,) * (len(chosen) - 1))  # 800.4: nobody is left to say
    return shares
