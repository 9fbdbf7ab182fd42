"""Replacement and prevention effects (614, 615), standing ones and those that begin by an effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ...terms.zones import Zone
from ..lang import continuous as c
from ..lang import effects as e
from ..lang import events as v
from ..lang import nouns
from ..lang.abilities import Replaces
from . import amounts, conditions, costs, effects, events, lasting, noun_phrases, parts
from .clauses import Clause, verbs
from .voice import NoWording, Voice
from .words import a, capital, listed, plural


def standing(ability: Replaces, voice: Voice) -> str:
    """A static ability with a replacement effect, as sentences."""
    op = ability.ops[0]
    if isinstance(op, c.EntersModified) and isinstance(ability.event, v.Transforms):
        return _turned_up(ability, op, voice)
    if isinstance(op, c.EntersModified):
        return _enters(ability, op, voice)
    if isinstance(op, c.Prevent) and len(ability.ops) == 1:
        return _prevents(ability.event, op, voice, "")
    if isinstance(op, c.SkipIt) and isinstance(ability.event, v.BeginsTurnPart):
        if ability.event.who == nouns.Player(name="each_player"):
            return f"Players skip their {ability.event.part}{' step' if ability.event.part == 'upkeep' else ''}s."
        return f"Skip {noun_phrases.owners(ability.event.who, voice)} {ability.event.part}."
    if isinstance(op, c.AlsoDo) and isinstance(ability.event, v.Transforms) and ability.event.face_up:
        voice.mentioned.append("self")
        return f"As {voice.self_word} is turned face up, {effects.inside(op.do, voice)}."
    return capital(_if_would(ability.event, ability.ops, voice, ability.if_, ability.optional)) + "."


def _turned_up(ability: Replaces, op: c.EntersModified, voice: Voice) -> str:
    """`As this creature is turned face up, you may have it become a copy of another creature`."""
    if op.copy_of is None or not isinstance(ability.event, v.Transforms) or not ability.event.face_up:
        raise NoWording("EntersModified")
    copied = a(noun_phrases.noun(op.copy_of, voice))
    lead = f"As {voice.self_word} is turned face up, "
    return f"{lead}you may have it become a copy of {copied}." if ability.optional else f"{lead}it becomes a copy of {copied}."


def begun(effect: e.BeginReplacement, voice: Voice) -> Clause:
    """An effect that begins a replacement or prevention effect."""
    op = effect.ops[0]
    turn = lasting.during(effect.lasts, voice)
    if isinstance(op, c.Prevent) and effect.once and isinstance(effect.event, v.DealsDamage):
        return Clause(_next_time(effect.event, voice, turn))
    if isinstance(op, c.Redirect) and op.amount is not None and isinstance(effect.event, v.DealsDamage):
        next_ = f"the next {amounts.digits(op.amount, voice)} {_kind(effect.event)} that would be dealt"
        to = _to(effect.event, voice, effect.about, effect.about_players)
        return Clause(f"{next_}{to}{turn} is dealt to {_new(op, voice)} instead")
    if isinstance(op, c.EntersModified) and op.under is not None and isinstance(effect.event, v.ZoneMove):
        return Clause(_under(effect.event, op.under, voice, turn))
    if isinstance(op, c.Prevent):
        return Clause(
            _prevents(effect.event, op, voice, turn, effect.about, effect.about_players)
            .removesuffix(".")
            .replace("Prevent", "prevent", 1)
        )
    if effect.about is not None and isinstance(effect.event, v.ZoneMove):
        subject = noun_phrases.objects(effect.about, voice, subject=True)
        verb = "die" if effect.event.to is Zone.GRAVEYARD else "leave the battlefield"
        verb = "be put into your graveyard" if effect.event.from_ is Zone.STACK else verb
        return Clause(f"if {subject} would {verb}{turn}, {_instead(effect.event, effect.ops, voice)}")
    lead = "the next time" if effect.once else "if"
    return Clause(_if_would(effect.event, effect.ops, voice, None, False, lead, turn))


def _next_time(event: v.DealsDamage, voice: Voice, turn: str) -> str:
    """A shield against the next damage of one source (615.8)."""
    source = event.source or nouns.Filter()
    of_choice = bool(source.these) and all(name not in voice.mentioned for name in source.these)
    named = a(" ".join((*source.is_, "source"))) + " of your choice" if of_choice else _source(event, voice)
    return f"the next time {named} would deal {_kind(event)}{_to(event, voice, None, None)}{turn}, prevent that damage"


def _under(event: v.ZoneMove, under: nouns.Players, voice: Voice, turn: str) -> str:
    """Permanents that enter under another player's control."""
    what = event.what or nouns.Filter()
    bare = msgspec.structs.replace(what, controller=None)
    whose = f" under {noun_phrases.owners(what.controller, voice)} control" if what.controller is not None else ""
    enters = f"it enters under {noun_phrases.owners(under, voice)} control instead"
    return f"if {a(noun_phrases.noun(bare, voice))} would enter the battlefield{whose}{turn}, {enters}"


