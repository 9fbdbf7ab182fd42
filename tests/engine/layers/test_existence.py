"""Which effects exist while layers are applied: copies, changed text, counters, lost abilities, controllers (613)."""

from __future__ import annotations

from acting import act
from harness import Table, run
from judgecall.engine.events import changes as ch
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules.cr704_state_based import check
from judgecall.engine.terms.zones import Zone

LORD = "static: {what: {each: {is: creature, controller: you, other: true}}, parts: [{change_pt: {power: 1, toughness: 1}}]}"
BIG_LORD = (
    "static: {what: {each: {is: creature, controller: you, other: true}}, parts: [{change_pt: {power: 3, toughness: 3}}]}"
)
BLACK = "static: {what: {each: {is: black creature}}, parts: [{change_pt: {power: 1, toughness: 1}}]}"
LOSE = "static: {what: {each: creature}, parts: [{lose_all_abilities: {}}]}"


def test_a_lord_that_becomes_a_copy_of_another_lord_has_its_ability() -> None:
    """613.2a, 707.2: the copied static ability applies instead of the printed one."""
    t = Table()
    a = t.creature("Alice", 2, 2, LORD, name="Small Lord")
    b = t.creature("Bob", 2, 2, BIG_LORD, name="Big Lord")
    c = t.creature("Alice", 1, 1)
    g = t.game()
    assert g.view.chars(c).power == 2
    act(g, a, "{modify: {what: self, parts: [{becomes_copy: {of: it}}], lasts: game}}", it=b)
    assert g.view.chars(a).name == "Big Lord"
    assert g.view.chars(c).power == 4


def test_a_static_ability_with_changed_text_applies_as_changed() -> None:
    """612.1, 613.1c: a color word in rules text."""
    t = Table()
    a = t.permanent("Alice", "Enchantment", BLACK)
    b = t.creature("Bob", 1, 1, lines=("colors: [black]",))
    r = t.creature("Bob", 1, 1, lines=("colors: [red]",))
    g = t.game()
    assert (g.view.chars(b).power, g.view.chars(r).power) == (2, 1)
    act(g, a, "{modify: {what: self, parts: [{change_text: {old: black, new: red}}], lasts: game}}")
    assert (g.view.chars(b).power, g.view.chars(r).power) == (1, 2)


def test_a_changed_type_word_in_a_type_changing_effect() -> None:
    """612.1, 613.1c-d: text changes before types."""
    t = Table()
    a = t.permanent("Alice", "Enchantment", "static: {what: {each: {is: land}}, parts: [{add_types: [Swamp]}]}")
    land = t.card("Bob", "Plains")
    g = t.game()
    act(g, a, "{modify: {what: self, parts: [{change_text: {old: Swamp, new: Island}}], lasts: game}}")
    assert g.view.chars(land).subtypes == {"Plains", "Island"}


def test_a_keyword_counter_put_after_an_ability_loss_gives_its_keyword() -> None:
    """613.7c: a counter has the timestamp of being put there."""
    for counter_first in (True, False):
        t = Table()
        a = t.permanent("Alice", "Artifact")
        c = t.creature("Alice", 2, 2)
        g = t.game()
        loss = "{modify: {what: it, parts: [{lose_all_abilities: {}}], lasts: game}}"
        put = "{put_counters: {kind: flying, on: it}}"
        for text in (put, loss) if counter_first else (loss, put):
            act(g, a, text, it=c)
        assert ("flying" in g.view.chars(c).keywords) is not counter_first


def test_a_noncreature_permanent_has_no_power() -> None:
    """208.3."""
    t = Table()
    v = t.permanent("Alice", "Artifact — Vehicle", lines=("power: 4", "toughness: 3"))
    e = t.creature("Alice", 2, 2, types="Enchantment Creature")
    hand = t.permanent("Alice", "Artifact — Vehicle", lines=("power: 4", "toughness: 3"), zone=Zone.HAND)
    g = t.game()
    assert g.view.chars(v).power is None
    assert g.view.chars(hand).power == 4
    act(g, v, "{modify: {what: it, parts: [{set_types: {types: [Enchantment]}}], lasts: game}}", it=e)
    assert g.view.chars(e).toughness is None


def test_a_modification_before_a_vehicle_is_a_creature_counts_once_it_is() -> None:
    """208.3a."""
    t = Table()
    v = t.permanent("Alice", "Artifact — Vehicle", lines=("power: 4", "toughness: 3"))
    g = t.game()
    act(g, v, "{modify: {what: self, parts: [{change_pt: {power: 1, toughness: 1}}]}}")
    act(g, v, "{modify: {what: self, parts: [{add_types: [Creature]}]}}")
    assert (g.view.chars(v).power, g.view.chars(v).toughness) == (5, 4)


