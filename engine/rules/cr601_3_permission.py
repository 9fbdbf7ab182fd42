"""Rule 601.3: whether a player may begin to cast a card, in which ways, and when (117.1a, 304.1, 307.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from ..cards.lang import abilities as ab
from ..cards.lang import continuous as con
from ..cards.lang.costs import Cost, Mana
from ..cards.lang.nouns import Each, Filter, Ref
from ..derive import conditions, filters, nouns
from ..derive import cr613_layers as layers
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..derive.view import RuleEffect
from ..events import course as co
from ..state.objects import ObjectId, PlayerId
from ..terms.steps import MAIN_STEPS
from ..terms.zones import Zone
from .cr601_prospect import FACE_DOWN, Face, Prospect, faces_to_cast, first_announced

SELF = Ref(name="self")


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """One way to cast a spell: a permission, with the one alternative cost that it demands or that is chosen with it
    (118.9a).

    `label`: its name (`flashback`, `escape`, ...), empty for the usual way. `by`: the object whose effect allows or
    offers it, None when a rule or the card itself does. `cost`: paid rather than the mana cost; `free`: nothing is;
    `plus`: additional cost that the permission demands."""

    label: str = ""
    by: ObjectId | None = None
    cost: Cost | None = None
    free: bool = False
    plus: Cost = ()
    sorcery: bool = False
    """Only as a sorcery could be cast, whatever the card's types."""
    any_mana_type: bool = False
    exile_when_leaving: bool = False

    @property
    def alternative(self) -> bool:
        """Whether an alternative cost is applied (118.9)."""
        return self.free or self.cost is not None


class Opening(msgspec.Struct, frozen=True):
    """What of a card can be cast now, and in which ways."""

    face: Face
    ways: tuple[Way, ...]


# --- where the parts of effects are found -----------------------------------------------------------


def own_parts(g: Game, oid: ObjectId, kind: type[con.RulePart], you: PlayerId) -> Iterator[Any]:
    """Parts of static abilities of an object about how it itself is cast; they function wherever that matters
    (113.6)."""
    for a in g.view.chars(oid).abilities:
        for s in layers.statics_of(a):
            if s.what == SELF and s.who is None and (s.if_ is None or conditions.holds(s.if_, Ctx(g.view, you, oid))):
                yield from (p for p in s.parts if isinstance(p, kind))


def spell_meant(ctx: Ctx, sid: ObjectId, f: Filter) -> bool:
    """Whether a noun phrase means a spell, or the card that it was where it was cast from."""
    o = ctx.view.obj(sid)
    if f.zone is not None and f.zone is not Zone.STACK and (o.stack is None or o.stack.announced.cast_from is not f.zone):
        return False
    if f.any_ and not any(spell_meant(ctx, sid, a) for a in f.any_):
        return False
    if f.not_ is not None and spell_meant(ctx, sid, f.not_):
        return False
    return filters.described(ctx, sid, replace(f, any_=(), not_=None))


def about_spell(g: Game, e: RuleEffect, sid: ObjectId) -> bool:
    """Whether an effect is about a spell, or about the card that it was."""
    ids = (sid, g.view.obj(sid).former)
    if e.static is None:
        if e.locked is not None and any(i in e.locked for i in ids):
            return True
        return e.open is not None and spell_meant(e.ctx, sid, e.open)
    what = e.static.what
    if what is None or (e.static.who is not None and what == SELF):
        return False
    if what == SELF:
        return e.ctx.source in ids
    if isinstance(what, Each):
        return spell_meant(e.ctx, sid, what.what)
    return any(i in ids for i in nouns.objects(what, e.ctx))


# --- permissions -----------------------------------------------------------


@rule("601.3", "601.3e", "304.1", "307.1", "118.9a", "118.9b")
def ways(g: Game, p: Prospect) -> tuple[Way, ...]:
    """In which ways rules and effects allow a player to cast a card, whatever the time."""
    found: list[Way] = []
    for permission in permissions(g, p):
        found += offered(g, p, permission)
    if p.o.owner == p.player and p.face != FACE_DOWN:
        found += [_with(Way(), a) for a in _alternatives(p) if a.zone is not Zone.HAND and a.zone is p.o.zone]
    return _distinct(found)


@rule("118.9a", "702.37c", "601.2b")
def offered(g: Game, p: Prospect, permission: Way) -> list[Way]:
    """What a permission comes to: the way that it is, and, unless it has an alternative cost already, one way for each
    alternative cost of the card; face down for {3} only."""
    if permission.alternative:
        return [] if p.face == FACE_DOWN else [permission]
    if p.face == FACE_DOWN:
        return [replace(permission, label="morph", cost=(Mana(cost="{3}"),))]
    own = [_with(permission, a) for a in _alternatives(p) if a.zone is Zone.HAND]
    return [permission, *own, *granted_alternatives(g, p, permission)]


