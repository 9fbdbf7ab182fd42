"""Misreadings of what the instructions of structure say beside their verb: modes, choices, dice, durations (603, 608, 700)."""

from __future__ import annotations

from typing import Any

from effect_words import saying
from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang import layer_parts as lp
from judgecall.engine.cards.lang import nouns as n
from judgecall.engine.derive.game import Game
from judgecall.engine.events import zones as zo
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, nothing, right

STRUCTURE = "verbs_structure."
CONTINUOUS = "verbs_continuous."
PLAYERS = "verbs_players."
LASTS = "cr611_durations.still_lasts"
MODES = "cr700_2_modes.choose_modes"
TRIGGERED = "cr601_2_announcing.announce_choices"
ON_TRIGGERING = "cr603_noticing.on_triggering"
REPEATEDLY = STRUCTURE + "pay_repeatedly"
CHOICES = "cr614_enters_modified.choice_options"
BEGINS = "cr602_activating.cant_begin"
YOU = n.Player(name="you")


def _as_if(name: str, other: str) -> Any:
    """One duration is read as another."""

    def wrong(g: Game, lasting: Any) -> bool:
        return bool(right(LASTS)(g, replace(lasting, name=other) if lasting.name == name else lasting))

    return wrong


def _begins(name: str, other: str) -> Any:
    """An effect begins with another duration than it states."""

    def wrong(g: Game, ctx: Any, stated: str, *rest: Any) -> Any:
        return right("cr611_durations.begins")(g, ctx, other if stated == name else stated, *rest)

    return wrong


def _wherever_it_is_attached(g: Game, lasting: Any) -> bool:
    """What lasts while attached begins whatever the source is attached to."""
    o = g.state.objects.get(lasting.object)
    host = o.attached_to if lasting.name == "while attached" and o is not None else lasting.host
    return bool(right(LASTS)(g, replace(lasting, host=host)))


def _one_half(g: Game, e: Any, ctx: Any) -> Any:
    """The source is given away, whatever becomes of the exchange."""
    if e.b is None or not (ctx.view.exists(ctx.source) and g.view.obj(ctx.source).zone is Zone.BATTLEFIELD):
        part = ef.Modify(what=n.Ref(name="target"), parts=(_mine(),), lasts="game")
        yield from right(CONTINUOUS + "modify")(g, part, ctx)
        return
    yield from right(CONTINUOUS + "exchange_control")(g, e, ctx)


def _mine() -> Any:
    return lp.ControlledBy(who=YOU)


def _modes(**fields: Any) -> Any:
    """The instruction to choose modes is read with these fields."""

    def wrong(g: Game, ctx: Any, ability: Any, **bounds: Any) -> Any:
        modes = getattr(ability, "modes", None)
        read = replace(ability, modes=replace(modes, **fields)) if modes is not None else ability
        return (yield from right(MODES)(g, ctx, read, **bounds))

    return wrong


def _one_mode(g: Game, ctx: Any, ability: Any, **bounds: Any) -> Any:
    """One mode is chosen where one or both may be."""
    return (yield from right(MODES)(g, ctx, ability, most=1, least=1))


def _without_modes(kind: type) -> Any:
    """Modes are heard in no ability of this kind: it goes on the stack without any."""

    def wrong(g: Game, ctx: Any, oid: Any, ability: Any) -> Any:
        if isinstance(ability, kind) and getattr(ability, "modes", None) is not None:
            first = replace(ability.modes, modes=ability.modes.modes[:1], most=None)
            ability = replace(ability, modes=first)
        return (yield from right(TRIGGERED)(g, ctx, oid, ability))

    return wrong


def _modes_are_free(g: Game, p: Any) -> Any:
    """The cost of a mode is not asked for."""
    whole = p.ability
    if isinstance(whole, ab.Spell) and whole.modes is not None:
        free = tuple(replace(m, cost=()) for m in whole.modes.modes)
        p.ability = replace(whole, modes=replace(whole.modes, modes=free))
    try:
        return (yield from right("cr601_2_proposal.announce_additional")(g, p))
    finally:
        p.ability = whole


def _every_mode_is_paid(g: Game, p: Any) -> Any:
    """The costs of all modes are asked for, whichever are chosen."""
    chosen = p.announced
    if isinstance(p.ability, ab.Spell) and p.ability.modes is not None:
        p.announced = replace(chosen, modes=tuple(range(len(p.ability.modes.modes))))
    items = yield from right("cr601_2_proposal.announce_additional")(g, p)
    p.announced = replace(p.announced, modes=chosen.modes)
    return items


