"""Misreadings of triggered abilities (603). Most of them real engines have had."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang import events as le
from judgecall.engine.derive import conditions
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
BACK = "cr603_noticing.looks_back"
GROUPED = "cr603_2c_occurrences.grouped"
IF = "cr603_noticing.intervening_if"
AGAIN = "cr608_resolving.intervening_if_holds"
OFTEN = "cr603_noticing.how_often"
DELAYED = "cr603_noticing.delayed"
STATE = "cr603_noticing.state_triggers"
PUT = "cr603_3_stacking.put"
WAITING = "cr603_3_stacking.put_waiting"
MADE = "verbs_continuous.delayed_trigger"
REFLEXIVE = "verbs_continuous.reflexive"

Putting = Generator[Any, Any, Any]


# --- what triggers ----------------------------------------------------------------------------------------------------


def _never_back(g: Game, when: le.Event) -> bool:
    return False


def _to_graveyards_back(g: Game, when: le.Event) -> bool:
    """All that goes to a graveyard is looked at as it was."""
    return (isinstance(when, le.ZoneMove) and when.to is Zone.GRAVEYARD) or right(BACK)(g, when)


def _battlefield_only_back(g: Game, when: le.Event) -> bool:
    """Only leaving the battlefield looks back."""
    return isinstance(when, le.ZoneMove) and right(BACK)(g, when)


def _each(g: Game, when: le.Event, found: list[Any]) -> list[list[Any]]:
    """One or more means each."""
    return [[pair] for pair in found]


def _once_for_all(g: Game, when: le.Event, found: list[Any]) -> list[list[Any]]:
    """One or more means once, of however many players."""
    return [found] if found else []


def _once_an_event(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """An ability triggers once on what happens at one time."""
    found: dict[Any, Waiting] = {}
    for w in right(TRIGGERED)(g, before, happened):
        found.setdefault((w.source, w.abl.mark, w.abl.number), w)
    return list(found.values())


def _tapped_on_entering(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """What enters tapped becomes tapped."""
    tapped = [ch.TapIt(object=e.new) for e in happened if isinstance(e, zo.Move) and e.new and e.entering and e.entering.tapped]
    return right(TRIGGERED)(g, before, [*happened, *tapped])


def _for_each_blocker(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """A creature becomes blocked by each of its blockers."""
    parts: list[Event] = []
    for e in happened:
        parts += [replace(e, by=(b,)) for b in e.by] if isinstance(e, co.BecameBlocked) and e.blocked else [e]
    return right(TRIGGERED)(g, before, parts)


def _not_in_untap_step(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """What triggers while nobody gets priority is lost."""
    if g.state.turn.step.value == "untap step":
        return []
    return right(TRIGGERED)(g, before, happened)


def _not_itself(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """An object is no witness of its own leaving."""
    left = {e.object for e in happened if isinstance(e, zo.Move) and e.old_zone is Zone.BATTLEFIELD}
    return [w for w in right(TRIGGERED)(g, before, happened) if w.source not in left]


def _not_of_newcomers(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """What enters sees only itself enter."""
    new = {e.new for e in happened if isinstance(e, zo.Move) and e.to is Zone.BATTLEFIELD}
    return [
        w for w in right(TRIGGERED)(g, before, happened) if w.source not in new or w.bindings.get("that") in (None, w.source)
    ]


def _as_the_card_is(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """What has died is looked at as the card that it is in the graveyard."""

    def fits(w: Waiting) -> bool:
        card = g.state.successor.get(w.bindings.get("that", 0))
        what = getattr(getattr(w.abl.ability, "when", None), "of", (None, None))[-1]
        wanted = what.what.is_ if isinstance(what, le.ZoneMove) and what.what is not None else ()
        return card is None or "creature" not in wanted or "Creature" in g.view.chars(card).types

    return [w for w in right(TRIGGERED)(g, before, happened) if fits(w)]


def _doubled(g: Game, view: View, oid: int, e: Event, ctx: Any) -> int:
    """Each effect doubles: two of them make four."""
    times = right(OFTEN)(g, view, oid, e, ctx)
    return int(2 ** (times - 1)) if times else 0


def _whatever_the_effect(g: Game, view: View, oid: int, e: Event, ctx: Any) -> int:
    """An effect that something triggers additional times is for everybody."""
    return int(right(OFTEN)(g, view, oid, e, ctx) and 1 + len(list(view.parts(con.ExtraTriggers))))


# --- the intervening if -----------------------------------------------------------------------------------------------


def _true(g: Game, *rest: Any) -> bool:
    return True


def _every_if(g: Game, ability: ab.Triggered, ctx: Any) -> bool:
    """Any "if" of an ability must hold as it triggers."""
    first = ability.do[0] if ability.do else None
    holds = not isinstance(first, ef.When) or conditions.holds(first.if_, ctx)
    return holds and bool(right(IF)(g, ability, ctx))


def _state_again(g: Game, o: Any, on: Any) -> bool:
    """The condition of a state trigger is looked at again on resolution."""
    ability = on.ability
    if isinstance(ability, ab.Triggered) and isinstance(ability.when, le.StateIs):
        from judgecall.engine.rules.cr608_resolving import context

        return conditions.holds(ability.when.if_, context(g, o.id))
    return bool(right(AGAIN)(g, o, on))


def _source_needed(g: Game, o: Any, on: Any) -> bool:
    """An ability goes with its source."""
    there = on.source in g.state.objects and g.state.objects[on.source].zone is Zone.BATTLEFIELD
    return (on.kind != "triggered" or there) and bool(right(AGAIN)(g, o, on))


# --- on the stack -----------------------------------------------------------------------------------------------------


def _of_present_controller(g: Game, w: Waiting) -> Putting:
    """An ability is controlled by the player who controls its source as it goes on the stack."""
    there = w.source in g.view.state.objects and g.view.obj(w.source).zone is Zone.BATTLEFIELD
    player = g.view.controller(w.source) if there else w.controller
    return (yield from right(PUT)(g, replace(w, controller=player)))


def _of_owner(g: Game, w: Waiting) -> Putting:
    """An ability of what has left the battlefield is its owner's."""
    there = w.source in g.view.state.objects and g.view.obj(w.source).zone is Zone.BATTLEFIELD
    player = w.controller if there else g.view.obj(w.source).owner
    return (yield from right(PUT)(g, replace(w, controller=player)))


