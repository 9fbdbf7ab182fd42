"""Misreadings of the parts of static abilities: whom a restriction speaks of, what a permission lifts, what is replaced."""

from __future__ import annotations

from collections import Counter
from typing import Any

from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.derive.game import Game
from judgecall.engine.rules.cr508_1_field import Requirement
from wrong import Wrong, false, none, right

ATTACK = "cr508_1_field."
BLOCK = "cr509_1_field."


# --- combat -----------------------------------------------------------------------------------------------------------


def _players_only(g: Game, ctx: Any, whom: Any, planeswalkers: bool, defender: Any) -> bool:
    """Planeswalkers are never meant."""
    return bool(right(ATTACK + "aimed")(g, ctx, whom, False, defender))


def _everybody(g: Game, ctx: Any, whom: Any, planeswalkers: bool, defender: Any) -> bool:
    """Who can't attack one player can attack nobody."""
    return True


def _anybody(g: Game, attacker: int) -> tuple[Requirement, ...]:
    """To attack at all obeys every requirement."""
    return tuple(Requirement() for _ in right(ATTACK + "requirements")(g, attacker))


def _somebody_else_only(g: Game, attacker: int) -> tuple[Requirement, ...]:
    """A goaded creature need only attack somebody else."""
    found = right(ATTACK + "requirements")(g, attacker)
    others = any(r.not_whom is not None for r in found)
    return tuple(r for r in found if not (others and r == Requirement()))


def _as_with_haste(g: Game, h: Any) -> bool:
    """What attacks as though it had haste has it."""
    return bool(right("cr602_activating.sick")(g, h)) and not right(ATTACK + "permitted")(g, h.object, "haste")


def _blocks_nothing(g: Game, blocker: int, attacker: int) -> str | None:
    """What can't block some creatures can't block."""
    return "it can't block" if any(True for _ in g.view.parts_on(blocker, con.CantBlock)) else None


def _any_number_blocks(g: Game, *rest: Any) -> Any:
    """No attacker is blocked by too many."""
    return right(BLOCK + "numbers_of_blockers")(g, *rest)[0], {}


def _whatever_there_is(g: Game, blocker: int, attacker: int) -> str | None:
    """What can't be blocked unless something holds can't be blocked."""
    for part, _ in g.view.parts_on(attacker, con.CantBeBlocked):
        if part.unless is not None:
            return "it can't be blocked"
    return right(BLOCK + "evaded")(g, blocker, attacker)  # type: ignore[no-any-return]


def _any_block_will_do(g: Game, attackers: Any, pairs: Any) -> Any:
    """Who must block one attacker obeys by blocking any."""
    anything, that, blocked = right(BLOCK + "requirements")(g, attackers, pairs)
    return anything + Counter({b: 1 for b, _ in that}), Counter(), blocked


def _two_at_most(g: Game, blocker: int) -> int:
    """Whoever can block more than one creature can block two."""
    return 1 if right(BLOCK + "how_many")(g, blocker) == 1 else 2


def _reach_for_all(g: Game, blocker: int, attacker: int) -> bool:
    """What has reach against some creatures has it against all."""
    parts = (p for p, _ in g.view.parts_on(blocker, con.AttacksAsThough))
    return any(p.kind == "reach" for p in parts) or bool(right(BLOCK + "flying_ignored")(g, blocker, attacker))


COMBAT = [
    Wrong("a planeswalker is not its player's", {ATTACK + "aimed": _players_only}, ("combat-0350",), ("508.1c",)),
    Wrong("a restriction is about all players", {ATTACK + "aimed": _everybody}, ("combat-0350",), ("508.1c",)),
    Wrong("any attack will do", {ATTACK + "requirements": _anybody}, ("combat-0351", "combat-0352"), ("508.1d",)),
    Wrong("goad asks for others only", {ATTACK + "requirements": _somebody_else_only}, ("combat-0353",), ("701.15b",)),
    Wrong(
        "as though counts for nothing", {ATTACK + "permitted": false}, ("combat-0354", "combat-0355", "combat-0366"), ("609.4",)
    ),
    Wrong("as though with haste is haste", {"cr602_activating.sick": _as_with_haste}, ("combat-0354",), ("302.6",)),
    Wrong("no player is kept from attacking", {ATTACK + "player_cant_attack": none}, ("combat-0356",), ("508.1c", "101.2")),
    Wrong("some creatures are all creatures", {BLOCK + "restricted": _blocks_nothing}, ("combat-0360",), ("509.1b",)),
    Wrong("any number may block", {BLOCK + "numbers_of_blockers": _any_number_blocks}, ("combat-0361",), ("509.1b",)),
    Wrong("an evasion holds without its unless", {BLOCK + "evaded": _whatever_there_is}, ("combat-0362",), ("509.1b",)),
    Wrong("any block will do", {BLOCK + "requirements": _any_block_will_do}, ("combat-0363",), ("509.1c",)),
    Wrong("any number is two", {BLOCK + "how_many": _two_at_most}, ("combat-0364",), ("509.1a",)),
    Wrong(
        "reach for one is reach for all", {BLOCK + "flying_ignored": _reach_for_all}, ("combat-0365",), ("702.9b", "702.17b")
    ),
]

WRONG = [*COMBAT]