# --- how a permanent enters


def _enters(ability: Replaces, op: c.EntersModified, voice: Voice) -> str:
    event = ability.event
    own = isinstance(event, v.ZoneMove) and event.what is None
    subject = voice.self_word if own else ""
    if not own:
        if not isinstance(event, v.ZoneMove) or event.what is None:
            raise NoWording("EntersModified")
        subject = noun_phrases.noun(event.what, voice, many=True)
    if op.exile_cards is not None:
        return f"As {subject} enters, exile any number of {noun_phrases.noun(op.exile_cards, voice, many=True)}."
    if op.choose is not None or op.copy_of is not None or op.unless_paid:
        return _as_enters(ability, op, subject, voice)
    said = _entering(op, voice)
    if not own:
        said = said.replace("with a ", "with an additional ", 1)
    they = "" if own else "s"
    plain, third = verbs(f"enter|enters {said}")
    text = f"{subject} {third if own else plain}"
    if not own and they and not op.tapped:
        text = (
            f"each {noun_phrases.noun(event.what, voice)} enters {said}"
            if isinstance(event, v.ZoneMove) and event.what
            else text
        )
    if ability.optional:
        return f"You may have {subject} enter {said}."
    if isinstance(ability.if_, nouns.Paid) and ability.if_.cost == "escape":
        return f"{capital(subject)} escapes {said}."
    return capital(text + _whether(ability.if_, voice)) + "."


def _whether(if_: nouns.Condition | None, voice: Voice) -> str:
    if if_ is None:
        return ""
    if isinstance(if_, nouns.Not):
        return f" unless {conditions.condition(if_.of, voice)}"
    return f" if {conditions.condition(if_, voice)}"


def _entering(op: c.EntersModified, voice: Voice) -> str:
    said = ["tapped"] if op.tapped else ["untapped"] if op.untapped else []
    if op.back_face:
        said.append("transformed")
    if op.counters:
        gifts = [_gift(gift, voice) for gift in op.counters]
        on = "" if " on it for each " in gifts[-1] else " on it"
        said.append(f"with {listed(gifts)}{on}")
    return listed(said)


def _gift(gift: c.CounterGift, voice: Voice) -> str:
    each = amounts.for_each(gift.n, voice)
    if isinstance(gift.n, nouns.ValueOf) and gift.n.value == "colors spent":
        each = (1, "color of mana spent to cast it")
    kind = f"{gift.kind} counter"
    if each is not None:
        return f"{a(kind)} on it for each {each[1]}" if each[0] == 1 else f"{each[0]} {plural(kind)} on it for each {each[1]}"
    return amounts.of(gift.n, kind, voice)


def _as_enters(ability: Replaces, op: c.EntersModified, subject: str, voice: Voice) -> str:
    if op.copy_of is not None:
        copied = noun_phrases.noun(op.copy_of, voice)
        place = "" if op.copy_of.zone else " on the battlefield"
        kind = f"any {copied}{place}" if not op.copy_of.controller else f"a {copied}"
        kind = voice.self_word if op.copy_of.these == ("self",) else kind
        enters = " enters" if subject == voice.self_word else " enter"
        tapped = " tapped" if op.tapped else ""
        text = f"{subject} enter{tapped} as a copy of {kind}{parts.exceptions(op.exceptions, voice)}"
        return f"You may have {text}." if ability.optional else f"{capital(text.replace(' enter', enters, 1))}."
    if op.unless_paid:
        price = costs.payment(op.unless_paid, voice)
        return f"As {subject} enters, you may {price}. If you don't, it enters {_entering(op, voice)}."
    tapped = f"{capital(subject)} enters tapped. " if op.tapped else ""
    it = "it" if op.tapped else subject
    return f"{tapped}As {it} enters, choose {_chosen(op, voice)}."


