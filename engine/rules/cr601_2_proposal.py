"""Rules 601.2b, 602.2b, 118.8-118.9, 107.3: a spell or ability while it is proposed and paid, and which costs are
announced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec.structs import replace

from ..cards.lang import abilities as ab
from ..cards.lang import costs as lc
from ..cards.lang.nouns import Number
from ..choices import Choice, IllegalAction, Procedure
from ..derive import amounts
from ..derive import cr613_layers as layers
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..derive.view import Live
from ..kernel.asking import ask
from ..state.objects import NOTHING_ANNOUNCED, Announced, ObjectId, PlayerId
from ..terms.mana import ManaCost, Symbol, mana_cost
from . import cr115_targets as cr115
from . import cr118_1_payment as payment
from . import cr118_costs as cr118
from . import cr700_2_modes as cr700
from .cr118_costs import Item
from .cr601_3_permission import Way
from .cr733_illegal import go_on

OWN = (lc.OwnManaCost(),)
MULTI = 1_000
"""More than anybody pays for a cost that may be paid any number of times."""


class Proposal:
    """A spell or ability, or another thing that is paid for, from its proposal until it has been paid. Implements
    `Payer`.

    `kind`: `mana` is a mana ability, which is on no stack; `cost` is any other cost. `items`: parts other than mana;
    `mana`: the symbols to pay, without hybrid, Phyrexian and X; None: no mana is asked for. `busy`: mana abilities
    that are being activated. `symbols`: all its mana symbols, with what was picked so far for those that can be paid in
    several ways. `parts`: those of the total cost other than mana, once it is paid. `changed_by`: the rules of the keywords
    that changed the total cost.
    `early`: objects chosen to pay with as the costs were announced, by what will be done."""

    def __init__(
        self,
        player: PlayerId,
        source: ObjectId,
        sid: ObjectId | None,
        kind: Literal["spell", "activated", "mana", "cost"],
        ability: Any = None,
        number: int = 0,
        announced: Announced = NOTHING_ANNOUNCED,
    ) -> None:
        self.player = player
        self.source = source
        self.sid = sid
        self.kind = kind
        self.ability = ability
        self.number = number
        self.announced = announced
        self.way = Way()
        self.items: list[Item] = []
        self.mana: list[Symbol] | None = None
        self.unpayable: str | None = None
        self.busy: frozenset[Any] = frozenset()
        self.base_ctx: Ctx | None = None
        self.early: dict[str, tuple[ObjectId, ...]] = {}
        self.symbols: tuple[Symbol, ...] = ()
        self.picks: tuple[str, ...] = ()
        self.has_mana = False
        self.parts: tuple[lc.CostPart, ...] = ()
        self.changed_by: tuple[str, ...] = ()

    @property
    def for_mana(self) -> bool:
        """Whether the cost is that of a mana ability."""
        return self.kind == "mana"

    @property
    def announces(self) -> bool:
        """Whether it is paid to cast a spell or to activate an ability."""
        return self.kind != "cost"

    def ctx(self, g: Game) -> Ctx:
        """The context in which it speaks at this point."""
        if self.base_ctx is not None:
            return self.base_ctx.at(Live(g))
        return Ctx(Live(g), self.player, self.source, dict(self.early), announced=self.announced, stack_id=self.sid)

    def ask(self, g: Game, kind: str, about: Any, **fields: Any) -> Procedure[Any]:
        """Ask its controller something."""
        choice = Choice(
            player=self.player,
            decider=self.player,
            kind=kind,
            source=self.sid if self.sid is not None else self.source,
            number=self.number or None,
            about=about,
            **fields,
        )
        answer = yield from ask(g, choice)
        go_on(g, self.player)
        return answer


# --- the abilities that say what may be paid -----------------------------------------------------------


@rule("118.8", "118.9d")
def additional_costs(g: Game, p: Proposal) -> list[ab.AdditionalCost]:
    """The additional costs of a spell that its abilities name (118.8)."""
    if p.kind != "spell" or p.sid is None:
        return []
    abilities = g.view.chars(p.sid).abilities
    return [x for a in abilities for x in layers.functional(a) if isinstance(x, ab.AdditionalCost)]


def labels_of(optional: Sequence[ab.AdditionalCost]) -> dict[str, ab.AdditionalCost]:
    """Optional costs by a label of their own: a second cost of one label has its number behind it."""
    out: dict[str, ab.AdditionalCost] = {}
    for cost in optional:
        name, n = cost.label or "additional cost", 2
        label = name
        while label in out:
            label, n = f"{name} {n}", n + 1
        out[label] = cost
    return out


def entwine(g: Game, p: Proposal) -> ab.Keyword | None:
    """The entwine ability of a modal spell (702.42a)."""
    if p.kind != "spell" or p.sid is None or getattr(p.ability, "modes", None) is None:
        return None
    keywords = (a.ability for a in g.view.chars(p.sid).abilities)
    return next((k for k in keywords if isinstance(k, ab.Keyword) and k.name == "entwine"), None)


# --- modes -----------------------------------------------------------


@rule("601.2b", "601.4", "700.2a", "702.42a")
def announce_modes(g: Game, p: Proposal) -> Procedure[None]:
    """The modes; how many there may be can hang on costs that are announced after them."""
    if p.ability is None or p.ability.modes is None:
        return
    if p.announced.paid.get("fuse"):
        p.announced = replace(p.announced, modes=tuple(range(len(p.ability.modes.modes))))
        return
    least, most = mode_bounds(g, p)
    chosen = yield from cr700.choose_modes(g, p.ctx(g), p.ability, most=most, least=least)
    go_on(g, p.player)
    if chosen is None:
        raise IllegalAction("no mode can be chosen", "700.2a")
    p.announced = replace(p.announced, modes=chosen)


def mode_bounds(g: Game, p: Proposal) -> tuple[int, int]:
    """How many modes at least and at most could be chosen, whatever is paid (601.4)."""
    modes = p.ability.modes
    bounds = [cr700.how_many(modes, p.ctx(g))]
    labels = {c.label: 1 for c in additional_costs(g, p) if c.optional}
    if labels:
        paid = replace(p.announced, paid={**p.announced.paid, **labels})
        ctx = p.ctx(g)
        ctx.announced = paid
        bounds.append(cr700.how_many(modes, ctx))
    most = max(b[1] for b in bounds)
    return min(b[0] for b in bounds), len(modes.modes) if entwine(g, p) is not None else most


def check_modes(g: Game, p: Proposal) -> None:
    """The number of modes must be what the costs announced allow (601.4)."""
    if p.ability is None or p.ability.modes is None or p.announced.paid.get("fuse"):
        return
    n = len(p.announced.modes)
    least, most = cr700.how_many(p.ability.modes, p.ctx(g))
    if least <= n <= most or p.announced.paid.get("entwine"):
        return
    raise IllegalAction(f"{n} modes can't be chosen with these costs", "700.2")


# --- alternative and additional costs -----------------------------------------------------------


@rule("601.2b", "118.9", "118.9a")
def announce_way(g: Game, p: Proposal, ways: tuple[Way, ...]) -> Procedure[None]:
    """One way to cast it: with the mana cost, or with one alternative cost."""
    answer = yield from p.ask(
        g, "cost", "alternative", options=ways, rule="118.9a", data={"labels": tuple(w.label for w in ways)}
    )
    way: Way = answer[0]
    p.way = way
    p.announced = replace(
        p.announced,
        method=way.label,
        free=way.free,
        exile_when_leaving=p.announced.exile_when_leaving or way.exile_when_leaving,
    )


@rule(
    *("601.2b", "118.8a", "118.8b", "700.2h", "702.33a", "702.33c", "702.42a", "702.56b", "702.78b", "702.153b"),
    *("702.172a", "702.175b", "702.183a"),
)
def announce_additional(g: Game, p: Proposal) -> Procedure[list[Item]]:
    """The optional additional costs that its controller intends to pay; with the mandatory ones, all their parts."""
    costs = additional_costs(g, p)
    items = [Item(part, c.label) for c in costs if not c.optional for part in c.cost]
    optional = labels_of([c for c in costs if c.optional])
    paid = dict(p.announced.paid)
    if optional:
        for label in (yield from _ask_optional(g, p, optional)):
            cost = optional[label]
            paid[cost.label] = paid.get(cost.label, 0) + 1
            if label != cost.label:
                paid[label] = paid.get(label, 0) + 1
            if isinstance(cost, ab.InstanceCost):
                paid[cost.instance] = paid.get(cost.instance, 0) + 1
            items += [Item(part, cost.label) for part in cost.cost]
    keyword = entwine(g, p)
    if keyword is not None and len(p.announced.modes) > cr700.how_many(p.ability.modes, p.ctx(g))[1]:
        paid["entwine"] = 1
        items += [Item(part, "entwine") for part in keyword.cost or ()]
    p.announced = replace(p.announced, paid=paid)
    modes = p.ability.modes.modes if p.ability is not None and p.ability.modes is not None else ()
    items += [Item(part, modes[m].name or "mode") for m in p.announced.modes for part in modes[m].cost]
    return items


def _ask_optional(g: Game, p: Proposal, optional: dict[str, ab.AdditionalCost]) -> Procedure[tuple[str, ...]]:
    multi = any(c.multi for c in optional.values())

    def check(answer: tuple[str, ...]) -> str | None:
        twice = next((a for a in answer if answer.count(a) > 1 and not optional[a].multi), None)
        return f"{twice} can be paid once only" if twice is not None else None

    answer: tuple[str, ...] = yield from p.ask(
        g,
        "cost",
        "additional",
        options=tuple(optional),
        least=0,
        most=MULTI if multi else len(optional),
        repeat=multi,
        optional=True,
        rule="601.2b",
        data={"costs": {label: c.cost for label, c in optional.items()}},
        check=check if multi else None,
    )
    return answer


def base_items(p: Proposal) -> list[Item]:
    """The parts of the mana cost, or of what is paid instead of it (601.2f)."""
    if p.kind == "spell":
        base = () if p.way.free else p.way.cost if p.way.cost is not None else OWN
        return [Item(part, p.way.label if p.way.alternative else "") for part in base] + [
            Item(part, p.way.label) for part in p.way.plus
        ]
    return [Item(part) for part in p.ability.cost]


@rule("601.2b")
def announce_either(g: Game, p: Proposal, items: Sequence[Item]) -> Procedure[list[Item]]:
    """Of a cost that can be paid in one of several ways, the way."""
    out: list[Item] = []
    for item in items:
        if not isinstance(item.part, lc.EitherCost):
            out.append(item)
            continue
        open_ = tuple(c for c in item.part.of if all(cr118.cant_pay(g, p, x) is None for x in c)) or item.part.of
        answer = yield from p.ask(
            g, "cost", "either", options=open_, rule="601.2b", data={"label": item.label, "part": item.part}
        )
        out += yield from announce_either(g, p, [Item(x, item.label) for x in answer[0]])
    return out


@rule("601.2b", "702.119b")
def choose_early(g: Game, p: Proposal, items: Sequence[Item]) -> Procedure[list[Item]]:
    """What will be sacrificed, where that is chosen before the total cost is determined."""
    out: list[Item] = []
    for item in items:
        if isinstance(item.part, lc.SacrificeCost) and item.part.early:
            why = cr118.cant_pay(g, p, item.part)
            if why is not None:
                raise IllegalAction(why, "118.3")
            chosen = yield from payment.choose_objects(g, p, item)
            p.early["sacrificed"] = (*p.early.get("sacrificed", ()), *chosen)
            item = replace(item, objects=chosen)
        out.append(item)
    return out


# --- X, hybrid and Phyrexian symbols -----------------------------------------------------------


@rule("118.6", "202.1b")
def own_mana_cost(g: Game, p: Proposal) -> ManaCost | None:
    """The mana cost of the object whose spell or ability it is; None, which can't be paid, when it has none."""
    return g.view.chars(p.source).mana_cost


