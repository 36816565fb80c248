"""The web client: the files that Vite has built, and one page for all its addresses."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.datastructures import Headers

from digsite.server.problems import Refused
from digsite.study.prose import LANGUAGES

ROUTER = APIRouter(include_in_schema=False)
FOLDER = Path(__file__).parents[1] / "static"
INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # of files with a hash in their name
ASK_AGAIN = "no-cache"
TABLE = re.compile(r"/(?:t|replay)/(\w+)")  # where a board will be drawn
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smaller first
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>digsite</title>
<meta name="viewport" content="width=device-width">
<h1>digsite</h1>
<p>The table server for Pergamon and Thebes is running, but its web client has not been built.
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

    def find(self, path: str) -> Page:
        """The file at an address."""
        self._read_if_new()
        if path not in self._pages:
            raise Refused("not-found", what=f"file {path[:100]!r}")
        return self._pages[path]

    def index(self, headers: Headers, path: str = "/") -> Response:
        """The page for all of the client's addresses; it names the parts that will be needed, to be fetched at once."""
        self._read_if_new()
        if INDEX not in self._pages:
            return Response(NOT_BUILT, media_type="text/html")
        table = TABLE.match(path)
        parts = [language(headers), *(["table"] if table else [])]
        names = [name for name in self._pages if name.startswith(tuple(f"assets/{part}-" for part in parts))]
        links = "".join(f'<link rel="modulepreload" href="/{name}">' for name in sorted(names))
        if table:
            links += f'<link rel="preload" as="fetch" crossorigin href="/api/tables/{table[1]}?since=0">'
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
    return Page(path.read_bytes(), packed, type_, "assets" in path.relative_to(folder).parts)


def is_for_a_person(request: Request) -> bool:
    """Whether a browser asks for a page."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def nothing_there(request: Request) -> Response:
    """The client where there is no page: it says so in the reader's language."""
    pages: Pages = request.app.state.pages
    answer = pages.index(Headers())
    answer.status_code = 404
    return answer


# Addresses


@ROUTER.get("/")
@ROUTER.get("/t/{rest:path}")
@ROUTER.get("/replay/{rest:path}")
@ROUTER.get("/analysis/{rest:path}")
@ROUTER.get("/p/{rest:path}")
@ROUTER.get("/leaderboard")
@ROUTER.get("/me")
@ROUTER.get("/import")
@ROUTER.get("/rules")
@ROUTER.get("/rules/{rest:path}")
@ROUTER.get("/puzzles")
@ROUTER.get("/puzzles/{rest:path}")
async def index(request: Request) -> Response:
    """The client; it finds out by itself what to show."""
    pages: Pages = request.app.state.pages
    return pages.index(request.headers, request.url.path)


@ROUTER.get("/assets/{name:path}")
async def asset(request: Request, name: str) -> Response:
    """A part of the client."""
    pages: Pages = request.app.state.pages
    return pages.find(f"assets/{name}").answer(request.headers)


@ROUTER.get("/manifest.webmanifest")
@ROUTER.get("/icon.svg")
@ROUTER.get("/icon-192.png")
@ROUTER.get("/icon-512.png")
@ROUTER.get("/robots.txt")
async def extra(request: Request) -> Response:
    """What browsers ask for besides."""
    pages: Pages = request.app.state.pages
    return pages.find(request.url.path.lstrip("/")).answer(request.headers)
