"""Effects that deal damage, put counters, create tokens and copies, add mana, and change what the stack does."""

from __future__ import annotations

from ...terms.zones import Zone
from ..lang import effects as e
from ..lang import nouns
from ..lang.effects import TokenSpec
from ..lang.nouns import Number, Player
from . import amounts, noun_phrases, parts
from .clauses import Clause, subject_clause, verbs
from .voice import Voice
from .words import a, listed, number_word, plural


def _imperative(text: str, then: str = "") -> Clause:
    plain, third = verbs(text)
    return Clause(plain, third, then=then)


def deal_damage(effect: e.DealDamage, voice: Voice) -> Clause:
    """120."""
    source = effect.source or nouns.Ref(name="self")
    subject = noun_phrases.objects(source, voice, subject=True)
    many = noun_phrases.are_many(source, voice)
    if effect.divided is not None:
        total = amounts.digits(effect.n, voice) if effect.n else voice.divided.get(effect.divided, "X")
        text = f"deal|deals {total} damage divided as you choose among {voice.ref(effect.divided)}"
    else:
        shares = [_damage(effect, voice), *(_damage(share, voice, effect.source) for share in effect.also)]
        text = f"deal|deals {listed(shares)}"
    if effect.dealt_as is not None:
        voice.shared[effect.dealt_as] = "dealt damage this way"
    plain, third = verbs(text)
    then = "The damage can't be prevented." if effect.cant_be_prevented else ""
    return Clause(plain, third, subject, many, True, then)


def _damage(effect: e.DealDamage | e.DamageShare, voice: Voice, by: nouns.Objects | None = None) -> str:
    to = []
    source = effect.source if isinstance(effect, e.DealDamage) else by
    if effect.to == nouns.Ref(name="self") and source is None:
        to.append("itself")
    elif effect.to is not None:
        to.append(noun_phrases.objects(effect.to, voice, "each"))
    if effect.to_players is not None:
        to.append(noun_phrases.players(effect.to_players, voice))
    assert effect.n is not None, "so much damage"
    where = listed(to)
    if amounts.fixed(effect.n):
        return f"{amounts.digits(effect.n, voice)} damage to {where}"
    each = amounts.for_each(effect.n, voice)
    if each is not None and each[0] > 1:
        return f"{each[0]} damage to {where} for each {each[1]}"
    text = amounts.phrase(effect.n, voice)
    if isinstance(effect.n, nouns.ValueOf) and effect.n.of == source:
        text = f"its {effect.n.value}"
    short = not text.startswith(("the number", "the total", "twice the number"))
    return f"damage equal to {text} to {where}" if short else f"damage to {where} equal to {text}"


def put_counters(effect: e.PutCounters, voice: Voice) -> Clause:
    """122.6."""
    if effect.on_players is not None:
        kind = amounts.of(effect.n, f"{effect.kind} counter", voice)
        return subject_clause(effect.on_players, f"get|gets {kind}", voice, explicit=True)
    if effect.divided is not None:
        n = voice.divided.get(effect.divided, "X")
        return _imperative(f"distribute {n} {effect.kind} counters among {voice.ref(effect.divided)}")
    assert effect.on is not None, "counters are put on something"
    many = noun_phrases.are_many(effect.on, voice, "each")
    where = noun_phrases.objects(effect.on, voice, "each")
    if many and where in ("them", "they"):
        where = "each of them"
    elif many and isinstance(effect.on, nouns.Ref):
        where = f"each of {where}"
    kind = f"{effect.kind} counter"
    if amounts.fixed(effect.n) or amounts.for_each(effect.n, voice) is None:
        return _imperative(f"put {amounts.of(effect.n, kind, voice)} on {where}")
    each = amounts.for_each(effect.n, voice)
    assert each is not None, "a count"
    number = a(kind) if each[0] == 1 else f"{number_word(each[0])} {plural(kind)}"
    return _imperative(f"put {number} on {where} for each {each[1]}")


