"""The rulebook chapter by chapter. Pages are those of the Russian second edition."""
