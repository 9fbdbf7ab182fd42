"""Abilities as paragraphs of rules text (113, 207)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ...terms.typeline import LAND_TYPES
from ...terms.zones import Zone
from ..lang import abilities as ab
from ..lang import continuous as c
from ..lang import nouns
from ..lang.events import ZoneMove
from ..lang.nouns import Player
from . import (
    amounts,
    conditions,
    costs,
    effects,
    events,
    keywords,
    modes,
    noun_phrases,
    parts,
    permissions,
    players,
    replacements,
)
from .clauses import verbs
from .targets import bind_paid, bind_targets
from .voice import NoWording, Voice
from .words import a, capital, number_word, roman

SELF = nouns.Ref(name="self")


def render(ability: ab.Ability, voice: Voice) -> str:
    """One ability as a paragraph."""
    match ability:
        case ab.Spell():
            return _instructions(ability, voice)
        case ab.Activated():
            return _activated(ability, voice)
        case ab.Triggered():
            return _word(ability.word, _triggered(ability, voice))
        case ab.Chapter():
            return _chapter(ability, voice)
        case ab.Static():
            return _word(ability.word, _static(ability, voice))
        case ab.Replaces():
            return _word(ability.word, replacements.standing(ability, voice))
        case ab.AdditionalCost():
            return _additional(ability, voice)
        case ab.AlternativeCost():
            return _alternative(ability, voice)
        case ab.ClassLevel():
            return _class_level(ability, voice)
        case ab.Keyword():
            return capital(keywords.keyword(ability, voice))


def quoted(ability: ab.Ability, voice: Voice) -> str:
    """An ability as it stands in quotes."""
    return render(ability, voice).replace('"', "'")


def _word(word: str | None, text: str) -> str:
    return f"{word} — {text}" if word else text


def _instructions(ability: Any, voice: Voice) -> str:
    bind_targets(ability.targets, voice)
    if ability.modes is not None:
        return modes.render(ability.modes, voice)
    return effects.sentences(ability.do, voice)


# --- activated, triggered, chapters

_TIMING = {
    "sorcery": "only as a sorcery",
    "your turn": "only during your turn",
    "your upkeep": "only during your upkeep",
    "combat": "only during combat",
    "instant": "only as an instant",
}
_AFTER_BLOCKS = nouns.DuringStep(
    steps=("declare blockers step", "first-strike combat damage step", "combat damage step", "end of combat")
)


def _activated(ability: ab.Activated, voice: Voice) -> str:
    cost = costs.activation(ability.cost, voice)
    bind_paid(ability.cost, voice)
    if ability.zone in (Zone.GRAVEYARD, Zone.HAND):
        voice.place = str(ability.zone)
    text = f"{cost}: {_instructions(ability, voice)}"
    if ability.by is not None:
        anyone = isinstance(ability.by, Player) and ability.by.name == "each_player"
        who = "Any player" if anyone else f"Only {noun_phrases.players(ability.by, voice)}"
        text += f" {who} may activate this ability."
    only = " and ".join([*_only(ability, voice), *_from_where(ability, text)])
    return _word(ability.word, f"{text} Activate {only}." if only else text)


_WHERE = {Zone.GRAVEYARD: "in your graveyard", Zone.HAND: "in your hand", Zone.EXILE: "in exile"}


def _from_where(ability: ab.Activated, text: str) -> list[str]:
    """Where the card has to be for it, unless what it says shows that (113.6)."""
    where = _WHERE.get(ability.zone) if ability.zone is not None else None
    return [f"only if this card is {where}"] if where is not None and str(ability.zone) not in text.lower() else []


def _only(ability: ab.Activated, voice: Voice) -> list[str]:
    """When, whether and how often it may be activated."""
    said = [_TIMING[ability.timing]] if ability.timing else []
    if ability.if_ == _AFTER_BLOCKS:
        said = ["only during combat after blockers are declared"]
    elif ability.if_ is not None:
        said.append(f"only if {conditions.condition(ability.if_, voice)}")
    return [*said, "only once each turn"] if ability.once_each_turn else said


def _triggered(ability: ab.Triggered, voice: Voice) -> str:
    if ability.zone in (Zone.GRAVEYARD, Zone.HAND):
        voice.place = str(ability.zone)
    condition = events.trigger(ability.when, voice)
    if condition.endswith("each end step") and ability.do and getattr(ability.do[0], "these", None) == SELF:
        condition = condition.replace("each end step", "the end step")
    if_ = f" if {conditions.condition(ability.if_, voice)}," if ability.if_ is not None else ""
    if_ = (
        f" if {voice.self_word} is in the command zone,{if_.replace(' if ', ' and if ', 1)}"
        if ability.zone is Zone.COMMAND
        else if_
    )
    bind_targets(ability.targets, voice)
    if ability.modes is not None:
        text = modes.render(ability.modes, voice)
        return f"{condition},{_placed(ability, if_, condition + text)} {effects.lower(text)}"
    text = effects.sentences(ability.do, voice)
    named = text.startswith(voice.name) and voice.name == voice.self_word
    once = " This ability triggers only once each turn." if ability.once_each_turn else ""
    once += " Do this only once each turn." if ability.do_once_each_turn else ""
    return f"{condition},{_placed(ability, if_, condition + text)} {text if named else effects.lower(text)}{once}"


def _placed(ability: ab.Triggered, if_: str, text: str) -> str:
    """The intervening "if", with where the card has to be, unless what is said shows that (113.6)."""
    where = _WHERE.get(ability.zone) if ability.zone is not None else None
    if where is None or str(ability.zone) in f"{text}{if_}".lower():
        return if_
    return f" if this card is {where},{if_.replace(' if ', ' and if ', 1)}"


def _chapter(ability: ab.Chapter, voice: Voice) -> str:
    numerals = ", ".join(roman(n) for n in ability.chapters)
    return f"{numerals} — {_word(ability.word, _instructions(ability, voice))}"


def _class_level(ability: ab.ClassLevel, voice: Voice) -> str:
    bar = f"{costs.activation(ability.cost, voice)}: Level {ability.level}"
    return "\n".join((bar, *(render(a, voice) for a in ability.abilities)))


# --- static abilities


def _is_about_the_spell(ability: ab.Static) -> bool:
    """Whether it functions on the stack, where its object is a spell (113.6d, 113.6g)."""
    if ability.what != SELF:
        return False
    return any(
        (isinstance(p, c.CostChange) and not p.abilities) or (isinstance(p, c.CantBe) and p.what in ("countered", "copied"))
        for p in ability.parts
    )


def _static(ability: ab.Static, voice: Voice) -> str:
    if _is_about_the_spell(ability):
        voice.this = voice.name = "this spell"
    special = _special(ability, voice)
    if special is not None and ability.if_ is not None and _leads(ability.parts[0]):
        return f"As long as {conditions.condition(ability.if_, voice)}, {effects.lower(special)}"
    if special is not None:
        return _with_condition(ability.if_, special, voice)
    said = []
    objects = [p for p in ability.parts if not isinstance(p, c.PlayerCant | c.PlayerRule)]
    if objects and ability.what is not None:
        said.append(_objects_sentence(ability, objects, voice))
    about_players = [p for p in ability.parts if isinstance(p, c.PlayerCant | c.PlayerRule)]
    if about_players and ability.who is not None:
        said.append(_players_sentence(ability.who, about_players, voice))
    said += _kept_by_protection(ability, voice)
    text = " ".join(said)
    if about_players and not objects and isinstance(ability.if_, nouns.Is):
        condition = conditions.condition(ability.if_, voice)
        return f"As long as {condition}, {effects.lower(text)}"
    return _with_condition(ability.if_, text, voice)


def _kept_by_protection(ability: ab.Static, voice: Voice) -> list[str]:
    """What a granted protection doesn't remove, said once (702.16n)."""
    given = [a for p in ability.parts if isinstance(p, c.GainAbilities) for a in p.abilities]
    kept = dict.fromkeys(a.keeps for a in given if isinstance(a, ab.Keyword) and a.keeps is not None)
    said = []
    for what in kept:
        itself = what == nouns.Filter(these=("granter",))
        said.append(f"This effect doesn't remove {voice.self_word if itself else noun_phrases.noun(what, voice, many=True)}.")
    return said


