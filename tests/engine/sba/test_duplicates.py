"""704.5j-k, 704.5y: permanents of which there are too many."""

from __future__ import annotations

from checking import checked, effect, quiet, stolen, zo, zone_of
from harness import CARDS, Table, run
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.choices import Choice
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules.cr704_state_based import check
from judgecall.engine.terms.zones import Zone

RELIC = "Legendary Artifact"


def test_the_controller_chooses_which_to_keep_704_5j(table: Table) -> None:
    ids = [table.permanent("Bob", RELIC, name="Relic") for _ in range(3)]
    asked: list[Choice] = []
    g = table.game()
    assert run(check(g), (ids[1],), asked=asked)
    assert [zone_of(g, i) for i in ids] == [Zone.GRAVEYARD, Zone.BATTLEFIELD, Zone.GRAVEYARD]
    assert [(c.decider, c.rule, c.options) for c in asked] == [("Bob", "704.5j", tuple(ids))]
    quiet(g)


def test_other_names_and_other_controllers_don_t_matter_704_5j(table: Table) -> None:
    table.permanent("Alice", RELIC, name="Relic")
    table.permanent("Bob", RELIC, name="Relic")
    table.permanent("Bob", RELIC, name="Other Relic")
    table.permanent("Bob", "Artifact", name="Relic")
    quiet(table.game())


def test_control_counts_not_ownership_704_5j(table: Table) -> None:
    one = table.permanent("Alice", RELIC, name="Relic")
    two = table.permanent("Bob", RELIC, name="Relic")
    g = table.game()
    stolen(g, two, "Alice")
    checked(g, (one,))
    assert zone_of(g, two) is Zone.GRAVEYARD
    assert [o.owner for o in g.state.objects.values() if o.zone is Zone.GRAVEYARD] == ["Bob"]


def test_choices_are_made_in_turn_order_from_the_active_player_101_4(four: Table) -> None:
    ids = [four.permanent(p, RELIC, name="Relic") for p in ("Dave", "Bob", "Alice") for _ in range(2)]
    asked: list[Choice] = []
    run(check(four.game()), (ids[4],), (ids[2],), (ids[0],), asked=asked)
    assert [c.decider for c in asked] == ["Alice", "Bob", "Dave"]


def test_the_legend_rule_may_not_apply_704_5j(table: Table) -> None:
    ids = [table.permanent("Alice", RELIC, name="Relic") for _ in range(2)]
    g = table.game()
    effect(g, con.ObjectFlag(flag="legend rule doesn't apply"), *ids)
    quiet(g)


def test_the_newest_world_stays_704_5k(table: Table) -> None:
    old = table.permanent("Alice", "World Enchantment")
    new = table.permanent("Bob", "World Enchantment")
    g = checked(table.game())
    assert (zone_of(g, old), zone_of(g, new)) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)
    quiet(g)


def test_worlds_that_enter_together_all_go_704_5k(table: Table) -> None:
    old = table.permanent("Alice", "World Enchantment")
    cards = [table.permanent(p, "World Enchantment", zone=Zone.EXILE) for p in ("Alice", "Bob")]
    g = table.game()
    moves = [zo.Move(object=i, to=Zone.BATTLEFIELD, entering=zo.Entering(controller=g.state.objects[i].owner)) for i in cards]
    run(perform(g, moves, "608.3"))
    checked(g)
    assert [zone_of(g, i) for i in (old, *cards)] == [Zone.GRAVEYARD] * 3


def test_a_player_keeps_the_latest_role_on_a_permanent_704_5y(table: Table) -> None:
    bear = table.card("Alice", "Grizzly Bears")
    old = table.put("Alice", CARDS.token("Monster"), kind="token", attached_to=bear)
    others = table.put("Bob", CARDS.token("Cursed"), kind="token", attached_to=bear)
    new = table.put("Alice", CARDS.token("Royal"), kind="token", attached_to=bear)
    g = checked(table.game())
    assert zone_of(g, old) is Zone.GRAVEYARD
    assert (zone_of(g, others), zone_of(g, new)) == (Zone.BATTLEFIELD, Zone.BATTLEFIELD)
