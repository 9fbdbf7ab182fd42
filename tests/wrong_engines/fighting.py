"""More misreadings of combat (506-511): leaving and joining it, triggers, haste and limits, single assignments."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.events import course as co
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules import cr506_combat as combat
from judgecall.engine.rules import cr510_damage
from judgecall.engine.rules.cr510_1_assignment import Strike
from judgecall.engine.terms.steps import Step
from msgspec.structs import replace
from wrong import Wrong, right

ATTACK = "cr508_1_field."
ATTACKS = "cr508_1d_maximum."
BLOCK = "cr509_1_field."
JOIN = "cr508_4_joining."
COMBAT = "cr506_combat."
ASSIGN = "cr510_1_assignment."
DAMAGE = "cr510_damage."
LEAVERS = COMBAT + "leavers"


# --- leaving ------------------------------------------------------------------------------------------------------------


def _out(objects: Any, part: str) -> Any:
    return tuple(co.RemovedFromCombat(object=o, part=part) for o in objects)


def _untapped_leave(g: Game) -> Any:
    """An attacker that becomes untapped is removed from combat."""
    attackers = g.state.combat.attackers if g.state.combat is not None else {}
    idle = [a for a in attackers if not g.view.obj(a).tapped and "vigilance" not in g.view.chars(a).keywords]
    return right(LEAVERS)(g) + _out(idle, "attacking")


def _idle_blockers_leave(g: Game) -> Any:
    """A blocker stops blocking when nothing is left that it blocks."""
    blockers = g.state.combat.blockers if g.state.combat is not None else {}
    return right(LEAVERS)(g) + _out([b for b, k in blockers.items() if not k], "blocking")


def _evaded_leave(g: Game) -> Any:
    """A block ends when the attacker gains an evasion ability."""
    blockers = g.state.combat.blockers if g.state.combat is not None else {}
    free = [b for b, k in blockers.items() if any(right(BLOCK + "evaded")(g, b, a) for a in k)]
    return right(LEAVERS)(g) + _out(free, "blocking")


def _end_early(g: Game) -> Any:
    """All are removed from combat as the end of combat step begins."""
    c = g.state.combat
    if c is None or g.state.turn.step is not Step.END_OF_COMBAT:
        return right(LEAVERS)(g)
    return _out(c.attackers, "attacking") + _out(c.blockers, "blocking")


def _stays(g: Game, e: Any, ctx: Any) -> Generator[Any, Any, None]:
    """Nothing is removed from combat by an effect."""
    return
    yield


def _regenerates_in_combat(g: Game, r: Any, op: Any, e: Any) -> Any:
    """What regenerates goes on fighting."""
    c, oid = g.state.combat, e.object
    events = right("cr614_applying.regenerate")(g, r, op, e)
    back: list[Any] = []
    if c is not None and oid in c.attackers:
        back.append(co.AttackerJoins(object=oid, attack=c.attackers[oid]))
    if c is not None and oid in c.blockers:
        back.append(co.BlockerJoins(object=oid, attackers=c.blockers[oid]))
    return [*events, *back]


# --- joining ------------------------------------------------------------------------------------------------------------


def _joins_anyhow(g: Game, blocker: int, attacker: int) -> bool:
    """What enters blocking blocks even what has left combat."""
    return True


def _joins_unseen(g: Game, entered: Any, attackers: Any) -> Generator[Any, Any, None]:
    """A creature that enters blocking makes nothing become blocked by it."""
    able = tuple(a for a in attackers if g.state.combat is not None and a in g.state.combat.attackers)
    yield from perform(g, [co.BlockerJoins(object=b, attackers=able) for b in entered])


def _blocked_by_all(g: Game, attackers: Any) -> Generator[Any, Any, None]:
    """Where an effect makes a creature blocked, some creature has blocked it."""
    some = next(o for o in g.view.battlefield() if "Creature" in g.view.chars(o).types)
    yield from perform(g, [co.BecameBlocked(object=a, by=(some,)) for a in attackers])


# --- triggers -----------------------------------------------------------------------------------------------------------


def _attacking(change: Any) -> Any:
    """Creatures attack, but the events are others."""

    def become(g: Game, declared: Any) -> Generator[Any, Any, None]:
        point = len(declared)
        attackers = {a: _attack(g, d) for a, d in declared.items()}
        events: list[Any] = [co.AttackersDeclared(player=combat.attacking_player(g), attackers=attackers)]
        events += change(g, [co.Attacked(object=a, defender=declared[a], alone=point == 1) for a in attackers])
        yield from perform(g, events)

    return become


def _attack(g: Game, defender: Any) -> Any:
    return replace(right(JOIN + "joined")(g, defender), declared=True)


def _one_event(g: Game, events: Any) -> Any:
    """However many creatures attack, an ability about attacking creatures triggers once."""
    return events[:1]


def _at_the_player(g: Game, events: Any) -> Any:
    """Who attacks a planeswalker attacks its controller."""
    return [replace(e, defender=combat.defending_player_of(g, e.defender)) for e in events]


def _always_alone(g: Game, events: Any) -> Any:
    """A creature attacks alone whatever attacks with it."""
    return [replace(e, alone=True) for e in events]


def _never_alone(g: Game, events: Any) -> Any:
    """No creature attacks alone, as others may join it."""
    return [replace(e, alone=False) for e in events]


def _at_the_next_player(g: Game, events: Any) -> Any:
    """The defending player is the next opponent in turn order, whoever is attacked."""
    return [replace(e, defender=combat.defending_players(g)[0]) for e in events]


def _after_damage(g: Game) -> Generator[Any, Any, bool]:
    """Abilities that trigger on blocks wait until damage has been dealt."""
    if g.state.turn.step is Step.DECLARE_BLOCKERS:
        return False
    return (yield from right("cr603_3_stacking.put_waiting")(g))


def _first_as_printed(g: Game) -> frozenset[int]:
    """Who strikes first is what its card says, whatever it has gained or lost."""
    fighters = {o: g.view.obj(o) for o in cr510_damage.fighters(g)}
    return frozenset(
        i
        for i, o in fighters.items()
        if any(getattr(a.ability, "name", "") in cr510_damage.FIRST for a in o.faces[o.face].abilities)
    )


def _blocks_once(g: Game, player: str, declared: Any) -> Generator[Any, Any, None]:
    """A creature that blocks two has blocked a creature once."""
    yield from perform(g, [co.BlockersDeclared(player=player, blockers=declared)])
    yield from perform(g, [co.Blocked(blocker=b, attacker=k[0]) for b, k in declared.items() if k])
    blocked = dict.fromkeys(a for k in declared.values() for a in k)
    yield from perform(g, [co.BecameBlocked(object=a, by=tuple(b for b, k in declared.items() if a in k)) for a in blocked])


def _nobody_unblocked(g: Game) -> Generator[Any, Any, None]:
    """What isn't blocked is not looked at when blockers are declared."""
    return
    yield


