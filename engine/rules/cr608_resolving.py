"""Rule 608: resolving spells and abilities."""

from __future__ import annotations

from typing import Any

import msgspec

from ..cards.lang import abilities as ab
from ..cards.lang.continuous import CastFrom
from ..cards.lang.effects import Effect, May, Modes
from ..cards.lang.nouns import Target
from ..choices import Procedure
from ..derive import conditions
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..derive.view import Live
from ..events import changes as ch
from ..events import course as co
from ..events import zones as zo
from ..kernel.effects import carry_out
from ..kernel.pipeline import perform
from ..state.effects import ContinuousEffect, Lasting
from ..state.objects import Announced, GameObject, ObjectId, OnStack, PlayerId, Recipient
from ..terms.zones import Zone
from . import cr603_noticing as noticing
from . import cr608_2b_legality as legality
from . import cr702_131_ascend as cr702_131
from . import cr702_179_speed as cr702_179
from . import cr726_initiative as cr726
from .cr601_2_announcing import ability_of
from .replacement.cr614_finding import ADVENTURE


@rule("608.1", "608.2")
def resolve_top(g: Game) -> Procedure[None]:
    """Resolve the topmost object of the stack."""
    oid = g.view.zone(Zone.STACK)[-1]
    o = g.state.objects[oid]
    assert o.stack is not None
    g.remark("resolves", ("608.1", *o.stack.keyword), oid)
    if not intervening_if_holds(g, o, o.stack):
        yield from remove_from_stack(g, oid, "603.4")
        return
    legal = still_legal(g, oid, o.stack)
    if legal is None and (yield from ceases_to_be_bestowed(g, oid)):
        legal = ()
    if legal is None:
        yield from fizzle(g, oid)
        return
    if o.stack.kind == "spell" and is_permanent_spell(g, oid):
        yield from resolve_permanent(g, oid, legal)
    else:
        yield from resolve_effects(g, oid, legal)


@rule("608.2a", "603.4")
def intervening_if_holds(g: Game, o: GameObject, on: OnStack) -> bool:
    """The intervening "if" clause of a triggered ability is checked again."""
    ability = on.ability
    if not isinstance(ability, ab.Triggered) or ability.if_ is None:
        return True
    return conditions.holds(ability.if_, context(g, o.id))


def context(g: Game, oid: ObjectId) -> Ctx:
    """The context in which a spell or ability on the stack speaks."""
    o = g.view.obj(oid)
    assert o.stack is not None
    on = o.stack
    you = g.view.controller(oid)
    source = on.source if on.kind != "spell" else oid
    bindings = {**on.bindings, **on.announced.used}
    used = (o for objects in on.announced.used.values() for o in objects)
    follow = {**on.follow, **{o: g.state.successor[o] for o in used if o in g.state.successor}}  # 400.7j
    if on.kind == "triggered":
        follow.update(auras_that_went(g, on))
    ctx = Ctx(Live(g), you, source, bindings, follow, on.announced, oid)
    ctx.keyword = on.keyword
    return ctx


@rule("400.7f")
def auras_that_went(g: Game, on: OnStack) -> dict[ObjectId, ObjectId]:
    """What an Aura that triggered as its permanent left became in the graveyard: it went there with the permanent, or
    afterward for want of it."""
    last = g.state.last_known.get(on.source)
    new = g.state.successor.get(on.source)
    if last is None or new is None or "Aura" not in last.characteristics.subtypes or last.object.attached_to not in on.follow:
        return {}
    return {on.source: new} if g.view.obj(new).zone is Zone.GRAVEYARD else {}


@rule("608.2b")
def still_legal(g: Game, oid: ObjectId, on: OnStack) -> tuple[tuple[Recipient, ...], ...] | None:
    """The targets that are still legal, target by target; None when there were targets and none is."""
    chosen = on.announced.targets
    if not any(chosen):
        return chosen
    legal = legality.still_legal(g, oid)
    return legal if any(legal) else None


@rule("702.103e", "608.3b")
def ceases_to_be_bestowed(g: Game, oid: ObjectId) -> Procedure[bool]:
    """A bestowed Aura spell with an illegal target goes on resolving as a creature spell."""
    on = g.state.objects[oid].stack
    assert on is not None
    if on.announced.method != "bestow":
        return False
    plain = msgspec.structs.replace(on.announced, method="", targets=())
    yield from perform(g, [ch.SetAnnounced(object=oid, announced=plain)], "702.103e")
    return True


@rule("608.2b", "608.3b")
def fizzle(g: Game, oid: ObjectId) -> Procedure[None]:
    """Without a legal target it doesn't resolve: a spell goes to its owner's graveyard, an ability ceases to exist."""
    yield from remove_from_stack(g, oid, "608.2b")


def remove_from_stack(g: Game, oid: ObjectId, number: str) -> Procedure[None]:
    """Take a spell or ability off the stack that doesn't resolve."""
    o = g.state.objects[oid]
    if o.kind == "ability":
        yield from perform(g, [zo.CeaseToExist(object=oid), co.Resolved(object=oid, fizzled=True)], number)
    else:
        move = zo.Move(object=oid, to=Zone.GRAVEYARD, cause="fizzle")
        yield from perform(g, [move, co.Resolved(object=oid, fizzled=True)], number)


