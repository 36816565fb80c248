"""What a game is to everything above it: twelve members, and a state with a ``mover``.

A game is a package that builds a ``Game``: one under ``games/``, or one of somebody else's that names it in an entry
point (``registry``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from typing_extensions import TypedDict

from digsite.core.actions import ActionSpace
from digsite.core.components import Components
from digsite.core.features import Layout
from digsite.core.numbers import plain_number
from digsite.core.refusal import Refusal
from digsite.core.sources import Source

CHANCE = -1  # the mover while a draw is due
NOBODY = -2  # the mover when the game is over
MOST_SEATS = 6  # at any table of any game


class BadOptions(ValueError):
    """A table that cannot be set up like this; the message says what would work."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game: a flag, or with ``is_seat`` a seat or nobody."""

    name: str
    about: str
    seats: range  # the numbers of players it can be used with
    is_seat: bool = False

    def encode(self, value: object, players: int) -> int:
        """The value as the state stores it: 0 is the default."""
        if value is None or value is False:
            return 0
        if players not in self.seats:
            raise BadOptions(f"{self.name} is for {_spread(self.seats)} players, not for {players}")
        if self.is_seat:
            seat = plain_number(value)
            if type(seat) is not int or not 0 <= seat < players:
                raise BadOptions(f"{self.name} is a seat from 0 to {players - 1}, not {value!r}")
            return seat + 1
        if value is not True:
            raise BadOptions(f"{self.name} is True or False, not {value!r}")
        return 1

    def decode(self, stored: int) -> bool | int | None:
        """The value as a person gave it."""
        if self.is_seat:
            return stored - 1 if stored else None
        return bool(stored)


@dataclass(frozen=True)
class About:
    """What a game is called, who made it, how many can play, and with which options."""

    name: str
    title: str
    credit: str
    rules_version: int  # rises whenever an old record would replay differently
    seats: range
    options: tuple[Option, ...]
    state: type
    observation: Layout
    sources: tuple[Source, ...]  # where the printed tables come from
    components: Components | None = None  # the tables that owners of the box can correct, if there are such

    def check_players(self, players: object) -> int:
        """The number of players as an int; complains of one that the game is not for."""
        number = plain_number(players)
        if type(number) is not int or number not in self.seats:
            raise BadOptions(f"{self.name} is for {_spread(self.seats)} players, not for {players!r}")
        return number

    def encode_options(self, players: int, values: Mapping[str, object]) -> list[int]:
        """The options as the state stores them, in the order of ``options``; complains of anything unknown."""
        players = self.check_players(players)
        known = [option.name for option in self.options]
        for name in values:
            if name not in known:
                raise BadOptions(f"{self.name} has no option {name!r}; it has {', '.join(known)}")
        return [option.encode(values.get(option.name), players) for option in self.options]

    @property
    def components_id(self) -> str:
        """The tables that records of this game name; empty for a game without such tables, or with the first ones."""
        return "" if self.components is None else self.components.id

    def other_components(self, named: str) -> str:
        """Why a record that names other tables cannot be used, and what to do about it."""
        wanted, these = (
            f"tables {one}" if one else "the tables as first shipped" for one in (named, self.components_id)
        )
        advice = "name the file with --components FILE" if named else "leave out --components and DIGSITE_COMPONENTS"
        return f"was played with other printed tables: {wanted}, but here are {these}; {advice}"


class PlainMessage(TypedDict):
    """Something to be said by clients, in their own words: a game on the plain board has a message for each kind.

    It is ``<game>-<role>-<kind>``, as in ``pig-line-player``. The argument ``player`` is a seat: clients name it, and
    add ``you``, yes or no, for whether it is the reader's.
    """

    kind: str
    arguments: dict[str, int | str]


class PlainSection(TypedDict):
    """A part of the table on the plain board: a heading and some lines."""

    heading: PlainMessage
    lines: list[PlainMessage]


class Standing(TypedDict):
    """How the points of all seats stood at a moment that ends a part of the game."""

    after: Literal["round", "quarter", "year", "end"]
    number: int  # of the round, the quarter or the year; 0 at the end
    since: int  # so many events had happened when the part began
    points: dict[str, list[int]]  # by source, in the order of the score sheet, and by seat


