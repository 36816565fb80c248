"""The words of a game, in Fluent's syntax, for clients that say everything else themselves."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from digsite.core import registry
from digsite.server.api.openapi import problems
from digsite.server.api.responses import KEPT, IfNoneMatch, packed
from digsite.server.problems import Refused
from digsite.server.web.pages import Page
from digsite.study.catalogue import MOST_KNOWN, Catalogue, catalogue
from digsite.study.prose import Language

ROUTER = APIRouter(prefix="/api/games", tags=["games"])


class GameWords(BaseModel):
    """The messages of a game."""

    game: str
    title: str = Field(description="in English, for a game that has no message for it")
    language: Language = Field(description="of the messages: English where the game has none in the language asked for")
    messages: str = Field(description="in Fluent's syntax", examples=["pig-action-roll = Roll"])


@ROUTER.get("/{game}/locale", response_model=GameWords, responses={200: {"headers": KEPT}, **problems(304, 404)})
async def locale(
    request: Request,
    game: str,
    language: Annotated[Language, Query(description="of the messages")] = "en",
    if_none_match: IfNoneMatch = None,
) -> Response:
    """All that a client says of a game: its pieces, prompts, actions, events and refusals."""
    if game not in registry.names():
        raise Refused("not-found", what="such game")
    return _sent(game, catalogue(game, language)).answer(request.headers)


@lru_cache(MOST_KNOWN)  # 30 kB and a third as much when packed, so 4 MB at most
def _sent(game: str, words: Catalogue) -> Page:
    return packed({"game": game, "title": registry.game(game).about.title, **words._asdict()})
