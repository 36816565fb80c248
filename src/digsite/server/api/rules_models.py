"""The rules as pages, as OpenAPI describes them. All texts are HTML of our own in the language that was asked for."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from digsite.server.api.models import GameName

Language = Literal["en", "de", "fr"]


class RulePlaces(BaseModel):
    """Where rules apply: the name of a section by piece, by kind of action and by kind of event."""

    pieces: dict[str, str]
    actions: dict[str, str]
    events: dict[str, str]


class RulePicture(BaseModel):
    """A moment of a recorded game, to be drawn by the board of the game."""

    name: str
    part: str = Field(description="which part of the board to show")
    names: list[str] = Field(description="of the players, by seat")
    seat: int = Field(description="whose eyes one looks through")
    ply: int
    view: dict[str, Any] = Field(description="as in TableView")
    offers: list[dict[str, Any]] = Field(description="as in TableView; empty where nothing is to be done")
    chosen: int | None = Field(description="an offered action whose consequences are drawn")
    opens: str | None = Field(description="a site that is opened")
    before: dict[str, Any] | None = Field(description="an earlier view, where what happened since is drawn")


class RuleBlock(BaseModel):
    """A piece of a section: HTML, or a picture with its caption."""

    html: str | None = None
    caption: str | None = None
    picture: RulePicture | None = None


class RuleSection(BaseModel):
    """A section of the rules; its name is the same in every language."""

    name: str
    level: int
    title: str
    blocks: list[RuleBlock]


class Ruling(BaseModel):
    """How an open question is decided, and why."""

    id: str
    name: str
    question: str
    ruling: str
    reason: str


class RulingGroup(BaseModel):
    """Rulings of one kind."""

    name: str
    title: str
    html: str
    rulings: list[Ruling]


class RuleTerm(BaseModel):
    """A word of the index, and the sections that speak of it."""

    term: str
    places: list[str]


class ReminderCard(BaseModel):
    """A card to print."""

    name: str
    title: str
    html: str


class ScoreSheet(BaseModel):
    """What is printed for playing the box: the lines of a score sheet, and reminder cards."""

    title: str
    html: str
    lines: list[str]
    cards: list[ReminderCard]


class Rules(BaseModel):
    """The rules of a game in a language."""

    game: GameName
    language: Language
    title: str
    sections: list[RuleSection]
    rulings: list[RulingGroup]
    index: list[RuleTerm]
    sheet: ScoreSheet
    places: RulePlaces
    are_as_shipped: bool = Field(description="false if this server plays with other printed tables than the text shows")
