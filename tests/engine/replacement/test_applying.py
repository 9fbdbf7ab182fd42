"""Replacement and prevention effects on boards where a wrong order or a missing re-check shows (614-616)."""

from __future__ import annotations

from acting import act, lives, now
from harness import Table, run
from judgecall.engine.choices import Choice
from judgecall.engine.events import changes as ch
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules.cr704_state_based import check
from judgecall.engine.terms.zones import Zone

DOUBLE_DRAW = "replaces: {event: {draws: {}}, ops: [{multiply: {by: 2}}]}"
LIFE_FOR_DRAW = "replaces: {event: {draws: {}}, ops: [{instead_do: [{gain_life: 5}]}]}"
NO_DAMAGE_BUT_COUNTERS = (
    "replaces: {event: {deals_damage: {any_source: true, to_self: true}}, "
    'ops: [{prevent: {}}, {also_do: [{put_counters: {kind: "+1/+1", n: prevented}}]}]}'
)
REST = "replaces: {event: {zone_move: {what: {is: card}, to: graveyard}}, ops: [{to_zone: exile}]}"


def library(t: Table, player: str, n: int) -> list[int]:
    return [t.card(player, "Plains", Zone.LIBRARY) for _ in range(n)]


def test_a_doubled_draw_draws_two_cards_one_after_the_other() -> None:
    """121.2, 614.5: twice the card, not twice the same."""
    t = Table()
    a = t.permanent("Alice", "Enchantment", DOUBLE_DRAW)
    library(t, "Alice", 5)
    g = t.game()
    act(g, a, "{draw: {n: 2}}")
    assert len(g.view.zone(Zone.HAND, "Alice")) == 4


def test_two_doublers_make_four_of_one_draw() -> None:
    """614.5: each once."""
    t = Table()
    a = t.permanent("Alice", "Enchantment", DOUBLE_DRAW)
    t.permanent("Alice", "Enchantment", DOUBLE_DRAW)
    library(t, "Alice", 9)
    g = t.game()
    act(g, a, "{draw: {n: 1}}", lambda c: c.options[:1])
    assert len(g.view.zone(Zone.HAND, "Alice")) == 4


def test_two_replacements_of_one_draw_in_a_sequence() -> None:
    """616.1f, 121.6b: doubled first, each of the two draws may still be replaced; replaced first, nothing is doubled."""
    for order, gained in (((0,), 10), ((1,), 5)):
        t = Table()
        a = t.permanent("Alice", "Enchantment", DOUBLE_DRAW)
        t.permanent("Alice", "Enchantment", LIFE_FOR_DRAW)
        library(t, "Alice", 5)
        g = t.game()
        act(g, a, "{draw: {n: 1}}", lambda c, order=order: (c.options[order[0]],))
        assert lives(g)["Alice"] == 20 + gained
        assert not g.view.zone(Zone.HAND, "Alice")


def test_a_replaced_draw_is_finished_before_the_next_one() -> None:
    """121.6b: "the next time" replaces one draw of the two only."""
    t = Table()
    a = t.permanent("Alice", "Enchantment")
    library(t, "Alice", 5)
    g = t.game()
    act(g, a, "{begin_replacement: {event: {draws: {}}, ops: [{instead_do: [{gain_life: 5}]}], once: true}}")
    act(g, a, "{draw: {n: 2}}")
    assert lives(g)["Alice"] == 25
    assert len(g.view.zone(Zone.HAND, "Alice")) == 1


def test_a_replacement_of_a_draw_applies_with_an_empty_library() -> None:
    """614.11, 121.6a."""
    t = Table()
    a = t.permanent("Alice", "Enchantment", LIFE_FOR_DRAW)
    g = t.game()
    act(g, a, "{draw: {n: 1}}")
    assert lives(g)["Alice"] == 25
    assert not g.state.players["Alice"].failed_draw


