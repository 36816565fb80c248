"""Gymnasium: one seat at a table of bots. Importing this registers every game, such as ``digsite/Thebes-v1``.

``gymnasium.make("digsite/Thebes-v1", opponents=["level3"])`` is one game after the other against any bots,
``gymnasium.make_vec("digsite/Thebes-v1", num_envs=256)`` many side by side inside compiled code.
"""

from __future__ import annotations

from gymnasium.envs.registration import register, registry

from digsite.adapters.gymnasium.env import SeatEnv
from digsite.adapters.gymnasium.vector import SeatVectorEnv
from digsite.core import registry as games

__all__ = ["SeatEnv", "SeatVectorEnv"]


def id_of(game: str) -> str:
    """The id of a game: its name, with a capital for each word. Titles may have signs that Gymnasium refuses."""
    return f"digsite/{''.join(word.capitalize() for word in game.split('_'))}-v1"


for _name in games.names():
    _id = id_of(_name)
    if _id not in registry:
        register(
            _id,
            entry_point="digsite.adapters.gymnasium.env:SeatEnv",
            vector_entry_point="digsite.adapters.gymnasium.vector:SeatVectorEnv",
            kwargs={"game": _name},
        )
