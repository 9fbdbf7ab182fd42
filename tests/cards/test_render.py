"""Rules text written from the structure, on invented cards (texts of real cards are stored nowhere)."""

from __future__ import annotations

from pathlib import Path

import pytest
from judgecall.engine.cards.cardfile import decode_cards
from judgecall.engine.cards.keywords.table import KEYWORDS
from judgecall.engine.cards.lang import costs, nouns
from judgecall.engine.cards.lang.abilities import Keyword
from judgecall.engine.cards.library import load_cards
from judgecall.engine.cards.render import render_card
from judgecall.engine.cards.render.keywords import keyword
from judgecall.engine.cards.render.voice import Voice

CARDS = Path(__file__).resolve().parents[2] / "fixtures" / "cards"


def text(types: str, abilities: str) -> str:
    """The rules text of an invented card with these abilities (YAML in flow style)."""
    size = "power: 1\ntoughness: 1\n" if "Creature" in types else ""
    head = f"name: Glimmer Test\ninvented: true\ntypes: {types}\n{size}"
    (card,) = decode_cards(f"{head}abilities: [{abilities}]\n", "test")
    return render_card(card)[0].rules_text


DIES = "zone_move: {from: battlefield, to: graveyard}"
ENTERS = "zone_move: {to: battlefield}"
WORDINGS = [
    (
        "Sorcery",
        "spell: {modes: {modes: [{cost: '{1}', do: [{gain_life: 7}]}, {cost: '{2}', do: [{draw: 7}]}]}}",
        "Tiered\n• {1} — You gain 7 life.\n• {2} — Draw seven cards.",
    ),
    (
        "Sorcery",
        "spell: {modes: {most: 2, modes: [{cost: '{1}', do: [{gain_life: 7}]}, {cost: '{2}', do: [{draw: 7}]}]}}",
        "Spree\n+ {1} — You gain 7 life.\n+ {2} — Draw seven cards.",
    ),
    (
        "Sorcery",
        "spell: {do: [{pay_repeatedly: {cost: '{7}', most: 2}}, "
        "{reflexive_trigger: {name: times, do: [{draw: {var: times}}]}}]}",
        "You may pay {7} up to two times. When you pay this cost one or more times, draw that many cards.",
    ),
    (
        "Sorcery",
        "spell: {do: [{let: {as: n, amount: {player_value: {value: life, of: you}}}}, {lose_life: {var: n}}, "
        "{draw: {var: n}}]}",
        "You lose life equal to your life total and draw that many cards.",
    ),
    (
        "Sorcery",
        "spell: {targets: [{players: each_opponent}], do: [{for_each: {times: 3, do: [{lose_life: {n: 7, who: target}}]}}]}",
        "Target opponent loses 7 life. Repeat this process two more times.",
    ),
    (
        "Enchantment — Class",
        "class_level: {level: 2, cost: '{1}{R}', abilities: [{triggered: {when: {becomes_level: 2}, do: [{gain_life: 7}]}}]}",
        "{1}{R}: Level 2\nWhen this Class becomes level 2, you gain 7 life.",
    ),
    ("Sorcery", "spell: {do: [{incubate: 7}]}", "Incubate 7."),
    (
        "Sorcery",
        "spell: {targets: [{players: each_opponent}], do: [{exchange_life: {with: target}}, {gain_life: 7}]}",
        "Exchange life totals with target opponent. You gain 7 life.",
    ),
    (
        "Instant",
        "spell: {targets: [{any_target: true}], do: [{deal_damage: {n: 7, to: target}}]}",
        "Glimmer Test deals 7 damage to any target.",
    ),
    (
        "Sorcery",
        "spell: {do: [{destroy: {what: {each: nonwhite creature}, no_regeneration: true}}]}",
        "Destroy all nonwhite creatures. They can't be regenerated.",
    ),
    (
        "Instant",
        ("spell: {targets: [{what: {is: nonartifact nonland permanent, controller: opponent}}], do: [{exile: target}]}"),
        "Exile target nonartifact, nonland permanent an opponent controls.",
    ),
    (
        "Creature — Bear",
        "flying, protection: {any: [red, Wall]}, ward: '{2}'",
        "Flying, protection from red and from Walls\nWard {2}",
    ),
    (
        "Creature — Bear",
        "triggered: {when: {" + ENTERS + "}, do: [{draw: 3}, {discard: {n: 1}}]}",
        "When this creature enters, draw three cards, then discard a card.",
    ),
    (
        "Creature — Bear",
        "triggered: {when: {" + DIES + "}, do: [{put_onto_battlefield: {what: self, returned: true}}]}",
        "When this creature dies, return it to the battlefield under its owner's control.",
    ),
    (
        "Enchantment",
        (
            "static: {what: {each: {is: creature, controller: you, other: true}}, "
            "parts: [{change_pt: {power: 2}}, {gain_abilities: [haste]}]}"
        ),
        "Other creatures you control get +2/+0 and have haste.",
    ),
    (
        "Enchantment — Saga",
        "chapter: {chapters: [1, 2], word: Dawn, do: [{gain_life: 3}]}",
        "I, II — Dawn — You gain 3 life.",
    ),
    (
        "Artifact",
        ("activated: {cost: '{3}, {T}, sacrifice a creature', timing: sorcery, do: [{create_token: {token: Treasure, n: 2}}]}"),
        "{3}, {T}, Sacrifice a creature: Create two Treasure tokens. Activate only as a sorcery.",
    ),
    (
        "Instant",
        "spell: {modes: {n: 1, most: 2, modes: [{do: [{scry: 2}]}, {targets: [creature], do: [{tap: target}]}]}}",
        "Choose one or both —\n• Scry 2.\n• Tap target creature.",
    ),
    (
        "Land",
        (
            "replaces: {event: {"
            + ENTERS
            + "}, ops: [{enters_modified: {tapped: true}}], "
            + "if: {not: {exists: {is: Forest, controller: you}}}}"
        ),
        "This land enters tapped unless you control a Forest.",
    ),
    (
        "Creature — Bear",
        (
            "static: {parts: [{change_pt: {power: 1, toughness: 1}}], if: {exists: {what: {is: artifact, "
            "controller: you}, least: 3}}}"
        ),
        "This creature gets +1/+1 as long as you control three or more artifacts.",
    ),
    (
        "Sorcery",
        "spell: {do: [{may: {cost: '{2}', do: [{draw: 1}]}}]}",
        "You may pay {2}. If you do, draw a card.",
    ),
    (
        "Enchantment",
        "triggered: {when: {casts: {who: each_opponent, nth: 2}}, do: [{draw: 1}], once_each_turn: true}",
        "Whenever an opponent casts their second spell each turn, draw a card. This ability triggers only once each turn.",
    ),
    (
        "Artifact",
        "static: {what: {top_of: {}}, parts: [{cast_from: {cost: [{pay_life: 7}]}}]}",
        "You may cast spells from the top of your library. If you cast a spell this way, pay 7 life rather than pay its mana "
        "cost.",
    ),
    (
        "Artifact",
        "static: {what: {each: Goblin spell}, parts: [{cost_change: {mana: '{R}', less: true, colored_only: true}}]}",
        "Goblin spells cost {R} less to cast. This effect reduces only the amount of colored mana you pay.",
    ),
]


