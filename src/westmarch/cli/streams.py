"""Standard streams that never fail on a character: what an old terminal cannot show is spelt out."""

from __future__ import annotations

import codecs
import contextlib
import sys
import unicodedata

SPELT = {
    "▲": "^",
    "▼": "v",
    "☆": "c",
    "★": "m",
    "⌂": "+",
    "°": ".",
    "│": "|",
    "→": ">",
    "●": "@",
    "•": "+",
    "○": "o",
    "□": "[ ]",
    "◫": "[|]",
    "◧": "[x|]",
    "■": "[x]",
    "▶": ">",
    "·": "-",
    "×": "x",
    "─": "-",
    "━": "=",
    "█": "#",
    "░": ".",
    "–": "-",
    "—": "-",
    "…": "...",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "ß": "ss",
}
_HANDLER = "westmarch.spelt"


def spell(character: str) -> str:
    """A character in ASCII: ``û`` becomes ``u``, a drawn mark a typed one."""
    if character in SPELT:
        return SPELT[character]
    plain = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return plain or "?"


def _handle(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(spell, error.object[error.start : error.end])), error.end


def prepare_streams() -> None:
    """Make the standard streams forgiving; streams that a test put there may not allow it."""
    codecs.register_error(_HANDLER, _handle)
    for stream, errors in ((sys.stdout, _HANDLER), (sys.stderr, _HANDLER), (sys.stdin, "replace")):
        with contextlib.suppress(AttributeError, ValueError, OSError):
            stream.reconfigure(errors=errors)  # type: ignore[union-attr]
