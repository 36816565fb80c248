"""The games, and the printed tables that they are played with here: owners of the box can correct some."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from digsite.bots.greedy import has_strategy
from digsite.bots.levels import LEVELS
from digsite.bots.measures import measures
from digsite.core import registry
from digsite.core.components import fingerprint
from digsite.core.sources import Source
from digsite.server.api import models
from digsite.server.api.models import ComponentsInUse, GameName
from digsite.server.api.openapi import problems
from digsite.server.api.responses import KEPT, IfNoneMatch, packed
from digsite.server.problems import Refused
from digsite.server.web.pages import Page
from digsite.study import puzzles, rulebook, setups
from digsite.study.lessons import LESSONS

ROUTER = APIRouter(prefix="/api/games", tags=["games"])
GameTables = reduce(or_, [registry.game(name).show.Tables for name in registry.names()])


class Components(ComponentsInUse):
    """The printed tables that a game is played with, and where they come from."""

    game: str
    tables: Annotated[GameTables, Field(description="the facts, to draw with")]  # type: ignore[valid-type]
    sources: list[Source]


@ROUTER.get("", responses=problems())
async def games() -> models.Games:
    """The games with their options, and the levels of bots."""
    found = []
    for name in registry.names():
        about = registry.game(name).about
        options = [
            models.Option(name=option.name, about=option.about, players=list(option.seats), is_seat=option.is_seat)
            for option in about.options
        ]
        found.append(
            models.Game(
                name=name,
                title=about.title,
                credit=about.credit,
                players=list(about.seats),
                options=options,
                components=in_use(name),
                parts=parts_of(name),
            )
        )
    levels = [
        models.Level(number=level.number, name=level.name, sentence=level.sentence, play=level.play) for level in LEVELS
    ]
    return models.Games(games=found, levels=levels)


@ROUTER.get("/{game}/components", response_model=Components, responses={200: {"headers": KEPT}, **problems(304)})
async def components(request: Request, game: GameName, if_none_match: IfNoneMatch = None) -> Response:
    """What is printed on board, cards and tiles, as it is played with here: views name those pieces by number only."""
    return _components(game).answer(request.headers)


@ROUTER.get("/{game}/board.js", include_in_schema=False)
def board(request: Request, game: GameName) -> Response:
    """The board of an installed game, as a module for browsers."""
    path = board_file(game)
    if path is None:
        raise Refused("no-such-part", game=game, part="board")
    return Page(path.read_bytes(), {}, "text/javascript", is_for_ever=False).answer(request.headers)


def board_file(game: str) -> Path | None:
    """The module with a game's own board; boards of our games are part of the client."""
    path = registry.folder(game) / "web" / "board.js"
    return path if path.is_file() else None


@cache
def _components(game: str) -> Page:
    rules = registry.game(game)
    tables = rules.show.tables()
    used = in_use(game) or ComponentsInUse(fingerprint=fingerprint(tables), are_shipped=True)
    return packed(Components(game=game, tables=tables, sources=list(rules.about.sources), **used))


def parts_of(game: str) -> list[models.GamePart]:
    """What a game brings beside itself."""
    there: dict[models.GamePart, bool] = {
        "strategy": has_strategy(game),
        "measures": bool(measures(game).kinds),
        "lesson": game in LESSONS,
        "puzzles": puzzles.has_puzzles(game),
        "rules": rulebook.has_rulebook(game),
        "positions": game in setups.games_with_positions(),
        "board": board_file(game) is not None,
    }
    return [part for part, is_there in there.items() if is_there]


def in_use(game: str) -> ComponentsInUse | None:
    """Which printed tables a game is played with here; None if all are known for certain."""
    found = registry.game(game).about.components
    return None if found is None else ComponentsInUse(fingerprint=found.fingerprint, are_shipped=found.are_shipped)
