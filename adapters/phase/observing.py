"""The game as the suite sees it, read from the engine's exported state."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ...engine.terms.zones import Zone
from .. import port
from . import texts
from .binding import COPY, Doc
from .naming import Names, in_order, inherent, is_copy
from .placing import CHOSEN
from .words import COLORS, MANA, counter_name, mana_value, spaced, step_of, symbols, zone_of


def observe(names: Names, state: Doc, viewer: str | None, turns_before: int, prompt: port.Prompt | None) -> port.Observation:
    """The whole observation, for a viewer or for all."""
    waiting = state["waiting_for"]
    over = waiting["type"] == "GameOver"
    holder = waiting["data"]["player"] if waiting["type"] == "Priority" else None
    day = state.get("day_night")
    return port.Observation(
        viewer=viewer,
        turn=max(1, state["turn_number"] - turns_before),
        active=names.player(state["active_player"]),
        step=step_of(state),
        priority=names.player(holder) if holder is not None else None,
        over=over,
        day_night=str(day).lower() if day else None,
        players=tuple(_player(names, state, seat, over) for seat in range(len(names.players))),
        objects=tuple(_object(names, state, thing, viewer) for thing in in_order(state) if not _left(state, thing)),
        stack=tuple(_entry(names, state, entry) for entry in reversed(state["stack"])),
        prompt=prompt,
    )


def _left(state: Doc, thing: Doc) -> bool:
    """Whether an object has left the game with its owner (800.4a). The engine keeps such objects in exile."""
    return thing["owner"] in state.get("eliminated_players", []) and zone_of(thing) is Zone.EXILE


def _player(names: Names, state: Doc, seat: int, over: bool) -> port.ObservedPlayer:
    player = state["players"][seat]
    counters = {"poison": player.get("poison_counters", 0), "energy": player.get("energy", 0)}
    for kind, count in (player.get("player_counters") or {}).items():
        counters[counter_name(kind)] = count
    lost = bool(player.get("is_eliminated")) or seat in state.get("eliminated_players", [])
    winner = state["waiting_for"].get("data", {}).get("winner") if over else None
    held = [word for word in ("monarch", "initiative") if state.get(word) == seat]
    held += ["city's blessing"] if seat in (state.get("city_blessing") or []) else []
    pool = [MANA.get(pip["color"], "?") for pip in player["mana_pool"]["mana"]]
    used = player.get("lands_played_this_turn", 0)
    return port.ObservedPlayer(
        name=names.player(seat),
        life=player["life"],
        counters={kind: count for kind, count in counters.items() if count},
        hand=len(player["hand"]),
        library=len(player["library"]),
        graveyard=len(player["graveyard"]),
        mana="".join(f"{{{s}}}" for s in sorted(pool, key="WUBRGC?".index)),
        designations=tuple(held),
        land_plays_left=max(0, _land_plays(state, seat) - used) if seat == state["active_player"] else 0,
        lost=lost or (over and winner is not None and winner != seat),
        won=over and winner == seat,
    )


def _land_plays(state: Doc, seat: int) -> int:
    """How many lands a player may play in a turn; the engine adds the effects that allow more as one is played (305.2)."""
    here = [state["objects"][str(number)] for number in state["battlefield"]]
    more = [made for thing in here if thing["controller"] == seat for made in thing["static_definitions"]]
    extra = [made for made in more if made.get("definition", made).get("mode") == "MayPlayAdditionalLand"]
    return int(state.get("max_lands_per_turn", 1)) + len(extra)


def _object(names: Names, state: Doc, thing: Doc, viewer: str | None) -> port.ObservedObject:
    zone = zone_of(thing)
    base: dict[str, Any] = {
        "id": names.id(thing),
        "ref": None if is_copy(thing) else names.refs.get(thing["id"]),
        "zone": zone,
        "owner": names.player(thing["owner"]),
        "controller": names.player(thing["controller"] if zone in (Zone.BATTLEFIELD, Zone.STACK) else thing["owner"]),
    }
    hidden = (
        viewer is not None
        and not _shown(names, state, thing, viewer)
        and (
            zone == Zone.LIBRARY
            or (zone == Zone.HAND and base["owner"] != viewer)
            or (thing["face_down"] and base["controller"] != viewer)
        )
    )
    if hidden and not (thing["face_down"] and zone == Zone.BATTLEFIELD):
        return port.ObservedObject(**base, known=False)
    printed = "" if hidden else names.printed(thing)
    return port.ObservedObject(
        **base,
        **_characteristics(names, state, thing),
        **_status(names, state, thing),
        known=not hidden,
        printed=printed,
        token=bool(thing.get("is_token")) and not is_copy(thing),
        copy=is_copy(thing) or _copies(names, thing),
    )


def _copies(names: Names, thing: Doc) -> bool:
    """Whether a permanent's own text is that of another card (707.2)."""
    card = names.printed(thing)
    text = (thing.get("printed_ref") or {}).get("oracle_id")
    return zone_of(thing) is Zone.BATTLEFIELD and bool(card and text) and text != card


