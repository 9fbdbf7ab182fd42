"""Effects that move objects between zones, whose wording depends on whose zone it is (400-408, 701)."""

from __future__ import annotations

import msgspec

from ...terms.zones import Zone
from ..lang import effects as e
from ..lang import nouns
from ..lang.nouns import Number, Objects
from . import amounts, noun_phrases, parts
from .clauses import Clause, subject_clause, verbs
from .voice import Named, Voice
from .words import a, listed

SELF = nouns.Ref(name="self")


def _imperative(text: str, then: str = "") -> Clause:
    plain, third = verbs(text)
    return Clause(plain, third, then=then)


def _its_owners(what: Objects, voice: Voice, zone: str) -> str:
    """`its owner's hand`, `their owners' hands`, `your hand` when they are cards of one's own graveyard."""
    if _own(what, voice):
        return f"your {zone}"
    if noun_phrases.are_many(what, voice):
        plural = zone[:-1] + "ies" if zone.endswith("y") else f"{zone}s"
        return f"their owners' {plural}"
    return f"its owner's {zone}"


def _own(what: Objects, voice: Voice) -> bool:
    """Whether the objects are cards that you own."""
    if isinstance(what, nouns.Ref):
        if what.name == "self" and voice.place:
            return True
        known = voice.named.get(what.name)
        return what.name in voice.own or (known is not None and "from your " in known.first)
    if isinstance(what, nouns.Each | nouns.Choose):
        owner = what.what.owner
        return isinstance(owner, nouns.Player) and owner.name == "you"
    return isinstance(what, nouns.TopOf)


def destroy(effect: e.Destroy, voice: Voice) -> Clause:
    """701.8."""
    _bind_as(effect.as_, effect.what, voice)
    spared = effect.what.what.not_these if isinstance(effect.what, nouns.Each) else ()
    chosen = next((name for name in spared if name in voice.named and name not in voice.mentioned), None)
    lead = f"choose {voice.ref(chosen)}, then " if chosen is not None else ""
    text = f"{lead}destroy {noun_phrases.objects(effect.what, voice)}"
    if not effect.no_regeneration:
        return _imperative(text)
    they = "They" if noun_phrases.are_many(effect.what, voice) else "It"
    return _imperative(text, f"{they} can't be regenerated.")


def exile(effect: e.Exile, voice: Voice) -> Clause:
    """701.13."""
    of_hand = _of_revealed_hand(effect.what, voice)
    if of_hand is not None:
        until = f" until {voice.self_word} leaves the battlefield" if effect.until_leaves else ""
        return Clause(f"choose {of_hand} from it", subject="you", explicit=True, then=f"Exile that card{until}.")
    text = f"exile {noun_phrases.objects(effect.what, voice)}"
    _bind_as(effect.as_, effect.what, voice)
    if effect.until_leaves:
        text += f" until {voice.self_word} leaves the battlefield"
    for gift in effect.counters:
        text += f" with {amounts.of(gift.n, f'{gift.kind} counter', voice)} on it"
    return _imperative(text + (" face down" if effect.face_down else ""))


def _of_revealed_hand(what: Objects, voice: Voice) -> str | None:
    """A card that you choose from the hand of another player, named already: that player has revealed it."""
    if not isinstance(what, nouns.Choose) or what.what.zone is not Zone.HAND or what.n != Number(n=1):
        return None
    owner = what.what.owner
    if not isinstance(owner, nouns.Player) or owner.name not in voice.mentioned or owner.name == "you":
        return None
    return a(noun_phrases.noun(msgspec.structs.replace(what.what, owner=None, zone=None), voice))


def _bind_as(name: str | None, what: Objects, voice: Voice) -> None:
    """What an effect moved goes by its own name, or as `it`."""
    if name is None:
        return
    many = noun_phrases.are_many(what, voice)
    noun = "cards" if many else "card"
    voice.named[name] = Named("those cards" if many else "that card", noun, many)
    voice.mentioned = [m for m in voice.mentioned if m not in ("self", _name(what))]
    voice.mentioned.append(name)


def _name(what: Objects) -> str:
    return what.name if isinstance(what, nouns.Ref) else ""


def return_to_hand(effect: e.ReturnToHand, voice: Voice) -> Clause:
    """To its owner's hand."""
    own = _its_owners(effect.what, voice, "hand")
    return _imperative(f"return {noun_phrases.objects(effect.what, voice)} to {own}")


def put_in_hand(effect: e.PutInHand, voice: Voice) -> Clause:
    """Into its owner's hand: "return" from the graveyard."""
    text = noun_phrases.objects(effect.what, voice)
    if "graveyard" in text:
        return _imperative(f"return {text} to your hand")
    return _imperative(f"put {text} into {_its_owners(effect.what, voice, 'hand')}")


