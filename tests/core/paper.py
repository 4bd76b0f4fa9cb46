"""Records as texts that can be spoilt: with their checksum broken, or made to fit again."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest

import westmarch
from westmarch.core.errors import WestmarchError
from westmarch.core.record import Record, parse_record


def signed(body: str) -> str:
    """A closing line that fits: what somebody would do who knows the format and wants to cheat."""
    answers = body.partition("\n\n")[2].count("\n")
    return f"{body}end {answers} {hashlib.sha256(body.encode()).hexdigest()}\n"


def body_of(text: str) -> str:
    return text[: text.rindex("\nend ") + 1]


def forged(text: str, old: str, new: str, times: int = 1) -> str:
    """A record in which something was replaced, with a checksum that fits."""
    assert old in text
    return signed(body_of(text).replace(old, new, times))


def refused(text: str) -> str:
    """What is said when a text is read and replayed, which must fail."""
    with pytest.raises(WestmarchError) as refusal:
        westmarch.replay(parse_record(text))
    return str(refusal.value)


def turned(record: Record, number: int) -> Record:
    """A record in which one die of a roll was turned."""
    seat, (first, *others) = record.entries[number]
    other = "symbol:gandalf" if first == "symbol:ring" else "symbol:ring"
    entries = (*record.entries[:number], (seat, (other, *others)), *record.entries[number + 1 :])
    return replace(record, entries=entries)
