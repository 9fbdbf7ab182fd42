"""The course of one scenario on the reference engine, as a person or a program reads it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from .scenarios import Scenario
from .shown_text import safe
from .verdicts import Result

STYLES = {"choice": "yellow", "state-based": "magenta", "remark": "dim", "event": ""}
MARKS = {"choice": "?", "state-based": "!", "remark": " ", "event": "-"}


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened: an event, a choice with its answer, a state-based action, or a remark.

    ``batch`` is the same for what happens at once. ``rules`` are the numbers that make it happen.
    """

    turn: int
    step: str
    kind: str
    text: str
    rules: tuple[str, ...] = ()
    batch: int = 0


UNCLAIMED = "nothing is claimed"
"""In place of a verdict, of a scenario that was played to its end and says nothing of what is so then."""


class Moment(msgspec.Struct, frozen=True):
    """A step of the scenario with its table, and what happened in it."""

    step: str
    line: int
    table: tuple[tuple[str, ...], ...] = ()
    entries: tuple[Entry, ...] = ()


class Course(msgspec.Struct, frozen=True):
    """A scenario, its verdict on the reference engine, and everything that happened on the way."""

    id: str
    name: str
    feature: str
    line: int
    edition: str
    rules: tuple[str, ...]
    disputed: bool
    verdict: str
    reason: str
    steps: tuple[Moment, ...]


def entries_of(log: Iterable[Any]) -> tuple[Entry, ...]:
    """The engine's log, as its adapter offers it, in our own entries."""
    return tuple(msgspec.convert(entry, Entry, from_attributes=True) for entry in log)


def course(scenario: Scenario, edition: str, result: Result, moments: Iterable[Moment]) -> Course:
    """All that is known of one run of a scenario. One without a Then asks what happens, and has no verdict to get."""
    claims = any(step.type == "then" for step in scenario.steps)
    return Course(
        id=scenario.id,
        name=scenario.name,
        feature=result.feature,
        line=scenario.line,
        edition=edition,
        rules=scenario.rules,
        disputed=scenario.disputed,
        verdict=result.verdict if claims or result.verdict != "passed" else UNCLAIMED,
        reason=result.reason,
        steps=tuple(moments),
    )


def print_course(console: Console, told: Course) -> None:
    """Print a course: each step of the scenario, and below it what happened, each with its rule numbers."""
    console.print(Text(safe(f"{told.id}  {told.name}"), style="bold"), soft_wrap=True)
    rules = f"rules of {told.edition}, citing {', '.join(told.rules) or 'none'}"
    console.print(Text(f"{told.feature}:{told.line}  {rules}{', disputed' if told.disputed else ''}"), soft_wrap=True)
    console.print()
    now: tuple[int, str] | None = None
    for moment in told.steps:
        console.print(Text(safe(moment.step), style="cyan"), soft_wrap=True)
        for line in _table_lines(moment.table):
            console.print(Text(safe(f"  {line}"), style="cyan"), soft_wrap=True)
        for entry in moment.entries:
            if (entry.turn, entry.step) != now:
                now = (entry.turn, entry.step)
                console.print(Text(f"    turn {entry.turn}, {entry.step}", style="italic"), soft_wrap=True)
            console.print(_entry_line(entry), soft_wrap=True)
    console.print()
    closing = Text(told.verdict, style="green" if told.verdict in ("passed", UNCLAIMED) else "bold red")
    closing.append(f": {told.reason}" if told.reason else "", style="not bold")
    console.print(closing, soft_wrap=True)


def _table_lines(table: tuple[tuple[str, ...], ...]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [f"| {' | '.join(map(str.ljust, row, widths))} |" for row in table]


def _entry_line(entry: Entry) -> Text:
    line = Text(f"      {MARKS.get(entry.kind, '-')} ", style=STYLES.get(entry.kind, ""))
    line.append(entry.text)
    if entry.rules:
        line.append(f"  [{', '.join(entry.rules)}]", style="dim")
    return line
