"""What players add to the seed of their match when they sit down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("nonce", sa.String(64)))


def downgrade() -> None:
    op.drop_column("seats", "nonce")
