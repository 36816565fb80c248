"""The request guard: checks every request's size, rate and origin, adds headers and a request id, and logs it.

Written as plain ASGI, since it runs for every request.
"""

from __future__ import annotations

import logging
import math
import re
import secrets
import time
from collections import OrderedDict, defaultdict
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy.exc import DBAPIError
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from digsite.server.api.problems import answer_to
from digsite.server.logs import REQUEST_ID
from digsite.server.metrics import REQUESTS, SECONDS
from digsite.server.problems import Refused
from digsite.server.services.fair import Person
from digsite.server.settings import DAY, MINUTE, Limits
from digsite.server.store.database import UNAVAILABLE
from digsite.server.store.readiness import trouble
from digsite.server.web.networks import network_of
from digsite.server.web.pressure import MOVE, RETRY_SECONDS, Pressure
from digsite.server.web.visitor_log import VisitorLog

LOG = logging.getLogger("digsite.requests")
SAFE = ("GET", "OPTIONS")
MOST_KNOWN = 50_000  # visitors remembered at once
MOST_METRICS = 1000  # kept at hand
JOURNALS = "/api/journals"
HEALTH = ("/healthz", "/readyz")  # whoever watches over the server is never sent away
API = "/api/"
NEW_NAME = ("POST", "/api/me")
LOG_IN = ("POST", "/api/session")
SET_PASSWORD = ("PUT", "/api/me/password")
IMPORT = ("POST", JOURNALS)
NEW_TABLE = ("POST", "/api/tables")
CHAT, CLONE, REMATCH = "/messages", "/clone", "/rematch"  # at the end of an address
LESSON = "/api/lessons/"
HANDSHAKE = "WEBSOCKET"  # instead of a method
COSTS = {IMPORT: 20, ("POST", "/api/positions"): 3, ("POST", "/api/positions/hint"): 3}  # in usual requests
TABLE = "/api/tables/"
COSTS_AT_TABLE = {("GET", "journal"): 5, ("GET", "position"): 3, ("POST", "clone"): 5, ("POST", "analysis"): 3}
SECURITY_HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def is_own_origin(headers: Mapping[str, str]) -> bool:
    """Whether a browser sends this from our own page; programs send no origin at all."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


class HostNames:
    """The names that a server goes by: a page of another host whose name leads here (DNS rebinding) is refused."""

    def __init__(self, names: str | None) -> None:
        self._names = None if names is None else {name.strip().lower() for name in names.split(",")}

    def check(self, headers: Mapping[str, str]) -> None:
        """Let a request for this server pass, or raise ``Refused``. No name leads anywhere but an address to itself."""
        host = headers.get("host")
        if self._names is None or host is None:
            return
        name = host.rpartition(":")[0] if re.search(r":[0-9]*$", host) else host
        is_local = name.lower().rpartition(".")[2] == "localhost"
        if not (is_local or name.lower() in self._names or _is_address(name)):
            raise Refused("wrong-host")


def _is_address(name: str) -> bool:
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


class RateLimiter:
    """A token bucket for each visitor: so many requests in a minute or another time, refilled steadily.

    Of several processes each grants its part: a visitor's connections go to any of them.
    """

    def __init__(self, most: int, seconds: float = MINUTE, processes: int = 1) -> None:
        self.most = most
        self.seconds = seconds
        self._here = math.ceil(most / processes)
        # For each visitor when, and how much was used up then; who has asked for nothing for longest comes first
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str, cost: int = 1) -> float:
        """Count one more; returns the seconds to wait if it is one too many. The first of all is never too many."""
        if not self.most:
            return 0.0
        at = time.monotonic()
        before, used = self._used.get(who, (at, 0.0))
        used = max(0.0, used - (at - before) * self._here / self.seconds)
        after = used + min(cost, self._here)
        if after > self._here:
            return (after - self._here) * self.seconds / self._here
        self._used[who] = (at, after)
        self._used.move_to_end(who)
        if len(self._used) > MOST_KNOWN:
            self._used.popitem(last=False)
        return 0.0


class Rare(NamedTuple):
    """How often something rare may be asked for."""

    by_network: RateLimiter
    by_visitor: RateLimiter = RateLimiter(0)

    def check(self, visitor: str, network: str) -> None:
        """Count one more, or raise ``Refused``."""
        for limiter, who in ((self.by_visitor, visitor), (self.by_network, network)):
            if not (wait := limiter.wait(who)):
                continue
            if limiter.seconds == DAY:
                seconds, minutes = math.ceil(wait), math.ceil(wait / MINUTE)
                raise Refused("enough-today", most=limiter.most, minutes=minutes, seconds=seconds)
            raise _too_many(wait)


def _too_many(wait: float) -> Refused:
    return Refused("too-many-requests", seconds=max(1, round(wait)))


class RequestGuard:
    """Checks requests against the limits."""

    def __init__(self, limits: Limits, hosts: str | None = None, processes: int = 1) -> None:
        def a_minute(most: int) -> RateLimiter:
            return RateLimiter(most, MINUTE, processes)

        def a_day(of_address: int, of_visitor: int) -> Rare:
            return Rare(RateLimiter(of_address, DAY, processes), RateLimiter(of_visitor, DAY, processes))

        self.limits = limits
        self.hosts = HostNames(hosts)
        self.requests = a_minute(limits.requests_per_minute)
        self.addresses = a_minute(limits.requests_per_minute_of_address)
        self.rare = {
            NEW_NAME: Rare(a_minute(limits.guests_per_minute)),
            LOG_IN: Rare(a_minute(limits.logins_per_minute)),
            SET_PASSWORD: Rare(a_minute(limits.logins_per_minute), a_minute(limits.logins_per_minute)),
        }
        self.chat = a_day(limits.messages_per_day_of_address, limits.messages_per_day)
        self.copies = a_day(limits.imports_per_day_of_address, limits.imports_per_day)
        self.tables = a_day(limits.tables_per_day_of_address, limits.tables_per_day)
        self.pressure = Pressure(limits.late_milliseconds)
        self._known: dict[int, str] = {}  # tokens and cookies that hold, by their hash, and whose they are
        self._networks: dict[int, str] = {}  # where accounts were last
        self._listening: defaultdict[str, int] = defaultdict(int)
        self._listeners = 0

    def check(self, scope: Scope, headers: Mapping[str, str]) -> None:
        """Let a request pass, or raise ``Refused``."""
        self.check_rate(scope, headers)
        self.hosts.check(headers)
        if scope["method"] not in SAFE and not is_own_origin(headers):
            raise Refused("other-origin")
        size = headers.get("content-length", "")
        self.check_size(scope, int(size) if size.isdecimal() else 0)

    def check_rate(self, scope: Scope, headers: Mapping[str, str]) -> None:
        """Count a request or a handshake, or raise ``Refused``."""
        if self.pressure.is_too_much(scope["path"]):
            raise Refused("overloaded", seconds=RETRY_SECONDS)
        if scope["path"] in HEALTH:
            return
        asked = scope.get("method", HANDSHAKE), scope["path"]
        network = network_of_client(scope)
        visitor, cost = self._known.get(_shown(headers), network), _cost(*asked)
        if wait := self.requests.wait(visitor, cost) or self.addresses.wait(network, cost):
            raise _too_many(wait)
        if (rare := self._rare(*asked)) is not None:
            rare.check(visitor, network)

    def _rare(self, method: str, path: str) -> Rare | None:
        """What is counted besides, if a request stores much or is worth a try to break in."""
        if method == "POST":
            if path.endswith(CHAT):
                return self.chat
            if (method, path) == IMPORT or path.endswith(CLONE):
                return self.copies
            if (method, path) == NEW_TABLE or path.endswith(REMATCH) or path.startswith(LESSON):
                return self.tables
        return self.rare.get((method, path))

    def know(self, headers: Mapping[str, str], account: int, scope: Scope) -> None:
        """Somebody has shown a token or a cookie that holds: from now on they have a limit of their own."""
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
            self._networks.clear()
        self._known[_shown(headers)] = f"account {account}"
        self._networks[account] = network_of_client(scope)
        scope.setdefault("state", {})["account"] = account

    def person(self, account: int) -> Person:
        """Somebody with an account, and where they were last."""
        return Person(self._networks.get(account, ""), str(account))

    def visitor(self, scope: Scope, account: int | None) -> Person:
        """Whoever asks for something: without an account all of one network are one."""
        network = network_of_client(scope)
        return Person(network, "" if account is None else str(account))

    def check_size(self, scope: Scope, size: int) -> None:
        """Let a body of this size pass, or raise ``Refused``."""
        most = self.limits.journal_bytes if scope["path"] == JOURNALS else self.limits.body_bytes
        if most and size > most:
            raise Refused("too-large", most=most)

    def let_listen(self, network: str) -> bool:
        """Whether one more may listen."""
        limits = self.limits
        if limits.listeners and self._listeners >= limits.listeners:
            return False
        if limits.listeners_per_address and self._listening.get(network, 0) >= limits.listeners_per_address:
            return False
        self._listening[network] += 1
        self._listeners += 1
        return True

    def listened(self, network: str) -> None:
        """Somebody listens no more."""
        self._listeners -= 1
        self._listening[network] -= 1
        if not self._listening[network]:
            del self._listening[network]


def _cost(method: str, path: str) -> int:
    """For how many usual requests one counts, by the work that it makes."""
    if path.startswith(TABLE):
        return COSTS_AT_TABLE.get((method, path.rpartition("/")[2]), 1)
    return COSTS.get((method, path), 1)


def network_of_client(scope: Scope) -> str:
    """Where a request or a WebSocket comes from."""
    return network_of((scope.get("client") or ("",))[0])


def _shown(headers: Mapping[str, str]) -> int:
    """What a visitor shows to be known by; a hash of it, since cookies may be long."""
    return hash(headers.get("authorization") or headers.get("cookie") or "")


def _headers(scope: Scope) -> dict[str, str]:
    """The headers of a request; of several with one name the first."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in reversed(scope["headers"])}


