"""The summary of a run in Markdown, for the page of a CI job."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from .errors import UsageProblem
from .results import Run
from .rule_numbers import section, sort_key
from .shown_text import safe
from .verdicts import VERDICTS, Result

MOST = 50
"""How many departures are listed; the rest is counted."""


def write_summary(path: Path, run: Run) -> None:
    """Append the summary to a file, as GITHUB_STEP_SUMMARY wants it; :class:`UsageProblem` when that cannot be done."""
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write("\n".join(_lines(run)) + "\n")
    except OSError as error:
        raise UsageProblem(f"--summary {path}: cannot be written: {error.strerror}") from None


def _lines(run: Run) -> Iterator[str]:
    engine = f"{run.engine} {run.engine_version}".strip()
    yield f"## judgecall: {_words(run)}"
    yield ""
    yield f"{_cell(engine)}, by the rules of {run.edition}, in {run.seconds:.1f} s."
    yield ""
    yield f"| section | {' | '.join(VERDICTS)} |"
    yield f"|---|{'--:|' * len(VERDICTS)}"
    for name, counts in _by_section(run.counted):
        yield f"| {name} | {' | '.join(str(counts[v] or '') for v in VERDICTS)} |"
    yield f"| **all** | {' | '.join(f'**{count}**' for count in run.summary.values())} |"
    if run.gave_up:
        yield from ("", f"The engine was given up: {_cell(run.gave_up)}")
    if run.unexpected:
        yield from ("", "### Regressions" if run.comparison else "### Departures", "")
        yield "| scenario | verdict | rules | reason |"
        yield "|---|---|---|---|"
        for result in run.unexpected[:MOST]:
            title = f"`{_cell(result.id)}` {_cell(result.name)}"
            yield f"| {title} | {result.verdict} | {', '.join(result.rules)} | {_cell(result.reason)} |"
        if len(run.unexpected) > MOST:
            yield from ("", f"and {len(run.unexpected) - MOST} more.")
    if run.comparison is not None and run.comparison.stale:
        yield from ("", "### Stale expectations", "", "| scenario | listed | now |", "|---|---|---|")
        for stale in run.comparison.stale[:MOST]:
            yield f"| `{_cell(stale.id)}` | {stale.entry.verdict} | {stale.now} |"


def _words(run: Run) -> str:
    return {
        0: "conforms",
        1: f"{len(run.unexpected)} {'regressions' if run.comparison else 'departures'}",
        2: f"{len(run.comparison.stale) if run.comparison else 0} stale expectations",
        3: "the adapter broke",
    }.get(run.exit_code, "nothing was judged")


def _by_section(results: list[Result]) -> list[tuple[str, Counter[str]]]:
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for result in results:
        counts[section(result.rules[0]) if result.rules else "none"][result.verdict] += 1
    return sorted(counts.items(), key=lambda item: sort_key(item[0]))


def _cell(text: str) -> str:
    """Text in one cell of a table, with nothing in it that Markdown or HTML would take for its own."""
    flat = " ".join(safe(text).split()).replace("&", "&amp;").replace("<", "&lt;").replace("|", "\\|")
    return flat if len(flat) <= 300 else flat[:300] + "..."
