"""Opening a table: new, as a lesson, as a rematch, cloned from another at a ply, or from a ``.dig`` file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from digsite.bots.levels import LEVELS
from digsite.core import journal, registry
from digsite.core.game import BadOptions
from digsite.core.journal import JournalError, OtherComponents
from digsite.server import deeds
from digsite.server.accounts import as_shown
from digsite.server.problems import OTHER_COMPONENTS, conflict, not_yours
from digsite.server.store.accounts import Account
from digsite.server.table import Chance, Clock, Seat, Table, new_id, secret_for
from digsite.study.lessons.lesson import Lesson

USUAL_LEVEL = 3
LESSON_LEVEL = 2


class Opening:
    """Opens tables for somebody; ``levels`` are the accounts of the bots."""

    def __init__(self, levels: Mapping[int, Account], who: Account) -> None:
        self.levels = levels
        self.who = who

    def new(
        self,
        game: str,
        wishes: Sequence[Any],
        options: Mapping[str, Any],
        clock: Clock | None = None,
        is_private: bool = False,
        is_rated: bool = False,
        chance: Chance = "secret",
    ) -> Table:
        """A new table; the game begins at once if nobody has to be waited for."""
        seats = self.seats(wishes, chance)
        self._check(game, len(seats), options)
        if chance == "by_hand" and (is_rated or (clock is not None and clock.kind != "none")):
            raise conflict("bad-by-hand", "a game that is entered by hand has no clock and is not rated")
        if is_rated and not can_be_rated(seats):
            raise conflict("cannot-be-rated", "a rated table has at least two seats and no hot-seat")
        chosen = {name: value for name, value in options.items() if value is not None and value is not False}
        table = Table(
            id=new_id(),
            game=game,
            players=len(seats),
            options=chosen,
            host=self.who.id,
            seats=seats,
            clock=clock or Clock(),
            is_private=is_private or chance == "by_hand",
            is_rated=is_rated,
            secret=secret_for(chance),
        )
        return self._begun_if_full(table)

    def _check(self, game: str, players: int, options: Mapping[str, Any]) -> None:
        try:
            registry.game(game).about.encode_options(players, options)
        except BadOptions as error:
            raise conflict("bad-options", str(error)) from None

    def _begun_if_full(self, table: Table) -> Table:
        if not any(seat.is_free for seat in table.seats):
            deeds.begin(table)
        return table

    def lesson(self, lesson: Lesson) -> Table:
        """A guided first game: the learner, and a bot that plays its part of the line and later on by itself."""
        seats = [Seat("person", self.who.name, self.who.id), self.bot(LESSON_LEVEL)]
        table = Table(
            id=new_id(),
            game=lesson.game,
            players=len(seats),
            options=dict(lesson.options),
            host=self.who.id,
            seats=seats,
            is_private=True,
            origin={"lesson": lesson.game, "edition": lesson.edition},
        )
        return self._begun_if_full(table)

    def seats(self, wishes: Sequence[Any], chance: Chance = "secret") -> list[Seat]:
        """The seats as they were wished for."""
        if chance == "by_hand":
            _check_by_hand(wishes)
        mine = sum(wish.kind == "me" for wish in wishes)
        if mine > 1:
            raise conflict("seated-twice", "you sit on one seat only; the others on this device are hot-seats")
        if mine == 0 and chance == "secret" and any(wish.kind == "hotseat" for wish in wishes):
            raise conflict("hotseat-without-you", "people on this device need you at the table; take a seat ('me')")
        if any(wish.kind == "hotseat" for wish in wishes) and any(wish.kind in ("link", "anyone") for wish in wishes):
            raise conflict("hotseat-online", "people on one device play among themselves and with bots, not online")
        return deeds.told_apart([self._seat(wish, number) for number, wish in enumerate(wishes)])

    def _seat(self, wish: Any, number: int) -> Seat:
        if wish.kind == "me":
            return Seat("person", self.who.name, self.who.id)
        if wish.kind == "hotseat":
            return self._here(number, as_shown(wish.name) if wish.name else "")
        if wish.kind == "bot":
            return self.bot(wish.level or USUAL_LEVEL)
        return Seat(wish.kind)

    def bot(self, level: int) -> Seat:
        """A bot of a level."""
        return Seat("bot", LEVELS[level - 1].name, self.levels[level].id, level)

    def rematch(self, table: Table) -> Table:
        """The same people and bots at the same game, everybody one seat further; people sit down again themselves."""
        if table.status != "finished":
            raise conflict("not-finished", "a rematch follows a finished game")
        if not table.seats_of(self.who.id) and self.who.id not in [seat.account for seat in table.seats]:
            raise not_yours("you did not play in this game")
        options = {name: value for name, value in table.options.items() if name != "first_player"}
        turned = [table.seats[(number + 1) % table.players] for number in range(table.players)]
        seats = deeds.told_apart([self._seat_again(seat) for seat in turned])
        again = Table(
            id=new_id(),
            game=table.game,
            players=table.players,
            options=options,
            host=self.who.id,
            seats=seats,
            clock=table.clock,
            is_private=table.is_private,
            is_rated=table.is_rated and can_be_rated(seats),
            secret=secret_for(table.chance),
        )
        return self._begun_if_full(again)

    def _seat_again(self, seat: Seat) -> Seat:
        if seat.kind == "bot":
            return self.bot(seat.level or USUAL_LEVEL)
        if seat.account == self.who.id:
            return Seat(seat.kind, seat.name, seat.account)
        return Seat("link")

    def clone(self, table: Table, ply: int, wishes: Sequence[Any] | None, chance: Chance = "secret") -> Table:
        """A table that goes on from a ply of another, with other draws to come."""
        if table.status != "finished" and (not table.has_begun or table.others(self.who.id)):
            raise conflict("still-played", "others are still playing; this can be cloned when the game is over")
        if ply > len(table.actions):
            raise conflict("no-such-ply", f"the game has {len(table.actions)} plies, not {ply}")
        seats = [self._here(number, seat.name) for number, seat in enumerate(table.seats)]
        if wishes is not None:
            seats = self.seats(wishes, chance)
        if len(seats) != table.players:
            raise conflict("bad-seats", f"the game is for {table.players} players, not for {len(seats)}")
        return self._grown(table, table.actions[:ply], seats, {"table": table.id, "ply": ply}, chance)

    def _grown(
        self, like: Table, actions: list[int], seats: list[Seat], origin: dict[str, Any], chance: Chance
    ) -> Table:
        new = Table(
            id=new_id(),
            game=like.game,
            players=like.players,
            options=dict(like.options),
            host=self.who.id,
            seats=seats,
            is_private=True,
            secret=secret_for(chance),
            origin=origin,
            actions=list(actions),
        )
        return self._begun_if_full(new)

    def _here(self, number: int, name: str) -> Seat:
        """A seat on this device."""
        return Seat("hotseat", name or f"Player {number + 1}", self.who.id)

    def from_journal(self, text: str, chance: Chance = "secret") -> Table:
        """A table from a ``.dig`` file, to look at, and to go on with if it is unfinished."""
        try:
            record = journal.parse(text.removeprefix("\ufeff"))
        except OtherComponents:
            raise conflict("other-components", OTHER_COMPONENTS) from None
        except JournalError as error:
            raise conflict("bad-journal", str(error)) from None
        names = record.names or [f"Player {number + 1}" for number in range(record.players)]
        seats = [self._here(number, name) for number, name in enumerate(names)]
        like = Table("", record.game, record.players, dict(record.options), self.who.id, seats)
        return self._grown(like, record.actions, seats, {"file": True, "ply": len(record.actions)}, chance)


def _check_by_hand(wishes: Sequence[Any]) -> None:
    """Whoever enters the draws sits there for all people at the real table; bots may play along."""
    if any(wish.kind in ("link", "anyone") for wish in wishes):
        raise conflict("bad-by-hand", "a game that is entered by hand has people on this device, and bots")
    if all(wish.kind == "bot" for wish in wishes):
        raise conflict("bad-by-hand", "somebody on this device has to enter what is drawn; take a seat ('me')")


def can_be_rated(seats: Sequence[Seat]) -> bool:
    """Whether a game between these says anything about strength."""
    return len(seats) > 1 and all(seat.kind != "hotseat" for seat in seats)
