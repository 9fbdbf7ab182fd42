"""The readers of what the engine asks while something resolves or the game goes on."""

from __future__ import annotations

from typing import Any

from .. import port
from .asking import CannotAsk, Ctx, Make, Reader, action, one, picked, yes
from .binding import Doc
from .naming import inherent

K = port.Kind


def _number(value: Any, default: int) -> int:
    """A number that the engine gives as such or as a fixed quantity."""
    if isinstance(value, dict):
        value = value.get("value", default)
    return value if isinstance(value, int) else default


def cards(key: str, kind: port.Kind = K.OBJECTS) -> Make:
    """A reader for a question that is answered with ``SelectCards`` from a list of objects."""

    def read(ctx: Ctx) -> Reader:
        numbers = [n["id"] if isinstance(n, dict) and "id" in n else n for n in ctx.data[key]]
        count = _number(ctx.data.get("count", ctx.data.get("keep_count", len(numbers))), len(numbers))
        least = _least(ctx.data, count, len(numbers))
        most = min(count, len(numbers))
        choice = yield ctx.prompt(kind, ctx.objects(numbers), least=least, most=most)
        return action("SelectCards", cards=picked(choice, numbers, least))

    return read


def _least(data: Doc, count: int, available: int) -> int:
    if data.get("up_to") or data.get("optional") or data.get("allows_partial_find"):
        return _number(data.get("min_count"), 0)
    least = _number(data.get("min_count"), count)
    return min(least, available) if least or "min_count" in data else min(count, available)


def subset(key: str) -> Make:
    """A reader for any number of objects out of a list (proliferate and the like)."""

    def read(ctx: Ctx) -> Reader:
        given = ctx.data[key]
        values = [ctx.names.value(ctx.state, g) for g in given]
        most = _number(ctx.data.get("max"), len(given))
        least = _number(ctx.data.get("min"), 0)
        choice = yield ctx.prompt(K.OBJECTS, values, least=least, most=most)
        chosen = picked(choice, given, least)
        if chosen and isinstance(chosen[0], dict):
            return action("SelectTargets", targets=chosen)
        return _as_offered(ctx, chosen)

    return read


def _as_offered(ctx: Ctx, chosen: list[int]) -> Doc:
    return action("SelectCards", cards=chosen)


def single(key: str, kind: port.Kind = K.OBJECTS, least: int = 1, about: str = "") -> Make:
    """A reader for one object out of a list, answered with ``ChooseTarget``; ``about`` is where what it is for stands."""

    def read(ctx: Ctx) -> Reader:
        given = ctx.data[key]
        values = [ctx.names.value(ctx.state, g) for g in given]
        optional = bool(ctx.data.get("optional") or ctx.data.get("may_decline") or least == 0)
        more: dict[str, Any] = {"about": tuple(ctx.objects([ctx.data[about]]))} if about else {}
        choice = yield ctx.prompt(kind, values, least=0 if optional else 1, may_decline=optional, **more)
        chosen = picked(choice, given)
        if not chosen:
            return action("ChooseTarget", target=None)
        target = chosen[0] if isinstance(chosen[0], dict) else {"Object": chosen[0]}
        return action("ChooseTarget", target=target)

    return read


def decides(kind: str, field: str) -> Make:
    """A reader for a question of yes or no."""

    def read(ctx: Ctx) -> Reader:
        choice = yield ctx.prompt(K.YES_NO)
        return action(kind, **{field: yes(choice)})

    return read


def order_triggers(ctx: Ctx) -> Reader:
    """In which order waiting triggers are put on the stack (603.3b)."""
    triggers = ctx.data["triggers"]
    values: list[port.Value] = []
    for trigger in triggers:
        thing = ctx.state["objects"].get(str(trigger["source_id"]))
        own = inherent(trigger.get("description")) or inherent(trigger.get("source_name"))
        if own is not None:
            values.append(port.OfAbility(source=port.ObjectRef(name=own[0]), ability=own[1]))
            continue
        ref = ctx.names.object(ctx.state, trigger["source_id"])
        if ref.name is None:
            ref = port.ObjectRef(id=ref.id, ref=ctx.names.refs.get(trigger["source_id"]), name=trigger["source_name"])
        values.append(port.OfAbility(source=ref, ability=ctx.names.ability(thing, trigger.get("description"))))
    least = len(values)
    if _alike(ctx, values):
        raise CannotAsk("the order of two abilities that the engine describes in the same way")
    choice = yield ctx.prompt(K.TRIGGER_ORDER, values, least=least, most=least, source=None, ability=None)
    if isinstance(choice, port.ByDefault):
        return action("OrderTriggers", order=list(range(least)))
    return action("OrderTriggers", order=[int(pick) for pick in choice.picks])


