"""A batch plays the same games as a match, whatever the number of threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from digsite import Match
from digsite.adapters import batch as batches
from digsite.adapters.batch import Batch
from digsite.adapters.stepping import BEGIN, KEEP, result
from digsite.bots.bot import UnknownBot
from digsite.core import engine, registry
from digsite.core.entry_points import Standing
from digsite.core.game import NOBODY, BadOptions

GAMES = registry.names()
every_game = pytest.mark.parametrize("game", GAMES)


def last_legal(batch: Batch) -> NDArray[Any]:
    """The highest legal action of each game; a game that has ended begins anew."""
    chosen = batch.size - 1 - batch.masks[:, ::-1].argmax(1)
    return np.where(batch.ended, BEGIN, chosen)


@every_game
def test_a_batch_plays_the_games_that_matches_play(game: str) -> None:
    batch = Batch(game, 1, seed=7)
    match = Match(game, 2, seed=7)
    seen = np.zeros(batch.observed, np.float32)
    while not match.over:
        assert batch.movers[0] == match.mover
        assert np.flatnonzero(batch.masks[0]).tolist() == sorted(match.legal_numbers())
        engine.best(game).observe(match.games, 0, match.mover, seen)
        assert batch.observations[0].tolist() == seen.tolist()
        action = int(last_legal(batch)[0])
        match.play(action)
        assert batch.step(np.array([action])) == match.over
    assert batch.movers[0] == NOBODY
    assert batch.ended[0]
    assert not batch.masks.any()
    assert batch.state() == match.state
    assert tuple(batch.scores[0]) == match.scores
    assert tuple(batch.places[0]) == match.places


@every_game
def test_the_number_of_threads_changes_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "FEWEST_A_THREAD", 2)
    one, three = (
        Batch(game, 8, [None, "uniform"], seed=1, threads=1),
        Batch(game, 8, [None, "uniform"], seed=1, threads=3),
    )
    for _ in range(60):
        one.step(last_legal(one))
        three.step(last_legal(three))
        assert one.observations.tobytes() == three.observations.tobytes()
        assert one.results.tolist() == three.results.tolist()
        assert one.rewards.tolist() == three.rewards.tolist()
    three.close()


def test_compiled_and_plain_batches_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = Batch("thebes", 2, [None, "uniform", None], seed=3)
    monkeypatch.setattr(engine, "best", engine.plain)
    plain = Batch("thebes", 2, [None, "uniform", None], seed=3)
    assert not plain.engine.is_compiled
    for _ in range(25):
        assert compiled.observations.tolist() == plain.observations.tolist()
        assert compiled.masks.tolist() == plain.masks.tolist()
        assert compiled.results.tolist() == plain.results.tolist()
        compiled.step(last_legal(compiled))
        plain.step(last_legal(plain))


def test_bots_play_their_seats() -> None:
    batch = Batch("pergamon", 4, ["level1", None, "greedy"], seed=1)
    while not batch.ended.all():
        assert set(batch.movers[~batch.ended]) == {1}
        batch.step(np.where(batch.ended, KEEP, last_legal(batch)))
    assert batch.scores[:, [0, 2]].min() > 0


@pytest.mark.parametrize("action", [-1, 10**9, 0])  # action 0 is chance's
def test_an_illegal_action_ends_its_game_with_a_loss(action: int) -> None:
    batch = Batch("pergamon", 2, seed=1)
    mover = batch.movers[0]
    before = batch.state()
    actions = last_legal(batch)
    actions[0] = action
    assert batch.step(actions) == 1
    assert batch.illegal.tolist() == [True, False]
    assert batch.rewards[0].tolist() == [-1.0 if seat == mover else 0.0 for seat in range(2)]
    assert not batch.masks[0].any()
    assert batch.state() == before
    batch.step(np.array([BEGIN, KEEP]))
    assert not batch.ended.any()


@pytest.mark.parametrize(
    ("places", "worth"),
    [([1, 2], [1, -1]), ([1, 1], [0, 0]), ([2, 1, 3], [-0.5, 1, -0.5]), ([1, 1, 3], [0.25, 0.25, -0.5])],
)
def test_a_result_is_worth_1_for_winning_alone_and_0_for_all_together(places: list[int], worth: list[float]) -> None:
    players = len(places)
    assert [result(players, p, standing([0] * players, places)) for p in range(players)] == worth


def test_alone_the_points_count() -> None:
    assert result(1, 0, standing([64], [1])) == 0.5


def standing(points: list[int], places: list[int]) -> Standing:
    made = Standing()
    for seat, (scored, place) in enumerate(zip(points, places, strict=True)):
        made.points[seat], made.places[seat] = scored, place
    return made


def test_what_cannot_be_a_batch_is_refused_with_a_reason() -> None:
    with pytest.raises(UnknownBot, match="'level5' cannot play in a batch, only bots that choose at once: uniform"):
        Batch("pergamon", 2, [None, "level5"])
    with pytest.raises(BadOptions, match="thebes is for 2 to 4 players, not for 5"):
        Batch("thebes", 2, [None] * 5)
    with pytest.raises(BadOptions, match="a batch has one game at least, not 0"):
        Batch("thebes", 0)
