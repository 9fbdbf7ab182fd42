"""A state of the suite as a running game of the engine.

A fresh game is started with every card in somebody's deck; its exported state is edited and loaded again.
"""

from __future__ import annotations

import contextlib
from typing import Any

from ...engine.terms.steps import Step
from ...engine.terms.subtypes import CREATURE_TYPES
from ...engine.terms.zones import Zone
from .. import port
from . import binding, cards, placing_stack
from .binding import Doc, Rejected, Table
from .words import COLORS, MANA, PHASES, ZONES, counter_key

PINNED = "2026-04-17"
"""The edition of the rules that the engine is held to; it has no others."""

FILLER = "Inert Filler"
"""What pads the decks, so that an opening hand can be drawn; it is removed again."""
_FILLERS = 8

_NO_PRIORITY = frozenset({Step.UNTAP, Step.CLEANUP, Step.FIRST_STRIKE_DAMAGE})
_LISTS = {Zone.LIBRARY: "library", Zone.HAND: "hand", Zone.GRAVEYARD: "graveyard"}
_SHARED = {Zone.BATTLEFIELD: "battlefield", Zone.EXILE: "exile", Zone.COMMAND: "command_zone"}
_PLAYER_COUNTERS = {"poison": "poison_counters", "energy": "energy"}
_MORE_COUNTERS = {"experience": "Experience", "rad": "Rad", "ticket": "Ticket"}
CHOSEN = {
    "color": "Color",
    "creature type": "CreatureType",
    "name": "CardName",
    "player": "Player",
    "protector": "Player",
    "number": "Number",
    "card type": "CardType",
}
"""What is chosen for an object, and the engine's name of it."""
UNTIL: Any = {"UntilSourceLeaves": {"return_zone": "Battlefield"}}
"""The engine's link between a card and what exiled it for as long as that stays."""


class CannotPlace(Exception):
    """The engine cannot be given that state: why, which capabilities and which cards."""

    def __init__(self, reason: str, capabilities: tuple[str, ...] = (), cards: tuple[str, ...] = ()) -> None:
        super().__init__(reason)
        self.reply = port.Unsupported(reason=reason, capabilities=capabilities, cards=cards)


class Placed:
    """A game that has been set up: the table, and which object of the engine is which of the state."""

    def __init__(self, table: Table, setup: port.GameSetup, ids: dict[str, int]) -> None:
        self.table = table
        self.setup = setup
        self.ids = ids


def place(module: Any, setup: port.GameSetup) -> Placed:
    """The game of a state; :class:`CannotPlace` where the engine cannot have it."""
    _check(setup)
    database = binding.database(module, _faces(module, setup))
    table = Table(database, _started(database, setup))
    document = table.document
    state: Doc = document["state"]
    ids = _assign(state, setup)
    _objects(state, setup, ids)
    _players(state, setup)
    _time(state, setup)
    _combat(state, setup, ids)
    table.load(document)
    for thing in setup.objects:
        _turn_over(table, thing, ids[thing.ref], setup)
    return Placed(table, setup, ids)


def _check(setup: port.GameSetup) -> None:
    if setup.edition != PINNED:
        raise CannotPlace(f"the engine knows no other edition of the rules than about {PINNED}")
    if setup.format != "free":
        raise CannotPlace(f"the format {setup.format!r}")
    if setup.step in _NO_PRIORITY:
        raise CannotPlace(f"a game that begins in the {setup.step}")
    for thing in setup.objects:
        _check_object(thing)
    for player in setup.players:
        odd = sorted(set(player.counters) - set(_PLAYER_COUNTERS) - set(_MORE_COUNTERS))
        if odd:
            raise CannotPlace(f"players with {', '.join(odd)} counters")
        if player.team is not None:
            raise CannotPlace("teams")


def _check_object(thing: port.ObjectSetup) -> None:
    if thing.face_down and thing.zone != Zone.BATTLEFIELD:
        raise CannotPlace("cards given face down outside the battlefield")
    if thing.commander:
        raise CannotPlace("commanders")
    odd = {c.what for c in thing.chosen} - set(CHOSEN)
    if odd:
        raise CannotPlace(f"a chosen {', '.join(sorted(odd))} given")
    if thing.designations:
        raise CannotPlace(f"objects given as {', '.join(thing.designations)}")


def _faces(module: Any, setup: port.GameSetup) -> list[Doc]:
    faces: list[Doc] = []
    unread: dict[str, str] = {}
    for card in setup.cards:
        try:
            faces += cards.compile_card(module, card)
        except cards.Unreadable as error:
            unread[card.name] = str(error)
    if unread:
        reasons = "; ".join(f"{name}: {why}" for name, why in unread.items())
        raise CannotPlace(f"cards that the engine cannot read: {reasons}", cards=tuple(unread))
    filler = port.CardDefinition(name=FILLER, faces=(port.FaceDefinition(name=FILLER, type_line="Artifact"),))
    return [*faces, *cards.compile_card(module, filler)]


