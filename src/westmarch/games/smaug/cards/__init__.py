"""What each card does, one module a deck, in the order of the tables; `decks` loads them all."""
