"""What each part of a continuous effect does, and in which layer (613.1, 613.2, 613.4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from ..cards.lang import abilities as ab
from ..cards.lang import continuous as con
from ..cards.lang import effects as ef
from ..cards.lang import nouns as n
from ..state.objects import Abl
from ..terms.colors import COLOR_WORDS, Colors
from ..terms.typeline import (
    BASIC_LAND_TYPES,
    CARD_TYPES,
    LAND_TYPES,
    SUPERTYPES,
    category_of_subtype,
)
from . import amounts, linked, nouns
from . import work as wk
from .citation import rule
from .context import Holder
from .cr605_1_mana_abilities import is_mana
from .cr613_6_candidate import Candidate, Layers


def apply_part(part: Any, w: wk.Work, c: Candidate, layer: str) -> None:
    """Change an object's characteristics by one part."""
    _APPLY[type(part)](part, w, c)


def _control(p: con.ControlledBy, w: wk.Work, c: Candidate) -> None:
    who = nouns.players(p.who, c.ctx)
    if who and w.controller is not None and not c.ctx.view.state.players[who[0]].left:  # 800.4b
        w.controller = who[0]


# --- layer 3 ----------------------------------------------------------------------------------------------------------


def _text(p: con.ChangeText, w: wk.Work, c: Candidate) -> None:
    """Words are replaced in the type line and in rules text (612.1-2): those said, or those chosen under these names."""
    old, new = (str(c.ctx.bindings.get(word, word)) for word in (p.old, p.new))
    w.subtypes = frozenset(new if t == old else t for t in w.subtypes)
    w.set_abilities(_reworded(a, old, new) for a in w.abilities)
    _refresh_intrinsic(w, c)


@lru_cache(maxsize=256)
def _reworded(a: Abl, old: str, new: str) -> Abl:
    return msgspec.structs.replace(a, ability=rewrite(a.ability, old, new))


def _each_for_target(p: con.EachForTarget, w: wk.Work, c: Candidate) -> None:
    """Every target of a spell becomes each object and player that it could be (702.96a)."""
    w.set_abilities(overloaded(c.ctx.view.game, a) for a in w.abilities)


@rule("702.96a", "702.96c")
def overloaded(g: Holder, a: Abl) -> Abl:
    """An ability of an overloaded spell."""
    return _overloaded(a)


@lru_cache(maxsize=256)
def _overloaded(a: Abl) -> Abl:
    spell = a.ability
    if not isinstance(spell, ab.Spell):
        return a
    targets = _named(spell.targets, spell.targets)
    changed: dict[str, Any] = {"targets": (), "do": _named(*_locked(spell.do, targets))}
    if spell.modes is not None:
        changed["modes"] = msgspec.structs.replace(
            spell.modes,
            modes=tuple(
                msgspec.structs.replace(m, targets=(), do=_named(*_locked(m.do, (*targets, *m.targets))))
                for m in spell.modes.modes
            ),
        )
    return msgspec.structs.replace(a, ability=msgspec.structs.replace(spell, **changed))


def _locked(do: tuple[ef.Effect, ...], targets: tuple[n.Target, ...]) -> tuple[tuple[ef.Effect, ...], tuple[n.Target, ...]]:
    """Effects that find the objects once that several of them speak of, and the targets that are left to be worded anew:
    what is said of them later is said of the same ones (608.2c)."""
    for t in targets:
        using = [i for i, e in enumerate(do) if t.as_ is not None and _speaks_of(e, t.as_)]
        again = any(_speaks_of_one(do[i], t.as_) for i in using if t.as_ is not None)
        if (len(using) < 2 and not again) or (t.what is None and not t.any_target):
            continue
        what = ANY_TARGET if t.any_target else t.what
        assert what is not None
        assert t.as_ is not None
        found = ef.Let(as_=t.as_, objects=n.Each(what=what))
        do = (*do[: using[0]], found, *(one_by_one(e, t.as_) for e in do[using[0] :]))
        targets = tuple(x for x in targets if x is not t)
        if t.any_target or t.players is not None:
            targets = (*targets, msgspec.structs.replace(t, any_target=False, what=None, players=t.players or EVERYBODY))
    return do, targets


def one_by_one(e: ef.Effect, name: str) -> ef.Effect:
    """What an effect says of a number, a condition or a player of the target, it says of each object that stands for it
    (702.96a)."""
    if not _speaks_of_one(e, name):
        return e
    return ef.ForEach(what=n.Ref(name=name), do=(_as_that(e, name),))


