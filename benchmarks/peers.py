"""The peers: other people's engines playing uniform random games, driven from Python as their own examples do.

They are compared by decisions per second, their searches by iterations per second. Each is another game with other work
behind a decision, so a ratio says in which class an engine plays, not which is better written.
"""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from benchmarks.race import MissingPeerError, Played, Racer

UCT_C = 2.0
SIMULATIONS_A_CALL = 100
MEMORY_MB = 1000
HOW_TO_INSTALL = "`make bench` installs it, or: pip install --require-hashes -r requirements/bench.txt"


def catanatron() -> Racer:
    """The random players of catanatron, four at a table; its dice and cards are drawn within the actions."""
    package = _installed("catanatron")

    def play(seed: int) -> Played:
        random.seed(seed)  # its players use Python's own generator
        game = package.Game([package.RandomPlayer(colour) for colour in package.Color], seed=seed)
        game.play()
        return Played(games=1, decisions=len(game.state.actions), draws=0)

    return play


def hearts() -> Racer:
    """OpenSpiel's hearts, in C++, driven from Python."""
    return _open_spiel("hearts")


def backgammon() -> Racer:
    """OpenSpiel's backgammon, in C++, driven from Python."""
    return _open_spiel("backgammon")


def _open_spiel(name: str) -> Racer:
    game = _installed("pyspiel", "open_spiel").load_game(name)

    def play(seed: int) -> Played:
        generator = random.Random(seed)
        chosen = generator.random
        state = game.new_initial_state()
        decisions = 0
        draws = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(outcomes, weights)[0])
                draws += 1
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chosen() * len(actions))])
                decisions += 1
        return Played(1, decisions, draws)

    return play


def mcts_backgammon() -> Racer:
    """OpenSpiel's Monte-Carlo tree search, in C++ with random rollouts, in an opening of backgammon."""
    spiel = _installed("pyspiel", "open_spiel")
    game = spiel.load_game("backgammon")
    state = _opening(game)

    def think(seed: int) -> Played:
        evaluator = spiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        spiel.MCTSBot(game, evaluator, UCT_C, SIMULATIONS_A_CALL, MEMORY_MB, False, seed, False).step(state)
        return Played(SIMULATIONS_A_CALL, SIMULATIONS_A_CALL, 0)

    return think


def ismcts_gin_rummy() -> Racer:
    """OpenSpiel's information-set search, in C++ with random rollouts, in an opening of gin rummy."""
    spiel = _installed("pyspiel", "open_spiel")
    state = _opening(spiel.load_game("gin_rummy"))

    def think(seed: int) -> Played:
        evaluator = spiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        spiel.ISMCTSBot(seed, evaluator, UCT_C, SIMULATIONS_A_CALL).step(state)
        return Played(SIMULATIONS_A_CALL, SIMULATIONS_A_CALL, 0)

    return think


def _opening(game: Any) -> Any:
    """The first position in which a player is to move."""
    state = game.new_initial_state()
    generator = random.Random(1)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(generator.choices(outcomes, weights)[0])
    return state


def _installed(module: str, package: str = "") -> Any:
    try:
        return import_module(module)
    except ImportError as error:
        raise MissingPeerError(f"{package or module} is not installed ({error}); {HOW_TO_INSTALL}") from error
