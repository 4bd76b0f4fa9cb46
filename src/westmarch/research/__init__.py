"""For researchers: series of bot matches, ratings, measurements."""
