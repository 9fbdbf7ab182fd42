"""Misreadings of the parts of static abilities: whom a restriction speaks of, what a permission lifts, what is replaced."""

from __future__ import annotations

from collections import Counter
from typing import Any

from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import costs as lc
from judgecall.engine.derive.game import Game
from judgecall.engine.events import zones as zo
from judgecall.engine.rules.cr107_4_mana import Freedom
from judgecall.engine.rules.cr508_1_field import Requirement
from judgecall.engine.rules.cr601_3_permission import Way
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, false, none, right, true

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

# --- what can't happen ------------------------------------------------------------------------------------------------

CANT = "cr614_17_cant.cant_happen"
SACRIFICE = "cr118_costs.cant_sacrifice_to_pay"
TARGET = "cr115_targets.player_cant_be_targeted"
ACTIVATE = "cr602_activating.prohibited"
CAST = "cr601_3_permission.prohibited"


def _pays_who_cant_lose(g: Game, p: Any, part: Any) -> str | None:
    """Who can't lose life pays with it."""
    reason = right("cr118_costs.cant_pay_life")(g, p, part)
    return None if reason and "lose life" in reason else reason


def _life_pays(g: Game, p: Any, part: Any) -> str | None:
    """Life can always be paid."""
    reason = right("cr118_costs.cant_pay_life")(g, p, part)
    return None if reason and "pay life" in reason else reason


def _life_never_pays(g: Game, p: Any, part: Any) -> str | None:
    """Life that can't be paid for spells can't be paid at all."""
    forbidden = any(x.what == "pay life" for x, _ in g.view.parts_on_player(p.player, con.PlayerCant))
    return "life can't be paid" if forbidden else right("cr118_costs.cant_pay_life")(g, p, part)


def _sacrifices_nothing(g: Game, p: Any, oid: int) -> bool:
    """Who can't sacrifice some permanents can sacrifice none."""
    return any(part.what == "sacrifice" for part, _ in g.view.parts_on_player(p.player, con.PlayerCant))


def _never_sacrificed(g: Game, e: Any) -> str | None:
    """What can't pay isn't sacrificed at all."""
    if isinstance(e, zo.Sacrifice) and _sacrifices_nothing(g, e, e.object):
        return "it can't be sacrificed"
    return right(CANT)(g, e)  # type: ignore[no-any-return]


def _countered_by_nothing(g: Game, e: Any) -> str | None:
    """What some spells can't counter nothing can."""
    if isinstance(e, zo.CounterIt) and any(p.what == "countered" for p, _ in g.view.parts_on(e.object, con.CantBe)):
        return "it can't be countered"
    return right(CANT)(g, e)  # type: ignore[no-any-return]


def _targets_nobody_protected(g: Game, ctx: Any, player: str) -> bool:
    """Who can't be the target of some spells is the target of none."""
    return any(p.what == "be targeted" for p, _ in g.view.parts_on_player(player, con.PlayerCant))


def _no_ability_at_all(g: Game, player: str, h: Any, mana: bool) -> str | None:
    """Where some abilities can't be activated, none can."""
    silenced = any(e.concerns(h.object) for _, e in g.view.parts(con.CantActivate))
    return "it can't be activated" if silenced else right(ACTIVATE)(g, player, h, mana)


def _every_ability(g: Game, p: Any) -> Any:
    """What loyalty abilities cost more, all do."""
    yield from right("cr601_2f_total.changes")(g, p)
    loyal = p.ability is not None and any(isinstance(x, lc.LoyaltyCost) for x in p.ability.cost)
    yield from ((x, e.ctx) for x, e in g.view.parts(con.CostChange) if x.loyalty and not loyal and e.concerns(p.source))


def _from_the_hand(g: Game, player: str, sid: int) -> str | None:
    """A card says in the hand alone that it can't be cast."""
    stack = g.view.obj(sid).stack
    return right(CAST)(g, player, sid) if stack is None or stack.announced.cast_from is Zone.HAND else None


def _seven(g: Game, player: str) -> int:
    """No effect sets a maximum hand size."""
    return 7


