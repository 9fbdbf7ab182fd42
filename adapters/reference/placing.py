"""From the document of a set-up to the state of a game, exactly: nothing is triggered, replaced or checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ...engine.cards.lang.abilities import CardDefinition
from ...engine.cards.unsupported import not_carried_out
from ...engine.derive.game import Game
from ...engine.events import changes as ch
from ...engine.events import course as co
from ...engine.printed import faces_of
from ...engine.rules import cr610_until as cr610
from ...engine.rules.cr500_turn import steps_after
from ...engine.state.game_state import Attack, Combat, ManaUnit, PlayerState, State, Turn
from ...engine.state.objects import EMPTY, GameObject, ObjectId, Recipient
from ...engine.terms.mana import ManaError, mana_cost
from ...engine.terms.steps import PHASE_OF, Phase, Step
from ...engine.terms.zones import OWNED_ZONES, Zone
from .. import port
from .cards import Cards
from .placing_stack import on_stack
from .refs import Refs
from .written import speaks_of_exile

LIFE = {"commander": 40}
"""Starting life totals that are not 20 (103.4, 903.7)."""
FORMATS = {"free": "normal", "commander": "commander"}
DECLARED = (Step.DECLARE_BLOCKERS, Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT)
"""Steps in which blockers have been declared."""


class Placed:
    """A state in the making, and what the adapter remembers of it."""

    def __init__(self, setup: port.GameSetup, cards: Cards) -> None:
        rows = tuple([row if type(row.zone) is Zone else replace(row, zone=Zone(row.zone)) for row in setup.objects])
        setup = self.setup = replace(setup, step=Step(setup.step), objects=rows)
        self.cards: dict[str, CardDefinition] = {}
        missing: list[str] = []
        for name in dict.fromkeys(row.card for row in setup.objects):
            found = cards.find(name)
            if found is None:
                missing.append(name)
            else:
                self.cards[name] = found
        self.missing = tuple(missing)
        self.ids: dict[str, ObjectId] = {row.ref: i for i, row in enumerate(setup.objects, start=1)}
        self.names = frozenset(p.name for p in setup.players)
        self.count = len(setup.objects)

    def rows(self) -> Mapping[ObjectId, port.ObjectSetup]:
        """The rows by the id that each gets."""
        return dict(enumerate(self.setup.objects, start=1))

    def not_carried_out(self) -> Mapping[str, tuple[str, ...]]:
        """The cards with words that the engine doesn't carry out, each with these words."""
        found = {name: not_carried_out(card) for name, card in self.cards.items()}
        return {name: words for name, words in found.items() if words}

    def refer(self, ref: str) -> ObjectId:
        """The id of the object that another row means."""
        if ref not in self.ids:
            raise malformed(f"no object of the set-up has the ref {ref!r}")
        return self.ids[ref]

    def refer_any(self, ref: str) -> Recipient:
        """The player or the object that a row means."""
        return ref if ref in self.names else self.refer(ref)


def malformed(message: str) -> port.EngineFault:
    """The fault that a set-up describes nothing that can be."""
    return port.EngineFault(port.Fault(kind="malformed", message=message))


def unsupported(placed: Placed) -> port.Unsupported | None:
    """What of a set-up is not to be had, or None."""
    if placed.missing:
        return port.Unsupported(reason="cards that the engine does not have", cards=placed.missing)
    lacking = placed.not_carried_out()
    if lacking:
        words = dict.fromkeys(word for odd in lacking.values() for word in odd)
        reason = f"what the engine does not carry out: {', '.join(words)}"
        return port.Unsupported(reason=reason, cards=tuple(lacking))
    if placed.setup.format not in FORMATS:
        return port.Unsupported(reason=f"the format {placed.setup.format!r}", capabilities=("formats",))
    odd = {d for row in placed.setup.objects for d in row.designations} - {"monstrous"}
    odd |= {d for p in placed.setup.players for d in p.designations} - {"monarch", "initiative", "city's blessing"}
    if odd:
        return port.Unsupported(reason=f"the designations {', '.join(sorted(odd))}", capabilities=("designations",))
    return None


