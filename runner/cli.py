"""The ``judgecall`` command."""

from __future__ import annotations

import click


@click.group()
def main() -> None:
    """Rules-conformance suite and oracle for engines that play Magic: The Gathering."""
