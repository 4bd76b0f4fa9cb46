"""First words of a sitting: who plays, that the dice are committed to, what is reconstructed."""

from __future__ import annotations

from typing import Any

from westmarch.cli.saves import Saved
from westmarch.cli.talking.ending import player_name
from westmarch.core.content import Content
from westmarch.core.match import Match
from westmarch.core.record import Record
from westmarch.core.text import Text


def intro_lines(match: Match[Any], text: Text) -> list[str]:
    players = ", ".join(player_name(seat, match.seats, text) for seat in range(match.setup.players))
    lines = [f"{text.get('game-title')}: {players}. {text.get('cli-help-short')}"]
    if not match.asks_chance:
        lines.append(text.get("cli-committed", {"hash": str(match.commitment)}))
    if tables := reconstructed_tables(match.setup.content):
        what = ", ".join(f"{text.get(f'table-{name}')} ({len(rows)})" for name, rows in tables.items())
        lines.append(text.get("cli-reconstructed", {"tables": what}))
    return lines


def reconstructed_tables(content: Content) -> dict[str, list[str]]:
    """Rows that no source confirms, by table."""
    tables: dict[str, list[str]] = {}
    for name, row in content.reconstructed():
        tables.setdefault(name, []).append(row)
    return tables


def describe(saved: Saved, text: Text) -> str:
    """A kept match in one line."""
    record = saved.record
    assert record is not None
    when = f"{saved.changed:%Y-%m-%d %H:%M}"
    return text.get(
        "cli-saved-match", {"title": text.get("game-title"), "seats": seats_of(record), "when": when}
    )


def seats_of(record: Record) -> str:
    return ", ".join(record.seats) or str(record.players)
