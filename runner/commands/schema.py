"""``judgecall schema``: JSON Schema of the port's messages and of card files, and the card language in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

from ...adapters import port
from ..errors import UsageProblem
from ..results import write_json, write_text

MESSAGES: tuple[Any, ...] = (
    port.Hello,
    port.EngineInfo,
    port.GameSetup,
    port.NewGameReply,
    port.Action,
    port.Answer,
    port.ActReply,
    port.Until,
    port.AdvanceReply,
    port.LegalReply,
    port.Prompt,
    port.ChoiceReply,
    port.Observation,
    port.Fault,
)
"""What goes over the port, each with whatever it is made of."""


@click.command("schema")
@click.argument("folder", metavar="DIR")
def command(folder: str) -> None:
    """Write into DIR: the JSON Schema of the port's messages and of a card file, and the page of the card language."""
    from ...engine.cards.schema import card_schema, reference

    target = Path(folder)
    try:
        target.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageProblem(f"{target}: cannot be made: {error.strerror}") from None
    write_json(target / "protocol.json", protocol_schema())
    write_json(target / "card.json", card_schema())
    write_text(target / "card-language.md", reference())
    for name in ("protocol.json", "card.json", "card-language.md"):
        click.echo(str(target / name))


def protocol_schema() -> dict[str, Any]:
    """One document with a definition for each message and each of its parts."""
    _, components = msgspec.json.schema_components(MESSAGES, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"judgecall port, protocol {port.PROTOCOL}",
        "$defs": dict(sorted(components.items())),
    }
