"""Which replacement and prevention effects could apply to an event (614.1-614.5, 614.12, 615)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...cards.lang import abilities as ab
from ...cards.lang import continuous as con
from ...cards.lang import events as le
from ...derive import conditions, filters, patterns
from ...derive.citation import rule
from ...derive.context import Ctx
from ...derive.game import Game
from ...derive.view import Ability, View
from ...events import changes as ch
from ...events import course as co
from ...events import zones as zo
from ...events.base import Event
from ...state.effects import Shield
from ...state.objects import Abl, GameObject, ObjectId, PlayerId
from ...terms.counters import FINALITY, SHIELD, STUN
from ...terms.zones import Zone
from ...writer.write import write
from .. import cr903_commander as commander
from . import cr614_12_entering as entering


class Replacement:
    """One effect that could apply: its key (614.5), whose it is, what it does, and what it has bound."""

    __slots__ = ("ctx", "key", "number", "op", "ops", "optional", "rank", "self_replacement", "shield", "source")

    def __init__(self, key: Any, ctx: Ctx, ops: tuple[Any, ...], rank: int = 4) -> None:
        self.key = key
        self.ctx = ctx
        self.ops = ops
        self.rank = rank
        self.source: ObjectId = ctx.source
        self.number = 0
        self.optional = False
        self.self_replacement = False
        self.shield: Shield | None = None


def rank_of(ops: tuple[Any, ...], self_replacement: bool) -> int:
    """The place in the order of 616.1a-e."""
    if self_replacement:
        return 0
    for op in ops:
        if isinstance(op, con.EntersModified):
            if op.under is not None:
                return 1
            if op.copy_of is not None:
                return 2
            if op.back_face:
                return 3
    return 4


@rule("614.5", "614.12", "616.1f")
def applicable(g: Game, e: Event) -> list[Replacement]:
    """The effects that would apply to an event now, without those that have had their opportunity (614.5)."""
    if isinstance(e, co.LoseGame) and e.conceded:
        return []  # 104.3a
    view, subject = g.view, e
    if isinstance(e, zo.Move) and e.to is Zone.BATTLEFIELD and e.entering is not None:
        view, subject = entering.as_it_would_exist(g, e)
    if isinstance(e, ch.TurnFace) and e.up:
        view = as_turned_up(g, e)
    found: list[Replacement] = []
    for a in _abilities(g, view, subject):
        r = _from_ability(g, view, a, subject)
        if r is not None and r.key not in e.applied:
            found.append(r)
    for s in g.state.shields.values():
        r = _from_shield(g, view, s, subject)
        if r is not None and r.key not in e.applied:
            found.append(r)
    found += [r for r in _from_rules(g, view, subject) if r.key not in e.applied]
    if isinstance(e, zo.Destroy):
        return [r for r in found if can_regenerate(g, view, r.ops, e)]
    return found


def _abilities(g: Game, view: View, e: Event) -> list[Ability]:
    """Abilities with replacement effects: those that exist, and of a permanent about to enter its own (614.12)."""
    existing = g.view.index.replaces
    if isinstance(e, ch.TurnFace) and e.up:
        return [*(a for a in existing if a.object != e.object), *(a for a in view.index.replaces if a.object == e.object)]
    if not (isinstance(e, zo.Move) and e.to is Zone.BATTLEFIELD and e.entering is not None):
        return existing
    own = [a for a in view.index.replaces if a.object == e.new and only_itself(g, a.ability)]
    return [*existing, *own]


@rule("614.1e", "708.8")
def as_turned_up(g: Game, e: ch.TurnFace) -> View:
    """How things would look with the permanent face up: what it says about being turned face up is on that face."""
    state, _ = write(g.state, (replace(e, applied=frozenset()),), g.view.chars)
    return View(g, state)


@rule("614.12")
def only_itself(g: Game, ability: ab.Ability) -> bool:
    """Whether a permanent's replacement ability affects only that permanent as it enters (614.12)."""
    if not isinstance(ability, ab.Replaces):
        return False
    return isinstance(ability.event, le.ZoneMove) and ability.event.what is None and ability.event.to is Zone.BATTLEFIELD


