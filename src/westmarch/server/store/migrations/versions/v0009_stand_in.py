"""Which bot sits in for somebody who stays away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("stand_in", sa.String(40)))


def downgrade() -> None:
    op.drop_column("tables", "stand_in")
