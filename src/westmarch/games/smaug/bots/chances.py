"""The company's chance to win, from a few features of the position, so that search may stop early."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.smaug.state import SmaugState


def chances(s: SmaugState) -> Sequence[float] | None:
    return None
