"""Then steps: what they read of an observation, and when they fail."""

import msgspec
import pytest
from judgecall.adapters import port
from judgecall.steps.outcomes import Mismatch, ScenarioError


@pytest.fixture
def board(scenario):
    """A board with a bit of everything."""
    scenario.given('Alice\'s hand holds "Lightning Bolt" and "Forest"')
    scenario.given('Alice\'s graveyard holds "Decree of Pain"')
    scenario.given('Bob\'s exile holds "Fire in the Hole"')
    scenario.given(
        "the battlefield holds",
        """| permanent | controller | owner | state | as |
           | Grizzly Bears | Alice | | tapped, 2 +1/+1 counters, 1 damage | the bear |
           | Grizzly Bears | Bob | Alice | | his bear |
           | History of Benalia | Bob | | 2 lore counters | |
           | 2 Plains | Alice | | | |""",
    )
    scenario.game.start()
    change(
        scenario,
        "the bear",
        abilities=(
            port.ObservedAbility(ability=port.Ability(keyword="flying"), name="flying"),
            port.ObservedAbility(ability=port.Ability(keyword="ward"), name="ward {2}"),
            port.ObservedAbility(ability=port.Ability(number=3), kind="activated"),
        ),
        colors=("G", "W"),
        attacking="Bob",
        mana_cost="{1}{G}",
        mana_value=2,
    )
    return scenario


def change(scenario, which, /, **fields):
    thing = scenario.find(which)
    place = scenario.engine.objects.index(thing)
    scenario.engine.objects[place] = msgspec.structs.replace(thing, **fields)
    scenario.game._seen = None


def does(scenario, *changes):
    """The next action changes the game so."""

    def act(engine, action, choose):
        for name, fields in changes:
            change(scenario, name, **fields)
        return port.Done()

    scenario.engine.on_act = act
    scenario.when("Alice passes priority")


TRUE = [
    '"the bear" is a 2/2 green and white Bear creature',
    '"the bear" is tapped',
    '"the bear" is attacking Bob',
    '"the bear" is attacking',
    '"his bear" is untapped',
    '"his bear" is controlled by Bob',
    '"his bear" is owned by Alice',
    '"his bear" is colorless',
    '"the bear" is multicolored',
    '"the bear" isn\'t legendary',
    '"the bear" is named "Grizzly Bears"',
    'Bob\'s "Grizzly Bears" is untapped',
    'the "Grizzly Bears" #2 is untapped',
    '"the bear" has 2 +1/+1 counters',
    '"the bear" has no lore counters',
    '"the bear" has 1 damage and power 2',
    '"the bear" has flying and ward {2}',
    '"the bear" has ability 3',
    '"the bear" lacks trample',
    '"the bear" lacks ability 2',
    '"the bear" has mana value 2',
    '"his bear" has no counters and no damage',
    '"his bear" has no abilities and no chapter abilities',
    '"History of Benalia" has 2 lore counters',
    '"Decree of Pain" is in Alice\'s graveyard',
    '"Decree of Pain" isn\'t in exile',
    '"Fire in the Hole" is in exile',
    '"the bear" is on the battlefield',
    '"Pacifism" is gone',
    '"Plains" isn\'t gone',
    'Alice\'s hand holds "Lightning Bolt"',
    'Alice\'s hand holds "Lightning Bolt" and "Forest" and nothing more',
    "Bob's hand is empty",
    "Bob's graveyard is empty",
    "the stack is empty",
    "Alice has 20 life",
    "Alice has no poison counters",
    "Alice has no mana",
    "Bob has 1 card in exile",
    "Alice has 1 creature on the battlefield",
    "Alice has 2 lands on the battlefield",
    'Alice has 2 "Plains" on the battlefield',
    "Bob has 2 permanents on the battlefield",
    "nobody is the monarch",
    "Alice isn't the monarch",
    "it is neither day nor night",
    "it is Alice's precombat main phase",
    "Alice has priority",
    "the game goes on",
]
FALSE = [
    '"the bear" is a 3/2 creature',
    '"the bear" is a red creature',
    '"the bear" is an artifact',
    '"the bear" is a Cat',
    '"the bear" is untapped',
    '"the bear" isn\'t tapped',
    '"his bear" is attacking',
    '"the bear" is attacking Alice',
    '"the bear" has 3 +1/+1 counters',
    '"the bear" has no counters',
    '"the bear" has trample',
    '"the bear" lacks flying',
    '"the bear" has no abilities',
    '"the bear" has ability 2',
    '"Decree of Pain" is in exile',
    "\"Decree of Pain\" isn't in Alice's graveyard",
    '"Decree of Pain" is in Bob\'s graveyard',
    '"the bear" is gone',
    '"Pacifism" is tapped',
    'Alice\'s hand holds "Decree of Pain"',
    'Alice\'s hand holds, and nothing more "Lightning Bolt"',
    "Alice's hand is empty",
    "Alice has 19 life",
    "Alice has {R} in her mana pool",
    "Alice has 2 creatures on the battlefield",
    "Alice is the monarch",
    "it is night",
    "it is Bob's upkeep",
    "it is Alice's upkeep",
    "Bob has priority",
    "nobody has priority",
    "Alice has won the game",
    "Bob has lost the game",
    "the game is a draw",
]


