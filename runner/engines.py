"""Engines by SPEC: ``reference``, or ``module:Class`` for a Python class that speaks the port."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..adapters.port import PROTOCOL, EngineInfo, Hello
from .errors import EngineBroke, UsageProblem
from .paths import version
from .watch import WatchedEngine

_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")

ALLOWED = "reference, or module:Class for a Python class that speaks the port (adapters/port.py)"


Factory = Callable[[tuple[Path, ...]], Any]
"""Makes an engine from the folders of additional card definitions."""


def resolve(spec: str) -> Factory:
    """The factory a SPEC stands for; :class:`UsageProblem` when it names none."""
    for recognise in RESOLVERS:
        factory = recognise(spec)
        if factory is not None:
            return factory
    raise UsageProblem(f"--engine {spec}: unknown engine. Allowed: {ALLOWED}")


def start(spec: str, cards: tuple[Path, ...]) -> tuple[WatchedEngine, EngineInfo]:
    """A running, initialised engine for a SPEC; :class:`EngineBroke` when its adapter does not start."""
    factory = resolve(spec)
    try:
        engine = WatchedEngine(factory(cards))
        info = engine.initialize(Hello(suite=version()))
    except UsageProblem:
        raise
    except Exception as error:
        raise EngineBroke(f"--engine {spec}: does not start: {type(error).__name__}: {error}") from error
    if not isinstance(info, EngineInfo) or info.protocol != PROTOCOL:
        spoken = getattr(info, "protocol", type(info).__name__)
        raise EngineBroke(f"--engine {spec}: answers initialize with {spoken!r}; this suite speaks protocol {PROTOCOL}")
    return engine, info


def _reference(spec: str) -> Factory | None:
    if spec != "reference":
        return None

    def make(cards: tuple[Path, ...]) -> Any:
        from ..adapters import reference

        return reference.ReferenceEngine(cards)

    return make


def _python_class(spec: str) -> Factory | None:
    if not _CLASS.fullmatch(spec):
        return None
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
    return lambda _cards: made()


RESOLVERS: list[Callable[[str], Factory | None]] = [_reference, _python_class]
"""Tried in order. A further kind of SPEC is one more function here."""
