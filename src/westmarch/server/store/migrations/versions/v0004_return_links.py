"""Return links that work once, and how often a visitor has signed out everywhere."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("visitors", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "links",
        sa.Column("visitor_id", sa.String(32), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("links_digest", "links", ["digest"], unique=True)


def downgrade() -> None:
    op.drop_table("links")
    op.drop_column("visitors", "generation")
