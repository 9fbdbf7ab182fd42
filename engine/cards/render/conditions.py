"""Conditions, as they stand after "if", "as long as" and "unless"."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..lang import nouns
from ..lang.nouns import Condition, Filter, Number
from . import amounts, events, noun_phrases
from .voice import Voice
from .words import a, listed, number_word, plural


def condition(what: Condition, voice: Voice) -> str:
    """A condition as a clause."""
    match what:
        case nouns.Exists():
            return _exists(what, voice)
        case nouns.Is():
            return _is(what, voice)
        case nouns.Compare():
            return _compare(what, voice)
        case nouns.PlayerIs():
            return _player_is(what, voice)
        case nouns.PlayersMatch(a=one, b=other):
            return f"{noun_phrases.players(one, voice)} is {noun_phrases.players(other, voice)}"
        case nouns.HasMonarch():
            return "there is a monarch"
        case nouns.DuringStep(steps=steps, whose=whose):
            return _during(steps, whose, voice)
        case nouns.Happened(event=event, least=least):
            times = "" if least == Number(n=1) else f" {amounts.word(least, voice)} or more times"
            return f"{events.past(event, voice)}{times}"
        case nouns.Paid():
            return _paid(what, voice)
        case nouns.Did(name=name):
            return _did(name, voice)
        case nouns.ChosenIs(value=value):
            return f"{value} was chosen"
        case nouns.DayNight(time=time):
            return f"it's {time}"
        case nouns.Not(of=inner):
            return negated(inner, voice)
        case nouns.AllOf(of=parts):
            return listed([condition(part, voice) for part in _told(parts)])
        case nouns.AnyOf(of=parts):
            return listed([condition(part, voice) for part in parts], "or")


def _told(parts: Sequence[Condition]) -> Sequence[Condition]:
    """The conditions that are said: that damage was dealt goes without saying beside what it was dealt to."""
    said = [part for part in parts if not isinstance(part, nouns.Did) or part.name in ("may", "paid")]
    return said or parts


def negated(what: Condition, voice: Voice) -> str:
    """The opposite of a condition as a clause."""
    match what:
        case nouns.Exists() if what.least == Number(n=1):
            return _exists(nouns.Exists(what=what.what, least=Number(n=0), most=Number(n=0)), voice)
        case nouns.Is() if what.what.counter:
            kind = "counters" if what.what.counter == "any" else f"{what.what.counter} counters"
            return f"{noun_phrases.objects(what.object, voice, subject=True)} had no {kind} on it"
        case nouns.Is():
            subject = noun_phrases.objects(what.object, voice, subject=True)
            return f"{subject}{_isnt(subject)} {_complement(what.what, voice)}"
        case nouns.Did(name="may" | "paid"):
            return "you don't"
        case nouns.Did():
            return "you can't"
        case nouns.HasMonarch():
            return "there is no monarch"
        case nouns.Happened(event=event):
            return events.past(event, voice, negative=True)
        case _:
            text = condition(what, voice)
            for old, new in (("it's ", "it's not "), (" was ", " wasn't "), (" is ", " isn't "), (" are ", " aren't ")):
                if old in text or text.startswith(old):
                    return text.replace(old, new, 1)
            return f"it isn't true that {text}"


def about_player(what: Condition, voice: Voice) -> str:
    """A condition about the player that a relative clause speaks of: `who controls ...`."""
    text = condition(what, voice)
    return text.removeprefix("that player ").removeprefix("they ")


def _exists(what: nouns.Exists, voice: Voice) -> str:
    kind = noun_phrases.hoisted(what.what)
    subject, verb = _holder(kind, voice)
    bare = _without_holder(kind)
    if what.most is not None:
        if what.most == Number(n=0):
            text = f"no {noun_phrases.noun(bare, voice, many=True)}"
        else:
            text = f"{amounts.word(what.most, voice)} or fewer {noun_phrases.noun(bare, voice, many=True)}"
    elif what.least == Number(n=1):
        text = a(noun_phrases.noun(bare, voice))
    else:
        text = f"{amounts.word(what.least, voice)} or more {noun_phrases.noun(bare, voice, many=True)}"
    if not subject:
        many = what.least != Number(n=1) or what.most is not None
        return f"there {'are' if many else 'is'} {text}"
    return f"{subject} {verb} {text}"


def _holder(kind: Filter, voice: Voice) -> tuple[str, str]:
    if kind.controller is None:
        return "", ""
    subject = noun_phrases.players(kind.controller, voice, subject=True)
    if isinstance(kind.controller, nouns.Player) and kind.controller.name in ("opponent", "each_opponent"):
        subject = "an opponent"
    return subject, "control" if noun_phrases.players_many(kind.controller, voice) else "controls"


def _without_holder(kind: Filter) -> Filter:
    return msgspec.structs.replace(kind, controller=None)


def _is(what: nouns.Is, voice: Voice) -> str:
    subject = noun_phrases.objects(what.object, voice, subject=True)
    if what.what.counter and not what.what.is_:
        kind = "counter" if what.what.counter == "any" else f"{what.what.counter} counter"
        return f"{subject} has {a(kind)} on it"
    if what.what.attached_to is not None and what.what == Filter(attached_to=what.what.attached_to):
        return f"{subject}{_s(subject)} {noun_phrases.attached_to(what.what.attached_to, voice)}"
    for word, value in (("power", what.what.power), ("toughness", what.what.toughness)):
        if value is not None and not what.what.is_:
            return f"{'its' if subject == 'it' else subject + chr(39) + 's'} {word} is {noun_phrases.bounds(value, voice)}"
    return f"{subject}{_s(subject)} {_complement(what.what, voice)}"


def _s(subject: str) -> str:
    return "'s" if subject == "it" else " is"


def _isnt(subject: str) -> str:
    return "'s not" if subject == "it" else " isn't"


def _complement(what: Filter, voice: Voice) -> str:
    """What follows "is": a state without article, a noun with one."""
    states = {"tapped", "untapped", "attacking", "blocking", "equipped", "enchanted", "modified", "white", "blue"}
    states |= {"black", "red", "green", "colorless", "legendary", "face-down"}
    if what.is_ and all(word in states for word in what.is_) and what == Filter(is_=what.is_):
        return " ".join(what.is_)
    if what.any_ and all(o.is_ and o.is_[0] in states for o in what.any_):
        return listed([" ".join(o.is_) for o in what.any_], "or")
    return a(noun_phrases.noun(what, voice))


def _compare(what: nouns.Compare, voice: Voice) -> str:
    if isinstance(what.amount, nouns.PlayerValue):
        return _compare_player(what.amount, what.range, voice)
    if isinstance(what.amount, nouns.CountersOn):
        return _compare_counters(what.amount, what.range, voice)
    if isinstance(what.amount, nouns.Count) and isinstance(what.amount.what, nouns.Each):
        if what.range.equal is not None:
            return f"{amounts.phrase(what.amount, voice)} is {noun_phrases.bounds(what.range, voice)}"
        least = what.range.least or Number(n=0)
        return _exists(nouns.Exists(what=what.amount.what.what, least=least, most=what.range.most), voice)
    if isinstance(what.amount, nouns.Minus) and what.range == nouns.Range(least=Number(n=1)):
        return f"{amounts.phrase(what.amount.amount, voice)} is greater than {amounts.phrase(what.amount.less, voice)}"
    return f"{amounts.phrase(what.amount, voice)} is {noun_phrases.bounds(what.range, voice)}"


def _compare_player(value: nouns.PlayerValue, span: nouns.Range, voice: Voice) -> str:
    subject = noun_phrases.players(value.of, voice, subject=True)
    has = "have" if noun_phrases.players_many(value.of, voice) else "has"
    if value.value == "life":
        return f"{subject} {has} {noun_phrases.bounds(span, voice).replace('greater', 'more')} life"
    if value.value == "cards in hand":
        return f"{subject} {has} {_how_many(span, 'card', voice)} in hand"
    return f"{amounts.phrase(value, voice)} is {noun_phrases.bounds(span, voice)}"


def _compare_counters(value: nouns.CountersOn, span: nouns.Range, voice: Voice) -> str:
    kind = f"{value.kind} counter" if value.kind else "counter"
    where = noun_phrases.objects(value.on, voice, subject=True)
    return f"{where} has {_how_many(span, kind, voice)} on it"


def _how_many(span: nouns.Range, thing: str, voice: Voice) -> str:
    amount = span.equal or span.least or span.most
    assert amount is not None, "a range has a bound"
    if amount == Number(n=0) and span.least is None:
        return f"no {plural(thing)}"
    count = amounts.word(amount, voice)
    if span.equal is not None:
        return f"exactly {count} {thing if amount == Number(n=1) else plural(thing)}"
    if span.least is not None and span.most is not None:
        return f"between {count} and {amounts.word(span.most, voice)} {plural(thing)}"
    if span.most is not None:
        return f"{count} or fewer {plural(thing)}"
    return f"{count} or more {plural(thing)}"


_SOME = {
    "each_opponent": "an opponent",
    "opponent": "an opponent",
    "each_player": "a player",
    "each_other_player": "another player",
}


def _some_player(who: nouns.PlayersWho, voice: Voice) -> str | None:
    """`an opponent controls no basic lands`: that there is such a player among several."""
    some = _SOME.get(who.among.name) if isinstance(who.among, nouns.Player) else None
    if some is None:
        return None
    inner = voice.fresh()
    inner.bind("that_player", "", "player", player=True)
    return f"{some} {about_player(who.if_, inner)}"


def _player_is(what: nouns.PlayerIs, voice: Voice) -> str:
    if what.status == "exists" and isinstance(what.who, nouns.PlayersWho):
        text = _some_player(what.who, voice)
        if text is not None:
            return text
    you = isinstance(what.who, nouns.Player) and what.who.name == "you"
    subject = noun_phrases.players(what.who, voice, subject=True)
    be = "you're" if you else f"{subject} is"
    if what.status == "active":
        return "it's your turn" if you else f"it's {noun_phrases.owners(what.who, voice)} turn"
    return {
        "monarch": f"{be} the monarch",
        "blessed": f"{subject} {'have' if you else 'has'} the city's blessing",
        "initiative": f"{subject} {'have' if you else 'has'} the initiative",
        "max speed": f"{subject} {'have' if you else 'has'} max speed",
        "attacked this turn": f"{subject} attacked this turn",
        "poisoned": f"{be} poisoned",
        "exists": f"{be} in the game",
    }[what.status]


def _during(steps: tuple[str, ...], whose: nouns.Players, voice: Voice) -> str:
    if not steps:
        return f"it's {noun_phrases.owners(whose, voice)} turn"
    return f"it's {noun_phrases.owners(whose, voice)} {listed(list(steps), 'or')}"


def _paid(what: nouns.Paid, voice: Voice) -> str:
    if voice.spell:
        voice.mentioned.append("this spell")
    subject = "this spell" if voice.spell else noun_phrases.objects(what.of, voice, subject=True)
    if what.cost == "kicker":
        times = "" if what.times == Number(n=1) else f" {number_word(_int(what.times))} times"
        return f"{subject} was kicked{times}"
    if what.cost == "bargain":
        return f"{subject} was bargained"
    if what.cost.endswith(" kicker"):
        return f"{subject} was kicked with its {what.cost}"
    return f"{subject} was cast using {what.cost}" if what.cost == "escape" else f"its {what.cost} cost was paid"


def _int(amount: nouns.Amount) -> int:
    return amount.n if isinstance(amount, Number) else 0


def _did(name: str, voice: Voice) -> str:
    known = voice.named.get(f"did:{name}")
    return known.first if known else "you do"
