"""FastAPI dependencies: the account behind a request, and the services of the app."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from digsite.server.problems import Refused
from digsite.server.services.accounts import COOKIE, Accounts
from digsite.server.services.analyses import AnalysisService
from digsite.server.services.bots import BotService
from digsite.server.services.chat import ChatService
from digsite.server.services.fair import FairThreads
from digsite.server.services.tables import TableService
from digsite.server.settings import Settings
from digsite.server.store.accounts import Account
from digsite.server.store.database import Database
from digsite.server.web.guard import RequestGuard

BEARER = "bearer "


async def account_of(connection: HTTPConnection) -> Account | None:
    """The account behind a request or a WebSocket, by token or cookie; None if there is neither."""
    accounts: Accounts = connection.app.state.accounts
    authorization = connection.headers.get("authorization", "")
    if authorization[: len(BEARER)].lower() == BEARER:
        found: Account | None = await accounts.of_token(authorization[len(BEARER) :].strip())
    else:
        cookie = connection.cookies.get(COOKIE)
        found = await accounts.of_cookie(cookie) if cookie else None
    if found is not None:
        connection.app.state.guard.know(connection.headers, found.id, connection.scope)
    return found


async def optional_account(request: Request) -> Account | None:
    return await account_of(request)


async def current_account(request: Request) -> Account:
    """The account behind a request; raises ``Refused`` without one."""
    account = await account_of(request)
    if account is None:
        raise Refused("no-name")
    return account


def _state(name: str) -> Any:
    """A part of the app that a route depends on."""

    async def find(request: Request) -> Any:
        return getattr(request.app.state, name)

    return Depends(find)


# All of them run on the event loop: FastAPI hands those that are not async to a thread, which costs more than they do.
OptionalAccount = Annotated[Account | None, Depends(optional_account)]
CurrentAccount = Annotated[Account, Depends(current_account)]
TheTables = Annotated[TableService, _state("tables")]
TheChat = Annotated[ChatService, _state("chat")]
TheBots = Annotated[BotService, _state("bots")]
TheDatabase = Annotated[Database, _state("database")]
TheAccounts = Annotated[Accounts, _state("accounts")]
TheAnalyses = Annotated[AnalysisService, _state("analyses")]
TheParsing = Annotated[FairThreads, _state("parsing")]
TheGuard = Annotated[RequestGuard, _state("guard")]
TheSettings = Annotated[Settings, _state("settings")]
