"""What the seats that share a notebook have written in it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("notebook", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "notebook")
