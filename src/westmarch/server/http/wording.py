"""The words of the house and of a game in two parts: what a table needs at once, and what is read later.

Later come what has happened, what cards say and other things have to tell, refusals (which the server puts
into words itself as well), why something cannot be chosen, the proof of the dice and what a study is about.
Messages of which only a part is late are repeated whole, so that a client may simply put the second part on
top of the first.
"""

from __future__ import annotations

import re

MESSAGE = re.compile(r"^[a-z][\w-]* =.*\n(?:[ }].*\n|\n(?=[ }]))*", re.MULTILINE)
LATE_PART = re.compile(r"^    \.(?:needs|event|discard|text) =.*\n(?:        .*\n)*", re.MULTILINE)
"""What a card asks for and does."""
LATE = ("about-", "error-", "event-", "guide-", "hidden-", "proof-", "why-", "study-")
"""Messages of which nothing is needed at once."""


def first_words(source: str) -> str:
    """All messages that are not late, without their late parts."""
    return MESSAGE.sub(lambda found: "" if _late(found[0]) else LATE_PART.sub("", found[0]), _ended(source))


def late_words(source: str) -> str:
    """Messages that are late or have a late part, whole."""
    found = (message[0] for message in MESSAGE.finditer(_ended(source)))
    return "".join(message for message in found if _late(message) or LATE_PART.search(message))


def _late(message: str) -> bool:
    return message.startswith(LATE)


def _ended(source: str) -> str:
    return source if source.endswith("\n") else source + "\n"
