"""704.5d-i, 704.5q-r, 704.8: permanents."""

from __future__ import annotations

import pytest
from checking import ch, checked, effect, happened, quiet, zo, zone_of
from harness import Table, run
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules.cr704_state_based import check
from judgecall.engine.terms.zones import Zone

UNDYING = "undying"


@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, Zone.HAND, Zone.EXILE, Zone.LIBRARY])
def test_tokens_elsewhere_cease_to_exist_704_5d(table: Table, zone: Zone) -> None:
    token = table.creature("Alice", 1, 1, zone=zone, kind="token")
    stays = table.creature("Alice", 1, 1, kind="token")
    g = checked(table.game())
    assert zone_of(g, token) is None
    assert zone_of(g, stays) is Zone.BATTLEFIELD


def test_copies_elsewhere_cease_to_exist_704_5e(table: Table) -> None:
    copy = table.creature("Alice", 1, 1, zone=Zone.EXILE, kind="copy")
    assert zone_of(checked(table.game()), copy) is None


def test_toughness_zero_is_no_destruction_704_5f(table: Table) -> None:
    weak = table.creature("Alice", 1, 0, "indestructible")
    g = checked(table.game())
    assert zone_of(g, weak) is Zone.GRAVEYARD
    assert not happened(g, zo.Destroy)


@pytest.mark.parametrize(("damage", "dies"), [(0, False), (2, False), (3, True), (5, True)])
def test_lethal_damage_704_5g(table: Table, damage: int, dies: bool) -> None:
    beast = table.creature("Alice", 3, 3, damage=damage)
    g = table.game()
    if dies:
        assert zone_of(checked(g), beast) is Zone.GRAVEYARD
        assert happened(g, zo.Destroy)
    else:
        quiet(g)


def test_indestructible_stays_and_the_check_ends_704_5g(table: Table) -> None:
    table.creature("Alice", 3, 3, "indestructible", damage=7, deathtouched=True)
    quiet(table.game())


def test_deathtouch_counts_since_the_last_check_only_704_5h(table: Table) -> None:
    beast = table.creature("Alice", 3, 3, damage=1, deathtouched=True)
    g = table.game()
    e = effect(g, con.CantBe(what="destroyed"), beast)
    quiet(g)
    run(perform(g, [ch.EndEffects(effects=(e.id,))], "514.2"))
    quiet(g)


def test_deathtouch_destroys_704_5h(table: Table) -> None:
    beast = table.creature("Alice", 3, 3, damage=1, deathtouched=True)
    assert zone_of(checked(table.game()), beast) is Zone.GRAVEYARD


def test_a_shield_counter_does_not_stop_state_based_destruction_122_1c(table: Table) -> None:
    beast = table.creature("Alice", 3, 3, damage=3, counters={"shield": 1})
    assert zone_of(checked(table.game()), beast) is Zone.GRAVEYARD


def test_loyalty_zero_704_5i(table: Table) -> None:
    walker = table.permanent("Alice", "Planeswalker", lines=["loyalty: 3"])
    other = table.permanent("Alice", "Planeswalker", lines=["loyalty: 3"], counters={"loyalty": 1})
    g = checked(table.game())
    assert (zone_of(g, walker), zone_of(g, other)) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


def test_opposite_counters_704_5q(table: Table) -> None:
    beast = table.creature("Alice", 3, 3, counters={"+1/+1": 2, "-1/-1": 3})
    rock = table.permanent("Alice", "Artifact", counters={"+1/+1": 1, "-1/-1": 1})
    g = checked(table.game())
    assert g.state.objects[beast].counters == {"-1/-1": 1}
    assert g.state.objects[rock].counters == {}


def test_too_many_counters_704_5r(table: Table) -> None:
    limit = "static: {parts: [counter_limit: {kind: dream, most: 7}]}"
    dreamer = table.permanent("Alice", "Artifact", limit, counters={"dream": 9, "charge": 9})
    g = checked(table.game())
    assert g.state.objects[dreamer].counters == {"dream": 7, "charge": 9}
    quiet(g)


def test_what_leaves_is_last_known_as_it_was_before_704_8(table: Table) -> None:
    wolf = table.creature("Alice", 1, 1, UNDYING, counters={"+1/+1": 1, "-1/-1": 3})
    g = checked(table.game())
    assert zone_of(g, wolf) is Zone.GRAVEYARD
    assert g.state.last_known[wolf].object.counters == {"+1/+1": 1, "-1/-1": 3}
    assert not g.state.waiting


def test_two_reasons_to_go_are_one_going_704_7(table: Table) -> None:
    one = table.creature("Alice", 1, 0, types="Legendary Creature", name="Twin")
    two = table.creature("Alice", 1, 0, types="Legendary Creature", name="Twin", damage=1)
    g = checked(table.game(), (one,))
    assert (zone_of(g, one), zone_of(g, two)) == (Zone.GRAVEYARD, Zone.GRAVEYARD)
    assert len(happened(g, zo.Move)) == 2


def test_all_at_once_with_triggers_looking_back_704_3(table: Table) -> None:
    watch = "triggered: {when: {zone_move: {what: creature, from: battlefield, to: graveyard}}, do: [draw: 1]}"
    watcher = table.creature("Alice", 2, 2, watch, damage=2)
    other = table.creature("Bob", 2, 0)
    g = checked(table.game())
    assert (zone_of(g, watcher), zone_of(g, other)) == (Zone.GRAVEYARD, Zone.GRAVEYARD)
    assert len(g.state.waiting) == 2


def test_phased_out_permanents_are_left_alone_702_26b(table: Table) -> None:
    table.creature("Alice", 1, 0, phased_out=True)
    assert not run(check(table.game()))
