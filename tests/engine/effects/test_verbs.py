"""Verbs of the effect language against the rules of the actions they carry out (608, 701, 120-122, 400.7)."""

from __future__ import annotations

from typing import Any

from acting import act, lives, now, resolve_all
from harness import Table, run
from judgecall.engine.choices import Choice
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules.cr702_26_phasing import phasing_in
from judgecall.engine.rules.cr704_state_based import check
from judgecall.engine.terms.zones import Zone


def test_a_creature_that_fights_itself_deals_twice_its_power_once() -> None:
    """701.14c."""
    trigger = "triggered: {when: {deals_damage: {}}, do: [{gain_life: 1}]}"
    t = Table()
    c = t.creature("Alice", 2, 9, trigger)
    g = t.game()
    act(g, c, "{fight: {a: self, b: self}}")
    assert g.state.objects[c].damage == 4
    assert len(g.state.waiting) == 1


def test_who_cant_search_still_shuffles() -> None:
    """701.23, 608.2c: the other instructions are followed as far as possible (609.3)."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    t.permanent("Bob", "Enchantment", "static: {what: null, who: each_player, parts: [{player_cant: {what: search}}]}")
    for _ in range(3):
        t.card("Alice", "Plains", Zone.LIBRARY)
    g = t.game()
    act(g, a, "{search: {what: basic land}}", lambda c: c.options[::-1])
    assert not g.view.zone(Zone.HAND, "Alice")


def test_players_draw_in_turn_order_and_lose_together() -> None:
    """121.2c, 121.4."""
    t = Table("Alice", "Bob", "Cleo", active="Bob")
    a = t.permanent("Alice", "Artifact")
    for p in ("Alice", "Bob", "Cleo"):
        for _ in range(2):
            t.card(p, "Plains", Zone.LIBRARY)
    g = t.game()
    from judgecall.engine.events import zones as zo

    act(g, a, "{draw: {n: 2, who: each_player}}")
    drawn = [e.player for e in g.this_turn(zo.Draw)]
    assert drawn == ["Bob", "Bob", "Cleo", "Cleo", "Alice", "Alice"]
    act(g, a, "{draw: {n: 1, who: each_player}}")
    assert all(p.failed_draw for p in g.state.players.values())


def test_milling_more_than_there_is_mills_what_there_is() -> None:
    """701.17b; nobody loses for it."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    t.card("Bob", "Plains", Zone.LIBRARY)
    g = t.game()
    act(g, a, "{mill: {n: 3, who: each_player}}")
    assert len(g.view.zone(Zone.GRAVEYARD, "Bob")) == 1
    run(check(g))
    assert g.state.outcome is None


