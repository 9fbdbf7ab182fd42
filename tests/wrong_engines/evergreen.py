"""Misreadings of the evergreen keywords (702) and of keyword actions (701)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import nouns as nouns_of
from judgecall.engine.derive import filters, nouns
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.events import course as co
from judgecall.engine.events import zones as zo
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, right

TARGETS = "cr115_targets."
ATTACH = "cr303_attachment."
FOUND = "cr614_finding."
APPLY = "cr614_applying."
CANT = "cr614_17_cant.cant_happen"
LIFELINK = "expanding.lifelink"
INSIDE = "expanding."
STACK = "verbs_stack."
NOTICE = "cr603_noticing."
PERMANENTS = "cr704_5_permanents."
BLOCK = "cr509_1_field."
FIGHT = "verbs_counters.fight"

# --- targets ----------------------------------------------------------------------------------------------------------


def _opponents_only(g: Game, ctx: Any, oid: int) -> bool:
    """Protection and shroud bind opponents only."""
    return ctx.you != g.view.controller(oid) and right(TARGETS + "cant_be_targeted")(g, ctx, oid)


def _everybody(g: Game, ctx: Any, oid: int) -> bool:
    """Hexproof binds the controller as well."""
    parts = g.view.parts_on(oid, con.CantBeTargeted)
    return any(p.what is None or filters.described(e.ctx, ctx.source, p.what) for p, e in parts)


def _any_color(g: Game, ctx: Any, oid: int) -> bool:
    """Hexproof from a color is hexproof."""
    parts = list(g.view.parts_on(oid, con.CantBeTargeted))
    hexproof = any(p.by is not None and ctx.you in nouns.players(p.by, e.ctx) for p, e in parts)
    return hexproof or right(TARGETS + "cant_be_targeted")(g, ctx, oid)


def _by_spells(g: Game, ctx: Any, oid: int) -> bool:
    """Protection and hexproof are of spells alone."""
    return g.view.obj(ctx.source).zone is not Zone.BATTLEFIELD and right(TARGETS + "cant_be_targeted")(g, ctx, oid)


def _by_its_source(g: Game, ctx: Any, oid: int) -> bool:
    """Protection from a player asks who controls the source of an ability, not who controls the ability."""
    source = g.view.obj(ctx.source)
    you = g.view.controller(ctx.source) if source.zone is Zone.BATTLEFIELD else ctx.you
    other = type(ctx)(ctx.view, you, ctx.source, ctx.bindings, ctx.follow, ctx.announced, ctx.stack_id)
    return right(TARGETS + "cant_be_targeted")(g, other, oid)


def _also_the_creatures(g: Game, ctx: Any, oid: int) -> bool:
    """What a player has protects that player's permanents."""
    owner = g.view.controller(oid)
    return right(TARGETS + "cant_be_targeted")(g, ctx, oid) or right(TARGETS + "player_cant_be_targeted")(g, ctx, owner)


def _as_announced(g: Game, oid: int) -> Any:
    """Targets that exist stay legal."""
    on = g.view.obj(oid).stack
    groups = on.announced.targets if on is not None else ()
    return tuple(tuple(t for t in group if isinstance(t, str) or t in g.state.objects) for group in groups)


# --- protection -------------------------------------------------------------------------------------------------------


def _spares_the_protected(g: Game, e: Any) -> str | None:
    """Protection stops destruction by what it is protection from."""
    if isinstance(e, zo.Destroy) and e.source is not None:
        for p, effect in g.view.parts_on(e.object, con.CantBeTargeted):
            if p.by is None and p.what is not None and filters.described(effect.ctx, e.source, p.what):
                return "it has protection"
    return right(CANT)(g, e)


def _prevents_always(g: Game, r: Any, op: Any, e: Any, batch: Any) -> list[Any]:
    """Damage that can't be prevented is prevented."""
    return []


def _only_in_combat(g: Game, r: Any, op: Any, e: Any, batch: Any) -> list[Any]:
    """Protection prevents combat damage alone."""
    return right(APPLY + "prevent")(g, r, op, e, batch) if e.combat or r.shield is not None else [e]


def _only_attaching(g: Game, v: Any, attachment: int, to: Any) -> str | None:
    """Protection leaves what is attached already."""
    if v.obj(attachment).attached_to == to:
        return None
    return right(ATTACH + "forbidden")(g, v, attachment, to)


def _auras_only(g: Game, v: Any, attachment: int, to: Any) -> str | None:
    """Protection is not about Equipment."""
    if "Equipment" in v.chars(attachment).subtypes:
        return None
    return right(ATTACH + "forbidden")(g, v, attachment, to)


