"""``judgecall new-adapter``: a small project that speaks the protocol, for the author of an engine to fill in."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from ...adapters.kits.project import KITS, files, write
from ..editions import PINNED
from ..errors import UsageProblem
from ..paths import PROTOCOL, near, version


@click.command("new-adapter")
@click.argument("language", metavar="LANGUAGE", type=click.Choice(list(KITS)))
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
def command(language: str, folder: Path) -> None:
    """Write a small adapter in LANGUAGE (python, typescript or java) into DIR, which is new or empty.

    It answers the handshake and calls everything unsupported; its README says how to go on.
    """
    kit = KITS[language]
    literals = (PROTOCOL / "vectors" / "literals.json").read_text(encoding="utf-8")
    made = files(kit, version(), PINNED, literals)
    try:
        _empty(folder)
        write(made, folder)
    except OSError as error:
        raise UsageProblem(f"{folder}: cannot be written: {error.strerror}") from None
    click.echo(f"{near(folder.absolute())}: {len(made)} files. It needs {kit.needs}. Next:\n")
    click.echo(f"  cd {shlex.quote(str(folder))}")
    if kit.build:
        click.echo(f"  {kit.build}")
    click.echo(f"  judgecall check-engine '{kit.engine}'\n\nThen read README.md there.")


def _empty(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise UsageProblem(f"{folder}: is a file; DIR is a new or empty folder")
    if folder.is_dir() and any(folder.iterdir()):
        raise UsageProblem(f"{folder}: is not empty, and nothing is overwritten; DIR is a new or empty folder")
