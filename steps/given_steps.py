"""Given: the state of the game, final as it is described. Nothing triggers or is replaced on the way."""

from __future__ import annotations

from functools import partial
from typing import Any

from ..adapters.port import Announced
from ..engine.terms.zones import Zone
from .boards import load_board
from .builder import Builder
from .game import Game
from .literals import (
    check_ordered,
    listed,
    listed_quotes,
    listed_words,
    parse_count,
    parse_counted,
    parse_counters,
    parse_number,
    parse_object,
    parse_place,
    parse_point,
    parse_pool,
    parse_zone,
)
from .names import LiteralError, Names, suggestions
from .phrases import PHRASES, find, given
from .tables import Column, Columns, Row, Table

Slots = dict[str, str]

STATE = Column("state", "tapped, 2 lore counters, attached to X, token, summoning sick ...")
ALIAS = Column("as", "an alias, by which the object is named from then on")

PLAYERS = Columns(
    (
        Column("player", "a player", required=True),
        Column("life", "a number"),
        Column("library", "how many inert cards are in it, below those named"),
        Column("mana", "the pool: {R}{R}"),
        Column("counters", "3 poison counters, 2 energy counters"),
        Column("designations", "monarch, initiative, city's blessing"),
        Column("land plays", "how many are used up this turn"),
    ),
    example="| player | life | mana |\n| Alice | 5 | {R}{R} |",
)
PERMANENTS = Columns(
    (
        Column("permanent", "a card, or a number of them: 3 Forest", required=True),
        Column("controller", "a player", required=True),
        Column("owner", "a player, if not the controller"),
        STATE,
        ALIAS,
    ),
    example="| permanent | controller | state |\n| Summon: G.F. Cerberus | Alice | 2 lore counters |",
)
CARDS = Columns(
    (Column("card", "a card, or a number of them", required=True), STATE, ALIAS),
    example="| card | as |\n| Lightning Bolt | first Bolt |",
)
STACK = Columns(
    (
        Column("object", "X, copy of X, chapter II of X, ability 1 of X", required=True),
        Column("controller", "a player", required=True),
        Column("targets", "A; Bob"),
        Column("x", "a number"),
        Column("modes", "places in the list: 1; 3"),
        Column("costs", "additional and alternative costs that were paid: kicker"),
        ALIAS,
    ),
    example="| object | controller | targets |\n| Lightning Bolt | Bob | Alice |",
)
DESIGNATIONS = ("monarch", "initiative", "city's blessing")
FORMATS = ("Commander",)
"""The variants with rules of their own that scenarios are played in (903)."""


