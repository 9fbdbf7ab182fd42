"""Rules 601.2f, 118.7, 606.5: the total cost, locked in before it is paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from ..cards.lang import continuous as con
from ..game import Game
from ..terms.mana import MANA_TYPES, ManaCost, Symbol
from ..view import RuleEffect
from . import cr613_layers as layers
from .cr118_costs import Item
from .cr601_2_proposal import Proposal
from .cr601_3_permission import SELF, about_spell


class Total(msgspec.Struct, frozen=True):
    """A total cost: mana (None: it includes no mana payment), and parts of other kinds with fixed amounts."""

    mana: ManaCost | None
    items: tuple[Item, ...] = ()


class Sum:
    """Mana of a cost as far as it has been added up: generic, and by type letter or `S`."""

    def __init__(self, symbols: list[Symbol]) -> None:
        self.generic = 0
        self.typed: Counter[str] = Counter()
        self.add(symbols)

    def add(self, symbols: list[Symbol], times: int = 1) -> None:
        """Add symbols."""
        for s in symbols:
            if s.is_generic:
                self.generic += int(s.text) * times
            else:
                self.typed[s.text] += times

    @rule_free
    def cost(self) -> ManaCost:
        """The cost: generic first, then the types in their order."""
        typed = [Symbol(t) for t in (*MANA_TYPES, "S") for _ in range(self.typed[t])]
        first = [Symbol(str(self.generic))] if self.generic or not typed else []
        return ManaCost((*first, *typed))

    def size(self) -> int:
        """How much mana it is."""
        return self.generic + sum(self.typed.values())


def changes(g: Game, p: Proposal) -> Iterator[tuple[con.CostChange, RuleEffect | None]]:
    """The effects that change what a spell or ability costs; with None those of the spell's own abilities (113.6)."""
    if p.kind == "spell" and p.sid is not None:
        ctx = p.ctx(g)
        for a in g.view.chars(p.sid).abilities:
            for s in layers.statics_of(a):
                if s.what == SELF and (s.if_ is None or conditions_hold(s, ctx)):
                    yield from ((part, None) for part in s.parts if isinstance(part, con.CostChange) and not part.abilities)
    for part, e in g.view.parts(con.CostChange):
        if e.static is not None and e.static.what == SELF and p.kind == "spell" and e.ctx.source == p.sid:
            continue
        if part.abilities:
            if p.kind in ("activated", "mana") and (e.concerns(p.source) or (p.sid is not None and e.concerns(p.sid))):
                yield part, e
        elif p.kind == "spell" and p.sid is not None and about_spell(g, e, p.sid):
            yield part, e