def _leads(part: Any) -> bool:
    """Whether its condition stands before the sentence, which is a long one."""
    return isinstance(part, c.CostToAttack) or (isinstance(part, c.CostChange) and part.floor is not None)


def _with_condition(if_: nouns.Condition | None, text: str, voice: Voice) -> str:
    if if_ is None:
        return text
    unless = isinstance(if_, nouns.Not)
    inner = voice.fresh()
    inner.mentioned = ["self"] if not voice.spell else []
    condition = conditions.condition(if_.of if isinstance(if_, nouns.Not) else if_, inner)
    if condition.startswith(f"{voice.attached} ") and text.startswith(f"{capital(voice.attached)} "):
        return f"As long as {condition}, it{text[len(voice.attached) :]}"
    if unless and " can't " in text:
        return f"{text.removesuffix('.')} unless {condition}."
    if unless:
        condition = conditions.negated(if_.of, inner) if isinstance(if_, nouns.Not) else condition
    if condition.startswith("it's your turn"):
        return f"During your turn, {effects.lower(text)}"
    if condition.startswith("it's not your turn"):
        return f"During turns other than yours, {effects.lower(text)}"
    if " and has " in text or " and have " in text:
        return f"As long as {condition}, {effects.lower(text)}"
    when = "if" if text.startswith("This spell costs") else "as long as"
    return f"{text.removesuffix('.')} {when} {condition}."


