"""Misreadings of combat (506-511)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.events import course as co
from judgecall.engine.kernel.pipeline import perform
from msgspec.structs import replace
from wrong import Wrong, right

ATTACK = "cr508_1_field."
ATTACKS = "cr508_1d_maximum."
BLOCK = "cr509_1_field."
BLOCKS = "cr509_1c_maximum."
JOIN = "cr508_4_joining."
COMBAT = "cr506_combat."
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


# --- declaring ----------------------------------------------------------------------------------------------------------


def _all_must(g: Game, field: Any, declared: Any) -> str | None:
    """Every creature that must attack has to, whatever else is laid down."""
    idle = [a for a in field.requirements if declared.get(a) is None]
    return "it must attack" if idle else None


def _pays(name: str) -> Any:
    """Requirements are to be obeyed even where that costs something."""

    def most(g: Game, field: Any, *more: Any) -> Any:
        nothing: frozenset[Any] = frozenset()
        return right(name)(g, replace(field, costly=nothing), *more)

    return most


def _free_of_duty(g: Game, field: Any) -> int:
    """Whoever would have to pay for some attack has no requirements."""
    taxed = {a for a, _ in field.costly}
    most: int = right(ATTACKS + "most_obeyed")(
        g, replace(field, requirements={a: r for a, r in field.requirements.items() if a not in taxed})
    )
    return most


def _no_tap(g: Game, declared: Any) -> Generator[Any, Any, None]:
    return
    yield


def _pay_then_tap(g: Game, declared: Any, journal: Any) -> Generator[Any, Any, None]:
    """Costs are paid while the attackers are still untapped."""
    yield from right("cr508_attackers.pay_costs")(g, declared, journal)
    yield from right("cr508_attackers.tap_attackers")(g, declared)


def _taps_all(g: Game, declared: Any) -> Generator[Any, Any, None]:
    """Vigilance is forgotten."""
    yield from perform(g, [ch.TapIt(object=a, attacking=True) for a in declared], "508.1f")


def _once(g: Game, due: Any) -> Any:
    """A cost is paid once, not for each creature and each effect."""
    return right("cr506_costs.locked_in")(g, tuple(due)[:1])


def _by_owner(g: Game, attacker: int, defender: Any) -> Any:
    """A tax on attacking a player is due for that player's planeswalkers as well."""
    player = right(COMBAT + "defending_player_of")(g, defender)
    return right(ATTACK + "costs_to_attack")(g, attacker, player)


def _walkers_free(g: Game, attacker: int, defender: Any) -> Any:
    """Planeswalkers are attacked for nothing."""
    return right(ATTACK + "costs_to_attack")(g, attacker, defender) if isinstance(defender, str) else ()


def _no_numbers(g: Game, player: str, attackers: Any) -> Any:
    """Menace is forgotten."""
    return {}, {}


def _one_is_enough(g: Game, attackers: Any, pairs: Any) -> Any:
    """Where all are to block, one of them is enough."""
    anything, _, blocked = right(BLOCK + "requirements")(g, attackers, pairs)
    for a in attackers:
        if any(m.by_all for m, _ in g.view.parts_on(a, con.MustBeBlocked)):
            blocked[a] += 1
    return anything, {}, blocked


def _each_for_itself(g: Game, field: Any, declared: Any) -> str | None:
    """A creature that must block has to, whether another one joins it or not."""
    idle = [b for b in field.anything if b not in declared]
    return "it must block" if idle else None


def _single_blocks(g: Game, field: Any, *more: Any) -> int:
    """What takes several creatures to block is not reckoned with."""
    pairs = {b: tuple(a for a in able if field.least.get(a, 1) == 1) for b, able in field.pairs.items()}
    pairs = {b: able for b, able in pairs.items() if able}
    most: int = right(BLOCKS + "most_obeyed")(g, replace(field, pairs=pairs), *more)
    return most


