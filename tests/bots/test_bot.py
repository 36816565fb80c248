"""The bots by name, the levels, and policies on either engine."""

from __future__ import annotations

import numpy as np
import pytest

from digsite.arena.simulate import simulate
from digsite.bots.bot import POLICIES, PolicyBot, SearchBot, UnknownBot, bot, level, policy
from digsite.bots.levels import LEVELS
from digsite.bots.mcts.budget import BadBudget
from digsite.bots.mcts.search import entry_points, is_ready
from digsite.bots.policy import GREEDY, UNIFORM, add_noise, best
from digsite.core import engine, registry
from digsite.core.rng import Rng, seed_rng
from digsite.match import Match

GAMES = registry.names()


def test_every_name_makes_a_bot() -> None:
    assert isinstance(bot("uniform"), PolicyBot)
    assert isinstance(bot("mcts:200ms"), SearchBot)
    assert isinstance(bot("mcts"), SearchBot)
    for number in range(1, 6):
        assert isinstance(level(number), PolicyBot if f"level{number}" in POLICIES else SearchBot)


@pytest.mark.parametrize("name", ["", "deep thought", "level6", "Greedy", "mcts200"])
def test_an_unknown_bot_is_told_which_there_are(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"there is uniform, greedy, level1, .*mcts with a budget"):
        bot(name)


def test_a_budget_that_cannot_be_read_is_told_what_one_looks_like() -> None:
    with pytest.raises(BadBudget, match="'fast'"):
        bot("mcts:fast")


def test_a_level_that_is_none_is_refused() -> None:
    with pytest.raises(UnknownBot, match="levels go from 1 to 5"):
        level(0)


def test_a_search_cannot_play_in_a_simulation() -> None:
    with pytest.raises(UnknownBot, match="digsite arena takes all bots"):
        policy("level5")


def test_levels_are_numbered_from_one_and_say_who_they_are() -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    assert len({level.name for level in LEVELS}) == 5
    for one in LEVELS:
        assert one.sentence.endswith(".")
        assert one.play.endswith(".")
        assert (one.carelessness is None) != (one.budget is None)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_uniform(game: str) -> None:
    games = 6 if engine.in_plain_mode() else 300
    for seat, bots in enumerate((("greedy", "uniform"), ("uniform", "greedy"))):
        tally = simulate(game, 2, games, bots, seed=4).tally
        assert tally.wins[seat] >= 0.98 * games


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["uniform", "greedy", "level1", "level2"])
def test_a_policy_is_the_same_on_either_engine(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The policy's bot plays at once on the plain engine where nothing is compiled yet, and changes nothing by it."""
    games = []
    for is_plain in (False, True):
        if is_plain:
            monkeypatch.setattr("digsite.bots.bot.is_ready", lambda _game: False)
        match = Match(game, 2, seed=6)
        players = [bot(name, seed) for seed in range(2)]
        while not match.over:
            match.play(players[match.mover].choose(match))
        games.append(match.actions)
    assert games[0] == games[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_strategy_considers_legal_actions_only(game: str) -> None:
    """Its choices are checked by the match; and careless ones choose among the same."""
    for seed in range(2 if engine.in_plain_mode() else 20):
        match = Match(game, 4, seed=seed)
        players = [PolicyBot(carelessness, seed) for carelessness in (GREEDY, 300, 3000, UNIFORM)]
        while not match.over:
            match.play(players[match.mover].choose(match))


def test_among_equals_any_may_be_the_best() -> None:
    rng = Rng()
    seed_rng(rng, 1, 1)
    worths = [5, 7, 7, 1, 7, 99]
    assert {best(worths, 5, rng) for _ in range(100)} == {1, 2, 4}


def test_the_careless_misjudge_by_no_more_than_they_may() -> None:
    rng = Rng()
    seed_rng(rng, 1, 1)
    seen = set()
    for _ in range(500):
        worths = [1000]
        add_noise(worths, 1, 3, rng)
        seen.add(worths[0])
    assert seen == set(range(997, 1004))


def test_a_game_is_ready_when_its_search_is_compiled() -> None:
    if not engine.in_plain_mode():
        entry_points(engine.best("pergamon"))
    assert is_ready("pergamon")


def test_a_seed_may_be_a_numpy_integer() -> None:
    match = Match("pergamon", 2, seed=1)
    chosen = [bot("uniform", seed).choose(match) for seed in (2**62 + 1, np.int64(2**62 + 1))]  # type: ignore[arg-type]
    assert chosen[0] == chosen[1]
