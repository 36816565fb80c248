"""A table: a game, who sits where, and all that was played. What may happen to it stands in ``deeds``."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import deque
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from typing import Any, Literal, NamedTuple

import orjson

from digsite.core import registry
from digsite.core.game import CHANCE, NOBODY
from digsite.core.journal import Journal
from digsite.core.position import Position
from digsite.core.rng import LARGEST_SEED
from digsite.match import Match
from digsite.study.lessons import LESSONS
from digsite.study.lessons.lesson import Lesson

Status = Literal["open", "playing", "finished", "closed"]
Chance = Literal["secret", "by_hand"]
SeatKind = Literal["person", "hotseat", "bot", "link", "anyone"]
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that people mix up
ID_LENGTH = 12
MOST_KNOWN = 10_000  # commitments kept at hand
BY_HAND = ""  # the secret of a table that has none: chance's draws are entered by hand
REMEMBERED = 120  # plies whose events are kept at hand; older ones are replayed


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A table's name in its link: hard to guess, easy to read out."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


# Chance's secret


def new_secret() -> str:
    """The seed of chance and a word that keeps its hash from being guessed."""
    return f"{secrets.randbelow(LARGEST_SEED)}-{secrets.token_hex(16)}"


def secret_for(chance: Chance) -> str:
    """A new secret, or none where the draws are entered by hand."""
    return BY_HAND if chance == "by_hand" else new_secret()


def seed_in(secret: str) -> int | None:
    """The seed of chance in a secret, if there is one."""
    return None if secret == BY_HAND else int(secret.partition("-")[0])


@lru_cache(MOST_KNOWN)
def commitment(secret: str) -> str | None:
    """What is published before the first move: the SHA-256 of the secret, if there is one."""
    return None if secret == BY_HAND else hashlib.sha256(secret.encode()).hexdigest()


# Parts of a table


@dataclass
class Clock:
    """How long people may think: as long as they like, so many seconds a move, or so many in all."""

    kind: Literal["none", "per_move", "bank"] = "none"
    seconds: int = 0


@dataclass
class Seat:
    """Who sits there: a person, a bot, or nobody yet (``link`` and ``anyone``)."""

    kind: SeatKind
    name: str = ""
    account: int | None = None
    level: int | None = None  # of a bot
    stand_in: int | None = None  # the level that plays for a person who left or whose time ran out
    has_left: bool = False
    bank: int | None = None  # milliseconds
    score: int | None = None
    place: int | None = None

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit down."""
        return self.kind in ("link", "anyone")

    @property
    def playing_level(self) -> int | None:
        """The level of the bot that makes this seat's moves, if one does."""
        return self.level if self.kind == "bot" else self.stand_in


class Happening(NamedTuple):
    """One action that was played, with its structured events; kept as it is sent, since tables keep many."""

    ply: int
    sent: bytes

    @property
    def as_json(self) -> orjson.Fragment:
        """As a part of something that is sent."""
        return orjson.Fragment(self.sent)


