"""A wrong card is caught: each change in a card of the four documents fails a scenario in which the card has a part."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from judgecall.adapters.reference.cards import SHIPPED
from judgecall.engine.cards.library import shared

sys.path.insert(0, str(Path(__file__).parent))
from changes import changed_cards
from playing import Play, with_card

CARDS = ("Summon: G.F. Cerberus", "Summon: Choco/Mog", "Underworld Breach", "Palace Sentinels")

SAME = {
    r"casts\.what\.Filter\.is\[0\]: card": "what is cast is a spell, whatever it is called (112.1)",
    r"casts\.what\.Filter\.controller: .*you.* added": "who casts a spell controls it (112.2)",
    r"casts\.what\.Filter\.cast_by: .*you.* added": "who casts a spell is who cast it (601.2a)",
    r"casts\.what\.Filter\.other: True": "a permanent is never the spell that is cast",
    r"casts\.what\.Filter\.has_this_turn: (moved|been cast) added": "each spell moved to the stack as it was cast (601.2a)",
    r"exile_cost\.what( left out|\.Filter\.(is\[0\] left out|other: False))": "the card that is cast is on the stack by then "
    "(601.2a), and only cards are in a graveyard",
    r"exile_cost\.what\.Filter\.(zone: graveyard|controller: .*you.*) added": "the cost says so already (108.4a, 404.1)",
    r"static\.what\.each\.what\.Filter\.is\[1\] left out": "only cards are in a graveyard",
    r"static\.what\.each\.what\.Filter\.controller: .*you.* added": "a card in a graveyard goes by its owner (108.4a)",
    r"static\.what\.each\.what\.Filter\.other: True": "the ability works on the battlefield, not in the graveyard (113.6)",
    r"modify\.what\.each\.what\.Filter\.zone: battlefield added": "a creature is a permanent (109.2)",
    r"modify\.lasts: this turn": "both end in the cleanup step (514.2)",
    r"step_begins\.whose: active_player": "each step is the active player's (500.1)",
    r"triggered\.(do_)?once_each_turn: True": "it has no second chance: it is sacrificed, or is a new object (400.7)",
}
"""Changes of the text that leave the meaning of these cards as it is, and why."""


@pytest.mark.parametrize("name", CARDS)
def test_each_wrong_card_fails_a_scenario(name: str) -> None:
    card = shared((SHIPPED,)).get(name)
    features = with_card(name)
    right = Play(features, [("nothing", card)]).run()
    assert right == {"nothing": "passed"}
    fates = Play(features, [(what, wrong) for what, wrong in changed_cards(card) if not _same(what)]).run()
    known = {scenario.id for feature in features for scenario in feature.scenarios}
    survivors = [f"{what} ({fate})" for what, fate in fates.items() if fate not in known]
    assert not survivors, f"of {len(fates)} changes of {name} no scenario fails on:\n" + "\n".join(survivors)


def _same(what: str) -> bool:
    return any(re.search(f"{words}$", what) for words in SAME)


def test_each_change_that_leaves_the_meaning_is_one() -> None:
    made = [what for name in CARDS for what, _ in changed_cards(shared((SHIPPED,)).get(name))]
    idle = [words for words in SAME if not any(re.search(f"{words}$", what) for what in made)]
    assert not idle
