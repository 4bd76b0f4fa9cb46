"""How long somebody who is asked may stay away before others may let a bot sit in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("patience", sa.Integer))


def downgrade() -> None:
    op.drop_column("tables", "patience")
