"""Matches that were played once and must stay as they were; see `make`."""