def _shown(names: Names, state: Doc, thing: Doc, viewer: str) -> bool:
    """Whether something shows a hidden card to a player: a question about it, or that it was revealed (400.2)."""
    data = state["waiting_for"].get("data") or {}
    asked = data.get("player") == names.seat(viewer) and thing["id"] in (data.get("cards") or [])
    revealed = {*state.get("revealed_cards", []), *state.get("public_revealed_cards", [])}
    return asked or thing["id"] in revealed


def _characteristics(names: Names, state: Doc, thing: Doc) -> Doc:
    types = thing["card_types"]
    cost = thing.get("mana_cost")
    sized = "Creature" in types["core_types"] or zone_of(thing) is not Zone.BATTLEFIELD
    return {
        "name": names.name(thing),
        "supertypes": tuple(types["supertypes"]),
        "types": tuple(types["core_types"]),
        "subtypes": tuple(types["subtypes"]),
        "colors": tuple(letter for color, letter in COLORS.items() if color in _colors(names, state, thing)),
        "mana_cost": None if thing.get("is_token") and not (cost or {}).get("shards") else symbols(cost),
        "mana_value": mana_value(_cost_of_front(thing)) + _value_of_x(state, thing) + _other_half(names, state, thing),
        # A permanent that is no creature has neither (208.3), whatever is printed on it; the engine keeps them.
        "power": thing.get("power") if sized else None,
        "toughness": thing.get("toughness") if sized else None,
        "loyalty": thing.get("loyalty"),
        "defense": thing.get("defense"),
        "abilities": tuple(_abilities(names, thing)),
    }


def _other_half(names: Names, state: Doc, thing: Doc) -> int:
    """The mana value of the other half of a split card (709.4b)."""
    return mana_value((thing.get("back_face") or {}).get("mana_cost")) if _has_both(names, state, thing) else 0


def _colors(names: Names, state: Doc, thing: Doc) -> list[str]:
    """The colors, of both halves where a split card has both (709.4)."""
    other = (thing.get("back_face") or {}).get("color") or [] if _has_both(names, state, thing) else []
    return [*thing["color"], *other]


def _has_both(names: Names, state: Doc, thing: Doc) -> bool:
    """Whether a split card has the characteristics of both halves (709.4, 709.4d); the engine keeps them apart."""
    card = names.definition(thing)
    if card is None or card.layout != "split":
        return False
    entry = next((e for e in state["stack"] if e["id"] == thing["id"]), None)
    return entry is None or (entry["kind"].get("data") or {}).get("casting_variant") == "Fuse"


