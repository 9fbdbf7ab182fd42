"""The step phrases, from the registry of step definitions: for the list of them, the lints, and suggestions."""

from __future__ import annotations

import difflib
import importlib
import inspect
import re
from pathlib import Path
from typing import Any

import msgspec

from .scenarios import StepLine


class Phrase(msgspec.Struct, frozen=True):
    """One step definition: its keyword, its pattern, its place, and what it says of itself and its table."""

    type: str
    pattern: str
    module: str
    line: int
    doc: str = ""
    columns: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    takes_table: bool = False

    @property
    def shown(self) -> str:
        """The phrase as an author writes it: slots in angle brackets."""
        return f"{self.type.capitalize()} {readable(self.pattern)}"


def all_phrases() -> list[Phrase]:
    """Every step phrase of the vocabulary, Given before When before Then, each by its pattern."""
    found = {phrase_of(context) for context in definitions()}
    order = ("given", "when", "then")
    return sorted(found, key=lambda p: (order.index(p.type) if p.type in order else 3, p.shown))


def definitions() -> list[Any]:
    """The registered step definitions that come from our step modules, as pytest-bdd holds them."""
    from .plugin import step_modules

    for name in step_modules():
        importlib.import_module(name)
    registry = importlib.import_module("pytest_bdd.steps").step_function_context_registry
    ours = set(step_modules())
    return [context for context in registry.values() if context.step_func.__module__ in ours]


def phrase_of(context: Any) -> Phrase:
    """What a registered step definition says of itself."""
    function = context.step_func
    written = inspect.unwrap(function)
    columns = getattr(function, "columns", None)
    takes_table = "datatable" in inspect.signature(function).parameters if columns is None else bool(columns)
    return Phrase(
        type=context.type or "step",
        pattern=context.parser.name,
        module=written.__module__.rpartition(".")[2],
        line=written.__code__.co_firstlineno,
        doc=inspect.cleandoc(written.__doc__ or ""),
        columns=tuple(columns or ()),
        required=tuple(getattr(function, "required_columns", ())),
        takes_table=takes_table,
    )


def place(phrase: Phrase) -> str:
    """The file and line that define a phrase, from the package's top."""
    return f"{Path('steps') / phrase.module}.py:{phrase.line}"


def readable(pattern: str) -> str:
    """A pattern as people read it: named groups and typed slots become ``<name>``."""
    text = re.sub(r"\{(\w+)(?::[^{}]*)?\}", r"<\1>", pattern)
    while True:
        plainer = re.sub(r"\(\?P<(\w+)>(?:[^()\\]|\\.)*\)", r"<\1>", text)
        plainer = re.sub(r"\(\?:((?:[^()\\]|\\.)*)\)\?", r"[\1]", plainer)
        plainer = re.sub(r"\(\?:((?:[^()\\]|\\.)*)\)", r"(\1)", plainer)
        if plainer == text:
            break
        text = plainer
    return re.sub(r"\\(.)", r"\1", text).removeprefix("^").removesuffix("$")


def matching(step: StepLine, contexts: list[Any]) -> list[Any]:
    """The definitions that match a written step."""
    return [c for c in contexts if c.type in (None, step.type) and c.parser.is_matching(step.text)]


def nearest(step: str) -> list[str]:
    """The phrases most like a step that none matches; ``step`` is ``Given some text (line 7)``."""
    _, _, text = step.partition(" ")
    text = re.sub(r" \(line \d+\)$", "", text)
    bare = re.sub(r'"[^"]*"', "", text)
    likeness: dict[str, float] = {}
    for phrase in all_phrases():
        plain = re.sub(r"<\w+>|[\[\](]|\|.*?\)", " ", phrase.shown.partition(" ")[2])
        likeness[phrase.shown] = max(
            difflib.SequenceMatcher(None, plain.split(), bare.split()).ratio(),
            difflib.SequenceMatcher(None, plain, bare).ratio() * 0.8,
        )
    best = sorted(likeness, key=lambda shown: -likeness[shown])[:3]
    return [shown for shown in best if likeness[shown] >= 0.4]
