"""Collection, command line, verdicts, explanations and reports. Depends on steps, and on nothing behind the port."""
