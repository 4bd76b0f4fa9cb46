"""What the cards do: ally cards (`allies_one.py`, `allies_two.py`) and sorcery cards (`sorcery.py`)."""
