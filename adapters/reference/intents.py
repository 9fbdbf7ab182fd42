"""From the actions of the port to the goals that carry them out."""

from __future__ import annotations

from typing import Any

from ...engine import actions as act
from ...engine.cards.lang import abilities as ab
from ...engine.rules import cr602_activating as cr602
from ...engine.rules.cr116_special_actions import ACTIONS
from ...engine.state.objects import ObjectId
from .. import port
from . import abilities
from .announcing import Decisions
from .goals import Declare, Leave, TakeAction
from .refs import own_text
from .table import Misfit, Table
from .words import ability_words

Intent = TakeAction | Declare | Leave


def unsupported(action: port.Action) -> port.Unsupported | None:
    """What the engine does not play at all, so that it can say neither that it is legal nor that it isn't."""
    match action:
        case port.SpecialAction() if action.action not in ACTIONS:
            return port.Unsupported(reason=f"the special action {action.action!r}", capabilities=("special actions",))
        case port.Attack() if action.exerted or any(a.band is not None for a in action.attackers):
            return port.Unsupported(reason="bands (702.22) and costs to attack that are optional (508.1g)")
    return None


def intent_of(action: port.Action) -> Intent:
    """The goal of an action other than an answer."""
    match action:
        case port.Cast():
            return _announced(action.player, action.announcement, lambda t: act.Cast(t.refs.find(t.game, action.object)))
        case port.Activate():
            return _announced(action.player, action.announcement, lambda t: _activation(t, action))
        case port.SpecialAction():
            return _announced(action.player, action.announcement, lambda t: _special(t, action))
        case port.PlayLand():
            return TakeAction(action.player, lambda t: _land(t, action))
        case port.PassPriority():
            return TakeAction(action.player, lambda t: act.Pass())
        case port.CheckStateBasedActions():
            return TakeAction(None, lambda t: act.CheckStateBased())
        case port.Attack():
            return Declare(action.player, "attack", lambda t: attackers(t, action))
        case port.Block():
            return Declare(action.player, "block", lambda t: blockers(t, action))
        case port.Concede():
            return Leave(action.player)
    raise AssertionError(action)


def _announced(player: str, announcement: port.Announcement, make: Any) -> TakeAction:
    """An action with decisions, which are looked up once its player has priority."""

    def ready(t: Table) -> Any:
        goal.decisions = Decisions(t, announcement)
        return make(t)

    goal = TakeAction(player, ready)
    goal.payment = announcement.payment
    return goal


def _activation(t: Table, action: port.Activate) -> act.Activate:
    g = t.game
    oid = t.refs.find(g, action.source)
    printed = own_text(g, oid)
    held = cr602.activated_abilities(g, oid)
    name = g.view.chars(oid).name or "it"
    fitting = [h for h in held if abilities.fits(action.ability, t.refs.name_of(g, oid, h.abl))]
    if any(h.ability != fitting[0].ability for h in fitting):
        shown = ", ".join(ability_words(t.refs.name_of(g, oid, h.abl)) for h in fitting)
        raise port.EngineFault(port.Fault(kind="malformed", message=f"several abilities of {name} are meant: {shown}"))
    if fitting:
        return act.Activate(oid, fitting[0].abl.mark)
    for a in printed:
        if abilities.fits(action.ability, abilities.named(a, printed)) and isinstance(a.ability, ab.Activated):
            raise Misfit(f"{name} does not have that ability now", "602.1")
    raise Misfit(f"{name} has no such activated ability", "602.1")


def _special(t: Table, action: port.SpecialAction) -> act.Special:
    if action.object is None:
        raise Misfit(f"{action.action} is about an object", "116.2")
    return act.Special(action.action, t.refs.find(t.game, action.object))


def _land(t: Table, action: port.PlayLand) -> act.PlayLand:
    oid = t.refs.find(t.game, action.object)
    faces = [f.name for f in t.game.view.obj(oid).faces]
    if action.face is not None and action.face not in faces:
        raise Misfit(f"it has no face {action.face!r}", "712.12")
    return act.PlayLand(oid, faces.index(action.face) if action.face is not None else 0)


def attackers(t: Table, action: port.Attack) -> dict[ObjectId, Any]:
    """A declaration of attackers as the engine has it. Raises NotFound."""
    g = t.game
    return {t.refs.find(g, a.creature): t.refs.find_recipient(g, a.attacks) for a in action.attackers}


def blockers(t: Table, action: port.Block) -> dict[ObjectId, tuple[ObjectId, ...]]:
    """A declaration of blockers as the engine has it. Raises NotFound."""
    g = t.game
    return {t.refs.find(g, b.creature): tuple(t.refs.find(g, a) for a in b.blocks) for b in action.blockers}
