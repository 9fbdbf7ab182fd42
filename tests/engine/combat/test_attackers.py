"""508: the declaration of attackers."""

from __future__ import annotations

import pytest
from fight import Fight
from harness import Asked, Table, run
from judgecall.engine.choices import IllegalAnswer
from judgecall.engine.events.course import Attacked, AttackersDeclared
from judgecall.engine.rules import cr506_combat as combat
from judgecall.engine.rules.cr508_1_field import can_attack
from judgecall.engine.rules.cr508_attackers import declare_attackers


def refused(fight: Fight, declaration: object) -> str:
    with pytest.raises(IllegalAnswer) as caught:
        fight.attack(declaration)
    return caught.value.reason


def test_an_attacking_creature_becomes_tapped_and_is_noted(table: Table) -> None:
    a = table.creature("Alice", 2, 2)
    fight = Fight(table).attack({a: "Bob"})
    assert fight.g.view.obj(a).tapped  # 508.1f
    assert fight.g.state.combat.attackers[a].defender == "Bob"
    assert [(e.object, e.defender, e.alone) for e in fight.happened(Attacked)] == [(a, "Bob", True)]
    assert not combat.should_skip_blocks(fight.g)


def test_vigilance_keeps_it_untapped(table: Table) -> None:
    a = table.creature("Alice", 2, 2, "vigilance")
    assert not Fight(table).attack({a: "Bob"}).g.view.obj(a).tapped  # 702.20b


def test_an_empty_declaration_is_asked_for_and_skips_the_other_steps(table: Table) -> None:
    table.creature("Alice", 2, 2)
    fight = Fight(table)
    with pytest.raises(Asked):
        run(declare_attackers(fight.g))
    fight.attack({})
    assert combat.should_skip_blocks(fight.g)  # 508.8
    assert [e.attackers for e in fight.happened(AttackersDeclared)] == [{}]


def test_nothing_is_asked_when_nothing_can_attack(table: Table) -> None:
    table.creature("Alice", 2, 2, tapped=True)
    table.creature("Alice", 2, 2, "defender")
    table.creature("Bob", 2, 2)
    assert Fight(table).attack().asked == []


@pytest.mark.parametrize(
    ("fields", "abilities", "number"),
    [
        ({"tapped": True}, (), "508.1a"),
        ({"since": 1_500}, (), "302.6"),
        ({}, ("defender",), "702.3b"),
        ({}, ("static: {parts: [cant_attack: {}]}",), "508.1c"),
        ({}, ("static: {what: null, who: you, parts: [player_cant: {what: attack}]}",), "508.1c"),
        ({"phased_out": True}, (), "508.1a"),
    ],
)
def test_why_a_creature_cant_attack(table: Table, fields: dict, abilities: tuple, number: str) -> None:
    table.creature("Alice", 1, 1, "vigilance")
    a = table.creature("Alice", 2, 2, *abilities, **fields)
    fight = Fight(table)
    assert number in (can_attack(fight.g, a, "Bob") or "")
    if "player_cant" not in "".join(abilities):
        assert number in refused(fight, {a: "Bob"})


def test_haste_and_permissions_lift_what_would_keep_it(table: Table) -> None:
    hasty = table.creature("Alice", 2, 2, "haste", since=1_500)  # 702.10b
    wall = table.creature("Alice", 0, 4, "defender", "static: {parts: [attacks_as_though: no defender]}")
    hampered = table.creature(
        "Alice", 0, 4, "static: {parts: [cant_attack: {}]}", "static: {parts: [attacks_as_though: no defender]}"
    )
    g = Fight(table).g
    assert can_attack(g, hasty, "Bob") is None
    assert can_attack(g, wall, "Bob") is None
    assert can_attack(g, hampered, "Bob") is not None


