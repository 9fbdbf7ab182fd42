"""What a person sees of a run: failures as they are, a table per section, and one line at the end."""

from __future__ import annotations

import re
import shlex
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from .expectations import Comparison
from .paths import FEATURES, near, shown
from .results import Run
from .rule_numbers import section, sort_key
from .scenarios import Scenario
from .shown_text import safe
from .verdicts import VERDICTS, Judged, Result

STYLES = {
    "passed": "green",
    "failed": "bold red",
    "unsupported": "yellow",
    "crashed": "bold magenta",
    "timed out": "bold magenta",
    "error": "bold red",
}


MOST = 15
"""How many cards and reasons are listed; the rest is counted."""


def failure_lines(scenario: Scenario, judged: Judged) -> list[str]:
    """A verdict that is not a pass, in lines: title, step, expected against actual, rules, how to run it again."""
    return _lines(
        title=f"{scenario.id}  {scenario.name}",
        place=f"{shown(scenario.path)}:{scenario.line}",
        rules=scenario.rules,
        judged=judged,
        again=again(scenario.id, scenario.path),
    )


def result_lines(result: Result, path: Path, options: str = "") -> list[str]:
    """The same from a result; ``options`` are the run's own that are needed to see it again."""
    return _lines(
        title=f"{result.id}  {result.name}",
        place=f"{result.feature}:{result.line}",
        rules=result.rules,
        judged=Judged(result.verdict, result.reason, result.failure),
        again=again(result.id, path) + options,
    )


def _lines(title: str, place: str, rules: tuple[str, ...], judged: Judged, again: str) -> list[str]:
    lines = [f"{judged.verdict.upper()}  {title}", f"  at        {place}"]
    failure = judged.failure
    if failure is not None and failure.step:
        lines.append(f"  step      {failure.step}")
    if judged.reason:
        lines += _labelled("reason", _apart(judged.reason, failure.step if failure is not None else ""))
    if failure is not None and (failure.expected is not None or failure.actual is not None):
        lines += _labelled("expected", _shown(failure.expected))
        lines += _labelled("actual", _shown(failure.actual))
    if rules:
        lines.append(f"  rules     {', '.join(rules)}")
    lines.append(f"  again     {again}")
    return lines


def _apart(reason: str, step: str) -> str:
    """A reason without the place and the step that it begins with, where both are said already."""
    text = re.escape(re.sub(r" \(line \d+\)$", "", step))
    return re.sub(rf"^\S.*?:\d+: {text}: ", "", reason) if step else reason


def _labelled(label: str, text: str) -> list[str]:
    first, *rest = text.splitlines() or [""]
    return [f"  {label:<9} {first}", *(f"            {line}" for line in rest)]


def _shown(value: Any) -> str:
    if isinstance(value, str):
        return value
    if value == []:
        return "nothing"
    if isinstance(value, list) and value and all(isinstance(item, str) for item in value):
        return "\n".join(value)
    return msgspec.json.encode(value).decode()


def again(scenario_id: str, path: Path) -> str:
    """The command that runs one scenario again."""
    where = "" if FEATURES in path.parents else f"{shlex.quote(str(near(path)))} "
    return f"judgecall run {where}--id {shlex.quote(scenario_id)}"


