"""704.5v-x, 310: battles."""

from __future__ import annotations

from checking import checked, quiet, stolen, zone_of
from harness import Table, run
from judgecall.engine.choices import Choice
from judgecall.engine.rules.cr704_state_based import check
from judgecall.engine.rules.cr800_leaving import players_leave
from judgecall.engine.state.game_state import Attack, Combat
from judgecall.engine.state.objects import OnStack
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace

DEFENSE = ["defense: 3"]


def siege(table: Table, protector: str | None = "Bob", defense: int = 3, types: str = "Battle — Siege") -> int:
    """A battle of Alice."""
    chosen = {"protector": protector} if protector else {}
    counters = {"defense": defense} if defense else {}
    return table.permanent("Alice", types, lines=DEFENSE, chosen=chosen, counters=counters)


def test_a_battle_with_defense_and_protector_stays_310_8(four: Table) -> None:
    siege(four)
    quiet(four.game())


def test_defense_zero_704_5v(four: Table) -> None:
    battle = siege(four, defense=0)
    assert zone_of(checked(four.game()), battle) is Zone.GRAVEYARD


def test_defense_zero_while_its_trigger_is_on_the_stack_704_5v(four: Table) -> None:
    battle = siege(four, defense=0)
    on = OnStack(kind="triggered", source=battle, number=1)
    four.permanent("Alice", "Enchantment", zone=Zone.STACK, kind="ability", stack=on)
    quiet(four.game())


def test_a_new_protector_is_chosen_when_the_old_one_leaves_704_5w(four: Table) -> None:
    battle = siege(four)
    g = four.game()
    run(players_leave(g, ["Bob"]))
    asked: list[Choice] = []
    assert run(check(g), ("Dave",), asked=asked)
    assert [(c.decider, c.options) for c in asked] == [("Alice", ("Carol", "Dave"))]
    assert g.state.objects[battle].chosen["protector"] == "Dave"


def test_not_while_it_is_being_attacked_704_5w(four: Table) -> None:
    battle = siege(four)
    bear = four.card("Carol", "Grizzly Bears")
    g = four.game()
    g.become(replace(g.state, combat=Combat(attackers={bear: Attack(battle, None, "Bob")})))
    run(players_leave(g, ["Bob"]))
    quiet(g)


def test_a_controller_who_protects_a_siege_chooses_an_opponent_704_5x(four: Table) -> None:
    battle = siege(four, protector="Bob")
    g = four.game()
    stolen(g, battle, "Bob")
    asked: list[Choice] = []
    assert run(check(g), ("Alice",), asked=asked)
    assert [(c.decider, c.options, c.rule) for c in asked] == [("Bob", ("Carol", "Dave", "Alice"), "704.5x")]
    quiet(g)


def test_a_battle_without_battle_types_is_protected_by_its_controller_310_8a(four: Table) -> None:
    battle = siege(four, protector=None, types="Battle")
    g = checked(four.game())
    assert g.state.objects[battle].chosen["protector"] == "Alice"
