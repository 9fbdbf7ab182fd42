"""Misreadings of what objects, zones, counters, damage, life and the card types are (1xx, 3xx, 400)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judgecall.engine.cards.lang import costs as lc
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang.nouns import Filter
from judgecall.engine.derive import amounts, nouns
from judgecall.engine.derive.context import Ctx
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules import doing
from judgecall.engine.state.objects import EMPTY
from judgecall.engine.terms.counters import LOYALTY
from judgecall.engine.terms.zones import Zone
from judgecall.engine.writer.edit import change_player
from msgspec.structs import replace
from wrong import Wrong, none, nothing, right

Steps = Generator[Any, Any, Any]

POSSIBLE = "expanding.possible"
DAMAGE = "expanding.damage"
DAMAGEABLE = "expanding.damage_possible"
TOKENS = "expanding.create_tokens"
TOKEN_VALUES = "verbs_tokens.token_values"
LEGAL = "cr115_targets.is_legal"
LIFE = "cr118_costs.cant_pay_life"
SICK = "cr302_6_sickness.summoning_sick"
FINISH = "cr614_12_entering.finish"
FOUND = "cr614_finding.applicable"
BY_RULE = "cr614_applying.by_rule"
MOVE_COUNTERS = "verbs_counters.move_counters"
ATTACHED = "cr704_5_attachments."
PLAYS = "cr305_lands.plays_left"
LOYAL = "cr602_activating.loyalty"


def _true(g: Game, *rest: Any) -> bool:
    return True


# --- tokens ---


def _owned_by_the_effects_controller(g: Game, e: zo.CreateTokens) -> list[Any]:
    owner = g.view.controller(e.source) if e.source is not None else e.player
    return [replace(m, seed=replace(m.seed, owner=owner)) for m in right(TOKENS)(g, e)]


def _with_a_cost(g: Game, t: ef.TokenSpec, ctx: Ctx) -> Any:
    """A token has the color and the mana cost of what made it."""
    return replace(right(TOKEN_VALUES)(g, t, ctx), mana_cost=g.view.chars(ctx.source).mana_cost)


def _tokens_move_on(g: Game, e: Any) -> bool:
    if isinstance(e, zo.Move) and e.object is not None and g.view.obj(e.object).kind == "token":
        return True
    return bool(right(POSSIBLE)(g, e))


def _front_only(g: Game, t: ef.TokenSpec, ctx: Ctx) -> Any:
    return (right(TOKEN_VALUES)(g, t, ctx),), "normal"


def _tokens_dont_turn(g: Game, e: Any) -> bool:
    if isinstance(e, ch.TransformIt) and g.view.obj(e.object).kind == "token":
        return False
    return bool(right(POSSIBLE)(g, e))


# --- abilities ---


def _gone_with_its_source(g: Game, o: Any, on: Any) -> bool:
    if on.kind != "spell" and on.source not in g.state.objects:
        return False
    return bool(right("cr608_resolving.intervening_if_holds")(g, o, on))


def _owners_triggers(g: Game, before: Any, happened: Any) -> list[Any]:
    found = right("cr603_noticing.triggered")(g, before, happened)
    return [replace(w, controller=g.view.obj(w.source).owner) for w in found]


def _abilities_are_spells(g: Game, ctx: Ctx, target: Any, r: Any) -> bool:
    on_stack = isinstance(r, int) and g.view.obj(r).zone is Zone.STACK
    if on_stack and r != ctx.stack_id and target.what is not None and "spell" in target.what.is_:
        return True
    return bool(right(LEGAL)(g, ctx, target, r))


def _everywhere(g: Game, player: str, h: Any, paying: bool = False) -> str | None:
    """Abilities function in whatever zone their object is."""
    o = g.state.objects.get(h.object)
    if o is not None and o.zone is not h.ability.zone:
        h = replace(h, ability=replace(h.ability, zone=o.zone))
    reason: str | None = right("cr602_activating.cant_begin")(g, player, h, paying)
    return reason


# --- targets ---


def _any_permanent(g: Game, oid: int) -> bool:
    return g.view.obj(oid).zone is Zone.BATTLEFIELD


def _any_zone(g: Game, f: Filter) -> tuple[Zone, ...]:
    zones: tuple[Zone, ...] = right("cr115_targets.zones_of")(g, f)
    return zones if Zone.STACK in zones else (Zone.BATTLEFIELD, Zone.GRAVEYARD)


def _itself_too(g: Game, ctx: Ctx, target: Any, r: Any) -> bool:
    if isinstance(r, int) and r == ctx.stack_id and target.what is not None and "spell" in target.what.is_:
        return True
    return bool(right(LEGAL)(g, ctx, target, r))


def _entering_aura_targets(g: Game, e: Any, view: Any, there: int) -> Steps:
    """An Aura put onto the battlefield enchants only what it could target."""
    from judgecall.engine.rules import cr115_targets as targets

    ctx = g.view.ctx(e.object)
    if any(targets.cant_be_targeted(g, ctx, o) for o in g.view.battlefield()):
        return None
    return (yield from right("cr614_12_entering.aura_enters")(g, e, view, there))


# --- life and damage ---


def _never_zero(g: Game, p: Any, part: lc.PayLife) -> str | None:
    from judgecall.engine.rules.replacement import cr614_17_cant as cant

    reason: str | None = right(LIFE)(g, p, part)
    return reason or cant.cant_happen(g, ch.LoseLife(player=p.player, amount=1))


def _decreed(g: Game, e: ef.SetLife, ctx: Ctx) -> Steps:
    """A life total is set without a gain or a loss."""
    for p in nouns.players(e.who, ctx):
        g.become(change_player(g.state, p, life=amounts.amount(e.n, ctx)))
    yield from perform(g, [], "119.5")


def _exchanged_by_decree(g: Game, e: ef.ExchangeLife, ctx: Ctx) -> Steps:
    a, b = nouns.players(e.who, ctx)
    x, y = g.state.players[a].life, g.state.players[b].life
    g.become(change_player(change_player(g.state, a, life=y), b, life=x))
    yield from perform(g, [], "701.12c")


def _zero_counts(g: Game, e: Any) -> bool:
    return isinstance(e, ch.GainLife) or bool(right(POSSIBLE)(g, e))


def _as_it_is_now(g: Game, e: ch.Damage) -> list[Any]:
    """A source that is gone has no abilities."""
    gone = e.dealer not in g.state.objects
    out = right(DAMAGE)(g, e)
    if not gone:
        return out
    return [replace(x, deathtouch=False) if isinstance(x, ch.MarkDamage) else x for x in out if not isinstance(x, ch.GainLife)]


def _marked_on_walkers(g: Game, e: ch.Damage) -> list[Any]:
    out = right(DAMAGE)(g, e)
    walkers = [x for x in out if isinstance(x, ch.RemoveCounters) and x.kind == LOYALTY]
    return [x for x in out if x not in walkers] + [ch.MarkDamage(object=x.target, amount=x.amount) for x in walkers]


def _life_of_the_attacked(g: Game, e: ch.Damage) -> list[Any]:
    """Damage to a planeswalker or battle is damage to its player, too."""
    out = right(DAMAGE)(g, e)
    more = [ch.LoseLife(player=g.view.controller(x.target), amount=x.amount) for x in out if isinstance(x, ch.RemoveCounters)]
    return [*out, *more]


def _redirected(g: Game, e: ch.Damage) -> list[Any]:
    """Noncombat damage to a player is dealt to a planeswalker of theirs."""
    if isinstance(e.target, str) and not e.combat:
        walkers = [o for o in g.view.permanents_of(e.target) if "Planeswalker" in g.view.chars(o).types]
        if walkers:
            return [ch.RemoveCounters(target=walkers[0], kind=LOYALTY, amount=e.amount)]
    return list(right(DAMAGE)(g, e))


def _infect_is_just_damage(g: Game, e: ch.Damage) -> list[Any]:
    out = []
    for x in right(DAMAGE)(g, e):
        if isinstance(x, ch.PutCounters) and isinstance(x.target, int):
            x = ch.MarkDamage(object=x.target, amount=x.amount)
        out.append(x)
    return out


def _zero_is_dealt(g: Game, e: ch.Damage) -> bool:
    return bool(right(DAMAGEABLE)(g, replace(e, amount=max(1, e.amount))))


def _zero_blows(g: Game, e: ef.Fight, ctx: Ctx) -> Steps:
    a, b = nouns.objects(e.a, ctx)[0], nouns.objects(e.b, ctx)[0]
    blows = [ch.Damage(dealer=o, target=t, amount=g.view.chars(o).power or 0) for o, t in ((a, b), (b, a))]
    yield from perform(g, blows, "701.14a")


def _by_the_spell(g: Game, e: ef.Fight, ctx: Ctx) -> Steps:
    a, b = nouns.objects(e.a, ctx)[0], nouns.objects(e.b, ctx)[0]
    power = {o: g.view.chars(o).power or 0 for o in (a, b)}
    blows = [ch.Damage(dealer=ctx.source, target=t, amount=power[o]) for o, t in ((a, b), (b, a))]
    yield from perform(g, blows, "701.14a")


# --- drawing ---


def _all_or_nothing(g: Game, e: ef.Draw, ctx: Ctx) -> Steps:
    """Who can't draw so many draws none."""
    from judgecall.engine.rules.replacement import cr614_17_cant as cant

    n = amounts.amount(e.n, ctx)
    for p in nouns.players(e.who, ctx):
        if n > 1 and cant.player_cant(g, p, "draw more than one") is not None:
            return
    yield from right("verbs_library.draw")(g, e, ctx)