def _never_kept(g: Game, *rest: Any) -> bool:
    return False


def _all_kept(g: Game, v: Any, part: Any, ctx: Any, attachment: int, to: int) -> bool:
    """A protection that doesn't remove one Aura removes none."""
    return part.keeps is not None and v.obj(attachment).attached_to == to


def _no_protection(g: Game, *rest: Any) -> list[Any]:
    return []


def _both_ways(g: Game, blocker: int, attacker: int) -> str | None:
    """A creature can't block what it has protection from."""
    for p, effect in g.view.parts_on(blocker, con.CantBeTargeted):
        if p.by is None and p.what is not None and filters.described(effect.ctx, attacker, p.what):
            return "it has protection"
    return right(BLOCK + "restricted")(g, blocker, attacker)


def _blocked_by_all(g: Game, blocker: int, attacker: int) -> str | None:
    """Protection is no evasion ability."""
    found = right(BLOCK + "evaded")(g, blocker, attacker)
    return None if found is not None and "702.16f" in found else found


# --- ward -------------------------------------------------------------------------------------------------------------


def _countered_all_the_same(g: Game, e: Any) -> str | None:
    return None if isinstance(e, zo.CounterIt) else right(CANT)(g, e)


def _spells_only(g: Game, e: Any, ctx: Any) -> Generator[Any, Any, None]:
    """Ward counters spells, not abilities."""
    what = ctx.bindings.get("that_spell")
    if what is None or g.view.obj(what).kind != "ability":
        yield from right(STACK + "counter")(g, e, ctx)


def _while_it_is_there(g: Game, e: Any, ctx: Any) -> Generator[Any, Any, None]:
    """Ward works only while the permanent is there."""
    if "that_spell" not in ctx.bindings or ctx.source in g.state.objects:
        yield from right(STACK + "counter")(g, e, ctx)


def _when_cast(g: Game, view: Any, oid: int, e: Any, ctx: Any) -> int:
    """Only what was cast or activated with that target triggers ward."""
    if isinstance(e, co.BecameTarget):
        cast = any(x.object == e.by for x in g.this_turn(co.SpellCast))
        activated = g.view.obj(e.by).kind == "ability"
        if not (cast or activated) or any(x.by == e.by and x is not e for x in g.this_turn(co.BecameTarget)):
            return 0
    return int(right(NOTICE + "how_often")(g, view, oid, e, ctx))


# --- indestructible, regeneration -------------------------------------------------------------------------------------


def _never_dies(g: Game, e: Any) -> str | None:
    """What is indestructible can't be put into a graveyard from the battlefield."""
    if isinstance(e, zo.Move) and e.to is Zone.GRAVEYARD and e.object is not None:
        o = g.state.objects.get(e.object)
        if o is not None and o.zone is Zone.BATTLEFIELD and "indestructible" in g.view.chars(o.id).keywords:
            return "it is indestructible"
    return right(CANT)(g, e)


def _deathtouched_all_turn(g: Game, board: Any) -> list[Any]:
    """Deathtouch is remembered as long as the damage."""
    touched = {e.target for e in g.this_turn(ch.Damage) if "deathtouch" in g.view.chars(e.dealer).keywords}
    return [zo.Destroy(object=x.id, by_rule=True) for x in board if x.id in touched and x.o.damage]


def _stays_in_combat(g: Game, r: Any, op: Any, e: Any) -> list[Any]:
    return [ch.RemoveDamage(objects=(e.object,)), ch.TapIt(object=e.object)]


def _untapped(g: Game, r: Any, op: Any, e: Any) -> list[Any]:
    return [ch.Regenerated(object=e.object, applied=e.applied)]


def _damage_stays(g: Game, r: Any, op: Any, e: Any) -> list[Any]:
    """The creature is saved, and keeps its damage."""
    return [co.RemovedFromCombat(object=e.object), ch.TapIt(object=e.object)]


def _always(g: Game, *rest: Any) -> bool:
    return True


def _regenerated_always(g: Game, r: Any, op: Any, e: Any) -> list[Any]:
    return [ch.Regenerated(object=e.object, applied=e.applied), ch.TapIt(object=e.object)]


def _nobody_forbids(g: Game, e: Any) -> str | None:
    return None if isinstance(e, ch.Regenerated) else right(CANT)(g, e)


def _without_shield(g: Game, board: Any) -> list[Any]:
    """A regeneration shield keeps a creature out of the graveyard."""
    shielded = {o for s in g.state.shields.values() for o in s.about or ()}
    return [e for e in right(PERMANENTS + "no_toughness")(g, board) if e.object not in shielded]


