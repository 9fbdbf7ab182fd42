"""What each kind of choice looks like at the port, and how an answer to it is read back.

A choice of the engine becomes one or more parts, each of them a prompt; the answers to the parts are put together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ...engine.cards.lang import costs as lc
from ...engine.choices import Choice
from ...engine.derive.game import Game
from ...engine.rules.cr601_3_permission import Way
from ...engine.state.objects import ObjectId
from ...engine.terms.colors import COLOR_WORDS
from .. import port
from . import abilities
from .refs import Refs, chars

LETTERS = {c.value: word for word, c in COLOR_WORDS.items()} | {"C": "colorless"}
"""The types of mana by their letters, in words (106.1b)."""

PAID_WITH = frozenset({"tapped", "sacrificed", "discarded", "exiled", "returned", "revealed", "counters"})
"""Payments in which objects are chosen: which ones is a real choice, not one of means (601.2h)."""


class BadAnswer(Exception):
    """An answer that is none of those that the prompt allows."""


class Item(msgspec.Struct, frozen=True):
    """One thing on offer: what it is to the engine, to the port, and to people."""

    engine: Any
    value: port.Value
    label: str = ""


Read = Callable[[port.Choice, tuple[Any, ...]], Any]
"""From an answer and what its picks are to the engine, to the engine's own form."""


def as_picked(answer: port.Choice, picked: tuple[Any, ...]) -> Any:
    """The options themselves are the answer."""
    del answer
    return picked


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """One prompt of a choice. ``fields`` are further fields of the prompt."""

    kind: port.Kind
    items: tuple[Item, ...] = ()
    fields: Mapping[str, Any] = {}
    read: Read = as_picked


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """All prompts of a choice, and how their answers make one."""

    parts: tuple[Part, ...]
    combine: Callable[[list[Any]], Any] = lambda answers: answers[0]


class Talk:
    """The game that is talked about, and the names of its objects."""

    def __init__(self, game: Game, refs: Refs) -> None:
        self.game = game
        self.refs = refs

    def item(self, thing: Any) -> Item:
        """An object, a player, a number or a word on offer."""
        if isinstance(thing, str):
            known = thing in self.game.state.players
            return Item(thing, port.OfPlayer(player=thing) if known else port.OfWord(word=thing))
        return Item(thing, port.OfObject(object=self.refs.object(self.game, thing)))

    def ability_item(self, key: Any, source: ObjectId, number: int) -> Item:
        """A triggered or replacement ability on offer, by its source and which ability of it that is."""
        g = self.game
        ref = self.refs.object(g, source)
        abls = [a for a in chars(g, source).abilities if a.number == number]
        statics = [a for a in abls if abilities.kind_of(a.ability) == "static"]
        found = next(iter(statics or abls), None)
        if number == 0 and found is None:
            return Item(key, port.OfObject(object=ref))
        name = self.refs.name_of(g, source, found) if found else port.Ability(number=number)
        return Item(key, port.OfAbility(source=ref, ability=name))


def form_of(t: Talk, c: Choice) -> Form:
    """The prompts that a choice amounts to."""
    return _FORMS[c.kind](t, c)


def _plain(kind: port.Kind) -> Callable[[Talk, Choice], Form]:
    def make(t: Talk, c: Choice) -> Form:
        return Form(parts=(Part(kind=kind, items=tuple(t.item(o) for o in c.options or ())),))

    return make


# --- announcing -------------------------------------------------------------------------------------------------------


def _targets(t: Talk, c: Choice) -> Form:
    if c.options is None:
        return _new_targets(t, c)
    number = c.data.get("index", 0) + 1
    items = tuple(t.item(o) for o in c.options)
    return Form(parts=(Part(kind=port.Kind.TARGETS, items=items, fields={"number": number}),))


def _new_targets(t: Talk, c: Choice) -> Form:
    """New targets, use by use of the word (115.7). Declined, the targets of that use stay."""
    old, legal = c.data["old"], c.data["legal"]
    open_ = [i for i, group in enumerate(old) if group and (set(legal[i]) - set(group) or len(group) > 1)]
    parts = []
    for i in open_:
        choices = tuple(dict.fromkeys(legal[i]))
        if len(open_) == 1 and len(old[i]) == 1:
            choices = tuple(r for r in choices if c.refusal((*old[:i], (r,), *old[i + 1 :])) is None)
        n = len(old[i])

        def read(answer: port.Choice, picked: tuple[Any, ...], i: int = i) -> Any:
            return old[i] if answer.declined or not picked else picked

        fields = {"number": i + 1, "least": n, "most": n, "may_decline": c.optional}
        items = tuple(t.item(r) for r in choices)
        parts.append(Part(kind=port.Kind.TARGETS, items=items, fields=fields, read=read))

    def combine(answers: list[Any]) -> Any:
        chosen = dict(zip(open_, answers, strict=True))
        return tuple(chosen.get(i, group) for i, group in enumerate(old))

    return Form(parts=tuple(parts), combine=combine)


