"""How a permanent enters, modified: tapped, with counters, with a choice, as a copy (614.1c-d, 614.12a, 707.5,
707.9)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...cards.lang import continuous as con
from ...cards.lang.nouns import Filter
from ...choices import Choice, Procedure
from ...derive import amounts, nouns
from ...derive.citation import rule
from ...derive.game import Game
from ...derive.work import final_chapter
from ...events import zones as zo
from ...events.base import Event
from ...kernel import hooks
from ...kernel.asking import ask
from ...kernel.batch import Batch
from ...state.objects import ObjectId
from ...terms.colors import COLOR_WORDS
from ...terms.counters import LORE
from ...terms.typeline import BASIC_LAND_TYPES
from ...terms.zones import Zone
from .. import cr707_copying as copying
from ..choosing_words import check, numbers
from ..cr118_optional import may_pay
from . import cr614_12_entering as entering
from .cr614_finding import Replacement


@rule("614.1c", "614.1d", "614.12a")
def enter_modified(g: Game, r: Replacement, op: con.EntersModified, e: Event, batch: Batch) -> Procedure[zo.Move]:
    """The entering with one modification applied; choices are made before the permanent enters."""
    assert isinstance(e, zo.Move)
    assert e.entering is not None
    if op.unless_paid is not None and (yield from _paid(g, r, op)):
        return e
    if op.copy_of is not None:
        e = yield from _as_copy(g, r, op, e)
    if op.choose is not None:
        e = yield from _choose(g, r, op, e)
    if op.exile_cards is not None or op.sacrifice_any is not None:
        e = yield from _others_move(g, r, op, e, batch)
    return _plainly(g, r, op, e)


def _plainly(g: Game, r: Replacement, op: con.EntersModified, e: zo.Move) -> zo.Move:
    entering_ = e.entering
    assert entering_ is not None
    if op.tapped:
        entering_ = replace(entering_, tapped=True)
    if op.untapped:
        entering_ = replace(entering_, tapped=False)
    if op.back_face:
        entering_ = replace(entering_, face=1)
    if op.under is not None:
        who = nouns.players(op.under, r.ctx)
        entering_ = replace(entering_, controller=who[0]) if who else entering_
    e = replace(e, entering=entering_)
    return with_counters(g, r, op.counters, e) if op.counters else e


def with_counters(g: Game, r: Replacement, gifts: tuple[con.CounterGift, ...], e: zo.Move) -> zo.Move:
    """Counters added to those with which it enters."""
    assert e.entering is not None
    counters = dict(e.entering.counters)
    view, there = entering.as_it_would_exist(g, e)
    assert there.new is not None
    ctx = r.ctx.at(view)
    if r.source not in view.state.objects and r.source not in view.state.last_known:
        ctx.source = there.new
    ctx.bindings.update({k: v for k, v in e.entering.chosen.items() if isinstance(v, int)})
    ctx.announced = e.entering.announced
    for gift in gifts:
        if gift.if_type is not None and gift.if_type not in view.chars(there.new).types:
            continue
        n = amounts.amount(gift.n, ctx)
        if n > 0:
            counters[gift.kind] = counters.get(gift.kind, 0) + n
    return replace(e, entering=replace(e.entering, counters=counters))


def _paid(g: Game, r: Replacement, op: con.EntersModified) -> Procedure[bool]:
    assert op.unless_paid is not None
    return (yield from may_pay(g, r.ctx, r.ctx.you, op.unless_paid, about="enters"))


@rule("707.5", "614.12")
def _as_copy(g: Game, r: Replacement, op: con.EntersModified, e: zo.Move) -> Procedure[zo.Move]:
    """It enters as a copy of an object that its controller chooses among those on the battlefield (or wherever the
    phrase says)."""
    assert op.copy_of is not None
    assert e.entering is not None
    player = e.entering.controller
    ctx = r.ctx.at(g.view)
    ctx.you = player
    options = tuple(i for i in nouns.each(op.copy_of, ctx) if i != e.object)
    if not options:
        return e
    answer = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="objects",
            source=r.source,
            number=r.number,
            about="copy",
            options=options,
            rule="707.5",
        ),
    )
    faces, face = copying.values_for_permanent(g, answer[0])
    original = answer[0]
    if op.exceptions is not None:
        faces = copying.with_exceptions(g, faces, face, op.exceptions, own=copying.own_values(g, e))
    copies = e.entering.copies + 1
    plain = without_former_exception(g, e.entering)
    changed = replace(e, entering=replace(plain, copied=faces, copied_face=face, copies=copies))
    g.remark("enters as a copy", ("707.5",), (r.source, original))
    if op.exceptions is not None and op.exceptions.counters:
        changed = with_counters(g, r, op.exceptions.counters, changed)
        assert changed.entering is not None
        more = {k: n - plain.counters.get(k, 0) for k, n in changed.entering.counters.items()}
        changed = replace(changed, entering=replace(changed.entering, excepted={k: n for k, n in more.items() if n}))
    return changed


@rule("707.9e")
def without_former_exception(g: Game, entering_: zo.Entering) -> zo.Entering:
    """How it enters without what the exception of an earlier copy effect added: that doesn't happen."""
    left = {k: n - entering_.excepted.get(k, 0) for k, n in entering_.counters.items()}
    return replace(entering_, counters={k: n for k, n in left.items() if n}, excepted={})


