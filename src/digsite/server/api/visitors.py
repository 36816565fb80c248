"""Who asks, and where from: what every route may depend on."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from digsite.server.accounts import COOKIE, Accounts
from digsite.server.analyst import Analyst
from digsite.server.hall import Hall
from digsite.server.problems import unknown_visitor
from digsite.server.settings import Settings
from digsite.server.store.accounts import Account

BEARER = "bearer "


async def visitor_of(connection: HTTPConnection) -> Account | None:
    """Whoever is behind a request or a WebSocket, by token or cookie; None for somebody without a name."""
    accounts: Accounts = connection.app.state.accounts
    authorization = connection.headers.get("authorization", "")
    if authorization[: len(BEARER)].lower() == BEARER:
        found: Account | None = await accounts.of_token(authorization[len(BEARER) :].strip())
    else:
        cookie = connection.cookies.get(COOKIE)
        found = await accounts.of_cookie(cookie) if cookie else None
    if found is not None:
        connection.app.state.gate.know(connection.headers, found.id)
    return found


async def _visitor(request: Request) -> Account | None:
    return await visitor_of(request)


async def somebody(request: Request) -> Account:
    """Whoever is behind a request; a ``Problem`` if they have no name."""
    account = await visitor_of(request)
    if account is None:
        raise unknown_visitor()
    return account


async def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def _accounts(request: Request) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


async def _analyst(request: Request) -> Analyst:
    analyst: Analyst = request.app.state.analyst
    return analyst


async def _settings(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


# All of them run on the event loop: FastAPI hands those that are not async to a thread, which costs more than they do.
TheVisitor = Annotated[Account | None, Depends(_visitor)]
Somebody = Annotated[Account, Depends(somebody)]
TheHall = Annotated[Hall, Depends(_hall)]
TheAccounts = Annotated[Accounts, Depends(_accounts)]
TheAnalyst = Annotated[Analyst, Depends(_analyst)]
TheSettings = Annotated[Settings, Depends(_settings)]
