"""508.1g-j, 509.1d-f: costs to attack and to block."""

from __future__ import annotations

import pytest
from fight import Fight
from harness import Table, run
from judgecall.engine.choices import Choice, IllegalAction
from judgecall.engine.events.changes import SpendMana, TapIt
from judgecall.engine.events.course import Attacked
from judgecall.engine.rules.cr508_attackers import declare_attackers
from judgecall.engine.rules.cr509_blockers import declare_blockers
from judgecall.engine.terms.zones import Zone

TAX = "static: {what: {each: {what: {is: [creature]}}}, parts: [cost_to_attack: {cost: ['{2}'], whom: you}]}"


def tap_a_land(choice: Choice) -> tuple:
    """Activate the first mana ability that is offered."""
    assert (choice.kind, choice.about) == ("payment", "mana abilities")
    return choice.options[:1]


def test_a_cost_to_attack_is_paid_once_for_each_creature(four: Table) -> None:
    a, b, c = (four.creature("Alice", 2, 2) for _ in range(3))
    lands = [four.card("Alice", "Forest") for _ in range(4)]
    four.permanent("Bob", "Enchantment", TAX)
    fight = Fight(four)
    run(declare_attackers(fight.g), {a: "Bob", b: "Bob", c: "Carol"}, *[tap_a_land] * 4)
    assert set(fight.g.state.combat.attackers) == {a, b, c}
    assert sum(len(e.units) for e in fight.happened(SpendMana)) == 4  # 508.1h
    taps = [e.object for e in fight.happened(TapIt)]
    assert taps == [a, b, c, *lands]  # 508.1f comes before 508.1i


def test_what_cant_be_paid_is_reversed(table: Table) -> None:
    a = table.creature("Alice", 2, 2)
    land = table.card("Alice", "Forest")
    table.permanent("Bob", "Enchantment", TAX)
    fight = Fight(table)
    with pytest.raises(IllegalAction):
        run(declare_attackers(fight.g), {a: "Bob"}, tap_a_land, ("yes",))
    assert not fight.g.view.obj(a).tapped  # 733.1
    assert not fight.g.view.obj(land).tapped
    assert fight.g.state.combat.attackers == {}


def test_a_mana_ability_activated_meanwhile_may_stay(table: Table) -> None:
    a = table.creature("Alice", 2, 2)
    land = table.card("Alice", "Forest")
    table.permanent("Bob", "Enchantment", TAX)
    fight = Fight(table)
    with pytest.raises(IllegalAction):
        run(declare_attackers(fight.g), {a: "Bob"}, tap_a_land, ("no",))
    assert not fight.g.view.obj(a).tapped
    assert fight.g.view.obj(land).tapped  # 733.1
    assert [u.type for u in fight.g.state.players["Alice"].mana] == ["G"]


def test_a_creature_tapped_to_attack_can_not_pay_with_itself(table: Table) -> None:
    """508.1f comes before 508.1j."""
    a = table.creature("Alice", 2, 2)
    cost = "[{tap_others: {what: {is: [creature, untapped]}}}]"
    table.permanent("Bob", "Enchantment", TAX.replace("['{2}']", cost))
    with pytest.raises(IllegalAction):
        run(declare_attackers(Fight(table).g), {a: "Bob"})


def test_other_costs_than_mana(table: Table) -> None:
    a = table.creature("Alice", 2, 2)
    land, other = table.card("Alice", "Forest"), table.card("Alice", "Island")
    table.permanent("Bob", "Enchantment", TAX.replace("['{2}']", "[{sacrifice_cost: {what: {is: [land]}}}]"))
    fight = Fight(table)
    run(declare_attackers(fight.g), {a: "Bob"}, (land,))
    assert land not in fight.g.view.zone(Zone.BATTLEFIELD)
    assert other in fight.g.view.zone(Zone.BATTLEFIELD)
    assert a in fight.g.state.combat.attackers


def test_an_attacker_that_is_sacrificed_for_it_does_not_attack(table: Table) -> None:
    a, b = table.creature("Alice", 2, 2), table.creature("Alice", 2, 2)
    table.permanent("Bob", "Enchantment", TAX.replace("['{2}']", "[{sacrifice_cost: {what: {is: [creature]}}}]"))
    fight = Fight(table)
    run(declare_attackers(fight.g), {a: "Bob"}, (a,))
    assert fight.g.state.combat.attackers == {}  # 508.1k
    assert fight.happened(Attacked) == []
    again = Fight(table)
    run(declare_attackers(again.g), {a: "Bob"}, (b,))
    assert set(again.g.state.combat.attackers) == {a}


def test_a_cost_to_block(table: Table) -> None:
    a = table.creature("Alice", 2, 2)
    b = table.creature("Bob", 2, 2, "static: {parts: [cost_to_attack: {cost: ['{1}'], blocking: true}]}")
    table.card("Bob", "Swamp")
    fight = Fight(table).attack({a: "Bob"})
    run(declare_blockers(fight.g), {b: (a,)}, tap_a_land)
    assert fight.g.state.combat.blockers == {b: (a,)}
    poor = Fight(table).attack({a: "Bob"})
    with pytest.raises(IllegalAction):
        run(declare_blockers(poor.g), {b: (a,)}, ())
