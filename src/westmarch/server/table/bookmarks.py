"""A table's match as the database keeps it beside the log: opening it plays only what was answered since.

The log stays the truth. A bookmark says of which log, rules and seed it is, and what the match was then;
where anything differs it is not believed, and the log is played.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import astuple, replace
from typing import Any

from westmarch.core.bookmark import bookmark, resume
from westmarch.core.content import load_content
from westmarch.core.match import Match
from westmarch.core.registry import find_game
from westmarch.server.store.stored import Log, Spec, StoredBookmark

LEAST = 50
"""Answers that are rather played again than kept."""
SHARE = 4
"""A match is kept anew when it has grown by this part of it: so keeping costs every answer the same."""


def is_due(lines: int, kept: int, over: bool) -> bool:
    """Whether a log of so many lines, of which ``kept`` are in a bookmark, is to be kept anew; below zero are
    entries with which the match began and that are in none."""
    return lines - kept >= (LEAST if over else max(LEAST, kept // SHARE))


def pack(spec: Spec, log: Log, match: Match[Any]) -> StoredBookmark | None:
    """The bookmark of a match after its whole log; None where it cannot be written just now."""
    data = bookmark(match)
    if data is None:
        return None
    data["of"] = _sign(spec, log)
    return StoredBookmark(len(log), zlib.compress(json.dumps(data).encode(), 1))


def unpack(spec: Spec, log: Log, kept: StoredBookmark) -> tuple[Match[Any], list[int], str]:
    """The match after the last dice, what was answered since, and its digest then; ValueError where the
    bookmark is of another log."""
    data = json.loads(zlib.decompress(kept.data))
    if data["of"] != _sign(spec, log[: kept.lines]):
        raise ValueError("a bookmark of another log")
    game = find_game(spec.game)
    return *resume(data, load_content(game.package, game.tables)), data["digest"]


def _sign(spec: Spec, log: Log) -> str:
    """Of what a bookmark is."""
    nonces = spec.nonces if any(spec.nonces) else ()
    fixed = astuple(replace(spec, nonces=nonces))
    return hashlib.sha256(json.dumps([*fixed, *log]).encode()).hexdigest()
