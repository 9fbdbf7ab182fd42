"""Whether every name that an ability uses is bound, and whether the small texts in it (mana, types, steps) are right.

Bound are: always `self`, `you`, `attached` and the sets of players; the targets of the ability; what its costs
used (`sacrificed`, `discarded`, `exiled`, `returned`, `revealed`, `tapped`); in triggered and replacement abilities
what the event brings (EVENT_NAMES); and what earlier effects of the same ability bound with `as`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from ..terms.mana import ManaError, mana_cost
from ..terms.steps import Phase, Step
from ..terms.typeline import TypeLineError, type_line
from ..terms.zones import Zone
from .faces import unused_targets
from .faults import Path, Sink
from .keywords.table import KEYWORDS
from .lang import abilities, continuous, costs, effects, events, nouns
from .phrases import WORDS
from .problems import listing, nearest

PLAYER_SETS = frozenset(
    {
        "each_player",
        "each_opponent",
        "each_other_player",
        "opponent",
        "active_player",
        "nonactive_player",
        "defending_player",
        "attacking_player",
        "monarch",
        "initiative_player",
        "chosen_player",
    }
)
"""Players that have a name without being bound by the ability."""

ALWAYS = frozenset({"self", "you", "attached", "X"}) | PLAYER_SETS
PAID = frozenset({"sacrificed", "discarded", "exiled", "returned", "revealed", "tapped"})
"""Objects with which the costs of the spell or ability were paid (608.2k)."""

EVENT_NAMES = frozenset(
    {
        *("that", "that_player", "amount", "prevented", "attacker", "blocker", "that_source", "damaged", "that_spell"),
        *("that_defender", "attached_to", "unattached_from"),
    }
)
"""What an event binds: `that`, the object it happens to or that does it; `that_player`; `amount`; of damage
`that_source` and `damaged`; of combat `attacker`, `blocker`, `that_defender`; of becoming a target `that_spell`; of
becoming attached `attached_to`, and unattached `unattached_from`."""

_REFERENCES: dict[type, tuple[str, ...]] = {
    nouns.Ref: ("name",),
    nouns.Player: ("name",),
    nouns.Var: ("name",),
    nouns.Did: ("name",),
    nouns.Filter: ("these", "not_these", "shares_name_with", "shares_color_with", "shares_creature_type_with"),
    nouns.Target: ("distinct_from",),
    effects.DealDamage: ("divided",),
    effects.PutCounters: ("divided",),
    effects.ReflexiveTrigger: ("name",),
    effects.ChooseWord: ("unlike",),
    continuous.GainChosenAbility: ("name",),
}
_ONE_OF: dict[type, tuple[tuple[str, ...], ...]] = {
    abilities.Spell: (("do", "modes"),),
    abilities.Activated: (("do", "modes"), ("cost",)),
    abilities.Triggered: (("do", "modes"),),
    abilities.Chapter: (("do", "modes"), ("chapters",)),
    abilities.Static: (("parts",),),
    abilities.Replaces: (("ops",),),
    effects.Mode: (("do",),),
    effects.Modes: (("modes",),),
    effects.ReflexiveTrigger: (("do", "modes"),),
    effects.Vote: (("options",),),
    effects.Modify: (("parts",),),
    effects.BeginReplacement: (("ops",),),
    effects.DealDamage: (("to", "to_players", "divided"), ("n", "divided")),
    effects.DamageShare: (("to", "to_players"),),
    effects.Reveal: (("what", "hand_of"),),
    effects.ForEach: (("what", "who", "times"),),
    effects.May: (("do", "cost"),),
    effects.Unless: (("do",), ("cost",)),
    effects.PayRepeatedly: (("cost",),),
    effects.PutCounters: (("on", "on_players", "divided"),),
    effects.Let: (("amount", "objects", "players"),),
    effects.AddMana: (("mana", "any_color", "combination", "chosen", "produced_by"),),
    effects.TokenSpec: (("predefined", "types"),),
    continuous.SetPT: (("power", "toughness"),),
    nouns.Target: (("what", "players", "any_target"),),
    events.EitherEvent: (("of",),),
    nouns.Union: (("of",),),
    nouns.Range: (("least", "most", "equal", "parity"),),
}
"""Of each group of fields, at least one must be given: without it the struct says nothing."""

_ABILITY_TYPES = (
    abilities.Spell,
    abilities.Activated,
    abilities.Triggered,
    abilities.Chapter,
    abilities.Static,
    abilities.Replaces,
    abilities.AdditionalCost,
    abilities.AlternativeCost,
    abilities.Keyword,
    abilities.ClassLevel,
)
_WHOSE = {
    "affinity": nouns.Player(name="you"),
    "equip": nouns.Player(name="you"),
    "landwalk": nouns.Player(name="defending_player"),
    "typecycling": None,
}
"""Keywords that say themselves who controls the objects of their quality (702.6c, 702.14c, 702.29e, 702.41a)."""

_FIRST = ("event", "when", "targets", "cost")
_LAST = ("as_",)


def _moves_others(op: continuous.ReplacementOp) -> bool:
    return isinstance(op, continuous.EntersModified) and (op.sacrifice_any or op.exile_cards) is not None


class Scopes:
    """Walks a decoded part and checks the names and small texts in it."""

    def __init__(self, sink: Sink, costs_bind: bool) -> None:
        self.sink = sink
        self.base = ALWAYS | PAID if costs_bind else ALWAYS

    def ability(self, ability: Any, path: Path) -> None:
        """Check one ability; abilities inside it are scopes of their own."""
        bound = set(self.base)
        if isinstance(ability, abilities.Activated):
            bound |= PAID
        if isinstance(ability, abilities.Keyword):
            bound |= {"granter"}  # 702.16n
            self._quality(ability, path)
        if isinstance(ability, abilities.Static):
            bound |= {"it"}  # the object that a part is applied to
            bound |= PAID if ability.zone is Zone.STACK else set()  # 702.119c
        if isinstance(ability, abilities.Triggered | abilities.Replaces):
            bound |= EVENT_NAMES
        if isinstance(ability, abilities.Replaces) and any(map(_moves_others, ability.ops)):
            bound.add("so many")  # 702.82a
        before = len(self.sink.problems)
        self._complete(ability, path)
        self._children(ability, path, bound)
        for name in unused_targets(ability) if len(self.sink.problems) == before else ():
            self.sink.fault_at(path, f"the target {name!r} is declared and never used", "speak of it by name, or declare none")

    def _quality(self, keyword: abilities.Keyword, path: Path) -> None:
        """What a keyword says itself of its quality, whose and where, that quality doesn't say otherwise."""
        if keyword.what is None or keyword.name not in _WHOSE:
            return
        whose = _WHOSE[keyword.name]
        if keyword.what.controller not in (None, whose) or keyword.what.owner is not None:
            self.sink.fault_at(
                path, f"{keyword.name} says itself whose objects it is about", "leave `controller` and `owner` out"
            )
        if keyword.what.zone is not None:
            self.sink.fault_at(path, f"{keyword.name} says itself where the objects are that it is about", "leave `zone` out")

    def _walk(self, part: Any, path: Path, bound: set[str]) -> None:
        if isinstance(part, tuple):
            for i, child in enumerate(part):
                self._walk(child, (*path, i), bound)
        elif isinstance(part, _ABILITY_TYPES):
            self.ability(part, path)
        elif isinstance(part, msgspec.Struct):
            self._check(part, path, bound)
            inner = self._brought(part, bound)
            self._children(part, path, bound if inner is None else inner)
            if inner is not None:
                bound |= inner - EVENT_NAMES - {"it"}

    def _children(self, part: msgspec.Struct, path: Path, bound: set[str]) -> None:
        names = part.__struct_fields__
        order = [n for n in _FIRST if n in names] + [n for n in names if n not in _FIRST and n not in _LAST]
        for name in order:
            self._walk(getattr(part, name), (*path, name), bound)
        bound |= set(_binds(part))

    def _brought(self, part: msgspec.Struct, bound: set[str]) -> set[str] | None:
        """The names inside a part that brings some of its own."""
        if isinstance(part, effects.Modify):
            return bound | {"it"}
        if isinstance(part, effects.ForEach):
            return bound | {"that", "that_player"}
        if isinstance(part, nouns.PlayersWho) or (isinstance(part, effects.May) and part.who != nouns.Player(name="you")):
            return bound | {"that_player"}
        if isinstance(part, effects.DelayedTrigger | effects.BeginReplacement | effects.ReflexiveTrigger):
            return bound | EVENT_NAMES
        if isinstance(part, effects.Unless):
            return bound | {"that_player"} if "that_player" in bound else None
        return None

    def _complete(self, part: msgspec.Struct, path: Path) -> None:
        for group in _ONE_OF.get(type(part), ()):
            if not any(getattr(part, field) not in (None, (), False, "") for field in group):
                keys = [field.rstrip("_") for field in group]
                self.sink.fault_at(path, f"{' or '.join(keys)} is missing", f"at least one of {listing(keys)}")

    def _check(self, part: msgspec.Struct, path: Path, bound: set[str]) -> None:
        self._complete(part, path)
        for field in _REFERENCES.get(type(part), ()):
            value = getattr(part, field)
            for name in (value,) if isinstance(value, str) else value or ():
                if name not in bound:
                    self.sink.fault_at(
                        path, f"nothing here is bound to the name {name!r}", listing(bound), nearest(name, bound)
                    )
        if isinstance(part, events.Casts) and part.what is not None and part.what.zone not in (None, Zone.STACK):
            what = f"a spell in the zone {part.what.zone}"
            self.sink.fault_at(path, what, "no zone: spells are on the stack (112.1); from says from where one was cast")
        for field, check in _TEXTS.get(type(part), ()):
            check_texts(getattr(part, field), check, (*path, field), self.sink)