CANTS = [
    Wrong("all can happen", {CANT: none}, ("cant-0001", "cant-0002", "cant-0003", "cant-0004", "cant-0005"), ("101.2",)),
    Wrong("life is paid that can't be lost", {"cr118_costs.cant_pay_life": _pays_who_cant_lose}, ("cant-0006",), ("119.8",)),
    Wrong(
        "life pays for spells",
        {"cr118_costs.cant_pay_life": _life_pays},
        ("cant-0007", "cant-0014"),
        ("614.17b", "118.3"),
    ),
    Wrong("life pays for nothing", {"cr118_costs.cant_pay_life": _life_never_pays}, ("cant-0013",), ("614.17b",)),
    Wrong("any sacrifice pays", {SACRIFICE: false}, ("cant-0007",), ("614.17b", "118.3")),
    Wrong("no sacrifice pays", {SACRIFICE: _sacrifices_nothing}, ("cant-0007",), ("614.17b",)),
    Wrong("what can't pay stays", {CANT: _never_sacrificed}, ("cant-0008",), ("614.17b",)),
    Wrong("no effect keeps a player from being targeted", {TARGET: false}, ("cant-0009",), ("101.2",)),
    Wrong("a player is no target at all", {TARGET: _targets_nobody_protected}, ("cant-0009",), ("115.1",)),
    Wrong("any ability is activated", {ACTIVATE: none}, ("cant-0010", "cant-0011"), ("602.5",)),
    Wrong("no ability is activated", {ACTIVATE: _no_ability_at_all}, ("cant-0011",), ("602.5",)),
    Wrong("loyalty costs more for all", {"cr601_2f_total.changes": _every_ability}, ("loyalty-0120",), ("606.4",)),
    Wrong("what some can't counter none can", {CANT: _countered_by_nothing}, ("cant-0012",), ("101.2",)),
    Wrong("it can't be cast from the hand", {CAST: _from_the_hand}, ("function-0001",), ("113.6e",)),
    Wrong("it can be cast", {CAST: none}, ("function-0001", "function-0002"), ("113.6e",)),
    Wrong("anything on the stack is copied", {"cr707_copying.can_be_copied": true}, ("function-0003",), ("113.6g",)),
    Wrong("hands hold seven cards", {"cr500_steps.maximum_hand_size": _seven}, ("hand-0020",), ("402.2",)),
]

# --- as a permanent enters, and instead -------------------------------------------------------------------------------

ENTERS = "cr614_enters_modified."
INSTEAD = "cr614_applying."


def _no_bounds(g: Game, r: Any, op: Any, e: Any) -> Any:
    """Any number, type or creature can be chosen."""
    if op.choose == "creature":
        return tuple(i for i in g.view.battlefield() if "Creature" in g.view.chars(i).types)
    return tuple(range(21)) if op.choose == "number" else right(ENTERS + "choice_options")(g, r, replace(op, options=()), e)


def _opponents_only(g: Game, r: Any, op: Any, e: Any) -> Any:
    """Nobody chooses themselves."""
    found = right(ENTERS + "choice_options")(g, r, op, e)
    return g.opponents(e.entering.controller) if op.choose == "player" else found


def _as_it_is(g: Game, r: Any, op: Any, e: Any, *rest: Any) -> Any:
    """Nothing is chosen."""
    yield from ()
    return e


def _tapped_stays(g: Game, r: Any, op: Any, e: Any, batch: Any) -> Any:
    """What enters tapped enters untapped by no effect."""
    return (yield from right(ENTERS + "enter_modified")(g, r, replace(op, untapped=False), e, batch))


def _unchanged(g: Game, r: Any, op: Any, e: Any) -> list[Any]:
    """The event happens as it would have."""
    return [e]


def _on_top(g: Game, r: Any, op: Any, e: Any) -> list[Any]:
    """What goes to a library goes on top."""
    return [replace(x, position=0) for x in right(INSTEAD + "to_zone")(g, r, op, e)]


def _all_of_it(g: Game, r: Any, op: Any, e: Any) -> Any:
    """All of the damage is dealt to another."""
    return right(INSTEAD + "redirect")(g, r, replace(op, amount=None), e)


