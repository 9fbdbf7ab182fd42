"""A player who takes any legal option there is, by a seeded chance."""

from __future__ import annotations

import random
from typing import Any

from judgecall.engine.actions import Activate, Cast, Pass, PlayLand
from judgecall.engine.choices import Choice
from judgecall.engine.derive.game import Game
from judgecall.engine.rules.cr305_lands import can_play_land
from judgecall.engine.rules.cr601_casting import can_cast
from judgecall.engine.rules.cr602_activating import activated_abilities, can_activate
from judgecall.engine.session import Session
from judgecall.engine.terms.zones import Zone


def actions(g: Game, player: str) -> list[Any]:
    """What a player with priority can begin to do."""
    out: list[Any] = []
    for oid in g.view.zone(Zone.HAND, player):
        if can_play_land(g, player, oid) is None:
            out.append(PlayLand(oid))
        if can_cast(g, player, oid) is None:
            out.append(Cast(oid))
    for oid in list(g.view.battlefield()):
        for held in activated_abilities(g, oid):
            if can_activate(g, player, oid, held.abl.mark) is None:
                out.append(Activate(oid, held.abl.mark))
    return out


def spread(rng: random.Random, recipients: Any, total: int) -> dict[Any, int]:
    """A division of a total."""
    out = dict.fromkeys(recipients, 0)
    for _ in range(total):
        out[rng.choice(list(recipients))] += 1
    return {k: v for k, v in out.items() if v}


def guess(c: Choice, rng: random.Random) -> Any:
    """Some answer, perhaps an illegal one."""
    data = c.data
    if c.options is not None:
        k = rng.randint(c.least, max(c.least, min(c.most, len(c.options))))
        return tuple(rng.choice(c.options) for _ in range(k)) if c.repeat else tuple(rng.sample(c.options, k))
    if c.kind == "payment":
        return data["default"]
    if c.kind == "number":
        return data.get("low", 0) + rng.randint(0, 2)
    if c.kind == "attack":
        some = [a for a in data["attackers"] if rng.random() < 0.5]
        return {a: rng.choice(list(data["defenders"])) for a in some}
    if c.kind == "block":
        some = [b for b in data["blockers"] if rng.random() < 0.5]
        return {b: (rng.choice(list(data["attackers"])),) for b in some}
    if c.kind == "arrangement":
        cards = list(data["cards"])
        rng.shuffle(cards)
        k = rng.randint(0, len(cards))
        return tuple(cards[:k]), tuple(cards[k:])
    if c.kind == "division" and "counters" in data:
        return {k: min(n, data["limit"]) for k, n in list(data["counters"].items())[:1]}
    if c.kind == "division" and "total" in data:
        shares = spread(rng, range(len(data["recipients"])), data["total"])
        return tuple(shares.get(i, 0) for i in range(len(data["recipients"])))
    if c.kind == "division":
        return spread(rng, data["recipients"], data.get("amount", data.get("total", 0)))
    if c.kind == "targets":
        pairs = zip(data["old"], data["legal"], strict=True)
        return tuple(tuple(rng.choice((t, *legal)) for t in old) for old, legal in pairs)
    if c.kind == "name/type/color":  # any word there is
        return "Goblin" if "creature type" in str(c.about) else rng.choice(("Forest", "Grizzly Bears", "Shock"))
    raise AssertionError(f"no way to answer {c.kind} about {c.about}")


def answer(g: Game, c: Choice, rng: random.Random) -> Any:
    """A legal answer."""
    if c.kind == "act":
        possible = actions(g, c.player)
        return rng.choice(possible) if possible and rng.random() < 0.7 else Pass()
    if c.kind == "payment" and c.about == "mana abilities" and c.options and rng.random() < 0.8:
        return (rng.choice(c.options),)
    for _ in range(400):
        a = guess(c, rng)
        if c.refusal(a) is None:
            return a
    raise AssertionError(f"no legal answer found for {c.kind} about {c.about}: {c.data}")


def play(session: Session, rng: random.Random, choices: int) -> list[Any]:
    """Play on for so many choices; the answers given."""
    given = []
    c = session.choice
    while c is not None and len(given) < choices:
        a = answer(session.game, c, rng)
        given.append(a)
        c = session.send(a)
    return given
