"""Opening a table: new, as a lesson, as a rematch, cloned from another at a ply, or from a ``.dig`` file."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from digsite.core import journal, registry
from digsite.core.game import BadOptions
from digsite.core.journal import JournalError, OtherComponents
from digsite.server.problems import Refused
from digsite.server.store.accounts import Account
from digsite.server.store.records import Clock, SeatKind, SeatRecord, TableRecord
from digsite.server.tables.dice import Chance, secret_for
from digsite.server.tables.names import checked_name
from digsite.server.tables.seating import Bot, can_be_rated, name_bots
from digsite.server.tables.table import Table, game_of
from digsite.server.tables.turns import begin
from digsite.study.lessons.lesson import Lesson

USUAL_LEVEL = 3
LESSON_LEVEL = 2
NO_CLOCK: Clock = {"kind": "none", "seconds": 0}
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that people mix up
ID_LENGTH = 12


def new_id() -> str:
    """A table's name in its link: hard to guess, easy to read out."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_record(game: str, players: int, options: Mapping[str, Any], host: int, at: int, **more: Any) -> TableRecord:
    """The facts of a new table, played by the rules and the printed tables in use."""
    about = registry.game(game).about
    usual: dict[str, Any] = {
        "id": new_id(),
        "is_private": False,
        "is_rated": False,
        "clock": NO_CLOCK,
        "origin": None,
        "ply": 0,
    }
    return TableRecord(
        game=game,
        rules_version=about.rules_version,
        components=about.components_id,
        players=players,
        options=dict(options),
        status="open",
        host=host,
        takeback=None,
        hints=None,
        rematch=None,
        version=1,
        mover=None,
        waits_for=None,
        deadline=None,
        created=at,
        moved=at,
        **{**usual, **more},
    )


def new_table(record: TableRecord, seats: Sequence[SeatRecord], at: int, actions: Sequence[int] = ()) -> Table:
    """A table that is not stored yet; the game begins at once if nobody has to be waited for."""
    ours = tuple(replace(seat, table_id=record.id) for seat in seats)
    game = game_of(record, actions)
    if any(seat.is_free for seat in ours):
        return Table(record, ours, game)
    record, ours, plies = begin(record, ours, game, at)
    game.apply(len(actions), plies)
    return Table(record, ours, game)


