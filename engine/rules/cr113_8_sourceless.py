"""Rule 113.8: abilities without a source are those inherent in designations and in speed (702.179d, 725.2, 726.2)."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards.lang import abilities as ab
from ..derive.game import Game
from ..events.base import Event
from ..state.effects import Waiting
from ..state.objects import Abl
from . import cr702_179_speed as speed
from . import cr725_monarch as monarch
from . import cr726_initiative as initiative

INHERENT: dict[str, tuple[Abl, ...]] = {
    monarch.MONARCH: (monarch.DRAW, monarch.USURP),
    initiative.INITIATIVE: (initiative.UPKEEP, initiative.SEIZED, initiative.TAKEN),
    speed.SPEED: (speed.FASTER,),
}
"""The inherent abilities of each designation and of speed, in the order in which its rule lists them."""


def any_inherent(g: Game) -> bool:
    """Whether there may be inherent abilities now."""
    return bool(g.state.designations) or speed.anybody(g)


def inherent_triggers(g: Game, happened: Sequence[Event]) -> list[Waiting]:
    """The inherent abilities that a batch of events triggers."""
    found = [w for e in happened for w in monarch.inherent_triggers(g, e)]
    return found + initiative.inherent_triggers(g, happened) + speed.inherent_triggers(g, happened)


def designation_of(ability: ab.Ability | None) -> str:
    """The designation in which an ability inheres, or `speed`; empty for any other ability."""
    for name, inherent in INHERENT.items():
        if any(a.ability is ability or a.ability == ability for a in inherent):
            return name
    return ""