@rule("118.9")
def granted_alternatives(g: Game, p: Prospect, permission: Way) -> list[Way]:
    """The alternative costs that effects let a player pay for the spell."""
    if con.PayInstead not in g.view.index.rule_parts:
        return []
    there = p.on_stack
    found = [(part, e) for part, e in there.view.parts(con.PayInstead) if p.player in nouns.players(part.who, e.ctx)]
    return [replace(permission, by=e.ctx.source, cost=part.cost) for part, e in found if about_spell(there, e, p.sid)]


def _with(permission: Way, a: ab.AlternativeCost) -> Way:
    leaves = permission.exile_when_leaving or a.exile_when_leaving
    return replace(permission, label=a.label, cost=a.cost, exile_when_leaving=leaves)


def _distinct(found: Iterable[Way]) -> tuple[Way, ...]:
    """Of ways that differ in nothing but whose effect it is, the first."""
    out: dict[Way, Way] = {}
    for w in found:
        out.setdefault(replace(w, by=None), w)
    return tuple(out.values())


def _alternatives(p: Prospect) -> Iterator[ab.AlternativeCost]:
    """The alternative costs that the card offers itself and whose conditions hold."""
    ctx = Ctx(p.there.view, p.player, p.oid)
    for a in p.card.abilities:
        for x in layers.functional(a):
            if isinstance(x, ab.AlternativeCost) and (x.if_ is None or conditions.holds(x.if_, ctx)):
                yield x


@rule("601.3", "903.8", "702.127a", "715.3d")
def permissions(g: Game, p: Prospect) -> list[Way]:
    """The permissions to cast a card from where it is."""
    found: list[Way] = []
    mine = p.o.owner == p.player
    if "aftermath" in p.card.keywords:
        if mine and p.o.zone is Zone.GRAVEYARD:
            found.append(Way(label="aftermath", exile_when_leaving=True))
        return found
    if mine and (p.o.zone is Zone.HAND or (p.o.zone is Zone.COMMAND and p.o.commander)):
        found.append(Way())
    if mine and p.o.zone is Zone.EXILE and plotted_earlier(g, p.oid):
        found.append(Way(label="plot", free=True, sorcery=True))
    for part, e in p.there.view.parts_on(p.oid, con.CastFrom):
        if not part.spells or p.player not in nouns.players(part.who, e.ctx):
            continue
        if part.label == "adventure" and p.face == 1:
            continue
        found.append(_granted(part, e, p.oid))
    return found


@rule("702.170d")
def plotted_earlier(g: Game, oid: ObjectId) -> bool:
    """Whether a card in exile became plotted on an earlier turn."""
    turn = g.view.obj(oid).chosen.get("plotted")
    return turn is not None and turn < g.state.turn.number


def _granted(part: con.CastFrom, e: RuleEffect, oid: ObjectId) -> Way:
    return Way(
        label=part.label,
        by=e.ctx.source if e.ctx.source != oid else None,
        cost=part.cost,
        free=part.free,
        plus=part.printed_cost_plus or (),
        any_mana_type=part.any_mana_type,
        exile_when_leaving=part.exile_when_leaving,
    )


@rule("601.5")
def still_permitted(g: Game, player: PlayerId, sid: ObjectId, way: Way) -> bool:
    """Whether the effect that allows casting allows it for the spell as it was announced; an effect that is gone by
    now need not (601.5a)."""
    if way.by is None:
        return True
    for part, e in g.view.parts(con.CastFrom):
        if e.ctx.source == way.by and part.label == way.label and isinstance(e.static and e.static.what, Each):
            assert e.static is not None
            assert isinstance(e.static.what, Each)
            if not spell_meant(e.ctx, sid, e.static.what.what):
                return False
    return True


# --- timing -----------------------------------------------------------


@rule("307.5", "117.1a")
def sorcery_time(g: Game, player: PlayerId) -> bool:
    """Whether it is that player's main phase with an empty stack."""
    turn = g.state.turn
    return turn.active == player and turn.step in MAIN_STEPS and not g.view.zone(Zone.STACK)


@rule("117.1a", "304.1", "307.1")
def wrong_time(g: Game, p: Prospect, way: Way) -> str | None:
    """Why now is not the time to cast a spell in this way, or None."""
    if way.sorcery:
        return None if sorcery_time(g, p.player) else "only during its owner's main phase while the stack is empty"
    if "Instant" in p.card.types or sorcery_time(g, p.player) or as_though_flash(g, p):
        return None
    return "only during its caster's main phase while the stack is empty"


