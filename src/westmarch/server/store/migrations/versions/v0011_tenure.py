"""Who serves this database now: a number that every server raises when it starts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    house = op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tenure", sa.Integer, nullable=False),
        sa.Column("writes", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(house, [{"id": 1, "tenure": 0, "writes": 0}])


def downgrade() -> None:
    op.drop_table("house")
