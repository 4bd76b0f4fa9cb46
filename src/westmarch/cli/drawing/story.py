"""What happened, as sentences in paragraphs: one for each turn, round or phase that begins."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.events import Event
from westmarch.core.text import Text

Paragraph = list[tuple[str, bool]]
Turn = tuple[str, list[list[str]]]
"""Its heading, and its paragraphs."""


def tell(
    events: Sequence[tuple[int, Event]], seen: int, text: Text, openings: Sequence[str] = ()
) -> list[Paragraph]:
    """Sentences with whether they are new; what begins, or is one of ``openings``, opens a paragraph."""
    paragraphs: list[Paragraph] = []
    heading = False
    for number, event in events:
        if not paragraphs or heading or is_turn(event) or event.key in openings:
            paragraphs.append([])
        heading = bool(openings) and is_turn(event)
        paragraphs[-1].append((text.event(event), number >= seen))
    return paragraphs


def is_turn(event: Event) -> bool:
    return event.key.endswith(("begin", "turn.begins", "round.begins"))


def turns(events: Sequence[tuple[int, Event]], text: Text, openings: Sequence[str] = ()) -> list[Turn]:
    """What happened, turn by turn; what came before the first turn has no heading."""
    found: list[Turn] = []
    for _, event in events:
        if is_turn(event):
            found.append((text.event(event), []))
            continue
        if not found:
            found.append(("", []))
        paragraphs = found[-1][1]
        if not paragraphs or event.key in openings:
            paragraphs.append([])
        paragraphs[-1].append(text.event(event))
    return found
