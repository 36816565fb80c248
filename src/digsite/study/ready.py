"""Whether a game can be thought about at once."""

from __future__ import annotations

from digsite.bots.mcts import search
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.search import WARM_UP_SECONDS
from digsite.core import cache, engine
from digsite.core.engine import Engine


def is_ready(game: str) -> bool:
    """Whether a game can be searched and its choices measured without compiling first."""
    return engine.in_plain_mode() or (search.is_ready(game) and cache.is_complete(f"{game}.measures"))


def ready_engine(game: str, allowed: Budget) -> Engine:
    """The engine for a hint now: while the compiled one is being made, the plain one for a short time of thinking."""
    is_short = allowed.seconds is not None and allowed.seconds <= WARM_UP_SECONDS
    if is_short and not is_ready(game) and engine.compile_in_background(game):
        return engine.plain(game)
    engine.wait_for_background(game, lambda: is_ready(game))
    return engine.best(game)
