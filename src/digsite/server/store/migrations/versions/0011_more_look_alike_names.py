"""More letters that look alike are the same letter"""

from __future__ import annotations

from alembic import op

from digsite.server.store.look_alikes import compare_anew
from digsite.server.tables.names import comparison_key

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    compare_anew(op.get_bind(), comparison_key)


def downgrade() -> None:
    pass  # the keys of later versions are in order for earlier ones, too