def _speaks_of_one(e: Any, name: str) -> bool:
    fields = [getattr(e, f) for f in e.__struct_fields__]
    return any(not isinstance(x, n.Ref) and _speaks_of(x, name) for x in fields)


def _as_that(node: Any, name: str) -> Any:
    if isinstance(node, n.Ref):
        return n.Ref(name="that") if node.name == name else node
    if isinstance(node, tuple):
        return tuple(_as_that(x, name) for x in node)
    if isinstance(node, msgspec.Struct):
        return type(node)(**{f: _as_that(getattr(node, f), name) for f in node.__struct_fields__})
    return node


def _speaks_of(node: Any, name: str) -> bool:
    if isinstance(node, n.Ref | n.Player):
        return node.name == name
    if isinstance(node, tuple):
        return any(_speaks_of(x, name) for x in node)
    return isinstance(node, msgspec.Struct) and any(_speaks_of(getattr(node, f), name) for f in node.__struct_fields__)


ANY_TARGET = n.Filter(any_=tuple(n.Filter(is_=(kind,)) for kind in ("creature", "planeswalker", "battle")))
EVERYBODY = n.Player(name="each_player")


def _named(node: Any, targets: tuple[n.Target, ...]) -> Any:
    """A piece of the effect language with "each" for every target: objects where it speaks of objects, players where it
    speaks of players, and both where damage is dealt to either."""
    if isinstance(node, n.Ref | n.Player):
        return _each(node, targets)
    if isinstance(node, tuple):
        return tuple(_named(x, targets) for x in node)
    if isinstance(node, msgspec.Struct):
        fields = {f: _named(getattr(node, f), targets) for f in node.__struct_fields__}
        if isinstance(node, ef.DealDamage) and isinstance(node.to, n.Ref):
            fields["to_players"] = _each_player(node.to.name, targets) or fields["to_players"]
        return type(node)(**fields)
    return node


def _each(node: n.Ref | n.Player, targets: tuple[n.Target, ...]) -> Any:
    target = next((t for t in targets if t.as_ == node.name), None)
    if target is None:
        return node
    if isinstance(node, n.Player):
        return _each_player(node.name, targets) or node
    what = ANY_TARGET if target.any_target else target.what
    return n.Each(what=what) if what is not None else n.Union(of=())


def _each_player(name: str, targets: tuple[n.Target, ...]) -> Any:
    target = next((t for t in targets if t.as_ == name), None)
    return None if target is None else EVERYBODY if target.any_target else target.players


def rewrite(node: Any, old: str, new: str) -> Any:
    """A piece of the effect language with one word replaced wherever it stands as a word of its own (612)."""
    if isinstance(node, str):
        if node == old:
            return new
        return f"non{new}" if node in (f"non{old}", f"non-{old}") else node
    if isinstance(node, tuple):
        return tuple(rewrite(x, old, new) for x in node)
    if isinstance(node, msgspec.Struct):
        changes = {f: rewrite(getattr(node, f), old, new) for f in node.__struct_fields__}
        return type(node)(**changes)
    return node


# --- layer 4 ----------------------------------------------------------------------------------------------------------


def _split(types: tuple[str, ...]) -> tuple[set[str], set[str], set[str]]:
    words = [t[:1].upper() + t[1:] for t in types]
    supers = {t for t in words if t in SUPERTYPES}
    cards = {t for t in words if t in CARD_TYPES}
    return supers, cards, {t for t in words if t not in supers and t not in cards}


def _after_types(w: wk.Work, c: Candidate) -> None:
    drop = {t for t in w.subtypes if not fits(t, w.types)}
    w.subtypes -= drop
    if "Creature" not in w.types and "Kindred" not in w.types:
        w.all_creature_types = False
    _refresh_intrinsic(w, c)


def _refresh_intrinsic(w: wk.Work, c: Candidate) -> None:
    view = c.ctx.view
    if isinstance(view, Layers):
        wk.refresh_intrinsic(w, view.sagas_by_ability)


@lru_cache(maxsize=4096)
def fits(subtype: str, types: frozenset[str]) -> bool:
    """Whether an object with these card types can have a subtype (205.3d, 205.1b)."""
    category = category_of_subtype(subtype)
    if category == "Spell":
        return bool(types & {"Instant", "Sorcery"})
    if category == "Creature":
        return bool(types & {"Creature", "Kindred", "Planeswalker", "Dungeon", "Plane"})
    return category in types


def _add_types(p: con.AddTypes, w: wk.Work, c: Candidate) -> None:
    supers, cards, subs = _split(p.types)
    w.supertypes |= supers
    w.types |= cards
    w.subtypes |= subs
    _after_types(w, c)


