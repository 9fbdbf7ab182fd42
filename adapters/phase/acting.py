"""The actions of the port as actions of the engine."""

from __future__ import annotations

import copy
from typing import Any

from .. import port
from . import binding, paying
from .binding import Doc, Malformed, Rejected
from .courses import Course, NoFurther
from .naming import NotThere
from .placing import CannotPlace
from .readers_cast import CREWING, permitting
from .session import Session, concession

MANA_COST = "mana cost"
"""What is announced where no alternative cost is to be paid."""
FACE_DOWN = ("morph", "megamorph", "disguise")
"""The alternative costs by which a card is cast face down (702.37a)."""
_CASTS = frozenset({"CastSpell", "CastSpellForFree", "CastSpellAsMadness", "CastSpellAsMiracle", "CastSpellAsSneak"})


def act(session: Session, action: port.Action, choose: port.Chooser) -> Any:
    """Take one action; the port's reply."""
    try:
        if isinstance(action, port.Choose):
            return _choose(session, action, choose)
        if session.open is not None and not isinstance(action, (port.Concede, port.Attack, port.Block)):
            return port.Refused(reason="a prompt is open")
        return _TAKE[type(action)](session, action, choose)
    except NotThere as error:
        raise port.EngineFault(port.Fault(kind="unknown", message=str(error))) from None
    except CannotPlace as error:
        return error.reply


def _choose(session: Session, action: port.Choose, choose: port.Chooser) -> Any:
    """Answer the open prompt; where the engine refuses the answer, the question stands."""
    document, opened = session.table.document, session.open
    reply = session.resume(action.player, action.choice, choose)
    if not isinstance(reply, port.Unreached):
        return reply
    session.table.restore(document)
    session.open = opened
    return port.Refused(reason=reply.reason)


def _take(session: Session, player: str, tried: list[Doc], course: Course, choose: port.Chooser, manual: bool = False) -> Any:
    """The first of these actions of the engine that it accepts, and all that it then asks; ``manual`` when it asks for
    mana on the way."""
    seat = session.names.seat(player)
    waiting = session.state["waiting_for"]
    if waiting["type"] != "Priority" or waiting["data"]["player"] != seat:
        return port.Refused(reason=f"{player} does not have priority", rules=("117.1",))
    why = paying.prepare(session, seat, course.announced) if tried and not manual else ""
    if why:
        session.table.restore(course.document)
        return port.Refused(reason=why)
    why = "the engine offers no such action"
    for made in tried:
        try:
            _apply(session, seat, made)
        except Malformed as error:
            return port.Unsupported(reason=f"the adapter cannot take that action: {error}")
        except Rejected as error:
            why = str(error)
            continue
        return session.go(course, choose)
    session.table.restore(course.document)
    return port.Refused(reason=why)


def _apply(session: Session, seat: int, made: Doc) -> None:
    """Take an action. A land that is animated by its own ability does not pay for it, if anything else can: the engine
    pays with whatever comes first."""
    number = made["data"]["source_id"] if made["type"] == "ActivateAbility" else None
    if number is None or not paying.pays_for_itself(session.state["objects"][str(number)], made["data"]["ability_index"]):
        session.table.apply(seat, made)
        return
    document = copy.deepcopy(session.table.document)
    try:
        paying.turn(session.table, number, tapped=True)
        session.table.apply(seat, made)
        paying.turn(session.table, number, tapped=False)
    except Rejected:
        session.table.restore(document)
        session.table.apply(seat, made)


def _cast(session: Session, action: port.Cast, choose: port.Chooser) -> Any:
    thing = session.names.find(session.state, action.object)
    number = thing["id"]
    plain = {
        "type": "CastSpell",
        "data": {"object_id": number, "card_id": thing["card_id"], "targets": [], "payment_mode": {"type": "Auto"}},
    }
    offered = [o for o in session.table.offered() if o["type"] in _CASTS and _about(o, number)]
    face_down = action.announcement.alternative in FACE_DOWN
    if face_down:
        offered = [{"type": "PlayFaceDown", "data": {"object_id": number, "card_id": thing["card_id"]}}]
    wanted = _targets(session, action.announcement)
    payment = action.announcement.payment
    manual = payment is not None and bool(payment.from_)
    for made in (plain, *offered) if manual else ():
        if "payment_mode" in made["data"]:
            made["data"]["payment_mode"] = {"type": "Manual"}

    def taken(state: Doc, heard: list[str]) -> str:
        entry = next((e for e in state["stack"] if e["id"] == number), None)
        if entry is None:
            return "the engine called it off"
        unheard = "" if face_down else _unheard(state, entry, action.announcement, heard)
        return unheard or _untargeted(entry, wanted)

    course = Course(session.table.document, NoFurther(), action.announcement, taken=taken)
    return _take(session, action.player, offered[:3] or [plain], course, choose, manual)


