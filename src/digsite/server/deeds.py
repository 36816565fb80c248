"""What may happen to a table, and who may do it. Each deed first checks, then changes the table, and stores nothing.

1. Sitting down and beginning
2. Playing
3. Taking back
4. Leaving and coming back
5. Clocks
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from digsite.bots.levels import LEVELS
from digsite.core.actions import IllegalAction
from digsite.core.game import CHANCE
from digsite.core.refusal import no_rule
from digsite.server import hints
from digsite.server.problems import Problem, conflict, not_yours
from digsite.server.table import Clock, Seat, Table, now

STAND_IN = 3  # the level that takes over a seat, if nobody says otherwise
BANK_ON_RETURN = 10  # a person who comes back without time gets this part of the bank again
LEAST_BANK = 60_000  # milliseconds, on return

# 1. Sitting down and beginning


def sit_down(table: Table, account: int, name: str, number: int | None) -> None:
    """Take a free seat: this one, or the first that is free."""
    if table.status != "open":
        raise conflict("already-begun", f"nobody can sit down any more: the table is {table.status}")
    if table.seats_of(account):
        raise conflict("already-seated", "you sit at this table already")
    free = [place for place, seat in enumerate(table.seats) if seat.is_free]
    if number is not None and number not in free:
        raise conflict("seat-taken", f"seat {number} is not free; free are {free or 'none'}")
    if not free:
        raise conflict("seat-taken", "all seats are taken; you may watch")
    table.seats[free[0] if number is None else number] = Seat("person", name, account)
    table.seats_changed = True
    table.moved = now()


def rename(table: Table, account: int, name: str) -> None:
    """Somebody at the table goes by another name now."""
    for seat in table.seats:
        if seat.kind == "person" and seat.account == account:
            seat.name = name
    table.seats_changed = True


def start(table: Table, account: int, bot: Callable[[], Seat] | None) -> None:
    """Begin the game; bots take the seats that are still free, if whoever starts it says so."""
    if table.status != "open":
        raise conflict("already-begun", f"it cannot be started: the table is {table.status}")
    if not table.seats_of(account):
        raise not_yours("only somebody who sits at the table can start it")
    free = [place for place, seat in enumerate(table.seats) if seat.is_free]
    if free and bot is None:
        raise conflict("seats-free", f"{len(free)} of {table.players} seats are free; wait, or let bots take them")
    if bot is not None:
        for place in free:
            table.seats[place] = bot()
    told_apart(table.seats)
    begin(table)


def told_apart(seats: list[Seat]) -> list[Seat]:
    """Seats in which bots of one level are numbered from the second on."""
    seen = Counter[int]()
    for seat in seats:
        if seat.kind == "bot" and seat.level is not None:
            seen[seat.level] += 1
            name = LEVELS[seat.level - 1].name
            seat.name = name if seen[seat.level] == 1 else f"{name} {seen[seat.level]}"
    return seats


def begin(table: Table) -> None:
    """The first draws, and the clocks begin to run."""
    table.status = "playing"
    table.moved = now()
    table.seats_changed = True
    if table.clock.kind == "bank":
        for seat in table.seats:
            seat.bank = table.clock.seconds * 1000 if seat.kind in ("person", "hotseat") else None
    table.begin()
    wind_clock(table)
    end_if_over(table)


# 2. Playing


def act(table: Table, account: int, action: int | str, ply: int) -> None:
    """A person's answer to a ply."""
    check_turn(table, account, ply)
    follow_lesson(table, action)
    play(table, action)


def check_turn(table: Table, account: int, ply: int) -> None:
    """Only a person whose turn it is answers a ply."""
    if table.status != "playing":
        raise conflict("not-playing", "the game is over" if table.status == "finished" else "the game has not begun")
    mine = table.seats_of(account)
    if not mine:
        raise not_yours("you do not sit at this table")
    if ply != len(table.actions):
        what = "was answered already" if ply < len(table.actions) else "has not come yet"
        raise conflict("another-ply", f"ply {ply} {what}; now it is ply {len(table.actions)}")
    mover = table.position.mover
    if not table.is_turn_of(mine):
        refusal = no_rule("not-your-turn", player=mover)
        raise not_yours(f"it is {table.seats[mover].name}'s turn", refusal=refusal)
    if mover != CHANCE and table.seats[mover].stand_in is not None:
        raise conflict("stood-in", "a bot plays for you; take your seat back first")


def follow_lesson(table: Table, action: int | str) -> None:
    """In a lesson one plays what the step asks for."""
    if table.scripted is None:
        return
    wanted = table.rules.actions.actions[table.scripted]
    if action not in (wanted.number, wanted.notation):
        raise conflict(
            "lesson-step", f"here the lesson asks for {wanted.notation!r}; after its end you play as you like"
        )


def play(table: Table, action: int | str) -> None:
    """An action of whoever is to move."""
    mover = table.position.mover
    try:
        table.play(table.rules.actions.find(action).number)
    except IllegalAction as error:
        raise conflict("illegal-action", str(error), refusal=error.refusal) from None
    if mover != CHANCE:
        stop_clock(table, table.seats[mover])
    table.takeback = None
    table.moved = now()
    wind_clock(table)
    end_if_over(table)


def end_if_over(table: Table) -> None:
    """Note the result when the game is over."""
    if table.position.over:
        table.status = "finished"
        table.deadline = None
        for seat, score, place in zip(table.seats, table.position.scores, table.position.places, strict=True):
            seat.score, seat.place = score, place
        table.seats_changed = True


# 3. Taking back