def test_what_comes_with_a_prevention_happens_although_all_is_prevented() -> None:
    """615.5, 615.12: also when nothing can be prevented."""
    for preventable, counters, marked in ((True, {"+1/+1": 3}, 0), (False, {}, 3)):
        t = Table()
        a = t.creature("Alice", 1, 9, NO_DAMAGE_BUT_COUNTERS)
        b = t.creature("Bob", 3, 3)
        g = t.game()
        run(perform(g, [ch.Damage(dealer=b, target=a, amount=3, preventable=preventable)], "120.1"))
        assert g.state.objects[a].counters == counters
        assert g.state.objects[a].damage == marked


def test_damage_redirected_to_a_creature_is_subject_to_the_effects_there() -> None:
    """614.9, 616.1f: the new recipient's own replacement applies."""
    t = Table()
    redirect = "replaces: {event: {deals_damage: {any_source: true, to_player: you}}, ops: [{redirect: {to: self}}]}"
    double = "replaces: {event: {deals_damage: {any_source: true, to_self: true}}, ops: [{multiply: {by: 2}}]}"
    a = t.creature("Alice", 1, 9, redirect, double)
    b = t.creature("Bob", 3, 3)
    g = t.game()
    run(perform(g, [ch.Damage(dealer=b, target="Alice", amount=3)], "120.1"))
    assert lives(g)["Alice"] == 20
    assert g.state.objects[a].damage == 6


def test_redirection_to_what_is_no_longer_there_does_nothing() -> None:
    """614.9: not on the battlefield, phased out, no longer a creature, or a player who has left."""
    for case in ("gone", "phased out", "no creature"):
        t = Table()
        a = t.permanent("Alice", "Enchantment")
        c = t.creature("Alice", 1, 9) if case != "no creature" else t.permanent("Alice", "Artifact")
        b = t.creature("Bob", 3, 3)
        g = t.game()
        act(
            g,
            a,
            "{begin_replacement: {event: {deals_damage: {any_source: true, to_player: you}}, ops: [{redirect: {to: it}}]}}",
            it=c,
        )
        if case == "gone":
            act(g, a, "{destroy: it}", it=c)
        elif case == "phased out":
            act(g, a, "{phase_out: it}", it=c)
        run(perform(g, [ch.Damage(dealer=b, target="Alice", amount=3)], "120.1"))
        assert lives(g)["Alice"] == 17, case


def test_a_shield_counter_goes_although_damage_cant_be_prevented() -> None:
    """122.1c, 615.12."""
    for preventable, marked in ((True, 0), (False, 3)):
        t = Table()
        a = t.creature("Alice", 1, 9, counters={"shield": 2})
        b = t.creature("Bob", 3, 3)
        g = t.game()
        run(perform(g, [ch.Damage(dealer=b, target=a, amount=3, preventable=preventable)], "120.1"))
        assert g.state.objects[a].counters == {"shield": 1}
        assert g.state.objects[a].damage == marked


def test_a_shield_counter_stops_destruction_by_effects_only() -> None:
    """122.1c."""
    t = Table()
    a = t.creature("Alice", 1, 1, counters={"shield": 1})
    b = t.permanent("Alice", "Artifact")
    g = t.game()
    act(g, b, "{destroy: it}", it=a)
    assert a in g.state.objects
    assert not g.state.objects[a].counters
    t = Table()
    a = t.creature("Alice", 1, 1, counters={"shield": 1}, damage=1)
    g = t.game()
    run(check(g))
    assert a not in g.state.objects


def test_damage_that_cant_be_prevented_says_an_effect() -> None:
    """615.12: "damage can't be prevented", of any source, also of one that is gone."""
    for gone in (False, True):
        t = Table()
        a = t.creature("Alice", 1, 9)
        t.permanent("Bob", "Enchantment", 'static: {what: null, parts: [{object_flag: "damage can\'t be prevented"}]}')
        b = t.creature("Bob", 3, 3)
        g = t.game()
        act(
            g,
            a,
            "{begin_replacement: {event: {deals_damage: {any_source: true}}, about: self, "
            "ops: [{prevent: {amount: 5, shield: true}}]}}",
        )
        if gone:
            act(g, a, "{destroy: it}", it=b)
        run(perform(g, [ch.Damage(dealer=b, target=a, amount=3)], "120.1"))
        assert g.state.objects[a].damage == 3
        assert [s.left for s in g.state.shields.values()] == [5]