@rule("614.12a", "607.2d", "702.155b")
def _choose(g: Game, r: Replacement, op: con.EntersModified, e: zo.Move) -> Procedure[zo.Move]:
    """A choice made as it enters."""
    assert op.choose is not None
    assert e.entering is not None
    player = e.entering.controller
    options = choice_options(g, r, op, e)
    if options == ():
        return e
    kind = {"number": "number", "opponent": "player", "player": "player", "creature": "objects"}.get(
        op.choose, "name/type/color"
    )
    answer = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind=kind,
            source=r.source,
            number=r.number,
            about=op.choose,
            options=options,
            rule="614.12a",
            data={"least": _least(r, op)} if kind == "number" else {},
            check=check(g, op.choose, op.card, _least(r, op)) if options is None else None,
        ),
    )
    value: Any = answer[0] if options is not None else answer
    if op.choose == "creature":
        return replace(e, entering=replace(e.entering, links={**e.entering.links, "chosen": (value,)}))
    return replace(e, entering=replace(e.entering, chosen={**e.entering.chosen, op.choose: value}))


@rule("714.3a", "714.3b", "702.155b")
def saga_by_rule(g: Game, r: Replacement, e: zo.Move) -> Procedure[zo.Move]:
    """Before 2026-04-17: the lore counters with which a Saga enters come from the rules; with read ahead, as many as
    its controller chooses, up to its final chapter number."""
    assert e.entering is not None
    view, there = entering.as_it_would_exist(g, e)
    assert there.new is not None
    n = 1
    c = view.chars(there.new)
    if "read ahead" in c.keywords:
        player = e.entering.controller
        answer: tuple[int, ...] = yield from ask(
            g,
            Choice(
                player=player,
                decider=player,
                kind="number",
                source=there.new,
                about="number",
                options=tuple(range(1, final_chapter(c.abilities) + 1)) or (1,),
                rule="714.3b",
            ),
        )
        n = answer[0]
    return replace(e, entering=replace(e.entering, by_rule={LORE: n}))


@rule("614.12a", "608.2d")
def choice_options(g: Game, r: Replacement, op: con.EntersModified, e: zo.Move) -> tuple[Any, ...] | None:
    """What may be chosen as it enters; None: any name or type, or any number."""
    assert e.entering is not None
    player = e.entering.controller
    if op.choose == "color":
        return tuple(COLOR_WORDS)
    if op.choose == "basic land type":
        return tuple(BASIC_LAND_TYPES)
    if op.choose == "opponent":
        return g.opponents(player)
    if op.choose == "player":
        return g.in_turn_order(player)
    if op.choose == "word":
        return op.options
    if op.choose == "creature":
        ctx = r.ctx.at(g.view)
        ctx.you = player
        return tuple(i for i in nouns.each(op.card or Filter(is_=("creature",)), ctx) if i != e.object)
    if op.choose == "number":
        view, there = entering.as_it_would_exist(g, e)
        assert there.new is not None
        last = final_chapter(view.chars(there.new).abilities)
        ctx = r.ctx.at(view).binding(**{"final chapter": last})
        return numbers(_least(r, op), amounts.amount(op.most, ctx) if op.most is not None else None)
    return op.options or None


def _least(r: Replacement, op: con.EntersModified) -> int:
    return amounts.amount(op.least, r.ctx) if op.least is not None else 0


@rule("614.13", "614.13a", "614.13b")
def _others_move(g: Game, r: Replacement, op: con.EntersModified, e: zo.Move, batch: Batch) -> Procedure[zo.Move]:
    """Other objects chosen to change zones as it enters: none that enters itself, none twice."""
    assert e.entering is not None
    player = e.entering.controller
    f = op.exile_cards or op.sacrifice_any
    assert f is not None
    taken = {x.object for x in batch.events if isinstance(x, zo.Move | zo.Sacrifice)}
    ctx = r.ctx.at(g.view)
    ctx.you = player
    options = tuple(i for i in nouns.each(f, ctx) if i != e.object and i not in taken and i not in batch.entering)
    answer: tuple[ObjectId, ...] = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="objects",
            source=r.source,
            number=r.number,
            about="as it enters",
            options=options,
            least=0,
            most=len(options),
            rule="614.13",
        ),
    )
    for oid in answer:
        if op.exile_cards is not None:
            moved: Event = zo.Move(object=oid, to=Zone.EXILE, cause="exile", by_effect=True, source=r.source)
        else:
            moved = zo.Sacrifice(player=player, object=oid, by_effect=True, source=r.source)
        yield from hooks.settle.function(g, moved, batch)
    chosen = {**e.entering.chosen, "so many": len(answer)}
    return replace(e, entering=replace(e.entering, chosen=chosen, links={**e.entering.links, "exiled": answer}))
