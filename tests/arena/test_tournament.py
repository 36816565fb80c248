from __future__ import annotations

import json
import threading
from dataclasses import replace

import pytest

from digsite.arena import tournament
from digsite.arena.outcome import Clock, Result, result_from
from digsite.arena.plan import Plan
from digsite.arena.tournament import bot_workers_for, places_without, play_game
from digsite.core.position import Position
from tests.arena.tournaments import made_up, played

PLAN = Plan("pergamon", 2, ("uniform", "greedy"), seed=3)


def test_equal_seeds_give_equal_results_whatever_the_threads() -> None:
    assert played(PLAN, 6, threads=1).results == played(PLAN, 6, threads=3).results
    assert played(PLAN, 2).results != played(replace(PLAN, seed=4), 2).results


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_thebes_end_with_scores_and_places(players: int) -> None:
    outcome = played(Plan("thebes", players, ("uniform", "greedy"), options={"strict_knowledge": True}), players)
    for result in outcome.results:
        assert len(result.scores) == len(result.places) == players
        assert sum(result.shares) == pytest.approx(1)
        assert result.decisions < result.plies
        assert sum(clock.count for clock in result.clocks) <= result.decisions


def test_a_bot_sees_a_position_without_the_future_and_is_asked_only_where_there_is_a_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[type, int]] = []

    class First:
        def choose(self, position: Position) -> int:
            seen.append((type(position), len(position.legal)))
            assert not hasattr(position, "seed")
            position.play(position.legal[-1])  # its own copy
            return position.actions[-1]

    monkeypatch.setattr(tournament, "bot", lambda *_, **__: First())
    play_game(PLAN, PLAN.pairing(0), bot_workers_for(PLAN), threading.Event())
    assert {kind for kind, _ in seen} == {Position}
    assert min(legal for _, legal in seen) > 1


def test_an_error_in_a_bot_of_our_own_is_a_bug_and_not_a_forfeit(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, position: Position) -> str:
            raise ZeroDivisionError("one\nline")

    monkeypatch.setattr(tournament, "bot", lambda *_, **__: Broken())
    with pytest.raises(ZeroDivisionError):
        play_game(PLAN, PLAN.pairing(0), bot_workers_for(PLAN), threading.Event())


def test_whoever_forfeits_is_last_and_the_others_keep_their_order() -> None:
    assert places_without(0, [1, 2, 3]) == [3, 1, 2]
    assert places_without(1, [1, 1, 3]) == [1, 3, 2]
    assert places_without(2, [1, 1, 3]) == [1, 1, 3]
    assert places_without(0, [1, 2, 2, 4]) == [4, 1, 1, 3]


def test_ctrl_c_keeps_the_games_that_are_over() -> None:
    finished: list[Result] = []

    def stop(result: Result) -> None:
        finished.append(result)  # in whatever order the games end
        if len(finished) == 4:
            raise KeyboardInterrupt

    outcome = played(PLAN, 2000, told=stop)
    assert outcome.was_interrupted
    assert 4 <= len(outcome.results) < 2000


def test_known_games_are_not_played_again() -> None:
    whole = played(PLAN, 6)
    told: list[int] = []
    again = played(
        PLAN, 6, known=[*whole.results[:2], whole.results[4]], told=lambda result: told.append(result.number)
    )
    assert again.results == whole.results
    assert sorted(told) == [2, 3, 5]


def test_an_error_of_ours_ends_the_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Result:
        raise OSError("the disk is full")

    monkeypatch.setattr(tournament, "play_game", fail)
    with pytest.raises(OSError, match="the disk is full"):
        played(PLAN, 20, threads=2)


def test_a_result_survives_the_way_through_json() -> None:
    for result in made_up(PLAN, 4, {"uniform": 10, "greedy": 20}).results:
        again = result_from(json.loads(json.dumps(result.as_json())))
        assert again == result
        assert again.clocks == result.clocks


def test_a_clock_knows_mean_longest_and_quantiles() -> None:
    clock, more = Clock(), Clock()
    for milliseconds in range(1, 51):
        clock.add(milliseconds / 1000)
        more.add((milliseconds + 50) / 1000)
    clock.merge(more)
    assert clock.count == 100
    assert clock.mean == pytest.approx(0.0505)
    assert clock.longest == pytest.approx(0.1)
    assert clock.quantile(0.95) == pytest.approx(0.095, rel=0.13)
    assert Clock().mean == Clock().quantile(0.95) == 0
