"""``judgecall cards``: the defined cards, with their rules texts worded from their structure."""

from __future__ import annotations

import sys

import click
import msgspec
from rich.console import Console
from rich.text import Text

from ..card_library import Cards, as_json, check, not_carried_out, rendered
from ..results import CONFORMS, USAGE
from .options import CARDS, card_folders


@click.command("cards")
@click.argument("names", metavar="[NAME ...]", nargs=-1)
@CARDS
@click.option("--format", "form", type=click.Choice(["text", "jsonl"]), default="text", show_default=True)
def command(names: tuple[str, ...], cards: tuple[str, ...], form: str) -> int:
    """Show the defined cards, or those named."""
    folders = card_folders(cards)
    console = Console(highlight=False)
    well = bool(names) or check(folders)
    for card in Cards(folders).all(names, faulty=not names):
        if form == "jsonl":
            sys.stdout.buffer.write(msgspec.json.encode(as_json(card)) + b"\n")
            continue
        for face, printed in zip(rendered(card), card.faces, strict=True):
            title = Text(face.name, style="bold")
            colors = f"({' and '.join(printed.colors)})" if printed.colors else ""
            notes = [face.mana_cost or "", colors, "(invented)" if card.invented else ""]
            title.append("".join(f"  {note}" for note in notes if note), style="not bold")
            console.print(title, soft_wrap=True)
            numbers = f"  {face.power}/{face.toughness}" if face.power is not None else f"  {face.loyalty or ''}"
            for line in (f"{face.type_line}{numbers}".rstrip(), *face.rules_text.splitlines()):
                console.print(Text(f"  {line}"), soft_wrap=True)
        words = not_carried_out(card)
        if words:
            console.print(Text(f"  unsupported: the reference engine does not carry out {', '.join(words)}"), soft_wrap=True)
        console.print()
    return CONFORMS if well else USAGE
