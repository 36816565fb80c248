"""The printed tables that a game is played with here; owners of the box can correct some."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter, Request, Response

from digsite.core import registry
from digsite.server.api.answers import problems
from digsite.server.api.component_models import Components, ComponentsInUse, ComponentsSource
from digsite.server.api.models import GameName
from digsite.server.api.rules import ETAG, IfNoneMatch, packed
from digsite.server.problems import not_found
from digsite.server.web.pages import Page

ROUTER = APIRouter(prefix="/api/games", tags=["games"])


@ROUTER.get("/{game}/components", response_model=Components, responses={200: {"headers": ETAG}, **problems(304, 404)})
async def components(request: Request, game: GameName, if_none_match: IfNoneMatch = None) -> Response:
    """The printed tables that a game is played with here, to draw with; 404 for a game whose tables are all known."""
    return _components(game).answer(request.headers)


@cache
def _components(game: str) -> Page:
    found = registry.game(game).about.components
    if found is None:
        raise not_found(f"table to correct in {game}")
    sources = [ComponentsSource(**vars(source)) for source in found.sources]
    told = Components(
        game=game,
        fingerprint=found.fingerprint,
        are_shipped=found.are_shipped,
        tables=found.tables,
        sources=sources,
    )
    return packed(told.model_dump())


def in_use(game: str) -> ComponentsInUse | None:
    """Which printed tables a game is played with here; None if all are known for certain."""
    found = registry.game(game).about.components
    return None if found is None else ComponentsInUse(fingerprint=found.fingerprint, are_shipped=found.are_shipped)
