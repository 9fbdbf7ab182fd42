"""Misreadings of what is gone and of what has moved: last-known values, new objects, zones in which abilities function."""

from __future__ import annotations

from typing import Any

from judgecall.engine.cards.lang import events as le
from judgecall.engine.derive.game import Game
from judgecall.engine.terms.zones import Zone
from wrong import Wrong, right


def _as_printed(g: Game, o: Any) -> Any:
    """What is gone is copied as its card."""
    return right("cr707_copying.copied_values")(g, o) if o.id in g.state.objects else None


def _tokens_too(g: Game, state: Any, player: str) -> Any:
    """A token in a library is one of its cards."""
    return g.state.zones.get((Zone.LIBRARY, player), ())


def _on_the_battlefield(g: Game, s: Any, o: Any) -> bool:
    """A replacement ability without a zone of its own functions on the battlefield."""
    return bool(s.defines if hasattr(s, "defines") else False) or o.zone is s.zone


def _as_it_was(g: Game, before: Any, happened: Any) -> Any:
    """What a discarded card says of it is asked of the card in the hand."""
    kept: list[Any] = right("cr603_noticing.triggered")(g, before, happened)
    return [w for w in kept if not _own_discard(w)]


def _own_discard(w: Any) -> bool:
    when = getattr(w.abl.ability, "when", None)
    return isinstance(when, le.ZoneMove) and when.what is None and when.cause == "discard"


def _as_itself(g: Game, r: Any, op: Any, e: Any) -> Any:
    """What is turned face up is what is printed on it."""
    yield from ()
    return [e]


def _always_on_an_adventure(g: Game, e: Any, found: Any) -> Any:
    """A spell that resolves as an Adventure is exiled, whatever else would replace that."""
    own = [r for r in found if r.ops == ("adventure",)]
    return (yield from right("cr614_settling.choose")(g, e, own or found))


WRONG = (
    Wrong(
        "what is turned face up is as printed", {"cr708_8_turned_up.turned_up": _as_itself}, ("morph-0030",), rules=("708.8",)
    ),
    Wrong(
        "an Adventure's exile comes first",
        {"cr614_settling.choose": _always_on_an_adventure},
        ("adventure-0020",),
        rules=("616.1", "715.3d"),
    ),
    Wrong(
        "what is gone is copied as its card",
        {"cr707_copying.copied_values": _as_printed},
        ("copy-0240", "copy-0241"),
        rules=("608.2h",),
    ),
    Wrong(
        "a token in a library is a card", {"filters.cards_in_library": _tokens_too}, ("token-0030",), rules=("108.2b", "111.8")
    ),
    Wrong(
        "from anywhere is from the battlefield",
        {"cr613_layers.functions_in": _on_the_battlefield},
        ("ability-0010",),
        rules=("113.6b",),
    ),
    Wrong(
        "nobody notices a card's own discard", {"cr603_noticing.triggered": _as_it_was}, ("ability-0011",), rules=("113.6k",)
    ),
)
