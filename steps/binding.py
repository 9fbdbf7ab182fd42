"""Brings the answers of a scenario and the prompts of an engine together, by meaning and not by wording."""

from __future__ import annotations

import msgspec

from ..adapters.port import (
    Answer,
    ByDefault,
    Choice,
    ChoiceReply,
    ConcedeNow,
    Kind,
    ObjectRef,
    OfAbility,
    OfObject,
    OfPlayer,
    OfWord,
    Option,
    Prompt,
    PromptMatch,
    Stop,
    Value,
)
from .answers import Prepared
from .names import Names
from .resolve import ability_fits, called, describe_ref

ORDERED = frozenset({Kind.ORDER, Kind.TRIGGER_ORDER})
DECLARED = frozenset({Kind.ATTACKERS, Kind.BLOCKERS})
"""Declarations, which nothing makes that does not speak of one: advancing declares nothing by itself."""


SHOWN = 12
"""So many prompts, or options, a message shows at the most."""


class CannotBind(Exception):
    """The answer's value is not among what the prompt offers."""


def value_fits(wanted: Value, actual: Value, names: Names) -> bool:
    """Whether a value of the scenario means this value of the engine."""
    match wanted, actual:
        case OfObject(), OfObject():
            return object_fits(wanted.object, actual.object, names)
        case OfObject(), OfWord():
            return wanted.object.name == actual.word
        case OfObject(), OfAbility():
            return object_fits(wanted.object, actual.source, names)
        case OfAbility(), OfAbility():
            return ability_fits(actual.ability, wanted.ability) and object_fits(wanted.source, actual.source, names)
        case OfAbility(), OfObject():
            fits = ability_fits(actual.object.ability, wanted.ability)
            return fits and object_fits(wanted.source, actual.object, names)
        case OfWord(), OfWord():
            return wanted.word.casefold() == actual.word.casefold()
    return wanted == actual


def object_fits(wanted: ObjectRef, actual: ObjectRef, names: Names) -> bool:
    """Whether a reference of the scenario fits one of the engine."""
    if wanted.ref is not None and wanted.ref != actual.ref:
        return False
    if wanted.name is not None and not any(names.same_card(n, actual) for n in called(wanted.name, wanted.token)):
        return False
    if wanted.ability is not None and not ability_fits(actual.ability, wanted.ability):
        return False
    if (wanted.token and not actual.token) or (wanted.copy and not actual.copy):
        return False
    known = ((wanted.zone, actual.zone), (wanted.owner, actual.owner), (wanted.controller, actual.controller))
    return all(w is None or a is None or w == a for w, a in known)


def prompt_fits(wanted: PromptMatch | Answer, prompt: Prompt, names: Names) -> bool:
    """Whether this is the prompt that is meant."""
    return misfit(wanted, prompt, names) == ""


def misfit(wanted: PromptMatch | Answer, prompt: Prompt, names: Names) -> str:
    """Why this is not the prompt that is meant, in words; empty when it is."""
    if wanted.kind not in (None, prompt.kind):
        return f"not for {wanted.kind}"
    if isinstance(wanted, Answer) and wanted.kind is None and prompt.kind in DECLARED and not wanted.concedes:
        return f"answered by a row of the kind {prompt.kind.value} only"
    if wanted.player is not None and wanted.player not in (prompt.decider, prompt.player):
        return f"not {wanted.player}"
    if wanted.source is not None and not _source_fits(wanted, wanted.source, prompt, names):
        return f"not by {describe_ref(wanted.ability)}{describe_object(wanted.source)}"
    if wanted.about is None:
        return ""
    about: list[Value] = list(prompt.about)
    if isinstance(wanted, PromptMatch) and prompt.source is not None:
        about.append(OfAbility(prompt.source, prompt.ability) if prompt.ability else OfObject(prompt.source))
    fits = any(value_fits(wanted.about, value, names) for value in about)
    return "" if fits else f"not about {describe_value(wanted.about)}"


def _source_fits(wanted: PromptMatch | Answer, source: ObjectRef, prompt: Prompt, names: Names) -> bool:
    actual = prompt.source
    if actual is None or not object_fits(source, actual, names):
        return False
    return wanted.ability is None or ability_fits(prompt.ability or actual.ability, wanted.ability)


