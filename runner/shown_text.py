"""Text that an engine, or a file, wrote, made safe to show: on a terminal, in a CI log, in XML."""

from __future__ import annotations

import re

_COMMAND = re.compile(r"(?m)^([^\S\n]*)(::|##\[)")
"""What a CI system would take for a command of ours at the beginning of a line."""


def safe(text: str) -> str:
    """``text`` with nothing in it that a terminal, a CI log or XML takes for more than text: control characters,
    surrogates and noncharacters stand as escapes, and a line begins with no command."""
    if text.isascii() and text.isprintable() and not text.lstrip().startswith(("::", "##[")):
        return text
    return _COMMAND.sub(r"\1| \2", "".join(c if _plain(c) else _escape(c) for c in text))


def _plain(c: str) -> bool:
    return c in "\n\t" or (c >= " " and not "\x7f" <= c <= "\x9f" and not _never_text(ord(c)))


def _never_text(code: int) -> bool:
    """Surrogates, noncharacters, and what turns the direction of writing around."""
    return 0xD800 <= code <= 0xDFFF or code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF or code in _DIRECTIONS


_DIRECTIONS = frozenset((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))


def _escape(c: str) -> str:
    code = ord(c)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
