"""Every keyword has its 702 number and expands to structs of the language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from judgecall.engine.cards.faults import Sink
from judgecall.engine.cards.keywords import FLAGS, expand
from judgecall.engine.cards.keywords.table import KEYWORDS
from judgecall.engine.cards.lang import costs, nouns
from judgecall.engine.cards.lang.abilities import Keyword, Static
from judgecall.engine.cards.lang.continuous import AllCreatureTypes, CantBeBlocked
from judgecall.engine.cards.names import Scopes

RULES = Path(__file__).resolve().parents[2] / "fixtures" / "rules" / "2026-04-17.yaml"


def sample(name: str) -> Keyword:
    """A keyword with every parameter it takes."""
    given = [t.rstrip("?") for t in KEYWORDS[name].takes]
    return Keyword(
        name=name,
        cost=(costs.Mana(cost="{1}"),) if "cost" in given else None,
        n=2 if "n" in given else None,
        what=nouns.Filter(is_=("red",)) if "what" in given else None,
    )


@pytest.mark.parametrize("name", sorted(KEYWORDS))
def test_keyword_expands(name: str) -> None:
    abilities = expand(sample(name))
    assert (abilities == ()) == (name in FLAGS)
    assert not any(isinstance(a, Keyword) for a in abilities)


def test_keywords_have_numbers_of_the_pinned_edition() -> None:
    known = set(re.findall(r"702\.\d+[a-z]?", RULES.read_text(encoding="utf-8")))
    assert {f"{info.rule}a" for info in KEYWORDS.values()} <= known


def test_flags_are_keywords() -> None:
    assert set(KEYWORDS) >= FLAGS


def test_flying_can_be_blocked_by_flying_and_reach_only() -> None:
    (static,) = expand(Keyword(name="flying"))
    assert isinstance(static, Static)
    fits = nouns.Filter(any_=(nouns.Filter(keyword="flying"), nouns.Filter(keyword="reach")))
    assert static.parts == (CantBeBlocked(except_by=fits),)


def test_changeling_defines_characteristics() -> None:
    (static,) = expand(Keyword(name="changeling"))
    assert static == Static(parts=(AllCreatureTypes(),), defines=True)


@pytest.mark.parametrize("name", sorted(set(KEYWORDS) - FLAGS))
def test_what_a_keyword_stands_for_passes_the_checks_of_card_files(name: str) -> None:
    sink = Sink("keywords")
    for ability in expand(sample(name)):
        Scopes(sink, costs_bind=False).ability(ability, ())
    assert sink.problems == []