def section_table(results: Iterable[Result]) -> Table:
    """Verdicts per section of the Comprehensive Rules, by the first rule that a scenario cites."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for result in results:
        counts[section(result.rules[0]) if result.rules else "none"][result.verdict] += 1
    shown = [v for v in VERDICTS if v == "passed" or any(c[v] for c in counts.values())]
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("section")
    for verdict in shown:
        table.add_column(verdict, justify="right", style=STYLES[verdict])
    for name in sorted(counts, key=sort_key):
        table.add_row(name, *(str(counts[name][v] or "") for v in shown))
    return table


def closing_line(run: Run) -> Text:
    """One line: the counts of all verdicts, what was left out, the edition and the time."""
    text = Text()
    for verdict, count in run.summary.items():
        if count or verdict == "passed":
            text.append(f"{count} {verdict}", style=STYLES[verdict] if count else "")
            text.append(", ")
    if run.comparison is not None:
        text.append(f"{len(run.comparison.expected)} departures expected, ")
    if run.disputed:
        text.append(f"{len(run.disputed)} disputed (not counted), ")
    if run.not_applicable:
        text.append(f"{run.not_applicable} not applicable to the edition, ")
    if run.broken_files:
        text.append(f"{run.broken_files} unreadable files, ", style="bold red")
    engine = safe(f"{run.engine} {run.engine_version}".strip())
    text.append(f"in {run.seconds:.2f} s. Engine: {engine}. Rules: {run.edition}.")
    return text


def print_verdicts(console: Console, run: Run) -> None:
    """Print the verdict on each scenario with the rules that decide it, by section."""
    by_section: dict[str, list[Result]] = defaultdict(list)
    for result in run.results:
        by_section[section(result.rules[0]) if result.rules else "none"].append(result)
    for name in sorted(by_section, key=sort_key):
        console.print(Text(name, style="bold"))
        for result in by_section[name]:
            line = Text(f"  {result.verdict:<7}", style=STYLES[result.verdict])
            disputed = " (disputed)" if result.id in run.disputed else ""
            line.append(safe(f"  {result.id}  {result.name}{disputed}  "), style="not bold default")
            line.append(f"[{', '.join(result.rules)}]", style="not bold dim")
            console.print(line, soft_wrap=True)
        console.print()


def print_run(console: Console, run: Run, paths: dict[str, Path], options: str) -> None:
    """Print what is not a pass in full, then the table, then the closing line."""
    expected = run.comparison.expected if run.comparison is not None else frozenset()
    for result in run.results:
        if result.verdict in ("passed", "unsupported") or result.id in expected:
            continue
        lines = result_lines(result, paths[result.id], options)
        console.print(Text(safe(lines[0]), style=STYLES[result.verdict]), soft_wrap=True)
        for line in lines[1:]:
            console.print(Text(safe(line)), soft_wrap=True)
        console.print()
    _print_unsupported(console, run)
    if run.comparison is not None:
        _print_comparison(console, run.comparison)
    console.print(section_table(run.counted))
    console.print()
    console.print(closing_line(run), soft_wrap=True)
    if run.counted and all(result.verdict == "unsupported" for result in run.counted):
        words = "Nothing is supported, so nothing is judged: exit code 4. What opens most: judgecall needs --engine SPEC"
        console.print(words, soft_wrap=True)
    if run.gave_up:
        console.print(Text(safe(f"the engine was given up: {run.gave_up}"), style="bold magenta"), soft_wrap=True)


def _print_unsupported(console: Console, run: Run) -> None:
    for line in unsupported_lines([result for result in run.counted if result.verdict == "unsupported"]):
        console.print(Text(safe(line), style=STYLES["unsupported"]), soft_wrap=True)


RULE = re.compile(r"\(\d{3}(\.\d+[a-z]?)?\)")
"""A rule number in a reason, as the reference engine has it of words that it doesn't carry out."""


def unsupported_lines(results: Sequence[Result]) -> Iterator[str]:
    """Why scenarios are unsupported: the cards that most of them lack, the most frequent other reasons, and an empty line."""
    # A reason that cites a rule says more than which cards it is about.
    wanting = [result for result in results if result.lacking and not RULE.search(result.reason)]
    cards = Counter(card for result in wanting for card in set(result.lacking))
    if cards:
        most = ", ".join(f"{card} ({count})" for card, count in cards.most_common(MOST))
        more = f", and {len(cards) - MOST} other cards" if len(cards) > MOST else ""
        yield f"unsupported in {len(wanting)}, for want of cards: {most}{more}"
    reasons = Counter(result.reason for result in results if not result.lacking or RULE.search(result.reason))
    for reason, count in reasons.most_common(MOST):
        yield f"unsupported in {count}: {reason}"
    if len(reasons) > MOST:
        left = sum(count for _, count in reasons.most_common()[MOST:])
        yield f"unsupported in {left}, for {len(reasons) - MOST} other reasons: --json FILE writes them all"
    if results:
        yield ""


def _print_comparison(console: Console, comparison: Comparison) -> None:
    """What departs from the expectation file: regressions by name (they stand above in full), and stale entries."""
    for result in comparison.regressions:
        line = f"REGRESSION  {result.id}: {result.verdict}, and not listed so in {comparison.path}"
        if result.id in comparison.lost:
            line = f"REGRESSION  {result.id}: unsupported, and listed as passed in {comparison.path}: {result.reason}"
        console.print(Text(safe(line), style="bold red"), soft_wrap=True)
    for stale in comparison.stale:
        place = f"{comparison.path}:{stale.entry.line}"
        line = f"STALE  {stale.id}: listed as {stale.entry.verdict} in {place}, now: {stale.now}. Take the line out"
        console.print(Text(safe(line), style="bold yellow"), soft_wrap=True)
    if comparison.regressions or comparison.stale:
        console.print()
