"""Taking answers back: one's own, and not across dice, news or another player's move."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from typing import Any

from westmarch.cli.problems import Problem
from westmarch.core.chance import CHANCE
from westmarch.core.match import Match
from westmarch.core.record import Entry, Record
from westmarch.core.replaying import replay


def take_back(
    match: Match[Any], humans: Collection[int], seats: Collection[int], content: Path | None
) -> tuple[Match[Any], str]:
    """The match before the last answer of one of ``seats``, and that answer; a Problem says why not."""
    record = match.record()
    found = _without_last_die(record, humans) if match.asks_chance else None
    if found is None:
        _check(match, record, humans, seats)
        found = record.entries[:-1], record.entries[-1][1][-1]
    entries, answer = found
    return replay(replace(record, entries=entries, result=None), content=content), answer


def _check(match: Match[Any], record: Record, humans: Collection[int], seats: Collection[int]) -> None:
    if not any(seat in humans for seat, _ in record.entries):
        raise Problem("undo_nothing")
    last = record.entries[-1][0]
    if last == CHANCE:
        raise Problem("undo_dice")
    if last not in seats:
        raise Problem("undo_others")
    if match.undoable(last) == 0:
        raise Problem("undo_news")


def _without_last_die(record: Record, humans: Collection[int]) -> tuple[tuple[Entry, ...], str] | None:
    """Dice typed by hand may be corrected, also when a bot has already answered them."""
    entries = list(record.entries)
    while entries and entries[-1][0] != CHANCE and entries[-1][0] not in humans:
        entries.pop()
    if not entries or entries[-1][0] != CHANCE:
        return None
    *kept, last = entries.pop()[1]
    return (*entries, *([(CHANCE, tuple(kept))] if kept else [])), last
