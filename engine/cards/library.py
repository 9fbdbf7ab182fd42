"""The card library: names are indexed by a cheap scan of the files, a card is decoded when it is first asked for."""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Iterable
from pathlib import Path

from .cardfile import read_cards
from .lang.abilities import CardDefinition
from .problems import CardError, Problem, UnknownCard

_NAME = re.compile(r"""^name:[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\n]*?))[ \t]*$""", re.M)
_FACE = re.compile(r"""^ {0,4}-[ ]+name:[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\n]*?))[ \t]*$""", re.M)
TOKENS = "tokens.yaml"
"""The file of predefined tokens (111.10); its names are no card names."""


def slug(name: str) -> str:
    """A card's file name without its ending: `The Smith's Tale` as `the-smiths-tale`."""
    plain = name.lower().replace("'", "").replace("’", "")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def _found(pattern: re.Pattern[str], text: str) -> list[tuple[str, int]]:
    return [
        ((m[1] or m[2] or m[3] or "").replace("''", "'"), text.count("\n", 0, m.start()) + 1) for m in pattern.finditer(text)
    ]


class CardLibrary:
    """Card definitions of some folders; a later folder may define a card of an earlier one anew."""

    def __init__(self, dirs: Iterable[Path]) -> None:
        self._dirs = tuple(Path(d) for d in dirs)
        self._where: dict[str, Path] | None = None
        self._faces: dict[str, str] = {}
        self._cards: dict[str, CardDefinition] = {}
        self._tokens: dict[str, CardDefinition] | None = None
        self._read: set[Path] = set()
        self._doubled: dict[str, Problem] = {}

    def names(self) -> tuple[str, ...]:
        """The names of all cards, sorted."""
        return tuple(sorted(self._index()))

    def get(self, name: str) -> CardDefinition:
        """The card of this English name. Raises UnknownCard, or CardError when its file has faults or its folder defines
        the name twice."""
        if name not in self._cards:
            self._load(name, self._quick(name) or self._index().get(name))
        return self._cards[name]

    def token(self, name: str) -> CardDefinition:
        """A predefined token (111.10). Raises UnknownCard."""
        if self._tokens is None:
            files = [d / TOKENS for d in self._dirs if (d / TOKENS).exists()]
            self._tokens = {card.name: card for file in files for card in read_cards(file)}
        if name not in self._tokens:
            tokens = self._tokens
            raise UnknownCard(name, lambda: tuple(sorted(tokens)), "predefined tokens, 111.10")
        return self._tokens[name]

    def __contains__(self, name: str) -> bool:
        return name in self._cards or self._quick(name) is not None or name in self._index()

    def problems(self) -> tuple[Problem, ...]:
        """Every fault of every file; for a check of all cards at once."""
        found: list[Problem] = []
        self._index()
        found += self._doubled.values()
        for path in self._files():
            try:
                read_cards(path)
            except CardError as error:
                found.extend(error.problems)
        return tuple(found)

    def _files(self) -> list[Path]:
        return [path for folder in self._dirs for path in sorted(folder.rglob("*.yaml"))]

    def _quick(self, name: str) -> Path | None:
        """The file where a shipped card stands by its name, newest folder first, without reading any other."""
        if len(self._dirs) > 1:
            return None
        file = slug(name)
        for folder in self._dirs:
            path = folder / file[:1] / f"{file}.yaml"
            if file and path.exists() and any(n == name for n, _ in _found(_NAME, path.read_text("utf-8"))):
                return path
        return None

    def _index(self) -> dict[str, Path]:
        if self._where is not None:
            return self._where
        where: dict[str, Path] = {}
        for folder in self._dirs:
            own: dict[str, tuple[Path, int]] = {}
            for path in sorted(folder.rglob("*.yaml")):
                if path.name == TOKENS:
                    continue
                try:
                    text = path.read_text(encoding="utf-8-sig", errors="replace")
                except OSError:
                    continue  # reading the files in full reports it
                found = _found(_NAME, text)
                for name, line in found:
                    if name in own:
                        first, at = own[name]
                        words = f"{name!r} is defined twice, first in {first}:{at}"
                        self._doubled[name] = Problem(str(path), line, 1, words, "one definition")
                    own.setdefault(name, (path, line))
                for face, line in _found(_FACE, text):
                    card = next((name for name, at in reversed(found) if at < line), face)
                    if face != card:
                        self._faces[face] = card
            where |= {name: path for name, (path, _) in own.items()}
        self._where = where
        return where

    def _near(self, name: str) -> tuple[str, ...]:
        return tuple(difflib.get_close_matches(name, self._index(), n=3, cutoff=0.6))

    def face(self, name: str) -> CardDefinition | None:
        """The card of which a face has this name, other than the card's own, or None."""
        self._index()
        front = self._faces.get(name)
        return self.get(front) if front is not None else None

    def named(self, name: str) -> CardDefinition | None:
        """The card of this name, or of which a face has it; None when there is none, as for tokens (201.4)."""
        try:
            return self.get(name)
        except UnknownCard:
            return self.face(name)

    def _load(self, name: str, path: Path | None) -> None:
        if path is None:
            front = self._faces.get(name)
            if front is not None:
                raise UnknownCard(name, lambda: (front,), f"it is a face of {front!r}")
            raise UnknownCard(name, lambda: self._near(name))
        if name in self._doubled:
            raise CardError([self._doubled[name]])
        for card in read_cards(path):
            if card.name == name or len(self._dirs) == 1:
                self._cards.setdefault(card.name, card)
        if name not in self._cards:
            raise CardError([Problem(str(path), 1, 1, f"{name!r} is not what this file decodes to", "name: as plain text")])


def load_cards(dirs: Iterable[Path]) -> CardLibrary:
    """A library of all card files (*.yaml) in and below these folders. Raises CardError when a folder is missing."""
    folders = tuple(Path(d) for d in dirs)
    missing = [
        Problem(str(d), 1, 1, "there is no such folder", "a folder with card files (*.yaml)") for d in folders if not d.is_dir()
    ]
    if missing:
        raise CardError(missing)
    return CardLibrary(folders)


@functools.lru_cache(maxsize=8)
def shared(folders: tuple[Path, ...]) -> CardLibrary:
    """The library of these folders that all parts of a process share, so that a card is decoded once."""
    return load_cards(folders)
