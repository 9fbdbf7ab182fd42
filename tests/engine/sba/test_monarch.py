"""725: the monarch."""

from __future__ import annotations

import pytest
from checking import ch, checked, designated, effect, happened, with_player
from harness import Table, run
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.derive.game import Game
from judgecall.engine.events import course as co
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules import cr725_monarch as monarch
from judgecall.engine.rules.cr800_leaving import players_leave
from judgecall.engine.terms.steps import Step
from judgecall.engine.terms.zones import Zone

OLD = "2025-09-19"
NEW = "2025-11-14"


def of(g: Game) -> str | None:
    return monarch.holder(g)


def four(edition: str = NEW, active: str = "Alice") -> Table:
    return Table("Alice", "Bob", "Carol", "Dave", edition=edition, active=active)


def cant(g: Game, *players: str) -> None:
    effect(g, con.PlayerCant(what="become the monarch"), *players)


def test_nobody_is_the_monarch_at_first_725_1(table: Table) -> None:
    assert of(table.game()) is None


def test_only_one_at_a_time_725_3(table: Table) -> None:
    g = table.game()
    assert run(monarch.become_monarch(g, "Bob"))
    assert run(monarch.become_monarch(g, "Alice"))
    assert of(g) == "Alice"
    assert [(e.old, e.value) for e in happened(g, co.Designate)] == [(None, "Bob"), ("Bob", "Alice")]


def test_the_monarch_does_not_become_it_anew_725_3(table: Table) -> None:
    g = designated(table.game(), monarch="Bob")
    assert not run(monarch.become_monarch(g, "Bob"))
    assert not happened(g, co.Designate)


def test_whoever_cant_become_the_monarch_does_not_101_2(table: Table) -> None:
    g = designated(table.game(), monarch="Bob")
    cant(g, "Alice")
    assert not run(monarch.become_monarch(g, "Alice"))
    assert of(g) == "Bob"


@pytest.mark.parametrize(("active", "triggers"), [("Alice", 1), ("Bob", 0)])
def test_the_draw_triggers_in_the_monarchs_end_step_725_2(active: str, triggers: int) -> None:
    g = designated(Table("Alice", "Bob", active=active).game(), monarch="Alice")
    run(perform(g, [co.StepBegins(step=Step.END, player=active)], "513.1"))
    assert [w.controller for w in g.state.waiting] == ["Alice"] * triggers


def test_the_draw_goes_to_who_was_the_monarch_as_it_triggered_725_2(table: Table) -> None:
    g = designated(table.game(), monarch="Alice")
    run(perform(g, [co.StepBegins(step=Step.END, player="Alice")], "513.1"))
    run(monarch.become_monarch(g, "Bob"))
    (w,) = g.state.waiting
    assert (w.controller, w.bindings["that_player"], w.abl) == ("Alice", "Alice", monarch.DRAW)


def test_combat_damage_triggers_for_the_monarch_of_that_time_725_2(table: Table) -> None:
    bear = table.card("Alice", "Grizzly Bears")
    g = designated(table.game(), monarch="Bob")
    run(perform(g, [ch.Damage(dealer=bear, target="Bob", amount=2, combat=True)], "510.2"))
    (w,) = g.state.waiting
    assert (w.controller, w.bindings["that"], w.abl) == ("Bob", bear, monarch.USURP)


@pytest.mark.parametrize("target", ["Alice", "Bob"])
def test_only_combat_damage_by_a_creature_to_the_monarch_725_2(table: Table, target: str) -> None:
    bear = table.card("Alice", "Grizzly Bears")
    rock = table.permanent("Alice", "Artifact")
    g = designated(table.game(), monarch="Bob")
    damage = [
        ch.Damage(dealer=bear, target=target, amount=2),
        ch.Damage(dealer=rock, target=target, amount=2, combat=True),
        ch.Damage(dealer=bear, target="Alice", amount=2, combat=True),
    ]
    run(perform(g, damage, "120.3"))
    assert not g.state.waiting


