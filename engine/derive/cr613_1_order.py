"""Rules 613.1 to 613.4: which part of a continuous effect applies in which layer."""

from __future__ import annotations

from typing import Any, get_args

from ..cards.lang import continuous as con

LAYERS = ("1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")
"""Layers and sublayers in their order."""

LAYER_PARTS: tuple[type, ...] = get_args(con.LayerPart)
"""The parts that change characteristics or control."""

_LAYER: dict[type, str] = {
    con.BecomesCopy: "1a",
    con.ControlledBy: "2",
    con.ChangeText: "3",
    con.EachForTarget: "3",
    con.AddTypes: "4",
    con.SetTypes: "4",
    con.AllCreatureTypes: "4",
    con.LoseTypes: "4",
    con.ChosenType: "4",
    con.SetColors: "5",
    con.AddColors: "5",
    con.GainAbilities: "6",
    con.GainChosenAbility: "6",
    con.LoseAbilities: "6",
    con.LoseAllAbilities: "6",
    con.CantHave: "6",
    con.SetPT: "7b",
    con.ChangePT: "7c",
    con.SwitchPT: "7d",
}


def layer_of(part: Any, cda: bool) -> str:
    """The layer or sublayer in which a part applies (613.1, 613.4)."""
    layer = _LAYER[type(part)]
    return "7a" if cda and layer == "7b" else layer
