"""Positions that somebody has set up, and what is tried out from there: looked at, gone on with. Nothing is stored."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Request, Response
from pydantic import Field
from typing_extensions import TypedDict

from digsite.core.actions import IllegalAction
from digsite.core.draws import new_secret
from digsite.core.game import CHANCE
from digsite.core.refusal import no_rule
from digsite.server.api.dependencies import CurrentAccount, OptionalAccount, TheBots, TheGuard, TheParsing, TheTables
from digsite.server.api.models import WHOLE, GameName, Strict
from digsite.server.api.openapi import ANYBODY, problems
from digsite.server.api.responses import JSON, TableId
from digsite.server.problems import Refused
from digsite.server.tables import serialize
from digsite.server.tables.dice import SecretDice
from digsite.server.tables.game import describe
from digsite.server.tables.shapes import PositionView
from digsite.study import puzzles, setups
from digsite.study.findings import Hint
from digsite.study.setups import Setup

ROUTER = APIRouter(prefix="/api", tags=["games"])
LONGEST = 600  # actions that are tried out; whole games are shorter
LARGEST_SEED = 1 << 32
EXAMPLE = 4  # of the puzzles, one in the middle of a game


class Tried(Strict):
    """A moment of a game, set up by hand, and what is played from there."""

    text: Annotated[str, Field(min_length=1, max_length=setups.LARGEST)] = Field(description="a position file, in TOML")
    then: list[Annotated[int, WHOLE]] = Field(
        [], max_length=LONGEST, description="the numbers of the actions that are played from there, chance's too"
    )


class NewPosition(Tried):
    """What is to be shown of a moment of a game."""

    draw: bool = Field(False, description="let chance draw what is due after them")


class PositionFile(TypedDict):
    """A position as a file."""

    text: str


@ROUTER.post("/positions", response_model=PositionView, responses=problems(409))
async def position(request: Request, body: NewPosition, parsing: TheParsing, guard: TheGuard) -> Response:
    """Look at a position that is set up from a position file: a moment of a game without the moves before it."""
    body = await parsing.run(guard.visitor(request.scope, None), partial(_shown, body))
    return Response(body, media_type=JSON)


@ROUTER.post("/positions/hint", responses=problems(401, 403, 409))
async def hint_there(body: Tried, who: CurrentAccount, bots: TheBots, parsing: TheParsing, guard: TheGuard) -> Hint:
    """Two or three good actions in a position that is set up, what they promise and why."""
    asking = guard.person(who.id)
    found, _ = await parsing.run(asking, partial(_tried, body))
    if found.position.mover < 0:
        raise Refused("not-your-hint")
    return await bots.executor.hint(found.position, secrets.randbelow(LARGEST_SEED), asking)


@ROUTER.get("/games/{game}/position", responses=problems(404, 409))
async def example(game: GameName) -> PositionFile:
    """A position of a game as a file, to begin with."""
    if game not in setups.games_with_positions():
        raise Refused("no-such-part", game=game, part="positions")
    if not puzzles.has_puzzles(game):
        raise Refused("no-such-part", game=game, part="puzzles")
    if not puzzles.are_available(game):
        raise Refused("only-as-shipped", game=game)
    chosen = puzzles.shipped(game).puzzles[EXAMPLE]
    names = ("Ada", "Bo", "Cy", "Di")[: chosen.players]
    return {"text": setups.written(chosen.position(), names)}


@ROUTER.get(
    "/tables/{table_id}/plies/{ply}/position", responses=problems(401, 404, 409), openapi_extra=ANYBODY, tags=["tables"]
)
async def position_at(
    request: Request,
    table_id: TableId,
    ply: Annotated[int, Path(ge=0, le=100_000)],
    tables: TheTables,
    visitor: OptionalAccount,
    guard: TheGuard,
    parsing: TheParsing,
) -> PositionFile:
    """A table as it stood at the last decision before a ply, as a position file; where nobody else is still playing."""
    table = await tables.find(table_id)
    if not table.has_begun or ply > table.record.ply:
        raise Refused("not-found", what=f"ply {ply} at this table yet")
    account = None if visitor is None else visitor.id
    table.check_copy(account)
    names = [seat.name for seat in table.seats]
    for before in range(ply, -1, -1):
        if table.game.mover_at(before) < 0:
            continue
        write = partial(setups.written, table.game.position_at(before), names)
        try:
            return {"text": await parsing.run(guard.visitor(request.scope, account), write)}
        except setups.PositionError:
            continue  # in the middle of something
    raise Refused("not-found", what=f"decision before ply {ply}")


def _shown(body: NewPosition) -> bytes:
    found, happened = _tried(body)
    dice = SecretDice(new_secret())
    while body.draw and found.position.mover == CHANCE:
        drawn = dice.next(found.position)
        assert drawn is not None
        happened.append(_played(found, drawn))
    return orjson.dumps(serialize.position(found, happened))


def _tried(body: Tried) -> tuple[Setup, list[Any]]:
    """The position, what was tried out from there played on it, and all that came of that."""
    try:
        found = setups.parse(body.text)
    except setups.PositionError as error:
        line = setups.line_of(body.text, error) or 0
        refusal = no_rule(error.kind, **error.arguments, fact=error.path[-1] if error.path else "")
        raise Refused("bad-position", {"refusal": refusal}, why=str(error), line=line) from None
    try:
        return found, [_played(found, action) for action in body.then]
    except IllegalAction as error:
        raise Refused("illegal-action", {"refusal": error.refusal}, why=str(error)) from None


def _played(found: Setup, action: int) -> Any:
    """Play an action, and tell what came of it."""
    there = found.position
    before, ply = there.state, len(there.actions)
    there.play(action)
    return orjson.Fragment(describe(there.rules, ply, before, action, there.state))
