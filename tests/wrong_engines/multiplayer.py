"""Misreadings of the monarch (725), of players who leave (800.4), and of games of many players."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Sequence
from typing import Any

from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang import nouns as n
from judgecall.engine.choices import Choice
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.events import course as co
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.asking import ask
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules import cr725_monarch as monarch
from judgecall.engine.rules.cr508_1_field import Requirement
from judgecall.engine.state.effects import Waiting
from judgecall.engine.state.game_state import Outcome
from judgecall.engine.state.objects import Abl
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, right

END_STEP = "cr725_monarch.end_step"
USURPED = "cr725_monarch.combat_damage"
CROWNED = "cr725_monarch.become_monarch"
SUCCESSOR = "cr725_monarch.successor"
DEPARTURE = "cr800_leaving.departure"
STACK = "cr800_leaving.off_the_stack"
LEAVE = "cr800_leaving.players_leave"
STILL = "cr800_leaving.still_controlled"
LATER = "cr800_leaving.turn_not_begun"
NEXT_TURN = "cr500_turn.whose_turn_next"
WAITING = "cr603_3_stacking.put_waiting"
LIMITED = "cr508_1d_maximum.disobeyed_restriction"


# --- the monarch ------------------------------------------------------------------------------------------------------


def _present_monarch_draws(g: Game, event: co.StepBegins) -> list[Waiting]:
    ability = monarch.DRAW.ability
    assert isinstance(ability, ab.Triggered)
    now = ab.Triggered(when=ability.when, do=(ef.Draw(who=n.Player(name="monarch")),))
    return [replace(w, abl=Abl(now, 1, "intrinsic", mark=w.abl.mark)) for w in right(END_STEP)(g, event)]


def _draws_at_every_end_step(g: Game, event: co.StepBegins) -> list[Waiting]:
    who = monarch.holder(g)
    return right(END_STEP)(g, replace(event, player=who)) if who is not None else []


def _active_player_controls_the_draw(g: Game, event: co.StepBegins) -> list[Waiting]:
    who = monarch.holder(g)
    if who is None:
        return []
    found = right(END_STEP)(g, replace(event, player=who))
    return [replace(w, controller=g.state.turn.active) for w in found]


def _attacker_controls_the_trigger(g: Game, event: ch.Damage) -> list[Waiting]:
    return [replace(w, controller=g.view.controller(event.dealer)) for w in right(USURPED)(g, event)]


def _any_damage_usurps(g: Game, event: ch.Damage) -> list[Waiting]:
    return right(USURPED)(g, replace(event, combat=True))


def _damage_to_planeswalkers_usurps(g: Game, event: ch.Damage) -> list[Waiting]:
    target = event.target
    if isinstance(target, int) and "Planeswalker" in g.view.chars(target).types:
        return right(USURPED)(g, replace(event, target=g.view.controller(target)))
    return right(USURPED)(g, event)


def _controller_as_it_dealt_damage(g: Game, event: ch.Damage) -> list[Waiting]:
    ability = monarch.USURP.ability
    assert isinstance(ability, ab.Triggered)
    now = ab.Triggered(when=ability.when, do=(ef.BecomeMonarch(who=n.Player(name="dealt_by")),))
    dealt_by = g.view.controller(event.dealer)
    return [
        replace(w, abl=Abl(now, 2, "intrinsic", mark=w.abl.mark), bindings={**w.bindings, "dealt_by": dealt_by})
        for w in right(USURPED)(g, event)
    ]


def _crowned_again(g: Game, player: str, source: int | None = None) -> Generator[Any, Any, bool]:
    event = co.Designate(name=monarch.MONARCH, value=player, old=None, source=source, by_effect=True)
    yield from perform(g, [event], "725.3")
    return True


def _nobody_succeeds(g: Game, leaving: Collection[str]) -> str | None:
    return None


def _next_player_succeeds(g: Game, leaving: Collection[str]) -> str | None:
    former = next(p for p in leaving if p == monarch.holder(g))
    return next((p for p in g.in_turn_order(former) if p not in leaving), None)


def _who_can_is_not_asked(g: Game, leaving: Collection[str]) -> str | None:
    order = [p for p in g.in_turn_order() if p not in leaving]
    return order[0] if order and monarch.can_become(g, order[0]) else None


def _who_can_is_always_asked(g: Game, leaving: Collection[str]) -> str | None:
    return next((p for p in g.in_turn_order() if p not in leaving and monarch.can_become(g, p)), None)


# --- leaving ----------------------------------------------------------------------------------------------------------


def _stolen_goes_with_the_thief(g: Game, who: Sequence[str]) -> list[Any]:
    mine = [zo.LeaveGame(object=o) for o in g.view.battlefield() if g.view.controller(o) in who]
    there = {e.object for e in mine}
    return mine + [e for e in right(DEPARTURE)(g, who) if not (isinstance(e, zo.LeaveGame) and e.object in there)]


def _stolen_is_exiled(g: Game, who: Sequence[str]) -> list[Any]:
    taken = [
        zo.Move(object=o, to=Zone.EXILE)
        for o in g.view.battlefield()
        if g.view.controller(o) in who and g.state.objects[o].owner not in who
    ]
    return [*taken, *right(DEPARTURE)(g, who)]


def _permanents_stay(g: Game, who: Sequence[str]) -> list[Any]:
    return [
        e
        for e in right(DEPARTURE)(g, who)
        if not (isinstance(e, zo.LeaveGame) and g.state.objects[e.object].zone is Zone.BATTLEFIELD)
    ]


def _stack_stays(g: Game, who: Collection[str]) -> list[Any]:
    return []


def _nothing_is_exiled(g: Game, who: Collection[str]) -> list[Any]:
    return []


def _turn_ends(g: Game, players: Sequence[str]) -> Generator[Any, Any, None]:
    yield from right(LEAVE)(g, players)
    if g.state.players[g.state.turn.active].left and g.state.outcome is None:
        yield from perform(g, [co.PlanSteps(steps=())], "724.1")


def _durations_end_at_once(g: Game, players: Sequence[str]) -> Generator[Any, Any, None]:
    yield from right(LEAVE)(g, players)
    for p in players:
        if g.state.outcome is None:
            yield from right(LATER)(g, p)


def _durations_never_end(g: Game, player: str) -> Generator[Any, Any, None]:
    yield from ()


def _begins_turns_of_the_departed(g: Game) -> str:
    if g.state.extra_turns:
        return g.state.extra_turns[0].player
    order = g.state.order
    last = g.state.turn.normal or g.state.turn.active
    return order[(order.index(last) + 1) % len(order)]


def _nobody_else_chooses(g: Game, choice: Choice) -> Generator[Any, Any, None]:
    yield from ()


# --- order, combat, endings -------------------------------------------------------------------------------------------


def _stacked_in_reverse(g: Game) -> Generator[Any, Any, bool]:
    waiting = g.state.waiting
    for player in reversed(g.in_turn_order()):
        mine = [w for w in waiting if w.controller == player]
        for w in (yield from right("cr603_3_stacking.in_order")(g, player, mine)):
            yield from right("cr603_3_stacking.put")(g, w)
    gone = [ch.NoLongerWaiting(waiting=w.id) for w in waiting if w in g.state.waiting]
    yield from perform(g, gone, "800.4d")
    return bool(waiting)


def _seats_instead_of_turn_order(
    g: Game, ctx: Any, players: Any, options: Any, count: Any, about: str, up_to: bool = False
) -> Generator[Any, Any, Any]:
    out = {}
    for p in (p for p in g.state.order if p in set(players) and not g.state.players[p].left):
        possible = options(p)
        limit = min(count(p), len(possible))
        asked = Choice(player=p, decider=p, kind="objects", source=ctx.source, about=about, options=possible)
        out[p] = yield from ask(g, replace(asked, least=0 if up_to else limit, most=limit))
    return out


def _limits_are_per_player(g: Game, field: Any, declared: Any) -> str | None:
    for player in set(declared.values()):
        here = {a: d for a, d in declared.items() if d == player}
        refusal = right(LIMITED)(g, field, here)
        if refusal is not None:
            return refusal
    return None


def _limits_for_one_are_for_all(g: Game, field: Any, declared: Any) -> str | None:
    if any(len(declared) > most for most in field.limits.values()):
        return "too many attack"
    return right(LIMITED)(g, field, declared)


def _blocks_for_others(g: Game, blocker: int, attacker: int) -> str | None:
    return None


def _costs_whomever_it_attacks(g: Game, attacker: int, defender: Any) -> Any:
    costs = [right("cr508_1_field.costs_to_attack")(g, attacker, d) for d in right("cr506_combat.attackable")(g)]
    return max(costs, key=len)


def _one_defender(g: Game) -> tuple[str, ...]:
    return right("cr506_combat.defending_players")(g)[:1]


def _goads_anywhere(g: Game, attacker: int) -> tuple[Requirement, ...]:
    return tuple(r for r in right("cr508_1_field.requirements")(g, attacker) if not r.not_whom)


def _goaded_may_stay(g: Game, attacker: int) -> tuple[Requirement, ...]:
    return ()


def _no_draw(g: Game, losers: Sequence[str]) -> bool:
    return False


def _the_active_player_outlasts(g: Game) -> Outcome | None:
    if not g.in_turn_order():
        return Outcome("won", (g.state.turn.active,), "the others lost first", "104.2a")
    return right("cr104_2_results.last_standing")(g)


def _the_first_loser_ends_the_game(g: Game) -> Outcome | None:
    remaining = g.in_turn_order()
    if len(remaining) < len(g.state.order):
        return Outcome("won", remaining, "somebody has lost", "104.2a")
    return None


def _one_commander_for_all(g: Game, board: Any) -> list[Any]:
    players = g.state.players
    return [
        co.LoseGame(player=p, reason="21 combat damage by commanders", rule="704.6c")
        for p in g.in_turn_order()
        if sum(players[p].commander_damage.values()) >= 21
    ]


def _no_commander_damage(g: Game, board: Any) -> list[Any]:
    return []


def _commanders_stay(g: Game, board: Any) -> list[Any]:
    return []


def _never_hidden(g: Game, e: Any) -> bool:
    return False


def _each_creature_takes_it(g: Game, happened: Sequence[Any]) -> list[Waiting]:
    return [w for e in happened for w in right("cr726_initiative.combat_damage")(g, (e,))]


def _taken_once(g: Game, happened: Sequence[Any]) -> list[Waiting]:
    fresh = [e for e in happened if not (isinstance(e, co.Designate) and e.value == e.old)]
    return right("cr726_initiative.taken")(g, fresh)


def _first_monarch_reigns_on(g: Game, player: str, source: int | None = None) -> Iterator[Any]:
    """While there is a monarch nobody becomes one."""
    if g.state.designations.get("monarch") is not None:
        return False
    return (yield from right("cr725_monarch.become_monarch")(g, player, source))


WRONG = (
    Wrong(
        "the first monarch reigns on",
        {"cr725_monarch.become_monarch": _first_monarch_reigns_on},
        ("monarch-0002", "monarch-0061", "monarch-0105"),
        rules=("725.3",),
    ),
    Wrong(
        "the draw goes to the present monarch",
        {END_STEP: _present_monarch_draws},
        ("monarch-0011", "monarch-0013", "monarch-0015", "monarch-0016", "monarch-0050"),
        rules=("725.2",),
    ),
    Wrong(
        "the monarch draws at every end step",
        {END_STEP: _draws_at_every_end_step},
        ("monarch-0010", "monarch-0012"),
        rules=("725.2",),
    ),
    Wrong(
        "the active player controls the monarch's draw, at every end step",
        {END_STEP: _active_player_controls_the_draw},
        ("monarch-0010",),
        rules=("725.2",),
    ),
    Wrong(
        "the damage trigger belongs to the attacker",
        {USURPED: _attacker_controls_the_trigger},
        ("monarch-0020", "monarch-0022", "monarch-0023", "monarch-0045", "monarch-0046"),
        rules=("725.2",),
    ),
    Wrong("any damage takes the crown", {USURPED: _any_damage_usurps}, ("monarch-0021",), rules=("725.2",)),
    Wrong(
        "damage to a planeswalker takes the crown",
        {USURPED: _damage_to_planeswalkers_usurps},
        ("monarch-0032",),
        rules=("725.2",),
    ),
    Wrong(
        "the crown goes to who controlled the creature as it dealt damage",
        {USURPED: _controller_as_it_dealt_damage},
        ("monarch-0025", "monarch-0095", "monarch-0101"),
        rules=("725.2",),
    ),
    Wrong(
        "the monarch becomes the monarch again",
        {CROWNED: _crowned_again},
        ("monarch-0005", "monarch-0028", "monarch-0100"),
        rules=("725.3",),
    ),
    Wrong(
        "the monarchy vanishes with its holder",
        {SUCCESSOR: _nobody_succeeds},
        ("monarch-0041", "monarch-0047", "monarch-0048", "monarch-0063", "monarch-0062"),
        rules=("725.4",),
    ),
    Wrong(
        "the next player after the monarch succeeds on any turn",
        {SUCCESSOR: _next_player_succeeds},
        ("monarch-0040", "monarch-0044", "monarch-0053", "monarch-0098", "monarch-0102"),
        rules=("725.4",),
    ),
    Wrong("who can become the monarch is never asked", {SUCCESSOR: _who_can_is_not_asked}, ("monarch-0043",), rules=("725.4",)),
    Wrong(
        "who can become the monarch was always asked",
        {SUCCESSOR: _who_can_is_always_asked},
        ("monarch-0042",),
        rules=("725.4",),
    ),
    Wrong(
        "stolen permanents go with the thief",
        {DEPARTURE: _stolen_goes_with_the_thief},
        ("leaving-0002", "leaving-0004", "leaving-0014", "leaving-0015", "leaving-0037"),
        rules=("800.4a", "800.4b"),
    ),
    Wrong(
        "stolen permanents are exiled",
        {DEPARTURE: _stolen_is_exiled},
        ("leaving-0002", "leaving-0004", "leaving-0015"),
        rules=("800.4a",),
    ),
    Wrong(
        "permanents stay when their owner leaves",
        {DEPARTURE: _permanents_stay},
        ("apnap-0006", "ending-0005", "ending-0006", "leaving-0003", "leaving-0006"),
        rules=("800.4a",),
    ),
    Wrong(
        "abilities and copies of the departed resolve",
        {STACK: _stack_stays},
        ("leaving-0008", "monarch-0049", "saga-0059"),
        rules=("800.4a",),
    ),
    Wrong(
        "what entered under the leaver's control stays",
        {STILL: _nothing_is_exiled},
        ("leaving-0005", "leaving-0021"),
        rules=("800.4a", "800.4c"),
    ),
    Wrong(
        "the turn ends when its player leaves",
        {LEAVE: _turn_ends},
        ("leaving-0027", "leaving-0031"),
        rules=("800.4a", "800.4j"),
    ),
    Wrong(
        "durations of the departed end at once",
        {LEAVE: _durations_end_at_once},
        ("leaving-0036", "goad-0007"),
        rules=("800.4m",),
    ),
    Wrong("durations of the departed never end", {LATER: _durations_never_end}, ("leaving-0036",), rules=("800.4m",)),
    Wrong(
        "the departed take their turns",
        {NEXT_TURN: _begins_turns_of_the_departed},
        ("leaving-0033", "leaving-0034"),
        rules=("500.7", "800.4k"),
    ),
    Wrong(
        "nobody chooses for the departed",
        {"cr800_leaving.by_another": _nobody_else_chooses},
        ("leaving-0029",),
        rules=("800.4g",),
    ),
    Wrong(
        "abilities go on the stack against turn order",
        {WAITING: _stacked_in_reverse},
        ("apnap-0002", "apnap-0003", "apnap-0004", "monarch-0022"),
        rules=("603.3b", "101.4"),
    ),
    Wrong(
        "players choose in the order of their seats",
        {"doing.each_chooses": _seats_instead_of_turn_order},
        ("apnap-0001",),
        rules=("101.4",),
    ),
    Wrong(
        "limits of attackers count for each player",
        {LIMITED: _limits_are_per_player},
        ("attack-0008",),
        rules=("508.1c", "802.3a"),
    ),
    Wrong(
        "a limit on one player's attackers counts all",
        {LIMITED: _limits_for_one_are_for_all},
        ("attack-0007",),
        rules=("508.1c", "802.3a"),
    ),
    Wrong(
        "creatures block for other players",
        {"cr509_1_field.against_controller": _blocks_for_others},
        ("attack-0002",),
        rules=("509.1a", "802.4a"),
    ),
    Wrong(
        "a cost to attack is due whomever a creature attacks",
        {"cr508_1_field.costs_to_attack": _costs_whomever_it_attacks},
        ("attack-0006",),
        rules=("508.1h",),
    ),
    Wrong(
        "one opponent defends",
        {"cr506_combat.defending_players": _one_defender},
        ("attack-0001", "attack-0003", "attack-0004", "attack-0005", "attack-0010"),
        rules=("802.2", "802.4", "506.2"),
    ),
    Wrong(
        "a goaded creature attacks anybody",
        {"cr508_1_field.requirements": _goads_anywhere},
        ("goad-0001", "goad-0004", "goad-0005"),
        rules=("508.1d", "701.15b", "701.15c"),
    ),
    Wrong(
        "a goaded creature may stay",
        {"cr508_1_field.requirements": _goaded_may_stay},
        ("goad-0001", "goad-0008"),
        rules=("508.1d", "701.15b", "701.15c"),
    ),
    Wrong(
        "of those who lose at once one wins",
        {"cr104_ending.all_lose": _no_draw, "cr104_2_results.last_standing": _the_active_player_outlasts},
        ("ending-0001",),
        rules=("104.4a",),
    ),
    Wrong(
        "the first loser ends the game",
        {"cr104_2_results.last_standing": _the_first_loser_ends_the_game},
        ("apnap-0007", "commander-0011", "ending-0004", "ending-0007", "ending-0009"),
        rules=("104.2a", "800.4a"),
    ),
    Wrong(
        "damage of all commanders is added up",
        {"cr704_5_players.commander_damage": _one_commander_for_all},
        ("commander-0009",),
        rules=("104.3j", "903.10a"),
    ),
    Wrong(
        "commander damage kills nobody",
        {"cr704_5_players.commander_damage": _no_commander_damage},
        ("commander-0008", "commander-0010"),
        rules=("104.3j", "704.6c", "903.10a"),
    ),
    Wrong(
        "a dead commander stays dead",
        {"cr704_5_zones.commanders": _commanders_stay},
        ("commander-0001", "commander-0002", "commander-0003", "commander-0006", "linked-0115"),
        rules=("704.6d", "903.9a"),
    ),
    Wrong(
        "a commander goes to the hand",
        {"cr903_commander.would_be_hidden": _never_hidden},
        ("commander-0004", "commander-0005"),
        rules=("903.9b",),
    ),
    Wrong(
        "each creature takes the initiative",
        {"cr726_initiative.combat_damage": _each_creature_takes_it},
        ("initiative-0003",),
        rules=("726.2",),
    ),
    Wrong("the initiative is not taken again", {"cr726_initiative.taken": _taken_once}, ("initiative-0002",), rules=("726.5",)),
)
