"""A letter: what a match that is over hands on to another, as one small text file.

It is a position (`Positions.letter`). What some at the table may not know yet is sealed: by a server with its
secret, in a terminal with wax, which keeps eyes off it and no more. The record of the match serves as well,
where somebody has it.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from westmarch.core.errors import LetterError, RecordError
from westmarch.core.match import Match
from westmarch.core.record import MAGIC as RECORD
from westmarch.core.record import parse_record
from westmarch.core.registry import find_game
from westmarch.core.replaying import replay
from westmarch.core.sealing import key_id, seal, unseal

MAGIC, FORMAT = "westmarch-letter", 1
SUFFIX = ".letter"
WAX = "wax"
"""The key of a terminal: everybody has it."""
LONGEST = 256 * 1024


@dataclass(frozen=True)
class Letter:
    game: str
    seats: tuple[str, ...]
    """Who sat where, as a record names them."""
    position: dict[str, Any]


def letter_of(match: Match[Any]) -> dict[str, Any]:
    """The position with which the next match begins; LetterError where there is none."""
    return match.game.positions.letter(match.state, match.setup)


def has_letter(match: Match[Any]) -> bool:
    return bool(match.game.positions.kept_secrets(match.state))


def write_letter(match: Match[Any], key: str = WAX, seats: Sequence[str] | None = None) -> str:
    """The file of a match that is over."""
    position = letter_of(match)
    hidden = {name: position.pop(name) for name in match.game.positions.sealed if name in position}
    file = {
        MAGIC: FORMAT,
        "game": match.game.id,
        "seats": list(match.seats if seats is None else seats),
        "says": position,
        "seal": key_id(key),
    }
    file["sealed"] = b64encode(seal(_plain(hidden), key, _plain(file))).decode()
    return json.dumps(file, indent=1, ensure_ascii=False) + "\n"


def read_letter(path: str | Path, keys: Sequence[str] = (WAX,)) -> Letter:
    try:
        text = Path(path).read_bytes().decode("utf-8")
    except OSError as error:
        raise RecordError(
            "unreadable", f"cannot be read: {error.strerror}", str(path), cause=error.strerror
        ) from None
    except UnicodeDecodeError:
        raise LetterError("foreign") from None
    return parse_letter(text, keys)


def parse_letter(text: str, keys: Sequence[str] = (WAX,)) -> Letter:
    """A letter, or what the record of a match hands on; LetterError says what is wrong."""
    if text.startswith(RECORD):
        match = replay(parse_record(text))
        return Letter(match.game.id, tuple(match.seats), letter_of(match))
    file = _parsed(text)
    if file[MAGIC] != FORMAT:
        raise LetterError("newer")
    by_name = {key_id(key): key for key in keys}
    game, seats, says, seal_of, sealed = (
        file.get(name) for name in ("game", "seats", "says", "seal", "sealed")
    )
    if not (isinstance(game, str) and isinstance(says, dict) and isinstance(sealed, str)):
        raise LetterError("altered")
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        raise LetterError("altered")
    if seal_of not in by_name:
        raise LetterError("other_seal")
    del file["sealed"]
    try:
        hidden = unseal(b64decode(sealed, validate=True), by_name[seal_of], _plain(file))
    except ValueError:
        hidden = None
    if hidden is None:
        raise LetterError("altered")
    return Letter(find_game(game).id, tuple(seats), says | json.loads(hidden))


def _parsed(text: str) -> dict[str, Any]:
    try:
        file = json.loads(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError):
        file = None
    if not isinstance(file, dict) or MAGIC not in file:
        raise LetterError("foreign")
    return file


def _plain(data: Any) -> bytes:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()
