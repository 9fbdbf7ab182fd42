"""Rule 601.2: casting, step by step."""

from __future__ import annotations

import pytest
from harness import Table
from intent import cast, lands, names, resolve, tapped, wants, way
from judgecall.engine.choices import Concede, IllegalAction
from judgecall.engine.rules.cr601_casting import can_cast, cast_spell
from judgecall.engine.rules.cr603_3_stacking import put_waiting
from judgecall.engine.terms.steps import Step
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace

BURN = """name: Fizz
cost: "{R}"
types: Instant
abilities:
  - spell: {targets: [{any_target: true}], do: [{deal_damage: {n: 3, to: target}}]}
"""


def test_a_spell_is_cast_paid_and_resolves():
    t = Table()
    bolt = t.card("Alice", "Lightning Bolt", Zone.HAND)
    lands(t, "Alice", "Forest", "Mountain")
    g = t.game()
    sid = cast(g, "Alice", bolt, targets="Bob")
    o = g.state.objects[sid]
    assert o.stack is not None
    assert o.stack.announced.targets == (("Bob",),)
    assert o.stack.announced.mana_spent == ("R",)
    assert o.stack.announced.cast_from is Zone.HAND
    assert o.stack.source == sid
    assert names(g, Zone.HAND, "Alice") == []
    assert tapped(g) == 1
    resolve(g)
    assert g.state.players["Bob"].life == 17
    assert names(g, Zone.GRAVEYARD, "Alice") == ["Lightning Bolt"]


def test_too_little_mana_reverses_the_cast():
    t = Table()
    bolt = t.card("Alice", "Lightning Bolt", Zone.HAND)
    lands(t, "Alice", "Forest")
    g = t.game()
    before = g.state
    with pytest.raises(IllegalAction, match=r"118\.3"):
        cast(g, "Alice", bolt, targets="Bob")
    assert g.state.objects == before.objects
    assert names(g, Zone.HAND, "Alice") == ["Lightning Bolt"]


def test_mana_abilities_of_an_illegal_cast_stay_unless_they_are_reversed():
    for answer, left in (("yes", ()), ("no", ("G",))):
        t = Table()
        bolt = t.card("Alice", "Lightning Bolt", Zone.HAND)
        lands(t, "Alice", "Forest")
        g = t.game()
        g.become(replace(g.state, priority="Alice"))
        with pytest.raises(IllegalAction):
            wants(
                g,
                cast_spell(g, "Alice", bolt),
                targets="Bob",
                mana_abilities=[lambda c: c.options, ()],
                reverse_mana_ability=answer,
            )
        assert tuple(u.type for u in g.state.players["Alice"].mana) == left
        assert tapped(g) == len(left)
        assert names(g, Zone.HAND, "Alice") == ["Lightning Bolt"]


def test_a_sorcery_needs_its_casters_main_phase_and_an_empty_stack():
    t = Table(step=Step.UPKEEP)
    blaze = t.card("Alice", "Blaze", Zone.HAND)
    g = t.game()
    g.become(replace(g.state, priority="Alice"))
    assert "307.1" in str(can_cast(g, "Alice", blaze))
    with pytest.raises(IllegalAction):
        wants(g, cast_spell(g, "Alice", blaze))


def test_x_is_announced_and_paid():
    t = Table()
    blaze = t.card("Alice", "Blaze", Zone.HAND)
    lands(t, "Alice", "Mountain", "Mountain", "Forest", "Forest")
    g = t.game()
    sid = cast(g, "Alice", blaze, X=2, targets="Bob")
    assert tapped(g) == 3
    assert g.state.objects[sid].stack.announced.x == 2
    resolve(g)
    assert g.state.players["Bob"].life == 18


def test_kicker_is_an_additional_cost():
    t = Table()
    burst = t.card("Alice", "Burst Lightning", Zone.HAND)
    lands(t, "Alice", *["Mountain"] * 5)
    g = t.game()
    sid = cast(g, "Alice", burst, additional="kicker", targets="Bob")
    assert g.state.objects[sid].stack.announced.paid == {"kicker": 1}
    assert tapped(g) == 5
    resolve(g)
    assert g.state.players["Bob"].life == 16