def _targets(session: Session, announced: port.Announcement) -> list[Doc]:
    return [session.names.target(session.state, t) for group in announced.targets for t in group.targets]


def _untargeted(entry: Doc, wanted: list[Doc]) -> str:
    """The engine takes the only legal target of its own accord; it may be another than was announced."""
    actual: list[Doc] = []
    part: Doc | None = (entry["kind"].get("data") or {}).get("ability")
    while part:
        actual += part.get("targets") or []
        part = part.get("sub_ability")
    return "" if not wanted or all(t in actual for t in wanted) else "the engine takes another target"


def _unheard(state: Doc, entry: Doc, announced: port.Announcement, heard: list[str]) -> str:
    """What was announced and the engine never asked for, so that it cast the spell in another way."""
    data = entry["kind"].get("data") or {}
    thing = state["objects"][str(entry["id"])]
    way = data.get("casting_variant")
    variant = str(way).casefold() + permitting(state, way)
    if announced.alternative and announced.alternative != MANA_COST and "alternative" not in heard:
        # An effect of an object of that name, that lets the spell be cast for nothing, is not asked for.
        if data.get("actual_mana_spent") == 0 and announced.alternative[:1].isupper():
            return ""
        plain = announced.alternative.partition(" {")[0].replace(" ", "").casefold()
        if plain not in variant:
            return f"the engine does not offer the alternative cost {announced.alternative!r}"
    if len(announced.additional) > heard.count("additional"):
        return f"the engine does not offer the additional cost {', '.join(announced.additional)!r}"
    if announced.x and "x" not in heard:
        return "the engine does not ask for X"
    if announced.face and "face" not in heard and thing["name"] != announced.face:
        return f"the engine does not offer the face {announced.face}"
    return ""


def _about(offered: Doc, number: int) -> bool:
    data = offered.get("data") or {}
    return number in (data.get("object_id"), data.get("hand_object"), data.get("source_id"))


def _play(session: Session, action: port.PlayLand, choose: port.Chooser) -> Any:
    thing = session.names.find(session.state, action.object)
    made = {"type": "PlayLand", "data": {"object_id": thing["id"], "card_id": thing["card_id"]}}
    course = Course(session.table.document, NoFurther(), port.Announcement(face=action.face))
    return _take(session, action.player, [made], course, choose)


def _activate(session: Session, action: port.Activate, choose: port.Chooser) -> Any:
    thing = session.names.find(session.state, action.source)
    tried = [
        {"type": "ActivateAbility", "data": {"source_id": thing["id"], "ability_index": index}}
        for index in _indices(session, thing, action.ability)
    ]
    if not tried:
        tried = _crewing(session, thing)
    if binding.loyal(session.state, thing) in session.table.forgotten:
        tried = [made for made in tried if not _loyalty(thing, made) or made in session.real.offered()]
        if binding.loyal(session.state, thing) in session.real.forgotten:
            return port.Unsupported(reason="the engine forgets activated loyalty abilities when a game is loaded")
    wanted = _targets(session, action.announcement)
    before = len(session.state["stack"])

    def taken(state: Doc, heard: list[str]) -> str:
        del heard
        entries = [e for e in state["stack"][before:] if e["source_id"] == thing["id"]]
        return _untargeted(entries[0], wanted) if entries else ""

    course = Course(session.table.document, NoFurther(), action.announcement, taken=taken)
    return _take(session, action.player, tried, course, choose)


def _crewing(session: Session, thing: Doc) -> list[Doc]:
    """Crewing and saddling are actions of their own to the engine (702.122, 702.171); it asks with what."""
    offered = [made for made in session.table.offered() if made["type"] in CREWING]
    return [made for made in offered if made["data"].get(CREWING[made["type"]]) == thing["id"]]


def _loyalty(thing: Doc, made: Doc) -> bool:
    cost = thing["abilities"][made["data"]["ability_index"]].get("cost") or {}
    return bool(cost.get("type") == "Loyalty")


