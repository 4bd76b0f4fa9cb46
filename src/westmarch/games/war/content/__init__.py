"""The tables of the game, and what a corrected table must keep to."""