class GuardMiddleware:
    """The guard in front of the app."""

    def __init__(self, app: ASGIApp, guard: RequestGuard, is_secure: bool, visitors: VisitorLog) -> None:
        self.app = app
        self.guard = guard
        self.visitors = visitors
        headers = dict(SECURITY_HEADERS)
        if is_secure:
            headers["strict-transport-security"] = "max-age=31536000"
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        self.api_headers = [*self.headers, (b"cache-control", b"no-store")]  # most of it is about a person
        self._process = secrets.token_hex(4)
        self._requests = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody through, or refuse it."""
        if scope["type"] == "http":
            await self._let_ask(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._let_listen(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _let_ask(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through and note how it went."""
        begin = time.perf_counter()
        asked = scope["method"]
        if asked == "HEAD":  # what GET would answer; uvicorn leaves the body out
            scope = {**scope, "method": "GET"}
        self._requests += 1
        request_id = f"{self._process}{self._requests:08x}"
        scope.setdefault("state", {})
        request = REQUEST_ID.set(request_id)
        status = 0
        received = 0
        usual = self.api_headers if scope["path"].startswith(API) else self.headers

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], (b"x-request-id", request_id.encode())]
                given = {name for name, _ in headers}
                message["headers"] = headers + [pair for pair in usual if pair[0] not in given]
            await send(message)

        async def receiving() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            self.guard.check_size(scope, received)
            return message

        is_move = scope["path"].endswith(MOVE)
        self.guard.pressure.moves += is_move
        try:
            self.guard.check(scope, _headers(scope))
            await self.app(scope, receiving, sending)
        except Refused as refused:
            await answer(refused, sending)
        except ClientDisconnect:
            LOG.info("gone before the request had arrived")
        except UNAVAILABLE as error:
            LOG.error("no database", extra={"reason": str(error)})
            if status:
                raise  # an answer is half sent
            await answer(without_database(error), sending)
        except Exception as error:
            LOG.error("failed", exc_info=error)
            if status:
                raise  # an answer is half sent
            await answer(Refused("our-mistake", number=request_id), sending)
        finally:
            self.guard.pressure.moves -= is_move
            self._note(asked, scope, status, time.perf_counter() - begin)
            REQUEST_ID.reset(request)

    async def _let_listen(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a handshake through, unless it is one request too many."""
        try:
            headers = _headers(scope)
            self.guard.check_rate(scope, headers)
            self.guard.hosts.check(headers)
        except Refused as refused:
            await answer(refused, send, "websocket.http.response")
        else:
            await self.app(scope, receive, send)

    def _note(self, method: str, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        _count(method, route, status).inc()
        _seconds(route).observe(seconds)
        if LOG.isEnabledFor(logging.INFO):
            extra: dict[str, Any] = {"method": method, "route": route, "status": status}
            extra["milliseconds"] = round(seconds * 1000, 1)
            extra |= self.visitors.told(network_of_client(scope), scope["state"].get("account"))
            if table := scope.get("path_params", {}).get("table_id"):
                extra["table"] = table
            LOG.info("request", extra=extra)


_count = lru_cache(MOST_METRICS)(REQUESTS.labels)  # finding them takes longer than counting
_seconds = lru_cache(MOST_METRICS)(SECONDS.labels)


def without_database(error: DBAPIError) -> Refused:
    """What people are told when the database fails."""
    match trouble(error):
        case "full":
            return Refused("database-full", seconds=60)
        case "read-only":
            return Refused("database-read-only", seconds=60)
        case "locked":
            return Refused("database-locked", seconds=1)
        case _:
            return Refused("no-database", seconds=1)


async def answer(refused: Refused, send: Send, kind: str = "http.response") -> None:
    """Send a problem."""
    status, headers, body = answer_to(refused)
    headers["content-length"] = str(len(body))
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": f"{kind}.start", "status": status, "headers": encoded})
    await send({"type": f"{kind}.body", "body": body})
