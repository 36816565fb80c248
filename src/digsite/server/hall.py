"""The hall: all tables of this process. Every change of a table goes this way.

1. A deed is checked and done on the table in memory, one at a time for each table.
2. It is stored in one transaction, guarded by the table's version. Whoever comes second starts again.
3. Only then is anybody told.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from digsite.server import deeds, ratings
from digsite.server.live import Live, cancelled
from digsite.server.metrics import MOVES, TAKEOVERS
from digsite.server.problems import OTHER_COMPONENTS, Problem, conflict, not_found
from digsite.server.settings import Settings
from digsite.server.store import tables as store
from digsite.server.store.database import UNAVAILABLE, Database
from digsite.server.table import Table, now
from digsite.server.thinking import Thinking

TRIES = 5  # at a change that others keep overtaking
MOST_GAME_BYTES = 256 << 20  # of games in memory; those that were not used for longest are replayed when needed
SET_ASIDE = 600.0  # seconds until a table that could not be looked after is tried again
LOG = logging.getLogger("digsite.hall")


class Hall:
    """Tables in memory, changes to them, and what has to go on without anybody asking: bots and clocks."""

    def __init__(self, settings: Settings, database: Database, forget_account: Callable[[str], None]) -> None:
        self.settings = settings
        self.database = database
        self.live = Live(database, self.look_again)
        self._forget_account = forget_account
        self.thinking = Thinking(settings.thinking_threads, settings.hint_seconds)
        self._shelf: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # gone when nobody holds them
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking_about: set[str] = set()
        self._set_aside: dict[str, float] = {}  # tables that are left alone, and until when
        self._bot_lease = 0  # milliseconds; none at first, and when the database was away
        self.on_change: Callable[[], None] = lambda: None  # told before a deed is done

    # 1. Looking

    async def table(self, table_id: str, is_listening: bool = False) -> Table:
        """A table as it is now; for a listener as this process last heard of it, since it is woken at every change."""
        async with self._lock_of(table_id):
            return await self._current(table_id, is_newest=is_listening or not self.database.is_shared)

    async def _current(self, table_id: str, is_newest: bool = True) -> Table:
        """A table from the shelf or the database; ``is_newest`` if nobody else can have changed it."""
        known = self._shelf.get(table_id)
        if known is not None:
            self._shelf.move_to_end(table_id)
            if is_newest or await self.database.run(store.version_of, table_id) == known.version:
                return known
        found = await self.database.run(store.load, table_id)
        if found is None:
            raise not_found("such table")
        if found.rules_version != found.rules.about.rules_version:
            raise conflict("other-rules", "this table was played by other rules than this server has now")
        if found.components != found.rules.about.components_id:
            raise conflict("other-components", OTHER_COMPONENTS)
        self._put(found)
        return found

    def _put(self, table: Table) -> None:
        """Keep a table at hand; those that nobody has asked for longest make room."""
        self._shelf[table.id] = table
        self._shelf.move_to_end(table.id)
        while len(self._shelf) > self.settings.shelf_size:
            self.thinking.forget(self._shelf.popitem(last=False)[0])

    def _lock_of(self, table_id: str) -> asyncio.Lock:
        """What keeps two deeds at one table apart."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    @property
    def size(self) -> int:
        """Tables in memory."""
        return len(self._shelf)

    # 2. Changing

    async def add(self, table: Table) -> Table:
        """A new table, or a ``Problem`` if its host has too many."""
        await self.database.run(self._store_new, table)
        self._show_new(table)
        return table

    def _store_new(self, connection: Connection, table: Table) -> None:
        most = self.settings.limits.open_tables
        if most and table.status != "finished" and store.unfinished_of(connection, table.host) >= most:
            detail = f"nobody has more than {most} unfinished tables open; finish or leave one first"
            raise conflict("too-many-tables", detail)
        table.version = 1
        store.add(connection, table)

    def _show_new(self, table: Table) -> None:
        store.mark_saved(table)
        self._put(table)
        self._attend(table)

    async def change(self, table_id: str, deed: Callable[[Table], None], beside: Table | None = None) -> Table:
        """Do a deed at a table and store it, with a new table that belongs to it, or raise a ``Problem``."""
        async with self._lock_of(table_id):
            for _ in range(TRIES):
                table = await self._current(table_id)
                if await self._done(table, deed, beside):
                    if table.status != "playing":
                        self.thinking.forget(table_id)
                    self.live.tell(table_id)
                    self._attend(table)
                    return table
            raise conflict("busy", "others change this table all the time; try again")

    async def _done(self, table: Table, deed: Callable[[Table], None], beside: Table | None) -> bool:
        """Whether a deed was done and stored; if not, the table is forgotten and read anew next time."""
        self.on_change()
        known, was_playing, plies = table.version, table.status == "playing", len(table.actions)
        try:
            deed(table)
        except Problem:
            if self.database.is_shared and await self.database.run(store.version_of, table.id) != known:
                self._shelf.pop(table.id, None)
                return False  # the objection was to an old version
            raise
        except BaseException:
            self._shelf.pop(table.id, None)
            raise

        def work(connection: Connection) -> bool:
            table.version = known + 1
            if not store.save(connection, table, known, self.live.announcement("table", table.id)):
                return False
            if was_playing and table.status == "finished":
                ratings.note(connection, table)
            if beside is not None:
                self._store_new(connection, beside)
            return True

        try:
            stored = await asyncio.shield(self.database.change(table.id, work))
        except IntegrityError:  # the key (table, ply) is the last word
            stored = False
        except BaseException:
            self._shelf.pop(table.id, None)
            raise
        if not stored:
            self._shelf.pop(table.id, None)
            return False
        store.mark_saved(table)
        table.shown.clear()
        if beside is not None:
            self._show_new(beside)
        MOVES.labels(table.game).inc(max(0, len(table.actions) - plies))
        return True

    async def say(self, table_id: str, account: int, name: str, said: str, at: int) -> int:
        """Store what somebody said and tell everybody; returns the message's number."""
        told = self.live.announcement("chat", table_id)
        number = await self.database.run(store.add_message, table_id, account, name, said, at, told)
        self.live.tell(table_id, is_chat=True)
        return number

    async def look_again(self, changed: str, which: str) -> None:
        """Another process has changed a table or an account, or somebody said something at a table there."""
        if changed == "account":
            self._forget_account(which)
            return
        if changed == "table" and which in self._shelf:
            async with self._lock_of(which):
                self._shelf.pop(which, None)
        self.live.tell(which, is_chat=changed == "chat")

    # 3. Bots and clocks

    def start(self) -> None:
        """Begin to look after bots and clocks, first those that an earlier process left behind."""
        self.live.start()
        self._spawn(self._warm_up())
        self._spawn(self._sweep_for_ever())

    async def _warm_up(self) -> None:
        """Compile what is missing, and tell everybody who sees a bot warm up until then."""
        await self.thinking.prepare()
        self.live.tell_all()

    async def stop(self) -> None:
        """Finish: what is being stored is stored, bots are asked again after the next start."""
        await self.live.stop()
        self.thinking.close()
        await cancelled(self._tasks)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _attend(self, table: Table) -> None:
        """Let a bot think, if it is to move."""
        if table.waits_for == "bot" and table.id not in self._thinking_about:
            self._thinking_about.add(table.id)
            self._spawn(self._let_bots_play(table.id))

    async def _let_bots_play(self, table_id: str) -> None:
        """Bots' moves, one after the other, until a person is to move."""
        try:
            while await self._let_bot_play(table_id):
                pass
        except UNAVAILABLE as error:
            LOG.warning("a bot waits for the database", extra={"table": table_id, "reason": str(error)})
            self._bot_lease = 0
        except Exception:
            self._leave_alone(table_id, "a bot could not play")
        finally:
            self._thinking_about.discard(table_id)

    async def _let_bot_play(self, table_id: str) -> bool:
        """One move of a bot; False if none is due any more."""
        table = await self.table(table_id)
        if table.waits_for != "bot":
            return False
        played, mover = list(table.actions), table.position.mover
        level = table.seats[mover].playing_level
        assert level is not None
        choice = table.scripted
        if choice is None:
            choice = await self.thinking.choose(table_id, table.position.copy(), level, seed_of_bot(table))

        def deed(table: Table) -> None:
            if table.actions != played or table.waits_for != "bot" or table.position.mover != mover:
                raise conflict("another-ply", "the table has changed while the bot was thinking")
            deeds.play(table, choice)

        try:
            table = await self.change(table_id, deed)
        except Problem as problem:
            if problem.kind != "another-ply":
                raise
            table = await self.table(table_id)
        return table.waits_for == "bot"

    async def _sweep_for_ever(self) -> None:
        while True:
            lease, self._bot_lease = self._bot_lease, int(self.settings.bot_lease_seconds * 1000)
            try:
                await self._sweep(now() - lease)
            except UNAVAILABLE as error:
                LOG.warning("clocks and bots wait for the database", extra={"reason": str(error)})
                self._bot_lease = 0
            except Exception:
                LOG.exception("could not look after clocks and bots")
            keep_games(reversed(self._shelf.values()), MOST_GAME_BYTES)
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _sweep(self, bots_since: int) -> None:
        """Hand seats whose time has run out to bots, and think for bots that nobody thinks for."""
        for table_id in self._whole(await self.database.run(store.run_out, now())):
            with self._alone(table_id):
                await self.change(table_id, deeds.run_out)
                TAKEOVERS.inc()
        for table_id in self._whole(await self.database.run(store.waiting_for_bots, bots_since)):
            with self._alone(table_id):
                self._attend(await self.table(table_id))

    def _whole(self, tables: list[str]) -> list[str]:
        """Those of some tables that are not set aside."""
        at = asyncio.get_running_loop().time()
        return [table_id for table_id in tables if self._set_aside.get(table_id, at) <= at]

    @contextmanager
    def _alone(self, table_id: str) -> Iterator[None]:
        """Whatever is wrong with one table is no matter of the others, and is told once in a while only."""
        try:
            yield
        except Problem:
            pass  # somebody has moved in the last moment
        except UNAVAILABLE:
            raise
        except Exception:
            self._leave_alone(table_id, "could not look after a table")

    def _leave_alone(self, table_id: str, what: str) -> None:
        """Log the error that is being handled, and set the table aside for a while."""
        LOG.exception(what, extra={"table": table_id})
        self._set_aside[table_id] = asyncio.get_running_loop().time() + SET_ASIDE


def keep_games(tables: Iterable[Table], room: int) -> None:
    """Keep the games of the first of some tables in memory, as many as there is room for, and let go of the others'."""
    for table in tables:
        room -= table.game_size
        if room < 0:
            table.forget_game()


def seed_of_bot(table: Table) -> int:
    """The seed of a bot's own dice: nobody can know it before the end, and it says nothing about chance's draws."""
    known = f"{table.secret or table.id} {len(table.actions)}"
    return int.from_bytes(hashlib.sha256(known.encode()).digest()[:4], "big")
