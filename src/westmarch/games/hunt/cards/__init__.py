"""What the cards do: ally cards of both parts (`allies.py`, by `deck.py`) and sorcery (`sorcery.py`, by `spells.py`)."""
