"""The suite's lints: what a scenario, the vocabulary, the catalogue and the engine's code must keep to."""

from __future__ import annotations

from .all import everything
from .base import Finding, Suite

__all__ = ["Finding", "Suite", "everything"]