def _without_target(g: Game, w: Waiting) -> Putting:
    """An ability without a legal target stays on the stack without one."""
    put = yield from right(PUT)(g, w)
    ability = w.abl.ability
    if put is None and isinstance(ability, ab.Triggered) and ability.targets:
        from judgecall.engine.state.objects import Abl

        aimless = Abl(replace(ability, targets=()), w.abl.number, w.abl.origin, w.abl.timestamp, w.abl.mark)
        yield from perform(g, [ch.Triggers(waiting=replace(w, abl=aimless))], "603.2")
    return put


def _first_mode(g: Game, w: Waiting) -> Putting:
    """A mode whose targets don't exist may be chosen: they are looked for on resolution."""
    ability = w.abl.ability
    if not isinstance(ability, ab.Triggered) or ability.modes is None:
        return (yield from right(PUT)(g, w))
    from judgecall.engine.state.objects import Abl

    modes = tuple(replace(m, targets=()) for m in ability.modes.modes)
    loose = replace(ability, modes=replace(ability.modes, modes=modes))
    return (yield from right(PUT)(g, replace(w, abl=Abl(loose, w.abl.number, w.abl.origin, w.abl.timestamp, w.abl.mark))))


def _active_player_last(g: Game) -> Putting:
    """The active player's abilities go on the stack last and resolve first."""
    waiting = g.state.waiting
    for player in reversed(g.in_turn_order()):
        mine = [w for w in waiting if w.controller == player]
        for w in (yield from right("cr603_3_stacking.in_order")(g, player, mine)):
            yield from right(PUT)(g, w)
    return bool(waiting)


def _as_they_triggered(g: Game, player: str, mine: list[Waiting]) -> Putting:
    """A player's abilities keep the order of their sources."""
    yield from ()
    return mine


def _before_state_based(g: Game) -> Putting:
    """Triggered abilities go on the stack before state-based actions are checked."""
    from judgecall.engine.rules import cr603_3_stacking as stacking
    from judgecall.engine.rules import cr704_state_based as state_based

    while g.state.outcome is None:
        if (yield from stacking.put_waiting(g)):
            continue
        if not (yield from state_based.check(g)):
            return


