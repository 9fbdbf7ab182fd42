"""``judgecall run``: play scenarios on an engine and judge it."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from .. import engines, report, results
from ..card_library import check
from ..editions import PINNED
from ..errors import UsageProblem
from ..pool import run_all
from ..scenarios import Feature, Scenario
from ..selection import Chosen, choose
from ..settings import DEFAULT_SECONDS, Settings
from ..verdicts import Result
from .options import CARDS, EDITION, PATHS, card_folders, edition, selection


@click.command("run")
@PATHS
@click.option("--rule", "rules", metavar="NUMBER", multiple=True, help="714, 714.2, 714.2b, or 7 for 700 to 799.")
@click.option("--ruling", "rulings", metavar="ID", multiple=True, help="Scenarios that cover this ruling.")
@click.option("--id", "ids", metavar="ID", multiple=True, help="The scenario with this id.")
@click.option("--engine", "spec", metavar="SPEC", default="reference", show_default=True, help=engines.ALLOWED)
@EDITION
@CARDS
@click.option("-n", "jobs", metavar="JOBS", type=click.IntRange(1), default=1, help="Processes to share the work.")
@click.option("--timeout", "seconds", type=click.FloatRange(min=0.001), default=DEFAULT_SECONDS, show_default=True,
              help="Seconds for one scenario.")  # fmt: skip
@click.option("--json", "json_file", metavar="FILE", help="Write the results as JSON.")
@click.option("--junit", "junit_file", metavar="FILE", help="Write the results as JUnit XML.")
def command(
    paths: tuple[str, ...],
    rules: tuple[str, ...],
    rulings: tuple[str, ...],
    ids: tuple[str, ...],
    spec: str,
    edition: str | None,
    cards: tuple[str, ...],
    jobs: int,
    seconds: float,
    json_file: str | None,
    junit_file: str | None,
) -> int:
    """Play scenarios on an engine and judge it.

    Without PATH: the shipped suite. PATH may be any folder or file of features. --rule, --ruling and --id may be given
    several times; a scenario is taken when any of them fits.
    """
    began = time.perf_counter()
    held = _edition(edition)
    folders = card_folders(cards)
    check(folders)
    engines.resolve(spec)
    chosen = choose(selection(paths, rules, rulings, ids))
    for problem in chosen.broken:
        click.echo(f"judgecall: {problem}", err=True)
    applicable, outside = _applicable(chosen, held)
    if not applicable:
        raise UsageProblem(_nothing(chosen, outside, held))
    settings = Settings(
        engine=spec,
        edition=held,
        cards=folders,
        features={feature.path: feature for feature in applicable},
        seconds=seconds,
    )
    run = _play(settings, jobs, outside, len(chosen.broken))
    run.seconds = time.perf_counter() - began
    scenarios = [s for feature in applicable for s in feature.scenarios]
    options = _repeat(spec, edition, cards)
    report.print_run(Console(highlight=False), run, {s.id: s.path for s in scenarios}, options)
    if json_file:
        results.write_json(Path(json_file), results.as_json(run))
    if junit_file:
        results.write_junit(Path(junit_file), run)
    return run.exit_code


_edition = edition


def _applicable(chosen: Chosen, held: str | None) -> tuple[list[Feature], int]:
    """The chosen features with the scenarios that the edition leaves, and how many it leaves out."""
    if held is None:
        return list(chosen.features), 0
    kept = []
    for feature in chosen.features:
        inside = tuple(s for s in feature.scenarios if held in s.window)
        if inside:
            kept.append(msgspec.structs.replace(feature, scenarios=inside))
    return kept, len(chosen.scenarios) - sum(len(f.scenarios) for f in kept)


def _nothing(chosen: Chosen, outside: int, held: str | None) -> str:
    if outside:
        return f"nothing to run: none of the {outside} chosen scenarios applies to the edition {held}"
    if chosen.broken:
        return "nothing to run: no chosen file could be read"
    return "nothing to run: no scenario matches what was asked for"


def _play(settings: Settings, jobs: int, outside: int, broken: int) -> results.Run:
    scenarios: list[Scenario] = [s for f in (settings.features or {}).values() for s in f.scenarios]
    run = results.Run(
        edition=settings.edition or PINNED,
        engine=settings.engine,
        not_applicable=outside,
        broken_files=broken,
        disputed=frozenset(s.id for s in scenarios if s.disputed),
    )
    found: dict[tuple[str, int], Result] = {}
    with _progress() as progress:
        task = progress.add_task("", total=len(scenarios))

        def listen(result: Result) -> None:
            found[result.feature, result.line] = result
            progress.advance(task)

        info = run_all(settings, jobs, listen)
    if info is not None:
        run.engine, run.engine_version = info.name or settings.engine, info.version
    run.results = [found[key] for key in sorted(found)]
    return run


def _progress() -> Progress:
    """A bar on the terminal; nothing at all when the output goes elsewhere."""
    console = Console(stderr=True)
    shown = sys.stdout.isatty() and console.is_terminal
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("scenarios"))
    return Progress(*columns, console=console, transient=True, disable=not shown)


def _repeat(spec: str, held: str | None, cards: tuple[str, ...]) -> str:
    """The options that running one scenario again needs."""
    parts = ["--engine", spec] if spec != "reference" else []
    parts += ["--edition", held] if held else []
    for folder in cards:
        parts += ["--cards", folder]
    return "".join(f" {shlex.quote(part)}" for part in parts)