def _value_of_x(state: Doc, thing: Doc) -> int:
    """What the X of a spell on the stack adds to its mana value (202.3e)."""
    count = ((thing.get("mana_cost") or {}).get("shards") or []).count("X")
    entry = next((e for e in state["stack"] if e["id"] == thing["id"]), None) if count else None
    if entry is None:
        return 0
    data = entry["kind"].get("data") or {}
    return count * (_x(thing, data, data.get("ability") or {}) or 0)


def _cost_of_front(thing: Doc) -> Doc | None:
    """The cost from which the mana value comes: the front face's, for a card with its back face up (202.3b)."""
    front = thing.get("back_face") if thing.get("transformed") else None
    cost: Doc | None = front.get("mana_cost") if front else thing.get("mana_cost")
    return cost


def _status(names: Names, state: Doc, thing: Doc) -> Doc:
    combat = state.get("combat") or {}
    attack = next((a for a in combat.get("attackers", []) if a["object_id"] == thing["id"]), None)
    blocking = (combat.get("blocker_to_attacker") or {}).get(str(thing["id"]), [])
    host = thing.get("attached_to")
    definition = names.definition(thing)
    faced = definition is not None and len(definition.faces) > 1
    held = [word for word, key in (("suspected", "is_suspected"), ("monstrous", "monstrous")) if thing.get(key)]
    return {
        "counters": {counter_name(kind): count for kind, count in thing["counters"].items() if count},
        # Status and damage are of permanents only (110.5, 120.3); the engine forgets them when they come back.
        "damage": thing["damage_marked"] if zone_of(thing) is Zone.BATTLEFIELD else 0,
        "tapped": thing["tapped"] and zone_of(thing) is Zone.BATTLEFIELD,
        "flipped": thing["flipped"],
        "face_down": thing["face_down"],
        "face": thing["name"] if faced and zone_of(thing) in (Zone.BATTLEFIELD, Zone.STACK) else None,
        "phased_out": (thing.get("phase_status") or {}).get("status") == "PhasedOut",
        "fresh": bool(thing.get("summoning_sick")),
        "attached_to": _label(names, state, host) if host else None,
        "attached": tuple(names.id(state["objects"][str(n)]) for n in thing["attachments"] if str(n) in state["objects"]),
        "attacking": _label(names, state, attack["attack_target"]) if attack else None,
        "blocked": bool(attack and attack["blocked"]),
        "blocking": tuple(names.id(state["objects"][str(n)]) for n in blocking if str(n) in state["objects"]),
        "chosen": tuple(_chosen(names, thing)),
        "commander": bool(thing.get("is_commander")),
        "designations": tuple(held),
    }


def _chosen(names: Names, thing: Doc) -> Iterator[port.Chosen]:
    for made in thing.get("chosen_attributes") or []:
        what = next((word for word, name in CHOSEN.items() if name == made.get("type")), None)
        value = made.get("value")
        if what == "player" and "Battle" in thing["card_types"]["core_types"]:
            what = "protector"
        if what is not None and value is not None:
            shown = names.player(value) if what in ("player", "protector") else str(value)
            yield port.Chosen(what=what, value=shown.lower() if what == "color" else shown)


def _label(names: Names, state: Doc, target: Doc) -> str:
    """A player's name, or the id of an object."""
    value = names.value(state, target)
    return value.player if isinstance(value, port.OfPlayer) else value.object.id or ""


def _abilities(names: Names, thing: Doc) -> Iterator[port.ObservedAbility]:
    """The abilities that an object has now, those of its own text with their numbers (113.2c)."""
    own = names.own_text(thing)
    seen: set[port.Ability] = set()
    for keyword in thing["keywords"]:
        label = keyword_label(keyword)
        name = re.split(r" (?=\{|\d|from )", label)[0]
        printed = next((p for p in own if p.label and (p.label == label or p.ability.keyword == name)), None)
        ability = printed.ability if printed else port.Ability(keyword=name)
        if printed is None or ability not in seen:
            seen.add(ability)
            yield port.ObservedAbility(ability=ability, name=printed.label if printed else label, kind="static")
    for ability, kind in names.abilities(thing):
        if ability == port.Ability() or ability not in seen:
            seen.add(ability)
            label = next((p.label for p in own if p.ability == ability), "")
            yield port.ObservedAbility(ability=ability, name=label, kind=kind)


