"""Journey to Mordor, tested from its rulebooks."""
