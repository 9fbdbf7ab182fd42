"""The literal grammar, by the vectors that adapters in other languages share."""

import json
from functools import partial
from pathlib import Path

import judgecall.fixtures
import msgspec
import pytest
from judgecall.adapters import port
from judgecall.steps import literals
from judgecall.steps.names import LiteralError, Names

VECTORS = json.loads((Path(judgecall.fixtures.__file__).parent / "protocol/vectors/literals.json").read_text())


class Known:
    """The cards of the vectors."""

    def find(self, name):
        return port.CardDefinition(name=name, faces=()) if name in VECTORS["names"]["cards"] else None

    def names(self):
        return VECTORS["names"]["cards"]


NAMES = Names(Known(), tuple(VECTORS["names"]["players"]))
NAMES.aliases.update(VECTORS["names"]["aliases"])

PARSERS = {
    "object": lambda text: literals.parse_object(text, NAMES).reference(),
    "target": partial(literals.parse_target, names=NAMES),
    "value": partial(literals.parse_value, names=NAMES),
    "counters": literals.parse_counters,
    "counted": partial(literals.parse_counted, names=NAMES),
    "point": partial(literals.parse_point, names=NAMES),
    "share": partial(literals.parse_share, names=NAMES),
    "pile": partial(literals.parse_pile, names=NAMES),
    "list": literals.listed,
    "words": literals.listed_words,
    "quotes": literals.listed_quotes,
    "roman": literals.roman,
}


@pytest.mark.parametrize("case", VECTORS["cases"], ids=[f"{c['parse']} {c['text']}" for c in VECTORS["cases"]])
def test_vectors(case):
    parse = PARSERS[case["parse"]]
    if "error" in case:
        with pytest.raises(LiteralError) as caught:
            parse(case["text"])
        for words in case["error"]:
            assert words in str(caught.value)
    else:
        assert json.loads(msgspec.json.encode(parse(case["text"]))) == case["value"]


@pytest.mark.parametrize("number", range(1, 40))
def test_roman_numerals_there_and_back(number):
    assert literals.roman(literals.to_roman(number)) == number


@pytest.mark.parametrize("case", [c for c in VECTORS["cases"] if c["parse"] == "object" and "value" in c])
def test_a_step_has_a_slot_for_every_object(case):
    """Quoted as a whole, every object of the grammar fits the slot of a step."""
    import re

    from judgecall.steps.phrases import OBJECT

    text = case["text"]
    assert re.fullmatch(OBJECT, text if '"' in text else f'"{text}"')


def test_mana_in_a_pool_is_of_the_six_types():
    assert literals.parse_pool("{R}{C}{R}") == "{R}{C}{R}"


@pytest.mark.parametrize("text", ["{2}{U}", "{X}", "{R/W}", "{S}", "{G/P}"])
def test_a_cost_is_no_mana(text):
    with pytest.raises(LiteralError) as caught:
        literals.parse_pool(text)
    assert "is no type of mana" in str(caught.value)
    assert "{W} {U} {B} {R} {G} {C}" in str(caught.value)
