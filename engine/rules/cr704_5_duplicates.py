"""Rules 704.5j-k, 704.5y: state-based actions about permanents of which there are too many."""

from __future__ import annotations

from functools import partial

from ..cards.lang import continuous as con
from ..choices import Choice, Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import zones as zo
from ..events.base import Event
from ..kernel.asking import ask
from ..state.objects import GameObject, ObjectId, PlayerId, Recipient
from .cr704_5_permanents import into_graveyard
from .cr704_board import Board, Decision, Permanent

NO_LEGEND_RULE = "legend rule doesn't apply"
"""The flag of permanents to which the legend rule doesn't apply; of no permanent in particular, it is off for all."""

# --- the legend rule --------------------------------------------------------------------------------------------------


@rule("704.5j")
def legend_rule(g: Game, board: Board) -> list[Decision]:
    """A player who controls legendary permanents with the same name keeps one of them, which that player chooses."""
    if legend_rule_is_off(g):
        return []
    groups: dict[tuple[PlayerId, str], list[ObjectId]] = {}
    for x in board:
        if "Legendary" in x.c.supertypes and x.c.controller is not None:
            for name in sorted(x.c.names):
                groups.setdefault((x.c.controller, name), []).append(x.id)
    out: list[Decision] = []
    for (player, name), ids in {tuple(ids): (key, ids) for key, ids in groups.items()}.values():
        some = tuple(i for i in ids if len(ids) > 1 and not g.view.flag(i, NO_LEGEND_RULE))
        if len(some) > 1:
            out.append(Decision(player, partial(_keep_one, g, player, name, some)))
    return out


@rule("704.5j", "101.1")
def legend_rule_is_off(g: Game) -> bool:
    """Whether an effect says of no permanent in particular that the legend rule doesn't apply."""
    return any(p.flag == NO_LEGEND_RULE and effect.general for p, effect in g.view.parts(con.ObjectFlag))


def _keep_one(g: Game, player: PlayerId, name: str, ids: tuple[ObjectId, ...]) -> Procedure[list[Event]]:
    asked = Choice(
        player=player,
        decider=player,
        kind="objects",
        about="legend rule",
        options=ids,
        rule="704.5j",
        data={"name": name},
    )
    kept = yield from ask(g, asked)
    return [into_graveyard(i) for i in ids if i not in kept]


# --- the world rule ---------------------------------------------------------------------------------------------------


@rule("704.5k")
def world_rule(g: Game, board: Board) -> list[Event]:
    """Of several world permanents the one stays that has been one for the shortest time; none when that is not one
    alone."""
    worlds = [x for x in board if "World" in x.c.supertypes]
    if len(worlds) < 2:
        return []
    since = {x.id: world_since(g, x) for x in worlds}
    latest = max(since.values())
    newest = [i for i, t in since.items() if t == latest]
    return [into_graveyard(x.id) for x in worlds if x.id not in newest or len(newest) > 1]


def world_since(g: Game, x: Permanent) -> int:
    """Since when a permanent has had the supertype: ids of objects and effects serve as the clock, and what entered in
    one batch did so at the same time."""
    if _is_world(x.o):
        return entered_with(g, x.id)
    giving = [e.id for e in g.state.effects.values() if x.id in (e.affected or ()) and _makes_world(e.copied, e.parts)]
    return max(min(giving, default=0), entered_with(g, x.id))


def _is_world(o: GameObject) -> bool:
    return "World" in o.faces[min(o.face, len(o.faces) - 1)].supertypes


def _makes_world(copied: tuple[object, ...], parts: tuple[object, ...]) -> bool:
    if any("World" in getattr(v, "supertypes", ()) for v in copied):
        return True
    return any(isinstance(p, con.AddTypes | con.SetTypes) and "world" in map(str.lower, p.types) for p in parts)


def entered_with(g: Game, oid: ObjectId) -> ObjectId:
    """The least id among the permanents that entered in the same batch as this one."""
    batch: int | None = None
    together: list[ObjectId] = [oid]
    for entry in reversed(g.log):
        if batch is not None and entry.batch != batch:
            break
        if isinstance(entry.event, zo.Move) and entry.event.new is not None:
            if entry.event.new == oid:
                batch = entry.batch
            if batch is not None:
                together.append(entry.event.new)
    return min(together) if batch is not None else oid


# --- Roles ------------------------------------------------------------------------------------------------------------


@rule("704.5y", "303.7a")
def roles(g: Game, board: Board) -> list[Event]:
    """Of several Roles of one player attached to the same permanent the one with the latest timestamp stays."""
    groups: dict[tuple[Recipient, PlayerId], list[Permanent]] = {}
    for x in board:
        if "Role" in x.c.subtypes and isinstance(x.o.attached_to, int) and x.c.controller is not None:
            groups.setdefault((x.o.attached_to, x.c.controller), []).append(x)
    out: list[Event] = []
    for some in groups.values():
        newest = max(some, key=lambda x: x.o.timestamp)
        out += [into_graveyard(x.id) for x in some if x is not newest]
    return out
