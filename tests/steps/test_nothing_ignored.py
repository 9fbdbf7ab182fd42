"""What would have no effect in a scenario is an error, with its place and what was allowed."""

import pytest
from judgecall.steps.outcomes import ScenarioError

BEAR = "| permanent | controller | state |\n| Grizzly Bears | Alice | {} |"

GIVEN = [
    ("the players have", "| player | life |\n| Alice | -0 |", ["'-0' is no number"]),
    ("the players have", "| player | life |\n| Alice | 1.0 |", ["'1.0' is no number"]),
    ("the battlefield holds", BEAR.format("commander"), ["in a Commander game only"]),
    ("the battlefield holds", BEAR.format("2 loer counters"), ["row 1, column 'state'", "kind 'loer'", "did you mean 'lore'"]),
    ("the battlefield holds", BEAR.format("2 lore counters, 1 lore counter"), ["lore counters stand twice"]),
    ("the battlefield holds", BEAR.format("tapped, tapped"), ["'tapped' stands twice"]),
    ("the battlefield holds", BEAR.format("blocked"), ["only an attacking creature is blocked"]),
    ("the battlefield holds", BEAR.format("flipped"), ["has no flipped part"]),
    ("the battlefield holds", BEAR.format("dealt deathtouch damage"), ["deathtouch damage is damage"]),
    ("the battlefield holds", BEAR.format("visible to Bob"), ["everybody sees this card"]),
    ("the battlefield holds", BEAR.format("exiled with Forest"), ["only a card in exile"]),
    ("Alice's hand holds", "| card | state |\n| Grizzly Bears | 1 time counter |", ["counters are not kept in a hand"]),
    ("Alice's hand holds", "| card | state |\n| Grizzly Bears | face down |", ["a card in a hand is not face down"]),
    ("the players have", "| player | life |\n| Alice | 3 |\n| Alice | 4 |", ["row 2: Alice stands twice"]),
    ("the players have", "| player | life |\n| Alice | |", ["row 1 says nothing of Alice", "life"]),
    ("the players have", "| player | counters |\n| Alice | 2 poisson counters |", ["kind 'poisson'", "did you mean 'poison'"]),
    ("the players have", "| player | counters |\n| Alice | 2 poison counters, a poison counter |", ["stand twice"]),
    (
        "the players have",
        "| player | designations |\n| Alice | monarch |\n| Bob | monarch |",
        ["row 2", "Alice has the monarch"],
    ),
    ("the battlefield holds", "| permanent | controller |", ["the table has no rows"]),
    ("the battlefield holds", "| permanent | controller |\n| | |", ["row 1 is empty"]),
    ("Alice's hand holds", None, ["what the zone holds is missing"]),
    ("Alice's hand holds, from the top", "| card |\n| Forest |", ["hand has no top", "400.5"]),
    ('Alice\'s exile holds, from the top "Forest"', None, ["exile has no top"]),
    ("the battlefield holds", BEAR.format("face Grizzly Bears"), ["Grizzly Bears has one face only"]),
    ('the board "../boards/lands"', None, ["there is no board '../boards/lands'"]),
    ('the board "/etc/lands"', None, ["there is no board '/etc/lands'"]),
]


@pytest.mark.parametrize(("text", "table", "words"), GIVEN)
def test_a_given_state(scenario, text, table, words):
    refused(scenario.given, text, table, words)


def test_a_format_that_there_is_none(scenario):
    words = ["'comander' is no format", "did you mean 'Commander'"]
    refused(scenario.given, "a comander game between Alice and Bob", None, words)


@pytest.mark.parametrize("text", ["it is Alice's upkeep", "it is night"])
def test_the_point_of_the_game_stands_once(scenario, text):
    scenario.given(text)
    refused(scenario.given, text, None, ["stands twice"])


@pytest.fixture
def ready(judged):
    judged.given(
        "the battlefield holds",
        "| permanent | controller | as |\n| Grizzly Bears | Alice | A |\n| Grizzly Bears | Bob | B |\n| Forest | Alice | |",
    )
    return judged


WHEN = [
    ("Alice attacks", "| attacker | attacks |\n| A | Bob |\n| A | Bob |", ["row 2, column 'attacker': A stands", "508.1b"]),
    ('Alice attacks Bob with "A" and "A"', None, ['"A" stands twice']),
    ("Bob blocks", "| blocker | blocks |\n| B | A |\n| B | A |", ["row 2, column 'blocker': B stands twice", "A; B", "509.1a"]),
    ("Bob blocks", "| blocker | blocks |\n| B | A; A |", ["column 'blocks': A stands twice"]),
    ('Bob blocks "A" with "B" and "B"', None, ['"B" stands twice']),
]


@pytest.mark.parametrize(("text", "table", "words"), WHEN)
def test_an_action(ready, text, table, words):
    refused(ready.when, text, table, words)


THEN = [
    ('"Pacifism" is gone', None, ["there was no"]),
    ('"A" isn\'t attached to "Pacifism"', None, ["there is no 'Pacifism' in the game now"]),
    ('"A" isn\'t named "Grizly Bears"', None, ["no card, is named 'Grizly Bears'"]),
    ('"A" lacks moonwalk', None, ["'moonwalk' is nothing that an object has"]),
    ('"A" has no damage, no damage', None, ["'no damage' stands twice"]),
    (
        'the characteristics of "A" are',
        "| characteristic | value |\n| power | 2 |\n| power | 2 |",
        ["row 2", "'power' stands twice"],
    ),
    (
        'the characteristics of "A" are',
        "| characteristic | value |\n| powr | 2 |",
        ["row 1, column 'characteristic'", "did you mean 'power'"],
    ),
    ("Carol isn't the monarch", None, ["'Carol' is no player"]),
    ("Carol doesn't have the initiative", None, ["'Carol' is no player"]),
    ('Alice\'s hand holds, from the top "A"', None, ["hand has no top"]),
    ('"A" lacks flying {2}', None, ["'flying {2}' is nothing that an object has"]),
    ('"A" lacks ward {Q}', None, ["'ward {Q}' is nothing that an object has"]),
    ('"A" lacks landwalk {2}', None, ["'landwalk {2}' is nothing"]),
    ("Alice has 020 life", None, ["'020 life' is nothing that a player has"]),
    ("it is Alice's next upkeep", None, ["is not now"]),
    ('"A" has 2 loer counters', None, ["kind 'loer'", "did you mean 'lore'"]),
    ("Alice has 2 poisson counters", None, ["kind 'poisson'"]),
    ("the battlefield holds", "| permanent | state |\n| A | 2 loer counters |", ["row 1, column 'state'", "kind 'loer'"]),
]


@pytest.mark.parametrize(("text", "table", "words"), THEN)
def test_a_check(ready, text, table, words):
    refused(ready.then, text, table, words)


def refused(run, text, table, words):
    with pytest.raises(ScenarioError) as raised:
        run(text, table)
    for word in words:
        assert word in str(raised.value)