def _in_turns(g: Game, e: ef.Draw, ctx: Ctx) -> Steps:
    """The last player draws first."""
    for p in reversed(nouns.players(e.who, ctx)):
        for _ in range(amounts.amount(e.n, ctx)):
            yield from doing.do(g, ctx, [doing.of_effect(ctx, zo.Draw, player=p)], "121.2")


def _no_card_no_replacement(g: Game, e: Any) -> list[Any]:
    if isinstance(e, zo.Draw) and not g.view.zone(Zone.LIBRARY, e.player):
        return []
    return list(right(FOUND)(g, e))


def _one_event(g: Game, e: ef.Draw, ctx: Ctx) -> Steps:
    """Several cards are one draw: whatever replaces or sees it does so once."""
    for p in nouns.players(e.who, ctx):
        yield from doing.do(g, ctx, [doing.of_effect(ctx, zo.Draw, player=p)], "121.2")
        rest = g.view.zone(Zone.LIBRARY, p)[: amounts.amount(e.n, ctx) - 1]
        yield from perform(g, [zo.Move(object=o, to=Zone.HAND) for o in rest], "121.2")


def _searching_draws(g: Game, e: ef.Search, ctx: Ctx) -> Steps:
    yield from right("verbs_library.search")(g, e, ctx)
    for p in nouns.players(e.who, ctx):
        if e.to is Zone.HAND:
            yield from perform(g, [zo.Draw(player=p)], "121.1")


