"""Rules 508.1b-d for a declaration as a whole: restrictions on the group, and the most requirements that could be
obeyed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..derive.citation import rule
from ..derive.game import Game
from ..state.objects import ObjectId, PlayerId, Recipient
from . import cr506_combat as combat
from .cr508_1_field import Field, can_attack

Declaration = Mapping[ObjectId, Recipient]


def refusal(g: Game, field: Field, declared: Any) -> str | None:
    """Why a declaration of attackers (creature to what it attacks) is illegal, or None (508.1a-d)."""
    if not isinstance(declared, Mapping):
        return "the answer is a mapping of creatures to what they attack (508.1b)"
    return _wrong_pair(g, field, declared) or disobeyed_restriction(g, field, declared) or too_few_obeyed(g, field, declared)


@rule("508.1a", "508.1b")
def _wrong_pair(g: Game, field: Field, declared: Declaration) -> str | None:
    for attacker, defender in declared.items():
        if attacker not in g.state.objects:
            return f"there is no creature {attacker!r} (508.1a)"
        if defender not in field.defenders:
            return f"{combat.name_of(g, attacker)} is to attack {defender!r}, which can't be attacked (506.2, 508.1b)"
        if defender not in field.pairs.get(attacker, ()):
            return can_attack(g, attacker, defender)
    return None


@rule("508.1c", "802.3a")
def disobeyed_restriction(g: Game, field: Field, declared: Declaration) -> str | None:
    """A restriction on the group that is disobeyed, or None. A limit for one player counts only those that attack the
    player."""
    if len(declared) == 1 and field.lonely & declared.keys():
        return f"{combat.name_of(g, next(iter(declared)))} can't attack alone (508.1c)"
    if field.limit is not None and len(declared) > field.limit:
        return f"no more than {field.limit} can attack, {len(declared)} are declared (508.1c)"
    for player, most in field.limits.items():
        here = sum(d == player for d in declared.values())
        if here > most:
            return f"no more than {most} can attack {player}, {here} are declared (508.1c, 802.3a)"
    return None


@rule("508.1d")
def too_few_obeyed(g: Game, field: Field, declared: Declaration) -> str | None:
    """Too few requirements are obeyed, or None."""
    if not field.requirements:
        return None
    obeyed = sum(field.obeyed(a, d) for a, d in declared.items())
    most = most_obeyed(g, field)
    if obeyed >= most:
        return None
    idle = [combat.name_of(g, a) for a in field.requirements if field.obeyed(a, declared.get(a)) < len(field.requirements[a])]
    return f"{obeyed} of at most {most} requirements to attack are obeyed; not all for {', '.join(idle)} (508.1d)"


State = tuple[int, tuple[int, ...], bool]


@rule("508.1d")
def most_obeyed(g: Game, field: Field) -> int:
    """The most requirements that could be obeyed without disobeying a restriction and without paying a cost to attack.

    Exact for any board: requirements are about single creatures, so it is enough to go through the creatures and to
    keep, for each number of attackers (in all up to the limit or two, and per player with a limit), the best sum so
    far."""
    limited = tuple(field.limits)
    enough = 2 if field.limit is None else max(2, field.limit)
    best: dict[State, int] = {(0, (0,) * len(limited), False): 0}
    for attacker in field.pairs:
        options = _options(field, attacker, limited)
        now = dict(best)
        for (total, used, lonely), weight in best.items():
            if field.limit is not None and total >= field.limit:
                continue
            for bucket, more in options.items():
                if bucket is not None and used[bucket] >= field.limits[limited[bucket]]:
                    continue
                after = used if bucket is None else (*used[:bucket], used[bucket] + 1, *used[bucket + 1 :])
                key = (min(total + 1, enough), after, lonely or attacker in field.lonely)
                now[key] = max(now.get(key, -1), weight + more)
        best = now
    return max(w for (total, _, lonely), w in best.items() if not (lonely and total < 2))


def _options(field: Field, attacker: ObjectId, limited: tuple[PlayerId, ...]) -> dict[int | None, int]:
    """Most requirements obeyed by attacking, for free, something without a limit (None) or that player with one."""
    options: dict[int | None, int] = {}
    for d in field.pairs[attacker]:
        if (attacker, d) in field.costly:
            continue
        bucket = limited.index(d) if isinstance(d, str) and d in limited else None
        options[bucket] = max(options.get(bucket, 0), field.obeyed(attacker, d))
    return options
