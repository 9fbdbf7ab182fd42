"""Each lint of the code is shown failing on code that breaks just that, and passing on what looks like it."""

import pytest
from judgecall.runner.facts import RulesIndex
from judgecall.runner.lints import code

INDEX = RulesIndex(edition="2026-04-17", classes={"714.2b": "open"}, sections=("714",))
NAMES = ["Blood Moon", "Counterspell", "Forest", "History of Benalia"]


@pytest.fixture
def python_file(tmp_path):
    def write(text):
        (tmp_path / "module.py").write_text(text)
        return [tmp_path / "module.py"]

    return write


@pytest.mark.parametrize(
    "text", ["import yaml\nyaml.safe_load('a: no')", "from yaml import safe_load_all as f\nf(safe_load_all)"]
)
def test_a_loader_that_guesses_types_is_found(python_file, text):
    (finding,) = code.loaders(python_file(text))
    assert "613.10 becomes 613.1" in finding.message
    assert finding.line == 2


def test_other_loaders_are_not(python_file):
    assert code.loaders(python_file("import yaml\nyaml.compose('a: no')  # unlike safe_load")) == []


@pytest.mark.parametrize(
    "text",
    [
        '@rule("714.99")\ndef f(g): ...',
        'Entry(rules=("714.2b", "714.99"))',
        '@citation.rule("714.2b", "714.99")\ndef f(g): ...',
    ],
)
def test_a_citation_that_the_edition_does_not_have_is_found(python_file, text):
    (finding,) = code.citations(python_file(text), INDEX)
    assert "cites 714.99" in finding.message


def test_good_citations_are_not(python_file):
    text = '@rule("714.2b", "714")\ndef f(g): ...\nversion(number="714.99")\nrule("not a number")'
    assert code.citations(python_file(text), INDEX) == []


@pytest.mark.parametrize(
    "text",
    [
        'if name == "Blood Moon": pass',
        '"""As with the blood moon, lands lose their abilities."""',
        "def blood_moon(g): ...",
        "class HistoryOfBenalia: ...",
        'NAME = "Counterspell"',
    ],
)
def test_a_card_name_in_code_is_found(python_file, text):
    assert len(code.card_names(python_file(text), NAMES)) == 1


def test_words_of_the_rules_are_not(python_file):
    text = 'TYPES = ("Forest", "Island")\ndef counterspell(): "counterspell something"\nmoon = "blood"\n"A Blood moon rises"'
    assert code.card_names(python_file(text), NAMES) == []
