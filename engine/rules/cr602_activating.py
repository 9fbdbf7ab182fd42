"""Rules 602, 605.3, 606: activating abilities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..actions import Activate
from ..cards.lang import abilities as ab
from ..cards.lang import continuous as con
from ..cards.lang import costs as lc
from ..cards.lang import nouns as nn
from ..choices import IllegalAction, Procedure
from ..derive import conditions, filters, nouns
from ..derive import cr605_1_mana_abilities as cr605_1
from ..derive import cr613_layers as layers
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.cr602_1_held import Held
from ..derive.game import Game
from ..derive.view import RuleEffect
from ..events import changes as ch
from ..events import course as co
from ..events import zones as zo
from ..events.base import Event
from ..kernel import hooks
from ..kernel.acting import takes
from ..kernel.pipeline import perform
from ..memo import by_identity
from ..state.objects import Abl, Copiable, ObjectId, OnStack, PlayerId
from ..terms.steps import PHASE_OF, Phase, Step
from ..terms.zones import HIDDEN_ZONES, Zone
from . import cr118_costs as cr118
from . import cr601_2_proposal as proposing
from . import cr605_mana as cr605
from .cr302_6_sickness import summoning_sick
from .cr601_2_announcing import note
from .cr601_2_proposal import Proposal
from .cr601_2f_total import total_cost
from .cr601_2h_paying import chance_for_mana, pay_total
from .cr601_3_permission import sorcery_time, split_second
from .cr601_casting import announce_targets, targets_possible
from .cr733_illegal import Journal, attempt


def activated_abilities(g: Game, oid: ObjectId) -> tuple[Held, ...]:
    """The activated abilities that an object has now, in their order."""
    return tuple(Held(oid, a, x, place) for a, x, place in _activated(g.view.chars(oid).abilities))


@by_identity(4096)
def _activated(abilities: tuple[Abl, ...]) -> tuple[tuple[Abl, ab.Activated, int], ...]:
    """The activated abilities among these, each with its place among those that one ability is short for."""
    found: list[tuple[Abl, ab.Activated, int]] = []
    for a in abilities:
        activated = [x for x in layers.functional(a) if isinstance(x, ab.Activated)]
        found += [(a, x, place) for place, x in enumerate(activated)]
    return tuple(found)


@by_identity(4096)
def _making_mana(abilities: tuple[Abl, ...]) -> tuple[tuple[Abl, ab.Activated, int], ...]:
    return tuple(found for found in _activated(abilities) if cr605_1.is_mana_ability(found[1]))


def find(g: Game, oid: ObjectId, which: Any) -> Held | None:
    """The ability of an object that is named by a `Held`, a mark, a key, or its number; with None the only one."""
    held = activated_abilities(g, oid)
    if isinstance(which, Held):
        return which if which in held else None
    if which is None:
        return held[0] if len(held) == 1 else None
    if isinstance(which, int):
        return next((h for h in held if h.number == which and h.abl.origin == "text"), None)
    return next((h for h in held if which in (h.abl.mark, h.key)), None)


# --- may it be activated -----------------------------------------------------------


@rule("602.2", "602.5", "602.1b")
def cant_begin(g: Game, player: PlayerId, h: Held, paying: bool = False) -> str | None:
    """Why a player can't begin to activate an ability now, or None. `paying`: while a cost is paid, when mana
    abilities may be activated without priority (605.3a)."""
    o = g.state.objects.get(h.object)
    if o is None or o.zone is not h.ability.zone or o.phased_out:
        return "the ability doesn't function there (113.6)"
    if player not in who_may(g, h):
        return f"{player} doesn't control it (602.2)"
    mana = cr605.without_stack(g, h.ability)
    if not (mana and paying) and g.state.priority != player:
        return f"{player} doesn't have priority (117.1b)"
    reason = prohibited(g, player, h, mana) or wrong_time(g, player, h, paying)
    reason = reason or limit_reached(g, h) or loyalty(g, player, h)
    if reason is not None:
        return reason
    if h.ability.if_ is not None and not conditions.holds(h.ability.if_, Ctx(g.view, player, h.object)):
        return "its condition is not met (602.1b)"
    if sick(g, h):
        return "it came under its controller's control too recently (602.5a)"
    return None


@rule("602.2", "602.1b")
def who_may(g: Game, h: Held) -> tuple[PlayerId, ...]:
    """Who may activate it: its controller, or its owner, unless it says otherwise."""
    if h.ability.by is not None:
        return nouns.players(h.ability.by, g.view.ctx(h.object))
    return (g.view.controller(h.object),)


@rule("602.5", "702.61a")
def prohibited(g: Game, player: PlayerId, h: Held, mana: bool) -> str | None:
    """What prohibits activating it."""
    if not mana and split_second(g):
        return "a spell with split second is on the stack (702.61a)"
    for part, e in g.view.parts(con.CantActivate):
        spared = (part.except_mana and mana) or (part.loyalty_only and not cr605_1.is_loyalty_ability(h.ability))
        if not spared and (e.concerns(h.object) or of_any_source(e, h.object)):
            return "its activated abilities can't be activated (602.5)"
    for no, e in g.view.parts_on_player(player, con.PlayerCant):
        if no.what == "activate" and (no.which is None or filters.described(e.ctx, h.object, no.which)):
            return f"{player} can't activate it (602.5)"
    return None


def of_any_source(e: RuleEffect, oid: ObjectId) -> bool:
    """Whether an effect speaks of sources rather than permanents, and of this one: then in whatever zone (113.6)."""
    what = e.static.what if e.static is not None else None
    if not isinstance(what, nn.Each) or what.what.is_ or what.what.any_:
        return False
    return filters.matches(e.ctx, oid, what.what, None)


@rule("602.5d", "602.5e", "307.5")
def wrong_time(g: Game, player: PlayerId, h: Held, paying: bool = False) -> str | None:
    """What its own text says about when it may be activated. While a cost is paid nobody could cast an instant."""
    if h.ability.timing is None:
        return None
    turn = g.state.turn
    fits = {
        "instant": lambda: not paying,
        "sorcery": lambda: not paying and sorcery_time(g, player),
        "your turn": lambda: turn.active == player,
        "your upkeep": lambda: turn.active == player and turn.step is Step.UPKEEP,
        "combat": lambda: PHASE_OF[turn.step] is Phase.COMBAT,
    }.get(h.ability.timing)
    return None if fits is None or fits() else f"it can be activated at another time only: {h.ability.timing} (602.5d)"


@rule("602.5b", "602.5c")
def limit_reached(g: Game, h: Held) -> str | None:
    """A limit on its use holds for this ability of this object, whoever controls it."""
    limited = h.ability.once_each_turn
    return "it has been activated this turn (602.5b)" if limited and g.state.activations.get(h.key) else None


@rule("606.3")
def loyalty(g: Game, player: PlayerId, h: Held) -> str | None:
    """A loyalty ability: as a sorcery, and one of them a turn for each permanent."""
    if not cr605_1.is_loyalty_ability(h.ability):
        return None
    if not sorcery_time(g, player):
        return "loyalty abilities are activated in one's main phase with an empty stack (606.3)"
    if g.state.activations.get(("loyalty", h.object), 0) >= loyalty_uses(g, player):
        return "a loyalty ability of it has been activated this turn (606.3)"
    return None


@rule("606.3", "101.1")
def loyalty_uses(g: Game, player: PlayerId) -> int:
    """How often in a turn a player may activate loyalty abilities of one permanent: once, unless an effect says twice."""
    rules = (part.rule for part, _ in g.view.parts_on_player(player, con.PlayerRule))
    return 2 if "loyalty abilities twice each turn" in rules else 1


@rule("602.5a")
def sick(g: Game, h: Held) -> bool:
    """Whether {T} or {Q} is in the cost and the creature came under its controller's control too recently."""
    symbols = any(isinstance(part, lc.TapSelf | lc.UntapSelf) for part in h.ability.cost)
    return symbols and h.ability.zone is Zone.BATTLEFIELD and summoning_sick(g, h.object)


