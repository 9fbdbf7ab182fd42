"""Events in short sentences, one function for each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...engine.derive.game import Game
from ...engine.events import changes as ch
from ...engine.events import course as co
from ...engine.events import zones as zo
from ...engine.events.base import Event
from ...engine.rules.cr113_8_sourceless import designation_of
from ...engine.state.objects import NO_SOURCE, Recipient
from ...engine.terms.zones import OWNED_ZONES, Zone
from .refs import Refs
from .words import ability_words, object_words

QUIET = (
    ch.Limited,
    ch.NoLongerWaiting,
    ch.SetAnnounced,
    ch.EmptyPools,
    co.AbilityOnStack,
    co.Attacked,
    co.Blocked,
    co.BecameBlocked,
    co.CheckedDraws,
    co.CombatEnds,
    co.FirstStrikers,
    co.PlanSteps,
    co.Priority,
    co.StepEnds,
)
"""Bookkeeping, and what another event says already."""


class Teller:
    """Tells what happened in one game, with the names of its cards and players."""

    def __init__(self, game: Game, refs: Refs) -> None:
        self.game = game
        self.refs = refs

    def name(self, r: Recipient | None) -> str:
        """A player, or an object as it is or last was."""
        if r is None:
            return "nothing"
        if isinstance(r, str):
            return r
        if r == NO_SOURCE:
            return "the rules"
        s = self.game.state
        if r not in s.objects and r not in s.last_known:
            return f"object {r}"
        ref = self.refs.object(self.game, r)
        if not ref.name and ref.ability is None:
            o = self.game.view.obj(r)
            return "a face-down card" if o.face_down else (o.faces[0].name or f"object {r}")
        return object_words(ref)

    def names(self, things: Iterable[Recipient]) -> str:
        """Several of them."""
        return ", ".join(self.name(t) for t in things) or "nothing"

    def event(self, e: Event) -> str:
        """What happened, in a sentence without its full stop."""
        tell = _TELL.get(type(e))
        return tell(self, e) if tell is not None else type(e).__name__


Tell = Callable[[Teller, Any], str]


def _plural(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


def _counters(n: int, kind: str) -> str:
    return _plural(n, f"{kind} counter")


# --- zones ------------------------------------------------------------------------------------------------------------


def _move(t: Teller, e: zo.Move) -> str:
    what = t.name(e.new if e.new is not None else e.object)
    if e.to is Zone.BATTLEFIELD:
        return _enters(t, e, what)
    if e.to is Zone.STACK:
        return f"{what} is put on the stack by {e.stack_controller}" if e.stack_controller else f"{what} is put on the stack"
    place = f"{_whose(t, e)} {e.to}" if e.to in OWNED_ZONES else str(e.to)
    return f"{what} {_CAUSES.get(e.cause, 'moves')} to {place}"


_CAUSES = {
    "destroy": "is destroyed and goes",
    "sacrifice": "is sacrificed and goes",
    "discard": "is discarded",
    "mill": "is milled",
    "draw": "is drawn",
    "counter": "is countered and goes",
    "exile": "is exiled",
    "return": "returns",
    "resolve": "goes",
    "state-based": "goes",
}


def _whose(t: Teller, e: zo.Move) -> str:
    oid = e.new if e.new is not None else e.object
    return f"{t.game.view.obj(oid).owner}'s" if oid is not None else "its owner's"


def _enters(t: Teller, e: zo.Move, what: str) -> str:
    text = f"{what} enters the battlefield"
    g = e.entering
    if g is None:
        return text
    text += f" under {g.controller}'s control"
    if g.tapped:
        text += ", tapped"
    if g.counters:
        text += " with " + ", ".join(_counters(n, k) for k, n in g.counters.items())
    return text


def _tokens(t: Teller, e: zo.CreateTokens) -> str:
    name = next((f.name for f in e.seed.faces if f.name), "")
    kind = name if name.endswith("Token") else f"{name} token".strip()
    return f"{e.player} creates {_plural(e.n, kind)}"


def _reveal(t: Teller, e: zo.Reveal) -> str:
    whom = f" to {', '.join(e.to)}" if e.to is not None else ""
    return f"{t.names(e.objects)} revealed{whom}"


# --- players and permanents -------------------------------------------------------------------------------------------


def _damage(t: Teller, e: ch.Damage) -> str:
    kind = "combat damage" if e.combat else "damage"
    return f"{t.name(e.dealer)} deals {e.amount} {kind} to {t.name(e.target)}"


def _lose_life(t: Teller, e: ch.LoseLife) -> str:
    return f"{e.player} pays {e.amount} life" if e.cause == "pay" else f"{e.player} loses {e.amount} life"


def _put_counters(t: Teller, e: ch.PutCounters) -> str:
    many = _counters(e.amount, e.kind)
    verb = "are" if e.amount != 1 else "is"
    return f"{e.by} puts {many} on {t.name(e.target)}" if e.by else f"{many} {verb} put on {t.name(e.target)}"


def _remove_counters(t: Teller, e: ch.RemoveCounters) -> str:
    return f"{_counters(e.amount, e.kind)} removed from {t.name(e.target)}"


def _triggers(t: Teller, e: ch.Triggers) -> str:
    w = e.waiting
    if w.source == NO_SOURCE:
        which = ability_words(t.refs.ability(t.game, w.source, w.abl.ability, w.abl.number))
        return f"{which} of the {designation_of(w.abl.ability)} triggers for {w.controller}"
    which = ability_words(t.refs.ability(t.game, w.source, w.abl.ability, w.abl.number))
    return f"{which} of {t.name(w.source)} triggers"


def _mana(units: Iterable[Any]) -> str:
    return "".join("{" + u.type + "}" for u in units)


def _effect_begins(t: Teller, e: ch.BeginEffect) -> str:
    affected = e.effect.affected
    on = f" on {t.names(affected)}" if affected else ""
    return f"an effect of {t.name(e.effect.source)} begins{on}"


# --- the course of the game -------------------------------------------------------------------------------------------


def _attackers(t: Teller, e: co.AttackersDeclared) -> str:
    if not e.attackers:
        return f"{e.player} attacks with nothing"
    listed = ", ".join(f"{t.name(a)} attacks {t.name(k.defender)}" for a, k in e.attackers.items())
    return f"{e.player} declares attackers: {listed}"


def _blockers(t: Teller, e: co.BlockersDeclared) -> str:
    if not e.blockers:
        return f"{e.player} blocks with nothing"
    listed = ", ".join(f"{t.name(b)} blocks {t.names(k)}" for b, k in e.blockers.items())
    return f"{e.player} declares blockers: {listed}"


def _resolved(t: Teller, e: co.Resolved) -> str:
    return f"{t.name(e.object)} {'does not resolve' if e.fizzled else 'has resolved'}"


def _designate(t: Teller, e: co.Designate) -> str:
    if e.name == "day/night":
        return f"it becomes {e.value}"
    if isinstance(e.value, str):
        return f"{e.value} now has the {e.name}" if e.name == "initiative" else f"{e.value} becomes the {e.name}"
    return f"{e.name}: {e.value}"


def _ends(t: Teller, e: co.GameEnds) -> str:
    o = e.outcome
    who = f"{', '.join(o.winners)} won" if o.result == "won" else "a draw"
    return f"the game is over: {who} ({o.reason})"


def _skipped(t: Teller, e: co.PartSkipped) -> str:
    return f"{e.player} skips: {e.part}"


_TELL: dict[type[Event], Tell] = {
    zo.Move: _move,
    zo.CreateTokens: _tokens,
    zo.Destroy: lambda t, e: f"{t.name(e.object)} is to be destroyed",
    zo.Sacrifice: lambda t, e: f"{e.player} sacrifices {t.name(e.object)}",
    zo.Discard: lambda t, e: f"{e.player} discards {t.name(e.object)}",
    zo.Draw: lambda t, e: f"{e.player} draws a card",
    zo.DrawFailed: lambda t, e: f"{e.player} has no card to draw",
    zo.Shuffle: lambda t, e: f"{e.player} shuffles their library",
    zo.Reveal: _reveal,
    zo.Reorder: lambda t, e: f"{e.player} puts cards of their library in order",
    zo.Searched: lambda t, e: f"{e.player} searches the library of {e.library_of}",
    zo.CounterIt: lambda t, e: f"{t.name(e.object)} is countered",
    zo.CeaseToExist: lambda t, e: f"{t.name(e.object)} ceases to exist",
    zo.LeaveGame: lambda t, e: f"{t.name(e.object)} leaves the game",
    zo.CreateEmblem: lambda t, e: f"{e.player} gets an emblem",
    ch.Damage: _damage,
    ch.MarkDamage: lambda t, e: f"{e.amount} damage is marked on {t.name(e.object)}",
    ch.GainLife: lambda t, e: f"{e.player} gains {e.amount} life",
    ch.LoseLife: _lose_life,
    ch.CommanderDamage: lambda t, e: f"{e.player} has {e.amount} more combat damage from a commander",
    ch.PutCounters: _put_counters,
    ch.RemoveCounters: _remove_counters,
    ch.TapIt: lambda t, e: f"{t.name(e.object)} becomes tapped",
    ch.UntapIt: lambda t, e: f"{t.name(e.object)} untaps",
    ch.AttachIt: lambda t, e: f"{t.name(e.object)} becomes attached to {t.name(e.to)}",
    ch.UnattachIt: lambda t, e: f"{t.name(e.object)} becomes unattached",
    ch.TransformIt: lambda t, e: f"{t.name(e.object)} transforms",
    ch.TurnFace: lambda t, e: f"{t.name(e.object)} is turned face {'up' if e.up else 'down'}",
    ch.Phase: lambda t, e: f"{t.name(e.object)} phases {'out' if e.out else 'in'}",
    ch.Regenerated: lambda t, e: f"{t.name(e.object)} regenerates",
    ch.RemoveDamage: lambda t, e: f"damage wears off {t.names(e.objects)}",
    ch.SetLinks: lambda t, e: f"{t.name(e.object)} remembers {t.names(e.objects)}",
    ch.SetChosen: lambda t, e: f"{e.key} chosen for {t.name(e.object)}: {e.value}",
    ch.ControlChanged: lambda t, e: f"{e.new} gains control of {t.name(e.object)} from {e.old}",
    ch.BeginEffect: _effect_begins,
    ch.BeginShield: lambda t, e: f"a replacement effect of {t.name(e.shield.source)} begins",
    co.DamagePrevented: lambda t, e: f"{e.amount} damage to {t.name(e.target)} is prevented",
    ch.UseShield: lambda t, e: "a replacement effect is used up" if not e.left else f"{e.left} damage is left to prevent",
    ch.BeginDelayed: lambda t, e: f"a delayed triggered ability of {t.name(e.delayed.source)} is created",
    ch.EndEffects: lambda t, e: f"{_plural(len(e.effects), 'effect')} end" + ("s" if len(e.effects) == 1 else ""),
    ch.Triggers: _triggers,
    ch.AddMana: lambda t, e: f"{e.player} adds {_mana(e.units)}",
    ch.SpendMana: lambda t, e: f"{e.player} spends {_mana(e.units)}",
    co.TurnBegins: lambda t, e: f"turn {e.number} begins: {e.player}",
    co.StepBegins: lambda t, e: f"{e.player}'s {e.step} begins",
    co.ExtraTurn: lambda t, e: f"{e.player} is to take an extra turn",
    co.ExtraTurnTaken: lambda t, e: f"the extra turn of {e.player} is next",
    co.TurnPassedOver: lambda t, e: f"{e.player}'s turn is skipped",
    co.SkipPart: lambda t, e: f"{e.player} is to skip the next {e.part}",
    co.PartSkipped: _skipped,
    co.SpellCast: lambda t, e: f"{e.player} has cast {t.name(e.object)}",
    co.SpellCopied: lambda t, e: f"{t.name(e.object)} is made for {e.player}",
    co.AbilityActivated: lambda t, e: f"{e.player} has activated an ability of {t.name(e.ability_source)}",
    co.LandPlayed: lambda t, e: f"{e.player} has played {t.name(e.object)}",
    co.BecameTarget: lambda t, e: f"{t.name(e.target)} becomes a target of {t.name(e.by)}",
    co.Resolved: _resolved,
    co.AttackersDeclared: _attackers,
    co.BlockersDeclared: _blockers,
    co.CombatBegins: lambda t, e: "a combat phase begins",
    co.RemovedFromCombat: lambda t, e: f"{t.name(e.object)} is removed from combat",
    co.AttackerJoins: lambda t, e: f"{t.name(e.object)} is attacking {t.name(e.attack.defender)}",
    co.BlockerJoins: lambda t, e: f"{t.name(e.object)} is blocking {', '.join(t.name(a) for a in e.attackers)}",
    co.Designate: _designate,
    co.SetSpeed: lambda t, e: f"{e.player}'s speed becomes {e.speed}",
    co.LoseGame: lambda t, e: f"{e.player} loses the game: {e.reason}",
    co.PlayerLeaves: lambda t, e: f"{e.player} leaves the game",
    co.WinGame: lambda t, e: f"{e.player} wins the game",
    co.GameEnds: _ends,
    co.ResultOfChance: lambda t, e: f"{e.player}: {e.kind} comes out as {e.value}",
    co.RestartsClock: lambda t, e: f"{t.name(e.object)} gets a new timestamp",
}