def test_who_and_what_can_be_attacked_in_a_game_of_four(four: Table) -> None:
    a = four.creature("Alice", 2, 2)
    walker = four.permanent("Carol", "Planeswalker", name="Walker", counters={"loyalty": 3})
    mine = four.permanent("Alice", "Planeswalker", name="Mine", counters={"loyalty": 3})
    siege = four.permanent("Alice", "Battle — Siege", name="Siege", counters={"defense": 3}, chosen={"protector": "Dave"})
    other = four.permanent("Bob", "Battle — Siege", name="Other", counters={"defense": 3}, chosen={"protector": "Alice"})
    fight = Fight(four)
    assert combat.attackable(fight.g) == ("Bob", "Carol", "Dave", walker, siege)  # 802.2, 310.8b
    assert can_attack(fight.g, a, mine) is not None
    assert can_attack(fight.g, a, other) is not None
    fight.attack({a: siege})
    assert fight.g.state.combat.attackers[a].defending_player == "Dave"  # 508.5, 310.8d


def test_team_mates_and_those_who_left_are_not_attacked() -> None:
    table = Table("Alice", "Bob", "Carol", "Dave", teams={"Alice": 1, "Carol": 1, "Bob": 2, "Dave": 2})
    table.creature("Alice", 2, 2)
    assert combat.attackable(Fight(table).g) == ("Bob", "Dave")


def test_a_restriction_on_whom_leaves_planeswalkers_unless_it_names_them(four: Table) -> None:
    walker = four.permanent("Bob", "Planeswalker", name="Walker", counters={"loyalty": 3})
    a = four.creature("Alice", 2, 2)
    every = "each: {what: {is: [creature]}}"
    four.permanent("Bob", "Enchantment", f"static: {{what: {{{every}}}, parts: [cant_attack: {{whom: you}}]}}")
    g = Fight(four).g
    assert can_attack(g, a, "Bob") is not None
    assert can_attack(g, a, walker) is None
    assert can_attack(g, a, "Carol") is None


def test_a_creature_that_cant_attack_alone(table: Table) -> None:
    lonely = [table.creature("Alice", 2, 2, "static: {parts: [cant_attack: {alone: true}]}") for _ in range(2)]
    fight = Fight(table)
    assert "508.1c" in refused(fight, {lonely[0]: "Bob"})
    Fight(table).attack({lonely[0]: "Bob", lonely[1]: "Bob"})  # example in 508.1c


def test_a_limit_on_attackers_and_one_for_a_player(four: Table) -> None:
    a, b, c = (four.creature("Alice", 2, 2) for _ in range(3))
    four.permanent("Bob", "Enchantment", "static: {what: null, parts: [combat_limit: {most: 1, whom: you}]}")
    four.permanent("Carol", "Enchantment", "static: {what: null, parts: [combat_limit: {most: 2}]}")
    assert "802.3a" in refused(Fight(four), {a: "Bob", b: "Bob"})
    assert "508.1c" in refused(Fight(four), {a: "Bob", b: "Carol", c: "Carol"})
    Fight(four).attack({a: "Bob", b: "Carol"})


# --- requirements -----------------------------------------------------------------------------------------------------

ATTACKS = "static: {parts: [must_attack: {}]}"


def test_a_creature_that_must_attack(table: Table) -> None:
    a = table.creature("Alice", 2, 2, ATTACKS)
    assert "508.1d" in refused(Fight(table), {})
    Fight(table).attack({a: "Bob"})


def test_a_requirement_yields_to_restrictions(table: Table) -> None:
    table.creature("Alice", 2, 2, ATTACKS, tapped=True)
    assert Fight(table).attack().asked == []


def test_the_example_of_a_limit_and_a_requirement(table: Table) -> None:
    """Example in 508.1d: only the one that must attack may attack."""
    must, may = table.creature("Alice", 2, 2, ATTACKS), table.creature("Alice", 2, 2)
    table.permanent("Bob", "Enchantment", "static: {what: null, parts: [combat_limit: {most: 1}]}")
    for wrong in ({}, {may: "Bob"}):
        assert "508.1d" in refused(Fight(table), wrong)
    assert "508.1c" in refused(Fight(table), {must: "Bob", may: "Bob"})
    Fight(table).attack({must: "Bob"})


