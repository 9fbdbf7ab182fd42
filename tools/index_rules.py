#!/usr/bin/env python3
"""Index the Comprehensive Rules: numbers and classes, and where numbers moved between editions.

The rules text is supplied by the user of this script; only numbers are written, never a word of it.

    tools/index_rules.py index 2026-04-17.txt                 -> fixtures/rules/2026-04-17.yaml
    tools/index_rules.py moves 2026-04-17.txt OLDER.txt ...   -> fixtures/rules/moves.yaml

An edition is named by the date in its file name (YYYY-MM-DD.txt). Standard library only.
"""

from __future__ import annotations

import argparse
import difflib
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from rule_classes import CLASSES, CLASSES_BY_NUMBER, HEADING, TABLE

RULES = Path(__file__).resolve().parent.parent / "fixtures" / "rules"
SECTION = re.compile(r"^(\d{3})\.\s+(\S.*)$")
RULE = re.compile(r"^(\d{3}\.\d+[a-z]*)\.?\s+(\S.*)$")
EDITION = re.compile(r"^\d{4}-\d{2}-\d{2}$")
REFERENCE = re.compile(r"\b\d{3}(\.\d+[a-z]*)?\b")
ENOUGH_ALIKE = 0.6

ALIKE_IN_PLACE = 0.25  # the same number, claimed by no other rule: reworded rather than replaced

RulesText = tuple[dict[str, str], dict[str, str]]  # titles of sections, texts of rules

# Pinned numbers that likeness cannot find, with the older number that held them.
BY_HAND = {
    "714.3a": "714.3a",  # before 2026-04-17 a rule about what happens, since then an intrinsic ability
    "714.3b": "714.3a",  # before 2026-04-17 one rule held both kinds of Saga
    "702.155b": "702.155b",
}


class RulesTextError(Exception):
    """The file given is not a Comprehensive Rules text; the message says what was expected."""


def edition_of(path: Path) -> str:
    """Return the edition's date, taken from the file's name."""
    if not EDITION.match(path.stem):
        raise RulesTextError(f"{path}: name the file by its edition, such as 2026-04-17.txt")
    return path.stem


def read_rules(path: Path) -> RulesText:
    """Return the section titles and the rule texts of a rules text, each by number, in order."""
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise RulesTextError(f"{path}: cannot be read as UTF-8 text ({error})") from None
    sections: dict[str, str] = {}
    rules: dict[str, str] = {}
    number = ""
    for line in lines:
        if line.strip() == "Glossary" and rules:
            break
        if match := RULE.match(line):
            number = match[1]
            rules[number] = match[2]
        elif match := SECTION.match(line):
            sections[match[1]] = match[2].strip()
            number = ""
        elif number and line.strip():
            rules[number] += "\n" + line.strip()
    if len(rules) < 1000:
        raise RulesTextError(f"{path}: {len(rules)} numbered rules found, expected some 3,000; is it the TXT edition?")
    return sections, rules


def class_of(number: str, text: str) -> str:
    """Return the class of a rule: from the table, or `definition` for a bare heading, else `open`."""
    for prefix in prefixes(number):
        if found := CLASSES_BY_NUMBER.get(prefix):
            return found
    return "definition" if is_heading(text) else "open"


def prefixes(number: str) -> Iterator[str]:
    """Yield the number and what it lies under, nearest first: 603.10a, 603.10, 603."""
    yield number
    if bare := number.rstrip("abcdefghijklmnopqrstuvwxyz"):
        if bare != number:
            yield bare
        yield bare.split(".")[0]


def is_heading(text: str) -> bool:
    """Tell whether a rule's text is only a title, such as a keyword's name."""
    return bool(HEADING.match(text))


def wrapped(numbers: Iterable[str]) -> str:
    """Return numbers as the body of a folded YAML scalar."""
    return textwrap.fill(" ".join(numbers), 110, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)


