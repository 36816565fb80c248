from __future__ import annotations

from dataclasses import replace

from digsite.server.commands.clocks import RunOut
from digsite.server.commands.decide import decide
from digsite.server.commands.hints import AskForHints
from digsite.server.commands.leaving import ComeBack, Leave
from digsite.server.commands.play import Play, PlayBot
from digsite.server.commands.seats import Join
from digsite.server.commands.takeback import TakeBack
from digsite.server.store.records import BY_HAND
from digsite.server.tables.table import Table
from tests.server.commands.refusing import refusal
from tests.server.tables.making import ADA, AT, BO, CY, a_table, after, device, free, online, person

CLOCK = {"kind": "per_move", "seconds": 60}
BANK = {"kind": "bank", "seconds": 60}


def test_before_the_game_the_seat_is_free_again_and_an_empty_table_is_closed() -> None:
    table = a_table((person(0, ADA), person(1, BO), free(2)))
    one = after(table, Leave(BO))
    assert (one.seats[1].kind, one.seats[1].account, one.record.status) == ("anyone", None, "open")
    assert after(one, Leave(ADA)).record.status == "closed"


def test_in_a_game_a_bot_goes_on() -> None:
    table = after(online(), Leave(ADA, 2))
    assert (table.seats[0].has_left, table.seats[0].stand_in) == (True, 2)
    assert table.record.waits_for == "bot"
    assert refusal(Leave(ADA), table) == "not-seated"
    assert refusal(Leave(CY), table) == "not-seated"
    assert refusal(Play(ADA, "place 8", table.record.ply), table) == "not-seated"
    assert refusal(ComeBack(ADA), table) == "not-away"


def test_whoever_opened_a_table_closes_it_as_long_as_nobody_sits_there() -> None:
    table = a_table((free(0), free(1)))
    assert refusal(Leave(BO), table) == "not-seated"
    assert refusal(Leave(ADA), after(table, Join(BO, "Bo"))) == "not-seated"
    assert after(table, Leave(ADA)).record.status == "closed"


def test_nobody_else_s_clock_begins_anew() -> None:
    table = online(clock=CLOCK)
    assert after(table, Leave(BO), AT + 5).record.deadline == table.record.deadline
    assert after(online(clock=CLOCK), Leave(ADA), AT + 5).record.deadline is None


def test_wishes_do_not_wait_for_somebody_who_has_left() -> None:
    table = online(BO, CY)
    table = after(table, Play(ADA, "place 8", table.record.ply))
    table = after(after(table, TakeBack(ADA)), AskForHints(ADA))
    left = after(table, Leave(BO))
    assert left.record.takeback is None
    assert left.record.hints == {"by": ADA, "waits_for": [CY]}
    assert after(left, Leave(ADA)).record.hints is None


def test_a_game_by_hand_is_put_away() -> None:
    table = after(device(secret=BY_HAND), Leave(ADA))
    assert (table.record.status, table.record.mover) == ("closed", None)
    assert refusal(Leave(ADA), table) == "finished"


# Clocks


def late(**more: object) -> Table:
    return after(online(**more), RunOut(), AT + 61_000)


def test_where_time_has_run_out_a_bot_takes_over() -> None:
    table = late(clock=BANK)
    assert (table.seats[0].stand_in, table.seats[0].bank, table.seats[0].has_left) == (3, 0, False)
    assert (table.record.waits_for, table.record.deadline, table.record.moved) == ("bot", None, AT + 61_000)
    assert refusal(Play(ADA, "place 8", table.record.ply), table) == "stood-in"


def test_nothing_runs_out_early_or_without_a_clock() -> None:
    assert refusal(RunOut(), online(clock=CLOCK), AT + 59_000) == "time-left"
    assert refusal(RunOut(), online(), AT + 10**12) == "time-left"


def test_whoever_comes_back_has_a_little_time() -> None:
    table = after(late(clock=BANK), ComeBack(ADA), AT + 70_000)
    assert (table.seats[0].stand_in, table.seats[0].bank) == (None, 60_000)
    assert table.record.deadline == AT + 70_000 + 60_000
    assert refusal(ComeBack(ADA), table) == "not-away"


def test_a_seat_that_comes_back_when_another_is_to_move_leaves_the_clock_alone() -> None:
    table = online(clock=CLOCK)
    away = Table(table.record, (table.seats[0], replace(table.seats[1], stand_in=3)), table.game)
    assert decide(ComeBack(BO), away, AT + 5).record.deadline == table.record.deadline


def test_the_seat_remembers_that_a_bot_has_moved_for_somebody_who_comes_back() -> None:
    table = online(clock={"kind": "bank", "seconds": 600})
    late = after(table, RunOut(), AT + 600_000)
    in_time = after(late, ComeBack(ADA))
    assert not in_time.seats[0].has_been_stood_in_for
    moved = after(late, PlayBot(0, late.game.position.legal_numbers()[0], tuple(late.game.actions)))
    while moved.record.mover == 0:
        moved = after(moved, PlayBot(0, moved.game.position.legal_numbers()[0], tuple(moved.game.actions)))
    back = after(moved, ComeBack(ADA))
    assert (back.seats[0].stand_in, back.seats[0].has_been_stood_in_for) == (None, True)
    assert not back.seats[1].has_been_stood_in_for