def test_a_shield_against_simultaneous_damage_prevents_as_its_player_chooses() -> None:
    """615.7: two sources at once, a shield of 3: Alice chooses which damage it prevents."""
    for division, alive in (((0, 3), True), ((3, 0), False), ((1, 2), False)):
        t = Table()
        a = t.creature("Alice", 1, 4)
        weak = t.creature("Bob", 3, 3)
        deadly = t.creature("Bob", 3, 3, "keyword: deathtouch")
        g = t.game()
        act(
            g,
            a,
            "{begin_replacement: {event: {deals_damage: {any_source: true}}, about: self, "
            "ops: [{prevent: {amount: 3, shield: true}}]}}",
        )
        hits = [ch.Damage(dealer=d, target=a, amount=3) for d in (weak, deadly)]
        run(perform(g, hits, "120.1"), division)
        assert g.state.objects[a].damage == 3
        run(check(g))
        assert (a in g.state.objects) is alive


def test_cards_that_would_die_are_exiled_instead_and_did_not_die() -> None:
    """614.6, 603.2g."""
    dies = "triggered: {when: {zone_move: {from: battlefield, to: graveyard}}, do: [{gain_life: 1}]}"
    t = Table()
    a = t.permanent("Bob", "Enchantment", REST)
    c = t.creature("Alice", 1, 1, dies)
    g = t.game()
    act(g, a, "{destroy: it}", it=c)
    assert g.state.objects[now(g, c)].zone is Zone.EXILE
    assert not g.state.waiting


def test_what_cant_happen_is_not_replaced() -> None:
    """614.17c: an indestructible creature uses no regeneration shield."""
    t = Table()
    a = t.permanent("Alice", "Enchantment")
    c = t.creature("Alice", 1, 1, "keyword: indestructible")
    g = t.game()
    act(g, a, "{regenerate: it}", it=c)
    act(g, a, "{destroy: it}", it=c)
    assert not g.state.objects[c].tapped
    assert len(g.state.shields) == 1


def test_tokens_enter_tapped_under_an_effect() -> None:
    """614.1d, 614.12: for tokens too, and each of them."""
    t = Table()
    a = t.permanent(
        "Bob",
        "Enchantment",
        "replaces: {event: {zone_move: {what: creature, to: battlefield}}, ops: [{enters_modified: {tapped: true}}]}",
    )
    g = t.game()
    act(g, a, "{create_token: {token: {types: Creature — Bear, power: 2, toughness: 2}, n: 2}}")
    assert [o.tapped for o in g.state.objects.values() if o.kind == "token"] == [True, True]


def test_an_aura_put_onto_the_battlefield_where_it_cant_be_stays() -> None:
    """303.4i; and where nothing says what it enchants, its controller chooses (303.4f)."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    c = t.creature("Alice", 1, 1)
    d = t.creature("Bob", 1, 1)
    aura = t.card("Alice", "Pacifism", Zone.GRAVEYARD)
    g = t.game()
    act(g, a, "{put_onto_battlefield: {what: it, attached_to: self}}", it=aura)
    assert g.state.objects[aura].zone is Zone.GRAVEYARD
    act(g, a, "{put_onto_battlefield: it}", (d,), it=aura)
    assert g.state.objects[now(g, aura)].attached_to == d
    assert c


def test_a_token_that_has_left_goes_nowhere_else() -> None:
    """111.8."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    g = t.game()
    ctx = act(
        g,
        a,
        "{create_token: {token: {types: Creature — Bear, power: 2, toughness: 2}, as: made}}, "
        "{exile: {what: made, as: away}}, {put_onto_battlefield: away}",
    )
    assert ctx.bindings["made"]
    assert not [o for o in g.state.objects.values() if o.kind == "token" and o.zone is Zone.BATTLEFIELD]


def test_damage_of_a_source_that_is_gone_has_its_lifelink_and_deathtouch() -> None:
    """702.15c, 702.2c, 113.7a."""
    t = Table()
    s = t.creature("Bob", 1, 1, "keyword: lifelink", "keyword: deathtouch", controller="Alice")
    c = t.creature("Bob", 9, 9)
    g = t.game()
    act(g, s, "{destroy: self}")
    act(g, s, "{deal_damage: {n: 1, to: it}}", it=c, you="Alice")
    assert lives(g) == {"Alice": 21, "Bob": 20}
    run(check(g))
    assert c not in g.state.objects


