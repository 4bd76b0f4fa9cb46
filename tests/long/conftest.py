"""The long tests use the browser and the server of the browser tests."""

from browser.conftest import browser, house, invite, own_house, shared_house

__all__ = ["browser", "house", "invite", "own_house", "shared_house"]