def test_a_creature_given_back_when_the_thief_leaves_is_newly_controlled() -> None:
    """611.2b, 302.6, 506.4: control changes at once as the duration ends."""
    trigger = "triggered: {when: {gains_control: {what: creature, who: you}}, do: [{gain_life: 1}]}"
    t = Table()
    thief = t.creature("Alice", 2, 2)
    watcher = t.permanent("Bob", "Artifact", trigger)
    c = t.creature("Bob", 3, 3)
    g = t.game()
    act(g, thief, "{modify: {what: it, parts: [{controlled_by: you}], lasts: while you control self}}", it=c)
    assert g.view.controller(c) == "Alice"
    since = g.state.objects[c].since
    act(g, watcher, "{destroy: it}", it=thief)
    assert g.view.controller(c) == "Bob"
    assert g.state.objects[c].since > since
    assert [w.source for w in g.state.waiting] == [watcher]


def test_a_duration_that_is_over_already_never_begins() -> None:
    """611.2b."""
    t = Table()
    thief = t.creature("Alice", 2, 2)
    c = t.creature("Bob", 3, 3)
    g = t.game()
    act(g, thief, "{destroy: self}")
    act(g, thief, "{modify: {what: it, parts: [{controlled_by: you}], lasts: while you control self}}", it=c, you="Alice")
    assert g.view.controller(c) == "Bob"
    assert not g.state.effects


def test_a_duration_that_tracks_a_permanent_ends_as_it_phases_out() -> None:
    """702.26f, 611.2b."""
    for lasts in ("while you control self", "while self on battlefield", "while self tapped"):
        t = Table()
        thief = t.creature("Alice", 2, 2, tapped=True)
        c = t.creature("Bob", 3, 3)
        g = t.game()
        act(g, thief, f"{{modify: {{what: it, parts: [{{controlled_by: you}}], lasts: {lasts}}}}}", it=c)
        assert g.view.controller(c) == "Alice"
        act(g, thief, "{phase_out: self}")
        run(perform(g, [ch.Phase(object=thief, out=False)], "502.1"))
        assert g.view.controller(c) == "Bob", lasts


def test_abilities_lost_in_layer_6_do_not_undo_types_of_layer_4() -> None:
    """613.6: what began to apply goes on."""
    t = Table()
    animate = "static: {what: {each: land}, parts: [{add_types: [Creature]}, {set_pt: {power: 3, toughness: 3}}]}"
    a = t.creature("Alice", 1, 1, animate)
    land = t.card("Bob", "Plains")
    t.permanent("Bob", "Enchantment", LOSE)
    g = t.game()
    assert not g.view.chars(a).abilities
    assert (g.view.chars(land).types, g.view.chars(land).power) == ({"Land", "Creature"}, 3)


def test_a_characteristic_defining_ability_counts_in_the_hand() -> None:
    """604.3, 613.4a."""
    t = Table()
    cda = "static: {defines: true, parts: [{set_pt: {power: {count: {each: {is: creature, controller: you}}}, toughness: 1}}]}"
    h = t.creature("Alice", 0, 0, cda, zone=Zone.HAND)
    t.creature("Alice", 1, 1)
    t.creature("Alice", 1, 1)
    g = t.game()
    assert g.view.chars(h).power == 2


def test_effects_on_a_permanent_spell_go_on_for_the_permanent() -> None:
    """400.7a: its color as changed on the stack."""
    from judgecall.engine.rules.cr608_resolving import resolve_top
    from judgecall.engine.state.objects import OnStack

    t = Table()
    a = t.permanent("Alice", "Artifact")
    spell = t.creature("Alice", 1, 1, zone=Zone.STACK, stack=OnStack(kind="spell", source=2))
    g = t.game()
    act(g, a, "{modify: {what: it, parts: [{set_colors: [blue]}], lasts: game}}", it=spell)
    run(resolve_top(g))
    new = g.state.successor[spell]
    assert g.state.objects[new].zone is Zone.BATTLEFIELD
    assert {c.name for c in g.view.chars(new).colors} == {"BLUE"}


def test_counters_annihilate_and_a_0_0_goes() -> None:
    """704.5q, 704.5f."""
    t = Table()
    c = t.creature("Alice", 0, 1, counters={"+1/+1": 2, "-1/-1": 3})
    g = t.game()
    assert g.view.chars(c).toughness == 0
    run(check(g))
    assert c not in g.state.objects