def _states_at_priority_only(g: Game) -> Putting:
    """Whether a state is so is asked as players would get priority."""
    for w in g.state.waiting:
        when = getattr(w.abl.ability, "when", None)
        if isinstance(when, le.StateIs) and not conditions.holds(when.if_, g.view.ctx(w.source)):
            yield from perform(g, [ch.NoLongerWaiting(waiting=w.id)], "603.3")
    return (yield from right(WAITING)(g))


# --- state triggers, delayed and reflexive ones -----------------------------------------------------------------------


def _state_once(g: Game) -> list[Waiting]:
    """A state trigger triggers once a turn."""
    done = {e.waiting.source for e in g.this_turn(ch.Triggers) if e.waiting.state_trigger}
    return [w for w in right(STATE)(g) if w.source not in done]


def _state_again_and_again(g: Game) -> list[Waiting]:
    """A state trigger triggers although it is on the stack already, but for that which waits."""
    from judgecall.engine.rules import cr603_noticing as noticing

    found = []
    for a in g.view.index.triggered:
        when = getattr(a.ability, "when", None)
        if isinstance(when, le.StateIs) and g.view.obj(a.object).zone is Zone.BATTLEFIELD:
            ctx = g.view.ctx(a.object)
            pending = sum(w.source == a.object for w in g.state.waiting)
            pending += sum(getattr(g.state.objects[o].stack, "source", None) == a.object for o in g.view.zone(Zone.STACK))
            if conditions.holds(when.if_, ctx) and pending < 2:
                abl = noticing._as_abl(a.abl, a.ability)
                found.append(Waiting(id=0, controller=ctx.you, source=a.object, abl=abl, state_trigger=True))
    return found


def _every_time(g: Game, e: ef.DelayedTrigger, ctx: Any) -> Putting:
    """A delayed ability triggers each time from now on."""
    return (yield from right(MADE)(g, replace(e, repeats=True), ctx))


def _once_only(g: Game, e: ef.DelayedTrigger, ctx: Any) -> Putting:
    """A delayed ability triggers once, also one that lasts for the turn."""
    return (yield from right(MADE)(g, replace(e, repeats=False), ctx))


def _for_ever(g: Game, e: ef.DelayedTrigger, ctx: Any) -> Putting:
    """The turn of a delayed ability never ends."""
    return (yield from right(MADE)(g, replace(e, lasts="game"), ctx))


def _at_once_if_it_is_so(g: Game, e: ef.DelayedTrigger, ctx: Any) -> Putting:
    """In an end step, "at the beginning of the next end step" is this one."""
    if isinstance(e.when, le.StepBegins) and e.when.step == g.state.turn.step.value:
        from judgecall.engine.kernel.effects import carry_out

        return (yield from carry_out(g, e.do, ctx))
    return (yield from right(MADE)(g, e, ctx))


