"""Misreadings of replacement and prevention effects (614, 615, 616)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.derive.game import Game
from judgecall.engine.derive.view import View
from judgecall.engine.events import changes as ch
from judgecall.engine.events import zones as zo
from judgecall.engine.rules.replacement import cr614_applying as applying
from judgecall.engine.rules.replacement import cr614_finding as finding
from judgecall.engine.state.objects import EMPTY
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, right

THERE = "cr614_12_entering.as_it_would_exist"
FOUND = "cr614_finding.applicable"
CHOOSE = "cr614_settling.choose"
APPLY = "cr614_applying.apply"
PREVENT = "cr614_applying.prevent"
BEGIN = "verbs_continuous.begin_replacement"


def _as_it_is_now(g: Game, e: zo.Move) -> tuple[View, zo.Move]:
    """The card where it is decides, not the permanent that it will be."""
    view, move = right(THERE)(g, e)
    if e.object is not None and move.new is not None:
        view._chars = {**view._chars, move.new: g.view.chars(e.object)}
    return view, move


def _once(g: Game, e: Any) -> list[Any]:
    return [] if e.applied else right(FOUND)(g, e)


def _twice(g: Game, e: Any) -> list[Any]:
    again = {k[1] for k in e.applied if isinstance(k, tuple) and k and k[0] == "again"}
    return right(FOUND)(g, replace(e, applied=frozenset(again)))


def _note_the_second_time(g: Game, r: Any, e: Any, batch: Any) -> Generator[Any, Any, Any]:
    if r.key in e.applied:
        e = replace(e, applied=e.applied | {("again", r.key)})
    return (yield from right(APPLY)(g, r, e, batch))


def _oldest(g: Game, e: Any, found: list[Any]) -> Generator[Any, Any, Any]:
    return min(found, key=lambda r: r.source)
    yield


def _own_first(g: Game, e: Any, found: list[Any]) -> Generator[Any, Any, Any]:
    """What is left for last in 616.1 comes first."""
    last = max(r.rank for r in found)
    return (yield from right(CHOOSE)(g, e, [r for r in found if r.rank == last]))


def _active_player(g: Game, e: Any) -> str:
    return g.state.turn.active


def _instead_wins(g: Game, e: Any) -> str | None:
    return None if finding.applicable(g, e) else right("cr614_17_cant.cant_happen")(g, e)


def _the_face_that_is_up(g: Game, e: ch.TurnFace) -> View:
    """The face-down permanent, which has no abilities, decides."""
    return g.view


def _anything_goes(g: Game, e: Any) -> str | None:
    return None


def _all_its_own(g: Game, ability: Any) -> bool:
    return True


def _endless_shield(g: Game, r: Any, op: Any, e: ch.Damage, batch: Any) -> list[Any]:
    out = right(PREVENT)(g, r, op, e, batch)
    batch.events = [x for x in batch.events if not isinstance(x, ch.UseShield)]
    return out


def _gone_after_one(g: Game, r: Any, op: Any, e: ch.Damage, batch: Any) -> list[Any]:
    out = right(PREVENT)(g, r, op, e, batch)
    batch.events = [replace(x, left=0) if isinstance(x, ch.UseShield) else x for x in batch.events]
    return out


def _used_up_for_nothing(g: Game, r: Any, op: Any, e: ch.Damage, batch: Any) -> list[Any]:
    if applying.unpreventable(g, e) and r.shield is not None and r.shield.left is not None:
        batch.events.append(ch.UseShield(shield=r.shield.id, left=max(0, r.shield.left - e.amount)))
        return [e]
    return right(PREVENT)(g, r, op, e, batch)


def _always_prevented(g: Game, r: Any, op: Any, e: ch.Damage, batch: Any) -> list[Any]:
    return []


def _one_event_of_the_batch(g: Game, r: Any, op: Any, e: ch.Damage, batch: Any) -> list[Any]:
    if r.shield is None and op.amount is not None:
        seen = batch.__dict__.setdefault("seen", set())
        if r.key in seen:
            return [e]
        seen.add(r.key)
    return right(PREVENT)(g, r, op, e, batch)


def _as_they_come(g: Game, s: Any, target: Any, hits: list[ch.Damage]) -> Generator[Any, Any, dict[int, int]]:
    left, out = s.left or 0, {}
    for e in reversed(hits):
        out[e.dealer] = min(left, e.amount)
        left -= out[e.dealer]
    return out
    yield


def _every_time(g: Game, r: Any, e: Any, batch: Any) -> Generator[Any, Any, Any]:
    out = yield from right(APPLY)(g, r, e, batch)
    batch.events = [x for x in batch.events if not (isinstance(x, ch.UseShield) and x.left is None)]
    return out


def _nothing_instead(g: Game, r: Any, e: Any, batch: Any) -> Generator[Any, Any, Any]:
    out = yield from right(APPLY)(g, r, e, batch)
    if any(isinstance(op, con.InsteadDo) for op in r.ops):
        batch.follow_ups.clear()
    return out


def _stays_its_way(g: Game, r: Any, e: Any, batch: Any) -> Generator[Any, Any, Any]:
    """A move to one zone can't become one to another."""
    if any(isinstance(op, con.ToZone) for op in r.ops):
        return [replace(e, applied=e.applied | {r.key})]
    return (yield from right(APPLY)(g, r, e, batch))


