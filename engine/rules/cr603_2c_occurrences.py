"""Rule 603.2c: how often a trigger event has occurred in what happened at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..cards.lang import events as le
from ..derive import amounts, patterns
from ..derive.citation import rule
from ..derive.context import Ctx, Holder
from ..derive.game import Game
from ..events import changes as ch
from ..events import course as co
from ..events import zones as zo
from ..events.base import Event

Occurring = tuple[Event, patterns.Occurrence]


def found(when: le.Event, happened: Sequence[Event], ctx: Ctx) -> list[Occurring]:
    """The events that match a trigger condition, with what they bind."""
    kinds = patterns.event_kinds(when)
    matching = [(e, o) for e in happened if isinstance(e, kinds) for o in patterns.occurrences(when, e, ctx)]
    return [(e, o) for e, o in matching if reached(ctx.view.game, _part(when, e), e, o, happened, ctx)]


@rule("122.7")
def reached(g: Holder, when: le.Event, e: Event, o: patterns.Occurrence, happened: Sequence[Event], ctx: Ctx) -> bool:
    """Whether the number that a condition on counters waits for is reached by what happened at once, by however many
    events (122.7)."""
    if not isinstance(when, le.CountersPut) or when.reaches is None:
        return True
    kind = str(when.kind or getattr(e, "kind", ""))
    counters = (
        ctx.view.obj(o.subject).counters if isinstance(o.subject, int) else ctx.view.state.players[str(o.subject)].counters
    )
    now = counters.get(kind, 0)
    before = now - sum(_change(x, o.subject, kind) for x in happened)
    return before < amounts.amount(when.reaches, ctx) <= now


def _change(e: Event, bearer: Any, kind: str) -> int:
    """By how much an event changed the number of counters of a kind."""
    if isinstance(e, zo.Move):
        return int(e.entering.counters.get(kind, 0)) if e.entering is not None and e.new == bearer else 0
    if not isinstance(e, ch.PutCounters | ch.RemoveCounters) or (e.target, e.kind) != (bearer, kind):
        return 0
    return e.amount if isinstance(e, ch.PutCounters) else -e.amount


@rule("603.2c", "615.13")
def grouped(g: Game, when: le.Event, occurring: list[Occurring]) -> list[list[Occurring]]:
    """What happened to "one or more" objects at once is one occurrence, but one for each player that it is about; being
    dealt damage is one for each that is dealt it, dealing damage one for each source, preventing damage one for each
    prevention effect, losing life one for each player, and counters are put on an object, or the last one is taken from
    it, once. All else occurs as often as it happens."""
    groups: dict[Any, list[Occurring]] = {}
    for i, (e, o) in enumerate(occurring):
        part = _part(when, e)
        if isinstance(e, co.DamagePrevented):
            key: Any = ("at once", e.by)
        else:
            key = ("at once", _about(part, o)) if _once_a_batch(part) else ("each", i)
        groups.setdefault(key, []).append((e, o))
    return list(groups.values())


def merged(group: Sequence[Occurring]) -> patterns.Occurrence:
    """What the occurrences of a group bind together: all the objects, and the sum of the amounts."""
    _, o = group[0]
    if len(group) == 1:
        return o
    bindings = dict(o.bindings)
    those = tuple(dict.fromkeys(x.bindings["that"] for _, x in group if "that" in x.bindings))
    if len(those) > 1:
        bindings["that"] = those
    if "amount" in bindings:
        bindings["amount"] = sum(x.bindings["amount"] for _, x in group)
    follow = {old: new for _, x in group for old, new in x.follow.items()}
    return patterns.Occurrence(bindings, follow, o.subject)


def _part(when: le.Event, e: Event) -> le.Event:
    """The part of a trigger condition that an event of this kind may match."""
    if not isinstance(when, le.EitherEvent):
        return when
    return _part(next(q for q in when.of if isinstance(e, patterns.event_kinds(q))), e)


def _once_a_batch(when: le.Event) -> bool:
    if (isinstance(when, le.CountersTaken) and when.last) or (isinstance(when, le.CountersPut) and not when.each):
        return True
    return bool(getattr(when, "one_or_more", False)) or loses_life_once(when) or _is_dealt_damage(when) or _deals_damage(when)


def loses_life_once(when: le.Event) -> bool:
    """A player who loses life by several sources at once loses it once; gaining life is asked of each source, by a rule of
    its own (119.9)."""
    return isinstance(when, le.LifeChanges) and not when.gains


def _is_dealt_damage(when: le.Event) -> bool:
    """What is dealt damage by several sources at once is dealt damage once (510.2), unlike what deals it."""
    return isinstance(when, le.DealsDamage) and when.any_source and when.source is None


def _deals_damage(when: le.Event) -> bool:
    """A source that deals damage to several recipients at once deals damage once, as far as the condition doesn't ask to
    whom."""
    if not isinstance(when, le.DealsDamage) or _is_dealt_damage(when):
        return False
    return when.to is None and when.to_player is None and not when.to_self


def _about(when: le.Event, o: patterns.Occurrence) -> Any:
    """What occurrences of a group have in common."""
    if isinstance(when, le.CountersTaken | le.CountersPut):
        return o.subject
    if _deals_damage(when) and not getattr(when, "one_or_more", False):
        return o.bindings["that_source"]
    if isinstance(when, le.LifeChanges):
        return o.bindings["that_player"]
    if isinstance(when, le.DealsDamage):
        aimed = when.to_player is not None or when.to is not None or _is_dealt_damage(when)
        return o.bindings.get("damaged") if aimed else None
    if isinstance(when, le.Attacks):
        return o.bindings.get("that_defender") if when.whom is not None else None
    return o.bindings.get("that_player") if isinstance(when, le.Discards) else None
