"""800.4: players who leave the game."""

from __future__ import annotations

import pytest
from checking import ch, designated, effect, happened, stolen, with_player, zo, zone_of
from harness import Table, run
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.choices import Choice, Concede
from judgecall.engine.events import course as co
from judgecall.engine.kernel.asking import ask
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules import cr800_leaving as leaving
from judgecall.engine.state.effects import Waiting
from judgecall.engine.state.game_state import Attack
from judgecall.engine.state.objects import Abl, OnStack
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace

AURA = "Enchantment — Aura"


@pytest.mark.parametrize("zone", list(Zone))
def test_what_the_player_owns_leaves_the_game_from_everywhere_800_4a(four: Table, zone: Zone) -> None:
    stack = {"stack": OnStack(kind="spell", source=1)} if zone is Zone.STACK else {}
    card = four.card("Bob", "Grizzly Bears", zone=zone, **stack)
    g = four.game()
    run(leaving.players_leave(g, ["Bob"]))
    assert zone_of(g, card) is None
    assert g.state.players["Bob"].left
    assert g.in_turn_order() == ("Alice", "Carol", "Dave")


def test_a_stolen_permanent_leaves_with_its_owner_800_4a(four: Table) -> None:
    bear = four.card("Bob", "Grizzly Bears")
    g = four.game()
    stolen(g, bear, "Alice")
    run(leaving.players_leave(g, ["Bob"]))
    assert zone_of(g, bear) is None


def test_a_stolen_permanent_returns_when_the_thief_leaves_800_4a(four: Table) -> None:
    bear = four.card("Bob", "Grizzly Bears")
    g = four.game()
    stolen(g, bear, "Alice", lasts="end of turn")
    assert g.view.controller(bear) == "Alice"
    run(leaving.players_leave(g, ["Alice"]))
    assert g.view.controller(bear) == "Bob"
    assert g.state.objects[bear].zone is Zone.BATTLEFIELD
    assert not g.state.effects


def test_the_earlier_thief_has_it_again_800_4a(four: Table) -> None:
    bear = four.card("Bob", "Grizzly Bears")
    g = four.game()
    stolen(g, bear, "Carol")
    stolen(g, bear, "Alice")
    run(leaving.players_leave(g, ["Alice"]))
    assert g.view.controller(bear) == "Carol"


def test_what_an_aura_of_the_player_stole_returns_800_4a(four: Table) -> None:
    bear = four.card("Bob", "Grizzly Bears")
    four.permanent("Alice", AURA, "enchant: creature", "static: {what: attached, parts: [controlled_by]}", attached_to=bear)
    g = four.game()
    assert g.view.controller(bear) == "Alice"
    run(leaving.players_leave(g, ["Alice"]))
    assert g.view.controller(bear) == "Bob"


def test_what_an_aura_of_another_owner_stole_for_the_player_returns_800_4a(four: Table) -> None:
    bear = four.card("Bob", "Grizzly Bears")
    steal = ("enchant: creature", "static: {what: attached, parts: [controlled_by]}")
    aura = four.permanent("Carol", AURA, *steal, attached_to=bear)
    g = four.game()
    stolen(g, aura, "Alice")
    assert g.view.controller(bear) == "Alice"
    run(leaving.players_leave(g, ["Alice"]))
    assert (g.view.controller(aura), g.view.controller(bear)) == ("Carol", "Carol")


def test_what_entered_under_the_players_control_is_exiled_800_4a(four: Table) -> None:
    angel = four.creature("Bob", 4, 4, controller="Alice")
    aura = four.permanent(
        "Carol",
        AURA,
        "enchant: creature",
        "static: {what: attached, parts: [controlled_by]}",
        controller="Alice",
        attached_to=four.card("Bob", "Grizzly Bears"),
    )
    g = four.game()
    run(leaving.players_leave(g, ["Alice"]))
    assert (zone_of(g, angel), zone_of(g, aura)) == (Zone.EXILE, Zone.EXILE)
    bear = g.state.last_known[aura].object.attached_to
    assert isinstance(bear, int)
    assert g.view.controller(bear) == "Bob"
    assert g.state.objects[bear].zone is Zone.BATTLEFIELD


def test_it_is_exiled_as_the_effect_ends_that_gave_it_to_another_800_4c(four: Table) -> None:
    angel = four.creature("Bob", 4, 4, controller="Alice")
    g = four.game()
    e = stolen(g, angel, "Carol", lasts="end of turn")
    run(leaving.players_leave(g, ["Alice"]))
    assert g.view.controller(angel) == "Carol"
    run(perform(g, [ch.EndEffects(effects=(e.id,))], "514.2"))
    assert zone_of(g, angel) is Zone.EXILE


