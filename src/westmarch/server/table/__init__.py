"""A table: one match in memory with those who sit at it, and all that can be done there."""
