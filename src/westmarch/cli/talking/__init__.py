"""One sitting at a table: what is said and asked, what a typed line means, hints, look-ups, undo."""
