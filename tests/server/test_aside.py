"""What costs time is done once, or aside from the event loop, where nobody waits for it."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.test_turns import OWN
from server.within import within
from westmarch.server.http import about, docs_page, games, why

CODINGS = ("br", "gzip, deflate", "identity")
FIXED = (
    "/docs",
    "/openapi.json",
    "/api/texts/en",
    "/api/texts/mordor/en",
    "/api/texts/mordor/en/cards",
    "/api/rules/mordor/en",
    "/api/games",
    "/api/studies/en",
)


def test_what_never_changes_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: Counter[str] = Counter()

    def noted(where: Any, name: str) -> None:
        make: Callable[..., Any] = getattr(where, name)

        def counted(*args: Any) -> Any:
            made[name] += 1
            return make(*args)

        monkeypatch.setattr(where, name, counted)

    for name in ("first_words", "late_words", "rules_digest", "dumped"):
        noted(games, name)
    noted(docs_page, "page")
    for kept in (games._words, games._late_words, games._rules, games._listed, games._all_studies):
        kept.cache_clear()
    with within(tmp_path) as house, closing(house.visitor()) as ann:
        for path in FIXED:
            answers = [ann.get(path, headers={"Accept-Encoding": one}) for one in CODINGS * 2]
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.text for answer in answers}) == 1
            codings = [answer.headers.get("content-encoding") for answer in answers[:3]]
            assert codings == ["br", "gzip", None]
        for kind, path in (("text/html", "/docs"), ("application/json", "/openapi.json")):
            assert ann.get(path).headers["content-type"].startswith(kind)
    assert made == {"first_words": 2, "late_words": 1, "rules_digest": 1, "dumped": 2, "page": 1}


def test_reasons_and_descriptions_are_found_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def noted(where: Any, name: str) -> None:
        work: Callable[..., Any] = getattr(where, name)

        def aside(*args: Any) -> Any:
            threads.append(threading.current_thread().name)
            return work(*args)

        monkeypatch.setattr(where, name, aside)

    noted(why, "reason_against")
    noted(about, "_told")
    with within(tmp_path) as house, closing(house.visitor()) as ann:
        table = ann.post("/api/tables", json=OWN).json()["id"]
        assert ann.get(f"/api/tables/{table}/why?option=die:red").status_code == 200
        assert ann.get(f"/api/tables/{table}/about?thing=die:red").status_code == 200
    assert len(threads) == 2
    assert all(name.startswith("westmarch-replays") for name in threads)