def test_multikicker_is_paid_several_times():
    t = Table()
    chalice = t.card("Alice", "Everflowing Chalice", Zone.HAND)
    lands(t, "Alice", *["Island"] * 4)
    g = t.game()
    cast(g, "Alice", chalice, additional=("kicker", "kicker"))
    assert tapped(g) == 4
    resolve(g)
    (oid,) = [i for i in g.view.battlefield() if g.view.chars(i).name == "Everflowing Chalice"]
    assert g.state.objects[oid].counters == {"charge": 2}


def test_flashback_permits_casting_from_the_graveyard_and_exiles():
    t = Table()
    twice = t.card("Alice", "Think Twice", Zone.GRAVEYARD)
    t.card("Alice", "Forest", Zone.LIBRARY)
    lands(t, "Alice", "Island", "Island", "Island")
    g = t.game()
    sid = cast(g, "Alice", twice)
    announced = g.state.objects[sid].stack.announced
    assert announced.method == "flashback"
    assert announced.cast_from is Zone.GRAVEYARD
    assert tapped(g) == 3
    resolve(g)
    assert names(g, Zone.EXILE) == ["Think Twice"]


def test_flashback_is_no_alternative_cost_in_hand():
    t = Table()
    twice = t.card("Alice", "Think Twice", Zone.HAND)
    lands(t, "Alice", "Island", "Island")
    g = t.game()
    asked: list = []
    cast(g, "Alice", twice, asked=asked)
    assert not [c for c in asked if c.about == "alternative"]


def test_an_alternative_cost_is_one_of_the_ways():
    t = Table()
    force = t.card("Alice", "Force of Will", Zone.HAND)
    pitch = t.card("Alice", "Divination", Zone.HAND)
    bolt = t.card("Bob", "Lightning Bolt", Zone.HAND)
    lands(t, "Bob", "Mountain")
    g = t.game()
    target = cast(g, "Bob", bolt, targets="Alice")
    cast(g, "Alice", force, alternative=way("pitch"), targets=target, exiled=pitch)
    assert g.state.players["Alice"].life == 19
    assert names(g, Zone.EXILE) == ["Divination"]
    resolve(g)
    assert names(g, Zone.GRAVEYARD, "Bob") == ["Lightning Bolt"]


def test_evoke_is_chosen_among_the_ways():
    t = Table()
    drifter = t.card("Alice", "Mulldrifter", Zone.HAND)
    lands(t, "Alice", "Island", "Island", "Island")
    g = t.game()
    sid = cast(g, "Alice", drifter, alternative=way("evoke"))
    assert g.state.objects[sid].stack.announced.method == "evoke"
    assert tapped(g) == 3


def test_a_missing_mana_cost_is_unpayable():
    t = Table()
    card = t.invented("Alice", "name: Nothing\ntypes: Sorcery\nabilities:\n  - spell: {do: [{draw: 1}]}\n", Zone.HAND)
    g = t.game()
    g.become(replace(g.state, priority="Alice"))
    assert "118.6" in str(can_cast(g, "Alice", card))
    with pytest.raises(IllegalAction, match=r"118\.6"):
        cast(g, "Alice", card)


def test_taxes_count_on_alternative_costs_too():
    t = Table()
    twice = t.card("Alice", "Think Twice", Zone.GRAVEYARD)
    t.card("Bob", "Thalia, Guardian of Thraben")
    t.card("Bob", "Sphere of Resistance")
    lands(t, "Alice", *["Island"] * 5)
    g = t.game()
    cast(g, "Alice", twice)
    assert tapped(g) == 5


def test_additional_cost_sacrifices_and_the_spell_knows_what():
    t = Table()
    fling = t.card("Alice", "Fling", Zone.HAND)
    t.creature("Alice", 5, 5)
    t.creature("Alice", 2, 2)
    lands(t, "Alice", "Mountain", "Mountain")
    g = t.game()
    big = next(i for i in g.view.battlefield() if g.view.chars(i).power == 5)
    cast(g, "Alice", fling, targets="Bob", sacrificed=big)
    resolve(g)
    assert g.state.players["Bob"].life == 15


