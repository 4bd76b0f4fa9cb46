"""Positions of running matches as data: one a table, the latest; and how a table takes up new rules."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from westmarch.server.store.models import AnswerRow, SnapshotRow, TableRow
from westmarch.server.store.stored import Spec, StoredPosition, StoredTable, now

RENEWED = -3
"""The seat in a log under which a match goes on from a position, with new rules; the text is its entry."""


def keep_position(connection: Connection, table: str, spec: Spec, kept: StoredPosition) -> None:
    """Instead of the one before."""
    connection.execute(delete(SnapshotRow).where(SnapshotRow.table_id == table))
    connection.execute(
        insert(SnapshotRow).values(
            table_id=table,
            entries=kept.entries,
            rules=spec.rules,
            content=spec.content,
            position=json.dumps(kept.position),
            created=now(),
        )
    )


def position_of(connection: Connection, table: str) -> StoredPosition | None:
    """The latest position; what cannot be read is as good as none."""
    chosen = select(SnapshotRow.entries, SnapshotRow.position).where(SnapshotRow.table_id == table)
    row = connection.execute(chosen).first()
    if row is None:
        return None
    try:
        data = json.loads(row.position)
    except ValueError:
        return None
    return StoredPosition(row.entries, data) if isinstance(data, dict) else None


def adopt_rules(connection: Connection, table: str, spec: Spec) -> None:
    """The table's log is good under these rules too."""
    values = {"rules": spec.rules, "content": spec.content, "base": spec.base}
    connection.execute(update(TableRow).where(TableRow.id == table).values(**values))


def start_anew(connection: Connection, stored: StoredTable, entries: int, progress: dict[str, Any]) -> None:
    """The table goes on from a position: a line of its log says so, and what came before is read no more."""
    table, spec = stored.listed.id, stored.spec
    note = {"seat": RENEWED, "text": str(entries), "request_id": None, "created": now()}
    connection.execute(insert(AnswerRow).values(table_id=table, number=stored.begins - 1, **note))
    adopt_rules(connection, table, spec)
    values = {"seed": str(spec.seed), "changed": now(), **progress}
    connection.execute(update(TableRow).where(TableRow.id == table).values(**values))
