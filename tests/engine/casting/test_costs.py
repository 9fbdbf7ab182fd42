"""Rules 118, 601.2f-h: total costs, what pays them, in which order."""

from __future__ import annotations

import pytest
from harness import Table
from intent import cast, lands, names, resolve, tapped, way
from judgecall.engine.choices import IllegalAction
from judgecall.engine.derive.filters import mana_value
from judgecall.engine.rules.cr601_casting import can_cast
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace

DRAW = "abilities:\n  - spell: {do: [{draw: 1}]}\n"
BREACH = """name: Breach
cost: "{1}{R}"
types: Enchantment
abilities:
  - static:
      what: {each: {is: nonland card, zone: graveyard, owner: you}}
      parts:
        - gain_abilities: [{keyword: {name: escape, cost: [own_mana_cost, {exile_cost: {n: 3}}]}}]
"""


def breach(t: Table, player: str = "Alice") -> int:
    return t.invented(
        player,
        BREACH.replace(
            "{keyword: {name: escape, cost: [own_mana_cost, {exile_cost: {n: 3}}]}}",
            "{escape: [own_mana_cost, {exile_cost: {n: 3}}]}",
        ),
    )


def sorcery(t: Table, cost: str, *abilities: str, zone: Zone = Zone.HAND, name: str = "Thing") -> int:
    lines = "\n".join(f"  - {a}" for a in abilities)
    text = f'name: {name}\ncost: "{cost}"\ntypes: Sorcery\n{DRAW}{lines}\n'
    return t.invented("Alice", text, zone)


def table(*basics: str) -> Table:
    t = Table()
    lands(t, "Alice", *basics)
    t.card("Alice", "Forest", Zone.LIBRARY)
    return t


def test_escape_exiles_three_other_cards():
    t = table("Mountain")
    breach(t)
    bolt = t.card("Alice", "Lightning Bolt", Zone.GRAVEYARD)
    others = [t.card("Alice", "Forest", Zone.GRAVEYARD) for _ in range(3)]
    g = t.game()
    sid = cast(g, "Alice", bolt, targets="Bob")
    assert names(g, Zone.EXILE) == ["Forest"] * 3
    announced = g.state.objects[sid].stack.announced
    assert announced.method == "escape"
    assert announced.used["escape"] == tuple(others)
    resolve(g)
    assert names(g, Zone.GRAVEYARD, "Alice") == ["Lightning Bolt"], "an escaped spell is not exiled"


def test_the_escaping_card_is_none_of_the_three():
    t = table("Mountain")
    breach(t)
    bolt = t.card("Alice", "Lightning Bolt", Zone.GRAVEYARD)
    for _ in range(2):
        t.card("Alice", "Forest", Zone.GRAVEYARD)
    g = t.game()
    g.become(replace(g.state, priority="Alice"))
    assert "118.3" in str(can_cast(g, "Alice", bolt))
    with pytest.raises(IllegalAction, match=r"118\.3"):
        cast(g, "Alice", bolt, targets="Bob")
    assert names(g, Zone.GRAVEYARD, "Alice") == ["Lightning Bolt", "Forest", "Forest"]


def test_a_granted_escape_of_a_card_without_mana_cost_is_unpayable():
    t = table("Mountain")
    breach(t)
    card = t.invented("Alice", "name: Nothing\ntypes: Sorcery\n" + DRAW, Zone.GRAVEYARD)
    for _ in range(3):
        t.card("Alice", "Forest", Zone.GRAVEYARD)
    g = t.game()
    g.become(replace(g.state, priority="Alice"))
    assert "118.6" in str(can_cast(g, "Alice", card))


def test_what_is_sacrificed_for_the_spell_can_be_exiled_for_its_escape():
    t = table("Mountain", "Mountain")
    breach(t)
    fling = t.card("Alice", "Fling", Zone.GRAVEYARD)
    beast = t.creature("Alice", 4, 4)
    for _ in range(2):
        t.card("Alice", "Forest", Zone.GRAVEYARD)
    g = t.game()

    def order(c):
        return tuple(sorted(c.options, key=lambda i: "SacrificeCost" not in repr(c.data["parts"][i])))

    cast(g, "Alice", fling, targets="Bob", order_of_costs=order, sacrificed=beast)
    assert sorted(names(g, Zone.EXILE)) == ["Beast", "Forest", "Forest"]
    resolve(g)
    assert g.state.players["Bob"].life == 16