def test_modes_with_their_targets():
    t = Table()
    command = t.card("Alice", "Cryptic Command", Zone.HAND)
    bear = t.card("Bob", "Grizzly Bears")
    t.card("Alice", "Forest", Zone.LIBRARY)
    lands(t, "Alice", *["Island"] * 4)
    g = t.game()
    asked: list = []
    cast(g, "Alice", command, modes=(3, 1), targets=bear, asked=asked)
    modes = next(c for c in asked if c.kind == "modes")
    assert modes.options == (1, 2, 3), "there is no spell to counter (700.2a)"
    resolve(g)
    assert names(g, Zone.HAND, "Bob") == ["Grizzly Bears"]
    assert names(g, Zone.HAND, "Alice") == ["Forest"]


def test_division_is_announced():
    t = Table()
    arc = t.card("Alice", "Arc Lightning", Zone.HAND)
    bear = t.card("Bob", "Grizzly Bears")
    lands(t, "Alice", *["Mountain"] * 3)
    g = t.game()
    cast(g, "Alice", arc, targets=(bear, "Bob"), division=(2, 1))
    resolve(g)
    assert g.state.players["Bob"].life == 19
    assert g.state.objects[bear].damage == 2


def test_a_half_of_a_split_card_is_cast():
    t = Table()
    fire = t.card("Alice", "Fire // Ice", Zone.HAND)
    lands(t, "Alice", "Island", "Island")
    g = t.game()
    sid = cast(g, "Alice", fire, face=1, targets=lambda c: (c.options[0],))
    assert g.view.chars(sid).name == "Ice"
    assert len(g.view.chars(sid).colors) == 1


def test_fuse_casts_both_halves():
    t = Table()
    card = t.card("Alice", "Wear // Tear", Zone.HAND)
    ring = t.card("Bob", "Sol Ring")
    honor = t.card("Bob", "Honor of the Pure")
    lands(t, "Alice", "Mountain", "Mountain", "Plains")
    g = t.game()
    sid = cast(g, "Alice", card, face="fused", targets=[ring, honor])
    assert g.view.chars(sid).name == "Wear // Tear"
    assert tapped(g) == 3
    resolve(g)
    assert names(g, Zone.GRAVEYARD, "Bob") == ["Sol Ring", "Honor of the Pure"]


def test_an_aura_spell_targets_what_it_can_enchant():
    t = Table()
    pacifism = t.card("Alice", "Pacifism", Zone.HAND)
    bear = t.card("Bob", "Grizzly Bears")
    t.card("Bob", "Sol Ring")
    lands(t, "Alice", "Plains", "Plains")
    g = t.game()
    asked: list = []
    cast(g, "Alice", pacifism, asked=asked)
    assert not [c for c in asked if c.kind == "targets"], "one possibility is not asked for"
    resolve(g)
    aura = next(i for i in g.view.battlefield() if g.view.chars(i).name == "Pacifism")
    assert g.state.objects[aura].attached_to == bear


def test_rule_of_law_allows_one_spell_a_turn():
    t = Table()
    t.card("Bob", "Rule of Law")
    a = t.card("Alice", "Lightning Bolt", Zone.HAND)
    b = t.card("Alice", "Shock", Zone.HAND)
    lands(t, "Alice", "Mountain", "Mountain")
    g = t.game()
    cast(g, "Alice", a, targets="Bob")
    assert "601.3" in str(can_cast(g, "Alice", b))


def test_hex_needs_six_targets():
    t = Table()
    hex_ = t.card("Alice", "Hex", Zone.HAND)
    for _ in range(5):
        t.card("Bob", "Grizzly Bears")
    lands(t, "Alice", *["Swamp"] * 6)
    g = t.game()
    g.become(replace(g.state, priority="Alice"))
    assert "601.2c" in str(can_cast(g, "Alice", hex_))
    with pytest.raises(IllegalAction, match=r"601\.2c"):
        cast(g, "Alice", hex_)


