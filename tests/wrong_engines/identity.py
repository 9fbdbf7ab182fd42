"""More misreadings of identity, targets, abilities and zones (113, 115, 301-310, 400)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import costs as lc
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.derive import amounts, nouns
from judgecall.engine.derive.context import Ctx
from judgecall.engine.derive.cr613_6_candidate import Candidate
from judgecall.engine.derive.cr613_layers import Layering
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules import doing
from judgecall.engine.state.objects import EMPTY
from judgecall.engine.terms.zones import Zone
from judgecall.engine.writer.edit import change_player
from msgspec.structs import replace
from wrong import Wrong, right

Steps = Generator[Any, Any, Any]

FINISH = "cr614_12_entering.finish"
TRIGGERED = "cr603_noticing.triggered"
BEGIN = "cr602_activating.cant_begin"
DRAW = "verbs_library.draw"


def _true(g: Game, *rest: Any) -> bool:
    return True


def _nothing(g: Game, *rest: Any) -> list[Any]:
    return []


def _no_follow(g: Game, on: Any) -> dict[int, int]:
    return {}


def _is_card_type(g: Game, oid: int, word: str) -> bool:
    return word in g.view.chars(oid).types | g.view.chars(oid).subtypes


# --- abilities ---


def _removal_prevails(g: Game, works: Layering, todo: Sequence[Candidate], layer: str) -> Candidate:
    """What removes an ability is stronger than what gives it, whichever came first."""

    def removes(c: Candidate) -> bool:
        return any(isinstance(p, con.LoseAbilities) for p in c.parts)

    found: Candidate = right("cr613_8_dependency.next_to_apply")(g, works, [c for c in todo if not removes(c)] or todo, layer)
    return found


def _each_once(g: Game, before: Any, happened: Any) -> list[Any]:
    """Two of the same ability trigger once."""
    out: dict[Any, Any] = {}
    for w in right(TRIGGERED)(g, before, happened):
        out.setdefault((w.source, id(type(w.abl.ability)), repr(w.abl.ability)), w)
    return list(out.values())


def _no_intrinsic(g: Game, before: Any, happened: Any) -> list[Any]:
    """A Siege has no ability of its own."""
    return [w for w in right(TRIGGERED)(g, before, happened) if w.abl.origin != "intrinsic"]


def _had_it_before(g: Game, before: Any, happened: Any) -> list[Any]:
    """An ability that an object gets by the event does not trigger on it."""
    return [
        w
        for w in right(TRIGGERED)(g, before, happened)
        if w.source not in before.state.objects or w.abl in before.chars(w.source).abilities
    ]


def _crewed_once(g: Game, player: str, h: Any, paying: bool = False) -> str | None:
    if _is_card_type(g, h.object, "Vehicle") and _is_card_type(g, h.object, "Creature"):
        return "it has a crew"
    reason: str | None = right(BEGIN)(g, player, h, paying)
    return reason


def _flash_for_abilities(g: Game, player: str, h: Any, paying: bool = False) -> str | None:
    if any(True for _ in g.view.parts(con.AsThoughFlash)) or _may_flash(g, player):
        return None
    reason: str | None = right("cr602_activating.wrong_time")(g, player, h, paying)
    return reason


def _may_flash(g: Game, player: str) -> bool:
    return any(p.rule == "cast as though flash" for p, _ in g.view.parts_on_player(player, con.PlayerRule))


def _no_mana_of_tokens(g: Game, p: Any, part: Any) -> str | None:
    """Costs that include a sacrifice are no costs of mana abilities."""
    if isinstance(part, lc.SacrificeCost) and p.for_mana:
        return "it uses the stack"
    reason: str | None = right("cr118_costs.cant_pay")(g, p, part)
    return reason


def _discard_if_you_can(g: Game, p: Any, part: Any) -> str | None:
    if isinstance(part, lc.DiscardCost):
        return None
    reason: str | None = right("cr118_costs.cant_pay")(g, p, part)
    return reason


def _discards_aside(g: Game, p: Any, parts: Any) -> str | None:
    others = [x for x in parts if not isinstance(x, lc.DiscardCost)]
    reason: str | None = right("cr118_costs.cant_pay_all")(g, p, others)
    return reason


# --- targets ---


def _all_as_chosen(g: Game, oid: int, on: Any) -> Any:
    return on.announced.targets


def _follows(g: Game, oid: int, on: Any) -> Any:
    """A spell follows its target through zones."""
    return tuple(tuple(_now(g, r) for r in group) for group in on.announced.targets) or ()


def _now(g: Game, r: Any) -> Any:
    while isinstance(r, int) and r not in g.state.objects and r in g.state.successor:
        r = g.state.successor[r]
    return r


def _all_distinct(g: Game, ctx: Ctx, targets: Any) -> Steps:
    names: tuple[str, ...] = ()
    out = []
    for t in targets:
        out.append(replace(t, distinct_from=names))
        names = (*names, t.as_)
    return (yield from right("cr115_targets.choose_targets")(g, ctx, tuple(out)))


def _at_least_one(g: Game, ctx: Ctx, targets: Any) -> Steps:
    fixed = tuple(replace(t, least=t.n) if t.up_to else t for t in targets)
    return (yield from right("cr115_targets.choose_targets")(g, ctx, fixed))


def _touching_is_targeting(g: Game, e: ch.Damage) -> bool:
    if isinstance(e.target, str) and any(p.rule == "hexproof" for p, _ in g.view.parts_on_player(e.target, con.PlayerRule)):
        return False
    if isinstance(e.target, int) and "hexproof" in g.view.chars(e.target).keywords:
        return g.view.controller(e.target) == g.view.controller(e.dealer)
    return bool(right("expanding.damage_possible")(g, e))


def _found_again(g: Game, ctx: Ctx, objects: Any) -> list[int]:
    """An ability finds its creature again after it has left and returned."""
    return [x for x in (_now(g, o) for o in objects) if x in g.state.objects]


# --- zones ---


def _effects_go_with_the_card(g: Game, e: zo.Move, batch: Any) -> Steps:
    o = g.state.objects.get(e.object) if e.object is not None else None
    old: list[int] = []
    while o is not None and o.former is not None:
        old.append(o.former)
        o = g.view.obj(o.former)
    effects = dict(g.state.effects)
    for k, x in g.state.effects.items():
        if x.affected is not None and set(old) & set(x.affected):
            effects[k] = replace(x, affected=(*x.affected, e.object))
    g.become(replace(g.state, effects=effects))
    return (yield from right(FINISH)(g, e, batch))


def _to_its_owner(g: Game, e: zo.Move, batch: Any) -> Steps:
    if e.object is not None and g.view.obj(e.object).zone is Zone.EXILE and e.entering is not None:
        e = replace(e, entering=replace(e.entering, controller=g.view.obj(e.object).owner))
    return (yield from right(FINISH)(g, e, batch))


def _loyal_when_cast(g: Game, e: zo.Move, batch: Any) -> Steps:
    """A planeswalker enters with loyalty when it was cast."""
    if e.object is not None and g.view.obj(e.object).zone is not Zone.STACK and e.entering is not None:
        e = replace(e, entering=replace(e.entering, counters=EMPTY))
    return (yield from right(FINISH)(g, e, batch))


def _attached_at_once(g: Game, e: zo.Move, batch: Any) -> Steps:
    """An Equipment enters attached to a creature."""
    e = yield from right(FINISH)(g, e, batch)
    if e is not None and e.object is not None and e.entering is not None and _is_card_type(g, e.object, "Equipment"):
        own = [o for o in g.view.permanents_of(e.entering.controller) if _is_card_type(g, o, "Creature")]
        if own:
            e = replace(e, entering=replace(e.entering, attached_to=own[0]))
    return e


def _enters_and_dies(g: Game, e: zo.Move, view: Any, there: int) -> Steps:
    """An Aura with nothing to enchant enters, and state-based actions see to it."""
    after = yield from right("cr614_12_entering.aura_enters")(g, e, view, there)
    return after if after is not None else e


# --- counters, steps, drawing ---


def _put_without_more(g: Game, e: zo.Move, batch: Any) -> Steps:
    """Counters with which something enters are not put on it."""
    assert e.entering is not None
    total = {**e.entering.counters, **e.entering.by_rule}
    yield from perform(g, [], "122.6")
    return replace(e, entering=replace(e.entering, counters=total, by_rule=EMPTY))


def _counters_wear_off(g: Game) -> Steps:
    yield from right("cr500_steps.cleanup_step")(g)
    gone: list[Any] = [
        ch.RemoveCounters(target=o, kind=k, amount=n)
        for o in g.view.battlefield()
        for k, n in g.view.obj(o).counters.items()
        if k == "trample"
    ]
    gone += [ch.RemoveCounters(target=p, kind="poison", amount=1) for p in g.in_turn_order()]
    yield from perform(g, gone, "514.2")


def _no_cleanup(g: Game) -> Steps:
    yield from perform(g, [], "514.2")


def _stun_wears_off(g: Game) -> Steps:
    """A stun counter is removed in each untap step."""
    stunned = [o for o in g.view.permanents_of(g.state.turn.active) if not g.view.obj(o).tapped]
    yield from perform(g, [ch.RemoveCounters(target=o, kind="stun", amount=1) for o in stunned], "502.3")
    yield from right("cr500_steps.untap_step")(g)


def _one_replaces_all(g: Game, e: ef.Draw, ctx: Ctx) -> Steps:
    for p in nouns.players(e.who, ctx):
        for _ in range(amounts.amount(e.n, ctx)):
            happened = yield from doing.do(g, ctx, [doing.of_effect(ctx, zo.Draw, player=p)], "121.2")
            if not any(isinstance(x, zo.Draw) for x in happened):
                break


def _only_from_a_library(g: Game, player: str, n: int) -> bool:
    return bool(g.view.zone(Zone.LIBRARY, player)) and bool(right("cr118_optional.may_choose_to_draw")(g, player, n))


# --- attaching, playing ---


def _stays_with_the_first(g: Game, e: ef.Attach, ctx: Ctx) -> Steps:
    if any(g.view.obj(o).attached_to is not None for o in nouns.objects(e.what, ctx)):
        return
    yield from right("verbs_permanents.attach")(g, e, ctx)


def _kindred_as_sorceries(g: Game, p: Any, way: Any) -> str | None:
    from judgecall.engine.rules.cr601_3_permission import sorcery_time

    if "Kindred" in p.card.types and not sorcery_time(g, p.player):
        return "a kindred is no instant"
    reason: str | None = right("cr601_3_permission.wrong_time")(g, p, way)
    return reason


def _sick_blockers(g: Game, blocker: int) -> str | None:
    from judgecall.engine.rules.cr302_6_sickness import summoning_sick

    if summoning_sick(g, blocker):
        return "it is sick"
    reason: str | None = right("cr509_1_field.cant_be_chosen")(g, blocker)
    return reason


def _pool_stays(g: Game) -> Steps:
    """Mana stays until the turn is over."""
    kept = {p: g.state.players[p].mana for p in g.in_turn_order()}
    yield from right("cr500_turn.end_step")(g)
    for p, mana in kept.items():
        g.become(change_player(g.state, p, mana=mana))


def _granters_controller(g: Game, h: Any) -> tuple[str, ...]:
    """An ability that an Aura gives is the Aura's controller's."""
    from judgecall.engine.derive.cr613_layers import granter

    by = granter(h.abl)
    return (g.view.controller(by),) if by is not None else tuple(right("cr602_activating.who_may")(g, h))


def _lost_as_damage(g: Game, e: ef.LoseLife, ctx: Ctx) -> Steps:
    """Losing life is being dealt damage."""
    n = amounts.amount(e.n, ctx)
    yield from perform(g, [ch.Damage(dealer=ctx.source, target=p, amount=n) for p in nouns.players(e.who, ctx)], "119.3")


def _wherever_it_is(g: Game, e: Any, ctx: Ctx) -> Steps:
    """A card is returned from wherever it has gone meanwhile."""
    found = [_now(g, o) for o in nouns.objects(e.what, ctx)]
    there = [o for o in found if o in g.state.objects]
    yield from perform(g, [zo.Move(object=o, to=Zone.HAND) for o in there], "400.3")


def _tokens_go_unseen(g: Game, before: Any, happened: Any) -> list[Any]:
    """What a token does as it leaves isn't seen, for it is gone."""
    return [w for w in right(TRIGGERED)(g, before, happened) if g.view.obj(w.source).kind != "token"]