def put_on_library(effect: e.PutOnLibrary, voice: Voice) -> Clause:
    """On top, bottom or so many from the top of a library, or shuffled into it."""
    library = _its_owners(effect.what, voice, "library")
    text = noun_phrases.objects(effect.what, voice)
    if effect.shuffle:
        return _imperative(f"shuffle {text} into {library}")
    if effect.nth:
        return _imperative(f"put {text} into {library} {('', 'first', 'second', 'third')[effect.nth]} from the top")
    order = " in a random order" if effect.random_order else ""
    if not effect.random_order and noun_phrases.are_many(effect.what, voice):
        order = " in any order"
    place = "on the bottom of" if effect.bottom else "on top of"
    return _imperative(f"put {text} {place} {library}{order}")


def put_onto_battlefield(effect: e.PutOntoBattlefield, voice: Voice) -> Clause:
    """Onto the battlefield; "return" when it was there or comes from a graveyard."""
    text = noun_phrases.objects(effect.what, voice)
    distant = voice.later or (effect.under is not None and not effect.transformed)
    if text == "it" and distant and _name(effect.what) != "self":
        text = "that card"
    verb, to = ("return", "to") if effect.returned else ("put", "onto")
    words = [f"{verb} {text} {to} the battlefield"]
    if effect.tapped:
        words.append("tapped and attacking" if effect.attacking else "tapped")
    if effect.transformed:
        words.append("transformed")
    if effect.attached_to is not None:
        words.append(f"attached to {noun_phrases.objects(effect.attached_to, voice)}")
    own = _own(effect.what, voice) or isinstance(effect.what, nouns.Each)
    if effect.under is not None:
        words.append(f"under {noun_phrases.owners(effect.under, voice)} control")
    elif not own and (effect.returned or not effect.transformed):
        many = noun_phrases.are_many(effect.what, voice)
        words.append(f"under {'their owners' + chr(39) if many else 'its owner' + chr(39) + 's'} control")
    if effect.counters:
        gifts = listed([amounts.of(g.n, f"{g.kind} counter", voice) for g in effect.counters])
        words.append(f"with {gifts} on it")
    if effect.as_:
        voice.alias(effect.as_, _name(effect.what))
    clause = _imperative(" ".join(words))
    if not effect.is_also:
        return clause
    many = noun_phrases.are_many(effect.what, voice)
    subject = "those permanents" if many else "that permanent"
    also = verbs(parts.predicate(effect.is_also, voice, gain=False, this=subject, many=many))[0 if many else 1]
    return Clause(clause.plain, clause.third, clause.subject, clause.plural, then=f"{subject.capitalize()} {also}.")


def sacrifice(effect: e.Sacrifice, voice: Voice) -> Clause:
    """701.21."""
    if effect.these is not None:
        return _imperative(f"sacrifice {noun_phrases.objects(effect.these, voice)}")
    kind = effect.what or nouns.Filter(is_=("permanent",))
    if effect.n is None:
        what = f"any number of {noun_phrases.noun(kind, voice, many=True)}"
    elif effect.n == Number(n=1):
        what = a(noun_phrases.noun(kind, voice))
    else:
        what = f"{amounts.word(effect.n, voice)} {noun_phrases.noun(kind, voice, many=True)}"
    you = isinstance(effect.who, nouns.Player) and effect.who.name == "you"
    if effect.as_:
        voice.bind(effect.as_, "", noun_phrases.head(kind), plural=effect.n != Number(n=1))
    return subject_clause(effect.who, f"sacrifice|sacrifices {what}{'' if you else ' of their choice'}", voice)


def discard(effect: e.Discard, voice: Voice) -> Clause:
    """701.9."""
    you = isinstance(effect.who, nouns.Player) and effect.who.name == "you"
    if effect.these is not None:
        return subject_clause(effect.who, f"discard|discards {noun_phrases.objects(effect.these, voice)}", voice)
    kind = effect.what or nouns.Filter(is_=("card",))
    if effect.n is None and effect.up_to:
        what = f"any number of {noun_phrases.noun(kind, voice, many=True)}"
    elif effect.n is None:
        what = f"{'your' if you else 'their'} hand"
    elif effect.n == Number(n=1):
        what = a(noun_phrases.noun(kind, voice))
    else:
        some = noun_phrases.noun(kind, voice, many=True)
        what = f"{'up to ' if effect.up_to else ''}{amounts.word(effect.n, voice)} {some}"
    if effect.as_:
        voice.bind(effect.as_, "", "cards", plural=True)
    if effect.as_ and not you:
        voice.counted[effect.as_] = "card discarded this way"
    text = f"discard|discards {what}{' at random' if effect.random else ''}"
    if effect.chosen_by is not None:
        who = noun_phrases.players(effect.who, voice)
        chosen = f"You choose {a(noun_phrases.noun(kind, voice))} from it. That player discards that card."
        return Clause(f"reveals {'your' if who == 'you' else 'their'} hand", subject=who, explicit=True, then=chosen)
    return subject_clause(effect.who, text, voice)


