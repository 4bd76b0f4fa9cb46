"""The match engine: no game, no clock, no global random, no I/O but reading packaged tables and texts."""
