"""What may stand in the slots of phrases and in the cells of their tables, for the reference of steps."""

from __future__ import annotations

from ..engine.terms.steps import Step
from .actions import ACTION_FORMS, SPECIAL_ACTIONS
from .answers import ANNOUNCED, KINDS
from .checks import QUANTITY_FORMS
from .facts import HAS_FORMS, IS_FORMS
from .literals import OBJECT_FORMS, ZONE_WORDS
from .states import STATE_FORMS


def forms() -> list[tuple[str, str]]:
    """Each kind of text with the forms that it may have, by example."""
    return [
        ("an object", OBJECT_FORMS),
        ("a list", 'in a cell: A; B. In a step: "A", "B" and Bob'),
        ("a state", STATE_FORMS),
        ("<description>, is", IS_FORMS),
        ("<having>, has", HAS_FORMS),
        ("<quantity>", QUANTITY_FORMS),
        ("<place>", 'in Alice\'s graveyard, in exile, on the battlefield, on the stack, attached to "X", gone'),
        ("<action>", ACTION_FORMS),
        ("<point>", f"Alice's, the or the next: {', '.join(step.value for step in Step)}"),
        ("<zone>", ", ".join(word for word in ZONE_WORDS if word not in ("battlefield", "stack"))),
        ("<until>", "Alice is asked for KIND, or: ... about X"),
        ("a special action", ", ".join(SPECIAL_ACTIONS)),
        ("choice: announced by the acting player", ", ".join(ANNOUNCED)),
        ("choice: the kinds of prompts", ", ".join(KINDS)),
        ("answer", "yes, no, declines, concedes, 3, red, A; B, 2 to Bob; 1 to A, 2 time counters, top: A; B / bottom: C"),
    ]
