"""Boards that many scenarios share: files of Given steps in ``fixtures/boards``.

A board is a YAML list; each entry is the text of a step, or that text with its table as a list of rows::

    - the battlefield holds:
        - {permanent: Forest, controller: Alice}
    - it is night
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import yaml

from .names import LiteralError, suggestions
from .tables import Table

BOARDS = Path(__file__).resolve().parent.parent / "fixtures" / "boards"


@lru_cache(maxsize=64)
def load_board(name: str) -> tuple[tuple[str, Table | None], ...]:
    """The steps of a board, each with its table; LiteralError when there is no such board or it is malformed."""
    known = sorted(p.stem for p in BOARDS.glob("*.yaml"))
    path = BOARDS / f"{name}.yaml"
    if name not in known:
        raise LiteralError(f"there is no board {name!r}", ", ".join(known) or "none yet", suggestions(name, known))
    try:
        # The base loader makes text of every scalar: nothing is read as a number or a truth value.
        entries = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
    except yaml.YAMLError as error:
        raise LiteralError(f"the board {name!r} is no YAML: {error}") from None
    if not isinstance(entries, list):
        raise LiteralError(f"the board {name!r} is no list", "a YAML list of Given steps")
    return tuple(_step(entry, name) for entry in entries)


def _step(entry: object, name: str) -> tuple[str, Table | None]:
    match entry:
        case str():
            return entry, None
        case dict() if len(entry) == 1:
            ((text, rows),) = entry.items()
            if isinstance(rows, list) and rows and all(isinstance(row, dict) for row in rows):
                header = list(dict.fromkeys(column for row in rows for column in row))
                return str(text), [header, *([str(row.get(c, "")) for c in header] for row in rows)]
    raise LiteralError(f"the board {name!r} has an entry that is no step: {entry!r}", "text, or {text: [{column: cell}]}")
