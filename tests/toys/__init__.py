"""Toy games: as small as games can be, and broken on purpose where a test wants them so."""
