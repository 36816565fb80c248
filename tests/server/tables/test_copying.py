"""Who may take a game elsewhere, where there are hints and nothing is hidden."""

from __future__ import annotations

from dataclasses import replace

from digsite.server.commands.hints import AnswerHints, AskForHints
from digsite.server.commands.leaving import Leave
from digsite.server.tables.table import Table
from tests.server.tables.making import ADA, BO, CY, a_table, after, bot, device, online, person

NOBODY = None


def may(table: Table) -> list[int | None]:
    return [account for account in (ADA, BO, CY, NOBODY) if table.may_be_copied_by(account)]


def with_hints(table: Table) -> Table:
    return after(after(table, AskForHints(ADA)), AnswerHints(BO, True))


def test_a_game_among_people_is_nobody_s_before_its_end() -> None:
    assert may(online()) == []
    assert may(after(online(), AskForHints(ADA))) == []


def test_where_all_have_agreed_to_hints_it_is_the_players_but_no_watcher_s() -> None:
    table = with_hints(online())
    assert may(table) == [ADA, BO]
    assert may(after(table, AnswerHints(BO, False))) == []


def test_whoever_has_left_still_must_not_tell_those_who_play_on() -> None:
    assert may(after(online(BO, CY), Leave(CY))) == []


def test_a_game_among_bots_or_on_one_device_is_its_player_s() -> None:
    assert may(a_table([person(0, ADA), bot(1)])) == [ADA]
    assert may(device()) == [ADA]


def test_a_rated_game_is_nobody_s_before_its_end() -> None:
    assert may(a_table([person(0, ADA), bot(1)], is_rated=True)) == []


def test_a_game_that_is_over_is_everybody_s() -> None:
    table = online(is_rated=True)
    over = Table(replace(table.record, status="finished"), table.seats, table.game)
    assert may(over) == [ADA, BO, CY, NOBODY]
