"""The expectation file of an engine: its known departures, each with its verdict and the reason for it, and the scenarios
that it passes.

YAML, an entry to a line: ``some-id: {verdict: failed, reason: "714.3b: it adds the counter in the end step"}``; and
``passed: [some-id, ...]``, a floor: what is listed there may never be anything else again, unsupported least of all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec
import yaml

from .errors import UsageProblem
from .verdicts import VERDICTS, Result

PASSED = "passed"
"""The key under which the floor stands. No scenario has such an id: ids end in a number."""
PER_LINE = 8

LISTED = tuple(verdict for verdict in VERDICTS if verdict != "passed")
"""The verdicts that an entry may name. Whatever is not listed is expected to pass, or to be unsupported."""

_SHAPE = "Allowed: `id: {verdict: VERDICT, reason: TEXT}`, and `passed: [id, ...]`"


class Entry(msgspec.Struct, frozen=True):
    """What is expected of one scenario, why, and the line of the file that says so."""

    verdict: str
    reason: str
    line: int = 0


class Expectations(msgspec.Struct, frozen=True):
    """What a file says: the departures by id, and the line of each id that is to pass."""

    entries: Mapping[str, Entry] = {}
    passed: Mapping[str, int] = {}


class Stale(msgspec.Struct, frozen=True):
    """An entry that is not so any more, and how."""

    id: str
    entry: Entry
    now: str


class Comparison(msgspec.Struct, frozen=True):
    """A run against its expectations."""

    path: str
    regressions: tuple[Result, ...]
    stale: tuple[Stale, ...]
    expected: frozenset[str]
    lost: frozenset[str] = frozenset()
    """Regressions that are to pass, and are unsupported now."""


def load(path: Path) -> Expectations:
    """What an expectation file says; :class:`UsageProblem` names the line that is not right."""
    try:
        root = yaml.compose(path.read_text(encoding="utf-8"), Loader=yaml.SafeLoader)
    except OSError as error:
        raise UsageProblem(f"--expect {path}: cannot be read: {error.strerror}") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise UsageProblem(f"--expect {path}: not YAML: {error}") from None
    if root is None:
        return Expectations()
    entries: dict[str, Entry] = {}
    passed: dict[str, int] = {}
    floor = 0
    for key, value in _pairs(path, root):
        if not isinstance(key, yaml.ScalarNode):
            raise _bad(path, key, f"a list or a mapping is no id. {_SHAPE}")
        if key.value == PASSED:
            if floor:
                raise _bad(path, key, f"`{PASSED}` stands twice, first in line {floor}")
            floor = _line(key)
            passed = _floor(path, value)
            continue
        if key.value in entries:
            raise _bad(path, key, f"{key.value} is listed twice, first in line {entries[key.value].line}")
        entries[key.value] = _entry(path, key, value)
    both = next((i for i in passed if i in entries), None)
    if both is not None:
        words = f"{both} is to pass, and is listed as {entries[both].verdict} in line {entries[both].line}"
        raise UsageProblem(f"--expect {path}:{passed[both]}: {words}")
    return Expectations(entries, passed)


def _floor(path: Path, node: yaml.Node) -> dict[str, int]:
    if not isinstance(node, yaml.SequenceNode):
        raise _bad(path, node, f"`{PASSED}` is no list of ids. {_SHAPE}")
    found: dict[str, int] = {}
    for item in node.value:
        if not isinstance(item, yaml.ScalarNode):
            raise _bad(path, item, f"`{PASSED}` lists something that is no id. {_SHAPE}")
        if item.value in found:
            raise _bad(path, item, f"{item.value} is listed twice, first in line {found[item.value]}")
        found[item.value] = _line(item)
    return found


def _entry(path: Path, key: yaml.Node, value: yaml.Node) -> Entry:
    fields = {}
    for name, content in _pairs(path, value):
        if name.value not in ("verdict", "reason") or not isinstance(content, yaml.ScalarNode):
            raise _bad(path, name, f"{name.value}: not expected here. {_SHAPE}")
        fields[name.value] = content.value.strip()
    verdict, reason = fields.get("verdict", ""), fields.get("reason", "")
    if verdict not in LISTED:
        raise _bad(path, key, f"{key.value}: the verdict {verdict!r}. Allowed: {', '.join(LISTED)}")
    if not reason:
        raise _bad(path, key, f"{key.value}: no reason is given. {_SHAPE}")
    return Entry(verdict, reason, _line(key))


def _pairs(path: Path, node: yaml.Node) -> Iterator[tuple[yaml.Node, yaml.Node]]:
    if not isinstance(node, yaml.MappingNode):
        what = repr(node.value) if isinstance(node, yaml.ScalarNode) else "a list"
        raise _bad(path, node, f"{what} is no mapping. {_SHAPE}")
    yield from node.value


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1 if node.start_mark else 0


def _bad(path: Path, node: yaml.Node, words: str) -> UsageProblem:
    return UsageProblem(f"--expect {path}:{_line(node)}: {words}")


def compare(
    path: Path,
    expectations: Expectations,
    results: Iterable[Result],
    disputed: frozenset[str],
    known: frozenset[str] | None,
) -> Comparison:
    """A run against the file. ``known`` are the ids that exist, if that is known; an entry for another is stale.

    Entries for scenarios that exist but were not run say nothing. A bad verdict is a regression unless it is the one
    listed, and so is support that was lost.
    """
    entries, passed = expectations.entries, expectations.passed
    lost: set[str] = set()
    regressions: list[Result] = []
    stale: list[Stale] = []
    expected: set[str] = set()
    for result in results:
        entry = entries.get(result.id)
        if entry is not None and result.id in disputed:
            stale.append(Stale(result.id, entry, "disputed, and counts for nobody"))
        elif entry is not None and entry.verdict == result.verdict:
            expected.add(result.id)
        elif result.id not in disputed and result.verdict not in ("passed", "unsupported"):
            regressions.append(result)
        elif result.id in passed and result.id not in disputed and result.verdict == "unsupported":
            lost.add(result.id)
            regressions.append(result)
        elif entry is not None:
            stale.append(Stale(result.id, entry, result.verdict))
    stale += [Stale(i, entry, "no such scenario") for i, entry in entries.items() if known is not None and i not in known]
    gone = [i for i in passed if known is not None and i not in known]
    stale += [Stale(i, Entry(PASSED, "", passed[i]), "no such scenario") for i in gone]
    return Comparison(str(path), tuple(regressions), tuple(stale), frozenset(expected), frozenset(lost))


def write(path: Path, results: Iterable[Result], before: Expectations, untouched: Iterable[str]) -> int:
    """Write what is expected from now on, and how many departures that are.

    An entry that still holds keeps its reason. ``untouched`` are ids whose entries stay, as they were not run.
    """
    stay = frozenset(untouched)
    kept = {i: entry for i, entry in before.entries.items() if i in stay}
    passed = {i for i in before.passed if i in stay}
    for result in results:
        if result.verdict == "passed":
            passed.add(result.id)
        if result.verdict in ("passed", "unsupported"):
            continue
        known = before.entries.get(result.id)
        same = known is not None and known.verdict == result.verdict
        kept[result.id] = known if known and same else Entry(result.verdict, _first_line(result.reason))
    lines = ["# Known departures, by scenario: the verdict, and the reason with the number of the rule."]
    lines += [f"{_plain(i)}: {{verdict: {e.verdict}, reason: {_quoted(e.reason)}}}" for i, e in sorted(kept.items())]
    lines += _written_floor(sorted(passed))
    try:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise UsageProblem(f"--write-expect {path}: cannot be written: {error.strerror}") from None
    return len(kept)


def _written_floor(ids: list[str]) -> list[str]:
    if not ids:
        return []
    rows = [ids[i : i + PER_LINE] for i in range(0, len(ids), PER_LINE)]
    comment = "# What passes, and has to go on passing."
    return [comment, f"{PASSED}:", "  [", *(f"    {', '.join(_plain(i) for i in row)}," for row in rows), "  ]"]


def _first_line(reason: str) -> str:
    return (reason.strip().splitlines() or ["no reason was given"])[0]


def _quoted(text: str) -> str:
    # A JSON string is a YAML one too.
    return msgspec.json.encode(text).decode()


def _plain(text: str) -> str:
    return text if re.fullmatch(r"[a-z][\w-]*", text) and text not in ("yes", "no", "on", "off") else _quoted(text)
