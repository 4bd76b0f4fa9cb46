"""What those who run the house can see of it, and who else cannot."""

from __future__ import annotations

import re
import resource
import sqlite3
from pathlib import Path

import httpx
import pytest

from server.house import House, until
from server.within import within


def test_ready_tells_whether_the_database_answers(own_house: House) -> None:
    ann = own_house.visitor()
    assert ann.get("/api/ready") == {"ok": True}
    with sqlite3.connect(own_house.folder / "server.sqlite") as link:
        link.execute("alter table tables rename to elsewhere")
        link.commit()
        assert ann.get("/api/ready", 503)["error"]["key"] == "error-unavailable"
        assert ann.get("/api/health") == {"ok": True}, "it is there, though it cannot serve"
        link.execute("alter table elsewhere rename to tables")
        link.commit()
    link.close()
    assert ann.get("/api/ready") == {"ok": True}


def test_ready_tells_of_a_disk_that_is_full(own_house: House) -> None:
    """As long as nothing can be written, nothing is played."""
    ann = own_house.visitor()
    assert own_house.process is not None
    pid = own_house.process.pid
    limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, limits[1]))  # files can grow no more
    assert ann.post("/api/me", {"name": "Anna"}, 503)["error"]["key"] == "error-unavailable"
    assert ann.get("/api/ready", 503)["error"]["key"] == "error-unavailable"
    assert ann.get("/api/health") == {"ok": True}
    resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
    assert ann.get("/api/ready") == {"ok": True}
    assert ann.post("/api/me", {"name": "Anna"})["name"] == "Anna"


def figure(page: str, name: str) -> float:
    found = re.search(rf"^westmarch_{re.escape(name)} (\S+)$", page, re.MULTILINE)
    assert found, f"{name} is missing:\n{page}"
    return float(found[1])


def test_the_figures_tell_what_goes_on(own_house: House) -> None:
    ann = own_house.visitor()
    with ann.at(ann.table("me", "hotseat")) as line:
        assert line.answer()["type"] == "accepted"
        line.send("rubbish")
        line.until(lambda said: said["type"] == "refused")
        until(lambda: figure(ann.get("/metrics"), "loop_lag_seconds_count") >= 1)
        page = ann.get("/metrics")
    assert figure(page, "sockets") == 1
    assert figure(page, "tables") == 1
    assert figure(page, "answer_seconds_count") == 1
    assert figure(page, 'refusals_total{key="bad_message"}') == 1
    assert figure(page, "request_seconds_count") > 2
    for name in ("hints_waiting", "turns_waiting", "work_waiting", "writes_waiting", "bots_at_work"):
        assert figure(page, name) == 0


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "192.0.2.1"},
        {"X-Real-IP": "192.0.2.1"},
        {"Host": "play.example"},
        {"Host": "play.example:80"},
    ],
)
def test_nobody_outside_sees_the_figures(house: House, headers: dict[str, str]) -> None:
    """Also not through a proxy on the same machine, whose calls come from here."""
    assert httpx.get(f"{house.address}/metrics").status_code == 200
    assert httpx.get(f"{house.address}/metrics", headers=headers).status_code == 404


def test_the_figures_can_be_opened_and_shut(tmp_path: Path) -> None:
    for setting, status in (("off", 404), ("all", 200)):
        folder = tmp_path / setting
        folder.mkdir()
        with within(folder, metrics=setting) as house:
            found = httpx.get(f"{house.address}/metrics", headers={"Host": "play.example"})
            assert found.status_code == status
