"""Rule 610.3: objects that change zones until something happens, and go back immediately after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ..cards.lang import abilities as ab
from ..cards.lang import effects as ef
from ..cards.lang import events as le
from ..cards.lang import nouns as n
from ..choices import Procedure
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.cr605_1_mana_abilities import inner
from ..derive.game import Game
from ..kernel.effects import carry_out
from ..state.effects import Delayed, Lasting
from ..state.objects import GameObject, ObjectId, PlayerId
from ..terms.zones import Zone

_BACK: Mapping[Zone, Callable[[str], ef.Effect]] = {
    Zone.BATTLEFIELD: lambda name: ef.PutOntoBattlefield(what=n.Ref(name=name)),
    Zone.HAND: lambda name: ef.PutInHand(what=n.Ref(name=name)),
    Zone.GRAVEYARD: lambda name: ef.PutInGraveyard(what=n.Ref(name=name)),
    Zone.LIBRARY: lambda name: ef.PutOnLibrary(what=n.Ref(name=name)),
}


def return_when_source_leaves(source: ObjectId, controller: PlayerId, exiled: Mapping[Zone, tuple[ObjectId, ...]]) -> Delayed:
    """The second one-shot effect: the exiled objects go back to their previous zones immediately after the source
    leaves. `exiled`: the objects by the zone that they came from."""
    return Delayed(
        id=0,
        source=source,
        controller=controller,
        ability=ab.Triggered(when=le.ZoneMove(from_=Zone.BATTLEFIELD), do=()),
        lasting=Lasting(name="game", player=controller),
        immediate=True,
        bindings={_name(zone): objects for zone, objects in exiled.items()},
    )


@rule("610.3a", "610.3b")
def has_happened(g: Game, source: ObjectId) -> bool:
    """Whether the source has left already: then the object doesn't move."""
    o = g.state.objects.get(source)
    return o is None or o.zone is not Zone.BATTLEFIELD


def _name(zone: Zone) -> str:
    return f"exiled from {zone.value}"


@rule("610.3d")
def go_back(g: Game, due: Sequence[Delayed]) -> Procedure[None]:
    """All objects whose specified events were simultaneous go back simultaneously."""
    names: dict[str, Any] = {}
    follow: dict[ObjectId, ObjectId] = {}
    for d in due:
        follow.update(d.follow)
        for name, objects in d.bindings.items():
            names[name] = (*names.get(name, ()), *objects)
    ctx = Ctx(g.view, due[0].controller, due[0].source, names, follow)
    yield from carry_out(g, [back(_name(zone)) for zone, back in _BACK.items() if _name(zone) in names], ctx)


def origin_until_leaves(o: GameObject) -> Zone | None:
    """From which zone an ability of an object exiles until that object leaves; None when none does."""
    for a in o.faces[o.face].abilities:
        for e in _effects(getattr(a.ability, "do", ())):
            if isinstance(e, ef.Exile) and e.until_leaves:
                return e.what.what.zone or Zone.BATTLEFIELD if isinstance(e.what, n.Choose) else Zone.BATTLEFIELD
    return None


def _effects(effects: Iterable[ef.Effect]) -> Iterable[ef.Effect]:
    for e in effects:
        yield e
        yield from _effects(inner(e))
