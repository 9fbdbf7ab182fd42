"""Runs side by side: where the verdicts of several engines, or of two versions of one, differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from .errors import UsageProblem
from .results import Run
from .shown_text import safe

ABSENT = "not run"
"""In place of a verdict where a run doesn't have the scenario."""


class Told(msgspec.Struct, frozen=True):
    """What one run says of a scenario."""

    id: str
    name: str
    verdict: str
    reason: str = ""
    rules: tuple[str, ...] = ()


class Side(msgspec.Struct, frozen=True):
    """One of the runs: what it was asked for by, the engine's own name and version, its results by id."""

    spec: str
    engine: str
    told: dict[str, Told]


class _Engine(msgspec.Struct):
    name: str
    version: str = ""


class _File(msgspec.Struct):
    engine: _Engine
    scenarios: list[Told]


class Difference(msgspec.Struct, frozen=True):
    """A scenario on which the runs don't agree; the verdicts and reasons stand in the order of the runs."""

    id: str
    name: str
    rules: tuple[str, ...]
    verdicts: tuple[str, ...]
    reasons: tuple[str, ...]


def of_run(spec: str, run: Run) -> Side:
    """A run that has just been made; disputed scenarios count for nobody."""
    told = {r.id: Told(r.id, r.name, r.verdict, r.reason, r.rules) for r in run.counted}
    return Side(spec, f"{run.engine} {run.engine_version}".strip(), told)


def of_file(path: Path) -> Side:
    """A run as ``judgecall run --json`` wrote it. :class:`UsageProblem` when it is none."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=_File)
    except OSError as error:
        raise UsageProblem(f"{path}: cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise UsageProblem(f"{path}: not written by judgecall run --json: {error}") from None
    name = f"{found.engine.name} {found.engine.version}".strip()
    return Side(str(path), name, {t.id: t for t in found.scenarios})


def differences(sides: Sequence[Side], disputed: frozenset[str] = frozenset()) -> list[Difference]:
    """The scenarios on which the runs differ, in the order of the first run that has each."""
    found = []
    for i in dict.fromkeys(i for side in sides for i in side.told):
        told = [side.told.get(i) for side in sides]
        verdicts = tuple(ABSENT if t is None else t.verdict for t in told)
        if len(set(verdicts)) > 1 and i not in disputed:
            some = next(t for t in told if t is not None)
            reasons = tuple("" if t is None else t.reason for t in told)
            found.append(Difference(i, some.name, some.rules, verdicts, reasons))
    return found


def as_json(sides: Sequence[Side], found: Sequence[Difference]) -> dict[str, Any]:
    """The comparison as ``--json`` writes it."""
    return {
        "runs": [{"spec": s.spec, "engine": s.engine, "verdicts": _counts(s)} for s in sides],
        "differences": msgspec.to_builtins(list(found)),
    }


def _counts(side: Side) -> dict[str, int]:
    return dict(Counter(t.verdict for t in side.told.values()))


def print_comparison(console: Console, sides: Sequence[Side], found: Sequence[Difference]) -> None:
    """What each run is, the scenarios on which they differ, and how many are won and lost from the first to each other."""
    letters = [chr(ord("A") + n) for n in range(len(sides))]
    for letter, side in zip(letters, sides, strict=True):
        counts = ", ".join(f"{n} {verdict}" for verdict, n in _counts(side).items())
        console.print(Text(safe(f"{letter}  {side.engine} ({side.spec}): {counts or 'nothing'}")), soft_wrap=True)
    console.print()
    for d in found:
        console.print(Text(safe(f"{d.id}  {d.name}  [{', '.join(d.rules)}]")), soft_wrap=True)
        for letter, verdict, reason in zip(letters, d.verdicts, d.reasons, strict=True):
            first = reason.splitlines()[0] if reason else ""
            console.print(Text(safe(f"  {letter}  {verdict}{': ' if first else ''}{first}")), soft_wrap=True)
    if found:
        console.print()
    for place, letter in enumerate(letters[1:], start=1):
        won = sum(d.verdicts[place] == "passed" != d.verdicts[0] for d in found)
        lost = sum(d.verdicts[0] == "passed" != d.verdicts[place] for d in found)
        other = sum(d.verdicts[0] != d.verdicts[place] for d in found) - won - lost
        console.print(f"{letter} against A: {won} won, {lost} lost, {other} otherwise different")
