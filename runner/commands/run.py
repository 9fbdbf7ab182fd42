"""``judgecall run``: play scenarios on an engine and judge it."""

from __future__ import annotations

import shlex
import time
from pathlib import Path

import click
from rich.console import Console

from .. import engines, expectations, playing, report, results, suites
from ..card_library import check
from ..errors import UsageProblem
from ..scenarios import Feature
from ..selection import Chosen, Selection, check_each, choose, no_match
from ..settings import DEFAULT_CALL_SECONDS, DEFAULT_SECONDS, DEFAULT_START_SECONDS, Settings
from ..summary import write_summary
from .options import CARDS, EDITION, PATHS, Seconds, card_folders, edition, selection


@click.command("run")
@PATHS
@click.option("--rule", "rules", metavar="NUMBER", multiple=True, help="714, 714.2, 714.2b, or 7 for 700 to 799.")
@click.option("--ruling", "rulings", metavar="ID", multiple=True, help="Scenarios that cover this ruling.")
@click.option("--id", "ids", metavar="ID", multiple=True, help="The scenario with this id.")
@click.option("--engine", "spec", metavar="SPEC", default="reference", show_default=True, help=engines.ALLOWED)
@EDITION
@CARDS
@click.option("-n", "jobs", metavar="JOBS", type=click.IntRange(1), default=1, help="Processes to share the work.")
@click.option("--timeout", "seconds", type=Seconds(), default=DEFAULT_SECONDS, show_default=True,
              help="Seconds for one scenario.")  # fmt: skip
@click.option("-v", "--verbose", is_flag=True, help="The verdict on each scenario, with the rules that decide it.")
@click.option("--call-timeout", "call_seconds", type=Seconds(), default=DEFAULT_CALL_SECONDS,
              show_default=True, help="Seconds for one call of an engine in another process.")  # fmt: skip
@click.option("--start-timeout", "start_seconds", type=Seconds(), default=DEFAULT_START_SECONDS, show_default=True,
              help="Seconds for an engine in another process to start.")  # fmt: skip
@click.option("--restarts", type=click.IntRange(0), help="How often a lost engine is started again.  [default: 20, and "
              "once more for every ten scenarios]")  # fmt: skip
@click.option("--in-process", is_flag=True, help="Run a Python class in this process, not in one of its own.")
@click.option("--suite", metavar="VERSION", help="Only the scenarios that this version of the suite had.")
@click.option("--expect", "expect_file", metavar="FILE", help="Hold the run to this file of known departures.")
@click.option("--write-expect", "write_file", metavar="FILE", help="Write the departures of this run as such a file.")
@click.option("--json", "json_file", metavar="FILE", help="Write the results as JSON.")
@click.option("--junit", "junit_file", metavar="FILE", help="Write the results as JUnit XML.")
@click.option("--summary", "summary_file", metavar="FILE", help="Append a summary in Markdown, as a CI job shows it.")
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
    verbose: bool,
    call_seconds: float,
    start_seconds: float,
    restarts: int | None,
    in_process: bool,
    suite: str | None,
    expect_file: str | None,
    write_file: str | None,
    json_file: str | None,
    junit_file: str | None,
    summary_file: str | None,
) -> int:
    """Play scenarios on an engine and judge it.

    Without PATH: the shipped suite. PATH may be any folder or file of features, or one scenario as FILE:LINE. --rule,
    --ruling and --id may be given several times; a scenario is taken when any of them fits.
    """
    began = time.perf_counter()
    held = _edition(edition)
    folders = card_folders(cards)
    check(folders)
    engines.resolve(spec)
    _check_outputs({"--json": json_file, "--junit": junit_file, "--summary": summary_file, "--write-expect": write_file})
    _check_apart({"--expect": expect_file, "--json": json_file, "--junit": junit_file, "--summary": summary_file})
    expected = expectations.load(Path(expect_file)) if expect_file else None
    everything = not (paths or rules or rulings or ids)
    chosen, taken, outside = _chosen(selection(paths, rules, rulings, ids), held, suite)
    settings = Settings(
        engine=spec,
        edition=held,
        cards=folders,
        features={feature.path: feature for feature in taken},
        seconds=seconds,
        call_seconds=call_seconds,
        start_seconds=start_seconds,
        restarts=restarts,
        in_process=in_process,
        jobs=jobs,
    )
    run = playing.play(settings, outside, len(chosen.broken))
    run.seconds = time.perf_counter() - began
    known = frozenset(s.id for s in chosen.scenarios) if everything and not chosen.broken else None
    if expect_file and expected is not None:
        run.comparison = expectations.compare(Path(expect_file), expected, run.results, run.disputed, known)
    _show(run, taken, verbose, _repeat(spec, edition, cards))
    _write(run, json_file, junit_file, summary_file)
    if write_file:
        return _write_expectations(Path(write_file), run, expected, known)
    return run.exit_code


