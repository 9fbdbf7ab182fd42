"""Then: what can be observed. Nothing here changes the game."""

from __future__ import annotations

from functools import partial

from ..adapters.port import Illegal, Legal, Observation, ObservedObject
from ..engine.terms.zones import Zone
from .answers import ANSWERS, parse_prompt
from .binding import describe_option, describe_prompt, option_fits, prompt_fits
from .changes import changes, key
from .checks import (
    check_characteristics,
    check_facts,
    check_quantity,
    check_stack,
    check_zone,
    find_objects,
    row_facts,
)
from .facts import check_could_have, facts_has, facts_is
from .game import Game, refusal
from .literals import check_ordered, parse_object, parse_point, parse_value, parse_zone
from .names import LiteralError
from .outcomes import ScenarioError
from .phrases import then
from .resolve import describe, zone_of
from .tables import Column, Columns, Table

Slots = dict[str, str]

PERMANENTS = Columns(
    (
        Column("permanent", "an object, or a number of them: 2 Forest, token Knight", required=True),
        Column("controller", "a player"),
        Column("owner", "a player"),
        Column("state", "tapped, 2 lore counters, attached to X"),
        Column("is", "a description: 3/3 white creature"),
        Column("has", "flying and trample"),
    ),
    example="| permanent | controller | state |\n| token Knight | Alice | tapped |",
)
CARDS = Columns((Column("card", "an object, or a number of them", required=True), Column("state", "1 time counter, face down")))
STACK = Columns(
    (
        Column("object", "X, copy of X, chapter III of X, ability 2 of X", required=True),
        Column("controller", "a player"),
        Column("targets", "A; Bob"),
        Column("x", "a number"),
        Column("modes", "1; 3"),
    ),
    example="| object | controller |\n| chapter III of Summon: G.F. Cerberus | Alice |",
)
CHARACTERISTICS = Columns(
    (
        Column("characteristic", "name, mana cost, mana value, colors, types, abilities ...", required=True),
        Column("value", "what it is, exactly", required=True),
    ),
    example="| characteristic | value |\n| types | Artifact; Creature |",
)
OPTIONS = Columns((Column("option", "an object, a player, a number, a word", required=True),))


