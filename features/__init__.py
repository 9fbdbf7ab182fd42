"""The suite: one folder per section of the Comprehensive Rules. Data only."""