def test_abilities_and_copies_on_the_stack_cease_to_exist_800_4a(four: Table) -> None:
    bear = four.card("Bob", "Grizzly Bears")
    on = OnStack(kind="activated", source=bear)
    mine = four.permanent("Alice", "Artifact", zone=Zone.STACK, kind="ability", stack=on)
    copy = four.permanent("Alice", "Artifact", zone=Zone.STACK, kind="copy", stack=OnStack(kind="spell", source=3))
    taken = four.card("Carol", "Lightning Bolt", zone=Zone.STACK, controller="Alice", stack=OnStack(kind="spell", source=4))
    other = four.permanent("Carol", "Artifact", zone=Zone.STACK, kind="ability", stack=on)
    g = four.game()
    run(leaving.players_leave(g, ["Alice"]))
    assert [zone_of(g, i) for i in (mine, copy, taken, other)] == [None, None, Zone.EXILE, Zone.STACK]


def test_an_ability_whose_source_left_with_its_owner_stays_on_the_stack_113_7a(four: Table) -> None:
    bear = four.card("Bob", "Grizzly Bears")
    on = OnStack(kind="activated", source=bear)
    ability = four.permanent("Alice", "Artifact", zone=Zone.STACK, kind="ability", stack=on)
    g = four.game()
    run(leaving.players_leave(g, ["Bob"]))
    assert zone_of(g, ability) is Zone.STACK
    assert g.state.last_known[bear].characteristics.name == "Grizzly Bears"


def test_waiting_triggers_of_the_player_vanish_800_4d(four: Table) -> None:
    bear = four.creature("Bob", 1, 1, "triggered: {when: {step_begins: {step: upkeep}}, do: [draw: 1]}")
    g = four.game()
    abl = g.view.chars(bear).abilities[0]
    waiting = [Waiting(id=90 + i, controller=p, source=bear, abl=abl) for i, p in enumerate(("Bob", "Carol"))]
    g.become(replace(g.state, waiting=tuple(waiting)))
    run(leaving.players_leave(g, ["Bob"]))
    assert [w.controller for w in g.state.waiting] == ["Carol"]
    assert isinstance(abl, Abl)


def test_leaves_the_battlefield_triggers_of_others_see_it_603_6c(four: Table) -> None:
    watch = "triggered: {when: {zone_move: {what: creature, from: battlefield}}, do: [draw: 1]}"
    dies = "triggered: {when: {zone_move: {what: creature, from: battlefield, to: graveyard}}, do: [draw: 1]}"
    watcher = four.permanent("Alice", "Artifact", watch, dies)
    four.card("Bob", "Grizzly Bears")
    four.card("Bob", "Grizzly Bears", phased_out=True)
    g = four.game()
    run(leaving.players_leave(g, ["Bob"]))
    assert [(w.source, w.abl.number) for w in g.state.waiting] == [(watcher, 1)]


def test_tokens_go_with_who_created_them_only_800_4a(four: Table) -> None:
    mine = four.creature("Alice", 1, 1, kind="token")
    theirs = four.creature("Bob", 1, 1, kind="token")
    g = four.game()
    stolen(g, theirs, "Alice")
    run(leaving.players_leave(g, ["Alice"]))
    assert (zone_of(g, mine), zone_of(g, theirs)) == (None, Zone.BATTLEFIELD)


def test_nothing_enters_under_the_control_of_the_departed_800_4b(four: Table) -> None:
    card = four.card("Bob", "Grizzly Bears", zone=Zone.GRAVEYARD)
    g = four.game()
    run(leaving.players_leave(g, ["Alice"]))
    run(perform(g, [zo.Move(object=card, to=Zone.BATTLEFIELD, entering=zo.Entering(controller="Alice"))], "608.2"))
    assert zone_of(g, card) is Zone.GRAVEYARD
    seed = zo.TokenSeed(faces=g.state.objects[card].faces, owner="Alice")
    make = zo.CreateTokens(player="Alice", seed=seed, entering=zo.Entering(controller="Alice"))
    run(perform(g, [make], "111.2"))
    assert not g.view.zone(Zone.BATTLEFIELD)


def test_control_does_not_go_to_the_departed_800_4b(four: Table) -> None:
    bear = four.card("Bob", "Grizzly Bears")
    g = four.game()
    run(leaving.players_leave(g, ["Alice"]))
    stolen(g, bear, "Alice")
    assert g.view.controller(bear) == "Bob"


def test_no_damage_to_the_departed_800_4e(four: Table) -> None:
    bear = four.card("Alice", "Grizzly Bears")
    g = four.game()
    run(leaving.players_leave(g, ["Bob"]))
    assert not run(perform(g, [ch.Damage(dealer=bear, target="Bob", amount=2, combat=True)], "510.2"))


def test_priority_passes_to_the_next_in_turn_order_800_4a(four: Table) -> None:
    g = four.game()
    g.become(replace(g.state, priority="Bob", passed=frozenset({"Alice"})))
    run(leaving.players_leave(g, ["Bob", "Carol"]))
    assert (g.state.priority, g.state.passed) == ("Dave", frozenset({"Alice"}))