def test_proliferate_adds_one_of_each_kind_to_what_is_chosen() -> None:
    """701.34a: permanents and players."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    c = t.creature("Bob", 2, 2, counters={"+1/+1": 1, "stun": 2})
    t.creature("Bob", 2, 2, counters={"+1/+1": 1})
    g = t.game()
    run(perform(g, [ch.PutCounters(target="Bob", kind="poison", amount=1)], "122.1"))
    act(g, a, "{proliferate: {}}", (c, "Bob"))
    assert g.state.objects[c].counters == {"+1/+1": 2, "stun": 3}
    assert g.state.players["Bob"].counters == {"poison": 2}


def test_counters_that_cant_be_put_are_not_moved() -> None:
    """122.5."""
    t = Table()
    a = t.creature("Alice", 2, 2, counters={"+1/+1": 1})
    b = t.creature("Alice", 2, 2, "static: {what: self, parts: [{cant_get_counters: {}}]}")
    g = t.game()
    act(g, a, '{move_counters: {kind: "+1/+1", to: it}}', it=b)
    assert g.state.objects[a].counters == {"+1/+1": 1}


def test_life_that_becomes_a_number_is_gained_or_lost() -> None:
    """119.5: effects that watch gaining apply."""
    t = Table()
    a = t.permanent("Alice", "Artifact", "triggered: {when: {life_changes: {gains: true}}, do: [{draw: 1}]}")
    t.permanent("Bob", "Enchantment", "static: {what: null, who: each_opponent, parts: [{player_cant: {what: gain life}}]}")
    g = t.game()
    act(g, a, "{set_life: {n: 30, who: you}}")
    assert lives(g)["Alice"] == 20
    act(g, a, "{set_life: {n: 10, who: you}}")
    assert lives(g)["Alice"] == 10


def test_exile_until_the_source_leaves_returns_under_its_owner_at_once() -> None:
    """610.3, 610.3c: no trigger, no stack."""
    t = Table()
    jail = t.permanent("Alice", "Enchantment")
    c = t.creature("Bob", 2, 2, controller="Alice", counters={"+1/+1": 1})
    g = t.game()
    act(g, jail, "{exile: {what: it, until_leaves: true}}", it=c)
    assert g.state.objects[now(g, c)].zone is Zone.EXILE
    act(g, jail, "{destroy: self}")
    back = g.state.objects[now(g, c)]
    assert (back.zone, back.controller, dict(back.counters)) == (Zone.BATTLEFIELD, "Bob", {})
    assert not g.state.waiting


def test_two_prisons_that_leave_together_return_what_they_hold() -> None:
    """610.3d or nothing: both objects come back at once."""
    t = Table()
    one = t.permanent("Alice", "Enchantment")
    two = t.permanent("Alice", "Enchantment")
    c = t.creature("Bob", 2, 2)
    d = t.creature("Bob", 2, 2)
    g = t.game()
    act(g, one, "{exile: {what: it, until_leaves: true}}", it=c)
    act(g, two, "{exile: {what: it, until_leaves: true}}", it=d)
    act(g, one, "{destroy: {each: enchantment}}")
    assert {g.state.objects[now(g, x)].zone for x in (c, d)} == {Zone.BATTLEFIELD}


def test_nothing_is_exiled_when_the_source_has_left_already() -> None:
    """610.3b."""
    t = Table()
    jail = t.permanent("Alice", "Enchantment")
    c = t.creature("Bob", 2, 2)
    g = t.game()
    act(g, jail, "{destroy: self}")
    act(g, jail, "{exile: {what: it, until_leaves: true}}", it=c, you="Alice")
    assert g.state.objects[c].zone is Zone.BATTLEFIELD


def test_a_blinked_creature_is_not_what_a_delayed_trigger_is_about() -> None:
    """400.7, 603.7c."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    c = t.creature("Bob", 2, 2)
    g = t.game()
    act(
        g,
        a,
        "{delayed_trigger: {when: {step_begins: {step: end step, whose: each_player}}, "
        "do: [{sacrifice: {these: it, who: each_player}}]}}",
        it=c,
    )
    act(g, a, "{exile: {what: it, as: away}}, {put_onto_battlefield: away}", it=c)
    from judgecall.engine.events import course as co
    from judgecall.engine.terms.steps import Step

    run(perform(g, [co.StepBegins(step=Step.END, player="Alice")], "513.1"))
    resolve_all(g)
    assert g.state.objects[now(g, c)].zone is Zone.BATTLEFIELD


def test_several_sacrifice_what_each_chooses_at_once() -> None:
    """101.4, 701.21a: chosen in turn order, done together; each death is seen by the others."""
    dies = (
        "triggered: {when: {zone_move: {what: {is: creature, other: true}, "
        "from: battlefield, to: graveyard}}, do: [{gain_life: 1}]}"
    )
    t = Table("Alice", "Bob", "Cleo", active="Bob")
    a = t.permanent("Alice", "Artifact")
    for p in ("Alice", "Bob", "Cleo"):
        t.creature(p, 1, 1, dies)
        t.creature(p, 1, 1)
    g = t.game()
    asked: list[object] = []
    act(g, a, "{sacrifice: {what: creature, who: each_player}}", *[lambda c: c.options[:1]] * 3, asked=asked)
    assert [c.player for c in asked] == ["Bob", "Cleo", "Alice"]
    assert len(g.state.waiting) == 6


