"""A table's match out of what the database holds, also where an older version wrote it."""

from __future__ import annotations

from dataclasses import replace

import pytest

import westmarch
from westmarch import CHANCE
from westmarch.core.chance import Chance, commitment
from westmarch.core.earlier import Earlier
from westmarch.core.errors import RecordError
from westmarch.server.store.stored import Spec
from westmarch.server.table.rebuild import REWIND, rebuild, seeds


def spec_of(seed: int, base: str | None = None) -> Spec:
    record = westmarch.new("mordor", 2, 1).record()
    return Spec("mordor", 2, record.options, seed, record.rules, record.content, base)


def test_a_table_that_went_on_before_parts_were_known_goes_on_alike() -> None:
    """Its beginning was kept as if dice had been entered by hand; then its own seed took over."""
    match = westmarch.new("mordor", 2, 77)
    while match.answered < 20 or match.entry(match.answered - 1)[0] != CHANCE:
        match.play(match.prompt.options[0])  # type: ignore[union-attr]
    at = match.answered - 1
    record = match.record()
    base = replace(record, entries=record.entries[:at], seed=None, commitment=None, asks_chance=True)
    found = rebuild(spec_of(5, base.dumps()))
    by_hand = westmarch.replay(base)
    assert found.entry(at) == (CHANCE, Chance.of(5).draw(by_hand.codes))  # type: ignore[arg-type]
    assert found.earlier == (Earlier(at),)
    assert found.commitment == commitment(5)


def test_going_back_and_undo_in_one_log() -> None:
    spec = spec_of(5)
    start = rebuild(spec)
    first = str(start.prompt.options[0])  # type: ignore[union-attr]
    log: list[tuple[int, str | None]] = [(0, first), (0, None), (0, first), (REWIND, "1")]
    back = rebuild(spec, log)
    assert back.answered == 1
    assert back.digest() == start.digest()
    assert back.commitment != start.commitment
    assert back.commitment in map(commitment, seeds(spec, log))
    assert rebuild(spec, [*log, (0, first)]).record() == rebuild(spec, [*log, (0, first)]).record()
    assert all(part.seed is None for part in back.earlier), "the first seed makes the second"


def test_a_spec_does_not_print_its_seed() -> None:
    assert "12345" not in repr(spec_of(12345))


def test_other_rules_and_tables_are_refused() -> None:
    for change, fault in (({"rules": 99}, "other_rules"), ({"content": "0"}, "other_content")):
        with pytest.raises(RecordError) as refused:
            rebuild(replace(spec_of(1), **change))  # type: ignore[arg-type]
        assert refused.value.variant == fault
