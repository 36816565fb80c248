"""A table: a game, who sits where, and all that was played. What may happen to it stands in ``deeds``."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal

from digsite.core import registry
from digsite.core.game import CHANCE, NOBODY
from digsite.core.journal import Journal
from digsite.core.position import Position
from digsite.core.rng import LARGEST_SEED
from digsite.server.game import LiveGame, Ply
from digsite.study.lessons import LESSONS
from digsite.study.lessons.lesson import Lesson

Status = Literal["open", "playing", "finished", "closed"]
Chance = Literal["secret", "by_hand"]
SeatKind = Literal["person", "hotseat", "bot", "link", "anyone"]
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that people mix up
ID_LENGTH = 12
MOST_KNOWN = 10_000  # commitments kept at hand
BY_HAND = ""  # the secret of a table that has none: chance's draws are entered by hand


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
    _live: LiveGame | None = None
    shown: dict[Any, bytes] = field(default_factory=dict)  # what was sent of this version, by viewer

    def __post_init__(self) -> None:
        self.rules_version = self.rules_version or self.rules.about.rules_version
        if self.components is None:
            self.components = self.rules.about.components_id

    # The game

    @property
    def live(self) -> LiveGame:
        """The game at its present ply, replayed if need be."""
        if self._live is None:
            script = self.lesson.draws if self.lesson is not None else ()
            seed = seed_in(self.secret)
            self._live = LiveGame(self.game, self.players, self.options, seed, script, self.actions)
        return self._live

    @property
    def position(self) -> Position:
        """The game at its present ply; not to be played on, but to be copied."""
        return self.live.position

    @property
    def state(self) -> Any:
        """Every fact on the table at its present ply; not to be changed."""
        return self.live.state

    def begin(self) -> None:
        """Chance's first draws, up to the first decision."""
        self._go_on(self.live.draws())

    def play(self, number: int) -> None:
        """A legal action and the draws that follow it, unless they are entered by hand."""
        if self.live.is_outdated:
            self.forget_game()
        self._go_on(self.live.after(number))

    def _go_on(self, plies: tuple[Ply, ...]) -> None:
        self.live.apply(len(self.actions), plies)
        self.actions.extend(ply.action for ply in plies)

    def take_back_to(self, ply: int) -> None:
        """Forget all that was played from a ply on."""
        self.live.apply(ply)
        del self.actions[ply:]
        self.stored = min(self.stored, ply)
        self.took_back = True

    def happened_since(self, ply: int) -> list[bytes]:
        """What was played from a ply on, as it is sent; nothing if it has not come yet."""
        return [self.live.described(number) for number in range(ply, len(self.actions))]

    @property
    def game_size(self) -> int:
        """About how many bytes its game takes in memory."""
        return 0 if self._live is None else self._live.size

    def forget_game(self) -> None:
        """Let the game go; it is replayed when somebody looks."""
        self._live = None

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
