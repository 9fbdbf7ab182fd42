"""Rules 601.3, 305, 708, 709, 712, 715, 903.8, 116: from where, which face, when."""

from __future__ import annotations

from typing import Any

import pytest
from harness import Table
from intent import cast, lands, names, resolve, tapped, wants
from judgecall.engine.choices import IllegalAction
from judgecall.engine.derive.context import Ctx
from judgecall.engine.derive.game import Game
from judgecall.engine.rules.cr115_targets import cant_be_targeted
from judgecall.engine.rules.cr116_special_actions import take
from judgecall.engine.rules.cr305_lands import can_play_land, play_land
from judgecall.engine.rules.cr601_casting import can_cast, cast_during_resolution
from judgecall.engine.terms.steps import Step
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace

SIEGE = """name: Outlook
types: Enchantment
abilities:
  - static: {what: {top_of: {}}, parts: [{cast_from: {}}]}
"""
ADVENTURE = """name: Giant
layout: adventure
faces:
  - name: Giant
    cost: "{1}{G}"
    types: Creature — Giant
    power: 3
    toughness: 3
  - name: Chop
    cost: "{G}"
    types: Instant — Adventure
    abilities:
      - spell: {do: [{gain_life: 2}]}
"""
MODAL = """name: Both Ways
layout: modal
faces:
  - name: Way In
    cost: "{G}"
    types: Sorcery
    abilities:
      - spell: {do: [{gain_life: 2}]}
  - name: Way Out
    types: Land
    abilities:
      - activated: {cost: "{T}", do: [{add_mana: {mana: "{G}"}}]}
"""
MORPH = """name: Secret
cost: "{4}{G}"
types: Creature
power: 5
toughness: 5
abilities:
  - morph: "{G}"
"""
AFTERMATH = """name: First // Last
layout: aftermath
faces:
  - name: First
    cost: "{G}"
    types: Sorcery
    abilities:
      - spell: {do: [{gain_life: 2}]}
  - name: Last
    cost: "{1}{G}"
    types: Sorcery
    abilities:
      - aftermath
      - spell: {do: [{gain_life: 3}]}
"""


def priority(g: Game, player: str) -> Game:
    g.become(replace(g.state, priority=player))
    return g


def play(g: Game, player: str, oid: int, **intent: Any) -> int:
    priority(g, player)
    return wants(g, play_land(g, player, oid), **intent)


def test_a_card_is_cast_from_hand_only_without_a_permission():
    t = Table()
    bolt = t.card("Alice", "Lightning Bolt", Zone.GRAVEYARD)
    mine = t.card("Bob", "Lightning Bolt", Zone.HAND)
    g = priority(t.game(), "Alice")
    assert "601.3" in str(can_cast(g, "Alice", bolt))
    assert "601.3" in str(can_cast(g, "Alice", mine))


def test_the_top_of_the_library_with_a_permission_and_at_the_usual_time():
    t = Table()
    t.invented("Alice", SIEGE)
    bears = t.card("Alice", "Grizzly Bears", Zone.LIBRARY)
    second = t.card("Alice", "Shock", Zone.LIBRARY)
    lands(t, "Alice", "Forest", "Forest")
    g = priority(t.game(), "Alice")
    assert can_cast(g, "Alice", second) is not None
    late = priority(t.game(), "Alice")
    late.become(replace(late.state, turn=replace(late.state.turn, step=Step.END)))
    assert "307.1" in str(can_cast(late, "Alice", bears)), "a permission changes no timing"
    sid = cast(g, "Alice", bears)
    assert g.state.objects[sid].stack.announced.cast_from is Zone.LIBRARY


def test_flash_is_a_matter_of_the_card_and_of_effects():
    t = Table(step=Step.UPKEEP)
    viper = t.card("Alice", "Ambush Viper", Zone.HAND)
    bears = t.card("Alice", "Grizzly Bears", Zone.HAND)
    lands(t, "Alice", "Forest", "Forest")
    g = priority(t.game(), "Alice")
    assert can_cast(g, "Alice", viper) is None
    assert can_cast(g, "Alice", bears) is not None
    t.permanent("Alice", "Artifact", "static: {what: {each: {is: creature spell, controller: you}}, parts: [as_though_flash]}")
    g = priority(t.game(), "Alice")
    assert can_cast(g, "Alice", bears) is None


