"""Databases as each version left them: they migrate, and what is in them goes on."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import JSON, Boolean, Column, Connection, LargeBinary, MetaData, insert

from digsite.cli.verify import check_secret
from digsite.core.journal import Journal
from digsite.match import draws_follow
from digsite.server.services.accounts import hashed
from digsite.server.services.tables import loaded
from digsite.server.store import accounts, sessions
from digsite.server.store import tables as store
from digsite.server.store.database import MIGRATIONS, Database
from digsite.server.tables.dice import commitment
from tests.server.databases import KINDS, fresh_database
from tests.server.serving import serving

RELEASED = Path(__file__).parent / "released"
REVISIONS = sorted(path.stem for path in RELEASED.iterdir())
COOKIES = {  # as they were given out, until sessions were rows
    "Ada": "WzYsMV0.Uk5PoOZtNGVo7Luls_BUnAfLUldKQKmTqHaLz2tP1jA",
    "Bo": "WzcsMF0.S9t8QUUCEbMRw4cLcxh09fA9LRnn1pLwU7USdA2fUgY",
}
TOKEN = "dig_bo91ovqdpCkgdPFBOaFgnE5_qQ9snDzIa9GHSmn4fQo"
CENTURY = 36_500  # days: cookies were last used when the databases were kept
FINISHED, PLAYING = "zurxg5xent6i", "byj6gi49dbtk"


def fill(database: Database, revision: str) -> None:
    """Bring a database to the shape of a version, with what that version left in one."""
    upgrade(database, revision)
    database.run_sync(_insert_all, json.loads((RELEASED / f"{revision}.json").read_text(encoding="utf-8")))


def upgrade(database: Database, revision: str) -> None:
    """Bring a database to the shape of a version."""
    with database.engine.connect() as connection, database._without_references(connection):
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.commit()


def _insert_all(connection: Connection, found: dict[str, Any]) -> None:
    shape = MetaData()
    shape.reflect(connection)
    for table in shape.sorted_tables:
        if table.name in found and (rows := found[table.name]["rows"]):
            columns = [table.c[name] for name in found[table.name]["columns"]]
            values = [
                {column.name: _value(column, value) for column, value in zip(columns, row, strict=True)} for row in rows
            ]
            connection.execute(insert(table), values)


def _value(column: Column[Any], value: Any) -> Any:
    """A value as SQLAlchemy takes it; SQLite had written it as text or a number."""
    if value is None:
        return None
    match column.type:
        case JSON():
            return json.loads(value)
        case LargeBinary():
            return bytes.fromhex(value)
        case Boolean():
            return bool(value)
        case _:
            return value


@pytest.fixture(scope="module", params=product(KINDS, REVISIONS), ids="-".join)
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    """One of each kind and shape, which the tests only read."""
    kind, revision = request.param
    with fresh_database(request, kind, tmp_path_factory.mktemp("database")) as url:
        opened = Database(url)
        fill(opened, revision)
        opened.migrate()
        yield opened
        opened.close()


def test_there_is_a_database_of_every_shape() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config).walk_revisions()
    assert sorted(script.revision for script in scripts) == REVISIONS, "python -m tests.server.store.dump"


def test_its_games_replay(database: Database) -> None:
    for table_id, status, plies in ((FINISHED, "finished", 201), (PLAYING, "playing", 40)):
        stored = database.run_sync(store.load, table_id)
        assert stored is not None
        table = loaded(stored)
        assert (table.record.status, len(table.game.actions)) == (status, plies)
        assert table.game.mover_at(plies) == (-2 if status == "finished" else table.record.mover)


def test_its_finished_game_is_verified_and_the_other_goes_on_with_its_draws(database: Database) -> None:
    finished, playing = database.run_sync(store.load, FINISHED), database.run_sync(store.load, PLAYING)
    assert finished is not None
    assert playing is not None
    over, game = loaded(finished).journal(), loaded(playing).game
    assert check_secret("game.dig", over, finished.record.secret, commitment(finished.record.secret))
    assert draws_follow(over)
    while not game.position.over:
        game.apply(len(game.actions), game.after(game.position.legal_numbers()[0]))
    seed = int(playing.record.secret.partition("-")[0])
    assert draws_follow(Journal(playing.record.game, playing.record.players, seed=seed, actions=game.actions))


@pytest.mark.parametrize("name", COOKIES)
def test_its_cookies_hold(database: Database, name: str) -> None:
    session = database.run_sync(sessions.find, hashed(COOKIES[name]), 0)
    assert session is not None
    account = database.run_sync(accounts.by_id, session.account)
    assert account is not None
    assert account.name == name


def test_its_bots_have_their_tokens(database: Database) -> None:
    bot = database.run_sync(accounts.by_token, hashed(TOKEN))
    assert bot is not None
    assert bot.name == "Shovel"


@pytest.mark.parametrize("revision", [REVISIONS[0], REVISIONS[-1]])
def test_its_people_play_on(tmp_path: Path, revision: str) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    fill(database, revision)
    database.close()
    with serving(tmp_path, session_days=CENTURY) as server:
        ada, bo = (server.nobody(cookie=f"digsite={cookie}") for cookie in COOKIES.values())
        assert server.nobody().post("/api/session", {"name": "Ada", "password": "an old password"})["kind"] == "person"
        table = ada.table(PLAYING)
        mover = ada if table["mover"] in table["you"] else bo
        assert mover.act_somehow(mover.table(PLAYING), random.Random(1))["ply"] > table["ply"]
        assert ada.table(FINISHED)["status"] == "finished"
