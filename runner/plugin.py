"""The pytest plugin: collects feature files as scenarios and reports their verdicts."""
