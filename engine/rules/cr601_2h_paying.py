"""Rules 601.2g-h, 118.3, 702.51, 702.66, 702.126: mana abilities before paying, and the payment of a locked-in total
cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from ..choices import IllegalAction, Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..events import zones as zo
from ..events.base import Event
from ..kernel import hooks
from ..kernel.pipeline import perform
from ..state.game_state import ManaUnit
from ..state.objects import ObjectId
from ..terms.zones import Zone
from . import cr107_4_mana as cr107
from . import cr118_1_payment as payment
from .cr118_costs import Item
from .cr601_2_proposal import Proposal
from .cr601_2f_total import Total
from .cr733_illegal import Journal, ManaUse, recorded

MANA = "mana"
"""Stands for the mana payment among the parts to be put in order."""


# --- 601.2g -----------------------------------------------------------


@rule("601.2g", "605.3a", "117.1d", "118.2", "118.3c")
def chance_for_mana(g: Game, p: Proposal, total: Total, journal: Journal) -> Procedure[None]:
    """The player may activate mana abilities, one after another, before paying."""
    if total.mana is None or not cr107.needs_of(total.mana):
        return
    while True:
        options = tuple(h for h in hooks.mana_abilities.function(g, p.player) if h.key not in p.busy)
        answer = yield from p.ask(
            g,
            "payment",
            "mana abilities",
            options=options,
            least=0,
            most=min(1, len(options)),
            optional=True,
            rule="601.2g",
            data={"cost": total.mana, "total": total, "proposal": p},
        )
        if not answer:
            return
        held = answer[0]
        again = partial(hooks.a_mana_ability_is_activated.function, g, p.player, held, p.busy)
        use = ManaUse(p.player, held.object, held, again)
        yield from recorded(g, use)
        journal.append(use)


# --- 601.2h -----------------------------------------------------------


@rule("601.2h", "118.6", "118.3")
def pay_total(g: Game, p: Proposal, total: Total) -> Procedure[None]:
    """Pay all of it: what involves no chance and no card leaving a library first, in an order that the player
    chooses, then the rest. Raises IllegalAction when a part can't be paid, or is unpayable."""
    if p.unpayable is not None:
        raise IllegalAction(p.unpayable, "118.6")
    p.parts = tuple(i.part for i in total.items)
    first: list[Item | str] = [i for i in total.items if not payment.is_late(g, i.part)]
    if total.mana is not None and cr107.needs_of(total.mana):
        first.insert(0, MANA)
    last: list[Item | str] = [i for i in total.items if payment.is_late(g, i.part)]
    for group in (first, last):
        for part in (yield from in_order(g, p, group)):
            if isinstance(part, str):
                assert total.mana is not None
                yield from pay_mana(g, p, cr107.needs_of(total.mana))
            else:
                used = yield from payment.pay(g, p, part)
                note_used(p, used.verb, used.objects)
                if part.label and used.verb:
                    note_used(p, part.label, used.objects)


def note_used(p: Proposal, key: str, objects: tuple[ObjectId, ...]) -> None:
    """Remember what was used to pay."""
    if key and objects:
        used = dict(p.announced.used)
        used[key] = (*used.get(key, ()), *objects)
        p.announced = replace(p.announced, used=used)


@rule("601.2h")
def in_order(g: Game, p: Proposal, parts: list[Item | str]) -> Procedure[list[Item | str]]:
    """The order in which parts are paid. It is asked for only when objects are chosen or moved for more than one."""
    if sum(_order_matters(g, p, x) for x in parts) < 2:
        return parts
    indices = tuple(range(len(parts)))
    answer = yield from p.ask(
        g,
        "payment",
        "order of costs",
        options=indices,
        least=len(parts),
        most=len(parts),
        rule="601.2h",
        data={"parts": tuple(parts)},
        check=lambda a: None,
    )
    return [parts[i] for i in answer]


def _order_matters(g: Game, p: Proposal, part: Item | str) -> bool:
    if isinstance(part, str):
        return any(k.name == "delve" for k, _ in aids(g, p))
    return payment.picks_objects(part.part)


# --- mana, and what is used rather than mana -----------------------------------------------------------


class Aid(NamedTuple):
    """A keyword by which objects are used rather than mana (702.51a, 702.66a, 702.126a)."""

    name: str
    verb: str
    options: Callable[[Game, Proposal], tuple[ObjectId, ...]]
    event: Callable[[Game, Proposal, ObjectId], Event]
    colored: bool


class Token(NamedTuple):
    """An object or one mana, as something that pays for one need."""

    aid: Aid | None
    object: ObjectId
    unit: ManaUnit | None


def _creatures(g: Game, p: Proposal) -> tuple[ObjectId, ...]:
    return _untapped(g, p, "Creature")


def _artifacts(g: Game, p: Proposal) -> tuple[ObjectId, ...]:
    return _untapped(g, p, "Artifact")


def _untapped(g: Game, p: Proposal, card_type: str) -> tuple[ObjectId, ...]:
    mine = g.view.permanents_of(p.player)
    return tuple(i for i in mine if card_type in g.view.chars(i).types and not g.state.objects[i].tapped)


