"""What engines and files say is shown as text, and does nothing else."""

import xml.etree.ElementTree as ET

import pytest
from judgecall.runner.shown_text import safe

HOSTILE = "\x1b[31mred\x1b[0m \x00 \ufffe\uffff \u202eright to left \x07"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain: a sentence", "plain: a sentence"),
        ("two\nlines\tand a tab", "two\nlines\tand a tab"),
        ("Jötun Grunt — {T}", "Jötun Grunt — {T}"),
        ("\x1b[2J\x00", "\\x1b[2J\\x00"),
        ("\x9b31m", "\\x9b31m"),
        ("\ufffe\uffff\U0001ffff", "\\ufffe\\uffff\\U0001ffff"),
        ("\ud800", "\\ud800"),
        ("\u202e", "\\u202e"),
        ("::error::x", "| ::error::x"),
        ("it said\n  ::set-output name=a::b", "it said\n  | ::set-output name=a::b"),
        ("##[error]x", "| ##[error]x"),
        ("a ::error:: inside", "a ::error:: inside"),
    ],
)
def test_what_is_more_than_text_is_escaped(text, shown):
    assert safe(text) == shown


def test_a_hostile_engine_and_a_hostile_title(judgecall, feature_text, toys, monkeypatch):
    monkeypatch.syspath_prepend(str(toys))
    (toys / "hostile.py").write_text(
        "from judgecall.adapters import port\n"
        "import toy_engine\n"
        f"WORDS = {HOSTILE!r} + '\\n::error::pwned'\n"
        "class Hostile(toy_engine.Good):\n"
        "    def initialize(self, hello):\n"
        "        return port.EngineInfo(name=WORDS, version=WORDS)\n"
        "    def act(self, action, answers=(), choose=port.stop):\n"
        "        raise port.EngineFault(port.Fault(kind='internal', message=WORDS, details=(WORDS,)))\n"
    )
    (toys / "x.feature").write_text(feature_text.replace("Alice passes\n", "Alice \x07passes \ufffe\n", 1))
    options = ("--in-process", "--junit", "r.xml", "--summary", "s.md", "-v")
    outcome = judgecall("run", "x.feature", "--engine", "hostile:Hostile", *options)
    said = outcome.out + outcome.err + (toys / "s.md").read_text()
    assert "red" in said
    assert not any(c in said for c in "\x1b\x00\x07\ufffe\uffff\u202e")
    assert not any(line.lstrip().startswith("::") for line in said.splitlines())
    case = ET.parse(toys / "r.xml").find(".//testcase")
    assert case is not None
    assert "passes" in case.get("name", "")
