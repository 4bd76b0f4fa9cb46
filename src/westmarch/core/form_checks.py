"""The part of the battery about forms, for games whose fields declare them (`core/declared.py`)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from westmarch.core.errors import PositionError
from westmarch.core.game import Game
from westmarch.core.match import Match
from westmarch.core.numeric import encode, parts_of
from westmarch.core.random_play import Case, start, stride, walk
from westmarch.core.registry import find_game
from westmarch.core.schema import breach, has_forms, position_schema, view_schema
from westmarch.core.view import Field, Sees, may_see

JUNK: tuple[Any, ...] = (None, True, -1, 10**9, 1.5, "", "nobody", [], [None], ["nobody"], {}, {"nobody": 1})
"""Values that a careless hand may write into a position."""


def check_forms(case: Case) -> None:
    """What the fields declare is so: in views, positions, schema, numbers and range checks."""
    game = find_game(case.game)
    if not has_forms(game):
        return
    _check_ranges(game, start(case, quiet=True))
    views = view_schema(game)
    others = walk(start(replace(case, seed=case.seed + 1), quiet=True), case.seed + 1, stride(case, 2, 60))
    for match in walk(start(case, ask=True), case.seed, stride(case, 2, 60)):
        for seat in (None, *range(case.players)):
            view = match.view(seat)
            wrong = breach(views, view, "view")
            assert wrong is None, wrong
            _check_numbers(game, view)
        if game.positions.keys is not None and match.between_stretches:
            _check_position(match)
        if (other := next(others, None)) is not None:
            for field in game.fields:
                _check_secrecy(match, other, field)


def _check_position(match: Match[Any]) -> None:
    """It fits the schema, reads back to the same truth, and refuses junk under every key."""
    game = match.game
    data = json.loads(json.dumps(game.positions.write(match.state, match.setup)))
    schema = position_schema(game)
    wrong = breach(schema, data, "position")
    assert wrong is None, wrong
    _, again = game.positions.read(data, match.setup.content)
    for field in game.fields:
        truth, found = (field.truth(field.value(s)) for s in (match.state, again))
        assert truth == found, f"the field {field.name} is {truth}, and {found} when its position is read"
    for name in data:
        for junk in JUNK:
            if breach(schema["properties"][name], junk) is not None:
                _check_refused(game, match, {**data, name: junk}, name)


def _check_refused(game: Game[Any], match: Match[Any], data: dict[str, Any], name: str) -> None:
    try:
        game.positions.read(data, match.setup.content)
    except PositionError as error:
        refusal = str(error)
    else:
        raise AssertionError(f"a position with {name}={data[name]!r} was accepted")
    assert name in refusal, f"the refusal of {name}={data[name]!r} does not name it: {refusal}"


def _check_ranges(game: Game[Any], match: Match[Any]) -> None:
    """The range check of every field finds what is just outside its form."""
    for one in match.state.declarations:
        for value in one.form.beyond():
            assert one.form.fault(value, match.state), f"{one.name} could be {value!r}"


def _check_numbers(game: Game[Any], view: dict[str, Any]) -> None:
    """Every number of a view is within what its part says."""
    for part, numbers in zip(parts_of(game), encode(game, view), strict=True):
        assert len(numbers) == part.length, f"{part.name}: {len(numbers)} numbers, not {part.length}"
        low, high = min(numbers, default=part.low), max(numbers, default=part.high)
        assert part.low - 1 <= low <= high <= part.high, f"{part.name}: {low} to {high}"


def _check_secrecy(match: Match[Any], other: Match[Any], field: Field) -> None:
    """A state with another value of one field looks different to those who may see it, and to nobody else."""
    if field.of is not None:
        return
    twin = match.fork(quiet=True)
    for owner, hidden in _changes(twin, other, field):
        seen_by = field.seen_by(match.state, owner)
        for seat in (None, *range(match.setup.players)):
            same = twin.view(seat) == match.view(seat)
            if may_see(seen_by, seat) and field.sees not in (Sees.COUNT, Sees.NOBODY):
                assert not same, f"seat {seat} may see {field.name}, but not that it has changed"
            elif hidden:
                assert same, f"seat {seat} sees that {field.name} has changed, which it may not see"


def _changes(twin: Match[Any], other: Match[Any], field: Field) -> Iterator[tuple[int | None, bool]]:
    """Give the twin the other match's value, one owner at a time; whether its size stays the same."""
    name, s = field.name, twin.state
    mine, theirs = getattr(s, name), getattr(other.state, name)
    if not field.by_owner:
        if mine != theirs:
            hidden = field.sees is not Sees.ALL and field.size(mine) == field.size(theirs)
            setattr(s, name, theirs)
            yield None, hidden
            setattr(s, name, mine)
        return
    for owner, (one, another) in enumerate(zip(mine, theirs, strict=True)):
        if one != another:
            mine[owner] = another
            yield owner, field.size(one) == field.size(another)
            mine[owner] = one