def test_a_turn_goes_on_without_its_active_player_800_4j(four: Table) -> None:
    g = four.game()
    run(leaving.players_leave(g, ["Alice"]))
    assert g.state.turn.active == "Alice"
    assert leaving.receives_priority(g, "Alice") == "Bob"
    assert g.in_turn_order() == ("Bob", "Carol", "Dave")


def test_durations_last_until_the_turn_would_have_begun_800_4m(four: Table) -> None:
    bear = four.card("Carol", "Grizzly Bears")
    g = four.game()
    for lasts in ("your next turn", "end of your next turn", "game"):
        effect(g, con.ChangePT(), bear, controller="Bob", lasts=lasts)
    effect(g, con.ChangePT(), bear, controller="Carol", lasts="your next turn")
    run(leaving.players_leave(g, ["Bob"]))
    assert len(g.state.effects) == 4
    run(leaving.turn_not_begun(g, "Bob"))
    left = [(e.controller, e.lasting.name) for e in g.state.effects.values()]
    assert left == [("Bob", "game"), ("Carol", "your next turn")]


def test_the_initiative_passes_on_726_4(four: Table) -> None:
    g = designated(four.game(), initiative="Carol")
    run(leaving.players_leave(g, ["Carol"]))
    assert g.state.designations["initiative"] == "Alice"


def test_the_last_one_wins_at_once_104_2a(four: Table) -> None:
    g = four.game()
    run(leaving.players_leave(g, ["Alice", "Bob", "Dave"]))
    assert g.state.outcome is not None
    assert g.state.outcome.winners == ("Carol",)


def test_attackers_leave_combat_with_their_owner_506_4(four: Table) -> None:
    bear = four.card("Bob", "Grizzly Bears")
    g = four.game()
    run(perform(g, [co.CombatBegins()], "507"))
    attack = Attack("Carol", None, "Carol")
    run(perform(g, [co.AttackersDeclared(player="Bob", attackers={bear: attack})], "508.1k"))
    run(leaving.players_leave(g, ["Bob"]))
    assert g.state.combat is not None
    assert not g.state.combat.attackers


# --- choices ------------------------------------------------------------------------------------------------------------


def test_a_choice_of_a_rule_goes_to_the_next_player_800_4h(four: Table) -> None:
    g = with_player(four.game(), "Bob", left=True)
    asked: list[Choice] = []
    choice = Choice(player="Bob", decider="Bob", kind="objects", options=(1, 2), rule="101.4")
    assert run(ask(g, choice), (2,), asked=asked) == (2,)
    assert [c.decider for c in asked] == ["Carol"]


def test_a_choice_of_an_object_goes_to_whom_its_controller_chooses_800_4g(four: Table) -> None:
    source = four.permanent("Alice", "Artifact")
    g = with_player(four.game(), "Bob", left=True)
    asked: list[Choice] = []
    choice = Choice(player="Bob", decider="Bob", kind="objects", source=source, options=(1, 2))
    assert run(ask(g, choice), ("Dave",), (1,), asked=asked) == (1,)
    assert [(c.decider, c.options) for c in asked] == [("Alice", ("Carol", "Dave")), ("Dave", (1, 2))]


def test_no_cost_is_paid_for_the_departed_800_4f(four: Table) -> None:
    source = four.permanent("Alice", "Artifact")
    g = with_player(four.game(), "Bob", left=True)
    choice = Choice(player="Bob", decider="Bob", kind="payment", source=source, options=(1, 2), least=0)
    assert run(ask(g, choice)) == ()


def test_who_concedes_while_another_chooses_leaves_at_once_104_3a(four: Table) -> None:
    bear = four.card("Carol", "Grizzly Bears")
    g = four.game()
    choice = Choice(player="Alice", decider="Alice", kind="objects", options=(98, 99))
    assert run(ask(g, choice), Concede("Carol"), (99,)) == (99,)
    assert zone_of(g, bear) is None
    assert happened(g, co.LoseGame)[0].conceded


def test_reversing_an_illegal_action_reverses_no_concession_104_3a_733_1(four: Table) -> None:
    g = four.game()
    choice = Choice(player="Alice", decider="Alice", kind="objects", options=(98, 99))
    point = g.checkpoint()
    run(ask(g, choice), Concede("Carol"), (99,))
    g.reverse_to(point)
    assert not g.state.players["Carol"].left
    run(ask(g, choice), (99,))
    assert g.state.players["Carol"].left


def test_a_choice_of_who_concedes_goes_on_with_another_800_4g(four: Table) -> None:
    source = four.permanent("Alice", "Artifact")
    g = four.game()
    asked: list[Choice] = []
    choice = Choice(player="Bob", decider="Bob", kind="objects", source=source, options=(98, 99))
    assert run(ask(g, choice), Concede("Bob"), ("Dave",), (98,), asked=asked) == (98,)
    assert [c.decider for c in asked] == ["Bob", "Alice", "Dave"]
