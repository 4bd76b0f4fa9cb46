"""One name for one thing: what a client calls its request is its request id, everywhere."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.execute("ALTER TABLE batches RENAME TO requests")
    op.execute("ALTER TABLE requests RENAME COLUMN word TO request_id")
    op.execute("ALTER TABLE answers RENAME COLUMN batch TO request_id")


def downgrade() -> None:
    op.execute("ALTER TABLE answers RENAME COLUMN request_id TO batch")
    op.execute("ALTER TABLE requests RENAME COLUMN request_id TO word")
    op.execute("ALTER TABLE requests RENAME TO batches")