def keyword_label(keyword: Any) -> str:
    """A keyword of the engine's as printed: ``first strike``, ``ward {2}``."""
    if isinstance(keyword, str):
        return texts.hyphened(spaced(keyword))
    ((name, parameter),) = keyword.items()
    name = texts.hyphened(spaced(name))
    if isinstance(parameter, dict) and parameter.get("type") == "Cost":
        return f"{name} {symbols(parameter)}"
    if isinstance(parameter, int):
        return f"{name} {parameter}"
    if name == "landwalk":
        return f"{str(parameter).lower()}walk"
    if isinstance(parameter, str):
        return f"{name} {spaced(parameter)}"
    return name


def _entry(names: Names, state: Doc, entry: Doc) -> port.StackObject:
    kind, data = entry["kind"]["type"], entry["kind"].get("data") or {}
    ability = data.get("ability") or {}
    spell = kind == "Spell"
    source = state["objects"].get(str(entry["source_id"]))
    thing = state["objects"].get(str(entry["id"])) if spell else None
    own = inherent(data.get("description")) if not spell else None
    if own is not None:
        source = None
    kinds = {"Spell": port.StackKind.SPELL, "ActivatedAbility": port.StackKind.ACTIVATED}
    return port.StackObject(
        id=names.id(thing) if thing is not None else f"s{entry['id']}",
        kind=kinds.get(kind, port.StackKind.TRIGGERED),
        name=own[0] if own is not None else names.name(thing) if thing is not None else names.source_name(state, entry),
        controller=names.player(entry["controller"]),
        owner=names.player(thing["owner"] if thing is not None else entry["controller"]),
        source=None if spell or own else names.id(source) if source is not None else f"{entry['source_id']}.0",
        source_ref=None if spell or own else names.refs.get(entry["source_id"]),
        ability=None if spell else names.stack_ability(state, entry),
        targets=tuple(_targets(names, state, ability)),
        modes=tuple(n + 1 for n in data.get("chosen_modes") or ability.get("chosen_modes") or _modes(ability, source)),
        x=_x(thing, data, ability),
        copy=bool(thing is not None and is_copy(thing)) or (not spell and bool(entry.get(COPY))),
    )


def _modes(ability: Doc, source: Doc | None) -> list[int]:
    """The modes of a triggered ability, of which the engine keeps the words only (700.2b)."""
    chosen = ability.get("selected_mode_labels") or []
    rows = [row.get("definition", row) for row in source["trigger_definitions"]] if source is not None and chosen else []
    for row in rows:
        worded = ((row.get("execute") or {}).get("modal") or {}).get("mode_descriptions") or []
        if all(label in worded for label in chosen):
            return [worded.index(label) for label in chosen]
    return []


def _x(thing: Doc | None, data: Doc, ability: Doc) -> int | None:
    """The value of X; of a spell for which it was not chosen it is 0 (107.3b)."""
    chosen = next((part["chosen_x"] for part in (ability, data) if part.get("chosen_x") is not None), None)
    if chosen is None and thing is not None and "X" in ((thing.get("mana_cost") or {}).get("shards") or ()):
        return 0
    return chosen


def _targets(names: Names, state: Doc, ability: Doc) -> Iterator[port.Targets]:
    """The targets of an ability and of what follows in it, a group for each part that has some."""
    number = 0
    part: Doc | None = ability
    while part:
        if part.get("targets"):
            number += 1
            yield port.Targets(number=number, targets=tuple(names.value(state, t) for t in part["targets"]))
        part = part.get("sub_ability")


__all__ = ["keyword_label", "observe"]
