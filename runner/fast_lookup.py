"""Fast step lookup for pytest-bdd: one memo per step text, over all registered definitions.

pytest-bdd asks pytest for every step fixture at every step, which takes most of a run. This replaces that search for
scenarios collected by us, and leaves every other pytest-bdd test alone. It touches names pytest-bdd does not promise:
:func:`install` declines when they are missing or changed, and the stock search does the work.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import os
from collections.abc import Callable
from typing import Any

SWITCH = "JUDGECALL_STOCK_LOOKUP"
"""Set to any text in the environment, it keeps pytest-bdd's own search."""


class AmbiguousStep(Exception):
    """A step text that two definitions match. pytest-bdd would take the later one in silence."""


vocabulary: frozenset[str] = frozenset()
"""The modules whose definitions count; the registry of pytest-bdd holds whatever was ever imported."""


def wanted() -> bool:
    """Whether the environment asks for nothing else."""
    return not os.environ.get(SWITCH)


def install(is_ours: Callable[[Any], bool]) -> bool:
    """Put the fast search in place for nodes that ``is_ours`` accepts; False when pytest-bdd has changed."""
    try:
        module: Any = importlib.import_module("pytest_bdd.scenario")
        stock = module.get_step_function
        registry = importlib.import_module("pytest_bdd.steps").step_function_context_registry
        if hasattr(stock, "stock"):
            return True
        if list(inspect.signature(stock).parameters) != ["request", "step"]:
            return False
        if not all(hasattr(c, name) for c in registry.values() for name in ("type", "parser", "step_func")):
            return False
    except (ImportError, AttributeError, TypeError, ValueError):
        return False

    @functools.cache
    def resolve(kind: str, text: str, modules: frozenset[str], _definitions: int) -> Any:
        ours = (c for c in registry.values() if c.step_func.__module__ in modules)
        hits = [c for c in ours if c.type in (None, kind) and c.parser.is_matching(text)]
        if len(hits) > 1:
            places = " and ".join(f"{hit.parser.name!r} ({_place(hit.step_func)})" for hit in hits)
            raise AmbiguousStep(f"{kind} {text!r} matches {places}")
        return hits[0] if hits else None

    def get_step_function(request: Any, step: Any) -> Any:
        if not is_ours(request.node):
            return stock(request=request, step=step)
        return resolve(step.type, step.name, vocabulary, len(registry))

    get_step_function.stock = stock  # type: ignore[attr-defined]  # also a mark: a second install changes nothing
    module.get_step_function = get_step_function
    for name in ("signature", "get_required_args"):
        if callable(getattr(module, name, None)):
            setattr(module, name, functools.cache(getattr(module, name)))
    return True


def _place(function: Callable[..., object]) -> str:
    code = inspect.unwrap(function).__code__
    return f"{code.co_filename}:{code.co_firstlineno}"
