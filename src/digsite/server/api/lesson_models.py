"""Lessons, as OpenAPI describes them."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from digsite.server.api.models import GameName

Language = Literal["en", "de", "fr"]


class LessonStep(BaseModel):
    """One thing to learn."""

    name: str = Field(examples=["bid"])
    ply: int = Field(description="the ply at which it is due; several may be due, one after the other")
    asks: int = Field(description="for so many actions of yours from that ply on; 0 if it only tells")
    title: str = Field(description="as HTML")
    html: str
    pieces: list[str] = Field(description="keys of the pieces it speaks of", examples=[["space:7"]])
    rule: str = Field(description="the part of the rules where more is said", examples=["funds"])


class LessonText(BaseModel):
    """A lesson's steps in their order, in one language."""

    game: GameName
    edition: int = Field(description="a table's origin names the edition of its lesson")
    steps: list[LessonStep]
