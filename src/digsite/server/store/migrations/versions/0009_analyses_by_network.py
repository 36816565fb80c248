"""Analyses take turns by network, too"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("analyses", sa.Column("network", sa.String(length=16), nullable=True))


def downgrade() -> None:
    op.drop_column("analyses", "network")  # in place: others refer to this table
