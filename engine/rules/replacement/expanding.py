"""Which events are impossible, and which events an event contains (616.1g, 120.3, 701)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...cards.lang.abilities import Keyword
from ...derive.citation import rule
from ...derive.game import Game
from ...events import changes as ch
from ...events import zones as zo
from ...events.base import Event
from ...state.objects import ObjectId
from ...terms.counters import DEFENSE, LOYALTY, MINUS, POISON
from ...terms.zones import Zone
from ..cr800_leaving import cant_be_for_the_departed

# --- possible ---------------------------------------------------------------------------------------------------------


@rule("101.3", "609.3")
def possible(g: Game, e: Event) -> bool:
    """Whether an event can be attempted at all: impossible instructions are ignored."""
    test = POSSIBLE.get(type(e))
    return test is None or test(g, e)


def _on_battlefield(g: Game, oid: ObjectId) -> bool:
    o = g.state.objects.get(oid)
    return o is not None and o.zone is Zone.BATTLEFIELD and not o.phased_out


def _move(g: Game, e: zo.Move) -> bool:
    if cant_be_for_the_departed(g, e) is not None:
        return False
    if e.object is None:
        return True
    o = g.state.objects.get(e.object)
    if o is None:
        return False
    if o.kind == "token" and o.zone is not Zone.BATTLEFIELD:
        return False  # 111.8
    if o.kind in ("ability", "emblem") or o.phased_out:
        return False
    return o.zone is not e.to or e.to in (Zone.LIBRARY, Zone.EXILE)


def _counters(g: Game, e: ch.PutCounters) -> bool:
    if e.amount <= 0:
        return False
    if isinstance(e.target, str):
        return not g.state.players[e.target].left
    o = g.state.objects.get(e.target)
    return o is not None and not o.phased_out


def _remove_counters(g: Game, e: ch.RemoveCounters) -> bool:
    if isinstance(e.target, str):
        return g.state.players[e.target].counters.get(e.kind, 0) > 0
    o = g.state.objects.get(e.target)
    return o is not None and not o.phased_out and o.counters.get(e.kind, 0) > 0


def _tap(g: Game, e: ch.TapIt) -> bool:
    return _on_battlefield(g, e.object) and not g.state.objects[e.object].tapped


def _untap(g: Game, e: ch.UntapIt) -> bool:
    return _on_battlefield(g, e.object) and g.state.objects[e.object].tapped


@rule("120.8", "614.7a")
def damage_possible(g: Game, e: ch.Damage) -> bool:
    """Damage of 0 is not dealt at all, nor is any to what isn't a player, creature, planeswalker or battle (120.1)."""
    if e.amount <= 0:
        return False
    if isinstance(e.target, str):
        return not g.state.players[e.target].left
    return _on_battlefield(g, e.target) and bool(g.view.chars(e.target).types & {"Creature", "Planeswalker", "Battle"})


def _transform(g: Game, e: ch.TransformIt) -> bool:
    """Only a double-faced permanent whose other face is that of a permanent transforms (701.27b-c)."""
    if not _on_battlefield(g, e.object):
        return False
    o = g.state.objects[e.object]
    return o.layout == "transform" and len(o.faces) > 1 and not o.face_down and _is_permanent_face(o.faces[1 - o.face].types)


def _is_permanent_face(types: tuple[str, ...]) -> bool:
    return not {"Instant", "Sorcery"} & set(types)


POSSIBLE: dict[type[Event], Callable[[Game, Any], bool]] = {
    zo.Move: _move,
    zo.Destroy: lambda g, e: _on_battlefield(g, e.object),
    zo.Sacrifice: lambda g, e: _on_battlefield(g, e.object) and g.view.chars(e.object).controller == e.player,
    zo.Discard: lambda g, e: e.object in g.state.objects and g.state.objects[e.object].zone is Zone.HAND,
    zo.CounterIt: lambda g, e: e.object in g.state.objects and g.state.objects[e.object].zone is Zone.STACK,
    zo.CreateTokens: lambda g, e: e.n > 0 and cant_be_for_the_departed(g, e) is None and not g.state.players[e.player].left,
    zo.Draw: lambda g, e: not g.state.players[e.player].left,
    zo.CeaseToExist: lambda g, e: e.object in g.state.objects,
    ch.PutCounters: _counters,
    ch.RemoveCounters: _remove_counters,
    ch.TapIt: _tap,
    ch.UntapIt: _untap,
    ch.Damage: damage_possible,
    ch.GainLife: lambda g, e: e.amount > 0 and not g.state.players[e.player].left,
    ch.LoseLife: lambda g, e: e.amount > 0 and not g.state.players[e.player].left,
    ch.TransformIt: _transform,
    ch.MarkDamage: lambda g, e: _on_battlefield(g, e.object),
}
"""Kind of event to whether it can be attempted."""

# --- contained --------------------------------------------------------------------------------------------------------


def contained(g: Game, e: Event) -> list[Event]:
    """The events inside an event, which happen with it and may be replaced on their own (616.1g)."""
    expand = CONTAINED.get(type(e))
    return [_inherit(x, e) for x in expand(g, e)] if expand is not None else []


def _inherit(inner: Event, outer: Event) -> Event:
    return replace(inner, source=outer.source, by_effect=outer.by_effect)


