"""What really is so at a table, read from the server's database behind everybody's back."""

from __future__ import annotations

from typing import Any

from server.house import House
from westmarch.core.match import Match
from westmarch.server.store.database import open_database
from westmarch.server.store.reads import Reads
from westmarch.server.table.rebuild import rebuild


def match_of(house: House, table: str) -> Match[Any]:
    engine = open_database(f"sqlite:///{house.folder / 'server.sqlite'}")
    kept = Reads(engine).table(table)
    engine.dispose()
    assert kept is not None
    return rebuild(kept.spec, kept.log)
