"""Rule 305: playing lands."""

from __future__ import annotations

from typing import Any

from ..actions import PlayLand
from ..cards.lang import continuous as con
from ..choices import Choice, IllegalAction, Procedure
from ..derive import amounts, filters, nouns
from ..derive.citation import rule
from ..derive.game import Game
from ..events import course as co
from ..events import zones as zo
from ..events.base import Event
from ..kernel.acting import takes
from ..kernel.asking import ask
from ..kernel.pipeline import perform
from ..state.objects import ObjectId, PlayerId
from ..terms.zones import Zone
from .cr601_3_permission import sorcery_time
from .cr601_prospect import Prospect
from .cr733_illegal import attempt


@rule("305.2", "305.2a")
def plays_left(g: Game, player: PlayerId) -> int:
    """How many more lands a player can play this turn."""
    more = sum(
        amounts.amount(part.n, e.ctx) if part.n is not None else 1
        for part, e in g.view.parts_on_player(player, con.PlayerRule)
        if part.rule == "additional land plays"
    )
    return 1 + more - sum(e.player == player for e in g.this_turn(co.LandPlayed))


@rule("712.12", "305.1")
def land_faces(g: Game, oid: ObjectId) -> tuple[int, ...]:
    """The faces of a card that can be played as a land (712.12 for modal double-faced cards)."""
    o = g.view.obj(oid)
    faces = range(len(o.faces)) if o.layout == "modal" else range(1)
    return tuple(f for f in faces if "Land" in o.faces[f].types)


@rule("305.1", "116.2a", "601.3")
def permitted(g: Game, player: PlayerId, oid: ObjectId, face: int) -> bool:
    """Whether a player may play a card as a land from where it is: from hand, or as an effect allows."""
    o = g.view.obj(oid)
    if o.zone is Zone.HAND and o.owner == player:
        return True
    p = Prospect(g, player, oid, face)
    parts = p.there.view.parts_on(oid, con.CastFrom)
    return any(part.lands and player in nouns.players(part.who, e.ctx) for part, e in parts)


@rule("305.2b", "305.3", "101.2")
def never(g: Game, player: PlayerId, oid: ObjectId) -> str | None:
    """Why a player can't play a land now for any reason, or None."""
    if g.state.turn.active != player:
        return "it isn't that player's turn (305.3)"
    if plays_left(g, player) <= 0:
        return f"{player} has played all the lands that they can play this turn (305.2b)"
    for no, e in g.view.parts_on_player(player, con.PlayerCant):
        if no.what == "play lands" and (no.which is None or filters.matches(e.ctx, oid, no.which, None)):
            return f"{player} can't play it (101.2)"
    return None


def can_play_land(g: Game, player: PlayerId, oid: ObjectId, face: int | None = None) -> str | None:
    """Why a player can't play a card as a land now, or None."""
    if g.state.priority != player:
        return f"{player} doesn't have priority (116.2a)"
    faces = [f for f in land_faces(g, oid) if face is None or f == face]
    if oid not in g.state.objects or not faces:
        return "it is no land card (305.1)"
    if not any(permitted(g, player, oid, f) for f in faces):
        return f"nothing allows {player} to play it from there (305.1)"
    reason = never(g, player, oid)
    if reason is not None:
        return reason
    return None if sorcery_time(g, player) else "lands are played in one's main phase while the stack is empty (305.1)"


@rule("305.1", "116.2a")
def play_land(g: Game, player: PlayerId, oid: ObjectId, face: int | None = None) -> Procedure[ObjectId]:
    """Play a land: the id of the permanent. Raises IllegalAction, with the game as it was before."""
    wanted = face if face in land_faces(g, oid) else None
    reason = can_play_land(g, player, oid, wanted)
    if reason is not None:
        raise IllegalAction(reason, "305.1")
    return (yield from attempt(g, lambda _: _play(g, player, oid, wanted)))


@rule("305.2b", "305.3", "608.2g")
def play_land_during_resolution(g: Game, player: PlayerId, oid: ObjectId) -> Procedure[ObjectId | None]:
    """Play a card as a land as an effect instructs or allows; None when the player can't, and that part is ignored."""
    if oid not in g.state.objects or not land_faces(g, oid) or never(g, player, oid) is not None:
        return None
    return (yield from _play(g, player, oid, None))


def _play(g: Game, player: PlayerId, oid: ObjectId, face: int | None) -> Procedure[ObjectId]:
    options = land_faces(g, oid) if face is None else (face,)
    names = tuple(g.view.obj(oid).faces[f].name for f in options)
    data: dict[str, Any] = {"names": names}
    answer = yield from ask(
        g,
        Choice(player=player, decider=player, kind="face", source=oid, about="face", options=options, rule="712.12", data=data),
    )
    entering = zo.Entering(controller=player, face=answer[0])
    events: list[Event] = [zo.Move(object=oid, to=Zone.BATTLEFIELD, cause="play", by=player, entering=entering)]
    happened = yield from perform(g, events, "305.1")
    new = next((e.new for e in happened if isinstance(e, zo.Move) and e.object == oid), None)
    if new is None:
        raise IllegalAction("it can't enter the battlefield", "305.1")
    yield from perform(g, [co.LandPlayed(object=new, player=player)], "305.1")
    return new


@takes(PlayLand)
def take_land(g: Game, player: PlayerId, action: PlayLand) -> Procedure[None]:
    """Play the land (116.2a)."""
    yield from play_land(g, player, action.object, action.face)