def _alike(ctx: Ctx, values: list[port.Value]) -> bool:
    """Whether two of the abilities are of one keyword that the object has in different forms, such as two wards."""
    for value in values:
        keyword = value.ability.keyword if isinstance(value, port.OfAbility) else None
        if keyword is None or values.count(value) < 2:
            continue
        thing = ctx.names.find(ctx.state, value.source) if isinstance(value, port.OfAbility) else {}
        own = {str(k) for k in thing["keywords"] if keyword in str(k).casefold()}
        if len(own) > 1:
            return True
    return False


def replacement(ctx: Ctx) -> Reader:
    """Which replacement effect applies first, or whether an optional one does (616.1)."""
    candidates = ctx.data.get("candidates") or ctx.data.get("candidate_descriptions") or []
    count = ctx.data["candidate_count"]
    labels = [_label(candidates[n]) if n < len(candidates) else f"effect {n + 1}" for n in range(count)]
    if _is_optional(ctx):
        number = candidates[0].get("source_id") if isinstance(candidates[0], dict) else None
        own: dict[str, Any] = {"source": ctx.names.object(ctx.state, number), "ability": None} if number is not None else {}
        choice = yield ctx.prompt(K.YES_NO, **own)
        return action("ChooseReplacement", index=0 if yes(choice) else 1)
    values = [_replacement_value(ctx, candidates[n] if n < len(candidates) else {}, labels[n]) for n in range(count)]
    if any(isinstance(v, port.OfAbility) and not v.source.name for v in values):
        raise CannotAsk("a replacement effect of which the engine does not tell the source")
    choice = yield ctx.prompt(K.REPLACEMENT, values, labels, source=None, ability=None)
    return action("ChooseReplacement", index=values.index(one(choice, values)))


def _is_optional(ctx: Ctx) -> bool:
    """Whether it is one optional effect, offered as accepting and declining."""
    candidates = ctx.data.get("candidates") or []
    return len(candidates) == 2 and any("decline" in str(c).casefold() for c in candidates)


def _label(candidate: Any) -> str:
    return str(candidate.get("description") or "") if isinstance(candidate, dict) else str(candidate)


def _replacement_value(ctx: Ctx, candidate: Any, label: str) -> port.Value:
    number = candidate.get("source_id") if isinstance(candidate, dict) else None
    if number is None:
        return port.OfWord(word=label)
    thing = ctx.state["objects"].get(str(number))
    return port.OfAbility(source=ctx.names.object(ctx.state, number), ability=ctx.names.ability(thing, label))


def arrange(kept: str, moved: str) -> Make:
    """A reader for scry and surveil: the cards that stay on top, in order, are what the engine is told."""

    def read(ctx: Ctx) -> Reader:
        numbers = ctx.data["cards"]
        count = len(numbers)
        choice = yield ctx.prompt(K.ARRANGEMENT, ctx.objects(numbers), places=(kept, moved), least=count, most=count)
        if isinstance(choice, port.ByDefault):
            return action("SelectCards", cards=list(numbers))
        places = dict(zip(choice.picks, choice.places, strict=True))
        return action("SelectCards", cards=[numbers[int(p)] for p in choice.picks if places[p] == kept])

    return read


_NAMED = (
    ("Color", K.COLOR),
    ("CardName", K.NAME),
    ("Type", K.TYPE),
    ("Number", K.NUMBER),
    ("Player", K.PLAYER),
    ("Opponent", K.PLAYER),
)


def named(ctx: Ctx) -> Reader:
    """A name, type, color or the like; the engine may list what may be said."""
    what = str(ctx.data.get("choice_type"))
    kind = next((k for word, k in _NAMED if word in what), K.VOTE)
    options = [str(o) for o in ctx.data.get("options") or []]
    if kind is K.NAME or (kind is K.TYPE and len(options) > 30):
        choice = yield ctx.prompt(kind)
        word = choice.word if isinstance(choice, port.Choice) and choice.word else ""
        return action("ChooseOption", choice=word or (options[0] if options else ""))
    values: list[port.Value] = [_word_value(ctx, kind, o) for o in options]
    choice = yield ctx.prompt(kind, values, options)
    return action("ChooseOption", choice=options[values.index(one(choice, values))])


