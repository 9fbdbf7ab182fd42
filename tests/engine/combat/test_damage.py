"""510: the combat damage step; first strike, double strike, trample, deathtouch (702)."""

from __future__ import annotations

import pytest
from fight import Fight
from harness import Table
from judgecall.engine.choices import IllegalAnswer
from judgecall.engine.events.changes import Damage, TapIt
from judgecall.engine.kernel.pipeline import commit


def refused(fight: Fight, *divisions: object, first: bool = False) -> str:
    with pytest.raises(IllegalAnswer) as caught:
        fight.damage(*divisions, first=first)
    return caught.value.reason


def test_unblocked_creatures_damage_what_they_attack(four: Table) -> None:
    a, b, c = (four.creature("Alice", n, 9) for n in (1, 2, 3))
    weak = four.creature("Alice", 0, 1)
    walker = four.permanent("Carol", "Planeswalker", name="Walker", counters={"loyalty": 5})
    siege = four.permanent("Alice", "Battle — Siege", name="Siege", counters={"defense": 5}, chosen={"protector": "Dave"})
    fight = Fight(four).attack({a: "Bob", b: walker, c: siege, weak: "Bob"}).block().damage()
    assert fight.dealt() == {(a, "Bob"): 1, (b, walker): 2, (c, siege): 3}  # 510.1b, 510.1a
    assert fight.g.state.players["Bob"].life == 19
    assert fight.g.view.obj(walker).counters == {"loyalty": 3}
    assert fight.g.view.obj(siege).counters == {"defense": 2}


def test_a_blocked_creature_and_its_blocker_damage_each_other_at_once(table: Table) -> None:
    a, b = table.creature("Alice", 3, 3), table.creature("Bob", 2, 2)
    fight = Fight(table).attack({a: "Bob"}).block({b: (a,)}).damage()
    assert fight.dealt() == {(a, b): 3, (b, a): 2}
    batches = {e.batch for e in fight.g.log if isinstance(e.event, Damage)}
    assert len(batches) == 1  # 510.2


def test_damage_is_divided_freely_among_blockers(table: Table) -> None:
    a = table.creature("Alice", 4, 3)
    x, y = table.creature("Bob", 2, 3), table.creature("Bob", 1, 1)
    for division in ({y: 4}, {x: 1, y: 3}, {x: 2, y: 2}, {x: 3, y: 1}, {x: 4}, {x: 0, y: 4}):  # example in 510.1c
        fight = Fight(table).attack({a: "Bob"}).block({x: (a,), y: (a,)}).damage(division)
        assert {r: n for (d, r), n in fight.dealt().items() if d == a} == {r: n for r, n in division.items() if n}


@pytest.mark.parametrize("wrong", [{}, {3: 5}, {2: 3}, {2: -1, 3: 5}, {"Bob": 4}, {1: 4}, 4, {2: 2.0, 3: 2}])
def test_divisions_that_are_none(table: Table, wrong: object) -> None:
    a = table.creature("Alice", 4, 3)
    x, y = table.creature("Bob", 2, 3), table.creature("Bob", 1, 1)
    assert (a, x, y) == (1, 2, 3)
    assert "510.1" in refused(Fight(table).attack({a: "Bob"}).block({x: (a,), y: (a,)}), wrong)


def test_a_creature_that_blocks_several_divides_its_damage(table: Table) -> None:
    a, b = table.creature("Alice", 1, 5), table.creature("Alice", 1, 5)
    x = table.creature("Bob", 3, 9, "static: {parts: [can_block_more: 1]}")
    fight = Fight(table).attack({a: "Bob", b: "Bob"}).block({x: (a, b)}).damage({a: 1, b: 2})
    assert fight.asked[-1].decider == "Bob"
    assert fight.dealt() == {(a, x): 1, (b, x): 1, (x, a): 1, (x, b): 2}  # 510.1d


def test_a_blocked_creature_whose_blockers_are_gone_deals_none(table: Table) -> None:
    a, b = table.creature("Alice", 3, 3), table.creature("Bob", 2, 2)
    fight = Fight(table).attack({a: "Bob"}).block({b: (a,)})
    leave_combat(fight, b)
    assert fight.damage().dealt() == {}  # 510.1c


def leave_combat(fight: Fight, oid: int) -> None:
    from judgecall.engine.events.course import RemovedFromCombat

    commit(fight.g, [RemovedFromCombat(object=oid)], ("506.4",))


def test_damage_by_toughness_and_none_at_all(table: Table) -> None:
    wall = table.creature("Alice", 0, 4, "static: {parts: [assigns_by_toughness: {}]}")
    calm = table.creature("Alice", 4, 4, "static: {parts: [{object_flag: assigns no combat damage}]}")
    assert Fight(table).attack({wall: "Bob", calm: "Bob"}).damage().dealt() == {(wall, "Bob"): 4}


