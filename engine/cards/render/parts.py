"""What continuous effects say of objects: predicates such as `gets +1/+1 and has flying`, `can't block`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ...terms.typeline import LAND_TYPES, SUPERTYPES
from ..lang import continuous as c
from ..lang import nouns
from ..lang.abilities import Ability, Keyword
from ..lang.costs import OwnManaCost
from ..lang.nouns import Filter, Number
from . import abilities, amounts, conditions, costs, events, keywords, noun_phrases
from .types_of import becomes, type_words
from .voice import NoWording, Voice
from .words import a, listed, number_word

BASIC = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
FLAGS = {
    "legend rule doesn't apply": 'the "legend rule" doesn\'t apply to|applies to',
    "assigns no combat damage": "assign|assigns no combat damage",
    "damage can't be prevented": "",
}


def predicate(parts: Sequence[Any], voice: Voice, gain: bool, this: str, many: bool = False) -> str:
    """The predicate of some parts about one subject, verbs marked. `gain`: "gains" rather than "has"."""
    shape = becomes(parts, voice, gain, many)
    said, rest = shape if shape else ([], list(parts))
    said += [_one(part, voice, gain, this, many) for part in rest if not isinstance(part, c.CantActivate)]
    merged: list[str] = []
    for text in said:
        if merged and merged[-1].startswith("can't ") and text.startswith("can't "):
            text = text.removeprefix("can't ")
            first = merged[-1].removesuffix(" alone") if text.endswith(" alone") else merged[-1]
            merged[-1] = f"{first} or {text}"
        else:
            merged.append(text)
    silenced = next((part for part in rest if isinstance(part, c.CantActivate)), None)
    if silenced is None:
        return listed(merged)
    unless = " unless they're mana abilities" if silenced.except_mana else ""
    whose = "their" if many else "its"
    return f"{listed(merged)}, and {whose} activated abilities can't be activated{unless}"


def _one(part: Any, voice: Voice, gain: bool, this: str, many: bool) -> str:
    if isinstance(part, c.GainAbilities):
        return f"{'gain|gains' if gain else 'have|has'} {granted(part.abilities, voice, this)}"
    if isinstance(part, c.ChangePT):
        return f"get|gets {change_pt(part, voice)}"
    text = _layer(part, voice, gain, many)
    return text if text is not None else _rule(part, voice, many)


def cost_of_each(given: Sequence[Any], whose: str = "the card's") -> str:
    """The sentence about a keyword's cost that is each object's own mana cost; empty when there is none."""
    for part in given:
        for ability in part.abilities if isinstance(part, c.GainAbilities) else ():
            if isinstance(ability, Keyword) and ability.cost and isinstance(ability.cost[0], OwnManaCost):
                rest = costs.activation(ability.cost[1:], Voice("", ""))
                more = f" plus {rest[0].lower()}{rest[1:]}" if rest else ""
                return f"The {ability.name} cost is equal to {whose} mana cost{more}."
    return ""


def sentence_after(given: Sequence[Any]) -> str:
    """The sentence that follows the one about these parts; empty when there is none."""
    if any(isinstance(part, c.CostChange) and part.colored_only for part in given):
        return "This effect reduces only the amount of colored mana you pay."
    return cost_of_each(given)


def granted(given: Sequence[Ability], voice: Voice, this: str) -> str:
    """Abilities that something has or gains: keywords bare, others in quotes."""
    words = []
    for ability in given:
        if isinstance(ability, Keyword) and ability.cost and isinstance(ability.cost[0], OwnManaCost):
            words.append(ability.name)
        elif isinstance(ability, Keyword):
            words.append(keywords.keyword(ability, voice).rstrip("."))
        else:
            inner = voice.fresh(this)
            inner.attached = "equipped creature"  # of an Equipment that is given the ability
            words.append(f'"{abilities.quoted(ability, inner)}"')
    return listed(words)


def change_pt(part: c.ChangePT, voice: Voice) -> str:
    """`+1/+1`, `-X/-X`, `+1/+0 for each ...`, `+X/+X, where X is ...`."""
    each = [amounts.for_each(v, voice) for v in (part.power, part.toughness)]
    varying = [not amounts.fixed(v) for v in (part.power, part.toughness)]
    if any(varying) and all(e or not v for e, v in zip(each, varying, strict=True)):
        one = next(e for e in each if e)
        signs = [f"+{e[0]}" if e else "+0" for e in each]
        return f"{signs[0]}/{signs[1]} for each {one[1]}"
    if any(varying):
        inner = next(v for v, dynamic in zip((part.power, part.toughness), varying, strict=True) if dynamic)
        signs = ["+X" if dynamic else "+0" for dynamic in varying]
        minus = isinstance(inner, nouns.Times) and inner.by < 0
        text = "/".join(signs).replace("+X", "-X") if minus else "/".join(signs)
        inner = inner.amount if minus and isinstance(inner, nouns.Times) else inner
        if minus and amounts.fixed(inner):
            return text
        return f"{text}, where X is {amounts.phrase(inner, voice)}"
    negative = _negative(part.power) or _negative(part.toughness)
    return f"{_signed(part.power, negative)}/{_signed(part.toughness, negative)}"


def _negative(amount: nouns.Amount) -> bool:
    return isinstance(amount, Number) and amount.n < 0


def _signed(amount: nouns.Amount, negative: bool) -> str:
    if isinstance(amount, Number):
        return f"{amount.n:+d}" if amount.n else ("-0" if negative else "+0")
    return f"+{amount.name}" if isinstance(amount, nouns.Var) else "+X"


def _layer(part: Any, voice: Voice, gain: bool, many: bool) -> str | None:
    """Parts that change characteristics (613), but for those that `becomes` has worded."""
    match part:
        case c.BecomesCopy(of=of):
            return f"become|becomes a copy of {noun_phrases.objects(of, voice)}{exceptions(part.exceptions, voice)}"
        case c.LoseAllAbilities():
            return f"lose|loses all abilities{' except mana abilities' if part.except_mana else ''}"
        case c.LoseAbilities(keywords=words):
            return f"lose|loses {listed(list(words))}"
        case c.CantHave(keywords=words):
            text = listed(list(words))
            return f"lose|loses {text} and can't have or gain {text}"
        case c.SetPT():
            return f"have|has {base_pt(part, voice)}"
        case c.SwitchPT():
            return f"switch|switches {'their' if many else 'its'} power and toughness"
        case c.AddTypes(types=types) if set(types) == BASIC:
            return f"are|is every basic land type in addition to {'their' if many else 'its'} other types"
        case c.AddTypes(types=types):
            kind = "land types" if all(t in LAND_TYPES for t in types) else "types"
            return f"are|is {type_words(types, many)} in addition to {'their' if many else 'its'} other {kind}"
        case c.SetTypes(types=types):
            verb = "become|becomes" if gain else "are|is"
            return f"{verb} {type_words(types, many)}"
        case c.AllCreatureTypes():
            return "gain|gains all creature types" if gain else "are|is every creature type"
        case c.LoseTypes(types=("creature types",)):
            return "lose|loses all creature types"
        case c.LoseTypes(types=types):
            verb = "are no longer|is no longer" if gain else "aren't|isn't"
            return f"{verb} {type_words(types, many)}"
        case c.ChosenType(instead=instead):
            return "are|is the chosen type" + ("" if instead else f" in addition to {'their' if many else 'its'} other types")
        case c.SetColors(colors=colors):
            verb = "become|becomes" if gain else "are|is"
            return f"{verb} {_colors(colors)}"
        case c.AddColors(colors=colors):
            return f"are|is {_colors(colors)} in addition to {'their' if many else 'its'} other colors"
        case c.GainChosenAbility():
            return f"{'gain|gains' if gain else 'have|has'} the chosen ability"
        case _:
            return None


def _colors(colors: Sequence[str]) -> str:
    if not colors:
        return "colorless"
    return "the chosen color" if colors[0] == "chosen" else listed(list(colors))


def base_pt(part: c.SetPT, voice: Voice) -> str:
    """`base power and toughness 1/1`; one alone; or each equal to something."""
    power, toughness = part.power, part.toughness
    if power is not None and toughness is not None:
        if amounts.fixed(power) and amounts.fixed(toughness):
            return f"base power and toughness {amounts.digits(power, voice)}/{amounts.digits(toughness, voice)}"
        if power == toughness:
            return f"base power and base toughness each equal to {amounts.phrase(power, voice)}"
    word, value = ("power", power) if power is not None else ("toughness", toughness)
    assert value is not None, "base power or toughness is given"
    return f"base {word} {'' if amounts.fixed(value) else 'equal to '}{amounts.digits(value, voice)}"


def exceptions(what: c.CopyExceptions | None, voice: Voice) -> str:
    """The "except" clause of a copy effect (707.9)."""
    if what is None:
        return ""
    said = []
    if what.name:
        said.append(f"its name is {what.name}")
    kept = [word for word in ("color", "power/toughness") if word in what.keep]
    if kept:
        said.append(f"it doesn't copy that creature's {listed(kept).replace('/', ' and ')}")
    said += _different(what)
    if "this ability" in what.keep:
        said.append("it has this ability")
    if what.no_mana_cost:
        said.append("it has no mana cost")
    if what.abilities:
        said.append(f"it has {granted(what.abilities, voice, 'this creature')}")
    for gift in what.counters:
        kind = f" if it's {a(gift.if_type.lower())}" if gift.if_type else ""
        n = "an additional" if gift.n == nouns.Number(n=1) else f"{amounts.word(gift.n, voice)} additional"
        s = "" if n == "an additional" else "s"
        said.append(f"it enters with {n} {gift.kind} counter{s} on it{kind}")
    if what.set_types:
        said.append("it loses all other card types")
    if what.not_supertypes:
        said.append(f"it isn't {listed([w.lower() for w in what.not_supertypes])}")
    return f", except {listed(said)}"


def _different(what: c.CopyExceptions) -> list[str]:
    """Size, colors and types that differ."""
    size = [f"{what.power}/{what.toughness}"] if what.power is not None else []
    added = what.add_colors if what.add_types else ()
    colors = [listed(list(what.colors or added))] if what.colors or added else []
    kept = (*what.set_creature_types, *what.set_types)
    bare = _bare(kept or what.add_types)
    text = " ".join([*size, *colors, *([bare] if bare else [])])
    if what.add_types and all(t in SUPERTYPES for t in what.add_types) and not text.partition(" ")[2]:
        return [f"it's {text} in addition to its other types"]
    if what.add_types and not kept:
        more = "colors and " if what.add_colors else ""
        return [f"it's {a(text)} in addition to its other {more}{_kind(what.add_types)}"]
    if text:
        return [f"it's {a(text)}" if bare else f"it's {text}"]
    if what.add_colors:
        return [f"it's {listed(list(what.add_colors))} in addition to its other colors"]
    return []


def _bare(types: Sequence[str]) -> str:
    return type_words(types, False).removeprefix("an ").removeprefix("a ") if types else ""


def _kind(types: Sequence[str]) -> str:
    creature = any(t not in ("Artifact", "Creature", "Enchantment", "Land", "Planeswalker", "Legendary") for t in types)
    return "creature types" if creature and len(types) == 1 and types[0] not in ("Saga", "Aura") else "types"


def _rule(part: Any, voice: Voice, many: bool) -> str:
    """Parts that change the rules of the game for objects (613.11)."""
    match part:
        case c.ControlledBy():
            return f"are controlled|is controlled by {noun_phrases.players(part.who, voice)}"
        case c.CantAttack():
            return _cant_attack(part, voice)
        case c.CantBlock():
            what = f" {noun_phrases.noun(part.what, voice, many=True)}" if part.what else ""
            return f"can't block{what}{' alone' if part.alone else ''}"
        case c.CantBeBlocked():
            return _cant_be_blocked(part, voice)
        case c.AttacksAsThough(kind=kind):
            text = _as_though(kind, many)
            return text.replace("block ", f"block {noun_phrases.noun(part.what, voice, many=True)} ") if part.what else text
        case c.AssignsByToughness():
            whose = "their" if many else "its"
            return f"assign|assigns combat damage equal to {whose} toughness rather than {whose} power"
        case c.CantBeTargeted():
            return f"can't be the target{'s' if many else ''} of {_aimed(part, voice)}"
        case c.CantBeEnchanted(by=by):
            return f"can't be enchanted by {noun_phrases.noun(by, voice, many=True) if by else 'other Auras'}"
        case c.CantBe(what="transformed", by=None):
            return "can't transform"
        case c.CantBe(what=what, by=by):
            verb = "become" if what == "untapped" else "be"
            return f"can't {verb} {what}" + (f" by {noun_phrases.noun(by, voice, many=True)}" if by else "")
        case c.DoesntUntap():
            whose = "their controllers'" if many else "its controller's"
            return f"don't|doesn't untap during {whose} untap step{'s' if many else ''}"
        case c.AsThoughFlash():
            return f"may be cast {_by(part.who, voice)}as though {'they' if many else 'it'} had flash"
        case c.CostChange():
            return cost_change(part, voice, many)
        case c.SpendManaAsThough():
            return f"can be cast with mana of any {'type' if part.any_type else 'color'}"
        case _:
            return _in_combat(part, voice, many)


def _by(who: nouns.Players, voice: Voice) -> str:
    you = isinstance(who, nouns.Player) and who.name == "you"
    anyone = isinstance(who, nouns.Player) and who.name == "each_player"
    return "" if you else "by any player " if anyone else f"by {noun_phrases.players(who, voice)} "


def _in_combat(part: Any, voice: Voice, many: bool) -> str:
    """What a creature must do in combat, or may do more (508.1d, 509.1c)."""
    match part:
        case c.MustAttack(not_whom=nouns.Player(name="you")):
            return "are|is goaded"
        case c.MustAttack(not_whom=who) if who is not None:
            return "attack|attacks each combat if able and attack|attacks a player other than you if able"
        case c.MustAttack(whom=who):
            return f"attack|attacks {noun_phrases.players(who, voice) + ' ' if who else ''}each combat if able"
        case c.MustBlock(what=what) if what is not None:
            return f"block|blocks {noun_phrases.objects(what, voice)} this turn if able"
        case c.MustBlock():
            return "block|blocks each combat if able"
        case c.MustBeBlocked():
            return "must be blocked if able"
        case c.CanBlockMore(n=n) if n is not None:
            extra = "an" if n == 1 else number_word(n)
            return f"can block {extra} additional creature{'' if n == 1 else 's'} each combat"
        case c.CanBlockMore():
            return "can block any number of creatures"
        case _:
            return _rare(part, voice, many)


def _rare(part: Any, voice: Voice, many: bool) -> str:
    match part:
        case c.CounterLimit(kind=kind, most=most):
            return f"can't have more than {number_word(most)} {kind} counters"
        case c.CantPhaseOrLeave():
            return "can't enter the battlefield"
        case c.CantGetCounters(kinds=kinds):
            return f"can't have {listed(list(kinds)) + ' ' if kinds else ''}counters put on {'them' if many else 'it'}"
        case c.CantTrigger(when=when):
            return "can't trigger" if when is None else events.happens(when, voice)
        case c.ObjectFlag(flag=flag):
            return FLAGS.get(flag, flag)
        case _:
            raise NoWording(type(part).__name__)


def _cant_attack(part: c.CantAttack, voice: Voice) -> str:
    whom = f" {noun_phrases.players(part.whom, voice)}" if part.whom else ""
    more = " or planeswalkers you control" if part.planeswalkers else ""
    unless = f" unless {conditions.condition(part.unless, voice)}" if part.unless else ""
    return f"can't attack{whom}{more}{' alone' if part.alone else ''}{unless}"


def _cant_be_blocked(part: c.CantBeBlocked, voice: Voice) -> str:
    unless = f" unless {conditions.condition(part.unless, voice)}" if part.unless else ""
    if part.least is not None:
        return f"can't be blocked except by {number_word(part.least)} or more creatures{unless}"
    if part.most is not None:
        return f"can't be blocked by more than {number_word(part.most)} creature{'' if part.most == 1 else 's'}{unless}"
    if part.by is not None:
        return f"can't be blocked by {_blockers(part.by, voice)}{unless}"
    if part.except_by is not None:
        return f"can't be blocked except by {_blockers(part.except_by, voice)}{unless}"
    return f"can't be blocked{unless}"


def _blockers(what: Filter, voice: Voice) -> str:
    if what.any_ and not what.is_:
        return " and/or ".join(_blockers(option, voice) for option in what.any_)
    words = what.is_ if what.is_ and (what.is_[-1] == "creature" or what.is_[-1][0].isupper()) else (*what.is_, "creature")
    return noun_phrases.noun(msgspec.structs.replace(what, is_=words), voice, many=True)


def _as_though(kind: str, many: bool) -> str:
    it = "they" if many else "it"
    return {
        "haste": f"can attack as though {it} had haste",
        "no defender": f"can attack as though {it} didn't have defender",
        "not flying": f"can be blocked as though {it} didn't have flying",
        "unblocked": f"may assign combat damage as though {it} weren't blocked",
        "reach": f"can block as though {it} had reach",
    }[kind]


def _aimed(part: c.CantBeTargeted, voice: Voice) -> str:
    if part.what is not None:
        return f"{noun_phrases.noun(part.what, voice, many=True)}"
    by = part.by
    if isinstance(by, nouns.Player) and by.name == "each_opponent":
        return "spells or abilities your opponents control"
    return "spells or abilities"


def _targeted(what: Filter, voice: Voice) -> str:
    return voice.self_word if what == Filter(these=("self",)) else a(noun_phrases.noun(what, voice))


def cost_change(part: c.CostChange, voice: Voice, many: bool) -> str:
    """`cost {1} less to cast`, with what it counts."""
    verb = "activate" if part.abilities else "cast"
    way = "less" if part.less else "more"
    each = amounts.for_each(part.times, voice)
    more = f" for each {each[1]}" if each else ""
    floor = ""
    if part.floor is not None:
        floor = f". This effect can't reduce the mana in that cost to less than {number_word(part.floor)} mana"
    if part.plus:
        return f"cost|costs an additional {costs.payment(part.plus, voice)} to {verb}"
    mana = part.mana if part.times == Number(n=1) or each else "{X}"
    where = f", where X is {amounts.phrase(part.times, voice)}" if mana == "{X}" and part.mana != "{X}" else ""
    target = f" if {'they target' if many else 'it targets'} {_targeted(part.targets, voice)}" if part.targets else ""
    return f"cost|costs {mana} {way} to {verb}{more}{where}{target}{floor}"
