"""Whatever describes objects does so while their characteristics are being determined, too (611.3, 613)."""

from __future__ import annotations

import pytest
from harness import Table
from judgecall.engine.cards import hints
from judgecall.engine.cards.lang import nouns
from judgecall.engine.cards.phrases import PAIRS, STATES

CHOOSES = "replaces: {event: {zone_move: {to: battlefield}}, ops: [{enters_modified: {choose: color}}]}"
FIELDS = {
    "any": "[{is: white}, {is: blue}]",
    "not": "{is: white}",
    "zone": "graveyard",
    "controller": "you",
    "owner": "you",
    "cast_by": "you",
    "other": "true",
    "these": "[self]",
    "not_these": "[self]",
    "keyword": "flying",
    "named": "Grizzly Bears",
    "shares_name_with": "self",
    "shares_color_with": "self",
    "shares_creature_type_with": "self",
    "power": "{least: 2}",
    "toughness": "{most: 2}",
    "mana_value": "{equal: 0}",
    "greatest": "power",
    "least": "mana value",
    "counter": "any",
    "attached_to": "self",
    "targets": "{is: creature}",
    "targets_player": "you",
    "targets_only": "true, targets: {is: creature}",
    "single_target": "true",
    "chosen": "color",
    "mana_cost": '["{R}"]',
    "has_this_turn": "entered",
    "blocking": "self",
    "blocked_by": "self",
}
"""Something said in each field of a noun phrase."""


def test_each_field_is_there() -> None:
    assert {field.key for field in hints.fields(nouns.Filter).values()} == {"is", *FIELDS}


@pytest.mark.parametrize("said", [*(f"is: {w}" for w in sorted(STATES | PAIRS)), *(f"{k}: {v}" for k, v in FIELDS.items())])
def test_an_effect_on_what_is_so_described(said: str) -> None:
    t = Table()
    phrase = f"{said}, is: creature" if not said.startswith("is:") else said
    static = f"static: {{what: {{each: {{{phrase}}}}}, parts: [{{gain_abilities: {{abilities: [menace]}}}}]}}"
    t.permanent("Alice", "Artifact", static, CHOOSES)
    t.creature("Alice", 1, 1)
    g = t.game()
    assert [g.view.chars(o).keywords for o in g.view.battlefield()]