GOAD = "static: {what: {each: {what: {is: [creature], not: {controller: you}}}}, parts: [must_attack: {not_whom: you}]}"


def test_goaded_by_one_it_attacks_another_player(four: Table) -> None:
    a = four.creature("Alice", 2, 2)
    walker = four.permanent("Carol", "Planeswalker", name="Walker", counters={"loyalty": 3})
    four.permanent("Bob", "Enchantment", GOAD)
    for wrong in ({}, {a: "Bob"}, {a: walker}):  # 701.15b: a player, not a planeswalker
        assert "508.1d" in refused(Fight(four), wrong)
    for right in ("Carol", "Dave"):
        Fight(four).attack({a: right})


def test_goaded_by_all_opponents_it_attacks_any_of_them(four: Table) -> None:
    a = four.creature("Alice", 2, 2)
    walker = four.permanent("Carol", "Planeswalker", name="Walker", counters={"loyalty": 3})
    for p in ("Bob", "Carol", "Dave"):
        four.permanent(p, "Enchantment", GOAD)
    assert "508.1d" in refused(Fight(four), {a: walker})
    for right in ("Bob", "Carol", "Dave"):
        Fight(four).attack({a: right})


def test_goaded_twice_by_the_same_player_counts_once(four: Table) -> None:
    """701.15d: so that player's goad does not outweigh another's."""
    a = four.creature("Alice", 2, 2)
    for p in ("Bob", "Bob", "Carol", "Dave"):
        four.permanent(p, "Enchantment", GOAD)
    Fight(four).attack({a: "Bob"})


def test_goaded_by_the_only_opponent_it_attacks_that_player() -> None:
    table = Table("Alice", "Bob")
    a = table.creature("Alice", 2, 2)
    table.permanent("Bob", "Enchantment", GOAD)
    assert "508.1d" in refused(Fight(table), {})
    Fight(table).attack({a: "Bob"})


TAX = "static: {what: {each: {what: {is: [creature]}}}, parts: [cost_to_attack: {cost: ['{2}'], whom: you}]}"


def test_nobody_is_required_to_pay_to_attack(table: Table) -> None:
    table.creature("Alice", 2, 2, ATTACKS)
    table.permanent("Bob", "Enchantment", TAX)
    Fight(table).attack({})  # 508.1d


def test_a_requirement_is_met_where_it_costs_nothing(four: Table) -> None:
    a = four.creature("Alice", 2, 2, ATTACKS)
    four.permanent("Bob", "Enchantment", TAX)
    assert "508.1d" in refused(Fight(four), {})
    Fight(four).attack({a: "Carol"})


def test_triggers_know_the_defending_player_of_each_attacker(four: Table) -> None:
    """508.5, 508.5a: the player attacked, the planeswalker's controller, the battle's protector."""
    drain = "triggered: {when: attacks, do: [{lose_life: {n: 1, who: defending_player}}]}"
    a, b, c = (four.creature("Alice", 1, 1, drain) for _ in range(3))
    walker = four.permanent("Carol", "Planeswalker", name="Walker", counters={"loyalty": 3})
    siege = four.permanent("Alice", "Battle — Siege", name="Siege", counters={"defense": 3}, chosen={"protector": "Dave"})
    fight = Fight(four).attack({a: "Bob", b: walker, c: siege})
    assert [w.bindings["defending_player"] for w in fight.g.state.waiting] == ["Bob", "Carol", "Dave"]


def test_attacking_alone_is_judged_as_attackers_are_declared(table: Table) -> None:
    a, b = table.creature("Alice", 1, 1, "exalted"), table.creature("Alice", 1, 1)
    assert len(Fight(table).attack({b: "Bob"}).g.state.waiting) == 1  # 506.5, 702.83a
    assert len(Fight(table).attack({a: "Bob", b: "Bob"}).g.state.waiting) == 0
