"""Where the shipped suite and its data are: the checkout's root, or the installed package's folder."""

from __future__ import annotations

import functools
import re
from pathlib import Path

BASE = Path(__file__).resolve().parent.parent
FEATURES = BASE / "features"
FIXTURES = BASE / "fixtures"
CARDS = FIXTURES / "cards"
RULES = FIXTURES / "rules"
RULINGS = FIXTURES / "rulings"
BOARDS = FIXTURES / "boards"
PROTOCOL = FIXTURES / "protocol"


def near(path: Path) -> Path:
    """``path`` as typed from the working directory, when it lies below it."""
    here = Path.cwd()
    return path.relative_to(here) if here in path.parents else path


def shown(path: Path) -> str:
    """A feature's path in results: from ``features/`` on for the shipped suite, as :func:`near` has it otherwise."""
    return (path.relative_to(BASE) if FEATURES in path.parents else near(path)).as_posix()


@functools.cache
def version() -> str:
    """The suite's version: the checkout's when there is one, the installed package's otherwise."""
    project = BASE / "pyproject.toml"
    if project.is_file():
        found = re.search(r'^version = "(.+?)"', project.read_text(encoding="utf-8"), re.M)
        if found:
            return found[1]
    import importlib.metadata  # slow, and only needed when installed

    try:
        return importlib.metadata.version("judgecall")
    except importlib.metadata.PackageNotFoundError:
        return "unknown"
