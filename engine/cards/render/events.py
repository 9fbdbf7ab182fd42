"""Events: as trigger conditions (603.1), as what has happened, and as what "would" happen (614)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...terms.zones import Zone
from ..lang import events, nouns
from ..lang.events import Event
from ..lang.nouns import Filter
from . import amounts, conditions, noun_phrases
from .clauses import verbs
from .voice import Named, NoWording, Voice
from .words import a, listed

_ORDINALS = ("zeroth", "first", "second", "third", "fourth", "fifth")


def trigger(event: Event, voice: Voice) -> str:
    """The trigger condition: `Whenever this creature attacks`, `At the beginning of your upkeep`."""
    if isinstance(event, events.StepBegins):
        return f"At the beginning of {step(event, voice)}"
    if isinstance(event, events.StateIs):
        return f"When {conditions.condition(event.if_, voice)}"
    return f"{'When' if once(event) else 'Whenever'} {happens(event, voice)}"


def once(event: Event) -> bool:
    """Whether it says "when": an event that happens to this very object once (603.2)."""
    if isinstance(event, events.EitherEvent):
        return all(once(part) for part in event.of)
    if isinstance(event, events.ZoneMove):
        return event.what is None or event.what.these == ("attached",)
    if isinstance(event, events.Transforms | events.PhasesOut | events.BecomesTarget | events.SpellCountered):
        return event.what is None and not isinstance(event, events.PhasesOut)
    return isinstance(event, events.BecomesLevel) or (isinstance(event, events.Casts) and event.self_)


def step(event: events.StepBegins, voice: Voice) -> str:
    """`your upkeep`, `each player's draw step`, `the next end step`, `combat on your turn`."""
    if event.step in ("beginning of combat", "combat phase", "combat"):
        theirs = _is(event.whose, "each_opponent") or _is(event.whose, "opponent")
        if theirs:
            return "combat on each opponent's turn"
        return "combat on your turn" if _is(event.whose, "you") else "each combat"
    if _is(event.whose, "each_player"):
        return f"each {event.step}" if event.step in ("end step",) else f"each player's {event.step}"
    if _is(event.whose, "each_opponent") or _is(event.whose, "opponent"):
        return f"each opponent's {event.step}"
    if isinstance(event.whose, nouns.ControllerOf):
        return f"the {event.step} of {noun_phrases.players(event.whose, voice)}"
    return f"{noun_phrases.owners(event.whose, voice)} {event.step}"


def _is(who: nouns.Players | None, name: str) -> bool:
    return isinstance(who, nouns.Player) and who.name == name


# --- "... happens"

_Wording = Callable[[Any, Voice], tuple[str, str]]
_WORDINGS: dict[type, _Wording] = {}
"""For each kind of event: its subject, and its predicate with verbs marked as `attack|attacks`."""


def _words(kind: type) -> Callable[[_Wording], _Wording]:
    def register(wording: _Wording) -> _Wording:
        _WORDINGS[kind] = wording
        return wording

    return register


def happens(event: Event, voice: Voice) -> str:
    """The event in the present: `a creature you control dies`."""
    if isinstance(event, events.EitherEvent):
        return _either(event, voice)
    subject, predicate = words_of(event, voice)
    plain, third = verbs(predicate)
    many = subject == "you" or subject.startswith("one or more ")
    return f"{subject} {plain if many else third}"


def _either(event: events.EitherEvent, voice: Voice) -> str:
    texts = [happens(part, voice) for part in event.of]
    words = [t.split(" ") for t in texts]
    if len(texts) == 2 and words[0][-1] == words[1][-1] and type(event.of[0]) is type(event.of[1]):
        subject = " ".join(words[0][:-1])
        if event.of[0] != event.of[1] and subject and not texts[1].startswith(subject):
            return f"{subject} or {texts[1]}"
    first = texts[0].split(" ")
    common = 0
    while all(len(t.split(" ")) > common + 1 and t.split(" ")[common] == first[common] for t in texts):
        common += 1
    subject = " ".join(first[:common])
    same = words_of(event.of[0], voice.fresh())[0] if len(texts) > 1 else ""
    if common and subject == same:
        return f"{subject} {listed([' '.join(t.split(' ')[common:]) for t in texts], 'or')}"
    if len(texts) == 2 and texts[1].startswith("it "):
        return f"{texts[0]} or {texts[1].removeprefix('it ')}"
    return " or ".join([texts[0], *(t if t.startswith("when") else f"whenever {t}" for t in texts[1:])])


def _subject(what: Filter | None, voice: Voice, name: str = "that", some: bool = False) -> str:
    """The subject of an event: the source itself, or any object that matches; it is mentioned from here on."""
    if what is None:
        voice.alias(name, "self")
        voice.mentioned.append("self")
        return voice.self_word
    if what.these:
        voice.mentioned.append(what.these[0])
        return noun_phrases.objects(nouns.Ref(name=what.these[0]), voice)
    one = noun_phrases.noun(what, voice, many=some)
    voice.bind(name, "", noun_phrases.head(what), plural=some)
    if some:
        return f"one or more {one}"
    return a(one)


def _person(who: nouns.Players | None, voice: Voice) -> str:
    """A player as the subject of an event."""
    if who is None:
        return "a player"
    named = {"each_player": "a player", "each_opponent": "an opponent", "opponent": "an opponent"}
    if not _is(who, "you"):
        voice.bind("that_player", "", "player", player=True)
    if isinstance(who, nouns.Player) and who.name in named:
        return named[who.name]
    return noun_phrases.players(who, voice, subject=True)


@_words(events.ZoneMove)
def _zone_move(event: events.ZoneMove, voice: Voice) -> tuple[str, str]:
    if event.what is None and event.cause in ("discard", "draw"):
        voice.alias("that", "self")
        voice.mentioned.append("self")
        return "you", f"{event.cause}|{event.cause}s this card"
    subject = _subject(event.what, voice, some=event.one_or_more)
    came, went = event.from_, event.to
    if went is Zone.BATTLEFIELD:
        where = f" from {_place(came, event, voice)}" if came else ""
        return subject, f"enter|enters{where}"
    if came is Zone.BATTLEFIELD and went is Zone.GRAVEYARD:
        if event.what is not None and event.what.these:
            voice.bind("that", "", "card")  # it is found in the graveyard (400.7)
        if _can_die(event.what, voice):
            return subject, "die|dies"
        return subject, "are|is put into a graveyard from the battlefield"
    if came is not None and went is None:
        return subject, f"leave|leaves {_place(came, event, voice)}"
    target = "into" if went in (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY, Zone.EXILE) else "onto"
    verb = "are|is exiled" if went is Zone.EXILE else f"are|is put {target} {_place(went, event, voice)}"
    return subject, verb + (f" from {_place(came, event, voice)}" if came else " from anywhere")


def _can_die(what: Filter | None, voice: Voice) -> bool:
    """Whether "dies" is the word (700.4): creatures and planeswalkers."""
    if what is None:
        return any(word in voice.this for word in ("creature", "planeswalker", "token", "Vehicle")) or "this" not in voice.this
    kinds = {"creature", "planeswalker", "token"}
    words = {*what.is_, *(w for o in what.any_ for w in o.is_)}
    return bool(words & kinds) or not words & {"artifact", "enchantment", "land", "permanent", "card"}


def _place(zone: Zone | None, event: events.ZoneMove, voice: Voice) -> str:
    owner = event.what.owner if event.what else None
    if zone in (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY):
        return f"{noun_phrases.owners(owner, voice)} {zone}" if owner else f"a {zone}"
    return "exile" if zone is Zone.EXILE else f"the {zone}"


@_words(events.Casts)
def _casts(event: events.Casts, voice: Voice) -> tuple[str, str]:
    if event.self_:
        voice.bind("that", "", "spell")
        return "you", "cast|casts this spell"
    subject = _person(event.who, voice)
    kind = noun_phrases.noun(event.what, voice) if event.what else "spell"
    if event.what and "spell" not in event.what.is_:
        kind = f"{kind} spell"
    voice.bind("that", "", "spell")
    verb = "cast|casts or copy|copies" if event.or_copies else "cast|casts"
    where = f" from {noun_phrases.owners(event.who, voice)} {event.from_}" if event.from_ else ""
    if event.nth:
        whose = "your" if subject == "you" else "their"
        return subject, f"{verb} {whose} {_ORDINALS[event.nth]} {kind}{where} each turn"
    return subject, f"{verb} {a(kind)}{where}"


@_words(events.Plays)
def _plays(event: events.Plays, voice: Voice) -> tuple[str, str]:
    return _person(event.who, voice), f"play|plays {a(noun_phrases.noun(event.what, voice)) if event.what else 'a land'}"


@_words(events.Activates)
def _activates(event: events.Activates, voice: Voice) -> tuple[str, str]:
    kind = "loyalty ability" if event.loyalty else "ability"
    of = f" of {a(noun_phrases.noun(event.what, voice))}" if event.what else ""
    only = "" if event.mana_abilities or event.loyalty else " that isn't a mana ability"
    voice.bind("that", "", "ability")
    return _person(event.who, voice), f"activate|activates {a(kind)}{of}{only}"


@_words(events.Attacks)
def _attacks(event: events.Attacks, voice: Voice) -> tuple[str, str]:
    if event.by is not None and event.what is None:
        return _person(event.by, voice), "attack|attacks"
    if event.by is not None and event.what is not None and event.one_or_more:
        voice.bind("that", "", noun_phrases.head(event.what), plural=True)
        return _person(event.by, voice), f"attack|attacks with one or more {noun_phrases.noun(event.what, voice, many=True)}"
    subject = _subject(event.what, voice, some=event.one_or_more)
    voice.alias("attacker", "that")
    it = "it's" if event.what is None else f"that {noun_phrases.head(event.what)} is"
    voice.named["that_defender"] = Named(f"the player or planeswalker {it} attacking", "player or planeswalker")
    whom = f" {_whom(event.whom, voice)}" if event.whom else ""
    return subject, f"attack|attacks{whom}{' alone' if event.alone else ''}"


def _whom(who: nouns.Players, voice: Voice) -> str:
    if _is(who, "each_opponent") or _is(who, "opponent"):
        return "one of your opponents"
    return noun_phrases.players(who, voice)


@_words(events.Blocks)
def _blocks(event: events.Blocks, voice: Voice) -> tuple[str, str]:
    subject = _subject(event.what, voice, "blocker")
    voice.alias("that", "blocker")
    if event.blocks is None:
        return subject, "block|blocks"
    voice.bind("attacker", "", noun_phrases.head(event.blocks))
    return subject, f"block|blocks {a(noun_phrases.noun(event.blocks, voice))}"


@_words(events.BecomesBlocked)
def _becomes_blocked(event: events.BecomesBlocked, voice: Voice) -> tuple[str, str]:
    subject = _subject(event.what, voice, "attacker")
    voice.alias("that", "attacker")
    if event.by is None:
        return subject, "become|becomes blocked"
    voice.bind("blocker", "", noun_phrases.head(event.by))
    return subject, f"become|becomes blocked by {a(noun_phrases.noun(event.by, voice))}"


@_words(events.UnblockedAttack)
def _unblocked(event: events.UnblockedAttack, voice: Voice) -> tuple[str, str]:
    return _subject(event.what, voice), "attack|attacks and aren't|isn't blocked"


@_words(events.DealsDamage)
def _deals_damage(event: events.DealsDamage, voice: Voice) -> tuple[str, str]:
    kind = {True: "combat damage", False: "noncombat damage", None: "damage"}[event.combat]
    if event.to_self and event.source is None:
        voice.alias("that", "self")
        voice.mentioned.append("self")
        return voice.self_word, f"are|is dealt {kind}"
    if event.any_source and event.source is None:
        subject = "a source"
        voice.bind("that_source", "", "source")
    else:
        subject = _subject(event.source, voice, "that_source", event.one_or_more)
        if event.to is None:
            voice.alias("that", "that_source")
    return subject, f"deal|deals {kind}{_recipient(event, voice)}"


@_words(events.DamagePrevented)
def _prevented(event: events.DamagePrevented, voice: Voice) -> tuple[str, str]:
    return f"damage that would be dealt{_recipient(event, voice)}", "are|is prevented"


def _recipient(event: events.DealsDamage | events.DamagePrevented, voice: Voice) -> str:
    to = []
    if event.to_player is not None:
        voice.bind("that_player", "", "player", player=True)
        named = {"each_player": "a player", "each_opponent": "an opponent", "opponent": "an opponent", "you": "you"}
        who = event.to_player
        to.append(named.get(who.name, "that player") if isinstance(who, nouns.Player) else noun_phrases.players(who, voice))
    if event.to is not None:
        voice.bind("that", "", noun_phrases.head(event.to))
        to.append(a(noun_phrases.noun(event.to, voice)))
    if getattr(event, "to_self", False):
        to.append(voice.self_word)
    return f" to {listed(to, 'or')}" if to else ""


@_words(events.LifeChanges)
def _life(event: events.LifeChanges, voice: Voice) -> tuple[str, str]:
    return _person(event.who, voice), "gain|gains life" if event.gains else "lose|loses life"


@_words(events.Draws)
def _draws(event: events.Draws, voice: Voice) -> tuple[str, str]:
    subject = _person(event.who, voice)
    whose = "your" if subject == "you" else "their"
    if event.nth:
        return subject, f"draw|draws {whose} {_ORDINALS[event.nth]} card each turn"
    more = f" except the first one {'you draw' if subject == 'you' else 'they draw'} in each of {whose} draw steps"
    return subject, "draw|draws a card" + (more if event.except_first_in_draw_step else "")


@_words(events.Discards)
def _discards(event: events.Discards, voice: Voice) -> tuple[str, str]:
    subject = _person(event.who, voice)
    kind = noun_phrases.noun(event.what, voice, many=event.one_or_more) if event.what else "card"
    if event.one_or_more:
        return subject, f"discard|discards one or more {kind if event.what else 'cards'}"
    voice.bind("that", "", "card")
    return subject, f"discard|discards {a(kind)}"


@_words(events.Sacrifices)
def _sacrifices(event: events.Sacrifices, voice: Voice) -> tuple[str, str]:
    subject = _person(event.who, voice)
    what = event.what or Filter(is_=("permanent",))
    voice.bind("that", "", noun_phrases.head(what))
    return subject, f"sacrifice|sacrifices {a(noun_phrases.noun(what, voice))}"


@_words(events.CountersPut)
def _counters_put(event: events.CountersPut, voice: Voice) -> tuple[str, str]:
    kind = f"{event.kind} counters" if event.kind else "counters"
    where = "a permanent or player" if event.any_recipient else _subject(event.what, voice)
    if event.reaches is not None:
        return f"the {amounts.digits(event.reaches, voice)}th {event.kind} counter", f"are|is put on {where}"
    if event.each and event.by is None:
        return a(kind.removesuffix("s")), f"are|is put on {where}"
    if event.by is not None:
        count = a(kind.removesuffix("s")) if event.each else f"one or more {kind}"
        return _person(event.by, voice), f"put|puts {count} on {where}"
    return f"one or more {kind}", f"are|is put on {where}"


@_words(events.CountersTaken)
def _counters_taken(event: events.CountersTaken, voice: Voice) -> tuple[str, str]:
    kind = f"{event.kind} counter" if event.kind else "counter"
    return f"the last {kind}" if event.last else a(kind), f"are|is removed from {_subject(event.what, voice)}"


@_words(events.TokensCreated)
def _tokens(event: events.TokensCreated, voice: Voice) -> tuple[str, str]:
    return _person(event.who, voice), f"create|creates {'one or more tokens' if event.one_or_more else 'a token'}"


@_words(events.Tapped)
def _tapped(event: events.Tapped, voice: Voice) -> tuple[str, str]:
    return _subject(event.what, voice), f"become|becomes {'untapped' if event.untapped else 'tapped'}"


@_words(events.BecomesTarget)
def _becomes_target(event: events.BecomesTarget, voice: Voice) -> tuple[str, str]:
    subject = _subject(event.what, voice)
    by = "a spell" if event.spell_only else "a spell or ability"
    whose = {"you": " you control", "each_opponent": " an opponent controls", "opponent": " an opponent controls"}
    if isinstance(event.by, nouns.Player):
        by += whose.get(event.by.name, "")
    voice.bind("that_spell", "", "spell" if event.spell_only else "spell or ability")
    aiming = "spell" if event.spell_only else "spell or ability"
    voice.named["that_player"] = Named(f"that {aiming}'s controller", "player", player=True)
    return subject, f"become|becomes the target of {by}"


@_words(events.AddsMana)
def _adds_mana(event: events.AddsMana, voice: Voice) -> tuple[str, str]:
    if event.what is not None and event.what.these:
        return _subject(event.what, voice), "are|is tapped for mana"
    subject = _person(event.who, voice)
    what = event.what or Filter(is_=("permanent",))
    voice.bind("that", "", noun_phrases.head(what))
    return subject, f"tap|taps {a(noun_phrases.noun(what, voice))} for mana"


def _simple(kind: type, predicate: str) -> None:
    _WORDINGS[kind] = lambda event, voice: (_subject(event.what, voice), predicate)


_simple(events.Destroyed, "are|is destroyed")
_simple(events.SpellCountered, "are|is countered")


@_words(events.AbilityTriggers)
def _ability_triggers(event: events.AbilityTriggers, voice: Voice) -> tuple[str, str]:
    cause = event.cause
    if not isinstance(cause, events.ZoneMove) or cause.what is None or cause.to is not Zone.BATTLEFIELD:
        raise NoWording("AbilityTriggers")
    voice.bind("that", "", "ability")
    return f"{a(noun_phrases.noun(cause.what, voice))} entering", "cause|causes a triggered ability to trigger"


@_words(events.Attached)
def _attached(event: events.Attached, voice: Voice) -> tuple[str, str]:
    subject = _subject(event.what, voice)
    if event.un:
        voice.bind("unattached_from", "", "permanent")
        return subject, "become|becomes unattached from a permanent"
    voice.bind("attached_to", "", "permanent")
    return subject, "become|becomes attached to a permanent"


@_words(events.GainsControl)
def _gains_control(event: events.GainsControl, voice: Voice) -> tuple[str, str]:
    verb = "lose|loses" if event.loses else "gain|gains"
    return _person(event.who, voice), f"{verb} control of {_subject(event.what, voice)}"


@_words(events.Transforms)
def _transforms(event: events.Transforms, voice: Voice) -> tuple[str, str]:
    return _subject(event.what, voice), "are|is turned face up" if event.face_up else "transform|transforms"


@_words(events.BecomesLevel)
def _becomes_level(event: events.BecomesLevel, voice: Voice) -> tuple[str, str]:
    return _subject(None, voice), f"become|becomes level {event.n}"


@_words(events.PhasesOut)
def _phases(event: events.PhasesOut, voice: Voice) -> tuple[str, str]:
    return _subject(event.what, voice), f"phase|phases {'in' if event.in_ else 'out'}"


@_words(events.BecomesMonarch)
def _monarch(event: events.BecomesMonarch, voice: Voice) -> tuple[str, str]:
    return _person(event.who, voice), "become|becomes the monarch"


@_words(events.LosesGame)
def _loses(event: events.LosesGame, voice: Voice) -> tuple[str, str]:
    return _person(event.who, voice), "lose|loses the game"


@_words(events.Searches)
def _searches(event: events.Searches, voice: Voice) -> tuple[str, str]:
    return _person(event.who, voice), "search|searches a library"


@_words(events.BeginsTurnPart)
def _begins(event: events.BeginsTurnPart, voice: Voice) -> tuple[str, str]:
    return _person(event.who, voice), f"begin|begins {a(event.part)}"


# --- what has happened

_PAST = {
    "are dealt": "were dealt", "is dealt": "was dealt", "attacks": "attacked", "attack": "attacked",
    "casts": "cast", "enters": "entered", "enter": "entered", "dies": "died", "die": "died", "deals": "dealt",
    "loses": "lost", "lose": "lost", "gains": "gained", "gain": "gained", "draws": "drew", "draw": "drew",
    "discards": "discarded", "discard": "discarded", "sacrifices": "sacrificed", "sacrifice": "sacrificed",
    "leaves": "left", "leave": "left", "plays": "played", "play": "played", "is": "was", "are": "were",
    "becomes": "became", "create": "created", "creates": "created",
}  # fmt: skip


def past(event: Event, voice: Voice, negative: bool = False) -> str:
    """The event in the past: `you attacked this turn`, `a creature died this turn`."""
    words = happens(event, voice.fresh()).split(" ")
    for i, word in enumerate(words):
        if word in _PAST:
            words[i] = _PAST[word]
            if negative:
                words[i] = f"haven't {words[i]}" if words[0] == "you" else f"hasn't {words[i]}"
            break
    return f"{' '.join(words)} this turn"


def happening(event: Event, voice: Voice, before_self: bool = False) -> str:
    """The event as something counted: `spell cast before it this turn`, `creature that died this turn`."""
    if isinstance(event, events.Casts):
        kind = noun_phrases.noun(event.what, voice) if event.what else "spell"
        who = "you've cast" if _is(event.who, "you") else "cast"
        return f"other {kind} {who} before it this turn" if before_self else f"{kind} {who} this turn"
    if isinstance(event, events.ZoneMove) and event.what is not None:
        died = "died" if event.to is Zone.GRAVEYARD else "entered"
        return f"{noun_phrases.noun(event.what, voice)} that {died} this turn"
    return past(event, voice)


def of_different(event: Event, voice: Voice) -> str:
    """What an event happened to, as something counted: `creature you attacked with this turn`."""
    if isinstance(event, events.Attacks) and event.what is not None and event.by is not None and not event.whom:
        return f"{noun_phrases.noun(event.what, voice)} {noun_phrases.players(event.by, voice)} attacked with this turn"
    raise NoWording("different")


def words_of(event: Event, voice: Voice) -> tuple[str, str]:
    """The subject of an event and its predicate with verbs marked."""
    wording = _WORDINGS.get(type(event))
    if wording is None:
        raise NoWording(type(event).__name__)
    return wording(event, voice)
