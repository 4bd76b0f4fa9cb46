"""The engine, without any particular game: Riddles and Journey to Mordor serve as examples."""