def test_deathtouch_counts_where_damage_becomes_counters() -> None:
    """702.2b, 120.3d: damage as -1/-1 counters was dealt all the same."""
    t = Table()
    s = t.creature("Bob", 1, 1, "keyword: wither", "keyword: deathtouch")
    c = t.creature("Alice", 9, 9)
    g = t.game()
    run(perform(g, [ch.Damage(dealer=s, target=c, amount=1)], "120.1"))
    assert g.state.objects[c].counters == {"-1/-1": 1}
    run(check(g))
    assert c not in g.state.objects


def test_damage_to_a_creature_that_is_a_planeswalker_does_both() -> None:
    """120.3c, 120.3e."""
    t = Table()
    s = t.creature("Bob", 2, 2)
    c = t.permanent("Alice", "Creature Planeswalker", lines=("power: 4", "toughness: 4", "loyalty: 5"), counters={"loyalty": 5})
    g = t.game()
    run(perform(g, [ch.Damage(dealer=s, target=c, amount=2)], "120.1"))
    assert g.state.objects[c].counters == {"loyalty": 3}
    assert g.state.objects[c].damage == 2


def test_phased_out_permanents_are_not_affected() -> None:
    """702.26b, 702.26e: as though they did not exist."""
    for text in (
        "{exile: it}",
        "{sacrifice: {these: it}}",
        '{put_counters: {kind: "+1/+1", on: it}}',
        "{tap: it}",
        "{return_to_hand: it}",
        "{modify: {what: it, parts: [{set_pt: {power: 9, toughness: 9}}]}}",
    ):
        t = Table()
        a = t.permanent("Alice", "Artifact")
        c = t.creature("Alice", 1, 1)
        g = t.game()
        act(g, a, "{phase_out: it}", it=c)
        act(g, a, text, it=c)
        o = g.state.objects[c]
        assert (o.zone, dict(o.counters), o.tapped) == (Zone.BATTLEFIELD, {}, False), text
        run(perform(g, [ch.Phase(object=c, out=False)], "502.1"))
        assert g.view.chars(c).power == 1, text


def test_lost_abilities_in_the_graveyard_do_not_matter_for_entering() -> None:
    """614.12: judged as it would exist on the battlefield, not as it was where it comes from."""
    tapped = "replaces: {event: {zone_move: {to: battlefield}}, ops: [{enters_modified: {tapped: true}}]}"
    t = Table()
    jailer = "static: {what: {each: {is: card, zone: graveyard}}, parts: [{lose_all_abilities: {}}]}"
    a = t.creature("Bob", 2, 1, jailer)
    c = t.creature("Alice", 1, 1, tapped, zone=Zone.GRAVEYARD)
    g = t.game()
    assert not g.view.chars(c).abilities
    act(g, a, "{put_onto_battlefield: it}", it=c)
    assert g.state.objects[now(g, c)].tapped


def test_an_effect_on_a_kind_of_permanents_does_not_apply_to_its_own_source() -> None:
    """614.12: only effects that are about the permanent alone come from itself."""
    orb = "replaces: {event: {zone_move: {what: permanent, to: battlefield}}, ops: [{enters_modified: {tapped: true}}]}"
    t = Table()
    a = t.permanent("Bob", "Artifact")
    one = t.permanent("Alice", "Artifact", orb, zone=Zone.GRAVEYARD)
    two = t.permanent("Alice", "Artifact", orb, zone=Zone.GRAVEYARD)
    g = t.game()
    act(g, a, "{put_onto_battlefield: it}", it=(one, two))
    assert not g.state.objects[now(g, one)].tapped
    assert not g.state.objects[now(g, two)].tapped
    three = g.state.next_id
    act(g, a, "{create_token: {token: {types: Creature — Bear, power: 2, toughness: 2}}}", lambda c: c.options[:1])
    assert any(o.tapped for o in g.state.objects.values() if o.id >= three)


