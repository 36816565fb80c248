"""Positions with a known best move, which the search must find."""

from __future__ import annotations

import pytest

from digsite.bots.mcts.search import Choice, Thought, evaluate
from digsite.core.position import Position
from digsite.games.pergamon.components import ROUNDS
from digsite.games.pergamon.state import Phase
from tests.games.pergamon import tables as pergamon
from tests.games.thebes import tables as thebes

ITERATIONS = 600


def thought(game: str, players: int, state: object) -> Thought:
    return evaluate(Position.at(game, players, state), ITERATIONS, seed=1, threads=1)


def choice(found: Thought, notation: str) -> Choice:
    return next(choice for choice in found.choices if choice.action.notation == notation)


def test_a_polish_in_the_last_round_wins() -> None:
    """Eight coins take the row from space 5 to 13: that is a tie, and the only object on show breaks it."""
    s = pergamon.table(2)
    s.calendar = ROUNDS
    pergamon.give(s, 0, 59, 28, coins=8)
    pergamon.in_turn(s, 0, Phase.EXHIBIT)
    s.tickets[0] = 14  # and 1 for exhibiting, 2 for the bracelet, 3 for the oldest object
    s.tickets[1] = 24
    pergamon.do(s, "join 59", "join 28")
    found = thought("pergamon", 2, s)
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
    found = thought("pergamon", 2, s)
    assert found.best.notation == "join 58"
    assert choice(found, "join 58").win_chance == 1
    assert choice(found, "join 28").win_chance == 0
    after = Position.at("pergamon", 2, s)
    for move in ("join 58", "exhibit +0"):
        after.play(move)
    assert (after.scores, after.winners) == ((18, 18), (0,))


def test_a_dig_that_must_not_be_made() -> None:
    """There is time for a dig or for the exhibition: the bag may hold more, but only the exhibition surely wins."""
    s = thebes.playing(2, week=150, place="london")
    thebes.markers(s, 150, 157)
    thebes.give(s, 0, "greece 3 london")
    thebes.give_finds(s, 0, "egypt", "1", "1")
    thebes.give_finds(s, 0, "greece", "1")
    thebes.show(s, "small exhibition london")
    thebes.give_finds(s, 1, "crete", "5", "4")
    found = thought("thebes", 2, s)
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