def test_an_emblem_counts_when_a_permanent_is_about_to_enter() -> None:
    """614.12: continuous effects that already exist, whatever zone they come from."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    t.permanent(
        "Bob",
        "Enchantment",
        "replaces: {event: {zone_move: {what: creature, to: battlefield}}, ops: [{enters_modified: {tapped: true}}]}",
    )
    land = t.card("Alice", "Plains", Zone.HAND)
    g = t.game()
    animate = "{static: {what: {each: land}, parts: [{add_types: [Creature]}, {set_pt: {power: 1, toughness: 1}}]}}"
    act(g, a, f"{{create_emblem: {{abilities: [{animate}]}}}}")
    act(g, a, "{put_onto_battlefield: it}", it=land)
    new = g.state.successor[land]
    assert "Creature" in g.view.chars(new).types
    assert g.state.objects[new].tapped


def test_a_changed_land_type_word_changes_the_mana_ability() -> None:
    """612.2, 305.6."""
    t = Table()
    land = t.card("Alice", "Plains")
    g = t.game()
    act(g, land, "{modify: {what: self, parts: [{change_text: {old: Plains, new: Island}}], lasts: game}}")
    v = g.view.chars(land)
    assert v.subtypes == {"Island"}
    assert [a.mark for a in v.abilities] == [("intrinsic", "Island")]


def test_a_face_down_lord_is_no_lord() -> None:
    """708.2a, 613.2b."""
    t = Table()
    lord = t.creature("Alice", 2, 2, LORD, face_down=True)
    c = t.creature("Alice", 1, 1)
    g = t.game()
    assert (g.view.chars(c).power, g.view.chars(lord).name, g.view.chars(lord).abilities) == (1, "", ())


def test_a_face_down_permanent_that_becomes_a_copy_stays_face_down_in_looks() -> None:
    """613.2a-b, 707.2: face-down characteristics come after the copy effect."""
    t = Table()
    c = t.creature("Alice", 5, 5, face_down=True, name="Hidden")
    m = t.creature("Bob", 3, 3, name="Model")
    g = t.game()
    act(g, c, "{modify: {what: self, parts: [{becomes_copy: {of: it}}], lasts: game}}", it=m)
    assert (g.view.chars(c).name, g.view.chars(c).power) == ("", 2)
    act(g, m, "{turn_face: {what: it, up: true}}", it=c)
    assert (g.view.chars(c).name, g.view.chars(c).power) == ("Model", 3)


def test_two_effects_that_each_take_the_other_away_go_by_timestamp() -> None:
    """613.8b: loops of dependency count for nothing."""
    t = Table()
    first = t.creature("Alice", 1, 1, "static: {what: {each: {is: creature, other: true}}, parts: [{lose_all_abilities: {}}]}")
    second = t.creature("Bob", 1, 1, "static: {what: {each: {is: creature, other: true}}, parts: [{lose_all_abilities: {}}]}")
    g = t.game()
    assert g.view.chars(first).abilities
    assert not g.view.chars(second).abilities


def test_an_attached_effect_on_what_became_no_creature_goes_on_until_the_aura_falls() -> None:
    """613.6, 704.5m."""
    t = Table()
    c = t.creature("Bob", 2, 2, types="Artifact Creature")
    aura = t.card("Alice", "Pacifism", attached_to=c)
    g = t.game()
    act(g, c, "{modify: {what: self, parts: [{lose_types: {types: [Creature]}}]}}")
    assert g.view.chars(c).types == {"Artifact"}
    run(check(g))
    assert aura not in g.state.objects


def test_power_of_a_switched_creature_with_a_later_pump() -> None:
    """613.4c-d: the switch comes last whatever its timestamp."""
    t = Table()
    c = t.creature("Alice", 1, 4)
    g = t.game()
    act(
        g,
        c,
        "{modify: {what: self, parts: [{switch_pt: {}}]}}, {modify: {what: self, "
        "parts: [{change_pt: {power: 2, toughness: 0}}]}}",
    )
    assert (g.view.chars(c).power, g.view.chars(c).toughness) == (4, 3)


def test_a_base_set_later_leaves_counters_and_pumps() -> None:
    """613.4b-c."""
    t = Table()
    c = t.creature("Alice", 1, 1, counters={"+1/+1": 2})
    g = t.game()
    act(
        g,
        c,
        "{modify: {what: self, parts: [{change_pt: {power: 1, toughness: 1}}]}}, "
        "{modify: {what: self, parts: [{set_pt: {power: 0, toughness: 1}}]}}",
    )
    assert (g.view.chars(c).power, g.view.chars(c).toughness) == (3, 4)


def test_a_condition_that_is_false_in_an_early_layer_may_be_true_in_a_later_one() -> None:
    """613.6: an effect that has not begun to apply is not held to nothing."""
    t = Table()
    c = t.creature(
        "Alice",
        1,
        1,
        "static: {if: {exists: {what: {is: creature, keyword: flying}}}, parts: [{add_types: [Artifact]}, "
        "{change_pt: {power: 2, toughness: 2}}]}",
    )
    g = t.game()
    assert g.view.chars(c).power == 1
    act(g, c, "{modify: {what: self, parts: [{gain_abilities: {abilities: [{keyword: flying}]}}]}}")
    assert (g.view.chars(c).types, g.view.chars(c).power) == ({"Creature"}, 3)