class Presenter(Protocol):
    """What a client is shown, as JSON without any words for people: it draws, offers and tells, and knows no rules."""

    board: str  # the client's board that draws it: its own, or "plain"
    Tables: Any  # the types of what it returns, for a description of the API
    View: Any
    Offer: Any
    Event: Any

    def tables(self) -> Any:
        """Everything that is printed, the same in every game; views, offers and events name pieces by their numbers."""

    def view(self, s: Any, viewer: int | None, /) -> Any:
        """The table as a seat sees it, or as somebody who only watches (None); the one place that hides."""

    def picture(self, view: Any, /) -> str:
        """A view drawn as SVG; a game may come without, and is then shown as text."""

    def thumbnail(self, view: Any, /) -> str:
        """The board of a view as a small SVG for lists, with hardly a word; only a game with puzzles needs one."""

    def vantage(self, s: Any, viewer: int | None, /) -> int | None:
        """None if a viewer sees now what everybody sees who only watches, else the viewer."""

    def hidden(self, s: Any, /) -> list[str]:
        """What a player's own seat sees and others do not, as kinds of pieces; none in a game that is open to all."""

    def offers(self, s: Any, legal: Sequence[int], /) -> list[Any]:
        """The mover's legal actions, grouped by the piece they touch, each with a preview of what it does.

        A game may add how carefully clients ask for each, as ``core.offers.Asking``.
        """

    def blocked(self, s: Any, /) -> list[Any]:
        """The pieces that the mover may not choose, each with the refusal; a game may come without."""

    def events(self, before: Any, action: int, after: Any, /) -> list[Any]:
        """What an action did, and what followed from it without anybody's decision: kinds and arguments."""

    def course(self, players: int, history: Iterable[Any], /) -> list[Standing]:
        """The points by source as they stood from part to part of a game, counted from all its events."""

    def why_not(self, s: Any, action: int, /) -> int:
        """The rules' code of the reason against an action now; 0 exactly for the legal ones."""

    def refusal(self, s: Any, action: int, /) -> Refusal:
        """That reason as data, for an action that is not legal."""


class TextRenderer(Protocol):
    """The words of a game, for people: all in English, since clients translate from views and events."""

    def round_of(self, s: Any, /) -> int:
        """The round (or year) that a state is in."""

    def heading(self, s: Any, /) -> str:
        """Round and phase, as a journal groups its actions."""

    def reason(self, refusal: Refusal, /) -> str:
        """A refusal as the rest of a sentence, without a full stop."""

    def sentences(self, before: Any, action: int, after: Any, /) -> list[str]:
        """What an action did, and what followed from it without anybody's decision."""

    def table(self, s: Any, /) -> str:
        """The whole table drawn as text."""

    def result(self, s: Any, /) -> str:
        """The scores in one line."""

    def components(self) -> str:
        """The printed pieces, and where each fact comes from."""


@dataclass(frozen=True)
class Game:
    """One game. The rules take the state first; ``s.mover`` is a seat, ``CHANCE`` or, at the end, ``NOBODY``."""

    about: About
    actions: ActionSpace
    setup: Callable[..., None]  # (s, players, options) makes a blank state the start of a game
    legal_actions: Callable[..., int]  # (s, out) writes the mover's legal actions, returns how many
    play: Callable[..., None]  # (s, action) plays a legal action
    chance_weight: Callable[..., int]  # (s, action) how likely an outcome is among the mover chance's legal actions
    draw: Callable[..., int]  # (s, rng) an outcome picked with those weights
    score: Callable[..., int]  # (s, player) points now
    tie_break: Callable[..., int]  # (s, player) what decides between equal scores; equal again shares the place
    observe: Callable[..., None]  # (s, player, out, start) writes the state as numbers, seen from a seat
    show: Presenter
    text: TextRenderer


def _spread(seats: range) -> str:
    if len(seats) == 1:
        return str(seats[0])
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 2 else f"{seats[0]} or {seats[-1]}"
