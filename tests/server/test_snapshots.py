"""Going back costs the answers since the nearest snapshot, and comes to the same as playing all again."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westmarch
from westmarch.core.match import Match
from westmarch.core.replaying import replay
from westmarch.server.store.stored import Log, Spec
from westmarch.server.table import rebuild as rebuilding
from westmarch.server.table.rebuild import REWIND, restore, rewound
from westmarch.server.table.snapshots import EVERY, Snapshots


def spec_of(game: str, seed: int) -> Spec:
    record = westmarch.new(game, 2, 1).record()
    return Spec(game, 2, record.options, seed, record.rules, record.content)


def played(spec: Spec, answers: int, seed: int = 1) -> list[tuple[int, str | None]]:
    """A log of answers at random, a few taken back and now and then a return."""
    rng = random.Random(seed)
    match, kept = restore(spec)
    log: list[tuple[int, str | None]] = []
    while len(log) < answers:
        prompt = match.prompt
        if prompt is None:
            line: tuple[int, str | None] = (REWIND, str(match.answered // 2))
        elif rng.random() < 0.03 and match.answered > 3:
            line = (REWIND, str(rng.randrange(match.answered)))
        elif rng.random() < 0.1 and match.undoable(prompt.seat) and log and log[-1][1] and log[-1][0] >= 0:
            line = (prompt.seat, None)
        else:
            line = (prompt.seat, str(rng.choice(prompt.options)))
        log.append(line)
        match, kept = after(spec, log, match, kept)
    return log


def after(spec: Spec, log: Log, match: Match[Any], kept: Snapshots) -> tuple[Match[Any], Snapshots]:
    """As a table does it: every change on a fork."""
    seat, text = log[-1]
    if seat == REWIND:
        twin = rewound(match, kept, spec, len(log) - 1, int(text or 0))
    elif text is None:
        twin = kept.back_to(match, match.answered - 1)
    else:
        twin = match.fork()
        twin.play(text)
    kept.keep(twin, anew=seat == REWIND)
    return twin, kept


def plainly(spec: Spec, log: Log) -> Match[Any]:
    """Everything again from the beginning, by records alone."""
    match = rebuilding._opening(spec)
    answers: list[str] = []
    for number, (seat, text) in enumerate(log):
        if seat == REWIND:
            for answer in answers:
                match.play(answer)
            seed = rebuilding._seed_after(spec, number)
            match = replay(match.record().sealed().continued(int(text or 0), seed))
            answers = []
        elif text is None:
            answers.pop()
        else:
            answers.append(text)
    for answer in answers:
        match.play(answer)
    return match


@pytest.mark.parametrize("game", ["mordor", "war", "smaug", "hunt"])
def test_a_match_that_went_back_again_and_again_is_the_same_as_one_played_anew(game: str) -> None:
    spec = spec_of(game, 8)
    log = played(spec, 250)
    assert sum(seat == REWIND for seat, _ in log) > 1
    assert sum(text is None for _, text in log) > 3
    wanted = plainly(spec, log)
    found, kept = restore(spec, log)
    assert found.record().dumps() == wanted.record().dumps()
    assert found.digest() == wanted.digest()
    assert found.undoable(0) == wanted.undoable(0)
    for seats in ((), (0,), (1,)):
        assert repr(found.events_seen_by(seats)) == repr(wanted.events_seen_by(seats))
    for at in range(0, found.answered + 1, 17):
        then, again = kept.as_of(found, at), replay(wanted.record().sealed(), upto=at)
        assert (then.answered, then.digest()) == (at, again.digest())
        assert repr(then.events(0)) == repr(again.events(0))


def test_an_undo_in_a_long_match_plays_only_what_came_since_the_last_snapshot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spec = spec_of("war", 4)
    match, kept = restore(spec)
    rng = random.Random(2)
    log: list[tuple[int, str | None]] = []
    while match.answered < 700 or not match.undoable(match.prompt.seat):  # type: ignore[union-attr]
        prompt = match.prompt
        assert prompt is not None
        log.append((prompt.seat, str(rng.choice(prompt.options))))
        match, kept = after(spec, log, match, kept)
    advances = 0
    plain = Match.advance

    def counted(self: Match[Any], code: int) -> None:
        nonlocal advances
        advances += 1
        plain(self, code)

    monkeypatch.setattr(Match, "advance", counted)
    back = kept.back_to(match, match.answered - 1)
    assert advances <= EVERY
    advances = 0
    far = rewound(match, kept, spec, len(log), match.answered - 300)
    assert advances <= 300, "farther back they lie farther apart, but never from the start"
    assert far.answered >= match.answered - 300
    monkeypatch.undo()
    assert back.digest() == plainly(spec, log[:-1]).digest()
    assert len(kept) < 30
