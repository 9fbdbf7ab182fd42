"""``judgecall schema``: JSON Schema of the port's messages and of card files, and the card language in words."""

from __future__ import annotations

from pathlib import Path

import click

from ...adapters.wire.schema import protocol_schema
from ..errors import UsageProblem
from ..results import write_json, write_text


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