def _from_ability(g: Game, view: View, a: Ability, e: Event) -> Replacement | None:
    ability = a.ability
    assert isinstance(ability, ab.Replaces)
    if not patterns.watches(ability.event, e):
        return None
    looking = view if a.object in view.state.objects else g.view
    ctx = looking.ctx(a.object)
    if isinstance(e, zo.Move) and e.entering is not None and a.object == e.new:
        ctx.announced = e.entering.announced  # 107.3m
    found = patterns.occurrences(ability.event, e, ctx)
    if not found:
        return None
    ctx.bindings.update(found[0].bindings)
    ctx.follow.update(found[0].follow)
    if ability.if_ is not None and not conditions.holds(ability.if_, ctx):
        return None
    r = Replacement(("ability", a.object, a.abl.mark, a.abl.number, a.abl.origin), ctx, ability.ops)
    if isinstance(e, zo.Move) and a.object == e.new:
        r.key = own_key(g, e, a.abl)
    r.optional = ability.optional
    ctx.keyword = a.abl.by_keyword
    r.number = a.abl.number
    r.rank = rank_of(ability.ops, False)
    return r


@rule("614.5", "614.12", "707.5")
def own_key(g: Game, e: zo.Move, abl: Abl) -> tuple[Any, ...]:
    """By what an ability of a permanent about to enter is known again: what it becomes a copy of may bring the same ability
    anew; what another object grants stays the same one."""
    copies = e.entering.copies if e.entering is not None and abl.origin != "granted" else 0
    return ("own", copies, abl.mark, abl.number, abl.origin)


def _from_shield(g: Game, view: View, s: Shield, e: Event) -> Replacement | None:
    if not patterns.watches(s.event, e):
        return None
    ctx = Ctx(view, s.controller, s.source, s.bindings)
    if s.about is not None:
        subject = e.target if isinstance(e, ch.Damage | ch.PutCounters) else getattr(e, "object", getattr(e, "player", None))
        if subject not in s.about and not (isinstance(e, ch.Damage) and e.dealer in s.about and _about_source(s)):
            return None
        found = patterns.occurrences(_unbound(s.event), e, ctx) or [patterns.Occurrence({"that": subject})]
    else:
        found = patterns.occurrences(s.event, e, ctx)
    if not found:
        return None
    ctx.bindings.update(found[0].bindings)
    r = Replacement(("shield", s.id), ctx, s.ops, rank_of(s.ops, False))
    r.shield = s
    return r


@rule("701.19c", "614.8")
def can_regenerate(g: Game, view: View, ops: tuple[Any, ...], e: zo.Destroy) -> bool:
    """A replacement effect that regenerates, of a shield or of an ability, isn't applied where an effect says that the
    permanent can't be regenerated."""
    if not any(isinstance(op, con.RegenerateInstead) for op in ops):
        return True
    return e.regenerable and not any(p.what == "regenerated" for p, _ in view.parts_on(e.object, con.CantBe))


def _about_source(s: Shield) -> bool:
    return isinstance(s.event, le.DealsDamage) and not s.event.any_source


def _unbound(p: le.Event) -> le.Event:
    return p


def _from_rules(g: Game, view: View, e: Event) -> list[Replacement]:
    """Replacement effects that rules create: of counters (122.1c-d, 122.1h), of a Saga entering before 2026-04-17
    (714.3a), of a commander (903.9b)."""
    of_rules = OF_RULES.get(type(e))
    return [] if of_rules is None else of_rules(g, view, e)


def _destroyed(g: Game, view: View, e: zo.Destroy) -> list[Replacement]:
    shielded = not e.by_rule and view.obj(e.object).counters.get(SHIELD)
    return [_rule("shield counter", view, e.object)] if shielded else []


