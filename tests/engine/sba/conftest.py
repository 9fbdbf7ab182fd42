"""Tables for tests of state-based actions; `checking` stands beside this file."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from harness import Table

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture
def table() -> Table:
    """Alice, the active player, and Bob."""
    return Table("Alice", "Bob")


@pytest.fixture
def four() -> Table:
    """Alice, the active player, then Bob, Carol and Dave."""
    return Table("Alice", "Bob", "Carol", "Dave")
