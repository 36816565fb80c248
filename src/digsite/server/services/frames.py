"""Frames: how a game stood after each of some plies, as somebody sees it, and what was played last."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from digsite.server.tables.game import LiveGame, Moment, Played, ViewKey
from digsite.server.tables.shapes import FrameOn

MOST_PLIES = 32  # in one request: as many views of Thebes take ten milliseconds
MOST_VIEWS = 4 * MOST_PLIES  # kept of one game
FrameOfAny = FrameOn[str, Any, Any, Any]


async def frames(game: LiveGame, first: int, last: int, viewer: int | None) -> list[FrameOfAny]:
    """The frames of some plies, both ends included; views and events are made on another thread and kept."""
    moments = [game.moment(ply) for ply in range(first, last + 1)]
    known = game.views  # another one as soon as something is taken back
    found, made, described = await asyncio.to_thread(_frames, game, moments, viewer, known)
    known.update(made)
    for key in list(known)[: max(0, len(known) - MOST_VIEWS)]:
        del known[key]
    for played, body in described:
        game.keep(played, body)
    return found


def _frames(
    game: LiveGame, moments: Sequence[Moment], viewer: int | None, known: Mapping[ViewKey, bytes]
) -> tuple[list[FrameOfAny], dict[ViewKey, bytes], list[tuple[Played, bytes]]]:
    """Frames as they are sent, the views among them that were not known, and what was played."""
    show = game.position.rules.show
    found: list[FrameOfAny] = []
    made: dict[ViewKey, bytes] = {}
    described = [(moment.played, game.describe(moment.played)) for moment in moments if moment.played is not None]
    happened = {played.ply + 1: orjson.Fragment(body) for played, body in described}
    for ply, snapshot, _ in moments:
        state = game.state_of(snapshot)
        key = ply, show.vantage(state, viewer)
        view = known.get(key)
        if view is None:
            view = made[key] = orjson.dumps(show.view(state, key[1]))
        frame: FrameOfAny = {
            "board": show.board,
            "ply": ply,
            "mover": int(state.mover),
            "view": orjson.Fragment(view),
            "happened": [happened[ply]] if ply in happened else [],
        }
        found.append(frame)
    return found, made, described