def _sacrificed_by_destruction(g: Game, e: Any) -> list[Any]:
    return [zo.Destroy(object=e.object)]


# --- fight, damage ----------------------------------------------------------------------------------------------------


def _fight(g: Game, e: Any, ctx: Any, *, combat: bool = False, alone: bool = False, twice: bool = True) -> Any:
    from judgecall.engine.rules.doing import do, existing, of_effect, pick

    a = yield from pick(g, e.a, ctx)
    b = yield from pick(g, e.b, ctx)
    if not alone and not (existing(ctx, a) and existing(ctx, b)):
        return
    blows = [(x, y) for x, y in ((*a[:1], *b[:1]), (*b[:1], *a[:1])) if x in g.state.objects or alone] if a and b else []
    if alone and not blows:
        stack = g.view.obj(ctx.stack_id).stack
        assert stack is not None
        blows = [
            (x, y) for group in stack.announced.targets for x in group for h in stack.announced.targets for y in h if x != y
        ]
    if a and a[:1] == b[:1] and not twice:
        blows = blows[:1]
    events = [of_effect(ctx, ch.Damage, dealer=x, target=y, amount=g.view.chars(x).power or 0, combat=combat) for x, y in blows]
    yield from do(g, ctx, events, "701.14a")


def _combat_fight(g: Game, e: Any, ctx: Any) -> Any:
    """The damage of a fight is combat damage."""
    return _fight(g, e, ctx, combat=True)


def _lonely_fight(g: Game, e: Any, ctx: Any) -> Any:
    """The creature that is left deals its damage, and the one that is gone as well."""
    return _fight(g, e, ctx, alone=True)


def _once_itself(g: Game, e: Any, ctx: Any) -> Any:
    return _fight(g, e, ctx, twice=False)


def _lifelink_each(g: Game, e: Any) -> ch.GainLife | None:
    """Each instance of lifelink gains life."""
    n = sum(getattr(a.ability, "name", "") == "lifelink" for a in g.view.chars(e.dealer).abilities)
    gain = right(LIFELINK)(g, e)
    return None if gain is None else replace(gain, amount=n * gain.amount)


def _lifelink_of_the_spell(g: Game, e: Any) -> ch.GainLife | None:
    """Who makes a creature deal damage gains the life."""
    who = g.view.controller(e.source) if e.source is not None else g.view.controller(e.dealer)
    gain = right(LIFELINK)(g, e)
    return None if gain is None else replace(gain, player=who)


def _lifelink_of_the_owner(g: Game, e: Any) -> ch.GainLife | None:
    owner = g.view.obj(e.dealer).owner
    gain = right(LIFELINK)(g, e)
    return None if gain is None else replace(gain, player=owner)


def _there_only(g: Game, e: Any) -> list[Any]:
    """Damage of what is gone has no keywords."""
    if e.dealer in g.state.objects:
        return right(INSIDE + "damage")(g, e)
    return [replace(x, deathtouch=False) if isinstance(x, ch.MarkDamage) else x for x in right(INSIDE + "damage")(g, e)]


def _lifelink_there_only(g: Game, e: Any) -> ch.GainLife | None:
    return right(LIFELINK)(g, e) if e.dealer in g.state.objects else None


def _infect_in_combat(g: Game, e: Any) -> list[Any]:
    """Infect changes combat damage alone."""
    if e.combat or "infect" not in g.view.chars(e.dealer).keywords:
        return right(INSIDE + "damage")(g, e)
    if isinstance(e.target, str):
        return [ch.LoseLife(player=e.target, amount=e.amount, cause="damage")]
    return [ch.MarkDamage(object=e.target, amount=e.amount)]


def _toxic_as_damage(g: Game, e: Any) -> list[Any]:
    """Toxic gives as many poison counters as damage."""
    found = right(INSIDE + "damage")(g, e)
    return [replace(x, amount=e.amount) if isinstance(x, ch.PutCounters) else x for x in found]


def _infect_and_life(g: Game, e: Any) -> list[Any]:
    """Damage with infect costs life besides."""
    found = right(INSIDE + "damage")(g, e)
    if isinstance(e.target, str) and not any(isinstance(x, ch.LoseLife) for x in found):
        found = [*found, ch.LoseLife(player=e.target, amount=e.amount, cause="damage")]
    return found


# --- others -----------------------------------------------------------------------------------------------------------


def _directly(g: Game, objects: Any) -> list[Any]:
    """What is attached stays when a permanent phases out."""
    return [e for e in right("cr702_26_phasing.phasing_out")(g, objects) if not e.indirectly]


