"""Misreadings of which events make abilities trigger, and of when triggered abilities resolve (603.2, 603.3, 603.6)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang import events as le
from judgecall.engine.derive.game import Game
from judgecall.engine.derive.view import View
from judgecall.engine.events import changes as ch
from judgecall.engine.events import course as co
from judgecall.engine.events import zones as zo
from judgecall.engine.events.base import Event
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.state.effects import Waiting
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, right

TRIGGERED = "cr603_noticing.triggered"
OFTEN = "cr603_noticing.how_often"
AGAIN = "cr608_resolving.intervening_if_holds"
PUT = "cr603_3_stacking.put"
MANA = "cr605_mana.triggered_without_stack"

Noticing = Callable[[Game, View, Sequence[Event]], list[Waiting]]


def _without(unseen: Callable[[Game, Event], bool]) -> Noticing:
    """Such events trigger nothing."""

    def triggered(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
        return right(TRIGGERED)(g, before, [e for e in happened if not unseen(g, e)])

    return triggered


def _as(other: Callable[[Event], Sequence[Event]]) -> Noticing:
    """Such events count as other ones."""

    def triggered(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
        return right(TRIGGERED)(g, before, [x for e in happened for x in other(e)])

    return triggered


def _exile_is_death(e: Event) -> Sequence[Event]:
    if isinstance(e, zo.Move) and e.old_zone is Zone.BATTLEFIELD and e.to is Zone.EXILE:
        return [replace(e, to=Zone.GRAVEYARD)]
    return [e]


def _one_each(g: Game, when: Any, occurring: Any) -> list[Any]:
    """Each counter is one for itself."""
    return [[one] for one in occurring for _ in range(getattr(one[0], "amount", 1))]


def _under_split_second(g: Game, e: Event) -> bool:
    return any(
        getattr(a.ability, "name", "") == "split second" for o in g.view.zone(Zone.STACK) for a in g.view.chars(o).abilities
    )


def _conceded(g: Game, e: Event) -> bool:
    return isinstance(e, co.LoseGame) and e.conceded


def _countered(g: Game, e: Event) -> bool:
    return isinstance(e, zo.CounterIt)


def _token_enters(g: Game, e: Event) -> bool:
    return isinstance(e, zo.Move) and e.to is Zone.BATTLEFIELD and e.seed is not None


def _face_down_enters(g: Game, e: Event) -> bool:
    return isinstance(e, zo.Move) and e.entering is not None and e.entering.face_down


def _no_creature_card_enters(g: Game, e: Event) -> bool:
    """What the card is not, it is not as it enters."""
    if not isinstance(e, zo.Move) or e.to is not Zone.BATTLEFIELD or e.new is None:
        return False
    return "Creature" in g.view.chars(e.new).types and "Creature" not in g.state.objects[e.new].faces[0].types


def _as_printed(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """A permanent that enters triggers by the abilities printed on it."""
    found = right(TRIGGERED)(g, before, happened)
    for e in happened:
        if not isinstance(e, zo.Move) or e.to is not Zone.BATTLEFIELD or e.new is None or e.entering is None:
            continue
        if g.view.chars(e.new).abilities or e.entering.face_down:
            continue
        for abl in g.state.objects[e.new].faces[0].abilities:
            if isinstance(abl.ability, ab.Triggered) and abl.ability.when == le.ZoneMove(to=Zone.BATTLEFIELD):
                player = e.entering.controller
                found.append(Waiting(id=0, controller=player, source=e.new, abl=abl, bindings={"that": e.new}))
    return found


def _for_what_comes_late(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """A step begins, for what comes or is turned face up in it, as it does so."""
    late = {e.new for e in happened if isinstance(e, zo.Move) and e.to is Zone.BATTLEFIELD}
    late |= {e.object for e in happened if isinstance(e, ch.TurnFace)}
    found = right(TRIGGERED)(g, before, happened)
    if late:
        step = co.StepBegins(step=g.state.turn.step, player=g.state.turn.active)
        found = found + [w for w in right(TRIGGERED)(g, before, [step]) if w.source in late]
    return found


def _unless_it_waits(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """An ability that waits for the stack does not trigger again meanwhile."""
    waiting = {(w.source, w.abl.number) for w in g.state.waiting}
    found: dict[Any, Waiting] = {}
    for w in right(TRIGGERED)(g, before, happened):
        found.setdefault((w.source, w.abl.number), w)
    return [w for key, w in found.items() if key not in waiting]


def _any_number_a_turn(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """Once each turn is not remembered."""
    g.become(replace(g.state, activations={}))
    return right(TRIGGERED)(g, before, happened)


def _of_others_all_the_same(g: Game, view: View, oid: int, e: Event, ctx: Any) -> int:
    """An effect against triggers on entering is about the abilities of what enters only."""
    if isinstance(e, zo.Move) and e.new is not None and e.new != oid:
        return 1 + sum(p.times for p, effect in view.parts(con.ExtraTriggers) if effect.concerns(oid))
    return int(right(OFTEN)(g, view, oid, e, ctx))


def _at_once(g: Game, w: Waiting) -> Generator[Any, Any, Any]:
    """Triggered abilities don't use the stack."""
    ability = w.abl.ability
    if not isinstance(ability, ab.Triggered) or ability.targets or ability.modes is not None:
        return (yield from right(PUT)(g, w))
    from judgecall.engine.derive.context import Ctx
    from judgecall.engine.derive.view import Live
    from judgecall.engine.kernel.effects import carry_out

    yield from perform(g, [ch.NoLongerWaiting(waiting=w.id)], "603.3")
    yield from carry_out(g, ability.do, Ctx(Live(g), w.controller, w.source, w.bindings, w.follow))
    return None


