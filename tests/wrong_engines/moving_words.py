"""Misreadings of what an effect says beside its verb: what it moved, whose, and how it is there."""

from __future__ import annotations

from effect_words import COUNTERS, LIBRARY, PERMANENTS, TOKENS, ZONES, saying
from judgecall.engine.cards.lang.nouns import Number, Player
from judgecall.engine.terms.zones import Zone
from wrong import Wrong, undone

WRONG = [
    Wrong("what was destroyed is forgotten", saying(ZONES + "destroy", as_=None), ("basic-0409",), ("701.8a",)),
    Wrong("what was returned is forgotten", saying(ZONES + "to_hand", as_=None), ("basic-0410",), ("608.2c",)),
    Wrong("nothing becomes unattached", {PERMANENTS + "unattach": undone}, ("basic-0411",), ("701.3d",)),
    Wrong(
        "an Aura enters attached to whatever its controller chooses",
        saying(ZONES + "onto_battlefield", attached_to=None),
        ("basic-0412",),
        ("303.4f",),
    ),
    Wrong("it is nothing besides as it enters", saying(ZONES + "onto_battlefield", is_also=()), ("basic-0413",), ("611.2e",)),
    Wrong("one card is found", saying(LIBRARY + "search", n=Number(n=1)), ("basic-0414",), ("701.23d",)),
    Wrong("what is found goes to the hand", saying(LIBRARY + "search", to=Zone.HAND), ("basic-0415",), ("701.23a",)),
    Wrong(
        "as many counters as may be are removed",
        saying(COUNTERS + "remove_counters", up_to=False),
        ("basic-0416",),
        ("122.1",),
    ),
    Wrong("a created token doesn't attack", saying(TOKENS + "create_copy", attacking=False), ("basic-0417",), ("508.4",)),
    Wrong(
        "any opponent's life total is exchanged",
        saying(COUNTERS + "exchange_life", with_=Player(name="each_opponent")),
        ("exchange-0403",),
        ("701.12c",),
    ),
    Wrong("who casts it searches", saying(LIBRARY + "search", who=Player(name="you")), ("library-0021",), ("701.23a",)),
]
