"""The JSON Schema and the reference page are made from the structs and speak of all of them."""

from __future__ import annotations

import json
import re

from judgecall.engine.cards import hints
from judgecall.engine.cards.lang import base
from judgecall.engine.cards.schema import card_schema, reference


def test_every_reference_in_the_schema_leads_somewhere() -> None:
    schema = card_schema()
    names = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema)))
    assert names <= set(schema["$defs"])
    assert {"Filter", "Effect", "Triggered", "Static"} <= names


def test_every_verb_is_in_schema_and_reference() -> None:
    page = reference()
    defined = set(card_schema()["$defs"])
    for kind in ("Effect", "Event", "Part", "Condition", "Amount", "Ability"):
        for tag, struct in hints.tags(hints.namespace()[kind]).items():
            assert f"### {tag}\n" in page
            assert struct.__name__ in defined or tag == "keyword"


def test_every_struct_says_what_it_is() -> None:
    for module in hints.MODULES:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, base.Node) and value.__module__ == module.__name__:
                assert value.__doc__, name