ENTERING = [
    Wrong(
        "as it enters, anything is chosen",
        {ENTERS + "choice_options": _no_bounds},
        ("entering-0062", "entering-0063", "entering-0064"),
        ("614.12a",),
    ),
    Wrong("who is chosen is an opponent", {ENTERS + "choice_options": _opponents_only}, ("entering-0066",), ("614.12a",)),
    Wrong(
        "as it enters, nothing is chosen",
        {ENTERS + "_choose": _as_it_is},
        ("entering-0060", "entering-0061", "entering-0064", "entering-0065"),
        ("614.12a", "607.2d"),
    ),
    Wrong("what enters tapped stays so", {ENTERS + "enter_modified": _tapped_stays}, ("entering-0067",), ("614.1d",)),
    Wrong(
        "nothing is devoured",
        {ENTERS + "_others_move": _as_it_is},
        ("entering-0068", "entering-0069"),
        ("702.82a", "702.82c"),
    ),
    Wrong(
        "it goes where it would have gone",
        {INSTEAD + "to_zone": _unchanged},
        ("replacement-0040", "replacement-0041"),
        ("614.6",),
    ),
    Wrong("it goes on top", {INSTEAD + "to_zone": _on_top}, ("replacement-0040",), ("614.6",)),
    Wrong(
        "damage goes where it would have gone",
        {INSTEAD + "redirect": _unchanged},
        ("replacement-0042", "replacement-0043"),
        ("614.9",),
    ),
    Wrong("all damage goes to another", {INSTEAD + "redirect": _all_of_it}, ("replacement-0043",), ("614.9",)),
    Wrong("what an effect skips happens", {INSTEAD + "skip": _unchanged}, ("replacement-0044",), ("614.10",)),
]


# --- layers and copies ------------------------------------------------------------------------------------------------

PART = "cr613_parts."
COPY = "cr707_copying.with_exceptions"


def _the_new_ones(g: Game, colors: Any, more: Any) -> Any:
    """A color in addition is the only one."""
    return more


def _none_lost(g: Game, *rest: Any) -> Any:
    """Nothing is lost."""
    return frozenset()


def _nothing_left(g: Game, abilities: Any) -> Any:
    """All abilities are lost."""
    return ()


def _without(**fields: Any) -> Any:
    """Copies without a part of the exceptions."""

    def excepted(g: Game, faces: Any, face: int, x: Any, own: Any = None, keep: Any = ()) -> Any:
        return right(COPY)(g, faces, face, replace(x, **fields), own, keep)

    return excepted


def _color_instead(g: Game, faces: Any, face: int, x: Any, own: Any = None, keep: Any = ()) -> Any:
    """A color in addition replaces those that are copied."""
    instead = replace(x, colors=x.add_colors or x.colors, add_colors=())
    return right(COPY)(g, faces, face, instead, own, keep)


LAYERS = [
    Wrong("colors in addition replace", {PART + "with_colors": _the_new_ones}, ("layer-0420",), ("613.1e",)),
    Wrong("no type is lost", {PART + "types_lost": _none_lost}, ("layer-0421",), ("205.1b", "613.1d")),
    Wrong("no keyword is lost", {PART + "lost_keywords": _none_lost}, ("layer-0422",), ("613.1f",)),
    Wrong("no chosen keyword is gained", {PART + "chosen_keyword": none}, ("layer-0423",), ("613.1f",)),
    Wrong("mana abilities are lost too", {PART + "mana_abilities": _nothing_left}, ("layer-0424",), ("613.1f", "605.1a")),
    Wrong("a copy has the types that it copies", {COPY: _without(set_types=())}, ("copy-0290",), ("707.9b",)),
    Wrong("a copy has the kinds that it copies", {COPY: _without(set_creature_types=())}, ("copy-0291",), ("707.9b",)),
    Wrong("a copy has the size that it copies", {COPY: _without(keep=())}, ("copy-0291",), ("707.9c",)),
    Wrong("a copy has one color", {COPY: _color_instead}, ("copy-0292",), ("707.9b",)),
    Wrong("a copy has a mana cost", {COPY: _without(no_mana_cost=False)}, ("copy-0293",), ("707.9b",)),
]


