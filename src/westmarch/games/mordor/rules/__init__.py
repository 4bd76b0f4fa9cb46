"""The rulebook chapter by chapter, in its order. 'de' and 'ru' name the headings of the two texts."""
