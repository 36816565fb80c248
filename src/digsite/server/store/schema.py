"""What is stored. The state of a game is not: it is replayed from the actions.

All times are milliseconds since 1970. A change here needs a migration in ``migrations/versions``.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
ID = BigInteger().with_variant(Integer, "sqlite")

KEYS = Table(  # what the server itself must remember
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("id", ID, primary_key=True, autoincrement=True),
    Column("name", String(40), nullable=False),
    Column("key", String(80), nullable=False, unique=True),  # the name as it is compared
    Column("kind", String(8), nullable=False),  # guest, person, bot, level
    Column("password", String(200)),
    Column("token", String(64), unique=True),  # SHA-256 of an external bot's token
    Column("owner", ID, ForeignKey("accounts.id")),  # of an external bot
    Column("created", BigInteger, nullable=False),
    Column("banned", BigInteger),  # since when
)

SESSIONS = Table(  # of people, one for each device on which they are logged in
    "sessions",
    METADATA,
    Column("id", ID, primary_key=True, autoincrement=True),
    Column("hash", String(64), nullable=False, unique=True),  # SHA-256 of the cookie
    Column("account", ID, ForeignKey("accounts.id"), nullable=False),
    Column("agent", String(200), nullable=False),  # what the browser says it is
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when it was last used, about
    Index(None, "account"),
)

AUDIT = Table(  # what the host has done
    "audit",
    METADATA,
    Column("id", ID, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("host", String(80), nullable=False),  # who was logged in on the machine
    Column("action", String(20), nullable=False),
    Column("account", ID),  # whom it concerns; the account may be gone
    Column("detail", Text, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("components", String(12), nullable=False, server_default=""),  # the printed tables; none: as first shipped
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, finished; closed: all left
    Column("is_private", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("host", ID, ForeignKey("accounts.id"), nullable=False),
    Column("secret", String(80), nullable=False),  # empty if the draws are entered by hand
    Column("origin", JSON),  # the table or file it was cloned from, and the ply; or its lesson
    Column("takeback", JSON),  # a request under way
    Column("hints", JSON),  # who has asked for hints, and whose agreement is still missing
    Column("rematch", String(16)),  # the table that follows
    Column("version", Integer, nullable=False),  # rises with every change
    Column("ply", Integer, nullable=False),  # actions stored
    Column("mover", Integer),  # the seat to move, while playing; -1 while a draw is to be entered by hand
    Column("waits_for", String(8)),  # person or bot, while playing
    Column("deadline", BigInteger),  # of the mover
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),  # when it last changed
    Index(None, "status", "moved"),
    Index(None, "deadline"),
    Index(None, "host"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, hotseat, bot, link, anyone
    Column("account", ID, ForeignKey("accounts.id")),  # whose seat it is; of a bot its level's account
    Column("name", String(40), nullable=False),
    Column("level", Integer),  # of a bot
    Column("stand_in", Integer),  # the level that plays for a person who left or whose time ran out
    Column("has_left", Boolean, nullable=False),
    Column("has_been_stood_in_for", Boolean, nullable=False, server_default=false()),  # a bot has moved for a person
    Column("bank", BigInteger),  # milliseconds left, with a clock that has a bank
    Column("score", Integer),
    Column("place", Integer),
    Index(None, "account"),
)

ACTIONS = Table(
    "actions",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("action", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

MESSAGES = Table(
    "messages",
    METADATA,
    Column("id", ID, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("account", ID, ForeignKey("accounts.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "table_id", "id"),
)

ANALYSES = Table(  # a queue of leases
    "analyses",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("plies", Integer, nullable=False),  # of the game, when it was analysed
    Column("depth", Integer, nullable=False),
    Column("version", String(40), nullable=False),  # of digsite
    Column("account", ID, ForeignKey("accounts.id")),  # who asked for it
    Column("network", String(16)),  # and where from, hashed
    Column("asked", BigInteger, nullable=False, server_default="0"),
    Column("journal", Text),  # the game, until it is analysed
    Column("code", String(16)),  # a hash of the version and the games that it was asked of
    Column("status", String(8), nullable=False),  # waiting, running, done, failed
    Column("owner", String(16)),  # the claim of whoever works at it
    Column("lease_until", BigInteger),  # when another may claim it
    Column("attempts", Integer, nullable=False, server_default="0"),  # since it last got on
    Column("started", BigInteger),  # when it was last claimed
    Column("done", Integer, nullable=False),  # decisions judged
    Column("total", Integer),  # decisions, once they are counted
    Column("reason", Text),  # why it failed
    Column("result", LargeBinary),  # packed JSON
    Index(None, "status"),
    Index(None, "account"),
)

ANALYSIS_PARTS = Table(  # what is done of an analysis that is under way
    "analysis_parts",
    METADATA,
    Column("table_id", String(16), ForeignKey("analyses.table_id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("part", LargeBinary, nullable=False),  # a judged decision
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("account", ID, ForeignKey("accounts.id"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index(None, "game", "players", "mu"),
)
