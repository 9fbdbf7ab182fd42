"""What counts as having happened (603.2g), and what a trigger binds (603.2, 608.2h)."""

from __future__ import annotations

from acting import act, lives, now, resolve_all, settle_down
from harness import Table, run
from judgecall.engine.events import changes as ch
from judgecall.engine.events import course as co
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules.cr608_resolving import resolve_top
from judgecall.engine.terms.steps import Step
from judgecall.engine.terms.zones import Zone


def test_a_draw_from_an_empty_library_is_no_draw() -> None:
    """121.4, 603.2g: the player only attempted it."""
    t = Table()
    a = t.permanent("Alice", "Artifact", "triggered: {when: {draws: {}}, do: [{gain_life: 1}]}")
    t.card("Alice", "Plains", Zone.LIBRARY)
    g = t.game()
    act(g, a, "{draw: {n: 3}}")
    assert len(g.state.waiting) == 1
    assert g.state.players["Alice"].failed_draw


def test_prevented_damage_triggers_nothing_and_gains_nothing() -> None:
    """603.2g, 120.3f."""
    t = Table()
    a = t.creature("Alice", 2, 2, "keyword: lifelink", "triggered: {when: {deals_damage: {}}, do: [{gain_life: 5}]}")
    g = t.game()
    act(g, a, "{begin_replacement: {event: {deals_damage: {any_source: true}}, ops: [{prevent: {}}]}}")
    run(perform(g, [ch.Damage(dealer=a, target="Bob", amount=2)], "120.1"))
    assert lives(g) == {"Alice": 20, "Bob": 20}
    assert not g.state.waiting


def test_who_cant_gain_life_gains_none_by_lifelink() -> None:
    """119.7, 101.2."""
    t = Table()
    a = t.creature("Alice", 2, 2, "keyword: lifelink")
    t.permanent("Bob", "Enchantment", "static: {what: null, who: each_player, parts: [{player_cant: {what: gain life}}]}")
    g = t.game()
    run(perform(g, [ch.Damage(dealer=a, target="Bob", amount=2)], "120.1"))
    assert lives(g) == {"Alice": 20, "Bob": 18}


def test_once_each_turn_is_once_each_turn() -> None:
    """603.2h and its kin: the second time it doesn't trigger, the next turn it does."""
    t = Table()
    a = t.permanent(
        "Alice", "Artifact", "triggered: {when: {life_changes: {gains: true}}, once_each_turn: true, do: [{draw: 1}]}"
    )
    g = t.game()
    act(g, a, "{gain_life: 1}, {gain_life: 1}")
    assert len(g.state.waiting) == 1
    run(perform(g, [co.TurnBegins(player="Bob", number=3, log_length=len(g.log))], "500.1"))
    act(g, a, "{gain_life: 1}")
    assert len(g.state.waiting) == 2


def test_a_permanent_that_leaves_and_returns_is_not_what_its_trigger_saw() -> None:
    """603.6c, 400.7e: a dies-trigger finds the card in the graveyard, unless it moved on."""
    back = "triggered: {when: {zone_move: {from: battlefield, to: graveyard}}, do: [{return_to_hand: self}]}"
    for moved_on in (False, True):
        t = Table()
        a = t.permanent("Alice", "Artifact")
        c = t.creature("Alice", 1, 1, back)
        g = t.game()
        act(g, a, "{destroy: it}", it=c)
        settle_down(g)
        if moved_on:
            act(g, a, "{exile: it}", it=now(g, c))
        run(resolve_top(g))
        assert g.state.objects[now(g, c)].zone is (Zone.EXILE if moved_on else Zone.HAND)


def test_a_dying_creatures_power_is_what_it_last_was() -> None:
    """608.2h, 113.7a."""
    t = Table()
    c = t.creature(
        "Alice",
        1,
        1,
        "triggered: {when: {zone_move: {from: battlefield, to: graveyard}}, "
        "do: [{gain_life: {value_of: {value: power, of: self}}}]}",
        counters={"+1/+1": 3},
    )
    g = t.game()
    act(g, c, "{destroy: self}")
    resolve_all(g)
    assert lives(g)["Alice"] == 24


def test_a_token_that_dies_triggers_and_is_gone() -> None:
    """111.7, 704.5d, 603.6c."""
    dies = "triggered: {when: {zone_move: {what: creature, from: battlefield, to: graveyard}}, do: [{gain_life: 1}]}"
    t = Table()
    a = t.permanent("Alice", "Artifact", dies)
    g = t.game()
    ctx = act(
        g,
        a,
        "{create_token: {token: {types: Creature — Bear, power: 2, toughness: 2}, as: made}}, {let: {as: kept, objects: made}}",
    )
    act(g, a, "{destroy: it}", it=ctx.bindings["made"][0])
    resolve_all(g)
    assert lives(g)["Alice"] == 21
    assert not any(o.kind == "token" for o in g.state.objects.values())


