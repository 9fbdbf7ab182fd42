"""Effects in sequence: which verbs make one sentence, and the effects that hold other effects (608.2c)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ..lang import continuous as c
from ..lang import effects as e
from ..lang import nouns
from ..lang.costs import EitherCost
from ..lang.events import StepBegins
from ..lang.nouns import Player
from . import (
    amounts,
    conditions,
    costs,
    events,
    lasting,
    modes,
    noun_phrases,
    parts,
    players,
    replacements,
    verbs_choosing,
    verbs_things,
    verbs_zones,
)
from .clauses import Clause, subject_clause, verbs
from .targets import bind_targets
from .verbs import fight, phase_out, plain
from .voice import NoWording, Voice
from .words import listed

_FUNCTIONS: dict[type, Callable[[Any, Voice], Clause]] = {
    e.Destroy: verbs_zones.destroy,
    e.Exile: verbs_zones.exile,
    e.ReturnToHand: verbs_zones.return_to_hand,
    e.PutInHand: verbs_zones.put_in_hand,
    e.PutOnLibrary: verbs_zones.put_on_library,
    e.PutOntoBattlefield: verbs_zones.put_onto_battlefield,
    e.Sacrifice: verbs_zones.sacrifice,
    e.Discard: verbs_zones.discard,
    e.LookAndTake: verbs_zones.look_and_take,
    e.Search: verbs_zones.search,
    e.Reveal: verbs_zones.reveal,
    e.ExileTop: verbs_zones.exile_top,
    e.RevealUntil: verbs_zones.reveal_until,
    e.DealDamage: verbs_things.deal_damage,
    e.PutCounters: verbs_things.put_counters,
    e.RemoveCounters: verbs_things.remove_counters,
    e.MoveCounters: verbs_things.move_counters,
    e.Proliferate: verbs_things.proliferate,
    e.Investigate: verbs_things.investigate,
    e.GetEnergy: verbs_things.get_energy,
    e.CreateToken: verbs_things.create_token,
    e.CreateCopyToken: verbs_things.create_copy_token,
    e.CopySpell: verbs_things.copy_spell,
    e.AddMana: verbs_things.add_mana,
    e.CounterSpell: verbs_things.counter_spell,
    e.ChangeTargets: verbs_things.change_targets,
    e.CastCard: verbs_things.cast_card,
    e.CreateEmblem: verbs_things.create_emblem,
    e.TurnFace: verbs_things.turn_face,
    e.SetDayNight: verbs_things.set_day_night,
    e.ExtraPhase: verbs_things.extra_phase,
    e.Fight: fight,
    e.PhaseOut: phase_out,
}

_THEN: frozenset[tuple[type, type]] = frozenset(
    {
        (e.Discard, e.Draw),
        (e.Draw, e.Discard),
        (e.Draw, e.PutOnLibrary),
        (e.Exile, e.PutOntoBattlefield),
        (e.Mill, e.PutInHand),
        (e.CreateToken, e.Attach),
        (e.Sacrifice, e.Discard),
    }
)
"""Effects that are joined by ", then"."""

_IMPERATIVES = frozenset({"Destroy", "Exile", "Return", "Sacrifice", "Tap", "Transform", "Untap", "Remove", "Put", "Create"})
"""Verbs that go on with what one condition lets happen."""

_AND: frozenset[tuple[type, type]] = frozenset(
    {
        (e.LoseLife, e.GainLife),
        (e.DealDamage, e.GainLife),
        (e.Draw, e.LoseLife),
        (e.Draw, e.GainLife),
        (e.GainLife, e.Draw),
        (e.LoseLife, e.Draw),
        (e.Tap, e.PutCounters),
        (e.Tap, e.Modify),
        (e.CreateToken, e.GainLife),
        (e.GainLife, e.CreateToken),
        (e.GainLife, e.Scry),
    }
)
"""Effects that are joined by "and"."""


def sentences(do: Sequence[Any], voice: Voice) -> str:
    """Effects as whole sentences, the first with a capital."""
    said: list[str] = []
    open_: Clause | None = None
    before: Any = None
    for effect in do:
        made = clause(effect, voice)
        if made is None:
            continue
        if open_ is not None and not open_.then and before is not None:
            joined = _join(before, effect, open_, made, voice)
            if joined is not None:
                open_, before = joined, effect
                continue
        if open_ is not None:
            said.append(open_.sentence)
        open_, before = made, effect
    if open_ is not None:
        said.append(open_.sentence)
    return " ".join(said)


def _join(before: Any, effect: Any, first: Clause, second: Clause, voice: Voice) -> Clause | None:
    pair = (type(before), type(effect))
    if pair in _THEN and first.lead == second.lead == "" and first.subject in (second.subject, "", "you"):
        text = f"{first.text}, then {second.text}"
        return Clause(text, then=second.then)
    if pair == (e.CreateToken, e.CreateToken) and before.who == effect.who == Player(name="you"):
        return Clause(f"{first.plain} and {second.plain.removeprefix('create ')}", then=second.then)
    both = " to and dealt by "
    if pair == (e.BeginReplacement, e.BeginReplacement) and first.plain.replace(" to ", " by ", 1) == second.plain:
        return Clause(first.plain.replace(" to ", both, 1))
    if pair in _AND and not second.lead:
        same = getattr(before, "who", None) == getattr(effect, "who", None) != Player(name="you")
        if same and second.subject and not first.plural:
            return msgspec.structs.replace(
                first,
                plain=f"{first.plain} and {second.plain.removeprefix('deal ')}",
                third=f"{first.third} and {second.third.removeprefix('deals ')}",
                then=second.then,
            )
        if voice.spell and first.subject == second.subject == "you":
            return Clause(f"{first.spoken} and {second.predicate}", then=second.then)
        return _and(first, second)
    return None


def _and(first: Clause, second: Clause) -> Clause:
    same = first.subject == second.subject or (not first.subject and second.subject == "you")
    if same and first.subject == "you":
        text = f"{first.spoken} and {second.spoken if second.explicit and not first.explicit else second.predicate}"
        return Clause(text, then=second.then)
    if same and not first.subject and not second.explicit:
        return Clause(f"{first.text} and {second.text}", then=second.then)
    return Clause(f"{first.text} and {second.spoken if second.subject else second.text}", then=second.then)


def clause(effect: Any, voice: Voice) -> Clause | None:
    """One effect as a clause; None when it says nothing by itself."""
    function = _FUNCTIONS.get(type(effect)) or _STRUCTURE.get(type(effect))
    if function is not None:
        return function(effect, voice)
    if isinstance(effect, e.Let):
        return verbs_choosing.let(effect, voice)
    made = plain(effect, voice)
    if made is None:
        raise NoWording(type(effect).__name__)
    return made


# --- continuous effects


def modify(effect: e.Modify, voice: Voice) -> Clause:
    """The beginning of a continuous effect (611.2)."""
    lasts = lasting.DURATIONS[effect.lasts].format(self=voice.self_word)
    if len(effect.parts) == 1 and isinstance(effect.parts[0], c.ControlledBy):
        return _control(effect, effect.parts[0], lasts, voice)
    whole = lasting.whole(effect, lasts, voice)
    if whole is not None:
        return whole
    if len(effect.parts) == 1 and isinstance(effect.parts[0], c.CastFrom):
        return _play(effect, effect.parts[0], lasts, voice)
    this = _this_of(effect.what, voice)
    one_by_one = any(isinstance(p, c.BecomesCopy) for p in effect.parts) or parts.cost_of_each(effect.parts)
    quantifier = "each" if one_by_one else "bare"
    many = noun_phrases.are_many(effect.what, voice, quantifier)
    subject = _in_zone(noun_phrases.objects(effect.what, voice, quantifier, subject=True))
    text = parts.predicate(effect.parts, voice, True, this, many)
    then = parts.cost_of_each(effect.parts, "its")
    rules_only = all(not isinstance(p, c.ChangePT | c.GainAbilities) for p in effect.parts)
    plain_, third = verbs(text)
    if rules_only and any(
        isinstance(p, c.CantBlock | c.CantAttack | c.CantBeBlocked | c.MustAttack | c.MustBlock | c.CantBe | c.CantBeTargeted)
        for p in effect.parts
    ):
        if effect.lasts in ("end of turn", "this turn"):
            text = text.replace("each combat if able", "this turn if able")
            plain_, third = verbs(text)
        turn = "" if text.endswith("this turn if able") else " this turn"
        turn = turn if effect.lasts in ("end of turn", "this turn") else f" {lasts}"
        return Clause(plain_ + turn, third + turn, subject, many, True)
    becomes = any(isinstance(p, c.AddTypes) and "Creature" in p.types for p in effect.parts)
    if effect.parts and all(isinstance(p, c.BecomesCopy) for p in effect.parts):
        rules_only = False
    if '"' in text or (rules_only and lasts) or becomes:
        return _leading(effect, plain_, third, subject, many, lasts)
    where = text.find(", where X is")
    if where >= 0:
        plain_, third = (_before_where(t, lasts) for t in (plain_, third))
        return Clause(plain_, third, subject, many, True)
    for_each = text.find(" for each ")
    if for_each >= 0 and lasts:
        plain_, third = (t.replace(" for each ", f" {lasts} for each ", 1) for t in (plain_, third))
        return Clause(plain_, third, subject, many, True)
    end = f" {lasts}" if lasts else ""
    return Clause(plain_ + end, third + end, subject, many, True, then)


def _in_zone(text: str) -> str:
    """Cards as a subject are in their zone, not from it."""
    return text.replace(" from your graveyard", " in your graveyard")


def _before_where(text: str, lasts: str) -> str:
    first, _, rest = text.partition(", where X is")
    return f"{first} {lasts}, where X is{rest}" if lasts else text


def _leading(effect: e.Modify, plain_: str, third: str, subject: str, many: bool, lasts: str) -> Clause:
    """With the duration in front; a land that becomes a creature is still a land."""
    then = ""
    adds = any(isinstance(p, c.AddTypes) and "Creature" in p.types for p in effect.parts)
    if adds and subject.endswith(("land", "lands")):
        then = "They're still lands." if many else "It's still a land."
    if not lasts:
        return Clause(plain_, third, subject, many, True, then)
    if effect.lasts == "end of turn" and adds and '"' not in plain_:
        return Clause(f"{plain_} {lasts}", f"{third} {lasts}", subject, many, True, then)
    return Clause(plain_, third, subject, many, True, then, lead=f"{lasts}, ")


def _this_of(what: nouns.Objects, voice: Voice) -> str:
    """What an ability that is gained calls its object."""
    if isinstance(what, nouns.Ref) and what.name == "self":
        return voice.this
    if isinstance(what, nouns.Ref) and what.name in voice.named:
        known = voice.named[what.name].noun.removesuffix("s")
        return f"this {known}"
    if isinstance(what, nouns.Each):
        return f"this {noun_phrases.head(what.what)}" if noun_phrases.head(what.what).islower() else "this creature"
    return "this creature"


def _control(effect: e.Modify, part: c.ControlledBy, lasts: str, voice: Voice) -> Clause:
    what = noun_phrases.objects(effect.what, voice)
    said = isinstance(effect.what, nouns.Each)
    return subject_clause(part.who, f"gain|gains control of {what}{' ' if lasts else ''}{lasts}", voice, said)


def _play(effect: e.Modify, part: c.CastFrom, lasts: str, voice: Voice) -> Clause:
    verb = "play" if part.lands else "cast"
    free = " without paying its mana cost" if part.free else ""
    what = noun_phrases.objects(effect.what, voice)
    when = f" {lasts}" if lasts else " for as long as it remains exiled" if effect.lasts == "game" else ""
    mana = ", and mana of any type can be spent to do so" if part.any_mana_type else ""
    owner = isinstance(part.who, nouns.OwnerOf) and part.who.of == effect.what
    who = "its owner" if owner else noun_phrases.players(part.who, voice, subject=True)
    return Clause(f"may {verb} {what}{free}{when}{mana}", subject=who, explicit=True)


def modify_game(effect: e.ModifyGame, voice: Voice) -> Clause:
    """The same about the game."""
    return Clause(f"{effect.rule} this turn")


def modify_players(effect: e.ModifyPlayers, voice: Voice) -> Clause:
    """The beginning of a continuous effect about players (613.10-11)."""
    lasts = lasting.during(effect.lasts, voice) or " for the rest of the game"
    return subject_clause(effect.who, f"{parts_of_players(effect.parts, voice)}{lasts}", voice, explicit=True)


def parts_of_players(given: Sequence[Any], voice: Voice) -> str:
    """The predicate of parts about players."""
    return listed([players.predicate(part, voice) for part in given])


def begin_replacement(effect: e.BeginReplacement, voice: Voice) -> Clause:
    """The beginning of a replacement or prevention effect (614.3, 615.3)."""
    return replacements.begun(effect, voice)


# --- effects with effects inside


def lower(text: str) -> str:
    """The text with its first letter in lower case, unless it is a name."""
    return text if text.startswith(("X ", "{")) else text[:1].lower() + text[1:]


def inside(do: Sequence[Any], voice: Voice) -> str:
    """Effects as they stand inside a sentence, without its full stop."""
    text = sentences(do, voice)
    named = voice.spell and text.startswith(voice.name)
    first, _, second = text.removesuffix(".").partition(". ")
    if len(do) == 2 and second and ". " not in second and second.partition(" ")[0] in _IMPERATIVES:
        text = f"{first} and {lower(second)}."
    return (text if named else lower(text)).removesuffix(".")


def may(effect: e.May, voice: Voice) -> Clause:
    """ "You may ..."; with a cost "you may pay ... If you do, ..."."""
    who, lead = noun_phrases.players(effect.who, voice, subject=True), ""
    if effect.cost:
        text = f"may {costs.payment(effect.cost, voice)}"
        then = f"If {'you do' if who == 'you' else 'they do'}, {inside(effect.do, voice)}." if effect.do else ""
    else:
        text, then, lead = _may_do(effect, who, voice)
    if effect.else_:
        no = "you don't" if who == "you" else "they don't"
        then = f"{then} If {no}, {inside(effect.else_, voice)}.".strip()
    return Clause(text, text, who, True, True, then, lead)


def _may_do(effect: e.May, who: str, voice: Voice) -> tuple[str, str, str]:
    first = clause(effect.do[0], voice)
    if first is None:
        raise NoWording("May")
    same = not first.subject or first.subject in (who, "you", "that player")
    text = first.plain.removeprefix("may ") if same else f"have {first.subject} {first.plain}"
    then = first.then
    if len(effect.do) > 1:
        rest = sentences(effect.do[1:], voice)
        joiner = ", then " if (type(effect.do[0]), type(effect.do[1])) in _THEN else " and "
        text = f"{text}{joiner}{lower(rest).removesuffix('.')}"
        text = text.replace(" and you ", " and ") if who == "you" else text
    return f"may {text}", then, first.lead


def unless(effect: e.Unless, voice: Voice) -> Clause:
    """Unless a player pays (118.12)."""
    inner = clause(effect.do[0], voice)
    if inner is None:
        raise NoWording("Unless")
    payer = noun_phrases.players(effect.who, voice, subject=True)
    if payer == "that player" and isinstance(effect.do[0], e.CounterSpell):
        payer = "its controller"
    price, third = _prices(effect.cost, voice)
    each = amounts.for_each(effect.times, voice) if effect.times else None
    more = f" for each {each[1]}" if each else ""
    text = f" unless {payer} {price if payer == 'you' else third}{more}"
    return msgspec.structs.replace(inner, plain=inner.plain + text, third=(inner.third or inner.plain) + text)


def _prices(cost: Sequence[Any], voice: Voice) -> tuple[str, str]:
    """What is paid, with the verb as in "you pay" and as in "she pays", of a cost that can be paid in several ways too."""
    either = cost[0].of if len(cost) == 1 and isinstance(cost[0], EitherCost) else (cost,)
    said = [verbs(_third(costs.payment(way, voice))) for way in either]
    return listed([plain for plain, _ in said], "or"), listed([third for _, third in said], "or")


def _third(text: str) -> str:
    verb, _, rest = text.partition(" ")
    return f"{verb}|{verb}s {rest}"


def when(effect: e.When, voice: Voice) -> Clause:
    """ "If ..., ..."."""
    if effect.instead:
        return _instead(effect, voice)
    if effect.if_ == nouns.Not(of=nouns.Paid(cost="escape")) and not effect.else_:
        return Clause(f"{inside(effect.then, voice)} unless it escaped")
    condition = conditions.condition(effect.if_, voice)
    text = f"if {condition}, {inside(effect.then, voice)}"
    then = f"Otherwise, {inside(effect.else_, voice)}." if effect.else_ else ""
    return Clause(text, then=then)


def _instead(effect: e.When, voice: Voice) -> Clause:
    """What happens otherwise is said first; then what happens instead."""
    first = sentences(effect.else_, voice).removesuffix(".")
    condition = conditions.condition(effect.if_, voice)
    then = inside(effect.then, voice)
    verb = effect.then[0]
    if isinstance(verb, e.DealDamage) and verb.n is not None:
        then = f"it deals {amounts.digits(verb.n, voice)} damage"
    if isinstance(verb, e.CreateCopyToken):
        then = f"create {amounts.word(verb.n, voice)} of those tokens"
    return Clause(first, then=f"If {condition}, {then} instead.")


def for_each(effect: e.ForEach, voice: Voice) -> Clause:
    """ "For each ..., ..."."""
    if isinstance(effect.times, nouns.Number):
        again = f"Repeat this process {amounts.times(effect.times.n - 1)}."
        return Clause(inside(effect.do, voice), then=again)
    if effect.times is not None:
        counted = amounts.for_each(effect.times, voice)
        lead = f"for each {counted[1]}, " if counted else f"{amounts.word(effect.times, voice)} times, "
    elif effect.who is not None:
        lead = f"for {noun_phrases.players(effect.who, voice)}, "
        voice.bind("that_player", "", "player", player=True)
    else:
        assert effect.what is not None, "it repeats for something"
        several = "each of " if noun_phrases.are_many(effect.what, voice) and isinstance(effect.what, nouns.Ref) else ""
        lead = f"for {several}{noun_phrases.objects(effect.what, voice, 'each')}, "
        kind = noun_phrases.head(effect.what.what) if isinstance(effect.what, nouns.Each) else "one"
        voice.bind("that", "", kind)
    return Clause(lead + inside(effect.do, voice))


def delayed(effect: e.DelayedTrigger, voice: Voice) -> Clause:
    """603.7: "at the beginning of the next end step", "when you next cast ... this turn"."""
    event = effect.when
    if isinstance(event, StepBegins):
        voice.later = True
        text = inside(effect.do, voice)
        voice.later = False
        at = "at end of combat" if event.step == "end of combat" else f"at the beginning of {_next_step(event, voice)}"
        return Clause(f"{text} {at}")
    lead = _named_again(event, events.happens(event, voice), voice)
    turn = lasting.during(effect.lasts, voice)
    if effect.repeats:
        first = f"whenever {lead}{turn}"
    else:
        subject, _, rest = lead.partition(" ")
        first = f"when {subject} next {rest}{turn}" if subject == "you" else f"when {lead}{turn}"
    bind_targets(effect.targets, voice)
    return Clause(f"{first}, {inside(effect.do, voice)}")


def _named_again(event: Any, lead: str, voice: Voice) -> str:
    """ "it" at the beginning of a later sentence could be the source: `that creature dies`."""
    these = getattr(getattr(event, "what", None), "these", ())
    known = voice.named.get(these[0]) if these else None
    return f"{known.that}{lead.removeprefix('it')}" if known is not None and lead.startswith("it ") else lead


def _next_step(event: Any, voice: Voice) -> str:
    if isinstance(event.whose, Player) and event.whose.name == "you":
        return f"your next {event.step}"
    return f"the next {event.step}"


def reflexive(effect: e.ReflexiveTrigger, voice: Voice) -> Clause:
    """603.12: "when you do, ..."."""
    bind_targets(effect.targets, voice)
    lead = "when you pay this cost one or more times" if effect.name in voice.repeated else "when you do"
    if effect.modes:
        return Clause(f"{lead}, {lower(modes.render(effect.modes, voice).removesuffix('.'))}")
    return Clause(f"{lead}, {inside(effect.do, voice)}")


def choose_mode(effect: e.ChooseMode, voice: Voice) -> Clause:
    """Modes chosen on resolution."""
    return Clause(lower(modes.render(effect.modes, voice).removesuffix(".")))


def flip_coin(effect: e.FlipCoin, voice: Voice) -> Clause:
    """705."""
    then = f"If you win the flip, {inside(effect.win, voice)}." if effect.win else ""
    if effect.lose:
        then = f"{then} If you lose the flip, {inside(effect.lose, voice)}.".strip()
    made = subject_clause(effect.who, "flip|flips a coin", voice)
    return msgspec.structs.replace(made, then=then)


_STRUCTURE: dict[type, Callable[[Any, Voice], Clause]] = {
    e.Modify: modify,
    e.ModifyPlayers: modify_players,
    e.ModifyGame: modify_game,
    e.BeginReplacement: begin_replacement,
    e.May: may,
    e.Unless: unless,
    e.PayRepeatedly: verbs_choosing.pay_repeatedly,
    e.When: when,
    e.ForEach: for_each,
    e.DelayedTrigger: delayed,
    e.ReflexiveTrigger: reflexive,
    e.ChooseWord: verbs_choosing.choose_word,
    e.ChooseMode: choose_mode,
    e.FlipCoin: flip_coin,
    e.RollDie: verbs_choosing.roll_die,
    e.Vote: verbs_choosing.vote,
}