@given("a [{format} ]game between {players}")
def game_between(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Who plays, in turn order. The first player starts; it is that player's precombat main phase."""
    del datatable
    players, named = tuple(listed_quotes(slots["players"])), slots["format"]
    if named is not None and named not in FORMATS:
        raise LiteralError(f"{named!r} is no format of a game", f"{', '.join(FORMATS)}, or none", suggestions(named, FORMATS))
    game.describing().seat(players, (named or "free").lower())


@given("it is ({point}|{dayness})")
def it_is(game: Game, slots: Slots, datatable: Table | None) -> None:
    """The step that the game is in, whose turn-based actions are done; or whether it is day or night (731)."""
    del datatable
    builder = game.describing()
    if slots["dayness"]:
        if builder.dayness_said:
            raise LiteralError("whether it is day or night stands twice", "one step that says it")
        builder.dayness_said = True
        builder.day_night = slots["dayness"] if slots["dayness"] in ("day", "night") else None
        return
    point = parse_point(slots["point"], game.names)
    if point.next:
        raise LiteralError(f"{slots['point']!r} is not now", f"it is {point}")
    if point.player is None:
        allowed = " or ".join(f"it is {player}'s {point.step}" for player in game.names.players)
        raise LiteralError("whose step it is, is missing", allowed)
    if builder.point_said:
        raise LiteralError(f"the step of the turn stands twice: it is {builder.point} already", "one step that says it")
    builder.point, builder.point_said = point, True


@given("the players have", PLAYERS, required=True)
def players_have(game: Game, slots: Slots, datatable: Table | None) -> None:
    """What players have, where it is not the usual: life, mana, counters, designations; land plays are those used up
    this turn."""
    del slots
    builder = game.describing()
    for row in PLAYERS.rows(datatable):
        name = row.need("player", game.names.player)
        fields: dict[str, Any] = builder.players[name]
        if name in builder.described:
            raise LiteralError(f"{row.place}: {name} stands twice", "one row for each player")
        builder.described.add(name)
        if set(row) == {"player"}:
            raise LiteralError(f"{row.place} says nothing of {name}", ", ".join(PLAYERS.names[1:]))
        given_fields = {
            "life": row.read("life", parse_number),
            "mana": row.read("mana", parse_pool),
            "land_plays_used": row.read("land plays", parse_count),
            "counters": row.read("counters", partial(_player_counters, names=game.names)),
            "designations": row.read("designations", partial(_designations, builder=builder)),
        }
        fields.update({field: value for field, value in given_fields.items() if value is not None})
        inert = row.read("library", parse_count)
        if inert is not None:
            builder.inert[name] = inert


def _player_counters(text: str, names: Names) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in listed_words(text):
        counters = parse_counters(part)
        if counters is None:
            raise LiteralError(f"{part!r} speaks of no counters", "3 poison counters")
        if names.counter(counters[0]) in found:
            raise LiteralError(f"{counters[0]} counters stand twice", "each kind once")
        found[counters[0]] = counters[1]
    return found


def _designations(text: str, builder: Builder) -> tuple[str, ...]:
    for part in listed_words(text):
        if listed_words(text).count(part) > 1:
            raise LiteralError(f"{part!r} stands twice", "each designation once")
        if part not in DESIGNATIONS:
            near = suggestions(part, DESIGNATIONS)
            raise LiteralError(f"{part!r} is no designation of a player", ", ".join(DESIGNATIONS), near)
        holder = next((p for p, fields in builder.players.items() if part in fields.get("designations", ())), None)
        if holder is not None and part != "city's blessing":
            raise LiteralError(f"{holder} has the {part} already", "one player at a time (725.3, 726.3)")
    return tuple(listed_words(text))


@given("the battlefield holds", PERMANENTS, required=True)
def battlefield_holds(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Permanents, in the order of their timestamps: untapped, and controlled since before this turn, unless
    said otherwise."""
    del slots
    game.describing()
    for row in PERMANENTS.rows(datatable):
        controller = row.need("controller", game.names.player)
        owner = row.read("owner", game.names.player) or controller
        controlled = {"controller": controller} if controller != owner else {}
        _place(game, row, "permanent", Zone.BATTLEFIELD, owner, controlled)


def _place(game: Game, row: Row, column: str, zone: Zone, owner: str, fields: dict[str, Any]) -> None:
    """The objects of one row; an error in it names row and column."""
    builder = game.builder
    count, card = row.need(column, partial(parse_counted, names=game.names))
    definition = row.need(column, lambda _: builder.card(card))
    for _ in range(count):
        alias = row.read("as", lambda text: builder.bind(text, definition.name)) or ""
        draft = builder.place(card, zone, owner, alias, **fields)
        draft.row = row.place
        row.read("state", partial(builder.set_state, draft))


@given("{player}'s {zone} holds[, from the top][ {objects}]", CARDS)
def zone_holds(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Cards in a zone: a library's from the top, a graveyard's from the bottom unless it says from the top. A
    library has these and no others, unless ``the players have`` says how many lie below."""
    builder = game.describing()
    player, zone = game.names.player(slots["player"]), parse_zone(slots["zone"])
    check_ordered(zone, slots["text"])
    if not slots["objects"] and datatable is None:
        allowed = 'a table, or holds "X"; zones are empty without a step, and a library with `library` 0 of `the players have`'
        raise LiteralError("what the zone holds is missing", allowed)
    before = len(builder.drafts)
    for text in listed_quotes(slots["objects"] or ""):
        count, card = parse_counted(text, game.names)
        for _ in range(count):
            builder.place(card, zone, player)
    for row in CARDS.rows(datatable):
        _place(game, row, "card", zone, player, {})
    if zone is Zone.GRAVEYARD and "from the top" in slots["text"]:
        builder.drafts[before:] = reversed(builder.drafts[before:])  # kept from the bottom, as cards come to it (404.1)


@given("the stack holds, from the top", STACK, required=True)
def stack_holds(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Spells and abilities on the stack, with what was announced for them."""
    del slots
    builder = game.describing()
    for row in STACK.rows(datatable):
        wanted = row.need("object", lambda text: parse_object(text, game.names))
        controller = row.need("controller", game.names.player)
        card = game.names.aliases.get(wanted.name, wanted.name)
        alias = row.read("as", partial(builder.bind, card=card)) or ""
        draft = builder.place(card, Zone.STACK, controller, alias)
        draft.row = row.place
        announced = Announced(
            source=wanted.name if wanted.ability is not None else None,
            ability=wanted.ability,
            copy=wanted.copy,
            x=row.read("x", parse_count),
            modes=row.read("modes", lambda text: tuple(parse_place(part) for part in listed(text))) or (),
            costs=tuple(listed(row["costs"])),
        )
        builder.announce(draft, announced, tuple(listed(row["targets"])))


@given("the board {name}")
def the_board(game: Game, slots: Slots, datatable: Table | None) -> None:
    """A board that many scenarios share, from ``fixtures/boards``: it is a list of Given steps."""
    del datatable
    name = slots["name"].strip('"')
    if name in game.describing().boards:
        raise LiteralError(f"the board {name!r} stands twice", "each board once")
    game.builder.boards.add(name)
    for text, table in load_board(slots["name"].strip('"')):
        found = find("given", text)
        if found is None:
            allowed = "; ".join(p.template for p in PHRASES if p.kind == "given")
            raise LiteralError(f"{text!r} in the board is no Given step", allowed)
        phrase, inner = found
        phrase.run(game, inner, table)
