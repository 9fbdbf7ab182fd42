"""The step vocabulary. It knows the port and nothing behind it."""