# --- who may and must attack --------------------------------------------------------------------------------------------


def _no_haste(g: Game, oid: int) -> bool:
    sick = right("cr302_6_sickness.summoning_sick")(g, oid)
    new = "Creature" in g.view.chars(oid).types and g.view.obj(oid).since > g.state.turn.began_timestamp
    return sick or new


def _no_limit(g: Game) -> Any:
    """How many attack doesn't matter."""
    return None, {}


def _sick_must(g: Game, field: Any, declared: Any) -> str | None:
    """A creature that must attack has to, able or not."""
    for oid in g.view.permanents_of(field.player):
        if right(ATTACK + "requirements")(g, oid) and oid not in declared:
            return "it must attack"
    return None


def _walls_attack(g: Game, attacker: int, defender: Any) -> str | None:
    """Defender is forgotten."""
    reason: str | None = right(ATTACK + "restricted")(g, attacker, defender)
    return None if "defender" in g.view.chars(attacker).keywords else reason


def _once_a_turn(g: Game, field: Any) -> int:
    """Who has attacked this turn need not again."""
    done = {e.object for e in g.this_turn(co.Attacked)}
    rest = {a: r for a, r in field.requirements.items() if a not in done}
    most: int = right(ATTACKS + "most_obeyed")(g, replace(field, requirements=rest))
    return most


def _any_number(g: Game, blocker: int) -> int | None:
    """A creature blocks as many attackers as it likes."""
    return None


