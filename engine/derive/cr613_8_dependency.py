"""Rule 613.8: an effect waits for those on which it depends, found by trial."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ..cards.lang import abilities as ab
from ..cards.lang import continuous as con
from ..cards.lang import nouns as n
from ..terms.typeline import BASIC_LAND_TYPES
from . import amounts, nouns
from .citation import rule
from .context import Holder
from .cr613_1_order import LAYER_PARTS
from .cr613_6_candidate import Candidate, Layers

_WRITES: dict[type, frozenset[str]] = {
    con.BecomesCopy: frozenset({"types", "colors", "abilities", "pt", "name", "cost"}),
    con.ControlledBy: frozenset({"control"}),
    con.ChangeText: frozenset({"types", "abilities", "text"}),
    con.EachForTarget: frozenset({"abilities", "text"}),
    con.AddTypes: frozenset({"types"}),
    con.SetTypes: frozenset({"types"}),
    con.AllCreatureTypes: frozenset({"types"}),
    con.LoseTypes: frozenset({"types"}),
    con.ChosenType: frozenset({"types"}),
    con.SetColors: frozenset({"colors"}),
    con.AddColors: frozenset({"colors"}),
    con.GainAbilities: frozenset({"abilities"}),
    con.GainChosenAbility: frozenset({"abilities"}),
    con.LoseAbilities: frozenset({"abilities"}),
    con.LoseAllAbilities: frozenset({"abilities"}),
    con.CantHave: frozenset({"abilities"}),
    con.SetPT: frozenset({"pt"}),
    con.ChangePT: frozenset({"pt"}),
    con.SwitchPT: frozenset({"pt"}),
}


_ASPECTS = frozenset({"types", "colors", "abilities", "control", "name", "pt", "cost", "text"})

_READS: dict[type, frozenset[str]] = {
    n.ControllerOf: frozenset({"control"}),
    n.DistinctAmong: frozenset({"types", "colors", "name", "cost", "pt"}),
    n.ValueOf: frozenset({"pt", "cost"}),
    **dict.fromkeys(
        (
            ab.Static,
            *LAYER_PARTS,
            n.AllOf,
            n.AnyOf,
            n.AttachedTo,
            n.ChosenIs,
            n.Compare,
            n.Count,
            n.CountersOn,
            n.CountPlayers,
            n.DayNight,
            n.DuringStep,
            n.Each,
            n.Exists,
            n.Greatest,
            n.Half,
            n.HasMonarch,
            n.Is,
            n.Linked,
            n.Minus,
            n.Not,
            n.Number,
            n.OwnerOf,
            n.Paid,
            n.PlayerIs,
            n.Range,
            n.Ref,
            n.Sum,
            n.Times,
            n.TopOf,
            n.Union,
            n.Var,
        ),
        frozenset(),
    ),
}
"""Which aspects of objects these words look at, besides what the words in them do. A word that is not here may look at
all of them: then a trial decides."""


@lru_cache(maxsize=4096)
def writes(parts: tuple[Any, ...]) -> frozenset[str]:
    """Which aspects of objects the parts of one layer may change."""
    out: set[str] = set()
    for p in parts:
        out |= _WRITES[type(p)]
        if isinstance(p, con.SetTypes | con.ChosenType | con.LoseTypes) and (
            isinstance(p, con.ChosenType) or any(t in BASIC_LAND_TYPES for t in p.types)
        ):
            out.add("abilities")
    return frozenset(out)


@lru_cache(maxsize=4096)
def reads(node: Any) -> frozenset[str]:
    """Which aspects of objects a piece of the language looks at."""
    out: set[str] = set()
    _collect(node, out)
    return frozenset(out)


def _collect(node: Any, out: set[str]) -> None:
    if isinstance(node, tuple):
        for x in node:
            _collect(x, out)
        return
    if not isinstance(node, msgspec.Struct):
        return
    if isinstance(node, n.Filter):
        if node.is_:
            out |= {"types", "colors"}
        if node.keyword is not None:
            out.add("abilities")
        if node.controller is not None:
            out.add("control")
        if node.named is not None or node.shares_name_with is not None:
            out.add("name")
        if node.power is not None or node.toughness is not None:
            out.add("pt")
        if node.mana_value is not None or node.mana_cost:
            out.add("cost")
    elif isinstance(node, n.Player):
        if node.name == "you":
            out.add("control")
    else:
        out |= _READS.get(type(node), _ASPECTS)
    for f in node.__struct_fields__:
        _collect(getattr(node, f), out)


@rule("613.7", "613.8", "613.8b", "613.8c")
def next_to_apply(g: Holder, works: Layers, todo: Sequence[Candidate], layer: str) -> Candidate:
    """The effect to apply next: the earliest by timestamp of those that depend on no other one still to apply, where
    loops of dependency count for nothing (613.7, 613.8b)."""
    ordered = sorted(todo, key=lambda c: c.timestamp)
    if len(ordered) == 1:
        return ordered[0]
    edges = {a.key: {b.key for b in ordered if b is not a and depends(works, a, b, layer)} for a in ordered}
    if not any(edges.values()):
        return ordered[0]
    for c in ordered:
        if all(_reaches(edges, other, c.key) for other in edges[c.key]):
            return c
    return ordered[0]


def _reaches(edges: dict[Any, set[Any]], start: Any, goal: Any) -> bool:
    seen, stack = set(), [start]
    while stack:
        here = stack.pop()
        if here == goal:
            return True
        if here not in seen:
            seen.add(here)
            stack.extend(edges.get(here, ()))
    return False


def depends(works: Layers, a: Candidate, b: Candidate, layer: str) -> bool:
    """Whether applying `b` would change the existence of `a`, what it applies to or what it does (613.8a)."""
    if a.cda != b.cda:
        return False
    written = writes(tuple(b.by_layer[layer])) if b.by_layer[layer] else frozenset({"types", "abilities"})
    exposed = a.static is not None and a.began is None and "abilities" in written
    looked_at: frozenset[str] = reads(tuple(a.by_layer[layer]))
    if a.static is not None and a.began is None:
        looked_at |= reads(a.static.what) | reads(a.static.if_)
    if not exposed and not looked_at & written:
        return False
    if exposed and not looked_at & written and a.source not in b.affected(works):
        return False
    return _trial(works, a, b, layer)


def _trial(works: Layers, a: Candidate, b: Candidate, layer: str) -> bool:
    before = _signature(works, a, layer)
    saved = {oid: w.copy() for oid, w in works.works.items()}
    began = (a.began, b.began)
    try:
        works.apply(b, layer)
        return bool(_signature(works, a, layer) != before)
    finally:
        works.works.clear()
        works.works.update(saved)
        a.began, b.began = began


def _signature(works: Layers, a: Candidate, layer: str) -> Any:
    """Existence, objects, and what the effect would do to them now."""
    if not a.exists(works):
        return None
    source = works.peek(a.source)
    if a.static is not None and a.began is None and source is not None:
        a.ctx.you = source.controller or works.obj(a.source).owner
    objects = a.affected(works)
    a.ctx.view = works
    done = tuple(_what_it_does(p, a) for p in a.by_layer[layer])
    return frozenset(objects), done


def _what_it_does(part: Any, a: Candidate) -> Any:
    if isinstance(part, con.SetPT | con.ChangePT):
        return tuple(None if x is None else amounts.amount(x, a.ctx) for x in (part.power, part.toughness))
    if isinstance(part, con.ControlledBy):
        return nouns.players(part.who, a.ctx)
    return None
