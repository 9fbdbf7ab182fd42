"""Rules text in Magic's own templating, written from the structure of a card's abilities (207.2)."""

from __future__ import annotations

from .card import RenderedFace, render_card, rules_text

__all__ = ["RenderedFace", "render_card", "rules_text"]
