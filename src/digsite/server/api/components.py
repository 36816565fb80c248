"""The printed tables that a game is played with here: what views leave out; owners of the box can correct some."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter, Request, Response

from digsite.core import registry
from digsite.core.components import fingerprint
from digsite.server.api.answers import problems
from digsite.server.api.component_models import Components, ComponentsInUse, ComponentsSource
from digsite.server.api.models import GameName
from digsite.server.api.rules import ETAG, IfNoneMatch, packed
from digsite.server.web.pages import Page

ROUTER = APIRouter(prefix="/api/games", tags=["games"])


@ROUTER.get("/{game}/components", response_model=Components, responses={200: {"headers": ETAG}, **problems(304)})
async def components(request: Request, game: GameName, if_none_match: IfNoneMatch = None) -> Response:
    """What is printed on board, cards and tiles, as it is played with here: views name those pieces by number only."""
    return _components(game).answer(request.headers)


@cache
def _components(game: str) -> Page:
    rules = registry.game(game)
    about, tables = rules.about, rules.show.tables()
    used = in_use(game) or ComponentsInUse(fingerprint=fingerprint(tables), are_shipped=True)
    sources = [ComponentsSource(**vars(source)) for source in about.sources]
    return packed(Components(game=game, tables=tables, sources=sources, **used.model_dump()).model_dump())


def in_use(game: str) -> ComponentsInUse | None:
    """Which printed tables a game is played with here; None if all are known for certain."""
    found = registry.game(game).about.components
    return None if found is None else ComponentsInUse(fingerprint=found.fingerprint, are_shipped=found.are_shipped)
