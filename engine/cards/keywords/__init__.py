"""Keyword abilities (rule 702) as macros: each expands to abilities of the effect language."""

from __future__ import annotations

from . import casting, combat, evergreen, graveyard, permanents
from .registry import FLAGS, expand

__all__ = ["FLAGS", "casting", "combat", "evergreen", "expand", "graveyard", "permanents"]