def _players_sentence(who: nouns.Players, given: Sequence[Any], voice: Voice) -> str:
    name = who.name if isinstance(who, Player) else ""
    subject = {"each_player": "players", "each_opponent": "your opponents"}.get(name) or noun_phrases.players(who, voice)
    their = "your" if subject == "you" else "their"
    forbidden = [p.what for p in given if isinstance(p, c.PlayerCant)]
    if forbidden in (["cast more than one"], ["draw more than one"]) and name == "each_player":
        subject = "each player"
    many = subject in ("players", "your opponents", "you")
    cant = [p.what for p in given if isinstance(p, c.PlayerCant) and p.which is not None and p.which.zone is Zone.HAND]
    if sorted(cant) == ["cast", "play lands"]:
        return f"{capital(subject)} can't play cards from {their} hand."
    said = [players.predicate(part, voice, their) for part in given]
    text = " and ".join(said).replace(" to cast spells or activate abilities and can't sacrifice", " or sacrifice")
    plain, third = verbs(text)
    if subject == "you" and plain.startswith("play with"):
        return f"{capital(plain)}."
    return f"{capital(subject)} {plain if many else third}."


def _objects_sentence(ability: ab.Static, given: Sequence[Any], voice: Voice) -> str:
    what = ability.what
    assert what is not None, "a subject"
    many = noun_phrases.are_many(what, voice, "bare")
    attached = isinstance(what, nouns.Ref) and what.name == "attached"
    subject = voice.attached if attached else noun_phrases.objects(what, voice, "bare", subject=True)
    cost_change = next((p for p in given if isinstance(p, c.CostChange)), None)
    if isinstance(what, nouns.Each) and cost_change is not None:
        subject = _abilities(cost_change, what.what, voice) if cost_change.abilities else _spells(what.what, voice)
    elif isinstance(what, nouns.Each) and not _plain_group(given):
        subject = subject.removeprefix("all ")
    if isinstance(what, nouns.Each) and _one_by_one(given):
        subject, many = f"each {noun_phrases.noun(what.what, voice)}", False
    if cost_change is not None and voice.spell and subject == voice.name:
        subject = "this spell"
    if all(isinstance(p, c.CantBe) and p.what == "prevented" for p in given):
        return f"Damage that would be dealt by {subject} can't be prevented."
    this = _this_of(what, voice)
    plain, third = verbs(parts.predicate(given, voice, False, this, many))
    subject = subject.replace(" from your graveyard", " in your graveyard")
    if isinstance(what, nouns.Each) and set(what.what.is_) & {"land", *LAND_TYPES}:
        plain = plain.replace(" in addition to their other types", " that are still lands") if "creatures" in plain else plain
    more = parts.sentence_after(given)
    if isinstance(what, nouns.Each) and "activated ability" in what.what.is_:
        plain += " unless they're mana abilities"  # 605.3b: those are never on the stack
    return f"{capital(subject)} {plain if many else third}." + (f" {more}" if more else "")


def _plain_group(given: Sequence[Any]) -> bool:
    kinds = c.ChangePT | c.GainAbilities | c.LoseAllAbilities | c.SetPT | c.LoseAbilities | c.AllCreatureTypes | c.SetColors
    return all(isinstance(p, kinds | c.AddTypes) for p in given)


def _one_by_one(given: Sequence[Any]) -> bool:
    """Whether each object gets a value of its own."""
    if parts.cost_of_each(given) or any(isinstance(p, c.AssignsByToughness) for p in given):
        return True
    land = all(isinstance(p, c.AddTypes) and all(t in LAND_TYPES for t in p.types) and len(p.types) < 5 for p in given)
    return land or any(isinstance(p, c.SetPT) and isinstance(p.power, nouns.ValueOf) for p in given)


