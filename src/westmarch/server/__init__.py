"""The server: tables for every game over HTTP and sockets. It knows no game's rules."""
