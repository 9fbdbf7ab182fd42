"""``judgecall explain``: what happens in one scenario, event by event, and by which rules."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console

from ..card_library import check
from ..errors import UsageProblem
from ..execute import run
from ..explain import UNCLAIMED, Moment, course, print_course
from ..results import CONFORMS, REGRESSION
from ..scenarios import Scenario
from ..selection import Selection, choose, no_match
from ..settings import Settings
from ..verdicts import Result
from .options import CARDS, EDITION, card_folders
from .options import edition as checked_edition
from .options import place as parsed_place


@click.command("explain")
@click.argument("place", metavar="[PATH[:LINE]]", required=False)
@click.option("--id", "scenario_id", metavar="ID", help="The scenario with this id, instead of a place.")
@EDITION
@CARDS
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def command(place: str | None, scenario_id: str | None, edition: str | None, cards: tuple[str, ...], form: str) -> int:
    """Play one scenario on the reference engine, and say what happened and by which rules."""
    held = checked_edition(edition)
    folders = card_folders(cards)
    check(folders)
    scenario, settings = _chosen(place, scenario_id, held, folders)
    found: list[Result] = []
    moments: list[Moment] = []
    run(settings, found.append, moments=moments.append)
    told = course(scenario, settings.edition_for(scenario.window), found[0], moments)
    if form == "json":
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n")
    else:
        print_course(Console(highlight=False), told)
    return CONFORMS if told.verdict in ("passed", UNCLAIMED) else REGRESSION


def _chosen(
    place: str | None, scenario_id: str | None, held: str | None, folders: tuple[Path, ...]
) -> tuple[Scenario, Settings]:
    if place is None and scenario_id is None:
        raise UsageProblem("nothing to explain: give PATH or --id. PATH may end in the line of a scenario, as in x:12")
    path, line = parsed_place(place) if place is not None else (None, None)
    asked = Selection(
        paths=(path,) if path else (), ids=(scenario_id,) if scenario_id else (), line=line if not scenario_id else None
    )
    chosen = choose(asked)
    for problem in chosen.broken:
        raise problem
    scenarios = chosen.scenarios
    if not scenarios:
        raise UsageProblem(f"nothing to explain: {no_match(asked)}")
    if len(scenarios) > 1:
        listed = "\n".join(f"  {s.path}:{s.line}  {s.id}  {s.name}" for s in scenarios[:20])
        raise UsageProblem(f"{len(scenarios)} scenarios match; name one by its line or its id:\n{listed}")
    (feature,) = chosen.features
    if held is not None and held not in scenarios[0].window:
        window = scenarios[0].window
        raise UsageProblem(
            f"{scenarios[0].id} does not apply to {held}; it holds "
            f"from {window.first or 'the beginning'} until {window.last or 'now'}"
        )
    return scenarios[0], Settings(edition=held, cards=folders, features={feature.path: feature}, asks=True)
