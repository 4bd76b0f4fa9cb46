"""How the database came to its present shape; run by Alembic at every start."""
