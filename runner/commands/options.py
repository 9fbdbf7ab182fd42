"""Options that several subcommands share, and what their values mean."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Any

import click

from ..editions import checked_edition
from ..errors import UsageProblem
from ..paths import near
from ..selection import Selection

PATHS = click.argument("paths", metavar="[PATH ...]", nargs=-1)
EDITION = click.option("--edition", metavar="DATE", help="Hold the run to this edition of the rules (YYYY-MM-DD).")
CARDS = click.option(
    "--cards", metavar="DIR", multiple=True, help="A folder of your own card definitions, besides the shipped ones."
)


class Seconds(click.FloatRange):
    """A time that a clock can run for: at least a millisecond, at most a day."""

    name = "number of seconds"

    def __init__(self) -> None:
        super().__init__(min=0.001, max=86400)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number; NaN is none, though it lies outside of no range."""
        seconds: float = super().convert(value, param, ctx)
        if math.isnan(seconds):
            self.fail(f"{value} is no number of seconds.", param, ctx)
        return seconds


def selection(paths: tuple[str, ...], rules: tuple[str, ...], rulings: tuple[str, ...], ids: tuple[str, ...]) -> Selection:
    """A selection from what was typed. A single path may end in the line of a scenario, as in ``x.feature:12``."""
    places = [place(text) for text in paths]
    lines = [line for _, line in places if line is not None]
    if lines and (len(places) > 1 or rules or rulings or ids):
        raise UsageProblem("PATH:LINE stands alone: without other paths, --rule, --ruling and --id")
    found = tuple(path for path, _ in places)
    return Selection(paths=found, rules=rules, rulings=rulings, ids=ids, line=lines[0] if lines else None)


def place(text: str) -> tuple[Path, int | None]:
    """A path, and the line of a scenario that it may end in."""
    match = re.fullmatch(r"(.+):(\d{1,9})", text)
    if match and not Path(text).exists():
        return Path(match[1]).absolute(), int(match[2])
    if not text:
        raise UsageProblem("PATH is empty. It is a folder or a file named *.feature")
    return Path(text).absolute(), None


def edition(text: str | None) -> str | None:
    """The edition asked for, if any; :class:`UsageProblem` when it is not a date."""
    return checked_edition(text) if text is not None else None


def card_folders(names: tuple[str, ...]) -> tuple[Path, ...]:
    """The folders of additional cards; :class:`UsageProblem` for one that is not there."""
    folders = tuple(Path(name).absolute() for name in names)
    for folder in folders:
        if folder.is_file():
            raise UsageProblem(f"--cards {near(folder)}: is a file; give the folder that holds it")
        if not folder.is_dir():
            raise UsageProblem(f"--cards {folder}: no such folder")
    return folders
