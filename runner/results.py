"""The outcome of a run as a whole: its summary, its exit code, and its result files."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from .errors import UsageProblem
from .expectations import Comparison
from .paths import version
from .shown_text import safe
from .verdicts import VERDICTS, Result, Verdict

CONFORMS, REGRESSION, STALE, BROKE, USAGE = 0, 1, 2, 3, 4
"""Exit codes: conforms, a regression, a stale expectation, the adapter broke, bad usage or nothing to judge."""


class Run(msgspec.Struct):
    """All results of a run, in the order of files and lines. ``gave_up``: why the engine was not used to the end."""

    edition: str
    engine: str
    engine_version: str = ""
    results: list[Result] = []
    not_applicable: int = 0
    broken_files: int = 0
    disputed: frozenset[str] = frozenset()
    seconds: float = 0.0
    comparison: Comparison | None = None
    gave_up: str = ""

    @property
    def summary(self) -> dict[Verdict, int]:
        """How many scenarios had each verdict, disputed ones left out."""
        counts = Counter(result.verdict for result in self.counted)
        return {verdict: counts[verdict] for verdict in VERDICTS}

    @property
    def counted(self) -> list[Result]:
        """The results that count: a disputed scenario counts for nobody."""
        return [result for result in self.results if result.id not in self.disputed]

    @property
    def unexpected(self) -> list[Result]:
        """The results that make the run a regression: whatever is bad, and not listed as expected."""
        if self.comparison is not None:
            return list(self.comparison.regressions)
        return [result for result in self.counted if result.verdict not in ("passed", "unsupported")]

    @property
    def exit_code(self) -> int:
        """0 when everything supported is as expected; 4 when nothing was to be judged, or a file could not be read."""
        if self.gave_up:
            return BROKE
        if self.unexpected:
            return REGRESSION
        if self.comparison is not None and self.comparison.stale:
            return STALE
        if self.broken_files or not {result.verdict for result in self.counted} - {"unsupported"}:
            return USAGE
        return CONFORMS


def as_json(run: Run) -> dict[str, Any]:
    """The run as ``--json`` writes it."""
    return {
        "judgecall": version(),
        "edition": run.edition,
        "engine": {"name": run.engine, "version": run.engine_version},
        "summary": {verdict.replace(" ", "_"): count for verdict, count in run.summary.items()},
        "seconds": round(run.seconds, 3),
        "scenarios": [_scenario_json(result) for result in run.results],
    }


def _scenario_json(result: Result) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(result)
    del fields["cited"], fields["lacking"], fields["refusals"]
    return fields


def write_json(path: Path, value: object) -> None:
    """Write a value as indented JSON; :class:`UsageProblem` when the file cannot be written."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2)
    _write(path, text + b"\n")


def write_text(path: Path, text: str) -> None:
    """Write a text; :class:`UsageProblem` when the file cannot be written."""
    _write(path, text.encode())


def write_junit(path: Path, run: Run) -> None:
    """Write the run as JUnit XML: a suite per feature file, errors for whatever is neither a pass nor a failure."""
    root = ET.Element("testsuites", name="judgecall", tests=str(len(run.results)), time=f"{run.seconds:.3f}")
    suites: dict[str, ET.Element] = {}
    for result in run.results:
        suite = suites.get(result.feature)
        if suite is None:
            suite = suites[result.feature] = ET.SubElement(root, "testsuite", name=safe(result.feature))
        title = safe(f"{result.id} {result.name}")
        case = ET.SubElement(suite, "testcase", classname=safe(result.feature), name=title, time=f"{result.seconds:.6f}")
        properties = ET.SubElement(case, "properties")
        for rule in result.rules:
            ET.SubElement(properties, "property", name="rule", value=rule)
        _junit_verdict(case, result, run.comparison)
    for suite in suites.values():
        cases = suite.findall("testcase")
        suite.set("tests", str(len(cases)))
        for key, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            suite.set(key, str(sum(case.find(tag) is not None for case in cases)))
    ET.indent(root)
    _write(path, ET.tostring(root, encoding="utf-8", xml_declaration=True) + b"\n")


def _junit_verdict(case: ET.Element, result: Result, comparison: Comparison | None) -> None:
    """What is known and as expected counts as skipped; an entry that is not so any more as a failure."""
    stale = next((s for s in comparison.stale if s.id == result.id), None) if comparison else None
    if stale is not None:
        words = f"stale expectation: listed as {stale.entry.verdict}, now {stale.now}"
        ET.SubElement(case, "failure", message=safe(words), type="stale")
        return
    if result.verdict == "passed":
        return
    kind = {"failed": "failure", "unsupported": "skipped"}.get(result.verdict, "error")
    if comparison is not None and result.id in comparison.expected:
        kind = "skipped"
    element = ET.SubElement(case, kind, message=safe(result.reason), type=result.verdict)
    if result.failure is not None:
        failure = result.failure
        text = f"{failure.step}\nexpected: {failure.expected}\nactual: {failure.actual}"
        element.text = safe(text)


def _write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise UsageProblem(f"{path}: cannot be written: {error.strerror}") from None
