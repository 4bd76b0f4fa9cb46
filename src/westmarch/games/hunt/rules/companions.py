"""The first abilities of companion cards that act at a moment of their own: Frodo, Sam, Pippin (p. 10)."""

from __future__ import annotations

from westmarch.core.asking import Asking
from westmarch.core.rules import tell
from westmarch.core.sets import has
from westmarch.games.hunt.ids import COMPANIONS, PASS, TAKE
from westmarch.games.hunt.state import HuntState


def first_ability(s: HuntState, companion: int, helps: bool) -> Asking[bool]:
    """Whether it is used: the Ring-bearer may (p. 10), unless the table lets it act by itself.

    ``helps`` says whether it would change anything. It follows from what everybody sees, so neither the
    question nor its absence tells the hunters anything.
    """
    if not has(s.face_up, companion) or not helps:
        return False
    s.cause = f"companion:{COMPANIONS[companion]}"
    if not s.ask_abilities:
        return True
    code = yield 0, "companion.use", (TAKE, PASS)
    if code == PASS:
        tell(s, "companion.declined", companion=s.cause)
    return bool(code != PASS)