def _own_person_only(g: Game, blocker: int, attacker: int) -> str | None:
    """A player blocks what attacks the player, and not what attacks a planeswalker."""
    attack = g.state.combat.attackers.get(attacker) if g.state.combat is not None else None
    if attack is None or not isinstance(attack.defender, str):
        return "it attacks no player"
    reason: str | None = right(BLOCK + "against_controller")(g, blocker, attacker)
    return reason


# --- damage -------------------------------------------------------------------------------------------------------------


def _no_way_past(g: Game, attacker: int, amount: int) -> Any:
    """A trampling creature without blockers deals nothing."""
    assert g.state.combat is not None
    strike = right(ASSIGN + "attacker_strike")(g, attacker, amount)
    gone = g.state.combat.attackers[attacker].blocked and strike is not None and not strike.fights
    return None if gone else strike


def _no_bypass(g: Game, attacker: int, amount: int) -> Any:
    """A blocked creature can't be as though unblocked."""
    strike = right(ASSIGN + "attacker_strike")(g, attacker, amount)
    return None if strike is None else replace(strike, bypass=None)


def _at_the_attacker(g: Game, blocker: int, amount: int) -> Any:
    """A blocker with nothing to fight strikes the attacking player."""
    strike = right(ASSIGN + "blocker_strike")(g, blocker, amount)
    return strike or Strike(creature=blocker, amount=amount, beyond=combat.attacking_player(g))


def _no_deathtouch_order(g: Game, plan: Any, s: Any) -> str | None:
    """Each blocker must be assigned as much as its toughness before the next."""
    division = plan.given[s.creature]
    for earlier, later in zip(s.fights, s.fights[1:], strict=False):
        if division.get(later, 0) and division.get(earlier, 0) < (g.view.chars(earlier).toughness or 0):
            return "not in order"
    reason: str | None = right(ASSIGN + "tramples_wrongly")(g, plan, s)
    return reason


def _always_two(g: Game) -> frozenset[int]:
    """There are always two steps."""
    c = g.state.combat
    return frozenset() if c is None else frozenset((*c.attackers, *c.blockers))


def _negative(g: Game, oid: int) -> int:
    """Power below 0 hurts all the same."""
    return abs(g.view.chars(oid).power or 0)


def _unseen(g: Game, assigned: Any) -> Generator[Any, Any, None]:
    """Combat damage to players is loss of life, and no damage."""
    lost = [ch.LoseLife(player=to, amount=n) for d in assigned.values() for to, n in d.items() if isinstance(to, str) and n > 0]
    rest = {o: {to: n for to, n in d.items() if not isinstance(to, str)} for o, d in assigned.items()}
    yield from perform(g, lost)
    yield from right(DAMAGE + "deal")(g, rest)


