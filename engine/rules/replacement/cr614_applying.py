"""What an applied replacement or prevention effect makes of an event (614.6, 615.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from msgspec.structs import replace

from ...cards.lang import continuous as con
from ...choices import Choice, Procedure
from ...derive import amounts, conditions, nouns
from ...derive.citation import rule
from ...derive.cr613_layers import SELF, statics_of
from ...derive.game import Game
from ...events import changes as ch
from ...events import course as co
from ...events import zones as zo
from ...events.base import Event
from ...kernel.asking import ask
from ...kernel.batch import Batch
from ...kernel.effects import carry_out
from ...state.effects import Shield
from ...state.objects import ObjectId, Recipient
from ...terms.counters import SHIELD, STUN
from ...terms.zones import Zone
from .. import cr903_commander as commander
from . import cr614_enters_modified as modified
from .cr614_finding import ADVENTURE, Replacement
from .cr708_8_turned_up import turned_up
from .expanding import damage_possible


@rule("614.6", "615.6")
def apply(g: Game, r: Replacement, e: Event, batch: Batch) -> Procedure[list[Event]]:
    """The event or events that happen instead. The effect has had its opportunity afterward, used or not (614.5)."""
    e = replace(e, applied=e.applied | {r.key}, keyword=e.keyword + r.ctx.keyword)
    if r.optional and not (yield from wanted(g, r, e)):
        return [e]
    g.remark("replacement applies", ("614.6", *r.ctx.keyword), (r.source, r.number, r.key, e))
    events = [e]
    for op in r.ops:
        if isinstance(op, con.AlsoDo):
            also_do(g, r, op, e, batch)
            continue
        out: list[Event] = []
        for event in events:
            out += yield from _one(g, r, op, event, batch)
        events = out
    if r.shield is not None and r.shield.once:
        batch.events.append(ch.UseShield(shield=r.shield.id))
    return events


def wanted(g: Game, r: Replacement, e: Event) -> Procedure[bool]:
    """Whether an optional replacement effect is applied: its controller's choice."""
    answer = yield from ask(
        g,
        Choice(
            player=r.ctx.you,
            decider=r.ctx.you,
            kind="yes/no",
            source=r.source,
            number=r.number,
            about=e,
            options=("yes", "no"),
            optional=True,
            rule="614.12",
        ),
    )
    return cast(bool, answer == ("yes",))


def _one(g: Game, r: Replacement, op: Any, e: Event, batch: Batch) -> Procedure[list[Event]]:
    if op == "shield counter damage":
        return shield_counter(g, e, batch)
    if op == "saga":
        assert isinstance(e, zo.Move)
        return [(yield from modified.saga_by_rule(g, r, e))]
    if isinstance(op, str):
        return by_rule(g, op, e)
    if isinstance(op, con.EntersModified) and isinstance(e, ch.TurnFace):
        return (yield from turned_up(g, r, op, e))
    if isinstance(op, con.EntersModified):
        return [(yield from modified.enter_modified(g, r, op, e, batch))]
    if isinstance(op, con.InsteadDo):
        batch.follow_ups.append(_later(g, r, op.do, e, {}))
        return []
    if isinstance(op, con.Prevent):
        return prevent(g, r, op, e, batch)
    return _SIMPLE[type(op)](g, r, op, e)


@rule("615.5", "615.12")
def also_do(g: Game, r: Replacement, op: con.AlsoDo, e: Event, batch: Batch) -> None:
    """What happens besides, even when nothing is left of the event; with the prevention of simultaneous damage to one
    recipient once, for the sum of the damage ("that much") and of what was prevented of it ("prevented this way").
    Damage that can't be prevented counts for the former."""
    if not any(isinstance(x, con.Prevent) for x in r.ops):
        batch.follow_ups.append(_later(g, r, op.do, e, {"amount": getattr(e, "amount", 0)}))
        return
    counted = {name: r.ctx.bindings.get(name, 0) for name in ("amount", "prevented")}
    key = (r.key, op, getattr(e, "target", None))
    if key in batch.also:
        for name, n in counted.items():
            batch.also[key][name] += n
        return
    batch.also[key] = dict(counted)
    batch.follow_ups.append(_later(g, r, op.do, e, batch.also[key]))


