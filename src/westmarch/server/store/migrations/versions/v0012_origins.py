"""Who opened a table, whether its match was brought from elsewhere, and what the house has told there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


NAMES = ("opener", "fresh", "brought", "agreed", "dealt_again", "told")


def upgrade() -> None:
    for column in (
        sa.Column("opener", sa.String(32)),
        sa.Column("fresh", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("brought", sa.Integer),
        sa.Column("agreed", sa.Text),
        sa.Column("dealt_again", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("told", sa.Text),
    ):
        op.add_column("tables", column)
    # Of a table that began with a record nobody knows any more where that came from.
    op.execute(sa.text("UPDATE tables SET fresh = (base IS NULL)"))


def downgrade() -> None:
    for name in NAMES:
        op.drop_column("tables", name)
