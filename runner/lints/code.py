"""Lints of the code: no card's name in the engine, no made-up rule number, no YAML loader that guesses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..facts import RulesIndex
from ..rule_numbers import NUMBER
from .base import Finding

FOLDERS = ("engine", "steps", "adapters", "runner")
_GUESSING = re.compile(r"(?:safe|full|unsafe)_load(?:_all)?")
_WORD = re.compile(r"[^\W_]+", re.UNICODE)


def python_files(base: Path, folders: Iterable[str] = FOLDERS) -> Iterator[Path]:
    """The Python files of the given top-level folders."""
    for folder in folders:
        yield from sorted((base / folder).rglob("*.py"))


def loaders(files: Iterable[Path]) -> list[Finding]:
    """Uses of a YAML loader that reads 613.10 as a number and "no" as false."""
    findings = []
    for path in files:
        for node in ast.walk(_tree(path)):
            name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
            if _GUESSING.fullmatch(name):
                message = f"{name} guesses types (613.10 becomes 613.1). Use the decoder, or yaml.BaseLoader"
                findings.append(Finding("yaml-loader", path, node.lineno, message))  # type: ignore[attr-defined]  # nodes of calls have lines
    return findings


def citations(files: Iterable[Path], index: RulesIndex) -> list[Finding]:
    """Numbers in ``@rule("714.2b")`` and ``rule="714.2b"`` that the edition does not have."""
    findings = []
    for path in files:
        for line, number in cited(_tree(path)):
            if number not in index:
                message = f"cites {number}, which the rules of {index.edition} do not have"
                findings.append(Finding("citation", path, line, message))
    return findings


CITING = frozenset({"rule", "rules"})


def cited(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The rule numbers that code cites where a tool can read it, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in CITING:
                for argument in node.args:
                    yield from _numbers(argument)
            for keyword in node.keywords:
                if keyword.arg in CITING:
                    yield from _numbers(keyword.value)


def _numbers(node: ast.AST) -> Iterator[tuple[int, str]]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and NUMBER.fullmatch(part.value):
            yield part.lineno, part.value


def card_names(files: Iterable[Path], names: Iterable[str]) -> list[Finding]:
    """Names of cards in code: a rule knows no card.

    A name counts as it is spelled, and all in lower case; "white Knight" is no card's name. One of a single word is an
    ordinary word too: it counts only when a text is that word, spelled as the name.
    """
    wanted: dict[tuple[str, ...], str] = {}
    for name in names:
        words = tuple(_WORD.findall(name))
        if words:
            wanted |= {words: name, tuple(word.lower() for word in words): name}
    sizes = sorted({len(words) for words in wanted if len(words) > 1})
    findings = []
    for path in files:
        for line, text in _strings_and_names(_tree(path)):
            for name in _found(text, wanted, sizes):
                findings.append(Finding("card-name", path, line, f"names the card {name}; a rule knows no card"))
    return findings


def _found(text: str, wanted: dict[tuple[str, ...], str], sizes: list[int]) -> Iterator[str]:
    words = tuple(_WORD.findall(text))
    for start in range(len(words)):
        for size in sizes:
            name = wanted.get(words[start : start + size])
            if name and len(words) - start >= size:
                yield name
    if len(words) == 1 and wanted.get(words) == text and text.lower() not in BASIC_LANDS:
        yield text


BASIC_LANDS = frozenset({"plains", "island", "swamp", "mountain", "forest", "wastes"})
"""Names of cards that are words of the rules as well: the basic land types (205.3i), and Wastes beside them."""


def _strings_and_names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.lineno, re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", node.name).lower()


def _tree(path: Path) -> ast.AST:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
