"""The server put together: one ASGI app."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.routing import Match

from digsite import __version__
from digsite.arena.ratings import rated
from digsite.core import engine, registry
from digsite.server import logs
from digsite.server import metrics as figures
from digsite.server.api import (
    analysis,
    by_hand,
    course,
    frames,
    games,
    hints,
    lessons,
    locale,
    models,
    people,
    play,
    positions,
    puzzles,
    rules,
    socket,
    tables,
)
from digsite.server.api.openapi import NAMED, add_examples, problems
from digsite.server.api.problems import answer_to
from digsite.server.api.validation import readable, wrong_request
from digsite.server.problems import Refused
from digsite.server.services.accounts import COOKIE, Accounts
from digsite.server.services.admin_watcher import AdminWatcher
from digsite.server.services.analyses import AnalysisService
from digsite.server.services.background import Background
from digsite.server.services.bots import BotService
from digsite.server.services.chat import ChatService
from digsite.server.services.clocks import ClockService
from digsite.server.services.fair import FairThreads
from digsite.server.services.quarantine import Quarantine
from digsite.server.services.retention import RetentionService
from digsite.server.services.tables import TableService
from digsite.server.services.updates import UpdateBroker
from digsite.server.settings import Settings
from digsite.server.store import durability, readiness
from digsite.server.store import tables as tables_store
from digsite.server.store.database import Database
from digsite.server.store.times import now
from digsite.server.web import pages
from digsite.server.web.connections import STATE, Connections
from digsite.server.web.guard import GuardMiddleware, RequestGuard
from digsite.server.web.visitor_log import VisitorLog

LOG = logging.getLogger("digsite.app")
SWITCH_SECONDS = (
    0.0005  # after which a thread lets the others go on; the database's has little to do, and all wait for it
)
SECONDS_BETWEEN_FIGURES = 1.0
PARSING_THREADS = 1  # Python runs one at a time anyway
GARBAGE_THRESHOLDS = (2_000, 5, 100)  # short looks at what is new; tables at hand are many objects that all live long
ROUTERS = (  # what is asked for most is first
    play.ROUTER,
    tables.ROUTER,
    frames.ROUTER,
    course.ROUTER,
    socket.ROUTER,
    by_hand.ROUTER,
    people.ROUTER,
    hints.ROUTER,
    analysis.ROUTER,
    puzzles.ROUTER,
    lessons.ROUTER,
    rules.ROUTER,
    games.ROUTER,
    locale.ROUTER,
    positions.ROUTER,
)
ABOUT = """Play board games with people and bots.

Take a name (`POST /api/me`), open a table (`POST /api/tables`) or join one, and answer each ply with one of the
`offers` (`POST /api/tables/{id}/actions`). Listen to a table at the WebSocket `/api/tables/{id}/live?since=PLY`, or
ask for `GET /api/tables/{id}` with the ETag. External bots do the same with a token instead of a cookie."""


def create_app(settings: Settings) -> FastAPI:
    """The app; it opens its database when it starts."""
    app = FastAPI(
        title="digsite",
        version=__version__,
        description=ABOUT,
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # their pages load scripts from another host
        redoc_url=None,
        redirect_slashes=False,  # a redirect would repeat whatever host a request names
        routes=[route for router in ROUTERS for route in router.routes],  # included ones are looked up more slowly
    )
    app.state.settings = settings
    app.state.guard = RequestGuard(settings.limits, settings.hosts, settings.workers)
    app.state.pages = pages.Pages()
    app.add_middleware(
        GuardMiddleware, guard=app.state.guard, is_secure=settings.https, visitors=VisitorLog(settings.log_visitors)
    )
    app.add_exception_handler(Refused, _tell_refused)
    app.add_exception_handler(RequestValidationError, _tell_wrong_request)
    app.add_exception_handler(HTTPException, _tell_http_problem)
    app.get("/healthz", tags=["server"], responses=problems())(health)
    app.get("/readyz", tags=["server"], responses=problems())(ready)
    app.get("/metrics", include_in_schema=False)(metrics)
    app.router.routes.extend(pages.ROUTER.routes)  # at last: all other addresses are the client's
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return app


def app_of_environment() -> FastAPI:
    """The app with the settings that ``digsite serve`` has put into the environment, for each of its processes."""
    settings = Settings()
    logs.set_up(settings.log_level)
    _settle()
    return create_app(settings)


def _settle() -> None:
    """Tune a process that only serves: threads wait less for each other, and garbage is looked for less often."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
    settings: Settings = app.state.settings
    database = Database(settings.database_url)
    try:
        await asyncio.to_thread(database.migrate)
        updates, quarantine = UpdateBroker(database), Quarantine()
        accounts = Accounts(database, updates, settings.session_days)
        await accounts.start()
        await asyncio.to_thread(_warm_up)
        tables = TableService(settings, database, updates)
        bots = BotService(settings, database, tables, updates, quarantine, app.state.guard.person)
        clocks = ClockService(settings, database, tables, quarantine)
        analyses = AnalysisService(settings, database)
        tables.before_change = analyses.pace.note_move
        app.state.database, app.state.accounts, app.state.updates = database, accounts, updates
        app.state.tables, app.state.bots, app.state.analyses = tables, bots, analyses
        watcher = AdminWatcher(settings, database, accounts, tables)
        app.state.admin_watcher = watcher
        retention = RetentionService(settings, database)
        app.state.chat = ChatService(database, updates, settings.limits)
        app.state.parsing = FairThreads(PARSING_THREADS, "parsing")
        watching, connections = Background(), Connections(settings.limits)
        watching.spawn(connections.sweep_for_ever())
        watching.spawn(app.state.guard.pressure.watch())
        watching.repeat("figures", SECONDS_BETWEEN_FIGURES, partial(_note_figures, app))
        await clocks.resume()
        for service in (updates, bots, clocks, watcher, retention):
            service.start()
        await analyses.start()
        if others := await database.run(tables_store.with_other_components):
            LOG.warning("unfinished tables with other printed tables are left alone", extra={"tables": others})
        if missing := await database.run(durability.lacking):
            LOG.warning("a loss of power may lose moves that were acknowledged", extra={"settings": missing})
        LOG.info("ready", extra={"database": str(database), "version": __version__})
        try:
            yield {STATE: connections}
        finally:
            for each in (updates, watcher, retention, bots, clocks, analyses, watching, tables):
                await each.stop()
            accounts.close()
            app.state.parsing.close()
    finally:
        database.close()
        LOG.info("stopped")


