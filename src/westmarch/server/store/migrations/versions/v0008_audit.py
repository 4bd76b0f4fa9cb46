"""Orders of those who run the house, and visitors who may not come in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("visitors", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(100), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("arguments", sa.Text, nullable=False),
        sa.Column("done", sa.BigInteger),
        sa.Column("outcome", sa.Text),
    )
    op.create_index("audit_done", "audit", ["done"])


def downgrade() -> None:
    op.drop_table("audit")
    op.drop_column("visitors", "banned")