def _chosen(op: c.EntersModified, voice: Voice) -> str:
    if op.options:
        return listed(list(op.options), "or")
    if op.choose == "number" and op.least is not None and op.most is not None:
        return f"a number between {amounts.digits(op.least, voice)} and {amounts.digits(op.most, voice)}"
    if op.choose == "creature":
        return a(noun_phrases.noun(op.card, voice)) if op.card is not None else "a creature"
    if op.card is not None:
        return noun_phrases.card_name(op.card, voice)
    return a(op.choose or "card name")


# --- "if ... would ..., ... instead"


def _if_would(
    event: Any,
    ops: Sequence[Any],
    voice: Voice,
    if_: nouns.Condition | None,
    optional: bool,
    lead: str = "if",
    turn: str = "",
) -> str:
    condition = f" {_while(if_, voice)}" if if_ is not None else ""
    if not if_ and not optional and _all_damage(event, ops):
        return (
            f"all {_kind(event)} that would be dealt{_to(event, voice, None, None)} is dealt to {_new(ops[0], voice)} instead"
        )
    if isinstance(event, v.Draws) and isinstance(ops[0], c.InsteadDo) and event.who != nouns.Player(name="you"):
        said = effects.clause(ops[0].do[0], voice)
        return f"{lead} {_would(event, voice)}, instead that player skips that draw and {said.spoken if said else ''}"
    first = f"{lead} {_would(event, voice)}{turn}{condition}"
    if optional:
        return f"{first}, you may instead {_instead(event, ops, voice, bare=True)}"
    return f"{first}, {_instead(event, ops, voice)}"


def _while(if_: nouns.Condition, voice: Voice) -> str:
    counted = if_.amount if isinstance(if_, nouns.Compare) else None
    empty = isinstance(if_, nouns.Compare) and if_.range.equal == nouns.Number(n=0)
    if empty and isinstance(counted, nouns.PlayerValue) and counted.value == "cards in library":
        return f"while {noun_phrases.owners(counted.of, voice)} library has no cards in it"
    word = "while" if isinstance(if_, nouns.PlayerIs) else "if"
    return f"{word} {conditions.condition(if_, voice)}"


def _all_damage(event: Any, ops: Sequence[Any]) -> bool:
    """Whether all damage from anywhere goes to another recipient."""
    redirected = isinstance(ops[0], c.Redirect) and ops[0].amount is None
    return redirected and isinstance(event, v.DealsDamage) and event.any_source and event.source is None


def _kind(event: v.DealsDamage) -> str:
    return {True: "combat damage", False: "noncombat damage", None: "damage"}[event.combat]


def _would(event: Any, voice: Voice) -> str:
    if isinstance(event, v.TokensCreated):
        return f"an effect would create one or more tokens under {noun_phrases.owners(event.who, voice)} control"
    if isinstance(event, v.CountersPut) and event.by_effect:
        where = a(noun_phrases.noun(event.what, voice)) if event.what else voice.self_word
        return f"an effect would put one or more {event.kind + ' ' if event.kind else ''}counters on {where}"
    if isinstance(event, v.DealsDamage) and event.any_source and event.source is None and event.to_self:
        return f"{_kind(event)} would be dealt to {voice.self_word}"
    if isinstance(event, v.DealsDamage) and event.any_source and event.source is None and not event.to_player and not event.to:
        return "a source would deal damage to a permanent or player"
    if isinstance(event, v.CountersPut) and event.on_player is not None:
        return f"{noun_phrases.players(event.on_player, voice, subject=True)} would get one or more counters"
    if isinstance(event, v.CountersPut) and event.what is not None and event.by is None:
        kind = f"{event.kind} counters" if event.kind else "counters"
        return f"one or more {kind} would be put on {a(noun_phrases.noun(event.what, voice))}"
    subject, predicate = events.words_of(event, voice)
    plain, _ = verbs(predicate)
    plain = plain.replace("are put", "be put").replace("are dealt", "be dealt").replace("are tapped", "be tapped")
    plain = plain.replace("are destroyed", "be destroyed").replace("are exiled", "be exiled")
    return f"{subject} would {plain}"