def _graveyard(g: Game, p: Proposal) -> tuple[ObjectId, ...]:
    return g.view.zone(Zone.GRAVEYARD, p.player)


def _tap(g: Game, p: Proposal, oid: ObjectId) -> Event:
    return ch.TapIt(object=oid, source=p.source)


def _exile(g: Game, p: Proposal, oid: ObjectId) -> Event:
    return zo.Move(object=oid, to=Zone.EXILE, cause="exile", by=p.player, source=p.source)


AIDS = (
    Aid("convoke", "convoked", _creatures, _tap, True),
    Aid("improvise", "improvised", _artifacts, _tap, False),
    Aid("delve", "delved", _graveyard, _exile, False),
)


def aids(g: Game, p: Proposal) -> list[tuple[Aid, tuple[ObjectId, ...]]]:
    """The keywords of the spell by which objects may be used rather than mana, with the objects that there are."""
    if p.kind != "spell" or p.sid is None:
        return []
    keywords = g.view.chars(p.sid).keywords
    found = [(a, a.options(g, p)) for a in AIDS if a.name in keywords]
    return [(a, options) for a, options in found if options]


@rule("702.51a", "702.66a", "702.126a")
def aid_pays(g: Game, token: Token, need: str) -> bool:
    """Whether an object can be used for one need: for generic mana, and a creature with convoke for mana of its
    color."""
    if need == cr107.GENERIC:
        return True
    return token.aid is not None and token.aid.colored and need in {c.value for c in g.view.chars(token.object).colors}


@rule("601.2h", "118.3a", "702.51b", "702.66b", "702.126b")
def pay_mana(g: Game, p: Proposal, needs: tuple[str, ...]) -> Procedure[None]:
    """Pay for every need with mana from the pool, or with objects where a keyword allows that."""
    freedom = cr107.freedom_for(g, p.sid if p.kind == "spell" else None, p.way.any_mana_type)

    def can(token: Token, need: str) -> bool:
        if token.unit is None:
            return aid_pays(g, token, need)
        return cr107.pays(g, token.unit, need, freedom)

    used: list[Token] = []
    for aid, options in aids(g, p):
        used += yield from _ask_aid(g, p, aid, options, used, needs, can)
    units = yield from _ask_mana(g, p, used, needs, can)
    events = [t.aid.event(g, p, t.object) for t in used if t.aid is not None]
    if units:
        events.append(ch.SpendMana(player=p.player, units=units, source=p.source))
    yield from perform(g, events, "601.2h", "118.3a")
    for t in used:
        note_used(p, t.aid.verb if t.aid is not None else "", (t.object,))
    spent = tuple(u.type for u in units)
    p.announced = replace(p.announced, mana_spent=(*p.announced.mana_spent, *spent))


def _ask_aid(
    g: Game,
    p: Proposal,
    aid: Aid,
    options: tuple[ObjectId, ...],
    used: list[Token],
    needs: tuple[str, ...],
    can: Callable[[Token, str], bool],
) -> Procedure[list[Token]]:
    taken = {t.object for t in used}
    free = tuple(o for o in options if o not in taken and cr107.fit_in([*used, Token(aid, o, None)], needs, can))

    def check(answer: tuple[ObjectId, ...]) -> str | None:
        tokens = [*used, *(Token(aid, o, None) for o in answer)]
        return None if cr107.fit_in(tokens, needs, can) else "there is not that much of such mana to pay"

    answer = yield from p.ask(
        g,
        "payment",
        aid.name,
        options=free,
        least=0,
        most=min(len(free), len(needs)),
        optional=True,
        rule="601.2h",
        data={
            "needs": needs,
            "proposal": p,
            "aid": aid,
            "used": tuple(used),
            "can": can,
            "pool": tuple(u for u in g.state.players[p.player].mana if cr107.may_be_spent_on(g, u, p.sid)),
        },
        check=check if free else None,
    )
    return [Token(aid, o, None) for o in answer]


def _ask_mana(
    g: Game, p: Proposal, used: list[Token], needs: tuple[str, ...], can: Callable[[Token, str], bool]
) -> Procedure[tuple[ManaUnit, ...]]:
    """Which mana of the pool pays. It is asked for only when there is a choice that matters."""
    pool = [u for u in g.state.players[p.player].mana if cr107.may_be_spent_on(g, u, p.sid)]

    def exact(units: tuple[ManaUnit, ...]) -> bool:
        return cr107.covers([*used, *(Token(None, 0, u) for u in units)], needs, can)

    want = len(needs) - len(used)
    found = cr107.payments(pool, want, exact)
    if not found:
        raise IllegalAction("the mana in the pool can't pay the cost", "118.3")
    if len(found) == 1 or (pool and cr107.same_to_spend(pool)):
        return found[0]

    def check(answer: Any) -> str | None:
        if not isinstance(answer, tuple) or Counter(answer) - Counter(pool):
            return "that is no mana of the pool that may be spent on this"
        return None if exact(answer) else "that mana does not pay the cost exactly"

    units: tuple[ManaUnit, ...] = yield from p.ask(
        g, "payment", MANA, rule="601.2h", data={"pool": tuple(pool), "needs": needs, "default": found[0]}, check=check
    )
    return units
