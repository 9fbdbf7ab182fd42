"""What continuous effects of resolved spells and abilities apply to, and for how long (611)."""

from __future__ import annotations

from acting import act, now
from harness import Table, run
from judgecall.engine.events import changes as ch
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules.cr611_durations import ending_at_cleanup
from judgecall.engine.terms.zones import Zone

PUMP = "{modify: {what: {each: {is: white creature}}, parts: [{change_pt: {power: 1, toughness: 1}}]}}"


def end_turn(g: object) -> None:
    """What lasts until end of turn ends."""
    run(perform(g, [ch.EndEffects(effects=ending_at_cleanup(g))], "514.2"))


def test_the_set_of_a_pump_is_fixed_as_it_begins() -> None:
    """611.2c."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    w = t.creature("Alice", 1, 1, lines=("colors: [white]",))
    r = t.creature("Alice", 1, 1, lines=("colors: [red]",))
    g = t.game()
    act(g, a, PUMP)
    act(g, a, "{modify: {what: it, parts: [{set_colors: [white]}]}}", it=r)
    act(g, a, "{modify: {what: it, parts: [{set_colors: [blue]}]}}", it=w)
    assert (g.view.chars(w).power, g.view.chars(r).power) == (2, 1)


def test_a_rule_about_creatures_this_turn_counts_for_later_ones() -> None:
    """611.2c: what changes no characteristics is open."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    g = t.game()
    act(
        g,
        a,
        "{begin_replacement: {event: {deals_damage: {source: creature, "
        "any_source: true}}, ops: [{prevent: {}}], lasts: this turn}}",
    )
    c = t.creature
    ctx = act(
        g,
        a,
        "{create_token: {token: {types: Creature — Bear, power: 2, toughness: 2}, as: made}}, {let: {as: kept, objects: made}}",
    )
    run(perform(g, [ch.Damage(dealer=ctx.bindings["made"][0], target="Bob", amount=2)], "120.1"))
    assert g.state.players["Bob"].life == 20
    end_turn(g)
    run(perform(g, [ch.Damage(dealer=ctx.bindings["made"][0], target="Bob", amount=2)], "120.1"))
    assert g.state.players["Bob"].life == 18
    assert c


def test_a_variable_is_determined_once() -> None:
    """611.2d."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    c = t.creature("Alice", 1, 1)
    g = t.game()
    act(g, a, "{modify: {what: it, parts: [{change_pt: {power: {count: {each: {is: creature}}}, toughness: 0}}]}}", it=c)
    act(g, a, "{create_token: {token: {types: Creature — Bear, power: 2, toughness: 2}}}")
    assert g.view.chars(c).power == 2


def test_a_blinked_permanent_has_left_the_effect_behind() -> None:
    """400.7."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    c = t.creature("Alice", 1, 1, counters={"flying": 1})
    g = t.game()
    act(g, a, "{modify: {what: it, parts: [{set_pt: {power: 9, toughness: 9}}], lasts: game}}", it=c)
    act(g, a, "{exile: {what: it, as: away}}, {put_onto_battlefield: away}", it=c)
    v = g.view.chars(now(g, c))
    assert (v.power, v.keywords) == (1, frozenset())


