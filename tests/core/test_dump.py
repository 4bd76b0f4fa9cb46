"""A record is written whole or not at all: a crash never leaves half a match, nor destroys an old one."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import westmarch

from .table import everything


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A record that was saved before."""
    path = tmp_path / "match.westmarch"
    westmarch.new("mordor", 2, 1).record().dump(path)
    return path


class PowerCut(BaseException):
    """Nothing that anybody would catch."""


def failing(failure: BaseException) -> Callable[..., None]:
    def fail(*_: Any) -> None:
        raise failure

    return fail


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize("failure", [OSError("disk full"), KeyboardInterrupt(), PowerCut()], ids=repr)
def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    kept: Path, monkeypatch: pytest.MonkeyPatch, step: str, failure: BaseException
) -> None:
    before = kept.read_bytes()
    monkeypatch.setattr(os, step, failing(failure))
    with pytest.raises(type(failure)):
        westmarch.new("mordor", 3, 2).record().dump(kept)
    assert kept.read_bytes() == before
    assert list(kept.parent.iterdir()) == [kept]


def test_a_failed_first_write_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "replace", failing(OSError("read-only")))
    with pytest.raises(OSError, match="read-only"):
        westmarch.new("mordor").record().dump(tmp_path / "match.westmarch")
    assert list(tmp_path.iterdir()) == []


def test_the_file_is_on_the_disk_before_it_takes_its_name(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    for step in ("fsync", "replace"):
        real = getattr(os, step)
        monkeypatch.setattr(os, step, lambda *a, step=step, real=real: (done.append(step), real(*a)))
    westmarch.new("mordor", 2, 3).record().dump(kept)
    assert done == ["fsync", "replace"]


def test_a_record_takes_the_place_of_an_older_one(kept: Path) -> None:
    match = westmarch.new("mordor", 3, 2)
    match.record().dump(kept)
    assert everything(westmarch.load(kept)) == everything(match)
    assert list(kept.parent.iterdir()) == [kept]


def test_nothing_is_written_into_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        westmarch.new("mordor").record().dump(tmp_path / "nowhere" / "match.westmarch")
    assert list(tmp_path.iterdir()) == []
