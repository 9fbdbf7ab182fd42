"""One function per kind of event, and `write`, which applies a batch."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from msgspec.structs import replace

from ..events import changes as ch
from ..events import course as co
from ..events import zones as zo
from ..events.base import Event
from ..state.game_state import Combat, ExtraTurnEntry, Skip, State
from ..state.objects import EMPTY, Recipient
from ..terms.counters import KEYWORD_COUNTERS
from . import zones as wz
from .edit import add_counters, change_object, change_player, fresh, tick, with_item, without

Writer = Callable[[State, Any], State]


def write(s: State, events: Sequence[Event], look: wz.Look) -> tuple[State, tuple[Event, ...]]:
    """Apply a batch of simultaneous events; they come back with the ids that were given out. `look` gives
    characteristics as they were before the batch, for last-known information (704.8)."""
    done: list[Event] = []
    for e in events:
        if isinstance(e, ch.RemoveCounters):
            e = _as_many_as_there_are(s, e)
        writer = WRITERS.get(type(e))
        if writer is not None:
            s = writer(s, e)
        elif isinstance(e, zo.Move):
            s, e = wz.move(s, e, look)
        elif isinstance(e, zo.CreateEmblem):
            s, e = wz.emblem(s, e)
        elif isinstance(e, zo.CeaseToExist | zo.LeaveGame):
            s = wz.cease(s, e, look)
        done.append(e)
    return s, tuple(done)


# --- life, damage, counters -------------------------------------------------------------------------------------------


def _mark_damage(s: State, e: ch.MarkDamage) -> State:
    o = s.objects.get(e.object)
    if o is None:
        return s
    return change_object(s, e.object, damage=o.damage + e.amount, deathtouched=o.deathtouched or e.deathtouch)


def _gain_life(s: State, e: ch.GainLife) -> State:
    return change_player(s, e.player, life=s.players[e.player].life + e.amount)


def _lose_life(s: State, e: ch.LoseLife) -> State:
    return change_player(s, e.player, life=s.players[e.player].life - e.amount)


def _commander_damage(s: State, e: ch.CommanderDamage) -> State:
    old = s.players[e.player].commander_damage
    return change_player(s, e.player, commander_damage=with_item(old, e.physical, old.get(e.physical, 0) + e.amount))


def _counters(s: State, target: Recipient, kind: str, n: int) -> State:
    if isinstance(target, str):
        return change_player(s, target, counters=add_counters(s.players[target].counters, kind, n))
    o = s.objects.get(target)
    if o is None:
        return s
    if n > 0 and kind in KEYWORD_COUNTERS:  # 613.7c
        stamp, s = tick(s)
        s = change_object(s, target, counter_stamps=with_item(o.counter_stamps, kind, stamp))
    return change_object(s, target, counters=add_counters(o.counters, kind, n))


def _put_counters(s: State, e: ch.PutCounters) -> State:
    return _counters(s, e.target, e.kind, e.amount)


def _as_many_as_there_are(s: State, e: ch.RemoveCounters) -> ch.RemoveCounters:
    """No more counters are removed than are there, of simultaneous events by all of them together."""
    o = s.players[e.target] if isinstance(e.target, str) else s.objects.get(e.target)
    there = o.counters.get(e.kind, 0) if o is not None else 0
    return e if e.amount <= there else replace(e, amount=there)


def _remove_counters(s: State, e: ch.RemoveCounters) -> State:
    return _counters(s, e.target, e.kind, -e.amount)


# --- status -----------------------------------------------------------------------------------------------------------


def _tap(s: State, e: ch.TapIt) -> State:
    return change_object(s, e.object, tapped=True)


def _untap(s: State, e: ch.UntapIt) -> State:
    return change_object(s, e.object, tapped=False)


def _attach(s: State, e: ch.AttachIt) -> State:
    stamp, s = tick(s)
    return change_object(s, e.object, attached_to=e.to, timestamp=stamp)


def _unattach(s: State, e: ch.UnattachIt) -> State:
    return change_object(s, e.object, attached_to=None)


def _transform(s: State, e: ch.TransformIt) -> State:
    o = s.objects.get(e.object)
    return s if o is None else wz.set_face(s, e.object, face=1 - o.face)


def _turn_face(s: State, e: ch.TurnFace) -> State:
    return wz.set_face(s, e.object, face_down=not e.up)


def _phase(s: State, e: ch.Phase) -> State:
    s = change_object(s, e.object, phased_out=e.out, phased_under=e.under if e.out else None)
    return wz.forget_combat(s, e.object) if e.out else s


def _regenerated(s: State, e: ch.Regenerated) -> State:
    s = change_object(s, e.object, damage=0, deathtouched=False)
    return wz.forget_combat(s, e.object)


def _remove_damage(s: State, e: ch.RemoveDamage) -> State:
    for oid in e.objects:
        s = change_object(s, oid, damage=0, deathtouched=False)
    return s


def _set_links(s: State, e: ch.SetLinks) -> State:
    o = s.objects.get(e.object)
    if o is None:
        return s
    return change_object(s, e.object, links=with_item(o.links, e.key, (*o.links.get(e.key, ()), *e.objects)))


def _set_chosen(s: State, e: ch.SetChosen) -> State:
    o = s.objects.get(e.object)
    return s if o is None else change_object(s, e.object, chosen=with_item(o.chosen, e.key, e.value))


def _control_changed(s: State, e: ch.ControlChanged) -> State:
    stamp, s = tick(s)
    return wz.forget_combat(change_object(s, e.object, since=stamp), e.object)


def _restart_clock(s: State, e: co.RestartsClock) -> State:
    stamp, s = tick(s)
    return change_object(s, e.object, timestamp=stamp)


# --- effects ----------------------------------------------------------------------------------------------------------


def _begin_effect(s: State, e: ch.BeginEffect) -> State:
    return wz.begin_effect(s, e.effect)


def _begin_shield(s: State, e: ch.BeginShield) -> State:
    eid, s = fresh(s)
    return replace(s, shields=with_item(s.shields, eid, replace(e.shield, id=eid)))


def _use_shield(s: State, e: ch.UseShield) -> State:
    shield = s.shields.get(e.shield)
    if shield is None:
        return s
    if e.left:
        return replace(s, shields=with_item(s.shields, e.shield, replace(shield, left=e.left)))
    return replace(s, shields=without(s.shields, e.shield))


def _begin_delayed(s: State, e: ch.BeginDelayed) -> State:
    eid, s = fresh(s)
    return replace(s, delayed=with_item(s.delayed, eid, replace(e.delayed, id=eid)))


def _end_effects(s: State, e: ch.EndEffects) -> State:
    gone = set(e.effects)
    return replace(
        s,
        effects={k: v for k, v in s.effects.items() if k not in gone},
        shields={k: v for k, v in s.shields.items() if k not in gone},
        delayed={k: v for k, v in s.delayed.items() if k not in gone},
    )


def _triggers(s: State, e: ch.Triggers) -> State:
    eid, s = fresh(s)
    delayed = s.delayed
    w = e.waiting
    if w.delayed is not None and w.delayed in delayed and delayed[w.delayed].once:
        delayed = without(delayed, w.delayed)
    return replace(s, waiting=(*s.waiting, replace(w, id=eid, causes=())), delayed=delayed)


def _no_longer_waiting(s: State, e: ch.NoLongerWaiting) -> State:
    return replace(s, waiting=tuple(w for w in s.waiting if w.id != e.waiting))


def _limited(s: State, e: ch.Limited) -> State:
    return replace(s, activations=with_item(s.activations, e.key, s.activations.get(e.key, 0) + 1))


def _set_announced(s: State, e: ch.SetAnnounced) -> State:
    o = s.objects.get(e.object)
    if o is None or o.stack is None:
        return s
    return change_object(s, e.object, stack=replace(o.stack, announced=e.announced), face=e.announced.face)


# --- mana -------------------------------------------------------------------------------------------------------------


def _add_mana(s: State, e: ch.AddMana) -> State:
    return change_player(s, e.player, mana=(*s.players[e.player].mana, *e.units))


def _spend_mana(s: State, e: ch.SpendMana) -> State:
    pool = list(s.players[e.player].mana)
    for u in e.units:
        pool.remove(u)
    return change_player(s, e.player, mana=tuple(pool))


def _empty_pools(s: State, e: ch.EmptyPools) -> State:
    for name, p in s.players.items():
        if p.mana:
            kept = e.kept.get(name, frozenset())
            s = change_player(s, name, mana=tuple(u for u in p.mana if u.persistent or u.type in kept))
    return s


# --- the course of the game -------------------------------------------------------------------------------------------


def _turn_begins(s: State, e: co.TurnBegins) -> State:
    stamp, s = tick(s)
    turn = replace(
        s.turn,
        number=e.number,
        active=e.player,
        began_timestamp=stamp,
        combats=0,
        plan=(),
        began=e.log_length,
        normal=s.turn.normal or s.turn.active,
    )
    if not e.extra:
        turn = replace(turn, normal=e.player)
    return replace(s, turn=turn, activations=EMPTY)


def _step_begins(s: State, e: co.StepBegins) -> State:
    plan = s.turn.plan[1:] if s.turn.plan and s.turn.plan[0] is e.step else s.turn.plan
    return replace(s, turn=replace(s.turn, step=e.step, plan=plan, ending=False))


def _plan(s: State, e: co.PlanSteps) -> State:
    return replace(s, turn=replace(s.turn, plan=e.steps, ending=s.turn.ending or e.at_once))


def _extra_turn(s: State, e: co.ExtraTurn) -> State:
    return replace(s, extra_turns=(ExtraTurnEntry(e.player), *s.extra_turns))


def _extra_turn_taken(s: State, e: co.ExtraTurnTaken) -> State:
    left = list(s.extra_turns)
    left.remove(ExtraTurnEntry(e.player))
    return replace(s, extra_turns=tuple(left))


def _turn_passed_over(s: State, e: co.TurnPassedOver) -> State:
    return replace(s, turn=replace(s.turn, active=e.player, normal=e.player))


def _skip(s: State, e: co.SkipPart) -> State:
    return replace(s, skips=(*s.skips, Skip(e.player, e.part)))


def _skipped(s: State, e: co.PartSkipped) -> State:
    left = list(s.skips)
    if Skip(e.player, e.part) in left:
        left.remove(Skip(e.player, e.part))
    return replace(s, skips=tuple(left))


def _combat_begins(s: State, e: co.CombatBegins) -> State:
    return replace(s, combat=Combat(), turn=replace(s.turn, combats=s.turn.combats + 1))


def _combat_ends(s: State, e: co.CombatEnds) -> State:
    return replace(s, combat=None)


def _attackers(s: State, e: co.AttackersDeclared) -> State:
    combat = s.combat or Combat()
    known = {**combat.attackers, **e.attackers}
    return replace(s, combat=replace(combat, attackers=known, was_attack=combat.was_attack or bool(e.attackers)))


def _attacker_joins(s: State, e: co.AttackerJoins) -> State:
    combat = s.combat or Combat()
    return replace(s, combat=replace(combat, attackers=with_item(combat.attackers, e.object, e.attack), was_attack=True))


def _blockers(s: State, e: co.BlockersDeclared) -> State:
    combat = s.combat or Combat()
    return replace(s, combat=replace(combat, blockers={**combat.blockers, **e.blockers}, blocks_declared=True))


def _blocker_joins(s: State, e: co.BlockerJoins) -> State:
    combat = s.combat or Combat()
    return replace(s, combat=replace(combat, blockers=with_item(combat.blockers, e.object, e.attackers)))


def _became_blocked(s: State, e: co.BecameBlocked) -> State:
    combat = s.combat
    if combat is None or e.object not in combat.attackers:
        return s
    attack = replace(combat.attackers[e.object], blocked=e.blocked)
    return replace(s, combat=replace(combat, attackers=with_item(combat.attackers, e.object, attack)))


def _first_strikers(s: State, e: co.FirstStrikers) -> State:
    return s if s.combat is None else replace(s, combat=replace(s.combat, struck=e.objects))


def _removed_from_combat(s: State, e: co.RemovedFromCombat) -> State:
    return wz.forget_combat(s, e.object, e.part)


def _designate(s: State, e: co.Designate) -> State:
    return replace(s, designations=with_item(s.designations, e.name, e.value))


def _player_leaves(s: State, e: co.PlayerLeaves) -> State:
    return change_player(s, e.player, left=True)


def _game_ends(s: State, e: co.GameEnds) -> State:
    return replace(s, outcome=e.outcome)


def _priority(s: State, e: co.Priority) -> State:
    return replace(s, priority=e.player, passed=e.passed)


def _draw_failed(s: State, e: zo.DrawFailed) -> State:
    return change_player(s, e.player, failed_draw=True)


def _checked_draws(s: State, e: co.CheckedDraws) -> State:
    for name, p in s.players.items():
        if p.failed_draw:
            s = change_player(s, name, failed_draw=False)
    for oid, o in s.objects.items():
        if o.deathtouched:
            s = change_object(s, oid, deathtouched=False)
    return s


def _set_speed(s: State, e: co.SetSpeed) -> State:
    return change_player(s, e.player, speed=e.speed)


WRITERS: Mapping[type[Event], Writer] = cast(
    Mapping[type[Event], Writer],
    {
        ch.MarkDamage: _mark_damage,
        ch.GainLife: _gain_life,
        ch.LoseLife: _lose_life,
        ch.CommanderDamage: _commander_damage,
        ch.PutCounters: _put_counters,
        ch.RemoveCounters: _remove_counters,
        ch.TapIt: _tap,
        ch.UntapIt: _untap,
        ch.AttachIt: _attach,
        ch.UnattachIt: _unattach,
        ch.TransformIt: _transform,
        ch.TurnFace: _turn_face,
        ch.Phase: _phase,
        ch.Regenerated: _regenerated,
        ch.RemoveDamage: _remove_damage,
        ch.SetLinks: _set_links,
        ch.SetChosen: _set_chosen,
        ch.ControlChanged: _control_changed,
        ch.BeginEffect: _begin_effect,
        ch.BeginShield: _begin_shield,
        ch.UseShield: _use_shield,
        ch.BeginDelayed: _begin_delayed,
        ch.EndEffects: _end_effects,
        ch.Triggers: _triggers,
        ch.NoLongerWaiting: _no_longer_waiting,
        ch.Limited: _limited,
        ch.SetAnnounced: _set_announced,
        ch.AddMana: _add_mana,
        ch.SpendMana: _spend_mana,
        ch.EmptyPools: _empty_pools,
        co.TurnBegins: _turn_begins,
        co.StepBegins: _step_begins,
        co.PlanSteps: _plan,
        co.ExtraTurn: _extra_turn,
        co.ExtraTurnTaken: _extra_turn_taken,
        co.TurnPassedOver: _turn_passed_over,
        co.SkipPart: _skip,
        co.PartSkipped: _skipped,
        co.CombatBegins: _combat_begins,
        co.CombatEnds: _combat_ends,
        co.AttackersDeclared: _attackers,
        co.AttackerJoins: _attacker_joins,
        co.BlockersDeclared: _blockers,
        co.BecameBlocked: _became_blocked,
        co.FirstStrikers: _first_strikers,
        co.BlockerJoins: _blocker_joins,
        co.RemovedFromCombat: _removed_from_combat,
        co.Designate: _designate,
        co.PlayerLeaves: _player_leaves,
        co.GameEnds: _game_ends,
        co.Priority: _priority,
        co.RestartsClock: _restart_clock,
        zo.DrawFailed: _draw_failed,
        zo.Shuffle: wz.shuffle,
        zo.Reorder: wz.reorder,
        co.CheckedDraws: _checked_draws,
        co.SetSpeed: _set_speed,
    },
)
"""Kind of event to the function that writes it; kinds not here (facts such as `Attacked`) change nothing by
themselves."""
