"""Bookmarks of matches: one a table, the latest. Without it everything is there too, only slower to open."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from westmarch.server.store.models import BookmarkRow
from westmarch.server.store.stored import StoredBookmark, now


def keep_bookmark(connection: Connection, table: str, kept: StoredBookmark) -> None:
    """Instead of the one before."""
    connection.execute(delete(BookmarkRow).where(BookmarkRow.table_id == table))
    values = {"table_id": table, "lines": kept.lines, "data": kept.data, "created": now()}
    connection.execute(insert(BookmarkRow).values(**values))


def bookmark_of(connection: Connection, table: str) -> StoredBookmark | None:
    chosen = select(BookmarkRow.lines, BookmarkRow.data).where(BookmarkRow.table_id == table)
    row = connection.execute(chosen).first()
    return None if row is None else StoredBookmark(row.lines, row.data)