# --- counters ---


def _found_anywhere(g: Game, ctx: Ctx, objects: Any) -> list[int]:
    return doing.existing(ctx, objects)


def _keeps(what: str) -> Any:
    """What a card remembers of its time on the battlefield before."""

    def finish(g: Game, e: zo.Move, batch: Any) -> Steps:
        old = _before(g, e)
        if old is not None and e.entering is not None:
            value = getattr(old, what)
            e = replace(e, entering=replace(e.entering, **{what: value}))
        return (yield from right(FINISH)(g, e, batch))

    return finish


def _before(g: Game, e: zo.Move) -> Any:
    o = g.state.objects.get(e.object) if e.object is not None else None
    while o is not None and o.former is not None:
        o = g.view.obj(o.former)
        if o.zone is Zone.BATTLEFIELD:
            return o
    return None


def _unlike(kind: str) -> Any:
    """A kind of counter has no effect."""

    def found(g: Game, e: Any) -> list[Any]:
        return [r for r in right(FOUND)(g, e) if kind not in r.ops]

    return found


def _all_shields(g: Game, e: Any, batch: Any) -> list[Any]:
    """All shield counters go at once."""
    n = g.view.obj(e.target).counters.get("shield", 0)
    out = right("cr614_applying.shield_counter")(g, e, batch)
    return [replace(x, amount=n) if isinstance(x, ch.RemoveCounters) else x for x in out]


def _untaps_as_well(g: Game, name: str, e: Any) -> list[Any]:
    out = list(right(BY_RULE)(g, name, e))
    return [e, *out] if name == "stun counter" else out


def _shields_against_all(g: Game, board: Any) -> list[Any]:
    """A shield counter saves from a lack of toughness."""
    found = right("cr704_5_permanents.no_toughness")(g, board)
    return [e for e in found if not g.view.obj(e.object).counters.get("shield")]


def _taken_and_put(g: Game, e: ef.MoveCounters, ctx: Ctx) -> Steps:
    """Moving is removing, and then putting what can be put."""
    giver, taker = nouns.objects(e.from_, ctx)[0], nouns.objects(e.to, ctx)[0]
    n = amounts.amount(e.n, ctx) if e.n is not None else 1
    yield from perform(g, [ch.RemoveCounters(target=giver, kind=e.kind, amount=n)], "122.5")
    yield from perform(g, [ch.PutCounters(target=taker, kind=e.kind, amount=n, by=ctx.you)], "122.5")


