"""A seat remembers that a bot has moved for its person"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("has_been_stood_in_for", sa.Boolean(), nullable=False, server_default=sa.false()))
    seats = sa.table("seats", sa.column("stand_in", sa.Integer), sa.column("has_been_stood_in_for", sa.Boolean))
    op.execute(seats.update().where(seats.c.stand_in.is_not(None)).values(has_been_stood_in_for=True))


def downgrade() -> None:
    op.drop_column("seats", "has_been_stood_in_for")
