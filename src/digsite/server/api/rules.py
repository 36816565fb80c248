"""The rules as pages: texts, pictures, rulings, an index, and what to print."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from digsite.server.api.models import GameName
from digsite.server.api.openapi import problems
from digsite.server.api.responses import KEPT, IfNoneMatch, packed
from digsite.server.problems import Refused
from digsite.server.web.pages import Page
from digsite.study import rulebook
from digsite.study.prose import Language
from digsite.study.rulebook import RulePlaces, Rules

ROUTER = APIRouter(prefix="/api/rules", tags=["games"])


@ROUTER.get("/{game}", response_model=Rules, responses={200: {"headers": KEPT}, **problems(304, 404)})
async def rules(
    request: Request,
    game: GameName,
    language: Annotated[Language, Query(description="of the texts")] = "en",
    if_none_match: IfNoneMatch = None,
) -> Response:
    """The rules of a game, with pictures as views, every ruling with its reason, an index, and what to print."""
    if not rulebook.has_rulebook(game):
        raise Refused("no-such-part", game=game, part="rules")
    made = await asyncio.to_thread(_rules, game, language)
    return made.answer(request.headers)


@ROUTER.get("/{game}/places", response_model=RulePlaces, responses={200: {"headers": KEPT}, **problems(304)})
async def places(request: Request, game: GameName, if_none_match: IfNoneMatch = None) -> Response:
    """Where the rules of a game apply: the section for each piece, kind of action, kind of event and message."""
    return _places(game).answer(request.headers)


@cache
def _rules(game: str, language: Language) -> Page:
    return packed(rulebook.rules(game, language))


@cache
def _places(game: str) -> Page:
    return packed(rulebook.places(game).as_json())
