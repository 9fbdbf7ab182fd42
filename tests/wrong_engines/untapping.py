"""Misreadings of the untap step (502.3), and of what is seen of hands and libraries (401.5, 402.3)."""

from __future__ import annotations

from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.terms.zones import Zone
from wrong import Wrong, false, nothing, right

LIMITS = "cr502_3_untapping.limits_for"
SHOWN = "cr401_5_revealed.shown"


def _of_everything(g: Game, player: str, tapped: Any) -> Any:
    """A limit is one of all permanents."""
    return [x._replace(among=frozenset(tapped)) for x in right(LIMITS)(g, player, tapped)]


def _the_engine_picks(g: Game, player: str, tapped: Any, limits: Any) -> Any:
    """The first ones untap."""
    yield from ()
    kept = list(tapped)
    for limit in limits:
        gone = [o for o in kept if o in limit.among][limit.most :]
        kept = [o for o in kept if o not in gone]
    return kept


def _whole_library(g: Game, view: Any, viewer: str, o: Any) -> bool:
    """Whose top card is shown shows the library."""
    top = next(iter(view.zone(Zone.LIBRARY, o.owner)), None)
    return o.zone is Zone.LIBRARY and top is not None and bool(right(SHOWN)(g, view, viewer, view.obj(top)))


def _to_all(g: Game, view: Any, viewer: str, o: Any) -> bool:
    """What one player may look at all players see."""
    return bool(right(SHOWN)(g, view, o.owner, o))


def _one_only(g: Game, player: str, tapped: Any) -> Any:
    """A limit is always one."""
    return [x._replace(most=1) for x in right(LIMITS)(g, player, tapped)]


def _the_first_limit(g: Game, player: str, tapped: Any) -> Any:
    """Of two effects the older one counts."""
    return right(LIMITS)(g, player, tapped)[:1]


def _all_that_is_tapped(g: Game, player: str, tapped: Any) -> Any:
    """What stays tapped anyway counts too."""
    every = [o for o in g.view.permanents_of(player) if g.state.objects[o].tapped]
    found = right(LIMITS)(g, player, every)
    return [x._replace(most=max(0, x.most - len(x.among - set(tapped))), among=x.among & set(tapped)) for x in found]


WRONG = (
    Wrong("every limit on untapping is one", {LIMITS: _one_only}, ("untap-0004",), rules=("502.3",)),
    Wrong("one limit on untapping counts", {LIMITS: _the_first_limit}, ("untap-0004",), rules=("502.3",)),
    Wrong(
        "what stays tapped fills a limit",
        {LIMITS: _all_that_is_tapped, "cr502_3_untapping.determine": _the_engine_picks},
        ("untap-0005",),
        rules=("502.3",),
    ),
    Wrong("nothing limits untapping", {LIMITS: nothing}, ("untap-0001", "untap-0003"), rules=("502.3",)),
    Wrong("a limit on lands is one on all permanents", {LIMITS: _of_everything}, ("untap-0001",), rules=("502.3",)),
    Wrong(
        "nobody determines what untaps",
        {"cr502_3_untapping.determine": _the_engine_picks},
        ("untap-0001", "untap-0003"),
        rules=("502.3",),
    ),
    Wrong(
        "hands and top cards stay hidden",
        {SHOWN: false},
        ("hand-0001", "library-0001", "library-0002"),
        rules=("402.3", "401.5"),
    ),
    Wrong(
        "a revealed top card is a revealed library",
        {SHOWN: _whole_library},
        ("library-0001", "library-0002"),
        rules=("401.5",),
    ),
    Wrong("what one may look at is seen by all", {SHOWN: _to_all}, ("library-0002",), rules=("401.5", "701.20c")),
)