def _indices(session: Session, thing: Doc, wanted: port.Ability) -> list[int]:
    """The places of the activated abilities of an object that are meant."""
    found = []
    for index, (actual, kind) in enumerate(session.names.abilities(thing)[: len(thing["abilities"])]):
        if kind != "activated":
            continue
        pairs = ((wanted.number, actual.number), (wanted.keyword, actual.keyword))
        if all(w is None or w == a for w, a in pairs):
            found.append(index)
    return found


_SPECIAL = {"turn face up": "TurnFaceUp", "foretell": "Foretell", "roll planar die": "RollPlanarDie"}


def _special(session: Session, action: port.SpecialAction, choose: port.Chooser) -> Any:
    kind = _SPECIAL.get(action.action)
    if kind is None:
        return port.Unsupported(reason=f"the adapter cannot take the special action {action.action!r}")
    made: Doc = {"type": kind}
    if action.object is not None:
        thing = session.names.find(session.state, action.object)
        made["data"] = {"object_id": thing["id"]}
        if kind == "Foretell":
            made["data"]["card_id"] = thing["card_id"]
    course = Course(session.table.document, NoFurther(), action.announcement)
    return _take(session, action.player, [made], course, choose)


def _attack(session: Session, action: port.Attack, choose: port.Chooser) -> Any:
    seat = session.names.seat(action.player)
    attacks: list[Any] = []
    bands: dict[int, list[int]] = {}
    for row in action.attackers:
        number = session.names.find(session.state, row.creature)["id"]
        attacks.append([number, _attacked(session, row.attacks)])
        if row.band is not None:
            bands.setdefault(row.band, []).append(number)
    if action.exerted:
        return port.Unsupported(reason="optional costs to attack")
    made = {"type": "DeclareAttackers", "data": {"attacks": attacks, "bands": list(bands.values())}}
    return _declare(session, "DeclareAttackers", seat, made, choose)


def _attacked(session: Session, value: port.Value) -> Doc:
    if isinstance(value, port.OfPlayer):
        return {"type": "Player", "data": session.names.seat(value.player)}
    if not isinstance(value, port.OfObject):
        raise NotThere(f"{value!r} cannot be attacked")
    thing = session.names.find(session.state, value.object)
    battle = "Battle" in thing["card_types"]["core_types"]
    return {"type": "Battle" if battle else "Planeswalker", "data": thing["id"]}


def _block(session: Session, action: port.Block, choose: port.Chooser) -> Any:
    seat = session.names.seat(action.player)
    assignments = [
        [session.names.find(session.state, row.creature)["id"], session.names.find(session.state, attacker)["id"]]
        for row in action.blockers
        for attacker in row.blocks
    ]
    made = {"type": "DeclareBlockers", "data": {"assignments": assignments}}
    return _declare(session, "DeclareBlockers", seat, made, choose)


def _declare(session: Session, kind: str, seat: int, made: Doc, choose: port.Chooser) -> Any:
    session.open = None

    def then() -> None:
        session.table.apply(seat, made)

    return session.go(session.declaring(kind, seat, then, port.Announcement()), choose)


def _pass(session: Session, action: port.PassPriority, choose: port.Chooser) -> Any:
    if (unread := session.misread()) is not None:
        return unread
    course = Course(session.table.document, NoFurther())
    return _take(session, action.player, [{"type": "PassPriority"}], course, choose)


def _concede(session: Session, action: port.Concede, choose: port.Chooser) -> Any:
    seat = session.names.seat(action.player)
    course = Course(session.table.document, NoFurther())
    opened = session.open
    try:
        session.table.apply(seat, concession(seat))
    except Rejected as error:
        return port.Refused(reason=str(error))
    if opened is not None and session.state["waiting_for"]["type"] not in ("Priority", "GameOver"):
        return port.Stopped(prompt=opened.prompt)
    session.open = None
    return session.go(course, choose)


def _check(session: Session, action: port.CheckStateBasedActions, choose: port.Chooser) -> Any:
    del action
    return session.check_state(choose)


_TAKE: dict[type[Any], Any] = {
    port.Cast: _cast,
    port.PlayLand: _play,
    port.Activate: _activate,
    port.SpecialAction: _special,
    port.Attack: _attack,
    port.Block: _block,
    port.PassPriority: _pass,
    port.Concede: _concede,
    port.CheckStateBasedActions: _check,
}
