"""OpenSpiel's own suite on our games, and what it does not look at. ``make peers`` runs it."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

import digsite.adapters.openspiel  # noqa: F401  # registers the games
from digsite import BadOptions, Match
from digsite.core.game import CHANCE
from tests.pig.fresh import Environment
from tests.pig.test_walk import BLOCKS, PEERS

SMALL = ["digsite_pergamon", "digsite_thebes"]
TABLES = [
    *SMALL,
    "digsite_pergamon(players=1)",
    "digsite_pergamon(players=3,variant_order=true)",
    "digsite_pergamon(players=4,variant_order=true,variant_sorting=true,secret_tickets=true,first_player=2)",
    "digsite_thebes(players=3,next_cards=true)",
    "digsite_thebes(players=4,strict_knowledge=true,first_player=1)",
]


@pytest.mark.parametrize("table", TABLES)
def test_random_games_with_serialisation(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=2, serialize=True, verbose=False)


class OfPergamon(api_test.EnforceAPIOnPartialTreeBase):
    game_name = "digsite_pergamon"
    game = pyspiel.load_game(game_name)


class OfThebes(api_test.EnforceAPIOnPartialTreeBase):
    game_name = "digsite_thebes"
    game = pyspiel.load_game(game_name)


def begun(table: str, plies: int) -> Any:
    state, chosen = pyspiel.load_game(table).new_initial_state(), random.Random(1)
    for _ in range(plies):
        state.apply_action(chosen.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", ["pergamon", "thebes"])
def test_a_game_goes_as_in_a_match(name: str) -> None:
    state = pyspiel.load_game(f"digsite_{name}").new_initial_state()
    match = Match(name, draws=[])
    chosen = random.Random(2)
    while not match.over:
        assert state.current_player() == match.mover
        assert state.legal_actions() == sorted(match.legal_numbers())
        if match.mover == CHANCE:
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            action = chosen.choices(outcomes, weights)[0]
        else:
            action = chosen.choice(state.legal_actions())
        assert state.action_to_string(action) == match.rules.actions.actions[action].notation
        state.apply_action(action)
        match.play(action)
    assert state.is_terminal()
    assert str(state) == str(match)
    assert [p for p, value in enumerate(state.returns()) if value > 0] == list(match.winners)


@pytest.mark.parametrize("table", SMALL)
def test_copies_are_independent(table: str) -> None:
    state = begun(table, 20)
    before = str(state)
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(twin) == before
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before


@pytest.mark.parametrize("table", SMALL)
def test_an_observer_gives_what_it_is_asked_for(table: str) -> None:
    state = begun(table, 30)
    game = state.get_game()
    shown = make_observation(game)
    shown.set_from(state, 1)
    assert shown.tensor.max() == 1
    assert np.concatenate(list(shown.dict.values())).tolist() == shown.tensor.tolist()
    assert "players: 2 1" in shown.string_from(state, 1)
    private = make_observation(game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    assert (private.tensor, private.string_from(state, 0)) == (None, "")
    remembered = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert remembered.string_from(state, 0) == state.history_str()
    with pytest.raises(ValueError, match="observers take no parameters"):
        make_observation(game, params={"size": 3})


def test_hidden_tickets_are_not_observed() -> None:
    state = begun("digsite_pergamon(secret_tickets=true)", 30)
    shown = make_observation(state.get_game())
    shown.set_from(state, 0)
    assert shown.dict["hidden tickets"].tolist() == [0, 1, 0, 0]


def test_its_search_plays_our_games() -> None:
    state = begun("digsite_thebes", 0)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    searching = mcts.MCTSBot(state.get_game(), 2.0, 5, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert searching.step(state) in state.legal_actions()


def test_what_cannot_be_played_is_refused_with_a_reason() -> None:
    with pytest.raises(BadOptions, match="thebes is for 2 to 4 players, not for 5"):
        pyspiel.load_game("digsite_thebes(players=5)")


def test_an_installed_game_is_played(environment: Environment) -> None:
    [block] = [block for language, block in BLOCKS if language == "python" and PEERS in block]
    code = "\n".join((block, "pyspiel.random_sim_test(state.get_game(), num_sims=2, serialize=True, verbose=False)"))
    done = subprocess.run(
        environment.command("python", "-c", code),
        env=environment.variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == "True"