def deck_name(setup: port.GameSetup, thing: port.ObjectSetup) -> str:
    """The name by which the engine's database has a card: that of its front face."""
    definition = next((c for c in setup.cards if thing.card in (c.name, *(f.name for f in c.faces))), None)
    if definition is None:
        raise CannotPlace(f"no definition of {thing.card} came with the state", cards=(thing.card,))
    return definition.faces[0].name


def _started(database: Any, setup: port.GameSetup) -> Any:
    """A game with all cards in their owners' decks, all opening hands kept."""
    decks = [
        [FILLER] * _FILLERS + [deck_name(setup, thing) for thing in setup.objects if thing.owner == player.name]
        for player in setup.players
    ]
    game = database.new_game(
        decks[0], decks[1], extra_players=decks[2:] or None, format="FreeForAll", first_player=0, seed=setup.seed
    )
    for _ in range(2 * len(decks)):
        waiting = game.waiting_for()
        if waiting["type"] != "MulliganDecision":
            break
        keep = {"type": "MulliganDecision", "data": {"choice": {"type": "Keep"}}}
        game.apply(waiting["data"]["pending"][0]["player"], keep)
    return game


def _assign(state: Doc, setup: port.GameSetup) -> dict[str, int]:
    """Which object of the engine stands for which of the state; what is left over is removed."""
    seats = {player.name: seat for seat, player in enumerate(setup.players)}
    free: dict[tuple[int, str], list[int]] = {}
    for thing in sorted(state["objects"].values(), key=lambda o: o["id"]):
        free.setdefault((thing["owner"], thing["name"]), []).append(thing["id"])
    ids: dict[str, int] = {}
    for wanted in setup.objects:
        found = free.get((seats[wanted.owner], deck_name(setup, wanted)))
        if not found:
            raise CannotPlace(f"the engine started without {wanted.card}", cards=(wanted.card,))
        ids[wanted.ref] = found.pop(0)
    for left in free.values():
        for number in left:
            del state["objects"][str(number)]
    return ids


def _objects(state: Doc, setup: port.GameSetup, ids: dict[str, int]) -> None:
    seats = {player.name: seat for seat, player in enumerate(setup.players)}
    for name in _SHARED.values():
        state[name] = []
    for player in state["players"]:
        player.update({key: [] for key in _LISTS.values()})
    for timestamp, wanted in enumerate(setup.objects, start=1):
        if wanted.zone == Zone.STACK:
            continue
        thing = state["objects"][str(ids[wanted.ref])]
        thing["zone"] = ZONES[wanted.zone]
        if wanted.zone in _SHARED:
            state[_SHARED[wanted.zone]].append(thing["id"])
        else:
            player = state["players"][seats[wanted.owner]]
            player[_LISTS[wanted.zone]] = [*player[_LISTS[wanted.zone]], thing["id"]]
        if wanted.zone == Zone.BATTLEFIELD:
            _permanent(thing, wanted, seats, timestamp)
        thing["counters"] = {counter_key(kind): count for kind, count in wanted.counters.items() if count}
        if wanted.token:
            thing |= {"is_token": True, "card_id": 0, "display_source": "Token"}
        if wanted.zone != Zone.BATTLEFIELD and wanted.controller not in (None, wanted.owner):
            raise CannotPlace("a card outside the battlefield under another player's control")
    _attach(state, setup, ids)
    _link(state, setup, ids)
    try:
        placing_stack.stack(state, setup, ids, [thing for thing in setup.objects if thing.zone == Zone.STACK])
    except placing_stack.CannotStack as error:
        raise CannotPlace(str(error)) from None
    state["next_timestamp"] = len(setup.objects) + 1


def _permanent(thing: Doc, wanted: port.ObjectSetup, seats: dict[str, int], timestamp: int) -> None:
    controller = seats[wanted.controller or wanted.owner]
    thing |= {
        "timestamp": timestamp,
        "incarnation": thing.get("incarnation", 0) + 1,
        "entered_battlefield_turn": 1,
        "tapped": wanted.tapped,
        "flipped": wanted.flipped,
        "damage_marked": wanted.damage,
        "dealt_deathtouch_damage": wanted.deathtouched,
        "controller": controller,
        "base_controller": controller,
    }
    if wanted.fresh:
        thing["summoning_sick"] = True
    for kind, field in (("loyalty", "loyalty"), ("defense", "defense")):
        if kind in wanted.counters:
            thing[field] = wanted.counters[kind]
        elif kind == "defense" and thing.get(field) is not None and not wanted.face_down:
            raise CannotPlace("a battle without defense counters")
    if wanted.phased_out:
        thing["phase_status"] = {"status": "PhasedOut", "cause": "Directly"}
    if wanted.chosen:
        thing["chosen_attributes"] = [{"type": CHOSEN[c.what], "value": _chosen(c, seats)} for c in wanted.chosen]


