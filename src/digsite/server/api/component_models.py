"""What is told of printed tables."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Literal

from pydantic import BaseModel, Field

from digsite.core import registry

GameTables = reduce(or_, [registry.game(name).show.Tables for name in registry.names()])


class ComponentsInUse(BaseModel):
    """The printed tables that a game is played with."""

    fingerprint: str = Field(description="of the facts in them")
    are_shipped: bool = Field(description="false if this server plays with corrected ones")


class ComponentsSource(BaseModel):
    """Where a printed table comes from."""

    table: str
    status: Literal["printed", "reported", "reconstruction"]
    origin: str
    confidence: str


class Components(ComponentsInUse):
    """The printed tables that a game is played with, and where they come from."""

    game: str
    tables: GameTables = Field(description="the facts, to draw with")  # type: ignore[valid-type]
    sources: list[ComponentsSource]
