"""``judgecall check-engine``: tells the author of an adapter what it does wrong."""

from __future__ import annotations

from collections import Counter

import click
import msgspec
from rich.console import Console
from rich.text import Text

from ...adapters.wire.limits import LIMITS
from ...adapters.wire.probe import Finding, probe
from .. import engines
from ..errors import UsageProblem
from ..results import BROKE, CONFORMS
from ..settings import DEFAULT_CALL_SECONDS
from ..shown_text import safe

MARKS = {"good": ("ok    ", "green"), "note": ("note  ", "yellow"), "wrong": ("WRONG ", "bold red")}


@click.command("check-engine")
@click.argument("spec", metavar="SPEC")
@click.option("--call-timeout", "call_seconds", type=click.FloatRange(min=0.001), default=DEFAULT_CALL_SECONDS,
              show_default=True, help="Seconds for one call.")  # fmt: skip
def command(spec: str, call_seconds: float) -> int:
    """Try an adapter call by call, and say what it does wrong: what it sent, and what was allowed.

    A note is allowed, but hardly meant. The exit code is 3 when anything is wrong. Rules are not its business: for
    verdicts, use judgecall run.
    """
    means = engines.resolve("judgecall serve-engine" if spec == "reference" else spec)
    if means.connect is None:
        raise UsageProblem(f"{spec}: only an engine in a process of its own, or behind tcp://, can be checked")
    connect = means.connect
    limits = msgspec.structs.replace(LIMITS, call=call_seconds)
    console = Console(highlight=False)
    counts: Counter[str] = Counter()
    for finding in probe(lambda: connect(limits), limits):
        counts[finding.standing] += 1
        _print(console, finding)
    console.print()
    console.print(f"{counts['good']} good, {counts['note']} notes, {counts['wrong']} wrong")
    return BROKE if counts["wrong"] else CONFORMS


def _print(console: Console, finding: Finding) -> None:
    mark, style = MARKS[finding.standing]
    line = Text(mark, style=style)
    line.append(f"{finding.probe:<18}", style="not bold default")
    line.append(safe(finding.said), style="not bold default")
    console.print(line, soft_wrap=True)
    if finding.advice and finding.standing != "good":
        console.print(Text(f"{'':24}allowed: {finding.advice}"), soft_wrap=True)
    for entry in finding.log:
        console.print(Text(safe(f"{'':24}its log: {entry}")), soft_wrap=True)
