"""What a keyword stands for cites the keyword's own rule (702) in the course of a game."""

from __future__ import annotations

import json

import pytest
from judgecall.engine.cards.keywords.registry import FLAGS, macros, rules_of
from judgecall.engine.cards.keywords.table import KEYWORDS
from judgecall.runner import cli
from judgecall.runner.card_library import Cards, keywords_of
from judgecall.runner.execute import run
from judgecall.runner.selection import Selection, choose
from judgecall.runner.settings import Settings

NEVER_PLAYED = {"partner", "prowl"}
"""Keywords of cards in scenarios in which they are never used. They are to become fewer."""


def numbers(name):
    """The rules that a keyword's own function carries out, or the one of a keyword that rules ask for by name."""
    return set(rules_of(name)) if name in FLAGS else set(macros()[name][1])


def test_each_keyword_has_a_rule_under_its_own_number():
    for name, info in KEYWORDS.items():
        assert numbers(name), name
        assert all(n.startswith(info.rule) and n[len(info.rule) :].isalpha() for n in rules_of(name)), name


def test_each_keyword_that_a_scenario_has_is_cited_in_the_course_of_one():
    results = []
    run(Settings(features={f.path: f for f in choose(Selection()).features}), results.append)
    having = {card.name: keywords_of(card) for card in Cards().all()}
    there, cited = set(), set()
    for r in results:
        here = {k for name in r.needs.get("cards", ()) for k in having.get(name, ())}
        there |= here
        cited |= {k for k in here if numbers(k) & set(r.cited)}
    assert there - cited == NEVER_PLAYED


def course(capfd, scenario):
    cli.invoke(["explain", "--id", scenario, "--format", "json"])
    steps = json.loads(capfd.readouterr().out)["steps"]
    return [(entry["text"], entry["rules"]) for step in steps for entry in step["entries"]]


@pytest.mark.parametrize(
    ("scenario", "number", "words"),
    [
        ("cascade-0001", "702.85a", ["triggers", "is put on the stack", "is exiled", "has resolved"]),
        ("dash-0001", "702.109a", ["has cast", "enters the battlefield", "triggers", "moves to Alice's hand"]),
        ("basic-0120", "702.15b", ["gains 1 life"]),
        ("copy-0055", "702.40a", ["triggers", "copy of Grapeshot is put on the stack"]),
    ],
)
def test_what_comes_of_a_keyword_cites_it(capfd, scenario, number, words):
    texts = [text for text, rules in course(capfd, scenario) if number in rules]
    for word in words:
        assert any(word in text for text in texts), (word, texts)
