"""Rules 601.2b-d, 602.2b, 603.3c-d: what is announced for a spell or ability on the stack: modes, targets, division."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from ..cards.lang import abilities as ab
from ..cards.lang.effects import Mode, Modes
from ..cards.lang.nouns import Filter, Target
from ..choices import Procedure
from ..derive import cr613_layers as layers
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..derive.view import Live
from ..events import changes as ch
from ..kernel.pipeline import perform
from ..state.objects import NOTHING_ANNOUNCED, Abl, Announced, ObjectId
from . import cr115_targets as cr115
from . import cr700_2_modes as cr700


def announced_of(g: Game, oid: ObjectId) -> Announced:
    """What has been announced for an object on the stack."""
    o = g.view.obj(oid)
    return o.stack.announced if o.stack is not None else NOTHING_ANNOUNCED


def context_of(g: Game, oid: ObjectId) -> Ctx:
    """The context in which a spell or ability on the stack speaks, by last-known information when it is gone."""
    o = g.view.obj(oid)
    assert o.stack is not None
    on = o.stack
    source = oid if on.kind == "spell" else on.source
    return Ctx(Live(g), g.view.controller(oid), source, on.bindings, on.follow, on.announced, oid)


@rule("113.3a", "115.1a", "115.1b")
def ability_of(g: Game, oid: ObjectId) -> Any:
    """The ability of an object on the stack whose modes, targets and effects count: of a spell its spell ability, of
    an Aura spell the target that its enchant ability gives it; None when there is none."""
    o = g.view.obj(oid)
    if o.stack is None:
        return None
    if o.stack.ability is not None:
        return o.stack.ability
    return spell_ability(g.view.chars(oid).abilities, "Aura" in g.view.chars(oid).subtypes)


@lru_cache(maxsize=2048)
def spell_ability(abilities: tuple[Abl, ...], aura: bool) -> ab.Spell | None:
    """The spell ability among abilities. Several follow each other as one; where both halves of a fused spell call
    their targets by the same name (702.102d), they do so as modes that are all chosen."""
    spells = [x for a in abilities for x in layers.functional(a) if isinstance(x, ab.Spell)]
    if aura:
        return ab.Spell(targets=(aura_target(abilities),))
    if len(spells) < 2:
        return spells[0] if spells else None
    targets = tuple(t for s in spells for t in s.targets)
    if all(s.modes is None for s in spells) and len({t.as_ for t in targets}) == len(targets):
        return ab.Spell(targets=targets, do=tuple(e for s in spells for e in s.do))
    return ab.Spell(modes=Modes(modes=tuple(Mode(targets=s.targets, do=s.do) for s in spells)))


def aura_target(abilities: tuple[Abl, ...]) -> Target:
    """The target of an Aura spell: what all of its enchant abilities allow (702.5a, 702.5c-d)."""
    enchants = [a.ability for a in abilities if isinstance(a.ability, ab.Keyword) and a.ability.name == "enchant"]
    players = next((k.players for k in enchants if k.players is not None), None)
    what: Filter | None = None
    for k in enchants:
        if k.what is not None:
            what = k.what if what is None else Filter(any_=(k.what,), not_=Filter(not_=what))
    return Target(as_="enchanted", what=what, players=players)


def is_fused(announced: Announced) -> bool:
    """Whether both halves of a split card are cast together (702.102a)."""
    return bool(announced.paid.get("fuse"))


@rule("603.3c", "603.3d", "601.2b", "601.2c", "601.2d")
def announce_choices(g: Game, ctx: Ctx, oid: ObjectId, ability: Any) -> Procedure[Announced | None]:
    """Modes, targets and division of a triggered ability just put on the stack, noted on it; None when one of them
    can't be chosen."""
    announced = announced_of(g, oid)
    if ability is None or not (ability.modes or ability.targets):
        return announced
    modes = yield from cr700.choose_modes(g, ctx, ability)
    if modes is None or (ability.modes is not None and not modes):
        return None
    targets = cr700.targets_of(g, ability, modes)
    groups = yield from cr115.choose_targets(g, ctx, targets)
    if groups is None:
        return None
    division = yield from cr115.choose_division(g, ctx, targets, groups)
    announced = replace(announced, modes=modes, targets=groups, division=division)
    yield from note(g, oid, announced, "603.3d")
    return announced


def note(g: Game, oid: ObjectId, announced: Announced, *rules: str) -> Procedure[None]:
    """Note the decisions on the object on the stack."""
    if announced != announced_of(g, oid):
        yield from perform(g, [ch.SetAnnounced(object=oid, announced=announced)], *rules)
