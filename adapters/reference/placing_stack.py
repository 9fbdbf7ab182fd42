"""Objects of a set-up that are on the stack, with the decisions that they carry (601.2b-d, 707.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ...engine.cards.lang import abilities as ab
from ...engine.cards.lang import continuous as con
from ...engine.derive import cr613_layers as layers
from ...engine.derive.game import Game
from ...engine.rules import cr115_targets as cr115
from ...engine.rules import cr601_2_announcing as announcing
from ...engine.rules.cr603_3_stacking import NO_CHARACTERISTICS
from ...engine.rules.cr700_2_modes import targets_of
from ...engine.state.objects import Abl, Announced, GameObject, ObjectId, OnStack, Recipient
from ...engine.terms.zones import Zone
from .. import port
from . import abilities
from .refs import own_text

if TYPE_CHECKING:
    from .placing import Placed


def on_stack(g: Game, placed: Placed, oid: ObjectId, row: port.ObjectSetup) -> GameObject:
    """The spell or ability of a row."""
    announced = row.announced or port.Announced()
    o = g.state.objects[oid]
    if announced.ability is not None or announced.source is not None:
        o = _ability(g, placed, o, row, announced)
    else:
        on = OnStack(kind="spell", source=oid, is_copy=announced.copy, announced=_costs(o, announced, row))
        o = replace(o, stack=on, kind="copy" if announced.copy else o.kind)
    g.become(replace(g.state, objects={**g.state.objects, oid: o}))
    return _with_decisions(g, placed, o, announced)


def _ability(g: Game, placed: Placed, o: GameObject, row: port.ObjectSetup, announced: port.Announced) -> GameObject:
    from .placing import malformed

    if announced.source is None:
        raise malformed(f"{row.ref}: an ability on the stack has a source")
    source = placed.refer(announced.source)
    wanted = announced.ability or port.Ability()
    abl = _meant(g, source, wanted)
    if abl is None:
        raise malformed(f"{row.ref}: {row.card} has no such ability {wanted!r} that uses the stack")
    ability = _that_uses_the_stack(abl)
    assert ability is not None
    bindings: dict[str, Any] = {}
    if announced.event is not None:
        bindings["that"] = placed.refer(announced.event)
    on = OnStack(
        kind="activated" if isinstance(ability, ab.Activated) else "triggered",
        source=source,
        ability=ability,
        number=abl.number,
        chapter=abl.number if isinstance(ability, ab.Chapter) else None,
        is_copy=announced.copy,
        bindings=bindings,
    )
    return replace(
        o, kind="ability", faces=(NO_CHARACTERISTICS,), layout="normal", face=0, stack=on, owner=row.controller or row.owner
    )


def _meant(g: Game, source: ObjectId, wanted: port.Ability) -> Abl | None:
    """The ability of the source that is meant: one that can be on the stack at all."""
    printed = own_text(g, source)
    for a in (*g.view.chars(source).abilities, *printed):
        if _that_uses_the_stack(a) is not None and abilities.fits(wanted, abilities.named(a, printed)):
            return a
    return None


def _that_uses_the_stack(abl: Abl) -> ab.Activated | ab.Triggered | ab.Chapter | None:
    found = (x for x in layers.functional(abl) if isinstance(x, ab.Activated | ab.Triggered | ab.Chapter))
    return next(found, None)


def _costs(o: GameObject, announced: port.Announced, row: port.ObjectSetup) -> Announced:
    """Which costs were paid, by their labels: the alternative one, and additional ones (118.8-9)."""
    from .placing import malformed

    face = o.face
    found = [x for f in o.faces for a in f.abilities for x in layers.functional(a)]
    additional = {x.label for x in found if isinstance(x, ab.AdditionalCost)}
    ways: dict[str, tuple[Zone, bool]] = {
        x.label: (x.zone, x.exile_when_leaving) for x in found if isinstance(x, ab.AlternativeCost)
    }
    for s in found:
        if isinstance(s, ab.Static):
            ways |= {p.label: (s.zone, p.exile_when_leaving) for p in s.parts if isinstance(p, con.CastFrom)}
    unknown = [label for label in announced.costs if label not in ways and label not in additional]
    if unknown:
        allowed = ", ".join([*additional, *ways]) or "none"
        raise malformed(f"{row.ref}: {row.card} has no cost {unknown[0]!r} that could have been paid, only: {allowed}")
    paid: dict[str, int] = {}
    method = ""
    for label in announced.costs:
        if label in ways and label not in additional:
            method = label
        else:
            paid[label] = paid.get(label, 0) + 1
    zone, leaves = ways.get(method, (Zone.HAND, False))
    return Announced(
        x=announced.x,
        paid=paid,
        method=method,
        cast_from=Zone.COMMAND if row.commander and not method else zone,
        face=face,
        exile_when_leaving=leaves,
    )


def _with_decisions(g: Game, placed: Placed, o: GameObject, announced: port.Announced) -> GameObject:
    """Modes, X, targets and division, once the object is on the stack and its ability is known."""
    from .placing import malformed

    on = o.stack
    assert on is not None
    modes = tuple(m - 1 for m in announced.modes)
    decided = replace(on.announced, modes=modes, x=announced.x)
    ability = announcing.ability_of(g, o.id)
    there = len(ability.modes.modes) if ability is not None and ability.modes is not None else 0
    if any(not 0 <= m < there for m in modes):
        raise malformed(f"{placed.setup.objects[o.id - 1].ref}: it has {there} modes; announced are {list(announced.modes)}")
    uses = targets_of(g, ability, modes) if ability is not None else ()
    groups = _groups(g, placed, o, uses, announced.targets)
    ref = placed.setup.objects[o.id - 1].ref
    ctx = announcing.context_of(g, o.id)
    for number, (use, group) in enumerate(zip(uses, groups, strict=True), start=1):
        most = cr115.bounds(use, ctx, len(group))[1] if use.n is not None or use.up_to else len(group)
        if len(group) > most:
            raise malformed(f"{ref}: {len(group)} targets are given for use {number} of the word target, which takes {most}")
        least = cr115.bounds(use, ctx, len(group))[0]
        if len(group) < least:
            raise malformed(
                f"{ref}: {len(group)} targets are given for use {number} of the word target, which takes {least} (601.2c)"
            )
    if announced.x is not None and on.kind == "spell" and not _has_x(o):
        raise malformed(f"{ref}: it has no X (107.3)")
    division = {
        (i, r): share.amount
        for share in announced.division
        for r in [_recipient(placed, share.to)]
        for i, group in enumerate(groups)
        if r in group
    }
    decided = replace(decided, targets=groups, division=division)
    return replace(o, stack=replace(on, announced=decided))


def _has_x(o: GameObject) -> bool:
    """Whether X stands in the mana cost of a spell, or in another cost of it."""
    return any("X" in str(f.mana_cost or "") or "{X}" in repr(f.abilities) or "'x'" in repr(f.abilities) for f in o.faces)


def _recipient(placed: Placed, value: port.Value) -> Recipient:
    from .placing import malformed

    if isinstance(value, port.OfPlayer):
        return value.player
    if not isinstance(value, port.OfObject) or value.object.ref is None:
        raise malformed(f"a target in the set-up without ref: {value!r}")
    return placed.refer(value.object.ref)


def _groups(
    g: Game, placed: Placed, o: GameObject, uses: Sequence[Any], given: tuple[port.Targets, ...]
) -> tuple[tuple[Recipient, ...], ...]:
    """The targets of each use of the word. Those of a single group are dealt out when there are several uses."""
    from .placing import malformed

    by_number = {t.number: tuple(_recipient(placed, v) for v in t.targets) for t in given}
    if set(by_number) - set(range(1, len(uses) + 1)):
        raise malformed(f"{placed.setup.objects[o.id - 1].ref}: it has {len(uses)} uses of the word target")
    if set(by_number) != {1} or len(uses) < 2:
        return tuple(by_number.get(i, ()) for i in range(1, len(uses) + 1))
    ctx = announcing.context_of(g, o.id)
    left = list(by_number[1])
    groups: list[tuple[Recipient, ...]] = []
    for i, use in enumerate(uses):
        later = sum(cr115.bounds(u, ctx, len(left))[0] for u in uses[i + 1 :])
        most = max(0, min(cr115.bounds(use, ctx, len(left))[1], len(left) - later))
        groups.append(tuple(left[:most]))
        del left[:most]
    return tuple(groups)
