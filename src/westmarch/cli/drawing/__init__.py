"""A scene of any game as text: boxes, lines, tracks, the map, and the list of options."""