def _sum_of_menace(g: Game, player: str, attackers: Any) -> Any:
    """Two instances of menace ask for a third blocker."""
    least, most = right(BLOCK + "numbers_of_blockers")(g, player, attackers)
    for a in least:
        least[a] = 1 + sum((p.least or 1) - 1 for p, _ in g.view.parts_on(a, con.CantBeBlocked))
    return least, most


def _to_the_caster(g: Game, e: Any, ctx: Any) -> Any:
    """An exchange of control gives what it can to the controller of the spell."""
    from judgecall.engine.cards.lang import effects as ef
    from judgecall.engine.rules.verbs_continuous import modify

    return modify(g, ef.Modify(what=e.a, parts=(con.ControlledBy(),), lasts="game"), ctx)


def _goaded_for_good(g: Game, e: Any, ctx: Any) -> Generator[Any, Any, None]:
    """Goad has no end."""
    from judgecall.engine.cards.lang import effects as ef
    from judgecall.engine.rules.verbs_continuous import modify

    parts = (con.MustAttack(not_whom=nouns_of.Player(name="you")),)
    return modify(g, ef.Modify(what=e.what, parts=parts, lasts="game"), ctx)


WRONG = (
    Wrong(
        "protection binds opponents",
        {TARGETS + "cant_be_targeted": _opponents_only},
        ("basic-0029",),
        rules=("702.16j",),
    ),
    Wrong(
        "hexproof is shroud",
        {TARGETS + "cant_be_targeted": _everybody},
        ("basic-0011", "basic-0063", "copy-0072"),
        rules=("702.11b",),
    ),
    Wrong(
        "hexproof from a color is hexproof",
        {TARGETS + "cant_be_targeted": _any_color},
        ("basic-0060", "basic-0061"),
        rules=("702.11d",),
    ),
    Wrong(
        "abilities may target",
        {TARGETS + "cant_be_targeted": _by_spells},
        ("basic-0010", "basic-0061", "basic-0066"),
        rules=("702.11d", "702.16b", "702.18a"),
    ),
    Wrong(
        "targets are the source's controller's",
        {TARGETS + "cant_be_targeted": _by_its_source},
        ("basic-0044",),
        rules=("702.16k",),
    ),
    Wrong(
        "a player's hexproof is the creatures'",
        {TARGETS + "cant_be_targeted": _also_the_creatures},
        ("basic-0068",),
        rules=("702.11c",),
    ),
    Wrong(
        "targets are judged once",
        {"cr608_2b_legality.still_legal": _as_announced},
        ("basic-0016", "basic-0025", "basic-0062", "basic-0112"),
        rules=("608.2b",),
    ),
    Wrong(
        "protection stops destruction",
        {CANT: _spares_the_protected},
        ("basic-0007", "basic-0030"),
        rules=("702.16b", "702.16e"),
    ),
    Wrong("prevention prevents all", {APPLY + "prevent": _prevents_always}, ("basic-0034",), rules=("615.12",)),
    Wrong("protection is of combat damage", {APPLY + "prevent": _only_in_combat}, ("basic-0004",), rules=("615.1",)),
    Wrong(
        "protection removes nothing",
        {ATTACH + "forbidden": _only_attaching},
        ("basic-0003", "basic-0023"),
        rules=("702.16c", "702.16d"),
    ),
    Wrong("protection is not about Equipment", {ATTACH + "forbidden": _auras_only}, ("basic-0023",), rules=("702.16d",)),
    Wrong(
        "a ward Aura removes itself",
        {ATTACH + "kept": _never_kept},
        ("basic-0037", "basic-0038", "basic-0039", "basic-0040"),
        rules=("702.16n",),
    ),
    Wrong("a ward Aura removes none", {ATTACH + "kept": _all_kept}, ("basic-0037", "basic-0038"), rules=("702.16n",)),
    Wrong("players have no protection", {FOUND + "player_protected": _no_protection}, ("basic-0041",), rules=("702.16e",)),
    Wrong(
        "protection keeps from blocking",
        {BLOCK + "restricted": _both_ways},
        ("basic-0005", "basic-0043"),
        rules=("702.16e", "702.16f"),
    ),
    Wrong(
        "protection is no evasion",
        {BLOCK + "evaded": _blocked_by_all},
        ("basic-0006", "basic-0033", "basic-0035"),
        rules=("702.16f",),
    ),
    Wrong("ward counters everything", {CANT: _countered_all_the_same}, ("basic-0077",), rules=("101.2",)),
    Wrong("ward is of spells", {STACK + "counter": _spells_only}, ("basic-0073",), rules=("702.21a",)),
    Wrong(
        "ward dies with the permanent", {STACK + "counter": _while_it_is_there}, ("basic-0081",), rules=("113.7a", "702.21a")
    ),
    Wrong(
        "ward is for what was cast so",
        {NOTICE + "how_often": _when_cast},
        ("basic-0070", "basic-0071", "basic-0072", "basic-0074", "basic-0075"),
        rules=("702.21a",),
    ),
    Wrong("indestructible can't die", {CANT: _never_dies}, ("basic-0019", "basic-0021", "basic-0050"), rules=("702.12b",)),
    Wrong(
        "deathtouch is remembered", {PERMANENTS + "deathtouched": _deathtouched_all_turn}, ("basic-0052",), rules=("704.5h",)
    ),
    Wrong("who regenerates stays in combat", {APPLY + "regenerate": _stays_in_combat}, ("basic-0093",), rules=("701.19a",)),
    Wrong(
        "who regenerates stays untapped",
        {APPLY + "regenerate": _untapped},
        ("basic-0090", "basic-0093", "basic-0099"),
        rules=("701.19a",),
    ),
    Wrong(
        "who regenerates keeps damage",
        {APPLY + "regenerate": _damage_stays},
        ("basic-0090", "basic-0091", "basic-0092"),
        rules=("701.19a",),
    ),
    Wrong(
        "shields help against all destruction",
        {FOUND + "can_regenerate": _always, APPLY + "regenerate": _regenerated_always, CANT: _nobody_forbids},
        ("basic-0094", "basic-0095"),
        rules=("701.19c",),
    ),
    Wrong(
        "a sacrifice destroys",
        {INSIDE + "sacrifice": _sacrificed_by_destruction},
        ("basic-0021", "basic-0096", "saga-0081"),
        rules=("701.21a",),
    ),
    Wrong(
        "a shield helps without toughness", {PERMANENTS + "no_toughness": _without_shield}, ("basic-0097",), rules=("704.5f",)
    ),
    Wrong("a fight is combat", {FIGHT: _combat_fight}, ("basic-0113",), rules=("701.14d",)),
    Wrong("one creature fights alone", {FIGHT: _lonely_fight}, ("basic-0111", "basic-0112"), rules=("701.14b",)),
    Wrong("a creature hits itself once", {FIGHT: _once_itself}, ("basic-0116",), rules=("701.14c",)),
    Wrong("lifelink adds up", {LIFELINK: _lifelink_each}, ("basic-0122",), rules=("702.15f",)),
    Wrong("lifelink is the spell's controller's", {LIFELINK: _lifelink_of_the_spell}, ("basic-0114",), rules=("702.15b",)),
    Wrong("lifelink is the owner's", {LIFELINK: _lifelink_of_the_owner}, ("basic-0124",), rules=("702.15b",)),
    Wrong(
        "what is gone has no keywords",
        {INSIDE + "damage": _there_only, LIFELINK: _lifelink_there_only},
        ("basic-0121",),
        rules=("702.2e", "702.15c"),
    ),
    Wrong(
        "infect is of combat damage",
        {INSIDE + "damage": _infect_in_combat},
        ("basic-0130", "basic-0131", "basic-0137"),
        rules=("702.90c", "702.90b", "120.3b", "120.3d"),
    ),
    Wrong("infect costs life", {INSIDE + "damage": _infect_and_life}, ("basic-0130", "basic-0132"), rules=("702.90b",)),
    Wrong("toxic is infect", {INSIDE + "damage": _toxic_as_damage}, ("basic-0136",), rules=("702.164c",)),
    Wrong(
        "persist and undying never end",
        {NOTICE + "intervening_if": _always, "cr608_resolving.intervening_if_holds": _always},
        ("basic-0140", "basic-0142", "basic-0143", "basic-0144"),
        rules=("702.79a", "702.93a"),
    ),
    Wrong("attachments stay in phase", {"cr702_26_phasing.phasing_out": _directly}, ("basic-0152",), rules=("702.26g",)),
    Wrong("menace adds up", {BLOCK + "numbers_of_blockers": _sum_of_menace}, ("basic-0162",), rules=("702.111b",)),
    Wrong("a search may always fail", {"verbs_library.has_quality": _always}, ("basic-0171",), rules=("701.23d",)),
    Wrong(
        "an exchange gives all to its player",
        {"verbs_continuous.exchange_control": _to_the_caster},
        ("basic-0180", "basic-0181", "basic-0182"),
        rules=("701.12a", "701.12b"),
    ),
    Wrong(
        "a goaded creature stays goaded",
        {"verbs_continuous.goad": _goaded_for_good},
        ("goad-0003", "goad-0006"),
        rules=("701.15a",),
    ),
)
