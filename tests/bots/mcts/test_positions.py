"""Positions with a known best move, which the search must find."""

from __future__ import annotations

import pytest

from digsite.bots.mcts.search import Choice, SearchResult, evaluate
from digsite.core.position import Position
from digsite.games.pergamon.components import ROUNDS
from digsite.games.pergamon.state import Phase
from tests.bots.positions import dig_or_exhibit, far_from_crete, polish_or_lose
from tests.games.pergamon import tables as pergamon

ITERATIONS = 600


def result(game: str, players: int, state: object) -> SearchResult:
    return evaluate(Position.at(game, players, state), ITERATIONS, seed=1, threads=1)


def choice(found: SearchResult, notation: str) -> Choice:
    return next(choice for choice in found.choices if choice.action.notation == notation)


def test_a_polish_in_the_last_round_wins() -> None:
    found = result("pergamon", 2, polish_or_lose())
    assert found.best.notation == "exhibit +8"
    assert choice(found, "exhibit +8").win_chance == 1
    assert choice(found, "exhibit +7").win_chance == 0


def test_a_tie_that_the_oldest_object_breaks() -> None:
    """Either find completes the bracelet; only that of 574 is the oldest object of all, which makes the tie a win."""
    s = pergamon.table(2)
    s.calendar = ROUNDS
    pergamon.give(s, 0, 59, 28, 58)
    pergamon.show(s, 1, 24, 60, 44)  # the jug of 567
    pergamon.in_turn(s, 0, Phase.EXHIBIT)
    s.tickets[0] = 10  # and 1 + 2 + 2 + 3 = 18
    s.tickets[1] = 18 - 6 - 2 + 0
    pergamon.do(s, "join 59")
    found = result("pergamon", 2, s)
    assert found.best.notation == "join 58"
    assert choice(found, "join 58").win_chance == 1
    assert choice(found, "join 28").win_chance == 0
    after = Position.at("pergamon", 2, s)
    for move in ("join 58", "exhibit +0"):
        after.play(move)
    assert (after.scores, after.winners) == ((18, 18), (0,))


def test_a_car_that_must_be_left_at_home() -> None:
    """By car one comes to Crete on week 52, without it in the new year, where the permission is valid again."""
    found = result("thebes", 2, far_from_crete(week=102))
    assert found.best.notation.startswith("dig crete ")
    assert found.best.notation.endswith(" without the car")


def test_no_thought_is_wasted_on_leaving_the_car_at_home_for_nothing() -> None:
    s = far_from_crete(week=120)
    s.used[0] = 0
    found = result("thebes", 2, s)
    without = [choice.visits for choice in found.choices if choice.action.notation.endswith(" without the car")]
    assert without
    assert sum(without) == 0


def test_a_dig_that_must_not_be_made() -> None:
    found = result("thebes", 2, dig_or_exhibit())
    assert found.best.notation == "exhibit a"
    assert choice(found, "exhibit a").win_chance == 1
    digs = [choice.win_chance for choice in found.choices if choice.action.notation.startswith("dig")]
    assert digs
    assert max(digs) < 1


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_nothing_to_decide_is_said(game: str) -> None:
    position = Position(game, 2)
    with pytest.raises(ValueError, match="nothing to evaluate: chance is to play"):
        evaluate(position, 10)
