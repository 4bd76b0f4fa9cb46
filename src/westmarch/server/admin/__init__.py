"""What those who run the house may do: orders, their execution beside the running server, and backups."""