def _effects_end_with_the_spell(g: Game, oid: int, legal: Any) -> Steps:
    ended = [k for k, e in g.state.effects.items() if e.affected is not None and oid in e.affected]
    ended += [k for k, x in g.state.shields.items() if any(v == oid or v == (oid,) for v in x.bindings.values())]
    yield from perform(g, [ch.EndEffects(effects=tuple(ended))] if ended else [], "611.2")
    yield from right("cr608_resolving.resolve_permanent")(g, oid, legal)


def _with_memory_of_cost(g: Game, oid: int, legal: Any) -> Steps:
    """A permanent knows nothing of how its spell was cast."""
    from judgecall.engine.writer.edit import change_object

    o = g.state.objects[oid]
    bare = replace(o.stack, announced=replace(o.stack.announced, paid=EMPTY, mana_spent=()))
    g.become(change_object(g.state, oid, stack=bare))
    yield from right("cr608_resolving.resolve_permanent")(g, oid, legal)


WRONG = (
    Wrong(
        "tokens belong to the effect's controller",
        {TOKENS: _owned_by_the_effects_controller},
        ("token-0001", "leaving-0007"),
        rules=("111.2",),
    ),
    Wrong("tokens have a mana cost", {TOKEN_VALUES: _with_a_cost}, ("token-0002",), rules=("111.3", "111.4")),
    Wrong(
        "tokens come and go like cards",
        {POSSIBLE: _tokens_move_on, "cr704_5_zones.tokens_elsewhere": nothing},
        ("basic-0146", "token-0003", "token-0004", "token-0011", "trigger-0414"),
        rules=("111.7", "111.8"),
    ),
    Wrong(
        "tokens have one face",
        {POSSIBLE: _tokens_dont_turn},
        ("copy-0120", "copy-0193", "token-0009"),
        rules=("707.8a", "701.27a"),
    ),
    Wrong(
        "created tokens have one face", {"verbs_tokens.token_faces": _front_only}, ("token-0014",), rules=("111.10", "111.10i")
    ),
    Wrong("Roles pile up", {"cr704_5_duplicates.roles": nothing}, ("token-0010",), rules=("303.7a", "704.5y")),
    Wrong(
        "abilities go with their source",
        {"cr608_resolving.intervening_if_holds": _gone_with_its_source},
        ("ability-0001", "damage-0001", "damage-0002", "damage-0003", "walker-0003"),
        rules=("113.7a",),
    ),
    Wrong(
        "triggers are the owner's",
        {"cr603_noticing.triggered": _owners_triggers},
        ("ability-0002", "trigger-0116"),
        rules=("113.8", "603.3a"),
    ),
    Wrong(
        "abilities are spells",
        {LEGAL: _abilities_are_spells},
        ("ability-0003", "copy-0212"),
        rules=("113.9", "115.9a"),
    ),
    Wrong(
        "abilities function everywhere",
        {"cr602_activating.cant_begin": _everywhere},
        ("ability-0004",),
        rules=("113.6", "113.6m"),
    ),
    Wrong("any target is any permanent", {"cr115_targets.is_any_target": _any_permanent}, ("target-0006",), rules=("115.4",)),
    Wrong("targets are in any zone", {"cr115_targets.zones_of": _any_zone}, ("target-0005",), rules=("115.2",)),
    Wrong("a spell targets itself", {LEGAL: _itself_too}, ("target-0003",), rules=("115.5",)),
    Wrong(
        "an entering Aura targets",
        {"cr614_12_entering.aura_enters": _entering_aura_targets},
        ("target-0008", "aura-0001"),
        rules=("303.4f",),
    ),
    Wrong(
        "life is paid below zero",
        {LIFE: none},
        ("flashback-0008", "life-0001", "life-0003", "life-0004"),
        rules=("119.4", "119.4b", "119.8"),
    ),
    Wrong("no life is a payment of life", {LIFE: _never_zero}, ("life-0003",), rules=("119.4", "119.4b", "119.8")),
    Wrong(
        "a life total is decreed",
        {"verbs_counters.set_life": _decreed},
        ("life-0005", "life-0006", "life-0007"),
        rules=("119.5",),
    ),
    Wrong(
        "life totals are exchanged by decree",
        {"verbs_counters.exchange_life": _exchanged_by_decree},
        ("life-0010", "life-0011", "life-0012"),
        rules=("119.7", "119.8", "701.12a", "701.12c"),
    ),
    Wrong(
        "who can't draw may choose to",
        {"cr118_optional.may_choose_to_draw": _true},
        ("draw-0009",),
        rules=("121.2b", "121.3", "121.3a"),
    ),
    Wrong("no life is a gain", {POSSIBLE: _zero_counts}, ("life-0008",), rules=("119.9",)),
    Wrong(
        "a source that is gone has no abilities",
        {DAMAGE: _as_it_is_now},
        ("damage-0002",),
        rules=("120.3e",),
    ),
    Wrong(
        "planeswalkers are wounded",
        {DAMAGE: _marked_on_walkers},
        ("damage-0004", "damage-0005", "walker-0005"),
        rules=("120.3c", "306.8"),
    ),
    Wrong(
        "damage to what is attacked costs life",
        {DAMAGE: _life_of_the_attacked},
        ("damage-0004", "battle-0002", "walker-0005"),
        rules=("310.6", "306.8", "120.3c"),
    ),
    Wrong("damage is redirected to planeswalkers", {DAMAGE: _redirected}, ("walker-0004",), rules=("120.3a",)),
    Wrong(
        "infect wounds",
        {DAMAGE: _infect_is_just_damage},
        ("damage-0005", "damage-0009", "counter-0003"),
        rules=("702.90b", "702.90c", "122.3", "120.3d"),
    ),
    Wrong(
        "damage of 0 is dealt",
        {DAMAGEABLE: _zero_is_dealt, "verbs_counters.fight": _zero_blows},
        ("damage-0006",),
        rules=("120.8",),
    ),
    Wrong(
        "a spell that lets fight is the source", {"verbs_counters.fight": _by_the_spell}, ("damage-0008",), rules=("701.14a",)
    ),
    Wrong("draws are all or nothing", {"verbs_library.draw": _all_or_nothing}, ("draw-0002", "draw-0003"), rules=("121.2",)),
    Wrong("several cards are one draw", {"verbs_library.draw": _one_event}, ("draw-0001", "draw-0002"), rules=("121.2",)),
    Wrong("the last player draws first", {"verbs_library.draw": _in_turns}, ("draw-0008",), rules=("121.2",)),
    Wrong("an empty library replaces nothing", {FOUND: _no_card_no_replacement}, ("draw-0005",), rules=("121.6a",)),
    Wrong("searching is drawing", {"verbs_library.search": _searching_draws}, ("draw-0004",), rules=("121.5",)),
    Wrong(
        "a card in the graveyard is still the creature",
        {"doing.where_it_is": _found_anywhere},
        ("counter-0002", "zone-0013"),
        rules=("109.2", "400.7"),
    ),
    Wrong("counters stay with the card", {FINISH: _keeps("counters")}, ("counter-0001", "zone-0012"), rules=("122.2", "400.7")),
    Wrong("a card stays tapped", {FINISH: _keeps("tapped")}, ("zone-0012",), rules=("400.7",)),
    Wrong("a card remembers its kicker", {FINISH: _keeps("announced")}, ("dash-0003", "zone-0009"), rules=("400.7",)),
    Wrong(
        "a permanent forgets its cost",
        {"cr608_resolving.resolve_permanent": _with_memory_of_cost},
        ("kicker-0011", "zone-0008", "zone-0009"),
        rules=("400.7d", "702.33d"),
    ),
    Wrong(
        "effects on a spell end with it",
        {"cr608_resolving.resolve_permanent": _effects_end_with_the_spell},
        ("zone-0006", "zone-0015"),
        rules=("400.7a", "400.7c"),
    ),
    Wrong("shield counters stop no damage", {FOUND: _unlike("shield counter damage")}, ("counter-0006",), rules=("122.1c",)),
    Wrong(
        "shield counters save from no destruction",
        {FOUND: _unlike("shield counter")},
        ("counter-0005", "counter-0007"),
        rules=("122.1c",),
    ),
    Wrong("shield counters go together", {"cr614_applying.shield_counter": _all_shields}, ("counter-0006",), rules=("122.1c",)),
    Wrong(
        "shield counters save from all",
        {"cr704_5_permanents.no_toughness": _shields_against_all},
        ("counter-0007",),
        rules=("704.5f",),
    ),
    Wrong("stun counters are only removed", {BY_RULE: _untaps_as_well}, ("counter-0008",), rules=("122.1d",)),
    Wrong("finality counters do nothing", {FOUND: _unlike("finality counter")}, ("counter-0010",), rules=("122.1h",)),
    Wrong(
        "counters are taken before they are put",
        {MOVE_COUNTERS: _taken_and_put},
        ("counter-0011", "counter-0012"),
        rules=("122.5",),
    ),
)
