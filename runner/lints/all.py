"""All lints over the shipped suite and, in a checkout, the code."""

from __future__ import annotations

from .. import facts, phrases
from ..paths import BASE, FEATURES
from ..selection import Selection, choose
from . import code, refusals, scenarios, steps
from .base import Finding, Lint, Suite

RETIRED = FEATURES / "retired-ids.txt"

OF_SCENARIOS: tuple[Lint, ...] = (
    scenarios.unreadable,
    scenarios.tags,
    scenarios.ids,
    scenarios.titles,
    scenarios.rules,
    scenarios.rulings,
    scenarios.cards,
    refusals.refusals,
    steps.limit,
    steps.use,
)


def everything() -> list[Finding]:
    """Every finding, those of the suite before those of the code."""
    suite = shipped()
    findings = [finding for lint in OF_SCENARIOS for finding in lint(suite)]
    findings += code.loaders(code.python_files(BASE))
    if suite.rules is not None:
        findings += code.citations(code.python_files(BASE, ("engine",)), suite.rules)
    findings += code.card_names(code.python_files(BASE, ("engine",)), suite.cards or ())
    return findings


def shipped() -> Suite:
    """The shipped suite as the lints see it."""
    from ..card_library import names

    chosen = choose(Selection())
    known, invented = names()
    return Suite(
        scenarios=tuple(chosen.scenarios),
        definitions=tuple(phrases.definitions()),
        rules=facts.rules_index(),
        rulings=tuple(facts.rulings()),
        retired=frozenset(facts.read_list(RETIRED)),
        cards=known,
        invented=invented,
        broken=chosen.broken,
    )
