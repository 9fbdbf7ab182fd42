"""Which objects and players a noun phrase means (without choosing anything: phrases with choices are for
procedures)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from ..cards.lang import nouns as n
from ..state.game_state import Attack
from ..state.objects import ObjectId, PlayerId, Recipient
from ..terms.zones import OWNED_ZONES, Zone
from . import amounts, conditions, filters, linked
from .citation import rule
from .context import Ctx, Holder

# --- players ----------------------------------------------------------------------------------------------------------


def players(phrase: n.Players, ctx: Ctx) -> tuple[PlayerId, ...]:
    """The players still in the game that a phrase means, in turn order from the active player."""
    if isinstance(phrase, n.Player):
        return _named_players(phrase.name, ctx)
    if isinstance(phrase, n.ControllerOf):
        return _distinct(filters.controller_of(ctx, o) for o in objects(phrase.of, ctx))
    if isinstance(phrase, n.OwnerOf):
        return _distinct(ctx.view.obj(o).owner for o in objects(phrase.of, ctx))
    if isinstance(phrase, n.PlayersWho):
        among = players(phrase.among, ctx)
        return tuple(p for p in among if conditions.holds(phrase.if_, ctx.binding(that_player=p)))
    return as_players(ctx.bindings.get(phrase.as_, ()))


def include(phrase: n.Players, player: PlayerId | None, ctx: Ctx) -> bool:
    """Whether a phrase means a player: of an event, or of an object as it was, that may be one who has left the game
    (603.6c, 800.4i)."""
    if player is None:
        return False
    g = ctx.view.game
    if not g.state.players[player].left or not isinstance(phrase, n.Player) or phrase.name in ctx.bindings:
        return player in players(phrase, ctx)
    if phrase.name in ("opponent", "each_opponent"):
        team = g.state.players[ctx.you].team
        return player != ctx.you and (team == 0 or g.state.players[player].team != team)
    if phrase.name == "each_other_player":
        return player != ctx.you
    return phrase.name == "each_player" or player in players(phrase, ctx)


def _distinct(names: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    return tuple(dict.fromkeys(names))


def _named_players(name: str, ctx: Ctx) -> tuple[PlayerId, ...]:
    g = ctx.view.game
    if name == "you":
        return (ctx.you,)
    if name in ctx.bindings:
        return as_players(ctx.bindings[name])
    if name == "each_player":
        return g.in_turn_order()
    if name in ("opponent", "each_opponent"):
        mine = g.opponents(ctx.you)
        return tuple(p for p in g.in_turn_order() if p in mine)
    if name == "each_other_player":
        return tuple(p for p in g.in_turn_order() if p != ctx.you)
    if name in ("active_player", "attacking_player", "nonactive_player"):
        active = g.state.turn.active
        return tuple(p for p in g.in_turn_order() if (p == active) is (name != "nonactive_player"))
    if name in ("monarch", "initiative", "initiative_player"):
        holder = ctx.view.state.designations.get(name.removesuffix("_player"))
        return (holder,) if holder is not None else ()
    if name == "defending_player":
        return defending_players(ctx)
    if name in ("chosen_player", "chosen_opponent"):
        return as_players(linked.chosen(ctx, "player") or linked.chosen(ctx, "opponent") or ())
    if name in ("attached", "enchanted_player"):
        to = ctx.view.obj(ctx.source).attached_to
        return (to,) if isinstance(to, str) else ()
    return ()


def defending_players(ctx: Ctx) -> tuple[PlayerId, ...]:
    """The defending player of the source, while it attacks (508.5), or of the attacker that the event bound."""
    combat = ctx.view.state.combat
    for oid in (ctx.source, *bound_objects(ctx, "that"), *_attached_object(ctx)):
        if combat is not None and oid in combat.attackers:
            player = _defends_against(ctx, combat.attackers[oid])
            return (player,) if player is not None else ()
    return ()


def _defends_against(ctx: Ctx, attack: Attack) -> PlayerId | None:
    d = attack.defender
    return attack.defending_player if d is None else defending_player_of(ctx, d)


def defending_player_of(ctx: Ctx, defender: Recipient) -> PlayerId:
    """The player attacked, the protector of the battle or the controller of the planeswalker that is (508.5, 310.8d)."""
    if isinstance(defender, str):
        return defender
    battle = "Battle" in ctx.view.chars(defender).types
    protector = ctx.view.obj(defender).chosen.get("protector") if battle else None
    return protector if isinstance(protector, str) else filters.controller_of(ctx, defender)


def _attached_object(ctx: Ctx) -> tuple[ObjectId, ...]:
    to = ctx.view.obj(ctx.source).attached_to
    return (to,) if isinstance(to, int) else ()


def as_players(value: Any) -> tuple[PlayerId, ...]:
    """The players among a bound value."""
    if isinstance(value, str):
        return (value,)
    if isinstance(value, tuple):
        return tuple(v for v in value if isinstance(v, str))
    return ()


# --- objects ----------------------------------------------------------------------------------------------------------


def bound_objects(ctx: Ctx, name: str) -> tuple[ObjectId, ...]:
    """The objects bound to a name, existing or gone."""
    if name in ("self", "this"):
        return (ctx.source,)
    if name in ctx.bindings:
        value = ctx.bindings[name]
        if isinstance(value, bool):
            return ()
        if isinstance(value, int):
            return (value,)
        if isinstance(value, tuple):
            return tuple(v for v in value if isinstance(v, int) and not isinstance(v, bool))
        return ()
    if name in ("attached", "enchanted", "equipped"):
        return _attached_object(ctx)
    return ()


def objects(phrase: n.Objects, ctx: Ctx) -> tuple[ObjectId, ...]:
    """The objects that a phrase means; a phrase with a choice means what was chosen under its name."""
    if isinstance(phrase, n.Ref):
        return bound_objects(ctx, phrase.name)
    if isinstance(phrase, n.Each):
        return each(phrase.what, ctx)
    if isinstance(phrase, n.Choose):
        return bound_objects(ctx, phrase.as_ or "chosen_objects")
    return found(ctx.view.game, phrase, ctx)


@rule("109.2")
def found(g: Holder, phrase: n.Linked | n.Union | n.AttachedTo | n.TopOf, ctx: Ctx) -> tuple[ObjectId, ...]:
    """The objects that a phrase means by where they are, what they are attached to, or what is remembered of them."""
    if isinstance(phrase, n.Linked):
        return linked.remembered(ctx.view.game, ctx.view.obj(ctx.source), phrase.key)
    if isinstance(phrase, n.Union):
        return tuple(dict.fromkeys(o for part in phrase.of for o in objects(part, ctx)))
    if isinstance(phrase, n.AttachedTo):
        held = (ctx.view.obj(o).attached_to for o in objects(phrase.of, ctx))
        return tuple(h for h in held if isinstance(h, int))
    return _top(phrase, ctx)


def each(f: n.Filter, ctx: Ctx, zone: Zone = Zone.BATTLEFIELD) -> tuple[ObjectId, ...]:
    """All objects that match, in the order of their zone; of alternatives each in the zone that it names."""
    s = ctx.view.state
    if f.any_ and f.zone is None and any(a.zone is not None or "spell" in a.is_ for a in f.any_):
        rest = replace(f, any_=())
        found = (o for a in f.any_ for o in each(a, ctx, zone) if filters.matches(ctx, o, rest, None))
        return tuple(dict.fromkeys(found))
    want = f.zone if f.zone is not None else (Zone.STACK if "spell" in f.is_ else zone)
    if want in OWNED_ZONES:
        ids = tuple(o for p in s.order for o in s.zones.get((want, p), ()))
    else:
        ids = s.zones.get((want, None), ())
    return tuple(o for o in ids if filters.matches(ctx, o, f, want))


def _top(phrase: n.TopOf, ctx: Ctx) -> tuple[ObjectId, ...]:
    count = amounts.amount(phrase.n, ctx)
    out: list[ObjectId] = []
    for p in players(phrase.of, ctx):
        library = filters.cards_in_library(ctx.view.game, ctx.view.state, p)
        out += library[-count:] if phrase.bottom else library[:count]
    return tuple(out)
