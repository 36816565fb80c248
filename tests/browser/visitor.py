"""Somebody with a browser of their own: a page, and everything that went wrong on it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit
from uuid import uuid4

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocketRoute

GOLDEN = Path(__file__).parents[1] / "golden"
WIDE = (1440, 900)
SMALL = (1040, 720)
PHONE = (390, 844)
Pace = Literal["none", "quick", "normal"]
# Unless the visitor has chosen otherwise already
KEEP_PACE = """
if (location.host && !localStorage.getItem('digsite-likes'))
  localStorage.setItem('digsite-likes', JSON.stringify({ pace: '%s' }))
"""
PATIENCE = 30_000  # milliseconds until a test gives up waiting
SEARCH_PATIENCE = 120_000  # where something is thought through: a search loads its code, an analysis starts a process
NETWORK = ("Failed to load resource", "WebSocket connection to")


@dataclass
class Visitor:
    """A browser context of its own: own cookies, own storage, one page."""

    address: str
    context: BrowserContext
    page: Page
    troubles: list[str] = field(default_factory=list)
    may_lose_connection: bool = False  # then what the browser says about it is no trouble
    is_cut_off: bool = False
    wires: list[WebSocketRoute] = field(default_factory=list)

    def listen(self) -> None:
        """Note errors, and requests to any other host."""
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.troubles.append(f"page error: {error.error}"))
        self.context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        is_network = message.text.startswith(NETWORK)
        if message.type == "error" and not (is_network and self.may_lose_connection):
            self.troubles.append(f"console: {message.text} ({message.location['url']})")

    def _request(self, request: Request) -> None:
        asked = urlsplit(request.url)
        if asked.scheme not in ("data", "blob") and asked.netloc != urlsplit(self.address).netloc:
            self.troubles.append(f"request to another host: {request.url}")

    def go(self, path: str) -> Page:
        """Open an address of the client."""
        self.page.goto(self.address + path)
        return self.page

    def hold_wires(self) -> None:
        """From now on WebSockets can be cut: going offline alone leaves open ones alone."""

        def connect(wire: WebSocketRoute) -> None:
            if self.is_cut_off:
                return wire.close(code=1001)
            wire.connect_to_server()
            self.wires.append(wire)
            return None

        self.context.route_web_socket("**/live?*", connect)

    def cut_off(self, is_cut_off: bool = True) -> None:
        """Lose the network, or have it again."""
        self.is_cut_off = is_cut_off
        self.may_lose_connection = True
        self.context.set_offline(is_cut_off)
        while is_cut_off and self.wires:
            self.wires.pop().close(code=1001)

    def ask(self, method: Literal["get", "post", "put"], path: str, body: Any = None) -> Any:
        """Ask the server as this visitor, for what a test needs before it begins."""
        headers = {"origin": self.address, "content-type": "application/json"}
        if method == "get":
            answer = self.context.request.get(f"{self.address}/api{path}")
        else:
            send = self.context.request.post if method == "post" else self.context.request.put
            answer = send(f"{self.address}/api{path}", data=json.dumps(body or {}), headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, game: str, seats: list[dict[str, Any]], **settings: Any) -> str:
        """Open a table without clicking; returns its id. The visitor gets a name if there is none yet."""
        if not self.context.cookies():
            self.take_name()
        table = {"game": game, "seats": seats, "options": {}, "is_private": True, "is_rated": False, **settings}
        return str(self.ask("post", "/tables", table)["id"])

    def import_game(self, name: str) -> str:
        """Import a golden game without clicking; returns its table's id."""
        if not self.context.cookies():
            self.take_name()
        headers = {"origin": self.address, "content-type": "text/plain"}
        text = (GOLDEN / f"{name}.dig").read_text(encoding="utf-8")
        answer = self.context.request.post(f"{self.address}/api/journals", data=text, headers=headers)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def go_on(self, name: str, ply: int, seats: list[dict[str, Any]]) -> str:
        """Go on from a ply of a golden game; returns the new table's id."""
        clone = {"ply": ply, "seats": seats}
        return str(self.ask("post", f"/tables/{self.import_game(name)}/clone", clone)["id"])

    def take_name(self, name: str | None = None) -> None:
        """Become known to the server and to the client."""
        self.ask("post", "/me", {"name": name or f"Guest {uuid4().hex[:12]}"})
        self.context.add_init_script("if (location.host) localStorage.setItem('digsite-known', '1')")


def enter(
    browser: Browser,
    address: str,
    size: tuple[int, int] = WIDE,
    language: str = "en",
    scheme: Literal["light", "dark"] = "light",
    pace: Pace = "none",
) -> Visitor:
    """A visitor with nothing in their pockets, for whom nothing moves unless they want to see it."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale={"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}[language],
        color_scheme=scheme,
        reduced_motion="reduce" if pace == "none" else "no-preference",
        has_touch=size[0] < 600,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(KEEP_PACE % pace)
    visitor = Visitor(address, context, context.new_page())
    visitor.listen()
    return visitor
