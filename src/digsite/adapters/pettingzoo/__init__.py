"""PettingZoo: all seats of a table, agent by agent. ``pergamon_v1.env(players=3)``, ``thebes_v1.env()``.

Importing this also registers every game, such as ``digsite/thebes_v1``, for ``pettingzoo.make("aec", ...)``.
One player moves at a time, so there is no parallel environment.
"""

from __future__ import annotations

from pettingzoo import register

from digsite.adapters.pettingzoo.aec import TableEnv
from digsite.core import registry

__all__ = ["TableEnv"]

for _name in registry.names():
    register("aec", f"digsite/{_name}_v1", TableEnv, kwargs={"game": _name})
