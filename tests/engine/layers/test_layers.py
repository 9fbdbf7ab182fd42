"""Layers, timestamps and dependency, on boards where a wrong order shows (613)."""

from __future__ import annotations

from harness import Table
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import nouns as n
from judgecall.engine.state.effects import ContinuousEffect, Lasting
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace

BLOOD_MOON = "static: {what: {each: {is: nonbasic land}}, parts: [{set_types: [Mountain]}]}"
URBORG = "static: {what: {each: {is: land}}, parts: [{add_types: [Swamp]}]}"
HUMILITY = "static: {what: {each: creature}, parts: [{lose_all_abilities: {}}, {set_pt: {power: 1, toughness: 1}}]}"
OPALESCENCE = (
    "static: {what: {each: {is: enchantment nonAura, other: true}}, parts: [{add_types: [Creature]}, "
    "{set_pt: {power: {value_of: {value: mana value, of: it}}, toughness: {value_of: {value: mana value, of: it}}}}]}"
)


def test_a_type_changer_that_takes_away_abilities_comes_first_whatever_its_timestamp() -> None:
    """Urborg depends on Blood Moon: applying that removes Urborg's ability (613.8a)."""
    for moon_first in (True, False):
        t = Table()
        if moon_first:
            t.permanent("Bob", "Enchantment", BLOOD_MOON)
        urborg = t.permanent("Alice", "Legendary Land", URBORG, name="Urborg")
        if not moon_first:
            t.permanent("Bob", "Enchantment", BLOOD_MOON)
        basic = t.card("Alice", "Plains")
        view = t.game().view
        assert view.chars(urborg).subtypes == {"Mountain"}
        assert view.chars(basic).subtypes == {"Plains"}


def test_a_basic_land_type_brings_its_mana_ability_and_takes_the_text() -> None:
    """305.7: the text's abilities go, the type's own one comes."""
    t = Table()
    land = t.permanent("Alice", "Land", 'activated: {cost: "{T}", do: [{add_mana: {mana: "{C}"}}]}')
    before = len(t.game().view.chars(land).abilities)
    t.permanent("Bob", "Enchantment", BLOOD_MOON)
    abilities = t.game().view.chars(land).abilities
    assert before == 1
    assert [a.mark for a in abilities] == [("intrinsic", "Mountain")]


def test_humility_and_opalescence_by_timestamp() -> None:
    """Both apply in 7b; what began in layer 4 goes on in 7b although its ability is gone (613.6)."""
    for humility_first in (True, False):
        t = Table()
        lines = ('cost: "{2}{W}{W}"',)
        if humility_first:
            h = t.permanent("Alice", "Enchantment", HUMILITY, name="H", lines=lines)
            t.permanent("Alice", "Enchantment", OPALESCENCE, name="O", lines=lines)
        else:
            t.permanent("Alice", "Enchantment", OPALESCENCE, name="O", lines=lines)
            h = t.permanent("Alice", "Enchantment", HUMILITY, name="H", lines=lines)
        c = t.game().view.chars(h)
        assert "Creature" in c.types
        assert (c.power, c.toughness) == ((4, 4) if humility_first else (1, 1))
        assert c.abilities == ()


def test_characteristic_defining_abilities_apply_in_every_zone_and_before_setters() -> None:
    """604.3, 613.4a: a defined power is overwritten by a set one, whatever the timestamps."""
    text = (
        "name: Counter\ntypes: Creature\npower: '*'\ntoughness: '*'\nabilities:\n  - static:\n      defines: true\n"
        "      parts: [{set_pt: {power: {count: {each: {is: card, zone: graveyard}}}, "
        "toughness: {count: {each: {is: card, zone: graveyard}}}}}]\n"
    )
    t = Table()
    here = t.invented("Alice", text)
    hand = t.invented("Alice", text, Zone.HAND)
    for _ in range(3):
        t.card("Bob", "Plains", Zone.GRAVEYARD)
    view = t.game().view
    assert view.chars(here).power == 3
    assert view.chars(hand).toughness == 3
    t.permanent("Bob", "Enchantment", HUMILITY)
    assert t.game().view.chars(here).power == 1


