"""Names, passwords, external bots, profiles and the leaderboard."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from digsite.server.api import models
from digsite.server.api.dependencies import (
    CurrentAccount,
    OptionalAccount,
    TheAccounts,
    TheDatabase,
    TheGuard,
    TheTables,
)
from digsite.server.api.openapi import ANYBODY, problems
from digsite.server.commands.seats import Rename
from digsite.server.problems import Refused
from digsite.server.services.accounts import COOKIE, Accounts
from digsite.server.services.devices import device
from digsite.server.store import ratings, results
from digsite.server.store import tables as store
from digsite.server.store.accounts import Account
from digsite.server.store.sessions import Session

ROUTER = APIRouter(prefix="/api")
NameInPath = Annotated[str, Path(**models.NAME_ASKED_FOR)]


async def _log_in(request: Request, response: Response, account: Account) -> None:
    """Begin a session on this device; the answer sets its cookie."""
    accounts: Accounts = request.app.state.accounts
    before = request.cookies.get(COOKIE)
    cookie = await accounts.begin_session(account, request.headers.get("user-agent", ""), before)
    _give_cookie(request, response, cookie)


def _give_cookie(request: Request, response: Response, cookie: str) -> None:
    seconds = request.app.state.accounts.session_seconds
    secure = request.app.state.settings.https
    response.set_cookie(COOKIE, cookie, max_age=seconds, httponly=True, samesite="lax", secure=secure)


@ROUTER.post("/me", status_code=201, responses=problems(409), tags=["people"])
async def take_name(request: Request, body: models.TakeName, response: Response, accounts: TheAccounts) -> models.Me:
    """Take a name as a guest. The answer sets the cookie that remembers you."""
    account = await accounts.take_name(body.name)
    await _log_in(request, response, account)
    return models.Me(name=account.name, kind="guest")


@ROUTER.get("/me", responses=problems(401), tags=["people"])
async def me(request: Request, response: Response, visitor: OptionalAccount) -> models.Me:
    """Who you are. Your browser keeps the cookie for as long again."""
    if visitor is None:
        raise Refused("no-name")
    if visitor.kind != "bot":
        _give_cookie(request, response, request.cookies[COOKIE])
    return models.Me(name=visitor.name, kind=visitor.kind)


@ROUTER.put("/me", responses=problems(401, 409), tags=["people"])
async def change_name(
    body: models.TakeName, who: CurrentAccount, accounts: TheAccounts, database: TheDatabase, tables: TheTables
) -> models.Me:
    """Change a guest's name, also at the tables where you sit; finished games keep the old one."""
    account = await accounts.change_name(who, body.name)
    for table_id in await database.run(store.unfinished_with, account.id):
        await tables.execute(table_id, Rename(account.id, account.name))
    return models.Me(name=account.name, kind="guest")


@ROUTER.put("/me/password", responses=problems(401, 409), tags=["people"])
async def claim(
    request: Request,
    body: models.Claim,
    response: Response,
    who: CurrentAccount,
    accounts: TheAccounts,
    guard: TheGuard,
) -> models.Me:
    """Claim your name with a password, or change it. Other devices have to log in again."""
    account = await accounts.claim(who, body.password, body.old, guard.person(who.id))
    await _log_in(request, response, account)
    return models.Me(name=account.name, kind="person")


# Sessions


@ROUTER.post("/session", responses=problems(403), tags=["people"])
async def log_in(
    request: Request, body: models.LogIn, response: Response, accounts: TheAccounts, guard: TheGuard
) -> models.Me:
    """Log in with name and password."""
    account = await accounts.log_in(body.name, body.password, guard.visitor(request.scope, None))
    await _log_in(request, response, account)
    return models.Me(name=account.name, kind="person")


@ROUTER.delete("/session", status_code=204, responses=problems(), tags=["people"])
async def log_out(request: Request, response: Response, accounts: TheAccounts) -> None:
    """Log out on this device. A guest's name cannot be taken again afterwards."""
    if cookie := request.cookies.get(COOKIE):
        await accounts.end_session(cookie)
    response.delete_cookie(COOKIE)