def _every_mana(g: Game, ability: Any) -> bool:
    """Every triggered ability that adds mana is a mana ability."""
    return isinstance(ability, ab.Triggered) and any(isinstance(e, ef.AddMana) for e in ability.do)


def _no_mana(g: Game, ability: Any) -> bool:
    """Every triggered ability uses the stack."""
    return False


def _as_the_source_is(g: Game, o: Any, on: Any) -> bool:
    """An ability is controlled by whoever controls its source as it resolves."""
    if on.kind == "triggered" and on.source in g.state.objects and g.view.obj(on.source).zone is Zone.BATTLEFIELD:
        moved = replace(o, controller=g.view.controller(on.source))
        g.become(replace(g.state, objects={**g.state.objects, o.id: moved}))
    return bool(right(AGAIN)(g, o, on))


def _wherever_it_went(g: Game, o: Any, on: Any) -> bool:
    """An ability finds the card that it is about in every zone and after every move."""
    last = dict(g.state.successor)
    for old in sorted(last, reverse=True):
        last[old] = last.get(last[old], last[old])
    found = replace(o, stack=replace(on, follow={**on.follow, **last}))
    g.become(replace(g.state, objects={**g.state.objects, o.id: found}))
    return bool(right(AGAIN)(g, found, found.stack))


def _all_the_time(g: Game, o: Any, on: Any) -> bool:
    """The condition must hold all the time: life that was lost meanwhile spoils it."""
    lost = any(e.player == o.controller for e in g.this_turn(ch.LoseLife))
    hurt = any(e.target == o.controller for e in g.this_turn(ch.Damage))
    conditional = isinstance(on.ability, ab.Triggered) and on.ability.if_ is not None
    return not (conditional and (lost or hurt)) and bool(right(AGAIN)(g, o, on))


def _to_those_left(g: Game, o: Any, on: Any) -> bool:
    """What was divided is divided anew among the targets that are left."""
    gone = {k: n for k, n in on.announced.division.items() if isinstance(k[1], int) and k[1] not in g.state.objects}
    left = {k: n for k, n in on.announced.division.items() if k not in gone}
    if gone and left:
        first = next(iter(left))
        division = {**left, first: left[first] + sum(gone.values())}
        found = replace(o, stack=replace(on, announced=replace(on.announced, division=division)))
        g.become(replace(g.state, objects={**g.state.objects, o.id: found}))
    return bool(right(AGAIN)(g, o, on))


