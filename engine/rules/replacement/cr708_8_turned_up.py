"""Rules 708.8 and 614.1e: what an effect makes of a permanent as it is turned face up."""

from __future__ import annotations

from ...cards.lang import continuous as con
from ...cards.unsupported import NotCarriedOut
from ...choices import Choice, Procedure
from ...derive import nouns
from ...derive.citation import rule
from ...derive.game import Game
from ...events import changes as ch
from ...events.base import Event
from ...kernel.asking import ask
from ...state.effects import ContinuousEffect, Lasting
from .. import cr707_copying as copying
from .cr614_finding import Replacement


@rule("708.8", "614.1e", "707.2")
def turned_up(g: Game, r: Replacement, op: con.EntersModified, e: ch.TurnFace) -> Procedure[list[Event]]:
    """It is turned face up as a copy of an object that its controller chooses, if there is one. Raises NotCarriedOut for
    another modification."""
    if op.copy_of is None:
        raise NotCarriedOut("enters_modified of being turned face up, but for copy_of", "708.8")
    player = r.ctx.you
    options = tuple(i for i in nouns.each(op.copy_of, r.ctx.at(g.view)) if i != e.object)
    if not options:
        return [e]
    answer = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="objects",
            source=r.source,
            number=r.number,
            about="copy",
            options=options,
            rule="708.8",
        ),
    )
    faces, face = copying.values_for_permanent(g, answer[0])
    if op.exceptions is not None:
        o = g.view.obj(e.object)
        faces = copying.with_exceptions(g, faces, face, op.exceptions, own=o.faces[o.face])
    effect = ContinuousEffect(
        id=0,
        source=r.source,
        controller=player,
        timestamp=0,
        parts=(),
        affected=(e.object,),
        open=None,
        lasting=Lasting(name="game", player=player, turn=g.state.turn.number),
        copied=faces,
        copied_face=face,
    )
    return [e, ch.BeginEffect(effect=effect)]
