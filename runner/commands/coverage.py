"""``judgecall coverage``: how much of the rules and of the catalogued rulings the suite tests."""

from __future__ import annotations

import sys

import click
import msgspec
from rich.console import Console
from rich.table import Table

from .. import facts
from ..coverage import Coverage, measure
from ..editions import PINNED
from ..errors import UsageProblem
from ..pool import run_all
from ..selection import Selection, choose
from ..settings import Settings
from ..verdicts import Result
from .options import EDITION
from .options import edition as checked_edition


@click.command("coverage")
@EDITION
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def command(edition: str | None, as_json: bool) -> None:
    """Count the rules and rulings that the suite tests. Plays the suite once, to see which rules the engine cites."""
    held = checked_edition(edition)
    chosen = choose(Selection())
    for problem in chosen.broken:
        raise UsageProblem(str(problem))
    inside = {
        f.path: msgspec.structs.replace(f, scenarios=tuple(s for s in f.scenarios if held is None or held in s.window))
        for f in chosen.features
    }
    cited: set[str] = set()

    def listen(result: Result) -> None:
        cited.update(result.cited)

    run_all(Settings(edition=held, features={path: f for path, f in inside.items() if f.scenarios}), listen)
    scenarios = [s for feature in inside.values() for s in feature.scenarios]
    found = measure(facts.rules_index(PINNED), facts.rulings(), scenarios, cited)
    if held:
        found = msgspec.structs.replace(found, edition=held)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    else:
        _print(found)


def _print(found: Coverage) -> None:
    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("section", "testable", "tested"):
        table.add_column(title, justify="left" if title == "section" else "right")
    for name, counts in found.rules["sections"].items():
        if counts["tested"]:
            table.add_row(name, str(counts["testable"]), str(counts["tested"]))
    console.print(table)
    rules, rulings = found.rules, found.rulings
    console.print(
        f"\nRules {found.edition}: {rules['tested']} of {rules['testable']} testable numbers tested "
        f"({rules['total']} in all), {found.exercised} exercised by the engine.",
        soft_wrap=True,
    )
    console.print(f"Rulings: {rulings['covered']} of {rulings['catalogued']} catalogued are covered.", soft_wrap=True)
