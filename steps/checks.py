"""The work of the Then steps: matching rows with objects, facts, stacks, quantities."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ..adapters.port import Observation, ObservedObject, ObservedPlayer, OfObject, StackKind, StackObject, Value
from ..engine.terms.mana import mana_cost
from ..engine.terms.zones import Zone
from .binding import describe_value, value_fits
from .changes import key
from .facts import Fact, ability_names, facts_has, facts_is, facts_state
from .game import Game
from .literals import (
    ObjectLiteral,
    listed,
    listed_quotes,
    parse_counted,
    parse_mana,
    parse_number,
    parse_object,
    parse_pool,
    parse_target,
)
from .names import LiteralError, suggestions
from .outcomes import Unsupported
from .resolve import Finder, Found, describe
from .tables import Row


class Wanted(msgspec.Struct, frozen=True):
    """One object that a zone must hold: what it is called, what must be true of it, and the row in words."""

    literal: ObjectLiteral
    facts: tuple[Fact, ...]
    words: str
    count: int = 1


def row_facts(game: Game, row: Row, column: str) -> Wanted:
    """A row of a table of permanents or cards."""
    names = game.names
    count, literal = row.need(column, lambda text: _counted(game, text))
    facts: list[Fact] = []
    for person in ("controller", "owner"):
        if row[person]:
            verb = "controlled by" if person == "controller" else "owned by"
            facts += row.need(person, lambda text, verb=verb: facts_is(f"{verb} {text}", names))  # type: ignore[misc]  # its default
    facts += row.read("state", lambda text: facts_state(text, names)) or []
    facts += row.read("is", lambda text: facts_is(text, names)) or []
    facts += row.read("has", lambda text: facts_has(text, names)) or []
    return Wanted(literal, tuple(facts), ", ".join(row[name] for name in row), count)


def _counted(game: Game, text: str) -> tuple[int, ObjectLiteral]:
    count, name = parse_counted(text, game.names)
    return count, parse_object(name, game.names)


def find_objects(game: Game, text: str | None) -> list[Wanted]:
    """The objects that a step itself lists: ``"A", "B" and "C"``."""
    counted = [(part, *_counted(game, part)) for part in listed_quotes(text or "")]
    return [Wanted(literal, (), part, count) for part, count, literal in counted]


def check_zone(
    game: Game, rows: Sequence[Wanted], zone: Zone, owner: str | None, exact: bool, *, ordered: bool = False
) -> None:
    """A zone holds these, each a different object; ``exact``: no others; ``ordered``: these first, in this
    order."""
    seen, finder = game.seen(), game.finder()
    here = [o for o in seen.objects if o.zone == zone and (owner is None or o.owner == owner)]
    if ordered and zone is Zone.GRAVEYARD:
        here.reverse()  # an observation has it from the bottom
    wanted = [msgspec.structs.replace(row, count=1) for row in rows for _ in range(row.count)]
    options = [_fitting(row, here, finder, seen) for row in wanted]
    if ordered:
        options = [[o for o in found if here.index(o) == place] for place, found in enumerate(options)]
    taken = _assign(options)
    if taken is None:
        missing = [row.words for row, found in zip(wanted, options, strict=True) if not found]
        problem = f"not there: {'; '.join(missing)}" if missing else "fewer objects than rows"
        raise game.mismatch(problem, [row.words for row in wanted], _shown(here))
    more = [o for o in here if o.id not in {t.id for t in taken}]
    if exact and more:
        raise game.mismatch(f"also there: {'; '.join(_shown(more))}", [row.words for row in wanted], _shown(here))
    for row, thing in zip(wanted, taken, strict=True):
        game.claims.add(key(thing), "zone")
        for fact in row.facts:
            game.claims.add(key(thing), fact.aspect)
    if exact:
        game.claims.add(owner or "", f"in {zone}")


def _fitting(row: Wanted, here: list[ObservedObject], finder: Finder, seen: Observation) -> list[ObservedObject]:
    return [o for o in finder.named(row.literal, here) if all(fact.holds(fact.read(o, seen)) for fact in row.facts)]


def _assign(options: list[list[ObservedObject]]) -> list[ObservedObject] | None:
    """A different object for each row, or None; rows may swap theirs (augmenting paths)."""
    holder: dict[str, int] = {}

    def place(row: int, tried: set[str]) -> bool:
        for thing in options[row]:
            if thing.id not in tried:
                tried.add(thing.id)
                if thing.id not in holder or place(holder[thing.id], tried):
                    holder[thing.id] = row
                    return True
        return False

    if not all(place(row, set()) for row in range(len(options))):
        return None
    by_row = {row: thing_id for thing_id, row in holder.items()}
    return [next(o for o in options[row] if o.id == by_row[row]) for row in range(len(options))]


def _shown(things: Sequence[ObservedObject]) -> list[str]:
    return [_show(o) for o in things]


def _show(thing: ObservedObject) -> str:
    parts = [describe(thing)]
    if thing.power is not None and thing.zone == Zone.BATTLEFIELD:
        parts.append(f"{thing.power}/{thing.toughness}")
    parts += [f"{count} {kind} counter{'s' if count > 1 else ''}" for kind, count in thing.counters.items() if count]
    parts += ["tapped"] if thing.tapped else []
    parts += [f"{thing.damage} damage"] if thing.damage else []
    return ", ".join(parts)


def check_facts(game: Game, wanted: ObjectLiteral, facts: Sequence[Fact], negated: bool) -> None:
    """These facts hold of the object; of one that is not there, nothing holds."""
    seen = game.seen()
    found = [_object(f, game) for f in game.finder().preferred(wanted)]
    things = [f for f in found if f is not None]
    if not things:
        raise game.mismatch(f"there is no {wanted.text}", [fact.words for fact in facts], "nothing of that name")
    if len(things) > 1:
        shown = ", ".join(describe(o) for o in things)
        raise LiteralError(f"{wanted.text!r} may mean {len(things)} objects: {shown}", "an alias, Alice's X, X #2")
    thing = things[0]
    for fact in facts:
        actual = fact.read(thing, seen)
        if negated and fact.nobody is not None and (problem := fact.nobody(seen)):
            raise LiteralError(problem, "what is in the game: of anything else it is never true")
        if fact.holds(actual) == negated:
            expected = f"not {fact.words}" if negated else fact.words
            raise game.mismatch(f"{describe(thing)}: expected {expected}, found {_plain(actual)}", expected, _plain(actual))
        game.claims.add(key(thing), fact.aspect)


def _object(found: Found, game: Game) -> ObservedObject | None:
    if isinstance(found, ObservedObject):
        return found
    same = game.finder().by_id.get(found.id)
    if same is None:
        raise LiteralError(f"{describe(found)} is an ability; it has no such facts", "the stack holds, from the top")
    return same


def _plain(value: Any) -> Any:
    if isinstance(value, tuple) and len(value) == 2 and all(isinstance(v, int) or v is None for v in value):
        return f"{value[0]}/{value[1]}"
    return list(value) if isinstance(value, tuple) else value


def check_stack(game: Game, rows: Sequence[Row]) -> None:
    """The stack holds exactly these, from the top."""
    seen, finder = game.seen(), game.finder()
    wanted = [row.need("object", lambda text: parse_object(text, game.names)) for row in rows]
    shown = [_show_stack(s, finder) for s in seen.stack]
    expected = [", ".join(row[name] for name in row) for row in rows]
    if wanted and not seen.stack and not game.info.capabilities.stack:
        raise Unsupported("the engine does not show the stack (stack)")
    if len(wanted) != len(seen.stack):
        raise game.mismatch(f"the stack holds {len(seen.stack)} objects: {'; '.join(shown) or 'none'}", expected, shown)
    for literal, row, thing in zip(wanted, rows, seen.stack, strict=True):
        problem = _stack_problem(game, finder, literal, row, thing)
        if problem:
            raise game.mismatch(f"{row.place}: {problem}", expected, shown)
    game.claims.add("", "stack")
    for thing in seen.stack:
        if thing.kind == StackKind.SPELL and (spell := finder.by_id.get(thing.id)):
            game.claims.add(key(spell), "zone")


def _stack_problem(game: Game, finder: Finder, literal: ObjectLiteral, row: Row, thing: StackObject) -> str:
    names = game.names
    if not finder.stack_fits(thing, literal):
        return f"it is {_show_stack(thing, finder)}"
    controller = row.read("controller", names.player)
    if controller not in (None, thing.controller):
        return f"its controller is {thing.controller}"
    if (x := row.read("x", parse_number)) is not None and x != thing.x:
        return f"its X is {thing.x}"
    modes = row.read("modes", lambda text: tuple(parse_number(part) for part in listed(text)))
    if modes is not None and modes != thing.modes:
        return f"its modes are {thing.modes}"
    if not row["targets"]:
        return ""
    actual = _targets(thing, finder)
    if row["targets"] == "none":
        return f"its targets are {', '.join(map(describe_value, actual))}" if actual else ""
    wanted = row.need("targets", lambda text: [parse_target(part, names) for part in listed(text)])
    same = len(wanted) == len(actual) and all(value_fits(w, a, names) for w, a in zip(wanted, actual, strict=True))
    return "" if same else f"its targets are {', '.join(map(describe_value, actual)) or 'none'}"


def _targets(thing: StackObject, finder: Finder) -> list[Value]:
    """The targets of all uses of "target", objects with all that is known of them."""
    return [_enriched(target, finder) for group in thing.targets for target in group.targets]


def _enriched(target: Value, finder: Finder) -> Value:
    if not isinstance(target, OfObject) or not target.object.id:
        return target
    found = finder.by_id.get(target.object.id)
    if found is None:
        return target
    known = {"ref": found.ref, "name": found.name or found.printed, "zone": found.zone, "owner": found.owner}
    return OfObject(
        msgspec.structs.replace(target.object, **known, controller=found.controller, token=found.token, copy=found.copy)
    )


def _show_stack(thing: StackObject, finder: Finder) -> str:
    targets = [describe_value(t) for t in _targets(thing, finder)]
    return describe(thing) + (f" targeting {', '.join(targets)}" if targets else "")


_LISTS = ("name", "colors", "types", "supertypes", "subtypes", "abilities")
_PLAIN = ("mana cost", "mana value", "power", "toughness", "loyalty", "defense")


def check_characteristics(game: Game, wanted: ObjectLiteral, rows: Sequence[Row]) -> None:
    """Each characteristic of the table, exactly."""
    names = [row["characteristic"] for row in rows]
    for row in rows:
        if names.count(row["characteristic"]) > 1:
            last = [other for other in rows if other["characteristic"] == row["characteristic"]][-1]
            raise LiteralError(f"{last.place}: {row['characteristic']!r} stands twice", "each characteristic once")
        row.need("characteristic", _known_characteristic)
    facts = [row.need("value", lambda text, row=row: _characteristic(row["characteristic"], text)) for row in rows]  # type: ignore[misc]  # its default
    check_facts(game, wanted, facts, negated=False)


def _known_characteristic(name: str) -> str:
    known = (*_PLAIN, *_LISTS)
    if name not in known:
        raise LiteralError(f"{name!r} is no characteristic", ", ".join(known), suggestions(name, known))
    return name


def _characteristic(name: str, text: str) -> Fact:
    if name in _LISTS:
        expected = sorted(listed(text)) if text != "none" else []

        def read(thing: ObservedObject, _: Observation) -> list[str]:
            if name == "abilities":
                return sorted(ability_names(thing.abilities))
            if name == "name":
                return sorted(thing.names or filter(None, [thing.name]))
            return sorted(_COLOR_NAMES.get(v, v) if name == "colors" else v for v in getattr(thing, name))

        return Fact(f"{name} {text}", "", read, lambda actual: actual == expected)
    field = name.replace(" ", "_")
    value: Any = text if name == "mana cost" else parse_number(text) if text != "none" else None
    if name == "mana cost":
        value = None if text == "none" else parse_mana(text)
    return Fact(f"{name} {text}", "", lambda o, _: getattr(o, field), lambda actual: actual == value)


_COLOR_NAMES = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}

QUANTITY_FORMS = (
    "17 life; 3 poison counters; 2 cards in hand|library|graveyard|exile; {R}{R} in her mana pool; no mana; "
    '2 creatures on the battlefield; 1 "X" on the battlefield; 1 land play left'
)


def check_quantity(game: Game, player: str, text: str) -> None:
    """How much a player has of something."""
    state = game.player(player)
    if m := re.fullmatch(r"((?:\{[^{}]+\})+) in (?:his|her|their) mana pool|no mana", text):
        wanted = mana_cost(parse_pool(m[1]) if m[1] else "")
        _equal(game, player, text, sorted(wanted.symbols), sorted(mana_cost(state.mana).symbols), "")
        return
    m = re.fullmatch(r"(?P<count>0|[1-9][0-9]{0,17}|no) (?P<what>.+)", text)
    if m is None:
        raise LiteralError(f"{text!r} is nothing that a player has", QUANTITY_FORMS)
    count = 0 if m["count"] == "no" else int(m["count"])
    for pattern, read in _QUANTITIES:
        if (q := re.fullmatch(pattern, m["what"])) is not None:
            actual, aspect = read(game, state, q)
            _equal(game, player, text, count, actual, aspect)
            return
    raise LiteralError(f"{text!r} is nothing that a player has", QUANTITY_FORMS)


def _equal(game: Game, player: str, text: str, expected: Any, actual: Any, aspect: str) -> None:
    if expected != actual:
        shown = "".join(map(str, actual)) if isinstance(actual, list) else actual
        raise game.mismatch(f"{player} has {shown or 'none'}, not {text}", text, shown)
    game.claims.add(player, aspect)


Counted = tuple[int, str]


def _life(game: Game, player: ObservedPlayer, m: re.Match[str]) -> Counted:
    del game, m
    return player.life, "life"


def _counters(game: Game, player: ObservedPlayer, m: re.Match[str]) -> Counted:
    game.names.counter(m["kind"])
    return player.counters.get(m["kind"], 0), f"counters.{m['kind']}"


def _cards(game: Game, player: ObservedPlayer, m: re.Match[str]) -> Counted:
    zone = m["zone"]
    counts = {"hand": player.hand, "library": player.library, "graveyard": player.graveyard}
    if zone in counts:
        return counts[zone], f"in {zone}"
    return sum(o.zone == Zone.EXILE and o.owner == player.name for o in game.seen().objects), "in exile"


def _permanents(game: Game, player: ObservedPlayer, m: re.Match[str]) -> Counted:
    seen = game.seen()
    here = [o for o in seen.objects if o.zone == Zone.BATTLEFIELD and o.controller == player.name and not o.phased_out]
    what = m["what"]
    if '"' in what:
        return len(game.finder().named(parse_object(what, game.names), here)), ""
    words = " ".join(_singular(word) for word in what.split())
    facts = [] if words == "permanent" else facts_is(words.replace(" permanent", ""), game.names)
    return sum(all(fact.holds(fact.read(o, seen)) for fact in facts) for o in here), ""


def _singular(word: str) -> str:
    plain = {"sorceries": "sorcery", "lands": "land"}
    return plain.get(word, word[:-1] if word.endswith("s") and word.islower() and word != "colorless" else word)


def _land_plays(game: Game, player: ObservedPlayer, m: re.Match[str]) -> Counted:
    del game, m
    return player.land_plays_left, ""


_QUANTITIES: tuple[tuple[str, Callable[[Game, ObservedPlayer, re.Match[str]], Counted]], ...] = (
    (r"life", _life),
    (r"(?P<kind>[a-z +/0-9-]+) counters?", _counters),
    (r"cards? in (?P<zone>hand|library|graveyard|exile)", _cards),
    (r"land plays? left", _land_plays),
    (r"(?P<what>.+) on the battlefield", _permanents),
)
