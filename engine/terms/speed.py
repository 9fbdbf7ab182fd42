"""The speed of players (702.179)."""

MAX_SPEED = 4
"""The speed of a player who has max speed (702.179e)."""