def test_tapping_a_blocker_does_not_stop_its_damage(table: Table) -> None:
    a, b = table.creature("Alice", 3, 3), table.creature("Bob", 2, 2)
    fight = Fight(table).attack({a: "Bob"}).block({b: (a,)})
    commit(fight.g, [TapIt(object=b)], ())
    assert fight.damage().dealt() == {(a, b): 3, (b, a): 2}  # 506.4b


# --- first strike and double strike -----------------------------------------------------------------------------------


def test_first_strike_makes_a_step_of_its_own(table: Table) -> None:
    first, plain = table.creature("Alice", 2, 2, "first strike"), table.creature("Alice", 1, 1)
    fight = Fight(table).attack({first: "Bob", plain: "Bob"})
    assert fight.two_steps()
    assert fight.damage(first=True).dealt() == {(first, "Bob"): 2}
    assert fight.damage().dealt() == {(first, "Bob"): 2, (plain, "Bob"): 1}  # 510.4


def test_double_strike_deals_damage_twice(table: Table) -> None:
    a = table.creature("Alice", 2, 2, "double strike")
    fight = Fight(table).attack({a: "Bob"}).damage(first=True).damage()
    assert [e.amount for e in fight.happened(Damage)] == [2, 2]
    assert not Fight(Table("Alice", "Bob")).two_steps()


def change(fight: Fight, oid: int, *keywords: str) -> None:
    """Give an object these keywords instead of its own."""
    from harness import faces_of
    from judgecall.engine.cards.cardfile import decode_cards
    from judgecall.engine.writer.edit import change_object

    abilities = f"abilities: [{', '.join(keywords)}]\n" if keywords else ""
    (card,) = decode_cards(f"name: Changed\ntypes: Creature\npower: 2\ntoughness: 2\n{abilities}", "invented.yaml")
    fight.g.become(change_object(fight.g.state, oid, faces=faces_of(card)))


@pytest.mark.parametrize(
    ("before", "after", "second"),
    [
        (("double strike",), (), False),  # 702.4c
        (("first strike",), ("double strike",), True),  # 702.4d
        ((), ("first strike",), True),  # 702.7c
        (("first strike",), (), False),  # 702.7c
    ],
)
def test_gaining_and_losing_them_between_the_steps(table: Table, before: tuple, after: tuple, second: bool) -> None:
    a, other = table.creature("Alice", 2, 2, *before), table.creature("Alice", 1, 1, "first strike")
    fight = Fight(table).attack({a: "Bob", other: "Bob"}).damage(first=True)
    then = fight.dealt().get((a, "Bob"), 0)
    change(fight, a, *after)
    assert (fight.damage().dealt().get((a, "Bob"), 0) > then) is second


# --- trample ----------------------------------------------------------------------------------------------------------


def test_trample_with_one_blocker(table: Table) -> None:
    a, b = table.creature("Alice", 5, 5, "trample"), table.creature("Bob", 2, 3)
    for division in ({b: 3, "Bob": 2}, {b: 5}, {b: 4, "Bob": 1}):
        fight = Fight(table).attack({a: "Bob"}).block({b: (a,)}).damage(division)
        assert {r: n for (d, r), n in fight.dealt().items() if d == a} == division
    assert "702.19b" in refused(Fight(table).attack({a: "Bob"}).block({b: (a,)}), {b: 2, "Bob": 3})


def test_without_excess_there_is_nothing_to_choose(table: Table) -> None:
    a, b = table.creature("Alice", 3, 5, "trample"), table.creature("Bob", 2, 3)
    fight = Fight(table).attack({a: "Bob"}).block({b: (a,)}).damage()
    assert fight.dealt() == {(a, b): 3, (b, a): 2}


def test_damage_already_marked_counts_and_protection_does_not(table: Table) -> None:
    a = table.creature("Alice", 6, 6, "trample", lines=('cost: "{G}"',))
    hurt = table.creature("Bob", 1, 4, damage=3)
    safe = table.creature("Bob", 2, 2, "{protection: {what: {is: [green]}}}")
    fight = Fight(table).attack({a: "Bob"}).block({hurt: (a,), safe: (a,)}).damage({hurt: 1, safe: 2, "Bob": 3})
    assert fight.dealt()[a, "Bob"] == 3  # examples in 702.19b
    assert (a, safe) not in fight.dealt()
    assert "702.19b" in refused(Fight(table).attack({a: "Bob"}).block({hurt: (a,), safe: (a,)}), {hurt: 1, safe: 1, "Bob": 4})


def test_trample_and_deathtouch(table: Table) -> None:
    a = table.creature("Alice", 5, 5, "trample", "deathtouch")
    x, y = table.creature("Bob", 1, 9), table.creature("Bob", 1, 9)
    fight = Fight(table).attack({a: "Bob"}).block({x: (a,), y: (a,)}).damage({x: 1, y: 1, "Bob": 3})
    assert fight.dealt()[a, "Bob"] == 3  # 702.2c
    assert "702.19b" in refused(Fight(table).attack({a: "Bob"}).block({x: (a,), y: (a,)}), {x: 1, "Bob": 4})


