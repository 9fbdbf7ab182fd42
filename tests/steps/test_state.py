"""Given steps: the document that the engine is sent."""

import pytest
from judgecall.adapters import port
from judgecall.steps.outcomes import ScenarioError


def setup_of(scenario):
    scenario.game.start()
    return scenario.engine.setup


def test_a_game_has_ten_inert_cards_in_each_library(scenario):
    setup = setup_of(scenario)
    assert [p.name for p in setup.players] == ["Alice", "Bob"]
    assert setup.active == "Alice"
    assert setup.step == "precombat main phase"
    for player in ("Alice", "Bob"):
        assert sum(o.zone == "library" and o.owner == player for o in setup.objects) == 10


def test_games_of_more_players_and_other_formats():
    from described import Scenario
    from fake_engine import FakeEngine

    scenario = Scenario(FakeEngine())
    scenario.given("a Commander game between Alice, Bob and Cara")
    scenario.given("it is Cara's end step")
    setup = setup_of(scenario)
    assert (setup.format, setup.active, setup.step) == ("commander", "Cara", "end step")
    assert len(setup.players) == 3


def test_permanents_keep_their_order_and_state(scenario):
    scenario.given(
        "the battlefield holds",
        """| permanent | controller | owner | state | as |
           | Pacifism | Bob | | attached to the bear | |
           | Grizzly Bears | Alice | Bob | tapped, 2 +1/+1 counters, 1 damage, summoning sick | the bear |
           | 3 Forest | Alice | | | |
           | Treasure | Alice | | | |
           | Grizzly Bears | Alice | | token | |
           | Delver of Secrets | Alice | | back face | |
           | Insectile Aberration | Alice | | | |""",
    )
    rows = [o for o in setup_of(scenario).objects if o.zone == "battlefield"]
    assert [o.card for o in rows[:2]] == ["Pacifism", "Grizzly Bears"]
    assert rows[0].attached_to == "the bear"
    bear = rows[1]
    assert bear == port.ObjectSetup(
        ref="the bear",
        card="Grizzly Bears",
        zone="battlefield",
        owner="Bob",
        controller="Alice",
        tapped=True,
        fresh=True,
        damage=1,
        counters={"+1/+1": 2},
    )
    assert [o.card for o in rows[2:5]] == ["Forest"] * 3
    assert rows[5].token
    assert rows[6].token
    assert [o.face for o in rows[7:]] == ["Insectile Aberration"] * 2


def test_zones_inline_and_by_table(scenario):
    scenario.given('Alice\'s hand holds "Lightning Bolt" and "Grizzly Bears"')
    scenario.given("Bob's library holds, from the top", "| card | as |\n| Lightning Bolt | the first |\n| 2 Forest | |")
    setup = setup_of(scenario)
    assert [o.card for o in setup.objects if o.zone == "hand"] == ["Lightning Bolt", "Grizzly Bears"]
    library = [o.card for o in setup.objects if o.zone == "library" and o.owner == "Bob"]
    assert library == ["Lightning Bolt", "Forest", "Forest"]


def test_players(scenario):
    scenario.given(
        "the players have",
        """| player | life | library | mana | counters | designations | land plays |
           | Alice | 5 | 0 | {R}{R} | 3 poison counters, 2 energy counters | monarch, city's blessing | 1 |""",
    )
    setup = setup_of(scenario)
    assert setup.players[0] == port.PlayerSetup(
        name="Alice",
        life=5,
        mana="{R}{R}",
        counters={"poison": 3, "energy": 2},
        designations=("monarch", "city's blessing"),
        land_plays_used=1,
    )
    assert not [o for o in setup.objects if o.owner == "Alice"]


def test_the_stack_with_targets_and_abilities(scenario):
    scenario.given(
        "the battlefield holds",
        "| permanent | controller | as |\n| Grizzly Bears | Alice | the bear |\n| History of Benalia | Bob | |",
    )
    scenario.given(
        "the stack holds, from the top",
        """| object | controller | targets | x | modes |
           | copy of Lightning Bolt | Bob | the bear; Alice | 3 | 1; 2 |
           | chapter II of History of Benalia | Bob | | | |""",
    )
    bolt, chapter = (o.announced for o in setup_of(scenario).objects if o.zone == "stack")
    assert bolt.copy
    assert (bolt.x, bolt.modes) == (3, (1, 2))
    assert bolt.targets[0].targets == (port.OfObject(port.ObjectRef(ref="the bear")), port.OfPlayer("Alice"))
    assert chapter.ability == port.Ability(chapter=2)
    assert chapter.source == next(o.ref for o in scenario.engine.setup.objects if o.zone == "battlefield" and o.owner == "Bob")


def test_day_and_night(scenario):
    scenario.given("it is night")
    assert setup_of(scenario).day_night == "night"


def test_a_board_is_a_list_of_given_steps(scenario, tmp_path, monkeypatch):
    from judgecall.steps import boards

    (tmp_path / "two bears.yaml").write_text(
        "- the battlefield holds:\n    - {permanent: Grizzly Bears, controller: Alice}\n"
        "    - {permanent: Grizzly Bears, controller: Bob, state: tapped}\n- it is night\n"
    )
    monkeypatch.setattr(boards, "BOARDS", tmp_path)
    boards.load_board.cache_clear()
    scenario.given('the board "two bears"')
    setup = setup_of(scenario)
    assert [(o.owner, o.tapped) for o in setup.objects if o.zone == "battlefield"] == [("Alice", False), ("Bob", True)]
    assert setup.day_night == "night"


def test_a_state_that_would_change_at_once_is_an_error(scenario):
    scenario.engine.ready = port.Ready(state_based=("Grizzly Bears has lethal damage (704.5g)",))
    with pytest.raises(ScenarioError, match=r"lethal damage.*Allowed: a state to which none applies"):
        scenario.when("Alice passes priority")


def test_unless_the_check_comes_first(scenario):
    scenario.engine.ready = port.Ready(state_based=("Grizzly Bears has lethal damage (704.5g)",))
    scenario.when("state-based actions are checked")
    assert isinstance(scenario.engine.last, port.CheckStateBasedActions)


def test_every_shipped_board_can_be_read():
    from described import Scenario
    from fake_engine import FakeEngine
    from judgecall.runner.card_library import Cards
    from judgecall.steps.boards import BOARDS
    from judgecall.steps.game import Game

    for path in BOARDS.glob("*.yaml"):
        scenario = Scenario(FakeEngine())
        scenario.game = Game(scenario.engine, scenario.engine.info, Cards(), "2026-04-17")
        scenario.given("a game between Alice and Bob")
        scenario.given(f'the board "{path.stem}"')
        assert setup_of(scenario).objects
