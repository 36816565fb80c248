"""Which addresses have a page: the client's own table of routes (web/src/routes.ts), as its build writes it down."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

from starlette.convertors import Convertor, register_url_convertor

TABLE_ID = re.compile(r"\w+")


class PageAddress(Convertor[str]):
    """``{path:page}``: any address that is not the API's."""

    regex = "(?!api(?:/|$)).*"

    def convert(self, value: str) -> str:
        """The address without its first slash."""
        return value

    def to_string(self, value: str) -> str:
        """The address again."""
        return value


register_url_convertor("page", PageAddress())


class Route(NamedTuple):
    """The addresses of one page."""

    pattern: re.Pattern[str]
    draws_table: bool


class Routes:
    """The addresses of all pages."""

    def __init__(self, routes: list[Route]) -> None:
        self._routes = routes

    @classmethod
    def parse(cls, text: bytes) -> Routes:
        """The routes as the build writes them: ``{"pattern": "/replay/:table/:ply?", "table": true}``."""
        return cls([Route(_pattern(one["pattern"]), one["table"]) for one in json.loads(text)])

    def has(self, path: str) -> bool:
        """Whether there is a page at an address."""
        return any(route.pattern.fullmatch(path) for route in self._routes)

    def table(self, path: str) -> str | None:
        """The table that will be drawn at an address at once."""
        found = (route.pattern.fullmatch(path) for route in self._routes if route.draws_table)
        names = [match["table"] for match in found if match and TABLE_ID.fullmatch(match["table"])]
        return names[0] if names else None


def _pattern(route: str) -> re.Pattern[str]:
    return re.compile("".join(_part(part) for part in route.split("/") if part) + "/?")


def _part(part: str) -> str:
    if not part.startswith(":"):
        return f"/{re.escape(part)}"
    named = f"/(?P<{part.strip(':?')}>[^/]+)"
    return f"(?:{named})?" if part.endswith("?") else named


FRONT = Routes([Route(_pattern("/"), draws_table=False)])  # all that is known before the client is built
