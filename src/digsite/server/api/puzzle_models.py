"""Puzzles, as OpenAPI describes them."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from digsite.server.api.models import WHOLE, GameName, Strict
from digsite.server.tables.shapes import GameOffer, GameView, Happening


class PuzzleHead(BaseModel):
    """A puzzle in a list."""

    game: GameName
    id: str = Field(examples=["3fa91c02"])
    theme: str = Field(examples=["dig"])
    difficulty: int = Field(description="1 easy, 2 medium, 3 hard")
    players: int


class Puzzles(BaseModel):
    """The puzzles of a game."""

    puzzles: list[PuzzleHead]


class PuzzlesOfTheDay(Puzzles):
    """One puzzle of each game, the same for everybody on a day."""

    date: str = Field(description="UTC", examples=["2026-01-31"])


class PuzzleView(PuzzleHead):
    """A position in which one action is clearly best, as its mover sees it."""

    ply: int
    mover: int = Field(description="the seat that one plays")
    names: list[str] = Field(description="of the seats")
    view: GameView = Field(description="the pieces on the table")
    offers: list[GameOffer] = Field(description="the legal actions, as at a table")
    happened: list[Happening] = Field(description="what was played since the mover's turn before this one")


class Solve(Strict):
    """An answer to a puzzle."""

    action: Annotated[int, WHOLE] | Annotated[str, Field(max_length=80)] = Field(
        description="the number of a legal action, or its notation", examples=[80, "place 5"]
    )


class PuzzleChoice(BaseModel):
    """What an action is worth to the mover, as the check measured it."""

    action: int
    notation: str
    win_chance: float | None = Field(description="0 to 1; none if the action was not worth a closer look")
    score: float | None = Field(description="points to be expected at the end; none as above")


class Solution(BaseModel):
    """Whether an answer is right, and what is."""

    is_best: bool
    chosen: PuzzleChoice
    best: PuzzleChoice
    choices: list[PuzzleChoice] = Field(description="all that were worth a closer look, the best first")
