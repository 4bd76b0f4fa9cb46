"""A match out of its record: seen again, gone on with, and proven.

Rolls of a record are written down and can also be derived from its seed. What was played earlier, with
other dice, is taken as written and compared with its own seed where that is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import index
from pathlib import Path
from typing import Any, NamedTuple

from westmarch.core.chance import CHANCE, Chance, commitment
from westmarch.core.content import load_content
from westmarch.core.earlier import Earlier, Parts
from westmarch.core.errors import RecordError, WestmarchError
from westmarch.core.match import Match
from westmarch.core.nonces import mixed
from westmarch.core.position_file import check_numbers
from westmarch.core.record import Record
from westmarch.core.registry import find_game


def replay(record: Record, upto: int | None = None, content: str | Path | None = None) -> Match[Any]:
    """The match again, after its first ``upto`` entries (all by default).

    With its seed every roll is derived anew and compared; without it the rolls are taken as written
    and the match then waits for chance.
    """
    *_, match = walk(record, upto, content)
    return match


def walk(record: Record, upto: int | None = None, content: str | Path | None = None) -> Iterator[Match[Any]]:
    """The same match at its beginning and after every entry: one match that goes on."""
    match = _opening(record, content)
    yield match
    reader = _Reader(record, match)
    upto = None if upto is None else index(upto)
    for number, (seat, texts) in enumerate(record.entries[:upto], 1):
        try:
            reader.take(number, seat, texts)
        except WestmarchError as error:
            if isinstance(error, RecordError):
                raise
            raise _unplayable(number, f"cannot be played: {error}") from None
        yield match
    reader.hand_over()
    yield match


def _opening(record: Record, content: str | Path | None) -> Match[Any]:
    game = find_game(record.game)
    if record.rules != game.version:
        raise RecordError(
            "other_rules",
            f"made with version {record.rules} of the rules of {game.id}; this is version {game.version}",
        )
    tables = load_content(game.package, game.tables, content)
    if tables.hash != record.content:
        raise RecordError(
            "other_content",
            "made with other content tables; give the folder of those tables (--content) to replay it",
        )
    if record.position is None:
        setup = game.setup(record.players, record.options, tables)
        state = game.start(setup)
    else:
        check_numbers(record.position)
        setup, state = game.positions.read(record.position, tables)
        if setup.players != record.players:
            raise RecordError(
                "damaged",
                f"damaged: the header says {record.players} players, the position has {setup.players}",
            )
    first = record.earlier[0] if record.earlier else None
    seed = None if first else record.seed
    published = first.commitment if first else record.commitment
    return Match.begin(
        game,
        setup,
        state,
        seed,
        ask=record.asks_chance or seed is None,
        origin=record.position,
        seats=record.seats,
        committed=None if record.asks_chance and first is None else published,
        nonces=first.nonces if first else record.nonces,
    )


class _Reader:
    """Plays entries, each part of the record with the dice that belong to it."""

    def __init__(self, record: Record, match: Match[Any]) -> None:
        self._record = record
        self._match = match
        self._parts = list(record.earlier)
        self._before: Parts = ()
        self._stream = self._stream_of_part()

    def take(self, number: int, seat: int, texts: tuple[str, ...]) -> None:
        if seat == CHANCE:
            self._roll(number, texts)
        else:
            self._answer(number, seat, texts)
        if self._parts and self._parts[0].until == number:
            self._next_part(number)

    def hand_over(self) -> None:
        """Stopped inside an earlier part: its dice go on falling, unless they or the record are sealed."""
        if self._parts and self._stream is not None and self._record.seed is not None:
            part = self._parts[0]
            self._match.change_dice(self._before, part.commitment, part.seed, self._stream, part.nonces)

    def _answer(self, number: int, seat: int, texts: tuple[str, ...]) -> None:
        prompt = self._match.prompt
        if prompt is None:
            raise _unplayable(number, "comes after the end of the match")
        if len(texts) != 1:
            raise _unplayable(number, f"gives {len(texts)} answers to one question")
        if prompt.seat != seat:
            raise _unplayable(number, f"is seat {seat}'s, but seat {prompt.seat} is asked")
        self._match.play(texts[0])

    def _roll(self, number: int, texts: tuple[str, ...]) -> None:
        match = self._match
        if not match.asks_chance:
            codes = tuple(match.game.vocabulary.parse(text) for text in texts)
            if match.answered < number or match.entry(number - 1) != (CHANCE, codes):
                raise _wrong_roll(number)
            return
        for text in texts:
            prompt = match.prompt
            if prompt is None or prompt.seat != CHANCE:
                asked = "the match is over" if prompt is None else f"seat {prompt.seat} is asked"
                raise _unplayable(number, f"is a roll with {text!r}, but {asked}")
            if self._stream is not None and not match.rolling:
                due = self._stream.draw(match.codes)  # type: ignore[arg-type]
            match.roll((match.code_of(text),))
            if self._stream is not None and not match.rolling and match.entry(number - 1) != (CHANCE, due):
                raise _wrong_roll(number)

    def _next_part(self, number: int) -> None:
        """Here another seed took over."""
        match = self._match
        if match.rolling:
            raise _unplayable(number, "is a roll that was not finished, and then the dice change")
        self._before = (*self._before, self._parts.pop(0))
        self._stream = self._stream_of_part()
        if self._parts:
            part = self._parts[0]
            match.change_dice(self._before, part.commitment, nonces=part.nonces)
        else:
            record = self._record
            match.change_dice(
                self._before,
                None if record.asks_chance else record.commitment,
                None if record.asks_chance else record.seed,
                nonces=record.nonces,
            )

    def _stream_of_part(self) -> Chance | None:
        if not self._parts or self._parts[0].seed is None:
            return None
        return Chance.of(mixed(self._parts[0].seed, self._parts[0].nonces))


def _unplayable(number: int, reason: str) -> RecordError:
    return RecordError("unplayable", f"entry {number} {reason}", entry=number)


def _wrong_roll(number: int) -> RecordError:
    return RecordError(
        "wrong_roll", f"entry {number} is a roll that does not come from the seed", entry=number
    )


class Proof(NamedTuple):
    """What was proven of a record, and what could not be."""

    rolls: int
    dice: int
    """Single dice and draws."""
    unproven: Parts = ()
    """Earlier parts whose dice were entered by hand, or whose seed is not told here."""


def verify(record: Record, content: str | Path | None = None, replayed: Match[Any] | None = None) -> Proof:
    """Prove that every roll came from the committed seed: the match's own, and those of its earlier parts
    that are known. RecordError says what is wrong. ``replayed`` is the match of the record, where it has been
    replayed already."""
    if record.asks_chance:
        raise RecordError("by_hand", "chance was answered by hand in this match; there is no seed to check")
    if record.seed is None:
        raise RecordError("sealed", "the seed is not in this record; it is shown when the match is over")
    own = Earlier(len(record.entries), record.commitment, record.seed)
    for part in (*record.earlier, own):
        if part.seed is not None and part.commitment != commitment(part.seed):
            raise RecordError("other_seed", "the seed is not the one that was committed to before the match")
    match = replay(record, content=content) if replayed is None else replayed
    if match.answered != len(record.entries):
        raise RecordError("rolls_missing", "rolls are missing at the end")
    result = match.result
    if record.result is not None and (result is None or result.as_data() != record.result):
        raise RecordError("other_result", "the result written in the header is not how the match ended")
    rolls, begin = [], 0
    for part in (*record.earlier, own):
        if part.seed is not None:
            rolls += [texts for seat, texts in record.entries[begin : part.until] if seat == CHANCE]
        begin = part.until
    unproven = tuple(part for part in record.earlier if part.seed is None)
    return Proof(len(rolls), sum(map(len, rolls)), unproven)