def test_two_alternative_costs_are_two_ways():
    t = table("Island", "Island", "Island")
    breach(t)
    twice = t.card("Alice", "Think Twice", Zone.GRAVEYARD)
    for _ in range(3):
        t.card("Alice", "Forest", Zone.GRAVEYARD)
    g = t.game()
    asked: list = []
    cast(g, "Alice", twice, alternative=way("flashback"), asked=asked)
    (choice,) = [c for c in asked if c.about == "alternative"]
    assert {w.label for w in choice.options} == {"flashback", "escape"}
    assert choice.most == 1
    assert names(g, Zone.EXILE) == [], "escape was not paid"


def test_increases_reductions_and_what_sets_the_total_last():
    t = table(*["Island"] * 4)
    static = 'static: {what: {each: {is: spell, controller: you}}, parts: [{cost_change: {mana: "{2}", less: true}}]}'
    t.permanent("Alice", "Artifact", static)
    t.permanent("Alice", "Artifact", "static: {what: {each: spell}, parts: [{cost_change: {floor: 3}}]}")
    card = sorcery(t, "{1}{U}")
    g = t.game()
    sid = cast(g, "Alice", card)
    assert tapped(g) == 3
    assert mana_value(g.state.objects[sid], g.view.chars(sid)) == 2, "nothing that is paid changes the mana value (202.3)"


def test_generic_reductions_leave_colored_mana():
    t = table("Island", "Island")
    static = 'static: {what: {each: {is: spell, controller: you}}, parts: [{cost_change: {mana: "{3}", less: true}}]}'
    t.permanent("Alice", "Artifact", static)
    g0 = sorcery(t, "{2}{U}{U}")
    g = t.game()
    cast(g, "Alice", g0)
    assert tapped(g) == 2


def test_a_colored_reduction_takes_generic_mana_when_nothing_of_its_color_is_left():
    t = table("Island")
    static = 'static: {what: {each: {is: spell, controller: you}}, parts: [{cost_change: {mana: "{U}{U}", less: true}}]}'
    t.permanent("Alice", "Artifact", static)
    card = sorcery(t, "{2}{U}")
    g = t.game()
    cast(g, "Alice", card)
    assert tapped(g) == 1


def test_the_total_is_locked_in_before_payment():
    t = table("Mountain")
    reducer = t.creature(
        "Alice",
        1,
        1,
        'static: {what: {each: {is: spell, controller: you}}, parts: [{cost_change: {mana: "{1}", less: true}}]}',
    )
    fling = t.card("Alice", "Fling", Zone.HAND)
    g = t.game()
    cast(g, "Alice", fling, targets="Bob", sacrificed=reducer)
    assert tapped(g) == 1


def test_convoke_pays_colored_and_generic_mana():
    t = table("Forest")
    green = t.card("Alice", "Grizzly Bears")
    white = t.card("Alice", "Savannah Lions")
    card = t.invented(
        "Alice", 'name: Wurm\ncost: "{1}{G}{G}"\ntypes: Creature\npower: 5\ntoughness: 5\nabilities:\n  - convoke\n', Zone.HAND
    )
    g = t.game()
    cast(g, "Alice", card, convoke=(green, white), mana_abilities=[lambda c: c.options[:1], ()])
    assert g.state.objects[green].tapped
    assert g.state.objects[white].tapped
    assert tapped(g) == 3


def test_a_creature_of_another_color_does_not_pay_colored_mana():
    t = table("Forest")
    white = [t.card("Alice", "Savannah Lions") for _ in range(2)]
    card = t.invented(
        "Alice", 'name: Wurm\ncost: "{1}{G}{G}"\ntypes: Creature\npower: 5\ntoughness: 5\nabilities:\n  - convoke\n', Zone.HAND
    )
    g = t.game()
    with pytest.raises(IllegalAction):
        cast(g, "Alice", card, convoke=tuple(white), mana_abilities=[lambda c: c.options[:1], ()])


