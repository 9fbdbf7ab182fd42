"""What there is to pay with, as far as hybrid symbols and convoke need to know before mana abilities are chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from ...engine.derive.cr602_1_held import Held
from ...engine.derive.game import Game
from ...engine.rules import cr107_4_mana as cr107
from ...engine.rules import cr601_2h_paying as paying
from ...engine.rules import cr605_mana as cr605
from ...engine.rules.cr602_activating import mana_abilities
from ...engine.state.game_state import ManaUnit
from ...engine.terms.mana import ManaCost, Symbol


class Coin(NamedTuple):
    """One mana that there is or that a source would make, of one of some types; or an object used rather than mana."""

    types: frozenset[str]
    snow: bool = False
    aid: paying.Token | None = None


def of_pool(g: Game, player: str, sid: int | None) -> list[Coin]:
    """The mana of a pool that may be spent on something."""
    pool = g.state.players[player].mana
    return [Coin(frozenset({u.type}), u.snow) for u in pool if cr107.may_be_spent_on(g, u, sid)]


def of_sources(g: Game, player: str) -> list[Coin]:
    """The mana that each permanent of a player could make, by its most generous ability."""
    best: dict[int, list[Coin]] = {}
    for held in mana_abilities(g, player):
        made = of_source(g, held)
        if len(made) > len(best.get(held.object, ())):
            best[held.object] = made
    return [coin for made in best.values() for coin in made]


def of_source(g: Game, held: Held) -> list[Coin]:
    """The mana that an ability would add; each of several mana of any of the types in its place."""
    ways = cr605.could_produce(g, held.ability, g.view.ctx(held.object))
    if not ways:
        return []
    snow = "Snow" in g.view.chars(held.object).supertypes
    return [Coin(frozenset(w[i] for w in ways), snow) for i in range(min(len(w) for w in ways))]


def payable(g: Game, needs: Sequence[str], coins: Sequence[Coin], freedom: cr107.Freedom = cr107.STRICT) -> bool:
    """Whether these coins can pay for every need."""

    def can(coin: Coin, need: str) -> bool:
        if coin.aid is not None:
            return paying.aid_pays(g, coin.aid, need)
        return any(cr107.pays(g, ManaUnit(t, coin.snow), need, freedom) for t in coin.types)

    return cr107.match(coins, needs, can) is not None


def hybrid_ways(symbols: Iterable[Symbol]) -> list[tuple[str, ...]]:
    """All the ways to pay hybrid and Phyrexian symbols, with mana before life."""
    options = [(*s.halves, "life") if s.is_phyrexian else s.halves for s in symbols]
    found = sorted(product(*options), key=lambda way: way.count("life"))
    return [tuple(way) for way in found[:256]]


def with_hybrids(cost: ManaCost, way: Sequence[str]) -> tuple[str, ...]:
    """What a cost needs when its hybrid and Phyrexian symbols are paid in this way; X counts as 0."""
    chosen = iter(way)
    out: list[Symbol] = []
    for s in cost.symbols:
        if s.is_hybrid or s.is_phyrexian:
            pick = next(chosen)
            if pick != "life":
                out.append(Symbol(pick))
        elif not s.is_x:
            out.append(s)
    return cr107.needs_of(ManaCost(tuple(out)))
