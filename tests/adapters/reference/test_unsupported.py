"""Where a game comes to something that the engine doesn't carry out, it can't go on."""

import pytest
from judgecall.steps.outcomes import Unsupported


def test_venturing_into_undercity_is_unsupported(play):
    play.say(
        """
        Given it is Bob's end step
        And the players have
          | player | designations |
          | Alice  | initiative   |
        When the game advances to Alice's upkeep
        """
    )
    with pytest.raises(Unsupported, match=r"venture into Undercity \(701\.49d\)"):
        play.say("When the top of the stack resolves")