def remove_counters(effect: e.RemoveCounters, voice: Voice) -> Clause:
    """Removes counters."""
    kind = f"{effect.kind} counter" if effect.kind else "counter"
    what = f"all {plural(kind)}" if effect.n is None else amounts.of(effect.n, kind, voice)
    if effect.up_to:
        what = f"any number of {plural(kind)}" if effect.n is None else f"up to {what}"
    return _imperative(f"remove {what} from {noun_phrases.objects(effect.from_, voice)}")


def move_counters(effect: e.MoveCounters, voice: Voice) -> Clause:
    """122.5."""
    kind = f"{effect.kind} counter" if effect.kind else "counter"
    what = f"all {plural(kind)}" if effect.n is None else amounts.of(effect.n, kind, voice)
    start = noun_phrases.objects(effect.from_, voice)
    return _imperative(f"move {what} from {start} onto {noun_phrases.objects(effect.to, voice)}")


def proliferate(effect: e.Proliferate, voice: Voice) -> Clause:
    """701.34."""
    return _imperative("proliferate" if effect.times == Number(n=1) else f"proliferate {_times(effect.times, voice)}")


def investigate(effect: e.Investigate, voice: Voice) -> Clause:
    """701.16."""
    return _imperative("investigate" if effect.times == Number(n=1) else f"investigate {_times(effect.times, voice)}")


def _times(n: nouns.Amount, voice: Voice) -> str:
    if n == Number(n=2):
        return "twice"
    each = amounts.for_each(n, voice)
    return f"for each {each[1]}" if each else f"{amounts.word(n, voice)} times"


def get_energy(effect: e.GetEnergy, voice: Voice) -> Clause:
    """107.14."""
    symbols = "{E}" * effect.n.n if isinstance(effect.n, Number) else f"{amounts.word(effect.n, voice)} {{E}}"
    return subject_clause(Player(name="you"), f"get|gets {symbols}", voice, explicit=True)


# --- tokens and copies


def token(spec: TokenSpec, voice: Voice, many: bool, state: str = "") -> str:
    """A token's description (111.3): `2/2 white Knight creature token with vigilance`."""
    word = "tokens" if many else "token"
    if spec.predefined:
        return f"{state}{spec.predefined} {word}"
    colors = listed(list(spec.colors)) if spec.colors else "colorless"
    pt = ""
    if spec.power is not None and spec.toughness is not None:
        pt = f"{amounts.digits(spec.power, voice)}/{amounts.digits(spec.toughness, voice)} "
        if not amounts.fixed(spec.power):
            pt = "X/X "
    left, _, right = spec.types.partition(" — ")
    legend = "legendary " if "Legendary" in left else ""
    kinds = left.replace("Legendary ", "").lower()
    text = f"{legend}{state}{pt}{colors} {right + ' ' if right else ''}{kinds} {word}"
    if spec.name and spec.name != right:
        text += f" named {spec.name}"
    if spec.abilities:
        this = "this creature" if "creature" in kinds else "this token"
        text += f" with {parts.granted(spec.abilities, voice, this)}"
    if pt == "X/X ":
        assert spec.power is not None, "a size"
        text += f", where X is {amounts.phrase(spec.power, voice)}"
    return text


def create_token(effect: e.CreateToken, voice: Voice) -> Clause:
    """701.7."""
    many = effect.n != Number(n=1)
    state = "tapped " if effect.tapped and not effect.attacking else ""
    text = token(effect.token, voice, many, state)
    if not many:
        what = a(text)
    elif amounts.fixed(effect.n):
        what = f"{amounts.word(effect.n, voice)} {text}"
    else:
        each = amounts.for_each(effect.n, voice)
        one = token(effect.token, voice, many=False, state=state)
        what = f"{a(one)} for each {each[1]}" if each else f"a number of {text} equal to {amounts.phrase(effect.n, voice)}"
    if effect.attacking:
        what += f" {'that are' if many else 'that' + chr(39) + 's'} {'tapped and ' if effect.tapped else ''}attacking"
    if effect.blocking is not None:
        what += f" {'that are' if many else 'that' + chr(39) + 's'} blocking {noun_phrases.objects(effect.blocking, voice)}"
    for gift in effect.counters:
        what += f" with {amounts.of(gift.n, f'{gift.kind} counter', voice)} on it"
    if effect.as_:
        voice.bind(effect.as_, "", "tokens" if many else "token", plural=many)
    return subject_clause(effect.who, f"create|creates {what}", voice)