def ask_to_take_back(table: Table, account: int) -> None:
    """Take back one's last decision: at once among bots or on one device, else if all others agree."""
    if table.chance == "by_hand":
        take_back_entry(table, account)
        return
    if table.status != "playing":
        raise conflict("not-playing", "only a game that is being played can be taken back")
    if not table.seats_of(account):
        raise not_yours("you do not sit at this table")
    others = table.others(account)
    if not others and table.is_rated:
        raise conflict("rated", "in a rated game something is taken back only if others agree, and nobody else is here")
    ply = last_decision(table, account)
    if not others:
        take_back(table, ply)
    else:
        table.takeback = {"by": account, "ply": ply, "waits_for": sorted(others)}


def take_back_entry(table: Table, account: int) -> None:
    """Take back what was last entered by hand, a draw or the very last action too: a slip must be mendable."""
    if not table.has_begun:
        raise conflict("not-playing", "only a game that is being played can be taken back")
    if not table.seats_of(account):
        raise not_yours("you do not sit at this table")
    entered = None
    for ply in range(len(table.actions)):
        mover = table.live.mover_at(ply)
        if mover == CHANCE or table.seats[mover].playing_level is None:
            entered = ply
    if entered is None:
        raise conflict("seen-already", "there is nothing to take back: nothing has been entered")
    table.status = "playing"
    for seat in table.seats:
        seat.score = seat.place = None
    table.seats_changed = True
    take_back(table, entered)


def last_decision(table: Table, account: int) -> int:
    """The ply of the last decision of a person, if nothing new has been seen since."""
    mine = table.seats_of(account)
    own = None
    first = (table.origin or {}).get("ply", 0)
    for ply in range(first, len(table.actions)):
        mover = table.live.mover_at(ply)
        if mover == CHANCE or (mover not in mine and table.seats[mover].kind == "person"):
            own = None
        elif mover in mine:
            own = ply
    if own is None:
        raise conflict("seen-already", "there is nothing to take back: the last action has shown something new")
    return own


def answer_take_back(table: Table, account: int, agrees: bool) -> None:
    """Agree to a wish to take back, or not."""
    wish = table.takeback
    if wish is None:
        raise conflict("no-wish", "nobody has asked to take anything back")
    if account not in wish["waits_for"]:
        raise not_yours("your answer is not needed")
    waiting = [other for other in wish["waits_for"] if other != account]
    if not agrees:
        table.takeback = None
    elif waiting:
        table.takeback = {**wish, "waits_for": waiting}
    else:
        take_back(table, wish["ply"])


def take_back(table: Table, ply: int) -> None:
    """Go back to a ply."""
    table.take_back_to(ply)
    table.takeback = None
    table.is_rated = False
    table.moved = now()
    wind_clock(table)


# 4. Leaving and coming back


def leave(table: Table, account: int, level: int | None) -> None:
    """Get up: before the game the seat is free again, later a bot goes on for good; a game by hand is put away."""
    mine = table.seats_of(account)
    if not mine and not (table.host == account and is_deserted(table)):
        raise not_yours("you do not sit at this table")
    if table.status not in ("open", "playing"):
        raise conflict("finished", "the game is over; there is nothing to leave")
    if table.chance == "by_hand":  # nobody else could enter the draws
        table.status = "closed"
        table.moved = now()
        return
    for number in mine:
        if table.status == "open":
            table.seats[number] = Seat("anyone")
        else:
            seat = table.seats[number]
            seat.has_left, seat.stand_in = True, level or STAND_IN
    table.seats_changed = True
    if is_deserted(table):
        table.status = "closed"
    if table.takeback and account in (table.takeback["by"], *table.takeback["waits_for"]):
        table.takeback = None
    hints.forget(table, account)
    if table.mover in mine:  # nobody else's clock begins anew
        table.moved = now()
        wind_clock(table)


def is_deserted(table: Table) -> bool:
    """Whether a game has not begun and nobody sits there who could begin it."""
    return table.status == "open" and not any(seat.kind in ("person", "hotseat") for seat in table.seats)


def come_back(table: Table, account: int) -> None:
    """Take one's seat back from the bot that stood in."""
    mine = [number for number in table.seats_of(account) if table.seats[number].stand_in is not None]
    if table.status != "playing" or not mine:
        raise conflict("not-away", "no bot plays for you at this table")
    for number in mine:
        seat = table.seats[number]
        seat.stand_in = None
        if seat.bank is not None:
            seat.bank = max(seat.bank, table.clock.seconds * 1000 // BANK_ON_RETURN, LEAST_BANK)
    table.seats_changed = True
    if table.mover in mine:
        table.moved = now()
        wind_clock(table)


# 5. Clocks


def wind_clock(table: Table) -> None:
    """Set the time by which the mover must have decided."""
    table.deadline = None
    if table.status != "playing" or table.waits_for != "person":
        return
    if table.clock.kind == "per_move":
        table.deadline = table.moved + table.clock.seconds * 1000
    elif table.clock.kind == "bank":
        table.deadline = table.moved + (table.seats[table.position.mover].bank or 0)


def stop_clock(table: Table, seat: Seat) -> None:
    """Take the time used from the mover's bank."""
    if seat.bank is not None and table.deadline is not None:
        seat.bank = max(0, table.deadline - now())
        table.seats_changed = True


def run_out(table: Table) -> None:
    """A bot takes over where the time has run out."""
    if table.deadline is None or table.deadline > now():
        raise Problem(409, "time-left", "the clock has not run out")
    seat = table.seats[table.position.mover]
    seat.stand_in = STAND_IN
    if seat.bank is not None:
        seat.bank = 0
    table.deadline = None
    table.seats_changed = True
    table.moved = now()


def clock_of(kind: str, seconds: int) -> Clock:
    """A clock as a person chose it."""
    return Clock(kind, 0 if kind == "none" else seconds)  # type: ignore[arg-type]
