"""``judgecall compare``: several engines, or two versions of one, side by side."""

from __future__ import annotations

from pathlib import Path

import click
from msgspec.structs import replace
from rich.console import Console

from .. import comparing, engines, playing
from ..card_library import check
from ..errors import UsageProblem
from ..results import BROKE, CONFORMS, REGRESSION, write_json
from ..selection import Chosen, check_each, choose, no_match
from ..settings import DEFAULT_SECONDS, Settings
from .options import CARDS, EDITION, Seconds, card_folders, selection
from .options import edition as checked_edition


@click.command("compare")
@click.argument("specs", metavar="A B [...]", nargs=-1)
@click.option("--path", "paths", metavar="PATH", multiple=True, help="Features to play, instead of the shipped suite.")
@click.option("--rule", "rules", metavar="NUMBER", multiple=True, help="714, 714.2, 714.2b, or 7 for 700 to 799.")
@click.option("--ruling", "rulings", metavar="ID", multiple=True, help="Scenarios that cover this ruling.")
@click.option("--id", "ids", metavar="ID", multiple=True, help="The scenario with this id.")
@EDITION
@CARDS
@click.option("-n", "jobs", metavar="JOBS", type=click.IntRange(1), default=1, help="Processes to share the work.")
@click.option("--timeout", "seconds", type=Seconds(), default=DEFAULT_SECONDS, show_default=True,
              help="Seconds for one scenario.")  # fmt: skip
@click.option("--json", "json_file", metavar="FILE", help="Write the comparison as JSON.")
def command(
    specs: tuple[str, ...],
    paths: tuple[str, ...],
    rules: tuple[str, ...],
    rulings: tuple[str, ...],
    ids: tuple[str, ...],
    edition: str | None,
    cards: tuple[str, ...],
    jobs: int,
    seconds: float,
    json_file: str | None,
) -> int:
    """Show where the verdicts of several engines differ.

    A, B ... are engines, as run's --engine takes them, or results that judgecall run --json has written: so two versions of
    one engine are compared. The exit code is 1 when they differ.
    """
    if len(specs) < 2:
        raise UsageProblem("nothing to compare: name two engines or files of results, as in: judgecall compare reference phase")
    if json_file and (json_file in specs or Path(json_file).suffix != ".json"):
        raise UsageProblem(f"--json {json_file}: name a file *.json that is not compared")
    folders = card_folders(cards)
    check(folders)
    for spec in specs:
        if not _is_file(spec):
            engines.resolve(spec)
    asked = selection(paths, rules, rulings, ids)
    chosen = choose(asked)
    for problem in chosen.broken:
        raise problem
    if not chosen.scenarios:
        raise UsageProblem(f"nothing to compare: {no_match(asked)}")
    check_each(asked, chosen)
    held = checked_edition(edition)
    taken, outside = playing.applicable(chosen, held, None)
    settings = Settings(edition=held, cards=folders, features={f.path: f for f in taken}, seconds=seconds, jobs=jobs)
    sides, gave_up = _sides(specs, settings, outside, chosen)
    found = comparing.differences(sides, frozenset(s.id for s in chosen.scenarios if s.disputed))
    comparing.print_comparison(Console(highlight=False), sides, found)
    if json_file:
        write_json(Path(json_file), comparing.as_json(sides, found))
    return BROKE if gave_up else REGRESSION if found else CONFORMS


def _is_file(spec: str) -> bool:
    return spec.endswith(".json")


def _sides(
    specs: tuple[str, ...], settings: Settings, outside: int, chosen: Chosen
) -> tuple[list[comparing.Side], bool]:
    """A side for each; of a file, the chosen scenarios only. And whether an engine was given up."""
    asked = {s.id for s in chosen.scenarios if not s.disputed}
    sides, gave_up = [], False
    for spec in specs:
        if _is_file(spec):
            side = comparing.of_file(Path(spec))
            sides.append(replace(side, told={i: t for i, t in side.told.items() if i in asked}))
            continue
        run = playing.play(replace(settings, engine=spec), outside, 0)
        gave_up = gave_up or bool(run.gave_up)
        sides.append(comparing.of_run(spec, run))
    return sides, gave_up
