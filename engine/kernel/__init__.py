"""The one door for change, and asking players. It knows no rule: rules hang themselves on its hooks."""