def _another_target(g: Game, oid: int, on: Any) -> Any:
    """Another target takes the place of the one that is gone."""
    legal = right("cr608_resolving.still_legal")(g, oid, on)
    if legal is not None or on.kind != "triggered":
        return legal
    creatures = tuple(o for o in g.view.battlefield() if "Creature" in g.view.chars(o).types)
    return tuple(creatures[:1] for _ in on.announced.targets)


WRONG = (
    Wrong(
        "a step begins for what comes in it",
        {TRIGGERED: _for_what_comes_late},
        ("trigger-0001", "trigger-0020"),
        rules=("603.2",),
    ),
    Wrong("what is exiled instead has died", {TRIGGERED: _as(_exile_is_death)}, ("trigger-0009",), rules=("603.2",)),
    Wrong(
        "nothing triggers under split second", {TRIGGERED: _without(_under_split_second)}, ("trigger-0010",), rules=("603.2",)
    ),
    Wrong(
        "an ability that waits does not trigger",
        {TRIGGERED: _unless_it_waits},
        ("monarch-0093", "trigger-0014", "trigger-0015"),
        rules=("603.2",),
    ),
    Wrong("one or more counters are each", {"cr603_2c_occurrences.grouped": _one_each}, ("trigger-0019",), rules=("603.2",)),
    Wrong("once each turn is any number of times", {TRIGGERED: _any_number_a_turn}, ("trigger-0022",), rules=("603.2",)),
    Wrong("who concedes has not lost", {TRIGGERED: _without(_conceded)}, ("trigger-0712",), rules=("603.10",)),
    Wrong("countered spells only go to the graveyard", {TRIGGERED: _without(_countered)}, ("trigger-0711",), rules=("603.10",)),
    Wrong("tokens do not enter", {TRIGGERED: _without(_token_enters)}, ("trigger-0413",), rules=("603.6a",)),
    Wrong("face-down cards do not enter", {TRIGGERED: _without(_face_down_enters)}, ("trigger-0415",), rules=("603.6a",)),
    Wrong(
        "cards enter as printed",
        {TRIGGERED: _without(_no_creature_card_enters)},
        ("trigger-0402", "trigger-0403"),
        rules=("603.6a", "603.6b"),
    ),
    Wrong("cards enter with their printed abilities", {TRIGGERED: _as_printed}, ("trigger-0404",), rules=("603.6b",)),
    Wrong(
        "silence on entering is for what enters only", {OFTEN: _of_others_all_the_same}, ("trigger-0405",), rules=("603.6d",)
    ),
    Wrong(
        "triggered abilities don't use the stack",
        {PUT: _at_once},
        ("monarch-0004", "trigger-0016", "trigger-0017", "trigger-0018", "trigger-0025"),
        rules=("603.2",),
    ),
    Wrong("every ability that adds mana is a mana ability", {MANA: _every_mana}, ("trigger-0114",), rules=("605.5a",)),
    Wrong("no triggered ability is a mana ability", {MANA: _no_mana}, ("trigger-0112",), rules=("605.1b", "605.4a")),
    Wrong("the controller is looked at on resolution", {AGAIN: _as_the_source_is}, ("trigger-0104",), rules=("603.3a",)),
    Wrong(
        "an ability finds its card wherever it went", {AGAIN: _wherever_it_went}, ("trigger-0409",), rules=("603.6", "400.7")
    ),
    Wrong("the condition must hold all the time", {AGAIN: _all_the_time}, ("trigger-0203",), rules=("603.4",)),
    Wrong(
        "the share of a lost target goes to the others", {AGAIN: _to_those_left}, ("trigger-0111",), rules=("601.2d", "608.2b")
    ),
    Wrong(
        "a lost target is chosen again",
        {"cr608_resolving.still_legal": _another_target},
        ("trigger-0109", "saga-0018", "saga-0011"),
        rules=("608.2b",),
    ),
)
