"""Misreadings of what an effect says beside its verb: how many, to whom, where it goes and in which order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judgecall.engine.cards.lang import nouns as n
from judgecall.engine.derive.game import Game
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, right, undone

YOU = n.Player(name="you")
LIBRARY = "verbs_library."
ZONES = "verbs_zones."
COUNTERS = "verbs_counters."
PERMANENTS = "verbs_permanents."
TOKENS = "verbs_tokens."


def saying(name: str, **fields: Any) -> Mapping[str, Callable[..., Any]]:
    """The verb reads these fields, whatever the effect says."""

    def misread(g: Game, e: Any, ctx: Any) -> Any:
        yield from right(name)(g, replace(e, **fields), ctx)

    return {name: misread}


def _one_player_after_another(g: Game, ctx: Any, counts: Mapping[str, int], about: str, away: Zone) -> Any:
    """Each player's cards move before the next player decides."""
    for player, count in counts.items():
        yield from right(LIBRARY + "arrange")(g, ctx, {player: count}, about, away)


def _unnamed(g: Game, t: Any, ctx: Any) -> Any:
    """The effect's name for a token is not heard."""
    return right(TOKENS + "token_values")(g, replace(t, name=None), ctx)


def _forgotten(g: Game, e: Any, ctx: Any) -> Any:
    """What was created can't be spoken of afterward."""
    yield from right(TOKENS + "create")(g, replace(e, as_=None), ctx)


WRONG = [
    Wrong(
        "whatever is looked at may be refused",
        saying(LIBRARY + "look_and_take", optional=True),
        ("library-0010",),
        ("608.2c",),
    ),
    Wrong(
        "the rest of what was looked at stays on top",
        saying(LIBRARY + "look_and_take", rest="top in any order"),
        ("library-0010", "library-0011", "library-0012", "library-0013", "library-0014"),
        ("608.2c",),
    ),
    Wrong(
        "what is put back in any order goes to the bottom",
        saying(LIBRARY + "look_and_take", rest="bottom in any order"),
        ("library-0017",),
        ("701.20e",),
    ),
    Wrong(
        "players scry one after another",
        {LIBRARY + "arrange": _one_player_after_another},
        ("library-0018",),
        ("701.22c",),
    ),
    Wrong("second from the top is on top", saying(ZONES + "on_library", nth=None), ("library-0019",), ("401.7",)),
    Wrong("who speaks of shuffling shuffles", saying(LIBRARY + "shuffle", who=YOU), ("library-0020",), ("701.24a",)),
    Wrong(
        "what is exiled gets no counters",
        saying(ZONES + "exile", counters=()),
        ("counter-0050",),
        ("702.62b",),
    ),
    Wrong(
        "only one counter is moved",
        saying(COUNTERS + "move_counters", n=n.Number(n=1), kind="+1/+1"),
        ("counter-0051",),
        ("122.5",),
    ),
    Wrong(
        "players get no counters",
        {COUNTERS + "put_counters": undone},
        ("counter-0052",),
        ("122.1",),
    ),
    Wrong(
        "to proliferate is done once",
        saying(COUNTERS + "proliferate", times=n.Number(n=1)),
        ("counter-0053",),
        ("701.34a",),
    ),
    Wrong("energy is one counter", saying(COUNTERS + "get_energy", n=n.Number(n=1)), ("counter-0054",), ("107.14",)),
    Wrong("every Army is a Zombie", saying(TOKENS + "amass", subtype="Zombie"), ("basic-0400",), ("701.47a",)),
    Wrong("to investigate is done once", saying(TOKENS + "investigate", times=n.Number(n=1)), ("basic-0401",), ("701.16a",)),
    Wrong("what is countered goes to the graveyard", saying("verbs_stack.counter", to=None), ("basic-0402",), ("608.2c",)),
    Wrong(
        "what regenerates is the source",
        saying("verbs_continuous.regenerate", what=n.Ref(name="self")),
        ("basic-0403",),
        ("701.19a",),
    ),
    Wrong("a token has the name of its subtype only", {TOKENS + "token_values": _unnamed}, ("basic-0404",), ("111.4",)),
    Wrong("the token that was created is forgotten", {TOKENS + "create": _forgotten}, ("basic-0405",), ("608.2c",)),
    Wrong("damage has one recipient", saying(COUNTERS + "deal_damage", also=()), ("basic-0406",), ("120.1",)),
    Wrong("a permanent is turned face down only", saying(PERMANENTS + "turn_face", up=False), ("basic-0407",), ("708.8",)),
    Wrong("nothing is removed from combat", {PERMANENTS + "remove_from_combat": undone}, ("basic-0408",), ("506.4",)),
]
