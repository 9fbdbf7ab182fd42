"""How the port names the objects and abilities of a running game, and how what it names is found."""

from __future__ import annotations

import re
from typing import Any

from ...engine.terms.zones import Zone
from .. import port
from . import texts
from .binding import COPY, Doc
from .placing import Placed
from .words import ZONES, zone_of

INHERENT = (
    ("The Monarch", "monarch", 1),
    ("Monarch steal", "monarch", 2),
    ("The Initiative", "initiative", 1),
    ("Initiative steal", "initiative", 2),
    ("Take the initiative", "initiative", 3),
)
"""How the engine describes the abilities that come with a designation and have no source (725.2, 726.2): their names and
numbers."""


KEYWORDS_BY_ZONE = {
    "Graveyard": ("unearth", "embalm", "eternalize", "encore", "scavenge"),
    "Hand": ("cycling", "transmute", "reinforce", "forecast"),
}
"""Keyword abilities that are activated outside the battlefield (113.6)."""


def inherent(described: str | None) -> tuple[str, port.Ability] | None:
    """The designation that an ability comes with, and which of its abilities it is."""
    for start, name, number in INHERENT:
        if (described or "").startswith(start):
            return name, port.Ability(number=number)
    return None


class NotThere(Exception):
    """Nothing in the game is what a message means."""


