"""Keys of levels that no name can have"""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE accounts SET key = ' ' || key WHERE kind = 'level'")


def downgrade() -> None:
    op.execute("UPDATE accounts SET key = substr(key, 2) WHERE kind = 'level'")
