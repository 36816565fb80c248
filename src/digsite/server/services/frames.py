"""Frames: how a game stood after each of some plies, as somebody sees it, and what was played last."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from digsite.core.engine import Engine
from digsite.server.tables.game import LiveGame, Moment, ViewKey

MOST_PLIES = 32  # in one request: as many views of Thebes take ten milliseconds
MOST_VIEWS = 4 * MOST_PLIES  # kept of one game


async def frames(game: LiveGame, first: int, last: int, viewer: int | None) -> list[dict[str, Any]]:
    """The frames of some plies, both ends included; views are made on another thread and kept."""
    moments = [game.moment(ply) for ply in range(first, last + 1)]
    known = game.views  # another one as soon as something is taken back
    rules = game.position.rules
    found, made = await asyncio.to_thread(_frames, rules.show, game.position.engine, moments, viewer, known)
    known.update(made)
    for key in list(known)[: max(0, len(known) - MOST_VIEWS)]:
        del known[key]
    return found


def _frames(
    show: Any, engine: Engine, moments: Sequence[Moment], viewer: int | None, known: Mapping[ViewKey, bytes]
) -> tuple[list[dict[str, Any]], dict[ViewKey, bytes]]:
    """Frames as they are sent, and the views among them that were not known."""
    found, made = [], {}
    for ply, snapshot, happened in moments:
        state = engine.read(engine.restored(snapshot), 0)
        key = ply, show.vantage(state, viewer)
        view = known.get(key)
        if view is None:
            view = made[key] = orjson.dumps(show.view(state, key[1]))
        frame = {
            "board": show.board,
            "ply": ply,
            "mover": int(state.mover),
            "view": orjson.Fragment(view),
            "happened": [] if happened is None else [orjson.Fragment(happened)],
        }
        found.append(frame)
    return found, made
