"""The server serves games of other packages, in its searching processes too, and outlives broken ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import House
from server.test_serve import serve
from toys.parcel import install


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages that the server finds on its path."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "packages"))
    return install(tmp_path / "packages")


@pytest.fixture
def house(tmp_path: Path, packages: Path, seed: int) -> Iterator[House]:
    found = House(tmp_path, seed)
    yield found
    found.stop()
    found.close()


def test_it_is_served_with_all_its_words(house: House) -> None:
    bilbo = house.visitor("Bilbo")
    games = {game["id"]: game for game in bilbo.get("/api/games")}
    assert games["gollum"]["title"] == dict.fromkeys(("en", "ru", "de"), "Gollum’s riddles")
    assert "card-7 = 7" in bilbo.get("/api/texts/gollum/ru")
    assert bilbo.get("/api/rules/gollum/de").startswith("# Gollum’s riddles")


def test_search_thinks_for_it_in_another_process(house: House) -> None:
    bilbo = house.visitor("Bilbo")
    table = bilbo.table("me", "bot:search:0.1s", game="gollum")
    with bilbo.at(table) as line:
        while line.state["result"] is None:
            line.until_state(lambda state: state["result"] or line.prompt(0))
            if line.state["result"] is None:
                assert line.answer()["type"] == "accepted"
    assert bilbo.get(f"/api/tables/{table}")["status"] == "over"


def test_a_game_that_breaks_leaves_the_house_open(house: House, packages: Path) -> None:
    bilbo = house.visitor("Bilbo")
    lost = bilbo.table("me", "bot:random", game="gollum", open=True)
    kept = bilbo.table("me", "bot:random")
    house.stop()
    (packages / "gollum_riddles" / "__init__.py").write_text("raise RuntimeError('drowned')\n", "utf-8")
    house.start()
    assert [game["id"] for game in bilbo.get("/api/games")] == ["mordor", "war", "hunt", "smaug", "riddles"]
    assert [table["id"] for table in bilbo.get("/api/tables/mine")] == [kept]
    assert lost not in [table["id"] for table in bilbo.get("/api/tables")]
    bilbo.get("/api/rules/gollum/en", status=503)
    said = "the game 'gollum' of the package 'gollum-riddles' cannot be used: RuntimeError: drowned"
    assert said in house.written()


def test_a_game_named_on_the_command_line_that_cannot_be_loaded(tmp_path: Path) -> None:
    run = serve(tmp_path, "--port", "0", "--game", "no_such_module:Game")
    assert run.returncode == 1
    assert "No module named 'no_such_module'" in run.stderr
    assert len(run.stderr.splitlines()) == 1
