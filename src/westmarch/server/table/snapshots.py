"""Matches as they were, kept on the way: going back costs only what was answered since the nearest of them.

A change is always made on a fork, so a match that a table has had never changes: keeping it is enough.
Those of long ago lie farther apart.
"""

from __future__ import annotations

from typing import Any

from westmarch.core.match import Match
from westmarch.core.replaying import replay

EVERY = 32
"""Entries of the record between two that are kept."""
DENSE = 8
"""So many of the latest lie no farther apart than that."""


class Snapshots:
    def __init__(self, match: Match[Any]) -> None:
        self._kept: list[Match[Any]] = [match]

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def begins(self) -> int:
        """How many entries there were at first."""
        return self._kept[0].answered

    def keep(self, match: Match[Any], anew: bool = False) -> None:
        """The match has gone on, or back: what was kept of entries that it no longer has is dropped.

        ``anew``: it has other dice now.
        """
        while self._kept and self._kept[-1].answered > match.answered - anew:
            self._kept.pop()
        if anew or not self._kept or match.answered - self._kept[-1].answered >= EVERY:
            self._kept.append(match)
            self._thin()

    def back_to(self, match: Match[Any], at: int) -> Match[Any]:
        """``match`` as it was after its first ``at`` entries, with the same dice to come: LookupError where
        they were changed since, or nothing was kept."""
        nearest = self._nearest(at)
        if nearest is None or nearest.commitment != match.commitment:
            raise LookupError(at)
        twin = nearest.fork()
        for code in match.answers_between(twin.answered, at):
            twin.advance(code)
        assert twin.answered == at, "no entry was left out, and no dice fell beyond"
        return twin

    def as_of(self, match: Match[Any], at: int) -> Match[Any]:
        """The same, but it waits for dice that have not fallen then: nobody is shown those of later."""
        nearest = self._nearest(at)
        if nearest is None:
            return replay(match.record().sealed(), upto=at)
        twin = nearest.fork()
        twin.follow(match, at)
        return twin

    def _nearest(self, at: int) -> Match[Any] | None:
        return next((match for match in reversed(self._kept) if match.answered <= at), None)

    def _thin(self) -> None:
        """The older, the farther apart: of those ``age`` steps old one in about ``age / DENSE`` stays.

        The first with the dice of now stays too, for an undo reaches back to it.
        """
        last = self._kept[-1]
        dice = last.commitment
        found: list[Match[Any]] = []
        for match in self._kept:
            step = match.answered // EVERY
            apart = 1 << max(0, ((last.answered // EVERY - step) // DENSE).bit_length())
            if (
                not found
                or match is last
                or step // apart != found[-1].answered // EVERY // apart
                or (match.commitment == dice and found[-1].commitment != dice)
            ):
                found.append(match)
        self._kept = found
