"""Commands on their way: stored before they happen, and started over when someone else was faster."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from digsite.core import engine
from digsite.server.commands.leaving import Leave
from digsite.server.commands.play import Play
from digsite.server.problems import Refused
from digsite.server.services.tables import TableService
from digsite.server.services.updates import UpdateBroker
from digsite.server.settings import Limits, Settings
from digsite.server.store import accounts
from digsite.server.store import tables as store
from digsite.server.store.database import Database
from digsite.server.tables.table import Table
from tests.server.tables.making import ADA, AT, BO, CY, NAMES, a_table, bot, device, online, person, played

Test = Callable[[TableService, Database, Table], Awaitable[None]]


@asynccontextmanager
async def service(
    folder: Path, most_bytes: int = 1 << 20, limits: Limits | None = None
) -> AsyncIterator[tuple[TableService, Database]]:
    """A service with a database of its own."""
    database = Database(f"sqlite:///{folder / 'tables.sqlite3'}")
    try:
        database.migrate()
        for name in NAMES.values():
            database.run_sync(accounts.add, name, name.lower(), "guest", AT)
        settings = Settings(database_url=str(database), limits=limits or Limits())
        yield TableService(settings, database, UpdateBroker(database), most_bytes), database
    finally:
        database.close()


def run(folder: Path, test: Test) -> None:
    """Run a test with a service and a stored table."""

    async def prepare() -> None:
        async with service(folder) as (tables, database):
            await test(tables, database, await tables.add(device()))

    asyncio.run(prepare())


def first_move(table: Table) -> Play:
    return Play(ADA, table.game.position.legal_numbers()[0], table.record.ply)


def test_a_command_is_stored_applied_and_told(tmp_path: Path) -> None:
    async def test(tables: TableService, database: Database, table: Table) -> None:
        heard: list[Table] = []
        tables.subscribe(heard.append)
        after = await tables.execute(table.id, first_move(table))
        assert heard == [after] == [await tables.find(table.id)]
        stored = database.run_sync(store.load, table.id)
        assert stored is not None
        assert (stored.record, stored.seats, stored.actions) == (after.record, after.seats, after.game.actions)

    run(tmp_path, test)


def test_when_storing_fails_nothing_has_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(tables: TableService, database: Database, table: Table) -> None:
        actions, state = list(table.game.actions), table.game.state
        heard: list[Table] = []
        tables.subscribe(heard.append)

        def fail(*_: object) -> None:
            raise OperationalError("", {}, Exception("the disk is full"))

        with monkeypatch.context() as patch:
            patch.setattr(store, "add_actions", fail)
            with pytest.raises(OperationalError):
                await tables.execute(table.id, first_move(table))
        assert await tables.find(table.id) is table
        assert (table.game.actions, table.game.state, heard) == (actions, state, [])
        assert (await tables.execute(table.id, first_move(table))).record.version == 2

    run(tmp_path, test)


def test_a_race_that_was_lost_starts_over(tmp_path: Path) -> None:
    async def test(tables: TableService, database: Database, table: Table) -> None:
        database.run_sync(store.save, table.record, replace(table.record, version=2, rematch="elsewhere"))
        after = await tables.execute(table.id, first_move(table))
        assert (after.record.version, after.record.rematch) == (3, "elsewhere")
        assert after.game is not table.game

    run(tmp_path, test)


def test_a_command_comes_to_its_end_though_whoever_sent_it_has_gone(tmp_path: Path) -> None:
    async def test(tables: TableService, database: Database, table: Table) -> None:
        heard = asyncio.Event()
        tables.subscribe(lambda _: heard.set())
        sending = asyncio.create_task(tables.execute(table.id, first_move(table)))
        await asyncio.sleep(0)
        sending.cancel()
        await asyncio.wait_for(heard.wait(), 60)
        assert (await tables.find(table.id)).record.version == 2

    run(tmp_path, test)


def test_tables_that_were_left_to_bots_count_until_they_are_finished(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as (tables, database):
            table = await tables.add(a_table([person(0, ADA), replace(bot(1), account=CY)]))
            left = await tables.execute(table.id, Leave(ADA))
            assert database.run_sync(store.unfinished_of, ADA) == 1
            database.run_sync(store.save, left.record, replace(left.record, version=3, status="finished"))
            assert database.run_sync(store.unfinished_of, ADA) == 0
            other = await tables.add(online(BO))
            await tables.execute(other.id, Leave(ADA))
            assert database.run_sync(store.unfinished_of, ADA) == 0

    asyncio.run(test())


@pytest.mark.parametrize("limits", [{"copies_per_visitor": 2}, {"copied_bytes_per_visitor": 2 * 50 * 30}])
def test_imports_and_clones_count_whether_they_are_finished_or_not(limits: dict[str, int], tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, limits=Limits(**limits)) as (tables, _):
            for origin in ({"file": True, "ply": 30}, {"table": "abc", "ply": 30}):
                copied = device(origin=origin)
                await tables.add(Table(replace(copied.record, status="finished", ply=30), copied.seats, copied.game))
            with pytest.raises(Refused, match="imported or cloned"):
                await tables.add(device(origin={"file": True, "ply": 30}))
            await tables.add(device(origin={"lesson": "pergamon", "edition": "1"}))
            await tables.add(device())

    asyncio.run(test())


def test_what_is_made_ready_to_be_sent_counts_as_memory(tmp_path: Path) -> None:
    async def test(tables: TableService, database: Database, table: Table) -> None:
        other = await tables.add(device())
        table.game.views[0, None] = b"x" * (1 << 20)
        tables.measure(table.id)
        assert tables.count == 1
        assert await tables.find(other.id) is other

    run(tmp_path, test)


def test_of_two_answers_to_one_ply_one_is_stored(tmp_path: Path) -> None:
    async def test(tables: TableService, database: Database, table: Table) -> None:
        both = [tables.execute(table.id, first_move(table)) for _ in range(2)]
        found = await asyncio.gather(*both, return_exceptions=True)
        assert [isinstance(one, Table) for one in found] == [True, False]
        assert isinstance(found[1], Refused)
        assert found[1].kind == "another-ply"

    run(tmp_path, test)


def test_tables_that_were_not_used_for_longest_make_room_and_are_loaded_again(tmp_path: Path) -> None:
    async def test() -> None:
        most = 3 * device().size
        async with service(tmp_path, most) as (tables, _):
            opened = [await tables.add(device()) for _ in range(5)]
            assert tables.count == 3
            assert await tables.find(opened[4].id) is opened[4]
            again = await tables.find(opened[0].id)
            assert again is not opened[0]
            assert (again.record, again.seats, again.game.actions) == (
                opened[0].record,
                opened[0].seats,
                opened[0].game.actions,
            )

    asyncio.run(test())


def test_a_table_that_is_larger_than_all_room_is_played_all_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, most_bytes=10) as (tables, _):
            table = await tables.add(device())
            assert tables.count == 0
            assert (await tables.execute(table.id, first_move(table))).record.version == 2

    asyncio.run(test())


def test_a_table_goes_on_at_compiled_speed_as_soon_as_it_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if engine.in_plain_mode():
        pytest.skip("there is only plain mode here")

    async def test() -> None:
        async with service(tmp_path) as (tables, _):
            monkeypatch.setattr(engine, "best_available", engine.plain)
            slow = await tables.add(played(device()))
            monkeypatch.undo()
            engine.best("pergamon")
            fast = await tables.find(slow.id)
            speeds = [table.game.position.engine.is_compiled for table in (slow, fast)]
            assert speeds == [False, True]
            assert fast.game.state == slow.game.state

    asyncio.run(test())


def test_a_command_whose_sender_has_gone_is_over_when_the_service_has_stopped(tmp_path: Path) -> None:
    async def test(tables: TableService, database: Database, table: Table) -> None:
        before = table.record.ply
        sent = asyncio.create_task(tables.execute(table.id, first_move(table)))
        await asyncio.sleep(0)  # it begins
        sent.cancel()
        await tables.stop()
        stored = database.run_sync(store.load, table.id)
        assert stored is not None
        assert stored.record.ply > before

    run(tmp_path, test)
