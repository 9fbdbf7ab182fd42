"""What rules hang themselves on is complete: no hook is free, and each verb and each action has its function."""

from __future__ import annotations

from typing import get_args

import judgecall.engine.rules  # noqa: F401  # imports all rule modules
import pytest
from judgecall.engine.actions import Action
from judgecall.engine.cards.lang.effects import Effect
from judgecall.engine.kernel import hooks
from judgecall.engine.kernel.acting import actions
from judgecall.engine.kernel.effects import carries_out, verbs


def leaves(union):
    """The structs of a union of structs and unions."""
    parts = get_args(union)
    return {x for p in parts for x in leaves(p)} if parts else {union}


def test_every_hook_is_taken():
    assert hooks.ALL
    assert [h.moment for h in hooks.ALL if not h.taken] == []


def test_every_verb_of_the_language_is_carried_out_and_no_other():
    assert set(verbs()) == leaves(Effect)


def test_every_action_is_taken_or_a_pass():
    assert {kind.__name__ for kind in leaves(Action) - set(actions())} == {"Pass"}


def test_a_hook_and_a_verb_take_one_function_only():
    with pytest.raises(ValueError, match="two rules for one moment"):
        hooks.settle(lambda g, e, batch: None)
    kind = next(iter(verbs()))
    with pytest.raises(ValueError, match=kind.__name__):
        carries_out(kind)(lambda g, e, ctx: None)
