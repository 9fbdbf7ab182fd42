"""Resolving: targets that have become illegal, what is looked at when (608)."""

from __future__ import annotations

from acting import act, lives, resolve_all
from harness import Table, run
from judgecall.engine.cards.lang.abilities import Activated
from judgecall.engine.derive.game import Game
from judgecall.engine.rules.cr608_resolving import resolve_top
from judgecall.engine.state.objects import Announced, OnStack
from judgecall.engine.terms.zones import Zone


def spell(t: Table, text: str, *targets: tuple[int | str, ...], owner: str = "Alice") -> int:
    """An instant on the stack with its targets."""
    from judgecall.engine.cards.cardfile import decode_cards

    (card,) = decode_cards(f"name: Spell\ntypes: Instant\nabilities:\n  - spell: {text}\n", "spell.yaml")
    oid = len(t.objects) + 1
    on = OnStack(kind=("spell"), source=oid, ability=card.faces[0].abilities[0], announced=Announced(targets=targets))
    return t.put(owner, card, Zone.STACK, stack=on)


def test_what_is_left_of_two_targets_is_affected() -> None:
    """608.2b."""
    text = (
        "{targets: [{what: creature, as: one}, {what: creature, as: two}], "
        "do: [{destroy: one}, {destroy: two}, {gain_life: 1}]}"
    )
    for gone in (1, 2):
        t = Table()
        a = t.permanent("Alice", "Artifact")
        cs = [t.creature("Bob", 1, 1) for _ in range(2)]
        spell(t, text, (cs[0],), (cs[1],))
        g = t.game()
        for c in cs[:gone]:
            act(g, a, "{return_to_hand: it}", it=c)
        run(resolve_top(g))
        assert lives(g)["Alice"] == (21 if gone == 1 else 20)
        assert len(g.view.zone(Zone.GRAVEYARD, "Bob")) == (1 if gone == 1 else 0)


def test_an_ability_resolves_without_its_source() -> None:
    """113.7a: damage by the source as it last was."""
    t = Table()
    s = t.creature(
        "Alice",
        4,
        4,
        "keyword: lifelink",
        ' activated: {cost: "{1}", do: [{deal_damage: {n: {value_of: {value: power, of: self}}, to_players: each_opponent}}]}',
    )
    g = t.game()
    _activate(g, s)
    act(g, s, "{destroy: self}")
    run(resolve_top(g))
    assert lives(g) == {"Alice": 24, "Bob": 16}


def _activate(g: Game, source: int) -> None:
    from judgecall.engine.events import zones as zo
    from judgecall.engine.kernel.pipeline import perform
    from judgecall.engine.rules.cr603_3_stacking import NO_CHARACTERISTICS

    abl = next(a for a in g.view.chars(source).abilities if isinstance(a.ability, Activated))
    on = OnStack(kind="activated", source=source, ability=abl.ability, number=abl.number)
    seed = zo.TokenSeed(faces=(NO_CHARACTERISTICS,), owner="Alice", kind="ability")
    run(perform(g, [zo.Move(seed=seed, to=Zone.STACK, cause="activate", stack=on, stack_controller="Alice")], "602.2a"))


def test_each_player_sacrifices_then_discards_as_written() -> None:
    """608.2c, 101.4."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    for p in ("Alice", "Bob"):
        t.creature(p, 1, 1)
        t.card(p, "Plains", Zone.HAND)
    g = t.game()
    act(g, a, "{sacrifice: {what: creature, who: each_player}}, {discard: {n: 1, who: each_player}}")
    assert not any(g.view.zone(Zone.HAND, p) for p in ("Alice", "Bob"))
    assert len(list(g.view.battlefield())) == 1


def test_an_effect_finds_what_it_moved_itself_and_not_what_moved_on() -> None:
    """400.7j."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    c = t.creature("Alice", 1, 1)
    g = t.game()
    act(g, a, "{destroy: it}, {exile: it}", it=c)
    assert len(g.view.zone(Zone.EXILE)) == 1
    d = g.view.zone(Zone.EXILE)[0]
    act(g, a, "{put_onto_battlefield: it}", it=d)
    act(g, a, "{destroy: it}", it=d)
    assert any("Creature" in g.view.chars(o).types for o in g.view.battlefield())


def test_a_spell_goes_to_the_graveyard_as_the_last_step() -> None:
    """608.2n: it does not count itself in the graveyard."""
    t = Table()
    spell(t, "{do: [{gain_life: {count: {each: {is: card, zone: graveyard, owner: you}}}}]}")
    t.card("Alice", "Plains", Zone.GRAVEYARD)
    g = t.game()
    run(resolve_top(g))
    assert lives(g)["Alice"] == 21
    assert len(g.view.zone(Zone.GRAVEYARD, "Alice")) == 2


def test_triggers_during_a_resolution_wait_for_its_end() -> None:
    """603.3: put on the stack when a player would get priority."""
    dies = "triggered: {when: {zone_move: {what: creature, from: battlefield, to: graveyard}}, do: [{gain_life: 1}]}"
    t = Table()
    t.permanent("Alice", "Artifact", dies)
    t.creature("Bob", 1, 1)
    spell(t, "{do: [{destroy: {each: creature}}, {lose_life: {n: 5, who: you}}]}")
    g = t.game()
    run(resolve_top(g))
    assert lives(g)["Alice"] == 15
    assert not g.view.zone(Zone.STACK)
    resolve_all(g)
    assert lives(g)["Alice"] == 16


def test_a_triggered_mana_abilitys_look_alike_with_a_target_uses_the_stack() -> None:
    """605.1b, 605.5a."""
    t = Table()
    a = t.permanent("Alice", "Artifact", 'triggered: {when: {life_changes: {gains: true}}, do: [{add_mana: {mana: "{C}"}}]}')
    g = t.game()
    act(g, a, "{gain_life: 1}")
    from acting import settle_down

    settle_down(g)
    assert len(g.view.zone(Zone.STACK)) == 1
    assert not g.state.players["Alice"].mana