@rule("205.1a", "205.1b")
def replaced_kinds(g: Holder, new: frozenset[str]) -> frozenset[str]:
    """The card types whose subtypes give way to subtypes that are set: those of the new ones; all others stay."""
    return frozenset(category_of_subtype(t) for t in new)


def _set_types(p: con.SetTypes, w: wk.Work, c: Candidate) -> None:
    """Set card types or subtypes (205.1a-b). Setting basic land types takes the text's abilities away (305.7)."""
    supers, cards, subs = _split(p.types)
    w.supertypes |= supers
    if cards and not p.keep_card_types:
        w.types = frozenset(cards)
    elif cards:
        w.types |= cards
    if subs:
        kinds = replaced_kinds(c.ctx.view.game, frozenset(subs))
        w.subtypes = frozenset({t for t in w.subtypes if category_of_subtype(t) not in kinds} | subs)
        if "Creature" in kinds:
            w.all_creature_types = False
    if subs & BASIC_LAND_TYPES.keys():
        w.set_abilities(a for a in w.abilities if a.origin == "granted" or _is_saga_intrinsic(a))
    _after_types(w, c)


def _is_saga_intrinsic(a: Abl) -> bool:
    """Setting a land type takes what comes from rules text and old land types, not what an enchantment type gives
    (305.7)."""
    return a.origin == "intrinsic" and a.mark[1:2] == ("Saga",)


def _all_creature_types(p: con.AllCreatureTypes, w: wk.Work, c: Candidate) -> None:
    w.all_creature_types = True


@rule("205.1b", "613.1d")
def types_lost(g: Holder, words: tuple[str, ...], subtypes: frozenset[str]) -> frozenset[str]:
    """The words of the types that are lost, `creature types` and `land types` standing for all of them that there are."""
    found = set(words) - {"creature types", "land types"}
    if "creature types" in words:
        found |= {"creature types"} | {t for t in subtypes if category_of_subtype(t) == "Creature"}
    return frozenset(found | LAND_TYPES if "land types" in words else found)


def _lose_types(p: con.LoseTypes, w: wk.Work, c: Candidate) -> None:
    lost = types_lost(c.ctx.view.game, p.types, w.subtypes)
    if "creature types" in lost:
        w.all_creature_types = False
    supers, cards, subs = _split(tuple(lost))
    w.supertypes -= supers
    w.types -= cards
    w.subtypes -= subs
    _after_types(w, c)


def _chosen_type(p: con.ChosenType, w: wk.Work, c: Candidate) -> None:
    value = linked.chosen(c.ctx, "creature type", c.source) or linked.chosen(c.ctx, "basic land type", c.source)
    if isinstance(value, str):
        node = con.SetTypes(types=(value,)) if p.instead else con.AddTypes(types=(value,))
        apply_part(node, w, c, "4")


# --- layer 5 ----------------------------------------------------------------------------------------------------------


def _colors(words: tuple[str, ...], c: Candidate) -> Colors:
    out = set()
    for word in words:
        if word == "chosen":
            bound = c.ctx.bindings.get("color", linked.chosen(c.ctx, "color", c.source))
            word = bound if isinstance(bound, str) else ""
        if word == "all":
            return frozenset(COLOR_WORDS.values())
        if word in COLOR_WORDS:
            out.add(COLOR_WORDS[word])
    return frozenset(out)


def _set_colors(p: con.SetColors, w: wk.Work, c: Candidate) -> None:
    w.colors = _colors(p.colors, c)


@rule("105.3", "613.1e")
def with_colors(g: Holder, colors: Colors, more: Colors) -> Colors:
    """Colors, and others in addition to them."""
    return colors | more


def _add_colors(p: con.AddColors, w: wk.Work, c: Candidate) -> None:
    w.colors = with_colors(c.ctx.view.game, w.colors, _colors(p.colors, c))


# --- layer 6 ----------------------------------------------------------------------------------------------------------


def grant(c: Candidate, abilities: tuple[ab.Ability, ...]) -> tuple[Abl, ...]:
    """Abilities as an effect gives them, marked by the effect (613.7a)."""
    out: list[Abl] = []
    for i, a in enumerate(abilities):
        out += granted(a, i, c.key, c.timestamp)
    return tuple(out)


@lru_cache(maxsize=4096)
def granted(a: ab.Ability, i: int, key: Any, timestamp: int) -> tuple[Abl, ...]:
    """One granted ability; a chapter ability once for each of its numerals (714.2c)."""
    if isinstance(a, ab.Chapter):
        return tuple(Abl(a, number, "granted", timestamp, (key, i, number)) for number in a.chapters)
    return (Abl(a, i + 1, "granted", timestamp, (key, i)),)