def test_counters_apply_after_setters_and_switches_last() -> None:
    """613.4b-d."""
    t = Table()
    bear = t.creature("Alice", 2, 2, counters={"+1/+1": 1})
    t.permanent("Bob", "Enchantment", "static: {what: {each: creature}, parts: [{set_pt: {power: 0, toughness: 4}}]}")
    t.permanent("Bob", "Enchantment", "static: {what: {each: creature}, parts: [{switch_pt: {}}]}")
    c = t.game().view.chars(bear)
    assert (c.power, c.toughness) == (5, 1)


def test_gained_and_lost_keywords_go_by_timestamp() -> None:
    """613.9: neither depends on the other."""
    for gain_first in (True, False):
        t = Table()
        bear = t.creature("Alice", 2, 2)
        texts = [
            "static: {what: {each: creature}, parts: [{gain_abilities: [flying]}]}",
            "static: {what: {each: creature}, parts: [{lose_abilities: [flying]}]}",
        ]
        for text in texts if gain_first else reversed(texts):
            t.permanent("Bob", "Enchantment", text)
        assert ("flying" in t.game().view.chars(bear).keywords) is not gain_first


def test_an_effect_that_looks_at_a_type_waits_for_the_one_that_gives_it() -> None:
    """613.8a: what it applies to would change."""
    for lord_first in (True, False):
        t = Table()
        land = t.permanent("Alice", "Land", name="Field")
        texts = [
            "static: {what: {each: creature}, parts: [{add_types: [Zombie]}]}",
            "static: {what: {each: land}, parts: [{add_types: [Creature]}, {set_pt: {power: 1, toughness: 1}}]}",
        ]
        for text in texts if lord_first else reversed(texts):
            t.permanent("Bob", "Enchantment", text)
        assert "Zombie" in t.game().view.chars(land).subtypes


def test_a_loop_of_dependency_falls_back_on_timestamps() -> None:
    """613.8b: artifacts are lands, lands are artifacts - each needs the other, so the earlier one applies first."""
    t = Table()
    thing = t.permanent("Alice", "Artifact", name="Thing")
    a = "static: {what: {each: {is: artifact nonland}}, parts: [{set_types: [Land]}]}"
    b = "static: {what: {each: {is: land nonartifact}}, parts: [{set_types: [Artifact]}]}"
    t.permanent("Bob", "Enchantment", a)
    t.permanent("Bob", "Enchantment", b)
    assert t.game().view.chars(thing).types == {"Artifact"}


def test_control_changes_before_types_are_looked_at_by_controller() -> None:
    """613.1b before 613.1f: an effect on one's own creatures follows control."""
    t = Table()
    bear = t.creature("Alice", 2, 2)
    t.permanent("Bob", "Enchantment — Aura", "static: {what: attached, parts: [{controlled_by: you}]}", attached_to=bear)
    anthem = "static: {what: {each: {is: creature, controller: you}}, parts: [{change_pt: {power: 1, toughness: 1}}]}"
    t.permanent("Bob", "Enchantment", anthem)
    c = t.game().view.chars(bear)
    assert c.controller == "Bob"
    assert c.power == 3


def test_a_locked_set_stays_while_a_static_one_follows() -> None:
    """611.2c against 611.3a."""
    t = Table()
    bear = t.creature("Alice", 2, 2)
    g = t.game()
    effect = ContinuousEffect(
        id=77,
        source=bear,
        controller="Alice",
        timestamp=5_000,
        parts=(con.ChangePT(power=n.Number(n=2)),),
        affected=(bear,),
        open=None,
        lasting=Lasting(name="end of turn", player="Alice"),
    )
    g.become(replace(g.state, effects={77: effect}))
    assert g.view.chars(bear).power == 4