def _modes(t: Talk, c: Choice) -> Form:
    names = c.data.get("names", ())
    items = tuple(
        Item(o, port.OfNumber(number=o + 1), (names[o] if o < len(names) else "") or f"mode {o + 1}") for o in c.options or ()
    )
    return Form(parts=(Part(kind=port.Kind.MODES, items=items),))


def _number(t: Talk, c: Choice) -> Form:
    options = c.options
    if options is None:
        return Form(parts=(_free_number(c),))
    if options and options == tuple(range(options[0], options[-1] + 1)):

        def read(answer: port.Choice, picked: tuple[Any, ...]) -> Any:
            if answer.number is None:
                raise BadAnswer("the answer is a number")
            return (answer.number,)

        fields = {"low": options[0], "high": options[-1]}
        return Form(parts=(Part(kind=port.Kind.NUMBER, fields=fields, read=read),))
    items = tuple(Item(o, port.OfNumber(number=o)) for o in options)
    return Form(parts=(Part(kind=port.Kind.NUMBER, items=items),))


def _free_number(c: Choice) -> Part:
    def read(answer: port.Choice, picked: tuple[Any, ...]) -> Any:
        if answer.number is None:
            raise BadAnswer("the answer is a number")
        return answer.number

    fields = {"low": c.data.get("least", 0), "high": c.data.get("most")}
    return Part(kind=port.Kind.NUMBER, fields=fields, read=read)


def way_name(g: Game, way: Way) -> str:
    """What an alternative cost is called: its label, or the object whose effect offers it."""
    if way.label:
        return way.label
    if way.by is not None and way.alternative:
        return g.view.chars(way.by).name
    return "without paying its mana cost" if way.free else "mana cost"


def way_names(g: Game, c: Choice) -> tuple[str, ...]:
    """The names of the ways that a choice offers; of several with one name, each with the mana that it takes."""
    ways: tuple[Way, ...] = c.options or ()
    names = [way_name(g, w) for w in ways]
    own = g.view.chars(c.source).mana_cost if c.source is not None else None
    mana = [_mana_of(w, str(own or "")) for w in ways]
    return tuple(f"{n} {m}" if names.count(n) > 1 and m else n for n, m in zip(names, mana, strict=True))


def _mana_of(way: Way, own: str) -> str:
    parts = way.cost if way.cost is not None else (lc.OwnManaCost(),)
    return "".join(p.cost if isinstance(p, lc.Mana) else own for p in parts if isinstance(p, lc.Mana | lc.OwnManaCost))


def _cost(t: Talk, c: Choice) -> Form:
    if c.about == "alternative":
        named = zip(c.options or (), way_names(t.game, c), strict=True)
        items = tuple(Item(w, port.OfWord(word=name)) for w, name in named)
        return Form(parts=(Part(kind=port.Kind.ALTERNATIVE_COST, items=items),))
    if c.about == "either":
        items = tuple(Item(o, port.OfWord(word=cost_words(o))) for o in c.options or ())
        return Form(parts=(Part(kind=port.Kind.ADDITIONAL_COST, items=items),))
    items = tuple(Item(o, port.OfWord(word=str(o))) for o in c.options or ())
    return Form(parts=(Part(kind=port.Kind.ADDITIONAL_COST, items=items),))


def cost_words(cost: Any) -> str:
    """A cost in the words of an instruction: ``sacrifice a creature``."""
    from ...engine.cards.render.costs import payment
    from ...engine.cards.render.voice import Voice

    return payment(cost, Voice("it", "it"))


def _face(t: Talk, c: Choice) -> Form:
    names = c.data.get("names", ())
    items = tuple(Item(o, port.OfWord(word=name)) for o, name in zip(c.options or (), names, strict=True))
    return Form(parts=(Part(kind=port.Kind.FACE, items=items),))


# --- deciding ---------------------------------------------------------------------------------------------------------


def _yes_no(t: Talk, c: Choice) -> Form:
    def read(answer: port.Choice, picked: tuple[Any, ...]) -> Any:
        if answer.yes is None and not answer.declined:
            raise BadAnswer("the answer is yes or no")
        return ("yes",) if answer.yes else ("no",)

    items = tuple(_word_item(o) for o in c.options or ()) if c.is_shown_only else ()
    return Form(parts=(Part(kind=port.Kind.YES_NO, items=items, read=read),))