@ROUTER.get("/sessions", responses=problems(401), tags=["people"])
async def sessions(request: Request, who: CurrentAccount, accounts: TheAccounts) -> list[models.Session]:
    """Where you are logged in, last used first."""
    cookie = request.cookies.get(COOKIE)
    this = await accounts.session_of(cookie) if cookie else None
    return [_session(one, is_this=this is not None and one.id == this.id) for one in await accounts.sessions(who)]


def _session(one: Session, is_this: bool) -> models.Session:
    browser, system = device(one.agent)
    return models.Session(
        id=one.id, browser=browser, system=system, created=one.created, seen=one.seen, is_this=is_this
    )


@ROUTER.delete("/sessions", status_code=204, responses=problems(401), tags=["people"])
async def end_other_sessions(request: Request, who: CurrentAccount, accounts: TheAccounts) -> None:
    """Log out everywhere else."""
    await accounts.end_other_sessions(who, request.cookies.get(COOKIE))


@ROUTER.delete("/sessions/{number}", status_code=204, responses=problems(401, 404), tags=["people"])
async def end_session(number: Annotated[int, Path(ge=1, le=2**53)], who: CurrentAccount, accounts: TheAccounts) -> None:
    """Log out on one device."""
    await accounts.end_session_elsewhere(who, number)


# The host


@ROUTER.get("/notice", responses=problems(), tags=["server"])
async def notice(request: Request) -> models.Notice:
    """What the host tells everybody; empty if nothing."""
    return models.Notice(text=request.app.state.admin_watcher.notice)


# External bots


@ROUTER.post("/bots", status_code=201, responses=problems(401, 409), tags=["bots"])
async def add_bot(body: models.NewBot, who: CurrentAccount, accounts: TheAccounts) -> models.BotToken:
    """Make an account for an external bot. Its token is shown this once."""
    account, token = await accounts.add_bot(who, body.name)
    return models.BotToken(name=account.name, token=token)


@ROUTER.get("/bots", responses=problems(401), tags=["bots"])
async def bots(who: CurrentAccount, accounts: TheAccounts) -> list[models.Bot]:
    """Your external bots."""
    return [models.Bot(name=account.name) for account in await accounts.bots(who)]


@ROUTER.delete("/bots/{name}", status_code=204, responses=problems(401, 404), tags=["bots"])
async def remove_bot(name: NameInPath, who: CurrentAccount, accounts: TheAccounts) -> None:
    """Make the token of a bot void. The games it played remain."""
    await accounts.remove_bot(who, name)


# Profiles


@ROUTER.get("/players/{name}", responses=problems(404), tags=["people"])
async def player(name: NameInPath, accounts: TheAccounts, database: TheDatabase) -> models.Player:
    """Somebody's page: since when, and how strong. Their tables are at /api/tables?player=NAME."""
    account = await accounts.by_name(name)
    rows = await database.run(ratings.of_account, account.id)
    rated = [models.Rating(game=row.game, players=row.players, **_strength(row)) for row in rows]
    return models.Player(name=account.name, kind=account.kind, created=account.created, ratings=rated)


@ROUTER.get("/players/{name}/results", responses=problems(401, 404), openapi_extra=ANYBODY, tags=["people"])
async def player_results(
    name: NameInPath, accounts: TheAccounts, database: TheDatabase, visitor: OptionalAccount
) -> models.Results:
    """What came of somebody's games: what they achieved in each game, and their last results."""
    account = await accounts.by_name(name)
    viewer = None if visitor is None else visitor.id
    records = await database.run(results.records, account.id, viewer)
    newest = await database.run(results.newest, account.id, viewer)
    return models.Results(
        records=[models.GameRecord(**row._mapping) for row in records],
        newest=[models.Result(**row._mapping) for row in newest],
    )


@ROUTER.get("/leaderboard", responses=problems(), tags=["people"])
async def leaderboard(
    database: TheDatabase,
    game: Annotated[models.GameName, Query()],
    players: Annotated[int, Query(ge=2, le=4)] = 2,
) -> models.Leaderboard:
    """The strongest in a game with a number of players."""
    rows = await database.run(ratings.leaders, game, players)
    return models.Leaderboard(leaders=[models.Leader(name=row.name, kind=row.kind, **_strength(row)) for row in rows])


def _strength(row: Any) -> dict[str, Any]:
    """What a rating and a place on the leaderboard both tell."""
    return {"mu": row.mu, "sigma": row.sigma, "games": row.games, "is_provisional": ratings.is_provisional(row)}
