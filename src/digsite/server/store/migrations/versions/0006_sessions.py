"""Sessions are rows"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
ACCOUNTS = sa.table("accounts", sa.column("id"), sa.column("kind"), sa.column("session"))
KEYS = sa.table("keys", sa.column("name"), sa.column("value"))
SIGNING_KEY = "signing"


def upgrade() -> None:
    sessions = op.create_table(
        "sessions",
        sa.Column("id", ID, autoincrement=True, nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("account", ID, nullable=False),
        sa.Column("agent", sa.String(length=200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_sessions_account")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        sa.UniqueConstraint("hash", name=op.f("uq_sessions_hash")),
    )
    op.create_index(op.f("ix_sessions_account"), "sessions", ["account"])
    _keep_cookies(sessions)
    op.execute(sa.delete(KEYS).where(KEYS.c.name == SIGNING_KEY))
    with op.batch_alter_table("accounts") as accounts:
        accounts.drop_column("session")


def _keep_cookies(sessions: sa.Table) -> None:
    """Let the cookies that were given out go on: they were signed, so that it is known what is in them."""
    connection = op.get_bind()
    key = connection.execute(sa.select(KEYS.c.value).where(KEYS.c.name == SIGNING_KEY)).scalar_one_or_none()
    people = sa.select(ACCOUNTS).where(ACCOUNTS.c.kind.in_(("guest", "person")))
    if key is None:
        return
    now = time.time_ns() // 1_000_000
    rows = [
        {"hash": _hash_of_cookie(bytes(key), row.id, row.session), "account": row.id, "agent": "", "created": now}
        for row in connection.execute(people)
    ]
    if rows:
        connection.execute(sa.insert(sessions), [{**row, "seen": now} for row in rows])


def _hash_of_cookie(key: bytes, account: int, session: int) -> str:
    """The hash of a cookie as itsdangerous 2.2 signed it."""
    payload = _encoded(json.dumps([account, session], separators=(",", ":")).encode())
    derived = hashlib.sha256(b"cookie" + b"signer" + key).digest()
    signature = _encoded(hmac.digest(derived, payload, "sha256"))
    return hashlib.sha256(payload + b"." + signature).hexdigest()


def _encoded(value: bytes) -> bytes:
    return base64.urlsafe_b64encode(value).rstrip(b"=")


def downgrade() -> None:
    op.drop_table("sessions")
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(sa.Column("session", sa.Integer(), nullable=False, server_default="0"))
