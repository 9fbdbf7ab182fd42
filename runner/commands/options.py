"""Options that several subcommands share, and what their values mean."""

from __future__ import annotations

from pathlib import Path

import click

from ..editions import checked_date
from ..errors import UsageProblem
from ..selection import Selection

PATHS = click.argument("paths", metavar="[PATH ...]", nargs=-1)
EDITION = click.option("--edition", metavar="DATE", help="Hold the run to this edition of the rules (YYYY-MM-DD).")
CARDS = click.option(
    "--cards", metavar="DIR", multiple=True, help="A folder of your own card definitions, besides the shipped ones."
)


def selection(paths: tuple[str, ...], rules: tuple[str, ...], rulings: tuple[str, ...], ids: tuple[str, ...]) -> Selection:
    """A selection from what was typed."""
    return Selection(paths=tuple(Path(p).absolute() for p in paths), rules=rules, rulings=rulings, ids=ids)


def edition(text: str | None) -> str | None:
    """The edition asked for, if any; :class:`UsageProblem` when it is not a date."""
    return checked_date(text, "--edition") if text else None


def card_folders(names: tuple[str, ...]) -> tuple[Path, ...]:
    """The folders of additional cards; :class:`UsageProblem` for one that is not there."""
    folders = tuple(Path(name).absolute() for name in names)
    for folder in folders:
        if not folder.is_dir():
            raise UsageProblem(f"--cards {folder}: no such folder")
    return folders