def can_activate(g: Game, player: PlayerId, oid: ObjectId, which: Any = None, paying: bool = False) -> str | None:
    """Why a player can't activate an ability now, or None: timing, prohibitions, targets, and costs other than mana
    (118.3)."""
    h = find(g, oid, which)
    if h is None:
        return "it has no such ability (602.1)"
    return cant_activate(g, player, h, paying)


def cant_activate(g: Game, player: PlayerId, h: Held, paying: bool = False) -> str | None:
    """The same for an ability that its object has."""
    reason = cant_begin(g, player, h, paying)
    if reason is not None:
        return reason
    p = Proposal(player, h.object, None, "activated", h.ability, h.number)
    known = [part for part in h.ability.cost if not proposing.uses_x(g, p, part)]
    if (why := cr118.cant_pay_all(g, p, known)) is not None:
        return f"{why} (118.3)"
    return targets_possible(g, p)


@hooks.mana_abilities
def mana_abilities(g: Game, player: PlayerId) -> tuple[Held, ...]:
    """The mana abilities that a player could activate while paying (605.3a)."""
    if g.mana_memo is not None and g.mana_memo[0] is g.state and g.mana_memo[1] == player:
        return g.mana_memo[2]  # type: ignore[no-any-return]  # the game knows nothing of this module
    view = g.view
    restricted = not _RESTRICTING.isdisjoint(view.index.rule_parts)
    zones = (Zone.BATTLEFIELD, view.battlefield()), *((z, view.zone(z, player)) for z in (Zone.HAND, Zone.GRAVEYARD))
    out: list[Held] = []
    for zone, ids in zones:
        for oid in ids:
            c = view.chars(oid)
            mana = c.abilities and _making_mana(c.abilities)
            if not mana or not any(found[1].zone is zone for found in mana):
                continue
            same = (g.state.objects[oid], c, g.state.turn)
            kept = None if restricted else g.mana_kept.get((player, oid))
            if kept is not None and kept[0] is same[0] and kept[1] is same[1] and kept[2] is same[2]:
                out += kept[3]
                continue
            held = [Held(oid, *found) for found in mana if cr605.without_stack(g, found[1])]
            usable = [h for h in held if _untapped(g, h) and cant_activate(g, player, h, paying=True) is None]
            if not restricted and all(_only_taps(h.ability) for h in held):
                g.mana_kept[player, oid] = (*same, usable)
            out += usable
    found = tuple(out)
    g.mana_memo = (g.state, player, found)
    return found


