"""docs/architecture.md: the names in it exist, and the circles in it are the circles there are."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from functools import reduce
from pathlib import Path

import judgecall
import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CIRCLES = re.search(r"<!-- circles -->\n(.*?)<!-- end -->", PAGE, re.S)
TRACED = sorted(set(re.findall(r"`([a-z]\w*(?:\.\w+)+)`", PAGE)) - set(re.findall(r"`(\w+\.py)`", PAGE)))


def modules():
    """Every module of the project, without `judgecall.`."""
    names = []
    for top in ("engine", "steps", "adapters", "runner"):
        package = importlib.import_module(f"judgecall.{top}")
        names += [m.name.removeprefix("judgecall.") for m in pkgutil.walk_packages(package.__path__, f"judgecall.{top}.")]
    return [n for n in names if "templates" not in n and "__main__" not in n]


MODULES = modules()


@pytest.mark.parametrize("name", TRACED)
def test_what_the_page_names_is_there(name):
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        ending = ".".join(parts[:cut])
        found = [m for m in MODULES if m == ending or m.endswith(f".{ending}")]
        if found:
            module = importlib.import_module(f"{judgecall.__name__}.{min(found, key=len)}")
            rest = parts[cut:]
            assert reduce(lambda thing, part: getattr(thing, part), rest, module) is not None
            return
    pytest.fail(f"no module is called {name}")


def imports(module, path):
    """The modules of the engine that a module of it imports, wherever the import stands."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            parts = package.split(".")
            base = ".".join([*parts[: len(parts) - node.level + 1], *([node.module] if node.module else [])])
            found |= {f"{base}.{a.name}" for a in node.names} | {base}
    return found


def engine():
    """The import graph of the engine."""
    paths = {}
    for path in (ROOT / "engine").rglob("*.py"):
        parts = path.relative_to(ROOT).with_suffix("").parts
        paths[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return {m: {i for i in imports(m, p) if i in paths and i != m and not m.startswith(f"{i}.")} for m, p in paths.items()}


def reachable(graph, start):
    """The modules that a module reaches by imports."""
    seen, todo = set(), [start]
    while todo:
        for other in graph[todo.pop()]:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return seen


def test_the_circles_of_the_engine_are_those_that_are_argued():
    graph = engine()
    reach = {m: reachable(graph, m) for m in graph}
    circles = {frozenset(o for o in reach[m] if m in reach[o]) for m in graph if m in reach[m]}
    assert CIRCLES is not None
    argued = {frozenset(re.findall(r"`(engine\.[\w.]+)`", row)) for row in CIRCLES[1].splitlines()[2:]}
    assert circles == argued


def test_no_function_of_the_engine_imports():
    found = []
    for path in sorted((ROOT / "engine").rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                found += [f"{path}:{x.lineno}" for x in ast.walk(function) if isinstance(x, ast.Import | ast.ImportFrom)]
    assert found == []
