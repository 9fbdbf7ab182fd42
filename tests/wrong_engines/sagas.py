"""Misreadings of Sagas (714). Most of them real engines have had."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang import events as le
from judgecall.engine.cards.lang import nouns as n
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.state.effects import Waiting
from judgecall.engine.state.objects import Abl
from judgecall.engine.terms.counters import LORE
from judgecall.engine.terms.zones import Zone
from wrong import Wrong, right

CHAPTER = "cr714_sagas.chapter_triggers"
PENDING = "cr714_sagas.source_of_pending_chapter"
FINISHED = "cr714_sagas.is_finished"
COUNTERS = "cr714_sagas.lore_counters"


def _equal(g: Game, oid: int, abl: Abl, before: int, after: int, entered: bool) -> bool:
    return before < after == abl.number


def _all_up_to(g: Game, oid: int, abl: Abl, before: int, after: int, entered: bool) -> bool:
    return before < after and abl.number <= after


def _ignores_read_ahead(g: Game, oid: int, abl: Abl, before: int, after: int, entered: bool) -> bool:
    return before < abl.number <= after


def _never_pending(g: Game, oid: int) -> bool:
    return False


def _any_chapter_pending(g: Game, oid: int) -> bool:
    stack = (g.state.objects[i].stack for i in g.view.zone(Zone.STACK))
    return any(s is not None and s.chapter is not None for s in stack) or bool(g.state.waiting)


def _only_final_pending(g: Game, oid: int) -> bool:
    final = right("cr714_sagas.final_chapter")(g, g.view.chars(oid))
    stack = (g.state.objects[i].stack for i in g.view.zone(Zone.STACK))
    waiting = any(w.source == oid and w.abl.number == final for w in g.state.waiting)
    return waiting or any(s is not None and s.source == oid and s.chapter == final for s in stack)


def _on_the_stack_only(g: Game, oid: int) -> bool:
    stack = (g.state.objects[i].stack for i in g.view.zone(Zone.STACK))
    return any(s is not None and s.source == oid and s.chapter is not None for s in stack)


def _exactly_final(g: Game, oid: int) -> bool:
    c = g.view.chars(oid)
    lore = g.state.objects[oid].counters.get(LORE, 0)
    final = right("cr714_sagas.final_chapter")(g, c)
    return "Saga" in c.subtypes and lore == final and not right(PENDING)(g, oid)


def _without_chapters_too(g: Game, oid: int) -> bool:
    c = g.view.chars(oid)
    lore = g.state.objects[oid].counters.get(LORE, 0)
    return "Saga" in c.subtypes and lore >= right("cr714_sagas.final_chapter")(g, c) and not right(PENDING)(g, oid)


def _sagas(g: Game) -> list[int]:
    return [o for o in g.view.battlefield() if "Saga" in g.view.chars(o).subtypes]


def _everybodys(g: Game, player: str) -> list[Any]:
    return [ch.PutCounters(target=o, kind=LORE, amount=1, by=player) for o in _sagas(g)]


def _one_only(g: Game, player: str) -> list[Any]:
    return right(COUNTERS)(g, player)[:1]


def _chapterless_too(g: Game, player: str) -> list[Any]:
    mine = [o for o in _sagas(g) if g.view.controller(o) == player]
    return [ch.PutCounters(target=o, kind=LORE, amount=1, by=player) for o in mine]


def _as_an_effect(g: Game, player: str) -> list[Any]:
    from msgspec.structs import replace

    return [replace(e, by_effect=True) for e in right(COUNTERS)(g, player)]


def _on_the_stack(g: Game) -> Generator[Any, Any, None]:
    """The lore counter is put by a triggered ability, which waits for priority as any other."""
    player = g.state.turn.active
    mine = [e.target for e in right(COUNTERS)(g, player)]
    if not mine:
        return
    ability = ab.Triggered(when=le.EitherEvent(of=()), do=(ef.PutCounters(kind=LORE, on=n.Ref(name="mine")),))
    for o in mine:
        w = Waiting(id=0, controller=player, source=o, abl=Abl(ability, 0, "granted", 0, ("lore",)), bindings={"mine": (o,)})
        yield from perform(g, [ch.Triggers(waiting=w)], "603.2")


def _chapters_at_once(g: Game, w: Waiting) -> Generator[Any, Any, Any]:
    """A chapter happens as its counter is put, without the stack."""
    if not isinstance(w.abl.ability, ab.Chapter) or w.abl.ability.targets:
        return (yield from right("cr603_3_stacking.put")(g, w))
    from judgecall.engine.derive.context import Ctx
    from judgecall.engine.derive.view import Live
    from judgecall.engine.kernel.effects import carry_out

    yield from perform(g, [ch.NoLongerWaiting(waiting=w.id)], "603.3")
    yield from carry_out(g, w.abl.ability.do, Ctx(Live(g), w.controller, w.source))
    return None


WRONG = (
    Wrong(
        "a chapter triggers only when the count equals its number",
        {CHAPTER: _equal},
        ("saga-0002", "saga-0003", "saga-0004", "saga-0005", "saga-0010"),
        rules=("714.2b", "714.2c"),
    ),
    Wrong(
        "every chapter up to the count triggers again",
        {CHAPTER: _all_up_to},
        ("copy-0103", "saga-0001", "saga-0006", "saga-0007", "saga-0009"),
        rules=("714.2b",),
    ),
    Wrong(
        "read ahead silences nothing",
        {CHAPTER: _ignores_read_ahead},
        ("saga-0101", "saga-0102", "saga-0105", "saga-0104"),
        rules=("714.2b", "702.155a"),
    ),
    Wrong(
        "a Saga is sacrificed when its last chapter triggers",
        {PENDING: _never_pending},
        ("saga-0040", "saga-0047", "saga-0055", "saga-0058", "saga-0046"),
        rules=("714.4",),
    ),
    Wrong(
        "any pending chapter protects every Saga", {PENDING: _any_chapter_pending}, ("saga-0049", "saga-0051"), rules=("714.4",)
    ),
    Wrong(
        "only the final chapter protects its Saga", {PENDING: _only_final_pending}, ("saga-0045", "saga-0075"), rules=("714.4",)
    ),
    Wrong(
        "only the stack protects a Saga",
        {PENDING: _on_the_stack_only},
        ("saga-0121", "saga-0110", "saga-0041", "saga-0042", "saga-0050"),
        rules=("714.4",),
    ),
    Wrong(
        "a Saga is sacrificed at exactly its final number",
        {FINISHED: _exactly_final},
        ("saga-0048", "saga-0060", "saga-0065", "saga-0069", "saga-0071"),
        rules=("704.5s", "714.4"),
    ),
    Wrong(
        "a Saga without chapters is sacrificed in every edition",
        {FINISHED: _without_chapters_too},
        ("saga-0061", "saga-0062", "saga-0066", "saga-0072", "saga-0070"),
        rules=("714.4",),
    ),
    Wrong(
        "the lore counter is put by a triggered ability on the stack",
        {"cr714_sagas.put_lore_counters": _on_the_stack},
        ("saga-0030", "saga-0031", "saga-0034"),
        rules=("505.4", "703.4f"),
    ),
    Wrong(
        "everybody's Sagas get a lore counter",
        {COUNTERS: _everybodys},
        ("saga-0031", "saga-0032", "saga-0033", "saga-0084", "saga-0037"),
        rules=("714.3c",),
    ),
    Wrong(
        "only one Saga gets a lore counter", {COUNTERS: _one_only}, ("saga-0031", "saga-0122", "saga-0154"), rules=("714.3c",)
    ),
    Wrong(
        "a Saga without chapters gets a lore counter",
        {COUNTERS: _chapterless_too},
        ("saga-0061", "saga-0072"),
        rules=("714.3c",),
    ),
    Wrong("the turn-based lore counter is that of an effect", {COUNTERS: _as_an_effect}, ("saga-0036",), rules=("714.3c",)),
    Wrong(
        "chapters do not use the stack",
        {"cr603_3_stacking.put": _chapters_at_once},
        ("saga-0012", "saga-0022", "saga-0114", "saga-0052", "saga-0053"),
        rules=("603.3", "603.3a", "603.3c", "603.3d"),
    ),
)