_RESTRICTING = frozenset({con.CantActivate, con.PlayerCant})


def _untapped(g: Game, h: Held) -> bool:
    return not (g.state.objects[h.object].tapped and cr605_1.taps(h.ability.cost))


@by_identity(4096)
def _only_taps(a: ab.Activated) -> bool:
    """Whether nothing but the object itself and what restricts activating has a say in whether it can be activated."""
    free = a.if_ is None and a.by is None and a.timing is None and not a.once_each_turn and a.modes is None
    return free and all(isinstance(part, lc.TapSelf) for part in a.cost)


# --- activating -----------------------------------------------------------


@rule("602.2")
def activate_ability(g: Game, player: PlayerId, oid: ObjectId, which: Any = None) -> Procedure[ObjectId | None]:
    """Activate an ability: the id of the ability on the stack, None for a mana ability. Raises IllegalAction, with
    the game as it was before (733.1)."""
    h = find(g, oid, which)
    if h is None:
        raise IllegalAction("it has no such ability", "602.1")
    reason = cant_begin(g, player, h)
    if reason is not None:
        raise IllegalAction(reason, "602.5")
    held = h

    def action(journal: Journal) -> Procedure[ObjectId | None]:
        if cr605.without_stack(g, held.ability):
            yield from activate_mana_ability(g, player, held, frozenset(), journal)
            return None
        return (yield from _onto_the_stack(g, player, held, journal))

    return (yield from attempt(g, action))