def _first_only(g: Game, field: Any, *more: Any) -> int:
    """A creature that may block several has to block only one of those that must be blocked."""
    ones = dict.fromkeys(field.capacity, 1)
    most: int = right(BLOCKS + "most_obeyed")(g, replace(field, capacity=ones), *more)
    return most


def _sick_blockers(g: Game, blocker: int) -> str | None:
    """A creature that came this turn can't block."""
    sick = right("cr302_6_sickness.summoning_sick")(g, blocker)
    reason: str | None = right(BLOCK + "cant_be_chosen")(g, blocker)
    return "it came this turn" if sick else reason


def _alone_anyhow(name: str) -> Any:
    """What can't do it alone can't do it at all."""

    def disobeyed(g: Game, field: Any, declared: Any) -> str | None:
        reason: str | None = right(name)(g, field, declared)
        return "not alone" if field.lonely & declared.keys() else reason

    return disobeyed


def _nobody_alone(name: str) -> Any:
    """Who can't do it alone may."""

    def disobeyed(g: Game, field: Any, declared: Any) -> str | None:
        nobody: frozenset[int] = frozenset()
        reason: str | None = right(name)(g, replace(field, lonely=nobody), declared)
        return reason

    return disobeyed


def _evades(g: Game, blocker: int, attacker: int) -> str | None:
    """Reach is forgotten."""
    flies = "flying" in g.view.chars(attacker).keywords
    if flies and "flying" not in g.view.chars(blocker).keywords:
        return "it flies"
    reason: str | None = right(BLOCK + "evaded")(g, blocker, attacker)
    return reason


# --- entering combat, and leaving it --------------------------------------------------------------------------------------


def _declared_as_well(g: Game, ctx: Any, entered: Any) -> Generator[Any, Any, None]:
    """What enters attacking attacks as if it had been declared."""
    entered = tuple(entered)
    yield from right(JOIN + "join_attack")(g, ctx, entered)
    assert g.state.combat is not None
    attacks = {o: g.state.combat.attackers[o] for o in entered if o in g.state.combat.attackers}
    joined = [(o, k.defender) for o, k in attacks.items() if k.defender is not None]
    yield from perform(g, [co.Attacked(object=o, defender=d, alone=False) for o, d in joined])


def _if_it_could(g: Game, oid: int, defender: Any) -> bool:
    """What enters attacking must be able to attack."""
    may: bool = right(COMBAT + "may_join_attack")(g, oid, defender)
    return may and not right(ATTACK + "costs_to_attack")(g, oid, defender)


def _if_it_could_block(g: Game, blocker: int, attacker: int) -> bool:
    """What enters blocking must be able to block."""
    may: bool = right(JOIN + "may_join_block")(g, blocker, attacker)
    return may and right(BLOCK + "evaded")(g, blocker, attacker) is None


def _blocked_again(g: Game, entered: Any, attackers: Any) -> Generator[Any, Any, None]:
    """A creature becomes blocked once more when another blocker joins."""
    attackers = tuple(attackers)
    yield from right(JOIN + "join_block")(g, tuple(entered), attackers)
    yield from perform(g, [co.BecameBlocked(object=a) for a in attackers])


def _for_each_blocker(g: Game, player: str, declared: Any) -> Generator[Any, Any, None]:
    """A creature becomes blocked once for each blocker."""
    yield from right("cr509_blockers.become_blocking")(g, player, declared)
    seen: set[int] = set()
    for attackers in declared.values():
        for a in attackers:
            if a in seen:
                yield from perform(g, [co.BecameBlocked(object=a)])
            seen.add(a)


def _restricted_leave(g: Game) -> Any:
    """Who can't attack any more is removed from combat."""
    due = right(COMBAT + "leavers")(g)
    attackers = g.state.combat.attackers if g.state.combat is not None else {}
    return due + tuple(
        co.RemovedFromCombat(object=a, part="attacking")
        for a, k in attackers.items()
        if k.defender is not None and right(ATTACK + "restricted")(g, a, k.defender) is not None
    )