@pytest.mark.parametrize("text", TRUE)
def test_what_is_so(board, text):
    board.then(text)


@pytest.mark.parametrize("text", FALSE)
def test_what_is_not_so(board, text):
    with pytest.raises(Mismatch) as caught:
        board.then(text)
    assert caught.value.expected is not None


def test_the_battlefield(board):
    rows = """| permanent | controller | owner | state | is | has |
              | Plains | Alice | | | | |
              | the bear | Alice | Alice | tapped, 2 +1/+1 counters | attacking | flying |
              | Grizzly Bears | | | | | |
              | Grizzly Bears | Alice | | | | |"""
    with pytest.raises(Mismatch, match="fewer objects than rows"):
        board.then("the battlefield holds", rows)
    board.then("the battlefield holds", rows.rpartition("\n")[0])
    with pytest.raises(Mismatch, match="also there"):
        board.then("the battlefield holds, and nothing more", rows.rpartition("\n")[0])
    every = "| permanent | controller |\n| 2 Plains | Alice |\n| 2 Grizzly Bears | |\n| History of Benalia | Bob |"
    board.then("the battlefield holds, and nothing more", every)


def test_a_general_row_leaves_the_object_to_the_row_that_needs_it(board):
    board.then("the battlefield holds", "| permanent | controller |\n| Grizzly Bears | |\n| Grizzly Bears | Alice |")


def test_libraries_are_ordered_from_the_top():
    from described import Scenario
    from fake_engine import FakeEngine

    scenario = Scenario(FakeEngine())
    scenario.given("a game between Alice and Bob")
    scenario.given('Alice\'s library holds, from the top "Forest", "Lightning Bolt" and "Plains"')
    scenario.then('Alice\'s library holds, from the top "Forest" and "Lightning Bolt"')
    scenario.then('Alice\'s library holds "Lightning Bolt"')
    with pytest.raises(Mismatch):
        scenario.then('Alice\'s library holds, from the top "Lightning Bolt"')


