"""A game's words in two parts: what a table needs at once, and what cards say, which is read later.

The second part repeats the messages it completes, so that a client may simply put it on top of the first.
"""

from __future__ import annotations

import re

LATE = re.compile(r"^    \.(?:needs|event|discard|text) =.*\n(?:        .*\n)*", re.MULTILINE)
"""What a card asks for and does."""
MESSAGE = re.compile(r"^(?:card|combat)-[\w-]+ =.*\n(?:[ }].*\n)*", re.MULTILINE)


def first_words(source: str) -> str:
    """All messages, those of cards without what they do."""
    return MESSAGE.sub(lambda found: LATE.sub("", found[0]), _ended(source))


def late_words(source: str) -> str:
    """Messages of cards that say more than their name, whole."""
    return "".join(found[0] for found in MESSAGE.finditer(_ended(source)) if LATE.search(found[0]))


def _ended(source: str) -> str:
    return source if source.endswith("\n") else source + "\n"
