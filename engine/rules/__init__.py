"""The Comprehensive Rules as procedures, a module per section: `cr601_casting` carries out rule 601."""