def _binds(part: msgspec.Struct) -> Iterator[str]:
    name = getattr(part, "as_", None)
    if isinstance(name, str):
        yield name
    if isinstance(part, effects.DealDamage) and part.dealt_as is not None:
        yield part.dealt_as
    if isinstance(part, effects.Vote):
        yield from part.options
    if isinstance(part, effects.RevealUntil):
        yield part.rest


_Fault = tuple[str, str, str]


def _mana(text: str) -> _Fault | None:
    try:
        mana_cost(text)
    except ManaError as error:
        return str(error), "", ""
    return None


def _types(text: str) -> _Fault | None:
    if not text:
        return None
    try:
        type_line(text)
    except TypeLineError as error:
        return str(error), "", ""
    return None


def _one_of(words: Iterable[str], kind: str) -> Callable[[str], _Fault | None]:
    allowed = frozenset(words)

    def check(text: str) -> _Fault | None:
        if text in allowed:
            return None
        return f"{text!r} is no {kind}", listing(allowed, 60), nearest(text, allowed)

    return check


_WORDS_WITH_CAPITALS = {w if w[0].isupper() else w.capitalize() for w in WORDS} | {"creature types", "chosen"}
_type_word = _one_of(_WORDS_WITH_CAPITALS, "supertype, card type or subtype")
_keyword = _one_of(KEYWORDS, "known keyword")
_step = _one_of({*map(str, Step), *map(str, Phase), "main phase", "turn", "combat"}, "step or phase")
FLAGS = frozenset(
    {
        "legend rule doesn't apply",
        "assigns no combat damage",
        "damage can't be prevented",
        "may begin the game on the battlefield",
        "can be your commander",
    }
)
"""Rules that other rules ask for by name (ObjectFlag)."""

