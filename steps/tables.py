"""Tables of a step: columns are declared, and what a table has else is an error that says what was allowed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec

from .names import LiteralError, suggestions

T = TypeVar("T")
Table = list[list[str]]


class Cells(list[str]):
    """The cells of one row, which know its number below the header and, where that is known, its line in the file."""

    def __init__(self, cells: Iterable[str], number: int, line: int | None = None) -> None:
        super().__init__(cells)
        self.number = number
        self.line = line

    def kept(self, cells: Iterable[str]) -> Cells:
        """Some of the cells, of the same row."""
        return Cells(cells, self.number, self.line)


def numbered(table: Table, lines: Sequence[int] = ()) -> Table:
    """The same table with rows that know where they stand; ``lines`` are those of all rows, the header among them."""
    return [Cells(cells, n, lines[n] if n < len(lines) else None) for n, cells in enumerate(table)]


def check_rows(table: Table | None) -> None:
    """A table has rows, and something stands in each of them."""
    if table is None:
        return
    if len(table) < 2:
        raise LiteralError("the table has no rows", "rows below the header, or the step without the table")
    for n, cells in enumerate(table[1:], start=1):
        if not any(cell.strip() for cell in cells):
            line = getattr(cells, "line", None)
            raise LiteralError(f"row {n} is empty" if line is None else f"row {n} (line {line}) is empty")


class Column(msgspec.Struct, frozen=True):
    """A column: its name in the header row, what its cells hold, and whether it must be there."""

    name: str
    holds: str
    required: bool = False


class Columns(msgspec.Struct, frozen=True):
    """The columns that a step's table may have. ``example`` is one table of this kind, for the reference of
    steps."""

    columns: tuple[Column, ...]
    example: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(c.name for c in self.columns)

    def rows(self, table: Table | None) -> list[Row]:
        """The rows of a table under these columns; no table has no rows."""
        if table is None:
            return []
        header = [cell.strip() for cell in table[0]]
        for name in header:
            if name not in self.names:
                raise LiteralError(f"unknown column {name!r}", ", ".join(self.names), suggestions(name, self.names, most=1))
        doubled = {name for name in header if header.count(name) > 1}
        if doubled:
            raise LiteralError(f"column {doubled.pop()!r} stands twice in the table")
        missing = [c.name for c in self.columns if c.required and c.name not in header]
        if missing:
            raise LiteralError(f"the table has no column {missing[0]!r}", ", ".join(self.names))
        rows = (cells if isinstance(cells, Cells) else Cells(cells, n) for n, cells in enumerate(table[1:], start=1))
        return [
            Row(cells.number, dict(zip(header, (c.strip() for c in cells), strict=True)), self, cells.line) for cells in rows
        ]


class Row(msgspec.Struct, frozen=True):
    """One row: ``number`` from 1 below the header, ``cells`` by column. An empty cell is as good as none."""

    number: int
    cells: dict[str, str]
    columns: Columns
    line: int | None = None

    @property
    def place(self) -> str:
        """Where it stands, in words."""
        return f"row {self.number}" + (f" (line {self.line})" if self.line else "")

    def __getitem__(self, column: str) -> str:
        """The text of a cell; "" where it is empty or its column is not there."""
        return self.cells.get(column, "")

    def __iter__(self) -> Iterator[str]:
        """The columns that this row fills."""
        return (name for name, text in self.cells.items() if text)

    def read(self, column: str, parse: Callable[[str], T]) -> T | None:
        """The cell's value, or None when it is empty. An error in it names row and column."""
        text = self[column]
        if not text:
            return None
        try:
            return parse(text)
        except LiteralError as error:
            raise self.error(column, error) from None

    def need(self, column: str, parse: Callable[[str], T]) -> T:
        """The cell's value; an empty one is an error."""
        value = self.read(column, parse)
        if value is None:
            holds = next((c.holds for c in self.columns.columns if c.name == column), "")
            raise LiteralError(f"{self.place}: column {column!r} is empty", holds)
        return value

    def error(self, column: str, error: LiteralError) -> LiteralError:
        """The same error, with its place in the table."""
        return LiteralError(f"{self.place}, column {column!r}: {error.problem}", error.allowed, error.near)
