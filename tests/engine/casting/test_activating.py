"""Rules 602, 605, 606: activated, mana and loyalty abilities."""

from __future__ import annotations

from typing import Any

import pytest
from acting import act
from harness import Table
from intent import cast, lands, names, resolve, tapped, wants
from judgecall.adapters.reference.mana_solver import plan
from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.choices import IllegalAction
from judgecall.engine.derive.cr605_1_mana_abilities import is_mana_ability, is_triggered_mana_ability
from judgecall.engine.derive.game import Game
from judgecall.engine.rules.cr601_2_proposal import Proposal
from judgecall.engine.rules.cr602_activating import activate_ability, activated_abilities, can_activate, mana_abilities
from judgecall.engine.terms.mana import mana_cost
from judgecall.engine.terms.steps import Step
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace


def activate(g: Game, player: str, oid: int, which: Any = None, **intent: Any) -> int | None:
    g.become(replace(g.state, priority=player))
    return wants(g, activate_ability(g, player, oid, which), **intent)


def pool(g: Game, player: str = "Alice") -> str:
    return "".join(u.type for u in g.state.players[player].mana)


def test_an_ability_goes_on_the_stack_without_characteristics():
    t = Table()
    pinger = t.card("Alice", "Prodigal Pyromancer")
    g = t.game()
    sid = activate(g, "Alice", pinger, targets="Bob")
    assert sid is not None
    o = g.state.objects[sid]
    assert o.kind == "ability"
    assert g.view.chars(sid).name == ""
    assert g.state.objects[pinger].tapped
    resolve(g)
    assert g.state.players["Bob"].life == 19
    assert sid not in g.state.objects


def test_a_creature_that_came_this_turn_can_not_be_tapped_for_its_ability():
    t = Table()
    pinger = t.card("Alice", "Prodigal Pyromancer", since=1_500)
    elves = t.card("Alice", "Llanowar Elves", since=1_500)
    g = t.game()
    g.become(replace(g.state, priority="Alice"))
    assert "602.5a" in str(can_activate(g, "Alice", pinger))
    assert elves not in [h.object for h in mana_abilities(g, "Alice")]
    with pytest.raises(IllegalAction):
        activate(g, "Alice", pinger, targets="Bob")


def test_an_opponent_can_not_activate_it():
    t = Table()
    pinger = t.card("Alice", "Prodigal Pyromancer")
    g = t.game()
    g.become(replace(g.state, priority="Bob"))
    assert "602.2" in str(can_activate(g, "Bob", pinger))


def test_mana_abilities_resolve_at_once():
    t = Table()
    bird = t.card("Alice", "Birds of Paradise")
    g = t.game()
    assert activate(g, "Alice", bird, mana="W") is None
    assert pool(g) == "W"
    assert not g.view.zone(Zone.STACK)


def test_a_triggered_mana_ability_follows_at_once():
    t = Table()
    bolt = t.card("Alice", "Grizzly Bears", Zone.HAND)
    forest = t.card("Alice", "Forest")
    t.card("Alice", "Wild Growth", attached_to=forest)
    g = t.game()
    cast(g, "Alice", bolt, mana_abilities=[lambda c: c.options, ()])
    assert names(g, Zone.STACK) == ["Grizzly Bears"]
    assert not g.state.waiting
    assert pool(g) == ""


def test_a_mana_ability_with_a_mana_cost_is_paid_while_casting():
    t = Table()
    t.card("Alice", "Izzet Signet")
    t.card("Alice", "Forest")
    card = t.invented(
        "Alice", 'name: Two\ncost: "{U}{R}"\ntypes: Sorcery\nabilities:\n  - spell: {do: [{draw: 1}]}\n', Zone.HAND
    )
    g = t.game()
    cast(g, "Alice", card)
    assert tapped(g) == 2


def test_which_abilities_are_mana_abilities():
    t = Table()
    ring = t.card("Alice", "Sol Ring")
    growth = t.card("Alice", "Wild Growth")
    garruk = t.card("Alice", "Garruk Wildspeaker", counters={"loyalty": 3})
    text = 'activated: {cost: "{T}", targets: [creature], do: [{untap: target}, {add_mana: {mana: "{G}"}}]}'
    aimed = t.permanent("Alice", "Artifact", text)
    loyal = t.permanent("Alice", "Planeswalker", 'activated: {cost: "+1", do: [{add_mana: {mana: "{G}"}}]}')
    g = t.game()

    def first(oid: int) -> ab.Activated:
        return activated_abilities(g, oid)[0].ability

    assert is_mana_ability(first(ring))
    assert not is_mana_ability(first(garruk))
    assert not is_mana_ability(first(aimed)), "an ability with a target is none (605.5a)"
    assert not is_mana_ability(first(loyal)), "a loyalty ability is none (605.1a)"
    trigger = next(a.ability for a in g.view.chars(growth).abilities if isinstance(a.ability, ab.Triggered))
    assert is_triggered_mana_ability(trigger)


def test_one_loyalty_ability_a_turn_of_each_permanent():
    t = Table()
    garruk = t.card("Alice", "Garruk Wildspeaker", counters={"loyalty": 3})
    lands(t, "Alice", "Forest", "Forest")
    g = t.game()
    sid = activate(g, "Alice", garruk, 2)
    assert sid is not None
    assert g.state.objects[garruk].counters == {"loyalty": 2}
    resolve(g)
    g.become(replace(g.state, priority="Alice"))
    assert "606.3" in str(can_activate(g, "Alice", garruk, 1))


