"""Misreadings of what cards say of objects, players, amounts and conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judgecall.engine.cards.lang import nouns as n
from judgecall.engine.derive.context import Ctx
from judgecall.engine.derive.filters import mana_value
from judgecall.engine.derive.game import Game
from msgspec.structs import replace
from wrong import Wrong, right, undone

AMOUNT = "amounts.determined"
CONDITION = "conditions.fulfilled"
MEANT = "filters.meant"
FOUND = "nouns.found"

Reading = Callable[..., Any]


def amount(kind: type, /, **fields: Any) -> dict[str, Reading]:
    """Amounts of a kind are read as though they said something else."""

    def misread(g: Game, node: Any, ctx: Ctx) -> Any:
        return right(AMOUNT)(g, replace(node, **fields) if type(node) is kind else node, ctx)

    return {AMOUNT: misread}


def amount_is(kind: type, value: Any, so: int) -> dict[str, Reading]:
    """Amounts of a kind that name this value are a fixed number."""

    def misread(g: Game, node: Any, ctx: Ctx) -> Any:
        fixed = type(node) is kind and getattr(node, "value", None) == value
        return so if fixed else right(AMOUNT)(g, node, ctx)

    return {AMOUNT: misread}


def described(field: str, so: Any = None, where: Any = None) -> dict[str, Reading]:
    """Descriptions of objects with such a field are read as though it said something else."""

    def misread(g: Game, ctx: Ctx, oid: int, f: n.Filter) -> Any:
        value = getattr(f, field)
        here = value not in (None, (), False) if where is None else value == where
        return right(MEANT)(g, ctx, oid, replace(f, **{field: so}) if here else f)

    return {MEANT: misread}


def word(said: str, read: str = "") -> dict[str, Reading]:
    """A word of a description is not heard, or another one is."""

    def misread(g: Game, ctx: Ctx, oid: int, f: n.Filter) -> Any:
        if said in f.is_:
            f = replace(f, is_=tuple(w if w != said else read for w in f.is_ if w != said or read))
        return right(MEANT)(g, ctx, oid, f)

    return {MEANT: misread}


def condition(kind: type, /, **fields: Any) -> dict[str, Reading]:
    """Conditions of a kind are read as though they said something else."""

    def misread(g: Game, node: Any, ctx: Ctx) -> Any:
        return right(CONDITION)(g, replace(node, **fields) if type(node) is kind else node, ctx)

    return {CONDITION: misread}


def always(kind: type, so: bool, /, **fields: Any) -> dict[str, Reading]:
    """Conditions of a kind that say this always hold, or never."""

    def misread(g: Game, node: Any, ctx: Ctx) -> Any:
        here = type(node) is kind and all(getattr(node, k) == v for k, v in fields.items())
        return so if here else right(CONDITION)(g, node, ctx)

    return {CONDITION: misread}


def _other_way(g: Game, node: Any, ctx: Ctx) -> Any:
    """Halves are rounded the other way."""
    if isinstance(node, n.Half):
        node = replace(node, rounded="up" if node.rounded == "down" else "down")
    return right(AMOUNT)(g, node, ctx)


def _printed(g: Game, node: Any, ctx: Ctx) -> Any:
    """What was spent on a spell is its mana value."""
    if isinstance(node, n.ValueOf) and node.value == "mana spent":
        node = replace(node, value="mana value")
    return right(AMOUNT)(g, node, ctx)


def _net(g: Game, node: Any, ctx: Ctx) -> Any:
    """Life gained and lost this turn are set off against each other."""
    found = right(AMOUNT)(g, node, ctx)
    if not isinstance(node, n.PlayerValue) or not node.value.endswith("this turn"):
        return found
    other = "life lost this turn" if "gained" in node.value else "life gained this turn"
    return max(0, found - right(AMOUNT)(g, replace(node, value=other), ctx))


def _each_one(g: Game, node: Any, ctx: Ctx) -> Any:
    """Each object counts, also where several are the same."""
    return right(AMOUNT)(g, n.Count(what=node.among) if isinstance(node, n.DistinctAmong) else node, ctx)


def _zero_is_odd(g: Game, ctx: Ctx, oid: int, f: n.Filter) -> Any:
    """A mana value of 0 is odd."""
    value = f.mana_value
    if value is not None and value.parity and not mana_value(ctx.view.obj(oid), ctx.view.chars(oid)):
        f = replace(f, mana_value=replace(value, parity="even" if value.parity == "odd" else "odd"))
    return right(MEANT)(g, ctx, oid, f)


def _lands_have_none(g: Game, node: Any, ctx: Ctx) -> Any:
    """A mana value of 0 is none."""
    if isinstance(node, n.DistinctAmong) and node.value == "mana values" and isinstance(node.among, n.Each):
        some = replace(node.among.what, mana_value=n.Range(least=n.Number(n=1)))
        node = replace(node, among=n.Each(what=some))
    return right(AMOUNT)(g, node, ctx)


def _all_opponents(g: Game, node: Any, ctx: Ctx) -> Any:
    """All opponents are counted."""
    if isinstance(node, n.CountPlayers) and isinstance(node.who, n.PlayersWho):
        node = replace(node, who=node.who.among)
    return right(AMOUNT)(g, node, ctx)


def _powers_as_printed(g: Game, node: Any, ctx: Ctx) -> Any:
    """What the first part of a spell does to powers is not there yet for the second."""
    if isinstance(node, n.DistinctAmong) and node.value == "powers":
        found = right("nouns.found")(g, n.Union(of=(node.among,)), ctx)
        return len({ctx.view.obj(o).faces[0].power for o in found})
    return right(AMOUNT)(g, node, ctx)


def _power_only(g: Game, node: Any, ctx: Ctx) -> Any:
    """Only power is compared."""
    compared = node.amount if isinstance(node, n.Compare) else None
    if isinstance(compared, n.ValueOf) and compared.value == "toughness":
        return False
    return right(CONDITION)(g, node, ctx)


AMOUNTS = [
    Wrong("halves are rounded the other way", {AMOUNT: _other_way}, ("whole-0001", "whole-0002"), ("107.1a",)),
    Wrong("zero is odd", {MEANT: _zero_is_odd}, ("mana-value-0001", "mana-value-0002"), ("202.3a",)),
    Wrong("a mana value of 0 is none", {AMOUNT: _lands_have_none}, ("mana-value-0003",), ("202.3a",)),
    Wrong(
        "what is the same counts each time",
        {AMOUNT: _each_one},
        ("mana-value-0004", "color-0001", "land-0041"),
        ("202.3", "105.2", "305.6"),
    ),
    Wrong(
        "what a spell has changed is not seen by its second part",
        {AMOUNT: _powers_as_printed},
        ("resolve-0226",),
        ("608.2c",),
    ),
    Wrong("each power is a different one", {AMOUNT: _each_one}, ("resolve-0227",), ("608.2c",)),
    Wrong("all opponents are counted", {AMOUNT: _all_opponents}, ("resolve-0221",), ("608.2h",)),
    Wrong("the greatest is the sum", amount(n.ValueOf, over="sum"), ("resolve-0222",), ("608.2h",)),
    Wrong("mana spent is the mana value", {AMOUNT: _printed}, ("resolve-0223",), ("608.2h", "601.2h")),
    Wrong("life lost is set off against life gained", {AMOUNT: _net}, ("resolve-0224", "resolve-0225"), ("608.2h",)),
    Wrong(
        "every game starts with 20 life",
        amount_is(n.PlayerValue, "starting life", 20),
        ("starting-life-0002",),
        ("103.4c",),
    ),
    Wrong("every game starts with 40 life", amount_is(n.PlayerValue, "starting life", 40), ("starting-life-0001",), ("103.4",)),
    Wrong("all counters count", amount(n.CountersOn, kind=None), ("counter-0041",), ("122.1",)),
    Wrong("nobody wins by an effect", {"verbs_players.win_game": undone}, ("ending-0041",), ("104.2b",)),
    Wrong("only power evolves", {CONDITION: _power_only}, ("evolve-0001",), ("702.100a",)),
    Wrong("attached or not, it works", described("attached_to"), ("continuous-0301",), ("611.3a",)),
]
WRONG = [*AMOUNTS]
