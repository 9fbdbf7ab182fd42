"""Mana that an announcement says is spent: its sources are activated before the spell is cast (605.3a)."""

from __future__ import annotations

from ...engine.terms.mana import mana_cost
from .. import port
from .binding import Doc, Rejected, Table
from .session import Session
from .words import MANA


def prepare(session: Session, seat: int, announced: port.Announcement | None) -> str:
    """Put the mana into the pool that an announcement names; why it cannot be done, or nothing.

    Sources that are named are activated. Where only mana is named, sources that make nothing else are, lands without
    other abilities first.
    """
    payment = announced.payment if announced is not None else None
    if payment is None:
        return ""
    for ref in payment.from_:
        thing = session.names.find(session.state, ref)
        if not any(_activate(session, seat, thing, index) for index in _mana_abilities(thing)):
            return f"{thing['name']} makes no mana now"
    if payment.from_ or not payment.mana:
        return ""
    wanted = [str(symbol).strip("{}") for symbol in mana_cost(payment.mana).symbols]
    pool = [MANA.get(pip["color"], "") for pip in session.state["players"][seat]["mana_pool"]["mana"]]
    for letter in wanted:
        if letter in pool:
            pool.remove(letter)
        elif not _make(session, seat, letter):
            return f"there is no source of {{{letter}}}"
    return ""


def pays_for_itself(thing: Doc, index: int) -> bool:
    """Whether an untapped permanent could pay mana for that ability of its own, which does not tap it."""
    if thing["tapped"] or not _mana_abilities(thing) or index >= len(thing["abilities"]):
        return False
    cost = str(thing["abilities"][index].get("cost"))
    return "'Mana'" in cost and "'Tap'" not in cost


def turn(table: Table, number: int, *, tapped: bool) -> None:
    """Set whether a permanent is tapped, for the length of a payment."""
    document = table.document
    document["state"]["objects"][str(number)]["tapped"] = tapped
    table.load(document)


def _make(session: Session, seat: int, letter: str) -> bool:
    """Activate one source of that mana and nothing else."""
    here = [session.state["objects"][str(n)] for n in session.state["battlefield"]]
    mine = [t for t in here if t["controller"] == seat and not t["tapped"]]
    for thing in sorted(mine, key=lambda t: (len(t["abilities"]), t["id"])):
        for index in _mana_abilities(thing):
            if _makes(thing["abilities"][index]) == {letter} and _activate(session, seat, thing, index):
                return True
    return False


def _mana_abilities(thing: Doc) -> list[int]:
    return [n for n, made in enumerate(thing["abilities"]) if made.get("is_mana_ability")]


def _makes(ability: Doc) -> set[str]:
    produced = ability["effect"].get("produced") or {}
    if produced.get("type") == "Colorless":
        return {"C"}
    return {MANA.get(color, "?") for color in produced.get("colors", [])}


def _activate(session: Session, seat: int, thing: Doc, index: int) -> bool:
    made = {"type": "ActivateAbility", "data": {"source_id": thing["id"], "ability_index": index}}
    try:
        session.table.apply(seat, made)
    except Rejected:
        return False
    return bool(session.state["waiting_for"]["type"] == "Priority")
