"""Checkout bootstrap: without an install, expose ./engine, ./steps, ... as judgecall.*, and load the plugin."""

import importlib.util
import pathlib
import sys
import types

import pytest

ROOT = pathlib.Path(__file__).resolve().parent

if importlib.util.find_spec("judgecall") is None:
    package = types.ModuleType("judgecall")
    package.__path__ = [str(ROOT)]
    sys.modules["judgecall"] = package

from judgecall.runner import paths  # noqa: E402 - only importable once the package is mapped

if paths.BASE != ROOT:
    raise pytest.UsageError(
        f"judgecall is imported from {paths.BASE}, not from this checkout ({ROOT}); "
        "run `pip install -e .` here, or `pip uninstall judgecall`"
    )

pytest_plugins = ["judgecall.runner.plugin"]
