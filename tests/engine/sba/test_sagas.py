"""714, 704.5s: Sagas."""

from __future__ import annotations

import pytest
from checking import checked, effect, happened, quiet, stolen, with_player, zo, zone_of
from harness import Table, run
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules.cr714_sagas import put_lore_counters
from judgecall.engine.state.objects import OnStack
from judgecall.engine.terms.counters import LORE
from judgecall.engine.terms.zones import Zone

BEFORE = "2025-04-04"
SAGA = "Enchantment — Saga"
CHAPTERS = ("chapter: {chapters: [1, 2], do: [draw: 1]}", "chapter: {chapters: [3], do: [gain_life: 1]}")


def lore(table: Table, n: int, *abilities: str, **fields: object) -> int:
    """A Saga of Alice with so many lore counters."""
    return table.permanent("Alice", SAGA, *(abilities or CHAPTERS), counters={LORE: n} if n else {}, **fields)


def test_the_turn_based_action_counts_up_and_triggers_714_3c(table: Table) -> None:
    saga = lore(table, 2)
    g = table.game()
    run(put_lore_counters(g))
    assert g.state.objects[saga].counters == {LORE: 3}
    assert [w.abl.number for w in g.state.waiting] == [3]


def test_only_sagas_of_the_active_player_that_have_chapters_714_3c(table: Table) -> None:
    mine = lore(table, 1)
    theirs = table.permanent("Bob", SAGA, *CHAPTERS, counters={LORE: 1})
    silent = table.permanent("Alice", SAGA, counters={LORE: 1})
    g = table.game()
    run(put_lore_counters(g))
    assert [g.state.objects[i].counters[LORE] for i in (mine, theirs, silent)] == [2, 1, 1]


def test_until_2025_06_05_sagas_without_chapters_count_up_too_714_3c() -> None:
    table = Table("Alice", "Bob", edition=BEFORE)
    silent = table.permanent("Alice", SAGA, counters={LORE: 1})
    g = table.game()
    run(put_lore_counters(g))
    assert g.state.objects[silent].counters[LORE] == 2


def test_a_player_who_has_left_puts_no_counters_800_4j(four: Table) -> None:
    saga = lore(four, 1)
    g = with_player(four.game(), "Alice", left=True)
    run(put_lore_counters(g))
    assert g.state.objects[saga].counters[LORE] == 1


def test_chapters_that_are_crossed_trigger_each_714_2b(table: Table) -> None:
    from judgecall.engine.events.changes import PutCounters

    saga = lore(table, 0)
    g = table.game()
    run(perform(g, [PutCounters(target=saga, kind=LORE, amount=3, by="Alice")], "122.6"))
    assert [w.abl.number for w in g.state.waiting] == [1, 2, 3]


def test_read_ahead_silences_all_but_the_exact_chapter_the_turn_it_enters_702_155a(table: Table) -> None:
    from judgecall.engine.events.changes import PutCounters

    new = lore(table, 0, "read ahead", *CHAPTERS, entered_turn=2)
    old = lore(table, 0, "read ahead", *CHAPTERS, entered_turn=1)
    g = table.game()
    run(perform(g, [PutCounters(target=i, kind=LORE, amount=2, by="Alice") for i in (new, old)], "122.6"))
    assert sorted((w.source, w.abl.number) for w in g.state.waiting) == [(new, 2), (old, 1), (old, 2)]


@pytest.mark.parametrize(("n", "ends"), [(2, False), (3, True), (5, True)])
def test_sacrificed_from_the_final_chapter_on_714_4(table: Table, n: int, ends: bool) -> None:
    saga = lore(table, n)
    g = table.game()
    if not ends:
        quiet(g)
        return
    assert zone_of(checked(g), saga) is Zone.GRAVEYARD
    assert [e.player for e in happened(g, zo.Sacrifice)] == ["Alice"]


def test_the_controller_sacrifices_it_714_4(table: Table) -> None:
    saga = lore(table, 3)
    g = table.game()
    stolen(g, saga, "Bob")
    checked(g)
    assert [e.player for e in happened(g, zo.Sacrifice)] == ["Bob"]


def test_not_while_a_chapter_waits_for_the_stack_714_4(table: Table) -> None:
    lore(table, 2)
    g = table.game()
    run(put_lore_counters(g))
    assert g.state.waiting
    quiet(g)


@pytest.mark.parametrize("is_copy", [False, True])
@pytest.mark.parametrize(("chapter", "stays"), [(1, True), (3, True), (None, False)])
def test_not_while_a_chapter_of_it_is_on_the_stack_714_4(table: Table, is_copy: bool, chapter: int | None, stays: bool) -> None:
    saga = lore(table, 3)
    on = OnStack(kind="triggered", source=saga, number=chapter or 1, chapter=chapter, is_copy=is_copy)
    table.permanent("Bob", "Enchantment", zone=Zone.STACK, kind="ability", stack=on)
    g = table.game()
    if stays:
        quiet(g)
    else:
        assert zone_of(checked(g), saga) is Zone.GRAVEYARD


def test_the_chapter_of_another_saga_does_not_help_714_4(table: Table) -> None:
    saga = lore(table, 3)
    other = lore(table, 1)
    on = OnStack(kind="triggered", source=other, number=1, chapter=1)
    table.permanent("Alice", "Enchantment", zone=Zone.STACK, kind="ability", stack=on)
    assert zone_of(checked(table.game()), saga) is Zone.GRAVEYARD


@pytest.mark.parametrize("n", [0, 4])
def test_without_chapters_it_stays_since_2025_06_06_714_4(n: int) -> None:
    for edition, zone in ((BEFORE, Zone.GRAVEYARD), ("2025-06-06", Zone.BATTLEFIELD)):
        table = Table("Alice", "Bob", edition=edition)
        saga = lore(table, n)
        g = table.game()
        effect(g, con.LoseAllAbilities(), saga)
        if zone is Zone.BATTLEFIELD:
            quiet(g)
        else:
            assert zone_of(checked(g), saga) is zone


def test_what_cant_be_sacrificed_stays_and_the_check_ends_101_2(table: Table) -> None:
    saga = lore(table, 3)
    g = table.game()
    effect(g, con.CantBe(what="sacrificed"), saga)
    quiet(g)


def test_a_saga_creature_without_toughness_is_sacrificed_once_704_3(table: Table) -> None:
    size = ("power: 1", "toughness: 0")
    saga = table.permanent("Alice", "Enchantment Creature — Saga", *CHAPTERS, lines=size, counters={LORE: 3})
    g = checked(table.game())
    assert zone_of(g, saga) is Zone.GRAVEYARD
    assert len(happened(g, zo.Sacrifice)) == len(happened(g, zo.Move)) == 1