def bind(answer: Answer, prompt: Prompt, names: Names) -> Choice:
    """The answer in the prompt's own terms; CannotBind says why there is none."""
    if answer.declines or (answer.yes is False and prompt.kind is not Kind.YES_NO):
        return _decline(prompt)
    if answer.yes is not None and not answer.values:
        if prompt.kind is not Kind.YES_NO:
            raise CannotBind("the prompt is not one of yes or no")
        if prompt.options and not any(option_fits(OfWord("yes" if answer.yes else "no"), o, names) for o in prompt.options):
            raise CannotBind(f"only {', '.join(describe_option(o) for o in prompt.options)} is legal")
        return Choice(yes=answer.yes)
    if answer.division:
        picks = tuple(_pick(share.to, prompt, names, ()) for share in answer.division)
        amounts = tuple(share.amount for share in answer.division)
        if prompt.total is not None and sum(amounts) != prompt.total:
            raise CannotBind(f"{sum(amounts)} are divided, not {prompt.total}")
        return Choice(picks=picks, amounts=amounts)
    if answer.piles:
        return _arrange(answer, prompt, names)
    if not prompt.options:
        return _free(answer, prompt)
    picks = _picks(answer, prompt, names)
    if not prompt.least <= len(picks) <= prompt.most:
        raise CannotBind(f"{len(picks)} picked, where {prompt.least} to {prompt.most} are asked for")
    return Choice(picks=picks)


def _decline(prompt: Prompt) -> Choice:
    if prompt.kind is Kind.YES_NO:
        return Choice(yes=False)
    if prompt.may_decline:
        return Choice(declined=True)
    if prompt.least == 0:
        return Choice()
    raise CannotBind("the prompt cannot be declined")


def _picks(answer: Answer, prompt: Prompt, names: Names) -> tuple[str, ...]:
    picks: tuple[str, ...] = ()
    for value in answer.values:
        picks = (*picks, _pick(value, prompt, names, () if prompt.repeats else picks))
    return picks


def _pick(value: Value, prompt: Prompt, names: Names, taken: tuple[str, ...]) -> str:
    fitting = [o for o in prompt.options if option_fits(value, o, names)]
    nth = value.object.nth if isinstance(value, OfObject) else None
    if nth is not None:
        fitting = fitting[nth - 1 : nth]
    fitting = [o for o in fitting if o.id not in taken]
    if not fitting:
        raise CannotBind(f"{describe_value(value)} is not among the options")
    if len({_look(o) for o in fitting}) > 1:
        raise CannotBind(f"{describe_value(value)} may mean {', '.join(describe_option(o) for o in fitting)}")
    return fitting[0].id


def _look(option: Option) -> bytes:
    """What tells options apart, but for identity."""
    value = option.value
    if isinstance(value, OfObject):
        return msgspec.json.encode(OfObject(msgspec.structs.replace(value.object, id=None, ref=None)))
    if isinstance(value, OfAbility):
        source = msgspec.structs.replace(value.source, id=None, ref=None)
        return msgspec.json.encode(OfAbility(source, value.ability))
    return msgspec.json.encode(value)


def option_fits(value: Value, option: Option, names: Names) -> bool:
    """Whether a value means this option, by its value or, for a word, by its label."""
    if value_fits(value, option.value, names):
        return True
    return isinstance(value, OfWord) and value.word.casefold() == option.label.casefold() != ""


def _arrange(answer: Answer, prompt: Prompt, names: Names) -> Choice:
    picks: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    for pile in answer.piles:
        if pile.place not in prompt.places:
            raise CannotBind(f"{pile.place!r} is not one of the places {', '.join(prompt.places)}")
        for thing in pile.objects:
            picks = (*picks, _pick(OfObject(thing), prompt, names, picks))
            places = (*places, pile.place)
    if len(picks) != len(prompt.options):
        raise CannotBind(f"{len(picks)} of {len(prompt.options)} objects are arranged")
    return Choice(picks=picks, places=places)


def _free(answer: Answer, prompt: Prompt) -> Choice:
    if len(answer.values) != 1:
        raise CannotBind("one value is asked for")
    value = answer.values[0]
    number = getattr(value, "number", None)
    if prompt.kind is Kind.NUMBER or (number is not None and prompt.kind not in (Kind.NAME, Kind.TYPE, Kind.COLOR)):
        if number is None:
            raise CannotBind("a number is asked for")
        if (prompt.low is not None and number < prompt.low) or (prompt.high is not None and number > prompt.high):
            raise CannotBind(f"{number} is not between {prompt.low} and {prompt.high}")
        return Choice(number=number)
    word = value.word if isinstance(value, OfWord) else value.object.name if isinstance(value, OfObject) else None
    if word is None or prompt.kind not in (Kind.NAME, Kind.TYPE, Kind.COLOR, Kind.VOTE):
        raise CannotBind(f"{describe_value(value)} is no answer to this")
    if word in prompt.excluded:
        raise CannotBind(f"{word!r} is excluded")
    return Choice(word=word)