def test_a_beginning_of_step_trigger_needs_its_condition_at_both_ends() -> None:
    """603.2b, 603.4."""
    trigger = (
        "triggered: {when: {step_begins: {step: upkeep}}, if: {exists: {what: {is: creature, controller: you}}}, "
        "do: [{gain_life: 1}]}"
    )
    t = Table()
    a = t.permanent("Alice", "Artifact", trigger)
    g = t.game()
    run(perform(g, [co.StepBegins(step=Step.UPKEEP, player="Alice")], "503.1"))
    assert not g.state.waiting
    run(perform(g, [co.StepBegins(step=Step.UPKEEP, player="Bob")], "503.1"))
    assert not g.state.waiting
    act(g, a, "{create_token: {token: {types: Creature — Bear, power: 2, toughness: 2}}}")
    run(perform(g, [co.StepBegins(step=Step.UPKEEP, player="Alice")], "503.1"))
    assert len(g.state.waiting) == 1


def test_an_emblems_ability_triggers() -> None:
    """114.4, 113.6."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    g = t.game()
    ability = "{triggered: {when: {zone_move: {what: creature, to: battlefield}}, do: [{gain_life: 1}]}}"
    act(g, a, f"{{create_emblem: {{abilities: [{ability}]}}}}")
    act(g, a, "{create_token: {token: {types: Creature — Bear, power: 2, toughness: 2}}}")
    resolve_all(g)
    assert lives(g)["Alice"] == 21


def test_simultaneous_entering_permanents_see_each_other_enter() -> None:
    """603.6a."""
    enters = "triggered: {when: {zone_move: {what: {is: creature, other: true}, to: battlefield}}, do: [{gain_life: 1}]}"
    t = Table()
    a = t.permanent("Alice", "Artifact")
    for _ in range(2):
        t.creature("Alice", 1, 1, enters, zone=Zone.GRAVEYARD)
    g = t.game()
    act(g, a, "{put_onto_battlefield: {each: {is: creature card, zone: graveyard}}}")
    assert len(g.state.waiting) == 2


def test_a_player_who_loses_control_as_the_watcher_leaves() -> None:
    """603.10a, 603.3a: a stolen creature and the Aura that stole it go together; the creature's controller was the thief."""
    dies = "triggered: {when: {zone_move: {from: battlefield, to: graveyard}}, do: [{gain_life: 1}]}"
    t = Table()
    c = t.creature("Bob", 1, 1, dies)
    t.permanent("Alice", "Enchantment", "static: {what: {ref: attached}, parts: [{controlled_by: you}]}", attached_to=c)
    a = t.permanent("Alice", "Artifact")
    g = t.game()
    assert g.view.controller(c) == "Alice"
    act(g, a, "{destroy: {each: permanent}}")
    assert [w.controller for w in g.state.waiting] == ["Alice"]


def test_a_delayed_trigger_without_duration_triggers_once() -> None:
    """603.7b: once, though two creatures die at once; with "this turn" each time."""
    for repeats, gained in ((False, 1), (True, 2)):
        t = Table()
        a = t.permanent("Alice", "Artifact")
        t.creature("Bob", 1, 1)
        t.creature("Bob", 1, 1)
        g = t.game()
        more = ", lasts: this turn, repeats: true" if repeats else ""
        act(
            g,
            a,
            "{delayed_trigger: {when: {zone_move: {what: creature, from: battlefield, to: graveyard}}, "
            f"do: [{{gain_life: 1}}]{more}}}}}",
        )
        act(g, a, "{destroy: {each: creature}}")
        resolve_all(g)
        assert lives(g)["Alice"] == 20 + gained


def test_a_creature_returned_to_hand_triggers_leaving_and_not_dying() -> None:
    """603.6c, 603.10a."""
    t = Table()
    c = t.creature(
        "Alice",
        1,
        1,
        "triggered: {when: {zone_move: {from: battlefield}}, do: [{gain_life: 1}]}",
        "triggered: {when: {zone_move: {from: battlefield, to: graveyard}}, do: [{gain_life: 10}]}",
    )
    g = t.game()
    act(g, c, "{return_to_hand: self}")
    resolve_all(g)
    assert lives(g)["Alice"] == 21


def test_a_trigger_on_one_or_more_dying_binds_them_all() -> None:
    """603.2c: "exile them" means all of them."""
    t = Table()
    trigger = (
        "triggered: {when: {zone_move: {what: creature, from: battlefield, to: graveyard, "
        "one_or_more: true}}, do: [{exile: that}]}"
    )
    a = t.permanent("Alice", "Artifact", trigger)
    cs = [t.creature("Bob", 1, 1) for _ in range(3)]
    g = t.game()
    act(g, a, "{destroy: {each: creature}}")
    resolve_all(g)
    assert [g.state.objects[now(g, c)].zone for c in cs] == [Zone.EXILE] * 3
