"""The vocabulary as a whole: its size, no two phrases for one step, and steps through pytest-bdd itself."""

import re
import sys
from pathlib import Path

import pytest
from judgecall.runner import cli
from judgecall.steps.phrases import PHRASES, to_regex

EXAMPLES = """\
given a game between Alice and Bob
given a Commander game between Alice, Bob and Cara
given it is Alice's upkeep
given it is night
given the players have
given the battlefield holds
given Alice's hand holds
given Alice's library holds, from the top
given Bob's command zone holds "Forest" and "Plains"
given the stack holds, from the top
given the board "two bears"
when Alice casts "Lightning Bolt" targeting "Grizzly Bears" and Bob
when Alice casts "Lightning Bolt" from her graveyard until Bob is asked for targets about copy of "X"
when Alice activates ability 2 of "X" targeting "Y"
when Alice plays "Forest"
when Alice takes the special action turn face up with "X"
when Alice attacks
when Alice attacks Bob with "A" and "B"
when Bob blocks "A" with "B"
when Alice passes priority
when Bob concedes
when Alice chooses yes
when Alice chooses "X"
when Bob tries to cast "X"
when the top of the stack resolves
when the stack resolves until empty
when the stack resolves until empty until Alice is asked for yes or no
when the game advances to Alice's precombat main phase
when the game advances to the next end step
when the game advances until Alice is asked for attackers
when state-based actions are checked
then the battlefield holds
then the battlefield holds, and nothing more
then Alice's graveyard holds "X"
then Alice's graveyard holds "X" and nothing more
then Alice's hand is empty
then Alice's library holds, from the top
then the stack holds, from the top
then the stack is empty
then "X" is a 3/3 white Saga creature
then the token "Knight" isn't tapped
then chapter III of "X" is on the stack
then a copy of "X" is gone
then "X" isn't in Alice's graveyard
then "X" is attached to "Y"
then "X" has 3 lore counters
then Alice's "X" lacks flying
then the characteristics of "X" are
then Alice has 17 life
then Alice has no poison counters
then Alice has {R}{R} in her mana pool
then Alice is the monarch
then Bob doesn't have the initiative
then Alice has the city's blessing
then nobody is the monarch
then it is night
then it is Alice's draw step
then Alice can cast "X" targeting "Y"
then Bob can't block "A" with "B"
then Alice can't choose "X"
then Alice can pass priority
then Alice is offered
then Alice is asked for targets about copy of "X"
then the action is refused
then Alice has priority
then nobody has priority
then Alice has won the game
then Bob has lost the game
then the game is a draw
then the game goes on
then nothing else changes
then Bob sees "X" as a 2/2 creature
then Bob can't see "X"
"""


@pytest.mark.parametrize("example", EXAMPLES.splitlines())
def test_one_phrase_fits(example):
    kind, _, text = example.partition(" ")
    fitting = [p.template for p in PHRASES if p.kind == kind and p.matcher.is_matching(text)]
    assert len(fitting) == 1, fitting


def test_every_phrase_has_an_example():
    fitting = {
        p.template
        for line in EXAMPLES.splitlines()
        for p in PHRASES
        if p.kind == line.partition(" ")[0] and p.matcher.is_matching(line.partition(" ")[2])
    }
    assert fitting == {p.template for p in PHRASES}
    assert len(PHRASES) <= 40


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda p: p.template)
def test_every_phrase_says_what_it_is(phrase):
    assert phrase.doc
    assert all(column.holds for columns in phrase.columns for column in columns.columns)


def test_templates():
    assert re.fullmatch(to_regex("a[ b] (c|d)."), "a b c.")
    assert re.fullmatch(to_regex("a[ b] (c|d)."), "a d.")
    assert not re.fullmatch(to_regex("a[ b] (c|d)."), "a b cd.")


FEATURE = """\
Feature: Steps
  @id:steps-0001 @rule:117.3d
  Scenario: A library holds ten cards
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | as       |
      | Grizzly Bears | Alice      | the bear |
    When Alice passes priority
    Then "the bear" is a 2/2 creature
    And nothing else changes

  @id:steps-0002 @rule:117.3d
  Scenario: A state is misspelt
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state |
      | Grizzly Bears | Alice      | taped |
    When Alice passes priority
"""


@pytest.mark.parametrize("lookup", ["fast", "stock"])
def test_through_the_command_line(tmp_path, monkeypatch, capfd, lookup):
    """The same steps through pytest-bdd, with our lookup and with its own."""
    if lookup == "stock":
        monkeypatch.setenv("JUDGECALL_STOCK_LOOKUP", "1")
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "steps.feature").write_text(FEATURE)
    sys.modules.pop("fake_engine", None)
    cli.invoke(["run", "steps.feature", "--engine", "fake_engine:FakeEngine"])
    printed = " ".join("".join(capfd.readouterr()).split())
    assert "1 passed" in printed
    assert "1 error" in printed
    assert "step And the battlefield holds (line 15) reason row 1 (line 17), column 'state': 'taped' is no state" in printed
