"""A set-up is placed exactly as it says."""

import pytest
from judgecall.adapters import port
from judgecall.steps.outcomes import ScenarioError, Unsupported


def test_permanents_with_their_state(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | owner | state                                              | as  |
          | Grizzly Bears | Alice      | Bob   | tapped, 2 +1/+1 counters, 1 damage, summoning sick | Cub |
          | Pacifism      | Bob        |       | attached to Cub                                    |     |
          | Air Elemental | Bob        |       | face down                                          | Odd |
        Then "Cub" is a 4/4 creature
        And "Cub" is tapped
        And "Cub" is owned by Bob
        And "Cub" is controlled by Alice
        And "Cub" has 1 damage
        And "Cub" has 2 +1/+1 counters
        And "Pacifism" is attached to "Cub"
        And "Odd" is a 2/2 creature
        And Alice can't see "Odd"
        And Bob sees "Odd"
        """
    )
    cub = play.object("Cub")
    assert cub.fresh
    assert not play.object("Pacifism").fresh
    assert cub.attached == (play.object("Pacifism").id,)


def test_players_and_designations(play):
    play.say(
        """
        Given the players have
          | player | life | mana      | counters          | designations | land plays |
          | Alice  | 7    | {R}{R}{G} |                   | monarch      | 1          |
          | Bob    |      |           | 3 poison counters |              |            |
        And Alice's hand holds "Forest"
        Then Alice has 7 life
        And Alice has {R}{R}{G} in her mana pool
        And Bob has 20 life
        And Bob has 3 poison counters
        And Alice is the monarch
        And Alice has 0 land plays left
        And Alice can't play "Forest"
        """
    )


def test_the_stack_from_the_top_with_announcements(play):
    play.say(
        """
        Given the battlefield holds
          | permanent          | controller | state          | as  |
          | History of Benalia | Alice      | 1 lore counter |     |
          | Grizzly Bears      | Bob        |                | Cub |
        And the stack holds, from the top
          | object                          | controller | targets |
          | Lightning Bolt                  | Bob        | Alice   |
          | Giant Growth                    | Bob        | Cub     |
          | chapter I of History of Benalia | Alice      |         |
        Then the stack holds, from the top
          | object                          | controller | targets |
          | Lightning Bolt                  | Bob        | Alice   |
          | Giant Growth                    | Bob        | Cub     |
          | chapter I of History of Benalia | Alice      |         |
        When the top of the stack resolves
        Then Alice has 17 life
        When the top of the stack resolves
        Then "Cub" is a 5/5 creature
        When the stack resolves until empty
        Then the battlefield holds
          | permanent    | controller |
          | token Knight | Alice      |
        """
    )


def test_a_given_spell_knows_its_x_modes_and_costs(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | as  |
          | Grizzly Bears | Bob        | Cub |
        And the stack holds, from the top
          | object         | controller | targets | x | modes | costs  |
          | Blaze          | Alice      | Bob     | 5 |       |        |
          | Burst Lightning | Alice     | Bob     |   |       | kicker |
          | Boros Charm    | Alice      | Bob     |   | 1     |        |
        When the top of the stack resolves
        Then Bob has 15 life
        When the top of the stack resolves
        Then Bob has 11 life
        When the top of the stack resolves
        Then Bob has 7 life
        """
    )


def test_combat_goes_on_from_where_it_is(play):
    play.say(
        """
        Given it is Alice's declare blockers step
        And the battlefield holds
          | permanent     | controller | state                  | as   |
          | Grizzly Bears | Alice      | tapped, attacking Bob  | Ursa |
          | Hill Giant    | Alice      | tapped, attacking Bob  | Oaf  |
          | Wind Drake    | Bob        | blocking Ursa          |      |
        Then "Ursa" is blocked
        And "Oaf" is unblocked
        And "Wind Drake" is blocking "Ursa"
        When the game advances to Alice's end of combat
        Then Bob has 17 life
        And "Ursa" is in Alice's graveyard
        And "Wind Drake" is in Bob's graveyard
        """
    )


