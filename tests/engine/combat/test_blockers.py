"""509: the declaration of blockers."""

from __future__ import annotations

import pytest
from fight import Fight
from harness import Table
from judgecall.engine.choices import IllegalAnswer
from judgecall.engine.events.course import BecameBlocked, Blocked, BlockersDeclared
from judgecall.engine.rules.cr509_1_field import can_block


def refused(fight: Fight, declaration: object) -> str:
    with pytest.raises(IllegalAnswer) as caught:
        fight.block(declaration)
    return caught.value.reason


def why_not(table: Table, attacker: tuple, blocker: tuple, **fields: object) -> str | None:
    """Why a creature of Bob's with these abilities can't block one of Alice's."""
    a = table.creature("Alice", 2, 2, *attacker)
    b = table.creature("Bob", 2, 2, *blocker, **fields)
    return can_block(Fight(table).attack({a: "Bob"}).g, b, a)


@pytest.mark.parametrize(
    ("attacker", "blocker", "number"),
    [
        (("flying",), (), "702.9b"),
        (("flying",), ("flying",), None),
        (("flying",), ("reach",), None),
        ((), ("flying",), None),
        (("flying", "static: {parts: [attacks_as_though: not flying]}"), (), None),
        (("flying",), ("static: {parts: [attacks_as_though: reach]}",), None),
        (("shadow",), (), "702.28b"),
        ((), ("shadow",), "509.1b"),
        (("shadow",), ("shadow",), None),
        (("flying", "shadow"), ("flying",), "702.28b"),
        (("horsemanship",), (), "702.31b"),
        (("fear",), (), "702.36b"),
        (("static: {parts: [cant_be_blocked: {}]}",), (), "509.1b"),
        ((), ("static: {parts: [cant_block: {}]}",), "509.1b"),
        ((), ("static: {parts: [cant_block: {what: {keyword: flying}}]}",), None),
        (("flying",), ("flying", "static: {parts: [cant_block: {what: {keyword: flying}}]}"), "509.1b"),
        ((), ("decayed",), "509.1b"),
    ],
)
def test_evasion_and_restrictions(table: Table, attacker: tuple, blocker: tuple, number: str | None) -> None:
    reason = why_not(table, attacker, blocker)
    assert reason is None if number is None else number in (reason or "")


def test_colors_matter_for_fear_intimidate_and_protection(table: Table) -> None:
    fear, intimidating, protected = (
        table.creature("Alice", 2, 2, k, lines=('cost: "{R}"',))
        for k in ("fear", "intimidate", "{protection: {what: {is: [red]}}}")
    )
    red, black = (table.creature("Bob", 2, 2, lines=(f'cost: "{{{c}}}"',)) for c in "RB")
    golem = table.creature("Bob", 2, 2, types="Artifact Creature")
    g = Fight(table).attack({fear: "Bob", intimidating: "Bob", protected: "Bob"}).g
    able = {a: {b for b in (red, black, golem) if can_block(g, b, a) is None} for a in (fear, intimidating, protected)}
    assert able == {fear: {black, golem}, intimidating: {red, golem}, protected: {black, golem}}


def test_skulk_compares_power(table: Table) -> None:
    a = table.creature("Alice", 2, 2, "skulk")
    equal, greater = table.creature("Bob", 2, 2), table.creature("Bob", 3, 3)
    g = Fight(table).attack({a: "Bob"}).g
    assert can_block(g, equal, a) is None
    assert "702.118b" in (can_block(g, greater, a) or "")


def test_landwalk_looks_at_the_defending_player_alone(four: Table) -> None:
    """Example in 802.2a."""
    to_bob, to_carol = (four.creature("Alice", 2, 2, "{landwalk: {what: {is: [Mountain]}}}") for _ in range(2))
    four.card("Bob", "Mountain")
    b, c = four.creature("Bob", 2, 2), four.creature("Carol", 2, 2)
    g = Fight(four).attack({to_bob: "Bob", to_carol: "Carol"}).g
    assert "702.14c" in (can_block(g, b, to_bob) or "")
    assert can_block(g, c, to_carol) is None


