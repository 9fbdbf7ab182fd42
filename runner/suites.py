"""Frozen suites: the ids of the scenarios that a version of the suite had, so that new ones demote no engine."""

from __future__ import annotations

from pathlib import Path

import yaml

from .errors import UsageProblem
from .paths import FIXTURES

SUITES = FIXTURES / "suites"


def versions(folder: Path | None = None) -> list[str]:
    """The versions that were frozen, oldest first."""
    found = (path.stem for path in (folder or SUITES).glob("*.yaml"))
    return sorted(found, key=lambda version: [int(part) if part.isdecimal() else -1 for part in version.split(".")])


def frozen(version: str, folder: Path | None = None) -> frozenset[str]:
    """The ids of a frozen suite; :class:`UsageProblem` when that version is not there."""
    known = versions(folder)
    if version not in known:
        allowed = f"Allowed: {', '.join(known)}" if known else "None has been frozen yet"
        raise UsageProblem(f"--suite {version}: no such version of the suite. {allowed}")
    path = (folder or SUITES) / f"{version}.yaml"
    data = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
    return frozenset(data["scenarios"])


def text(version: str, ids: list[str]) -> str:
    """The file of a frozen suite."""
    lines = "".join(f"- {i}\n" for i in sorted(ids))
    return f"# Made by tools/freeze_suite.py; never edited: ids are permanent.\nversion: {version}\nscenarios:\n{lines}"