@pytest.mark.parametrize(("types", "abilities", "expected"), WORDINGS)
def test_wording(types: str, abilities: str, expected: str) -> None:
    assert text(types, _listed(abilities)) == expected


def _listed(abilities: str) -> str:
    """Abilities written one after another as items of a flow list."""
    depth, start, items = 0, 0, []
    for i, letter in enumerate(abilities):
        depth += (letter in "{[") - (letter in "}]")
        if letter == "," and depth == 0:
            items.append(abilities[start:i].strip())
            start = i + 1
    items.append(abilities[start:].strip())
    return ", ".join(f"{{{item}}}" if ":" in item else item for item in items)


def test_every_shipped_card_has_a_text() -> None:
    library = load_cards([CARDS])
    for name in library.names():
        for face in render_card(library.get(name)):
            assert "no wording" not in face.rules_text, name
            assert "{self}" not in face.rules_text, name
            assert "_" not in face.rules_text, name


def test_predefined_tokens_have_a_text() -> None:
    assert "Add one mana of any color" in render_card(load_cards([CARDS]).token("Treasure"))[0].rules_text


@pytest.mark.parametrize("name", sorted(KEYWORDS))
def test_keyword_has_a_wording(name: str) -> None:
    given = [t.rstrip("?") for t in KEYWORDS[name].takes]
    sample = Keyword(
        name=name,
        cost=(costs.Mana(cost="{1}"),) if "cost" in given else None,
        n=2 if "n" in given else None,
        what=nouns.Filter(is_=("Swamp",)) if "what" in given else None,
    )
    assert keyword(sample, Voice("Glimmer Test", "this creature"))


def test_what_has_no_wording_is_named_and_nothing_raises() -> None:
    ability = "static: {what: {each: creature}, parts: [{change_text: {old: red, new: blue}}]}"
    odd = text("Artifact", _listed(ability))
    assert odd == "[static: no wording for ChangeText]"


@pytest.mark.parametrize(
    ("ability", "words"),
    [
        ("activated: {cost: '{2}', zone: graveyard, do: [{draw: 1}]}", "Activate only if this card is in your graveyard."),
        ("activated: {cost: '{2}', zone: graveyard, do: [{return_to_hand: self}]}", "{2}: Return"),
        (
            "triggered: {when: {step_begins: {step: upkeep, whose: you}}, zone: exile, do: [{draw: 1}]}",
            "if this card is in exile,",
        ),
    ],
)
def test_where_an_ability_functions_is_said(ability: str, words: str) -> None:
    assert words in text("Artifact", _listed(ability))
