"""Rules 118.3, 601.2g: what mana abilities could come to, those included that can't be activated yet: whether others are
activated in between decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..cards.lang import abilities as ab
from ..cards.lang import costs as lc
from ..cards.lang import effects as ef
from ..derive import cr605_1_mana_abilities as cr605_1
from ..derive.citation import rule
from ..derive.cr613_layers import functional
from ..derive.game import Game
from ..kernel import hooks
from ..state.objects import ObjectId, PlayerId
from ..terms.mana import mana_cost
from ..terms.zones import Zone
from . import verbs_mana

_ONLY_MANA_CHANGES = (ef.AddMana, ef.GainLife, ef.LoseLife, ef.DealDamage, ef.PutCounters, ef.GetEnergy, ef.Tap)
"""Nothing that they do gives anybody another mana ability."""


def _its_own(g: Game, player: PlayerId) -> Iterator[tuple[ObjectId, Any]]:
    """The abilities of what a player controls, or has in hand or graveyard."""
    view = g.view
    for oid in (*view.permanents_of(player), *view.zone(Zone.HAND, player), *view.zone(Zone.GRAVEYARD, player)):
        yield from ((oid, x) for a in view.chars(oid).abilities for x in functional(a))


@rule("601.2g", "605.3a")
def others_may_follow(g: Game, player: PlayerId) -> bool:
    """Whether there is a mana ability that can't be activated now and could be once another has been."""
    now = {(h.object, id(h.ability)) for h in hooks.mana_abilities.function(g, player)}
    for oid, x in _its_own(g, player):
        if not isinstance(x, ab.Activated) or (oid, id(x)) in now or not cr605_1.is_mana_ability(x):
            continue
        if x.if_ is not None or not all(isinstance(part, lc.TapSelf) for part in x.cost):
            return True
    return False


def types_that_could_be(g: Game, player: PlayerId) -> frozenset[str] | None:
    """The types of mana that a player's abilities could add, whatever is activated; None when that can't be said."""
    types: set[str] = set()
    abilities = list(_its_own(g, player))
    for p in g.state.order:
        abilities += [(o, x) for o, x in _its_own(g, p) if p != player and isinstance(x, ab.Triggered)]
    for oid, x in abilities:
        if isinstance(x, ab.Replaces) and any(hasattr(op, "do") for op in x.ops):
            return None
        if not (isinstance(x, ab.Activated) and cr605_1.is_mana_ability(x)) and not cr605_1.is_triggered_mana_ability(x):
            continue
        for e in (*x.do, *(e for m in (x.modes.modes if x.modes else ()) for e in m.do)):
            if not isinstance(e, _ONLY_MANA_CHANGES):
                return None
            if isinstance(e, ef.AddMana):
                types.update(_types_of(g, e, oid))
    held = hooks.mana_abilities.function(g, player)
    mine = {id(x) for _, x in abilities}
    return None if any(id(h.ability) not in mine for h in held) else frozenset(types)


def _types_of(g: Game, e: ef.AddMana, oid: ObjectId) -> Iterator[str]:
    if e.mana is None:
        yield from verbs_mana.colors_to_choose(g, e, g.view.ctx(oid))
        return
    for s in mana_cost(e.mana).symbols:
        yield from (h if h in (*verbs_mana.COLOR_LETTERS, "C") else "C" for h in s.halves)