def test_a_player_cant_be_made_to_sacrifice_what_they_dont_control() -> None:
    """701.21a."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    c = t.creature("Bob", 1, 1)
    g = t.game()
    act(g, a, "{sacrifice: {these: it}}", it=c)
    assert g.state.objects[c].zone is Zone.BATTLEFIELD


def test_a_copy_of_a_copy_with_exceptions_has_them() -> None:
    """707.9a, 707.2, 707.3: the exceptions are copiable."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    c = t.creature("Bob", 2, 2, name="Model")
    g = t.game()
    ctx = act(
        g,
        a,
        "{create_copy_token: {of: it, exceptions: {power: 7, add_types: [Artifact], abilities: [{keyword: flying}]}, as: one}}"
        ", {let: {as: kept, objects: one}}",
        it=c,
    )
    one = ctx.bindings["one"][0]
    ctx = act(g, a, "{create_copy_token: {of: it, as: two}}, {let: {as: kept, objects: two}}", it=one)
    v = g.view.chars(ctx.bindings["two"][0])
    assert (v.name, v.power, v.toughness, "Artifact" in v.types, "flying" in v.keywords) == ("Model", 7, 2, True, True)


def test_a_copy_takes_no_counters_status_or_other_effects() -> None:
    """707.2."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    c = t.creature("Bob", 2, 2, counters={"+1/+1": 1}, tapped=True)
    g = t.game()
    act(
        g,
        a,
        "{modify: {what: it, parts: [{set_colors: [red]}, {add_types: [Artifact]}, "
        "{set_pt: {power: 9, toughness: 9}}], lasts: game}}",
        it=c,
    )
    ctx = act(g, a, "{create_copy_token: {of: it, as: one}}, {let: {as: kept, objects: one}}", it=c)
    new = ctx.bindings["one"][0]
    v = g.view.chars(new)
    assert (v.power, set(v.types), v.colors, g.state.objects[new].tapped) == (2, {"Creature"}, frozenset(), False)


def test_values_of_a_copy_are_those_of_its_beginning() -> None:
    """707.2b: later changes of the original don't matter."""
    t = Table()
    a = t.creature("Alice", 1, 1, name="Shape")
    b = t.creature("Bob", 2, 2, name="First")
    c = t.creature("Bob", 3, 3, name="Second")
    g = t.game()
    act(g, a, "{modify: {what: self, parts: [{becomes_copy: {of: it}}], lasts: game}}", it=b)
    act(g, a, "{modify: {what: it, parts: [{becomes_copy: {of: other}}], lasts: game}}", it=b, other=c)
    assert (g.view.chars(a).name, g.view.chars(b).name) == ("First", "Second")


def test_a_permanent_under_two_copy_effects_is_the_later_one() -> None:
    """613.7, 613.2a; and when that one ends, the earlier again."""
    t = Table()
    a = t.creature("Alice", 1, 1, name="Shape")
    b = t.creature("Bob", 2, 2, name="First")
    c = t.creature("Bob", 3, 3, name="Second")
    g = t.game()
    act(g, a, "{modify: {what: self, parts: [{becomes_copy: {of: it}}], lasts: game}}", it=b)
    act(g, a, "{modify: {what: self, parts: [{becomes_copy: {of: it}}], lasts: end of turn}}", it=c)
    assert g.view.chars(a).name == "Second"
    from judgecall.engine.rules.cr611_durations import ending_at_cleanup

    run(perform(g, [ch.EndEffects(effects=ending_at_cleanup(g))], "514.2"))
    assert g.view.chars(a).name == "First"


