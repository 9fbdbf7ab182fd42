"""``judgecall steps``: the step phrases, with the columns of their tables."""

from __future__ import annotations

import sys

import click
import msgspec
from rich.console import Console
from rich.text import Text

from ...steps.vocabulary import forms
from ..phrases import Phrase, all_phrases


@click.command("steps")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def command(as_json: bool) -> None:
    """List the step phrases that scenarios are written in."""
    phrases = all_phrases()
    if as_json:
        entries = [_entry(phrase) for phrase in phrases]
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(entries), indent=2) + b"\n")
        return
    console = Console(highlight=False)
    kind = ""
    for phrase in phrases:
        if phrase.type != kind:
            kind = phrase.type
            console.print(Text(kind.capitalize(), style="bold"))
        console.print(Text(f"  {phrase.shown.partition(' ')[2]}", style="cyan"), soft_wrap=True)
        for line in _details(phrase):
            console.print(Text(f"      {line}"), soft_wrap=True)
    console.print(Text("Slots and cells", style="bold"))
    for name, text in forms():
        console.print(Text(f"  {name}", style="cyan"), soft_wrap=True)
        console.print(Text(f"      {text}"), soft_wrap=True)
    console.print(f"\n{len(phrases)} phrases")


def _details(phrase: Phrase) -> list[str]:
    lines = phrase.doc.split("\n\n")[0].splitlines() if phrase.doc else []
    if phrase.columns:
        shown = [name if name in phrase.required else f"[{name}]" for name in phrase.columns]
        lines.append(f"table: | {' | '.join(shown)} |")
    elif phrase.takes_table:
        lines.append("table: see the documentation")
    return lines


def _entry(phrase: Phrase) -> dict[str, object]:
    return {
        "type": phrase.type,
        "phrase": phrase.shown.partition(" ")[2],
        "pattern": phrase.pattern,
        "doc": phrase.doc,
        "table": {"columns": phrase.columns, "required": phrase.required} if phrase.takes_table else None,
        "module": phrase.module,
        "line": phrase.line,
    }
