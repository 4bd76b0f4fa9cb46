"""A record: a header and the list of answers, as one small text file. Replay, undo, save and bug
report are all this one thing.

    westmarch-record 1
    game mordor
    ...
    (blank line)
    * face:ring face:orc ...       a roll
    0 die:red                      seat 0 answered
    end 2 <SHA-256 of all above>
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from westmarch.core.chance import CHANCE, commitment
from westmarch.core.content import load_content
from westmarch.core.errors import RecordError, WestmarchError
from westmarch.core.match import Match
from westmarch.core.registry import find_game

FORMAT = 1
MAGIC = "westmarch-record"
_REQUIRED = ("game", "rules", "players", "options", "seats", "content", "chance")
_KNOWN = (*_REQUIRED, "commitment", "seed", "position", "result")

Entry = tuple[int, tuple[str, ...]]
T = TypeVar("T")


@dataclass(frozen=True)
class Record:
    """What is needed to see a match again. ``seed`` is the owner's secret until the match is over."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    seats: tuple[str, ...]
    content: str
    asks_chance: bool
    commitment: str | None
    seed: int | None
    entries: tuple[Entry, ...] = ()
    position: dict[str, Any] | None = None
    result: dict[str, Any] | None = field(default=None, compare=False)

    def sealed(self) -> Record:
        """The record without its seed: to be shown while the match runs. It replays, but does not go on."""
        return replace(self, seed=None)

    def dumps(self) -> str:
        header: list[tuple[str, Any]] = [
            ("game", self.game),
            ("rules", self.rules),
            ("players", self.players),
            ("options", _json(self.options)),
            ("seats", _json(list(self.seats))),
            ("content", self.content),
            ("chance", "ask" if self.asks_chance else "seed"),
            ("commitment", self.commitment),
            ("seed", self.seed),
            ("position", None if self.position is None else _json(self.position)),
            ("result", None if self.result is None else _json(self.result)),
        ]
        lines = [f"{MAGIC} {FORMAT}"]
        lines += [f"{key} {value}" for key, value in header if value is not None]
        lines.append("")
        lines += [" ".join(("*" if seat == CHANCE else str(seat), *texts)) for seat, texts in self.entries]
        body = "\n".join(lines) + "\n"
        return f"{body}end {len(self.entries)} {_checksum(body)}\n"

    def dump(self, path: str | Path) -> None:
        """Write the file whole or not at all, so that a crash never leaves half a record."""
        path = Path(path)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.dumps())
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise


def record_of(match: Match[Any]) -> Record:
    """The record of a match so far."""
    if match._history is None:
        raise ValueError("a quiet match keeps no record")
    if match.seed is None and not match.asks_chance:
        raise ValueError("an imagined match has no record: its dice come from nowhere")
    words = match.game.vocabulary.options
    entries = tuple(
        (seat, (str(words[answer]),) if isinstance(answer, int) else tuple(str(words[a]) for a in answer))
        for seat, answer in match.history()
    )
    result = match.result
    return Record(
        game=match.game.id,
        rules=match.game.version,
        players=match.setup.players,
        options=dict(match.setup.options),
        seats=match.seats,
        content=match.setup.content.hash,
        asks_chance=match.asks_chance,
        commitment=None if match.asks_chance else match.commitment,
        seed=None if match.asks_chance else match.seed,
        entries=entries,
        position=match.origin,
        result=None if result is None else result.as_data(),
    )


def read_record(path: str | Path) -> Record:
    """Read a file; RecordError says what is wrong with it."""
    try:
        text = Path(path).read_bytes().decode("utf-8")
    except OSError as error:
        raise RecordError(
            "unreadable", f"cannot be read: {error.strerror}", str(path), cause=error.strerror
        ) from None
    except UnicodeDecodeError:
        raise RecordError("foreign", "damaged, or not a record: it is not text", str(path)) from None
    return parse_record(text, str(path))


def parse_record(text: str, where: str = "record") -> Record:
    text = text.replace("\r\n", "\n")
    magic, _, version = text.partition("\n")[0].partition(" ")
    if magic != MAGIC:
        raise RecordError(
            "foreign", f"not a Westmarch record: the first line must be '{MAGIC} {FORMAT}'", where
        )
    if not re.fullmatch("[1-9][0-9]{0,8}", version):
        raise RecordError("damaged", "damaged: the format version is missing", where)
    if int(version) > FORMAT:
        raise RecordError(
            "newer", f"from a newer Westmarch (format {version}, this one reads {FORMAT})", where
        )
    body, mark, footer = text.rpartition("\nend ")
    if not mark or len(footer.split()) != 2 or not footer.endswith("\n"):
        raise RecordError("truncated", "truncated: the closing line is missing", where)
    count, checksum = footer.split()
    if _checksum(body + "\n") != checksum:
        raise RecordError("damaged", "damaged: the checksum does not match what is written", where)
    head, gap, answers = (body + "\n").partition("\n\n")
    if not gap:
        raise RecordError("damaged", "damaged: the blank line after the header is missing", where)
    entries = tuple(_entry(line, number, where) for number, line in enumerate(answers.split("\n")[:-1], 1))
    if str(len(entries)) != count:
        raise RecordError("damaged", f"damaged: {count} answers announced, {len(entries)} found", where)
    return _from_header(head.split("\n")[1:], entries, where)


