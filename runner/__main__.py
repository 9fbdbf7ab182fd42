"""``python -m judgecall.runner``, and in a checkout without an install ``python -m runner``."""

import importlib.util
import pathlib
import sys
import types

if importlib.util.find_spec("judgecall") is None:
    package = types.ModuleType("judgecall")
    package.__path__ = [str(pathlib.Path(__file__).resolve().parent.parent)]
    sys.modules["judgecall"] = package

from judgecall.runner.cli import main

if __name__ == "__main__":
    main()
