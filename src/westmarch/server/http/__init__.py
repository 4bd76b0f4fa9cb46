"""What a client can ask for: calls over HTTP, the live table over a socket, and the shapes of both."""
