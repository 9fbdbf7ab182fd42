"""Rule 702.26: permanents phase out and in, with what is attached to them."""

from __future__ import annotations

from collections.abc import Iterable

from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..state.objects import GameObject, ObjectId, PlayerId
from ..terms.zones import Zone


@rule("702.26b", "702.26g", "702.26h")
def phasing_out(g: Game, objects: Iterable[ObjectId]) -> list[ch.Phase]:
    """Permanents phase out, and indirectly what is attached to them, and to that; what would do both does so
    indirectly."""
    direct = list(dict.fromkeys(objects))
    attached = _attached_to(g, direct, phased_out=False)
    out = [ch.Phase(object=o, out=True, under=g.view.controller(o)) for o in direct if o not in attached]
    return out + [ch.Phase(object=o, out=True, indirectly=True) for o in attached]


@rule("702.26a", "702.26g", "702.26i")
def phasing_in(g: Game, player: PlayerId) -> list[ch.Phase]:
    """What phased out directly under a player's control phases in, with what phased out indirectly with it."""
    direct = [o for o in g.view.zone(Zone.BATTLEFIELD) if _phased_under(g, g.state.objects[o]) == player]
    attached = [o for o in _attached_to(g, direct, phased_out=True) if _phased_under(g, g.state.objects[o]) is None]
    return [ch.Phase(object=o, out=False) for o in (*direct, *attached)]


def _phased_under(g: Game, o: GameObject) -> PlayerId | None:
    """Under whose control a permanent phased out directly; None when it is phased in or phased out indirectly."""
    if not o.phased_out or o.phased_under is not None:
        return o.phased_under
    host = g.state.objects.get(o.attached_to) if isinstance(o.attached_to, int) else None
    return None if host is not None and host.phased_out else g.view.controller(o.id)


def _attached_to(g: Game, hosts: Iterable[ObjectId], *, phased_out: bool) -> list[ObjectId]:
    found: list[ObjectId] = []
    todo = list(hosts)
    while todo:
        host = todo.pop()
        for o in g.state.objects.values():
            if o.attached_to == host and o.zone is Zone.BATTLEFIELD and o.phased_out is phased_out and o.id not in found:
                found.append(o.id)
                todo.append(o.id)
    return found
