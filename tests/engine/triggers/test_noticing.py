"""What triggers, how often, for whom, and what it looks back at (603)."""

from __future__ import annotations

from acting import act, lives, now, resolve_all, settle_down
from harness import Table, run
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules.cr608_resolving import resolve_top
from judgecall.engine.terms.zones import Zone

GAIN = "do: [{gain_life: 1}]"
DIES = f"triggered: {{when: {{zone_move: {{what: creature, from: battlefield, to: graveyard}}}}, {GAIN}}}"
ANOTHER_DIES = (
    f"triggered: {{when: {{zone_move: {{what: {{is: creature, other: true}}, from: battlefield, to: graveyard}}}}, {GAIN}}}"
)
ONE_OR_MORE_ENTER = (
    "triggered: {when: {zone_move: {what: {is: creature, controller: you}, to: battlefield, one_or_more: true}}, "
    f"{GAIN}}}"
)
DOUBLE = (
    "static: {what: {each: {is: permanent, controller: you}}, "
    "parts: [{extra_triggers: {when: {zone_move: {what: creature, to: battlefield}}}}]}"
)
SELF_DIES = f"triggered: {{when: {{zone_move: {{from: battlefield, to: graveyard}}}}, {GAIN}}}"


def test_simultaneous_deaths_see_each_other() -> None:
    """603.10a: each of two creatures that die together sees the other; so does an artifact that goes with them."""
    t = Table()
    a = t.creature("Alice", 1, 1, ANOTHER_DIES)
    b = t.creature("Alice", 1, 1, ANOTHER_DIES)
    t.permanent("Alice", "Artifact", DIES)
    g = t.game()
    act(g, a, "{destroy: {each: permanent}}")
    resolve_all(g)
    assert lives(g)["Alice"] == 24
    assert now(g, b) != b


def test_a_stolen_creatures_death_trigger_belongs_to_the_thief() -> None:
    """603.3a, 603.10a: the controller as it last was."""
    t = Table()
    a = t.creature("Bob", 1, 1, SELF_DIES, controller="Alice")
    g = t.game()
    act(g, a, "{destroy: self}")
    assert [w.controller for w in g.state.waiting] == ["Alice"]


def test_one_or_more_creatures_entering_trigger_once_but_as_often_as_an_effect_says() -> None:
    """603.2c, 603.2d."""
    for doubled in (False, True):
        t = Table()
        a = t.permanent("Alice", "Enchantment", ONE_OR_MORE_ENTER)
        if doubled:
            t.permanent("Alice", "Artifact", DOUBLE)
        g = t.game()
        act(g, a, "{create_token: {token: {types: Creature — Bear, power: 2, toughness: 2}, n: 3}}")
        assert len(g.state.waiting) == 1 + doubled


def test_an_enters_from_the_graveyard_trigger_does_not_look_back() -> None:
    """603.6a, 603.10: it is an enters-the-battlefield ability."""
    trigger = f"triggered: {{when: {{zone_move: {{what: creature, from: graveyard, to: battlefield}}}}, {GAIN}}}"
    t = Table()
    a = t.permanent("Alice", "Enchantment", trigger)
    c = t.creature("Alice", 1, 1, zone=Zone.GRAVEYARD)
    g = t.game()
    act(g, a, "{put_onto_battlefield: it}", it=c)
    assert len(g.state.waiting) == 1


def test_an_enters_from_the_graveyard_trigger_of_the_creature_itself() -> None:
    """603.6a: the ability of what enters, from the graveyard."""
    t = Table()
    a = t.permanent("Alice", "Enchantment")
    c = t.creature(
        "Alice", 1, 1, f"triggered: {{when: {{zone_move: {{from: graveyard, to: battlefield}}}}, {GAIN}}}", zone=Zone.GRAVEYARD
    )
    g = t.game()
    act(g, a, "{put_onto_battlefield: it}", it=c)
    assert len(g.state.waiting) == 1


