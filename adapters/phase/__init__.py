"""The adapter for phase.rs through its Python binding; see docs/engines.md for what it can and cannot do."""

from __future__ import annotations

ENGINE = f"{__name__}.engine:PhaseEngine"
"""The class that speaks the port."""
REQUIRES = ("phase", "judgecall[phase]")
"""The module that it needs, and what to install to have it."""
