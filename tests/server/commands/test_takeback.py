from __future__ import annotations

import random

import pytest

from digsite.core.game import CHANCE
from digsite.server.commands.decide import decide
from digsite.server.commands.play import Play
from digsite.server.commands.takeback import AnswerTakeBack, TakeBack
from digsite.server.store.records import BY_HAND
from digsite.server.tables.table import Table
from tests.server.commands.refusing import refusal
from tests.server.tables.making import ADA, AT, BO, CY, a_table, after, device, free, online, person


def placed(table: Table, space: int = 8) -> Table:
    """After a move that shows nothing new: a researcher is placed."""
    mover = table.seats[table.record.mover or 0].account
    assert mover is not None
    return after(table, Play(mover, f"place {space}", table.record.ply))


def test_on_one_device_the_last_decision_is_taken_back_at_once() -> None:
    before = device(is_rated=False)
    ply, state = before.record.ply, before.game.state
    table = placed(before)
    change = decide(TakeBack(ADA), table, AT + 4)
    assert (change.keep, change.plies, change.record.ply, change.record.moved) == (ply, (), ply, AT + 4)
    back = after(table, TakeBack(ADA))
    assert back.game.state == state
    assert back.record.mover == 0


def test_others_are_asked_first_and_all_must_agree() -> None:
    table = placed(online(BO, CY, is_rated=True))
    asked = after(table, TakeBack(ADA))
    assert asked.record.takeback == {"by": ADA, "ply": table.record.ply - 1, "waits_for": [BO, CY]}
    assert refusal(AnswerTakeBack(ADA, True), asked) == "not-asked"
    half = after(asked, AnswerTakeBack(BO, True))
    assert half.record.ply == table.record.ply
    back = after(half, AnswerTakeBack(CY, True))
    assert (back.record.ply, back.record.takeback, back.record.is_rated) == (table.record.ply - 1, None, False)


def test_whoever_says_no_ends_the_wish() -> None:
    table = after(placed(online()), TakeBack(ADA))
    assert after(table, AnswerTakeBack(BO, False)).record.takeback is None
    assert refusal(AnswerTakeBack(BO, True), placed(online())) == "no-wish"


def test_what_has_shown_something_new_is_not_taken_back() -> None:
    assert refusal(TakeBack(ADA), online()) == "seen-already"
    assert refusal(TakeBack(ADA), placed(placed(online()), space=5)) == "seen-already"
    assert refusal(TakeBack(CY), placed(online())) == "not-seated"
    assert refusal(TakeBack(ADA), placed(device(is_rated=True))) == "rated"
    assert refusal(TakeBack(ADA), a_table((person(0, ADA), free(1)))) == "not-playing"


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_whoever_takes_back_and_decides_the_same_sees_the_same_draws(game: str) -> None:
    table, rng, seen = device(game=game), random.Random(5), set()
    while table.record.status == "playing":
        ply, state = table.record.ply, table.game.state
        command = Play(ADA, rng.choice(table.game.position.legal_numbers()), ply)
        table = after(table, command)
        actions = list(table.game.actions)
        has_drawn = CHANCE in [table.game.mover_at(each) for each in range(ply, table.record.ply)]
        seen.add(has_drawn)
        if has_drawn or table.record.status != "playing":
            continue
        table = after(table, TakeBack(ADA))
        assert (table.record.ply, table.game.state) == (ply, state)
        table = after(table, command)
        assert table.game.actions == actions
    assert True in seen


def test_by_hand_the_last_entry_is_taken_back_even_a_draw() -> None:
    table = device(secret=BY_HAND)
    assert refusal(TakeBack(ADA), table) == "nothing-entered"
    table = after(table, Play(ADA, table.game.position.legal_numbers()[0], 0))
    assert decide(TakeBack(ADA), table, AT).keep == 0