def test_the_stack(board):
    bear = board.ref("the bear")
    saga = board.find("History of Benalia")
    bolt = board.find("Lightning Bolt")
    change(board, "Lightning Bolt", zone="stack", id="s1")
    target = port.Targets(1, (port.OfObject(port.ObjectRef(id=bear.id)), port.OfPlayer("Bob")))
    spell = {"kind": port.StackKind.SPELL, "name": "Lightning Bolt", "controller": "Alice", "owner": "Alice"}
    board.engine.stack = [
        port.StackObject(id="s2", copy=True, targets=(target,), x=2, **spell),
        port.StackObject(id="s1", targets=(target,), modes=(1, 3), **spell),
        port.StackObject(
            id="s0",
            kind=port.StackKind.TRIGGERED,
            name="History of Benalia",
            controller="Bob",
            source=saga.id,
            source_ref=saga.ref,
            ability=port.Ability(number=2, chapter=2),
        ),
    ]
    board.game._seen = None
    rows = """| object | controller | targets | x | modes |
              | copy of Lightning Bolt | Alice | the bear; Bob | 2 | |
              | Lightning Bolt | Alice | the bear; Bob | | 1; 3 |
              | chapter II of History of Benalia | Bob | none | | |"""
    board.then("the stack holds, from the top", rows)
    board.then('a copy of "Lightning Bolt" is on the stack')
    board.then('chapter II of "History of Benalia" is on the stack')
    board.then('chapter I of "History of Benalia" is gone')
    wrong = ["the bear; Bob | 2", "the bear; Bob | 3"], ["chapter II of", "chapter I of"], ["| 1; 3", "| 1"]
    wrong += (
        ["| Lightning Bolt", "| copy of Lightning Bolt"],
        ["the bear; Bob", "Bob; the bear"],
        ["Bob | none", "Alice | none"],
    )
    for old, new in wrong:
        with pytest.raises(Mismatch, match=r"row [123]"):
            board.then("the stack holds, from the top", rows.replace(old, new))
    with pytest.raises(Mismatch, match="the stack holds 3 objects"):
        board.then("the stack is empty")
    assert bolt.ref


def test_characteristics_are_exact(board):
    board.then(
        'the characteristics of "the bear" are',
        """| characteristic | value |
           | name | Grizzly Bears |
           | mana cost | {1}{G} |
           | mana value | 2 |
           | colors | green; white |
           | types | Creature |
           | supertypes | none |
           | subtypes | Bear |
           | power | 2 |
           | loyalty | none |
           | abilities | ability 3; flying; ward {2} |""",
    )
    for name, value in (("colors", "green"), ("abilities", "flying"), ("mana cost", "none"), ("types", "none")):
        with pytest.raises(Mismatch):
            board.then('the characteristics of "the bear" are', f"| characteristic | value |\n| {name} | {value} |")
    with pytest.raises(ScenarioError, match="did you mean 'power'"):
        board.then('the characteristics of "the bear" are', "| characteristic | value |\n| powr | 2 |")


def test_outcomes_and_designations(board):
    alice, bob = board.engine.players
    board.engine.players = [
        msgspec.structs.replace(alice, won=True, designations=("monarch",), mana="{R}{R}", counters={"poison": 3}),
        msgspec.structs.replace(bob, lost=True),
    ]
    board.game._seen = None
    for text in (
        "Alice has won the game",
        "Bob has lost the game",
        "Alice is the monarch",
        "Bob isn't the monarch",
        "nobody has the initiative",
        "Alice doesn't have the city's blessing",
        "Alice has {R}{R} in her mana pool",
        "Alice has 3 poison counters",
    ):
        board.then(text)
    with pytest.raises(Mismatch):
        board.then("nobody is the monarch")


def test_what_a_viewer_sees(board):
    change(board, "his bear", known=False, name="", power=2, toughness=2, face_down=True)
    board.then('Alice can\'t see "his bear"')
    board.then('Alice sees "the bear"')
    board.then('Alice sees "his bear" as a 2/2 creature')
    with pytest.raises(Mismatch):
        board.then('Alice sees "his bear" as a 3/3 creature')
    with pytest.raises(Mismatch):
        board.then('Alice sees "his bear"')
    with pytest.raises(Mismatch):
        board.then('Alice can\'t see "the bear"')