# --- casting, and what triggers ---------------------------------------------------------------------------------------

MAY = "cr601_3_permission."
FREEDOM = "cr107_4_mana.freedom_for"
COSTS = "cr601_2f_total.changes"
OFTEN = "cr603_noticing.how_often"


def _whoever_exiled_it(g: Game, p: Any) -> list[Any]:
    """A permission is that of the player whose effect it is."""
    parts = p.there.view.parts_on(p.oid, con.CastFrom)
    mine = any(e.ctx.you == p.player for _, e in parts)
    found = right(MAY + "permissions")(g, p)
    return [Way(free=True)] if mine and not found else [w for w in found if not w.free or mine]


def _spells_too(g: Game, p: Any) -> list[Any]:
    """Who may play lands from somewhere may cast spells from there."""
    lands = any(part.lands for part, _ in p.there.view.parts_on(p.oid, con.CastFrom))
    return [*right(MAY + "permissions")(g, p), *([Way()] if lands else [])]


def _ungranted(g: Game, oid: int | None, granted: bool = False) -> Any:
    """A permission says nothing of mana."""
    return right(FREEDOM)(g, oid)


def _strict(g: Game, oid: int | None, granted: bool = False) -> Any:
    """Mana is what it is."""
    return Freedom()


def _any_color_is_any_type(g: Game, oid: int | None, granted: bool = False) -> Any:
    """Colorless is a color."""
    found = right(FREEDOM)(g, oid, granted)
    return Freedom(color=found.color, type=found.color)


def _flash_only(g: Game, p: Any) -> bool:
    """Nothing but flash is flash."""
    return "flash" in p.card.keywords


def _controllers_only(g: Game, p: Any, permission: Any) -> list[Any]:
    """A cost that an effect offers is its controller's."""
    return [w for w in right(MAY + "granted_alternatives")(g, p, permission) if g.view.controller(w.by) == p.player]


def _whatever_it_targets(g: Game, p: Any) -> Any:
    """What a spell targets is all the same for its cost."""
    return ((replace(part, targets=None), ctx) for part, ctx in right(COSTS)(g, p))


def _by_power(g: Game, oid: int) -> int:
    """A creature assigns damage equal to its power, whatever an effect says."""
    return max(0, g.view.chars(oid).power or 0)


def _whatever_happens(g: Game, view: Any, oid: int, e: Any, ctx: Any) -> int:
    """Effects on how often abilities trigger are about all events."""
    if any(True for _ in view.parts(con.CantTrigger)):
        return 0
    return 1 + sum(1 for _ in view.parts(con.ExtraTriggers))


CASTING = [
    Wrong("who exiled it may cast it", {MAY + "permissions": _whoever_exiled_it}, ("permission-0030",), ("601.3",)),
    Wrong("lands and spells are played alike", {MAY + "permissions": _spells_too}, ("permission-0031",), ("601.3",)),
    Wrong("a permission is none for mana", {FREEDOM: _ungranted}, ("permission-0032",), ("609.4b",)),
    Wrong("mana is spent as it is", {FREEDOM: _strict}, ("permission-0032", "permission-0035"), ("609.4b",)),
    Wrong("any color is any type", {FREEDOM: _any_color_is_any_type}, ("permission-0035",), ("609.4b", "107.4c")),
    Wrong("nothing is cast as though it had flash", {MAY + "as_though_flash": _flash_only}, ("permission-0033",), ("601.3b",)),
    Wrong(
        "another's alternative cost is not offered",
        {MAY + "granted_alternatives": _controllers_only},
        ("permission-0034",),
        ("118.9",),
    ),
    Wrong("targets don't matter for costs", {COSTS: _whatever_it_targets}, ("cost-0090",), ("601.2f",)),
    Wrong("all creatures assign damage", {"cr510_damage.amount_assigned": _by_power}, ("combat-0370",), ("510.1a",)),
    Wrong("all events trigger alike", {OFTEN: _whatever_happens}, ("trigger-0420", "trigger-0421"), ("603.2d", "603.2")),
]

WRONG = [*COMBAT, *CANTS, *ENTERING, *LAYERS, *CASTING]