def _word_value(ctx: Ctx, kind: port.Kind, option: str) -> port.Value:
    if kind is K.NUMBER and option.isdigit():
        return port.OfNumber(number=int(option))
    if kind is K.PLAYER:
        digits = "".join(c for c in option if c.isdigit())
        if digits and int(digits) - ("Player" in option) < len(ctx.names.players):
            return port.OfPlayer(player=ctx.names.player(int(digits) - ("Player" in option)))
    return port.OfWord(word=option.lower() if kind is K.COLOR else option)


def mana_color(ctx: Ctx) -> Reader:
    """Which color of mana a source makes; a matter of paying, unless a player only adds mana (605)."""
    offered = ctx.data["choice"]
    options = offered.get("options") or offered.get("colors") or (offered.get("data") or {}).get("options") or []
    if not options:
        raise CannotAsk(f"a color of mana among {offered}")
    values: list[port.Value] = [port.OfWord(word=str(o).lower()) for o in options]
    choice = yield ctx.prompt(K.COLOR, values)
    return action("ChooseManaColor", choice={"type": "SingleColor", "data": options[values.index(one(choice, values))]})


def x_value(ctx: Ctx) -> Reader:
    """The value of X (601.2b)."""
    announced = ctx.announced.x if ctx.announced is not None else None
    if announced is not None:
        ctx.heard.append("x")
        return action("ChooseX", value=announced)
    choice = yield ctx.prompt(K.NUMBER, low=_number(ctx.data.get("min"), 0), high=ctx.data.get("max"))
    return action("ChooseX", value=choice.number if isinstance(choice, port.Choice) and choice.number else 0)


def amount(ctx: Ctx) -> Reader:
    """How much to pay."""
    choice = yield ctx.prompt(K.NUMBER, low=_number(ctx.data.get("min"), 0), high=_number(ctx.data.get("max"), 0))
    return action("SubmitPayAmount", amount=choice.number if isinstance(choice, port.Choice) and choice.number else 0)


def modes(ctx: Ctx) -> Reader:
    """Modes (700.2)."""
    modal = ctx.data["modal"]
    if ctx.announced is not None and ctx.announced.modes:
        return action("SelectModes", indices=[mode - 1 for mode in ctx.announced.modes])
    off = set(ctx.data.get("unavailable_modes") or [])
    numbers = [n for n in range(modal.get("mode_count", len(modal.get("mode_descriptions") or []))) if n not in off]
    values: list[port.Value] = [port.OfNumber(number=n + 1) for n in numbers]
    least, most = modal["min_choices"], modal["max_choices"]
    repeats = bool(modal.get("allow_repeat_modes"))
    choice = yield ctx.prompt(K.MODES, values, least=least, most=most, repeats=repeats)
    return action("SelectModes", indices=picked(choice, numbers, least))


def legend(ctx: Ctx) -> Reader:
    """Which permanent to keep of those that the legend rule is about (704.5j)."""
    numbers = ctx.data["candidates"]
    choice = yield ctx.prompt(K.OBJECTS, ctx.objects(numbers), source=None, ability=None)
    return action("ChooseLegend", keep=one(choice, numbers))


def protector(ctx: Ctx) -> Reader:
    """Who protects a battle (310.8)."""
    seats = ctx.data["candidates"]
    values: list[port.Value] = [port.OfPlayer(player=ctx.names.player(seat)) for seat in seats]
    choice = yield ctx.prompt(K.PLAYER, values, about=tuple(ctx.objects([ctx.data["battle_id"]])))
    return action("ChooseBattleProtector", protector=one(choice, seats))


def branch(ctx: Ctx) -> Reader:
    """One of several courses that an instruction offers."""
    branches = ctx.data["branches"]
    values: list[port.Value] = [port.OfNumber(number=n + 1) for n in range(len(branches))]
    labels = [str(b.get("description") or "") if isinstance(b, dict) else str(b) for b in branches]
    choice = yield ctx.prompt(K.MODES, values, labels)
    return action("ChooseBranch", index=values.index(one(choice, values)))


