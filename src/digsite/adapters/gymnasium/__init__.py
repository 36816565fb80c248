"""Gymnasium: one seat at a table of bots. Importing this registers ``digsite/Pergamon-v1`` and ``digsite/Thebes-v1``.

``gymnasium.make("digsite/Thebes-v1", opponents=["level3"])`` is one game after the other against any bots,
``gymnasium.make_vec("digsite/Thebes-v1", num_envs=256)`` many side by side inside compiled code.
"""

from __future__ import annotations

from gymnasium.envs.registration import register, registry

from digsite.adapters.gymnasium.env import SeatEnv
from digsite.adapters.gymnasium.vector import SeatVectorEnv
from digsite.core import registry as games

__all__ = ["SeatEnv", "SeatVectorEnv"]

for _name in games.names():
    _id = f"digsite/{games.game(_name).about.title}-v1"
    if _id not in registry:
        register(
            _id,
            entry_point="digsite.adapters.gymnasium.env:SeatEnv",
            vector_entry_point="digsite.adapters.gymnasium.vector:SeatVectorEnv",
            kwargs={"game": _name},
        )
