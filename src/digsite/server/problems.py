"""What is told to a client whose wish cannot be met: RFC 9457 problems, never a bare error."""

from __future__ import annotations

from typing import Any

PROBLEM_JSON = "application/problem+json"
OTHER_COMPONENTS = "this game was played with other printed tables than this server has now; its host has their file"


class Problem(Exception):
    """A wish that cannot be met; ``detail`` says why and what to do, ``more`` holds what a client may need."""

    def __init__(self, status: int, kind: str, detail: str, **more: Any) -> None:
        super().__init__(detail)
        self.status = status
        self.kind = kind
        self.detail = detail
        self.more = more
        self.headers: dict[str, str] = {}

    def body(self) -> dict[str, Any]:
        """The problem as it is sent."""
        title = self.kind.replace("-", " ").capitalize()
        return {
            "type": f"/problems/{self.kind}",
            "title": title,
            "status": self.status,
            "detail": self.detail,
            **self.more,
        }


def not_found(what: str) -> Problem:
    """Something that is not here, or not any more."""
    return Problem(404, "not-found", f"there is no {what}")


def not_yours(detail: str, **more: Any) -> Problem:
    """Something that only somebody else may do."""
    return Problem(403, "not-yours", detail, **more)


def unknown_visitor() -> Problem:
    """Somebody without a name."""
    return Problem(401, "no-name", "take a name first: POST /api/me")


def no_database() -> Problem:
    """A database that is away: nothing is wrong with the wish."""
    problem = Problem(503, "no-database", "the server cannot reach its database; try again in a moment")
    problem.headers["retry-after"] = "1"
    return problem


def only_as_shipped(game: str, what: str) -> Problem:
    """Something that was made with the shipped printed tables, where a server plays with others."""
    return conflict("only-as-shipped", f"{what} need the printed tables of {game} as shipped; this server has others")


def conflict(kind: str, detail: str, **more: Any) -> Problem:
    """Something that does not fit the table as it stands."""
    return Problem(409, kind, detail, **more)
