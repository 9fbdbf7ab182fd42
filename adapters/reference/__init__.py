"""The reference engine behind the port."""

from __future__ import annotations

from .engine import ReferenceEngine

__all__ = ["ReferenceEngine"]
