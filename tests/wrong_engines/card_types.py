"""Misreadings of the card types (3xx): artifacts, creatures, Auras, lands, planeswalkers, battles."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judgecall.engine.cards.lang import costs as lc
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.terms.steps import Step
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, false, none, nothing, right

Steps = Generator[Any, Any, Any]

SICK = "cr302_6_sickness.summoning_sick"
ATTACHED = "cr704_5_attachments."
PLAYS = "cr305_lands.plays_left"
LOYAL = "cr602_activating.loyalty"


def _its_controllers_creatures(g: Game, board: Any) -> list[Any]:
    """Equipment lets go of a creature that its controller doesn't control."""
    out = list(right(ATTACHED + "equipment")(g, board))
    for x in board:
        host = x.o.attached_to
        if "Equipment" in x.c.subtypes and isinstance(host, int) and g.view.controller(host) != x.c.controller:
            out.append(ch.UnattachIt(object=x.id))
    return out


def _sick_crew(g: Game, p: Any, part: Any) -> str | None:
    from judgecall.engine.rules import cr302_6_sickness as sickness

    if isinstance(part, lc.TapOthers):
        own = [o for o in g.view.permanents_of(p.player) if "Creature" in g.view.chars(o).types]
        if own and all(sickness.summoning_sick(g, o) for o in own if o != p.source):
            return "the crew is sick"
    reason: str | None = right("cr118_costs.cant_pay")(g, p, part)
    return reason


def _everything_is_sick(g: Game, oid: int) -> bool:
    from judgecall.engine.rules import cr302_6_sickness as sickness

    c = g.view.chars(oid)
    land = "Land" in c.types and "Creature" not in c.types
    return not land and "haste" not in c.keywords and not sickness.controlled_since_turn_began(g, oid)


def _only_new_ones(g: Game, oid: int) -> bool:
    """A creature is sick in the turn it enters, whoever has it since."""
    return bool(right(SICK)(g, oid)) and g.view.obj(oid).entered_turn == g.state.turn.number


def _lands_put_count(g: Game, player: str) -> int:
    put = sum(
        1
        for e in g.this_turn(zo.Move)
        if e.to is Zone.BATTLEFIELD and e.cause != "play" and e.new is not None and "Land" in g.view.chars(e.new).types
    )
    return int(right(PLAYS)(g, player)) - put


def _one_more_only(g: Game, player: str) -> int:
    return min(2, int(right(PLAYS)(g, player)))


def _plays_at_any_time(g: Game, player: str) -> bool:
    return g.state.turn.step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)


def _any_number(g: Game, player: str, h: Any) -> str | None:
    """Loyalty abilities as often as one likes."""
    reason: str | None = right(LOYAL)(g, player, h)
    return None if reason is not None and "this turn" in reason else reason


def _of_the_card(g: Game, player: str, h: Any) -> str | None:
    """The limit is remembered for the card."""
    o = g.view.obj(h.object)
    while o.former is not None:
        o = g.view.obj(o.former)
        if g.state.activations.get(("loyalty", o.id)):
            return "its loyalty ability has been activated this turn"
    reason: str | None = right(LOYAL)(g, player, h)
    return reason


def _enters_after_all(g: Game, oid: int, legal: Any = ()) -> Steps:
    """An Aura spell without its target enters, and state-based actions see to it."""
    from judgecall.engine.rules import cr608_resolving as resolving

    if "Aura" in g.view.chars(oid).subtypes:
        yield from resolving.resolve_permanent(g, oid, ())
    else:
        yield from right("cr608_resolving.fizzle")(g, oid)


def _not_ones_own(g: Game) -> tuple[Any, ...]:
    """Nobody attacks a battle of their own."""
    active = g.state.turn.active
    return tuple(d for d in right("cr506_combat.attackable")(g) if isinstance(d, str) or g.view.controller(d) != active)


def _any_protector(g: Game, e: Any, subtypes: Any) -> Steps:
    return (yield from right("cr614_12_entering.siege_enters")(g, e, frozenset()))


def _levels_are_skipped(g: Game, player: str, h: Any, paying: bool = False) -> str | None:
    reason: str | None = right("cr602_activating.cant_begin")(g, player, h, paying)
    return None if reason is not None and "condition" in reason else reason


def _levels_at_any_time(g: Game, player: str, h: Any, paying: bool = False) -> str | None:
    if any(isinstance(e, ef.SetLevel) for e in h.ability.do):
        return None
    reason: str | None = right("cr602_activating.wrong_time")(g, player, h, paying)
    return reason


def _keeps_choices(g: Game, e: zo.Move, batch: Any) -> Steps:
    """A card keeps its level."""
    o = g.state.objects.get(e.object) if e.object is not None else None
    old = g.view.obj(o.former) if o is not None and o.former is not None else None
    if old is not None and e.entering is not None:
        e = replace(e, entering=replace(e.entering, chosen=old.chosen))
    return (yield from right("cr614_12_entering.finish")(g, e, batch))


