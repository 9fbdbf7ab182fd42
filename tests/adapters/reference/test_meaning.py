"""What an action announces means something for its card, or it is an error: it never shows that something can't be done."""

import re

import pytest
from judgecall.steps.outcomes import ScenarioError

BEARS = """
Given the players have
  | player | mana         |
  | Alice  | {G}{G}{R}{R} |
And Alice's hand holds "Grizzly Bears"
And the battlefield holds
  | permanent     | controller | as  |
  | Grizzly Bears | Alice      | Cub |
"""


@pytest.mark.parametrize(
    ("line", "row", "words"),
    [
        ('cast "Grizzly Bears" in Alice\'s hand', "additional cost | kickr", "no additional cost 'kickr'"),
        ('cast "Grizzly Bears" in Alice\'s hand', "additional cost | kicker", "no additional cost 'kicker'"),
        ('cast "Grizzly Bears" in Alice\'s hand', "alternative cost | oveload", "the alternative cost 'oveload'"),
        ('cast "Grizzly Bears" in Alice\'s hand', "face | Banana", "no face 'Banana'; it has Grizzly Bears"),
        ('cast "Grizzly Bears" in Alice\'s hand', "modes | 1", "has no modes"),
        ('cast "Grizzly Bears" in Alice\'s hand', "x | 2", "no cost of Grizzly Bears has an X"),
        ('cast "Grizzly Bears" in Alice\'s hand', "division | 2 to Bob", "divides nothing"),
        ('cast "Grizzly Bears" in Alice\'s hand targeting Bob', "", "has no targets"),
        ('activate ability 7 of "Cub"', "", "no such activated ability"),
        ('activate "Cub"', "", "no such activated ability"),
        ('activate cycling of "Grizzly Bears" in Alice\'s hand', "", "no such activated ability"),
        ('take the special action foretell with "Grizzly Bears" in Alice\'s hand', "", "special action 'foretell'"),
    ],
)
def test_what_nothing_in_the_game_could_mean_is_an_error(play, line, row, words):
    table = f"\n  | choice | answer |\n  | {row} |" if row else ""
    with pytest.raises(ScenarioError, match=words):
        play.say(f"{BEARS}\nThen Alice can't {line}{table}")


def test_a_misspelt_word_refuses_no_action_either(play):
    with pytest.raises(ScenarioError, match="no such activated ability"):
        play.say(f'{BEARS}\nWhen Alice tries to activate ability 7 of "Cub"')


def test_what_another_card_could_give_means_something(play):
    play.say(
        """
        Given Alice's graveyard holds "Lightning Bolt"
        And Alice's hand holds "Underworld Breach"
        Then Alice can't cast "Lightning Bolt" targeting Bob
          | choice           | answer |
          | alternative cost | escape |
        """
    )


def test_mana_that_is_named_is_the_mana_that_is_spent(play):
    with pytest.raises(Exception, match=re.escape("names {R}{R}, and the mana spent is {G}{G}")):
        play.say(
            """
            Given the players have
              | player | mana   |
              | Alice  | {G}{G} |
            And Alice's hand holds "Grizzly Bears"
            When Alice casts "Grizzly Bears"
              | choice | answer |
              | mana   | {R}{R} |
            """
        )


def test_a_cards_own_name_means_the_face_of_that_name(play):
    play.say(
        """
        Given it is Bob's upkeep
        And the battlefield holds
          | permanent     | controller |
          | 4 Mountain    | Alice      |
          | Grizzly Bears | Bob        |
        And Alice's hand holds "Bonecrusher Giant"
        When Bob passes priority
        Then Alice can't cast "Bonecrusher Giant" targeting "Grizzly Bears"
        And Alice can cast "Bonecrusher Giant" targeting "Grizzly Bears"
          | choice | answer |
          | face   | Stomp  |
        """
    )