@dataclass
class Table:
    """Everything about one table."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    host: int
    seats: list[Seat]
    clock: Clock = field(default_factory=Clock)
    is_private: bool = False
    is_rated: bool = False
    status: Status = "open"
    secret: str = field(default_factory=new_secret)
    origin: dict[str, Any] | None = None
    takeback: dict[str, Any] | None = None
    hints: dict[str, Any] | None = None  # who wished for them, and whose agreement is still missing
    rematch: str | None = None
    version: int = 0
    deadline: int | None = None
    created: int = field(default_factory=now)
    moved: int = field(default_factory=now)
    actions: list[int] = field(default_factory=list)
    rules_version: int = 0  # of the rules it is played by; this version's, if it is new
    components: str | None = None  # the printed tables it is played with, as records name them; those in use, if new
    # What is not stored
    stored: int = 0  # actions that the database has
    took_back: bool = False  # the database may have more than that
    seats_changed: bool = True
    messages: int = 0  # rises with every chat message, so that listeners look
    _match: Match | None = None
    _follower: Position | None = None  # the same game, played one ply at a time, to see what each ply does
    _state: Any = None
    _recent: deque[Happening] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    shown: dict[Any, bytes] = field(default_factory=dict)  # what was sent of this version, by viewer

    def __post_init__(self) -> None:
        self.rules_version = self.rules_version or self.rules.about.rules_version
        if self.components is None:
            self.components = self.rules.about.components_id

    # The game

    @property
    def match(self) -> Match:
        """The game at its present ply, replayed if need be."""
        if self._match is None:
            self._match = self._replayed()
        return self._match

    @property
    def state(self) -> Any:
        """Every fact on the table at its present ply; not to be changed."""
        if self._state is None:
            self._state = self.match.state
        return self._state

    def _replayed(self) -> Match:
        """The game from its actions; chance's generator, if it has one, is in step with its draws."""
        position = Position(self.game, self.players, self.options)
        draws: list[int] = []
        decisions: list[int] = []
        for action in self.actions:
            (draws if position.mover == CHANCE else decisions).append(action)
            position.play(action)
        if self.lesson is not None:
            draws.extend(self.lesson.draws[len(draws) :])
        match = Match(self.game, self.players, seed=seed_in(self.secret), draws=draws, **self.options)
        for action in decisions:
            match.play(action)
        return match

    def begin(self) -> None:
        """Chance's first draws, up to the first decision."""
        self._follower = self.position_at(len(self.actions))
        self._follow(self._follower.state)

    def play(self, number: int) -> None:
        """A legal action and the draws that follow it, unless they are entered by hand."""
        if self._follower is None:
            self._follower = self.match.copy()
        before = self.state
        self.match.play(number)
        self._follow(before)

    def _follow(self, before: Any) -> None:
        """Note what the match has played since, ply by ply."""
        assert self._follower is not None
        played = self.match.actions[len(self.actions) :]
        happened, self._state = told(self._follower, before, len(self.actions), played)
        self._recent.extend(happened)
        self.actions.extend(played)

    def take_back_to(self, ply: int) -> None:
        """Forget all that was played from a ply on."""
        del self.actions[ply:]
        self.stored = min(self.stored, ply)
        self.took_back = True
        self._match = self._follower = self._state = None
        self._recent.clear()

    def happened_since(self, ply: int) -> list[Happening]:
        """What was played from a ply on; nothing if it has not come yet."""
        if ply >= len(self.actions):
            return []
        if self._recent and self._recent[0].ply <= ply and self._recent[-1].ply == len(self.actions) - 1:
            return list(islice(self._recent, ply - self._recent[0].ply, None))
        position = self.position_at(ply)
        return happenings(position, ply, self.actions[ply:])

    def position_at(self, ply: int) -> Position:
        """The game as it stood before a ply."""
        position = Position(self.game, self.players, self.options)
        for action in self.actions[:ply]:
            position.play(action)
        return position

    def journal(self) -> Journal:
        """The record of the game; with chance's seed once it is over."""
        is_own = self.status == "finished" and self.origin is None
        names = tuple(seat.name for seat in self.seats)
        seed = seed_in(self.secret) if is_own else None
        return Journal(self.game, self.players, dict(self.options), names, seed, list(self.actions))

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is held here; none any more if its line was changed since."""
        origin = self.origin or {}
        found = LESSONS.get(origin.get("lesson", ""))
        return found if found is not None and found.edition == origin["edition"] else None

    @property
    def scripted(self) -> int | None:
        """What a lesson's line holds for the present ply; None at other tables and after the line's end."""
        line = self.lesson.line if self.lesson is not None else ()
        return line[len(self.actions)] if len(self.actions) < len(line) else None

    @property
    def has_begun(self) -> bool:
        """Whether there is a game to see."""
        return self.status in ("playing", "finished")

    # Who is who

    @property
    def mover(self) -> int | None:
        """The seat to move, while the game is played and not over; CHANCE while a draw is to be entered by hand."""
        return int(self.state.mover) if self.status == "playing" and self.state.mover != NOBODY else None

    @property
    def chance(self) -> Chance:
        """Where chance's draws come from."""
        return "by_hand" if self.secret == BY_HAND else "secret"

    def is_turn_of(self, mine: list[int]) -> bool:
        """Whether it is the turn of a person with these seats; draws are entered by whoever sits there."""
        return bool(mine) if self.mover == CHANCE else self.mover in mine

    def seats_of(self, account: int | None) -> list[int]:
        """The seats of a person: several on one device."""
        if account is None:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.account == account and seat.kind in ("person", "hotseat") and not seat.has_left
        ]

    def others(self, account: int) -> set[int]:
        """The other people at the table who are still there."""
        return {
            seat.account
            for seat in self.seats
            if seat.kind == "person" and seat.account not in (None, account) and not seat.has_left
        }

    @property
    def people(self) -> set[int]:
        """Everybody at the table who is still there; several on one device are one."""
        return {
            seat.account
            for seat in self.seats
            if seat.kind in ("person", "hotseat") and seat.account is not None and not seat.has_left
        }

    @property
    def waits_for(self) -> str | None:
        """Whether a person or a bot has to move."""
        if self.mover is None:
            return None
        if self.mover == CHANCE:
            return "person"
        return "person" if self.seats[self.mover].playing_level is None else "bot"

    @property
    def rules(self) -> Any:
        """The rules of its game."""
        return registry.game(self.game)


def happenings(position: Position, ply: int, played: list[int]) -> list[Happening]:
    """The events of actions that were played from a position on; its game is moved along."""
    return told(position, position.state, ply, played)[0]


def told(position: Position, before: Any, ply: int, played: list[int]) -> tuple[list[Happening], Any]:
    """The same, where the state at the beginning is known already; returns the one at the end, too."""
    rules = position.rules
    found = []
    for number, action in enumerate(played):
        position.engine.play(position.games, 0, action)  # known to be legal
        after = position.state
        happened = {
            "ply": ply + number,
            "mover": int(before.mover),
            "action": action,
            "notation": rules.actions.actions[action].notation,
            "events": rules.show.events(before, action, after),
        }
        found.append(Happening(ply + number, orjson.dumps(happened)))
        before = after
    return found, before
