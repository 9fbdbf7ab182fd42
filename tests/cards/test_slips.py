"""What is well formed and can't be meant is a fault of a card, with its line and what was allowed."""

from __future__ import annotations

import pytest
from judgecall.engine.cards.cardfile import decode_cards
from judgecall.engine.cards.problems import CardError


def said(text: str) -> str:
    with pytest.raises(CardError) as caught:
        decode_cards(text, "a.yaml")
    return str(caught.value)


@pytest.mark.parametrize(
    ("types", "ability", "words"),
    [
        ("Instant", "spell: {do: [{draw: -1}]}", "a.yaml:4:25: -1 would do nothing here (107.1b)"),
        ("Instant", "spell: {do: [{gain_life: -3}]}", "107.1b"),
        ("Instant", "spell: {do: [{draw: 0}]}", "0 would do nothing here"),
        ("Artifact", "activated: {cost: pay 0 life, do: [{draw: 1}]}", "0 would do nothing here"),
        ("Artifact", "activated: {cost: '{T}, {T}', do: [{draw: 1}]}", "{T} stands twice"),
        ("Artifact", "activated: {cost: '{T}', do: [{put_counters: {kind: +1+1}}]}", "'+1+1' is no kind of counter"),
        ("Instant", "spell: {do: [{destroy: {what: {each: creature}, as: foo}}]}", "nothing here speaks of 'foo'"),
        ("Enchantment — Saga", "chapter: {chapters: [0], do: [{draw: 1}]}", "a chapter is I or later"),
        ("Enchantment — Saga", "chapter: {chapters: [1, 1], do: [{draw: 1}]}", "stands once (714.2)"),
        ("Instant", "spell: {targets: [{what: {is: creature, power: {least: 4, most: 2}}}], do: [{tap: target}]}", "at most 2"),
        ("Instant", "spell: {targets: [{what: creature, n: 1, least: 3}], do: [{tap: target}]}", "at least 3 of 1 targets"),
        ("Instant", "spell: {targets: [{what: creature, n: 2, least: 1, up_to: true}], do: [{tap: target}]}", "without up_to"),
        ("Instant", "spell: {modes: {n: 3, modes: [{do: [{draw: 1}]}, {do: [{draw: 2}]}]}}", "3 of 2 modes"),
        ("Instant", "spell: {do: [{draw: 3}], modes: {modes: [{do: [{draw: 1}]}, {do: [{draw: 2}]}]}}", "do would do nothing"),
        ("Instant", "spell: {do: [{create_token: {token: {types: Creature — Elf}}}]}", "power and toughness is missing"),
        ("Instant", "spell: {do: [{create_token: {token: {types: Artifact, power: 1}}}]}", "only what its types have"),
        ("Artifact", "triggered: {when: {zone_move: {from: hand, to: hand}}, do: [{draw: 1}]}", "nothing moves from the hand"),
        ("Creature — Elff", "flying", "'Elff' is no subtype of Creature (205.3)"),
        ("Artifact — Forest", "indestructible", "'Forest' is no subtype of Artifact"),
    ],
)
def test_a_slip(types: str, ability: str, words: str) -> None:
    assert words in said(f"name: A Card\ntypes: {types}\nabilities:\n  - {ability}\n")


def test_subtypes_of_all_card_types_beside_them() -> None:
    for types in ("Land Creature — Forest Dryad", "Kindred Instant — Goblin Arcane", "Enchantment — Urza's"):
        text = f"name: A Card\ntypes: {types}\n" + ("power: 1\ntoughness: 1\n" if "Creature" in types else "")
        if "Enchantment" in types:
            assert "no subtype" in said(text)
        else:
            assert decode_cards(text, "a.yaml")


def test_a_color_stands_once_in_an_indicator() -> None:
    assert "a color stands twice" in said("name: A Card\ntypes: Artifact\ncolors: [red, red]\n")


def test_layouts_have_two_faces() -> None:
    one = "name: A\nlayout: split\nfaces:\n  - {name: B, types: Instant}\n"
    assert "1 faces of the layout split; allowed: 2 faces" in said(one)
    assert "meld_with would do nothing here" in said("name: A\ntypes: Artifact\nmeld_with: B\n")