def _of_the_sources_controller(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """A delayed ability is controlled by the player who controls its source as it triggers."""
    found = right(DELAYED)(g, before, happened)
    return [replace(w, controller=g.view.controller(w.source) or w.controller) for w in found]


def _with_its_source(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """A delayed ability of a permanent triggers only while that is there."""
    found = right(DELAYED)(g, before, happened)
    return [w for w in found if w.source in g.state.objects and g.view.obj(w.source).zone is Zone.BATTLEFIELD]


def _the_card_wherever(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """A delayed ability follows the card through all zones."""
    last = dict(g.state.successor)
    for old in sorted(last, reverse=True):
        last[old] = last.get(last[old], last[old])
    return [replace(w, follow={**w.follow, **last}) for w in right(DELAYED)(g, before, happened)]


def _creatures_only(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """A delayed ability about a creature is about nothing when that is none any more."""

    def still(w: Waiting) -> bool:
        o = w.bindings.get("attacker")
        return o not in g.state.objects or "Creature" in g.view.chars(o).types

    return [w for w in right(DELAYED)(g, before, happened) if still(w)]


def _reflexive_always(g: Game, e: ef.ReflexiveTrigger, ctx: Any) -> Putting:
    """ "When you do" triggers on an action of the same kind at any time of the turn."""
    done = [s.object for s in g.this_turn(zo.Sacrifice)]
    if not ctx.bindings.get(e.name) and done:
        ctx.done[e.name] = [{e.name: (done[-1],)}]
    return (yield from right(REFLEXIVE)(g, e, ctx))


def _reflexive_doubled(g: Game, e: ef.ReflexiveTrigger, ctx: Any) -> Putting:
    """What makes abilities trigger additional times does so to reflexive ones."""
    done = ctx.done.get(e.name, [])
    ctx.done[e.name] = done * (1 + len(list(g.view.parts(con.ExtraTriggers))))
    yield from right(REFLEXIVE)(g, e, ctx)


def _delayed_doubled(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """What makes abilities trigger additional times does so to delayed ones."""
    return right(DELAYED)(g, before, happened) * (1 + len(list(g.view.parts(con.ExtraTriggers))))


def _reflexive_as_part(g: Game, e: ef.ReflexiveTrigger, ctx: Any) -> Putting:
    """What "when you do" does happens in the same resolution, to a player of the first choice."""
    if ctx.bindings.get(e.name):
        from judgecall.engine.kernel.effects import carry_out

        ctx.bindings["target"] = (g.in_turn_order()[-1],)
        yield from carry_out(g, e.do, ctx)


WRONG = (
    Wrong(
        "nothing looks back",
        {BACK: _never_back},
        ("resolve-0111", "trigger-0417", "trigger-0703", "trigger-0716", "trigger-0407"),
        rules=("603.10a", "603.10", "608.2f"),
    ),
    Wrong(
        "going to a graveyard from anywhere looks back",
        {BACK: _to_graveyards_back},
        ("trigger-0406", "trigger-0717", "trigger-0416"),
        rules=("603.10",),
    ),
    Wrong(
        "only leaving the battlefield looks back",
        {BACK: _battlefield_only_back},
        ("trigger-0705", "trigger-0708", "trigger-0710", "trigger-0709"),
        rules=("603.10",),
    ),
    Wrong(
        "one or more means each",
        {GROUPED: _each},
        ("trigger-0003", "trigger-0027", "trigger-0706", "trigger-0005"),
        rules=("603.2c",),
    ),
    Wrong("one or more means once for all players", {GROUPED: _once_for_all}, ("trigger-0003",), rules=("603.2c",)),
    Wrong(
        "an ability triggers once an event",
        {TRIGGERED: _once_an_event},
        ("trigger-0002", "trigger-0004", "trigger-0013", "trigger-0021", "trigger-0707"),
        rules=("603.2", "603.10"),
    ),
    Wrong("what enters tapped has become tapped", {TRIGGERED: _tapped_on_entering}, ("trigger-0006",), rules=("603.2",)),
    Wrong("a creature becomes blocked by each blocker", {TRIGGERED: _for_each_blocker}, ("trigger-0007",), rules=("603.2",)),
    Wrong("what triggers in the untap step is lost", {TRIGGERED: _not_in_untap_step}, ("trigger-0708",), rules=("603.10",)),
    Wrong(
        "an object does not see itself leave",
        {TRIGGERED: _not_itself},
        ("trigger-0105", "trigger-0701", "trigger-0702", "trigger-0714", "trigger-0715"),
        rules=("603.10",),
    ),
    Wrong("newcomers do not see each other", {TRIGGERED: _not_of_newcomers}, ("trigger-0401",), rules=("603.6a",)),
    Wrong("what died is looked at in the graveyard", {TRIGGERED: _as_the_card_is}, ("trigger-0704",), rules=("603.10",)),
    Wrong("two additional times are four", {OFTEN: _doubled}, ("trigger-0011",), rules=("603.2d",)),
    Wrong("additional times are everybody's", {OFTEN: _whatever_the_effect}, ("trigger-0011",), rules=("603.2d",)),
    Wrong("the if is looked at on triggering only", {AGAIN: _true}, ("trigger-0201",), rules=("603.4",)),
    Wrong(
        "the if is looked at on resolution only",
        {IF: _true},
        ("trigger-0202", "trigger-0205", "kicker-0009", "monarch-0066", "monarch-0069"),
        rules=("603.4",),
    ),
    Wrong("every if is an intervening one", {IF: _every_if}, ("trigger-0204",), rules=("603.4",)),
    Wrong("a state must still be so on resolution", {AGAIN: _state_again}, ("trigger-0602",), rules=("603.4",)),
    Wrong(
        "what has triggered goes with its source",
        {AGAIN: _source_needed},
        ("saga-0082", "trigger-0026", "trigger-0113", "trigger-0508"),
        rules=("113.7a", "603.7e", "603.2"),
    ),
    Wrong("the controller is looked at on the stack", {PUT: _of_present_controller}, ("trigger-0505",), rules=("603.7e",)),
    Wrong(
        "an ability of the dead is its owner's",
        {PUT: _of_owner},
        ("trigger-0105", "trigger-0117", "trigger-0718"),
        rules=("603.3", "603.3a"),
    ),
    Wrong("an ability without a target stays on the stack", {PUT: _without_target}, ("trigger-0108",), rules=("603.3d",)),
    Wrong("a mode needs no target", {PUT: _first_mode}, ("trigger-0110",), rules=("603.3", "603.3c")),
    Wrong("the active player's abilities resolve first", {WAITING: _active_player_last}, ("trigger-0106",), rules=("603.3b",)),
    Wrong(
        "nobody orders their own abilities",
        {"cr603_3_stacking.in_order": _as_they_triggered},
        ("trigger-0106", "trigger-0103", "evoke-0001", "saga-0013", "saga-0106"),
        rules=("603.3b",),
    ),
    Wrong(
        "targets before state-based actions",
        {"cr117_priority.before_priority": _before_state_based},
        ("trigger-0107",),
        rules=("603.3", "704.3"),
    ),
    Wrong("a state is asked for at priority only", {WAITING: _states_at_priority_only}, ("trigger-0603",), rules=("603.8",)),
    Wrong("a state triggers once", {STATE: _state_once}, ("trigger-0601",), rules=("603.8",)),
    Wrong(
        "a state triggers again and again", {STATE: _state_again_and_again}, ("trigger-0601", "trigger-0605"), rules=("603.8",)
    ),
    Wrong("a delayed ability triggers for ever", {MADE: _every_time}, ("copy-0248", "trigger-0507"), rules=("603.7",)),
    Wrong("a delayed ability triggers once whatever it says", {MADE: _once_only}, ("trigger-0502",), rules=("603.7",)),
    Wrong(
        "a delayed ability outlasts its turn",
        {MADE: _for_ever},
        ("copy-0004", "copy-0242", "trigger-0502", "trigger-0510"),
        rules=("603.7", "603.7d"),
    ),
    Wrong("the next end step is this one", {MADE: _at_once_if_it_is_so}, ("trigger-0501",), rules=("603.7",)),
    Wrong(
        "a delayed ability is its source's controller's",
        {DELAYED: _of_the_sources_controller},
        ("trigger-0505",),
        rules=("603.7e",),
    ),
    Wrong(
        "a delayed ability needs its source",
        {DELAYED: _with_its_source},
        ("copy-0002", "copy-0245", "copy-0300", "trigger-0510"),
        rules=("603.7b",),
    ),
    Wrong(
        "a delayed ability follows the card", {DELAYED: _the_card_wherever}, ("trigger-0503", "blitz-0003"), rules=("603.7c",)
    ),
    Wrong(
        "a delayed ability about a creature needs a creature", {DELAYED: _creatures_only}, ("trigger-0504",), rules=("603.7c",)
    ),
    Wrong(
        "delayed abilities trigger additional times",
        {DELAYED: _delayed_doubled},
        ("trigger-0023",),
        rules=("603.7a", "603.7b", "603.7c"),
    ),
    Wrong(
        "reflexive abilities trigger additional times",
        {REFLEXIVE: _reflexive_doubled},
        ("trigger-0012",),
        rules=("603.12", "603.12a"),
    ),
    Wrong(
        "when you do is whenever it was done", {REFLEXIVE: _reflexive_always}, ("trigger-0802",), rules=("603.12", "603.12a")
    ),
    Wrong(
        "when you do is a part of the resolution",
        {REFLEXIVE: _reflexive_as_part},
        ("trigger-0012", "trigger-0801", "trigger-0803"),
        rules=("603.12", "603.12a"),
    ),
)