def test_states_to_which_state_based_actions_apply_are_told(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | state    |
          | Grizzly Bears | Alice      | 2 damage |
        """
    )
    with pytest.raises(ScenarioError, match=r"state-based actions would change.*Grizzly Bears.*704\.5g"):
        play.say("Then Alice has 20 life")


def test_checking_state_based_actions_leaves_triggers_waiting(play):
    play.say(
        """
        Given the battlefield holds
          | permanent       | controller | state    |
          | Doomed Traveler | Alice      | 1 damage |
        When state-based actions are checked
        Then "Doomed Traveler" is in Alice's graveyard
        And the stack is empty
        And Alice has priority
        When Alice passes priority
        Then the stack holds, from the top
          | object                       | controller |
          | ability 1 of Doomed Traveler | Alice      |
        """
    )


def test_zones_in_their_orders(play):
    play.say(
        """
        Given Alice's library holds, from the top "Forest", "Island"
        And Alice's graveyard holds "Swamp", "Plains"
        And Alice's hand holds "Mountain"
        Then Alice's library holds, from the top "Forest", "Island" and nothing more
        And Alice's graveyard holds, from the top "Plains", "Swamp"
        And Alice has 1 card in hand
        And Bob has 10 cards in library
        """
    )


def test_commanders_and_forty_life(start):
    play = start(
        """
        Given a Commander game between Alice, Bob and Carol
        And Alice's command zone holds
          | card          | state     |
          | Queen Marchesa | commander |
        And the battlefield holds
          | permanent | controller |
          | 2 Plains  | Alice      |
          | Swamp     | Alice      |
          | Mountain  | Alice      |
        Then Alice has 40 life
        And Alice can cast "Queen Marchesa"
        And Bob can't cast "Queen Marchesa"
        """
    )
    assert play.object("Queen Marchesa").commander


def test_unknown_cards_are_unsupported(play):
    play.game.names.cards.find("Forest")
    setup = port.GameSetup(
        players=(port.PlayerSetup(name="A"), port.PlayerSetup(name="B")),
        objects=(port.ObjectSetup(ref="x", card="Nobody's Card", zone="hand", owner="A"),),
        active="A",
        edition="2026-04-17",
    )
    reply = play.engine.new_game(setup)
    assert reply == port.Unsupported(reason="cards that the engine does not have", cards=("Nobody's Card",))
    assert Unsupported


def test_a_card_of_the_users_own_by_its_structure(play):
    structure = {
        "name": "Small Lifegiver",
        "layout": "normal",
        "invented": True,
        "meld_with": None,
        "faces": [{"name": "Small Lifegiver", "cost": "{W}", "types": "Creature — Bear", "power": "1", "toughness": "1"}],
    }
    card = port.CardDefinition(
        name="Small Lifegiver",
        faces=(port.FaceDefinition(name="Small Lifegiver", type_line="Creature — Bear"),),
        structure=structure,
    )
    setup = port.GameSetup(
        players=(port.PlayerSetup(name="A"), port.PlayerSetup(name="B")),
        objects=(port.ObjectSetup(ref="x", card="Small Lifegiver", zone="battlefield", owner="A"),),
        active="A",
        edition="2026-04-17",
        cards=(card,),
    )
    assert play.engine.new_game(setup) == port.Ready()
    (seen,) = play.engine.observe().objects
    assert (seen.name, seen.power, seen.mana_cost) == ("Small Lifegiver", 1, "{W}")


def test_modes_that_a_spell_does_not_have(play):
    with pytest.raises(ScenarioError, match=r"it has 0 modes; announced are \[1\]"):
        play.say(
            """
            Given the stack holds, from the top
              | object | controller | targets | modes |
              | Shock  | Alice      | Bob     | 1     |
            Then the stack is empty
            """
        )


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (
            "it is Alice's combat damage step\nAnd the battlefield holds\n| permanent | controller | state |\n"
            "| Sol Ring | Alice | attacking Bob |",
            "is no creature",
        ),
        (
            "the stack holds, from the top\n| object | controller |\n| Lightning Bolt | Alice |",
            "row 1: .*0 targets are given for use 1",
        ),
        (
            "it is Alice's untap step\nAnd the stack holds, from the top\n| object | controller | targets |\n"
            "| Lightning Bolt | Alice | Bob |",
            "502.4",
        ),
        (
            "it is Alice's declare blockers step\nAnd the battlefield holds\n| permanent | controller | state |\n"
            "| Grizzly Bears | Alice | attacking Bob, phased out |",
            "phased out .506.4",
        ),
        (
            "it is Alice's declare blockers step\nAnd the battlefield holds\n| permanent | controller | state | as |\n"
            "| Grizzly Bears | Alice | attacking Bob | A |\n| Grizzly Bears | Alice | blocking A | B |",
            "row 2: B: Alice attacks, and only creatures of defending players block",
        ),
        (
            "the battlefield holds\n| permanent | controller |\n| Sol Ring | Alice |\n"
            "And Alice's exile holds\n| card | state |\n| Shock | exiled with Sol Ring |",
            "no ability of Sol Ring exiles anything",
        ),
        ("Alice's command zone holds \"Grizzly Bears\"", "Grizzly Bears is no commander.* .408.3"),
    ],
)
def test_what_cannot_be_is_refused(play, given, words):
    with pytest.raises(ScenarioError, match=words):
        play.say(f"Given {given}\nThen Alice has priority")


def test_a_graveyard_from_the_top(play):
    play.say(
        """
        Given Alice's graveyard holds, from the top "Forest" and "Island"
        And Bob's graveyard holds "Forest" and "Island"
        When Alice passes priority
        Then Alice's graveyard holds, from the top "Forest" and "Island"
        And Bob's graveyard holds, from the top "Island" and "Forest"
        """
    )


@pytest.mark.parametrize("what", ["ability 77", "ability 0", "chapter II", 'ability from "Blood Moon"'])
def test_what_nothing_could_have_is_no_proof(play, what):
    with pytest.raises(ScenarioError, match="of this scenario"):
        play.say(
            f"""
            Given the battlefield holds
              | permanent     | controller |
              | Grizzly Bears | Alice      |
            Then "Grizzly Bears" lacks {what}
            """
        )
