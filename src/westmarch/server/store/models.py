"""The tables of the database. Answers are only ever added; a match in memory is a cache of them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, ForeignKey, Index, Integer, LargeBinary, String, Text, false, true
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from westmarch.core.nonces import LONGEST

NAME = 40
CHAT = 500
REQUEST_ID = 64
ID = 32


class Base(DeclarativeBase):
    pass


class VisitorRow(Base):
    """Somebody who has a name or has sat down; others live in their cookie alone."""

    __tablename__ = "visitors"
    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    name: Mapped[str] = mapped_column(String(NAME))
    created: Mapped[int] = mapped_column(BigInteger)
    generation: Mapped[int] = mapped_column(Integer, server_default="0")
    """How often this visitor has signed out everywhere; older cookies are good no longer."""
    banned: Mapped[bool] = mapped_column(Boolean, server_default=false())


class LinkRow(Base):
    """A return link that was not used yet, by the hash of its token."""

    __tablename__ = "links"
    __table_args__ = (Index("links_digest", "digest", unique=True),)
    visitor_id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    digest: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger)


class TableRow(Base):
    """What is fixed about a match, and for lists what has become of it."""

    __tablename__ = "tables"
    __table_args__ = (Index("tables_lobby", "open", "status", "changed"),)
    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int] = mapped_column(Integer)
    options: Mapped[str] = mapped_column(Text)
    language: Mapped[str] = mapped_column(String(8))
    open: Mapped[bool] = mapped_column(Boolean)
    seed: Mapped[str] = mapped_column(String(80))
    """Decimal; a secret until the match is over."""
    rules: Mapped[int] = mapped_column(Integer)
    content: Mapped[str] = mapped_column(String(64))
    base: Mapped[str | None] = mapped_column(Text)
    """The record this table began with, where it goes on from another or was uploaded."""
    uploaded: Mapped[bool] = mapped_column(Boolean)
    status: Mapped[str] = mapped_column(String(10))
    asked: Mapped[int | None] = mapped_column(Integer)
    entries: Mapped[int] = mapped_column(Integer)
    rematch: Mapped[str | None] = mapped_column(String(ID))
    patience: Mapped[int | None] = mapped_column(Integer)
    """Seconds that somebody who is asked may stay away."""
    stand_in: Mapped[str | None] = mapped_column(String(40))
    """The bot that sits in then; without, the house's usual one for the game."""
    notebook: Mapped[str | None] = mapped_column(Text)
    """What was noted on things of the table, where it has a notebook."""
    opener: Mapped[str | None] = mapped_column(String(ID))
    """Who has opened it."""
    fresh: Mapped[bool] = mapped_column(Boolean, server_default=true())
    """Whether the match began at set-up with dice of this house: only such a match could ever be rated."""
    brought: Mapped[int | None] = mapped_column(Integer)
    """After which entry of another match this one goes on, where the opener has brought it along."""
    agreed: Mapped[str | None] = mapped_column(Text)
    """Visitors who agree that what is hidden in such a match stays as it was brought."""
    dealt_again: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether it was dealt again, because not all have agreed."""
    told: Mapped[str | None] = mapped_column(Text)
    """What the house has to tell in the log of the match."""
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)


class SeatRow(Base):
    __tablename__ = "seats"
    __table_args__ = (Index("seats_visitor", "visitor_id"),)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    visitor_id: Mapped[str | None] = mapped_column(String(ID))
    bot: Mapped[str | None] = mapped_column(String(40))
    nonce: Mapped[str | None] = mapped_column(String(LONGEST))
    """What whoever sat here when the match was dealt has added to the seed."""


class AnswerRow(Base):
    """One answer; without a text, one of the same seat taken back; of no seat, a return to an entry."""

    __tablename__ = "answers"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    text: Mapped[str | None] = mapped_column(String(100))
    request_id: Mapped[str | None] = mapped_column(String(REQUEST_ID))
    created: Mapped[int] = mapped_column(BigInteger)


class RequestRow(Base):
    """What was accepted, by the client's own id for it, so that a repetition changes nothing."""

    __tablename__ = "requests"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    visitor_id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    request_id: Mapped[str] = mapped_column(String(REQUEST_ID), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer)


class ChatRow(Base):
    __tablename__ = "chat"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    visitor_id: Mapped[str] = mapped_column(String(ID))
    name: Mapped[str] = mapped_column(String(NAME))
    seat: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(String(CHAT))
    created: Mapped[int] = mapped_column(BigInteger)


class SnapshotRow(Base):
    """The latest position of a running match, for the day when new rules cannot read its answers."""

    __tablename__ = "snapshots"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    entries: Mapped[int] = mapped_column(Integer)
    rules: Mapped[int] = mapped_column(Integer)
    content: Mapped[str] = mapped_column(String(64))
    position: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)


class BookmarkRow(Base):
    """A match as data after so many lines of its log, so that opening it plays only what came since."""

    __tablename__ = "bookmarks"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    lines: Mapped[int] = mapped_column(Integer)
    data: Mapped[bytes] = mapped_column(LargeBinary)
    created: Mapped[int] = mapped_column(BigInteger)


class HouseRow(Base):
    """One row: which server has the database, and how often it was written to."""

    __tablename__ = "house"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    tenure: Mapped[int] = mapped_column(Integer)
    """Raised by every server that starts."""
    writes: Mapped[int] = mapped_column(BigInteger)


class AuditRow(Base):
    """What somebody who runs the house has ordered, and what came of it."""

    __tablename__ = "audit"
    __table_args__ = (Index("audit_done", "done"),)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    created: Mapped[int] = mapped_column(BigInteger)
    by: Mapped[str] = mapped_column(String(100))
    action: Mapped[str] = mapped_column(String(20))
    arguments: Mapped[str] = mapped_column(Text)
    done: Mapped[int | None] = mapped_column(BigInteger)
    outcome: Mapped[str | None] = mapped_column(Text)
