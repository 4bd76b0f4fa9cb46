"""A match as a table plays it: rebuilt from what the database holds, dice included.

A table that goes on from an entry, of another match or of its own, must not meet the dice again that
were seen to fall: from there on it has another seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import westmarch
from westmarch.core.chance import commitment, derive
from westmarch.core.content import load_content
from westmarch.core.earlier import Earlier, cut
from westmarch.core.errors import RecordError
from westmarch.core.match import Match
from westmarch.core.nonces import check_nonces, mixed
from westmarch.core.record import parse_record
from westmarch.core.registry import find_game
from westmarch.core.replaying import replay
from westmarch.server.store.stored import Log, Spec, StoredBookmark
from westmarch.server.table.bookmarks import unpack
from westmarch.server.table.snapshots import EVERY, Snapshots

REWIND = -2
"""The seat in a log under which all go back to the entry named by the text."""
_REWIND_SEEDS = 3000


def rebuild(spec: Spec, log: Log = ()) -> Match[Any]:
    """The match of a table after everything in its log."""
    return restore(spec, log)[0]


def restore(spec: Spec, log: Log = ()) -> tuple[Match[Any], Snapshots]:
    """The match of a table after everything in its log, and snapshots of the way there."""
    match = _opening(spec)
    return _go_on(match, Snapshots(match.fork()), spec, log, 0)


def resumed(spec: Spec, log: Log, bookmark: StoredBookmark) -> tuple[Match[Any], Snapshots]:
    """The same by a bookmark: only the lines after it are played. ValueError or LookupError where it does not
    lead there."""
    match, answers, digest = unpack(spec, log, bookmark)
    kept = Snapshots(match.fork())
    for answer in answers:
        match.advance(answer)
    if match.digest() != digest:
        raise ValueError("the bookmark does not lead to the match that it was made of")
    return _go_on(match, kept, spec, log, bookmark.lines)


def _go_on(
    match: Match[Any], kept: Snapshots, spec: Spec, log: Log, begin: int
) -> tuple[Match[Any], Snapshots]:
    """Take the lines from ``begin`` on."""
    answers: list[str] = []
    for number, (seat, text) in enumerate(log[begin:], begin):
        if seat == REWIND:
            _play(match, answers, kept)
            match = rewound(match, kept, spec, number, int(text or 0))
            kept.keep(match.fork(), anew=True)
            answers = []
        elif text is not None:
            answers.append(text)
        elif answers:
            answers.pop()
        else:
            match = kept.back_to(match, match.answered - 1)
            kept.keep(match.fork())
    _play(match, answers, kept)
    return match, kept


def _play(match: Match[Any], answers: Sequence[str], kept: Snapshots) -> None:
    last = match.answered
    for answer in answers:
        match.play(answer)
        if match.answered - last >= EVERY:
            kept.keep(match.fork())
            last = match.answered


def rewound(match: Match[Any], kept: Snapshots, spec: Spec, number: int, at: int) -> Match[Any]:
    """Back at entry ``at`` by the log's line ``number``; the dice that follow nobody has seen yet."""
    seed = _seed_after(spec, number)
    twin = kept.as_of(match, at)
    own = Earlier(match.answered, None if match.asks_chance else match.commitment, None, match.nonces)
    twin.change_dice(cut((*match.earlier, own), at), commitment(seed), seed)
    return twin


def seeds(spec: Spec, log: Log) -> list[int]:
    """All seeds of a table's own dice, to be told when its match is over."""
    rewinds = [number for number, (seat, _) in enumerate(log) if seat == REWIND]
    return [spec.seed, *(_seed_after(spec, number) for number in rewinds)]


def _seed_after(spec: Spec, number: int) -> int:
    """The seed of the dice after a return that is line ``number`` of the log."""
    seed = mixed(spec.seed, check_nonces(spec.nonces, spec.players))
    return derive(seed, _REWIND_SEEDS, number)


def _opening(spec: Spec) -> Match[Any]:
    if spec.base is not None:
        record = parse_record(spec.base)
        if spec.uploaded:
            return replay(record)
        nonces = check_nonces(spec.nonces, spec.players)
        if record.seed is not None:
            return replay(replace(record, nonces=nonces))
        return replay(record.continued(len(record.entries), spec.seed, nonces))
    game = find_game(spec.game)
    if spec.rules != game.version:
        raise RecordError("other_rules", "the table was made with another version of the rules")
    if spec.content != load_content(game.package, game.tables).hash:
        raise RecordError("other_content", "the table was made with other content tables")
    return westmarch.new(spec.game, spec.players, spec.seed, dict(spec.options), nonces=spec.nonces)