def test_a_copy_effect_comes_before_what_the_card_itself_would_do() -> None:
    """616.1c, 616.1f: what enters as a copy has lost its own "enters tapped"."""
    tapped = "replaces: {event: {zone_move: {to: battlefield}}, ops: [{enters_modified: {tapped: true}}]}"
    wild = (
        "replaces: {event: {zone_move: {what: {is: creature, controller: you}, to: battlefield}}, "
        "ops: [{enters_modified: {copy_of: {named: Wild}}}]}"
    )
    t = Table()
    w = t.creature("Alice", 6, 6, wild, name="Wild")
    c = t.creature("Alice", 1, 1, tapped, zone=Zone.GRAVEYARD)
    g = t.game()
    act(g, w, "{put_onto_battlefield: it}", it=c)
    new = now(g, c)
    assert g.view.chars(new).name == "Wild"
    assert not g.state.objects[new].tapped


def test_a_copy_brings_the_ways_of_entering_of_what_it_copies() -> None:
    """707.5, 616.1f."""
    clone = "replaces: {event: {zone_move: {to: battlefield}}, ops: [{enters_modified: {copy_of: {is: creature}}}]}"
    with_counters = (
        'replaces: {event: {zone_move: {to: battlefield}}, ops: [{enters_modified: {counters: [{kind: "+1/+1", n: 2}]}}]}'
    )
    t = Table()
    a = t.creature("Bob", 1, 1, with_counters, name="Hydra")
    c = t.creature("Alice", 0, 0, clone, zone=Zone.HAND)
    g = t.game()
    act(g, a, "{put_onto_battlefield: it}", it=c)
    assert g.state.objects[now(g, c)].counters == {"+1/+1": 2}


def test_two_effects_on_the_counters_of_an_entering_permanent() -> None:
    """614.16, 616.1, 614.5: plus one and doubled, in the order that its controller chooses."""
    what = "{what: {is: creature, controller: you}, by_effect: true}"
    double = f"replaces: {{event: {{counters_put: {what}}}, ops: [{{multiply: {{by: 2}}}}]}}"
    plus = f"replaces: {{event: {{counters_put: {what}}}, ops: [{{increase: 1}}]}}"
    gift = 'replaces: {event: {zone_move: {to: battlefield}}, ops: [{enters_modified: {counters: [{kind: "+1/+1", n: 2}]}}]}'
    for first, total in ((0, 5), (1, 6)):
        t = Table()
        a = t.permanent("Alice", "Enchantment", double)
        t.permanent("Alice", "Enchantment", plus)
        c = t.creature("Alice", 0, 0, gift, zone=Zone.HAND)
        g = t.game()
        act(g, a, "{put_onto_battlefield: it}", lambda c, first=first: (c.options[first],), it=c)
        assert g.state.objects[now(g, c)].counters == {"+1/+1": total}


def test_the_affected_player_chooses_and_not_the_controllers_of_the_effects() -> None:
    """616.1: the controller of the permanent that would be dealt damage."""
    half = "replaces: {event: {deals_damage: {any_source: true, to: creature}}, ops: [{multiply: {by: 2, divide: true}}]}"
    plus = "replaces: {event: {deals_damage: {any_source: true, to: creature}}, ops: [{increase: 1}]}"
    t = Table("Alice", "Bob", "Cleo")
    t.permanent("Alice", "Enchantment", half)
    t.permanent("Alice", "Enchantment", plus)
    c = t.creature("Bob", 9, 9)
    d = t.creature("Cleo", 3, 3)
    g = t.game()
    asked: list[Choice] = []
    run(perform(g, [ch.Damage(dealer=d, target=c, amount=3)], "120.1"), lambda c: c.options[:1], asked=asked)
    assert asked[0].player == "Bob"
    assert g.state.objects[c].damage == 2