BECOME = "cr508_attackers.become_attacking"
WRONG = (
    Wrong("untapped attackers leave combat", {LEAVERS: _untapped_leave}, ("combat-0409",), rules=("506.4", "506.4d")),
    Wrong(
        "blockers of nothing leave combat",
        {LEAVERS: _idle_blockers_leave},
        ("combat-0411", "combat-0414"),
        rules=("506.4", "506.4d"),
    ),
    Wrong("evasion ends a block", {LEAVERS: _evaded_leave}, ("combat-0311",), rules=("509.1h",)),
    Wrong("combat ends as its last step begins", {LEAVERS: _end_early}, ("combat-0410",), rules=("506.4", "506.4d")),
    Wrong(
        "no effect removes from combat",
        {"verbs_permanents.remove_from_combat": _stays},
        ("combat-0337", "combat-0409", "combat-0410", "combat-0411"),
        rules=("506.4", "509.4a"),
    ),
    Wrong(
        "what regenerates fights on",
        {"cr614_applying.regenerate": _regenerates_in_combat},
        ("combat-0403",),
        rules=("701.19a",),
    ),
    Wrong(
        "entering blockers block what has left", {JOIN + "may_join_block": _joins_anyhow}, ("combat-0337",), rules=("509.4a",)
    ),
    Wrong(
        "entering blockers are not noticed", {JOIN + "join_block": _joins_unseen}, ("combat-0334",), rules=("509.4", "509.4a")
    ),
    Wrong(
        "blocked by an effect is by a creature", {JOIN + "become_blocked": _blocked_by_all}, ("combat-0332",), rules=("509.3c",)
    ),
    Wrong(
        "one attack trigger for all",
        {BECOME: _attacking(_one_event)},
        ("combat-0232", "combat-0239"),
        rules=("508.2a", "508.2b"),
    ),
    Wrong("attacks are at players", {BECOME: _attacking(_at_the_player)}, ("combat-0240",), rules=("508.3a",)),
    Wrong("always alone", {BECOME: _attacking(_always_alone)}, ("combat-0237",), rules=("506.5",)),
    Wrong("never alone", {BECOME: _attacking(_never_alone)}, ("combat-0236", "combat-0237"), rules=("506.5",)),
    Wrong(
        "the next player defends", {BECOME: _attacking(_at_the_next_player)}, ("combat-0241", "combat-0242"), rules=("508.5",)
    ),
    Wrong(
        "block triggers wait",
        {"cr603_3_stacking.put_waiting": _after_damage},
        ("combat-0338", "combat-0340"),
        rules=("509.2a", "509.3g"),
    ),
    Wrong(
        "printed first strike", {DAMAGE + "strikes_first": _first_as_printed}, ("combat-0112", "combat-0114"), rules=("510.4",)
    ),
    Wrong("two blocks are one", {"cr509_blockers.become_blocking": _blocks_once}, ("combat-0333",), rules=("509.3a", "509.3b")),
    Wrong("unblocked is nothing", {"cr509_blockers.become_unblocked": _nobody_unblocked}, ("combat-0338",), rules=("509.3g",)),
    Wrong(
        "no haste",
        {"cr302_6_sickness.summoning_sick": _no_haste},
        ("combat-0191", "combat-0209", "activate-0102"),
        rules=("302.6", "702.10b", "702.10c"),
    ),
    Wrong(
        "no limit on attackers", {ATTACK + "limits_on_attackers": _no_limit}, ("combat-0201", "combat-0215"), rules=("508.1c",)
    ),
    Wrong(
        "who must attack must, able or not",
        {ATTACKS + "too_few_obeyed": _sick_must},
        ("combat-0210", "combat-0215"),
        rules=("508.1d",),
    ),
    Wrong("no defender", {ATTACK + "restricted": _walls_attack}, ("combat-0211",), rules=("508.1c", "702.3b")),
    Wrong("who must attack must once a turn", {ATTACKS + "most_obeyed": _once_a_turn}, ("combat-0212",), rules=("508.1d",)),
    Wrong("everybody blocks several", {BLOCK + "how_many": _any_number}, ("combat-0316",), rules=("509.1a",)),
    Wrong(
        "planeswalkers are not defended", {BLOCK + "against_controller": _own_person_only}, ("combat-0315",), rules=("509.1a",)
    ),
    Wrong(
        "no trample without blockers",
        {ASSIGN + "attacker_strike": _no_way_past},
        ("combat-0006", "combat-0109"),
        rules=("510.1c", "702.19d"),
    ),
    Wrong("never as though unblocked", {ASSIGN + "attacker_strike": _no_bypass}, ("combat-0021",), rules=("510.1c",)),
    Wrong(
        "idle blockers strike the player", {ASSIGN + "blocker_strike": _at_the_attacker}, ("combat-0007",), rules=("510.1d",)
    ),
    Wrong(
        "toughness for each in order",
        {ASSIGN + "tramples_wrongly": _no_deathtouch_order},
        ("combat-0036",),
        rules=("510.1c", "702.2c"),
    ),
    Wrong(
        "always two steps of damage",
        {DAMAGE + "strikes_first": _always_two},
        ("combat-0103", "combat-0113", "combat-0108"),
        rules=("510.4",),
    ),
    Wrong("negative power hurts", {DAMAGE + "amount_assigned": _negative}, ("combat-0008",), rules=("510.1a",)),
    Wrong(
        "combat damage is loss of life",
        {DAMAGE + "deal": _unseen},
        ("combat-0020", "combat-0022", "combat-0018"),
        rules=("510.2",),
    ),
)
