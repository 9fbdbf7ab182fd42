"""The only writer: makes the next state from a state and a batch of events (DESIGN: one door for change)."""
