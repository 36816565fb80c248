"""Bots: players that see only what a player sees. Each name stands for a rule that chooses among the legal actions."""

from __future__ import annotations

from collections.abc import Callable

from digsite.bots import uniform

BOTS: dict[str, Callable[..., int]] = {"uniform": uniform.choose}


class UnknownBot(ValueError):
    """A name that no bot has."""


def bot(name: str) -> Callable[..., int]:
    """The bot of this name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name]
