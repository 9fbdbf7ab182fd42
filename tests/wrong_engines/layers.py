"""Misreadings of continuous effects and their layers (611, 613)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.derive import cr613_8_dependency as dependency
from judgecall.engine.derive.cr613_1_order import LAYERS
from judgecall.engine.derive.cr613_6_candidate import Candidate
from judgecall.engine.derive.cr613_layers import Layering
from judgecall.engine.derive.game import Game
from judgecall.engine.state.effects import Lasting
from judgecall.engine.state.objects import GameObject
from judgecall.engine.terms.zones import Zone
from wrong import Wrong, right

NEXT = "cr613_8_dependency.next_to_apply"
ORDER = "cr613_layers.in_order"
LASTS = "cr611_durations.still_lasts"
FIRST = "cr613_layers.defining_first"
LOCKED = "verbs_continuous.locked"


def _by_timestamp(g: Game, works: Layering, todo: Sequence[Candidate], layer: str) -> Candidate:
    return min(todo, key=lambda c: c.timestamp)


def _youngest_first(g: Game, works: Layering, todo: Sequence[Candidate], layer: str) -> Candidate:
    return max(todo, key=lambda c: c.timestamp)


def _permanents_first(g: Game, works: Layering, todo: Sequence[Candidate], layer: str) -> Candidate:
    static = [c for c in todo if c.static is not None]
    chosen: Candidate = right(NEXT)(g, works, static or todo, layer)
    return chosen


def _as_they_lay(g: Game, player: str, objects: tuple[int, ...]) -> Generator[Any, Any, tuple[int, ...]]:
    yield from right("cr613_7_timestamps.timestamp_order")(g, player, objects)
    return objects


def _ends(works: Layering, a: Candidate, b: Candidate, layer: str) -> bool:
    """Whether applying `b` would end the existence of `a`: the only dependency that some engines know."""
    saved = {oid: w.copy() for oid, w in works.works.items()}
    began = (a.began, b.began)
    try:
        works.apply(b, layer)
        return not a.exists(works)
    finally:
        works.works.clear()
        works.works.update(saved)
        a.began, b.began = began


def _existence_only(g: Game, works: Layering, todo: Sequence[Candidate], layer: str) -> Candidate:
    ordered = sorted(todo, key=lambda c: c.timestamp)
    for c in ordered:
        if not any(b is not c and _ends(works, c, b, layer) for b in ordered):
            return c
    return ordered[0]


def _never_existence(g: Game, works: Layering, todo: Sequence[Candidate], layer: str) -> Candidate:
    ordered = sorted(todo, key=lambda c: c.timestamp)
    for c in ordered:
        others = [b for b in ordered if b is not c and not _ends(works, c, b, layer)]
        if not any(dependency.depends(works, c, b, layer) for b in others):
            return c
    return ordered[0]


def _land_types_only(g: Game, works: Layering, todo: Sequence[Candidate], layer: str) -> Candidate:
    if layer != "4":
        return min(todo, key=lambda c: c.timestamp)
    chosen: Candidate = right(NEXT)(g, works, todo, layer)
    return chosen


def _loops_from_the_end(g: Game, works: Layering, todo: Sequence[Candidate], layer: str) -> Candidate:
    ordered = sorted(todo, key=lambda c: c.timestamp)
    free = [c for c in ordered if not any(b is not c and dependency.depends(works, c, b, layer) for b in ordered)]
    return free[0] if free else ordered[-1]


def _dependent_first(g: Game, works: Layering, todo: Sequence[Candidate], layer: str) -> Candidate:
    """The direction of dependency mistaken."""
    ordered = sorted(todo, key=lambda c: c.timestamp)
    for c in ordered:
        if not any(b is not c and dependency.depends(works, b, c, layer) for b in ordered):
            return c
    return ordered[0]


def _all_alike(g: Game, todo: Sequence[Candidate]) -> Sequence[Candidate]:
    return todo


def _no(g: Game, c: Candidate) -> bool:
    return False


def _order(*names: str) -> Any:
    def order(g: Game) -> tuple[str, ...]:
        return names

    return order


def _without(name: str, before: str) -> tuple[str, ...]:
    rest = [x for x in LAYERS if x != name]
    rest.insert(rest.index(before), name)
    return tuple(rest)


def _on_the_battlefield_only(g: Game, s: Any, o: GameObject) -> bool:
    return o.zone is Zone.BATTLEFIELD if getattr(s, "defines", False) else bool(right("cr613_layers.functions_in")(g, s, o))


def _forever(g: Game, lasting: Lasting) -> bool:
    return lasting.name != "while self on battlefield" or bool(right(LASTS)(g, lasting))


def _while_controlled(g: Game, lasting: Lasting) -> bool:
    o = g.state.objects.get(lasting.object) if lasting.object is not None else None
    if lasting.name == "while self on battlefield" and o is not None:
        return bool(g.view.chars(o.id).controller == lasting.player)
    return bool(right(LASTS)(g, lasting))


def _open(g: Game, node: Any, ctx: Any) -> Any:
    return node


def _instead_of(old: type, new: Any) -> Any:
    """Effects with one kind of part taken for another."""

    def first(g: Game, todo: Sequence[Candidate]) -> Sequence[Candidate]:
        for c in todo:
            c.by_layer = {k: [new(p) if isinstance(p, old) else p for p in parts] for k, parts in c.by_layer.items()}
        return right(FIRST)(g, todo)

    return first


def _one_switch(g: Game, todo: Sequence[Candidate]) -> Sequence[Candidate]:
    switches = [c for c in todo if any(isinstance(p, con.SwitchPT) for p in c.by_layer.get("7d", ()))]
    for c in switches[1:]:
        c.by_layer["7d"] = []
    return right(FIRST)(g, todo)


def _as_old_as_its_giver(g: Game, todo: Sequence[Candidate]) -> Sequence[Candidate]:
    for c in todo:
        if c.abl is not None and c.abl.origin == "granted":
            c.timestamp = c.abl.timestamp
    return right(FIRST)(g, todo)


def _open_set(g: Game, todo: Sequence[Candidate]) -> Sequence[Candidate]:
    """The objects of a resolved effect are all that are like the first of them."""
    for c in todo:
        works: Any = c.ctx.view
        if c.locked is None or not c.locked or not isinstance(c.locked[0], int):
            continue
        types = works.chars(c.locked[0]).types
        c.locked = tuple(o for o in works.state.zones.get((Zone.BATTLEFIELD, None), ()) if works.chars(o).types & types)
    return right(FIRST)(g, todo)


def _counters_at(timestamp: int) -> Any:
    """Keyword counters without a timestamp of their own."""

    def first(g: Game, todo: Sequence[Candidate]) -> Sequence[Candidate]:
        for c in todo:
            if isinstance(c.key, tuple) and c.key[0] == "counter":
                c.timestamp = timestamp
        return right(FIRST)(g, todo)

    return first


def _nothing_ends(g: Game) -> tuple[int, ...]:
    return ()


WRONG = (
    Wrong(
        "what can't be had can be had later",
        {FIRST: _instead_of(con.CantHave, lambda p: con.LoseAbilities(keywords=p.keywords))},
        ("layer-0010",),
        rules=("113.11",),
    ),
    Wrong(
        "what becomes a land type has it in addition",
        {FIRST: _instead_of(con.SetTypes, lambda p: con.AddTypes(types=p.types))},
        ("layer-0215",),
        rules=("613.3",),
    ),
    Wrong("keyword counters before all effects", {FIRST: _counters_at(0)}, ("layer-0222",), rules=("613.7c",)),
    Wrong("keyword counters after all effects", {FIRST: _counters_at(10**9)}, ("layer-0222",), rules=("613.7c",)),
    Wrong("a creature is switched once", {FIRST: _one_switch}, ("layer-0015",), rules=("613.4d",)),
    Wrong("a granted ability is as old as what granted it", {FIRST: _as_old_as_its_giver}, ("layer-0209",), rules=("613.7a",)),
    Wrong(
        "the objects of a resolved effect are not fixed",
        {FIRST: _open_set},
        ("continuous-0001", "continuous-0002", "continuous-0010", "saga-0141", "saga-0145"),
        rules=("611.2c",),
    ),
    Wrong(
        "copies at the end",
        {ORDER: _order(*(x for x in LAYERS if x != "1a"), "1a")},
        ("layer-0001",),
        rules=("613.1", "613.2", "613.4"),
    ),
    Wrong(
        "until end of turn is for ever",
        {"cr611_durations.ending_at_cleanup": _nothing_ends},
        ("continuous-0008", "saga-0073"),
        rules=("514.2",),
    ),
    Wrong(
        "timestamps only",
        {NEXT: _by_timestamp},
        ("layer-0102", "layer-0104", "layer-0105", "layer-0114", "layer-0116"),
        rules=("613.8", "613.8b", "613.8c"),
    ),
    Wrong(
        "dependency in existence only",
        {NEXT: _existence_only},
        ("layer-0103", "layer-0104", "layer-0105", "layer-0107", "layer-0117"),
        rules=("613.8", "613.8b"),
    ),
    Wrong("no dependency in existence", {NEXT: _never_existence}, ("layer-0102", "layer-0113"), rules=("613.8", "613.8b")),
    Wrong("dependency among types only", {NEXT: _land_types_only}, ("layer-0113",), rules=("613.8",)),
    Wrong(
        "loops of dependency from the youngest",
        {NEXT: _loops_from_the_end},
        ("layer-0109", "layer-0110"),
        rules=("613.8", "613.8b"),
    ),
    Wrong(
        "what others depend on waits",
        {NEXT: _dependent_first},
        ("layer-0103", "layer-0107", "layer-0108", "layer-0101", "layer-0111"),
        rules=("613.8", "613.8c"),
    ),
    Wrong(
        "the youngest effect applies first",
        {NEXT: _youngest_first},
        ("layer-0004", "layer-0009", "layer-0112", "layer-0210", "layer-0220"),
        rules=("613.7", "613.8"),
    ),
    Wrong("effects of permanents apply before those of spells", {NEXT: _permanents_first}, ("layer-0211",), rules=("613.7",)),
    Wrong("characteristic-defining abilities by timestamp", {FIRST: _all_alike}, ("layer-0115",), rules=("613.3",)),
    Wrong(
        "characteristic-defining abilities on the battlefield only",
        {"cr613_layers.functions_in": _on_the_battlefield_only},
        ("layer-0216", "layer-0217", "layer-0218"),
        rules=("604.3",),
    ),
    Wrong(
        "an effect that has begun ends with its ability",
        {"cr613_6_candidate.goes_on": _no},
        ("layer-0201", "layer-0202", "layer-0204"),
        rules=("613.6",),
    ),
    Wrong(
        "an effect finds its objects anew in each layer",
        {"cr613_6_candidate.same_objects": _no},
        ("layer-0206",),
        rules=("613.6",),
    ),
    Wrong("face-down values before copies", {ORDER: _order(*_without("1b", "1a"))}, ("layer-0002",), rules=("613.2",)),
    Wrong(
        "control at the end", {ORDER: _order(*(x for x in LAYERS if x != "2"), "2")}, ("layer-0005",), rules=("613.1", "613.4")
    ),
    Wrong("text after types", {ORDER: _order(*_without("3", "5"))}, ("layer-0006",), rules=("613.1",)),
    Wrong("colors before types", {ORDER: _order(*_without("5", "4"))}, ("layer-0007", "layer-0205"), rules=("613.1", "613.4")),
    Wrong(
        "abilities before types",
        {ORDER: _order(*_without("6", "4"))},
        ("land-0008", "layer-0203", "layer-0206", "layer-0219", "layer-0207"),
        rules=("613.1",),
    ),
    Wrong("power before colors", {ORDER: _order(*_without("7c", "5"))}, ("layer-0008", "layer-0208"), rules=("613.1", "613.4")),
    Wrong(
        "bonuses and counters before setters",
        {ORDER: _order(*_without("7c", "7b"))},
        ("layer-0011", "layer-0106"),
        rules=("613.4",),
    ),
    Wrong("setters before what defines", {ORDER: _order(*_without("7b", "7a"))}, ("layer-0012",), rules=("613.4",)),
    Wrong("bonuses before what defines", {ORDER: _order(*_without("7c", "7a"))}, ("layer-0013",), rules=("613.4",)),
    Wrong(
        "switches before bonuses and counters",
        {ORDER: _order(*_without("7d", "7c"))},
        ("layer-0014", "layer-0016"),
        rules=("613.4",),
    ),
    Wrong(
        "for as long as you control never ends", {LASTS: _forever}, ("continuous-0005", "continuous-0006"), rules=("611.2b",)
    ),
    Wrong("as long as it is there means controlled", {LASTS: _while_controlled}, ("continuous-0007",), rules=("611.2b",)),
    Wrong("numbers of a resolved effect are counted on", {LOCKED: _open}, ("continuous-0004",), rules=("608.2h", "611.2d")),
    Wrong(
        "what enters together is ordered by the graveyard",
        {"cr613_7_timestamps.timestamp_order": _as_they_lay},
        ("layer-0401", "layer-0402"),
        rules=("613.7m",),
    ),
)
