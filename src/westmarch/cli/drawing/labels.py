"""Short labels for long names: each in so many letters, no two alike."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations

SMALL = 3
"""Words of so few letters that begin small say nothing, unless they come last: of, der, на."""


def short_labels(names: Sequence[str], size: int) -> list[str]:
    """``Minas Tirith`` as ``MTir``: initials, then as much of the last word as there is room for."""
    taken: dict[str, str] = {}
    labels = []
    for name in names:
        label = next(label for label in _candidates(name, size) if taken.get(label.casefold(), name) == name)
        taken[label.casefold()] = name
        labels.append(label)
    return labels


def _candidates(name: str, size: int) -> Iterator[str]:
    """The likeliest label first; at last, any choice of letters, and a number."""
    parts = re.findall(r"\w+", re.sub(r"[’'`]", "", name))
    told = [part for part in parts[:-1] if part[0].isupper() or len(part) > SMALL]
    words = [part[0].upper() + part[1:] for part in (*told, parts[-1])]
    *before, last = words
    initials = "".join(word[0] for word in before)
    if not before or len("".join(words)) <= size:
        yield "".join(words)[:size]
    if before:
        yield (initials + last)[:size]
        yield (words[0][: max(1, size - len(words) + 1)] + "".join(word[0] for word in words[1:]))[:size]
    letters = "".join(words)
    for rest in combinations(letters[1:], min(size, len(letters)) - 1):
        yield letters[0] + "".join(rest)
    for number in range(2, 1000):
        yield f"{letters[: size - len(str(number))]}{number}"