def _entry(line: str, number: int, where: str) -> Entry:
    who, *texts = line.split(" ")
    if not texts or not re.fullmatch(r"\*|[0-9]{1,3}", who):
        raise RecordError("damaged", f"damaged: answer {number} is {line!r}", where)
    return (CHANCE if who == "*" else int(who), tuple(texts))


def _from_header(lines: list[str], entries: tuple[Entry, ...], where: str) -> Record:
    header = dict(line.partition(" ")[::2] for line in lines)
    for key in _REQUIRED:
        if key not in header:
            raise RecordError("damaged", f"damaged: the header has no {key!r}", where)
    for key in header:
        if key not in _KNOWN:
            raise RecordError("damaged", f"damaged: unknown header line {key!r}", where)
    try:
        return Record(
            game=header["game"],
            rules=int(header["rules"]),
            players=int(header["players"]),
            options=_data(header["options"], dict),
            seats=tuple(_data(header["seats"], list)),
            content=header["content"],
            asks_chance={"ask": True, "seed": False}[header["chance"]],
            commitment=header.get("commitment"),
            seed=int(header["seed"]) if "seed" in header else None,
            entries=entries,
            position=_data(header["position"], dict) if "position" in header else None,
            result=_data(header["result"], dict) if "result" in header else None,
        )
    except (ValueError, KeyError, RecursionError) as error:
        raise RecordError("damaged", f"damaged: the header cannot be understood ({error})", where) from None


def _data(text: str, kind: type[T]) -> T:
    data = json.loads(text)
    if not isinstance(data, kind):
        raise ValueError(f"{text!r} is no {kind.__name__}")
    return data


def replay(record: Record, upto: int | None = None, content: str | Path | None = None) -> Match[Any]:
    """The match again, after its first ``upto`` entries (all by default).

    With its seed every roll is derived anew and compared; without it the rolls are taken as written
    and the match then waits for chance.
    """
    match = _opening(record, content)
    for number, (seat, texts) in enumerate(record.entries[:upto], 1):
        try:
            _replay_entry(match, number, seat, texts)
        except WestmarchError as error:
            if isinstance(error, RecordError):
                raise
            raise RecordError(
                "unplayable", f"entry {number} cannot be played: {error}", entry=number
            ) from None
    return match


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
        setup, state = game.read_position(record.position, tables)
    ask = record.asks_chance or record.seed is None
    return Match(game, setup, state, record.seed, ask=ask, origin=record.position, seats=record.seats)


def _replay_entry(match: Match[Any], number: int, seat: int, texts: tuple[str, ...]) -> None:
    if seat != CHANCE:
        prompt = match.prompt
        if prompt is None:
            raise RecordError("unplayable", f"entry {number} comes after the end of the match", entry=number)
        if len(texts) != 1:
            raise RecordError(
                "unplayable", f"entry {number} gives {len(texts)} answers to one question", entry=number
            )
        if prompt.seat != seat:
            raise RecordError(
                "unplayable",
                f"entry {number} is seat {seat}'s, but seat {prompt.seat} is asked",
                entry=number,
            )
        match.play(texts[0])
    elif match.asks_chance:
        for text in texts:
            prompt = match.prompt
            if prompt is None or prompt.seat != CHANCE:
                asked = "the match is over" if prompt is None else f"seat {prompt.seat} is asked"
                raise RecordError(
                    "unplayable", f"entry {number} is a roll with {text!r}, but {asked}", entry=number
                )
            match.play(text)
    else:
        codes = tuple(match.game.vocabulary.parse(text) for text in texts)
        if match.answered < number or match.entry(number - 1) != (CHANCE, codes):
            raise RecordError(
                "wrong_roll", f"entry {number} is a roll that does not come from the seed", entry=number
            )


def verify(record: Record, content: str | Path | None = None) -> tuple[int, int]:
    """Prove that every roll came from the committed seed: (rolls, single dice and draws)."""
    if record.asks_chance:
        raise RecordError("by_hand", "chance was answered by hand in this match; there is no seed to check")
    if record.seed is None:
        raise RecordError("sealed", "the seed is not in this record; it is shown when the match is over")
    if record.commitment != commitment(record.seed):
        raise RecordError("other_seed", "the seed is not the one that was committed to before the match")
    match = replay(record, content=content)
    if match.answered != len(record.entries):
        raise RecordError("rolls_missing", "rolls are missing at the end")
    result = match.result
    if record.result is not None and (result is None or result.as_data() != record.result):
        raise RecordError("other_result", "the result written in the header is not how the match ended")
    rolls = [texts for seat, texts in record.entries if seat == CHANCE]
    return len(rolls), sum(map(len, rolls))


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()
