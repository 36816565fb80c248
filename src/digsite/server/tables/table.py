"""A table: what is stored of it, and its game. It is looked at here; what changes it stands in ``commands``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from digsite.core import registry
from digsite.core.draws import is_secret
from digsite.core.game import CHANCE
from digsite.core.journal import Journal
from digsite.server.problems import Refused
from digsite.server.store.records import BY_HAND, SeatRecord, TableRecord
from digsite.server.tables.dice import Chance, seed_in
from digsite.server.tables.game import LiveGame
from digsite.study.lessons import LESSONS
from digsite.study.lessons.lesson import Lesson

BYTES_OF_RECORDS = 4_000  # about


@dataclass(frozen=True)
class Table:
    """A table at one version. Its game goes on with the next one, so look at it at once."""

    record: TableRecord
    seats: tuple[SeatRecord, ...]
    game: LiveGame

    @property
    def id(self) -> str:
        """Its name in its link."""
        return self.record.id

    @property
    def rules(self) -> Any:
        """The rules of its game."""
        return registry.game(self.record.game)

    @property
    def chance(self) -> Chance:
        """Where chance's draws come from."""
        return "by_hand" if self.record.secret == BY_HAND else "secret"

    @property
    def has_begun(self) -> bool:
        """Whether there is a game to see."""
        return self.record.status in ("playing", "finished")

    def journal(self) -> Journal:
        """The record of the game; with chance's secret once it is over, or the seed in it."""
        record = self.record
        is_own = record.status == "finished" and record.origin is None
        names = tuple(seat.name for seat in self.seats)
        seed = seed_in(record.secret) if is_own else None
        secret = record.secret if is_own and is_secret(record.secret) else None
        actions = list(self.game.actions)
        return Journal(record.game, record.players, dict(record.options), names, seed, actions, secret)

    @property
    def size(self) -> int:
        """About so many bytes of memory."""
        return BYTES_OF_RECORDS + self.game.size

    # Lessons

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is held here; none any more if its line was changed since."""
        return lesson_of(self.record)

    @property
    def scripted(self) -> int | None:
        """What a lesson's line holds for the present ply; None at other tables and after the line's end."""
        lesson, ply = self.lesson, self.record.ply
        return lesson.line[ply] if lesson is not None and ply < len(lesson.line) else None

    # Who is who

    def is_turn_of(self, mine: Sequence[int]) -> bool:
        """Whether it is the turn of a person with these seats; draws are entered by whoever sits there."""
        return bool(mine) if self.record.mover == CHANCE else self.record.mover in mine

    def seats_of(self, account: int | None) -> list[int]:
        """The seats of a person: several on one device."""
        if account is None:
            return []
        return [seat.seat for seat in self.seats if seat.account == account and seat.is_person and not seat.has_left]

    def others(self, account: int) -> set[int]:
        """The other people at the table who are still there."""
        return {
            seat.account
            for seat in self.seats
            if seat.kind == "person" and seat.account is not None and seat.account != account and not seat.has_left
        }

    @property
    def people(self) -> set[int]:
        """Everybody at the table who is still there; several on one device are one."""
        return {
            seat.account for seat in self.seats if seat.is_person and seat.account is not None and not seat.has_left
        }

    @property
    def _is_agreed(self) -> bool:
        """Whether everybody at the table has agreed to hints."""
        return self.record.hints is not None and not self.record.hints["waits_for"]

    @property
    def are_hints_allowed(self) -> bool:
        """Whether whoever is to move may ask for a hint: never in rated games, among several people if all agree."""
        record = self.record
        return record.status == "playing" and not record.is_rated and (len(self.people) < 2 or self._is_agreed)

    def check_copy(self, account: int | None) -> None:
        """Complain if somebody may not take the game elsewhere yet, where there are hints and nothing is hidden.

        A game that is over is everybody's. Before that it is for whoever plays it, where nobody else does or all have
        agreed to hints; and never a rated one.
        """
        if not self.has_begun:
            raise Refused("not-begun")
        if self.record.status == "finished":
            return
        if self.record.is_rated:
            raise Refused("not-finished")
        if self.others(account or 0) and not (self._is_agreed and self.seats_of(account)):
            raise Refused("still-played")

    def may_be_copied_by(self, account: int | None) -> bool:
        """Whether somebody may take the game elsewhere."""
        try:
            self.check_copy(account)
        except Refused:
            return False
        return True


def lesson_of(record: TableRecord) -> Lesson | None:
    """The lesson that is held at a table."""
    if record.origin is None:
        return None
    found = LESSONS.get(record.origin.get("lesson", ""))
    return found if found is not None and found.edition == record.origin["edition"] else None


def game_of(record: TableRecord, actions: Sequence[int] = ()) -> LiveGame:
    """The game of a table after some actions."""
    lesson = lesson_of(record)
    script = () if lesson is None else lesson.draws
    return LiveGame(record.game, record.players, record.options, record.secret, script, actions)