def _damaged(g: Game, view: View, e: ch.Damage) -> list[Replacement]:
    if isinstance(e.target, str):
        return player_protected(g, view, e, e.target)
    return [_rule("shield counter damage", view, e.target)] if view.obj(e.target).counters.get(SHIELD) else []


def _untapped(g: Game, view: View, e: ch.UntapIt) -> list[Replacement]:
    return [_rule("stun counter", view, e.object)] if view.obj(e.object).counters.get(STUN) else []


@rule("702.16e")
def player_protected(g: Game, view: View, e: ch.Damage, player: PlayerId) -> list[Replacement]:
    """The protection of a player prevents damage by sources with that quality."""
    found = []
    for p, effect in view.parts_on_player(player, con.PlayerRule):
        if p.rule == "protection" and (p.what is None or filters.described(effect.ctx, e.dealer, p.what)):
            found.append(Replacement(("protection", effect.ctx.source, p), effect.ctx, (con.Prevent(),)))
    return found


def _moves(g: Game, view: View, e: zo.Move) -> list[Replacement]:
    """All that would apply: where several do, the affected object's controller chooses (616.1)."""
    if commander.would_be_hidden(g, e):
        assert e.object is not None
        return [_commander(view, e.object, e.to)]
    found: list[Replacement] = []
    if e.object is not None and e.object in g.state.objects:
        o = g.state.objects[e.object]
        if e.to is Zone.GRAVEYARD and o.zone is Zone.BATTLEFIELD and o.counters.get(FINALITY):
            found.append(_rule("finality counter", view, e.object))
        if _exiles_when_leaving(g, e):
            found.append(_rule("exile when leaving", g.view, e.object))
        if goes_on_an_adventure(g, e, o):
            found.append(_rule(ADVENTURE, g.view, e.object))
    if found:
        return found
    if e.to is Zone.BATTLEFIELD and e.new is not None and not g.since("saga enters by ability"):
        c = view.chars(e.new)
        if "Saga" in c.subtypes and "Enchantment" in c.types:
            return [_rule("saga", view, e.new)]
    return []


ADVENTURE = "adventure"
"""The replacement effect of 715.3d, and the cause of the move that it makes of another."""


@rule("715.3d")
def goes_on_an_adventure(g: Game, e: zo.Move, o: GameObject) -> bool:
    """Whether a spell that resolves as an Adventure would be put into the graveyard, and so may be exiled instead."""
    resolved = e.cause == "resolve" and e.to is Zone.GRAVEYARD
    return resolved and o.layout == "adventure" and o.face == 1 and o.kind == "card"


OF_RULES: dict[type[Event], Callable[[Game, View, Any], list[Replacement]]] = {
    zo.Destroy: _destroyed,
    ch.Damage: _damaged,
    ch.UntapIt: _untapped,
    zo.Move: _moves,
}
"""Kind of event to the replacement effects of rules."""


def _exiles_when_leaving(g: Game, e: zo.Move) -> bool:
    """A spell cast in a way that exiles it when it would leave the stack for anywhere else (702.34a and its kin)."""
    o = g.state.objects[e.object] if e.object is not None else None
    if o is None or o.stack is None or o.zone is not Zone.STACK or e.to in (Zone.EXILE, Zone.BATTLEFIELD):
        return False
    return o.stack.announced.exile_when_leaving


def _commander(view: View, oid: ObjectId, to: Zone) -> Replacement:
    """Its owner may put it into the command zone instead (903.9b)."""
    r = Replacement(("rule", commander.REPLACEMENT, to), Ctx(view, view.obj(oid).owner, oid), (commander.REPLACEMENT,))
    r.optional = True
    return r


def _rule(name: str, view: View, oid: ObjectId) -> Replacement:
    return Replacement(("rule", name), view.ctx(oid), (name,))
