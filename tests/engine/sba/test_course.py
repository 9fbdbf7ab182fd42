"""800.4, 725, 104.4b in the course of a game of many players."""

from __future__ import annotations

from typing import Any

from checking import designated, effect, happened
from harness import Table, run
from judgecall.engine.actions import Pass
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.choices import Choice, Concede
from judgecall.engine.derive.game import Game
from judgecall.engine.events import course as co
from judgecall.engine.rules import cr725_monarch as monarch
from judgecall.engine.rules.cr500_turn import steps_after
from judgecall.engine.session import Session
from judgecall.engine.terms.steps import Step
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace


def library(table: Table) -> None:
    """Three cards in each library."""
    for p in table.players:
        for _ in range(3):
            table.card(p, "Forest", zone=Zone.LIBRARY)


def passing(g: Game, until: Any, *first: Any) -> list[Choice]:
    """The choices asked while all pass until something holds, after the first answers."""
    g.become(replace(g.state, turn=replace(g.state.turn, plan=steps_after(g.state.turn.step))))
    session, asked, answers = Session(g), [], list(first)
    choice = session.start()
    while choice is not None and not until(g):
        asked.append(choice)
        answer: Any = answers.pop(0) if answers else Pass() if choice.kind == "act" else {}
        choice = session.send(answer)
    return asked


def test_a_turn_goes_on_to_its_end_without_its_active_player_800_4j() -> None:
    table = Table("Alice", "Bob", "Carol", "Dave", active="Bob", step=Step.UPKEEP)
    library(table)
    table.card("Bob", "Grizzly Bears")
    g = table.game()
    asked = passing(g, lambda g: g.state.turn.active != "Bob", Concede("Bob"))
    steps = [e.step for e in happened(g, co.StepBegins) if e.player == "Bob"]
    assert steps[0] is Step.DRAW
    assert steps[-1] is Step.CLEANUP
    assert {c.kind for c in asked} == {"act"}
    assert [c.decider for c in asked[:4]] == ["Bob", "Carol", "Dave", "Alice"]
    assert g.state.turn.active == "Carol"


def test_the_turns_of_the_departed_do_not_begin_800_4k() -> None:
    table = Table("Alice", "Bob", "Carol", step=Step.END)
    library(table)
    bear = table.card("Carol", "Grizzly Bears")
    g = table.game()
    effect(g, con.ChangePT(), bear, controller="Bob", lasts="your next turn")
    passing(g, lambda g: g.state.turn.active == "Carol", Concede("Bob"))
    assert [e.player for e in happened(g, co.TurnBegins)] == ["Carol"]
    assert not g.state.effects


def test_the_monarch_draws_in_their_end_step_725_2() -> None:
    table = Table("Alice", "Bob", "Carol", step=Step.POSTCOMBAT_MAIN)
    library(table)
    g = designated(table.game(), monarch="Alice")
    passing(g, lambda g: g.state.turn.number > 2)
    assert len(g.view.zone(Zone.HAND, "Alice")) == 1


def test_the_dealer_s_controller_becomes_the_monarch_725_2() -> None:
    from judgecall.engine.events.changes import Damage
    from judgecall.engine.kernel.pipeline import perform

    table = Table("Alice", "Bob", "Carol", step=Step.COMBAT_DAMAGE)
    library(table)
    bear = table.card("Alice", "Grizzly Bears")
    g = designated(table.game(), monarch="Carol")
    run(perform(g, [Damage(dealer=bear, target="Carol", amount=2, combat=True)], "510.2"))
    passing(g, lambda g: monarch.holder(g) == "Alice", Pass())
    assert monarch.holder(g) == "Alice"
    resolved = happened(g, co.AbilityOnStack)
    assert [e.player for e in resolved] == ["Carol"]


def test_a_dead_usurper_s_controller_who_has_left_is_no_monarch_725_4() -> None:
    from judgecall.engine.events.changes import Damage
    from judgecall.engine.kernel.pipeline import perform

    table = Table("Alice", "Bob", "Carol", step=Step.COMBAT_DAMAGE)
    library(table)
    bear = table.card("Alice", "Grizzly Bears")
    g = designated(table.game(), monarch="Carol")
    run(perform(g, [Damage(dealer=bear, target="Carol", amount=2, combat=True)], "510.2"))
    passing(g, lambda g: g.state.turn.number > 2, Concede("Alice"))
    assert monarch.holder(g) == "Carol"


def test_a_mandatory_loop_is_a_draw_104_4b() -> None:
    table = Table("Alice", "Bob")
    library(table)
    ping = "triggered: {when: {life_changes: {who: you, gains: %s}}, do: [%s]}"
    table.permanent("Alice", "Artifact", ping % ("true", "lose_life: 1"))
    table.permanent("Alice", "Artifact", ping % ("false", "gain_life: 1"))
    g = table.game()
    from judgecall.engine.events.changes import GainLife
    from judgecall.engine.kernel.pipeline import perform

    run(perform(g, [GainLife(player="Alice", amount=1)], "119.3"))
    passing(g, lambda g: False)
    assert g.state.outcome is not None
    assert (g.state.outcome.result, g.state.outcome.rule) == ("draw", "104.4b")


def test_empty_turns_are_no_loop_104_4b() -> None:
    table = Table("Alice", "Bob", "Carol")
    library(table)
    g = table.game()
    passing(g, lambda g: False)
    assert g.state.outcome is not None
    assert g.state.outcome.rule == "104.2a"
