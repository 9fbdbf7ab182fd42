"""Objects given on the stack: spells, and activated and triggered abilities of what else there is (601.2, 603.3)."""

from __future__ import annotations

from typing import Any

from .. import port
from . import texts
from .binding import Doc

_CONTEXT = {"additional_cost_paid": False, "alternative_mana_cost_paid": False, "optional_effect_performed": False}


class CannotStack(Exception):
    """The adapter cannot put that on the stack."""


def stack(state: Doc, setup: port.GameSetup, ids: dict[str, int], given: list[port.ObjectSetup]) -> None:
    """Put objects on the stack; ``given`` are from the top, as the port has them."""
    faces = {face.name: face for card in setup.cards for face in card.faces}
    for wanted in reversed(given):
        announced = wanted.announced or port.Announced()
        if announced.modes or announced.x is not None or announced.costs or announced.division or announced.copy:
            raise CannotStack("objects given on the stack with modes, X, costs, a division, or as copies")
        seat = [p.name for p in setup.players].index(wanted.controller or wanted.owner)
        targets = [_target(t, setup, ids) for group in announced.targets for t in group.targets]
        if announced.source is not None:
            source = state["objects"][str(ids[announced.source])]
            entry = _ability(state, source, announced.ability or port.Ability(), seat, targets, faces)
            del state["objects"][str(ids[wanted.ref])]
            ids[wanted.ref] = entry["id"]
        else:
            entry = _spell(state["objects"][str(ids[wanted.ref])], seat, targets)
        state["stack"].append(entry)


def _target(value: port.OfObject | port.OfPlayer, setup: port.GameSetup, ids: dict[str, int]) -> Doc:
    if isinstance(value, port.OfPlayer):
        return {"Player": [p.name for p in setup.players].index(value.player)}
    return {"Object": ids[value.object.ref or ""]}


def _spell(thing: Doc, seat: int, targets: list[Doc]) -> Doc:
    if thing.get("layout") == "split":
        raise CannotStack("split cards given on the stack")
    thing |= {"zone": "Stack", "controller": seat, "cast_from_zone": "Hand", "cast_controller": seat}
    thing["incarnation"] = thing.get("incarnation", 0) + 1
    made = next((a for a in thing["abilities"] if a["kind"] == "Spell"), None)
    if made is None and targets:
        raise CannotStack("a permanent spell with targets")
    data = {"card_id": thing["card_id"], "casting_variant": "Normal", "actual_mana_spent": 0}
    data["ability"] = resolved(made, thing, seat, targets) if made is not None else None
    return {"id": thing["id"], "source_id": thing["id"], "controller": seat, "kind": {"type": "Spell", "data": data}}


def _ability(
    state: Doc, source: Doc, wanted: port.Ability, seat: int, targets: list[Doc], faces: dict[str, port.FaceDefinition]
) -> Doc:
    face = faces.get(source["name"])
    listed = texts.paragraphs(face.rules_text, face.name) if face is not None else []
    rows = [(made, "ActivatedAbility") for made in source["abilities"] if made["kind"] == "Activated"]
    rows += [(made.get("definition", made), "TriggeredAbility") for made in source["trigger_definitions"]]
    for made, kind in rows:
        found = texts.find(made.get("description") or "", listed, source["name"])
        if found is not None and _fits(wanted, found.ability):
            return _entry(state, source, made, kind, seat, targets)
    if wanted == port.Ability() and len(rows) == 1:
        return _entry(state, source, rows[0][0], rows[0][1], seat, targets)
    raise CannotStack(f"that ability of {source['name']} given on the stack")


def _fits(wanted: port.Ability, actual: port.Ability) -> bool:
    pairs = ((wanted.number, actual.number), (wanted.chapter, actual.chapter), (wanted.keyword, actual.keyword))
    return all(w is None or w == a for w, a in pairs)


def _entry(state: Doc, source: Doc, made: Doc, kind: str, seat: int, targets: list[Doc]) -> Doc:
    number = state["next_object_id"]
    state["next_object_id"] = number + 1
    effect = made["execute"] if kind == "TriggeredAbility" else made
    ability = resolved(effect, source, seat, targets)
    ability["description"] = made.get("description")
    data: Doc = {"source_id": source["id"], "ability": ability}
    if kind == "TriggeredAbility":
        state.setdefault("stack_trigger_firings", {})[str(number)] = "Ordinary"
        data |= {"condition": made.get("condition"), "description": made.get("description"), "source_name": source["name"]}
    return {"id": number, "source_id": source["id"], "controller": seat, "kind": {"type": kind, "data": data}}


_NO_TARGET = frozenset(
    {"None", "SelfRef", "Controller", "ParentTarget", "TriggeringSource", "TriggeringPlayer", "DefendingPlayer", "Owner"}
)


def _aims(part: Doc | None) -> list[int]:
    """The places of the parts of an ability that have targets of their own."""
    found, place = [], 0
    while part:
        aim = part["effect"].get("target")
        if isinstance(aim, dict) and aim.get("type") not in _NO_TARGET:
            found.append(place)
        part, place = part.get("sub_ability"), place + 1
    return found


def resolved(made: Doc, source: Doc, seat: int, targets: list[Doc]) -> Doc:
    """An ability as it is compiled, as the engine has it on the stack: with targets, source and controller."""
    aims = _aims(made)
    if len(aims) > 1 and len(aims) == len(targets):
        shares = dict(zip(aims, ([t] for t in targets), strict=True))
    else:
        shares = {aims[0] if aims else 0: targets}
    return _resolved(made, source, seat, shares, 0)


def _resolved(made: Doc, source: Doc, seat: int, shares: dict[int, list[Doc]], place: int) -> Doc:
    part: Any = made.get("sub_ability")
    keep = {key: value for key, value in made.items() if key not in ("cost", "target_prompt", "sub_ability")}
    return keep | {
        "targets": shares.get(place, []),
        "source_id": source["id"],
        "source_incarnation": source.get("incarnation", 0),
        "controller": seat,
        "original_controller": seat,
        "context": dict(_CONTEXT),
        "sub_ability": _resolved(part, source, seat, shares, place + 1) if part else None,
        "detached_remainder": "NoProducer",
    }


__all__ = ["CannotStack", "stack"]
