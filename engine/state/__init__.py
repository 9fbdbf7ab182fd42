"""The state of a game as a value: frozen structs, replaced and never mutated."""
