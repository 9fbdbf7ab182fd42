"""``judgecall lint``: the suite's own lints, as ``make check`` runs them."""

from __future__ import annotations

import click

from ..lints import everything
from ..results import CONFORMS, REGRESSION


@click.command("lint", hidden=True)
def command() -> int:
    """Check the shipped suite, its vocabulary, its catalogue and the code."""
    findings = everything()
    for finding in findings:
        click.echo(str(finding))
    click.echo(f"{len(findings)} findings" if findings else "no findings")
    return REGRESSION if findings else CONFORMS