def test_too_little_loyalty_forbids_a_negative_ability():
    t = Table()
    garruk = t.card("Alice", "Garruk Wildspeaker", counters={"loyalty": 3})
    g = t.game()
    g.become(replace(g.state, priority="Alice"))
    assert "loyalty" in str(can_activate(g, "Alice", garruk, 3))
    with pytest.raises(IllegalAction):
        activate(g, "Alice", garruk, 3)


def test_loyalty_abilities_are_activated_as_sorceries():
    t = Table(step=Step.UPKEEP)
    garruk = t.card("Alice", "Garruk Wildspeaker", counters={"loyalty": 3})
    g = t.game()
    g.become(replace(g.state, priority="Alice"))
    assert "606.3" in str(can_activate(g, "Alice", garruk, 2))


def test_once_each_turn_is_kept_by_the_object():
    t = Table()
    text = 'activated: {cost: "{0}", do: [{gain_life: 1}], once_each_turn: true}'
    thing = t.permanent("Alice", "Artifact", text)
    g = t.game()
    activate(g, "Alice", thing)
    g.become(replace(g.state, priority="Alice"))
    assert "602.5b" in str(can_activate(g, "Alice", thing))


def test_cycling_works_from_hand_and_discards():
    t = Table()
    card = t.invented("Alice", 'name: Wheel\ncost: "{5}"\ntypes: Artifact\nabilities:\n  - cycling: "{2}"\n', Zone.HAND)
    t.card("Alice", "Forest", Zone.LIBRARY)
    lands(t, "Alice", "Island", "Island")
    g = t.game()
    activate(g, "Alice", card)
    assert names(g, Zone.GRAVEYARD, "Alice") == ["Wheel"]
    resolve(g)
    assert names(g, Zone.HAND, "Alice") == ["Forest"]


def test_crew_taps_creatures_of_enough_power():
    t = Table()
    copter = t.card("Alice", "Smuggler's Copter")
    bear = t.card("Alice", "Grizzly Bears", since=1_500)
    g = t.game()
    activate(g, "Alice", copter, None, tapped=bear) if len(activated_abilities(g, copter)) == 1 else None
    assert g.state.objects[bear].tapped
    resolve(g)
    assert "Creature" in g.view.chars(copter).types


def test_equip_is_activated_as_a_sorcery():
    t = Table()
    t.card("Alice", "Forest")
    bonesplitter = t.card("Alice", "Bonesplitter")
    bear = t.card("Alice", "Grizzly Bears")
    t.card("Bob", "Grizzly Bears")
    g = t.game()
    g.become(replace(g.state, priority="Alice", turn=replace(g.state.turn, active="Bob")))
    assert "602.5d" in str(can_activate(g, "Alice", bonesplitter))
    g.become(replace(g.state, turn=replace(g.state.turn, active="Alice")))
    activate(g, "Alice", bonesplitter)
    resolve(g)
    assert g.state.objects[bonesplitter].attached_to == bear


def test_split_second_leaves_mana_abilities():
    t = Table()
    pinger = t.card("Bob", "Prodigal Pyromancer")
    forest = t.card("Bob", "Forest")
    shock = t.card("Bob", "Shock", Zone.HAND)
    spell = 'name: Fast\ncost: "{0}"\ntypes: Instant\nabilities:\n  - split second\n  - spell: {do: [{draw: 1}]}\n'
    card = t.invented("Alice", spell, Zone.HAND)
    g = t.game()
    cast(g, "Alice", card)
    g.become(replace(g.state, priority="Bob"))
    assert "702.61a" in str(can_activate(g, "Bob", pinger))
    assert can_activate(g, "Bob", forest) is None
    with pytest.raises(IllegalAction):
        cast(g, "Bob", shock, targets="Alice")


def solve(g: Game, cost: str) -> list[str] | None:
    found = plan(g, Proposal("Alice", 1, None, "cost"), mana_cost(cost))
    return None if found is None else [g.view.chars(s.held.object).name for s in found]


def test_the_solver_prefers_sources_that_make_fewer_colors():
    t = Table()
    for name in ("Birds of Paradise", "Temple Garden", "Forest", "Plains"):
        t.card("Alice", name)
    g = t.game()
    assert solve(g, "{1}{G}") == ["Forest", "Plains"]
    assert solve(g, "{U}") == ["Birds of Paradise"]
    assert solve(g, "{W}{W}{G}{U}") is not None
    assert solve(g, "{W}{W}{W}") == ["Plains", "Temple Garden", "Birds of Paradise"]
    assert solve(g, "{5}") is None


def test_the_solver_sees_when_nothing_fits_among_many_equals():
    t = Table()
    lands(t, "Alice", *["Forest"] * 20)
    g = t.game()
    assert solve(g, "{10}{U}") is None
    assert len(solve(g, "{20}") or []) == 20


def test_a_mana_ability_can_be_used_again_once_nothing_forbids_it():
    t = Table()
    elves = t.card("Alice", "Llanowar Elves")
    arrest = t.card("Bob", "Arrest", attached_to=elves)
    g = t.game()
    assert mana_abilities(g, "Alice") == ()
    act(g, arrest, "{destroy: other}", other=(arrest,))
    assert [h.object for h in mana_abilities(g, "Alice")] == [elves]