def create_copy_token(effect: e.CreateCopyToken, voice: Voice) -> Clause:
    """111.12."""
    of = noun_phrases.objects(effect.of, voice)
    exceptions = parts.exceptions(effect.exceptions, voice)
    state = "tapped " if effect.tapped and not effect.attacking else ""
    if effect.n == Number(n=1):
        what, be = f"a {state}token that's a copy of {of}{exceptions}", "that's"
    else:
        what, be = f"{amounts.word(effect.n, voice)} {state}tokens that are copies of {of}{exceptions}", "that are"
    if effect.attacking:
        what += f" and {be} {'tapped and ' if effect.tapped else ''}attacking"
    if effect.as_:
        voice.bind(effect.as_, "", "token")
    return subject_clause(effect.who, f"create|creates {what}", voice)


def copy_spell(effect: e.CopySpell, voice: Voice) -> Clause:
    """707.10."""
    one = effect.n == Number(n=1)
    each = amounts.for_each(effect.n, voice)
    what = noun_phrases.objects(effect.what, voice)
    times = "" if one else (f" for each {each[1]}" if each else f" {_times(effect.n, voice)}")
    then = f"You may choose new targets for the {'copy' if one else 'copies'}." if effect.new_targets else ""
    if effect.for_each_target is not None:
        kind = noun_phrases.noun(effect.for_each_target, voice)
        many = noun_phrases.noun(effect.for_each_target, voice, many=True).removeprefix("other ").partition(" you control")[0]
        player = " or player" if effect.for_each_player else ""
        kind = kind if kind.startswith("other ") else f"other {kind}"
        times = f" for each {kind}{player} the spell could target"
        times = times.replace(" you control the", " you control that the")
        then = f"Each copy targets a different one of those {many}{' and players' if player else ''}."
    if effect.target is not None:
        then = f"The copy targets {noun_phrases.objects(effect.target, voice)}."
    if effect.who == nouns.ControllerOf(of=effect.what) and then.startswith("You may"):
        return Clause(f"the controller of {what} copies it", then=then.replace("You may", "That player may", 1))
    clause = subject_clause(effect.who, f"copy|copies {what}{times}{_except(effect)}", voice)
    return Clause(clause.plain, clause.third, clause.subject, clause.plural, then=then)


def _except(effect: e.CopySpell) -> str:
    """How a copy of a spell differs (707.9)."""
    x = effect.exceptions
    if x is None:
        return ""
    if x.colors:
        return f", except that the copy is {listed(list(x.colors))}"
    kind = listed([w.lower() for w in x.not_supertypes])
    return f", except it isn't {kind} if the spell is {kind}" if kind else ""


# --- mana


def add_mana(effect: e.AddMana, voice: Voice) -> Clause:
    """106.4."""
    then = ""
    if effect.only_for is not None:
        then = f"Spend this mana only to cast {_spells(effect.only_for, voice)}."
    if effect.not_for is not None:
        then = f"This mana can't be spent to cast {a(noun_phrases.noun(effect.not_for, voice))}."
    clause = subject_clause(effect.who, f"add|adds {_mana(effect, voice)}", voice)
    return Clause(clause.plain, clause.third, clause.subject, clause.plural, then=then)


def _spells(what: nouns.Filter, voice: Voice) -> str:
    return noun_phrases.noun(what, voice, many=True) if "spell" in what.is_ else f"{noun_phrases.noun(what, voice)} spells"


