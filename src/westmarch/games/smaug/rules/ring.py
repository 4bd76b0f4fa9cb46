"""The Ring that Bilbo has lost, and how he gets it back (rulings 38, 39)."""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.games.smaug.ids import BILBO
from westmarch.games.smaug.rules import web
from westmarch.games.smaug.state import BY_TREASURY, WORN, SmaugState


def take_up(s: SmaugState) -> None:
    """From his space, or on a treasury space if it lies there; he may have been driven there (ruling 39).

    With the Ring on he frees who is caught beside him.
    """
    at = s.where[BILBO]
    if s.ring != WORN and (s.ring == at or (s.ring == BY_TREASURY and s.board.kinds[at] == "treasury")):
        s.ring = WORN
        tell(s, "ring.found", space=f"space:{at}")
        web.free_all(s, at)
