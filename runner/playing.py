"""Plays chosen scenarios on an engine, with a bar on the terminal."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from . import results
from .editions import PINNED
from .errors import EngineBroke
from .paths import shown
from .pool import crashed, run_all
from .scenarios import Feature, Scenario
from .selection import Chosen
from .settings import Settings
from .verdicts import Result


def applicable(chosen: Chosen, held: str | None, frozen: frozenset[str] | None) -> tuple[list[Feature], int]:
    """The chosen features with the scenarios that suite and edition leave, and how many the edition leaves out."""
    kept, outside = [], 0
    for feature in chosen.features:
        taken = tuple(s for s in feature.scenarios if frozen is None or s.id in frozen)
        inside = tuple(s for s in taken if held is None or held in s.window)
        outside += len(taken) - len(inside)
        if inside:
            kept.append(msgspec.structs.replace(feature, scenarios=inside))
    return kept, outside


def play(settings: Settings, outside: int, broken: int) -> results.Run:
    """The run of these settings: a result for each scenario, those too that an engine given up never came to."""
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

        try:
            info = run_all(settings, listen)
        except EngineBroke as error:
            if not found:
                raise
            info, run.gave_up = None, str(error)
            for scenario in scenarios:
                if (shown(scenario.path), scenario.line) not in found:
                    listen(crashed(scenario, f"not run, as the engine was given up: {error}"))
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
