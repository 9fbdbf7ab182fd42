"""Values that everybody shares: zones, colors, mana, type lines, counters, steps (rules 105-107, 122, 205, 400,
500)."""
