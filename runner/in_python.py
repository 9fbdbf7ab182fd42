"""Engines that are Python objects in this process: the reference engine, and classes of the user's.

It imports little, because the process of every such engine begins with it.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .errors import UsageProblem

REFERENCE = "reference"
CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")

Factory = Callable[[tuple[Path, ...]], Any]
"""Makes an engine from the folders of additional card definitions."""


def factory(spec: str) -> Factory:
    """Makes engines of a SPEC in this process; :class:`UsageProblem` when it names no engine in Python."""
    if spec == REFERENCE:
        return reference
    if CLASS.fullmatch(spec):
        made = load(spec)
        return lambda _folders: made()
    raise UsageProblem(f"--engine {spec}: no engine in Python. Allowed: reference, module:Class")


def reference(folders: tuple[Path, ...]) -> Any:
    """The reference engine."""
    from ..adapters import reference

    return reference.ReferenceEngine(folders)


def load(spec: str) -> Any:
    """The class that ``module:Class`` names; :class:`UsageProblem` when there is none."""
    module_name, _, class_name = spec.partition(":")
    # The user's own directory, last: nothing in it may hide an installed module.
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        module = importlib.import_module(module_name)
    except Exception as error:
        raise UsageProblem(f"--engine {spec}: module {module_name!r} cannot be imported: {error}") from error
    made = getattr(module, class_name, None)
    if not callable(made):
        raise UsageProblem(f"--engine {spec}: module {module_name!r} has no class {class_name!r}")
    return made
