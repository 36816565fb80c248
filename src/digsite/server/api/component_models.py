"""What is told of printed tables."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field


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
    tables: dict[str, Any] = Field(description="the facts, to draw with")
    sources: list[ComponentsSource]
