"""Each kind of trigger that looks back in time (603.10a-f), and none that doesn't."""

from __future__ import annotations

from acting import act, now
from harness import Table, run
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules.cr104_ending import players_lose
from judgecall.engine.state.objects import OnStack
from judgecall.engine.terms.zones import Zone

GAIN = "do: [{gain_life: 1}]"


def test_leaving_a_graveyard() -> None:
    """603.10a: a card with the ability that leaves the graveyard together with others."""
    trigger = (
        f"triggered: {{when: {{zone_move: {{what: {{is: card, other: true}}, from: graveyard}}}}, zone: graveyard, {GAIN}}}"
    )
    t = Table()
    a = t.permanent("Alice", "Artifact")
    t.creature("Alice", 1, 1, trigger, zone=Zone.GRAVEYARD)
    t.creature("Alice", 1, 1, zone=Zone.GRAVEYARD)
    g = t.game()
    act(g, a, "{exile: {each: {is: card, zone: graveyard}}}")
    assert len(g.state.waiting) == 1


def test_put_into_a_hand_from_the_battlefield() -> None:
    """603.10a: an object that all can see."""
    t = Table()
    c = t.creature("Alice", 1, 1, f"triggered: {{when: {{zone_move: {{from: battlefield, to: hand}}}}, {GAIN}}}")
    g = t.game()
    act(g, c, "{return_to_hand: self}")
    assert len(g.state.waiting) == 1


def test_phasing_out() -> None:
    """603.10b."""
    t = Table()
    a = t.permanent("Alice", "Artifact")
    c = t.creature("Alice", 1, 1, f"triggered: {{when: {{phases_out: {{}}}}, {GAIN}}}")
    g = t.game()
    act(g, a, "{phase_out: it}", it=c)
    assert len(g.state.waiting) == 1


def test_losing_control() -> None:
    """603.10d: the ability of the one who loses control triggers for that player."""
    t = Table()
    a = t.permanent("Bob", "Artifact")
    c = t.creature("Alice", 1, 1, f"triggered: {{when: {{gains_control: {{loses: true}}}}, {GAIN}}}")
    g = t.game()
    act(g, a, "{modify: {what: it, parts: [{controlled_by: you}], lasts: game}}", it=c)
    assert [w.controller for w in g.state.waiting] == ["Alice"]


def test_being_countered() -> None:
    """603.10e: the ability of the countered spell itself."""
    trigger = f"triggered: {{when: {{spell_countered: {{what: spell}}}}, zone: stack, {GAIN}}}"
    t = Table()
    a = t.permanent("Bob", "Artifact")
    s = t.creature("Alice", 1, 1, trigger, zone=Zone.STACK, stack=OnStack(kind="spell", source=2))
    g = t.game()
    act(g, a, "{counter_spell: it}", it=s)
    assert g.state.objects[now(g, s)].zone is Zone.GRAVEYARD
    assert len(g.state.waiting) == 1


def test_a_player_losing_the_game() -> None:
    """603.10f: seen by others, whatever leaves with that player."""
    t = Table("Alice", "Bob", "Cleo")
    t.permanent("Alice", "Artifact", f"triggered: {{when: {{loses_game: {{}}}}, {GAIN}}}")
    g = t.game()
    run(players_lose(g, [("Bob", "test", "104.3e")]))
    assert len(g.state.waiting) == 1


def test_entering_and_tapping_do_not_look_back() -> None:
    """603.10: an ability lost in the same event does not trigger."""
    enters = f"triggered: {{when: {{zone_move: {{what: creature, to: battlefield}}}}, {GAIN}}}"
    t = Table()
    w = t.permanent("Alice", "Artifact", enters)
    c = t.creature("Alice", 1, 1, zone=Zone.HAND)
    g = t.game()
    moves = [
        zo.Move(object=w, to=Zone.GRAVEYARD),
        zo.Move(object=c, to=Zone.BATTLEFIELD, entering=zo.Entering(controller="Alice")),
    ]
    run(perform(g, moves, "test"))
    assert not g.state.waiting


def test_an_ability_that_a_dying_permanent_gave_was_there() -> None:
    """603.10a: the ability existed just before, though its giver dies with the creature."""
    dies = "{triggered: {when: {zone_move: {from: battlefield, to: graveyard}}, do: [{gain_life: 1}]}}"
    t = Table()
    c = t.creature("Alice", 1, 1)
    t.permanent(
        "Bob", "Enchantment", f"static: {{what: {{each: creature}}, parts: [{{gain_abilities: {{abilities: [{dies}]}}}}]}}"
    )
    g = t.game()
    act(g, c, "{destroy: {each: permanent}}")
    assert [w.controller for w in g.state.waiting] == ["Alice"]


def test_an_ability_that_was_lost_just_before_does_not_trigger() -> None:
    """603.10a, 613.1f: under an effect that takes abilities away, which dies with the creature."""
    dies = f"triggered: {{when: {{zone_move: {{from: battlefield, to: graveyard}}}}, {GAIN}}}"
    t = Table()
    c = t.creature("Alice", 1, 1, dies)
    t.permanent("Bob", "Enchantment", "static: {what: {each: creature}, parts: [{lose_all_abilities: {}}]}")
    g = t.game()
    act(g, c, "{destroy: {each: permanent}}")
    assert not g.state.waiting


def test_one_event_that_fits_both_alternatives_triggers_once() -> None:
    """603.2c: "dies" looks back, "is put into a graveyard from anywhere" doesn't."""
    dies = "zone_move: {what: {is: creature}, from: battlefield, to: graveyard}"
    buried = "zone_move: {what: {is: [creature, card]}, to: graveyard}"
    t = Table()
    a = t.permanent("Alice", "Artifact", f"triggered: {{when: {{either_event: [{{{dies}}}, {{{buried}}}]}}, {GAIN}}}")
    c = t.creature("Alice", 1, 1)
    t.creature("Alice", 1, 1, zone=Zone.LIBRARY)
    g = t.game()
    act(g, a, "{destroy: it}", it=c)
    assert len(g.state.waiting) == 1
    act(g, a, "{mill: 1}")
    assert len(g.state.waiting) == 2