def _nobody_leaves(g: Game) -> Any:
    """What stops being a creature goes on attacking."""
    return ()


def _tapped_deal_none(g: Game, oid: int) -> int:
    """A tapped blocker deals no damage, as it was long ago."""
    blocks = g.state.combat is not None and oid in g.state.combat.blockers
    amount: int = right(DAMAGE + "amount_assigned")(g, oid)
    return 0 if blocks and g.view.obj(oid).tapped else amount


def _never_skipped(g: Game) -> bool:
    return False


def _lasts_on(g: Game) -> Any:
    """What lasts until end of combat lasts until end of turn."""
    return ()


# --- assigning ------------------------------------------------------------------------------------------------------------


def _in_order(g: Game, plan: Any, s: Any) -> str | None:
    """Damage is assigned in an order of blockers, as it was before the end of 2024."""
    division = plan.given[s.creature]
    for earlier, later in zip(s.fights, s.fights[1:], strict=False):
        if division.get(later, 0) and not right(ASSIGN + "assigned_lethal")(g, plan, earlier):
            return "not in order"
    reason: str | None = right(ASSIGN + "tramples_wrongly")(g, plan, s)
    return reason


def _alone_lethal(g: Game, plan: Any, blocker: int) -> bool:
    """One creature alone must assign lethal damage."""
    needed = (g.view.chars(blocker).toughness or 0) - g.view.obj(blocker).damage
    return any(n >= needed or "deathtouch" in g.view.chars(c).keywords for c, n in plan.assigned_to(blocker))


def _no_deathtouch(g: Game, plan: Any, blocker: int) -> bool:
    """Lethal is as much as the toughness, deathtouch or not."""
    needed = (g.view.chars(blocker).toughness or 0) - g.view.obj(blocker).damage
    return sum(n for _, n in plan.assigned_to(blocker)) >= needed


def _unmarked(g: Game, plan: Any, blocker: int) -> bool:
    """Damage that is marked already is not reckoned with."""
    return sum(n for _, n in plan.assigned_to(blocker)) >= (g.view.chars(blocker).toughness or 0)


def _prevented(g: Game, plan: Any, blocker: int) -> bool:
    """Nothing need be assigned to what no damage can hurt."""
    kept = {"protection", "fog bank"} & {k.split()[0] for k in g.view.chars(blocker).keywords}
    lethal: bool = right(ASSIGN + "assigned_lethal")(g, plan, blocker)
    return lethal or bool(kept)


def _no_walkers(g: Game, attacker: int, attack: Any) -> Any:
    """Trample over planeswalkers is forgotten."""
    return False, None


def _never_the_goader(g: Game, attacker: int, defender: Any) -> str | None:
    """A goaded creature can't attack who goaded it."""
    wanted = right(ATTACK + "requirements")(g, attacker)
    if any(r.not_whom and defender in r.not_whom for r in wanted):
        return "it is goaded"
    reason: str | None = right(ATTACK + "restricted")(g, attacker, defender)
    return reason


