from __future__ import annotations

from dataclasses import replace

from digsite.server.commands.decide import decide
from digsite.server.commands.seats import Join, Rename, Start
from digsite.server.tables.factory import new_record, new_table
from digsite.server.tables.seating import Bot, name_bots
from tests.server.commands.refusing import refusal
from tests.server.tables.making import ADA, AT, BO, BOT, CY, SECRET, a_table, after, bot, free, online, person, played

OPEN = (person(0, ADA), free(1), free(2))


def test_somebody_sits_down_on_the_first_free_seat() -> None:
    change = decide(Join(BO, "Bo"), a_table(OPEN), AT + 5)
    assert [(seat.kind, seat.account, seat.name) for seat in change.seats] == [
        ("person", ADA, "Ada"),
        ("person", BO, "Bo"),
        ("anyone", None, ""),
    ]
    assert (change.record.version, change.record.moved, change.record.status) == (2, AT + 5, "open")


def test_a_seat_may_be_chosen() -> None:
    assert decide(Join(BO, "Bo", 2), a_table(OPEN), AT).seats[2].account == BO


def test_nobody_sits_twice_or_on_somebody_else_or_at_a_game_that_has_begun() -> None:
    table = a_table(OPEN)
    assert refusal(Join(ADA, "Ada"), table) == "already-seated"
    assert refusal(Join(BO, "Bo", 0), table) == "seat-taken"
    assert refusal(Join(CY, "Cy"), after(a_table((person(0, ADA), free(1))), Join(BO, "Bo"))) == "table-full"
    assert refusal(Join(CY, "Cy"), online()) == "already-begun"


def test_nothing_has_happened_before_a_change_is_applied() -> None:
    table = a_table(OPEN)
    record, seats, actions = table.record, table.seats, list(table.game.actions)
    decide(Join(BO, "Bo"), table, AT)
    decide(Start(ADA, Bot(3, BOT)), table, AT)
    assert (table.record, table.seats, table.game.actions) == (record, seats, actions)


def test_bots_take_the_free_seats_and_have_different_names_of_their_level() -> None:
    table = after(a_table((bot(0, 3), person(1, ADA), free(2), free(3))), Start(ADA, Bot(3, BOT)))
    assert [seat.name for seat in table.seats] == ["Alexander Conze", "Ada", "Richard Bohn", "Otto Puchstein"]
    assert table.record.status == "playing"
    assert table.record.ply == len(table.game.actions) > 0


def test_a_bot_is_not_called_like_somebody_at_the_table() -> None:
    seats = (replace(person(0, ADA), name="richard  bohn"), bot(1, 3), bot(2, 3))
    assert [seat.name for seat in name_bots(seats)][1:] == ["Alexander Conze", "Otto Puchstein"]


def test_a_game_begins_when_somebody_who_sits_there_says_so_and_no_seat_is_free() -> None:
    table = a_table(OPEN)
    assert refusal(Start(BO), table) == "not-seated"
    assert refusal(Start(ADA), table) == "seats-free"
    assert refusal(Start(ADA), online()) == "already-begun"


def test_a_game_that_goes_on_from_another_keeps_what_was_played_there() -> None:
    before = list(played(online()).game.actions)
    record = new_record("pergamon", 2, {"first_player": 0}, ADA, AT, secret=SECRET, ply=len(before))
    table = new_table(record, (person(0, ADA), free(1)), AT, before)
    table = after(after(table, Join(BO, "Bo")), Start(ADA))
    assert table.game.actions[: len(before)] == before
    assert table.record.ply == len(table.game.actions)


def test_everybody_has_their_bank_of_time_from_the_beginning() -> None:
    table = a_table(OPEN, clock={"kind": "bank", "seconds": 60}, options={"first_player": 0})
    table = after(after(table, Join(BO, "Bo"), AT), Start(ADA, Bot(1, BOT)), AT + 9)
    assert [seat.bank for seat in table.seats] == [60_000, 60_000, None]
    assert table.record.deadline == AT + 9 + 60_000


def test_the_clock_begins_with_the_game_not_with_the_table() -> None:
    table = after(a_table((person(0, ADA), free(1)), clock={"kind": "per_move", "seconds": 60}), Join(BO, "Bo"))
    assert table.record.deadline is None
    assert after(table, Start(ADA), AT + 3_600_000).record.deadline == AT + 3_660_000


def test_a_name_changes_on_one_s_seat_alone() -> None:
    table = after(online(), Rename(BO, "Bob"))
    assert [seat.name for seat in table.seats] == ["Ada", "Bob"]
    assert table.record.moved == AT