def test_each_creature_that_deals_damage_triggers_725_2(table: Table) -> None:
    bears = [table.card("Alice", "Grizzly Bears") for _ in range(3)]
    g = designated(table.game(), monarch="Bob")
    run(perform(g, [ch.Damage(dealer=i, target="Bob", amount=2, combat=True) for i in bears], "510.2"))
    assert [w.bindings["that"] for w in g.state.waiting] == bears


# --- succession (725.4) -------------------------------------------------------------------------------------------------


def test_the_active_player_becomes_the_monarch_as_the_monarch_leaves_725_4() -> None:
    g = designated(four(active="Dave").game(), monarch="Bob")
    run(players_leave(g, ["Bob"]))
    assert of(g) == "Dave"
    batches = {e.batch for e in g.log if isinstance(e.event, co.PlayerLeaves | co.Designate)}
    assert len(batches) == 1


def test_on_the_monarchs_own_turn_the_next_in_turn_order_725_4() -> None:
    g = designated(four(active="Bob").game(), monarch="Bob")
    run(players_leave(g, ["Bob"]))
    assert of(g) == "Carol"


@pytest.mark.parametrize(("edition", "heir"), [(OLD, None), (NEW, "Dave")])
def test_the_next_who_can_become_the_monarch_since_2025_11_14_725_4(edition: str, heir: str | None) -> None:
    g = designated(four(edition, active="Bob").game(), monarch="Bob")
    cant(g, "Carol")
    run(players_leave(g, ["Bob"]))
    assert of(g) == heir


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_nobody_who_can_is_left_725_4(edition: str) -> None:
    g = designated(four(edition, active="Bob").game(), monarch="Bob")
    cant(g, "Alice", "Carol", "Dave")
    run(players_leave(g, ["Bob"]))
    assert of(g) is None
    assert g.state.outcome is None


def test_an_active_player_who_cant_is_passed_over_by_nobody_725_4() -> None:
    g = designated(four(active="Alice").game(), monarch="Bob")
    cant(g, "Alice")
    run(players_leave(g, ["Bob"]))
    assert of(g) is None


def test_monarch_and_active_player_leave_together_725_4() -> None:
    g = designated(four(active="Bob").game(), monarch="Alice")
    run(players_leave(g, ["Alice", "Bob"]))
    assert of(g) == "Carol"


def test_no_active_player_any_more_725_4() -> None:
    g = four(active="Carol").game()
    run(players_leave(g, ["Carol"]))
    designated(g, monarch="Alice")
    run(players_leave(g, ["Alice"]))
    assert of(g) == "Dave"


def test_another_player_leaving_changes_nothing_725_4() -> None:
    g = designated(four().game(), monarch="Bob")
    run(players_leave(g, ["Carol"]))
    assert of(g) == "Bob"
    assert not happened(g, co.Designate)


def test_the_trigger_of_a_monarch_killed_by_combat_damage_never_reaches_the_stack_800_4d() -> None:
    table = four(active="Carol")
    bear = table.card("Carol", "Grizzly Bears")
    g = with_player(designated(table.game(), monarch="Bob"), "Bob", life=2)
    run(perform(g, [ch.Damage(dealer=bear, target="Bob", amount=2, combat=True)], "510.2"))
    assert len(g.state.waiting) == 1
    checked(g)
    assert g.state.waiting == ()
    assert of(g) == "Carol"


def test_the_inherent_draw_can_be_spoken_without_a_source_113_8(table: Table) -> None:
    from judgecall.engine.rules.cr603_3_stacking import put_waiting
    from judgecall.engine.rules.cr608_resolving import resolve_top

    card = table.card("Alice", "Grizzly Bears", zone=Zone.LIBRARY)
    g = designated(table.game(), monarch="Alice")
    run(perform(g, [co.StepBegins(step=Step.END, player="Alice")], "513.1"))
    run(monarch.become_monarch(g, "Bob"))
    run(put_waiting(g))
    run(resolve_top(g))
    assert g.state.objects[g.state.successor[card]].zone is Zone.HAND