def top_or_bottom(ctx: Ctx) -> Reader:
    """Whether a card goes on the top or the bottom of a library."""
    values: list[port.Value] = [port.OfWord(word="top"), port.OfWord(word="bottom")]
    choice = yield ctx.prompt(K.ARRANGEMENT, ctx.objects([ctx.data["object_id"]]), places=("top", "bottom"))
    del values
    top = isinstance(choice, port.ByDefault) or choice.places[:1] == ("top",)
    return action("ChooseTopOrBottom", top=top)


def untap(ctx: Ctx) -> Reader:
    """Which permanents untap, where only so many may (502.3)."""
    numbers, most = ctx.data["group"], ctx.data["max"]
    choice = yield ctx.prompt(K.OBJECTS, ctx.objects(numbers), least=most, most=most, source=None, ability=None)
    return action("SelectCards", cards=picked(choice, numbers, most))


def unless(ctx: Ctx) -> Reader:
    """Whether a cost is paid lest something happen."""
    if ctx.forced:
        return action("PayUnlessCost", pay=False)  # what can't be paid is not asked for (118.3)
    choice = yield ctx.prompt(K.YES_NO)
    return action("PayUnlessCost", pay=yes(choice))


def opponent(kind: str) -> Make:
    """A reader for an opponent out of a list."""

    def read(ctx: Ctx) -> Reader:
        seats = ctx.data["candidates"]
        values: list[port.Value] = [port.OfPlayer(player=ctx.names.player(seat)) for seat in seats]
        choice = yield ctx.prompt(K.PLAYER, values)
        return action(kind, opponent=one(choice, seats))

    return read


def reveal(ctx: Ctx) -> Reader:
    """One of the cards that are revealed."""
    numbers = ctx.data["cards"]
    optional = bool(ctx.data.get("optional"))
    choice = yield ctx.prompt(K.OBJECTS, ctx.objects(numbers), least=0 if optional else 1)
    return action("SelectCards", cards=picked(choice, numbers, 0 if optional else 1))


READERS: dict[str, Make] = {
    "OrderTriggers": order_triggers,
    "ReplacementChoice": replacement,
    "ScryChoice": arrange("top", "bottom"),
    "SurveilChoice": arrange("top", "graveyard"),
    "SearchChoice": cards("cards"),
    "DiscardChoice": cards("cards"),
    "DiscardToHandSize": cards("cards"),
    "EffectZoneChoice": cards("cards"),
    "ChooseFromZoneChoice": cards("cards"),
    "RevealChoice": reveal,
    "DigChoice": cards("cards"),
    "WardDiscardChoice": cards("cards"),
    "WardSacrificeChoice": cards("permanents"),
    "UnlessBounceChoice": cards("permanents"),
    "ProliferateChoice": subset("eligible"),
    "ChooseObjectsSelection": subset("eligible"),
    "CopyTargetChoice": single("valid_targets"),
    "ReturnAsAuraTarget": single("legal_targets", about="returned_id"),
    "PopulateChoice": single("valid_tokens"),
    "ExploreChoice": single("choosable"),
    "OptionalEffectChoice": decides("DecideOptionalEffect", "accept"),
    "OpponentMayChoice": decides("DecideOptionalEffect", "accept"),
    "TributeChoice": decides("DecideOptionalEffect", "accept"),
    "CommanderZoneChoice": decides("DecideOptionalEffect", "accept"),
    "RepeatDecision": decides("DecideOptionalEffect", "accept"),
    "ChooseUntapSubset": untap,
    "UnlessPayment": unless,
    "NamedChoice": named,
    "ChooseManaColor": mana_color,
    "ChooseXValue": x_value,
    "PayAmountChoice": amount,
    "ModeChoice": modes,
    "AbilityModeChoice": modes,
    "ChooseLegend": legend,
    "BattleProtectorChoice": protector,
    "ChooseOneOfBranch": branch,
    "TopOrBottomChoice": top_or_bottom,
    "ClashChooseOpponent": opponent("ChooseClashOpponent"),
    "ChooseAnnouncingOpponent": opponent("ChooseAnnouncingOpponent"),
    "ChooseFromZoneOpponentChooser": opponent("ChooseZoneOpponentChooser"),
    "EntryControllerChoice": opponent("ChooseEntryController"),
}
"""By what the engine waits for; targets, costs and combat are in their own modules."""
