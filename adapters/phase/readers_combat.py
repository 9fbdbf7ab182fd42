"""The readers of what combat asks: declarations, order and division of damage (508-510)."""

from __future__ import annotations

from .. import port
from .asking import Ctx, Make, Reader, action, picked
from .binding import Doc, Rejected, Table

K = port.Kind


def empty(kind: str) -> Doc | None:
    """The declaration of nothing."""
    if kind == "DeclareAttackers":
        return action("DeclareAttackers", attacks=[], bands=[])
    if kind == "DeclareBlockers":
        return action("DeclareBlockers", assignments=[])
    return None


def forced(ctx: Ctx, table: Table) -> bool:
    """Whether the engine refuses that nothing attacks or blocks (508.1d, 509.1c), or a cost can't be paid (118.3)."""
    if ctx.kind == "UnlessPayment":
        return _unpayable(ctx, table)
    nothing = empty(ctx.kind)
    if nothing is None:
        return False
    try:
        table.fork().apply(ctx.seat, nothing)
    except Rejected:
        return True
    return False


def _unpayable(ctx: Ctx, table: Table) -> bool:
    """Whether it is all the same to the engine if a cost is paid or not: it asks for what can't be paid as well."""
    ends = []
    for pays in (True, False):
        fork = table.fork()
        try:
            fork.apply(ctx.seat, action("PayUnlessCost", pay=pays))
        except Rejected:
            return pays
        ends.append(fork.state)
    return bool(ends[0] == ends[1])


def attackers(ctx: Ctx) -> Reader:
    """Attackers; what is picked attacks the first player that it can."""
    numbers = ctx.data["valid_attacker_ids"]
    least = 1 if ctx.forced else 0
    choice = yield ctx.prompt(K.ATTACKERS, ctx.objects(numbers), least=least, most=len(numbers), source=None, ability=None)
    target = (ctx.data["valid_attack_targets"] or [None])[0]
    return action("DeclareAttackers", attacks=[[n, target] for n in picked(choice, numbers, least)], bands=[])


def blockers(ctx: Ctx) -> Reader:
    """Blockers; what is picked blocks the first attacker that it can."""
    numbers = ctx.data["valid_blocker_ids"]
    least = 1 if ctx.forced else 0
    choice = yield ctx.prompt(K.BLOCKERS, ctx.objects(numbers), least=least, most=len(numbers), source=None, ability=None)
    legal = ctx.data.get("valid_block_targets") or {}
    pairs = [[n, legal[str(n)][0]] for n in picked(choice, numbers, least)]
    return action("DeclareBlockers", assignments=pairs)


def attacker_damage(ctx: Ctx) -> Reader:
    """How an attacker's damage is divided among what blocks it and, with trample, what it attacks (510.1c)."""
    rows = ctx.data["blockers"]
    numbers = [row["blocker_id"] if isinstance(row, dict) else row for row in rows]
    total = ctx.data["total_damage"]
    past = "AsThoughUnblocked" in (ctx.data.get("assignment_modes") or ())
    tramples = bool(ctx.data.get("trample"))
    values = ctx.objects(numbers)
    if tramples or past:
        values += ctx.targets([ctx.data.get("attack_target") or {"type": "Player", "data": ctx.data["defending_player"]}])
    further = ctx.data.get("pw_controller") if ctx.data.get("trample") == "OverPlaneswalkers" else None
    if further is not None:
        values.append(port.OfPlayer(player=ctx.names.player(further)))  # past the planeswalker too (702.19c)
    source = ctx.names.object(ctx.state, ctx.data["attacker_id"])
    choice = yield ctx.prompt(K.DIVISION, values, total=total, low=0, least=0, most=len(values), source=source, ability=None)
    if isinstance(choice, port.ByDefault):
        return action("AssignCombatDamage", assignments=[[numbers[0], total]], trample_damage=0)
    shares = dict(zip((int(p) for p in choice.picks), choice.amounts, strict=True))
    over = shares.pop(len(numbers), 0)
    if past and over == total and not shares:
        return action("AssignCombatDamage", mode="AsThoughUnblocked", assignments=[], trample_damage=0)
    more = {"controller_damage": shares.pop(len(numbers) + 1, 0)} if further is not None else {}
    pairs = [[numbers[n], share] for n, share in shares.items()]
    return action("AssignCombatDamage", assignments=pairs, trample_damage=over, **more)


def blocker_damage(ctx: Ctx) -> Reader:
    """How a blocker's damage is divided among what it blocks (510.1d)."""
    numbers = [row["attacker_id"] if isinstance(row, dict) else row for row in ctx.data["attackers"]]
    total = ctx.data["total_damage"]
    source = ctx.names.object(ctx.state, ctx.data["blocker_id"])
    choice = yield ctx.prompt(
        K.DIVISION, ctx.objects(numbers), total=total, low=0, least=0, most=len(numbers), source=source, ability=None
    )
    if isinstance(choice, port.ByDefault):
        return action("AssignBlockerDamage", assignments=[[numbers[0], total]])
    pairs = zip(choice.picks, choice.amounts, strict=True)
    return action("AssignBlockerDamage", assignments=[[numbers[int(p)], amount] for p, amount in pairs])


READERS: dict[str, Make] = {
    "DeclareAttackers": attackers,
    "DeclareBlockers": blockers,
    "AssignCombatDamage": attacker_damage,
    "AssignBlockerDamage": blocker_damage,
}
"""By what the engine waits for."""
