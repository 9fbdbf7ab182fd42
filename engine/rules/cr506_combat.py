"""Rules 506, 507, 511: who attacks, who defends, what is removed from combat, its beginning and its end."""

from __future__ import annotations

from ..choices import Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import course as co
from ..kernel.pipeline import perform
from ..state.game_state import Attack
from ..state.objects import ObjectId, PlayerId, Recipient
from ..terms.zones import Zone

# --- the players ----------------------------------------------------------------------------------------------------


@rule("506.2")
def attacking_player(g: Game) -> PlayerId:
    """The active player is the attacking player."""
    return g.state.turn.active


@rule("506.2", "506.2a", "802.2")
def defending_players(g: Game) -> tuple[PlayerId, ...]:
    """All opponents of the attacking player defend, in turn order after that player."""
    return g.opponents(attacking_player(g))


def protector(g: Game, battle: ObjectId) -> PlayerId:
    """The player who protects a battle (310.8a): kept as the choice `protector`; its controller when none was
    chosen."""
    chosen = g.view.obj(battle).chosen.get("protector")
    return chosen if isinstance(chosen, str) else g.view.controller(battle)


@rule("508.5", "310.8d")
def defending_player_of(g: Game, defender: Recipient) -> PlayerId:
    """The defending player when this player or permanent is attacked."""
    if isinstance(defender, str):
        return defender
    return protector(g, defender) if "Battle" in g.view.chars(defender).types else g.view.controller(defender)


def defending_player_against(g: Game, attack: Attack) -> PlayerId | None:
    """The defending player of an attacking creature now, or the last one when it attacks nothing any more (508.5)."""
    return defending_player_of(g, attack.defender) if attack.defender is not None else attack.defending_player


@rule("506.3", "310.8b")
def attackable(g: Game) -> tuple[Recipient, ...]:
    """What may be attacked: defending players, planeswalkers that they control, battles that they protect (506.2)."""
    players = defending_players(g)
    found: list[Recipient] = list(players)
    for oid in g.view.battlefield():
        types = g.view.chars(oid).types
        of_battle = "Battle" in types and protector(g, oid) in players
        of_walker = "Planeswalker" in types and "Battle" not in types and g.view.controller(oid) in players
        if of_battle or of_walker:
            found.append(oid)
    return tuple(found)


@rule("506.3a", "506.3b", "506.3c", "506.3f", "508.4a")
def may_join_attack(g: Game, oid: ObjectId, defender: Recipient) -> bool:
    """Whether a permanent that an effect puts onto the battlefield attacking, or states to be attacking, becomes an
    attacking creature. Restrictions on declaring attackers don't matter (508.4c)."""
    c = g.view.chars(oid)
    if g.state.combat is None or "Creature" not in c.types or "Battle" in c.types:
        return False
    return c.controller == attacking_player(g) and defender in attackable(g)


def on_battlefield(g: Game, oid: ObjectId) -> bool:
    """Whether an object is a permanent that is phased in."""
    o = g.state.objects.get(oid)
    return o is not None and o.zone is Zone.BATTLEFIELD and not o.phased_out


def name_of(g: Game, what: Recipient) -> str:
    """A player's name, or an object's for messages."""
    return what if isinstance(what, str) else g.view.chars(what).name or f"object {what}"


# --- beginning and end ----------------------------------------------------------------------------------------------


@rule("506.1", "507.1", "802.2")
def begin_combat(g: Game) -> Procedure[None]:
    """The combat phase begins. No defending player is chosen, as all opponents are defending players."""
    yield from perform(g, [co.CombatBegins()], "506.1", "507.1")


@rule("508.8")
def should_skip_blocks(g: Game) -> bool:
    """Whether the declare blockers and combat damage steps are skipped: nothing was declared or put in as an
    attacker."""
    return g.state.combat is None or not g.state.combat.was_attack


@rule("511.3")
def end_combat(g: Game) -> Procedure[None]:
    """The end of combat step ends: all permanents are removed from combat, the combat phase is over."""
    yield from perform(g, [co.CombatEnds()], "511.3")


# --- removal from combat (506.4) ------------------------------------------------------------------------------------


def _fights(g: Game, oid: ObjectId) -> bool:
    types = g.view.chars(oid).types
    return on_battlefield(g, oid) and "Creature" in types and "Battle" not in types


@rule("506.4e")
def _still_attacked(g: Game, oid: ObjectId, attack: Attack) -> bool:
    """A battle stays attacked; a planeswalker while the defending player controls it."""
    types = g.view.chars(oid).types
    if not on_battlefield(g, oid):
        return False
    same = attack.defending_player in (None, g.view.controller(oid))
    return "Battle" in types or ("Planeswalker" in types and same)


@rule("506.4", "506.4d")
def leavers(g: Game) -> tuple[co.RemovedFromCombat, ...]:
    """The removals from combat that are due: of permanents that stopped being what they need to be for their part in
    it, and of attacking creatures that the attacking player no longer controls. A permanent with two parts keeps the
    other (506.4d)."""
    combat = g.state.combat
    if combat is None:
        return ()
    out: list[co.RemovedFromCombat] = []
    for oid, attack in combat.attackers.items():
        if not _fights(g, oid) or g.view.controller(oid) != attacking_player(g):
            out.append(co.RemovedFromCombat(object=oid, part="attacking"))
        d = attack.defender
        if isinstance(d, int) and not _still_attacked(g, d, attack):
            out.append(co.RemovedFromCombat(object=d, part="attacked"))
    out += [co.RemovedFromCombat(object=b, part="blocking") for b in combat.blockers if not _fights(g, b)]
    return tuple(dict.fromkeys(out))


@rule("506.4")
def prune_combat(g: Game) -> Procedure[None]:
    """Remove from combat what must be. To be called after events; does nothing outside combat."""
    due = leavers(g)
    if due:
        yield from perform(g, due, "506.4")