def _gain(p: con.GainAbilities, w: wk.Work, c: Candidate) -> None:
    new = [a for a in grant(c, p.abilities) if not (isinstance(a.ability, ab.Keyword) and a.ability.name in w.cant_have)]
    w.set_abilities((*w.abilities, *new))


@rule("613.1f", "608.2d")
def chosen_keyword(g: Holder, chosen: Any) -> str | None:
    """The keyword that was chosen, or None."""
    return chosen if isinstance(chosen, str) else None


def _gain_chosen(p: con.GainChosenAbility, w: wk.Work, c: Candidate) -> None:
    value = chosen_keyword(c.ctx.view.game, c.ctx.bindings.get(p.name, linked.chosen(c.ctx, p.name, c.source)))
    if value is not None:
        apply_part(con.GainAbilities(abilities=(ab.Keyword(name=value),)), w, c, "6")


@rule("613.1f")
def lost_keywords(g: Holder, keywords: tuple[str, ...]) -> frozenset[str]:
    """The keywords that an object loses."""
    return frozenset(keywords)


@rule("613.1f", "605.1a")
def mana_abilities(g: Holder, abilities: tuple[Abl, ...]) -> tuple[Abl, ...]:
    """Those abilities that are mana abilities."""
    return tuple(a for a in abilities if isinstance(a.ability, ab.Activated) and is_mana(g, a.ability))


def _lose(p: con.LoseAbilities, w: wk.Work, c: Candidate) -> None:
    gone = lost_keywords(c.ctx.view.game, p.keywords)
    w.set_abilities(a for a in w.abilities if not (isinstance(a.ability, ab.Keyword) and a.ability.name in gone))


def _lose_all(p: con.LoseAllAbilities, w: wk.Work, c: Candidate) -> None:
    if not p.except_mana:
        w.set_abilities(())
        return
    w.set_abilities(mana_abilities(c.ctx.view.game, tuple(w.abilities)))


def _cant_have(p: con.CantHave, w: wk.Work, c: Candidate) -> None:
    _lose(con.LoseAbilities(keywords=p.keywords), w, c)
    w.cant_have |= set(p.keywords)


# --- layer 7 ----------------------------------------------------------------------------------------------------------


def _has_pt(w: wk.Work) -> bool:
    return "Creature" in w.types or "Vehicle" in w.subtypes or w.power is not None


def _set_pt(p: con.SetPT, w: wk.Work, c: Candidate) -> None:
    if p.power is not None:
        w.power = amounts.amount(p.power, _self_ctx(w, c))
    if p.toughness is not None:
        w.toughness = amounts.amount(p.toughness, _self_ctx(w, c))


def _self_ctx(w: wk.Work, c: Candidate) -> Any:
    """Amounts about the affected object use the name `it`."""
    view = c.ctx.view
    if isinstance(view, Layers):
        for oid, work in view.works.items():
            if work is w:
                return c.ctx.binding(it=oid)
    return c.ctx


def _change_pt(p: con.ChangePT, w: wk.Work, c: Candidate) -> None:
    if not _has_pt(w):
        return
    ctx = _self_ctx(w, c)
    w.power = (w.power or 0) + amounts.amount(p.power, ctx)
    w.toughness = (w.toughness or 0) + amounts.amount(p.toughness, ctx)


def _switch(p: con.SwitchPT, w: wk.Work, c: Candidate) -> None:
    w.power, w.toughness = w.toughness, w.power


def _copy(p: con.BecomesCopy, w: wk.Work, c: Candidate) -> None:
    """Values of a copy effect were determined when it began (707.2b-c) and are applied by the register entry."""


_APPLY: dict[type, Callable[[Any, wk.Work, Candidate], None]] = {
    con.BecomesCopy: _copy,
    con.ControlledBy: _control,
    con.ChangeText: _text,
    con.EachForTarget: _each_for_target,
    con.AddTypes: _add_types,
    con.SetTypes: _set_types,
    con.AllCreatureTypes: _all_creature_types,
    con.LoseTypes: _lose_types,
    con.ChosenType: _chosen_type,
    con.SetColors: _set_colors,
    con.AddColors: _add_colors,
    con.GainAbilities: _gain,
    con.GainChosenAbility: _gain_chosen,
    con.LoseAbilities: _lose,
    con.LoseAllAbilities: _lose_all,
    con.CantHave: _cant_have,
    con.SetPT: _set_pt,
    con.ChangePT: _change_pt,
    con.SwitchPT: _switch,
}
