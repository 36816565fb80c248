from __future__ import annotations

from dataclasses import replace

import pytest

from digsite.server.commands.hints import AnswerHints, AskForHints, check_hint
from digsite.server.commands.rematch import Rematch
from digsite.server.problems import Refused
from digsite.server.tables.table import Table
from tests.server.commands.refusing import refusal
from tests.server.tables.making import ADA, BO, CY, a_table, after, bot, free, online, person


def why_no_hint(table: Table, account: int) -> str:
    with pytest.raises(Refused) as raised:
        check_hint(table, account)
    return raised.value.kind


def test_alone_with_bots_hints_are_allowed() -> None:
    table = a_table((person(0, ADA), bot(1)))
    check_hint(table, ADA)
    assert after(table, AskForHints(ADA)).record.hints is None


def test_among_people_all_agree_first_and_whoever_says_no_ends_them() -> None:
    table = online(BO, CY)
    assert why_no_hint(table, ADA) == "no-agreement"
    assert refusal(AnswerHints(BO, True), table) == "no-wish"
    table = after(after(table, AskForHints(ADA)), AnswerHints(BO, True))
    assert why_no_hint(table, ADA) == "no-agreement"
    table = after(table, AnswerHints(CY, True))
    check_hint(table, ADA)
    assert why_no_hint(table, BO) == "not-your-hint"
    assert why_no_hint(after(table, AnswerHints(CY, False)), ADA) == "no-agreement"


def test_there_are_none_in_rated_games_and_for_those_who_only_watch() -> None:
    assert refusal(AskForHints(ADA), online(is_rated=True)) == "rated-hints"
    assert refusal(AskForHints(CY), online()) == "not-seated"
    assert refusal(AnswerHints(CY, True), after(online(), AskForHints(ADA))) == "not-seated"


def test_there_are_none_before_and_after_the_game() -> None:
    waiting, over = a_table((person(0, ADA), free(1))), online()
    over = Table(replace(over.record, status="finished", mover=None), over.seats, over.game)
    for table in (waiting, over):
        assert refusal(AskForHints(ADA), table) == why_no_hint(table, ADA) == "not-playing"


def test_a_game_has_one_rematch() -> None:
    table, following, other = online(), online(), online()
    table = Table(replace(table.record, status="finished"), table.seats, table.game)
    noted = after(table, Rematch(following))
    assert noted.record.rematch == following.id
    assert refusal(Rematch(other), noted) == "rematch-exists"
