"""Misreadings of special actions (116) and of the keywords that allow them (702)."""

from __future__ import annotations

from wrong import Wrong, none, true, undone

ACTIONS = "cr116_special_actions."

WRONG = [
    Wrong(
        "what is foretold stays in hand",
        {ACTIONS + "foretell": undone},
        ("foretell-0001", "foretell-0002", "foretell-0006"),
        ("702.143a",),
    ),
    Wrong("cards are foretold at any time", {ACTIONS + "cant_foretell": none}, ("foretell-0003",), ("702.143a",)),
    Wrong("cards are plotted at any time", {ACTIONS + "cant_plot": none}, ("plot-0003",), ("702.170a",)),
    Wrong("a plotted card is cast at once", {"cr601_3_permission.plotted_earlier": true}, ("plot-0001",), ("702.170d",)),
    Wrong("cards are suspended at any time", {ACTIONS + "cant_suspend": none}, ("suspend-0003",), ("702.62a",)),
    Wrong("a suspended card stays in hand", {ACTIONS + "suspend": undone}, ("suspend-0004",), ("702.62a",)),
    Wrong("what is face down stays so", {ACTIONS + "turn_up": undone}, ("morph-0004", "saga-0076"), ("116.2b",)),
]
