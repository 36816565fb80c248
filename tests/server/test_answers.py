"""What routes answer is what they declare: every field, no other, and of the declared type."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from digsite.core import registry
from digsite.server.api.examples import POSITION
from digsite.server.app import ROUTERS
from tests.server.serving import ME_AND_A_BOT, Serving, Visitor, at, eventually

ROUTES = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
DECLARED = [route for route in ROUTES if route.include_in_schema and route.response_model is not None]


@cache
def adapter(path: str, method: str) -> TypeAdapter[Any]:
    [found] = [route for route in DECLARED if route.path == path and method in (route.methods or ())]
    return TypeAdapter(found.response_model)


def route_of(answer: httpx.Response) -> APIRoute | None:
    asked = answer.request
    found = (
        route for route in DECLARED if asked.method in (route.methods or ()) and route.path_regex.match(asked.url.path)
    )
    return next(found, None)


def checked(answers: list[httpx.Response]) -> Iterator[str]:
    """The routes whose answers were compared with what they declare."""
    for answer in answers:
        route = route_of(answer) if answer.is_success and answer.content else None
        if route is not None:
            body = answer.json()
            declared = adapter(route.path, answer.request.method)
            assert declared.dump_python(declared.validate_python(body), mode="json") == body, route.path
            yield f"{answer.request.method} {route.path}"


def look_around(visitor: Visitor, game: str) -> None:
    """Ask for everything that is told of a game."""
    for language in ("en", "de", "fr"):
        visitor.get(f"/api/rules/{game}", params={"language": language})
        visitor.get(f"/api/lessons/{game}", params={"language": language})
        visitor.get(f"/api/games/{game}/locale", params={"language": language})
    visitor.get(f"/api/rules/{game}/places")
    visitor.post(f"/api/lessons/{game}", status=201)
    [first, *_] = visitor.get(f"/api/puzzles/{game}")["puzzles"]
    puzzle = visitor.get(f"/api/puzzles/{game}/{first['id']}")
    visitor.post(f"/api/puzzles/{game}/{first['id']}", {"action": puzzle["offers"][0]["actions"][0]["action"]})


@pytest.mark.parametrize("game", registry.names())
def test_every_answer_of_a_whole_game_is_as_declared(game: str, server: Serving) -> None:
    ada = server.guest()
    table = ada.my_turn(ada.open(game, ME_AND_A_BOT))
    ada.post(at(table, "hint"))
    ada.get(at(table, "analysis"))
    end = ada.play_to_the_end(table, random.Random(7))
    for ply in range(0, end["ply"], 5):
        ada.get(at(table, f"plies/{ply}"), params={"offers": True})
    ada.post(at(table, "analysis"))
    ada.get(at(table, "frames"), params={"from": 0, "to": 31})
    ada.get(at(table, "frames"), params={"from": end["ply"], "to": end["ply"]})
    ada.get(at(table, "course"))
    ada.get(f"/api/players/{ada.name}/results")
    analysis = eventually(lambda: (now := ada.get(at(table, "analysis")))["status"] == "done" and now)
    assert analysis["result"]["players"]
    seen = set(checked(ada.heard))
    assert {f"{method} /api/tables/{{table_id}}/analysis" for method in ("GET", "POST")} <= seen
    assert {
        "POST /api/tables/{table_id}/hint",
        "GET /api/tables/{table_id}/frames",
        "GET /api/tables/{table_id}/course",
        "GET /api/players/{name}/results",
    } <= seen


@pytest.mark.parametrize("game", registry.names())
def test_everything_told_of_a_game_is_as_declared(game: str, server: Serving) -> None:
    ada = server.guest()
    look_around(ada, game)
    assert len(list(checked(ada.heard))) == len(ada.heard)


def test_everything_else_is_as_declared(server: Serving) -> None:
    ada = server.guest()
    rated = ada.play_to_the_end(ada.open("thebes", ME_AND_A_BOT, is_rated=True), random.Random(7))
    assert ada.get("/api/leaderboard", params={"game": "thebes"})["leaders"]
    ada.get(f"/api/players/{ada.name}")
    ada.heard = ada.heard[-2:]  # what was answered in the game is looked at above
    assert rated["status"] == "finished"
    ada.get("/api/games")
    ada.get("/api/me")
    ada.get("/api/puzzles/today")
    ada.get("/api/games/pergamon/components")
    ada.post("/api/positions", {"text": POSITION})
    ada.post("/api/positions/hint", {"text": POSITION})
    ada.get("/api/games/thebes/position")
    ada.get("/api/tables")
    assert len(list(checked(ada.heard))) == len(ada.heard)
