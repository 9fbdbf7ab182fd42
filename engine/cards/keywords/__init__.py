"""Keyword abilities (rule 702) as macros: each expands to abilities of the effect language."""

from __future__ import annotations

from . import alternative, casting, combat, evergreen, graveyard, permanents
from .registry import FLAGS, expand

__all__ = ["FLAGS", "alternative", "casting", "combat", "evergreen", "expand", "graveyard", "permanents"]