def test_an_effect_of_a_source_that_is_gone_goes_on() -> None:
    """611.2a, 113.7a."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    c = t.creature("Alice", 1, 1)
    g = t.game()
    act(g, a, "{modify: {what: it, parts: [{change_pt: {power: 3, toughness: 3}}]}}", it=c)
    act(g, a, "{destroy: self}")
    assert g.view.chars(c).power == 4
    end_turn(g)
    assert g.view.chars(c).power == 1


def test_a_static_ability_goes_with_its_source_at_once() -> None:
    """611.3b."""
    t = Table()
    a = t.permanent("Alice", "Artifact", "static: {what: {each: creature}, parts: [{change_pt: {power: 0, toughness: 1}}]}")
    c = t.creature("Alice", 1, 1, damage=1)
    g = t.game()
    act(g, a, "{destroy: self}")
    assert g.view.chars(c).toughness == 1


def test_granted_abilities_have_the_later_timestamp() -> None:
    """613.7a: an ability loss before the grant does not take it, one after it does."""
    for loss_first in (True, False):
        t = Table()
        a = t.permanent("Alice", "Artifact")
        c = t.creature("Alice", 1, 1)
        g = t.game()
        loss = "{modify: {what: it, parts: [{lose_all_abilities: {}}]}}"
        gain = "{modify: {what: it, parts: [{gain_abilities: {abilities: [{keyword: flying}]}}]}}"
        for text in (loss, gain) if loss_first else (gain, loss):
            act(g, a, text, it=c)
        assert ("flying" in g.view.chars(c).keywords) is loss_first


def test_control_effects_in_the_order_of_timestamps() -> None:
    """613.7, 611.2a: the later one holds, and when it ends the earlier."""
    t = Table("Alice", "Bob", "Cleo")
    a = t.permanent("Alice", "Artifact")
    b = t.permanent("Bob", "Artifact")
    c = t.creature("Cleo", 1, 1)
    g = t.game()
    act(g, a, "{modify: {what: it, parts: [{controlled_by: you}], lasts: game}}", it=c)
    act(g, b, "{modify: {what: it, parts: [{controlled_by: you}]}}", it=c)
    assert g.view.controller(c) == "Bob"
    end_turn(g)
    assert g.view.controller(c) == "Alice"


def test_the_controller_of_a_static_control_effect_as_it_is_in_layer_2() -> None:
    """613.8a: who controls an Aura that gives control is itself a matter of layer 2."""
    t = Table()
    c = t.creature("Bob", 1, 1)
    steal = "static: {what: {ref: attached}, parts: [{controlled_by: you}]}"
    aura = t.permanent("Alice", "Enchantment", steal, attached_to=c)
    t.permanent("Bob", "Enchantment", steal, attached_to=aura)
    g = t.game()
    assert g.view.controller(aura) == "Bob"
    assert g.view.controller(c) == "Bob"


def test_for_as_long_as_it_stays_attached_to_that_creature() -> None:
    """611.2b: moved to another creature, it has not stayed."""
    t = Table()
    e = t.permanent("Alice", "Artifact — Equipment")
    c = t.creature("Alice", 1, 1)
    d = t.creature("Alice", 1, 1)
    g = t.game()
    act(g, e, "{attach: {what: self, to: it}}", it=c)
    act(g, e, "{modify: {what: it, parts: [{set_pt: {power: 5, toughness: 5}}], lasts: while attached}}", it=c)
    assert g.view.chars(c).power == 5
    act(g, e, "{attach: {what: self, to: it}}", it=d)
    assert g.view.chars(c).power == 1


def test_effects_on_players_last_as_they_say() -> None:
    """611.2a, 119.7."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    g = t.game()
    act(g, a, "{modify_players: {who: each_player, parts: [{player_cant: {what: gain life}}]}}, {gain_life: 3}")
    assert g.state.players["Alice"].life == 20
    end_turn(g)
    act(g, a, "{gain_life: 3}")
    assert g.state.players["Alice"].life == 23


def test_a_land_type_set_in_layer_4_leaves_abilities_granted_in_layer_6() -> None:
    """305.7, 613.1d, 613.1f."""
    t = Table()
    land = t.permanent("Alice", "Land", 'activated: {cost: "{T}", do: [{add_mana: {mana: "{C}"}}]}')
    t.permanent(
        "Alice", "Enchantment", "static: {what: {each: land}, parts: [{gain_abilities: {abilities: [{keyword: hexproof}]}}]}"
    )
    t.permanent("Bob", "Enchantment", "static: {what: {each: {is: nonbasic land}}, parts: [{set_types: [Mountain]}]}")
    g = t.game()
    v = g.view.chars(land)
    assert v.subtypes == {"Mountain"}
    assert "hexproof" in v.keywords
    assert len(v.abilities) == 2


_ = Zone
