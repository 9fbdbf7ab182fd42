"""The reference engine: rules only."""