def _arrangement(t: Talk, c: Choice) -> Form:
    places = ("top", "graveyard" if c.about == "surveil" else "bottom")
    items = tuple(t.item(o) for o in c.data["cards"])

    def read(answer: port.Choice, picked: tuple[Any, ...]) -> Any:
        if len(answer.places) != len(picked) or set(answer.places) - set(places):
            raise BadAnswer(f"each card goes to one of {', '.join(places)}")
        placed = list(zip(picked, answer.places, strict=True))
        return tuple(tuple(o for o, place in placed if place == p) for p in places)

    fields = {"places": places, "least": len(items), "most": len(items)}
    return Form(parts=(Part(kind=port.Kind.ARRANGEMENT, items=items, fields=fields, read=read),))


def _words(t: Talk, c: Choice) -> Form:
    about = str(c.about)
    kind = port.Kind.NAME
    if about == "mana" or "color" in about:
        kind = port.Kind.COLOR
    elif "type" in about:
        kind = port.Kind.TYPE
    if c.options is None:

        def read(answer: port.Choice, picked: tuple[Any, ...]) -> Any:
            if not answer.word:
                raise BadAnswer("the answer is a word")
            return answer.word

        return Form(parts=(Part(kind=kind, read=read),))
    return Form(parts=(Part(kind=kind, items=tuple(_word_item(o) for o in c.options)),))


def _word_item(option: Any) -> Item:
    if isinstance(option, str) and option in LETTERS:
        return Item(option, port.OfWord(word=LETTERS[option]), LETTERS[option])
    if isinstance(option, int):
        return Item(option, port.OfNumber(number=option))
    return Item(option, port.OfWord(word=str(option)))


def _division(t: Talk, c: Choice) -> Form:
    if "counters" in c.data:
        return _counters(c)
    recipients = c.data["recipients"]
    total = c.data.get("total", c.data.get("amount", 0))
    items = tuple(t.item(r) for r in recipients)
    combat = "amount" in c.data

    def read(answer: port.Choice, picked: tuple[Any, ...]) -> Any:
        if len(answer.amounts) != len(picked):
            raise BadAnswer("a division says how much goes to each that is picked")
        given: dict[Any, int] = {}
        for r, n in zip(picked, answer.amounts, strict=True):
            given[r] = given.get(r, 0) + n
        return {r: n for r, n in given.items() if n} if combat else tuple(given.get(r, 0) for r in recipients)

    fields = {"total": total, "low": 0 if combat else c.data.get("low", 0), "least": 0, "most": len(items)}
    return Form(parts=(Part(kind=port.Kind.DIVISION, items=items, fields=fields, read=read),))


def _counters(c: Choice) -> Form:
    """How many counters of each kind are removed."""
    items = tuple(Item(k, port.OfWord(word=k)) for k in c.data["counters"])

    def read(answer: port.Choice, picked: tuple[Any, ...]) -> Any:
        return dict(zip(picked, answer.amounts, strict=False))

    fields = {"low": 0, "least": 0, "most": len(items)}
    if not c.data.get("up_to"):
        fields["total"] = c.data["limit"]
    return Form(parts=(Part(kind=port.Kind.DIVISION, items=items, fields=fields, read=read),))


# --- order and chance -------------------------------------------------------------------------------------------------


def _trigger_order(t: Talk, c: Choice) -> Form:
    items = tuple(
        Item(
            w.id,
            port.OfAbility(
                source=t.refs.waiting_source(t.game, w),
                ability=t.refs.ability(t.game, w.source, w.abl.ability, w.abl.number),
            ),
        )
        for w in c.data["waiting"]
    )
    return Form(parts=(Part(kind=port.Kind.TRIGGER_ORDER, items=items, fields={"open": _all_alike(t.game, c)}),))


def _all_alike(g: Game, c: Choice) -> bool:
    """Whether nobody could tell the waiting abilities apart: those of one source, or of equal ones."""
    looks = {
        repr((g.view.chars(w.source).name, w.abl.number, w.abl.mark, sorted(w.bindings.items(), key=repr)))
        for w in c.data["waiting"]
    }
    kinds = [w.abl.ability for w in c.data["waiting"]]
    return len(looks) == 1 and all(k == kinds[0] for k in kinds)


def _replacement(t: Talk, c: Choice) -> Form:
    pairs = zip(c.options or (), c.data["sources"], strict=True)
    items = tuple(t.ability_item(key, source, number) for key, (source, number) in pairs)
    free = c.data["any order"] or _equal_shields(t.game, c)
    return Form(parts=(Part(kind=port.Kind.REPLACEMENT, items=items, fields={"open": free}),))


