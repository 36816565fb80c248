"""What HTTP makes of a refusal: RFC 9457 problems, never a bare error."""

from __future__ import annotations

from typing import Any, NamedTuple

import orjson

from digsite.server.problems import Refused

PROBLEM_JSON = "application/problem+json"
CONFLICT = 409  # it does not fit how things stand, as most that is refused
STATUSES = {
    "bad-since": 400,
    "no-name": 401,
    "bad-token": 401,
    "other-origin": 403,
    "banned": 403,
    "wrong-password": 403,
    "wrong-old-password": 403,
    "not-seated": 403,
    "not-your-turn": 403,
    "not-your-hint": 403,
    "not-asked": 403,
    "not-found": 404,
    "no-such-part": 404,
    "wrong-method": 405,
    "too-large": 413,
    "wrong-host": 421,
    "wrong-request": 422,
    "too-many-requests": 429,
    "enough-today": 429,
    "head-too-large": 431,
    "our-mistake": 500,
    "no-database": 503,
    "database-full": 503,
    "database-read-only": 503,
    "database-locked": 503,
    "overloaded": 503,
}
HEADERS = {"seconds": "retry-after", "allowed": "allow"}  # arguments that HTTP has a header for


class Answer(NamedTuple):
    """A problem as it is sent."""

    status: int
    headers: dict[str, str]
    body: bytes


def status_of(kind: str) -> int:
    """The status of a kind of refusal."""
    return STATUSES.get(kind, CONFLICT)


def body_of(refused: Refused) -> dict[str, Any]:
    """A refusal as a problem."""
    return {
        "type": f"/problems/{refused.kind}",
        "kind": refused.kind,
        "title": refused.kind.replace("-", " ").capitalize(),
        "status": status_of(refused.kind),
        "detail": refused.detail,
        "arguments": refused.arguments,
        **refused.beside,
    }


def answer_to(refused: Refused) -> Answer:
    """What is sent to whoever was refused something."""
    headers = {HEADERS[name]: str(value) for name, value in refused.arguments.items() if name in HEADERS}
    headers["content-type"] = PROBLEM_JSON
    return Answer(status_of(refused.kind), headers, orjson.dumps(body_of(refused)))
