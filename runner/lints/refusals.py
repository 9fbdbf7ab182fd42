"""A "can't" holds by the scenario's own rules: judged by the reason that the reference engine gives."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from ...steps.outcomes import Refusal
from ..execute import run
from ..scenarios import Feature, Scenario
from ..settings import Settings
from ..verdicts import Result
from .base import Finding, Suite

_SAYS_NO = re.compile(r"\w+ can't (?!see )|the action is refused$")

Runs = Callable[[Iterable[Scenario]], Iterable[Result]]


def refusals(suite: Suite, results: Runs | None = None) -> list[Finding]:
    """What a scenario says can't be done can't be done for another reason than the rules that it cites: it is the wrong
    turn, or there is nothing to pay with."""
    chosen = [s for s in suite.scenarios if any(step.type == "then" and _SAYS_NO.match(step.text) for step in s.steps)]
    by_id = {scenario.id: scenario for scenario in chosen}
    found = []
    for result in (results or _on_the_reference_engine)(chosen):
        scenario = by_id[result.id]
        for refusal in result.refusals:
            if is_beside_the_point(refusal.rules, scenario.rules):
                found.append(Finding("refusals", scenario.path, refusal.line, _words(refusal, scenario)))
    return found


_TIMES = ("301.1", "302.1", "303.1", "306.1", "307.1", "307.5", "310.1", "117.1a", "116.2")
_COSTS = ("118.3", "119.4", "601.2f", "601.2g", "601.2h", "602.2b", "606.6", "903.8")
_COMBAT_COSTS = ("508.1f", "508.1h", "508.1i", "508.1j", "509.1d", "509.1f")
BY_THE_WAY: dict[str, tuple[str, ...]] = {
    "117.1": ("117.1", "117.2e", "117.3"),
    "118.3": _COSTS,
    "601.2h": _COSTS,
    "508.1j": _COMBAT_COSTS,
    "509.1f": _COMBAT_COSTS,
    "307.1": _TIMES,
    "602.5d": _TIMES,
    "602.5a": ("302.6",),
    "602.2": ("602.1", "602.2"),
    "602.1": ("602.1", "113", "707.2"),
    "305.2b": ("305.2",),
    "305.1": ("305",),
    "506.2": ("506.2", "508.1b"),
    "506.3": ("506.3",),
    "601.3": ("601.3", "116.2"),
}
"""Reasons for which much can't be done that a scenario is not about: who has priority, what is to be paid, when, from where
and with what; each with the rules that a scenario cites which is about it."""

_COMBAT = ("508.1", "509.1")
"""These alone are no declaration that is illegal, but none that is to be made at all."""


def is_beside_the_point(given: tuple[str, ...], cited: Iterable[str]) -> bool:
    """Whether something is illegal by the way only, and not by a rule that is cited: the first rule given is the most
    particular one."""
    if not given:
        return False
    first = given[0]
    if first in BY_THE_WAY:
        return not any(_meets(a, b) for a in (first, *BY_THE_WAY[first]) for b in cited)
    return len(given) == 1 and first in _COMBAT and not any(_meets(first, b) for b in cited)


def _meets(a: str, b: str) -> bool:
    return a == b or _within(a, b) or _within(b, a)


def _within(part: str, whole: str) -> bool:
    """Whether a number is a part of another: 601.2h of 601.2, 508.1 of 508."""
    rest = part.removeprefix(whole)
    return rest != part and bool(re.match(r"\.|[a-z]", rest))


def _words(refusal: Refusal, scenario: Scenario) -> str:
    rules = ", ".join(refusal.rules) or "no rule"
    return (
        f"{refusal.text!r} holds since {refusal.reason or 'something else'} ({rules}), which is none of the rules that the "
        f"scenario cites ({', '.join(scenario.rules)}). Leave it no other reason, or cite the rule"
    )


def _on_the_reference_engine(scenarios: Iterable[Scenario]) -> Iterator[Result]:
    features: dict[object, list[Scenario]] = {}
    for scenario in scenarios:
        features.setdefault(scenario.path, []).append(scenario)
    by_path = {s[0].path: Feature(path=s[0].path, name=s[0].feature, scenarios=tuple(s)) for s in features.values()}
    results: list[Result] = []
    run(Settings(features=by_path), results.append)
    yield from results