@rule("608.2c", "608.2n", "608.2p")
def resolve_effects(g: Game, oid: ObjectId, legal: tuple[tuple[Recipient, ...], ...]) -> Procedure[None]:
    """Follow the instructions in the order written; last, a spell goes to its owner's graveyard, an ability ceases to
    exist."""
    o = g.state.objects[oid]
    on = o.stack
    assert on is not None
    ctx = context(g, oid)
    cr726.ventures(g, on)
    yield from cr702_179.accelerate(g, on, ctx.you)
    if on.kind == "spell":
        yield from cr702_131.spell_ability(g, oid, ctx.you)
    ability = on.ability if on.ability is not None else spell_ability(g, oid)
    if not may_do_it_once_more(g, on, ability):
        g.remark("not done: it was done this turn", ("603.2h",), oid)
    else:
        for names, effects in runs(ability, on.announced, legal):
            ctx.bindings.update(names)
            yield from carry_out(g, effects, ctx)
        note_what_is_done_once(g, on, ability, ctx)
    if oid not in g.state.objects:
        yield from perform(g, [co.Resolved(object=oid)], "608.2p", *on.keyword)
    elif o.kind == "ability":
        yield from perform(g, [zo.CeaseToExist(object=oid), co.Resolved(object=oid)], "608.2n", *on.keyword)
    else:
        move = zo.Move(object=oid, to=Zone.GRAVEYARD, cause="resolve")
        happened = yield from perform(g, [move, co.Resolved(object=oid)], "608.2n")
        moved = next((e for e in happened if isinstance(e, zo.Move) and e.object == oid), None)
        if moved is not None and moved.cause == ADVENTURE and moved.new is not None:
            yield from go_on_an_adventure(g, ctx.you, moved.new)


@rule("603.2h")
def may_do_it_once_more(g: Game, on: OnStack, ability: Any) -> bool:
    """Whether what an ability that has triggered several times says to do only once each turn wasn't done yet."""
    limited = getattr(ability, "do_once_each_turn", False)
    return not (limited and noticing.done_this_turn(g, on.source, on.number))


def note_what_is_done_once(g: Game, on: OnStack, ability: Any, ctx: Ctx) -> None:
    """Note that what an ability says to do only once each turn was done: an option, if it was taken (603.2h)."""
    if not getattr(ability, "do_once_each_turn", False):
        return
    options = [e.as_ for e in ability.do if isinstance(e, May)]
    if not options or any(ctx.bindings.get(name) for name in options):
        g.write((ch.Limited(key=(on.source, "done", on.number)),))


@rule("715.3d")
def go_on_an_adventure(g: Game, player: PlayerId, oid: ObjectId) -> Procedure[None]:
    """For as long as the card remains exiled, the player who exiled it may play it."""
    effect = ContinuousEffect(
        id=0,
        source=oid,
        controller=player,
        timestamp=0,
        parts=(CastFrom(label="adventure", lands=True),),
        affected=(oid,),
        open=None,
        lasting=Lasting(name="game", player=player, turn=g.state.turn.number),
    )
    yield from perform(g, [ch.BeginEffect(effect=effect)], "715.3d")


def spell_ability(g: Game, oid: ObjectId) -> Any:
    """What an instant, sorcery or Aura spell does or targets (113.3a, 115.1b)."""
    return ability_of(g, oid)


def runs(
    ability: Any, announced: Announced, legal: tuple[tuple[Recipient, ...], ...]
) -> list[tuple[dict[str, Any], tuple[Effect, ...]]]:
    """The instructions, with the names of their targets bound to what is still legal: those of the chosen modes in
    printed order (700.2a), each instance of a mode with its own targets, then those of the ability itself."""
    if ability is None:
        return []
    left = list(legal)
    base: dict[str, Any] = {} if announced.x is None else {"X": announced.x}
    for spec in getattr(ability, "targets", ()):
        base[spec.as_] = left.pop(0) if left else ()
    base["division"] = announced.division
    out: list[tuple[dict[str, Any], tuple[Effect, ...]]] = []
    modes: Modes | None = getattr(ability, "modes", None)
    if modes is not None:
        for i in sorted(announced.modes):
            names = dict(base)
            for spec in modes.modes[i].targets:
                names[spec.as_] = left.pop(0) if left else ()
            out.append((names, modes.modes[i].do))
    do: tuple[Effect, ...] = getattr(ability, "do", ())
    return [*out, (base, do)] if do or not out else out


def target_specs(ability: Any, announced: Announced) -> list[Target]:
    """The uses of the word target that apply: of the ability, then of its chosen modes in printed order; the order of
    `Announced.targets`."""
    if ability is None:
        return []
    specs: list[Target] = list(getattr(ability, "targets", ()))
    modes: Modes | None = getattr(ability, "modes", None)
    if modes is not None:
        for i in sorted(announced.modes):
            specs += modes.modes[i].targets
    return specs


# --- permanent spells -------------------------------------------------------------------------------------------------


def is_permanent_spell(g: Game, oid: ObjectId) -> bool:
    """Whether a spell becomes a permanent (608.3)."""
    return bool(g.view.chars(oid).types & {"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})


@rule("608.3", "608.3a", "608.3c", "608.3e", "608.3f")
def resolve_permanent(g: Game, oid: ObjectId, legal: tuple[tuple[Recipient, ...], ...]) -> Procedure[None]:
    """A permanent spell enters under its controller's control, an Aura attached to its target, a copy as a token. When
    it can't enter, it goes to its owner's graveyard."""
    o = g.state.objects[oid]
    assert o.stack is not None
    host = next((t for group in legal for t in group), None)
    entering = zo.Entering(
        controller=g.view.controller(oid),
        face=o.face,
        face_down=o.face_down,
        attached_to=host if "Aura" in g.view.chars(oid).subtypes else None,
        announced=o.stack.announced,
    )
    move = zo.Move(object=oid, to=Zone.BATTLEFIELD, cause="resolve", entering=entering)
    happened = yield from perform(g, [move, co.Resolved(object=oid)], "608.3a")
    if oid in g.state.objects and not any(isinstance(e, zo.Move) for e in happened):
        yield from perform(g, [zo.Move(object=oid, to=Zone.GRAVEYARD, cause="resolve")], "608.3e")
