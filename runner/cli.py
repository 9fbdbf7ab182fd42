"""The ``judgecall`` command: its subcommands, and what becomes of a user's mistakes."""

from __future__ import annotations

import contextlib
import errno
import importlib
import io
import os
import signal
import sys
from typing import Any

import click

from .errors import EngineBroke, UsageProblem
from .paths import version
from .results import BROKE, USAGE
from .shown_text import safe

COMMANDS = (
    "run", "compare", "explain", "rule", "coverage", "steps", "cards", "schema", "needs", "check-engine", "serve-engine",
    "new-adapter", "lint",
)  # fmt: skip
HIDDEN = ("lint",)
INTERRUPTED = 130
NO_READER = 141
"""What shells show for a program whose reader has gone, as with ``| head``: the verdict was never seen."""


class _Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in COMMANDS if name not in HIDDEN]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"{__package__}.commands.{cmd_name.replace('-', '_')}")
        command: click.Command = module.command
        return command


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version(), prog_name="judgecall")
def judgecall() -> None:
    """Rules-conformance suite and oracle for engines that play Magic: The Gathering.

    Exit codes: 0 conforms, 1 regression, 2 stale expectation, 3 the adapter broke, 4 bad usage, nothing matched or
    nothing supported.
    """


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit. A user's mistake is one message and its exit code, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without dashes and accents
    if os.environ.get("COLUMNS") == "0":
        del os.environ["COLUMNS"]  # what a terminal without a size says; nothing fits into no columns
    _end_as_by_hand()
    sys.exit(invoke(arguments))


def _end_as_by_hand() -> None:
    """Being ended by a signal is like Ctrl-C: engines that were started are ended too."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: signal.raise_signal(signal.SIGINT))


def invoke(arguments: list[str] | None = None) -> int:
    """Run the command line; its exit code."""
    try:
        done: Any = judgecall.main(args=arguments, prog_name="judgecall", standalone_mode=False)
        return done if isinstance(done, int) else 0
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.ClickException as error:
        error.show()
        return USAGE
    except click.Abort:
        click.echo("interrupted", err=True)
        return INTERRUPTED
    except UsageProblem as error:
        click.echo(safe(f"judgecall: {error}"), err=True)
        return USAGE
    except EngineBroke as error:
        click.echo(safe(f"judgecall: {error}"), err=True)
        return BROKE
    except OSError as error:
        return _cannot_print(error)
    except SystemExit as done:  # how click and rich end when the reader of our output has gone
        if isinstance(done.__context__, BrokenPipeError) or type(sys.stdout).__name__ == "PacifyFlushWrapper":
            return _cannot_print(BrokenPipeError(errno.EPIPE, "no reader"))
        raise


def _cannot_print(error: OSError) -> int:
    """The exit code for an output that takes nothing more. What is still in a buffer is thrown away."""
    if isinstance(error, BrokenPipeError):
        code = NO_READER
    else:
        code = USAGE
        with contextlib.suppress(OSError):
            click.echo(f"judgecall: cannot write the output: {error.strerror}", err=True)
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code
