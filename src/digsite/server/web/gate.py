"""The gate: what every request passes. Sizes, rates, origins, headers, a request id, and one line in the log.

Written as plain ASGI, since it runs for every request.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from digsite.server.api.problems import answer_to
from digsite.server.metrics import REQUESTS, SECONDS
from digsite.server.problems import Refused
from digsite.server.settings import MINUTE, Limits
from digsite.server.store.database import UNAVAILABLE

LOG = logging.getLogger("digsite.requests")
SAFE = ("GET", "OPTIONS")
MOST_KNOWN = 50_000  # visitors remembered at once
MOST_METRICS = 1000  # kept at hand
JOURNALS = "/api/journals"
HEALTH = "/healthz"  # whoever watches over the server is never sent away
NEW_NAME = ("POST", "/api/me")
LOG_IN = ("POST", "/api/session")
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


class Rate:
    """So many in a minute, refilled steadily."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self._used: dict[str, tuple[float, float]] = {}  # for each visitor: when, and how much was used up then

    def wait(self, who: str) -> float:
        """Count one more; returns the seconds to wait if it is one too many."""
        if not self.per_minute:
            return 0.0
        at = time.monotonic()
        before, used = self._used.get(who, (at, 0.0))
        used = max(0.0, used - (at - before) * self.per_minute / MINUTE)
        if used + 1 > self.per_minute:
            return (used + 1 - self.per_minute) * MINUTE / self.per_minute
        self._used[who] = (at, used + 1)
        if len(self._used) > MOST_KNOWN:
            self._forget(at)
        return 0.0

    def _forget(self, at: float) -> None:
        """Forget whoever has not been here for a minute."""
        self._used = {who: known for who, known in self._used.items() if at - known[0] < MINUTE}


class Gate:
    """Counts what visitors ask for."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Rate(limits.requests_per_minute)
        self.addresses = Rate(limits.requests_per_minute_of_address)
        self.rare = {NEW_NAME: Rate(limits.guests_per_minute), LOG_IN: Rate(limits.logins_per_minute)}
        self._known: dict[int, str] = {}  # tokens and cookies that hold, by their hash, and whose they are
        self._listening: defaultdict[str, int] = defaultdict(int)
        self._listeners = 0

    def check(self, scope: Scope, headers: Mapping[str, str]) -> None:
        """Let a request pass, or raise ``Refused``."""
        if wait := self._wait(scope, headers):
            raise Refused("too-many-requests", seconds=max(1, round(wait)))
        if scope["method"] not in SAFE and not is_own_origin(headers):
            raise Refused("other-origin")
        size = headers.get("content-length", "")
        self.check_size(scope, int(size) if size.isdecimal() else 0)

    def _wait(self, scope: Scope, headers: Mapping[str, str]) -> float:
        """Count a request; returns the seconds to wait if it is one too many."""
        if scope["path"] == HEALTH:
            return 0.0
        host = (scope.get("client") or ("",))[0]
        wait = self.addresses.wait(host) or self.requests.wait(self._known.get(_shown(headers), host))
        rare = self.rare.get((scope["method"], scope["path"]))
        return wait if rare is None else max(wait, rare.wait(host))

    def know(self, headers: Mapping[str, str], account: int) -> None:
        """Somebody has shown a token or a cookie that holds: from now on they have a limit of their own."""
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        self._known[_shown(headers)] = f"account {account}"

    def check_size(self, scope: Scope, size: int) -> None:
        """Let a body of this size pass, or raise ``Refused``."""
        most = self.limits.journal_bytes if scope["path"] == JOURNALS else self.limits.body_bytes
        if most and size > most:
            raise Refused("too-large", most=most)

    def let_listen(self, host: str) -> bool:
        """Whether one more may listen."""
        limits = self.limits
        if limits.listeners and self._listeners >= limits.listeners:
            return False
        if limits.listeners_of_one and self._listening[host] >= limits.listeners_of_one:
            return False
        self._listening[host] += 1
        self._listeners += 1
        return True

    def listened(self, host: str) -> None:
        """Somebody listens no more."""
        self._listeners -= 1
        self._listening[host] -= 1
        if not self._listening[host]:
            del self._listening[host]


def _shown(headers: Mapping[str, str]) -> int:
    """What a visitor shows to be known by; a hash of it, since cookies may be long."""
    return hash(headers.get("authorization") or headers.get("cookie") or "")


def _headers(scope: Scope) -> dict[str, str]:
    """The headers of a request; of several with one name the first."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in reversed(scope["headers"])}


class GateMiddleware:
    """The gate in front of the app."""

    def __init__(self, app: ASGIApp, gate: Gate, is_secure: bool) -> None:
        self.app = app
        self.gate = gate
        headers = dict(SECURITY_HEADERS)
        if is_secure:
            headers["strict-transport-security"] = "max-age=31536000"
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        self._process = secrets.token_hex(4)
        self._requests = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through and note how it went."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begin = time.perf_counter()
        asked = scope["method"]
        if asked == "HEAD":  # what GET would answer; uvicorn leaves the body out
            scope = {**scope, "method": "GET"}
        self._requests += 1
        request_id = f"{self._process}{self._requests:08x}"
        scope.setdefault("state", {})["request_id"] = request_id
        status = 0
        received = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], (b"x-request-id", request_id.encode())]
                given = {name for name, _ in headers}
                message["headers"] = headers + [pair for pair in self.headers if pair[0] not in given]
            await send(message)

        async def receiving() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            self.gate.check_size(scope, received)
            return message

        try:
            self.gate.check(scope, _headers(scope))
            await self.app(scope, receiving, sending)
        except Refused as refused:
            await answer(refused, sending)
        except UNAVAILABLE as error:
            LOG.error("no database", extra={"reason": str(error), "request_id": request_id})
            if status:
                raise  # an answer is half sent
            await answer(Refused("no-database", seconds=1), sending)
        except Exception as error:
            LOG.error("failed", exc_info=error, extra={"request_id": request_id})
            if status:
                raise  # an answer is half sent
            await answer(Refused("our-mistake", number=request_id), sending)
        finally:
            self._note(asked, scope, status, time.perf_counter() - begin, request_id)

    def _note(self, method: str, scope: Scope, status: int, seconds: float, request_id: str) -> None:
        route = getattr(scope.get("route"), "path", "other")
        _count(method, route, status).inc()
        _seconds(route).observe(seconds)
        if LOG.isEnabledFor(logging.INFO):
            extra: dict[str, Any] = {"method": method, "route": route, "status": status}
            extra |= {"milliseconds": round(seconds * 1000, 1), "request_id": request_id}
            if table := scope.get("path_params", {}).get("table_id"):
                extra["table"] = table
            LOG.info("request", extra=extra)


_count = lru_cache(MOST_METRICS)(REQUESTS.labels)  # finding them takes longer than counting
_seconds = lru_cache(MOST_METRICS)(SECONDS.labels)


async def answer(refused: Refused, send: Send) -> None:
    """Send a problem."""
    status, headers, body = answer_to(refused)
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": encoded})
    await send({"type": "http.response.body", "body": body})
