"""506.4: what is removed from combat, and what stays in it."""

from __future__ import annotations

from typing import Any

import pytest
from fight import Fight
from harness import Table, faces_of, run
from judgecall.engine.cards.cardfile import decode_cards
from judgecall.engine.events.changes import Phase, Regenerated
from judgecall.engine.events.course import BecameBlocked, CombatEnds, RemovedFromCombat
from judgecall.engine.kernel.pipeline import commit, perform
from judgecall.engine.rules import cr506_combat as combat
from judgecall.engine.rules import cr508_4_joining as joining
from judgecall.engine.writer.edit import change_object


def now(fight: Fight, oid: int, types: str, **fields: Any) -> None:
    """An object has other types, and perhaps another controller, from now on; then combat is looked over."""
    size = "power: 2\ntoughness: 2\n" if "Creature" in types else ""
    (card,) = decode_cards(f'name: Changed\ntypes: "{types}"\n{size}', "invented.yaml")
    fight.g.become(change_object(fight.g.state, oid, faces=faces_of(card), **fields))
    run(combat.prune_combat(fight.g))


def test_creatures_that_stop_being_creatures(table: Table) -> None:
    a, other, b = table.creature("Alice", 2, 2), table.creature("Alice", 2, 2), table.creature("Bob", 2, 2)
    fight = Fight(table).attack({a: "Bob", other: "Bob"}).block({b: (a,)})
    run(combat.prune_combat(fight.g))
    assert fight.happened(RemovedFromCombat) == []
    now(fight, b, "Artifact")
    assert fight.g.state.combat.blockers == {}
    assert fight.g.state.combat.attackers[a].blocked is True  # 509.1h
    now(fight, a, "Artifact")
    assert set(fight.g.state.combat.attackers) == {other}
    now(fight, other, "Creature Battle")
    assert fight.g.state.combat.attackers == {}


def test_an_attacker_under_another_player_is_removed(four: Table) -> None:
    a = four.creature("Alice", 2, 2)
    fight = Fight(four).attack({a: "Bob"})
    now(fight, a, "Creature", controller="Carol")
    assert fight.g.state.combat.attackers == {}


@pytest.mark.parametrize("event", [lambda o: Phase(object=o, out=True), lambda o: Regenerated(object=o)])
def test_phasing_out_and_regenerating(table: Table, event: Any) -> None:
    a = table.creature("Alice", 2, 2)
    fight = Fight(table).attack({a: "Bob"})
    commit(fight.g, [event(a)], ())
    assert fight.g.state.combat.attackers == {}


def test_a_planeswalker_that_stops_being_one_leaves_its_attacker_attacking_nothing(table: Table) -> None:
    a, b = table.creature("Alice", 2, 2), table.creature("Bob", 2, 2)
    w = table.permanent("Bob", "Planeswalker", name="Walker", counters={"loyalty": 3})
    fight = Fight(table).attack({a: w})
    now(fight, w, "Artifact")
    assert fight.g.state.combat.attackers[a].defender is None  # 506.4c
    assert fight.block({}).damage().dealt() == {}
    again = Fight(table).attack({a: w})
    now(again, w, "Artifact")
    assert again.block({b: (a,)}).damage().dealt() == {(a, b): 2, (b, a): 2}  # it may be blocked


def test_a_blocking_planeswalker_that_is_attacked_keeps_the_other_part(table: Table) -> None:
    a, other = table.creature("Alice", 2, 2), table.creature("Alice", 2, 2)
    w = table.creature("Bob", 2, 2, types="Planeswalker Creature", counters={"loyalty": 3})

    def blocked() -> Fight:
        return Fight(table).attack({a: w, other: "Bob"}).block({w: (other,)})

    fight = blocked()
    now(fight, w, "Planeswalker")  # 506.4d
    assert fight.g.state.combat.blockers == {}
    assert fight.g.state.combat.attackers[a].defender == w
    fight = blocked()
    now(fight, w, "Creature")
    assert fight.g.state.combat.blockers == {w: (other,)}
    assert fight.g.state.combat.attackers[a].defender is None
    fight = blocked()
    now(fight, w, "Artifact")
    assert fight.g.state.combat.blockers == {}
    assert fight.g.state.combat.attackers[a].defender is None


