"""A generic fuzzer tries every call of the API with what its own description allows, and what it does not.

It knows tables of every kind, and calls as one who sits there, as one who watches, and without a cookie.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from server.house import Guest, House

SECONDS = 900
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_schema_conformance,negative_data_rejection"
)
CONFIG = """
[dictionaries]
tables.values = {tables}
seats.values = [1, 0, 2]
options.values = ["die:red", "done", "card:1"]
entries.values = [0, 1, 2, 1, 0, 9]

[parameters]
"path.id" = {{ dictionary = "tables", probability = 0.9 }}
"path.seat" = {{ dictionary = "seats", probability = 0.9 }}
"query.seat" = {{ dictionary = "seats", probability = 0.5 }}
"query.option" = {{ dictionary = "options", probability = 0.9 }}
"query.at" = {{ dictionary = "entries", probability = 0.9 }}
"body.at" = {{ dictionary = "entries", probability = 0.9 }}
"""
REACHED = {
    "holder": {
        "GET /api/tables/{id}",
        "GET /api/tables/{id}/record",
        "GET /api/tables/{id}/replay",
        "GET /api/tables/{id}/why",
        "POST /api/tables/{id}/continue",
        "DELETE /api/tables/{id}/seats/{seat}",
    },
    "watcher": {
        "GET /api/tables/{id}",
        "GET /api/tables/{id}/record",
        "GET /api/tables/{id}/replay",
        "GET /api/tables/{id}/why",
        "POST /api/tables/{id}/continue",
        "POST /api/tables/{id}/seats/{seat}",
    },
}
REACHED["stranger"] = {*REACHED["watcher"], "GET /api/games", "POST /api/tables", "POST /api/me"}
"""Calls that must have succeeded at least once; all others must at least have found a table."""
REFUSED = {
    "holder": set(),
    "watcher": {"POST /api/tables/{id}/rematch"},
}
REFUSED["stranger"] = REFUSED["watcher"]
"""Calls that must never succeed."""


def tables(ann: Guest) -> list[str]:
    """Tables of every kind: waiting, running, with secrets, and over; those with most to tell more often."""
    running, over = ann.table("me", "hotseat", "bot:random"), ann.table("me", "bot:random", game="riddles")
    with ann.at(running) as line:
        for _ in range(4):
            if line.prompt():
                line.answer()
            line.settle()
    with ann.at(over) as line:
        while line.state["status"] == "running":
            line.until_state(lambda state: state["status"] == "over" or state["asked"]["seat"] == 0)
            if line.prompt():
                line.answer()
    waiting = ann.table("me", "friend", "friend", open=True)
    secret = ann.table("me", "hotseat", game="riddles")
    return [waiting, running, secret, over, running, over, waiting, over]


def answered(report: Path, schema: set[str]) -> dict[str, set[int]]:
    """Which statuses each call of the API was answered with."""
    found: dict[str, set[int]] = defaultdict(set)
    for entry in json.loads(report.read_text("utf-8"))["log"]["entries"]:
        parts = urlsplit(entry["request"]["url"]).path.split("/")
        if parts[1:3] == ["api", "tables"] and len(parts) > 3 and parts[3] != "mine":
            parts[3] = "{id}"
            if len(parts) > 5:
                parts[5] = "{seat}"
        call = f"{entry['request']['method']} {'/'.join(parts)}"
        if call in schema:
            found[call].add(entry["response"]["status"])
    return found


@pytest.mark.parametrize("who", ["holder", "watcher", "stranger"])
def test_the_api_keeps_its_own_promises(house: House, tmp_path: Path, who: str) -> None:
    ann = house.visitor("Ann")
    config, report = tmp_path / "schemathesis.toml", tmp_path / "calls.har"
    known = tables(ann)
    config.write_text(CONFIG.format(tables=json.dumps(known)), "utf-8")
    cookie = {"holder": ann.cookie, "watcher": house.visitor().cookie, "stranger": ""}[who]
    run = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)),
            *("run", f"{house.address}/openapi.json", "--checks", CHECKS, "--max-examples", "40"),
            *("--seed", "7", "--phases", "examples,coverage,fuzzing", "--generation-database", "none"),
            *("--report-har-path", str(report), "--exclude-path-regex", "hint$"),
            *(("--header", f"Cookie: {cookie}") if cookie else ()),
            *(() if who == "stranger" else ("--include-path-regex", "^/api/tables/.id")),
        ],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        cwd=tmp_path,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert "Traceback" not in house.written()
    paths = ann.get("/openapi.json")["paths"]
    calls = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    found = answered(report, calls)
    for call in REACHED[who]:
        assert found[call] & {200, 201}, f"{call} never succeeded: {found[call]}"
    for call in REFUSED[who]:
        assert not found[call] & {200, 201}, f"{call} succeeded for a {who}"
    if who != "holder":
        assert all(0 in ann.get(f"/api/tables/{id}")["you"] for id in known), "Ann lost her seat to another"
    for call, statuses in found.items():
        assert "{id}" not in call or statuses - {404, 422}, f"{call} never met a table"
