"""What is kept: the database, what is read from it and written to it, and the plain data in between."""