def only_answer(prompt: Prompt) -> ChoiceReply | None:
    """The answer when the scenario need not say it: the only one there is, or one that may be left open."""
    if prompt.open or prompt.kind in (Kind.RANDOM, Kind.PAYMENT):
        return ByDefault()
    ids = tuple(o.id for o in prompt.options)
    if prompt.kind in (Kind.ATTACKERS, Kind.BLOCKERS):
        return Choice() if prompt.least == 0 or not ids else None
    if prompt.may_decline or prompt.kind is Kind.YES_NO:
        return None
    if prompt.kind is Kind.NUMBER:
        return Choice(number=prompt.low) if prompt.low is not None and prompt.low == prompt.high else None
    if not ids:
        return Choice() if prompt.least == 0 and prompt.kind not in (Kind.NAME, Kind.TYPE, Kind.COLOR) else None
    same = len({_look(o) for o in prompt.options}) == 1
    if prompt.kind is Kind.DIVISION:
        return _only_division(prompt, ids)
    if prompt.kind in (Kind.ARRANGEMENT, Kind.PILE):
        places = prompt.places
        one_place = len(places) == 1 and (len(ids) == 1 or same)
        return Choice(picks=ids, places=places * len(ids)) if one_place else None
    if prompt.kind in ORDERED:
        return Choice(picks=ids) if len(ids) == 1 or same else None
    if prompt.least == prompt.most == len(ids):
        return Choice(picks=ids)
    hidden = all(isinstance(o.value, OfObject) and o.value.object.zone in ("hand", "library") for o in prompt.options)
    if same and hidden and prompt.least == prompt.most and not any(_aliased(o) for o in prompt.options):
        return Choice(picks=ids[: prompt.least])
    return None


def _aliased(option: Option) -> bool:
    ref = option.value.object.ref if isinstance(option.value, OfObject) else None
    return ref is not None and ":" not in ref


def _only_division(prompt: Prompt, ids: tuple[str, ...]) -> Choice | None:
    total, low = prompt.total or 0, prompt.low or 0
    if len(ids) == 1:
        return Choice(picks=ids, amounts=(total,))
    if total == low * len(ids):
        return Choice(picks=ids, amounts=(low,) * len(ids))
    return None