WRONG = (
    Wrong("goading forbids", {ATTACK + "restricted": _never_the_goader}, ("goad-0002",), rules=("701.15b",)),
    Wrong(
        "a blocked creature without blockers strikes",
        {ASSIGN + "attacker_strike": _to_the_player},
        ("combat-0005", "combat-0312"),
        rules=("510.1c", "702.19d"),
    ),
    Wrong(
        "planeswalkers can't be damaged",
        {ASSIGN + "struck_target": _walkers_owner},
        ("combat-0015", "combat-0016", "combat-0035", "combat-0406", "combat-0412"),
        rules=("506.4c", "510.1b"),
    ),
    Wrong(
        "no trample",
        {ASSIGN + "attacker_strike": _nothing_beyond},
        ("combat-0010", "combat-0012", "combat-0013", "combat-0014", "combat-0037"),
        rules=("510.1b", "510.1c"),
    ),
    Wrong(
        "no first strike",
        {DAMAGE + "strikes_first": _all_at_once},
        ("combat-0101", "combat-0110", "combat-0111", "combat-0115", "combat-0116"),
        rules=("510.4", "702.7b"),
    ),
    Wrong(
        "first strike is looked at anew",
        {DAMAGE + "second_strikers": _everybody_again},
        ("combat-0104", "combat-0105"),
        rules=("510.4", "702.4c", "702.7c"),
    ),
    Wrong(
        "no second strike",
        {DAMAGE + "second_strikers": _never_again},
        ("combat-0102", "combat-0106", "combat-0107", "monarch-0026"),
        rules=("510.4", "702.4b", "702.4d"),
    ),
    Wrong("always power", {DAMAGE + "amount_assigned": _power}, ("combat-0009",), rules=("510.1a",)),
    Wrong(
        "blockers deal no damage",
        {DAMAGE + "deal": _one_by_one},
        ("combat-0002", "combat-0017"),
        rules=("510.2",),
    ),
    Wrong(
        "all must attack, whatever the limit",
        {ATTACKS + "too_few_obeyed": _all_must},
        ("combat-0204", "combat-0215"),
        rules=("508.1d",),
    ),
    Wrong(
        "requirements to attack are obeyed at any price",
        {ATTACKS + "most_obeyed": _pays(ATTACKS + "most_obeyed")},
        ("combat-0204", "combat-0214"),
        rules=("508.1d",),
    ),
    Wrong(
        "a tax frees from all requirements to attack",
        {ATTACKS + "most_obeyed": _free_of_duty},
        ("combat-0205", "combat-0213"),
        rules=("508.1d",),
    ),
    Wrong(
        "costs to attack before tapping",
        {"cr508_attackers.tap_attackers": _no_tap, "cr508_attackers.pay_costs": _pay_then_tap},
        ("combat-0208",),
        rules=("508.1f", "508.1i"),
    ),
    Wrong("no vigilance", {"cr508_attackers.tap_attackers": _taps_all}, ("combat-0235",), rules=("702.20b",)),
    Wrong(
        "one cost for all",
        {"cr506_costs.locked_in": _once},
        ("combat-0206", "combat-0207", "combat-0308"),
        rules=("508.1h", "509.1d"),
    ),
    Wrong("a tax protects planeswalkers", {ATTACK + "costs_to_attack": _by_owner}, ("combat-0216",), rules=("508.1h",)),
    Wrong("no tax protects planeswalkers", {ATTACK + "costs_to_attack": _walkers_free}, ("combat-0217",), rules=("508.1h",)),
    Wrong(
        "not alone means not at all",
        {
            ATTACKS + "disobeyed_restriction": _alone_anyhow(ATTACKS + "disobeyed_restriction"),
            BLOCKS + "disobeyed_restriction": _alone_anyhow(BLOCKS + "disobeyed_restriction"),
        },
        ("combat-0202", "combat-0203", "combat-0309"),
        rules=("508.1c", "509.1b"),
    ),
    Wrong(
        "alone as well",
        {
            ATTACKS + "disobeyed_restriction": _nobody_alone(ATTACKS + "disobeyed_restriction"),
            BLOCKS + "disobeyed_restriction": _nobody_alone(BLOCKS + "disobeyed_restriction"),
        },
        ("combat-0202", "combat-0309"),
        rules=("508.1c", "509.1b"),
    ),
    Wrong(
        "no menace",
        {BLOCK + "numbers_of_blockers": _no_numbers},
        ("combat-0301", "combat-0302", "combat-0303"),
        rules=("509.1b", "702.111b"),
    ),
    Wrong(
        "one creature is all creatures",
        {BLOCK + "requirements": _one_is_enough},
        ("attack-0009", "combat-0304"),
        rules=("509.1c",),
    ),
    Wrong(
        "who could not block alone is excused",
        {BLOCKS + "most_obeyed": _single_blocks},
        ("combat-0301",),
        rules=("509.1c",),
    ),
    Wrong(
        "who must block blocks alone",
        {BLOCKS + "too_few_obeyed": _each_for_itself},
        ("combat-0305", "combat-0307", "combat-0314"),
        rules=("509.1c",),
    ),
    Wrong("one block is enough", {BLOCKS + "most_obeyed": _first_only}, ("combat-0306",), rules=("509.1c",)),
    Wrong(
        "requirements to block are obeyed at any price",
        {BLOCKS + "most_obeyed": _pays(BLOCKS + "most_obeyed")},
        ("combat-0307",),
        rules=("509.1c",),
    ),
    Wrong(
        "creatures that came this turn can't block",
        {BLOCK + "cant_be_chosen": _sick_blockers},
        ("combat-0313",),
        rules=("509.1a",),
    ),
    Wrong("no reach", {BLOCK + "evaded": _evades}, ("combat-0310",), rules=("509.1b", "702.9b")),
    Wrong(
        "entering attacking is attacking",
        {JOIN + "join_attack": _declared_as_well},
        ("combat-0231", "trigger-0024"),
        rules=("508.4", "508.4a"),
    ),
    Wrong("entering attackers pay", {COMBAT + "may_join_attack": _if_it_could}, ("combat-0233",), rules=("508.4a",)),
    Wrong(
        "entering blockers must be able to block",
        {JOIN + "may_join_block": _if_it_could_block},
        ("combat-0336",),
        rules=("509.4b",),
    ),
    Wrong("blocked again", {JOIN + "join_block": _blocked_again}, ("combat-0335",), rules=("509.4", "509.4a")),
    Wrong("blocked by each", {"cr509_blockers.become_blocking": _for_each_blocker}, ("combat-0331",), rules=("509.3c",)),
    Wrong("restrictions remove from combat", {COMBAT + "leavers": _restricted_leave}, ("combat-0407",), rules=("506.4",)),
    Wrong("noncreatures attack", {COMBAT + "leavers": _nobody_leaves}, ("combat-0405",), rules=("506.4", "506.4d")),
    Wrong(
        "tapped blockers deal no damage", {DAMAGE + "amount_assigned": _tapped_deal_none}, ("combat-0408",), rules=("506.4b",)
    ),
    Wrong("no step is skipped", {COMBAT + "should_skip_blocks": _never_skipped}, ("combat-0238",), rules=("508.8",)),
    Wrong(
        "until end of combat is until end of turn",
        {"cr611_durations.ending_at_end_of_combat": _lasts_on},
        ("combat-0503", "combat-0504"),
        rules=("511.2",),
    ),
    Wrong(
        "damage assignment order",
        {ASSIGN + "tramples_wrongly": _in_order},
        ("combat-0003", "combat-0037", "combat-0039"),
        rules=("510.1c", "510.1d"),
    ),
    Wrong("each tramples for itself", {ASSIGN + "assigned_lethal": _alone_lethal}, ("combat-0032",), rules=("702.19b",)),
    Wrong(
        "deathtouch is not lethal", {ASSIGN + "assigned_lethal": _no_deathtouch}, ("combat-0012",), rules=("702.2c", "702.19b")
    ),
    Wrong("marked damage does not count", {ASSIGN + "assigned_lethal": _unmarked}, ("combat-0011",), rules=("702.19b",)),
    Wrong(
        "prevented damage need not be assigned", {ASSIGN + "assigned_lethal": _prevented}, ("combat-0031",), rules=("702.19b",)
    ),
    Wrong(
        "no trample over planeswalkers",
        {ASSIGN + "walkers_controller": _no_walkers},
        ("combat-0033", "combat-0034"),
        rules=("702.19c", "702.19e"),
    ),
)
