"""Whether this process may still write: it must hold the lock, and nobody may have started after it.

The lock alone is not enough. A connection can be cut and a file removed, and a second server then takes the
lock while the first one plays on. So every server raises a number in the database when it starts, and every
transaction begins by counting itself under its own number: once another server has started, that fails.
"""

from __future__ import annotations

from sqlalchemy import Connection, Engine, bindparam, select, update

from westmarch.server.refusal import Refused
from westmarch.server.store.models import HouseRow

# Counting changes the row, so that a disk which is full is noticed here, too.
_COUNT = (
    update(HouseRow)
    .where(HouseRow.tenure == bindparam("number"))
    .values(writes=HouseRow.writes + 1)
    .execution_options(synchronize_session=False)
)


class Tenure:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        with engine.begin() as connection:
            connection.execute(update(HouseRow).values(tenure=HouseRow.tenure + 1))
            self._number = connection.scalars(select(HouseRow.tenure)).one()
        self.over = False
        """Another server has taken the database: from now on nothing is written."""
        self.proven = True
        """Whether the lock was held when somebody last looked."""

    def check(self, connection: Connection) -> None:
        """First of all in a transaction; Refused where this process may not write."""
        if self.over or not self.proven:
            raise Refused("unavailable")
        if connection.execute(_COUNT, {"number": self._number}).rowcount != 1:
            self.over = True
            raise Refused("unavailable")

    def is_latest(self) -> bool:
        """Whether no other server has started since."""
        with self._engine.connect() as connection:
            if connection.scalar(select(HouseRow.tenure)) != self._number:
                self.over = True
        return not self.over
