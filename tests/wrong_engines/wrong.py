"""What a wrong engine is: the reference engine with entries of its rule table replaced, or keywords that stand for something
else (`keywords.flanking`), the rules that it misreads so, and the scenarios of these rules that must catch it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from judgecall.adapters.reference import ReferenceEngine
from judgecall.engine.cards.keywords.registry import macros
from judgecall.engine.derive.citation import TABLE
from misread import Misreader  # beside this file

KEYWORD = "keywords."
"""What the name of a replaced keyword begins with."""

MOST = 5
"""How many scenarios a wrong engine speaks for at most."""


@dataclass(frozen=True)
class Wrong:
    """A misreading: its name, the replaced functions, the ids of the scenarios that fail on it, and the rules that it
    misreads. ``ValueError`` when it names no scenario or no rule, or more scenarios than one misreading can speak for."""

    name: str
    overrides: Mapping[str, Callable[..., Any]]
    caught_by: tuple[str, ...]
    rules: tuple[str, ...]

    def __post_init__(self) -> None:
        for word in ("overrides", "caught_by", "rules"):
            if not getattr(self, word):
                raise ValueError(f"{self.name}: {word} is empty")
        if len(self.caught_by) > MOST:
            raise ValueError(
                f"{self.name}: named by {len(self.caught_by)} scenarios; {MOST} at most, those that are about its rules alone"
            )

    def engine(self) -> ReferenceEngine:
        """The engine with this misreading."""
        keywords = {name.removeprefix(KEYWORD): f for name, f in self.overrides.items() if name.startswith(KEYWORD)}
        rules = {name: f for name, f in self.overrides.items() if not name.startswith(KEYWORD)}
        if keywords:
            return Misreader(keywords, overrides=rules, name=f"wrong: {self.name}")
        return ReferenceEngine(overrides=rules, name=f"wrong: {self.name}")


def collected(cases: Iterable[Wrong], cited: Mapping[str, tuple[str, ...]]) -> list[Wrong]:
    """These wrong engines, if each names only scenarios whose own rules meet those that it misreads, and misreads none
    that no scenario of its meets. ``cited``: the rules by the id of the scenario."""
    found = list(cases)
    for case in found:
        for number in case.caught_by:
            if number not in cited:
                raise ValueError(f"{case.name}: there is no scenario {number}")
            if not any(meets(mine, its) for mine in case.rules for its in cited[number]):
                raise ValueError(
                    f"{case.name}: misreads {', '.join(case.rules)}; {number} is about {', '.join(cited[number])}: "
                    "name a scenario of the rule that is misread, or the rule that the scenario is about"
                )
        for mine in case.rules:
            if not any(meets(mine, its) for number in case.caught_by for its in cited[number]):
                raise ValueError(f"{case.name}: no scenario that it names is about {mine}")
    return found


def meets(number: str, other: str) -> bool:
    """Whether two rule numbers are the same, or one is the parent of the other: 714.2 meets 714.2b. A section, such as 714,
    is nobody's parent."""
    return number == other or number == _parent(other) or other == _parent(number)


def _parent(number: str) -> str | None:
    return number[:-1] if number[-1].isalpha() else None


def right(name: str) -> Callable[..., Any]:
    """The function of the rule table that carries this name, or what says what a keyword stands for."""
    if name.startswith(KEYWORD):
        return macros()[name.removeprefix(KEYWORD)][0]
    return TABLE[name].function


def none(g: Any, *rest: Any) -> None:
    """A rule that never has anything to say."""


def nothing(g: Any, *rest: Any) -> list[Any]:
    """A rule that never does anything."""
    return []


def false(g: Any, *rest: Any) -> bool:
    """A rule that never applies."""
    return False


def true(g: Any, *rest: Any) -> bool:
    """A rule that always applies."""
    return True


def undone(g: Any, *rest: Any) -> Generator[Any, Any, None]:
    """A procedure in which nothing happens."""
    yield from ()
