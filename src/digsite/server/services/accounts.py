"""Who somebody is: a name taken in one click, later claimed with a password; external bots have tokens."""

from __future__ import annotations

import hashlib
import logging
import secrets
from base64 import b64encode
from collections.abc import Sequence
from functools import partial

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from argon2.low_level import ARGON2_VERSION
from cachetools import TTLCache
from sqlalchemy import Connection

from digsite.server.problems import Refused
from digsite.server.services.fair import FairThreads, Person
from digsite.server.services.updates import UpdateBroker
from digsite.server.store import accounts as store
from digsite.server.store import sessions as session_store
from digsite.server.store.accounts import Account
from digsite.server.store.database import UNAVAILABLE, Database
from digsite.server.store.sessions import Session
from digsite.server.store.times import now
from digsite.server.tables.names import checked_name, comparison_key

COOKIE = "digsite"
DAY = 24 * 3600  # seconds
HOUR = 3_600_000  # milliseconds
KNOWN_SECONDS = 30.0  # an account is looked up again after this long
KNOWN_ACCOUNTS = 10_000
LOGINS_AT_ONCE = 2  # argon2 takes much memory by design
CHANGES_AT_ONCE = 1  # of passwords; they never hold up somebody who logs in
MOST_BOTS = 20  # of one person
TOKEN_START = "dig_"
LOG = logging.getLogger("digsite.accounts")


