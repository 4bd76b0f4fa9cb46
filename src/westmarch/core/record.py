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
from operator import index
from pathlib import Path
from typing import Any

from westmarch.core import header as headers
from westmarch.core.chance import CHANCE, check_seed, commitment
from westmarch.core.earlier import Earlier, Parts, cut, in_order, unsealed
from westmarch.core.errors import RecordError
from westmarch.core.match import Match
from westmarch.core.nonces import Nonces, parse_nonces, written

FORMAT = 3
"""Format 2 has ``earlier`` lines, format 3 nonces; a record is written in the oldest format that will do."""
MAGIC = "westmarch-record"
_REQUIRED = ("game", "rules", "players", "options", "seats", "content", "chance")
_KNOWN = (*_REQUIRED, "earlier", "commitment", "nonces", "seed", "position", "result")

Entry = tuple[int, tuple[str, ...]]


@dataclass(frozen=True)
class Record:
    """What is needed to see a match again. ``seed`` is the owner's secret until the match is over; the dice
    come from it and from the nonces."""

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
    earlier: Parts = ()
    """What of it was played in another match, with other dice."""
    nonces: Nonces = ()

    def sealed(self) -> Record:
        """The record without its seed: to be shown while the match runs. It replays, but does not go on."""
        return replace(self, seed=None)

    @property
    def parts(self) -> Parts:
        """The earlier parts, and the rest as the last one."""
        published = None if self.asks_chance else self.commitment
        own = Earlier(len(self.entries), published, self.seed, self.nonces)
        return cut((*self.earlier, own), len(self.entries))

    @property
    def format(self) -> int:
        if self.nonces or any(part.nonces for part in self.earlier):
            return 3
        return 2 if self.earlier else 1

    def continued(self, at: int, seed: int, nonces: Nonces = ()) -> Record:
        """Another match that goes on after entry ``at`` with dice of its own; ``replay`` gives it."""
        at, seed = index(at), check_seed(seed)
        return replace(
            self,
            entries=self.entries[:at],
            earlier=cut(self.parts, at),
            asks_chance=False,
            commitment=commitment(seed),
            seed=seed,
            nonces=nonces,
            result=None,
        )

    def with_seeds(self, *seeds: int) -> Record:
        """With those secrets of the earlier parts that have been told since."""
        return replace(self, earlier=unsealed(self.earlier, seeds))

    def dumps(self) -> str:
        header: list[tuple[str, Any]] = [
            ("game", self.game),
            ("rules", self.rules),
            ("players", self.players),
            ("options", _json(self.options)),
            ("seats", _json(list(self.seats))),
            ("content", self.content),
            ("chance", "ask" if self.asks_chance else "seed"),
            *(("earlier", part) for part in self.earlier),
            ("commitment", self.commitment),
            ("nonces", written(self.nonces) if self.nonces else None),
            ("seed", self.seed),
            ("position", None if self.position is None else _json(self.position)),
            ("result", None if self.result is None else _json(self.result)),
        ]
        lines = [f"{MAGIC} {self.format}"]
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
    if match._memory is None:
        raise ValueError("a quiet match keeps no record")
    if match.seed is None and not match.asks_chance:
        raise ValueError("an imagined match has no record: its dice come from nowhere")
    words = match.game.vocabulary.options
    entries = tuple(
        (seat, (str(words[answer]),) if isinstance(answer, int) else tuple(str(words[a]) for a in answer))
        for seat, answer in match.history()
    )
    result = match.result
    by_hand = match.asks_chance and not match.sealed
    return Record(
        game=match.game.id,
        rules=match.game.version,
        players=match.setup.players,
        options=dict(match.setup.options),
        seats=match.seats,
        content=match.setup.content.hash,
        asks_chance=by_hand,
        commitment=None if by_hand else match.commitment,
        seed=None if by_hand else match.seed,
        entries=entries,
        position=match.origin,
        result=None if result is None else result.as_data(),
        earlier=match.earlier,
        nonces=() if by_hand else match.nonces,
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
        raise RecordError("foreign", f"not a Westmarch record: the first line must be '{MAGIC} 1'", where)
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
    pairs = [line.partition(" ")[::2] for line in lines]
    header = dict(pairs)
    for key in _REQUIRED:
        if key not in header:
            raise RecordError("damaged", f"damaged: the header has no {key!r}", where)
    keys = [key for key, _ in pairs]
    for key in header:
        if key not in _KNOWN:
            raise RecordError("damaged", f"damaged: unknown header line {key!r}", where)
        if key != "earlier" and keys.count(key) > 1:
            raise RecordError("damaged", f"damaged: header line {key!r} stands there twice", where)
    try:
        record = Record(
            game=headers.game(header["game"]),
            rules=headers.rules(header["rules"]),
            players=headers.players(header["players"]),
            options=headers.options(header["options"]),
            seats=headers.seats(header["seats"]),
            content=headers.digest(header["content"]),
            asks_chance={"ask": True, "seed": False}[header["chance"]],
            commitment=headers.digest(header["commitment"]) if "commitment" in header else None,
            seed=headers.seed(header["seed"]) if "seed" in header else None,
            nonces=parse_nonces(header["nonces"]) if "nonces" in header else (),
            entries=entries,
            position=headers.data(header["position"], dict) if "position" in header else None,
            result=headers.data(header["result"], dict) if "result" in header else None,
            earlier=in_order((Earlier.parse(line) for key, line in pairs if key == "earlier"), len(entries)),
        )
        _check_nonces(record)
        return record
    except (ValueError, KeyError, RecursionError) as error:
        raise RecordError("damaged", f"damaged: the header cannot be understood ({error})", where) from None


def _check_nonces(record: Record) -> None:
    """One for each seat, and only beside a seed that was committed to."""
    if record.nonces and record.commitment is None:
        raise ValueError("nonces without a commitment")
    for nonces in (record.nonces, *(part.nonces for part in record.earlier)):
        if nonces and len(nonces) != record.players:
            raise ValueError(f"{len(nonces)} nonces for {record.players} players")


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()