def test_delve_exiles_cards_for_generic_mana():
    t = table("Island")
    card = sorcery(t, "{2}{U}", "delve")
    cards = tuple(t.card("Alice", "Forest", Zone.GRAVEYARD) for _ in range(3))
    g = t.game()
    sid = cast(g, "Alice", card, delve=cards[:2])
    assert names(g, Zone.EXILE) == ["Forest"] * 2
    assert g.state.objects[sid].stack.announced.used["delved"] == cards[:2]


def test_improvise_taps_artifacts():
    t = table("Island")
    ring = t.card("Alice", "Memnite")
    card = sorcery(t, "{1}{U}", "improvise")
    g = t.game()
    cast(g, "Alice", card, improvise=ring)
    assert g.state.objects[ring].tapped


def test_life_that_a_player_does_not_have_can_not_be_paid():
    t = Table(life={"Alice": 1})
    card = t.invented("Alice", 'name: Pact\ncost: "{B/P}"\ntypes: Sorcery\n' + DRAW, Zone.HAND)
    g = t.game()
    with pytest.raises(IllegalAction, match=r"118\.3"):
        cast(g, "Alice", card, phyrexian="life")


def test_jump_start_and_retrace_are_additional_costs():
    t = table("Island", "Island")
    for keyword, discard, left in (("jump-start", "Memnite", "exile"), ("retrace", "Swamp", "graveyard")):
        t = table("Island", "Island")
        card = sorcery(t, "{1}{U}", keyword, zone=Zone.GRAVEYARD)
        t.card("Alice", discard, Zone.HAND)
        g = t.game()
        cast(g, "Alice", card)
        assert names(g, Zone.GRAVEYARD, "Alice") == [discard]
        resolve(g)
        where = Zone.EXILE if left == "exile" else Zone.GRAVEYARD
        assert "Thing" in names(g, where, None if where is Zone.EXILE else "Alice")


def test_buyback_returns_the_spell_to_hand():
    t = table(*["Island"] * 6)
    card = sorcery(t, "{1}{U}", 'buyback: "{3}"')
    g = t.game()
    cast(g, "Alice", card, additional="buyback")
    assert tapped(g) == 5
    resolve(g)
    assert "Thing" in names(g, Zone.HAND, "Alice")


def test_affinity_reduces_by_the_permanents_there_are():
    t = table("Island", "Island")
    for _ in range(3):
        t.card("Alice", "Memnite")
    card = sorcery(t, "{3}{U}", "affinity: artifact")
    g = t.game()
    cast(g, "Alice", card)
    assert tapped(g) == 1


def test_entwine_chooses_all_modes_and_costs():
    t = table("Island", "Island", "Island")
    text = """name: Both
cost: "{U}"
types: Sorcery
abilities:
  - spell: {modes: {modes: [{do: [{draw: 1}]}, {do: [{gain_life: 2}]}]}}
  - entwine: "{2}"
"""
    card = t.invented("Alice", text, Zone.HAND)
    g = t.game()
    cast(g, "Alice", card, modes=(0, 1))
    assert tapped(g) == 3
    resolve(g)
    assert g.state.players["Alice"].life == 22


def test_the_effect_finds_what_its_cost_exiled():
    t = table("Island")
    text = """name: Borrow
cost: "{U}"
types: Sorcery
abilities:
  - additional_cost: {cost: [{exile_cost: {n: 1}}]}
  - spell: {do: [{put_in_hand: exiled}]}
"""
    card = t.invented("Alice", text, Zone.HAND)
    t.card("Alice", "Memnite", Zone.GRAVEYARD)
    g = t.game()
    cast(g, "Alice", card)
    assert names(g, Zone.EXILE) == ["Memnite"]
    resolve(g)
    assert names(g, Zone.HAND, "Alice") == ["Memnite"]