_flag = _one_of(FLAGS, "flag that a rule asks for")
_color = _one_of({"white", "blue", "black", "red", "green", "chosen"}, "color")
_TEXTS: dict[type, tuple[tuple[str, Callable[[str], _Fault | None]], ...]] = {
    costs.Mana: (("cost", _mana),),
    effects.AddMana: (("mana", _mana),),
    continuous.CostChange: (("mana", _mana),),
    effects.TokenSpec: (("types", _types), ("colors", _color)),
    abilities.Face: (("cost", _mana), ("types", _types), ("colors", _color)),
    continuous.AddTypes: (("types", _type_word),),
    continuous.SetTypes: (("types", _type_word),),
    continuous.LoseTypes: (("types", _type_word),),
    continuous.SetColors: (("colors", _color),),
    continuous.AddColors: (("colors", _color),),
    continuous.LoseAbilities: (("keywords", _keyword),),
    continuous.CantHave: (("keywords", _keyword),),
    continuous.CopyExceptions: (("add_types", _type_word), ("set_types", _type_word), ("add_colors", _color)),
    nouns.Filter: (("keyword", _keyword),),
    nouns.DuringStep: (("steps", _step),),
    events.StepBegins: (("step", _step),),
    events.BeginsTurnPart: (("part", _step),),
    effects.SkipNext: (("part", _step),),
    effects.ExtraPhase: (("parts", _step),),
    continuous.ObjectFlag: (("flag", _flag),),
}


def check_faces(decoded: Mapping[Path, Any], sink: Sink) -> None:
    """Check all names and small texts of what was decoded of a card's faces; `decoded` is keyed by path."""
    with_cost = {path[1] for path, part in decoded.items() if isinstance(part, abilities.AdditionalCost)}
    for path, part in decoded.items():
        match path:
            case ("faces", face, "abilities", int()):
                Scopes(sink, face in with_cost).ability(part, path)
            case ("faces", _, field):
                for name, check in _TEXTS[abilities.Face]:
                    if name == field:
                        check_texts(part, check, path, sink)
            case _:
                pass


def check_texts(value: Any, check: Callable[[str], _Fault | None], path: Path, sink: Sink) -> None:
    """Check a text or several."""
    for text in (value,) if isinstance(value, str) else value or ():
        problem = check(text)
        if problem:
            sink.fault_at(path, *problem)