def _equal_shields(g: Game, c: Choice) -> bool:
    """Whether the effects are shields that nobody could tell apart: the choice of 616.1 makes no difference then."""
    keys = [key for key in c.options or () if isinstance(key, tuple) and key[0] == "shield"]
    shields = [msgspec.structs.replace(g.state.shields[key[1]], id=0) for key in keys]
    return len(shields) == len(c.options or ()) and all(s == shields[0] for s in shields)


def _random(t: Talk, c: Choice) -> Form:
    items = tuple(_random_item(t, c, o) for o in c.options or ())
    return Form(parts=(Part(kind=port.Kind.RANDOM, items=items, fields={"open": True}),))


def _random_item(t: Talk, c: Choice, option: Any) -> Item:
    if isinstance(option, int) and c.numbers == "numbers":
        return Item(option, port.OfNumber(number=option))
    if isinstance(option, int) and c.numbers == "modes":
        return Item(option, port.OfNumber(number=option + 1))
    return t.item(option)


# --- combat -----------------------------------------------------------------------------------------------------------


def _attack(t: Talk, c: Choice) -> Form:
    pairs: Mapping[int, tuple[Any, ...]] = c.data["attackers"]
    items = tuple(t.item(o) for o in pairs)

    def read(answer: port.Choice, picked: tuple[Any, ...]) -> Any:
        if any(len(pairs[o]) != 1 for o in picked):
            raise BadAnswer("the answer does not say what is attacked")
        return {o: pairs[o][0] for o in picked}

    fields = {"least": 0 if c.refusal({}) is None else 1, "most": len(items)}
    return Form(parts=(Part(kind=port.Kind.ATTACKERS, items=items, fields=fields, read=read),))


def _block(t: Talk, c: Choice) -> Form:
    pairs: Mapping[int, tuple[Any, ...]] = c.data["blockers"]
    items = tuple(t.item(o) for o in pairs)

    def read(answer: port.Choice, picked: tuple[Any, ...]) -> Any:
        if any(len(pairs[o]) != 1 for o in picked):
            raise BadAnswer("the answer does not say what is blocked")
        return {o: pairs[o] for o in picked}

    fields = {"least": 0 if c.refusal({}) is None else 1, "most": len(items)}
    return Form(parts=(Part(kind=port.Kind.BLOCKERS, items=items, fields=fields, read=read),))


# --- paying -----------------------------------------------------------------------------------------------------------


def _payment(t: Talk, c: Choice) -> Form:
    if c.about in PAID_WITH:
        return _plain(port.Kind.OBJECTS)(t, c)
    if c.about == "mana abilities":
        items = tuple(_held_item(t, o) for o in c.options or ())
    elif c.about == "mana":
        pool = enumerate(c.data["pool"])
        items = tuple(Item(i, port.OfMana(mana="{" + u.type + "}"), "snow" if u.snow else "") for i, u in pool)
        return Form(parts=(Part(kind=port.Kind.PAYMENT, items=items, fields=_mana_fields(c), read=_read_mana(c)),))
    elif c.about in ("convoke", "improvise", "delve"):
        items = tuple(t.item(o) for o in c.options or ())
    else:
        items = tuple(Item(o, port.OfWord(word=str(o))) for o in c.options or ())
    return Form(parts=(Part(kind=port.Kind.PAYMENT, items=items, fields={"open": True}),))


def _mana_fields(c: Choice) -> dict[str, Any]:
    n = len(c.data["default"])
    return {"open": True, "least": n, "most": n}


def _read_mana(c: Choice) -> Read:
    def read(answer: port.Choice, picked: tuple[Any, ...]) -> Any:
        return tuple(c.data["pool"][i] for i in picked)

    return read


def _held_item(t: Talk, held: Any) -> Item:
    g = t.game
    name = t.refs.name_of(g, held.object, held.abl)
    return Item(held, port.OfAbility(source=t.refs.object(g, held.object), ability=name))


_FORMS: dict[str, Callable[[Talk, Choice], Form]] = {
    "targets": _targets,
    "modes": _modes,
    "number": _number,
    "cost": _cost,
    "face": _face,
    "yes/no": _yes_no,
    "objects": _plain(port.Kind.OBJECTS),
    "player": _plain(port.Kind.PLAYER),
    "order": _plain(port.Kind.ORDER),
    "arrangement": _arrangement,
    "name/type/color": _words,
    "division": _division,
    "damage": _division,
    "vote or pile": _plain(port.Kind.VOTE),
    "trigger order": _trigger_order,
    "replacement": _replacement,
    "payment": _payment,
    "random": _random,
    "act": _plain(port.Kind.ACT),
    "attack": _attack,
    "block": _block,
}