def uses_x(g: Game, p: Proposal, part: lc.CostPart) -> bool:
    """Whether the value of X must be known to pay a part (107.3a)."""
    if isinstance(part, lc.Mana):
        return mana_cost(part.cost).has_x
    if isinstance(part, lc.OwnManaCost):
        own = own_mana_cost(g, p)
        return own is not None and own.has_x and p.kind == "spell"
    if isinstance(part, lc.LoyaltyCost):
        return part.change.endswith("X")
    return cr115.mentions(part, "X")


@rule("601.2b", "107.3a", "107.3b", "107.3k")
def announce_x(g: Game, p: Proposal, items: Sequence[Item]) -> Procedure[None]:
    """The value of X; 0 when the mana cost has one and neither it nor an alternative cost with X is paid."""
    if any(uses_x(g, p, item.part) for item in items):

        def check(answer: Any) -> str | None:
            return None if isinstance(answer, int) and answer >= 0 else "X is a number, 0 or more"

        x = yield from p.ask(g, "number", "X", rule="107.3a", data={"least": 0}, check=check)
        p.announced = replace(p.announced, x=x)
    elif p.kind == "spell" and (own := own_mana_cost(g, p)) is not None and own.has_x:
        p.announced = replace(p.announced, x=0)


def list_symbols(g: Game, p: Proposal, items: Sequence[Item]) -> str | None:
    """Note the mana symbols of a cost, with the value of X for it, and its other parts; why it is unpayable, or None."""
    p.symbols, p.picks, p.items = (), (), []
    p.has_mana = p.kind == "spell"
    for item in items:
        if not isinstance(item.part, lc.Mana | lc.OwnManaCost):
            p.items.append(item)
            continue
        p.has_mana = True
        cost = mana_cost(item.part.cost) if isinstance(item.part, lc.Mana) else own_mana_cost(g, p)
        if cost is None:
            p.unpayable = "there is no mana cost to pay"
            continue
        p.symbols = (*p.symbols, *(_with_x(g, p, s) for s in cost.symbols))
    return p.unpayable


