"""Where the shipped suite and its data are: the checkout's root, or the installed package's folder."""

from __future__ import annotations

from pathlib import Path

BASE = Path(__file__).resolve().parent.parent
FEATURES = BASE / "features"
FIXTURES = BASE / "fixtures"
CARDS = FIXTURES / "cards"
RULES = FIXTURES / "rules"
RULINGS = FIXTURES / "rulings"
BOARDS = FIXTURES / "boards"
PROTOCOL = FIXTURES / "protocol"