class Accounts:
    """Everybody the server knows."""

    def __init__(self, database: Database, updates: UpdateBroker, session_days: int) -> None:
        self._database = database
        self._updates = updates
        self.session_seconds = session_days * DAY
        self._known: TTLCache[int, Account] = TTLCache(KNOWN_ACCOUNTS, KNOWN_SECONDS)
        self._hasher = PasswordHasher()
        self._logins = FairThreads(LOGINS_AT_ONCE, "login")
        self._changes = FairThreads(CHANGES_AT_ONCE, "password")
        self._sessions: TTLCache[str, Session] = TTLCache(KNOWN_ACCOUNTS, KNOWN_SECONDS)  # by the cookie's hash
        self._is_noting = True  # when sessions are used; until that fails
        self.levels: dict[int, Account] = {}
        updates.on_change("account", self.forget)

    async def start(self) -> None:
        """Read the levels' accounts, and forget old sessions."""
        self.levels = await self._database.run(store.add_levels, now())
        await self._database.run(session_store.forget_old, self._oldest())

    def close(self) -> None:
        """Hash no more passwords."""
        for threads in (self._logins, self._changes):
            threads.close()

    # Who is it?

    async def of_cookie(self, cookie: str) -> Account | None:
        """Whom a cookie belongs to, or None if it is void."""
        session = await self.session_of(cookie)
        account = None if session is None else await self.by_id(session.account)
        return None if account is None or account.banned is not None else account

    async def of_token(self, token: str) -> Account:
        """The external bot with a token."""
        found = await self._database.run(store.by_token, hashed(token))
        if found is None:
            raise Refused("bad-token")
        return found

    async def by_id(self, number: int) -> Account | None:
        """An account, looked up now and then."""
        known = self._known.get(number)
        if known is not None:
            return known
        found = await self._database.run(store.by_id, number)
        if found is not None:
            self._known[number] = found
        return found

    async def forget(self, number: str) -> None:
        """Look an account and its sessions up again, since they were changed; without a number all."""
        account = int(number) if number.isdecimal() else None
        for known in (self._known, self._sessions) if account is None else ():
            known.clear()
        if account is not None:
            self._known.pop(account, None)
            for hash_ in [hash_ for hash_, session in self._sessions.items() if session.account == account]:
                del self._sessions[hash_]
        self._updates.check_again(account)

    async def by_name(self, name: str) -> Account:
        """Whoever has a name, a level too."""
        found = self._level_named(name) or await self._database.run(store.by_key, comparison_key(name))
        if found is None:
            raise Refused("not-found", what=f"player {name!r}")
        return found

    def _level_named(self, name: str) -> Account | None:
        return next(
            (level for level in self.levels.values() if comparison_key(level.name) == comparison_key(name)), None
        )

    # Sessions

    async def begin_session(self, account: Account, agent: str, before: str | None = None) -> str:
        """Let somebody in on a device; returns the new cookie. The cookie that the device had before is void."""
        if before:
            await self.end_session(before)
        cookie = secrets.token_urlsafe(32)
        await self._database.run(session_store.add, account.id, hashed(cookie), _readable(agent), now())
        return cookie

    async def session_of(self, cookie: str) -> Session | None:
        """The session of a cookie, looked up now and then, or None if it is void."""
        hash_ = hashed(cookie)
        known = self._sessions.get(hash_)
        if known is not None:
            return known
        found = await self._database.run(session_store.find, hash_, self._oldest())
        if found is not None:
            self._sessions[hash_] = found
            await self._note_use(found)
        return found

    async def _note_use(self, session: Session) -> None:
        """Write down once an hour that a session is used. Where nothing can be written, reading goes on."""
        if (at := now()) - session.seen <= HOUR:
            return
        try:
            await self._database.run(session_store.note_use, session, at)
            self._is_noting = True
        except UNAVAILABLE as error:
            if self._is_noting:
                LOG.warning("cannot note when sessions are used", extra={"reason": str(error)})
            self._is_noting = False

    def _oldest(self) -> int:
        """Sessions that were last used before are over."""
        return now() - 1000 * self.session_seconds

    async def sessions(self, account: Account) -> Sequence[Session]:
        """Where somebody is logged in."""
        return await self._database.run(session_store.of_account, account.id, self._oldest())

    async def end_session(self, cookie: str) -> None:
        """Let a device go, if the cookie holds at all."""
        if (session := await self.session_of(cookie)) is not None:
            await self._database.run(session_store.end, session.account, session.id)
            await self.forget(str(session.account))

    async def end_session_elsewhere(self, account: Account, number: int) -> None:
        """Sign out on another device."""
        if not await self._database.run(session_store.end, account.id, number):
            raise Refused("not-found", what=f"session {number} of yours")
        await self.forget(str(account.id))

    async def end_other_sessions(self, account: Account, cookie: str | None) -> None:
        """Sign out everywhere but on the device with this cookie."""
        session = await self.session_of(cookie) if cookie else None
        await self._database.run(session_store.end_all, account.id, None if session is None else session.id)
        await self.forget(str(account.id))

    # Names and passwords

    async def take_name(self, name: str) -> Account:
        """A new guest."""
        shown = self._free(name)
        account = await self._database.run(store.add, shown, comparison_key(name), "guest", now())
        if account is None:
            raise _taken(shown)
        self._known[account.id] = account
        return account

    def _free(self, name: str) -> str:
        """A name as it is written, if it is not a level's."""
        shown = checked_name(name)
        if self._level_named(name) is not None:
            raise _taken(shown)
        return shown

    async def change_name(self, account: Account, name: str) -> Account:
        """Another name for a guest; whoever has a password keeps theirs."""
        if account.kind != "guest":
            raise Refused("name-kept")
        shown = self._free(name)
        if not await self._database.run(store.set_name, account.id, shown, comparison_key(name)):
            raise _taken(shown)
        self._known.pop(account.id, None)
        return await self._existing(account.id)

    async def claim(self, account: Account, password: str, old: str | None, who: Person) -> Account:
        """Protect a name with a password, or change it for whoever knows the old one; all sessions end."""
        if account.kind not in ("guest", "person"):
            raise Refused("no-password")
        self._known.pop(account.id, None)
        account = await self._existing(account.id)  # another process may have changed it
        if account.password and not (old and await self._changes.run(who, partial(self._fits, account.password, old))):
            raise Refused("wrong-old-password")
        hash_ = await self._changes.run(who, partial(self._hasher.hash, password))
        await self._database.run(_set_password, account.id, hash_)
        await self.forget(str(account.id))
        return await self._existing(account.id)

    async def log_in(self, name: str, password: str, who: Person) -> Account:
        """Somebody who knows their password; it takes as long whether the name is known or not."""
        account = await self._database.run(store.by_key, comparison_key(name))
        hash_ = account.password if account is not None and account.password else _of_no_password(self._hasher)
        fits = await self._logins.run(who, partial(self._fits, hash_, password))
        if account is None or not account.password or not fits:
            raise Refused("wrong-password")
        if account.banned is not None:
            raise Refused("banned")
        return account

    def _fits(self, hash_: str, password: str) -> bool:
        try:
            return self._hasher.verify(hash_, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _existing(self, number: int) -> Account:
        found = await self.by_id(number)
        if found is None:
            raise Refused("no-name")
        return found

    # External bots

    async def add_bot(self, owner: Account, name: str) -> tuple[Account, str]:
        """A bot account and its token, which is shown this once; a bot that was removed comes back."""
        if owner.kind not in ("guest", "person"):
            raise Refused("bots-of-bots")
        bots = await self._database.run(store.bots_of, owner.id)
        if len(bots) >= MOST_BOTS:
            raise Refused("too-many-bots", most=MOST_BOTS)
        token = TOKEN_START + secrets.token_urlsafe(32)
        shown = self._free(name)
        known = await self._database.run(store.by_key, comparison_key(name))
        if known is not None and known.owner == owner.id and known.token is None:  # it was removed
            await self._database.run(store.set_token, known.id, hashed(token))
            return known, token
        more = {"owner": owner.id, "token": hashed(token)}
        account = await self._database.run(store.add, shown, comparison_key(name), "bot", now(), **more)
        if account is None:
            raise _taken(shown)
        return account, token

    async def bots(self, owner: Account) -> list[Account]:
        """Somebody's bots."""
        return list(await self._database.run(store.bots_of, owner.id))

    async def remove_bot(self, owner: Account, name: str) -> None:
        """Make a bot's token void; its games remain."""
        found = await self._database.run(store.by_key, comparison_key(name))
        if found is None or found.owner != owner.id or found.token is None:
            raise Refused("not-found", what=f"bot {name!r} of yours")
        await self._database.run(store.set_token, found.id, None)
        await self.forget(str(found.id))


def _taken(name: str) -> Refused:
    return Refused("name-taken", name=name)


def _readable(agent: str) -> str:
    return "".join(letter for letter in agent if letter.isprintable())


def _set_password(connection: Connection, number: int, hash_: str) -> None:
    store.set_password(connection, number, hash_)
    session_store.end_all(connection, number)


def hashed(token: str) -> str:
    """What is stored of a token or a cookie."""
    return hashlib.sha256(token.encode()).hexdigest()


def _of_no_password(hasher: PasswordHasher) -> str:
    """A hash that no password has, and that takes as long to verify as any other: names cannot be told by the time."""
    sizes = hasher.salt_len, hasher.hash_len
    salt, digest = (b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in sizes)
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${cost}${salt}${digest}"