def _let_nothing_be(field: str) -> Any:
    """A name stands for what there is at each mention: here, for nothing at all or for another's."""

    def wrong(g: Game, e: Any, ctx: Any) -> Any:
        yield from right(STRUCTURE + "let")(g, e, ctx)
        if getattr(e, field) is not None:
            ctx.bindings[e.as_] = 2 * ctx.bindings[e.as_] if field == "amount" else g.opponents(ctx.you)[-1:]

    return wrong


def _in_any_step(g: Game, player: str, h: Any, *rest: Any) -> Any:
    """ "Only during your upkeep" is "only during your turn"."""
    timing = "your turn" if h.ability.timing == "your upkeep" else h.ability.timing
    return right(BEGINS)(g, player, replace(h, ability=replace(h.ability, timing=timing)), *rest)


def _on_the_battlefield(g: Game, player: str, h: Any, *rest: Any) -> Any:
    """An ability for the command zone is activated on the battlefield."""
    ability = replace(h.ability, zone=Zone.BATTLEFIELD) if h.ability.zone is Zone.COMMAND else h.ability
    return right(BEGINS)(g, player, replace(h, ability=ability), *rest)


def _one_target_for_all(g: Game, e: Any, ctx: Any) -> Any:
    """A delayed ability triggers once, and takes no second target."""
    yield from right(CONTINUOUS + "delayed_trigger")(g, replace(e, repeats=False) if e.targets else e, ctx)


def _exile_for_a_turn(k: Any) -> Any:
    """What is unearthed is exiled instead for this turn only."""
    (activated,) = right("keywords.unearth")(k)
    do = tuple(replace(e, lasts="this turn") if isinstance(e, ef.BeginReplacement) else e for e in activated.do)
    return (replace(activated, do=do),)


def _in_one_part(g: Game, waiting: Any) -> Any:
    """What triggers on another ability triggering is put on the stack together with it."""
    return [replace(w, triggered_by_trigger=False) for w in right(ON_TRIGGERING)(g, waiting)]


def _whatever_happened(g: Game, waiting: Any) -> Any:
    """Any ability that triggers is one that a permanent entering made trigger."""
    first = [w for w in waiting if not w.triggered_by_trigger]
    entering = {w.id: zo.Move(object=w.source, new=w.source, to=Zone.BATTLEFIELD) for w in first}
    return right(ON_TRIGGERING)(g, [replace(w, causes=(entering[w.id],)) for w in first])


def _each_time(g: Game, e: Any, ctx: Any) -> Any:
    """What is about paying a cost is about each time that it was paid."""
    yield from right(REPEATEDLY)(g, e, ctx)
    ctx.done[e.as_] = ctx.done.get(e.as_, []) * ctx.bindings[e.as_]


def _paid_or_not(g: Game, e: Any, ctx: Any) -> Any:
    """What is about paying a cost comes of the offer."""
    yield from right(REPEATEDLY)(g, e, ctx)
    ctx.done.setdefault(e.as_, [{}])


def _up_to_twenty(g: Game, r: Any, op: Any, e: Any) -> Any:
    """No number above twenty is thought of."""
    return tuple(range(21)) if op.choose == "number" else right(CHOICES)(g, r, op, e)