def _chosen(chosen: port.Chosen, seats: dict[str, int]) -> str | int:
    if chosen.what in ("player", "protector"):
        return seats[chosen.value]
    if chosen.what == "number":
        return int(chosen.value)
    return chosen.value.capitalize() if chosen.what == "color" else chosen.value


def _link(state: Doc, setup: port.GameSetup, ids: dict[str, int]) -> None:
    """What exiled what (607.2a); until its source leaves, where the text of that says so."""
    cards_of = {thing.ref: thing.card for thing in setup.objects}
    for wanted in setup.objects:
        if wanted.exiled_by is None:
            continue
        card = cards_of[wanted.exiled_by]
        texts = [f.rules_text for c in setup.cards for f in c.faces if card in (c.name, f.name)]
        until = any("leaves the battlefield" in text for text in texts)
        kind = UNTIL if until else "TrackedBySource"
        state["exile_links"].append({"exiled_id": ids[wanted.ref], "source_id": ids[wanted.exiled_by], "kind": kind})


def _attach(state: Doc, setup: port.GameSetup, ids: dict[str, int]) -> None:
    players = {player.name: seat for seat, player in enumerate(setup.players)}
    for wanted in setup.objects:
        if wanted.attached_to is None:
            continue
        thing = state["objects"][str(ids[wanted.ref])]
        if wanted.attached_to in players:
            thing["attached_to"] = {"type": "Player", "data": players[wanted.attached_to]}
            continue
        host = state["objects"][str(ids[wanted.attached_to])]
        thing["attached_to"] = {"type": "Object", "data": host["id"]}
        host["attachments"] = [*host["attachments"], thing["id"]]


def _players(state: Doc, setup: port.GameSetup) -> None:
    state["mana_pips"] = []
    for seat, (player, wanted) in enumerate(zip(state["players"], setup.players, strict=True)):
        player["life"] = 20 if wanted.life is None else wanted.life
        player["drew_from_empty_library"] = False
        player["has_drawn_this_turn"] = False
        player["cards_drawn_this_turn"] = 0
        player["lands_played_this_turn"] = wanted.land_plays_used
        for kind, count in wanted.counters.items():
            if kind in _PLAYER_COUNTERS:
                player[_PLAYER_COUNTERS[kind]] = count
            else:
                player["player_counters"] = {**player.get("player_counters", {}), _MORE_COUNTERS[kind]: count}
        player["mana_pool"] = {"mana": _pool(state, wanted.mana)}
        if wanted.land_plays_used:
            state["lands_played_this_turn_by_player"][str(seat)] = wanted.land_plays_used
            if wanted.name == setup.active:
                state["lands_played_this_turn"] = wanted.land_plays_used
        for word in wanted.designations:
            if word == "city's blessing":
                state["city_blessing"] = [*state.get("city_blessing", []), seat]
            elif word in ("monarch", "initiative"):
                state[word] = seat
            else:
                raise CannotPlace(f"the designation {word!r}")


def _pool(state: Doc, mana: str) -> list[Doc]:
    kinds = {letter: name for name, letter in MANA.items()}
    pips = []
    for symbol in mana.replace("{", "").split("}")[:-1]:
        if symbol.isdigit():
            pips += _pool(state, "{C}" * int(symbol))
            continue
        if symbol not in kinds:
            raise CannotPlace(f"{{{symbol}}} in a mana pool")
        number = state["next_pip_id"]
        state["next_pip_id"] = number + 1
        pips.append({"color": kinds[symbol], "pip_id": number, "restrictions": [], "snow": False, "source_id": 0})
    return pips


def _time(state: Doc, setup: port.GameSetup) -> None:
    seat = [player.name for player in setup.players].index(setup.active)
    # The first turn of all skips its draw (103.8), and nothing has been under control since before it.
    state["turn_number"] = setup.turn + turns_before(setup)
    state["active_player"] = state["priority_player"] = seat
    state["phase"] = PHASES[setup.step]
    state["steps_started_this_turn"] = {PHASES[setup.step]: 1}
    state["waiting_for"] = {"type": "Priority", "data": {"player": seat}}
    state["all_creature_types"] = sorted(kind.replace("-", " ") if kind == "Time-Lord" else kind for kind in CREATURE_TYPES)
    state["zone_changes_this_turn"] = []
    state["zone_change_library_knowledge_stamps"] = []
    if setup.day_night is not None:
        state["day_night"] = setup.day_night.capitalize()
    for player in state["players"]:
        player["turns_taken"] = 1


