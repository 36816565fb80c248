"""Names that look alike are the same name"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from digsite.server.tables.names import plain

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ACCOUNTS = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("key"), sa.column("kind"))


def upgrade() -> None:
    connection = op.get_bind()
    rows = connection.execute(sa.select(ACCOUNTS).where(ACCOUNTS.c.kind != "level").order_by(ACCOUNTS.c.id)).all()
    taken: set[str] = set()
    for row in rows:  # out of the way, since keys are unique
        connection.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.id == row.id).values(key=f" {row.id}"))
    for row in rows:
        name, number = row.name, 2
        while plain(name) in taken:  # whoever came later gets a number
            name, number = f"{row.name} {number}", number + 1
        taken.add(plain(name))
        connection.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.id == row.id).values(name=name, key=plain(name)))


def downgrade() -> None:
    pass  # the keys of later versions are in order for earlier ones, too