def test_damage_of_another_attacker_counts(table: Table) -> None:
    """First example in 702.19b."""
    one, three = table.creature("Alice", 1, 1), table.creature("Alice", 3, 3, "trample")
    x = table.creature("Bob", 2, 2, "static: {parts: [can_block_more: 1]}")
    fight = Fight(table).attack({three: "Bob", one: "Bob"}).block({x: (three, one)})
    fight.damage({x: 1, "Bob": 2}, {one: 2})
    assert fight.dealt()[three, "Bob"] == 2


def test_two_tramplers_may_count_on_each_other_and_are_held_to_it(table: Table) -> None:
    a, b = table.creature("Alice", 3, 3, "trample"), table.creature("Alice", 3, 3, "trample")
    x = table.creature("Bob", 0, 4, "static: {parts: [can_block_more: 1]}")

    def blocked() -> Fight:
        return Fight(table).attack({a: "Bob", b: "Bob"}).block({x: (a, b)})

    fight = blocked().damage({x: 1, "Bob": 2})  # the other must assign all 3: no choice is left
    assert fight.dealt() == {(a, x): 1, (a, "Bob"): 2, (b, x): 3}
    blocked().damage({x: 2, "Bob": 1}, {x: 2, "Bob": 1})
    assert "702.19b" in refused(blocked(), {x: 2, "Bob": 1}, {x: 1, "Bob": 2})  # 510.1e
    assert "702.19b" in refused(blocked(), {"Bob": 3})


def test_trample_when_no_blocker_is_left(table: Table) -> None:
    a, b = table.creature("Alice", 5, 5, "trample"), table.creature("Bob", 2, 3)
    fight = Fight(table).attack({a: "Bob"}).block({b: (a,)})
    leave_combat(fight, b)
    assert fight.damage().dealt() == {(a, "Bob"): 5}  # 702.19d


def test_a_blocking_creature_does_not_trample(table: Table) -> None:
    a, b = table.creature("Alice", 1, 1), table.creature("Bob", 5, 5, "trample")
    assert Fight(table).attack({a: "Bob"}).block({b: (a,)}).damage().dealt() == {(a, b): 1, (b, a): 5}  # 702.19a


OVER = "trample over planeswalkers"


def walker_of(table: Table, player: str, loyalty: int) -> int:
    return table.permanent(player, "Planeswalker", name="Walker", counters={"loyalty": loyalty})


def test_trample_does_not_pass_a_planeswalker(table: Table) -> None:
    a, b, w = table.creature("Alice", 7, 7, "trample"), table.creature("Bob", 0, 2), walker_of(table, "Bob", 3)
    fight = Fight(table).attack({a: w}).block({b: (a,)})
    assert "510.1" in refused(fight, {b: 2, w: 3, "Bob": 2})  # 702.19f


def test_trample_over_planeswalkers(table: Table) -> None:
    """Example in 702.19c."""
    one, seven = table.creature("Alice", 1, 1), table.creature("Alice", 7, 7, OVER)
    w = walker_of(table, "Bob", 3)
    fight = Fight(table).attack({seven: w, one: w}).block().damage({w: 2, "Bob": 5})
    assert fight.dealt() == {(one, w): 1, (seven, w): 2, (seven, "Bob"): 5}
    assert "702.19c" in refused(Fight(table).attack({seven: w, one: w}).block(), {w: 1, "Bob": 6})


def test_trample_over_planeswalkers_past_blockers_too(table: Table) -> None:
    a, b, w = table.creature("Alice", 7, 7, OVER), table.creature("Bob", 0, 2), walker_of(table, "Bob", 3)
    fight = Fight(table).attack({a: w}).block({b: (a,)}).damage({b: 2, w: 3, "Bob": 2})
    assert fight.dealt() == {(a, b): 2, (a, w): 3, (a, "Bob"): 2}
    assert "702.19b" in refused(Fight(table).attack({a: w}).block({b: (a,)}), {b: 1, w: 3, "Bob": 3})


def test_trample_over_planeswalkers_when_the_planeswalker_is_gone(table: Table) -> None:
    a, plain = table.creature("Alice", 7, 7, OVER), table.creature("Alice", 1, 1, "trample")
    b, w = table.creature("Bob", 0, 2), walker_of(table, "Bob", 3)
    fight = Fight(table).attack({a: w, plain: w}).block({b: (a,)})
    leave_combat(fight, w)
    fight.damage({b: 2, "Bob": 5})
    assert fight.dealt() == {(a, b): 2, (a, "Bob"): 5}  # 702.19e, 506.4c


def test_as_though_it_were_not_blocked(table: Table) -> None:
    a = table.creature("Alice", 4, 4, "static: {parts: [attacks_as_though: unblocked]}")
    b = table.creature("Bob", 0, 9)

    def blocked() -> Fight:
        return Fight(table).attack({a: "Bob"}).block({b: (a,)})

    assert blocked().damage({"Bob": 4}).dealt() == {(a, "Bob"): 4}
    assert blocked().damage({b: 4}).dealt() == {(a, b): 4}
    assert "510.1c" in refused(blocked(), {b: 2, "Bob": 2})
