"""In every state of the whole suite, the characteristics that were carried on are those that would be derived from
nothing (613)."""

from __future__ import annotations

import pytest
from judgecall.engine.derive import game
from judgecall.engine.derive.cr613_layers import derive, elsewhere, plain
from judgecall.runner import cli

CONTRADICTIONS_SHOWN = 5


@pytest.fixture
def contradictions(monkeypatch):
    """States that look otherwise when they are derived anew, gathered as games go on."""
    found: list[str] = []
    become = game.Game.become

    def checked(self, state):
        become(self, state)
        derived, _needs = derive(self, state, elsewhere(self, state.objects.values()))
        for oid, o in state.objects.items():
            fresh = derived.get(oid) or plain(self, o)
            if self.view.chars(oid) != fresh:
                found.append(f"{o.faces[0].name or o.kind} in {state.turn.step}: {self.view.chars(oid)}, anew: {fresh}")

    monkeypatch.setattr(game.Game, "become", checked)
    return found


def test_what_is_carried_on_is_what_would_be_derived(contradictions):
    cli.invoke(["run"])
    assert contradictions[:CONTRADICTIONS_SHOWN] == []
