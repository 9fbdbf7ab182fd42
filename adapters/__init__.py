"""The port, and all that stands behind it."""