def test_hybrid_and_phyrexian_symbols_are_announced():
    t = Table()
    card = t.invented(
        "Alice", 'name: Odd\ncost: "{W/U}{B/P}{2/R}"\ntypes: Sorcery\nabilities:\n  - spell: {do: [{draw: 1}]}\n', Zone.HAND
    )
    t.card("Alice", "Forest", Zone.LIBRARY)
    lands(t, "Alice", "Island", "Forest", "Forest")
    g = t.game()
    cast(g, "Alice", card, hybrid=["U", "2"], phyrexian="life")
    assert g.state.players["Alice"].life == 18
    assert tapped(g) == 3


def test_a_player_who_concedes_while_casting_ends_the_cast():
    t = Table("Alice", "Bob", "Cara")
    blaze = t.card("Alice", "Blaze", Zone.HAND)
    lands(t, "Alice", "Mountain", "Mountain")
    g = t.game()
    g.become(replace(g.state, priority="Alice"))
    result = wants(g, cast_spell(g, "Alice", blaze), X=lambda c: Concede(player="Alice"))
    assert result is None
    assert g.state.players["Alice"].left
    assert names(g, Zone.STACK) == []


def test_an_illegal_answer_makes_the_cast_illegal():
    t = Table()
    bolt = t.card("Alice", "Lightning Bolt", Zone.HAND)
    lands(t, "Alice", "Mountain")
    g = t.game()
    with pytest.raises(IllegalAction, match=r"601\.2c"):
        cast(g, "Alice", bolt, targets=99)
    assert names(g, Zone.HAND, "Alice") == ["Lightning Bolt"]


def test_a_mana_ability_that_moved_library_cards_can_not_be_reversed():
    t = Table()
    bolt = t.card("Alice", "Lightning Bolt", Zone.HAND)
    mill = t.permanent("Alice", "Artifact", 'activated: {cost: ["{T}", {mill_cost: 1}], do: [{add_mana: {mana: "{G}"}}]}')
    t.card("Alice", "Forest", Zone.LIBRARY)
    g = t.game()
    asked: list = []
    with pytest.raises(IllegalAction):
        cast(g, "Alice", bolt, targets="Bob", mana_abilities=[lambda c: c.options, ()], asked=asked)
    assert not [c for c in asked if c.about == "reverse mana ability"]
    assert g.state.objects[mill].tapped
    assert names(g, Zone.GRAVEYARD, "Alice") == ["Forest"]
    assert [u.type for u in g.state.players["Alice"].mana] == ["G"]


def test_cascade_casts_for_free_and_checks_the_resulting_spell():
    t = Table()
    elf = t.card("Alice", "Bloodbraid Elf", Zone.HAND)
    lands(t, "Alice", "Mountain", "Forest", "Forest", "Forest")
    t.card("Alice", "Forest", Zone.LIBRARY)
    t.card("Alice", "Lightning Bolt", Zone.LIBRARY)
    g = t.game()
    cast(g, "Alice", elf)
    wants(g, put_waiting(g))
    resolve(g, **{"yes/no": "yes"}, targets="Bob", random=lambda c: c.options)
    spell = g.view.zone(Zone.STACK)[-1]
    announced = g.state.objects[spell].stack.announced
    assert g.view.chars(spell).name == "Lightning Bolt"
    assert announced.free
    assert announced.cast_from is Zone.EXILE


def test_the_engine_asks_for_nothing_that_has_one_answer():
    t = Table()
    bears = t.card("Alice", "Grizzly Bears", Zone.HAND)
    lands(t, "Alice", "Forest", "Forest")
    g = t.game()
    asked: list = []
    cast(g, "Alice", bears, asked=asked)
    assert {c.about for c in asked} == {"mana abilities"}


def test_a_ward_like_trigger_waits_until_the_spell_has_been_cast():
    t = Table()
    bolt = t.card("Bob", "Lightning Bolt", Zone.HAND)
    warded = t.creature("Alice", 2, 2, 'ward: "{2}"')
    lands(t, "Bob", "Mountain")
    g = t.game()
    cast(g, "Bob", bolt, targets=warded)
    assert names(g, Zone.STACK) == ["Lightning Bolt"]
    assert len(g.state.waiting) == 1
