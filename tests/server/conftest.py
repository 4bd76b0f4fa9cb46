"""One server for all tests that leave it as it was."""

from server.fixtures import house, own_house, shared_house

__all__ = ["house", "own_house", "shared_house"]