def test_what_is_shuffled_into_a_library_instead_is_shuffled() -> None:
    """614.6, 701.24a: chance decides where it lies."""
    instead = "replaces: {event: {zone_move: {to: graveyard}}, ops: [{to_zone: {zone: library, shuffle: true}}]}"
    t = Table()
    a = t.permanent("Alice", "Artifact")
    library(t, "Alice", 3)
    c = t.creature("Alice", 9, 9, instead)
    g = t.game()
    asked: list[Choice] = []
    act(g, a, "{destroy: it}", lambda c: (*c.options[1:], c.options[0]), it=c, asked=asked)
    assert [x.kind for x in asked] == ["random"]
    assert g.view.zone(Zone.LIBRARY, "Alice")[-1] == now(g, c)


def test_cards_exiled_as_something_enters_are_none_that_enter_with_it() -> None:
    """614.13a-b: neither itself nor what enters at the same time, nor the same card twice."""
    ghoul = (
        "replaces: {event: {zone_move: {to: battlefield}}, "
        "ops: [{enters_modified: {exile_cards: {is: creature card, zone: graveyard, owner: you}}}]}"
    )
    t = Table()
    a = t.permanent("Alice", "Artifact")
    one = t.creature("Alice", 1, 1, ghoul, zone=Zone.GRAVEYARD, name="One")
    two = t.creature("Alice", 1, 1, ghoul, zone=Zone.GRAVEYARD, name="Two")
    other = t.creature("Alice", 1, 1, zone=Zone.GRAVEYARD, name="Other")
    g = t.game()
    asked: list[Choice] = []
    act(g, a, "{put_onto_battlefield: it}", (other,), it=(one, two), asked=asked)
    assert [c.options for c in asked] == [(other,)]
    assert g.state.objects[now(g, other)].zone is Zone.EXILE
    assert {g.state.objects[now(g, x)].zone for x in (one, two)} == {Zone.BATTLEFIELD}


def test_players_choose_in_turn_order_for_what_happens_at_once() -> None:
    """616.1, 101.4: whatever the order in which the effect names them."""
    half = (
        "replaces: {event: {deals_damage: {any_source: true, to_player: each_player}}, "
        "ops: [{multiply: {by: 2, divide: true}}]}"
    )
    plus = "replaces: {event: {deals_damage: {any_source: true, to_player: each_player}}, ops: [{increase: 1}]}"
    t = Table("Alice", "Bob", "Cleo", active="Cleo")
    t.permanent("Alice", "Enchantment", half)
    t.permanent("Alice", "Enchantment", plus)
    d = t.creature("Cleo", 3, 3)
    g = t.game()
    asked: list[Choice] = []
    hits = [ch.Damage(dealer=d, target=p, amount=3) for p in ("Bob", "Alice", "Cleo")]
    run(perform(g, hits, "120.1"), *[lambda c: c.options[:1]] * 3, asked=asked)
    assert [c.player for c in asked] == ["Cleo", "Alice", "Bob"]
    assert lives(g) == {"Alice": 18, "Bob": 18, "Cleo": 18}


def test_each_of_several_tokens_created_at_once_triggers() -> None:
    """603.2c: unless the condition says "one or more"."""
    t = Table()
    each = t.permanent("Alice", "Artifact", "triggered: {when: {tokens_created: {one_or_more: false}}, do: [{gain_life: 1}]}")
    t.permanent("Alice", "Artifact", "triggered: {when: {tokens_created: {}}, do: [{gain_life: 1}]}")
    g = t.game()
    act(g, each, "{create_token: {token: {predefined: Treasure}, n: 2}}")
    assert [w.source == each for w in g.state.waiting].count(True) == 2
    assert len(g.state.waiting) == 3


def test_an_aura_token_with_nothing_to_enchant_is_not_created() -> None:
    """303.4g, 603.2g: nothing triggers either."""
    t = Table()
    a = t.permanent("Alice", "Artifact", "triggered: {when: {tokens_created: {}}, do: [{gain_life: 1}]}")
    aura = t.card("Alice", "Pacifism", attached_to=a)
    g = t.game()
    act(g, a, "{create_copy_token: {of: it}}", it=aura)
    assert not any(o.kind == "token" for o in g.state.objects.values())
    assert not g.state.waiting
    act(g, a, "{create_token: {token: {predefined: Treasure}}}")
    assert len(g.state.waiting) == 1
