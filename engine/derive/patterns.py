"""Whether an event is the one that a trigger condition or a replacement effect watches for (603.2, 614.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from ..cards.lang import events as le
from ..cards.lang.nouns import Filter
from ..events import changes as ch
from ..events import course as co
from ..events import zones as zo
from ..events.base import Event
from ..state.objects import EMPTY, GameObject, ObjectId, Recipient
from ..terms.steps import PHASE_OF
from ..terms.zones import HIDDEN_ZONES, Zone
from . import filters, nouns
from .citation import rule
from .context import Ctx, Holder


class Occurrence(NamedTuple):
    """One occurrence of what is watched for: the names it binds, and which new objects may be found for old ones
    (400.7)."""

    bindings: Mapping[str, Any]
    follow: Mapping[ObjectId, ObjectId] = EMPTY
    subject: Recipient | None = None


Matcher = Callable[[Any, Any, Ctx], list[Occurrence]]


def _meant(f: Filter | None, oid: ObjectId | None, ctx: Ctx) -> bool:
    """An object is the one a pattern is about: the source itself when the pattern names none."""
    if oid is None:
        return False
    if f is None:
        return oid == ctx.source
    if f.other and oid == ctx.source:
        return False
    return filters.described(ctx, oid, f) and (f.zone is None or ctx.view.obj(oid).zone is f.zone)


def _by(phrase: Any, player: str | None, ctx: Ctx) -> bool:
    return phrase is None or nouns.include(phrase, player, ctx)


def _one(subject: Recipient | None, follow: Mapping[ObjectId, ObjectId] = EMPTY, **names: Any) -> list[Occurrence]:
    if isinstance(subject, int):
        names.setdefault("that", subject)
    elif isinstance(subject, str):
        names.setdefault("that_player", subject)
    return [Occurrence(names, follow, subject)]


# --- zones ------------------------------------------------------------------------------------------------------------


def _leaves_game(p: le.ZoneMove, e: zo.LeaveGame, ctx: Ctx) -> list[Occurrence]:
    """A phased-in permanent that leaves the game with its owner leaves the battlefield (603.6c)."""
    o = ctx.view.obj(e.object)
    if p.from_ is not Zone.BATTLEFIELD or p.to is not None or p.cause is not None or o.phased_out:
        return []
    if o.zone is not Zone.BATTLEFIELD or not _meant(p.what, e.object, ctx):
        return []
    return _one(e.object, that_player=filters.controller_of(ctx, e.object))


def _zone_move(p: le.ZoneMove, e: zo.Move | zo.LeaveGame, ctx: Ctx) -> list[Occurrence]:
    if isinstance(e, zo.LeaveGame):
        return _leaves_game(p, e, ctx)
    discarded = p.cause == "discard" and e.new is not None  # it was, wherever it went instead (701.9c)
    if p.to is not None and e.to is not p.to and not discarded:
        return []
    old_zone = e.old_zone
    if old_zone is None and e.object is not None:
        old_zone = ctx.view.obj(e.object).zone
    if p.from_ is not None and old_zone is not p.from_:
        return []
    if p.cause is not None and e.cause != p.cause and (p.cause, e.cause) != ("discard", "madness"):
        return []
    entering = p.to is Zone.BATTLEFIELD
    subject = (e.new if e.new is not None else e.object) if entering or p.from_ is None else e.object
    if p.what is None and not entering and p.from_ is None and e.object == ctx.source:
        subject = e.object
    if p.what is None and e.new is not None and e.new == ctx.source:
        subject = e.new  # 113.6k: noticed where it then is
    if not _meant(p.what, subject, ctx):
        return []
    follow = found_in(ctx.view.game, e.object, e.new, e.to) if e.object is not None else EMPTY
    player = filters.controller_of(ctx, subject) if subject is not None else e.by
    return _one(subject, follow, that_player=player)


def _draws(p: le.Draws, e: zo.Draw, ctx: Ctx) -> list[Occurrence]:
    if not _by(p.who, e.player, ctx):
        return []
    drawn = [d for d in ctx.view.game.this_turn(zo.Draw) if d.player == e.player]
    if p.nth is not None and (len(drawn) != p.nth or drawn[-1] is not e):
        return []
    turn = ctx.view.state.turn
    if p.except_first_in_draw_step and turn.active == e.player and turn.step.value == "draw step" and e.source is None:
        return []
    return _one(e.player)


def _discards(p: le.Discards, e: zo.Discard, ctx: Ctx) -> list[Occurrence]:
    itself = p.of_itself and ctx.source in (e.object, ctx.view.game.state.successor.get(e.object))  # 113.6k
    if not _by(p.who, e.player, ctx) or (p.what is not None and not itself and not _meant(p.what, e.object, ctx)):
        return []
    return _one(e.object, _where_it_went(e.object, ctx), that_player=e.player)


def _where_it_went(oid: ObjectId, ctx: Ctx) -> Mapping[ObjectId, ObjectId]:
    state = ctx.view.game.state
    new = state.successor.get(oid)
    there = state.objects.get(new) if new is not None else None
    return found_in(ctx.view.game, oid, new, there.zone) if there is not None else EMPTY


@rule("400.7e", "400.7j")
def found_in(g: Holder, old: ObjectId, new: ObjectId | None, zone: Zone) -> Mapping[ObjectId, ObjectId]:
    """What an event has moved can be found where it went, if that is a public zone."""
    return {old: new} if new is not None and zone not in HIDDEN_ZONES else EMPTY


def _sacrifices(p: le.Sacrifices, e: zo.Sacrifice, ctx: Ctx) -> list[Occurrence]:
    if not _by(p.who, e.player, ctx) or (p.what is not None and not _meant(p.what, e.object, ctx)):
        return []
    return _one(e.object, _where_it_went(e.object, ctx), that_player=e.player)


def _destroyed(p: le.Destroyed, e: zo.Destroy, ctx: Ctx) -> list[Occurrence]:
    return _one(e.object, _where_it_went(e.object, ctx)) if _meant(p.what, e.object, ctx) else []


def _tokens(p: le.TokensCreated, e: zo.CreateTokens, ctx: Ctx) -> list[Occurrence]:
    if not _by(p.who, e.player, ctx) or not (e.by_effect or not p.by_effect):
        return []
    if p.one_or_more:
        return _one(None, that_player=e.player, amount=e.n)
    return _one(None, that_player=e.player, amount=1) * e.n  # 603.2c


def _countered(p: le.SpellCountered, e: zo.CounterIt, ctx: Ctx) -> list[Occurrence]:
    if not _by(p.by, e.by, ctx) or not _meant(p.what or Filter(), e.object, ctx):
        return []
    return _one(e.object, _where_it_went(e.object, ctx))


def _ability_triggers(p: le.AbilityTriggers, e: ch.Triggers, ctx: Ctx) -> list[Occurrence]:
    caused = any(occurrences(p.cause, cause, ctx) for cause in e.waiting.causes)
    return [Occurrence({"that": e.waiting.id, "that_player": e.waiting.controller})] if caused else []


def _searches(p: le.Searches, e: zo.Searched, ctx: Ctx) -> list[Occurrence]:
    return _one(e.player) if _by(p.who, e.player, ctx) else []


# --- casting ----------------------------------------------------------------------------------------------------------


def _casts(p: le.Casts, e: co.SpellCast | co.SpellCopied, ctx: Ctx) -> list[Occurrence]:
    if isinstance(e, co.SpellCopied) and not p.or_copies:
        return []
    if not _by(p.who, e.player, ctx):
        return []
    if p.self_:
        if e.object != ctx.source:
            return []
    elif p.what is not None and not filters.described(ctx, e.object, p.what):
        return []
    o = ctx.view.obj(e.object)
    if p.from_ is not None and (o.stack is None or o.stack.announced.cast_from is not p.from_):
        return []
    if p.nth is not None:
        mine = [c for c in ctx.view.game.this_turn(co.SpellCast) if c.player == e.player]
        if p.what is not None:
            mine = [c for c in mine if filters.described(ctx, c.object, p.what)]
        if len(mine) != p.nth or mine[-1] is not e:
            return []
    return _one(e.object, that_player=e.player)


def _plays(p: le.Plays, e: co.LandPlayed, ctx: Ctx) -> list[Occurrence]:
    ok = _by(p.who, e.player, ctx) and (p.what is None or _meant(p.what, e.object, ctx))
    return _one(e.object, that_player=e.player) if ok else []


def _activates(p: le.Activates, e: co.AbilityActivated, ctx: Ctx) -> list[Occurrence]:
    if (e.mana_ability and not p.mana_abilities) or (p.loyalty and not e.loyalty):
        return []
    ok = _by(p.who, e.player, ctx) and (p.what is None or _meant(p.what, e.ability_source, ctx))
    return _one(e.object, that_player=e.player) if ok else []


def _becomes_target(p: le.BecomesTarget, e: co.BecameTarget, ctx: Ctx) -> list[Occurrence]:
    if not isinstance(e.target, int) or not _meant(p.what, e.target, ctx):
        return []
    o = ctx.view.obj(e.by)
    if p.spell_only and (o.stack is None or o.stack.kind != "spell"):
        return []
    if not _by(p.by, o.controller, ctx):
        return []
    return _one(e.target, that_spell=e.by, that_player=o.controller)


# --- turn and combat --------------------------------------------------------------------------------------------------


def _step(p: le.StepBegins, e: co.StepBegins, ctx: Ctx) -> list[Occurrence]:
    names = {e.step.value, PHASE_OF[e.step].value} if e.step.value != "cleanup step" else {e.step.value}
    if e.step.value == "beginning of combat":
        names |= {"combat", "combat phase"}
    elif PHASE_OF[e.step].value == "combat phase" or PHASE_OF[e.step].value in ("beginning phase", "ending phase"):
        names = {e.step.value}
    return _one(e.player) if p.step in names and _by(p.whose, e.player, ctx) else []


@rule("109.2")
def player_or_planeswalker(g: Holder, ctx: Ctx, defender: Recipient) -> Recipient | None:
    """The player or planeswalker that a creature attacks; None for a battle (109.2)."""
    return defender if isinstance(defender, str) or "Planeswalker" in ctx.view.chars(defender).types else None


def _attacks(p: le.Attacks, e: co.Attacked, ctx: Ctx) -> list[Occurrence]:
    if (p.alone and not e.alone) or not _meant(p.what, e.object, ctx):
        return []
    if p.by is not None and not _by(p.by, filters.controller_of(ctx, e.object), ctx):
        return []
    if p.whom is not None and not (isinstance(e.defender, str) and nouns.include(p.whom, e.defender, ctx)):
        return []
    defending = nouns.defending_player_of(ctx, e.defender)
    return _one(e.object, defending_player=defending, that_defender=player_or_planeswalker(ctx.view.game, ctx, e.defender))


def _blocks(p: le.Blocks, e: co.Blocked, ctx: Ctx) -> list[Occurrence]:
    if not _meant(p.what, e.blocker, ctx):
        return []
    if p.blocks is None:
        return _one(e.blocker, attacker=e.attacker) if e.first else []
    return _one(e.blocker, attacker=e.attacker) if filters.described(ctx, e.attacker, p.blocks) else []


def _becomes_blocked(p: le.BecomesBlocked, e: co.BecameBlocked, ctx: Ctx) -> list[Occurrence]:
    if not e.blocked or not _meant(p.what, e.object, ctx):
        return []
    if p.by is None:
        return [] if e.already else _one(e.object, blocker=e.by, amount=len(e.by))
    return [Occurrence({"that": e.object, "blocker": b}, EMPTY, e.object) for b in e.by if filters.described(ctx, b, p.by)]


def _unblocked(p: le.UnblockedAttack, e: co.BecameBlocked, ctx: Ctx) -> list[Occurrence]:
    return _one(e.object) if not e.blocked and _meant(p.what, e.object, ctx) else []


# --- damage, life, counters -------------------------------------------------------------------------------------------


def _damage(p: le.DealsDamage, e: ch.Damage, ctx: Ctx) -> list[Occurrence]:
    if p.combat is not None and p.combat != e.combat:
        return []
    if p.source is not None:
        if not filters.described(ctx, e.dealer, p.source) or (p.source.other and e.dealer == ctx.source):
            return []
    elif not p.any_source and e.dealer != ctx.source:
        return []
    if p.to_self and e.target != ctx.source:
        return []
    limited = p.to is not None or p.to_player is not None
    if limited and not _recipient(p, e.target, ctx):
        return []
    names: dict[str, Any] = {"amount": e.amount, "that_source": e.dealer, "damaged": e.target}
    if isinstance(e.target, str):
        return _one(e.dealer, that_player=e.target, **names)
    names["that_player"] = filters.controller_of(ctx, e.target)
    return _one(e.target if p.to is not None or p.to_self or p.any_source else e.dealer, **names)


def _recipient(p: le.DealsDamage | le.DamagePrevented, target: Recipient, ctx: Ctx) -> bool:
    if isinstance(target, str):
        return p.to_player is not None and nouns.include(p.to_player, target, ctx)
    return p.to is not None and filters.described(ctx, target, p.to) and not (p.to.other and target == ctx.source)


def _prevented(p: le.DamagePrevented, e: co.DamagePrevented, ctx: Ctx) -> list[Occurrence]:
    if (p.to is not None or p.to_player is not None) and not _recipient(p, e.target, ctx):
        return []
    return _one(e.target, amount=e.amount, that_source=e.dealer)


def _life(p: le.LifeChanges, e: ch.GainLife | ch.LoseLife, ctx: Ctx) -> list[Occurrence]:
    if isinstance(e, ch.GainLife) is not p.gains or not _by(p.who, e.player, ctx):
        return []
    return _one(e.player, amount=e.amount)


def _counters_put(p: le.CountersPut, e: ch.PutCounters | zo.Move, ctx: Ctx) -> list[Occurrence]:
    if isinstance(e, zo.Move):
        if e.entering is None or not e.entering.counters or e.new is None:
            return []
        given = e.entering.counters
        kinds = [(k, c) for k, c in given.items() if p.kind is None or k == p.kind]
        puts = [ch.PutCounters(target=e.new, kind=k, amount=c, by=e.entering.controller, by_effect=True) for k, c in kinds]
        return [o for put in puts for o in _counters_put(p, put, ctx)]
    if p.by_effect and not e.by_effect:
        return []
    if e.amount <= 0 or (p.kind is not None and e.kind != p.kind) or not _by(p.by, e.by, ctx):
        return []
    if isinstance(e.target, str):
        ok = p.any_recipient or (p.on_player is not None and nouns.include(p.on_player, e.target, ctx))
        return _one(e.target, amount=e.amount) if ok else []
    if p.on_player is not None and p.what is None and not p.any_recipient:
        return []
    if not p.any_recipient and not _meant(p.what, e.target, ctx):
        return []
    return _one(e.target, amount=1) * e.amount if p.each else _one(e.target, amount=e.amount)


def _counters_taken(p: le.CountersTaken, e: ch.RemoveCounters, ctx: Ctx) -> list[Occurrence]:
    if p.kind is not None and e.kind != p.kind:
        return []
    if not isinstance(e.target, int) or not _meant(p.what, e.target, ctx):
        return []
    if p.last:
        left = ctx.view.obj(e.target).counters.get(e.kind, 0)
        return _one(e.target, amount=e.amount) if left == 0 else []
    return _one(e.target, amount=1) * e.amount


# --- status -----------------------------------------------------------------------------------------------------------


def _tapped(p: le.Tapped, e: ch.TapIt | ch.UntapIt, ctx: Ctx) -> list[Occurrence]:
    if isinstance(e, ch.UntapIt) is not p.untapped:
        return []
    return _one(e.object) if _meant(p.what, e.object, ctx) else []


Ceasing = ch.UnattachIt | ch.AttachIt | zo.Move | zo.LeaveGame | zo.CeaseToExist | co.PlayerLeaves


def _attached(p: le.Attached, e: Ceasing, ctx: Ctx) -> list[Occurrence]:
    if p.un:
        objects = ctx.view.state.objects
        ceasing = [a for a in _ceases_to_be_attached(e, ctx) if _meant(p.what, a, ctx)]
        return [o for a in ceasing for o in _one(a, unattached_from=objects[a].attached_to)]
    if isinstance(e, zo.Move) and e.entering is not None and e.entering.attached_to is not None:
        return _one(e.new, attached_to=e.entering.attached_to) if _meant(p.what, e.new, ctx) else []
    return _one(e.object, attached_to=e.to) if isinstance(e, ch.AttachIt) and _meant(p.what, e.object, ctx) else []


def _ceases_to_be_attached(e: Ceasing, ctx: Ctx) -> list[ObjectId]:
    """What becomes unattached by an event: also what leaves the battlefield, and what was attached to an object or player
    that leaves (701.3d). As it was before; what has ceased to be attached already doesn't do so again as state-based
    actions see to it."""
    objects = ctx.view.state.objects
    if isinstance(e, co.PlayerLeaves):
        return [a for a, o in objects.items() if o.attached_to == e.player and _attached_there(o)]
    o = objects.get(e.object) if e.object is not None else None
    if o is None or o.phased_out:
        return []
    host = o.attached_to
    there = isinstance(host, str) or (host in objects)
    if isinstance(e, ch.UnattachIt | ch.AttachIt):
        return [o.id] if there and (isinstance(e, ch.UnattachIt) or e.to != host) else []
    if o.zone is not Zone.BATTLEFIELD:
        return []
    still_there = ctx.view.game.state.objects
    left = [a for a, x in objects.items() if x.attached_to == o.id and _attached_there(x) and a in still_there]
    return [*([o.id] if there else []), *left]


def _attached_there(o: GameObject) -> bool:
    return o.zone is Zone.BATTLEFIELD and not o.phased_out


def _control(p: le.GainsControl, e: ch.ControlChanged, ctx: Ctx) -> list[Occurrence]:
    who = e.old if p.loses else e.new
    return _one(e.object, that_player=who) if _by(p.who, who, ctx) and _meant(p.what, e.object, ctx) else []


def _transforms(p: le.Transforms, e: ch.TransformIt | ch.TurnFace, ctx: Ctx) -> list[Occurrence]:
    if isinstance(e, ch.TurnFace) and not (p.face_up and e.up):
        return []
    if isinstance(e, ch.TransformIt) and p.face_up:
        return []
    return _one(e.object) if _meant(p.what, e.object, ctx) else []


def _becomes_level(p: le.BecomesLevel, e: ch.SetChosen, ctx: Ctx) -> list[Occurrence]:
    return _one(e.object) if (e.object, e.key, e.value) == (ctx.source, "level", p.n) else []


def _phases(p: le.PhasesOut, e: ch.Phase, ctx: Ctx) -> list[Occurrence]:
    return _one(e.object) if e.out is not p.in_ and _meant(p.what, e.object, ctx) else []


def _adds_mana(p: le.AddsMana, e: ch.AddMana, ctx: Ctx) -> list[Occurrence]:
    if e.tapped_for is None or not _by(p.who, e.player, ctx):
        return []
    types = tuple(dict.fromkeys(u.type for u in e.units))
    return _one(e.tapped_for, that_player=e.player, mana_types=types) if _meant(p.what, e.tapped_for, ctx) else []


# --- players ----------------------------------------------------------------------------------------------------------


def _monarch(p: le.BecomesMonarch, e: co.Designate, ctx: Ctx) -> list[Occurrence]:
    if e.name != "monarch" or e.value is None or e.value == e.old:
        return []
    return _one(e.value) if _by(p.who, e.value, ctx) else []


def _loses(p: le.LosesGame, e: co.LoseGame, ctx: Ctx) -> list[Occurrence]:
    return _one(e.player) if _by(p.who, e.player, ctx) else []


def _turn_part(p: le.BeginsTurnPart, e: co.StepBegins | co.TurnBegins, ctx: Ctx) -> list[Occurrence]:
    name = {"turn"} if isinstance(e, co.TurnBegins) else {e.step.value, PHASE_OF[e.step].value}
    return _one(e.player) if p.part in name and _by(p.who, e.player, ctx) else []


_MATCH: dict[type, tuple[tuple[type[Event], ...], Matcher]] = {
    le.ZoneMove: ((zo.Move, zo.LeaveGame), _zone_move),
    le.Draws: ((zo.Draw,), _draws),
    le.Discards: ((zo.Discard,), _discards),
    le.Sacrifices: ((zo.Sacrifice,), _sacrifices),
    le.Destroyed: ((zo.Destroy,), _destroyed),
    le.TokensCreated: ((zo.CreateTokens,), _tokens),
    le.SpellCountered: ((zo.CounterIt,), _countered),
    le.AbilityTriggers: ((ch.Triggers,), _ability_triggers),
    le.Searches: ((zo.Searched,), _searches),
    le.Casts: ((co.SpellCast, co.SpellCopied), _casts),
    le.Plays: ((co.LandPlayed,), _plays),
    le.Activates: ((co.AbilityActivated,), _activates),
    le.BecomesTarget: ((co.BecameTarget,), _becomes_target),
    le.StepBegins: ((co.StepBegins,), _step),
    le.Attacks: ((co.Attacked,), _attacks),
    le.Blocks: ((co.Blocked,), _blocks),
    le.BecomesBlocked: ((co.BecameBlocked,), _becomes_blocked),
    le.UnblockedAttack: ((co.BecameBlocked,), _unblocked),
    le.DealsDamage: ((ch.Damage,), _damage),
    le.DamagePrevented: ((co.DamagePrevented,), _prevented),
    le.LifeChanges: ((ch.GainLife, ch.LoseLife), _life),
    le.CountersPut: ((ch.PutCounters, zo.Move), _counters_put),
    le.CountersTaken: ((ch.RemoveCounters,), _counters_taken),
    le.Tapped: ((ch.TapIt, ch.UntapIt), _tapped),
    le.Attached: ((ch.AttachIt, ch.UnattachIt, zo.Move, zo.LeaveGame, zo.CeaseToExist, co.PlayerLeaves), _attached),
    le.GainsControl: ((ch.ControlChanged,), _control),
    le.Transforms: ((ch.TransformIt, ch.TurnFace), _transforms),
    le.BecomesLevel: ((ch.SetChosen,), _becomes_level),
    le.PhasesOut: ((ch.Phase,), _phases),
    le.AddsMana: ((ch.AddMana,), _adds_mana),
    le.BecomesMonarch: ((co.Designate,), _monarch),
    le.LosesGame: ((co.LoseGame,), _loses),
    le.BeginsTurnPart: ((co.StepBegins, co.TurnBegins), _turn_part),
}
"""Pattern to the kinds of event it may match, and its matcher."""


def event_kinds(p: le.Event) -> tuple[type[Event], ...]:
    """The kinds of event that a pattern may match."""
    if isinstance(p, le.EitherEvent):
        return tuple(dict.fromkeys(k for q in p.of for k in event_kinds(q)))
    return _MATCH[type(p)][0] if type(p) in _MATCH else ()


def watches(p: le.Event, e: Event) -> bool:
    """Whether a replacement effect with this pattern may watch an event. Counters put on a permanent as it enters are
    an event of their own inside the entering (616.1g)."""
    if isinstance(p, le.EitherEvent):
        return any(watches(q, e) for q in p.of)
    if isinstance(p, le.CountersPut) and isinstance(e, zo.Move):
        return False
    return isinstance(e, event_kinds(p))


def occurrences(p: le.Event, e: Event, ctx: Ctx) -> list[Occurrence]:
    """How often, and binding what, an event matches a pattern; for `EitherEvent` the first that matches."""
    if isinstance(p, le.EitherEvent):
        for q in p.of:
            found = occurrences(q, e, ctx)
            if found:
                return found
        return []
    entry = _MATCH.get(type(p))
    if entry is None or not isinstance(e, entry[0]):
        return []
    return entry[1](p, e, ctx)


def candidates_this_turn(p: le.Event, ctx: Ctx) -> Iterator[Event]:
    """The events of this turn that might match."""
    for kind in event_kinds(p):
        yield from ctx.view.game.this_turn(kind)
