"""``judgecall serve-engine``: an engine in Python, the reference engine by default, behind the wire."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from .. import in_python
from ..errors import EngineBroke, UsageProblem


@click.command("serve-engine")
@click.option("--engine", "spec", metavar="SPEC", default="reference", show_default=True, help="reference, or module:Class.")
@click.option("--tcp", "address", metavar="[HOST:]PORT", help="Serve over TCP; by default over stdin and stdout.")
@click.option("--cards", metavar="DIR", multiple=True, help="A folder of your own card definitions.")
def command(spec: str, address: str | None, cards: tuple[str, ...]) -> None:
    """Serve an engine to a suite over stdin and stdout, or over TCP, until it is shut down."""
    from ...adapters.wire import serve

    folders = tuple(Path(folder).absolute() for folder in cards)
    if missing := [folder for folder in folders if not folder.is_dir()]:
        raise UsageProblem(f"--cards {missing[0]}: no such folder")
    if address is None:
        serve.over_pipes(lambda: _made(spec, folders))
        return
    host, number = _address(address)
    _made(spec, folders).shutdown()  # what cannot be made is said now, not to the first suite that connects
    try:
        serve.over_tcp(lambda: _made(spec, folders), host, number, _tell(host))
    except OSError as error:
        raise UsageProblem(f"--tcp {address}: {error.strerror}") from None


def _made(spec: str, folders: tuple[Path, ...]) -> Any:
    make = in_python.factory(spec)
    try:
        return make(folders)
    except UsageProblem:
        raise
    except Exception as error:
        raise EngineBroke(f"--engine {spec}: cannot be made: {type(error).__name__}: {error}") from error


def _address(text: str) -> tuple[str, int]:
    host, _, number = text.rpartition(":")
    if not number.isdecimal() or int(number) > 65535:
        raise UsageProblem(f"--tcp {text}: not an address. Allowed: PORT or HOST:PORT; 0 takes any port that is free")
    return host or "localhost", int(number)


def _tell(host: str) -> Callable[[int], None]:
    return lambda number: click.echo(f"tcp://{host}:{number}")
