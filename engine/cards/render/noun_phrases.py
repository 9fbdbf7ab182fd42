"""Noun phrases: filters, objects, players (109.2)."""

from __future__ import annotations

import msgspec

from ...terms.zones import Zone
from ..lang import nouns
from ..lang.nouns import Filter, Number, Objects, Players, Range
from ..phrases import PAIRS
from . import amounts, conditions
from .voice import Named, Voice
from .words import a, listed, number_word, plural, possessive

_HEADS = frozenset(
    {
        *("artifact", "battle", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"),
        *("card", "permanent", "spell", "token", "commander"),
    }
)
_COLORED = "noncolorless"
_CONTROLLERS = {
    "you": "you control",
    "opponent": "an opponent controls",
    "each_opponent": "your opponents control",
    "active_player": "the active player controls",
    "defending_player": "defending player controls",
}
_OWNERS = {"you": "your", "opponent": "an opponent's", "each_opponent": "your opponents'"}
_PLAYERS = {
    "each_player": "each player",
    "each_opponent": "each opponent",
    "each_other_player": "each other player",
    "opponent": "an opponent",
    "active_player": "the active player",
    "defending_player": "defending player",
    "attacking_player": "attacking player",
    "monarch": "the monarch",
    "chosen_player": "the chosen player",
}


# --- filters


def noun(what: Filter, voice: Voice, many: bool = False, of_target: bool = False) -> str:
    """A filter as a noun phrase without article: `nonland permanent an opponent controls`."""
    what = hoisted(what)
    core = _core(what, many)
    if (what.other or what.not_these) and not of_target:
        core = f"other {core}"
    return " ".join([core, *_after(what, voice, many)])


def card_name(of: Filter, voice: Voice) -> str:
    """The name of such a card: `a nonland card name`, `a card name other than a basic land card name`."""
    others = f" other than {a(noun(of.not_, voice))} name" if of.not_ is not None else ""
    return f"{a(noun(msgspec.structs.replace(of, not_=None), voice))} name{others}"


def hoisted(what: Filter) -> Filter:
    """The filter with the controller that all of its options have said once: `a Swamp or Mountain you control`."""
    who = {option.controller for option in what.any_}
    if what.controller is not None or len(who) != 1 or None in who:
        return what
    options = tuple(msgspec.structs.replace(option, controller=None) for option in what.any_)
    return msgspec.structs.replace(what, any_=options, controller=who.pop())


def _zones(what: Filter) -> list[Zone]:
    """The zones of a filter whose options are zones only: `graveyards and libraries`."""
    zones = [option.zone for option in what.any_ if option == Filter(zone=option.zone)]
    return [zone for zone in zones if zone is not None] if len(zones) == len(what.any_) else []


def head(what: Filter) -> str:
    """The noun alone, for `that creature`."""
    words = [w for w in what.is_ if w in _HEADS and w != "card"]
    if "spell" in what.is_:
        return "spell"
    if any(w in PAIRS for w in what.is_):
        return "ability"
    if words:
        return words[-1]
    if what.any_:
        kinds = {head(option) for option in what.any_}
        return kinds.pop() if len(kinds) == 1 else ("ability" if kinds <= {"ability"} else "permanent")
    if "card" in what.is_:
        return "card"
    return what.is_[-1] if what.is_ and what.is_[-1][0].isupper() else "permanent"


def _core(what: Filter, many: bool) -> str:
    words = [word for word in what.is_ if word != _COLORED]
    if what.any_ and not _zones(what) and not _in_combat(what):
        words = _with_options(what, many)
    elif not words:
        words = ["permanent"]
    elif not _has_head(words):
        words.append("permanent")
    text = _size(what) + _joined(words)
    return plural(text) if many and not (what.any_ and not what.is_) else text


def _in_combat(what: Filter) -> bool:
    """Whether its options say only whom it blocks or is blocked by: `creature blocking or blocked by ...`."""
    return bool(what.any_) and all(not option.is_ and (option.blocking or option.blocked_by) for option in what.any_)


def _size(what: Filter) -> str:
    """`1/1 ` before the noun, where both are fixed."""
    power, toughness = (span.equal if span is not None else None for span in (what.power, what.toughness))
    if isinstance(power, Number) and isinstance(toughness, Number):
        return f"{power.n}/{toughness.n} "
    return ""


def _has_head(words: list[str]) -> bool:
    return any(w in _HEADS or w in PAIRS or w[0].isupper() for w in words)


def _with_options(what: Filter, many: bool) -> list[str]:
    options = [" ".join([_joined(list(option.is_)), *_extreme(option)]) for option in what.any_]
    if all(o.endswith(" ability") for o in options):
        options = [*(o.removesuffix(" ability") for o in options[:-1]), options[-1]]
    if many and not what.is_:
        options = [plural(o) for o in options]
    return [listed(options, "and" if many else "or"), *what.is_]


def _joined(words: list[str]) -> str:
    text = ""
    for i, word in enumerate(words):
        comma = i and word.startswith("non") and words[i - 1].startswith("non") and word != "none"
        text += ("," if comma else "") + (" " if i else "") + word
    return text


def _after(what: Filter, voice: Voice, many: bool) -> list[str]:
    """What stands after the noun."""
    colored = f"that{' are' if many else chr(39) + 's'} one or more colors" if _COLORED in what.is_ else ""
    after = [_controller(what, voice, many), colored, *_with(what, voice), _zone(what, voice, many)]
    if what.named:
        after.append(f"named {voice.self_word if what.named == 'self' else what.named}")
    if what.chosen:
        after.append(_chosen(what.chosen))
    if what.not_ is not None and what.not_.chosen not in (None, "name", "number"):
        after.append(f"that {'are' if many else 'is'}n't {_chosen(what.not_.chosen)}")
    if what.has_this_turn:
        done = what.has_this_turn
        verb = {"been dealt damage": "was dealt damage", "been cast": "was cast"}.get(done, done)
        if many:
            verb = verb.replace("was", "were")
        after.append(f"that {verb} this turn")
    after += [voice.shared[name] for name in what.these if name in voice.shared]
    if what.cast_by is not None:
        who = players(what.cast_by, voice)
        after.append({"you": "you've cast", "each opponent": "an opponent has cast"}.get(who, f"{who} has cast"))
    if _in_combat(what):
        after.append(listed([_combat(option, voice) for option in what.any_], "or"))
    if what.blocking is not None or what.blocked_by is not None:
        after.append(_combat(what, voice))
    if what.attached_to is not None:
        after.append(attached_to(what.attached_to, voice))
    after += _targets(what, voice, many)
    return [part for part in after if part]


def _combat(what: Filter, voice: Voice) -> str:
    blocking = f"blocking {objects(what.blocking, voice)}" if what.blocking is not None else ""
    by = f"blocked by {objects(what.blocked_by, voice)}" if what.blocked_by is not None else ""
    return f"{blocking} {by}".strip()


def attached_to(what: Objects, voice: Voice) -> str:
    """`attached to a creature`, `attached to that creature`."""
    return f"attached to {a(noun(what.what, voice)) if isinstance(what, nouns.Each) else objects(what, voice)}"


def _targets(what: Filter, voice: Voice, many: bool) -> list[str]:
    """What it targets (115.9)."""
    after = ["with a single target"] if what.single_target else []
    s = "" if many else "s"
    if what.targets_only and what.targets is not None:
        bare = msgspec.structs.replace(what.targets, other=False)
        than = f" other than {voice.self_word}" if what.targets.other else ""
        only = voice.self_word if what.targets.these == ("self",) else f"a single {noun(bare, voice)}{than}"
        return [*after, f"that target{s} only {only}{' or player' if what.targets_player else ''}"]
    if what.targets is not None:
        after.append(f"that target{s} {a(noun(what.targets, voice))}")
    if what.targets_player is not None:
        after.append(f"that target{s} {players(what.targets_player, voice)}")
    return after


def _chosen(kind: str) -> str:
    if kind == "number":
        return "with mana value equal to the chosen number"
    return f"{'with' if kind == 'name' else 'of'} the chosen {'type' if kind.endswith(' type') else kind}"


def _controller(what: Filter, voice: Voice, many: bool) -> str:
    who = what.controller
    if who is None:
        not_yours = what.not_ is not None and what.not_.controller == nouns.Player(name="you")
        return "you don't control" if not_yours else ""
    if isinstance(who, nouns.Player):
        if not many and who.name == "each_opponent":
            return "an opponent controls"
        if who.name in _CONTROLLERS:
            return _CONTROLLERS[who.name]
        named = voice.named.get(who.name)
        if named is not None and named.player and who.name in voice.mentioned:
            return "that player controls"
    return f"{players(who, voice)} controls"


def _zone(what: Filter, voice: Voice, many: bool) -> str:
    zones = _zones(what)
    if zones:
        places = [plural(zone) for zone in zones]
        return f"from {listed(places, 'or')}" if "spell" in what.is_ else f"in {listed(places)}"
    if what.not_ is not None and what.not_.zone is Zone.HAND:
        return "from anywhere other than their hands"
    if what.zone is None and what.owner == nouns.Player(name="you") and "card" not in what.is_:
        return "you own"
    if what.zone is None or what.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return "on the battlefield" if what.zone is Zone.BATTLEFIELD else ""
    word = "from" if "card" in what.is_ else "in"
    if what.zone is Zone.EXILE:
        return f"{'in' if word == 'in' else 'from'} exile"
    if what.owner is None:
        return f"in all {plural(what.zone)}" if many else f"{word} a {what.zone}"
    return f"{word} {owners(what.owner, voice)} {what.zone}"


def owners(who: Players, voice: Voice) -> str:
    """The possessive before a player's zone."""
    if isinstance(who, nouns.Player):
        if who.name in _OWNERS:
            return _OWNERS[who.name]
        if who.name in voice.named:
            return voice.whose(who.name)
    return possessive(players(who, voice))


def _with(what: Filter, voice: Voice) -> list[str]:
    parts: list[str] = []
    if what.keyword:
        parts.append(f"with {what.keyword}")
    if what.not_ is not None and what.not_.keyword:
        parts.append(f"without {what.not_.keyword}")
    for word, value in (("power", what.power), ("toughness", what.toughness), ("mana value", what.mana_value)):
        if value is not None and not (word != "mana value" and _size(what)):
            parts.append(f"with {value.parity} {word}" if value.parity else f"with {word} {bounds(value, voice)}")
    parts += _extreme(what)
    if what.counter:
        kind = "counter" if what.counter == "any" else f"{what.counter} counter"
        parts.append(f"with {a(kind)} on it")
    if what.not_ is not None and what.not_.counter:
        kind = "counters" if what.not_.counter == "any" else f"{what.not_.counter} counters"
        parts.append(f"with no {kind} on it")
    if what.mana_cost:
        parts.append(f"with mana cost {listed(list(what.mana_cost), 'or')}")
    if what.shares_color_with:
        parts.append(f"that shares a color with {voice.ref(what.shares_color_with)}")
    if what.shares_name_with:
        parts.append(f"with the same name as {voice.ref(what.shares_name_with)}")
    return parts


def _extreme(what: Filter) -> list[str]:
    """`with the greatest power`."""
    extreme = what.greatest or what.least
    return [f"with the {'greatest' if what.greatest else 'least'} {extreme}"] if extreme else []


def bounds(value: Range, voice: Voice) -> str:
    """A comparison: `3 or less`, `4 or greater`, `equal to ...`."""
    if value.parity:
        return value.parity
    if value.equal is not None:
        text = amounts.digits(value.equal, voice)
        return text if amounts.fixed(value.equal) else f"equal to {text}"
    if value.least is not None and value.most is not None:
        return f"between {amounts.digits(value.least, voice)} and {amounts.digits(value.most, voice)}"
    if value.most is not None and isinstance(value.most, nouns.Minus) and value.most.less == Number(n=1):
        return f"less than {amounts.digits(value.most.amount, voice)}"
    if value.most is not None:
        return _bound(value.most, "less", voice)
    assert value.least is not None, "a range has a bound"
    return _bound(value.least, "greater", voice)


def _bound(amount: nouns.Amount, word: str, voice: Voice) -> str:
    text = amounts.digits(amount, voice)
    simple = isinstance(amount, Number | nouns.Var)
    return f"{text} or {word}" if simple else f"{word} than or equal to {text}"


# --- objects


def objects(what: Objects, voice: Voice, quantifier: str = "all", subject: bool = False) -> str:
    """The noun phrase of some objects; `quantifier` for all that match: `all`, `each`, or `` (the bare plural)."""
    match what:
        case nouns.Ref(name="attached"):
            return voice.attached
        case nouns.Ref(name=name):
            return voice.ref(name, subject)
        case nouns.Each(what=which):
            return _each(which, voice, quantifier)
        case nouns.Choose(by=nouns.ChoosePlayer() as by):
            return f"{_choice(what, voice)} of {players(by, voice)}'s choice"
        case nouns.Choose():
            return _choice(what, voice)
        case nouns.TopOf(n=n, of=of, bottom=bottom):
            place = f"the {'bottom' if bottom else 'top'}"
            library = f"of {owners(of, voice)} library"
            return f"{place} card {library}" if n == Number(n=1) else f"{place} {amounts.cards(n, voice)} {library}"
        case nouns.Linked():
            return "the chosen creature" if what.key == "chosen" else "the exiled card"
        case nouns.Union(of=parts):
            return listed([objects(part, voice, quantifier) for part in parts])
        case nouns.AttachedTo():
            return "the permanent it's attached to"


def again(what: Objects, voice: Voice) -> str:
    """Objects that are named in full when they were mentioned before: `that creature`."""
    if isinstance(what, nouns.Ref):
        known = voice.named.get(what.name)
        if known is not None and what.name in voice.mentioned and not known.player:
            return known.that
    return objects(what, voice)


def _each(which: Filter, voice: Voice, quantifier: str) -> str:
    if which.zone is not None and which == Filter(is_=("card",), zone=which.zone, owner=which.owner):
        graveyards = plural(which.zone)
        if quantifier == "all":
            return f"all {graveyards}" if which.owner is None else f"{owners(which.owner, voice)} {which.zone}"
    value = which.mana_value
    if quantifier == "all" and value is not None and value.equal is not None and not amounts.fixed(value.equal):
        quantifier = "each"  # a number that each is compared with
    if quantifier == "each":
        text = noun(which, voice)
        return f"each {text.replace(' or ', ' and ', 1) if which.any_ and which.is_ else text}"
    text = noun(which, voice, many=True)
    plain = which == Filter(is_=which.is_, any_=which.any_) and len(text.split()) == 1
    if quantifier == "all" or (quantifier == "bare" and plain):
        return f"all {text}" if not (which.other and quantifier == "bare") else text
    return text


def _choice(what: nouns.Choose, voice: Voice) -> str:
    if what.n is None:
        return f"any number of {noun(what.what, voice, many=True)}"
    if what.n == Number(n=1):
        one = noun(what.what, voice)
        text = f"up to one {one}" if what.up_to else a(one)
    else:
        text = f"{'up to ' if what.up_to else ''}{amounts.word(what.n, voice)} {noun(what.what, voice, many=True)}"
    if what.as_:
        voice.bind(what.as_, "", head(what.what), plural=what.n != Number(n=1))
    return f"{text} chosen at random" if what.random else text


def are_many(what: Objects, voice: Voice, quantifier: str = "all") -> bool:
    """Whether a verb after these objects is in the plural."""
    match what:
        case nouns.Ref(name=name):
            return voice.is_plural(name)
        case nouns.Each():
            return quantifier != "each"
        case nouns.Choose(n=n) | nouns.TopOf(n=n):
            return n != Number(n=1)
        case nouns.Union():
            return True
        case _:
            return False


# --- players


def players(who: Players, voice: Voice, subject: bool = False) -> str:
    """The noun phrase of a player or players."""
    match who:
        case nouns.Player(name="attached"):
            return voice.attached
        case nouns.Player(name=name):
            return _PLAYERS[name] if name in _PLAYERS else voice.ref(name, subject)
        case nouns.ControllerOf(of=of):
            return f"{of_object(of, voice)} controller"
        case nouns.OwnerOf(of=of):
            return f"{of_object(of, voice)} owner"
        case nouns.ChoosePlayer(among=among, by=by, as_=name):
            voice.bind(name, "", "player", player=True)
            choice = "" if by == nouns.Player(name="you") else f" of {possessive(players(by, voice))} choice"
            return f"{a(players(among, voice).removeprefix('each '))}{choice}"
        case nouns.PlayersWho(among=among, if_=if_):
            inner = voice.fresh()
            inner.bind("that_player", "", "player", player=True)
            relative = "for whom" if isinstance(if_, nouns.Compare) else "who"
            return f"{players(among, voice)} {relative} {conditions.about_player(if_, inner)}"


def of_object(of: Objects, voice: Voice) -> str:
    """The possessive of an object."""
    if isinstance(of, nouns.Ref) and of.name == "attached" and "attached" in voice.mentioned:
        return "its"
    if isinstance(of, nouns.Ref) and of.name != "attached":
        return voice.whose(of.name)
    return possessive(objects(of, voice))


def players_many(who: Players, voice: Voice) -> bool:
    """Whether a verb after these players stands without its s."""
    return isinstance(who, nouns.Player) and (who.name == "you" or voice.is_plural(who.name))


# --- targets


def bind_target(target: nouns.Target, voice: Voice) -> None:
    """Say how a target is called (115.1)."""
    voice.named[target.as_] = _named(target, voice)


def _named(target: nouns.Target, voice: Voice) -> Named:
    kind = _target_noun(target, voice)
    if target.any_target:
        one = "any other target" if target.distinct_from else "any target"
        if target.by != nouns.Player(name="you"):
            one = f"{one} of {possessive(players(target.by, voice))} choice"
        return Named(_counted(target, "target", one, voice), "permanent or player", _several(target))
    other = target.what is not None and (target.what.other or bool(target.what.not_these))
    many = _several(target)
    text = f"{'other ' if other else ''}target {_target_noun(target, voice, True) if many else kind}"
    if target.different_controllers:
        text += " controlled by different players"
    if many:
        first = _counted(target, text, text, voice)
    elif other or target.distinct_from:
        first = f"another target {kind}"
    else:
        first = f"up to one target {kind}" if target.up_to else f"target {kind}"
    is_player = target.what is None
    again = "player" if is_player else head(target.what) if target.what else "permanent"
    if target.what is not None and target.what.zone is Zone.GRAVEYARD:
        again = "card"
    return Named(first, plural(again) if many else again, many, is_player)


def _several(target: nouns.Target) -> bool:
    return target.n != Number(n=1) or target.divide is not None


def _counted(target: nouns.Target, text: str, one: str, voice: Voice) -> str:
    if target.any_target:
        if not _several(target):
            return one
        text = "targets"
    if target.n is None:
        return f"any number of {text}"
    count = amounts.word(target.n, voice)
    if target.divide is not None and isinstance(target.n, Number):
        return f"{_up_to_list(target.n.n)} {text}"
    return f"up to {count} {text}" if target.up_to else f"{count} {text}"


def _up_to_list(n: int) -> str:
    return listed([number_word(i) for i in range(1, n + 1)], "or")


def _target_noun(target: nouns.Target, voice: Voice, many: bool = False) -> str:
    kinds = []
    if target.what is not None:
        kinds.append(noun(target.what, voice, many, of_target=True))
    if target.players is not None:
        who = target.players
        word = "opponent" if isinstance(who, nouns.Player) and "opponent" in who.name else "player"
        kinds.append(plural(word) if many else word)
    if len(kinds) == 2 and target.what is not None and "planeswalker" in target.what.is_:
        kinds.reverse()
    return " or ".join(kinds)
