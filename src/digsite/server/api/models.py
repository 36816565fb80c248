"""What goes in and out, as OpenAPI describes it. Strict: a number is no text, and nothing unknown is let in."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from typing_extensions import TypedDict

from digsite.bots.levels import LEVELS
from digsite.server.store.accounts import AccountKind
from digsite.server.tables.shapes import ChanceSource, TableView
from digsite.study import boards
from digsite.study.boards import RefusedAction


def _whole(given: Any) -> Any:
    """JSON knows no difference between 4 and 4.0."""
    return int(given) if isinstance(given, float) and given.is_integer() else given


WHOLE = BeforeValidator(_whole)
NOT_BLANK = r"\S"
# A letter or digit at both ends; blanks, dots, dashes and apostrophes between
NAME_FORM = r"^[^\W_]([ .'\-]?[^\W_])*[.]?$"
Name = Annotated[str, Field(min_length=2, max_length=24, pattern=NAME_FORM, examples=["Ada", "Jean-Luc B."])]
NAME_ASKED_FOR: Any = {"min_length": 2, "max_length": 40, "pattern": r"^[^\x00-\x1f\x7f/]*$", "examples": ["Ada"]}
Password = Annotated[str, Field(min_length=8, max_length=200)]
LevelNumber = Annotated[int, Field(ge=1, le=len(LEVELS), description="a bot's level"), WHOLE]
GameName = boards.GameName
GamePart = Literal["strategy", "measures", "lesson", "puzzles", "rules", "positions", "board"]
TableStatus = Literal["open", "playing", "finished", "closed"]
Ply = Annotated[
    int, Field(ge=0, le=100_000, description="how many actions were played before, chance's included"), WHOLE
]


class Strict(BaseModel):
    """What a client sends."""

    model_config = ConfigDict(strict=True, extra="forbid")


# 1. What is sent


class TakeName(Strict):
    """A name for a guest."""

    name: Name


class Claim(Strict):
    """A password for one's name."""

    password: Password
    old: Password | None = Field(None, description="the password until now, where there is one")


class LogIn(Strict):
    """Name and password."""

    name: Name
    password: Password


class NewBot(Strict):
    """A name for an external bot."""

    name: Name


class SeatRequest(Strict):
    """Who shall sit there.

    ``me``: whoever opens the table. ``hotseat``: somebody else on the same device. ``link``: a person who gets the
    link. ``anyone``: whoever comes from the lobby. ``bot``: a bot of a level.
    """

    kind: Literal["me", "hotseat", "link", "anyone", "bot"]
    name: Name | None = Field(None, description="of a person on the same device")
    level: LevelNumber | None = Field(None, description="of a bot; 3 if not given")


class ClockRequest(Strict):
    """How long people may think."""

    kind: Literal["none", "per_move", "bank"] = Field("none", description="as long as they like, each move, or in all")
    seconds: Annotated[int, Field(ge=10, le=60 * 86_400), WHOLE] = 259_200


SEATS_EXAMPLE = [{"kind": "me"}, {"kind": "bot", "level": 3}]
Seats = Annotated[list[SeatRequest], Field(min_length=1, max_length=4, examples=[SEATS_EXAMPLE])]


class NewTable(Strict):
    """A table to be opened. If nobody has to be waited for, the game begins at once."""

    game: GameName
    seats: Seats
    options: dict[str, bool | Annotated[int, WHOLE] | None] = Field(
        default_factory=dict, max_length=10, description="of the game, as GET /api/games lists them"
    )
    clock: ClockRequest = Field(default_factory=ClockRequest)  # type: ignore[arg-type]
    is_private: bool = Field(False, description="not in the lobby and in nobody's list but one's own")
    is_rated: bool = Field(False, description="counts for the leaderboard; without hot-seats")
    chance: ChanceSource = "secret"


class Join(Strict):
    """A seat to sit down on."""

    seat: Annotated[int, Field(ge=0, le=5), WHOLE] | None = Field(None, description="the first free one if not given")


class Start(Strict):
    """How to begin."""

    fill: LevelNumber | None = Field(None, description="bots of this level take the free seats")


class Act(Strict):
    """An answer to a ply."""

    action: Annotated[int, WHOLE] | Annotated[str, Field(max_length=80)] = Field(
        description="the number of a legal action, or its notation", examples=[80, "place 5"]
    )
    ply: Ply


class Answer(Strict):
    """Whether one agrees."""

    agree: bool


class Leave(Strict):
    """Who goes on in one's place."""

    level: LevelNumber | None = None