WRONG = (
    Wrong("no number is above twenty", {CHOICES: _up_to_twenty}, ("entering-0470",), ("614.12a",)),
    Wrong("a cost paid so often is about each time", {REPEATEDLY: _each_time}, ("trigger-1517", "trigger-1519"), ("603.12a",)),
    Wrong("what is offered has been paid", {REPEATEDLY: _paid_or_not}, ("trigger-1518",), ("603.12",)),
    Wrong("a cost is paid as often as one likes", saying(REPEATEDLY, most=None), ("trigger-1519",), ("118.12",)),
    Wrong(
        "all that triggered is put on the stack in one part",
        {ON_TRIGGERING: _in_one_part},
        ("trigger-1514", "trigger-1515"),
        ("603.3b",),
    ),
    Wrong("nothing triggers on an ability triggering", {ON_TRIGGERING: nothing}, ("trigger-1514", "trigger-1515"), ("603.3b",)),
    Wrong(
        "every ability has been made to trigger by an entering",
        {ON_TRIGGERING: _whatever_happened},
        ("trigger-1516",),
        ("603.2",),
    ),
    Wrong(
        "an exchange is of two targets",
        saying(CONTINUOUS + "exchange_control", b=None),
        ("exchange-0401",),
        ("701.12b",),
    ),
    Wrong(
        "an exchange is done as far as it goes", {CONTINUOUS + "exchange_control": _one_half}, ("exchange-0402",), ("701.12a",)
    ),
    Wrong(
        "attached or not, it lasts",
        {LASTS: _as_if("while attached", "while self on battlefield")},
        ("duration-0403",),
        ("611.2b",),
    ),
    Wrong("attached to anything, it begins", {LASTS: _wherever_it_is_attached}, ("duration-0404",), ("611.2b",)),
    Wrong(
        "until it leaves is until end of turn",
        {"cr611_durations.begins": _begins("until self leaves", "end of turn")},
        ("duration-0405",),
        ("611.2a",),
    ),
    Wrong(
        "until it leaves is for as long as it is seen",
        {LASTS: _as_if("until self leaves", "while self on battlefield")},
        ("duration-0406",),
        ("702.26f",),
    ),
    Wrong(
        "what is said of players lasts for the turn",
        saying(CONTINUOUS + "modify_players", lasts="end of turn"),
        ("duration-0407",),
        ("611.2a",),
    ),
    Wrong("unearthed creatures are held for a turn", {"keywords.unearth": _exile_for_a_turn}, ("unearth-0401",), ("702.84a",)),
    Wrong(
        "shields are for objects only",
        saying(CONTINUOUS + "begin_replacement", about_players=None),
        ("prevention-0415",),
        ("615.7",),
    ),
    Wrong(
        "a delayed ability has had its target",
        {CONTINUOUS + "delayed_trigger": _one_target_for_all},
        ("trigger-1513",),
        ("603.7",),
    ),
    Wrong(
        "the first mode of a triggered ability is meant",
        {TRIGGERED: _without_modes(ab.Triggered)},
        ("trigger-1512",),
        ("603.3c",),
    ),
    Wrong("the first mode of a chapter is meant", {TRIGGERED: _without_modes(ab.Chapter)}, ("saga-0842",), ("700.2b",)),
    Wrong("nothing is repeated", saying(STRUCTURE + "for_each", times=n.Number(n=1)), ("resolve-0902",), ("608.2c",)),
    Wrong("a number is looked up again", {STRUCTURE + "let": _let_nothing_be("amount")}, ("resolve-0903",), ("608.2h",)),
    Wrong("the last opponent is chosen", {STRUCTURE + "let": _let_nothing_be("players")}, ("resolve-0904",), ("608.2d",)),
    Wrong(
        "any card type is chosen",
        saying(STRUCTURE + "choose_word", options=("artifact", "creature", "instant", "land")),
        ("chosen-word-0403",),
        ("608.2d",),
    ),
    Wrong("any card has a name to choose", saying(STRUCTURE + "choose_word", card=None), ("chosen-word-0404",), ("201.4a",)),
    Wrong("words are chosen by who speaks", saying(STRUCTURE + "choose_word", who=YOU), ("chosen-word-0405",), ("608.2d",)),
    Wrong("every number may be 0", saying(STRUCTURE + "choose_word", least=None), ("chosen-word-0406",), ("608.2d",)),
    Wrong("modes cost nothing", {"cr601_2_proposal.announce_additional": _modes_are_free}, ("modes-0402",), ("700.2h",)),
    Wrong(
        "modes not chosen are paid", {"cr601_2_proposal.announce_additional": _every_mode_is_paid}, ("modes-0402",), ("700.2h",)
    ),
    Wrong("one mode is chosen, never two", {MODES: _one_mode}, ("modes-0403",), ("700.2",)),
    Wrong("a mode at random is its controller's choice", {MODES: _modes(random=False)}, ("modes-0404",), ("700.2b",)),
    Wrong("who casts it chooses the mode", {MODES: _modes(by=YOU)}, ("modes-0405",), ("700.2e",)),
    Wrong("every die has twenty sides", saying(PLAYERS + "roll_die", sides=20), ("die-0403",), ("706.1a",)),
    Wrong(
        "abilities for the command zone work on the battlefield", {BEGINS: _on_the_battlefield}, ("works-in-0404",), ("602.5",)
    ),
    Wrong("a player's upkeep is that player's turn", {BEGINS: _in_any_step}, ("activate-0518",), ("602.5",)),
)