def test_a_prohibition_beats_a_permission_and_looks_at_where_the_card_was():
    t = Table()
    twice = t.card("Alice", "Think Twice", Zone.GRAVEYARD)
    again = t.card("Alice", "Think Twice", Zone.HAND)
    lands(t, "Alice", *["Island"] * 3)
    part = "{player_cant: {what: cast, which: {is: card, zone: graveyard}}}"
    t.permanent("Bob", "Artifact", f"static: {{what: null, who: each_player, parts: [{part}]}}")
    g = priority(t.game(), "Alice")
    assert "601.3" in str(can_cast(g, "Alice", twice))
    assert can_cast(g, "Alice", again) is None


def test_x_may_make_a_prohibition_void():
    t = Table()
    blaze = t.card("Alice", "Blaze", Zone.HAND)
    lands(t, "Alice", *["Mountain"] * 4)
    part = "{player_cant: {what: cast, which: {is: spell, mana_value: {parity: odd}}}}"
    t.permanent("Bob", "Artifact", f"static: {{what: null, who: each_opponent, parts: [{part}]}}")
    g = priority(t.game(), "Alice")
    assert can_cast(g, "Alice", blaze) is None, "601.3a"
    with pytest.raises(IllegalAction, match=r"601\.2e"):
        cast(g, "Alice", blaze, X=2, targets="Bob")
    cast(g, "Alice", blaze, X=1, targets="Bob")


def test_a_modal_double_faced_card_is_cast_or_played_with_the_chosen_face():
    t = Table()
    card = t.invented("Alice", MODAL, Zone.HAND)
    lands(t, "Alice", "Forest")
    g = t.game()
    sid = cast(g, "Alice", card)
    assert g.view.chars(sid).name == "Way In"
    g = t.game()
    new = play(g, "Alice", card)
    assert g.view.chars(new).name == "Way Out"


def test_an_adventure_is_cast_as_its_half():
    t = Table(step=Step.UPKEEP)
    card = t.invented("Alice", ADVENTURE, Zone.HAND)
    lands(t, "Alice", "Forest")
    g = t.game()
    sid = cast(g, "Alice", card)
    assert g.view.chars(sid).name == "Chop", "the creature can't be cast now, so there is no choice"
    resolve(g)
    assert names(g, Zone.EXILE) == ["Giant"]
    assert g.state.players["Alice"].life == 22


def test_morph_is_cast_face_down_for_three_and_turned_up():
    t = Table()
    card = t.invented("Alice", MORPH, Zone.HAND)
    lands(t, "Alice", *["Forest"] * 4)
    g = t.game()
    sid = cast(g, "Alice", card, face="face down")
    c = g.view.chars(sid)
    assert (c.name, c.power, c.mana_cost) == ("", 2, None)
    assert tapped(g) == 3
    resolve(g)
    (oid,) = [i for i in g.view.battlefield() if g.state.objects[i].face_down]
    priority(g, "Alice")
    wants(g, take(g, "Alice", "turn face up", oid))
    assert g.view.chars(oid).name == "Secret"
    assert tapped(g) == 4


def test_aftermath_is_cast_from_the_graveyard_only_and_exiled():
    t = Table()
    hand = t.invented("Alice", AFTERMATH, Zone.HAND)
    grave = t.invented("Alice", AFTERMATH, Zone.GRAVEYARD)
    lands(t, "Alice", "Forest", "Forest")
    g = t.game()
    sid = cast(g, "Alice", hand)
    assert g.view.chars(sid).name == "First"
    g = t.game()
    sid = cast(g, "Alice", grave)
    assert g.view.chars(sid).name == "Last"
    resolve(g)
    assert g.state.players["Alice"].life == 23
    assert len(g.view.zone(Zone.EXILE)) == 1


def test_commander_tax_counts_earlier_casts_from_the_command_zone():
    t = Table()
    card = t.card("Alice", "Grizzly Bears", Zone.COMMAND, commander=True)
    lands(t, "Alice", *["Forest"] * 8)
    g = t.game()
    cast(g, "Alice", card)
    assert tapped(g) == 2
    resolve(g)
    (bears,) = [i for i in g.view.battlefield() if g.view.chars(i).name == "Grizzly Bears"]
    from judgecall.engine.events.zones import Move
    from judgecall.engine.kernel.pipeline import perform

    wants(g, perform(g, [Move(object=bears, to=Zone.COMMAND)], "903.9a"))
    (again,) = g.view.zone(Zone.COMMAND)
    cast(g, "Alice", again)
    assert tapped(g) == 6, "{1}{G} and {2} more"