def _mana(effect: e.AddMana, voice: Voice) -> str:
    if effect.combination:
        options = list(effect.combination)
        return (
            f"{amounts.word(effect.n, voice)} mana in any combination of {listed(options, 'and/or')}"
            if effect.n != Number(n=1)
            else listed(options, "or")
        )
    if effect.chosen:
        return f"{amounts.word(effect.n, voice)} mana of the chosen color"
    if effect.produced_by is not None:
        kind = "color" if effect.any_color else "type"
        return f"{amounts.word(effect.n, voice)} mana of any {kind} that {_one_of(effect.produced_by, voice)} could produce"
    if effect.any_color:
        return f"{amounts.word(effect.n, voice)} mana of any {'one ' if effect.n != Number(n=1) else ''}color"
    mana = f"an additional {effect.mana}" if effect.additional else effect.mana or ""
    if effect.n == Number(n=1):
        return mana
    if isinstance(effect.n, Number):
        return mana * effect.n.n
    each = amounts.for_each(effect.n, voice)
    if each is not None and each[0] == 1:
        return f"{mana} for each {each[1]}"
    if isinstance(effect.n, nouns.Var):
        return f"{amounts.word(effect.n, voice)} {mana}"
    return f"an amount of {mana} equal to {amounts.phrase(effect.n, voice)}"


def _one_of(what: nouns.Objects, voice: Voice) -> str:
    return a(noun_phrases.noun(what.what, voice)) if isinstance(what, nouns.Each) else noun_phrases.objects(what, voice)


# --- the stack


def counter_spell(effect: e.CounterSpell, voice: Voice) -> Clause:
    """701.6."""
    text = f"counter {noun_phrases.again(effect.what, voice)}"
    if effect.to is None:
        return _imperative(text)
    where = "exile it instead of putting it into its owner's graveyard"
    if effect.to.value != "exile":
        place = "on top of" if effect.to is Zone.LIBRARY else "into"
        where = f"put it {place} its owner's {effect.to} instead of into that player's graveyard"
    return _imperative(text, f"If that spell is countered this way, {where}.")


def change_targets(effect: e.ChangeTargets, voice: Voice) -> Clause:
    """115.7."""
    what = noun_phrases.objects(effect.what, voice)
    if effect.how == "choose new targets":
        return Clause(f"may choose new targets for {what}", subject="you", explicit=True, lead="")
    if effect.to is not None:
        return _imperative(f"{effect.how} of {what} to {noun_phrases.objects(effect.to, voice)}")
    return _imperative(f"{effect.how} of {what}")


def cast_card(effect: e.CastCard, voice: Voice) -> Clause:
    """608.2g."""
    free = " without paying its mana cost" if effect.free else ""
    verb = "play" if effect.lands else "cast"
    what = noun_phrases.objects(effect.what, voice)
    text = f"may {verb} {what}{free}" if effect.optional else f"{verb} {what}{free}"
    if effect.copy:
        return Clause(f"may copy {what}", subject="you", explicit=True, then=f"If you do, you may cast the copy{free}.")
    if effect.as_:
        voice.bind(effect.as_, "", "spell")
    return Clause(text, text, noun_phrases.players(effect.who, voice, subject=True), True, effect.optional)


def create_emblem(effect: e.CreateEmblem, voice: Voice) -> Clause:
    """114."""
    given = parts.granted(effect.abilities, voice, "this emblem")
    return subject_clause(effect.who, f"get|gets an emblem with {given}", voice, explicit=True)


def turn_face(effect: e.TurnFace, voice: Voice) -> Clause:
    """708."""
    return _imperative(f"turn {noun_phrases.objects(effect.what, voice)} face {'up' if effect.up else 'down'}")


def set_day_night(effect: e.SetDayNight, _: Voice) -> Clause:
    """731."""
    return Clause(f"becomes {effect.time}", subject="it", explicit=True)


def extra_phase(effect: e.ExtraPhase, _: Voice) -> Clause:
    """500.8."""
    phases = [a(f"additional {part}") for part in effect.parts]
    there = f"there is {' followed by '.join(phases)}"
    after = {
        "this phase": "after this phase",
        "this main phase": "after this main phase",
    }
    return Clause(f"{after[effect.after]}, {there}")