class Say(Strict):
    """Something to say at the table."""

    text: Annotated[str, Field(min_length=1, max_length=500, pattern=NOT_BLANK)]


class Clone(Strict):
    """Where to go on from, and who shall sit there; all on one device if not given."""

    ply: Ply
    seats: Seats | None = None
    chance: ChanceSource = "secret"


# 2. What comes back


class Problem(BaseModel):
    """What is wrong and what to do (RFC 9457)."""

    type: str = Field(examples=["/problems/another-ply"])
    kind: str = Field(description="the end of `type`: clients have words for each kind", examples=["another-ply"])
    title: str = Field(examples=["Another ply"])
    status: int = Field(examples=[409])
    detail: str = Field(examples=["ply 12 is no longer current; it is ply 15 now"])
    arguments: dict[str, int | str] = Field(description="what the detail speaks of", examples=[{"ply": 12, "now": 15}])
    errors: list[dict[str, Any]] | None = Field(None, description="of a body that does not fit: where and why")
    table: TableView | None = Field(None, description="the table as it is now, when someone else was faster")
    refusal: RefusedAction | None = Field(None, description="of an action or a position that cannot be: why")
    entry: int | None = Field(None, description="of an illegal action entered by hand: which one, counted from 1")


class Strength(BaseModel):
    """An estimate, and how sure it is."""

    mu: float
    sigma: float
    games: int
    is_provisional: bool = Field(description="too little is known yet for it to move others' ratings")


class Rating(Strength):
    """A strength in one game with a number of players."""

    game: str
    players: int


class Me(BaseModel):
    """Oneself."""

    name: str
    kind: AccountKind


class Notice(BaseModel):
    """What the host tells everybody."""

    text: str = Field(examples=["Tournament on Sunday at 15:00"])


class Session(BaseModel):
    """A device on which one is logged in."""

    id: int
    browser: str = Field(description="empty where it is not known", examples=["Firefox"])
    system: str = Field(description="empty where it is not known", examples=["Linux"])
    created: int
    seen: int = Field(description="when it was last used, to the hour")
    is_this: bool = Field(description="it is the one that asks")


class Bot(BaseModel):
    """An external bot."""

    name: str


class BotToken(Bot):
    """A new external bot; the token is not shown again."""

    token: str = Field(description="send it as 'Authorization: Bearer TOKEN'")


class Option(BaseModel):
    """A choice made before the game."""

    name: str
    about: str
    players: list[int]
    is_seat: bool


class Level(BaseModel):
    """A bot's level."""

    number: int
    name: str
    sentence: str
    play: str


class ComponentsInUse(TypedDict):
    """The printed tables that a game is played with."""

    fingerprint: Annotated[str, Field(description="of the facts in them")]
    are_shipped: Annotated[bool, Field(description="false if this server plays with corrected ones")]


class Game(BaseModel):
    """A game that can be played here."""

    name: GameName
    title: str
    credit: str
    players: list[int]
    options: list[Option]
    components: ComponentsInUse | None = Field(description="null if all tables of the game are known for certain")
    parts: list[GamePart] = Field(
        description="what there is beside the game itself: without a strategy levels 1 to 3 play at random, "
        "without measures hints give no reasons; a board is a module of its own at /api/games/{game}/board.js"
    )


class Games(BaseModel):
    """All games and levels."""

    games: list[Game]
    levels: list[Level]


class Message(BaseModel):
    """Something said at a table."""

    id: int
    name: str
    text: str
    at: int


class Messages(BaseModel):
    """What was said."""

    messages: list[Message]


class Leader(Strength):
    """A place on the leaderboard."""

    name: str
    kind: AccountKind


class Leaderboard(BaseModel):
    """The strongest, by a cautious estimate (mu − 3 sigma)."""

    leaders: list[Leader]


class Player(BaseModel):
    """Somebody as everybody may see them."""

    name: str
    kind: AccountKind
    created: int
    ratings: list[Rating]


class GameRecord(BaseModel):
    """What somebody has achieved in a game."""

    game: str
    games: int
    against: int = Field(description="those with others: a solo game is neither won nor lost")
    won: int
    best: int = Field(description="the most points in one game")


class Result(BaseModel):
    """What came of one game for one player."""

    table: str
    at: int
    game: str
    players: int
    is_rated: bool
    score: int
    place: int


class Results(BaseModel):
    """Somebody's finished games, played from the beginning; private ones are told to whoever sat there."""

    records: list[GameRecord]
    newest: list[Result] = Field(description="the last games, the newest first")


class Health(BaseModel):
    """Whether the server can work."""

    status: Literal["ok"]
    version: str