def test_without_paying_its_mana_cost_x_is_zero_and_additional_costs_remain():
    t = Table()
    blaze = t.card("Alice", "Blaze", Zone.HAND)
    fling = t.card("Alice", "Fling", Zone.HAND)
    g = t.game()
    sid = wants(g, cast_during_resolution(g, "Alice", blaze, free=True), targets="Bob")
    assert sid is not None
    announced = g.state.objects[sid].stack.announced
    assert (announced.x, announced.free) == (0, True)
    none = wants(g, cast_during_resolution(g, "Alice", fling, free=True), targets="Bob")
    assert none is None, "there is no creature to sacrifice"
    assert fling in g.state.objects


def test_suspend_exiles_with_time_counters():
    t = Table()
    text = 'name: Late\ntypes: Sorcery\nabilities:\n  - suspend: {n: 2, cost: "{U}"}\n  - spell: {do: [{draw: 1}]}\n'
    card = t.invented("Alice", text, Zone.HAND)
    lands(t, "Alice", "Island")
    g = priority(t.game(), "Alice")
    wants(g, take(g, "Alice", "suspend", card))
    (exiled,) = g.view.zone(Zone.EXILE)
    assert g.state.objects[exiled].counters == {"time": 2}


def test_one_land_a_turn_in_ones_own_main_phase():
    t = Table("Alice", "Bob", "Cara")
    one, two = (t.card("Alice", "Forest", Zone.HAND) for _ in range(2))
    bobs = t.card("Bob", "Forest", Zone.HAND)
    g = t.game()
    assert "305.3" in str(can_play_land(priority(g, "Bob"), "Bob", bobs))
    play(g, "Alice", one)
    assert "305.2b" in str(can_play_land(priority(g, "Alice"), "Alice", two))
    with pytest.raises(IllegalAction):
        play(g, "Alice", two)
    t.permanent(
        "Alice", "Enchantment", "static: {what: null, who: you, parts: [{player_rule: {rule: additional land plays, n: 1}}]}"
    )
    g = t.game()
    play(g, "Alice", one)
    play(g, "Alice", two)
    assert names(g, Zone.BATTLEFIELD).count("Forest") == 2


def test_a_land_that_is_a_creature_card_is_no_spell():
    t = Table()
    arbor = t.card("Alice", "Dryad Arbor", Zone.HAND)
    g = priority(t.game(), "Alice")
    assert "305.9" in str(can_cast(g, "Alice", arbor))


def test_hexproof_shroud_and_protection():
    t = Table()
    bolt = t.card("Bob", "Lightning Bolt", Zone.HAND)
    own = t.card("Alice", "Giant Growth", Zone.HAND)
    hexproof = t.creature("Alice", 1, 1, "hexproof")
    t.creature("Alice", 1, 1, "shroud")
    red = t.creature("Alice", 1, 1, "protection: red")
    lands(t, "Bob", "Mountain")
    lands(t, "Alice", "Forest")
    g = t.game()
    asked: list = []
    cast(g, "Bob", bolt, targets="Alice", asked=asked)
    assert next(c for c in asked if c.kind == "targets").options == ("Alice", "Bob")
    cast(g, "Alice", own, targets=hexproof, asked=asked)
    assert [c for c in asked if c.kind == "targets"][-1].options == (hexproof, red)


def test_a_spell_without_legal_targets_left_does_not_resolve():
    t = Table()
    growth = t.card("Alice", "Giant Growth", Zone.HAND)
    bolt = t.card("Bob", "Lightning Bolt", Zone.HAND)
    bear = t.card("Alice", "Grizzly Bears")
    lands(t, "Alice", "Forest")
    lands(t, "Bob", "Mountain")
    g = t.game()
    cast(g, "Alice", growth)
    cast(g, "Bob", bolt, targets=bear)
    resolve(g)
    g.become(replace(g.state, objects={k: v for k, v in g.state.objects.items() if k != bear}))
    from judgecall.engine.rules.cr608_2b_legality import still_legal

    (spell,) = g.view.zone(Zone.STACK)
    g.become(replace(g.state, last_known={**g.state.last_known}))
    assert still_legal(g, spell) == ((),)


def test_protection_from_a_player_is_from_the_abilities_that_the_player_controls():
    """702.16k: whoever controls the source by now."""
    t = Table("Alice", "Bob", "Carol")
    nemesis = t.card("Alice", "True-Name Nemesis", chosen={"player": "Bob"})
    source = t.card("Carol", "Prodigal Pyromancer")
    g = t.game()
    assert cant_be_targeted(g, Ctx(g.view, "Bob", source), nemesis)
    assert not cant_be_targeted(g, Ctx(g.view, "Carol", source), nemesis)
