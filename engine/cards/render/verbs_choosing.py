"""Effects that choose words, roll dice and vote (608.2d, 706, 701.38)."""

from __future__ import annotations

from ..lang import effects as e
from ..lang import nouns as n
from . import amounts, costs, noun_phrases
from .clauses import Clause, subject_clause
from .noun_phrases import card_name
from .voice import Named, Voice
from .words import a, listed


def let(effect: e.Let, voice: Voice) -> Clause | None:
    """Binds a name; its first mention is what it stands for. A player is chosen by words of its own."""
    if effect.objects is not None:
        many = noun_phrases.are_many(effect.objects, voice, "")
        text = noun_phrases.objects(effect.objects, voice, "")
        voice.named[effect.as_] = Named(text, "creatures" if many else "creature", many)
    elif isinstance(effect.players, n.ChoosePlayer):
        among = noun_phrases.players(effect.players.among, voice).removeprefix("each ")
        voice.bind(effect.as_, "", "player", player=True)
        return subject_clause(effect.players.by, f"choose|chooses {a(among)}", voice)
    elif effect.players is not None:
        text = noun_phrases.players(effect.players, voice)
        voice.named[effect.as_] = Named(text, "player", False, True)
    elif effect.amount is not None:
        voice.meant[effect.as_] = effect.amount
    return None


def choose_word(effect: e.ChooseWord, voice: Voice) -> Clause:
    """A choice on resolution."""
    one = f"another {effect.kind}" if effect.unlike is not None else a(effect.kind)
    kind = one if not effect.options else listed(list(effect.options), "or")
    if effect.card is not None:
        kind = card_name(effect.card, voice)
    if effect.least is not None or effect.most is not None:
        kind += _between(effect.least, effect.most, voice)
    voice.bind(effect.as_, "", effect.kind)
    return subject_clause(effect.who, f"choose|chooses {kind}", voice)


def _between(least: n.Amount | None, most: n.Amount | None, voice: Voice) -> str:
    if least is None:
        return f", {amounts.digits(most, voice)} or less" if most is not None else ""
    if most is None:
        return f", {amounts.digits(least, voice)} or greater"
    return f" between {amounts.digits(least, voice)} and {amounts.digits(most, voice)}"


def pay_repeatedly(effect: e.PayRepeatedly, voice: Voice) -> Clause:
    """A cost that may be paid several times; what is about that says so."""
    often = f"up to {amounts.word(effect.most, voice)} times" if effect.most is not None else "any number of times"
    voice.repeated.add(effect.as_)
    return Clause(f"may {costs.payment(effect.cost, voice)} {often}", subject="you", explicit=True)


def roll_die(effect: e.RollDie, _: Voice) -> Clause:
    """706."""
    return Clause(f"roll a d{effect.sides}")


def vote(effect: e.Vote, _: Voice) -> Clause:
    """701.38."""
    return Clause(f"starting with you, each player votes for {listed(list(effect.options), 'or')}")
