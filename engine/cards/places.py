"""Where a word of the card language may stand, and what must be there for it to mean something.

Two tables: what a field needs in the same struct, and what a word that speaks of a choice needs on the card. A word that
stands where it would do nothing is a fault, with its line and with what was allowed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from ..terms.zones import Zone
from .faces import walk
from .faults import Path, Sink
from .lang import abilities as ab
from .lang import costs, effects, events
from .lang import layer_parts as lp
from .lang import nouns as n
from .lang import replacing as rep
from .lang import rule_parts as rp
from .problems import listing


class Need(NamedTuple):
    """A field that means something only when something holds of the struct that it is in; `allowed` says what."""

    field: str
    holds: Callable[[Any], bool]
    allowed: str


def _given(field: str) -> Callable[[Any], bool]:
    return lambda node: getattr(node, field) not in (None, (), False, "")


def _is(field: str, *values: Any) -> Callable[[Any], bool]:
    return lambda node: getattr(node, field) in values


_CHOSEN_WORDS = ("chosen", "chosen name", "the chosen name", "name", "card name")
"""What is surely not meant as the name of a card."""

_OF_AN_OBJECT = ("while you control it", "while attached")
"""The durations that speak of the object that an effect is about."""
_DURATION_OF_AN_OBJECT = Need(
    "lasts", lambda e: e.lasts not in _OF_AN_OBJECT or e.about is not None, "beside `about`, which it speaks of"
)

_OF_SOME = ("cast", "cast more than one", "play lands", "activate", "attack", "sacrifice", "be targeted", "untap more than")
_NUMBERED = ("additional land plays", "maximum hand size")


def _skips_parts_only(node: ab.Replaces | effects.BeginReplacement) -> bool:
    """A part of a turn is skipped, and nothing else happens instead of it (614.10)."""
    return not isinstance(node.event, events.BeginsTurnPart) or all(isinstance(op, rep.SkipIt) for op in node.ops)


NEEDS: dict[type, tuple[Need, ...]] = {
    rep.EntersModified: (
        Need(
            "options",
            _is("choose", "word", "creature type", "card name", "card type"),
            "beside `choose: word` or a name or type",
        ),
        Need("card", _is("choose", "card name", "creature"), "beside `choose: card name` or `choose: creature`"),
        Need("least", _is("choose", "number"), "beside `choose: number`"),
        Need("most", _is("choose", "number"), "beside `choose: number`"),
        Need("exceptions", _given("copy_of"), "beside `copy_of`"),
        Need("under", lambda e: not isinstance(e.under, n.ChoosePlayer), "a player by name: nobody is asked as it enters"),
    ),
    rep.ToZone: (
        Need("bottom", _is("zone", Zone.LIBRARY), "with `zone: library`"),
        Need("shuffle", _is("zone", Zone.LIBRARY), "with `zone: library`"),
    ),
    rep.Prevent: (Need("shield", _given("amount"), "beside `amount`"),),
    rp.CantAttack: (Need("planeswalkers", _given("whom"), "beside `whom`"),),
    rp.CostToAttack: (
        Need("planeswalkers", _given("whom"), "beside `whom`"),
        Need("whom", lambda part: not part.blocking, "of attacks, not of blocks"),
    ),
    rp.AttacksAsThough: (Need("what", _is("kind", "reach"), "with `kind: reach`"),),
    rp.CostChange: (Need("loyalty", _given("abilities"), "beside `abilities: true`"),),
    rp.PlayerCant: (
        Need("n", _is("what", "untap more than"), "with `what: untap more than`"),
        Need("which", _is("what", *_OF_SOME), f"with `what`: {listing(_OF_SOME)}"),
        Need("by", _is("what", "be targeted"), "with `what: be targeted`"),
    ),
    rp.PlayerRule: (
        Need("rule", lambda r: r.n is not None or r.rule not in _NUMBERED, "with `n`"),
        Need("n", _is("rule", *_NUMBERED), f"with `rule`: {listing(_NUMBERED)}"),
        Need("what", _is("rule", "protection", "keep mana", "cast as though flash"), "of protection, mana or spells"),
    ),
    ab.Replaces: (Need("ops", _skips_parts_only, "skip_it"),),
    effects.BeginReplacement: (Need("ops", _skips_parts_only, "skip_it"), _DURATION_OF_AN_OBJECT),
    rp.CantBeEnchanted: (Need("keeps", _given("by"), "beside `by`"),),
    n.Filter: (
        Need("targets_only", lambda f: f.targets is not None or f.targets_player is not None, "beside `targets`"),
        Need("named", lambda f: f.named not in _CHOSEN_WORDS, "the name of a card; did you mean `chosen: name`?"),
    ),
    n.Target: (Need("divided_what", lambda t: t.divide is not None or t.divided_what == "damage", "beside `divide`"),),
    events.CountersPut: (Need("reaches", _given("kind"), "beside `kind`"),),
    costs.ExileCost: (Need("top", _is("from_", Zone.LIBRARY), "with `from: library`"),),
    effects.LookAndTake: (Need("tapped", _is("to", Zone.BATTLEFIELD), "with `to: battlefield`"),),
    effects.Search: (Need("tapped", _is("to", Zone.BATTLEFIELD), "with `to: battlefield`"),),
    effects.CastCard: (Need("label", lambda e: e.cost is not None, "beside `cost`"),),
    effects.ChooseWord: (
        Need("least", _is("kind", "number"), "with `kind: number`"),
        Need("most", _is("kind", "number"), "with `kind: number`"),
        Need("card", _is("kind", "card name"), "with `kind: card name`"),
        Need("options", lambda e: e.kind != "number", "`least` and `most` of a number"),
    ),
    effects.RollDie: (Need("sides", lambda e: e.sides > 0, "a positive number (706.1a)"),),
    effects.ForEach: (
        Need("what", lambda e: e.who is None and e.times is None, "alone: of `what`, `who` and `times` one is said"),
        Need("who", lambda e: e.times is None, "alone: of `what`, `who` and `times` one is said"),
    ),
    effects.Let: (
        Need("objects", lambda e: e.amount is None, "alone: of `amount`, `objects` and `players` one is said"),
        Need("players", lambda e: e.amount is e.objects is None, "alone: of `amount`, `objects` and `players` one is said"),
    ),
    effects.ModifyPlayers: (
        Need("lasts", lambda e: e.lasts not in _OF_AN_OBJECT, "a duration that is about no affected object"),
    ),
    effects.DelayedTrigger: (
        Need("lasts", lambda e: e.lasts not in _OF_AN_OBJECT, "a duration that is about no affected object"),
    ),
    effects.TokenSpec: tuple(
        Need(field, lambda t: t.predefined is None, "of a token that is not a predefined one")
        for field in ("name", "types", "colors", "power", "toughness", "abilities")
    ),
}
"""What a field needs in its own struct."""

_ALTERNATIVELY = frozenset({Zone.HAND, Zone.GRAVEYARD, Zone.EXILE})
_CAST_FROM = frozenset({Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY, Zone.COMMAND})
_FOUND = frozenset({Zone.HAND, Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY})
ZONES: dict[tuple[type, str], frozenset[Zone]] = {
    (events.Casts, "from_"): _CAST_FROM,
    (events.ZoneMove, "from_"): frozenset(Zone) - {Zone.COMMAND, Zone.EXILE},
    (events.ZoneMove, "to"): frozenset(Zone) - {Zone.COMMAND, Zone.STACK, Zone.LIBRARY},
    (ab.AlternativeCost, "zone"): _ALTERNATIVELY,
    (ab.Activated, "zone"): frozenset({Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND}),
    (ab.Triggered, "zone"): frozenset({Zone.GRAVEYARD, Zone.EXILE, Zone.STACK, Zone.COMMAND}),
    (ab.Static, "zone"): frozenset({Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.STACK}),
    (ab.Replaces, "zone"): frozenset({Zone.BATTLEFIELD, Zone.HAND, Zone.LIBRARY, Zone.STACK}),
    (costs.ExileCost, "from_"): frozenset({Zone.GRAVEYARD, Zone.HAND, Zone.BATTLEFIELD, Zone.LIBRARY}),
    (effects.Search, "to"): _FOUND - {Zone.EXILE, Zone.LIBRARY},
    (effects.LookAndTake, "to"): _FOUND - {Zone.GRAVEYARD, Zone.EXILE},
    (effects.CounterSpell, "to"): frozenset({Zone.HAND, Zone.LIBRARY, Zone.EXILE}),
    (rep.ToZone, "zone"): _FOUND,
}
"""The zones that mean something in a field, where not all of them do."""

_PLAYER = frozenset({"player", "opponent"})
_QUALITIES = {
    "color": frozenset({"color"}),
    "creature type": frozenset({"creature type"}),
    "card type": frozenset({"card type"}),
    "name": frozenset({"card name"}),
    "number": frozenset({"number"}),
}


def check_places(decoded: Mapping[Path, Any], sink: Sink) -> None:
    """Check the words of a card that were decoded, keyed by path."""
    parts = [(path, part) for path, part in decoded.items() if len(path) == 4]
    chosen = frozenset(kind for path, part in parts for kind in _chosen(part, path))
    for path, part in parts:
        for inner, where in walk(part, path):
            _check_struct(inner, where, sink)
            _check_zones(inner, where, sink)
            _check_modes(inner, where, sink)
            if isinstance(inner, events.CountersPut) and inner.reaches is not None and "when" not in where:
                sink.fault_at(
                    (*where, "reaches"), "reaches would do nothing here", "of the condition of a triggered ability (122.7)"
                )
            if isinstance(inner, events.TokensCreated) and not inner.one_or_more and "event" in where:
                allowed = "of the condition of a triggered ability (603.2c)"
                sink.fault_at((*where, "one_or_more"), "one_or_more would do nothing here", allowed)
            for field, kinds, what in _asked(inner):
                if not kinds & chosen:
                    allowed = f"a choice of {listing(kinds)} on this card: enters_modified: choose, or choose_word"
                    sink.fault_at((*where, field), f"nothing on this card chooses {what}", allowed)
        if not _cast_as_a_spell(part, path, decoded):
            _check_before_self(part, path, sink)


def _check_struct(inner: Any, where: Path, sink: Sink) -> None:
    for need in NEEDS.get(type(inner), ()):
        value = getattr(inner, need.field)
        if value != _default(type(inner), need.field) and not need.holds(inner):
            key = need.field.rstrip("_")
            sink.fault_at((*where, need.field), f"{key} would do nothing here", need.allowed)


def _check_zones(inner: Any, where: Path, sink: Sink) -> None:
    for (struct, field), allowed in ZONES.items():
        zone = getattr(inner, field) if isinstance(inner, struct) else None
        if zone is not None and zone not in allowed:
            sink.fault_at((*where, field), f"{zone} means nothing here", listing(map(str, allowed)))


def _check_modes(inner: Any, where: Path, sink: Sink) -> None:
    """Only a spell has modes with costs (700.2h); and modes that are chosen on resolution have no targets of their own, and
    are chosen by `who` of the instruction."""
    modes = getattr(inner, "modes", None)
    if not isinstance(modes, effects.Modes) or isinstance(inner, ab.Spell):
        return
    on_resolution = isinstance(inner, effects.ChooseMode)
    for i, mode in enumerate(modes.modes):
        at = (*where, "modes", "modes", i)
        if mode.cost:
            sink.fault_at((*at, "cost"), "cost would do nothing here", "of a mode of a spell (700.2h)")
        if mode.targets and on_resolution:
            sink.fault_at((*at, "targets"), "targets would do nothing here", "of modes that are announced, or `choose`")
    for field in ("random", "by") if on_resolution else ():
        if getattr(modes, field) != _default(effects.Modes, field):
            sink.fault_at((*where, "modes", field), f"{field} would do nothing here", "`who` beside `modes`")


def _default(struct: type[msgspec.Struct], field: str) -> Any:
    """The default of a field; the defaults stand for the last fields of a struct."""
    from_end = struct.__struct_fields__[::-1].index(field)
    defaults = struct.__struct_defaults__[::-1]
    return defaults[from_end] if from_end < len(defaults) else None


def _chosen(part: Any, path: Path) -> Iterator[str]:
    """The kinds of choices that an ability makes and keeps."""
    for inner, _ in walk(part, path):
        match inner:
            case rep.EntersModified(choose=str() as kind) | effects.ChooseWord(kind=kind):
                yield kind
            case n.ChoosePlayer():
                yield "player"
            case effects.Let(players=players) if players is not None:
                yield "player"
            case _:
                pass


def _asked(inner: Any) -> Iterator[tuple[str, frozenset[str], str]]:
    """The fields of a part that speak of a choice, with the kinds of choices that would do, and what is missing."""
    match inner:
        case n.Player(name="chosen_player"):
            yield "name", _PLAYER, "a player"
        case n.Filter(chosen=str() as quality):
            yield "chosen", _QUALITIES[quality], f"a {quality}"
        case effects.AddMana(chosen=True) | lp.SetColors(colors=("chosen",)) | lp.AddColors(colors=("chosen",)):
            yield "chosen" if isinstance(inner, effects.AddMana) else "colors", _QUALITIES["color"], "a color"
        case lp.ChosenType():
            yield "instead", frozenset({"creature type", "basic land type", "card type"}), "a type"
        case n.ChosenIs(choice="word"):
            yield "choice", frozenset({"word"}), "a word"
        case _:
            pass


def _cast_as_a_spell(part: Any, path: Path, decoded: Mapping[Path, Any]) -> bool:
    """Whether an ability speaks for an object that was cast as a spell and is one still (702.40a)."""
    types = str(decoded.get((*path[:2], "types"), ""))
    return "Instant" in types or "Sorcery" in types or getattr(part, "zone", None) is Zone.STACK


def _check_before_self(part: Any, path: Path, sink: Sink) -> None:
    for inner, where in walk(part, path):
        if isinstance(inner, n.ThisTurn) and inner.before_self:
            what = "before_self would do nothing here: the source of this ability is a permanent"
            sink.fault_at((*where, "before_self"), what, "of a spell, on an instant or a sorcery or with `zone: stack`")