def _nothing_besides(g: Game, r: Any, op: Any, e: Any, batch: Any) -> None:
    return None


def _no_shield(g: Game, e: Any, ctx: Any) -> Generator[Any, Any, None]:
    return
    yield


def _whatever_it_is_by_then(g: Game, e: Any, ctx: Any) -> Generator[Any, Any, None]:
    source = getattr(e.event, "source", None)
    if source is not None:
        e = replace(e, event=replace(e.event, source=replace(source, is_=())))
    yield from right(BEGIN)(g, e, ctx)


def _no_skipping(g: Game, player: str, *names: str) -> Generator[Any, Any, bool]:
    return False
    yield


def _never(g: Game, player: str, names: tuple[str, ...]) -> bool:
    return False


def _untapped(g: Game, r: Any, op: Any, e: zo.Destroy) -> list[Any]:
    return [ch.Regenerated(object=e.object, applied=e.applied)]


def _in_spite_of_all(g: Game, *rest: Any) -> bool:
    return True


def _both(g: Game, r: Any, op: Any, e: ch.Damage) -> list[Any]:
    return [e, *right("cr614_applying.redirect")(g, r, op, e)]


def _no_card_no_draw(g: Game, e: Any, batch: Any) -> Generator[Any, Any, list[Any]]:
    if isinstance(e, zo.Draw) and not g.view.zone(Zone.LIBRARY, e.player):
        return [e]
    return (yield from right("cr614_settling.replaced")(g, e, batch))


def _by_no_effect(g: Game, e: zo.Move, batch: Any) -> Generator[Any, Any, zo.Move]:
    assert e.entering is not None
    rest = {**e.entering.by_rule, **e.entering.counters}
    e = replace(e, entering=replace(e.entering, counters=EMPTY, by_rule=rest))
    return (yield from right("cr614_12_entering.counters_put")(g, e, batch))


