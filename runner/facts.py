"""The data that scenarios are held against: the rules index of an edition, and the catalogue of rulings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import yaml

from .editions import PINNED
from .errors import UsageProblem
from .paths import RULES, RULINGS
from .rule_numbers import section

# Every scalar stays a string: 613.10 is no number, and "no" is a language, not a falsehood.
_Loader: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)

TESTABLE = "open"
"""The class of numbers that a scenario can test; those that one cites are tested, the rest is open."""


class RulesIndex(msgspec.Struct, frozen=True):
    """The rule numbers of one edition: the class of each number, and the sections."""

    edition: str
    classes: Mapping[str, str]
    sections: tuple[str, ...]
    reasons: Mapping[str, str] = {}

    def __contains__(self, number: str) -> bool:
        return number in self.classes or number in self.sections

    @property
    def testable(self) -> list[str]:
        """The numbers that a scenario can test."""
        return [number for number, name in self.classes.items() if name == TESTABLE]

    def reason(self, number: str) -> str:
        """Why a number has its class: what is said of it, or else of the nearest number that it lies under."""
        above = (number, number.rstrip("abcdefghijklmnopqrstuvwxyz"), section(number))
        said = next((self.reasons[n] for n in above if n in self.reasons), None)
        return said or ("a scenario can test it" if self.classes.get(number) == TESTABLE else "a title")


class Clause(msgspec.Struct, frozen=True):
    """One thing that a ruling says, and the scenarios that settle it. ``elsewhere``: why the ruling's card can't show it."""

    says: str
    scenarios: tuple[str, ...]
    elsewhere: str = ""


class Ruling(msgspec.Struct, frozen=True):
    """One entry of the catalogue. ``cards``: the cards that it was given for."""

    id: str
    cards: tuple[str, ...]
    rules: tuple[str, ...]
    clauses: tuple[Clause, ...]
    standing: str
    open: bool
    path: Path

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The scenarios of all its clauses."""
        return tuple(dict.fromkeys(i for clause in self.clauses for i in clause.scenarios))


def rules_index(edition: str = PINNED, folder: Path = RULES) -> RulesIndex:
    """The rules index of an edition; :class:`UsageProblem` when there is none."""
    data = _read(folder / f"{edition}.yaml")
    try:
        classes = {n: name for name, numbers in data["classes"].items() for n in numbers.split()}
        reasons = {n: reason for reason, numbers in data["reasons"].items() for n in numbers.split()}
        return RulesIndex(data["edition"], classes, tuple(data["sections"].split()), reasons)
    except (KeyError, AttributeError, TypeError) as error:
        raise UsageProblem(f"{folder / f'{edition}.yaml'}: not a rules index: {error}") from None


def moves(folder: Path = RULES) -> dict[str, dict[str, str | None]]:
    """By edition: what the numbers of the pinned edition were there, where that differs; None for one without a
    counterpart. :class:`UsageProblem` when the table is malformed."""
    path = folder / "moves.yaml"
    try:
        return {
            edition: dict(pair.split("=") for pair in table["moved"].split()) | dict.fromkeys(table["absent"].split())
            for edition, table in _read(path)["editions"].items()
        }
    except (KeyError, AttributeError, TypeError, ValueError) as error:
        raise UsageProblem(f"{path}: not a table of moved numbers: {error}") from None


def rulings(folder: Path = RULINGS) -> list[Ruling]:
    """The catalogue of rulings, all files together; :class:`UsageProblem` when one is malformed."""
    return [ruling for path in sorted(folder.glob("*.yaml")) for ruling in _rulings(path)]


def _rulings(path: Path) -> Iterator[Ruling]:
    try:
        for entry in _read(path)["rulings"]:
            yield Ruling(
                id=entry["id"],
                cards=tuple(card["name"] for card in entry["cards"]),
                rules=tuple(entry["rules"]),
                clauses=tuple(
                    Clause(says=c["says"], scenarios=tuple(c["scenarios"]), elsewhere=c.get("elsewhere", ""))
                    for c in entry["clauses"]
                ),
                standing=entry["standing"],
                open=entry.get("open") == "true",
                path=path,
            )
    except (KeyError, TypeError) as error:
        raise UsageProblem(f"{path}: a ruling lacks {error}") from None


def read_list(path: Path) -> list[str]:
    """The entries of a text file, one a line; blank lines and comments (#) are left out. A missing file is empty."""
    if not path.is_file():
        return []
    lines = (line.partition("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line]


def _read(path: Path) -> Any:
    try:
        return yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader)
    except OSError as error:
        raise UsageProblem(f"{path}: cannot be read: {error.strerror}") from None
    except yaml.YAMLError as error:
        raise UsageProblem(f"{path}: not YAML: {error}") from None