def _this_of(what: nouns.Objects, voice: Voice) -> str:
    if isinstance(what, nouns.Ref) and what.name == "self":
        return voice.this
    if isinstance(what, nouns.Ref) and what.name == "attached":
        return voice.attached.replace("enchanted ", "this ").replace("equipped ", "this ")
    if isinstance(what, nouns.Each):
        head = noun_phrases.head(what.what)
        head = "land" if head in LAND_TYPES else head
        return f"this {head}" if head.islower() else "this creature"
    return "this creature"


def _spells(what: nouns.Filter, voice: Voice) -> str:
    """Spells that cost more or less: `creature spells you cast`."""
    bare = msgspec.structs.replace(what, controller=None)
    words = noun_phrases.noun(bare, voice, many=True) if "spell" in what.is_ else f"{noun_phrases.noun(bare, voice)} spells"
    if what.controller is None:
        return words
    name = what.controller.name if isinstance(what.controller, Player) else ""
    if name == "each_opponent":
        return f"{words} your opponents cast"
    return f"{words} {noun_phrases.players(what.controller, voice)} cast"


def _abilities(part: c.CostChange, what: nouns.Filter, voice: Voice) -> str:
    """Abilities that cost more or less: `activated abilities of creatures you control`."""
    if "activated ability" in what.is_:
        return noun_phrases.noun(what, voice, many=True)
    of = noun_phrases.objects(nouns.Each(what=what), voice, "bare", subject=True).removeprefix("all ")
    return f"{'loyalty' if part.loyalty else 'activated'} abilities of {of}"


def _special(ability: ab.Static, voice: Voice) -> str | None:
    """Static abilities that do not say "subject does this"."""
    part = ability.parts[0]
    what = ability.what
    match part:
        case c.CostChange(mana="{0}", floor=floor) if floor is not None:
            least = f"{number_word(floor)} mana to cast"
            return f"Each spell that would cost less than {least} costs {least}."
        case c.PlayerRule(rule="life total can't change") if ability.who is not None:
            return f"{capital(noun_phrases.owners(ability.who, voice))} life total can't change."
        case c.CombatLimit():
            return _combat_limit(part, voice)
        case c.ControlledBy(who=who) if isinstance(what, nouns.Ref):
            verb = "control" if who == nouns.Player(name="you") else "controls"
            return f"{capital(noun_phrases.players(who, voice, subject=True))} {verb} {voice.attached}."
        case c.CostToAttack():
            return _cost_to_attack(part, what, voice)
        case c.CantGetCounters(kinds=()) if isinstance(what, nouns.Each):
            text = noun_phrases.objects(what, voice, "").replace(" and ", " or ")
            return f"Counters can't be put on {text}."
        case c.ExtraTriggers():
            return _extra_triggers(part, what, voice)
        case c.CantTrigger(when=when) if when is not None:
            return f"{capital(_plural_event(when, voice))} don't cause abilities to trigger."
        case c.CantActivate():
            return _cant_activate(part, what, voice)
        case c.PayInstead():
            return permissions.pay_instead(part, what, voice)
        case c.CastFrom():
            return permissions.cast_from(part, what, ability.zone, voice)
        case c.MustBeBlocked(by_all=True):
            subject = voice.attached if isinstance(what, nouns.Ref) and what.name == "attached" else voice.self_word
            return f"All creatures able to block {subject} do so."
        case c.AttacksAsThough(kind="unblocked") if isinstance(what, nouns.Ref):
            return f"You may have {voice.self_word} assign its combat damage as though it weren't blocked."
        case c.SetPT() if ability.defines:
            return _defines(part, voice)
        case c.ObjectFlag(flag=flag):
            return _flag(flag, what, voice)
        case _:
            return None


def _defines(part: c.SetPT, voice: Voice) -> str:
    value = part.power if part.power is not None else part.toughness
    assert value is not None, "something is defined"
    phrase = amounts.phrase(value, voice)
    if part.power is not None and part.toughness is not None:
        if part.power == part.toughness:
            return f"{capital(voice.self_word)}'s power and toughness are each equal to {phrase}."
        more = f"its toughness is equal to {amounts.phrase(part.toughness, voice).replace(phrase, 'that number')}"
        return f"{capital(voice.self_word)}'s power is equal to {phrase} and {more}."
    word = "power" if part.power is not None else "toughness"
    return f"{capital(voice.self_word)}'s {word} is equal to {phrase}."