def _untapped_only(g: Game, p: Any, part: Any) -> str | None:
    """A tapped permanent can't be sacrificed for its ability."""
    if isinstance(part, lc.SacrificeCost) and part.what is None and g.view.obj(p.source).tapped:
        return "it is tapped"
    reason: str | None = right("cr118_costs.cant_pay")(g, p, part)
    return reason


WRONG = (
    Wrong(
        "what an Aura gives is its controller's",
        {"cr602_activating.who_may": _granters_controller},
        ("aura-0007",),
        rules=("303.4e",),
    ),
    Wrong("loss of life is damage", {"verbs_counters.lose_life": _lost_as_damage}, ("life-0009",), rules=("119.2",)),
    Wrong("a card is returned from anywhere", {"verbs_zones.to_hand": _wherever_it_is}, ("zone-0010",), rules=("400.7e",)),
    Wrong("all mana is the same", {"cr107_4_mana.may_be_spent_on": _true}, ("token-0008",), rules=("106.6",)),
    Wrong("tokens go unseen", {TRIGGERED: _tokens_go_unseen}, ("token-0013",), rules=("111.10j", "111.10q")),
    Wrong("a tapped Clue is used up", {"cr118_costs.cant_pay": _untapped_only}, ("token-0012",), rules=("111.10f",)),
    Wrong(
        "removal of abilities prevails",
        {"cr613_8_dependency.next_to_apply": _removal_prevails},
        ("ability-0005", "layer-0221"),
        rules=("613.7",),
    ),
    Wrong("equal abilities trigger once", {TRIGGERED: _each_once}, ("ability-0006",), rules=("113.2c",)),
    Wrong(
        "Sieges are not defeated", {TRIGGERED: _no_intrinsic}, ("battle-0005", "battle-0006", "battle-0010"), rules=("310.11b",)
    ),
    Wrong(
        "what is gained by an event doesn't see it",
        {TRIGGERED: _had_it_before},
        ("class-0001", "class-0003", "suspend-0002", "suspend-0008"),
        rules=("716.2a", "702.62a"),
    ),
    Wrong("a Vehicle is crewed once", {BEGIN: _crewed_once}, ("artifact-0013",), rules=("702.122a",)),
    Wrong("flash for abilities", {"cr602_activating.wrong_time": _flash_for_abilities}, ("sorcery-0003",), rules=("307.5",)),
    Wrong(
        "sacrifices make no mana", {"cr118_costs.cant_pay": _no_mana_of_tokens}, ("token-0005",), rules=("111.10a", "605.1a")
    ),
    Wrong(
        "discards are optional",
        {"cr118_costs.cant_pay": _discard_if_you_can, "cr118_costs.cant_pay_all": _discards_aside},
        ("token-0007", "cost-0015"),
        rules=("118.3",),
    ),
    Wrong(
        "targets stay legal",
        {"cr608_resolving.still_legal": _all_as_chosen},
        ("artifact-0002", "awaken-0004", "copy-0035", "escape-0030"),
        rules=("608.2b",),
    ),
    Wrong(
        "a spell follows its target", {"cr608_resolving.still_legal": _follows}, ("saga-0144", "zone-0004"), rules=("608.2b",)
    ),
    Wrong("all targets differ", {"cr115_targets.choose_targets": _all_distinct}, ("target-0002",), rules=("115.3",)),
    Wrong("up to is exactly", {"cr115_targets.choose_targets": _at_least_one}, ("target-0004", "saga-0017"), rules=("115.6",)),
    Wrong(
        "hexproof keeps off what doesn't target",
        {"expanding.damage_possible": _touching_is_targeting},
        ("overload-0001", "target-0007", "target-0010"),
        rules=("115.10a", "702.96b"),
    ),
    Wrong("an ability finds what returned", {"doing.where_it_is": _found_again}, ("zone-0014",), rules=("400.7",)),
    Wrong(
        "an Aura is lost with its creature",
        {"cr608_resolving.auras_that_went": _no_follow},
        ("zone-0016", "zone-0017"),
        rules=("400.7f",),
    ),
    Wrong("effects go with the card", {FINISH: _effects_go_with_the_card}, ("zone-0005", "zone-0007"), rules=("400.7",)),
    Wrong("what returns is its owner's", {FINISH: _to_its_owner}, ("zone-0011",), rules=("400.7j",)),
    Wrong("loyalty is for what was cast", {FINISH: _loyal_when_cast}, ("walker-0001",), rules=("306.5b",)),
    Wrong("Equipment enters attached", {FINISH: _attached_at_once}, ("artifact-0005",), rules=("301.5b",)),
    Wrong("Auras enter to die", {"cr614_12_entering.aura_enters": _enters_and_dies}, ("aura-0002",), rules=("303.4g",)),
    Wrong(
        "entering with counters puts none",
        {"cr614_12_entering.counters_put": _put_without_more},
        ("counter-0013", "saga-0023", "saga-0026"),
        rules=("122.6", "122.6a"),
    ),
    Wrong(
        "counters wear off",
        {"cr500_steps.cleanup_step": _counters_wear_off},
        ("counter-0004", "counter-0015"),
        rules=("122.1b", "122.1f"),
    ),
    Wrong(
        "nothing wears off",
        {"cr500_steps.cleanup_step": _no_cleanup},
        ("creature-0006", "damage-0007"),
        rules=("514.2", "120.6"),
    ),
    Wrong("stun counters wear off", {"cr500_steps.untap_step": _stun_wears_off}, ("counter-0009",), rules=("122.1d",)),
    Wrong("one replacement for all draws", {DRAW: _one_replaces_all}, ("draw-0006",), rules=("121.6b",)),
    Wrong(
        "nobody chooses to draw nothing",
        {"cr118_optional.may_choose_to_draw": _only_from_a_library},
        ("draw-0007",),
        rules=("121.3", "121.3a"),
    ),
    Wrong(
        "Equipment stays with the first",
        {"verbs_permanents.attach": _stays_with_the_first},
        ("artifact-0004",),
        rules=("701.3a",),
    ),
    Wrong("kindreds are slow", {"cr601_3_permission.wrong_time": _kindred_as_sorceries}, ("kindred-0002",), rules=("117.1a",)),
    Wrong(
        "sick creatures don't block", {"cr509_1_field.cant_be_chosen": _sick_blockers}, ("creature-0005",), rules=("509.1a",)
    ),
    Wrong("mana stays", {"cr500_turn.end_step": _pool_stays}, ("pool-0001", "pool-0002"), rules=("106.4", "500.5")),
    Wrong(
        "lost at the end of the turn", {"cr704_5_players.no_life": _nothing}, ("life-0002", "monarch-0096"), rules=("704.5a",)
    ),
)
