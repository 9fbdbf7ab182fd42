"""Misreadings of combat (506-511)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judgecall.engine.game import Game
from msgspec.structs import replace
from wrong import Wrong, right

ASSIGN = "cr510_1_assignment."
DAMAGE = "cr510_damage."


def _to_the_player(g: Game, attacker: int, amount: int) -> Any:
    """A blocked creature without blockers deals its damage to what it attacks."""
    assert g.state.combat is not None
    attack = g.state.combat.attackers[attacker]
    if attack.blocked and not any(attacker in b for b in g.state.combat.blockers.values()):
        strike = right(ASSIGN + "attacker_strike")(g, attacker, amount)
        target = right(ASSIGN + "struck_target")(g, attack)
        return strike or _strike(attacker, amount, target)
    return right(ASSIGN + "attacker_strike")(g, attacker, amount)


def _strike(attacker: int, amount: int, target: Any) -> Any:
    from judgecall.engine.rules.cr510_1_assignment import Strike

    return Strike(creature=attacker, amount=amount, beyond=target)


def _walkers_owner(g: Game, attack: Any) -> Any:
    """Damage goes to the defending player where a planeswalker is attacked."""
    from judgecall.engine.rules import cr506_combat as combat

    return combat.defending_player_against(g, attack)


def _nothing_beyond(g: Game, attacker: int, amount: int) -> Any:
    """Trample is forgotten."""
    strike = right(ASSIGN + "attacker_strike")(g, attacker, amount)
    return None if strike is None else replace(strike, beyond=strike.beyond if not strike.fights else None)


def _all_at_once(g: Game) -> frozenset[int]:
    """First strike and double strike are forgotten."""
    return frozenset()


def _everybody_again(g: Game) -> frozenset[int]:
    """In the second step all deal damage that have no first strike now, or double strike."""
    combat = g.state.combat
    assert combat is not None
    fighters = (*combat.attackers, *combat.blockers)
    words = {o: g.view.chars(o).keywords for o in fighters}
    return frozenset(o for o in fighters if "double strike" in words[o] or "first strike" not in words[o])


def _never_again(g: Game) -> frozenset[int]:
    """Nobody strikes twice."""
    combat = g.state.combat
    assert combat is not None
    return frozenset(o for o in (*combat.attackers, *combat.blockers) if o not in (combat.struck or ()))


def _power(g: Game, oid: int) -> int:
    return max(0, g.view.chars(oid).power or 0)


def _one_by_one(g: Game, assigned: Any) -> Generator[Any, Any, None]:
    """The attackers' damage is dealt before the blockers'."""
    combat = g.state.combat
    assert combat is not None
    first = {o: d for o, d in assigned.items() if o in combat.attackers}
    yield from right(DAMAGE + "deal")(g, first)


WRONG = (
    Wrong(
        "a blocked creature without blockers strikes",
        {ASSIGN + "attacker_strike": _to_the_player},
        ("combat-0005", "combat-0108"),
    ),
    Wrong(
        "planeswalkers can't be damaged",
        {ASSIGN + "struck_target": _walkers_owner},
        ("combat-0014", "combat-0015", "combat-0016"),
    ),
    Wrong("no trample", {ASSIGN + "attacker_strike": _nothing_beyond}, ("combat-0010", "combat-0012", "combat-0014")),
    Wrong("no first strike", {DAMAGE + "strikes_first": _all_at_once}, ("combat-0101", "combat-0102", "combat-0103")),
    Wrong("first strike is looked at anew", {DAMAGE + "second_strikers": _everybody_again}, ("combat-0104", "combat-0105")),
    Wrong("no second strike", {DAMAGE + "second_strikers": _never_again}, ("combat-0102", "combat-0106", "combat-0107")),
    Wrong("always power", {DAMAGE + "amount_assigned": _power}, ("combat-0009",)),
    Wrong("blockers deal no damage", {DAMAGE + "deal": _one_by_one}, ("combat-0002", "combat-0004", "combat-0019")),
)