def place(placed: Placed, overrides: Mapping[str, Any], cards: Cards) -> tuple[Game, Refs]:
    """The game at the state that a set-up describes."""
    setup = placed.setup
    rows = placed.rows()
    objects = _objects(placed, rows)
    _link(placed, objects)
    state = State(
        players={p.name: _player(setup, p) for p in setup.players},
        order=tuple(p.name for p in setup.players),
        objects=objects,
        zones=_zones(rows),
        turn=Turn(
            number=setup.turn,
            active=setup.active,
            step=setup.step,
            plan=steps_after(setup.step),
            began_timestamp=placed.count + 1,
            combats=0 if _before_combat(setup.step) else 1,
        ),
        priority=setup.active,
        designations=_designations(setup),
        next_id=placed.count + 1,
        next_timestamp=placed.count + 3,
        next_physical=placed.count + 1,
        format=FORMATS[setup.format],
    )
    waiting = next((row.ref for row in rows.values() if row.zone is Zone.STACK), None)
    if setup.step is Step.UNTAP and waiting is not None:
        raise malformed(f"{waiting}: nothing is on the stack in the untap step (502.4)")
    game = Game(state, setup.edition, overrides, cards.token, cards.named)
    for oid, row in rows.items():
        if row.zone is Zone.STACK:
            o = on_stack(game, placed, oid, row)
            game.become(replace(game.state, objects={**game.state.objects, oid: o}))
    _await_return(game)
    game.become(replace(game.state, combat=_combat(game, placed)))
    for player in setup.players:
        for _ in range(player.land_plays_used):
            game.record(co.LandPlayed(object=0, player=player.name), ())
    refs = {oid: row.ref for oid, row in rows.items() if objects[oid].kind != "copy"}
    visible = {oid: row.visible_to for oid, row in rows.items() if row.visible_to}
    return game, Refs(refs, visible)


def _before_combat(step: Step) -> bool:
    return PHASE_OF[step] in (Phase.BEGINNING, Phase.PRECOMBAT_MAIN)


# --- objects ----------------------------------------------------------------------------------------------------------


def _objects(placed: Placed, rows: Mapping[ObjectId, port.ObjectSetup]) -> dict[ObjectId, GameObject]:
    """All objects. Cards of one name of which nothing else is said, in one zone of one player, differ by their numbers."""
    objects: dict[ObjectId, GameObject] = {}
    likes: dict[tuple[str, Zone, str], GameObject] = {}
    for oid, row in rows.items():
        key = (row.card, row.zone, row.owner)
        like = likes.get(key)
        if like is not None and row == port.ObjectSetup(ref=row.ref, card=row.card, zone=row.zone, owner=row.owner):
            objects[oid] = replace(like, id=oid, physical=(oid,), timestamp=oid, since=oid)
            continue
        o = objects[oid] = _object(placed, oid, row)
        if like is None and row == port.ObjectSetup(ref=row.ref, card=row.card, zone=row.zone, owner=row.owner):
            likes[key] = o
    return objects


def _object(placed: Placed, oid: ObjectId, row: port.ObjectSetup) -> GameObject:
    """One object with what its row says of it alone. A controller is kept for permanents and on the stack (109.4)."""
    card = placed.cards[row.card]
    for name in (row.owner, row.controller):
        if name is not None and name not in placed.names:
            raise malformed(f"{row.ref}: {name!r} is no player")
    types = {word for face in card.faces for word in face.types.split()}
    if row.zone is Zone.BATTLEFIELD and not row.face_down and types <= {"Instant", "Sorcery", "Kindred", "Arcane", "—"}:
        raise malformed(f"{row.ref}: {card.name} is no permanent card (110.4a)")
    is_spell = row.announced is None or (row.announced.ability is None and row.announced.source is None)
    if row.zone is Zone.STACK and is_spell and all("Land" in face.types.split() for face in card.faces):
        raise malformed(f"{row.ref}: {card.name} is a land, and never a spell (305.9)")
    if row.zone is Zone.COMMAND and not row.commander:
        raise malformed(f"{row.ref}: {card.name} is no commander, and is never in the command zone (408.3)")
    controlled = row.zone in (Zone.BATTLEFIELD, Zone.STACK)
    began = placed.count + 1
    return GameObject(
        id=oid,
        kind="token" if row.token else "card",
        physical=(oid,),
        faces=faces_of(card),
        layout=card.layout,
        owner=row.owner,
        zone=row.zone,
        controller=(row.controller or row.owner) if controlled else None,
        face=_face(row, card),
        face_down=row.face_down,
        tapped=row.tapped,
        phased_out=row.phased_out,
        counters={k: n for k, n in row.counters.items() if n} if row.counters else EMPTY,
        damage=row.damage,
        deathtouched=row.deathtouched,
        attached_to=placed.refer_any(row.attached_to) if row.attached_to is not None else None,
        timestamp=oid,
        since=began + 1 if row.fresh else oid,
        chosen=_chosen(placed, row) if row.chosen else EMPTY,
        commander=row.commander,
        monstrous="monstrous" in row.designations,
        entered_turn=placed.setup.turn if row.fresh else 0,
    )