def _cost_to_attack(part: c.CostToAttack, what: nouns.Objects | None, voice: Voice) -> str:
    subject = noun_phrases.objects(what, voice, "") if what is not None else "creatures"
    whom = f" {noun_phrases.players(part.whom, voice)}" if part.whom else ""
    more = " or planeswalkers you control" if part.planeswalkers else ""
    price = costs.payment(part.cost, voice).replace("pay", "pays", 1)
    verb, ing = ("block", "blocking") if part.blocking else ("attack", "attacking")
    target = f"{ing}{whom}" if whom else ing
    each = f"for each creature they control that's {target}" if not part.planeswalkers else "for each of those creatures"
    if isinstance(what, nouns.Ref):
        return f"{capital(subject)} can't {verb}{whom} unless its controller {price}."
    return f"{capital(subject)} can't {verb}{whom}{more} unless their controller {price} {each}."


def _combat_limit(part: c.CombatLimit, voice: Voice) -> str:
    creatures = "one creature" if part.most == 1 else f"{number_word(part.most)} creatures"
    verb = "block" if part.blocking else "attack"
    whom = f" {noun_phrases.players(part.whom, voice)}" if part.whom else ""
    return f"No more than {creatures} can {verb}{whom} each combat."


def _plural_event(event: Any, voice: Voice) -> str:
    if not isinstance(event, ZoneMove):
        raise NoWording("CantTrigger")
    subject = noun_phrases.noun(event.what, voice, many=True) if event.what is not None else voice.self_word
    return f"{subject} entering" if event.to is Zone.BATTLEFIELD else f"{subject} dying"


def _extra_triggers(part: c.ExtraTriggers, what: nouns.Objects | None, voice: Voice) -> str:
    if not isinstance(what, nouns.Each):
        raise NoWording("ExtraTriggers")
    ability = f"a triggered ability of {a(noun_phrases.noun(what.what, voice))}"
    if part.when is None:
        return f"If {ability} triggers, that ability triggers an additional time."
    kind = ""
    if isinstance(part.when, ZoneMove):
        moved = part.when.what
        happens = "entering" if part.when.to is Zone.BATTLEFIELD else "dying"
        kind = f"{a(noun_phrases.noun(moved, voice)) if moved is not None else 'a permanent'} {happens}"
    return f"If {kind} causes {ability} to trigger, that ability triggers an additional time."


def _cant_activate(part: c.CantActivate, what: nouns.Objects | None, voice: Voice) -> str:
    kind = "loyalty abilities" if part.loyalty_only else "activated abilities"
    unless = " unless they're mana abilities" if part.except_mana else ""
    if isinstance(what, nouns.Ref):
        subject = voice.attached if what.name == "attached" else voice.self_word
        return f"{capital(subject)}'s {kind} can't be activated{unless}."
    if what is None:
        raise NoWording("CantActivate")
    sources = noun_phrases.objects(what, voice, "")
    if isinstance(what, nouns.Each) and not what.what.is_ and not what.what.any_:
        sources = sources.replace("permanents", "sources", 1)
    return f"{capital(kind)} of {sources} can't be activated{unless}."


def _flag(flag: str, what: nouns.Objects | None, voice: Voice) -> str:
    if flag == "legend rule doesn't apply":
        text = f" to {noun_phrases.objects(what, voice, '')}" if what is not None else ""
        return f'The "legend rule" doesn\'t apply{text}.'
    if flag == "may begin the game on the battlefield":
        return "If this card is in your opening hand, you may begin the game with it on the battlefield."
    if flag == "damage can't be prevented":
        return "Damage can't be prevented."
    subject = noun_phrases.objects(what, voice, "bare") if what is not None else voice.self_word
    return f"{capital(subject)} {flag}."


# --- costs of the spell


def _additional(ability: ab.AdditionalCost, voice: Voice) -> str:
    if ability.label in ("kicker", "buyback", "entwine") and ability.optional:
        name = "Multikicker" if ability.multi else capital(ability.label)
        return f"{name}{costs.keyword_cost(ability.cost, voice)}"
    can = "you may " if ability.optional else ""
    return f"As an additional cost to cast this spell, {can}{costs.payment(ability.cost, voice)}."


def _alternative(ability: ab.AlternativeCost, voice: Voice) -> str:
    if ability.label and ability.label[0].isalpha() and ability.label in ("flashback", "evoke", "escape", "surge"):
        return f"{capital(ability.label)}{costs.keyword_cost(ability.cost, voice)}"
    condition = f"If {conditions.condition(ability.if_, voice)}, you" if ability.if_ is not None else "You"
    free = not ability.cost
    if free:
        return f"{condition} may cast this spell without paying its mana cost."
    return f"{condition} may {costs.payment(ability.cost, voice)} rather than pay this spell's mana cost."
