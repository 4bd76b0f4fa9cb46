"""A backup while the house is open, and everything back from it, in a database of either kind."""

from __future__ import annotations

import stat
from contextlib import closing
from pathlib import Path

import pytest

from server.commands import refused, said
from server.house import House
from server.postgres import postgresql


def test_everything_comes_back(own_house: House, tmp_path: Path, seed: int) -> None:
    file = tmp_path / "kept.backup"
    ann = own_house.visitor("Ann")
    table = ann.table("me", "hotseat")
    with ann.at(table) as line:
        for _ in range(4):
            line.answer()
            line.settle()
        assert "tables: 1" in said(own_house.folder, "backup", str(file))
        before = line.state
        line.answer()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "already" in refused(own_house.folder, "restore", str(file), "--yes"), "not under a running server"
    later = ann.table("me", "hotseat")
    own_house.stop()
    assert "not empty" in refused(own_house.folder, "restore", str(file))
    said(own_house.folder, "restore", str(file), "--yes")
    own_house.start()
    assert ann.get(f"/api/tables/{later}", 404)
    with ann.at(table) as line:
        for key in ("seq", "eyes", "commitment"):
            assert line.state[key] == before[key], key
        assert line.answer()["type"] == "accepted"
    own_house.stop()

    with closing(House(tmp_path / "elsewhere", seed)) as other:
        other.stop()
        (other.folder / "server.sqlite").unlink()
        (other.folder / "server.secret").unlink()
        said(other.folder, "restore", str(file))
        other.start()
        ann.house = other
        ann.http.base_url = other.address  # type: ignore[assignment]
        assert ann.get("/api/me")["name"] == "Ann", "her cookie is good there too"
        with ann.at(table) as line:
            assert line.state["seq"] == before["seq"]


@pytest.mark.parametrize("content", [b"", b"westmarch-record 1\n", b"SQLite format 3\0" + b"x" * 5000])
def test_what_is_no_backup_changes_nothing(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "odd.backup"
    file.write_bytes(content)
    assert "no backup" in refused(tmp_path, "restore", str(file))
    assert "cannot be used" in refused(tmp_path, "backup", str(tmp_path / "x" / "y"))


def test_postgresql_is_backed_up_and_restored(tmp_path: Path, seed: int) -> None:
    file = tmp_path / "kept.backup"
    with postgresql() as url, closing(House(tmp_path / "pg", seed, url)) as house:
        ann = house.visitor("Анна")
        table = ann.table("me", "hotseat")
        with ann.at(table) as line:
            line.answer()
            line.settle()
            before = line.state
        options = ("--database-url", url)
        assert "closed" in said(house.folder, "admin", "close", ann.table("me", "hotseat"), "--yes", *options)
        said(house.folder, "backup", str(file), *options)
        ann.table("me", "hotseat")
        house.stop()
        said(house.folder, "restore", str(file), "--yes", *options)
        house.start()
        assert [found["id"] for found in ann.get("/api/tables/mine")] == [table]
        with ann.at(table) as line:
            assert line.state["eyes"] == before["eyes"]
            assert line.answer()["type"] == "accepted"
        assert "closed" in said(house.folder, "admin", "close", table, "--yes", *options), (
            "orders are counted on"
        )
