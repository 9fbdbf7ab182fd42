"""Rules 614.12-614.13, 303.4f-g, 122.6: a permanent about to enter, judged as it will exist on the battlefield."""

from __future__ import annotations

from msgspec.structs import replace

from ...choices import Choice, Procedure
from ...derive.citation import rule
from ...derive.game import Game
from ...derive.view import View
from ...events import changes as ch
from ...events import zones as zo
from ...kernel import hooks
from ...kernel.asking import ask
from ...kernel.batch import Batch
from ...state.objects import EMPTY, ObjectId, Recipient
from ...writer.write import write
from ..cr303_attachment import can_be_attached


@rule("614.12")
def as_it_would_exist(g: Game, e: zo.Move) -> tuple[View, zo.Move]:
    """How things would look with the permanent on the battlefield, as modified so far; and the event with the id that
    it has there. Of its own static abilities only what concerns itself applies; nothing that enters with it is
    there."""
    plain = replace(e, applied=frozenset())
    last = g.entering_view
    if last is not None and last[0] is g.state and last[1] == plain:
        return last[2], last[3]
    state, done = write(g.state, (plain,), g.view.chars)
    move = done[0]
    assert isinstance(move, zo.Move)
    view = View(g, state, g.view, own_only=move.new)
    g.entering_view = (g.state, plain, view, move)
    return view, move


@rule("122.6", "122.6a", "614.16")
def counters_put(g: Game, e: zo.Move, batch: Batch) -> Procedure[zo.Move]:
    """The counters with which it enters are put on it by its controller: events inside the entering, which other
    replacement effects may modify (616.1g); those of effects and those of a rule apart."""
    entering = e.entering
    assert entering is not None
    total: dict[str, int] = {}
    for counters, by_effect in ((entering.counters, True), (entering.by_rule, False)):
        for kind, n in counters.items():
            view, there = as_it_would_exist(g, e)
            assert there.new is not None
            put = ch.PutCounters(
                target=there.new, kind=kind, amount=n, by=entering.controller, by_effect=by_effect, source=e.source
            )
            looking = g.with_state(view.state, view)
            inner = Batch(batch.rules)
            for final in (yield from hooks.inside.function(looking, put, inner)):
                if isinstance(final, ch.PutCounters):
                    total[final.kind] = total.get(final.kind, 0) + final.amount
            batch.follow_ups += inner.follow_ups
    return replace(e, entering=replace(entering, counters=total or EMPTY, by_rule=EMPTY))


@rule("400.6", "614.12")
def finish(g: Game, e: zo.Move, batch: Batch) -> Procedure[zo.Move | None]:
    """The entering as it will be written, or None when the permanent can't enter."""
    assert e.entering is not None
    if e.entering.counters or e.entering.by_rule:
        e = yield from counters_put(g, e, batch)
    view, there = as_it_would_exist(g, e)
    assert there.new is not None
    assert e.entering is not None
    c = view.chars(there.new)
    if not c.types & {"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"}:
        return None
    if e.entering.attached_to is not None:
        settled = attached_as_said(g, e, view, there.new)
        if settled is None:
            return None
        e = settled
    elif "Aura" in c.subtypes and "Enchantment" in c.types:
        return (yield from aura_enters(g, e, view, there.new))
    assert e.entering is not None
    if "Battle" in c.types and "protector" not in e.entering.chosen:
        return (yield from siege_enters(g, e, c.subtypes))
    return e


@rule("303.4h", "303.4i")
def attached_as_said(g: Game, e: zo.Move, view: View, there: ObjectId) -> zo.Move | None:
    """What an effect puts onto the battlefield attached to something that it can't be attached to: an Aura stays where it
    is, anything else enters unattached."""
    assert e.entering is not None
    assert e.entering.attached_to is not None
    looking = g.with_state(view.state, view)
    if can_be_attached(looking, there, e.entering.attached_to) is None:
        return e
    if {"Aura"} & view.chars(there).subtypes:
        g.remark("Aura that can't enchant that stays where it is", ("303.4i",), e)
        return None
    return replace(e, entering=replace(e.entering, attached_to=None))


@rule("303.4f", "303.4g")
def aura_enters(g: Game, e: zo.Move, view: View, there: ObjectId) -> Procedure[zo.Move | None]:
    """An Aura that enters without being cast: its controller chooses what it will enchant; it stays where it is when
    nothing can be."""
    assert e.entering is not None
    looking = g.with_state(view.state, view)
    candidates: list[Recipient] = [i for i in view.battlefield() if i != there and i in g.state.objects]
    candidates += g.in_turn_order()
    options = tuple(r for r in candidates if can_be_attached(looking, there, r) is None)
    if not options:
        g.remark("Aura with nothing to enchant stays where it is", ("303.4g",), e)
        return None
    player = e.entering.controller
    answer = yield from ask(
        g,
        Choice(player=player, decider=player, kind="objects", source=e.object, about="enchant", options=options, rule="303.4f"),
    )
    return replace(e, entering=replace(e.entering, attached_to=answer[0]))


@rule("310.11a")
def siege_enters(g: Game, e: zo.Move, subtypes: frozenset[str]) -> Procedure[zo.Move | None]:
    """As a Siege enters, its controller chooses an opponent as its protector; without battle types it is the
    controller (310.8a)."""
    assert e.entering is not None
    player = e.entering.controller
    options = g.opponents(player) if "Siege" in subtypes else (player,)
    answer = yield from ask(
        g,
        Choice(
            player=player, decider=player, kind="player", source=e.object, about="protector", options=options, rule="310.11a"
        ),
    )
    chosen = dict(e.entering.chosen)
    chosen["protector"] = answer[0]
    return replace(e, entering=replace(e.entering, chosen=chosen))
