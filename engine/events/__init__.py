"""Events: everything that changes the state, one frozen struct per kind (rules 614, 700.1)."""
