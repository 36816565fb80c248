from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from digsite.arena import simulate as module
from digsite.arena.playing import Tally
from digsite.arena.simulate import simulate
from digsite.arena.stats import as_json, scores_of, spread
from digsite.core import engine
from digsite.core.record import copy_of

GAMES = 40 if engine.in_plain_mode() else 10_000


def test_every_game_is_counted() -> None:
    done = simulate("pergamon", 3, GAMES, seed=1)
    tally = done.tally
    assert tally.games == GAMES
    assert tally.decisions < tally.plies
    assert sum(tally.scores[0, score] for score in range(512)) == GAMES
    assert sum(tally.lengths[length] for length in range(4096)) == GAMES
    assert sum(tally.wins[seat] for seat in range(3)) <= GAMES
    assert not done.was_interrupted


def test_the_number_of_threads_does_not_change_the_result() -> None:
    assert (
        simulate("pergamon", 2, GAMES, seed=5, threads=1).tally
        == simulate("pergamon", 2, GAMES, seed=5, threads=3).tally
    )


def test_two_games_can_be_simulated_one_after_the_other() -> None:
    """The rules that all games share must not be mixed up."""
    for name in ("pergamon", "thebes", "pergamon"):
        assert simulate(name, 3, 20, seed=1).tally.games == 20


def test_the_compiled_loop_is_loaded_once_for_all_pieces_of_work(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    kind = type(engine.best("pergamon"))
    bind = kind.bind

    def noted(self: Any, label: str, *rest: Any) -> Any:
        loaded.append(label)
        return bind(self, label, *rest)

    monkeypatch.setattr(module, "_loops", {})
    monkeypatch.setattr(kind, "bind", noted)
    for _ in range(2):
        simulate("pergamon", 2, GAMES, seed=1, threads=1)
    assert loaded == ["pergamon.uniform"]


def test_a_longer_simulation_begins_with_the_same_games() -> None:
    short, long = simulate("pergamon", 4, 10, seed=2).tally, simulate("pergamon", 4, 20, seed=2).tally
    assert short.plies < long.plies
    assert simulate("pergamon", 4, 10, seed=2).tally == short


def test_progress_is_told_and_ctrl_c_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHUNK", 50)
    monkeypatch.setattr(module, "PLAIN_CHUNK", 1)
    told = []

    def stop_after_a_while(tally: Tally) -> None:
        told.append(copy_of(tally).games)
        if tally.games:
            raise KeyboardInterrupt

    done = simulate("pergamon", 3, 10_000_000, progress=stop_after_a_while)
    assert done.was_interrupted
    assert 0 < done.tally.games < 10_000_000
    assert sum(done.tally.scores[0, score] for score in range(512)) == done.tally.games


@pytest.mark.parametrize(
    ("players", "games", "bots", "seed", "reason"),
    [
        (3, 0, ("uniform",), 0, "at least one game"),
        (3, 10**15, ("uniform",), 0, "at most 1,000,000,000,000"),
        (3, 1, ("uniform", "uniform"), 0, "3 players need 3 bots or one for all seats, not 2"),
        (3, 1, ("deep thought",), 0, "'deep thought' cannot play in a simulation"),
        (3, 1, ("uniform",), -1, "a seed is a whole number"),
        (7, 1, ("uniform",), 0, "1 to 4 players"),
    ],
)
def test_impossible_simulations_are_refused(
    players: int, games: int, bots: tuple[str, ...], seed: int, reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        simulate("pergamon", players, games, bots, seed)


def test_a_spread_is_read_off_a_histogram() -> None:
    found = spread([0, 1, 2, 1])
    assert found.mean == 2
    assert found.deviation == pytest.approx(0.5**0.5)
    assert found.quantiles == (1, 1, 2, 2, 3)
    assert (found.least, found.most) == (1, 3)


def test_the_json_has_the_figures_that_programs_rely_on() -> None:
    done = simulate("pergamon", 3, 20, seed=1)
    result = as_json(done)
    assert result["games"] == 20
    assert result["decisions"] == done.tally.decisions
    assert result["mean_scores"][0] == scores_of(done.tally, 0).mean
    assert {"cpu_seconds", "decisions_per_second", "wins", "game_length", "score_quantiles"} <= set(result)


def test_numpy_integers_are_numbers() -> None:
    one: Any = np.int64(1)  # mypy wants an int
    done = simulate("pergamon", 2 * one, 20 * one, seed=5 * one, threads=one, options={"first_player": np.int8(1)})
    plain = simulate("pergamon", 2, 20, seed=5, threads=1, options={"first_player": 1})
    assert done.tally == plain.tally
    assert json.loads(json.dumps(as_json(done)))["players"] == 2
