"""A bookmark: a match as plain data, from which it goes on as it was without being played again.

The position at the checkpoint, the record, what was told, and how far the stream of the dice had come. So
opening a long match costs its length in reading, and only the latest answers in playing.
"""

from __future__ import annotations

from typing import Any

from westmarch.core.chance import CHANCE, Chance
from westmarch.core.content import Content
from westmarch.core.errors import RecordError
from westmarch.core.events import Event, Trail
from westmarch.core.match import Match
from westmarch.core.memory import Entry, Memory, entry_of
from westmarch.core.nonces import mixed
from westmarch.core.record import Record, parse_record, record_of
from westmarch.core.registry import find_game
from westmarch.core.written import after, written


def bookmark(match: Match[Any]) -> dict[str, Any] | None:
    """The match as JSON-able data, with everything secret; None where it cannot be written: in the middle
    of a roll that somebody makes by hand."""
    memory = match._memory
    position = None if memory is None or match.rolling else written(after(match, 0))
    if memory is None or position is None:
        return None
    return {
        "record": record_of(match).dumps(),
        "position": position,
        "since": len(match.stretch[1]),
        "drawn": 0 if match._chance is None else match._chance.drawn,
        "rolled": [str(match.game.vocabulary.format(code)) for code in match.rolled],
        "events": [
            [event.entry, event.key, event.args, event.to and sorted(event.to), event.reveals]
            for event in memory.events
        ],
        "digest": match.digest(),
    }


def resume(data: dict[str, Any], content: Content) -> tuple[Match[Any], list[int]]:
    """The match after the last dice that fell, and the codes answered since, which may be taken back.

    RecordError where it was made with other rules or tables.
    """
    record = parse_record(data["record"])
    game = find_game(record.game)
    if (record.rules, record.content) != (game.version, content.hash):
        raise RecordError("other_rules", "the bookmark was made with other rules or tables")
    setup, state = game.positions.read(data["position"], content)
    match = Match.begin(
        game, setup, state, None, ask=True, quiet=True, origin=record.position, seats=record.seats
    )
    entries = _entries(record)
    begin = len(entries) - data["since"]
    changed = record.earlier[-1].until if record.earlier else 0
    fallen = max((n for n in range(begin, len(entries)) if entries[n][0] == CHANCE), default=begin - 1) + 1
    fallen = max(fallen, changed)  # nothing is taken back across other dice either
    match.take(entries[begin:fallen])
    events = [_event(line) for line in data["events"] if line[0] <= fallen]
    match._memory = memory = Memory(Trail.of(entries[:fallen]), Trail.of(events))
    match._keep_checkpoints()  # before several threads look at it
    match.state.log = []
    match.change_dice(
        record.earlier, record.commitment, record.seed, _stream(record, data["drawn"]), record.nonces
    )
    memory.floor = _floor(entries[:fallen], events, changed)
    if fallen == len(entries):
        match.rolled = tuple(map(game.vocabulary.parse, data["rolled"]))
    return match, [answer for _, answer in entries[fallen:]]  # type: ignore[misc]


def _entries(record: Record) -> list[Entry]:
    parse = find_game(record.game).vocabulary.parse
    return [
        (seat, tuple(map(parse, texts))) if seat == CHANCE else entry_of(seat, parse(texts[0]))
        for seat, texts in record.entries
    ]


def _event(line: list[Any]) -> Event:
    entry, key, args, to, reveals = line
    event = Event(key, args, to if to is None else frozenset(to), reveals)
    event.entry = entry
    return event


def _stream(record: Record, drawn: int) -> Chance | None:
    return None if record.seed is None else Chance.after(mixed(record.seed, record.nonces), drawn)


def _floor(entries: list[Entry], events: list[Event], dice: int) -> int:
    """How far an undo may go: not across dice, another seat, anything revealed, or other ``dice``."""
    floor = len(entries)
    last = entries[-1][0] if entries else CHANCE
    while last != CHANCE and floor and entries[floor - 1][0] == last:
        floor -= 1
    revealed = next((event.entry for event in reversed(events) if event.reveals), 0)
    return max(floor, revealed, dice)
