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
    package = installed("catanatron")

    def play(seed: int) -> Played:
        random.seed(seed)  # its players use Python's own generator
        game = package.Game([package.RandomPlayer(colour) for colour in package.Color], seed=seed)
        game.play()
        return Played(games=1, decisions=len(game.state.actions), draws=0)

    return play


def tictactoe() -> Racer:
    """PettingZoo's tic-tac-toe without wrappers, the fastest of its classic games."""
    from benchmarks.environments import play_pettingzoo

    return play_pettingzoo(installed("pettingzoo.classic.tictactoe.tictactoe", "pettingzoo[classic]").raw_env())


def catanatron_gym() -> Racer:
    """Catanatron's Gymnasium environment: one seat against its random player, with valid actions as a list."""
    env = installed("catanatron_gym.envs.catanatron_env", "catanatron_gym").CatanatronEnv()

    def play(seed: int) -> Played:
        random.seed(seed)  # its opponent uses Python's own generator
        chance = random.Random(seed).random
        _, info = env.reset(seed=seed)
        decisions, is_over = 0, False
        while not is_over:
            legal = info["valid_actions"]
            _, _, is_over, was_cut, info = env.step(legal[int(chance() * len(legal))])
            is_over = is_over or was_cut
            decisions += 1
        return Played(1, decisions, draws=0)

    return play


def hearts() -> Racer:
    """OpenSpiel's hearts, in C++, driven from Python."""
    return play_open_spiel("hearts")


def backgammon() -> Racer:
    """OpenSpiel's backgammon, in C++, driven from Python."""
    return play_open_spiel("backgammon")


def block_dominoes() -> Racer:
    """OpenSpiel's block dominoes, in Python as our adapter is; by plies, since most of them are chance's."""
    installed("open_spiel.python.games.block_dominoes", "open_spiel")
    return play_open_spiel("python_block_dominoes", by_plies=True)


def play_open_spiel(name: str, by_plies: bool = False) -> Racer:
    """Whole random games driven from Python; by plies chance's actions count as decisions."""
    game = installed("pyspiel", "open_spiel").load_game(name)

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
        return Played(1, decisions + draws, 0) if by_plies else Played(1, decisions, draws)

    return play


def mcts_backgammon() -> Racer:
    """OpenSpiel's Monte-Carlo tree search, in C++ with random rollouts, in an opening of backgammon."""
    spiel = installed("pyspiel", "open_spiel")
    game = spiel.load_game("backgammon")
    state = _opening(game)

    def think(seed: int) -> Played:
        evaluator = spiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        spiel.MCTSBot(game, evaluator, UCT_C, SIMULATIONS_A_CALL, MEMORY_MB, False, seed, False).step(state)
        return Played(SIMULATIONS_A_CALL, SIMULATIONS_A_CALL, 0)

    return think


def ismcts_gin_rummy() -> Racer:
    """OpenSpiel's information-set search, in C++ with random rollouts, in an opening of gin rummy."""
    spiel = installed("pyspiel", "open_spiel")
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


def installed(module: str, package: str = "") -> Any:
    """A module of a peer, or what says how to get it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise MissingPeerError(f"{package or module} is not installed ({error}); {HOW_TO_INSTALL}") from error
