"""The web client: the files that Vite has built, and one page for all its addresses.

Which addresses have a page is the client's to say: its build writes them down in ``routes.json``.
"""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.datastructures import Headers

from digsite.server.problems import Refused
from digsite.server.web.routes import FRONT, Routes
from digsite.study.prose import LANGUAGES

ROUTER = APIRouter(include_in_schema=False)
FOLDER = Path(__file__).parents[1] / "static"
INDEX = "index.html"
ROUTES = "routes.json"
INSIDE = {INDEX, ROUTES, "stamp"}  # of the build; these have no address of their own
ASSETS = "assets"
FOR_EVER = "public, max-age=31536000, immutable"  # of files with a hash in their name
ASK_AGAIN = "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smaller first
NEEDED_AS = {".js": "modulepreload", ".css": "stylesheet"}
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>digsite</title>
<meta name="viewport" content="width=device-width">
<h1>digsite</h1>
<p>The table server is running, but its web client has not been built.
Run <code>make web</code> in the source tree and load this page again.</p>
<p>Programs talk to the server as <a href="/api/openapi.json">its description</a> says.</p>
</html>
"""


@dataclass(frozen=True)
class Page:
    """A file in memory, as it is and as it was packed when it was built."""

    body: bytes
    packed: Mapping[str, bytes]
    type: str
    is_for_ever: bool

    @cached_property
    def etag(self) -> str:
        """Changes with what is in the file."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    def answer(self, headers: Headers) -> Response:
        """The file, in the smallest form that the browser takes, or nothing if it has it already."""
        fields = {"Cache-Control": FOR_EVER if self.is_for_ever else ASK_AGAIN, "ETag": self.etag}
        if self.packed:
            fields["Vary"] = "Accept-Encoding"
        if self.etag in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=fields)
        taken = headers.get("accept-encoding", "")
        for encoding, body in self.packed.items():
            if encoding in taken:
                return Response(body, headers={**fields, "Content-Encoding": encoding}, media_type=self.type)
        return Response(self.body, headers=fields, media_type=self.type)


class Pages:
    """All files of the client, in memory since they are few and small; read anew when they were built anew."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._built = 0
        self._pages: dict[str, Page] = {}
        self._routes = FRONT

    def find(self, path: str) -> Page | None:
        """The file at an address."""
        self._read_if_new()
        return None if path in INSIDE else self._pages.get(path)

    def has(self, path: str) -> bool:
        """Whether the client has a page at an address."""
        self._read_if_new()
        return self._routes.has(path)

    def index(self, headers: Headers, path: str = "/") -> Response:
        """The page for all of the client's addresses; it names the parts that will be needed, to be fetched at once."""
        self._read_if_new()
        if INDEX not in self._pages:
            return Response(NOT_BUILT, media_type="text/html")
        table = self._routes.table(path)
        parts = [language(headers), *(["tablePages"] if table else [])]
        names = [name for name in self._pages if name.startswith(tuple(f"{ASSETS}/{part}-" for part in parts))]
        links = "".join(f'<link rel="{NEEDED_AS[Path(name).suffix]}" href="/{name}">' for name in sorted(names))
        if table:
            links += f'<link rel="preload" as="fetch" crossorigin href="/api/tables/{table}?since=0">'
        page = self._pages[INDEX]
        body = page.body.replace(b"</head>", links.encode() + b"</head>")
        answer = replace(page, body=body, packed={}).answer(headers)
        answer.headers["Vary"] = "Accept-Language"
        return answer

    def _read_if_new(self) -> None:
        try:
            built = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            return
        if built != self._built:
            found = {
                path.relative_to(self._folder).as_posix(): _page(self._folder, path) for path in _files(self._folder)
            }
            self._routes = Routes.parse(found[ROUTES].body) if ROUTES in found else FRONT
            self._pages, self._built = found, built


def language(headers: Headers) -> str:
    """The first language of a browser that the client speaks, or else English."""
    wanted = [tag.strip()[:2].lower() for tag in headers.get("accept-language", "").split(",")]
    return next((tag for tag in wanted if tag in LANGUAGES), LANGUAGES[0])


def _files(folder: Path) -> list[Path]:
    packed = tuple(ENCODINGS.values())
    return [path for path in folder.rglob("*") if path.is_file() and not path.name.endswith(packed)]


def _page(folder: Path, path: Path) -> Page:
    packed = {
        encoding: smaller.read_bytes()
        for encoding, ending in ENCODINGS.items()
        if (smaller := path.with_name(path.name + ending)).exists()
    }
    type_ = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Page(path.read_bytes(), packed, type_, ASSETS in path.relative_to(folder).parts)


@ROUTER.get("/{path:page}")
async def page(request: Request, path: str) -> Response:
    """A file of the client, or the client itself: it finds out what to show, and says so where there is nothing."""
    pages: Pages = request.app.state.pages
    if found := pages.find(path):
        return found.answer(request.headers)
    if path.startswith(f"{ASSETS}/"):
        raise Refused("not-found", what=f"file {path[:100]!r}")
    if pages.has(f"/{path}"):
        return pages.index(request.headers, f"/{path}")
    if "text/html" not in request.headers.get("accept", ""):
        raise Refused("not-found", what=f"page {path[:100]!r}")
    answer = pages.index(Headers())
    answer.status_code = 404
    return answer
