"""What an amount comes to (107, 608.2h)."""

from __future__ import annotations

from ..cards.keywords.instances import TimesPaid
from ..cards.lang import nouns as n
from ..events import changes as ch
from ..state.objects import GameObject, ObjectId
from ..terms.typeline import BASIC_LAND_TYPES
from ..terms.zones import Zone
from . import filters, history, linked, nouns
from .citation import rule
from .context import Ctx, Holder
from .cr201_names import differently_named


def amount(node: n.Amount, ctx: Ctx) -> int:
    """The number that an amount means now. What can't be determined is 0 (107.2)."""
    if isinstance(node, n.Number):
        return node.n
    if isinstance(node, n.Var):
        return variable(node.name, ctx)
    return determined(ctx.view.game, node, ctx)


@rule("608.2h")
def determined(g: Holder, node: n.Amount | TimesPaid, ctx: Ctx) -> int:
    """A number that is looked up in the game."""
    if isinstance(node, n.Count):
        return len(nouns.objects(node.what, ctx))
    if isinstance(node, n.CountPlayers):
        return len(nouns.players(node.who, ctx))
    if isinstance(node, n.CountersOn):
        return counters_on(node, ctx)
    if isinstance(node, TimesPaid):
        return sum(times_paid(o, node.instance, ctx) for o in nouns.objects(node.of, ctx))
    if isinstance(node, n.ValueOf):
        values = [value_of(node.value, o, ctx) for o in nouns.objects(node.of, ctx)]
        return (sum(values) if node.over == "sum" else max(values)) if values else 0
    if isinstance(node, n.PlayerValue):
        return sum(player_value(node.value, p, ctx) for p in nouns.players(node.of, ctx))
    if isinstance(node, n.DistinctAmong):
        return distinct(node, ctx)
    if isinstance(node, n.ThisTurn):
        return history.count_this_turn(node.event, ctx, node.before_self, node.different)
    return _arithmetic(node, ctx)


def _arithmetic(node: n.Amount, ctx: Ctx) -> int:
    if isinstance(node, n.Times):
        return amount(node.amount, ctx) * node.by
    if isinstance(node, n.Sum):
        return sum(amount(a, ctx) for a in node.of)
    if isinstance(node, n.Minus):
        return amount(node.amount, ctx) - amount(node.less, ctx)
    if isinstance(node, n.Half):
        whole = amount(node.of, ctx)
        return -(-whole // 2) if node.rounded == "up" else whole // 2
    assert isinstance(node, n.Greatest)
    return max((amount(a, ctx) for a in node.of), default=0)


def variable(name: str, ctx: Ctx) -> int:
    """A bound number: of a trigger event or effect, or X as announced (107.3)."""
    value = ctx.bindings.get(name)
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return value
    if isinstance(value, tuple):
        return len(value)
    if name in ("X", "x"):
        if ctx.announced is not None and ctx.announced.x is not None:
            return ctx.announced.x
        return announced_x(ctx.view.game, ctx.view.obj(ctx.source))
    chosen = linked.chosen(ctx, name)
    return chosen if isinstance(chosen, int) else 0


@rule("107.3i", "107.3m")
def announced_x(g: Holder, o: GameObject) -> int:
    """The X of an object: as announced for a spell. That of a permanent is 0; only as it enters do its replacement
    effects and triggered abilities know the X of the spell, which they have bound."""
    return o.stack.announced.x or 0 if o.stack is not None else 0


def counters_on(node: n.CountersOn, ctx: Ctx) -> int:
    """Counters of a kind on objects, and on players bound to that name."""
    total = 0
    if isinstance(node.on, n.Ref) and not nouns.bound_objects(ctx, node.on.name):
        for p in nouns.players(n.Player(name=node.on.name), ctx):
            held = ctx.view.state.players[p].counters
            total += sum(held.values()) if node.kind is None else held.get(node.kind, 0)
    for o in nouns.objects(node.on, ctx):
        held = ctx.view.obj(o).counters
        total += sum(held.values()) if node.kind is None else held.get(node.kind, 0)
    return total


def value_of(value: str, oid: ObjectId, ctx: Ctx) -> int:
    """A number that an object has, by last-known information when it is gone."""
    o = ctx.view.obj(oid)
    c = ctx.view.chars(oid)
    if value == "power":
        return c.power or 0
    if value == "toughness":
        return c.toughness or 0
    if value == "mana value":
        return filters.mana_value(o, c)
    if value == "level":
        return int(o.chosen.get("level", 1))  # 716.2d
    announced = o.stack.announced if o.stack is not None else o.announced
    if value == "times kicked":
        return linked.times_kicked(ctx.view.game, announced)
    if value == "times replicated":
        return announced.paid.get("replicate", 0)
    if value == "mana spent":
        return len(announced.mana_spent)
    return len({m for m in announced.mana_spent if m != "C"})


def times_paid(oid: ObjectId, label: str, ctx: Ctx) -> int:
    """How often a labelled cost was paid for a spell, or for the permanent it became (601.2b, 400.7d)."""
    if oid == ctx.source and ctx.announced is not None and ctx.stack_id in (None, oid):
        announced = ctx.announced
    else:
        o = ctx.view.obj(oid)
        announced = o.stack.announced if o.stack is not None else o.announced
    return linked.times_paid(ctx.view.game, oid, announced, label)


def player_value(value: str, p: str, ctx: Ctx) -> int:
    """A number that a player has."""
    s = ctx.view.state
    if value == "life":
        return s.players[p].life
    if value == "cards in hand":
        return len(filters.cards_among(ctx.view.game, s, s.zones.get((Zone.HAND, p), ())))
    if value == "cards in library":
        return len(filters.cards_in_library(ctx.view.game, s, p))
    if value == "life lost this turn":
        return sum(e.amount for e in ctx.view.game.this_turn(ch.LoseLife) if e.player == p)
    if value == "life gained this turn":
        return sum(e.amount for e in ctx.view.game.this_turn(ch.GainLife) if e.player == p)
    return 40 if s.format == "commander" else 20


def distinct(node: n.DistinctAmong, ctx: Ctx) -> int:
    """How many different values are among objects."""
    found: set[object] = set()
    if node.value == "names":
        return differently_named(ctx.view.game, [ctx.view.chars(o) for o in nouns.objects(node.among, ctx)])
    for o in nouns.objects(node.among, ctx):
        c = ctx.view.chars(o)
        if node.value == "card types":
            found |= c.types
        elif node.value == "colors":
            found |= c.colors
        elif node.value == "basic land types":
            found |= c.subtypes & BASIC_LAND_TYPES.keys()
        elif node.value == "mana values":
            found.add(filters.mana_value(ctx.view.obj(o), c))
        else:
            found.add(c.power)
    return len(found)