def test_what_enters_attached_becomes_attached() -> None:
    """701.3a, 303.4f: an Aura that enters is attached as it does."""
    t = Table()
    c = t.creature("Alice", 2, 2)
    trigger = "triggered: {when: {attached: {}}, do: [{put_counters: {kind: +1/+1, on: attached_to}}]}"
    t.permanent("Alice", "Enchantment — Aura", "enchant: creature", trigger, zone=Zone.GRAVEYARD)
    g = t.game()
    act(g, c, "{put_onto_battlefield: {each: {is: Aura card, zone: graveyard}}}")
    resolve_all(g)
    assert g.state.objects[c].counters == {"+1/+1": 1}


def test_unattached_by_leaving_triggers() -> None:
    """701.3d, 603.10c: ceasing to be attached, also when either leaves the battlefield."""
    trigger = f"triggered: {{when: {{attached: {{un: true}}}}, {GAIN}}}"
    for victim in ("equipment", "creature", "neither"):
        t = Table()
        c = t.creature("Alice", 2, 2)
        e = t.permanent("Alice", "Artifact — Equipment", trigger, attached_to=c)
        g = t.game()
        if victim == "neither":
            act(g, e, "{unattach: self}")
        else:
            act(g, e, "{destroy: it}", it=e if victim == "equipment" else c)
        settle_down(g)
        assert len(g.view.zone(Zone.STACK)) == 1, victim


def test_an_intervening_if_is_checked_when_it_triggers_and_when_it_resolves() -> None:
    """603.4."""
    trigger = (
        "triggered: {when: {zone_move: {to: battlefield}}, if: {exists: {what: {is: artifact, controller: you}}}, "
        f"{GAIN}}}"
    )
    for before, at_the_end, gained in ((True, True, 1), (True, False, 0), (False, True, 0)):
        t = Table()
        a = t.permanent("Alice", "Artifact")
        r = t.permanent("Alice", "Enchantment")
        c = t.creature("Alice", 1, 1, trigger, zone=Zone.HAND)
        g = t.game()
        if not before:
            act(g, r, "{destroy: it}", it=a)
        act(g, r, "{put_onto_battlefield: it}", it=c)
        if not before:
            act(g, r, "{create_token: {token: {predefined: Treasure}}}")
        settle_down(g)
        if before and not at_the_end:
            act(g, r, "{destroy: it}", it=a)
        while g.view.zone(Zone.STACK):
            run(resolve_top(g))
        assert lives(g)["Alice"] == 20 + gained


def test_waiting_abilities_go_on_the_stack_in_turn_order() -> None:
    """603.3b with four players: the active player's lowest."""
    trigger = f"triggered: {{when: {{zone_move: {{what: creature, to: battlefield}}}}, {GAIN}}}"
    t = Table("Alice", "Bob", "Cleo", "Dan", active="Cleo")
    source = t.permanent("Bob", "Artifact", trigger)
    for p in ("Alice", "Dan", "Cleo"):
        t.permanent(p, "Artifact", trigger)
    g = t.game()
    act(g, source, "{create_token: {token: {types: Creature — Bear, power: 2, toughness: 2}}}")
    settle_down(g)
    assert [g.state.objects[o].controller for o in g.view.zone(Zone.STACK)] == ["Cleo", "Dan", "Alice", "Bob"]


def test_a_state_trigger_waits_until_it_has_left_the_stack() -> None:
    """603.8."""
    trigger = f"triggered: {{when: {{state_is: {{not: {{exists: {{what: {{is: creature, controller: you}}}}}}}}}}, {GAIN}}}"
    t = Table()
    a = t.permanent("Alice", "Enchantment", trigger)
    c = t.creature("Alice", 1, 1)
    g = t.game()
    act(g, a, "{destroy: it}", it=c)
    settle_down(g)
    assert len(g.view.zone(Zone.STACK)) == 1
    act(g, a, "{gain_life: 1}")
    assert not g.state.waiting
    run(resolve_top(g))
    assert len(g.state.waiting) == 1