def _face(row: port.ObjectSetup, card: CardDefinition) -> int:
    if row.flipped:
        return 1
    if row.face is None or row.face == card.name:
        return 0
    names = [f.name for f in card.faces]
    if row.face not in names:
        raise malformed(f"{row.ref}: {card.name} has no face {row.face!r}, only {', '.join(names)}")
    return names.index(row.face)


def _chosen(placed: Placed, row: port.ObjectSetup) -> Mapping[str, Any]:
    """What was chosen, as the engine keeps it: a number as a number, an object by its id."""
    out: dict[str, Any] = {}
    for c in row.chosen:
        if c.value.lstrip("-").isdigit():
            out[c.what] = int(c.value)
        elif c.what in ("creature", "permanent", "object") and c.value in placed.ids:
            out[c.what] = placed.ids[c.value]
        else:
            out[c.what] = c.value
    return out


def _link(placed: Placed, objects: dict[ObjectId, GameObject]) -> None:
    """Cards that a linked ability has exiled are remembered by its object (607.2a)."""
    for oid, row in placed.rows().items():
        if row.exiled_by is None:
            continue
        by = objects[placed.refer(row.exiled_by)]
        if not speaks_of_exile(by.faces):
            raise malformed(f"{row.ref}: no ability of {by.faces[0].name} exiles anything or speaks of what it exiled (607.2a)")
        exiled = (*by.links.get("exiled", ()), oid)
        objects[by.id] = replace(by, links={**by.links, "exiled": exiled})


def _await_return(game: Game) -> None:
    """What was exiled until its source leaves goes back then (610.3)."""
    for o in list(game.state.objects.values()):
        exiled = o.links.get("exiled", ())
        zone = cr610.origin_until_leaves(o) if exiled else None
        if zone is not None and o.zone is Zone.BATTLEFIELD and o.controller is not None:
            back = cr610.return_when_source_leaves(o.id, o.controller, {zone: exiled})
            game.write((ch.BeginDelayed(delayed=back),))


def _zones(rows: Mapping[ObjectId, port.ObjectSetup]) -> dict[tuple[Zone, str | None], tuple[ObjectId, ...]]:
    """Zones in the order that the state keeps: the stack from the bottom, the others as the rows come."""
    zones: dict[tuple[Zone, str | None], tuple[ObjectId, ...]] = {}
    for oid, row in rows.items():
        key = (row.zone, row.owner if row.zone in OWNED_ZONES else None)
        zones[key] = (*zones.get(key, ()), oid)
    stack = (Zone.STACK, None)
    if stack in zones:
        zones[stack] = zones[stack][::-1]
    return zones


# --- players and designations -----------------------------------------------------------------------------------------


