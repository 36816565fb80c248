"""Tables: the lobby, opening and joining, taking back, leaving, and what remains when the game is over."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Body, Header, Path, Query, Request, Response

from digsite.core.journal import LARGEST
from digsite.server.api import models
from digsite.server.api.dependencies import (
    CurrentAccount,
    OptionalAccount,
    TheAccounts,
    TheChat,
    TheDatabase,
    TheGuard,
    TheParsing,
    TheTables,
)
from digsite.server.api.models import NAME_ASKED_FOR
from digsite.server.api.openapi import ANYBODY, ETAG, problems
from digsite.server.api.responses import ASK_AGAIN, JSON, TableId, answered, etag_of, is_known
from digsite.server.commands.decide import Command
from digsite.server.commands.leaving import ComeBack, Leave
from digsite.server.commands.rematch import Rematch
from digsite.server.commands.seats import Join, Start
from digsite.server.commands.takeback import AnswerTakeBack, TakeBack
from digsite.server.problems import Refused
from digsite.server.services.accounts import Accounts
from digsite.server.services.tables import TableService
from digsite.server.store import tables as store
from digsite.server.store.accounts import Account
from digsite.server.store.times import now
from digsite.server.tables import serialize
from digsite.server.tables.factory import TableFactory
from digsite.server.tables.shapes import ChanceSource, PlyView, Tables, TableView

ROUTER = APIRouter(prefix="/api", tags=["tables"])
Since = Annotated[int | None, Query(ge=0, le=100_000, description="tell what happened from this ply on")]
PAGE = r"^[0-9]{1,15}-[a-z0-9]{1,16}$"  # the time and the id of the last table of a page


# 1. The lobby


@ROUTER.get("/tables", responses=problems(401, 404), openapi_extra=ANYBODY)
async def tables(
    database: TheDatabase,
    visitor: OptionalAccount,
    accounts: TheAccounts,
    status: Annotated[models.TableStatus | None, Query()] = None,
    game: Annotated[models.GameName | None, Query()] = None,
    player: Annotated[str | None, Query(**NAME_ASKED_FOR, description="who sits there")] = None,
    before: Annotated[str | None, Query(pattern=PAGE, description="``next`` of the page before")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Tables:
    """Tables by when they last changed: ?status=open is the lobby. Private ones are listed for those who sit there."""
    account = None if player is None else (await accounts.by_name(player)).id
    viewer = None if visitor is None else visitor.id
    rows = await database.run(
        store.listed, status=status, game=game, account=account, viewer=viewer, before=before, limit=limit
    )
    listed = [serialize.listed(record, seats, viewer) for record, seats in rows]
    last = listed[-1] if len(listed) == limit else None
    return Tables(tables=listed, next=None if last is None else f"{last['moved']}-{last['id']}")


# 2. Opening and joining


@ROUTER.post("/tables", status_code=201, response_model=TableView, responses=problems(401, 409))
async def open_table(body: models.NewTable, who: CurrentAccount, tables: TheTables, accounts: TheAccounts) -> Response:
    """Open a table: the game, who sits where, the options and the clock."""
    new = _factory(accounts, who, tables).new(
        body.game,
        body.seats,
        body.options,
        {"kind": body.clock.kind, "seconds": body.clock.seconds},
        body.is_private,
        body.is_rated,
        body.chance,
    )
    return answered(tables, await tables.add(new), who, 0, 201)


def _factory(accounts: Accounts, who: Account, tables: TableService) -> TableFactory:
    return TableFactory(accounts.levels, who, tables.now())


@ROUTER.get(
    "/tables/{table_id}",
    response_model=TableView,
    responses={200: {"headers": ETAG}, **problems(304, 401, 404)},
    openapi_extra=ANYBODY,
)
async def table(
    table_id: TableId,
    tables: TheTables,
    visitor: OptionalAccount,
    since: Since = None,
    if_none_match: Annotated[str | None, Header()] = None,
) -> Response:
    """A table as you see it, for clients that ask now and then: send the ETag back as If-None-Match."""
    found = await tables.look_at(table_id)
    account = None if visitor is None else visitor.id
    if is_known(if_none_match, etag := etag_of(found, account)):
        return Response(status_code=304, headers={"ETag": etag, "Cache-Control": ASK_AGAIN})
    return answered(tables, found, visitor, since)


@ROUTER.post("/tables/{table_id}/join", response_model=TableView, responses=problems(401, 403, 404, 409))
async def join(table_id: TableId, body: models.Join, who: CurrentAccount, tables: TheTables) -> Response:
    """Sit down on a free seat."""
    return await _execute(tables, who, table_id, Join(who.id, who.name, body.seat))


@ROUTER.post("/tables/{table_id}/start", response_model=TableView, responses=problems(401, 403, 404, 409))
async def start(
    table_id: TableId, body: models.Start, who: CurrentAccount, tables: TheTables, accounts: TheAccounts
) -> Response:
    """Begin the game; bots may take the free seats."""
    bot = None if body.fill is None else _factory(accounts, who, tables).bot(body.fill)
    return await _execute(tables, who, table_id, Start(who.id, bot), since=0)


async def _execute(
    tables: TableService, who: Account, table_id: str, command: Command, since: int | None = None
) -> Response:
    return answered(tables, await tables.execute(table_id, command), who, since)


# 3. Taking back and leaving


@ROUTER.post("/tables/{table_id}/takeback", response_model=TableView, responses=problems(401, 403, 404, 409))
async def ask_to_take_back(table_id: TableId, who: CurrentAccount, tables: TheTables) -> Response:
    """Take your last decision back: at once among bots and on one device, else the others are asked."""
    return await _execute(tables, who, table_id, TakeBack(who.id))


@ROUTER.post("/tables/{table_id}/takeback/answer", response_model=TableView, responses=problems(401, 403, 404, 409))
async def answer_take_back(table_id: TableId, body: models.Answer, who: CurrentAccount, tables: TheTables) -> Response:
    """Answer a request to undo."""
    return await _execute(tables, who, table_id, AnswerTakeBack(who.id, body.agree))


@ROUTER.post("/tables/{table_id}/leave", response_model=TableView, responses=problems(401, 403, 404, 409))
async def leave(table_id: TableId, body: models.Leave, who: CurrentAccount, tables: TheTables) -> Response:
    """Get up. Before the game your seat is free again; later a bot goes on for you."""
    return await _execute(tables, who, table_id, Leave(who.id, body.level))


@ROUTER.post("/tables/{table_id}/return", response_model=TableView, responses=problems(401, 403, 404, 409))
async def come_back(table_id: TableId, who: CurrentAccount, tables: TheTables) -> Response:
    """Take your seat back from the bot that took over when your time ran out."""
    return await _execute(tables, who, table_id, ComeBack(who.id))


# 4. Chat


@ROUTER.get("/tables/{table_id}/messages", responses=problems(404))
async def messages(
    table_id: TableId, tables: TheTables, chat: TheChat, after: Annotated[int, Query(ge=0, le=2**53)] = 0
) -> models.Messages:
    """What was said at a table after a message."""
    await tables.find(table_id)
    rows = await chat.since(table_id, after)
    return models.Messages(
        messages=[models.Message(id=row.id, name=row.name, text=row.text, at=row.at) for row in rows]
    )


@ROUTER.post("/tables/{table_id}/messages", status_code=201, responses=problems(401, 403, 404, 409))
async def say(
    table_id: TableId, body: models.Say, who: CurrentAccount, tables: TheTables, chat: TheChat
) -> models.Message:
    """Say something at a table where you sit."""
    at = now()
    number, said = await chat.say(await tables.find(table_id), who, body.text, at)
    return models.Message(id=number, name=who.name, text=said, at=at)


# 5. What remains


@ROUTER.post("/tables/{table_id}/rematch", response_model=TableView, responses=problems(401, 403, 404, 409))
async def rematch(table_id: TableId, who: CurrentAccount, tables: TheTables, accounts: TheAccounts) -> Response:
    """Play again, everybody one seat further. Whoever asks first opens the table, the others find it and sit down."""
    found = await tables.find(table_id)
    following = found.record.rematch
    if following is not None:
        return answered(tables, await tables.find(following), who, 0)
    again = _factory(accounts, who, tables).rematch(found)
    try:
        await tables.execute(table_id, Rematch(again))
    except Refused as refused:
        if refused.kind != "rematch-exists":
            raise
        return await rematch(table_id, who, tables, accounts)
    return answered(tables, again, who, 0)


@ROUTER.post("/tables/{table_id}/clone", status_code=201, response_model=TableView, responses=problems(401, 404, 409))
async def clone(
    table_id: TableId,
    body: models.Clone,
    who: CurrentAccount,
    tables: TheTables,
    accounts: TheAccounts,
    guard: TheGuard,
    parsing: TheParsing,
) -> Response:
    """Go on from a ply of a game at a table of your own; of one under way as with its record."""
    found = await tables.find(table_id)
    clone_it = partial(_factory(accounts, who, tables).clone, found, body.ply, body.seats, body.chance)
    new = await parsing.run(guard.person(who.id), clone_it)
    return answered(tables, await tables.add(new), who, 0, 201)


@ROUTER.get(
    "/tables/{table_id}/plies/{ply}",
    response_model=PlyView,
    responses=problems(401, 404),
    openapi_extra=ANYBODY,
)
async def ply_view(
    table_id: TableId,
    ply: Annotated[int, Path(ge=0, le=100_000)],
    tables: TheTables,
    visitor: OptionalAccount,
    offers: Annotated[
        bool, Query(description="tell what the mover could do, where nobody else is still playing")
    ] = False,
) -> Response:
    """A table as it stood at a ply, for replays."""
    found = await tables.find(table_id)
    if not found.has_begun or ply > found.record.ply:
        raise Refused("not-found", what=f"ply {ply} at this table yet")
    account = None if visitor is None else visitor.id
    return Response(serialize.ply_body(found, account, ply, with_offers=offers), media_type=JSON)


JOURNAL_TYPE = "text/plain"


@ROUTER.get(
    "/tables/{table_id}/journal",
    response_class=Response,
    openapi_extra=ANYBODY,
    responses={**problems(401, 404, 409), 200: {"content": {JOURNAL_TYPE: {"schema": {"type": "string"}}}}},
)
async def get_journal(
    request: Request,
    table_id: TableId,
    tables: TheTables,
    visitor: OptionalAccount,
    guard: TheGuard,
    parsing: TheParsing,
) -> Response:
    """The record of a game as a .dig file; with chance's secret once it is over, for 'digsite verify'.

    A game under way is for whoever plays it, where nobody else does or all have agreed to hints, and it is not rated.
    """
    found = await tables.find(table_id)
    account = None if visitor is None else visitor.id
    found.check_copy(account)
    text = await parsing.run(guard.visitor(request.scope, account), partial(str, found.journal()))
    headers = {"Content-Disposition": f'attachment; filename="{found.record.game}-{found.id}.dig"'}
    return Response(text, headers=headers, media_type=JOURNAL_TYPE)


@ROUTER.post("/journals", status_code=201, response_model=TableView, responses=problems(401, 409))
async def import_journal(
    who: CurrentAccount,
    tables: TheTables,
    accounts: TheAccounts,
    guard: TheGuard,
    parsing: TheParsing,
    text: Annotated[str, Body(media_type=JOURNAL_TYPE, min_length=1, max_length=LARGEST)],
    chance: Annotated[ChanceSource, Query()] = "secret",
) -> Response:
    """Import a .dig file as a table of your own, to look at, to clone, or to go on with if it is unfinished."""
    read = partial(_factory(accounts, who, tables).from_journal, text, chance)
    new = await parsing.run(guard.person(who.id), read)
    return answered(tables, await tables.add(new), who, 0, 201)