def test_nothing_else_changes(board):
    does(board)
    board.then("nothing else changes")
    does(board, ("the bear", {"counters": {"+1/+1": 3}, "damage": 0}), ("his bear", {"controller": "Alice"}))
    with pytest.raises(Mismatch) as caught:
        board.then("nothing else changes")
    assert len(caught.value.actual) == 3
    board.then('"the bear" has 3 +1/+1 counters')
    board.then('"the bear" has no damage')
    with pytest.raises(Mismatch, match="now controlled by Alice"):
        board.then("nothing else changes")
    board.then('"his bear" is controlled by Alice')
    board.then("nothing else changes")


def test_zones_named_by_what_they_hold(board):
    does(board, ("Lightning Bolt", {"zone": "graveyard", "id": "new"}))
    with pytest.raises(Mismatch, match="now in graveyard"):
        board.then("nothing else changes")
    board.then('"Lightning Bolt" is in Alice\'s graveyard')
    board.then("nothing else changes")
    does(board, ("Forest", {"zone": "graveyard", "id": "newer"}))
    board.then('Alice\'s graveyard holds, and nothing more "Decree of Pain", "Lightning Bolt" and "Forest"')
    board.then("nothing else changes")


def test_a_new_token_and_a_lost_life_are_changes(board):
    def act(engine, action, choose):
        engine.objects.append(
            port.ObservedObject(id="t", name="Knight", zone="battlefield", owner="Bob", controller="Bob", token=True)
        )
        engine.players[0] = msgspec.structs.replace(engine.players[0], life=17)
        return port.Done()

    board.engine.on_act = act
    board.when("Alice passes priority")
    with pytest.raises(Mismatch) as caught:
        board.then("nothing else changes")
    assert len(caught.value.actual) == 2
    board.then('the token "Knight" is on the battlefield')
    board.then("Alice has 17 life")
    board.then("nothing else changes")


def test_the_card_acted_on_may_move(board):
    def act(engine, action, choose):
        change(board, "Lightning Bolt", zone="stack", id="s")
        return port.Done()

    board.engine.on_act = act
    board.when('Alice casts "Lightning Bolt" targeting Bob')
    board.then("nothing else changes")


def test_it_may_not_span_steps(board):
    def act(engine, until, choose):
        engine.step = port.AtStep("upkeep").step
        return port.Done()

    board.engine.on_advance = act
    board.when("the game advances to Bob's upkeep")
    with pytest.raises(ScenarioError, match="may not span steps"):
        board.then("nothing else changes")


def test_a_card_by_its_name_and_by_the_face_that_is_up(scenario):
    scenario.given("the battlefield holds", "| permanent | controller |\n| Delver of Secrets | Alice |")
    scenario.given('Bob\'s hand holds "Delver of Secrets"')
    scenario.game.start()
    scenario.then('Alice\'s "Delver of Secrets" is on the battlefield')
    scenario.then('"Insectile Aberration" isn\'t on the battlefield')
    change(scenario, "Delver of Secrets", name="Insectile Aberration")
    scenario.then('"Insectile Aberration" is on the battlefield')
    scenario.then('"Delver of Secrets // Insectile Aberration" is on the battlefield')


def test_an_ability_of_a_token_and_of_a_card_of_one_name(board):
    saga = board.find("History of Benalia")
    token = msgspec.structs.replace(saga, id="t", ref=None, printed="", token=True)
    board.engine.objects.append(token)
    ability = {"kind": port.StackKind.TRIGGERED, "name": saga.name, "controller": "Bob"}
    board.engine.stack = [
        port.StackObject(id="s1", source="t", ability=port.Ability(chapter=1), **ability),
        port.StackObject(id="s0", source=saga.id, source_ref=saga.ref, ability=port.Ability(chapter=2), **ability),
    ]
    board.game._seen = None
    board.then(
        "the stack holds, from the top",
        "| object |\n| chapter I of token History of Benalia |\n| chapter II of History of Benalia |",
    )
    with pytest.raises(Mismatch):
        board.then(
            "the stack holds, from the top",
            "| object |\n| chapter I of History of Benalia |\n| chapter II of token History of Benalia |",
        )