def _onto_the_stack(g: Game, player: PlayerId, h: Held, journal: Journal) -> Procedure[ObjectId]:
    sid = yield from announce_ability(g, player, h)
    p = Proposal(player, h.object, sid, "activated", h.ability, h.number)
    yield from proposing.announce_costs(g, p)
    yield from announce_targets(g, p)
    total = yield from total_cost(g, p)
    yield from chance_for_mana(g, p, total, journal)
    yield from pay_total(g, p, total)
    yield from note(g, sid, p.announced, "602.2b")
    yield from becomes_activated(g, p, h)
    return sid


@rule("602.2a", "113.7a")
def announce_ability(g: Game, player: PlayerId, h: Held) -> Procedure[ObjectId]:
    """The ability is created on the stack as an object that's not a card; a card in a hidden zone is revealed."""
    on = OnStack(kind="activated", source=h.object, ability=h.ability, number=h.number, keyword=h.abl.by_keyword)
    seed = zo.TokenSeed(faces=(Copiable(),), owner=player, kind="ability")
    move = zo.Move(seed=seed, to=Zone.STACK, cause="activate", by=player, stack=on, stack_controller=player)
    events: list[Event] = [move]
    if g.view.obj(h.object).zone in HIDDEN_ZONES:
        events.append(zo.Reveal(objects=(h.object,)))
    happened = yield from perform(g, events, "602.2a", *on.keyword)
    sid = next(e.new for e in happened if isinstance(e, zo.Move))
    assert sid is not None
    return sid


@rule("602.2b", "602.5b", "606.3")
def becomes_activated(g: Game, p: Proposal, h: Held) -> Procedure[None]:
    """The ability becomes activated; uses with a limit are noted."""
    loyal = cr605_1.is_loyalty_ability(h.ability)
    done = co.AbilityActivated(
        object=p.sid if p.sid is not None else h.object,
        ability_source=h.object,
        player=p.player,
        mana_ability=p.kind == "mana",
        loyalty=loyal,
    )
    events: list[Event] = [done]
    if h.ability.once_each_turn:
        events.append(ch.Limited(key=h.key))
    if loyal:
        events.append(ch.Limited(key=("loyalty", h.object)))
    yield from perform(g, events, "602.2b", *h.abl.by_keyword)


@hooks.a_mana_ability_is_activated
@rule("605.3", "605.3b", "605.3c")
def activate_mana_ability(
    g: Game, player: PlayerId, h: Held, busy: frozenset[Any] = frozenset(), journal: Journal | None = None
) -> Procedure[None]:
    """Activate a mana ability and resolve it at once. `busy`: mana abilities that are being activated already."""
    if h.key in busy:
        raise IllegalAction("it is being activated already", "605.3c")
    p = Proposal(player, h.object, None, "mana", h.ability, h.number)
    p.busy = busy | {h.key}
    yield from proposing.announce_costs(g, p)
    total = yield from total_cost(g, p)
    yield from chance_for_mana(g, p, total, journal if journal is not None else [])
    yield from pay_total(g, p, total)
    yield from becomes_activated(g, p, h)
    ctx = p.ctx(g)
    ctx.announced = p.announced
    ctx.bindings.update(p.announced.used)
    yield from cr605.resolve(g, h.ability, ctx)


def own_zone_abilities(g: Game, player: PlayerId) -> Iterator[Held]:
    """All activated abilities that a player could begin to activate now."""
    for o in list(g.state.objects.values()):
        if o.zone in (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND):
            for h in activated_abilities(g, o.id):
                if cant_begin(g, player, h) is None:
                    yield h


@takes(Activate)
def take_activation(g: Game, player: PlayerId, action: Activate) -> Procedure[None]:
    """Activate the ability (117.1b)."""
    yield from activate_ability(g, player, action.object, action.mark)