class Answering:
    """Answers the prompts of one action from its table. It raises nothing: what goes wrong is kept in
    ``problems``."""

    def __init__(self, names: Names, prepared: list[Prepared], until: PromptMatch | None = None) -> None:
        self.names = names
        self.left = list(prepared)
        self.until = until
        self.seen: dict[int, int] = {}
        self.problems: list[str] = []
        self.unanswered = False
        """Whether the last prompt stays open since nothing speaks of it, as against an answer that it doesn't take."""
        self.asked: list[Prompt] = []
        self.reached: Prompt | None = None

    def __call__(self, prompt: Prompt) -> ChoiceReply:
        """The reply to one prompt."""
        self.asked.append(prompt)
        if self.until is not None and self._is_until(prompt):
            self.reached = prompt
            return Stop()
        try:
            reply = self._from_table(prompt)
        except CannotBind as error:
            self.problems.append(f"{error}, in answer to: {describe_prompt(prompt)}")
            return Stop()
        if reply is None:
            reply = only_answer(prompt)
        if reply is None:
            self.unanswered = True
            left = [f"{p.words} ({self._why_not(p, prompt)})" for p in self.left]
            others = f". Other rows do not answer it: {'; '.join(left)}" if left else ""
            self.problems.append(f"the scenario has no answer to: {describe_prompt(prompt)}{others}")
            return Stop()
        return reply

    def unused(self, forced: tuple[Prompt, ...] = ()) -> list[Prepared]:
        """The answers that no prompt used; one that states a ``forced`` choice, which need not be asked, is none of
        them."""
        left, free = [], list(forced)
        for prepared in self.left:
            stated = next((p for p in free if self._states(prepared.answer, p)), None)
            if stated is None:
                left.append(prepared)
            else:
                free.remove(stated)
        return left

    def _states(self, answer: Answer, prompt: Prompt) -> bool:
        if answer.nth is not None or misfit(answer, prompt, self.names):
            return False
        try:
            bind(answer, prompt, self.names)
        except CannotBind:
            return False
        return True

    def where_else(self, prepared: Prepared, forced: tuple[Prompt, ...] = ()) -> str:
        """Where an answer that nothing used might have belonged: what was asked, and why that was not meant."""
        prompts = [*self.asked, *forced]
        if not prompts:
            return "Nobody was asked for anything"
        shown = [f"{describe_prompt(p)} ({self._why_not(prepared, p)})" for p in prompts[:SHOWN]]
        more = f"; and {len(prompts) - SHOWN} more" if len(prompts) > SHOWN else ""
        return f"Asked were: {'; '.join(shown)}{more}"

    def _why_not(self, prepared: Prepared, prompt: Prompt) -> str:
        why = misfit(prepared.answer, prompt, self.names)
        if why:
            return why
        try:
            self._reply(prepared.answer, prompt)
        except CannotBind as error:
            return str(error)
        seen = self.seen.get(id(prepared), 0)
        if prepared.answer.nth is not None and prepared.answer.nth > seen:
            return f"only {seen} such prompt{'s' if seen != 1 else ''} came"
        return "answered by another row"

    def _is_until(self, prompt: Prompt) -> bool:
        wanted = self.until
        assert wanted is not None
        return prompt_fits(wanted, prompt, self.names)

    def _from_table(self, prompt: Prompt) -> ChoiceReply | None:
        fitting = []
        for prepared in self.left:
            if not prompt_fits(prepared.answer, prompt, self.names):
                continue
            count = self.seen[id(prepared)] = self.seen.get(id(prepared), 0) + 1
            if prepared.answer.nth in (None, count):
                fitting.append(prepared)
        failed: CannotBind | None = None
        for prepared in fitting:
            try:
                reply = self._reply(prepared.answer, prompt)
            except CannotBind as error:
                if prepared.answer.kind is prompt.kind and failed is None:
                    failed = error
                continue
            self.left.remove(prepared)
            return reply
        if failed is not None and only_answer(prompt) is None:
            raise failed
        return None

    def _reply(self, answer: Answer, prompt: Prompt) -> ChoiceReply:
        if answer.concedes:
            return ConcedeNow(answer.player or prompt.player)
        return bind(answer, prompt, self.names)


def describe_value(value: Value) -> str:
    """A value in words."""
    match value:
        case OfPlayer():
            return value.player
        case OfObject():
            return describe_object(value.object)
        case OfAbility():
            return f"{describe_ref(value.ability)}{describe_object(value.source)}"
        case OfWord():
            return value.word
    return str(getattr(value, "number", None) if hasattr(value, "number") else getattr(value, "mana", ""))


def describe_object(ref: ObjectRef) -> str:
    """A reference in words."""
    alias = ref.ref if ref.ref and ":" not in ref.ref else None
    name = ref.name or alias or ref.ref or ref.id or "?"
    parts = [describe_ref(ref.ability), "copy of " if ref.copy else "", "token " if ref.token else "", name]
    tail = f" #{ref.nth}" if ref.nth else f" ({alias})" if alias and alias != name else ""
    return "".join(parts) + tail


def describe_option(option: Option) -> str:
    """An option in words."""
    return option.label or describe_value(option.value)


def describe_prompt(prompt: Prompt) -> str:
    """A prompt in words: who is asked what, by what, for what, and what there is to choose from."""
    text = f"{prompt.decider} is asked for {prompt.kind.value}"
    if prompt.source is not None:
        text += f" by {describe_ref(prompt.ability)}{describe_object(prompt.source)}"
    if prompt.about:
        text += f" about {', '.join(describe_value(v) for v in prompt.about)}"
    if prompt.options:
        shown = [describe_option(o) for o in prompt.options[:SHOWN]]
        more = f" and {len(prompt.options) - SHOWN} more" if len(prompt.options) > SHOWN else ""
        text += f"; options: {'; '.join(shown)}{more}"
    elif prompt.low is not None or prompt.high is not None:
        text += f"; from {prompt.low} to {'any number' if prompt.high is None else prompt.high}"
    return text