def _copies_levels(g: Game, e: zo.Move, batch: Any) -> Steps:
    """A copy has the level of what it copies."""
    if e.entering is not None and e.entering.copied:
        levels = [o.chosen["level"] for o in g.state.objects.values() if "level" in o.chosen]
        e = replace(e, entering=replace(e.entering, chosen={"level": max(levels, default=1)}))
    return (yield from right("cr614_12_entering.finish")(g, e, batch))


def _levels_of_all(g: Game, e: ef.SetLevel, ctx: Any) -> Steps:
    """A player has a level in a Class, however many of it there are."""
    name = g.view.chars(ctx.source).name
    same = [o for o in g.view.permanents_of(ctx.you) if g.view.chars(o).name == name]
    yield from perform(g, [ch.SetChosen(object=o, key="level", value=e.n) for o in same], "716.2a")


WRONG = (
    Wrong(
        "levels are skipped",
        {"cr602_activating.cant_begin": _levels_are_skipped},
        ("class-0001", "class-0004"),
        rules=("716.2a",),
    ),
    Wrong(
        "levels are gained at any time", {"cr602_activating.wrong_time": _levels_at_any_time}, ("class-0002",), rules=("307.5",)
    ),
    Wrong("a card keeps its level", {"cr614_12_entering.finish": _keeps_choices}, ("class-0005",), rules=("716.2d",)),
    Wrong("a copy has the level", {"cr614_12_entering.finish": _copies_levels}, ("class-0006",), rules=("716.2b",)),
    Wrong("a player has the level", {"cr716_classes.set_level": _levels_of_all}, ("class-0004",), rules=("716.2a",)),
    Wrong(
        "Equipment is for one's own creatures",
        {ATTACHED + "equipment": _its_controllers_creatures},
        ("artifact-0001",),
        rules=("301.5d",),
    ),
    Wrong(
        "a creature Equipment equips",
        {"cr303_attachment.unfit": none, ATTACHED + "unattachable": nothing},
        ("artifact-0003",),
        rules=("301.5c",),
    ),
    Wrong("a new crew can't crew", {"cr118_costs.cant_pay": _sick_crew}, ("artifact-0012",), rules=("302.6", "702.122a")),
    Wrong(
        "no summoning sickness",
        {SICK: false},
        ("creature-0001", "creature-0003", "creature-0004", "zone-0003", "saga-0085"),
        rules=("302.6",),
    ),
    Wrong("everything is sick", {SICK: _everything_is_sick}, ("creature-0002", "token-0006"), rules=("302.6",)),
    Wrong("only what entered is sick", {SICK: _only_new_ones}, ("creature-0003",), rules=("302.6",)),
    Wrong("Auras without a target enter", {"cr608_resolving.fizzle": _enters_after_all}, ("aura-0003",), rules=("608.3b",)),
    Wrong(
        "enchant is asked on casting only",
        {ATTACHED + "auras": nothing},
        ("aura-0004", "aura-0006"),
        rules=("303.4c", "303.4d", "704.5m"),
    ),
    Wrong("lands that are put count", {PLAYS: _lands_put_count}, ("land-0002",), rules=("305.4",)),
    Wrong("additional lands don't add up", {PLAYS: _one_more_only}, ("land-0003",), rules=("305.2", "305.2a")),
    Wrong(
        "lands are played over the stack",
        {"cr601_3_permission.sorcery_time": _plays_at_any_time},
        ("land-0001", "permission-0002"),
        rules=("305.1",),
    ),
    Wrong("loyalty abilities without limit", {LOYAL: _any_number}, ("walker-0002", "walker-0006"), rules=("606.3",)),
    Wrong("the limit is the card's", {LOYAL: _of_the_card}, ("walker-0006",), rules=("606.3",)),
    Wrong(
        "no battle of one's own is attacked",
        {"cr506_combat.attackable": _not_ones_own},
        ("battle-0002", "battle-0003", "battle-0004"),
        rules=("310.8c", "310.8b"),
    ),
    Wrong(
        "a battle's controller protects it",
        {
            "cr614_12_entering.siege_enters": _any_protector,
            "cr704_5_battles.protected_by_controller": nothing,
        },
        ("battle-0001",),
        rules=("310.11a",),
    ),
    Wrong("battles stay", {"cr704_5_battles.no_defense": nothing}, ("battle-0007",), rules=("310.7",)),
    Wrong(
        "a battle keeps its protector",
        {"cr704_5_battles.protected_by_controller": nothing},
        ("battle-0008",),
        rules=("310.11a", "704.5x"),
    ),
)
