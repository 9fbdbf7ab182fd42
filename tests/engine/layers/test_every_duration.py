"""A duration means the same in every struct that has one: the effect ends when its rule says, and not before (611.2a-b,
603.7b, 511.2, 514.2, 702.26f)."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import msgspec
import pytest
from acting import act, settle_down
from harness import Table, run
from judgecall.engine.cards import hints
from judgecall.engine.cards.cardfile import decode_cards
from judgecall.engine.cards.lang.base import snake
from judgecall.engine.cards.lang.effects_changing import Duration
from judgecall.engine.cards.problems import CardError
from judgecall.engine.derive.game import Game
from judgecall.engine.rules import cr500_turn as turns
from judgecall.engine.rules.cr500_steps import turn_based_actions
from judgecall.engine.rules.cr611_durations import begun, expire
from judgecall.engine.terms.steps import Step

BEGINS = {
    "modify": "what: it, parts: [{change_pt: {power: 1, toughness: 1}}]",
    "modify_players": "who: you, parts: [{player_cant: {what: gain life}}]",
    "begin_replacement": "about: it, event: {deals_damage: {to: creature, any_source: true}}, ops: [{prevent: {}}]",
    "delayed_trigger": "when: {tapped: {what: creature}}, do: [{draw: 1}], repeats: true",
}
"""An effect of each kind about Alice's creature, begun by her Equipment, which is tapped and attached to that creature."""
OF_NO_OBJECT = {
    "modify_players": BEGINS["modify_players"],
    "begin_replacement": "event: {deals_damage: {to: creature, any_source: true}}, ops: [{prevent: {}}]",
    "delayed_trigger": "when: {tapped: {what: creature}}, do: [{draw: 1}], repeats: true",
}
WORDS: tuple[str, ...] = get_args(Duration)
REFUSED = [(kind, word) for kind in OF_NO_OBJECT for word in ("while you control it", "while attached")]
"""No object is affected that the duration could speak of."""
ACCEPTED = [(k, w) for k in BEGINS for w in WORDS if BEGINS[k] != OF_NO_OBJECT.get(k) or (k, w) not in REFUSED]

TIMES: tuple[tuple[str, Callable[[Game], object]], ...] = (
    ("combat ends", lambda g: run(turns.end_step(g))),
    ("cleanup", lambda g: run(turn_based_actions(g, Step.CLEANUP))),
    ("Bob's turn begins", lambda g: run(turns.begin_turn(g, "Bob", False))),
    ("Bob's cleanup", lambda g: run(turn_based_actions(g, Step.CLEANUP))),
    ("Alice's next turn begins", lambda g: run(turns.begin_turn(g, "Alice", False))),
    ("Alice's next cleanup", lambda g: run(turn_based_actions(g, Step.CLEANUP))),
)
ENDS = {
    "end of combat": "combat ends",
    "end of turn": "cleanup",
    "this turn": "cleanup",
    "your next turn": "Alice's next turn begins",
    "end of your next turn": "Alice's next cleanup",
}
"""When a duration ends that speaks of time; the others do not end with it."""
OF_SELF = {"while you control self", "while self on battlefield", "while self tapped", "while attached"}
HAPPENINGS: dict[str, tuple[str, set[str]]] = {
    "another player gains control of the source": ("steal: self", {"while you control self"}),
    "another player gains control of the creature": ("steal: it", {"while you control it"}),
    "the source untaps": ("{untap: self}", {"while self tapped"}),
    "the source is attached to another": ("{attach: {what: self, to: other}}", {"while attached"}),
    "the source leaves": ("{exile: self}", OF_SELF | {"until self leaves"}),
    "the source phases out": ("{phase_out: self}", OF_SELF),
    "the creature leaves": ("{exile: it}", {"while you control it", "while attached"}),
}
"""What happens, and which durations that ends."""
STEAL = "{{modify: {{what: {}, parts: [{{controlled_by: you}}], lasts: game}}}}"


def structs() -> set[str]:
    """The structs that have a duration."""
    found = (x for x in hints.namespace().values() if isinstance(x, type) and issubclass(x, msgspec.Struct))
    return {snake(x.__name__) for x in found if "lasts" in x.__struct_fields__}


def begin(kind: str, word: str, **source: bool) -> tuple[Game, dict[str, int]]:
    """A game in which an effect was to begin."""
    t = Table(step=Step.END_OF_COMBAT)
    it, other = t.creature("Alice", 2, 2), t.creature("Alice", 2, 2)
    equipment = t.permanent("Alice", "Artifact — Equipment", tapped=source.get("tapped", True), attached_to=it)
    thief = t.permanent("Bob", "Artifact")
    g = t.game()
    about = {"self": equipment, "it": it, "other": other, "thief": thief}
    act(g, equipment, f"{{{kind}: {{{BEGINS[kind]}, lasts: {word}}}}}", it=it)
    return g, about


def goes_on(g: Game) -> bool:
    """Whether the effect that Alice began goes on, once what is over has been seen to be."""
    settle_down(g)
    expire(g)
    return any(e.controller == "Alice" for e in begun(g))


def test_every_struct_with_a_duration_is_here() -> None:
    assert structs() == set(BEGINS)


@pytest.mark.parametrize(("kind", "word"), ACCEPTED)
def test_a_duration_of_time_ends_then_and_not_before(kind: str, word: str) -> None:
    g, _ = begin(kind, word)
    assert goes_on(g)
    end = ENDS.get(word)
    ended = False
    for moment, passes in TIMES:
        passes(g)
        ended = ended or moment == end
        assert goes_on(g) is not ended, moment


@pytest.mark.parametrize("what", HAPPENINGS)
@pytest.mark.parametrize(("kind", "word"), ACCEPTED)
def test_a_duration_of_a_state_ends_with_it(kind: str, word: str, what: str) -> None:
    g, objects = begin(kind, word)
    happens, ended = HAPPENINGS[what]
    spoken = {n: o for n, o in objects.items() if n in ("it", "other")}
    if happens.startswith("steal: "):
        stolen = objects[happens.removeprefix("steal: ")]
        act(g, objects["thief"], STEAL.format("it"), it=stolen)
    else:
        act(g, objects["self"], happens, **spoken)
    assert goes_on(g) is (word not in ended)


@pytest.mark.parametrize("kind", BEGINS)
def test_a_duration_that_is_over_never_begins(kind: str) -> None:
    g, _ = begin(kind, "while self tapped", tapped=False)
    assert not begun(g)


@pytest.mark.parametrize(("kind", "word"), REFUSED)
def test_a_duration_of_an_object_needs_an_object(kind: str, word: str) -> None:
    text = f"name: E\ntypes: Instant\nabilities: [{{spell: {{do: [{{{kind}: {{{OF_NO_OBJECT[kind]}, lasts: {word}}}}}]}}}}]\n"
    with pytest.raises(CardError, match="lasts would do nothing here"):
        decode_cards(text, "e.yaml")