@rule("121.2", "121.4")
def draw(g: Game, e: zo.Draw) -> list[Event]:
    """The top card goes to hand; with an empty library the player only tried."""
    library = g.view.library(e.player)
    if not library:
        return [zo.DrawFailed(player=e.player)]
    return [zo.Move(object=library[0], to=Zone.HAND, cause="draw", by=e.player)]


@rule("701.21a")
def sacrifice(g: Game, e: zo.Sacrifice) -> list[Event]:
    """From the battlefield directly to its owner's graveyard."""
    return [zo.Move(object=e.object, to=Zone.GRAVEYARD, cause="sacrifice", by=e.player)]


@rule("701.9a")
def discard(g: Game, e: zo.Discard) -> list[Event]:
    """From hand to its owner's graveyard."""
    return [zo.Move(object=e.object, to=Zone.GRAVEYARD, cause="discard", by=e.player)]


@rule("701.8a")
def destroy(g: Game, e: zo.Destroy) -> list[Event]:
    """From the battlefield to its owner's graveyard."""
    return [zo.Move(object=e.object, to=Zone.GRAVEYARD, cause="destroy")]


@rule("701.6a")
def counter(g: Game, e: zo.CounterIt) -> list[Event]:
    """A countered spell goes to its owner's graveyard, or where the effect says; a countered ability ceases to
    exist."""
    o = g.view.obj(e.object)
    if o.kind == "ability":
        return [zo.CeaseToExist(object=e.object)]
    return [zo.Move(object=e.object, to=e.to, cause="counter")]


@rule("701.7a", "111.2")
def create_tokens(g: Game, e: zo.CreateTokens) -> list[Event]:
    """Each token enters."""
    move = zo.Move(seed=e.seed, to=Zone.BATTLEFIELD, cause="create", by=e.player, entering=e.entering)
    return [move] * e.n


@rule("120.3a", "120.3b", "120.3c", "120.3d", "120.3e", "120.3g", "120.3h")
def damage(g: Game, e: ch.Damage) -> list[Event]:
    """What damage results in, by what it is dealt to and by abilities of its source, by last-known information when it
    is gone."""
    keywords = g.view.chars(e.dealer).keywords
    return _to_player(g, e, keywords) if isinstance(e.target, str) else _to_permanent(g, e, e.target, keywords)


@rule("120.3f", "702.15b")
def lifelink(g: Game, e: ch.Damage) -> ch.GainLife | None:
    """The life that damage by a source with lifelink makes its controller gain, or None."""
    if "lifelink" not in g.view.chars(e.dealer).keywords:
        return None
    gain = ch.GainLife(player=g.view.controller(e.dealer), amount=e.amount, keyword=("702.15b",))
    return replace(gain, source=e.source, by_effect=e.by_effect)


def _to_player(g: Game, e: ch.Damage, keywords: frozenset[str]) -> list[Event]:
    assert isinstance(e.target, str)
    player = e.target
    by = g.view.controller(e.dealer)
    out: list[Event] = []
    if "infect" in keywords:
        out.append(ch.PutCounters(target=player, kind=POISON, amount=e.amount, by=by, keyword=("702.90b",)))
    else:
        out.append(ch.LoseLife(player=player, amount=e.amount, cause="damage"))
    toxic = _toxic(g, e.dealer)
    if e.combat and toxic:
        out.append(ch.PutCounters(target=player, kind=POISON, amount=toxic, by=by, keyword=("702.164c",)))
    o = g.view.obj(e.dealer)
    if e.combat and o.commander:
        out.append(ch.CommanderDamage(player=player, physical=o.physical[0], amount=e.amount))
    return out


def _toxic(g: Game, dealer: ObjectId) -> int:
    abilities = (a.ability for a in g.view.chars(dealer).abilities)
    return sum(a.n or 0 for a in abilities if isinstance(a, Keyword) and a.name == "toxic")


def _to_permanent(g: Game, e: ch.Damage, target: ObjectId, keywords: frozenset[str]) -> list[Event]:
    types = g.view.chars(target).types
    out: list[Event] = []
    if "Creature" in types:
        if keywords & {"infect", "wither"}:
            by = g.view.controller(e.dealer)
            due = tuple(n for name, n in (("infect", "702.90c"), ("wither", "702.80a")) if name in keywords)
            out.append(ch.PutCounters(target=target, kind=MINUS, amount=e.amount, by=by, keyword=due))
            if "deathtouch" in keywords:
                out.append(ch.MarkDamage(object=target, amount=0, deathtouch=True))  # 702.2b: dealt, though not marked
        else:
            out.append(ch.MarkDamage(object=target, amount=e.amount, deathtouch="deathtouch" in keywords))
    if "Planeswalker" in types:
        out.append(ch.RemoveCounters(target=target, kind=LOYALTY, amount=e.amount))
    if "Battle" in types:
        out.append(ch.RemoveCounters(target=target, kind=DEFENSE, amount=e.amount))
    return out


CONTAINED: dict[type[Event], Callable[[Game, Any], list[Event]]] = {
    zo.Draw: draw,
    zo.Sacrifice: sacrifice,
    zo.Discard: discard,
    zo.Destroy: destroy,
    zo.CounterIt: counter,
    zo.CreateTokens: create_tokens,
    ch.Damage: damage,
}
"""Kind of event to what it contains."""