def test_a_delayed_trigger_whose_source_is_gone_still_triggers_for_its_controller() -> None:
    """603.7d-e, 113.7a."""
    t = Table()
    a = t.permanent("Bob", "Artifact", controller="Alice")
    c = t.creature("Bob", 1, 1)
    g = t.game()
    act(
        g,
        a,
        "{delayed_trigger: {when: {zone_move: {what: {these: [it], is: creature}, from: battlefield, "
        "to: graveyard}}, do: [{gain_life: 1}]}}",
        it=c,
    )
    act(g, a, "{destroy: self}")
    act(g, a, "{destroy: it}", it=c, you="Alice")
    resolve_all(g)
    assert lives(g) == {"Alice": 21, "Bob": 20}


def test_a_reflexive_trigger_only_when_it_was_done() -> None:
    """603.12."""
    text = "{sacrifice: {what: artifact, as: gone}}, {reflexive_trigger: {name: gone, do: [{gain_life: 3}]}}"
    for artifacts in (0, 1):
        t = Table()
        a = t.permanent("Alice", "Enchantment")
        for _ in range(artifacts):
            t.permanent("Alice", "Artifact")
        g = t.game()
        act(g, a, text)
        assert lives(g)["Alice"] == 20
        resolve_all(g)
        assert lives(g)["Alice"] == 20 + 3 * artifacts


def test_one_or_more_damage_triggers_for_each_player() -> None:
    """603.2c: combat damage to two players by one batch is two occurrences of "deal damage to a player"."""
    trigger = (
        "triggered: {when: {deals_damage: {source: {is: creature, controller: you}, "
        "to_player: {who: each_player}, one_or_more: true}}, "
        "do: [{lose_life: {n: 1, who: that_player}}]}"
    )
    from judgecall.engine.events import changes as ch

    t = Table("Alice", "Bob", "Cleo")
    a = t.creature("Alice", 1, 1, trigger.replace("{who: each_player}", "each_player"))
    b = t.creature("Alice", 1, 1)
    g = t.game()
    hits = [ch.Damage(dealer=d, target=p, amount=1, combat=True) for d, p in ((a, "Bob"), (b, "Bob"), (b, "Cleo"))]
    run(perform(g, hits, "510.2"))
    assert sorted(str(w.bindings["that_player"]) for w in g.state.waiting) == ["Bob", "Cleo"]


PROCTOR = (
    "triggered: {when: {ability_triggers: {zone_move: {what: permanent, to: battlefield}}}, "
    "do: [{unless: {who: {controller_of: that}, cost: '{2}', do: [{counter_spell: that}]}}, {gain_life: 1}]}"
)
SEES_TOKENS = "triggered: {when: {zone_move: {what: token, to: battlefield}}, %sdo: [%s]}"


def test_an_ability_that_was_removed_is_not_countered_and_nobody_pays_for_it() -> None:
    """603.3b, 603.3d: what triggered on its triggering is about nothing then."""
    t = Table()
    t.permanent("Alice", "Artifact", PROCTOR)
    b = t.permanent("Bob", "Artifact", SEES_TOKENS % ("targets: [planeswalker], ", "{destroy: target}"))
    g = t.game()
    act(g, b, "{create_token: {token: {types: Creature — Bear, power: 2, toughness: 2}}}")
    assert len(g.state.waiting) == 2
    resolve_all(g)
    assert lives(g)["Alice"] == 21


def test_an_ability_triggers_on_each_ability_that_one_event_makes_trigger() -> None:
    """603.2c, 603.3b."""
    t = Table()
    t.permanent("Alice", "Artifact", PROCTOR)
    b = t.permanent("Bob", "Artifact", SEES_TOKENS % ("", "{lose_life: 1}"))
    t.permanent("Bob", "Artifact", SEES_TOKENS % ("", "{lose_life: 1}"))
    g = t.game()
    act(g, b, "{create_token: {token: {types: Creature — Bear, power: 2, toughness: 2}}}")
    assert [w.triggered_by_trigger for w in g.state.waiting] == [False, False, True, True]
    resolve_all(g)
    assert lives(g) == {"Alice": 22, "Bob": 20}
