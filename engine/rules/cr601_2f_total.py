"""Rules 601.2f, 118.7, 606.5: the total cost, locked in before it is paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from ..cards.lang import continuous as con
from ..cards.lang import costs as lc
from ..cards.lang.nouns import Filter
from ..choices import Procedure
from ..derive import amounts, conditions, filters
from ..derive import cr613_layers as layers
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import course as co
from ..state.objects import ObjectId
from ..terms.mana import MANA_TYPES, ManaCost, Symbol, generic, mana_cost
from ..terms.zones import Zone
from . import cr118_costs as cr118
from .cr118_costs import Item
from .cr601_2_proposal import Proposal, announce_either, chosen_symbols, ways_of
from .cr601_3_permission import SELF, about_spell

TAX = "commander tax"


class Total(msgspec.Struct, frozen=True):
    """A total cost: mana (None: it includes no mana payment), and parts of other kinds with fixed amounts."""

    mana: ManaCost | None
    items: tuple[Item, ...] = ()


class Sum:
    """Mana of a cost as far as it has been added up: generic, and by type letter or `S`."""

    def __init__(self, symbols: Iterable[Symbol]) -> None:
        self.generic = 0
        self.typed: Counter[str] = Counter()
        self.add(symbols)

    def add(self, symbols: Iterable[Symbol], times: int = 1) -> None:
        """Add symbols so many times."""
        for s in symbols:
            if s.is_generic:
                self.generic += int(s.text) * times
            else:
                self.typed[s.halves[0] if s.is_phyrexian else s.text] += times

    def cost(self) -> ManaCost:
        """The cost: generic first, then the types in their order; {0} when there is nothing left (118.7)."""
        typed = [Symbol(t) for t in (*MANA_TYPES, "S") for _ in range(self.typed[t])]
        return ManaCost((*generic(self.generic).symbols, *typed)) if self.generic or not typed else ManaCost(tuple(typed))

    def size(self) -> int:
        """How much mana it is."""
        return self.generic + sum(self.typed.values())


Change = tuple[con.CostChange, Ctx]


@rule("601.2f")
def changes(g: Game, p: Proposal) -> Iterator[Change]:
    """The effects that change what a spell or ability costs. Those of the spell's own abilities function wherever it
    is cast from (113.6)."""
    if p.kind == "spell" and p.sid is not None:
        for a in g.view.chars(p.sid).abilities:
            ctx = p.ctx(g).binding()
            ctx.keyword = a.by_keyword
            for s in layers.statics_of(a):
                if s.what == SELF and s.who is None and (s.if_ is None or conditions.holds(s.if_, ctx)):
                    yield from ((x, ctx) for x in s.parts if isinstance(x, con.CostChange) and not x.abilities)
    for part, e in g.view.parts(con.CostChange):
        if e.static is not None and e.static.what == SELF and p.kind == "spell" and e.ctx.source == p.sid:
            continue
        if part.abilities:
            if _is_about_ability(p, part) and (e.concerns(p.source) or (p.sid is not None and e.concerns(p.sid))):
                yield part, e.ctx
        elif p.kind == "spell" and p.sid is not None and about_spell(g, e, p.sid):
            yield part, e.ctx


def _is_about_ability(p: Proposal, part: con.CostChange) -> bool:
    if p.kind not in ("activated", "mana"):
        return False
    return not part.loyalty or any(isinstance(x, lc.LoyaltyCost) for x in p.ability.cost)


def _applies(g: Game, p: Proposal, part: con.CostChange, ctx: Ctx) -> bool:
    return part.targets is None or _targets(g, p, part.targets, ctx)


def _targets(g: Game, p: Proposal, f: Filter, ctx: Ctx) -> bool:
    chosen = [t for group in p.announced.targets for t in group if isinstance(t, int)]
    return any(g.view.exists(t) and filters.matches(ctx, t, f, None) for t in chosen)


@rule("903.8")
def commander_tax(g: Game, p: Proposal) -> int:
    """The additional generic mana for a commander cast from the command zone: {2} for each earlier such cast by that
    player."""
    if p.kind != "spell" or p.sid is None or p.announced.cast_from is not Zone.COMMAND:
        return 0
    o = g.view.obj(p.sid)
    return 2 * sum(_from_command_zone(g, e, o.physical) for e in _all_casts(g, p)) if o.commander else 0


def _all_casts(g: Game, p: Proposal) -> Iterator[co.SpellCast]:
    for entry in g.log:
        if isinstance(entry.event, co.SpellCast) and entry.event.player == p.player:
            yield entry.event


def _from_command_zone(g: Game, e: co.SpellCast, physical: tuple[int, ...]) -> bool:
    o = g.view.obj(e.object)
    known: ObjectId = e.object
    last = g.state.last_known.get(known)
    on = o.stack if o.stack is not None else last.object.stack if last is not None else None
    return o.physical == physical and on is not None and on.announced.cast_from is Zone.COMMAND


@rule("601.2f", "118.7", "118.8d", "118.9d", "602.2b")
def total_cost(g: Game, p: Proposal) -> Procedure[Total]:
    """The mana cost or alternative cost (or activation cost), plus additional costs and increases, minus reductions;
    last, what sets the total itself."""
    found = [(part, ctx) for part, ctx in changes(g, p) if _applies(g, p, part, ctx)]
    p.changed_by = tuple(dict.fromkeys(number for _, ctx in found for number in ctx.keyword))
    total = Sum(p.mana or [])
    items = list(p.items)
    has_mana = p.mana is not None
    tax = commander_tax(g, p)
    total.generic += tax
    for part, ctx in found:
        if not part.less and part.floor is None:
            n = amounts.amount(part.times, ctx.binding(it=p.sid or p.source))
            symbols = mana_cost(part.mana).symbols
            items += yield from increase(g, p, total, symbols * max(0, n))
            has_mana = has_mana or any(s.mana_value for s in symbols)
            extra = yield from announce_either(g, p, [Item(cr118.fixed(x, ctx)) for x in part.plus or ()])
            for item in extra:
                if isinstance(item.part, lc.Mana):
                    items += yield from increase(g, p, total, mana_cost(item.part.cost).symbols)
                    has_mana = True
                else:
                    items.append(item)
    for part, ctx in found:
        if part.less:
            yield from reduce(g, p, total, part, ctx)
    if has_mana:
        for part, _ in found:
            if part.floor is not None and not part.less:
                at_least(g, total, part.floor)
    fixed = tuple(Item(cr118.fixed(i.part, p.ctx(g)), i.label, i.objects) for i in items)
    return Total(total.cost() if has_mana else None, loyalty_combined(g, p, fixed))


@rule("601.2f", "107.4e", "107.4f")
def increase(g: Game, p: Proposal, total: Sum, symbols: tuple[Symbol, ...]) -> Procedure[list[Item]]:
    """Mana that is added to a cost, with what is paid for each symbol that can be paid in several ways; life, where that is
    2 life."""
    picks: list[str] = []
    for s in symbols:
        ways = ways_of(g, s)
        if len(ways) > 1:
            about = "phyrexian" if s.is_phyrexian else "hybrid"
            data = {"symbol": str(s), "proposal": p, "increase": True}
            answer = yield from p.ask(g, "payment", about, options=ways, rule="601.2f", data=data)
            picks.append(answer[0])
    mana, life = chosen_symbols(g, symbols, picks)
    total.add(mana)
    return life


@rule("118.7a", "118.7b", "118.7c", "118.7d", "118.7e", "118.7f", "118.7g", "601.2f")
def reduce(g: Game, p: Proposal, total: Sum, part: con.CostChange, ctx: Ctx) -> Procedure[None]:
    """One reduction: generic mana from the generic part only; mana of a type from that type first, what is left over
    from the generic part; never below {0}."""
    times = amounts.amount(part.times, ctx.binding(it=p.sid or p.source))
    for s in mana_cost(part.mana).symbols * max(0, times):
        if part.floor is not None and total.size() <= part.floor:
            return
        half = s.text
        if s.is_hybrid and not s.is_phyrexian:
            data = {"symbol": str(s), "proposal": p}
            answer = yield from p.ask(g, "payment", "reduction", options=s.halves, rule="118.7e", data=data)
            half = answer[0]
        elif s.is_phyrexian:
            half = s.halves[0]
        if half.isdigit():
            most = int(half) if part.floor is None else min(int(half), total.size() - part.floor)
            total.generic = max(0, total.generic - most)
        elif half != "S" and total.typed[half] > 0:
            total.typed[half] -= 1
        elif not part.colored_only:
            total.generic = max(0, total.generic - 1)


@rule("601.2f")
def at_least(g: Game, total: Sum, floor: int) -> None:
    """An effect that directly sets the total: at least so much mana."""
    total.generic += max(0, floor - total.size())


@rule("606.5")
def loyalty_combined(g: Game, p: Proposal, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Several costs of adding or removing loyalty counters are one."""
    loyal = [i for i in items if isinstance(i.part, lc.LoyaltyCost)]
    if len(loyal) < 2:
        return items
    change = sum(cr118.loyalty_change(i.part, p.ctx(g)) for i in loyal if isinstance(i.part, lc.LoyaltyCost))
    one = Item(lc.LoyaltyCost(change=f"{change:+d}" if change else "0"), loyal[0].label)
    return (one, *(i for i in items if not isinstance(i.part, lc.LoyaltyCost)))
