"""Stored facts: one record per row, one field per column. A record never changes; a change makes another one."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Literal, NotRequired, TypeVar

from typing_extensions import TypedDict

Status = Literal["open", "playing", "finished", "closed"]
SeatKind = Literal["person", "hotseat", "bot", "link", "anyone"]
WaitsFor = Literal["person", "bot"]
BY_HAND = ""  # the secret of a table that has none: chance's draws are entered by hand


class Clock(TypedDict):
    """How long people may think: as long as they like, so many seconds a move, or so many in all."""

    kind: Literal["none", "per_move", "bank"]
    seconds: int


class PendingRequest(TypedDict):
    """What a player asks for and others have to agree to; all numbers are accounts'."""

    by: int
    waits_for: list[int]
    ply: NotRequired[int]  # to go back to, if a move is to be undone


@dataclass(frozen=True)
class TableRecord:
    """A row of ``tables``."""

    id: str
    game: str
    rules_version: int
    components: str
    players: int
    options: dict[str, Any]
    status: Status
    is_private: bool
    is_rated: bool
    clock: Clock
    host: int
    secret: str
    origin: dict[str, Any] | None
    takeback: PendingRequest | None
    hints: PendingRequest | None
    rematch: str | None
    version: int
    ply: int
    mover: int | None
    waits_for: WaitsFor | None
    deadline: int | None
    created: int
    moved: int


@dataclass(frozen=True)
class SeatRecord:
    """A row of ``seats``: a person, a bot, or nobody yet (``link`` and ``anyone``)."""

    table_id: str
    seat: int
    kind: SeatKind
    account: int | None = None
    name: str = ""
    level: int | None = None
    stand_in: int | None = None
    has_left: bool = False
    has_been_stood_in_for: bool = False
    bank: int | None = None
    score: int | None = None
    place: int | None = None

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit down."""
        return self.kind in ("link", "anyone")

    @property
    def is_person(self) -> bool:
        """Whether a person sits there, who may have left the game to a bot."""
        return self.kind in ("person", "hotseat")

    @property
    def playing_level(self) -> int | None:
        """The level of the bot that makes this seat's moves, if one does."""
        return self.level if self.kind == "bot" else self.stand_in


R = TypeVar("R", TableRecord, SeatRecord)
_NAMES = {record: [field.name for field in fields(record)] for record in (TableRecord, SeatRecord)}


def changes(old: R, new: R) -> dict[str, Any]:
    """The columns in which two records differ, with the new values."""
    if old is new:
        return {}
    before, after = vars(old), vars(new)
    return {name: after[name] for name in _NAMES[type(new)] if before[name] != after[name]}
