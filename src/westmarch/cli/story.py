"""What happened, as sentences in paragraphs: one for each turn, round or phase that begins."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.events import Event
from westmarch.core.text import Text

Paragraph = list[tuple[str, bool]]


def tell(events: Sequence[tuple[int, Event]], seen: int, text: Text) -> list[Paragraph]:
    """Sentences with whether they are new; a key that ends in ``begin`` opens a paragraph."""
    paragraphs: list[Paragraph] = []
    for number, event in events:
        if not paragraphs or event.key.endswith("begin"):
            paragraphs.append([])
        paragraphs[-1].append((text.event(event), number >= seen))
    return paragraphs
