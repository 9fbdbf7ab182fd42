"""An error of a scenario names file, line and step, what was allowed, and what was probably meant."""

import pytest
from judgecall.steps.outcomes import ScenarioError

CASES = [
    ("given", "it is Alice's upkep", None, ["'upkep' is no step of a turn", "did you mean 'upkeep'", "draw step"]),
    ("given", "it is Carol's upkeep", None, ["'Carol' is no player", "allowed: Alice, Bob"]),
    ("given", "it is the upkeep", None, ["whose step", "it is Alice's upkeep"]),
    (
        "given",
        "the battlefield holds",
        "| permanent | controler |\n| Grizzly Bears | Alice |",
        ["unknown column 'controler'", "did you mean 'controller'", "permanent, controller, owner, state, as"],
    ),
    (
        "given",
        "the battlefield holds",
        "| permanent | controller |\n| Grizly Bears | Alice |",
        ["row 1, column 'permanent'", "'Grizly Bears' is neither a card nor an alias", "did you mean 'Grizzly Bears'"],
    ),
    (
        "given",
        "the battlefield holds",
        "| permanent | controller | state |\n| Grizzly Bears | Alice | taped |",
        ["row 1, column 'state'", "'taped' is no state", "did you mean 'tapped'", "2 lore counters"],
    ),
    (
        "given",
        "the battlefield holds",
        "| permanent | controller | state |\n| Grizzly Bears | Alice | attached to Forest |",
        ["'Forest' is not in the given state"],
    ),
    ("given", "the battlefield holds", None, ["this step needs a table", "permanent | controller"]),
    ("given", "it is night", "| a |\n| b |", ["this step takes no table"]),
    ("given", 'the board "nowhere"', None, ["there is no board 'nowhere'"]),
    ("given", "the players have", "| player | designations |\n| Alice | monark |", ["did you mean 'monarch'"]),
    ("when", 'Alice casts "Lightning Bolt"', None, ["there is no 'Lightning Bolt' in the game now"]),
    ("when", 'Alice casts "Lightnig Bolt"', None, ["did you mean 'Lightning Bolt'"]),
    ("when", 'Alice takes the special action fortell with "Forest"', None, ["did you mean 'foretell'"]),
    ("when", "Alice tries to pass", None, ["'pass' is no action", "pass priority; concede"]),
    (
        "when",
        "Alice passes priority",
        "| choice | answer |\n| replacment | Forest |",
        ["'replacment' is no kind of choice", "did you mean 'replacement'"],
    ),
    ("when", "Alice passes priority until Bob is asked for stuff", None, ["'stuff' is no kind of choice"]),
    ("when", "the game advances", None, ["how far the game advances, is missing"]),
    ("when", "Alice chooses yes", None, ["nobody is asked for anything"]),
    ("then", '"Grizzly Bears" is huge', None, ["'huge' in 'huge' describes no object", "allowed: a 3/3 white Saga"]),
    ("then", '"Grizzly Bears" has Flying', None, ["'Flying' is nothing that an object has"]),
    ("then", "Alice has 3 wishes", None, ["'3 wishes' is nothing that a player has"]),
    ("then", "the action is refused", None, ["nothing has been tried"]),
    ("then", "nothing else changes", None, ["nothing has been done yet"]),
    (
        "then",
        '"Grizzly Bears" lacks protection from nonsense',
        None,
        ["'protection from nonsense' is nothing that an object has"],
    ),
    ("then", '"Grizzly Bears" lacks flying nonsense', None, ["'flying nonsense' is nothing that an object has"]),
    ("then", '"Grizzly Bears" lacks flyng', None, ["'flyng' is nothing that an object has", "did you mean 'flying'"]),
    ("then", '"Grizzly Bears" has one lore counter', None, ["'one lore counter' is nothing that an object has"]),
    ("then", '"Grizzly Bears" isn\'t a Saag', None, ["'Saag' in 'a Saag' describes no object", "did you mean 'Saga'"]),
    ("when", "Alice attacks Bob", None, ["does not say which creatures attack", 'attack Bob with "A"']),
    (
        "then",
        'the characteristics of "Grizzly Bears" are',
        "| characteristic | value |\n| mana cost | 2G |",
        ["row 1, column 'value'", "stands outside of braces"],
    ),
    ("given", "the players have", "| player | library |\n| Alice | 99999999 |", ["column 'library'", "0, 1, 2 ... 1000"]),
    ("given", "the players have", "| player | land plays |\n| Alice | -1 |", ["column 'land plays'", "no number of things"]),
    ("given", "Alice's hand holds", "| card |\n| 4000 Forest |", ["column 'card'", "'4000' is no number of things"]),
    (
        "given",
        "Alice's graveyard holds",
        "| card | state |\n| Grizzly Bears | tapped |",
        ["row 1, column 'state'", "'tapped' is the state of a permanent", "graveyard"],
    ),
    (
        "given",
        "the battlefield holds",
        "| permanent | controller | state |\n| Forest | Alice | chosen color: blorp |",
        ["'blorp' is no color", "blue"],
    ),
    (
        "given",
        "the stack holds, from the top",
        "| object | controller | modes |\n| Lightning Bolt | Alice | 0 |",
        ["column 'modes'", "'0' is no place in a list"],
    ),
    (
        "when",
        "Alice passes priority",
        "| nth | answer |\n| 0 | Forest |",
        ["column 'nth'", "'0' is no place in a list"],
    ),
    ("then", "the stack holds, from the top", None, ["what the stack holds is missing"]),
]


def run(scenario, kind, text, table):
    """One step, and the start of the engine, where what refers to later rows is read."""
    getattr(scenario, kind)(text, table)
    scenario.game.start()


@pytest.mark.parametrize(("kind", "text", "table", "words"), CASES, ids=[f"{c[0]} {c[1]}" for c in CASES])
def test_errors(scenario, kind, text, table, words):
    with pytest.raises(ScenarioError) as caught:
        run(scenario, kind, text, table)
    message = str(caught.value)
    assert message.startswith(f"x.feature:2: {kind.capitalize()} {text}: ")
    for word in words:
        assert word in message


def test_the_alias_of_another_object(scenario):
    table = "| card | as |\n| Forest | the bear |\n| Grizzly Bears | the bear |"
    with pytest.raises(ScenarioError, match=r"row 2, column 'as': the alias 'the bear' is already bound"):
        scenario.given("Alice's hand holds", table)


def test_an_alias_is_no_cards_name(scenario):
    with pytest.raises(ScenarioError, match="name of a player or a card"):
        scenario.given("Alice's hand holds", "| card | as |\n| Forest | Plains |")


def test_a_given_step_after_the_start(scenario):
    scenario.when("Alice passes priority")
    with pytest.raises(ScenarioError, match="Given step after the game has started"):
        scenario.given("it is night")


def test_no_game():
    from described import Scenario
    from fake_engine import FakeEngine

    with pytest.raises(ScenarioError, match="Given a game between Alice and Bob"):
        Scenario(FakeEngine()).then("Alice has priority")


def test_an_answer_to_a_prompt_that_legality_never_comes_to(scenario):
    scenario.given("Alice's hand holds", "| card |\n| Lightning Bolt |")
    with pytest.raises(ScenarioError) as caught:
        scenario.then('Alice can cast "Lightning Bolt"', "| player | choice | answer |\n| Alice | targets | Bob |")
    assert "nobody is asked for the answer of row 1" in str(caught.value)
    assert "choice and answer alone" in str(caught.value)