def test_exchanging_control_of_permanents_of_one_player_does_nothing() -> None:
    """701.12b."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    b = t.creature("Bob", 2, 2)
    c = t.creature("Bob", 3, 3)
    d = t.creature("Alice", 3, 3)
    g = t.game()
    act(g, a, "{exchange_control: {a: it, b: other}}", it=b, other=c)
    assert not g.state.effects
    act(g, a, "{exchange_control: {a: it, b: other}}", it=b, other=d)
    assert (g.view.controller(b), g.view.controller(d)) == ("Alice", "Bob")


def test_regeneration_removes_from_combat_and_damage_once() -> None:
    """701.19a."""
    t = Table()
    c = t.creature("Alice", 2, 2, damage=2)
    g = t.game()
    act(g, c, "{regenerate: self}")
    run(check(g))
    o = g.state.objects[c]
    assert (o.zone, o.damage, o.tapped) == (Zone.BATTLEFIELD, 0, True)
    act(g, c, "{destroy: self}")
    assert c not in g.state.objects


def test_a_phased_out_host_takes_its_attachments_and_tokens_stay() -> None:
    """702.26d, 702.26g: no triggers of leaving, attachments indirectly, also those attached to them."""
    leaves = "triggered: {when: {zone_move: {what: permanent, from: battlefield}}, do: [{gain_life: 1}]}"
    un = "triggered: {when: {attached: {un: true}}, do: [{gain_life: 1}]}"
    t = Table()
    a = t.permanent("Bob", "Artifact", leaves)
    c = t.creature("Alice", 2, 2, kind="token")
    e = t.permanent("Alice", "Artifact — Equipment", un, attached_to=c)
    aura = t.card("Alice", "Pacifism", attached_to=e)
    g = t.game()
    act(g, a, "{phase_out: it}", it=c)
    assert all(g.state.objects[o].phased_out for o in (c, e, aura))
    assert not g.state.waiting
    run(check(g))
    assert g.state.objects[e].attached_to == c
    run(perform(g, phasing_in(g, "Bob"), "502.1"))
    assert g.state.objects[e].phased_out
    run(perform(g, phasing_in(g, "Alice"), "502.1"))
    assert not any(g.state.objects[o].phased_out for o in (c, e, aura))


def test_what_phased_out_under_a_thief_phases_in_with_the_thief() -> None:
    """702.26a, 502.1: who controlled it when it phased out."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    c = t.creature("Bob", 2, 2)
    g = t.game()
    act(g, a, "{modify: {what: it, parts: [{controlled_by: you}], lasts: game}}", it=c)
    act(g, a, "{phase_out: it}", it=c)
    assert not phasing_in(g, "Bob")
    run(perform(g, phasing_in(g, "Alice"), "502.1"))
    assert not g.state.objects[c].phased_out


def test_if_you_do_only_when_it_was_done() -> None:
    """608.2c: a replaced sacrifice still counts, an impossible one doesn't."""
    for creatures in (0, 1):
        t = Table()
        a = t.permanent("Alice", "Artifact")
        t.permanent(
            "Alice", "Enchantment", "replaces: {event: {zone_move: {what: {is: card}, to: graveyard}}, ops: [{to_zone: exile}]}"
        )
        for _ in range(creatures):
            t.creature("Alice", 1, 1)
        g = t.game()
        act(g, a, "{sacrifice: {what: creature, as: gone}}, {when: {if: {did: gone}, then: [{gain_life: 1}]}}")
        assert lives(g)["Alice"] == 20 + creatures


def test_all_of_those_cards_are_discarded() -> None:
    """701.9a."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    cards = tuple(t.card("Alice", "Plains", Zone.HAND) for _ in range(3))
    g = t.game()
    act(g, a, "{discard: {these: it, as: gone}}, {let: {as: kept, objects: gone}}", it=cards)
    assert not g.view.zone(Zone.HAND, "Alice")
    assert len(g.view.zone(Zone.GRAVEYARD, "Alice")) == 3


def test_several_players_choose_before_any_of_them_does_it() -> None:
    """608.2e: each in turn order, and each speaks of that player."""
    t = Table("Alice", "Bob", "Carol")
    a = t.permanent("Bob", "Artifact")
    g = t.game()
    asked: list[Choice] = []
    text = "{may: {who: each_player, do: [{gain_life: {n: 3, who: that_player}}]}}"
    life = [p.life for p in g.state.players.values()]
    act(g, a, text, ("yes",), _nobody_gained(g, ("no",)), _nobody_gained(g, ("yes",)), asked=asked)
    assert [c.player for c in asked] == ["Alice", "Bob", "Carol"]
    assert [p.life for p in g.state.players.values()] == [life[0] + 3, life[1], life[2] + 3]


def _nobody_gained(g: Game, answer: Any) -> Any:
    def give(choice: Choice) -> Any:
        assert all(p.life == 20 for p in g.state.players.values())
        return answer

    return give