@then("the battlefield holds[, and nothing more]", PERMANENTS, required=True)
def battlefield_holds(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Permanents, each row a different one; with "and nothing more", no others."""
    exact = "and nothing more" in slots["text"]
    rows = PERMANENTS.rows(datatable)
    check_zone(game, [row_facts(game, row, "permanent") for row in rows], Zone.BATTLEFIELD, None, exact)


@then("{player}'s {zone} (is empty|holds[, and nothing more][, from the top][ {objects}[ and nothing more]])", CARDS)
def zone_holds(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Cards in a player's zone, in exile or the command zone those that the player owns. "From the top" fixes
    the order."""
    player, zone = game.names.player(slots["player"]), parse_zone(slots["zone"])
    text = slots["text"]
    check_ordered(zone, text)
    empty = text.endswith("is empty")
    exact = empty or "and nothing more" in text
    wanted = [row_facts(game, row, "card") for row in CARDS.rows(datatable)]
    wanted += find_objects(game, slots["objects"])
    if not wanted and not empty:
        raise LiteralError("what the zone holds is missing", 'a table, holds "X", or is empty')
    if "from the top" in text:
        check_zone(game, wanted, zone, player, exact, ordered=True)
    else:
        check_zone(game, wanted, zone, player, exact)


@then("the stack (is empty|holds, from the top)", STACK)
def stack_holds(game: Game, slots: Slots, datatable: Table | None) -> None:
    """The whole stack, from the top, with what has been announced; a copy is ``copy of X``."""
    rows = STACK.rows(datatable)
    if not rows and not slots["text"].endswith("is empty"):
        raise LiteralError("what the stack holds is missing", "a table, or: the stack is empty")
    check_stack(game, rows)


@then("{object} (is|isn't) {description}")
def is_described(game: Game, slots: Slots, datatable: Table | None) -> None:
    """What an object is, at least: power/toughness, colors, types, status, controller. See
    ``characteristics`` for all."""
    del datatable
    facts = facts_is(slots["description"], game.names)
    negated = f"{slots['object']} isn't " in slots["text"]
    if negated and len(facts) > 1:
        raise LiteralError(f"{slots['description']!r} says several things", "isn't with one of them in each step")
    check_facts(game, parse_object(slots["object"], game.names), facts, negated)


@then("{object} (has|lacks) {having}")
def has_or_lacks(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Counters (exactly so many of that kind), damage, keywords, single abilities, numbers of an object."""
    del datatable
    lacks = f"{slots['object']} lacks " in slots["text"]
    facts = facts_has(slots["having"], game.names, lacks=lacks)
    if lacks:
        check_could_have(slots["having"], game.names)
    check_facts(game, parse_object(slots["object"], game.names), facts, negated=False)


@then("{object} (is|isn't) {place}")
def is_placed(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Where an object is: in a zone, attached to something, or gone (a token, an ability or a copy that is
    nowhere)."""
    del datatable
    wanted, place = parse_object(slots["object"], game.names), slots["place"]
    negated = f"{slots['object']} isn't " in slots["text"]
    if place.startswith("attached to"):
        check_facts(game, wanted, facts_is(place, game.names), negated)
        return
    finder = game.finder()
    if place == "gone":
        holds = not finder.all(wanted)
    else:
        holds = bool(finder.all(parse_object(f"{slots['object']} {place}", game.names)))
    everywhere = finder.all(wanted)
    if game.is_reference and not everywhere and not game.was_ever(wanted):
        raise LiteralError(f"there was no {wanted.text!r} in this game", "what has been in the game: nothing else is gone")
    if holds == negated:
        actual = [describe(f) for f in everywhere] or "nowhere"
        there = actual if isinstance(actual, str) else ", ".join(actual)
        raise game.mismatch(f"{slots['object']} is {there}", f"{'not ' if negated else ''}{place}", actual)
    for found in everywhere:
        game.claims.add(key(found) if isinstance(found, ObservedObject) else "", "zone" if zone_of(found) else "")
    if place == "gone":
        game.claims.add(wanted.name, "zone")


@then("the characteristics of {object} are", CHARACTERISTICS, required=True)
def characteristics_are(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Characteristics of an object (109.3), each exactly as the table has it; lists as ``A; B``, ``none`` for
    nothing."""
    check_characteristics(game, parse_object(slots["object"], game.names), CHARACTERISTICS.rows(datatable))


@then("{player} has {quantity}")
def has_quantity(game: Game, slots: Slots, datatable: Table | None) -> None:
    """How much a player has: life, counters, cards in a zone, mana, permanents of a description, land plays
    left."""
    del datatable
    check_quantity(game, game.names.player(slots["player"]), slots["quantity"])


DESIGNATION = (
    "({player} (is|isn't) the monarch|{player2} (has|doesn't have) (the initiative|the city's blessing)|"
    "nobody (is the monarch|has the initiative)|it is {dayness})"
)


@then(DESIGNATION)
def designated(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Designations of players and of the game: monarch, initiative, city's blessing, day and night."""
    del datatable
    seen = game.seen()
    text = slots["text"]
    if slots["dayness"]:
        actual = seen.day_night or "neither day nor night"
        if actual != slots["dayness"]:
            raise game.mismatch(f"it is {actual}", slots["dayness"], actual)
        game.claims.add("", "day_night")
        return
    word = next(w for w in ("monarch", "initiative", "city's blessing") if w in text)
    said = slots["player"] or slots["player2"]
    player = game.names.player(said) if said else None
    holders = [p.name for p in seen.players if word in p.designations]
    wanted = player in holders if player else not holders
    if wanted == ("isn't" in text or "doesn't" in text):
        raise game.mismatch(f"{word}: {', '.join(holders) or 'nobody'}", text, holders)
    for p in seen.players:
        game.claims.add(p.name, "designations")


@then("{player} can {action}", ANSWERS)
def can(game: Game, slots: Slots, datatable: Table | None) -> None:
    """The action, or the answer to the open prompt, is legal now; what is not said may be chosen in any legal
    way."""
    reply = game.legal(game.names.player(slots["player"]), slots["action"], datatable)
    if isinstance(reply, Illegal):
        raise game.mismatch(f"it is illegal: {refusal(reply)}", "legal", refusal(reply))


@then("{player} can't {action}", ANSWERS)
def cannot(game: Game, slots: Slots, datatable: Table | None) -> None:
    """The action, or the answer to the open prompt, is illegal now."""
    reply = game.legal(game.names.player(slots["player"]), slots["action"], datatable)
    if isinstance(reply, Legal):
        raise game.mismatch(f"{slots['player']} can {slots['action']}", "illegal", "legal")
    game.was_illegal(reply)


@then("{player} is (offered|asked for {kind}[ about {about}])", OPTIONS)
def offered(game: Game, slots: Slots, datatable: Table | None) -> None:
    """The open prompt: its kind and what it is about, or with a table its options, exactly these."""
    game.seen()
    prompt = game.prompt
    wanted = parse_prompt(slots["player"], slots["kind"] or "anything", slots["about"], game.names)
    if prompt is None:
        raise game.mismatch("nobody is asked for anything", slots["text"], "no open prompt")
    if wanted.kind not in (None, prompt.kind) or not prompt_fits(wanted, prompt, game.names):
        raise game.mismatch(describe_prompt(prompt), slots["text"], describe_prompt(prompt))
    if datatable is None:
        return
    left = list(prompt.options)
    values = [r.need("option", partial(parse_value, names=game.names)) for r in OPTIONS.rows(datatable)]
    for value in values:
        fitting = next((o for o in left if option_fits(value, o, game.names)), None)
        if fitting is None:
            break
        left.remove(fitting)
    else:
        if not left:
            return
    actual = [describe_option(o) for o in prompt.options]
    expected = [row["option"] for row in OPTIONS.rows(datatable)]
    raise game.mismatch(f"offered are {'; '.join(actual) or 'nothing'}", expected, actual)


@then("the action is refused")
def refused(game: Game, slots: Slots, datatable: Table | None) -> None:
    """What a player just tried was illegal, and has been undone (733.1)."""
    del slots, datatable
    if not game.tried:
        raise LiteralError("nothing has been tried", "When Alice tries to ...")
    if game.refused is None:
        raise game.mismatch("the action was taken", "refused", "taken")
    game.was_illegal(game.refused)


@then("it is {point}")
def it_is(game: Game, slots: Slots, datatable: Table | None) -> None:
    """The step, and whose turn it is."""
    del datatable
    point = parse_point(slots["point"], game.names)
    if point.next:
        raise LiteralError(f"{slots['point']!r} is not now", f"it is {point}")
    seen = game.seen()
    if seen.step != point.step or point.player not in (None, seen.active):
        raise game.mismatch(f"it is {seen.active}'s {seen.step}", str(point), f"{seen.active}'s {seen.step}")


@then("({player}|nobody) has priority")
def has_priority(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Who has priority (117)."""
    del datatable
    wanted = game.names.player(slots["player"]) if slots["player"] else None
    actual = game.seen().priority
    if actual != wanted:
        raise game.mismatch(f"{actual or 'nobody'} has priority", wanted or "nobody", actual or "nobody")


@then("({player} has (won|lost) the game|the game (is a draw|goes on))")
def outcome(game: Game, slots: Slots, datatable: Table | None) -> None:
    """How the game stands (104). "Has lost": has lost or conceded and left, or somebody else has won. "Has won":
    the game is over, and the player, or the player's team, has won it. In a draw, whoever was in the game until
    then has neither won nor lost."""
    del datatable
    seen = game.seen()
    text = slots["text"]
    actual = _standing(seen)
    if slots["player"]:
        player = game.player(game.names.player(slots["player"]))
        holds = player.won if "has won" in text else player.lost
        game.claims.add(player.name, "lost")
    elif "draw" in text:
        holds = seen.over and not any(p.won for p in seen.players)
    else:
        holds = not seen.over
    if not holds:
        raise game.mismatch(actual, text, actual)


def _standing(seen: Observation) -> str:
    won = [p.name for p in seen.players if p.won]
    lost = [p.name for p in seen.players if p.lost]
    parts = [f"{name} has won" for name in won] + [f"{name} has lost" for name in lost]
    if not seen.over:
        parts.append("the game goes on")
    elif not won:
        parts.append("the game is a draw")
    return ", ".join(parts)


@then("nothing else changes")
def nothing_else(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Since before the last When, nothing has changed but what the scenario's Then steps have named: no zone,
    life, counter, damage, control or designation. The card acted on may have moved."""
    del slots, datatable
    before, after = game.before, game.seen()
    if before is None:
        raise LiteralError("nothing has been done yet", "a When step before it")
    if (before.turn, before.step) != (after.turn, after.step):
        raise ScenarioError(
            f"the last When went from {before.active}'s {before.step} to {after.active}'s {after.step}; "
            "`nothing else changes` may not span steps of a turn"
        )
    left = [change.words for change in changes(before, after, game.moved) if not game.claims.cover(change)]
    if left:
        raise game.mismatch(f"also: {'; '.join(left)}", "nothing else changes", left)


@then("{player} (sees {object}[ as {what}]|can't see {object2})")
def sees(game: Game, slots: Slots, datatable: Table | None) -> None:
    """What a player may see of a hidden or face-down card (400.2, 708.5): its face, or only what the
    description says."""
    del datatable
    viewer = game.names.player(slots["player"])
    wanted = parse_object(slots["object"] or slots["object2"], game.names)
    ids = {f.id: f for f in game.finder().preferred(wanted)}
    shown = [o for o in game.seen(viewer).objects if o.id in ids]
    if not ids:
        raise game.mismatch(f"there is no {wanted.text}", wanted.text, "nothing")
    if slots["object2"]:
        if any(o.known for o in shown):
            raise game.mismatch(f"{viewer} sees {wanted.text}", "hidden", "seen")
        return
    if slots["what"] is None:
        if not any(o.known for o in shown):
            raise game.mismatch(f"{viewer} does not see {wanted.text}", "seen", "hidden")
        return
    seen = game.seen(viewer)
    for fact in facts_is(slots["what"], game.names):
        actual = [fact.read(o, seen) for o in shown]
        if not any(fact.holds(value) for value in actual):
            raise game.mismatch(f"{viewer} sees {wanted.text} otherwise: {fact.words}", fact.words, actual)
