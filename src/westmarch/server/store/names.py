"""Names that people can tell apart: nothing invisible in them, and no two alike at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from westmarch.server.store.models import NAME

BLANK = {"\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0"}
"""Signs that count as letters or marks and show nothing."""
MARKS = 2
"""Marks that one letter may bear; more of them cover the lines above and below."""
TWINS = str.maketrans("абвгеёзиіїјкмнорстухѕαβεικνορτυχ", "abbreesuiiikmhopctyxsabeikvoptux")
"""Letters of other scripts that look like Latin ones."""


def visible(text: str) -> str:
    """One line of what can be seen of a text."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        is_mark = kind in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        hidden = sign in BLANK or "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
        if sign.isspace():
            kept.append(" ")
        elif not hidden and not kind.startswith("C") and marks <= MARKS and (kept or not is_mark):
            kept.append(sign)
    return " ".join("".join(kept).split())


def alike(name: str) -> str:
    """The same for all names that look the same at a glance."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign) and not sign.isspace())
    return letters.translate(TWINS).translate(str.maketrans("01|l!", "oiiii"))


def told_apart(people: Sequence[tuple[str | None, str]]) -> list[str]:
    """The names of a table's seats, given who sits there: the second of two alike gets a number."""
    shown: list[str] = []
    met: dict[str, list[str | None]] = {}
    for visitor, name in people:
        others = met.setdefault(alike(name), [])
        if visitor not in others:
            others.append(visitor)
        number = others.index(visitor) + 1
        mark = f" ({number})"
        shown.append(name if number == 1 or not name else name[: NAME - len(mark)] + mark)
    return shown
