"""How to play War of the Ring soundly: judgement of the map, of battles, of the quest and of cards."""
