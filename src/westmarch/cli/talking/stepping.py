"""A record as a film: played from the start, or looked at step by step in both directions."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from westmarch.cli.drawing.board import Picture, draw
from westmarch.cli.drawing.glance import draw_glance
from westmarch.cli.drawing.look import Look, tints
from westmarch.cli.drawing.story import tell
from westmarch.cli.screen import Screen
from westmarch.cli.talking.ending import result_line
from westmarch.core.chance import CHANCE
from westmarch.core.match import Match
from westmarch.core.record import Record
from westmarch.core.replaying import replay
from westmarch.core.text import Text


class Reel:
    """A record as one seat (or a spectator) saw it, up to ``limit`` entries. Faults are found at once."""

    def __init__(self, record: Record, content: Path | None, seat: int | None, limit: int | None) -> None:
        replay(record, content=content)
        self.record = record if limit is None else replace(record, entries=record.entries[:limit])
        self.seat = seat
        self._content = content

    def at(self, entry: int) -> Match[Any]:
        return replay(self.record, entry, self._content)

    def play(self) -> Iterator[Match[Any]]:
        """One match, yielded at its beginning and after every entry that somebody answered."""
        match = self.at(0)
        yield match
        for number, (seat, texts) in enumerate(self.record.entries):
            if number < match.answered:
                continue  # a roll that the seed has answered already
            for text in texts:
                match.play(text)
            if seat != CHANCE or match.asks_chance:
                yield match

    def stops(self) -> list[int]:
        """The entries at which one can stand: rolls from the seed follow by themselves."""
        return sorted({match.answered for match in self.play()})


def step_through(reel: Reel, text: Text, screen: Screen) -> None:
    stops = reel.stops()
    at, before = 0, -1
    notice = ""
    while True:
        if at != before:
            _show(reel, stops, at, before, text, screen)
            before = at
        if notice:
            screen.say(notice, "yellow")
        try:
            line = screen.ask(text.get("cli-step-ask", {"entry": stops[at], "last": stops[-1]}) + " ")
        except EOFError:
            return
        notice = ""
        word, _, rest = line.strip().casefold().partition(" ")
        if word in ("q", "quit", *text.get("cli-words-quit").split()):
            return
        if word in ("", "n"):
            at += 1
        elif word == "p":
            at -= 1
        elif word == "g" and rest.strip().isdecimal():
            at = bisect_left(stops, int(rest))
        else:
            notice = text.get("cli-step-help")
        if at == len(stops) and word in ("", "n"):
            notice = text.get("cli-step-end")
        at = min(max(at, 0), len(stops) - 1)


def _show(reel: Reel, stops: list[int], at: int, before: int, text: Text, screen: Screen) -> None:
    match = reel.at(stops[at])
    scene = match.game.shown.scene(match.setup, match.view(reel.seat))
    events = match.events(reel.seat)
    seen = len(reel.at(stops[at - 1]).events(reel.seat)) if at else 0
    fresh = events[seen][0] if seen < len(events) else len(events) + 1
    result = match.result
    notices = [] if result is None else [result_line(result, match.seats, text)]
    look = Look(text, scene, tints(match.game, match.setup.content))
    if scene.has_detail:
        news = [pair for pair in events if pair[0] >= fresh]
        draw_glance(screen, Picture(scene, look, tell(news, 0, text, match.game.keys.paragraphs), notices))
    else:
        draw(screen, Picture(scene, look, tell(events, fresh, text), notices))
