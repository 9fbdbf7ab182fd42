"""Rule numbers as selectors: which numbers of the Comprehensive Rules a given number stands for."""

from __future__ import annotations

import re

from .errors import UsageProblem

NUMBER = re.compile(r"(?P<section>[1-9]\d\d)(?:\.(?P<rule>\d+)(?P<letter>[a-z])?)?")
_SELECTOR = re.compile(rf"[1-9]|{NUMBER.pattern}")


def is_number(text: str) -> bool:
    """Whether ``text`` has the form of a rule number: ``714``, ``714.2`` or ``714.2b``."""
    return NUMBER.fullmatch(text) is not None


def checked_selector(text: str) -> str:
    """``text``, if it can select rules; :class:`UsageProblem` otherwise."""
    if _SELECTOR.fullmatch(text):
        return text
    raise UsageProblem(
        f"--rule {text}: not a rule number. Allowed: a section (714), a rule (714.2), a subrule (714.2b), "
        "or a single digit for its hundred (7 is 700 to 799)"
    )


def covers(selector: str, number: str) -> bool:
    """Whether ``selector`` stands for ``number``: whole leading components; a single digit is its hundred.

    ``702`` covers 702.1 and 702.138a, ``702.1`` covers 702.1a but not 702.138.
    """
    if len(selector) == 1:
        return number[:1] == selector
    if not number.startswith(selector):
        return False
    rest = number[len(selector) :]
    if not rest:
        return True
    return rest[0] == "." if "." not in selector else rest[0].isalpha()


def section(number: str) -> str:
    """The section of a rule number: 714 for 714.2b."""
    return number.partition(".")[0]


def sort_key(number: str) -> tuple[int, int, str]:
    """Orders rule numbers as the Comprehensive Rules do: 702.9 before 702.10."""
    match = NUMBER.match(number)
    if match is None:
        return (0, 0, number)
    return (int(match["section"]), int(match["rule"] or 0), match["letter"] or "")