class TableFactory:
    """Opens tables for somebody at a time; ``levels`` are the accounts of the bots."""

    def __init__(self, levels: Mapping[int, Account], who: Account, at: int) -> None:
        self.levels = levels
        self.who = who
        self.at = at

    # New

    def new(
        self,
        game: str,
        requests: Sequence[Any],
        options: Mapping[str, Any],
        clock: Clock = NO_CLOCK,
        is_private: bool = False,
        is_rated: bool = False,
        chance: Chance = "secret",
    ) -> Table:
        """A new table."""
        seats = self.seats(requests, chance)
        self._check(game, len(seats), options)
        if chance == "by_hand" and (is_rated or clock["kind"] != "none"):
            raise Refused("by-hand-terms")
        if is_rated and not can_be_rated(seats):
            raise Refused("cannot-be-rated")
        chosen = {name: value for name, value in options.items() if value is not None and value is not False}
        record = new_record(
            game,
            len(seats),
            chosen,
            self.who.id,
            self.at,
            clock=NO_CLOCK if clock["kind"] == "none" else clock,
            is_private=is_private or chance == "by_hand",
            is_rated=is_rated,
            secret=secret_for(chance),
        )
        return new_table(record, seats, self.at)

    def _check(self, game: str, players: int, options: Mapping[str, Any]) -> None:
        try:
            registry.game(game).about.encode_options(players, options)
        except BadOptions as error:
            raise Refused("bad-options", why=str(error)) from None

    def lesson(self, lesson: Lesson) -> Table:
        """A guided first game: the learner, and a bot that plays its part of the line and later on by itself."""
        seats = [self._me(0), self.bot(LESSON_LEVEL).on(_seat(1))]
        origin = {"lesson": lesson.game, "edition": lesson.edition}
        more = {"is_private": True, "origin": origin, "secret": secret_for("secret")}
        record = new_record(lesson.game, len(seats), lesson.options, self.who.id, self.at, **more)
        return new_table(record, seats, self.at)

    # Seats

    def seats(self, requests: Sequence[Any], chance: Chance = "secret") -> Sequence[SeatRecord]:
        """The seats as they were requested."""
        if chance == "by_hand":
            _check_by_hand(requests)
        mine = sum(request.kind == "me" for request in requests)
        if mine > 1:
            raise Refused("seated-twice")
        if mine == 0 and chance == "secret" and any(request.kind == "hotseat" for request in requests):
            raise Refused("hotseat-without-you")
        if any(request.kind == "hotseat" for request in requests) and any(
            request.kind in ("link", "anyone") for request in requests
        ):
            raise Refused("hotseat-online")
        return name_bots([self._seat_of(request, number) for number, request in enumerate(requests)])

    def _seat_of(self, request: Any, number: int) -> SeatRecord:
        if request.kind == "me":
            return self._me(number)
        if request.kind == "hotseat":
            return self._here(number, checked_name(request.name) if request.name else "")
        if request.kind == "bot":
            return self.bot(request.level or USUAL_LEVEL).on(_seat(number))
        return _seat(number, request.kind)

    def _me(self, number: int) -> SeatRecord:
        return _seat(number, "person", self.who.id, self.who.name)

    def _here(self, number: int, name: str) -> SeatRecord:
        """A seat on this device."""
        return _seat(number, "hotseat", self.who.id, name or f"Player {number + 1}")

    def bot(self, level: int) -> Bot:
        """A bot of a level."""
        return Bot(level, self.levels[level].id)

    # From another table

    def rematch(self, table: Table) -> Table:
        """The same people and bots at the same game, everybody one seat further; people sit down again themselves."""
        old = table.record
        if old.status != "finished":
            raise Refused("not-finished")
        if self.who.id not in [seat.account for seat in table.seats]:
            raise Refused("not-seated")
        options = {name: value for name, value in old.options.items() if name != "first_player"}
        turned = [table.seats[(number + 1) % old.players] for number in range(old.players)]
        seats = name_bots([self._again(seat, number) for number, seat in enumerate(turned)])
        record = new_record(
            old.game,
            old.players,
            options,
            self.who.id,
            self.at,
            clock=old.clock,
            is_private=old.is_private,
            is_rated=old.is_rated and can_be_rated(seats),
            secret=secret_for(table.chance),
        )
        return new_table(record, seats, self.at)

    def _again(self, seat: SeatRecord, number: int) -> SeatRecord:
        if seat.kind == "bot":
            return self.bot(seat.level or USUAL_LEVEL).on(_seat(number))
        if seat.account == self.who.id:
            return _seat(number, seat.kind, seat.account, seat.name)
        return _seat(number, "link")

    def clone(self, table: Table, ply: int, requests: Sequence[Any] | None, chance: Chance = "secret") -> Table:
        """A table that goes on from a ply of another, with other draws to come."""
        old = table.record
        table.check_copy(self.who.id)
        actions = table.game.actions[:ply]  # on a thread: somebody may move, or take moves back, meanwhile
        if ply > min(old.ply, len(actions)):
            raise Refused("no-such-ply", plies=old.ply, ply=ply)
        seats: Sequence[SeatRecord] = [self._here(seat.seat, seat.name) for seat in table.seats]
        if requests is not None:
            seats = self.seats(requests, chance)
        if len(seats) != old.players:
            raise Refused("bad-seats", players=old.players, seats=len(seats))
        more = {"is_private": True, "origin": {"table": table.id, "ply": ply}, "secret": secret_for(chance)}
        record = new_record(old.game, old.players, old.options, self.who.id, self.at, ply=ply, **more)
        return new_table(record, seats, self.at, actions)

    def from_journal(self, text: str, chance: Chance = "secret") -> Table:
        """A table from a ``.dig`` file, to look at, and to go on with if it is unfinished."""
        text = text.removeprefix("\ufeff")
        try:
            journal.check(text)  # before anything of it is played
            found = journal.parse(text)
        except OtherComponents:
            raise Refused("other-components") from None
        except JournalError as error:
            raise Refused("bad-journal", why=str(error), line=error.line) from None
        names = found.names or [""] * found.players
        seats = [self._here(number, name) for number, name in enumerate(names)]
        origin = {"file": True, "ply": len(found.actions)}
        more = {"is_private": True, "origin": origin, "secret": secret_for(chance), "ply": len(found.actions)}
        record = new_record(found.game, found.players, found.options, self.who.id, self.at, **more)
        return new_table(record, seats, self.at, found.actions)


def _seat(number: int, kind: SeatKind = "anyone", account: int | None = None, name: str = "") -> SeatRecord:
    """A seat of a table that has no name yet."""
    return SeatRecord("", number, kind, account, name)


def _check_by_hand(requests: Sequence[Any]) -> None:
    """Whoever enters the draws sits there for all people at the real table; bots may play along."""
    if any(request.kind in ("link", "anyone") for request in requests):
        raise Refused("by-hand-online")
    if all(request.kind == "bot" for request in requests):
        raise Refused("by-hand-bots")
