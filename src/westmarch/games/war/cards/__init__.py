"""What the 96 Event cards do, one module a deck for the event halves and one a side for the combat halves."""