@pytest.mark.parametrize(
    ("types", "controller", "stays"),
    [
        ("Planeswalker", "Dave", True),  # 506.4e: its protector controls it
        ("Planeswalker", "Bob", False),
        ("Battle", "Bob", True),
        ("Artifact", "Dave", False),
    ],
)
def test_an_attacked_planeswalker_that_is_a_battle(four: Table, types: str, controller: str, stays: bool) -> None:
    a = four.creature("Alice", 2, 2)
    both = four.permanent(controller, "Battle Planeswalker", name="Both", counters={"loyalty": 3}, chosen={"protector": "Dave"})
    fight = Fight(four).attack({a: both})
    now(fight, both, types)
    assert (fight.g.state.combat.attackers[a].defender == both) is stays


def test_the_end_of_combat_removes_all(table: Table) -> None:
    a = table.creature("Alice", 2, 2)
    fight = Fight(table).attack({a: "Bob"})
    run(combat.end_combat(fight.g))
    assert fight.g.state.combat is None  # 511.3
    assert len(fight.happened(CombatEnds)) == 1
    run(combat.prune_combat(fight.g))


def test_who_may_join_an_attack(four: Table) -> None:
    a, b = four.creature("Alice", 2, 2), four.creature("Bob", 2, 2)
    thing = four.permanent("Alice", "Artifact")
    g = Fight(four).g
    assert combat.may_join_attack(g, a, "Bob")
    assert not combat.may_join_attack(g, a, thing)  # 506.3c
    assert not combat.may_join_attack(g, b, "Carol")  # 506.3b
    assert not combat.may_join_attack(g, thing, "Bob")  # 506.3a


def test_damage_to_a_player_who_has_left_is_not_assigned(four: Table) -> None:
    from judgecall.engine.rules.cr800_leaving import players_leave

    a, c = four.creature("Alice", 2, 2), four.creature("Alice", 3, 3)
    fight = Fight(four).attack({a: "Bob", c: "Carol"}).block()
    run(players_leave(fight.g, ["Bob"]))
    assert fight.damage().dealt() == {(c, "Carol"): 3}  # 800.4e


def test_a_creature_put_onto_the_battlefield_attacking(four: Table) -> None:
    a = four.creature("Alice", 2, 2)
    w = four.permanent("Carol", "Planeswalker", name="Walker", counters={"loyalty": 3})
    late, thing = four.creature("Alice", 3, 3), four.permanent("Alice", "Artifact")
    other = four.creature("Carol", 3, 3)
    fight = Fight(four).attack({a: "Bob"}).block()
    run(joining.join_attack(fight.g, fight.g.view.ctx(a), (late, thing, other)), (w,))
    assert set(fight.g.state.combat.attackers) == {a, late}  # 506.3a, 506.3b
    assert fight.g.state.combat.attackers[late].blocked is False  # 508.4d
    assert fight.damage().dealt() == {(a, "Bob"): 2, (late, w): 3}


def test_a_creature_put_onto_the_battlefield_blocking(four: Table) -> None:
    a, free = four.creature("Alice", 2, 2), four.creature("Alice", 1, 1)
    b, late, other = four.creature("Bob", 1, 4), four.creature("Bob", 3, 3), four.creature("Carol", 3, 3)
    thing = four.permanent("Bob", "Artifact")
    fight = Fight(four).attack({a: "Bob", free: "Bob"}).block({b: (a,)})
    run(joining.join_block(fight.g, (late, thing, other), (a, b)))
    assert fight.g.state.combat.blockers == {b: (a,), late: (a,)}  # 506.3e
    assert [e.already for e in fight.happened(BecameBlocked) if e.by == (late,)] == [True]  # 509.3c
    run(joining.become_blocked(fight.g, (a, free)))
    assert fight.g.state.combat.attackers[free].blocked is True  # 509.1h


def test_who_lost_the_planeswalker_that_a_joining_creature_attacked_still_defends(four: Table) -> None:
    w = four.permanent("Carol", "Planeswalker", name="Walker", counters={"loyalty": 3})
    a, late = four.creature("Alice", 2, 2), four.creature("Alice", 3, 3)
    fight = Fight(four).attack({a: "Bob"})
    run(joining.join_attack(fight.g, fight.g.view.ctx(a), (late,)), (w,))
    run(perform(fight.g, [RemovedFromCombat(object=w)]))
    attack = fight.g.state.combat.attackers[late]
    assert attack.defender is None
    assert combat.defending_player_against(fight.g, attack) == "Carol"  # 508.5
