"""How phrases are written down, matched and run; and the list of all of them.

A template is text with ``{slots}``, ``[optional parts]`` and ``(alternatives|of text)``. All When phrases may
end in ``until Alice is asked for KIND about X``.
"""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import pytest_bdd
from pytest_bdd.parsers import StepParser

from .game import Game
from .names import LiteralError
from .outcomes import ScenarioError
from .tables import Columns, Table, check_rows, numbered

PLAYER = r"[A-Z]\w*"
_PREFIX = r'(?:the|a|an|token|copy of|chapter [IVXL]+ of|ability(?: \d+)? of|ability from "[^"]+" of|[a-z-]+ of|[A-Z]\w*\'s)'
OBJECT = rf'(?:{_PREFIX} )*"[^"]+"(?: #\d+)?'
_FREE = r'(?:[^"]|"[^"]*")+?'

SLOTS = {
    "player": PLAYER,
    "player2": PLAYER,
    "players": rf"{PLAYER}(?:, {PLAYER})*,? and {PLAYER}",
    "format": r"[A-Za-z]\w*",
    "object": OBJECT,
    "object2": OBJECT,
    "objects": rf"{OBJECT}(?:(?:, |,? and ){OBJECT})*",
    "zone": r"hand|graveyard|library|exile|command zone",
    "what": _FREE,
    "name": r'"[^"]+"',
    "point": r"(?:the (?:next )?|[A-Z]\w*'s (?:next )?)(?!stack)[a-z -]+",
    "dayness": r"day|night|neither day nor night",
    "place": r"in .+|on the .+|attached to .+|gone",
    "description": r"(?!in |on the |attached to |gone$).+",
    "having": _FREE,
    "quantity": r"(?:\d+|no|(?:\{[^{}]+\})+) .+",
    "action": r"(?:cast|activate|play|attack|block|take|choose|pass|concede)(?: .+)?",
    "kind": r"[a-z ]+?",
    "about": r".+",
    "until": rf"{PLAYER} is asked for .+",
}
"""What may stand in a slot."""

UNTIL = "[ until {until}]"


class Place(msgspec.Struct, frozen=True):
    """Where a step stands: its file, its line, its text with the keyword, and the lines of its table's rows."""

    path: str
    line: int
    text: str
    rows: tuple[int, ...] = ()


PLACE = pytest.StashKey[Place]()


Step = Callable[..., None]


class Template(StepParser):
    """A template as pytest-bdd wants it; ``name`` is the template's text."""

    def __init__(self, template: str) -> None:
        super().__init__(template)
        self.regex = re.compile(to_regex(template))
        self._match = functools.lru_cache(maxsize=None)(self.regex.fullmatch)

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """The slots of a step's text, and that text itself, as one argument."""
        m = self._match(name)
        return None if m is None else {"slots": {**m.groupdict(), "text": name}}

    def is_matching(self, name: str) -> bool:
        """Whether the template fits the whole text."""
        return self._match(name) is not None


class Phrase(msgspec.Struct, frozen=True):
    """A phrase of the vocabulary. ``columns`` are those of its table, one set or several alternatives; ``run`` does it,
    with the slots that ``matcher`` finds in a step's text."""

    kind: str
    template: str
    doc: str
    columns: tuple[Columns, ...]
    table_required: bool
    matcher: Template
    run: Step


PHRASES: list[Phrase] = []
"""All phrases, in the order of their modules."""


def to_regex(template: str) -> str:
    """The regular expression of a template."""
    out = []
    for token in re.findall(r"\{\w+\}|[\[\]()|]|[^\[\](){}|]+", template):
        if token[0] == "{":
            out.append(f"(?P<{token[1:-1]}>{SLOTS[token[1:-1]]})")
        else:
            out.append({"[": "(?:", "]": ")?", "(": "(?:", ")": ")", "|": "|"}.get(token) or re.escape(token))
    return "".join(out)


def given(template: str, *columns: Columns, required: bool = False) -> Callable[[Step], Step]:
    """A Given phrase: it describes the state, before the engine has started."""
    return _register("given", template, columns, required)


def when(template: str, *columns: Columns, required: bool = False) -> Callable[[Step], Step]:
    """A When phrase: something that players or time do."""
    return _register("when", template + UNTIL, columns, required)


def then(template: str, *columns: Columns, required: bool = False) -> Callable[[Step], Step]:
    """A Then phrase: it observes."""
    return _register("then", template, columns, required)


def _register(kind: str, template: str, columns: tuple[Columns, ...], required: bool) -> Callable[[Step], Step]:
    def decorate(function: Step) -> Step:
        @functools.wraps(function)
        def run(game: Game, slots: dict[str, str | None], datatable: Table | None = None) -> None:
            table = None if datatable is None else numbered(datatable, game.row_lines())
            check_table(columns, required, table)
            function(game, slots, table)

        located = locate_errors(run)
        located.__signature__ = _SIGNATURE  # type: ignore[attr-defined]  # pytest-bdd asks for what this names
        names = tuple(dict.fromkeys(name for c in columns for name in c.names))
        located.columns = names  # type: ignore[attr-defined]  # read by the list of phrases
        located.required_columns = tuple(c.name for cs in columns[:1] for c in cs.columns if c.required)  # type: ignore[attr-defined]  # a function
        register: Callable[..., Callable[[Step], Step]] = getattr(pytest_bdd, kind)
        matcher = Template(template)
        PHRASES.append(Phrase(kind, template, (function.__doc__ or "").strip(), columns, required, matcher, located))
        # Two frames up is the module whose names pytest-bdd's own lookup searches.
        return register(matcher, stacklevel=2)(located)

    return decorate


def _shape(game: Game, slots: dict[str, str | None], datatable: Table | None = None) -> None:
    del game, slots, datatable


_SIGNATURE = inspect.signature(_shape)


def find(kind: str, text: str) -> tuple[Phrase, dict[str, str | None]] | None:
    """The phrase that fits a step, and its slots."""
    for phrase in PHRASES:
        if phrase.kind == kind:
            found = phrase.matcher.parse_arguments(text)
            if found is not None:
                return phrase, found["slots"]
    return None


def check_table(columns: tuple[Columns, ...], required: bool, table: Table | None) -> None:
    """A table where none belongs, or none where one must be."""
    if table is not None and not columns:
        raise LiteralError("this step takes no table", "the step without the table")
    if table is None and required:
        raise LiteralError("this step needs a table", " | ".join(columns[0].names))
    check_rows(table)


def locate_errors(function: Step) -> Step:
    """The same step; an error of the scenario's names the file, the line and the step."""

    @functools.wraps(function)
    def run(game: Game, slots: dict[str, str | None], datatable: Table | None = None) -> None:
        try:
            function(game, slots, datatable)
        except LiteralError as error:
            raise ScenarioError(f"{game.where()}{error.words()}", located=True) from error
        except ScenarioError as error:
            if error.located:
                raise
            raise ScenarioError(f"{game.where()}{error}", located=True) from error

    return run