def _player(setup: port.GameSetup, p: port.PlayerSetup) -> PlayerState:
    teams = {name: i for i, name in enumerate(dict.fromkeys(x.team for x in setup.players if x.team), start=1)}
    try:
        mana = tuple(
            ManaUnit("C" if s.text == "S" else s.text, snow=s.text == "S")
            for s in mana_cost(p.mana).symbols
            for _ in range(int(s.text) if s.is_generic else 1)
        )
    except ManaError as error:
        raise malformed(f"{p.name}: {error}") from error
    return PlayerState(
        name=p.name,
        life=p.life if p.life is not None else LIFE.get(setup.format, 20),
        counters={k: n for k, n in p.counters.items() if n},
        mana=tuple(u if u.type in "WUBRGC" else replace(u, type="C") for u in mana),
        team=teams.get(p.team or "", 0),
    )


def _designations(setup: port.GameSetup) -> Mapping[str, Any]:
    out: dict[str, Any] = {}
    for p in setup.players:
        for name in p.designations:
            if name == "city's blessing":
                out["blessed"] = (*out.get("blessed", ()), p.name)
            else:
                out[name] = p.name
    if setup.day_night is not None:
        out["day/night"] = setup.day_night
    return out or EMPTY


# --- combat -----------------------------------------------------------------------------------------------------------


def _check_blocker(placed: Placed, row: port.ObjectSetup, attacks: Sequence[Attack]) -> None:
    """Blockers are creatures of a player who is attacked; one that changes controllers leaves combat (506.4, 509.1a)."""
    setup, player = placed.setup, row.controller or row.owner
    teams = {p.name: p.team or p.name for p in setup.players}
    if teams[player] == teams[setup.active]:
        raise malformed(f"{row.ref}: {player} attacks, and only creatures of defending players block (509.1a)")
    for attack in attacks:
        defending = attack.defending_player
        if defending is not None and teams[player] != teams[defending]:
            raise malformed(f"{row.ref}: {player} is not attacked by what it blocks (509.1a)")


def _combat(game: Game, placed: Placed) -> Combat | None:
    """The combat that the rows describe; None outside of the combat phase."""
    from ...engine.rules import cr506_combat as combat
    from ...engine.rules.cr510_damage import strikes_first

    step = placed.setup.step
    fighting = [row.ref for row in placed.setup.objects if row.attacking or row.blocking]
    if PHASE_OF[step] is not Phase.COMBAT:
        if fighting:
            raise malformed(f"{', '.join(fighting)} attack or block outside of combat")
        return None
    blockers = {oid: tuple(placed.refer(r) for r in row.blocking) for oid, row in placed.rows().items() if row.blocking}
    blocked = {a for found in blockers.values() for a in found}
    declared = step in DECLARED
    attackers: dict[ObjectId, Attack] = {}
    for oid, row in placed.rows().items():
        if row.attacking is None:
            continue
        defender = placed.refer_any(row.attacking)
        if (row.controller or row.owner) != placed.setup.active or defender == placed.setup.active:
            raise malformed(f"{row.ref}: creatures of {placed.setup.active} attack, and attack somebody else (508.1)")
        if step is Step.BEGINNING_OF_COMBAT:
            raise malformed(f"{row.ref} attacks before attackers are declared (508.1)")
        is_blocked = (row.blocked or oid in blocked) if declared else None
        attackers[oid] = Attack(defender, is_blocked, combat.defending_player_of(game, defender))
    for oid, blocked_ones in blockers.items():
        ref = placed.rows()[oid].ref
        if not declared:
            raise malformed(f"{ref} blocks before blockers are declared (509.1)")
        if set(blocked_ones) - set(attackers):
            raise malformed(f"{ref} blocks what does not attack (509.1a)")
        _check_blocker(placed, placed.rows()[oid], [attackers[a] for a in blocked_ones])
    for oid, row in placed.rows().items():
        if (row.attacking or row.blocking) and row.phased_out:
            raise malformed(f"{row.ref}: it attacks or blocks, and is phased out (506.4, 702.26b)")
        if (row.attacking or row.blocking) and "Creature" not in game.view.chars(oid).types:
            raise malformed(f"{row.ref}: it attacks or blocks, and is no creature (506.3, 506.4)")
    found = Combat(attackers=attackers, blockers=blockers, blocks_declared=declared, was_attack=bool(attackers))
    if step is Step.FIRST_STRIKE_DAMAGE:
        game.become(replace(game.state, combat=found))
        return replace(found, struck=strikes_first(game))
    return found