WRONG = (
    Wrong(
        "the printed card decides how it enters",
        {THERE: _as_it_is_now},
        ("copy-0154", "enters-0001", "enters-0002", "enters-0006", "enters-0007"),
        rules=("614.12",),
    ),
    Wrong(
        "one replacement an event",
        {FOUND: _once},
        ("enters-0010", "enters-0015", "order-0003", "order-0004", "order-0005"),
        rules=("614.5", "614.12", "616.1f"),
    ),
    Wrong(
        "each effect has two opportunities",
        {FOUND: _twice, APPLY: _note_the_second_time},
        ("enters-0003", "enters-0004", "enters-0009", "enters-0011", "enters-0017"),
        rules=("614.12", "616.1f"),
    ),
    Wrong(
        "the oldest effect applies first",
        {CHOOSE: _oldest},
        ("order-0002", "order-0008", "order-0012", "order-0014", "order-0011"),
        rules=("616.1a", "616.1b", "616.1c", "616.1d", "616.1e"),
    ),
    Wrong(
        "copies and control come last",
        {CHOOSE: _own_first},
        ("enters-0013", "enters-0014", "enters-0016", "order-0015"),
        rules=("616.1b", "616.1c", "616.1d"),
    ),
    Wrong(
        "the active player chooses",
        {"cr614_settling.affected_player": _active_player},
        ("order-0001", "order-0008", "order-0013"),
        rules=("616.1",),
    ),
    Wrong('"instead" beats "can\'t"', {"cr614_17_cant.cant_happen": _instead_wins}, ("replacement-0018",), rules=("614.17",)),
    Wrong(
        "what can't happen happens",
        {"cr614_17_cant.cant_happen": _anything_goes},
        ("monarch-0006", "replacement-0019", "replacement-0020", "replacement-0021", "sba-0007"),
        rules=("101.2", "614.17"),
    ),
    Wrong(
        "nothing happens as a permanent is turned face up",
        {"cr614_finding.as_turned_up": _the_face_that_is_up},
        ("replacement-0023", "replacement-0024"),
        rules=("614.1e", "708.8"),
    ),
    Wrong(
        "an entering permanent affects itself", {"cr614_finding.only_itself": _all_its_own}, ("enters-0005",), rules=("614.12",)
    ),
    Wrong("a shield is never used up", {PREVENT: _endless_shield}, ("prevention-0001", "trigger-0008"), rules=("615.7",)),
    Wrong("a shield is good for one event", {PREVENT: _gone_after_one}, ("prevention-0001",), rules=("615.7",)),
    Wrong("unpreventable damage uses up a shield", {PREVENT: _used_up_for_nothing}, ("prevention-0009",), rules=("615.12",)),
    Wrong(
        "everything can be prevented",
        {PREVENT: _always_prevented},
        ("prevention-0007", "prevention-0008", "prevention-0009", "prevention-0011"),
        rules=("615.10", "615.12", "615.11"),
    ),
    Wrong(
        "a static ability prevents once",
        {PREVENT: _one_event_of_the_batch},
        ("prevention-0006", "prevention-0007"),
        rules=("615.10",),
    ),
    Wrong("nobody divides a shield", {"cr615_7_shields.which_damage": _as_they_come}, ("prevention-0002",), rules=("615.7",)),
    Wrong(
        "the next time is every time",
        {APPLY: _every_time},
        ("prevention-0004", "replacement-0006", "replacement-0014"),
        rules=("615.8", "614.8", "614.11a"),
    ),
    Wrong(
        "nothing happens instead",
        {APPLY: _nothing_instead},
        ("replacement-0013", "replacement-0015", "order-0010"),
        rules=("614.6", "614.11"),
    ),
    Wrong(
        "a move to a zone stays one",
        {APPLY: _stays_its_way},
        ("casting-0017", "order-0008", "order-0009", "replacement-0001", "sba-0113"),
        rules=("614.6", "616.1", "616.1f"),
    ),
    Wrong(
        "nothing comes with prevention",
        {"cr614_applying.also_do": _nothing_besides},
        ("prevention-0010", "prevention-0013"),
        rules=("615.5",),
    ),
    Wrong(
        "effects on events do not last",
        {BEGIN: _no_shield},
        ("continuous-0003", "prevention-0003"),
        rules=("615.3",),
    ),
    Wrong(
        "a chosen source is not looked at again",
        {BEGIN: _whatever_it_is_by_then},
        ("prevention-0005",),
        rules=("615.9", "609.7b"),
    ),
    Wrong(
        "no turn is skipped",
        {"cr500_turn.skipped": _no_skipping},
        ("replacement-0010", "replacement-0011"),
        rules=("614.10", "614.10a"),
    ),
    Wrong("nothing is skipped", {"cr500_steps.always_skipped": _never}, ("replacement-0009",), rules=("614.10",)),
    Wrong(
        "what regenerates stays untapped",
        {"cr614_applying.regenerate": _untapped},
        ("replacement-0004",),
        rules=("614.8", "701.19a"),
    ),
    Wrong(
        "everything can be regenerated",
        {"cr614_finding.can_regenerate": _in_spite_of_all},
        ("replacement-0005", "resolve-0121"),
        rules=("701.19c",),
    ),
    Wrong(
        "redirected damage is dealt to both",
        {"cr614_applying.redirect": _both},
        ("monarch-0029", "replacement-0008"),
        rules=("614.9",),
    ),
    Wrong(
        "no draw from an empty library", {"cr614_settling.replaced": _no_card_no_draw}, ("replacement-0013",), rules=("614.11",)
    ),
    Wrong(
        "counters on what enters are put by no effect",
        {"cr614_12_entering.counters_put": _by_no_effect},
        ("replacement-0017", "order-0007", "saga-0107", "saga-0024"),
        rules=("614.16",),
    ),
)
