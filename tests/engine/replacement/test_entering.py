"""A permanent about to enter is judged as it will exist on the battlefield (614.12)."""

from __future__ import annotations

from typing import Any

from harness import Table, run
from judgecall.engine.choices import Choice
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.terms.zones import Zone

DOUBLER = (
    "replaces: {event: {counters_put: {what: {is: permanent, controller: you}, by_effect: true}}, ops: [{multiply: {by: 2}}]}"
)
SAGA = (
    "chapter: {chapters: [1], do: [{gain_life: 1}]}",
    "chapter: {chapters: [2], do: [{gain_life: 2}]}",
    "chapter: {chapters: [3], do: [{gain_life: 3}]}",
)


def enter(g: Game, oid: int, player: str = "Alice", *answers: Any) -> int:
    """Put an object onto the battlefield; its new id."""
    move = zo.Move(object=oid, to=Zone.BATTLEFIELD, entering=zo.Entering(controller=player), by_effect=True)
    happened = run(perform(g, [move], "test"), *answers)
    return next(e.new for e in happened if isinstance(e, zo.Move) and e.new is not None)


def saga(edition: str, *others: str) -> tuple[Game, int]:
    """A Saga in hand, with other permanents of Alice's."""
    t = Table(edition=edition)
    for text in others:
        t.permanent("Alice", "Enchantment", text)
    oid = t.permanent("Alice", "Enchantment — Saga", *SAGA, name="Tale", zone=Zone.HAND)
    return t.game(), oid


def test_a_saga_enters_with_one_lore_counter_in_every_edition() -> None:
    """714.3a; before 2026-04-17 by a rule."""
    for edition in ("2025-04-04", "2025-11-14", "2026-04-17"):
        g, oid = saga(edition)
        new = enter(g, oid)
        assert g.state.objects[new].counters == {"lore": 1}
        assert [w.abl.number for w in g.state.waiting] == [1]


def test_an_effect_that_doubles_counters_doubles_the_one_of_an_ability_only() -> None:
    """614.16: the entering counter is that of an effect since 2026-04-17."""
    for edition, lore in (("2026-01-16", 1), ("2026-04-17", 2)):
        g, oid = saga(edition, DOUBLER)
        new = enter(g, oid)
        assert g.state.objects[new].counters == {"lore": lore}
        assert [w.abl.number for w in g.state.waiting] == list(range(1, lore + 1))


def test_a_creature_saga_without_abilities_gets_no_counter_since_the_counter_is_an_ability() -> None:
    """714.3a, 614.12: judged as it would exist on the battlefield."""
    loss = "static: {what: {each: creature}, parts: [{lose_all_abilities: {}}]}"
    for edition, counters in (("2026-01-16", {"lore": 1}), ("2026-04-17", {})):
        t = Table(edition=edition)
        t.permanent("Bob", "Enchantment", loss)
        oid = t.permanent("Alice", "Enchantment Creature — Saga", *SAGA, lines=("power: 3", "toughness: 3"), zone=Zone.HAND)
        g = t.game()
        new = enter(g, oid)
        assert g.state.objects[new].counters == counters
        assert not g.state.waiting


def test_enters_tapped_looks_at_the_types_that_it_will_have() -> None:
    """A land that will be a creature enters tapped under an effect on creatures; the effect's own source does not."""
    tapped = "replaces: {event: {zone_move: {what: creature, to: battlefield}}, ops: [{enters_modified: {tapped: true}}]}"
    animate = "static: {what: {each: land}, parts: [{add_types: [Creature]}, {set_pt: {power: 1, toughness: 1}}]}"
    t = Table()
    t.permanent("Bob", "Enchantment", tapped)
    t.permanent("Bob", "Enchantment", animate)
    oid = t.card("Alice", "Plains", Zone.HAND)
    g = t.game()
    new = enter(g, oid)
    assert g.state.objects[new].tapped
    t = Table()
    own = t.creature("Alice", 2, 2, tapped, zone=Zone.HAND)
    g = t.game()
    new = enter(g, own)
    assert not g.state.objects[new].tapped


def test_what_enters_as_a_copy_enters_with_what_it_copies() -> None:
    """707.5, 616.1c: the copy effect first, then the copied "enters with"."""
    t = Table()
    target = t.creature(
        "Bob",
        1,
        1,
        "replaces: {event: {zone_move: {to: battlefield}}, ops: [{enters_modified: {counters: [{kind: '+1/+1', n: 2}]}}]}",
        name="Hydra",
    )
    clone = t.creature(
        "Alice",
        0,
        0,
        "replaces: {optional: true, event: {zone_move: {to: battlefield}}, ops: [{enters_modified: {copy_of: creature}}]}",
        name="Copier",
        zone=Zone.HAND,
    )
    g = t.game()
    new = enter(g, clone, "Alice", ("yes",))
    assert g.view.chars(new).name == "Hydra"
    assert g.state.objects[new].counters == {"+1/+1": 2}
    assert g.view.chars(new).power == 3
    assert target in g.state.objects


def test_two_doublers_and_the_affected_player_chooses() -> None:
    """616.1: doubling and adding one, in the order that the controller of the permanent chooses."""
    plus = (
        "replaces: {event: {counters_put: {what: {is: creature, controller: you}, kind: '+1/+1'}}, ops: [{increase: {by: 1}}]}"
    )
    for first, result in ((0, 2), (1, 4)):
        t = Table()
        t.permanent("Alice", "Enchantment", DOUBLER)
        t.permanent("Alice", "Enchantment", plus)
        bear = t.creature("Alice", 2, 2)
        g = t.game()
        put = ch.PutCounters(target=bear, kind="+1/+1", amount=1, by="Alice", by_effect=True)
        run(perform(g, [put], "test"), lambda c, i=first: (c.options[i],))
        assert g.state.objects[bear].counters == {"+1/+1": 3 if first == 0 else result}


def test_a_shield_prevents_only_as_much_as_is_left_of_it() -> None:
    """615.7: of two sources at once, the whole shield is used up once."""
    from judgecall.engine.cards.lang import continuous as con
    from judgecall.engine.cards.lang import events as le
    from judgecall.engine.state.effects import Lasting, Shield

    t = Table()
    a, b = t.creature("Bob", 2, 2), t.creature("Bob", 2, 2)
    g = t.game()
    shield = Shield(
        id=0,
        source=a,
        controller="Alice",
        event=le.DealsDamage(any_source=True),
        ops=(con.Prevent(shield=True),),
        lasting=Lasting(name="end of turn", player="Alice"),
        about=("Alice",),
        left=3,
    )
    run(perform(g, [ch.BeginShield(shield=shield)], "test"))
    run(perform(g, [ch.Damage(dealer=x, target="Alice", amount=2) for x in (a, b)], "test"), (2, 1))
    assert g.state.players["Alice"].life == 19
    assert not g.state.shields
    run(perform(g, [ch.Damage(dealer=a, target="Alice", amount=2)], "test"))
    assert g.state.players["Alice"].life == 17


def test_only_a_creature_type_is_chosen_as_one() -> None:
    """205.3m."""
    t = Table()
    mimic = t.card("Alice", "Metallic Mimic", zone=Zone.HAND)
    g = t.game()
    move = zo.Move(object=mimic, to=Zone.BATTLEFIELD, cause="put", entering=zo.Entering(controller="Alice"))
    asked: list[Choice] = []
    run(perform(g, [move], "614.12a"), "Goblin", asked=asked)
    assert asked[0].refusal("Plains") is not None
    assert asked[0].refusal("Goblin") is None
