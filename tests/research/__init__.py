"""Series, ratings and measurements."""
