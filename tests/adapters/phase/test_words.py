"""Words, texts and the search for a legal course; none of it needs the engine."""

import pytest
from judgecall.adapters import port
from judgecall.adapters.phase import texts, words
from judgecall.adapters.phase.trying import Script
from judgecall.runner import engines
from judgecall.runner.errors import UsageProblem

TEXT = "Flying, ward {2}\nI, II — Draw a card.\nIII — Scry 1.\n{T}: This creature deals 1 damage to any target."


def test_abilities_are_numbered_as_the_port_does_it():
    listed = texts.paragraphs(TEXT, "Some Card")
    assert [(p.ability.number, p.ability.chapter, p.ability.keyword) for p in listed] == [
        (1, None, "flying"),
        (2, None, "ward"),
        (3, 1, None),
        (4, 2, None),
        (5, 3, None),
        (6, None, None),
    ]


@pytest.mark.parametrize(
    ("described", "number"), [("Chapter 2", 4), ("{T}: ~ deals 1 damage to any target.", 6), ("Draw a card.", 3), ("X", None)]
)
def test_descriptions_are_found_in_the_text(described, number):
    found = texts.find(described, texts.paragraphs(TEXT, "Some Card"), "Some Card")
    assert (found.ability.number if found else None) == number


@pytest.mark.parametrize(
    ("cost", "symbols", "value"),
    [
        ({"type": "NoCost"}, None, 0),
        ({"type": "Cost", "shards": ["Green"], "generic": 1}, "{1}{G}", 2),
        ({"type": "Cost", "shards": [], "generic": 0}, "{0}", 0),
        ({"type": "Cost", "shards": ["X", "Red"], "generic": 0}, "{X}{R}", 1),
        ({"type": "Cost", "shards": ["WhiteBlue", "PhyrexianBlack"], "generic": 0}, "{W/U}{B/P}", 2),
    ],
)
def test_mana_costs(cost, symbols, value):
    assert (words.symbols(cost), words.mana_value(cost)) == (symbols, value)


def test_every_course_is_tried_once():
    options = tuple(port.Option(id=str(n), value=port.OfNumber(number=n)) for n in range(2))
    first = port.Prompt(id="a", decider="A", player="A", kind=port.Kind.MODES, options=options)
    second = port.Prompt(id="b", decider="A", player="A", kind=port.Kind.YES_NO)
    script, seen = Script(), []
    while True:
        answer = script(first)
        seen.append((answer.picks, script(second).yes if answer.picks == ("0",) else None))
        if not script.next():
            break
    assert seen == [(("0",), True), (("0",), False), (("1",), None)]


def test_a_missing_package_is_one_clear_message(monkeypatch):
    real = engines.importlib.util.find_spec
    monkeypatch.setattr(engines.importlib.util, "find_spec", lambda name: None if name == "phase" else real(name))
    with pytest.raises(UsageProblem, match=r"pip install 'judgecall\[phase\]'"):
        engines.resolve("phase")