def _chosen(asked: Selection, held: str | None, suite: str | None) -> tuple[Chosen, list[Feature], int]:
    """What was asked for, what of it applies, and how many scenarios the edition leaves out. What can't be read is told."""
    chosen = choose(asked)
    for problem in chosen.broken:
        click.echo(f"judgecall: {problem}", err=True)
    taken, outside = playing.applicable(chosen, held, suites.frozen(suite) if suite else None)
    if chosen.scenarios:
        check_each(asked, chosen)
    if not taken:
        raise UsageProblem(_nothing(asked, chosen, outside, held, suite))
    return chosen, taken, outside


def _show(run: results.Run, taken: list[Feature], verbose: bool, again: str) -> None:
    console = Console(highlight=False)
    if verbose:
        report.print_verdicts(console, run)
    report.print_run(console, run, {s.id: s.path for feature in taken for s in feature.scenarios}, again)


def _write(run: results.Run, json_file: str | None, junit_file: str | None, summary_file: str | None) -> None:
    if json_file:
        results.write_json(Path(json_file), results.as_json(run))
    if junit_file:
        results.write_junit(Path(junit_file), run)
    if summary_file:
        write_summary(Path(summary_file), run)


def _check_outputs(files: dict[str, str | None]) -> None:
    """Before a run of some length, that its files will have a place."""
    for option, name in files.items():
        if name is None:
            continue
        if not Path(name).parent.is_dir():
            raise UsageProblem(f"{option} {name}: cannot be written: there is no folder {Path(name).parent}; make it first")
        if Path(name).is_dir():
            raise UsageProblem(f"{option} {name}: cannot be written: it is a folder; name a file in it")


def _check_apart(files: dict[str, str | None]) -> None:
    """No result is written over what is read, or over another result."""
    taken: dict[Path, str] = {}
    for option, name in files.items():
        if name is None:
            continue
        path = Path(name).resolve()
        if path.suffix in (".feature", ".yaml") and option != "--expect":
            raise UsageProblem(f"{option} {name}: a *{path.suffix} is read, and not written here; name another file")
        if path in taken:
            raise UsageProblem(f"{option} {name}: {taken[path]} names that file already; name another file")
        taken[path] = option


def _write_expectations(
    path: Path, run: results.Run, expected: expectations.Expectations | None, known: frozenset[str] | None
) -> int:
    """Write what this run has shown; what it did not run stays. The exit code: the run conforms to the new file."""
    if run.gave_up:
        raise UsageProblem(f"--write-expect {path}: not written, as the engine was given up before the end")
    before = expected or (expectations.load(path) if path.exists() else expectations.Expectations())
    listed = {*before.entries, *before.passed}
    untouched = {i for i in listed if known is None or i in known} - {result.id for result in run.results}
    count = expectations.write(path, run.counted, before, untouched)
    click.echo(f"{path}: {count} departures. Give each its reason, with the number of the rule")
    return results.CONFORMS if {r.verdict for r in run.counted} - {"unsupported"} else results.USAGE


_edition = edition


def _nothing(asked: Selection, chosen: Chosen, outside: int, held: str | None, suite: str | None) -> str:
    if suite and chosen.scenarios and not outside:
        return f"nothing to run: the suite {suite} had none of the {len(chosen.scenarios)} chosen scenarios"
    if outside:
        return f"nothing to run: none of the {outside} chosen scenarios applies to the edition {held}"
    if chosen.broken:
        return "nothing to run: no chosen file could be read"
    return f"nothing to run: {no_match(asked)}"


def _repeat(spec: str, held: str | None, cards: tuple[str, ...]) -> str:
    """The options that running one scenario again needs."""
    parts = ["--engine", spec] if spec != "reference" else []
    parts += ["--edition", held] if held else []
    for folder in cards:
        parts += ["--cards", folder]
    return "".join(f" {shlex.quote(part)}" for part in parts)
