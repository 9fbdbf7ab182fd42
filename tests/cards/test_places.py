"""A word that would do nothing where it stands is a fault, with its line and what was allowed."""

from __future__ import annotations

from pathlib import Path

import pytest
from judgecall.engine.cards.cardfile import decode_cards
from judgecall.engine.cards.library import load_cards
from judgecall.engine.cards.places import NEEDS
from judgecall.engine.cards.problems import CardError, Problem

CARDS = Path(__file__).resolve().parents[2] / "fixtures" / "cards"


def faults(ability: str, types: str) -> tuple[Problem, ...]:
    with pytest.raises(CardError) as caught:
        decode_cards(f"name: A Card\ntypes: {types}\nabilities:\n  - {ability}\n", "a.yaml")
    return caught.value.problems


ENTERS = "replaces: {event: {zone_move: {to: battlefield}}, ops: [{enters_modified: {%s}}]}"


@pytest.mark.parametrize(
    ("types", "ability", "said"),
    [
        ("Artifact", ENTERS % "under: chosen_player", "nothing on this card chooses a player"),
        ("Artifact", ENTERS % "under: {choose_player: {among: each_opponent}}", "under would do nothing here"),
        ("Artifact", ENTERS % "choose: color, options: [a, b]", "options would do nothing here"),
        ("Artifact", ENTERS % "tapped: true, least: 1", "least would do nothing here"),
        ("Artifact", ENTERS % "tapped: true, exceptions: {name: B}", "exceptions would do nothing here"),
        ("Artifact", "static: {what: {each: creature}, parts: [{set_colors: [chosen]}]}", "chooses a color"),
        ("Artifact", "static: {what: {each: {chosen: card type}}, parts: [doesnt_untap]}", "chooses a card type"),
        ("Artifact", "static: {what: {each: {is: creature, named: chosen}}, parts: [doesnt_untap]}", "named would do nothing"),
        ("Artifact", "activated: {cost: '{T}', do: [{add_mana: {chosen: true}}]}", "chooses a color"),
        ("Artifact", "replaces: {event: {zone_move: {to: graveyard}}, ops: [{to_zone: stack}]}", "stack means nothing here"),
        ("Artifact", "replaces: {event: {begins_turn_part: {part: upkeep}}, ops: [{instead_do: [{draw: 1}]}]}", "ops would do"),
        ("Artifact", "static: {what: null, who: you, parts: [{player_cant: {what: draw, which: card}}]}", "which would do"),
        ("Artifact", "static: {what: null, who: you, parts: [{player_cant: {what: win, by: you}}]}", "by would do nothing"),
        ("Artifact", "static: {what: null, who: you, parts: [{player_rule: {rule: shroud, n: 1}}]}", "n would do nothing"),
        ("Artifact", "static: {what: null, who: you, parts: [{player_rule: {rule: maximum hand size}}]}", "rule would do"),
        ("Artifact", "static: {what: null, who: you, parts: [{player_rule: {rule: shroud, what: red}}]}", "what would do"),
        ("Artifact", "static: {parts: [{attacks_as_though: {kind: haste, what: Dragon}}]}", "what would do nothing here"),
        ("Artifact", ENTERS % "choose: color, card: creature card", "card would do nothing here"),
        ("Instant", "spell: {do: [{search: {what: card, to: stack}}]}", "stack means nothing here"),
        ("Artifact", "triggered: {when: {casts: {from: battlefield}}, do: [{draw: 1}]}", "battlefield means nothing here"),
        ("Instant", "spell: {do: [{search: {what: card, tapped: true}}]}", "tapped would do nothing here"),
        ("Instant", "spell: {do: [{modify: {what: {each: creature}, parts: [switch_pt], lasts: next time}}]}", "'next time'"),
        (
            "Artifact",
            "triggered: {when: {casts: {}}, do: [{draw: {this_turn: {event: {casts: {}}, before_self: true}}}]}",
            "before_self would do nothing here",
        ),
        ("Instant", "spell: {do: [{create_token: {token: {predefined: Food, colors: [red]}}}]}", "colors would do nothing"),
        ("Artifact", "activated: {cost: '{T}', do: [{choose_word: {as: w, kind: color, least: 1}}]}", "least would do nothing"),
        ("Instant", "spell: {do: [{choose_word: {as: w, kind: color, card: land card}}]}", "card would do nothing here"),
        ("Instant", "spell: {do: [{choose_word: {as: w, kind: number, options: [a]}}]}", "options would do nothing"),
        ("Instant", "spell: {do: [{for_each: {times: 2, who: each_player, do: [{draw: 1}]}}]}", "who would do nothing here"),
        (
            "Artifact",
            "replaces: {event: {tokens_created: {one_or_more: false}}, ops: [{multiply: {by: 2}}]}",
            "one_or_more would do nothing here",
        ),
        ("Instant", "spell: {do: [{roll_die: {sides: 0}}]}", "sides would do nothing here"),
        ("Instant", "spell: {do: [{vote: {options: []}}]}", "options is missing"),
        ("Instant", "spell: {modes: {modes: []}}", "modes is missing"),
        ("Instant", "spell: {do: [{let: {as: n, amount: 2, players: you}}, {draw: n}]}", "players would do nothing here"),
        ("Artifact", "activated: {cost: '{T}', modes: {modes: [{cost: '{1}', do: [{draw: 1}]}]}}", "cost would do"),
        ("Instant", "spell: {do: [{choose_mode: {modes: {random: true, modes: [{do: [{draw: 1}]}]}}}]}", "random would do"),
        (
            "Instant",
            "spell: {do: [{choose_mode: {modes: {modes: [{targets: [creature], do: [{destroy: target}]}]}}}]}",
            "targets would do nothing here",
        ),
    ],
)
def test_a_word_without_effect(types: str, ability: str, said: str) -> None:
    (problem, *_) = faults(ability, types)
    assert problem.line == 4
    assert said in problem.what
    assert problem.allowed


def test_a_choice_on_another_face_will_do() -> None:
    (card,) = decode_cards(
        """
name: Front // Back
layout: transform
faces:
  - name: Front
    cost: "{1}"
    types: Artifact
    abilities: [{replaces: {event: {zone_move: {to: battlefield}}, ops: [{enters_modified: {choose: color}}]}}]
  - name: Back
    types: Artifact
    abilities: [{static: {what: {each: {chosen: color}}, parts: [doesnt_untap]}}]
""",
        "a.yaml",
    )
    assert len(card.faces) == 2


def test_the_table_speaks_of_fields() -> None:
    assert all(need.field in struct.__struct_fields__ for struct, needs in NEEDS.items() for need in needs)


def test_every_shipped_card_is_right() -> None:
    assert load_cards([CARDS]).problems() == ()