@rule("702.8a", "601.3b", "601.3d")
def as_though_flash(g: Game, p: Prospect) -> bool:
    """Whether it has flash, or an effect allows casting it as though it had."""
    if "flash" in p.card.keywords or any(True for _ in own_parts(p.there, p.oid, con.AsThoughFlash, p.player)):
        return True
    for part, e in p.there.view.parts(con.AsThoughFlash):
        if e.ctx.source != p.oid and p.player in nouns.players(part.who, e.ctx) and e.concerns(p.oid):
            return True
    there = p.on_stack if any(True for _ in g.view.parts(con.AsThoughFlash)) else None
    if there is not None:
        for part, e in there.view.parts(con.AsThoughFlash):
            if p.player in nouns.players(part.who, e.ctx) and about_spell(there, e, p.sid):
                return True
    for r, e in g.view.parts_on_player(p.player, con.PlayerRule):
        if r.rule != "cast as though flash":
            continue
        if r.what is None or spell_meant(e.ctx.at(p.on_stack.view), p.sid, r.what):
            return True
    return False


# --- prohibitions -----------------------------------------------------------


@rule("702.61a")
def split_second(g: Game, but: ObjectId | None = None) -> bool:
    """Whether a spell with split second is on the stack."""
    return any(i != but and "split second" in g.view.chars(i).keywords for i in g.view.zone(Zone.STACK))


@rule("601.3", "101.2", "702.61a")
def prohibited(g: Game, player: PlayerId, sid: ObjectId) -> str | None:
    """Why an effect prohibits casting the spell `sid` of a game (the real one, or one in which it is looked at), or
    None."""
    if split_second(g, sid):
        return "a spell with split second is on the stack"
    for part, e in g.view.parts(con.CantBe):
        if part.what == "cast" and about_spell(g, e, sid):
            return "it can't be cast"
    if any(part.what == "cast" for part in own_parts(g, sid, con.CantBe, player)):
        return "it can't be cast"
    for no, e in g.view.parts_on_player(player, con.PlayerCant):
        if no.what == "cast" and (no.which is None or spell_meant(e.ctx, sid, no.which)):
            return f"{player} can't cast such spells"
        if no.what == "cast more than one" and _has_cast(g, player, no.which, e.ctx, sid):
            return f"{player} can't cast another such spell this turn"
    return None


def _has_cast(g: Game, player: PlayerId, which: Filter | None, ctx: Ctx, sid: ObjectId) -> bool:
    if which is not None and not spell_meant(ctx, sid, which):
        return False
    cast = (e.object for e in g.this_turn(co.SpellCast) if e.player == player)
    return any(which is None or filters.described(ctx, i, which) for i in cast)


@rule("601.3a")
def prohibited_to_begin(g: Game, p: Prospect, way: Way | None = None) -> str | None:
    """Why the card can't even be proposed in a way; a prohibition that a choice of X could make void is ignored."""
    there = g.view.index.rule_parts
    if not (con.CantBe in there or con.PlayerCant in there or g.view.zone(Zone.STACK) or _own_cant(p)):
        return None
    first = first_announced(p.o, p.face)
    if way is not None and way.label:
        first = replace(first, method=way.label)
        reason = prohibited(*_looking(p.as_spell(first), p.player))
    else:
        reason = prohibited(p.on_stack, p.player, p.sid)
    cost = p.card.mana_cost
    if reason is None or cost is None or not cost.has_x:
        return reason
    for x in range(1, 21):
        if prohibited(*_looking(p.as_spell(replace(first, x=x)), p.player)) is None:
            return None
    return reason


def _own_cant(p: Prospect) -> bool:
    return any(True for _ in own_parts(p.there, p.oid, con.CantBe, p.player))


def _looking(spell: tuple[Game, ObjectId], player: PlayerId) -> tuple[Game, PlayerId, ObjectId]:
    return spell[0], player, spell[1]


# --- together -----------------------------------------------------------


@rule("305.9")
def is_land(g: Game, p: Prospect) -> bool:
    """Whether it is a land, and so can't be cast, whatever else it is."""
    return "Land" in p.card.types


def opening(g: Game, p: Prospect, timing: bool = True) -> Opening | str:
    """The ways in which a face can be cast now, or why it can't be."""
    if is_land(g, p):
        return "a land can't be cast (305.9)"
    allowed = ways(g, p)
    if not allowed:
        return f"nothing allows {p.player} to cast it from there (601.3)"
    timely = tuple(w for w in allowed if wrong_time(g, p, w) is None) if timing else allowed
    if not timely:
        return f"{wrong_time(g, p, allowed[0])} (307.1)"
    reasons = [prohibited_to_begin(g, p, w) for w in timely]
    free = tuple(w for w, reason in zip(timely, reasons, strict=True) if reason is None)
    return Opening(p.face, free) if free else f"{reasons[0]} (601.3)"


@rule("601.3")
def openings(g: Game, player: PlayerId, oid: ObjectId, timing: bool = True) -> tuple[tuple[Opening, ...], str]:
    """What of a card a player may begin to cast now; and when nothing, why not. `timing`: whether the usual times are
    kept."""
    found: list[Opening] = []
    reasons: list[str] = []
    for face in faces_to_cast(g, oid):
        result = opening(g, Prospect(g, player, oid, face), timing)
        if isinstance(result, Opening):
            found.append(result)
        else:
            reasons.append(result)
    return tuple(found), reasons[0] if reasons else ""
