"""Who somebody is: a name taken in one click, later claimed with a password; external bots have tokens."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from cachetools import TTLCache
from itsdangerous import BadSignature, URLSafeSerializer

from digsite.server.problems import Refused
from digsite.server.services.fair import FairThreads, Person
from digsite.server.store import accounts as store
from digsite.server.store.accounts import Account
from digsite.server.store.database import Database
from digsite.server.store.times import now
from digsite.server.tables.names import as_shown, plain

COOKIE = "digsite"
COOKIE_SECONDS = 365 * 24 * 3600
KNOWN_SECONDS = 30.0  # an account is looked up again after this long
KNOWN_ACCOUNTS = 10_000
LOGINS_AT_ONCE = 2  # argon2 takes much memory by design
CHANGES_AT_ONCE = 1  # of passwords; they never hold up somebody who logs in
MOST_BOTS = 20  # of one person
TOKEN_START = "dig_"


class Accounts:
    """Everybody the server knows."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: TTLCache[int, Account] = TTLCache(KNOWN_ACCOUNTS, KNOWN_SECONDS)
        self._hasher = PasswordHasher()
        self._logins = FairThreads(LOGINS_AT_ONCE, "login")
        self._changes = FairThreads(CHANGES_AT_ONCE, "password")
        self._serializer = URLSafeSerializer(b"set when started")
        self._signed: Callable[[str], Any] = self._serializer.loads
        self.levels: dict[int, Account] = {}

    async def start(self) -> None:
        """Read the signing key and the levels' accounts."""
        key = await self._database.run(store.signing_key)
        self._serializer = URLSafeSerializer(key, salt="cookie", signer_kwargs={"digest_method": hashlib.sha256})
        self._signed = lru_cache(KNOWN_ACCOUNTS)(self._serializer.loads)  # what was in a cookie that was in order
        self.levels = await self._database.run(store.add_levels, now())

    def close(self) -> None:
        """Hash no more passwords."""
        for threads in (self._logins, self._changes):
            threads.close()

    # Who is it?

    def cookie(self, account: Account) -> str:
        """The cookie of somebody."""
        return str(self._serializer.dumps([account.id, account.session]))

    async def of_cookie(self, cookie: str) -> Account | None:
        """Whom a cookie belongs to, or None if it is void."""
        try:
            number, session = self._signed(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        account = await self.by_id(number)
        if account is not None and account.session < session:  # another process has not told yet
            await self.forget(str(number))
            account = await self.by_id(number)
        return account if account is not None and account.session == session else None

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
        """Look an account up again, since another process has changed it; without a number all."""
        if number.isdecimal():
            self._known.pop(int(number), None)
        else:
            self._known.clear()

    async def by_name(self, name: str) -> Account:
        """Whoever has a name, a level too."""
        found = self._level_named(name) or await self._database.run(store.by_key, plain(name))
        if found is None:
            raise Refused("not-found", what=f"player {name!r}")
        return found

    def _level_named(self, name: str) -> Account | None:
        return next((level for level in self.levels.values() if plain(level.name) == plain(name)), None)

    # Names and passwords

    async def take_name(self, name: str) -> Account:
        """A new guest."""
        shown = self._free(name)
        account = await self._database.run(store.add, shown, plain(name), "guest", now())
        if account is None:
            raise _taken(shown)
        self._known[account.id] = account
        return account

    def _free(self, name: str) -> str:
        """A name as it is written, if it is not a level's."""
        shown = as_shown(name)
        if self._level_named(name) is not None:
            raise _taken(shown)
        return shown

    async def change_name(self, account: Account, name: str) -> Account:
        """Another name for a guest; whoever has a password keeps theirs."""
        if account.kind != "guest":
            raise Refused("name-kept")
        shown = self._free(name)
        if not await self._database.run(store.set_name, account.id, shown, plain(name)):
            raise _taken(shown)
        self._known.pop(account.id, None)
        return await self._existing(account.id)

    async def claim(self, account: Account, password: str, who: Person) -> Account:
        """Protect a name with a password, or change the password; other devices must log in again."""
        if account.kind not in ("guest", "person"):
            raise Refused("no-password")
        hash_ = await self._changes.run(who, partial(self._hasher.hash, password))
        await self._database.run(store.set_password, account.id, hash_)
        self._known.pop(account.id, None)
        return await self._existing(account.id)

    async def log_in(self, name: str, password: str, who: Person) -> Account:
        """Somebody who knows their password; it takes as long whether the name is known or not."""
        account = await self._database.run(store.by_key, plain(name))
        hash_ = account.password if account is not None and account.password else DUMMY_HASH
        fits = await self._logins.run(who, partial(self._fits, hash_, password))
        if account is None or not account.password or not fits:
            raise Refused("wrong-password")
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
        known = await self._database.run(store.by_key, plain(name))
        if known is not None and known.owner == owner.id and known.token is None:  # it was removed
            await self._database.run(store.set_token, known.id, hashed(token))
            return known, token
        more = {"owner": owner.id, "token": hashed(token)}
        account = await self._database.run(store.add, shown, plain(name), "bot", now(), **more)
        if account is None:
            raise _taken(shown)
        return account, token

    async def bots(self, owner: Account) -> list[Account]:
        """Somebody's bots."""
        return list(await self._database.run(store.bots_of, owner.id))

    async def remove_bot(self, owner: Account, name: str) -> None:
        """Make a bot's token void; its games remain."""
        found = await self._database.run(store.by_key, plain(name))
        if found is None or found.owner != owner.id or found.token is None:
            raise Refused("not-found", what=f"bot {name!r} of yours")
        await self._database.run(store.set_token, found.id, None)
        self._known.pop(found.id, None)


def _taken(name: str) -> Refused:
    return Refused("name-taken", name=name)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


# Of a password that nobody has, so that unknown names take as long as known ones
DUMMY_HASH = PasswordHasher().hash(secrets.token_urlsafe(16))