def _instead(event: Any, ops: Sequence[Any], voice: Voice, bare: bool = False) -> str:
    said = [_op(event, op, voice, bare) for op in ops]
    return listed(said)


def _op(event: Any, op: Any, voice: Voice, bare: bool) -> str:
    match op:
        case c.ToZone():
            return _to_zone(event, op)
        case c.Multiply():
            return _multiply(event, op, voice)
        case c.Increase(by=by):
            return _increase(event, by, voice)
        case c.Redirect():
            return _redirect(op, voice)
        case c.InsteadDo(do=do):
            text = effects.inside(do, voice)
            return text if bare else f"{text} instead"
        case c.AlsoDo(do=do):
            return effects.inside(do, voice)
        case c.SkipIt() if isinstance(event, v.LifeChanges):
            who = noun_phrases.players(event.who, voice)
            who = "you gain" if who == "you" else "that player gains"
            return f"{who} no life instead"
        case c.SkipIt():
            return "that doesn't happen"
        case c.RegenerateInstead():
            return "regenerate it"
        case c.EntersModified():
            return f"it enters {_entering(op, voice)}"
        case _:
            return "prevent that damage"


def _to_zone(event: Any, op: c.ToZone) -> str:
    many = isinstance(event, v.ZoneMove) and event.one_or_more
    it = "them" if many else "it"
    if op.zone is Zone.EXILE:
        went = event.to if isinstance(event, v.ZoneMove) else None
        if went is None and isinstance(event, v.ZoneMove):
            return f"exile {it} instead of putting {it} anywhere else"
        return f"exile {it} instead"
    if op.shuffle:
        return f"shuffle {it} into its owner's library instead"
    if op.zone is Zone.LIBRARY:
        return f"put {it} on the {'bottom' if op.bottom else 'top'} of its owner's library instead"
    if op.zone is Zone.BATTLEFIELD:
        return f"put {it} onto the battlefield instead"
    return f"put {it} into its owner's {op.zone} instead"


def _multiply(event: Any, op: c.Multiply, voice: Voice) -> str:
    twice = {2: "twice", 3: "three times"}.get(op.by, f"{op.by} times")
    if isinstance(event, v.TokensCreated):
        return f"it creates {twice} that many of those tokens instead"
    if isinstance(event, v.CountersPut):
        return _multiply_counters(event, op, twice)
    if isinstance(event, v.DealsDamage):
        to = " to that permanent or player" if event.any_source and not event.to and not event.to_player else ""
        to = to or _same_recipient(event)
        return f"it deals {'double' if op.by == 2 else 'triple'} that damage{to} instead"
    if isinstance(event, v.LifeChanges):
        verb = "gain" if event.gains else "lose"
        return f"you {verb} {twice} that much life instead"
    if isinstance(event, v.AddsMana):
        return f"it produces {twice} as much of that mana instead"
    if isinstance(event, v.Draws):
        return "draw two cards instead"
    return f"{twice} that much instead"


def _same_recipient(event: v.DealsDamage) -> str:
    if event.to and event.to_player:
        return " to that permanent or player"
    return " to that player" if event.to_player else f" to that {noun_phrases.head(event.to)}" if event.to else ""


def _multiply_counters(event: v.CountersPut, op: c.Multiply, twice: str) -> str:
    where, kinds = _where_counters(event)
    if event.by is not None:
        verb = "put" if event.by == nouns.Player(name="you") else "they put"
    else:
        verb = "it puts" if event.by_effect else ""
    if op.divide:
        return f"{verb} half that many {kinds} on {where} instead, rounded down"
    if not verb:
        return f"{twice} that many {kinds} are put on {where} instead"
    return f"{verb} {twice} that many {kinds} on {where} instead"


def _where_counters(event: v.CountersPut) -> tuple[str, str]:
    """What gets the counters, and what counters, at the second mention."""
    if event.any_recipient:
        return "that permanent or player", "of each of those kinds of counters"
    kinds = f"{event.kind} counters" if event.kind else "of those counters"
    named = event.what is not None and not event.kind
    return f"that {noun_phrases.head(event.what)}" if named and event.what else "it", kinds


