"""Lints of the vocabulary: its size, phrases that nobody uses, steps that none or several match."""

from __future__ import annotations

from collections import Counter

from ..phrases import matching, phrase_of, place
from .base import Finding, Suite

LIMIT = 40
"""The most step phrases the vocabulary may have."""


def limit(suite: Suite) -> list[Finding]:
    """The 41st phrase."""
    if len(suite.definitions) <= LIMIT:
        return []
    from ..paths import BASE

    message = f"{len(suite.definitions)} step phrases; {LIMIT} are allowed. Put what differs into a table"
    return [Finding("step-limit", BASE / "steps", None, message)]


def use(suite: Suite) -> list[Finding]:
    """Steps that no phrase or several phrases match, and phrases that no scenario uses."""
    from ..paths import BASE

    used: Counter[int] = Counter()
    findings = []
    seen: dict[tuple[str, str], list[object]] = {}
    for scenario in suite.scenarios:
        for step in scenario.steps:
            key = (step.type, step.text)
            if key not in seen:
                seen[key] = matching(step, list(suite.definitions))
            hits = seen[key]
            used.update(map(id, hits))
            written = f"{step.keyword} {step.text}"
            if not hits:
                message = f"no step phrase matches: {written}. See: judgecall steps"
                findings.append(Finding("unknown-step", scenario.path, step.line, message))
            if len(hits) > 1:
                shown = " and ".join(phrase_of(hit).shown for hit in hits)
                message = f"{len(hits)} phrases match: {written}. They are: {shown}"
                findings.append(Finding("ambiguous-step", scenario.path, step.line, message))
    for context in suite.definitions:
        if not used[id(context)]:
            phrase = phrase_of(context)
            path = BASE / place(phrase).partition(":")[0]
            findings.append(Finding("unused-step", path, phrase.line, f"no scenario uses: {phrase.shown}"))
    return findings