def _later(g: Game, r: Replacement, do: Any, e: Event, names: dict[str, Any]) -> Callable[[], Procedure[None]]:
    def run() -> Procedure[None]:
        ctx = r.ctx.at(g.view)
        ctx.bindings.update(names)
        if isinstance(e, zo.Move) and e.object is not None and e.object in g.state.successor:
            ctx.follow[e.object] = g.state.successor[e.object]
        ctx.applied = e.applied
        yield from carry_out(g, do, ctx)

    return run


# --- simple operations ------------------------------------------------------------------------------------------------


def _amount_field(e: Event) -> str:
    return "n" if isinstance(e, zo.CreateTokens) else "amount"


def _with_amount(e: Event, n: int) -> list[Event]:
    if isinstance(e, zo.Draw):
        return [e] * max(n, 0)
    if isinstance(e, ch.AddMana):
        return [replace(e, units=e.units * max(n, 0))]
    if n <= 0:
        return []
    return [replace(e, **{_amount_field(e): n})]


def _amount(e: Event) -> int:
    return 1 if isinstance(e, zo.Draw | ch.AddMana) else int(getattr(e, _amount_field(e)))


def _multiply(g: Game, r: Replacement, op: con.Multiply, e: Event) -> list[Event]:
    n = _amount(e)
    return _with_amount(e, n // op.by if op.divide else n * op.by)


def _increase(g: Game, r: Replacement, op: con.Increase, e: Event) -> list[Event]:
    if isinstance(e, zo.Draw):
        return [e] * (1 + amounts.amount(op.by, r.ctx))
    return _with_amount(e, _amount(e) + amounts.amount(op.by, r.ctx))


@rule("614.6")
def to_zone(g: Game, r: Replacement, op: con.ToZone, e: Event) -> list[Event]:
    """The card goes to another zone instead."""
    assert isinstance(e, zo.Move)
    entering = None
    if op.zone is Zone.BATTLEFIELD and e.object is not None:
        entering = zo.Entering(controller=g.view.obj(e.object).owner)  # 110.2a: whoever puts it there
    cause = op.cause or e.cause
    return [replace(e, to=op.zone, position=-1 if op.bottom else 0, shuffle=op.shuffle, entering=entering, cause=cause)]


@rule("614.9")
def redirect(g: Game, r: Replacement, op: con.Redirect, e: Event) -> list[Event]:
    """Damage is dealt to another recipient, if that one can still be dealt damage; else nothing changes."""
    assert isinstance(e, ch.Damage)
    targets: tuple[Recipient, ...] = ()
    if op.to is not None:
        targets = nouns.objects(op.to, r.ctx)
    elif op.to_player is not None:
        targets = nouns.players(op.to_player, r.ctx)
    targets = tuple(x for x in targets if damage_possible(g, replace(e, target=x)))
    if not targets:
        return [e]
    if op.amount is None:
        return [replace(e, target=targets[0])]
    moved = min(e.amount, amounts.amount(op.amount, r.ctx))
    rest = [replace(e, amount=e.amount - moved)] if e.amount > moved else []
    return [*rest, replace(e, amount=moved, target=targets[0])]


@rule("614.10", "614.6")
def skip(g: Game, r: Replacement, op: con.SkipIt, e: Event) -> list[Event]:
    """Nothing happens instead."""
    return []


@rule("614.8", "701.19a")
def regenerate(g: Game, r: Replacement, op: con.RegenerateInstead, e: Event) -> list[Event]:
    """Instead of being destroyed: remove all damage, tap it, remove it from combat."""
    assert isinstance(e, zo.Destroy)
    return [ch.Regenerated(object=e.object, applied=e.applied), ch.TapIt(object=e.object)]


_SIMPLE: dict[type, Callable[[Game, Any, Any, Any], list[Event]]] = {
    con.Multiply: _multiply,
    con.Increase: _increase,
    con.ToZone: to_zone,
    con.Redirect: redirect,
    con.SkipIt: skip,
    con.RegenerateInstead: regenerate,
}


def share_of(batch: Batch, s: Shield, e: ch.Damage, left: int) -> int:
    """How much of this damage a shield may prevent: as chosen; the last of the sources takes what is left."""
    shares = batch.shares.get((s.id, e.target))
    if shares is None or e.dealer not in shares:
        return left
    n = shares.pop(e.dealer)
    return min(n, left) if shares else left


@rule("615.1", "615.7", "615.12")
def prevent(g: Game, r: Replacement, op: con.Prevent, e: Event, batch: Batch) -> list[Event]:
    """Damage is prevented: all, a part, or as much as is left of a shield. What can't be prevented is not, and uses up
    nothing."""
    assert isinstance(e, ch.Damage)
    r.ctx.bindings["amount"] = e.amount
    r.ctx.bindings["prevented"] = 0
    if not e.preventable or unpreventable(g, e):
        return [e]
    shield = r.shield
    limit = e.amount
    if shield is not None and shield.left is not None:
        left = _left(shield, batch)
        limit = share_of(batch, shield, e, left)
    elif op.amount is not None:
        limit = amounts.amount(op.amount, r.ctx)
    prevented = max(0, min(limit, e.amount))
    r.ctx.bindings["prevented"] = prevented
    if prevented:
        batch.events.append(co.DamagePrevented(dealer=e.dealer, target=e.target, amount=prevented, by=r.key))
    if shield is not None and shield.left is not None and prevented:
        batch.events = [x for x in batch.events if not (isinstance(x, ch.UseShield) and x.shield == shield.id)]
        batch.events.append(ch.UseShield(shield=shield.id, left=left - prevented))
    return [replace(e, amount=e.amount - prevented)] if e.amount > prevented else []


def _left(shield: Shield, batch: Batch) -> int:
    """What is left of a shield after the simultaneous damage that it has already prevented."""
    for x in batch.events:
        if isinstance(x, ch.UseShield) and x.shield == shield.id:
            return x.left or 0
    return shield.left or 0


@rule("615.12", "608.2h")
def unpreventable(g: Game, e: ch.Damage) -> bool:
    """An effect says that damage, or that of this source, can't be prevented; of a source that has left, one that its
    own ability had as it last was."""
    for p, effect in g.view.parts(con.ObjectFlag):
        if p.flag == "damage can't be prevented" and effect.general:
            return True
    if g.view.flag(e.dealer, "damage can't be prevented"):
        return True
    if any(p.what == "prevented" for p, _ in g.view.parts_on(e.dealer, con.CantBe)):
        return True
    return not g.view.exists(e.dealer) and _said_of_itself(g, e.dealer)


def _said_of_itself(g: Game, dealer: ObjectId) -> bool:
    own = [s for a in g.view.chars(dealer).abilities for s in statics_of(a) if s.what == SELF]
    return any(
        isinstance(p, con.CantBe) and p.what == "prevented"
        for s in own
        if s.if_ is None or conditions.holds(s.if_, g.view.ctx(dealer))
        for p in s.parts
    )


@rule("122.1c", "615.12")
def shield_counter(g: Game, e: Event, batch: Batch) -> list[Event]:
    """Damage is prevented, if it can be, and a shield counter removed: one, whatever the number of simultaneous
    sources, for the counters make a single prevention effect."""
    assert isinstance(e, ch.Damage)
    removal = ch.RemoveCounters(target=e.target, kind=SHIELD, amount=1, applied=e.applied, by_effect=True)
    left: list[Event] = [e] if not e.preventable or unpreventable(g, e) else []
    if not left:
        batch.events.append(co.DamagePrevented(dealer=e.dealer, target=e.target, amount=e.amount, by=SHIELD))
    there = any(isinstance(x, ch.RemoveCounters) and (x.target, x.kind) == (e.target, SHIELD) for x in batch.events)
    return left if there else [*left, removal]


@rule("122.1c", "122.1d", "122.1h", "702.34a")
def by_rule(g: Game, name: str, e: Event) -> list[Event]:
    """Replacement effects that a rule creates."""
    if name == "shield counter":
        assert isinstance(e, zo.Destroy)
        return [ch.RemoveCounters(target=e.object, kind=SHIELD, amount=1, applied=e.applied, by_effect=True)]
    if name == "stun counter":
        assert isinstance(e, ch.UntapIt)
        return [ch.RemoveCounters(target=e.object, kind=STUN, amount=1, applied=e.applied, by_effect=True)]
    assert isinstance(e, zo.Move)
    if name == commander.REPLACEMENT:
        return [commander.to_command_zone(g, e)]
    if name == ADVENTURE:
        return [replace(e, to=Zone.EXILE, cause=ADVENTURE)]
    assert name in ("finality counter", "exile when leaving")
    return [replace(e, to=Zone.EXILE)]