def _increase(event: Any, by: nouns.Amount, voice: Voice) -> str:
    change = "plus"
    if isinstance(by, nouns.Number) and by.n < 0:
        change, by = "minus", nouns.Number(n=-by.n)
    digits, word = f"{change} {amounts.digits(by, voice)}", f"{change} {amounts.word(by, voice)}"
    if isinstance(event, v.DealsDamage):
        return f"it deals that much damage {digits}{_same_recipient(event) or ' to that permanent or player'} instead"
    if isinstance(event, v.CountersPut) and event.on_player is not None:
        who = noun_phrases.players(event.on_player, voice, subject=True)
        return f"{who} get that many {word} of each of those kinds of counters instead"
    if isinstance(event, v.CountersPut):
        where = "it" if event.kind else "that permanent"
        kinds = f"{event.kind} counters" if event.kind else "of each of those kinds of counters"
        return f"that many {word} {kinds} are put on {where} instead"
    if isinstance(event, v.LifeChanges):
        return f"you {'gain' if event.gains else 'lose'} that much life {digits} instead"
    return f"that many {word} instead"


def _new(op: c.Redirect, voice: Voice) -> str:
    to = noun_phrases.objects(op.to, voice) if op.to is not None else ""
    if op.to_player is not None:
        to = noun_phrases.players(op.to_player, voice)
    return to


def _redirect(op: c.Redirect, voice: Voice) -> str:
    return f"that damage is dealt to {_new(op, voice)} instead"


# --- prevention


def _prevents(
    event: Any,
    op: c.Prevent,
    voice: Voice,
    turn: str,
    about: nouns.Objects | None = None,
    about_players: nouns.Players | None = None,
) -> str:
    if isinstance(event, v.EitherEvent):
        both = " to and dealt by "
        return _prevents(event.of[0], op, voice, turn, about, about_players).replace(" to ", both, 1)
    if not isinstance(event, v.DealsDamage):
        raise NoWording("Prevent")  # only damage is prevented (615.1)
    kind = _kind(event)
    amount = "all" if op.amount is None else ("the next " if op.shield else "") + amounts.digits(op.amount, voice)
    if op.amount is not None and not op.shield and not turn:
        subject = f"{_source(event, voice)} would deal {kind}{_to(event, voice, about, about_players)}"
        return f"If {subject}, prevent {amounts.digits(op.amount, voice)} of that damage."
    to = _to(event, voice, about, about_players)
    if event.source is not None and event.source.these:
        whose = noun_phrases.again(nouns.Ref(name=event.source.these[0]), voice)
        return f"Prevent {amount} {kind} that would be dealt{to} by {whose}{turn}."
    by = f" by {_sources(event, voice)}" if event.source is not None else ""
    return f"Prevent {amount} {kind} that would be dealt{to}{turn}{by}."


def _source(event: v.DealsDamage, voice: Voice) -> str:
    return a(noun_phrases.noun(event.source, voice)) if event.source else "a source"


def _sources(event: v.DealsDamage, voice: Voice) -> str:
    assert event.source is not None, "sources that match"
    return noun_phrases.noun(event.source, voice, many=True)


def _to(event: v.DealsDamage, voice: Voice, about: nouns.Objects | None, who: nouns.Players | None) -> str:
    to = []
    if isinstance(about, nouns.Each):
        to.append(f"each {noun_phrases.noun(about.what, voice)}")
    elif about is not None:
        to.append(noun_phrases.again(about, voice))
    if who is not None:
        to.append(noun_phrases.players(who, voice))
    if event.to_player is not None:
        to.append(noun_phrases.players(event.to_player, voice))
    if event.to is not None:
        to.append(_recipient(event.to, voice))
    if event.to_self:
        to.append(voice.self_word)
    return f" to {listed(to)}" if to else ""


def _recipient(what: nouns.Filter, voice: Voice) -> str:
    """What is dealt damage: these objects by name, or all of a kind."""
    if what == nouns.Filter(these=what.these) and len(what.these) == 1:
        return noun_phrases.objects(nouns.Ref(name=what.these[0]), voice)
    return noun_phrases.noun(what, voice, many=True)


__all__ = ["begun", "standing"]