def index_text(edition: str, sections: Mapping[str, str], rules: Mapping[str, str]) -> str:
    """Return the index of one edition as YAML."""
    by_class: dict[str, list[str]] = {name: [] for name in CLASSES}
    for number, text in rules.items():
        by_class[class_of(number, text)].append(number)
    out = [
        f"# Rule numbers of the Comprehensive Rules of {edition}, by class.",
        "# Made by tools/index_rules.py; do not edit.",
        "# `tested` is computed from the scenarios and replaces `open` there. Each value is one string of numbers,",
        "# separated by blanks. A reason holds for its numbers and what lies under them.",
        f'edition: "{edition}"',
        f"sections: >-\n{wrapped(sections)}".replace("    ", "  "),
        "classes:",
    ]
    for name, numbers in by_class.items():
        out.append(f"  # {len(numbers)}: {CLASSES[name]}")
        out.append(f"  {name}: >-\n{wrapped(numbers)}")
    return "\n".join([*out, *reasons_lines()]) + "\n"


def reasons_lines() -> Iterator[str]:
    """Yield the lines of the index that say why numbers have their classes."""
    by_reason: dict[str, list[str]] = {}
    for _, reason, numbers in TABLE:
        by_reason.setdefault(reason, []).extend(numbers.split())
    yield "reasons:"
    for reason, listed in by_reason.items():
        yield f'  "{reason}": >-\n{wrapped(listed)}'


def plain(text: str) -> str:
    """Return a rule's text without the numbers it refers to, so that renumbering is no difference."""
    return REFERENCE.sub("#", text.lower().replace("’", "'"))


def moved_sections(new: Mapping[str, str], old: Mapping[str, str]) -> dict[str, str]:
    """Return, for each section, the number that the section of that title had, or "" when it is new."""
    by_title = {title.lower(): number for number, title in old.items()}
    return {
        number: number if old.get(number, "").lower() == title.lower() else by_title.get(title.lower(), "")
        for number, title in new.items()
    }


def moved_parents(new: Mapping[str, str], old: Mapping[str, str], sections: Mapping[str, str]) -> dict[str, str]:
    """Return, for each titled rule (a keyword), the number that it had before, or "" when it is new."""
    titles = {number: text.lower() for number, text in old.items() if is_heading(text)}
    by_title = {(number.split(".")[0], title): number for number, title in titles.items()}
    return {
        number: by_title.get((sections[number.split(".")[0]], text.lower()), "")
        for number, text in new.items()
        if is_heading(text)
    }


def moves(new_text: RulesText, old_text: RulesText) -> dict[str, str]:
    """Return what the new numbers were before, where that differs: the older number, or "" for none."""
    sections = moved_sections(new_text[0], old_text[0])
    parents = moved_parents(new_text[1], old_text[1], sections)
    new = {number: plain(text) for number, text in new_text[1].items()}
    old = {number: plain(text) for number, text in old_text[1].items()}
    expected = {number: expected_number(number, sections, parents) for number in new}
    before = {number: BY_HAND[number] for number in BY_HAND if BY_HAND[number] in old}
    before |= {number: other for number, other in parents.items() if other}
    for choose in (same_text, in_place, near_by, reworded):
        claimed = set(before.values())
        left = {number: text for number, text in old.items() if number not in claimed}
        for number, text in new.items():
            if number not in before and expected[number] and (found := choose(text, expected[number], left)):
                before[number] = found
                left.pop(found)
    result = {number: other for number, other in sections.items() if other != number}
    return result | {number: before.get(number, "") for number in new if before.get(number) != number}


def expected_number(number: str, sections: Mapping[str, str], parents: Mapping[str, str]) -> str:
    """Return the older number if only a rule's section or keyword moved; "" when those are new."""
    section, _, rest = number.partition(".")
    bare = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    if bare in parents:
        return parents[bare] + number[len(bare) :] if parents[bare] else ""
    return f"{sections[section]}.{rest}" if sections[section] else ""


