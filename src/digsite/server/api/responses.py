"""What several routes share: a table in an address, a table as an answer, and answers for browsers to keep."""

from __future__ import annotations

import gzip
from typing import Annotated

import orjson
from fastapi import Header, Path, Response

from digsite.server.services.tables import TableService
from digsite.server.store.accounts import Account
from digsite.server.tables.table import Table
from digsite.server.web.pages import Page

TABLE_ID = r"^[a-z0-9]{1,16}$"
TableId = Annotated[str, Path(pattern=TABLE_ID, examples=["k3v9qa2mxz7p"])]
IfNoneMatch = Annotated[str | None, Header()]
JSON = "application/json"
ASK_AGAIN = "no-cache, private"
KEPT = {
    "ETag": {"description": "of this answer", "schema": {"type": "string"}},
    "Cache-Control": {"description": "ask again with the ETag", "schema": {"type": "string"}},
}


def answered(
    tables: TableService, table: Table, who: Account | None, since: int | None = None, status: int = 200
) -> Response:
    """A table as somebody sees it."""
    account = None if who is None else who.id
    headers = {"ETag": etag_of(table, account), "Cache-Control": ASK_AGAIN}
    return Response(tables.serializer.table(table, account, since), status, headers, JSON)


def etag_of(table: Table, account: int | None) -> str:
    """The ETag of a table as somebody sees it."""
    return f'"{table.record.version}-{account or 0}"'


def is_known(if_none_match: str | None, etag: str) -> bool:
    """Whether an If-None-Match header names an ETag, which a proxy may have marked as weak."""
    return etag in [known.strip().removeprefix("W/") for known in (if_none_match or "").split(",")]


def packed(answer: object) -> Page:
    """An answer that is the same for everybody, for browsers to keep."""
    body = orjson.dumps(answer)
    return Page(body, {"gzip": gzip.compress(body, mtime=0)}, JSON, is_for_ever=False)