class Names:
    """The names of one game's players, objects and abilities."""

    def __init__(self, placed: Placed) -> None:
        self.players = tuple(player.name for player in placed.setup.players)
        self.refs = {number: ref for ref, number in placed.ids.items()}
        self.things = {placed.ids[thing.ref]: thing for thing in placed.setup.objects}
        self.definitions = {card.name: card for card in placed.setup.cards}
        self.faces = {face.name: face for card in placed.setup.cards for face in card.faces}
        self._listed: dict[str, list[texts.Paragraph]] = {}

    # --- to the port ---

    def player(self, seat: int) -> str:
        """The player at a seat."""
        return self.players[seat]

    def seat(self, name: str) -> int:
        """The seat of a player."""
        if name not in self.players:
            raise NotThere(f"{name!r} is no player of this game")
        return self.players.index(name)

    def id(self, thing: Doc) -> str:
        """The port's id of an object: a new one whenever it changes zones (400.7)."""
        return f"{thing['id']}.{thing.get('incarnation', 0)}"

    def printed(self, thing: Doc) -> str:
        """The name on the card."""
        known = self.things.get(thing["id"])
        if known is None or known.token:
            return ""
        return next(
            (c.name for c in self.definitions.values() if known.card in (c.name, *(f.name for f in c.faces))), known.card
        )

    def definition(self, thing: Doc) -> port.CardDefinition | None:
        """The definition of the card that an object is."""
        return self.definitions.get(self.printed(thing))

    def name(self, thing: Doc) -> str:
        """The name that an object has now; off the stack and the battlefield a split card has both (709.4b)."""
        card = self.definition(thing)
        split = card is not None and card.layout == "split" and len(card.faces) > 1
        if split and card is not None and zone_of(thing) not in (Zone.STACK, Zone.BATTLEFIELD):
            return card.name
        return str(thing["name"])

    def paragraphs(self, name: str) -> list[texts.Paragraph]:
        """The abilities of the rules text of a card or face."""
        if name not in self._listed:
            face = self.faces.get(name)
            self._listed[name] = texts.paragraphs(face.rules_text, name) if face is not None else []
        return self._listed[name]

    def uses_of_target(self, state: Doc, number: int) -> int:
        """How often the word "target" stands in the text of a spell (601.2c)."""
        thing = state["objects"].get(str(number))
        face = self.faces.get(str(thing["name"])) if thing is not None else None
        return len(re.findall(r"\btargets?\b", face.rules_text)) if face is not None else 0

    def own_text(self, thing: Doc) -> list[texts.Paragraph]:
        """The abilities of an object's own text: of the card that it is, or of what it copies."""
        ref = thing.get("printed_ref") or {}
        return self.paragraphs(str(ref.get("face_name") or thing.get("base_name") or thing["name"]))

    def ability(self, thing: Doc | None, described: str | None) -> port.Ability:
        """Which ability of an object the engine describes so."""
        if thing is None or not described:
            return port.Ability()
        found = texts.find(described, self.own_text(thing), str(thing.get("base_name") or thing["name"]))
        return found.ability if found is not None else port.Ability()

    def abilities(self, thing: Doc) -> list[tuple[port.Ability, str]]:
        """The abilities of an object but for keywords, with their kinds: activated ones first, as the engine has
        them, so that their places are the engine's. What its text does not have is numbered after it."""
        found: list[tuple[port.Ability, str]] = []
        rows = [(made, "activated" if made["kind"] == "Activated" else "spell") for made in thing["abilities"]]
        rows += [(made.get("definition", made), "triggered") for made in thing["trigger_definitions"]]
        for part in ("static_definitions", "replacement_definitions"):
            rows += [(made.get("definition", made), "static") for made in thing[part]]
        number = max((p.ability.number or 0 for p in self.own_text(thing)), default=0)
        for made, kind in rows:
            ability = self.ability(thing, made.get("description"))
            if kind == "activated" and not made.get("description"):
                ability = self._keyword(thing, made)
            if ability == port.Ability() and made.get("description"):
                if kind == "static" or made["description"].startswith("Saga "):
                    continue
                number += 1
                ability = port.Ability(number=number)
            if ability != port.Ability() or kind != "static":
                found.append((ability, kind))
        return found

    def _keyword(self, thing: Doc, made: Doc) -> port.Ability:
        """The keyword ability that an activated ability without a description stands for."""
        tag = str((made.get("ability_tag") or {}).get("type") or "").casefold()
        names = (tag,) if tag else KEYWORDS_BY_ZONE.get(str(made.get("activation_zone")), ())
        own = [p.ability for p in self.own_text(thing) if p.ability.keyword is not None]
        return next((a for a in own if any(str(a.keyword).endswith(name) for name in names)), port.Ability())

    def object(self, state: Doc, number: int) -> port.ObjectRef:
        """An object with all that is known of it."""
        thing = state["objects"].get(str(number))
        if thing is None:
            entry = next((e for e in state["stack"] if e["id"] == number), None)
            if entry is None:
                return port.ObjectRef(id=f"{number}.0")
            return self.entry(state, entry)
        zone = zone_of(thing)
        copied = is_copy(thing)
        return port.ObjectRef(
            id=self.id(thing),
            ref=None if copied else self.refs.get(number),
            name=self.name(thing),
            zone=zone,
            owner=self.player(thing["owner"]),
            controller=self.player(thing["controller"] if zone in (Zone.BATTLEFIELD, Zone.STACK) else thing["owner"]),
            token=True if thing.get("is_token") and not copied else None,
            copy=True if copied else None,
        )

    def entry(self, state: Doc, entry: Doc) -> port.ObjectRef:
        """An object on the stack; an ability is described by its source."""
        if entry["kind"]["type"] == "Spell":
            return self.object(state, entry["id"])
        source = state["objects"].get(str(entry["source_id"]))
        own = inherent((entry["kind"].get("data") or {}).get("description"))
        if own is not None:
            controller = self.player(entry["controller"])
            return port.ObjectRef(
                id=f"s{entry['id']}", name=own[0], zone=Zone.STACK, owner=controller, controller=controller, ability=own[1]
            )
        return port.ObjectRef(
            id=f"s{entry['id']}",
            ref=self.refs.get(entry["source_id"]),
            name=self.name(source) if source is not None else self.source_name(state, entry),
            zone=Zone.STACK,
            owner=self.player(entry["controller"]),
            controller=self.player(entry["controller"]),
            copy=True if entry.get(COPY) else None,
            ability=self.stack_ability(state, entry),
        )

    def source_name(self, state: Doc, entry: Doc) -> str:
        """The name of the source of an ability, which may have left the game."""
        source = state["objects"].get(str(entry["source_id"]))
        if source is not None:
            return self.name(source)
        data = entry["kind"].get("data") or {}
        known = self.things.get(entry["source_id"])
        return known.card if known is not None else "" if not entry["source_id"] else str(data.get("source_name") or "")

    def stack_ability(self, state: Doc, entry: Doc) -> port.Ability:
        """Which ability of its source an ability on the stack is."""
        data = entry["kind"].get("data") or {}
        own = inherent(data.get("description"))
        if own is not None:
            return own[1]
        ability = data.get("ability") or {}
        described = data.get("description") or ability.get("description")
        source = state["objects"].get(str(entry["source_id"]))
        place = ability.get("ability_index")
        if not described and source is not None and isinstance(place, int) and place < len(source["abilities"]):
            return self.abilities(source)[place][0]
        found = self.ability(source, described)
        if found == port.Ability() and source is not None:
            known = self.things.get(entry["source_id"])
            names = (known.card,) if known is not None else ()
            for name in (*names, *(f.name for f in (self.definition(source) or port.CardDefinition(name="", faces=())).faces)):
                near = texts.find(described or "", self.paragraphs(name), name)
                if near is not None:
                    return near.ability
        return found

    def value(self, state: Doc, target: Doc | int) -> port.OfObject | port.OfPlayer:
        """A target of the engine's (``Object`` or ``Player``), or an object's number, as a value."""
        if isinstance(target, int):
            return port.OfObject(object=self.object(state, target))
        if "Player" in target:
            return port.OfPlayer(player=self.player(target["Player"]))
        if target.get("type") == "Player":
            return port.OfPlayer(player=self.player(target["data"]))
        number = target.get("Object", target.get("data"))
        return port.OfObject(object=self.object(state, int(number if number is not None else -1)))

    # --- from the port ---

    def find(self, state: Doc, wanted: port.ObjectRef) -> Doc:
        """The object that a message means, as the engine has it; :class:`NotThere` when there is none."""
        if wanted.id is not None:
            if wanted.id.startswith("s"):
                return self._on_stack(state, wanted.id)
            thing: Doc | None = state["objects"].get(wanted.id.partition(".")[0])
            if thing is not None and self.id(thing) == wanted.id:
                return thing
            raise NotThere(f"there is no object {wanted.id} ({wanted.name or wanted.ref or ''}) any more")
        found = [thing for thing in in_order(state) if self._fits(state, wanted, thing)]
        place = (wanted.nth or 1) - 1
        if place >= len(found):
            raise NotThere(f"nothing in the game is {wanted.ref or wanted.name or wanted}")
        return found[place]

    def _on_stack(self, state: Doc, wanted: str) -> Doc:
        for entry in state["stack"]:
            if f"s{entry['id']}" == wanted:
                found: Doc = entry
                return found
        raise NotThere(f"there is no object {wanted} on the stack any more")

    def _fits(self, state: Doc, wanted: port.ObjectRef, thing: Doc) -> bool:
        actual = self.object(state, thing["id"])
        pairs = (
            (wanted.ref, actual.ref),
            (wanted.name, actual.name),
            (wanted.zone, actual.zone),
            (wanted.owner, actual.owner),
            (wanted.controller, actual.controller),
            (wanted.token, actual.token),
            (wanted.copy, actual.copy),
        )
        return all(w is None or w == a for w, a in pairs)

    def target(self, state: Doc, value: port.Value) -> Doc:
        """A target in the engine's own form."""
        if isinstance(value, port.OfPlayer):
            return {"Player": self.seat(value.player)}
        if isinstance(value, port.OfObject):
            return {"Object": self.find(state, value.object)["id"]}
        raise NotThere(f"{value!r} is no object or player")


def is_copy(thing: Doc) -> bool:
    """Whether it is a copy of a spell (707.10), and no card or permanent."""
    return thing["zone"] == ZONES[Zone.STACK] and bool(thing.get("is_copy") or thing.get("is_token"))


def in_order(state: Doc) -> list[Doc]:
    """All objects in the order of observation; libraries from the top, graveyards from the bottom."""
    objects = state["objects"]
    numbers: list[Any] = sorted(state["battlefield"], key=lambda n: objects[str(n)].get("timestamp", 0))
    numbers += [e["id"] for e in reversed(state["stack"]) if e["kind"]["type"] == "Spell"]
    for name in ("hand", "graveyard", "library"):
        numbers += [number for player in state["players"] for number in player[name]]
    numbers += [*state["exile"], *state["command_zone"]]
    return [objects[str(number)] for number in dict.fromkeys(numbers) if str(number) in objects]


__all__ = ["Names", "NotThere", "in_order", "is_copy"]