def _with_x(g: Game, p: Proposal, s: Symbol) -> Symbol:
    if not s.is_x:
        return s
    return Symbol(str((p.announced.x or 0) if p.kind != "cost" else amounts.variable(s.text, p.ctx(g))))


@rule("107.4e", "107.4f")
def ways_of(g: Game, s: Symbol) -> tuple[str, ...]:
    """The ways to pay a symbol: one of its halves, or 2 life for a Phyrexian one."""
    return (*s.halves, "life") if s.is_phyrexian else s.halves


def chosen_symbols(g: Game, symbols: Sequence[Symbol], picks: Sequence[str]) -> tuple[list[Symbol], list[Item]]:
    """The mana to pay, and the life, when each symbol that can be paid in several ways is paid as picked."""
    left = list(picks)
    paid = [left.pop(0) if len(ways_of(g, s)) > 1 else s.text for s in symbols]
    life = paid.count("life")
    items = [Item(lc.PayLife(amount=Number(n=2 * life)), "phyrexian")] if life else []
    return [Symbol(x) for x in paid if x != "life"], items


@rule("601.2b", "118.13a", "118.6", "107.4e", "107.4f", "107.3g", "107.3h")
def announce_symbols(g: Game, p: Proposal, items: Sequence[Item]) -> Procedure[None]:
    """The mana symbols to pay, with what is paid for each hybrid and Phyrexian symbol. What is not mana is left in
    `items`."""
    list_symbols(g, p, items)
    p.picks = yield from announce_picks(g, p, p.symbols)
    mana, life = chosen_symbols(g, p.symbols, p.picks)
    p.items += life
    p.mana = mana if p.has_mana else None


def announce_picks(g: Game, p: Proposal, symbols: Sequence[Symbol]) -> Procedure[tuple[str, ...]]:
    """What is paid for each of the symbols that can be paid in several ways."""
    for index, s in enumerate(symbols):
        ways = ways_of(g, s)
        if len(ways) > 1:
            about = "phyrexian" if s.is_phyrexian else "hybrid"
            data = {"symbol": str(s), "index": index, "proposal": p}
            answer = yield from p.ask(g, "payment", about, options=ways, rule="601.2b", data=data)
            p.picks = (*p.picks, answer[0])
    return p.picks


# --- together -----------------------------------------------------------


@rule("601.2b", "602.2b")
def announce_costs(g: Game, p: Proposal, ways: tuple[Way, ...] = ()) -> Procedure[None]:
    """Everything of 601.2b, in its order."""
    yield from announce_modes(g, p)
    if ways:
        yield from announce_way(g, p, ways)
    additional = yield from announce_additional(g, p)
    check_modes(g, p)
    items = yield from announce_either(g, p, [*base_items(p), *additional])
    items = yield from choose_early(g, p, items)
    yield from announce_x(g, p, items)
    yield from announce_symbols(g, p, items)
