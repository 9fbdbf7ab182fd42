"""Effects carried out directly, for tests of the kernel: written in YAML, spoken by an object, without a stack."""

from __future__ import annotations

from typing import Any

from harness import run
from judgecall.engine.cards.cardfile import decode_cards
from judgecall.engine.cards.lang.abilities import Spell
from judgecall.engine.cards.lang.effects import Effect
from judgecall.engine.choices import Choice
from judgecall.engine.derive.context import Ctx
from judgecall.engine.derive.game import Game
from judgecall.engine.derive.view import Live
from judgecall.engine.kernel.effects import carry_out
from judgecall.engine.rules.cr603_3_stacking import put_waiting
from judgecall.engine.rules.cr608_resolving import resolve_top
from judgecall.engine.rules.cr704_state_based import check
from judgecall.engine.terms.zones import Zone

NAMES = "targets: [{what: permanent, as: it}, {what: permanent, as: other}]"


def effects(text: str) -> tuple[Effect, ...]:
    """Instructions written as a YAML list; `it` and `other` may be spoken of."""
    card = f"name: Effect\ntypes: Instant\nabilities:\n  - spell: {{{NAMES}, do: [{text}, {{untap: it}}, {{untap: other}}]}}\n"
    (decoded,) = decode_cards(card, "effect.yaml")
    spell = decoded.faces[0].abilities[0]
    assert isinstance(spell, Spell)
    return spell.do[:-2]


def act(
    g: Game, source: int, text: str, *answers: Any, you: str | None = None, asked: list[Choice] | None = None, **names: Any
) -> Ctx:
    """Carry out instructions of an object, as its controller; the context afterwards."""
    ctx = Ctx(Live(g), you or g.view.controller(source), source, names)
    run(carry_out(g, effects(text), ctx), *answers, asked=asked)
    return ctx


def _in_order(choice: Choice) -> Any:
    """Triggers in the order in which they triggered."""
    assert choice.kind == "trigger order", choice
    return choice.options


def to_the_stack(g: Game) -> None:
    """Waiting abilities are put on the stack (603.3), each player's in the order in which they triggered."""
    procedure, answer = put_waiting(g), None
    try:
        choice = next(procedure)
        while True:
            answer = _in_order(choice)
            choice = procedure.send(answer)
    except StopIteration:
        return


def settle_down(g: Game) -> None:
    """State-based actions until there are none, then waiting abilities onto the stack (704.3, 603.3)."""
    while run(check(g)):
        pass
    to_the_stack(g)


def resolve_all(g: Game) -> None:
    """Everything on the stack resolves, the waiting abilities as well; no player does anything."""
    for _ in range(50):
        settle_down(g)
        if not g.view.zone(Zone.STACK):
            return
        run(resolve_top(g))


def lives(g: Game) -> dict[str, int]:
    """Life totals."""
    return {n: p.life for n, p in g.state.players.items()}


def now(g: Game, oid: int) -> int:
    """The id of what an object has become."""
    while oid in g.state.successor:
        oid = g.state.successor[oid]
    return oid