def test_who_may_block_what_with_several_defending_players(four: Table) -> None:
    to_bob, to_walker, to_siege = (four.creature("Alice", 2, 2) for _ in range(3))
    walker = four.permanent("Carol", "Planeswalker", name="Walker", counters={"loyalty": 3})
    siege = four.permanent("Alice", "Battle — Siege", name="Siege", counters={"defense": 3}, chosen={"protector": "Dave"})
    b, c, d = (four.creature(p, 2, 2) for p in ("Bob", "Carol", "Dave"))
    fight = Fight(four).attack({to_bob: "Bob", to_walker: walker, to_siege: siege})
    able = {(x, y) for x in (b, c, d) for y in (to_bob, to_walker, to_siege) if can_block(fight.g, x, y) is None}
    assert able == {(b, to_bob), (c, to_walker), (d, to_siege)}  # 802.4a, 310.8c
    fight.block({b: (to_bob,)}, {}, {d: (to_siege,)})
    assert [c.decider for c in fight.asked[1:]] == ["Bob", "Carol", "Dave"]  # 802.4
    assert [e.player for e in fight.happened(BlockersDeclared)] == ["Bob", "Carol", "Dave"]
    blocked = {a: k.blocked for a, k in fight.g.state.combat.attackers.items()}
    assert blocked == {to_bob: True, to_walker: False, to_siege: True}


def test_only_players_who_are_attacked_are_asked(four: Table) -> None:
    a = four.creature("Alice", 2, 2)
    for p in ("Bob", "Carol", "Dave"):
        four.creature(p, 2, 2)
    fight = Fight(four).attack({a: "Carol"}).block({})
    assert [c.decider for c in fight.asked] == ["Alice", "Carol"]


def test_tapped_creatures_and_those_of_others_dont_block(table: Table) -> None:
    a, own = table.creature("Alice", 2, 2), table.creature("Alice", 2, 2)
    tapped, free = table.creature("Bob", 2, 2, tapped=True), table.creature("Bob", 2, 2)
    fight = Fight(table).attack({a: "Bob"})
    assert "509.1a" in refused(fight, {tapped: (a,)})
    assert "509.1a" in (can_block(fight.g, own, a) or "")
    for wrong in ({own: (a,)}, {free: ()}, {free: (a, a)}, {free: (own,)}, {99: (a,)}, {free: (99,)}, 5):
        fight = Fight(table).attack({a: "Bob"})
        assert "509.1a" in refused(fight, wrong)


def test_events_of_blocking(table: Table) -> None:
    a, b, c = (table.creature("Alice", 2, 2) for _ in range(3))
    x = table.creature("Bob", 2, 2, "static: {parts: [can_block_more: 1]}")
    y = table.creature("Bob", 2, 2)
    fight = Fight(table).attack({a: "Bob", b: "Bob", c: "Bob"}).block({x: (a, b), y: (a,)})
    pairs = [(e.blocker, e.attacker, e.first) for e in fight.happened(Blocked)]
    assert pairs == [(x, a, True), (x, b, False), (y, a, True)]  # 509.3a, 509.3b
    became = {e.object: (e.blocked, e.by) for e in fight.happened(BecameBlocked)}
    assert became == {a: (True, (x, y)), b: (True, (x,)), c: (False, ())}  # 509.1h, 509.3g


def test_one_creature_blocks_one_attacker_unless_an_effect_adds_to_it(table: Table) -> None:
    a, b = table.creature("Alice", 2, 2), table.creature("Alice", 2, 2)
    one = table.creature("Bob", 2, 2)
    many = table.creature("Bob", 2, 2, "static: {parts: [can_block_more: null]}")
    assert "509.1a" in refused(Fight(table).attack({a: "Bob", b: "Bob"}), {one: (a, b)})
    Fight(table).attack({a: "Bob", b: "Bob"}).block({many: (a, b)})


def test_menace(table: Table) -> None:
    a = table.creature("Alice", 2, 2, "menace")
    x, y = table.creature("Bob", 2, 2), table.creature("Bob", 2, 2)
    assert "702.111b" in refused(Fight(table).attack({a: "Bob"}), {x: (a,)})
    Fight(table).attack({a: "Bob"}).block({x: (a,), y: (a,)})
    Fight(table).attack({a: "Bob"}).block({})


def test_blocked_by_one_at_most(table: Table) -> None:
    a = table.creature("Alice", 2, 2, "static: {parts: [cant_be_blocked: {most: 1}]}")
    x, y = table.creature("Bob", 2, 2), table.creature("Bob", 2, 2)
    assert "509.1b" in refused(Fight(table).attack({a: "Bob"}), {x: (a,), y: (a,)})
    Fight(table).attack({a: "Bob"}).block({x: (a,)})


def test_blocking_alone_and_limits_are_counted_per_defending_player(four: Table) -> None:
    to_bob, to_carol = four.creature("Alice", 2, 2), four.creature("Alice", 2, 2)
    alone = "static: {parts: [cant_block: {alone: true}]}"
    b, b2, c = four.creature("Bob", 2, 2, alone), four.creature("Bob", 2, 2), four.creature("Carol", 2, 2)
    attack = {to_bob: "Bob", to_carol: "Carol"}
    assert "509.1b" in refused(Fight(four).attack(attack), {b: (to_bob,)})
    Fight(four).attack(attack).block({b: (to_bob,), b2: (to_bob,)}, {})
    four.permanent("Dave", "Enchantment", "static: {what: null, parts: [combat_limit: {most: 1, blocking: true}]}")
    assert "509.1b" in refused(Fight(four).attack(attack), {b: (to_bob,), b2: (to_bob,)})
    Fight(four).attack(attack).block({b2: (to_bob,)}, {c: (to_carol,)})  # 802.4b


