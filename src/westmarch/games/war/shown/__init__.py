"""What people are shown and told: the scene and its map, questions, reasons, outcomes; from a view alone."""
