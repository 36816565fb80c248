"""Analyses are leased, and kept in parts"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
UNFINISHED = "DELETE FROM analyses WHERE status NOT IN ('done', 'failed')"


def upgrade() -> None:
    op.execute(UNFINISHED)  # their games are not in them; whoever looks at one asks for it again
    with op.batch_alter_table("analyses") as analyses:
        analyses.drop_column("process")
        analyses.drop_column("changed")
        analyses.add_column(sa.Column("account", ID, nullable=True))
        analyses.add_column(sa.Column("asked", sa.BigInteger(), nullable=False, server_default="0"))
        analyses.add_column(sa.Column("journal", sa.Text(), nullable=True))
        analyses.add_column(sa.Column("code", sa.String(length=16), nullable=True))
        analyses.add_column(sa.Column("owner", sa.String(length=16), nullable=True))
        analyses.add_column(sa.Column("lease_until", sa.BigInteger(), nullable=True))
        analyses.add_column(sa.Column("attempts", sa.Integer(), nullable=False, server_default="0"))
        analyses.add_column(sa.Column("started", sa.BigInteger(), nullable=True))
        analyses.create_foreign_key(op.f("fk_analyses_account"), "accounts", ["account"], ["id"])
        analyses.create_index(op.f("ix_analyses_status"), ["status"])
        analyses.create_index(op.f("ix_analyses_account"), ["account"])
    op.create_table(
        "analysis_parts",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("part", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["analyses.table_id"], name=op.f("fk_analysis_parts_table_id")),
        sa.PrimaryKeyConstraint("table_id", "ply", name=op.f("pk_analysis_parts")),
    )


def downgrade() -> None:
    op.drop_table("analysis_parts")
    op.execute(UNFINISHED)
    with op.batch_alter_table("analyses") as analyses:
        analyses.drop_index(op.f("ix_analyses_account"))
        analyses.drop_index(op.f("ix_analyses_status"))
        analyses.drop_constraint(op.f("fk_analyses_account"), type_="foreignkey")
        for name in ("account", "asked", "journal", "code", "owner", "lease_until", "attempts", "started"):
            analyses.drop_column(name)
        analyses.add_column(sa.Column("process", sa.String(length=16), nullable=False, server_default=""))
        analyses.add_column(sa.Column("changed", sa.BigInteger(), nullable=False, server_default="0"))
