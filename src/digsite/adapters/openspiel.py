"""OpenSpiel: the games as Python games with explicit chance nodes.

Importing this registers them: ``pyspiel.load_game("digsite_thebes(players=3,next_cards=true)")``. Actions have their
numbers, and chance its outcomes, as everywhere in digsite.

Both are games of perfect information to OpenSpiel: nothing is dealt face down. Pergamon's secret tickets are a courtesy
of the table, since everybody has seen the points being given; observations leave them out all the same.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pyspiel
from numpy.typing import NDArray

from digsite.adapters import stepping
from digsite.core import engine, registry
from digsite.core.engine import Engine
from digsite.core.features import Layout
from digsite.core.game import NOBODY, Game, Option

LONGEST = 4096  # decisions, and draws; no game comes near
CHANCE_CHOOSES = -1  # as the value of an option that names a seat


# 1. Games and states


class SpielGame(pyspiel.Game):
    """One of our games, with its number of players and its options as parameters."""

    rules: ClassVar[Game]
    engine: ClassVar[Engine]
    outcomes: ClassVar[Any]
    state_class: ClassVar[type[SpielState]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        about = self.rules.about
        given = dict(params or {})
        self.players = about.check_players(given.get("players", default_players(self.rules)))
        values = {option.name: option_value(option, given) for option in about.options}
        self.options = self.engine.ints_of(about.encode_options(self.players, values))
        is_alone = self.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.size,
            max_chance_outcomes=self.rules.actions.size,
            num_players=self.players,
            min_utility=0.0 if is_alone else -1.0,
            max_utility=1.0,
            utility_sum=None if is_alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.rules, is_alone), info, given)

    def new_initial_state(self) -> SpielState:
        return self.state_class(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What players see: see ``Observer``."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Held:
    """The array with the one game of a state. It copies and pickles itself by a snapshot, which is much quicker."""

    __slots__ = ("engine", "games")

    def __init__(self, chosen: Engine, games: Any) -> None:
        self.engine, self.games = chosen, games

    def __reduce__(self) -> tuple[Any, ...]:
        return held_again, (self.engine.game.about.name, self.engine.snapshot(self.games))


def held_again(name: str, snapshot: Any) -> Held:
    """The array of which a snapshot was taken."""
    chosen = engine.best(name)
    return Held(chosen, chosen.restored(snapshot))


class SpielState(pyspiel.State):
    """A moment of a game. OpenSpiel stores it as its history, which is all that it depends on."""

    rules: ClassVar[Game]
    engine: ClassVar[Engine]
    outcomes: ClassVar[Any]

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held = Held(self.engine, self.engine.games(1))
        self.engine.setup(self._held.games, 0, game.players, game.options)
        self._mover = self.engine.mover(self._held.games, 0)

    @property
    def games(self) -> Any:
        """The engine's array whose one game this is."""
        return self._held.games

    def current_player(self) -> int:
        player: int = pyspiel.PlayerId.TERMINAL if self._mover == NOBODY else self._mover
        return player

    def is_terminal(self) -> bool:
        return bool(self._mover == NOBODY)

    def _legal_actions(self, player: int) -> list[int]:
        out = self.engine.ints(self.rules.actions.size)
        count = self.engine.legal_actions(self._held.games, 0, out)
        return sorted(self.engine.listed(out, count))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        numbers, weights = self.engine.ints(self.rules.actions.size), self.engine.ints(self.rules.actions.size)
        count = self.outcomes(self._held.games, 0, numbers, weights)
        listed = self.engine.listed(weights, count)
        total = sum(listed)
        return [
            (number, weight / total) for number, weight in zip(self.engine.listed(numbers, count), listed, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        self._mover = self.engine.play(self._held.games, 0, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.actions.actions[action].notation

    def returns(self) -> list[float]:
        """1 for winning alone, all players together 0; alone a part of the points that count."""
        players = self.num_players()
        if self._mover != NOBODY:
            return [0.0] * players
        scores, places = self.engine.scores_and_places(self._held.games, 0, players)
        return stepping.results_of(scores, places)

    def __str__(self) -> str:
        return self.rules.text.table(self.engine.read(self._held.games, 0))


# 2. Observers


class Observer:
    """What a player sees, with a piece of the tensor for each group of the layout.

    With perfect recall it is the history, as text only. Whoever asks for private information only gets none.
    """

    def __init__(self, game: SpielGame, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, such as {params!r}")
        self._engine, self._layout = game.engine, game.rules.about.observation
        self._is_history = wanted.public_info and wanted.perfect_recall
        self._is_shown = wanted.public_info and not wanted.perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._is_shown:
            self.tensor = np.zeros(self._layout.size, np.float32)
            self.dict = pieces(self._layout, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Make ``tensor`` and ``dict`` what a player sees."""
        if self.tensor is not None:
            self._engine.observe(state.games, 0, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text: all that is not 0, by name."""
        if self._is_history:
            return str(state.history_str())
        if self.tensor is None:
            return ""
        self.set_from(state, player)
        seen = zip(self._layout.names, self.tensor.tolist(), strict=True)
        return "\n".join(f"{name} {value:.6g}" for name, value in seen if value)


def pieces(layout: Layout, tensor: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
    """The groups of a layout as views of one array."""
    sizes = [len(group.labels) for group in layout.groups]
    parts = np.split(tensor, np.cumsum(sizes)[:-1])
    return {group.name: part for group, part in zip(layout.groups, parts, strict=True)}


# 3. Registration


def game_type(rules: Game, is_alone: bool = False) -> Any:
    """What OpenSpiel wants to know of a game before it is played."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"digsite_{rules.about.name}",
        long_name=rules.about.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if is_alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.about.seats[-1],
        min_num_players=rules.about.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": default_players(rules),
            **{option.name: CHANCE_CHOOSES if option.is_seat else False for option in rules.about.options},
        },
    )


def default_players(rules: Game) -> int:
    """Two, where a game can be played by two."""
    return 2 if 2 in rules.about.seats else rules.about.seats[0]


def option_value(option: Option, given: dict[str, Any]) -> object:
    """An option as ``Match`` takes it."""
    value = given.get(option.name)
    return None if option.is_seat and value == CHANCE_CHOOSES else value


def register(name: str) -> None:
    """Make one of our games known to OpenSpiel; its engine is compiled now if it is not yet."""
    chosen = engine.best(name)
    [outcomes] = chosen.bind(f"{name}.outcomes", [stepping.outcomes], {})
    # On the classes, because OpenSpiel copies what a state holds
    members = {"rules": chosen.game, "engine": chosen, "outcomes": staticmethod(outcomes)}
    state_class = type(f"{chosen.game.about.title}State", (SpielState,), members)
    game_class = type(f"{chosen.game.about.title}Game", (SpielGame,), {**members, "state_class": state_class})
    globals().update({made.__name__: made for made in (state_class, game_class)})  # where pickle looks for them
    pyspiel.register_game(game_type(chosen.game), game_class)


for _name in registry.names():
    register(_name)