def turns_before(setup: port.GameSetup) -> int:
    """How many turns the engine counts before the suite's first."""
    return 2 * len(setup.players)


def _combat(state: Doc, setup: port.GameSetup, ids: dict[str, int]) -> None:
    attackers = [thing for thing in setup.objects if thing.attacking is not None]
    if not attackers:
        return
    seats = {player.name: seat for seat, player in enumerate(setup.players)}
    holders = {thing.ref: seats[thing.controller or thing.owner] for thing in setup.objects}
    blocks = {ids[thing.ref]: [ids[ref] for ref in thing.blocking] for thing in setup.objects if thing.blocking}
    rows = []
    for thing in attackers:
        number, whom = ids[thing.ref], thing.attacking or ""
        if whom in seats:
            target, defending = {"type": "Player", "data": seats[whom]}, seats[whom]
        else:
            target, defending = {"type": "Planeswalker", "data": ids[whom]}, holders[whom]
        rows.append(
            {
                "object_id": number,
                "attack_target": target,
                "band_id": None,
                "blocked": thing.blocked or any(number in blocked for blocked in blocks.values()),
                "defending_player": defending,
            }
        )
    declared = setup.step is not Step.DECLARE_ATTACKERS
    state["combat"] = _combat_document(state, rows, blocks, declared)


def _combat_document(state: Doc, rows: list[Doc], blocks: dict[int, list[int]], declared: bool) -> Doc:
    assignments: dict[str, list[int]] = {}
    for blocker, blocked in blocks.items():
        for attacker in blocked:
            assignments.setdefault(str(attacker), []).append(blocker)
    defenders = sorted({row["defending_player"] for row in rows})
    active = str(state["active_player"])
    return {
        "attackers": rows,
        "attacked_defenders_this_combat": {active: defenders},
        "attacking_incarnations_this_combat": [
            {"object_id": r["object_id"], "incarnation": state["objects"][str(r["object_id"])]["incarnation"]} for r in rows
        ],
        "blocker_assignments": assignments,
        "blocker_to_attacker": {str(blocker): blocked for blocker, blocked in blocks.items()},
        "blockers_declared_by": defenders if declared else [],
        "creature_attacked_defenders_this_combat": {str(r["object_id"]): [r["defending_player"]] for r in rows},
        "creature_blocked_attackers_this_combat": [],
        "damage_assignments": {},
        "damage_step_index": None,
        "first_strike_done": False,
        "first_strike_participants": None,
        "pending_blocker_declaration_events": [],
        "pending_damage": [],
        "regular_damage_done": False,
    }


def _turn_over(table: Table, thing: port.ObjectSetup, number: int, setup: port.GameSetup) -> None:
    """Put the other face up, where the state has it so (712.8)."""
    if thing.face_down:
        _set_face(table, number, "face_down")
        return
    definition = next(c for c in setup.cards if thing.card in (c.name, *(f.name for f in c.faces)))
    if thing.face is None or thing.face == definition.faces[0].name or thing.zone != Zone.BATTLEFIELD:
        return
    if definition.layout not in ("transform", "modal"):
        raise CannotPlace(f"the face {thing.face} given up")
    _set_face(table, number, "transformed")


def _set_face(table: Table, number: int, state: str) -> None:
    kept = table.state["objects"][str(number)]["timestamp"]
    debug(table, "SetFaceState", {"object_id": number, state: True})
    document = table.document
    document["state"]["objects"][str(number)]["timestamp"] = kept
    table.load(document)


def debug(table: Table, kind: str, data: Doc | None = None) -> None:
    """One of the engine's own actions for arranging a game, which are off outside of this."""
    document = table.document
    state = document["state"]
    before = (state["debug_mode"], state["debug_permitted"], state["format_config"]["allow_debug_actions"])
    state["debug_mode"], state["debug_permitted"] = True, [state["active_player"]]
    state["format_config"]["allow_debug_actions"] = True
    table.load(document)
    action = {"type": kind} if data is None else {"type": kind, "data": data}
    try:
        table.apply(state["active_player"], {"type": "Debug", "data": action})
    except Rejected as error:
        raise CannotPlace(f"the engine refuses {kind}: {error}") from None
    document = table.document
    state = document["state"]
    state["debug_mode"], state["debug_permitted"], state["format_config"]["allow_debug_actions"] = before
    with contextlib.suppress(ValueError):  # a state that the engine does not take back goes on as it is
        table.load(document)


__all__ = ["COLORS", "CannotPlace", "Placed", "debug", "place", "turns_before"]
