"""Return links: the same visitor on another device, by a token that works once.

The token stands behind the ``#`` of the link, which no browser sends to anybody; the page there shows who
would become whom, and a button. The database keeps only its hash.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from westmarch.server.store.models import LinkRow, VisitorRow
from westmarch.server.store.stored import now
from westmarch.server.store.writes import name_visitor

SECONDS = 7 * 24 * 3600


class Owner(NamedTuple):
    """Whose link it is."""

    visitor: str
    name: str


def make_link(connection: Connection, visitor: str) -> str:
    """A fresh token; the one before is no longer good."""
    name_visitor(connection, visitor, None)
    revoke_link(connection, visitor)
    token = secrets.token_urlsafe(24)
    connection.execute(insert(LinkRow).values(visitor_id=visitor, digest=_digest(token), created=now()))
    return token


def revoke_link(connection: Connection, visitor: str) -> None:
    connection.execute(delete(LinkRow).where(LinkRow.visitor_id == visitor))


def link_made(connection: Connection, visitor: str) -> int | None:
    """When the link was made that can still be used."""
    good = LinkRow.created > _oldest()
    return connection.scalar(select(LinkRow.created).where(LinkRow.visitor_id == visitor, good))


def owner_of(connection: Connection, token: str) -> Owner | None:
    found = connection.execute(
        select(LinkRow.visitor_id, VisitorRow.name)
        .join(VisitorRow, VisitorRow.id == LinkRow.visitor_id)
        .where(LinkRow.digest == _digest(token), LinkRow.created > _oldest())
    ).first()
    return None if found is None else Owner(*found)


def use_link(connection: Connection, token: str) -> Owner | None:
    """Whose it is, for the first who asks."""
    owner = owner_of(connection, token)
    if owner is None:
        return None
    used = connection.execute(delete(LinkRow).where(LinkRow.digest == _digest(token)))
    return owner if used.rowcount == 1 else None


def sign_out(connection: Connection, visitor: str) -> int:
    """No cookie made so far is good any more, and no link; the number that new cookies need."""
    name_visitor(connection, visitor, None)
    revoke_link(connection, visitor)
    generation = VisitorRow.generation
    connection.execute(update(VisitorRow).where(VisitorRow.id == visitor).values(generation=generation + 1))
    found: int = connection.execute(select(generation).where(VisitorRow.id == visitor)).scalar_one()
    return found


def generations(connection: Connection) -> dict[str, int]:
    """Those who have ever signed out everywhere."""
    rows = connection.execute(select(VisitorRow.id, VisitorRow.generation).where(VisitorRow.generation > 0))
    return {row.id: row.generation for row in rows}


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _oldest() -> int:
    return now() - SECONDS * 1000