def _warm_up() -> None:
    """Load what would else make the first visitor wait."""
    for name in registry.names():
        engine.best_available(name)
        figures.MOVES.labels(name)  # none yet is a figure, too
    rated(["one", "other"], [1, 2], {})


# Problems


async def _tell_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    status, headers, body = answer_to(error)
    return Response(body, status, headers)


async def _tell_wrong_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return await _tell_refused(request, wrong_request(error.errors()))


async def _tell_http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        refused = Refused("not-found", what=f"page {readable(request.url.path[:100])}")
    elif error.status_code == 405:
        allowed = ", ".join(_methods_at(request))
        refused = Refused("wrong-method", method=request.method[:20], allowed=allowed)
    elif isinstance(error.__cause__, Refused):  # the guard found out while the body was read
        refused = error.__cause__
    else:
        refused = Refused("wrong-request", where="body", why="cannot be read")
    return await _tell_refused(request, refused)


def _methods_at(request: Request) -> list[str]:
    """What can be done at an address."""
    scope = dict(request.scope)
    return [
        method
        for method in ("GET", "POST", "PUT", "DELETE")
        if any(route.matches({**scope, "method": method})[0] is Match.FULL for route in request.app.routes)
    ]


# The server itself


async def health() -> models.Health:
    """Whether the server is alive, whatever its database does."""
    return models.Health(status="ok", version=__version__)


async def ready(request: Request) -> models.Health:
    """Whether the server can work: it writes to its database."""
    await request.app.state.database.run(readiness.write, now())
    return models.Health(status="ok", version=__version__)


async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    await _note_figures(request.app)
    return Response(await asyncio.to_thread(figures.told), media_type=figures.CONTENT_TYPE)


async def _note_figures(app: FastAPI) -> None:
    """Write down what there is now, for whichever process is asked."""
    figures.TABLES.set(app.state.tables.count)
    figures.THINKING.set(app.state.bots.executor.waiting)


def _openapi(app: FastAPI) -> dict[str, Any]:
    """The description of the API, with cookies and tokens, and problems as they are sent."""
    if app.openapi_schema is None:
        found = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        parts = found["components"]
        problem = models.Problem.model_json_schema(ref_template="#/components/schemas/{model}")
        parts["schemas"] |= {"RefusedAction": problem.pop("$defs")["RefusedAction"], "Problem": problem}
        parts["schemas"] |= socket.live_schemas()
        parts["securitySchemes"] = {
            "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            "token": {"type": "http", "scheme": "bearer"},
        }
        for path in found["paths"].values():
            for method, operation in path.items():
                if "401" in operation["responses"]:
                    operation.setdefault("security", NAMED)
                if method != "get":
                    operation["responses"].setdefault("403", problems(403)[403])
        add_examples(found)
        for unused in ("HTTPValidationError", "ValidationError"):
            parts["schemas"].pop(unused, None)
        app.openapi_schema = found
    return app.openapi_schema