def look_and_take(effect: e.LookAndTake, voice: Voice) -> Clause:
    """Look at the top cards, take some, and the rest elsewhere."""
    n = amounts.cards(effect.n, voice)
    if effect.take == Number(n=0):
        return _imperative(f"look at the top {n} of your library, then put them back in any order")
    verb = "reveal" if effect.reveal else "look at"
    text = f"{verb} the top {n if effect.n != Number(n=1) else 'card'} of your library"
    to = {
        Zone.HAND: "into your hand",
        Zone.BATTLEFIELD: f"onto the battlefield{' tapped' if effect.tapped else ''}",
        Zone.EXILE: "into exile",
        Zone.LIBRARY: "on top of your library",
    }[effect.to]
    if effect.what is not None:
        kind = noun_phrases.noun(effect.what, voice)
        shown = (
            f"You may reveal {a(kind)} from among them and put it {to}"
            if effect.reveal_taken
            else f"You may put {a(kind)} from among them {to}"
        )
    else:
        one = effect.take == Number(n=1)
        shown = f"Put {'one' if one else amounts.word(effect.take, voice)} of them {to}"
    rest = {
        "bottom": "the rest on the bottom of your library",
        "bottom in any order": "the rest on the bottom of your library in any order",
        "bottom in a random order": "the rest on the bottom of your library in a random order",
        "graveyard": "the rest into your graveyard",
        "top in any order": "the rest on top of your library in any order",
    }[effect.rest]
    if effect.n == Number(n=2) and effect.what is None:
        rest = rest.replace("the rest", "the other").replace(" in any order", "")
    joined = f"{shown} and {rest}." if effect.what is None else f"{shown}. Put {rest}."
    return _imperative(text, joined)


def search(effect: e.Search, voice: Voice) -> Clause:
    """701.23, with the shuffling after it (701.24)."""
    kind = effect.what
    words = noun_phrases.noun(kind, voice)
    many = effect.n != Number(n=1)
    if many or effect.up_to:
        what = f"up to {amounts.word(effect.n, voice)} {noun_phrases.noun(kind, voice, many=many)}"
    else:
        what = a(words)
    it, hand = ("them", "those cards") if many else ("it", "that card" if voice.spell else "it")
    own = "your" if effect.who == nouns.Player(name="you") else "their"
    shown = [f"reveal|reveals {it}"] if effect.reveal else []
    if effect.on_top:
        last = ["shuffle|shuffles and put|puts that card on top"]
    elif effect.to is Zone.HAND:
        last = [f"put|puts {it} into {own} hand", "shuffle|shuffles"]
    elif effect.to is Zone.BATTLEFIELD:
        last = [f"put|puts {hand} onto the battlefield{' tapped' if effect.tapped else ''}", "shuffle|shuffles"]
    else:
        last = [f"put|puts {hand} into {own} {effect.to}", "shuffle|shuffles"]
    steps = [f"search|searches {own} library for {what}", *shown, *last]
    return subject_clause(effect.who, ", ".join(steps[:-1]) + f", then {steps[-1]}", voice)


def reveal(effect: e.Reveal, voice: Voice) -> Clause:
    """701.20."""
    if effect.hand_of is not None:
        return subject_clause(effect.hand_of, "reveal|reveals their hand", voice)
    assert effect.what is not None, "something is revealed"
    text = noun_phrases.objects(effect.what, voice)
    if effect.as_:
        voice.bind(effect.as_, "", "card")
    return _imperative(f"reveal {text}")


def exile_top(effect: e.ExileTop, voice: Voice) -> Clause:
    """Exile the top cards of a library."""
    one = effect.n == Number(n=1)
    cards = "card" if one else amounts.cards(effect.n, voice)
    own = "your" if isinstance(effect.who, nouns.Player) and effect.who.name == "you" else "their"
    if effect.as_:
        voice.bind(effect.as_, "", "card" if one else "cards", plural=not one)
    where = f"the top {cards} of {own} library{' face down' if effect.face_down else ''}"
    return subject_clause(effect.who, f"exile|exiles {where}", voice)


def reveal_until(effect: e.RevealUntil, voice: Voice) -> Clause:
    """Reveal or exile cards until one matches."""
    verb = "exile" if effect.exile else "reveal"
    kind = a(noun_phrases.noun(effect.what, voice))
    own = noun_phrases.owners(effect.who, voice)
    voice.bind(effect.as_, "", "card")
    voice.bind(effect.rest, "", "cards", plural=True)
    text = f"{verb}|{verb}s cards from the top of {own} library until "
    you = isinstance(effect.who, nouns.Player) and effect.who.name == "you"
    return subject_clause(effect.who, text + f"{'you' if you else 'they'} {verb} {kind}", voice)
