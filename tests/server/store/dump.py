"""Databases as each version leaves them, for ``test_released``: ``python -m tests.server.store.dump`` adds new ones.

The newest shape that is kept is brought to the next one, as a host's database is by an upgrade, and gets what only that
version can have written. What is kept is never written anew.
"""

from __future__ import annotations

import json
import tempfile
from typing import Any

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from digsite.server.store.database import MIGRATIONS, Database
from tests.server.store.test_released import RELEASED, REVISIONS, fill, upgrade

MORE = {
    "0008": "INSERT INTO audit (at, host, action, account, detail) VALUES (1795032874000, 'host', 'reset', 7, '')",
    "0010": "UPDATE seats SET has_been_stood_in_for = 1 WHERE table_id = 'byj6gi49dbtk' AND seat = 1",
}


def revisions() -> list[str]:
    """All that there are, the first one first."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return sorted(script.revision for script in ScriptDirectory.from_config(config).walk_revisions())


def add_missing() -> None:
    """Write the databases that are not kept yet."""
    kept = REVISIONS[-1]
    for revision in (revision for revision in revisions() if revision > REVISIONS[-1]):
        with tempfile.TemporaryDirectory() as folder:
            database = Database(f"sqlite:///{folder}/tables.sqlite3")
            fill(database, kept)
            upgrade(database, revision)
            database.run_sync(_add_more, revision)
            (RELEASED / f"{revision}.json").write_text(database.run_sync(_dump), encoding="utf-8")
            database.close()
        kept = revision


def _add_more(connection: Connection, revision: str) -> None:
    if revision in MORE:
        connection.execute(text(MORE[revision]))


def _dump(connection: Connection) -> str:
    wanted = (
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%alembic%' AND name NOT LIKE 'sqlite%'"
    )
    parts = []
    for name in connection.execute(text(wanted)).scalars():
        rows = connection.execute(text(f'SELECT * FROM "{name}"'))
        columns = json.dumps(list(rows.keys()))
        lines = ",\n".join(json.dumps([_plain(value) for value in row], ensure_ascii=False) for row in rows)
        parts.append(f'{json.dumps(name)}: {{"columns": {columns}, "rows": [\n{lines}\n]}}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _plain(value: Any) -> Any:
    return value.hex() if isinstance(value, bytes) else value


if __name__ == "__main__":
    add_missing()