def same_text(text: str, expected: str, left: Mapping[str, str]) -> str:
    """Return the older rule of the same text, the expected number first."""
    if left.get(expected) == text:
        return expected
    return next((number for number, other in section_of(expected, left).items() if other == text), "")


def in_place(text: str, expected: str, left: Mapping[str, str]) -> str:
    """Return the expected number when its text is much alike."""
    return expected if alike(text, left.get(expected, "")) >= ENOUGH_ALIKE else ""


def near_by(text: str, expected: str, left: Mapping[str, str]) -> str:
    """Return the likest rule of the same section, when it is much alike."""
    candidates = section_of(expected, left)
    best = max(candidates, key=lambda other: alike(text, candidates[other]), default="")
    return best if best and alike(text, candidates[best]) >= ENOUGH_ALIKE else ""


def reworded(text: str, expected: str, left: Mapping[str, str]) -> str:
    """Return the expected number when nothing else claims it and its text is somewhat alike."""
    return expected if alike(text, left.get(expected, ""), ALIKE_IN_PLACE) >= ALIKE_IN_PLACE else ""


def section_of(number: str, left: Mapping[str, str]) -> dict[str, str]:
    """Return the older rules of the section that a number lies in."""
    section = number.split(".")[0] + "."
    return {other: text for other, text in left.items() if other.startswith(section)}


def alike(one: str, other: str, least: float = ENOUGH_ALIKE) -> float:
    """Return how alike two texts are, word by word, from 0 to 1; 0 when surely below `least`."""
    if not one or not other:
        return 0.0
    matcher = difflib.SequenceMatcher(None, one.split(), other.split(), autojunk=False)
    if matcher.real_quick_ratio() < least or matcher.quick_ratio() < least:
        return 0.0
    return matcher.ratio()


def moves_text(pinned: str, by_edition: Mapping[str, Mapping[str, str]]) -> str:
    """Return the table of moved numbers as YAML."""
    out = [
        f"# What the rule numbers of {pinned} were in older editions.",
        "# Made by tools/index_rules.py; do not edit.",
        "# `moved`: number=older number, where they differ. `absent`: numbers with no counterpart there.",
        "# A number in neither list is the same in that edition, though its wording may differ.",
        f'pinned: "{pinned}"',
        "editions:",
    ]
    for edition, pairs in sorted(by_edition.items()):
        moved = [f"{number}={before}" for number, before in pairs.items() if before]
        absent = [number for number, before in pairs.items() if not before]
        out.append(f'  "{edition}":')
        for name, values in (("moved", moved), ("absent", absent)):
            body = textwrap.indent(wrapped(values), "  ") if values else ""
            out.append(f"    {name}: >-\n{body}" if values else f'    {name}: ""')
    return "\n".join(out) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; 0 when the file was written, 4 for unusable input."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    commands = parser.add_subparsers(dest="command", required=True)
    index = commands.add_parser("index", help="write the index of one edition")
    index.add_argument("text", type=Path)
    table = commands.add_parser("moves", help="write the table of moved numbers")
    table.add_argument("text", type=Path, help="the pinned edition")
    table.add_argument("older", type=Path, nargs="+")
    parser.add_argument("--to", type=Path, default=RULES, help="the folder to write to")
    given = parser.parse_args(arguments)
    try:
        edition, text = edition_of(given.text), read_rules(given.text)
        if given.command == "index":
            path = given.to / f"{edition}.yaml"
            content = index_text(edition, *text)
        else:
            path = given.to / "moves.yaml"
            older = {edition_of(old): moves(text, read_rules(old)) for old in given.older}
            content = moves_text(edition, older)
    except RulesTextError as error:
        print(error, file=sys.stderr)
        return 4
    path.write_text(content, encoding="utf-8")
    print(f"{path}: {len(text[1])} rules of {edition}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
