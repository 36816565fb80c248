from __future__ import annotations

import pytest

from digsite.core.game import NOBODY
from digsite.server.commands.decide import decide
from digsite.server.commands.play import Enter, Play, PlayBot
from digsite.server.commands.takeback import TakeBack
from digsite.server.problems import Refused
from digsite.server.store.records import BY_HAND, SeatRecord
from digsite.server.tables.table import Table
from digsite.study.lessons import LESSONS
from tests.golden.games import golden
from tests.server.commands.refusing import refusal
from tests.server.tables.making import ADA, AT, BO, a_table, after, bot, device, online, person, played

BANK = {"kind": "bank", "seconds": 600}


def first(table: Table) -> int:
    return table.game.position.legal_numbers()[0]


def test_a_move_is_the_action_with_its_draws_on_top_of_what_was_played() -> None:
    table = online()
    change = decide(Play(ADA, first(table), table.record.ply), table, AT + 3)
    assert change.keep == table.record.ply
    assert change.plies[0].action == first(table)
    assert change.record.ply == change.keep + len(change.plies)
    assert change.record.mover == change.plies[-1].state.mover
    assert (change.record.version, change.record.moved) == (2, AT + 3)


def test_a_decision_is_the_same_each_time_and_leaves_the_game_alone() -> None:
    table = online(game="thebes")
    command = Play(ADA, first(table), table.record.ply)
    assert decide(command, table, AT) == decide(command, table, AT)
    assert len(table.game.actions) == table.record.ply


def test_only_whoever_is_to_move_answers_the_present_ply() -> None:
    table = online()
    ply = table.record.ply
    assert refusal(Play(BO, first(table), ply), table) == "not-your-turn"
    assert refusal(Play(99, first(table), ply), table) == "not-seated"
    assert refusal(Play(ADA, first(table), ply - 1), table) == "another-ply"
    assert refusal(Play(ADA, first(table), ply + 1), table) == "another-ply"
    assert refusal(Play(ADA, "no such thing", ply), table) == "illegal-action"
    assert refusal(Play(ADA, 999_999, ply), table) == "illegal-action"


def test_an_illegal_action_names_its_rule() -> None:
    table = online()
    table = after(table, Play(ADA, "place 8", table.record.ply))
    with pytest.raises(Refused) as raised:
        decide(Play(BO, "place 8", table.record.ply), table, AT)
    assert raised.value.beside["refusal"]["section"] == "funds"


def test_the_end_brings_scores_and_places() -> None:
    record = golden("pergamon-2")
    table = device(options=dict(record.options), secret=f"{record.seed}-salt")
    while table.record.mover is not None:
        table = after(table, Play(ADA, record.actions[table.record.ply], table.record.ply))
    assert table.game.state.mover == NOBODY
    assert (table.record.status, table.record.waits_for, table.record.deadline) == ("finished", None, None)
    assert [seat.score for seat in table.seats] == list(table.game.position.scores)
    assert [seat.place for seat in table.seats] == list(table.game.position.places)
    assert refusal(Play(ADA, 0, table.record.ply), table) == "not-playing"


def test_a_bank_shrinks_by_the_time_that_was_used() -> None:
    table = played(online(clock=BANK), AT + 100_000)
    assert [seat.bank for seat in table.seats] == [500_000, 600_000]
    assert table.record.deadline == AT + 700_000


def test_each_move_has_its_own_time_from_the_move_before_on() -> None:
    table = online(clock={"kind": "per_move", "seconds": 60})
    assert table.record.deadline == AT + 60_000
    assert after(table, Play(ADA, "place 8", table.record.ply), AT + 50_000).record.deadline == AT + 110_000


def test_a_wish_to_take_back_is_void_after_the_next_move() -> None:
    table = after(played(online()), TakeBack(ADA))
    assert table.record.takeback is not None
    assert played(table).record.takeback is None


# Bots


def test_a_bot_plays_if_the_table_is_as_it_saw_it() -> None:
    table = a_table((bot(0), person(1, ADA)))
    seen = tuple(table.game.actions)
    assert table.record.waits_for == "bot"
    assert decide(PlayBot(0, first(table), seen), table, AT).plies[0].action == first(table)
    assert refusal(PlayBot(1, first(table), seen), table) == "another-ply"
    assert refusal(PlayBot(0, first(table), seen[:-1]), table) == "another-ply"


# Lessons


def test_in_a_lesson_one_plays_what_the_step_asks_for() -> None:
    lesson = LESSONS["pergamon"]
    origin = {"lesson": lesson.game, "edition": lesson.edition}
    table = a_table((person(0, ADA), bot(1)), options=dict(lesson.options), origin=origin)
    wanted = table.scripted
    assert wanted is not None
    other = next(number for number in table.game.position.legal_numbers() if number != wanted)
    assert refusal(Play(ADA, other, table.record.ply), table) == "lesson-step"
    assert decide(Play(ADA, wanted, table.record.ply), table, AT).plies


# By hand


def test_several_entries_are_one_change_and_one_that_does_not_fit_stops_all() -> None:
    record = golden("pergamon-3-by-hand")
    seats = [SeatRecord("", number, "hotseat", ADA, name) for number, name in enumerate(record.names)]
    table = a_table(seats, secret=BY_HAND, options=dict(record.options))
    known = table.rules.actions.actions
    text = [known[action].notation for action in record.actions[:4]]
    change = decide(Enter(ADA, "; ".join(text), 0), table, AT)
    assert [ply.action for ply in change.plies] == record.actions[:4]
    assert refusal(Enter(ADA, "; ".join([*text, "nonsense"]), 0), table) == "illegal-action"
    assert refusal(Enter(ADA, text[0], 0), online()) == "not-by-hand"
