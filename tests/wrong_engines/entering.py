"""Misreadings of how permanents enter, and of what applies to that (614, 616, 714.3)."""

from __future__ import annotations

from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.events import zones as zo
from wrong import Wrong, false, right

APPLICABLE = "cr614_finding.applicable"
CANT = "cr614_17_cant.cant_happen"


def _one_of_a_name(g: Game, e: Any) -> list[Any]:
    """Of the effects of one name, one applies to an event."""
    used = {g.view.obj(k[0]).faces[0].name for k in e.applied if isinstance(k[0], int) and k[0] in g.state.objects}
    found: list[Any] = right(APPLICABLE)(g, e)
    return [r for r in found if r.ctx.source is None or g.view.obj(r.ctx.source).faces[0].name not in used]


def _counters_are_put(g: Game, e: Any) -> Any:
    """That no counters can be put is forgotten."""
    entering = isinstance(e, zo.Move) and e.entering is not None
    return None if entering or isinstance(e, ch.PutCounters) else right(CANT)(g, e)


def _whole(g: Game, e: zo.Move, batch: Any) -> Any:
    """A permanent enters whatever it is then."""
    yield from ()
    return e


def _as_it_is(g: Game, r: Any, op: Any, e: zo.Move, batch: Any) -> Any:
    """Nothing changes how a permanent enters."""
    yield from ()
    return e


def _not_by_rule(g: Game, r: Any, e: zo.Move) -> Any:
    """The rules put no lore counter."""
    yield from ()
    return e


WRONG = [
    Wrong(
        "what enters is not affected by itself",
        {"cr614_finding.only_itself": false},
        ("copy-0152", "enters-0012", "enters-0020", "order-0006", "order-0016"),
        ("614.12", "614.12a"),
    ),
    Wrong(
        "nothing enters with counters of its own",
        {"cr614_enters_modified.enter_modified": _as_it_is},
        ("copy-0151", "saga-0020"),
        ("614.1c",),
    ),
    Wrong(
        "no rule puts lore counters on an entering Saga",
        {"cr614_enters_modified.saga_by_rule": _not_by_rule},
        ("saga-0025", "saga-0067", "saga-0108"),
        ("714.3a", "714.3b"),
    ),
    Wrong("counters are put all the same", {CANT: _counters_are_put}, ("saga-0027", "saga-0035"), ("614.17",)),
]