# --- requirements -----------------------------------------------------------------------------------------------------

BLOCKS = "static: {parts: [must_block: {}]}"
LURE = "static: {parts: [must_be_blocked: {by_all: true}]}"


def test_the_example_of_menace_and_a_creature_that_must_block(table: Table) -> None:
    """Example in 509.1c: both must block."""
    a = table.creature("Alice", 2, 2, "menace")
    must, other = table.creature("Bob", 2, 2, BLOCKS), table.creature("Bob", 2, 2)
    assert "702.111b" in refused(Fight(table).attack({a: "Bob"}), {must: (a,)})
    assert "509.1c" in refused(Fight(table).attack({a: "Bob"}), {})
    Fight(table).attack({a: "Bob"}).block({must: (a,), other: (a,)})


def test_lure_draws_all_that_can_block_it(table: Table) -> None:
    lure, other = table.creature("Alice", 2, 2, "flying", LURE), table.creature("Alice", 2, 2)
    flyer, reacher, walker = (table.creature("Bob", 2, 2, *k) for k in (("flying",), ("reach",), ()))
    attack = {lure: "Bob", other: "Bob"}
    assert "509.1c" in refused(Fight(table).attack(attack), {flyer: (lure,)})
    assert "509.1c" in refused(Fight(table).attack(attack), {flyer: (lure,), reacher: (other,)})
    Fight(table).attack(attack).block({flyer: (lure,), reacher: (lure,)})
    Fight(table).attack(attack).block({flyer: (lure,), reacher: (lure,), walker: (other,)})


def test_an_attacker_that_must_be_blocked_needs_one_blocker(table: Table) -> None:
    a = table.creature("Alice", 2, 2, "static: {parts: [must_be_blocked: {}]}")
    x, y = table.creature("Bob", 2, 2), table.creature("Bob", 2, 2)
    assert "509.1c" in refused(Fight(table).attack({a: "Bob"}), {})
    for right in ({x: (a,)}, {y: (a,)}, {x: (a,), y: (a,)}):
        Fight(table).attack({a: "Bob"}).block(right)


def test_a_creature_that_must_block_that_attacker(table: Table) -> None:
    a, b = table.creature("Alice", 2, 2), table.creature("Alice", 2, 2)
    every = "{each: {what: {is: [creature], controller: each_opponent}}}"
    provoked = table.creature("Alice", 1, 1, f"static: {{what: {every}, parts: [must_block: {{what: self}}]}}")
    x = table.creature("Bob", 2, 2)
    attack = {a: "Bob", b: "Bob", provoked: "Bob"}
    assert "509.1c" in refused(Fight(table).attack(attack), {x: (a,)})
    Fight(table).attack(attack).block({x: (provoked,)})


def test_nobody_is_required_to_pay_to_block(table: Table) -> None:
    a = table.creature("Alice", 2, 2)
    table.creature("Bob", 2, 2, BLOCKS, "static: {parts: [cost_to_attack: {cost: ['{1}'], blocking: true}]}")
    Fight(table).attack({a: "Bob"}).block({})


def test_a_requirement_counts_for_the_attacked_player_only(four: Table) -> None:
    lure = four.creature("Alice", 2, 2, LURE)
    b, c = four.creature("Bob", 2, 2), four.creature("Carol", 2, 2)
    fight = Fight(four).attack({lure: "Bob"}).block({b: (lure,)})  # 802.4b
    assert [x.decider for x in fight.asked] == ["Alice", "Bob"]
    assert c not in fight.g.state.combat.blockers


def test_triggers_on_blocking_and_being_blocked(table: Table) -> None:
    pump = "triggered: {when: %s, do: [{gain_life: {n: 1}}]}"
    a = table.creature("Alice", 2, 2, pump % "becomes_blocked", pump % "{becomes_blocked: {by: {is: [creature]}}}")
    free = table.creature("Alice", 2, 2, pump % "unblocked_attack", pump % "becomes_blocked")
    x, y = (table.creature("Bob", 2, 2, pump % "blocks") for _ in range(2))
    fight = Fight(table).attack({a: "Bob", free: "Bob"}).block({x: (a,), y: (a,)})
    sources = [w.source for w in fight.g.state.waiting]
    assert sorted(sources) == sorted([a, a, a, free, x, y])  # 509.3a, 509.3c, 509.3d, 509.3g
