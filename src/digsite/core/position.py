"""A position: one moment of a game, with every fact on the table and nothing of the future.

It is what a bot is given to think about: chance's next draws are not in it, and it can be copied and played on freely.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from digsite.core import engine, registry
from digsite.core.actions import Action, IllegalAction
from digsite.core.game import NOBODY, BadOptions
from digsite.core.numbers import plain_number

LONGEST_RUN_OF_CHANCE = 1024  # chance's actions in a row; no game comes near
MADE_ANEW = ("rules", "_engine", "_games", "_buffer")  # by a copy: they belong to an engine, and so to a process


class Position:
    """One moment of a game. ``play`` goes on from it; chance's actions are played like anybody's."""

    def __init__(self, game: str, players: int = 2, options: Mapping[str, object] | None = None) -> None:
        self.rules = registry.game(game)
        self.players = self.rules.about.check_players(players)
        self.options = {name: plain_number(value) for name, value in (options or {}).items()}
        self.actions: list[int] = []  # all that was played so far, chance's actions too
        self._encoded_options = self.rules.about.encode_options(players, self.options)
        self._set_up_on(engine.best_available(game))

    @classmethod
    def at(cls, game: str, players: int, state: Any) -> Position:
        """The position of a state that was put together by hand, as for a puzzle; its past is unknown."""
        position = Position(game, players)
        position._engine.write(position._games, 0, state)
        return position

    def _set_up_on(self, chosen: engine.Engine) -> None:
        """Begin the game on an engine."""
        self._allocate_on(chosen)
        chosen.setup(self._games, 0, self.players, chosen.ints_of(self._encoded_options))

    def _allocate_on(self, chosen: engine.Engine) -> None:
        self._engine = chosen
        self._games = chosen.games(1)
        self._buffer = chosen.ints(max(self.rules.actions.size, LONGEST_RUN_OF_CHANCE))

    # What there is to see

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.rules.about.name

    @property
    def mover(self) -> int:
        """Whose decision it is: a seat, 0 to n - 1, CHANCE (-1) while a draw is due, NOBODY (-2) at the end."""
        return int(self._engine.mover(self._games, 0))

    @property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions of the mover."""
        known = self.rules.actions.actions
        return tuple([known[number] for number in self.legal_numbers()])

    def legal_numbers(self) -> list[int]:
        """The numbers of the legal actions."""
        count = self._engine.legal_actions(self._games, 0, self._buffer)
        return self._engine.listed(self._buffer, count)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.mover == NOBODY

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat, now or at the end."""
        return tuple(self.standing()[0])

    @property
    def places(self) -> tuple[int, ...]:
        """The place of every seat, now or at the end; equals share a place, as in 1, 1, 3."""
        return tuple(self.standing()[1])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: none before the end or in a solo game, several if they share the victory."""
        if not self.over or self.players == 1:
            return ()
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def standing(self) -> tuple[list[int], list[int]]:
        """Everybody's score and place now."""
        return self._engine.scores_and_places(self._games, 0, self.players)

    @property
    def round(self) -> int:
        """The round that is being played."""
        return self.rules.text.round_of(self.state)

    @property
    def state(self) -> Any:
        """Every fact on the table, as a record of its own: changing it does not change the game."""
        return self._engine.read(self._games, 0)

    def tables(self) -> dict[str, Any]:
        """What is printed in this game, as JSON; views, offers and events name those pieces by number."""
        printed: dict[str, Any] = self.rules.show.tables()
        return printed

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        """The table as JSON, as a seat sees it, or as somebody who only watches."""
        if viewer is not None and viewer not in range(self.players):
            raise BadOptions(f"a viewer is a seat from 0 to {self.players - 1}, or None, not {viewer!r}")
        shown: dict[str, Any] = self.rules.show.view(self.state, viewer)
        return shown

    def picture(self, viewer: int | None = None) -> str | None:
        """The table as an SVG picture, as a seat sees it, or as somebody who only watches; None if a game has none."""
        view = self.view(viewer)
        draw: Callable[[Any], str] | None = getattr(self.rules.show, "picture", None)
        return None if draw is None else draw(view)

    def _repr_svg_(self) -> str | None:
        """What notebooks show."""
        return self.picture()

    def _repr_html_(self) -> str | None:
        """What notebooks show of a game without a picture."""
        return None if self.picture() is not None else f"<pre>{escape(str(self))}</pre>"

    def __str__(self) -> str:
        return self.rules.text.table(self.state)

    # What there is to do

    def play(self, action: Action | int | str) -> None:
        """Play a legal action of the mover, given as such, by its number or by its notation.

        Anything else raises ``IllegalAction`` that says why, and changes nothing.
        """
        number = self._check(action)
        self._engine.play(self._games, 0, number)
        self.actions.append(number)

    def is_legal(self, number: int) -> bool:
        """Whether the action with this number is legal now."""
        return number in self.legal_numbers()

    def _check(self, action: Action | int | str) -> int:
        """The number of a legal action, or ``IllegalAction``."""
        number = self.rules.actions.find(action).number
        if not self.is_legal(number):
            raise self.illegal(number, self.rules.actions.actions[number].notation)
        return number

    def illegal(self, number: int, written: str) -> IllegalAction:
        """The error to raise for an action that is not legal now."""
        refusal = self.rules.show.refusal(self.state, number)
        return IllegalAction(f"{written!r} is not legal: {self.rules.text.reason(refusal)}", refusal)

    def copy(self) -> Position:
        """The same moment, to be played on without changing this one; of a match, without its future."""
        twin: Position = object.__new__(Position)
        twin.rules, twin.players = self.rules, self.players
        twin.options, twin._encoded_options = self.options, self._encoded_options
        twin.actions = list(self.actions)
        twin._allocate_on(self._engine)
        twin._games = self._engine.restored(self._engine.snapshot(self._games))
        return twin

    # ``copy.copy``, ``copy.deepcopy`` and ``pickle``: a copy is as independent as one in another process

    def __getstate__(self) -> dict[str, Any]:
        """All there is to know of it, in plain records that any engine reads."""
        kept = {name: value for name, value in vars(self).items() if name not in MADE_ANEW}
        return kept | {
            "options": dict(self.options),
            "actions": list(self.actions),
            "game": self.game,
            "state": self.state,
        }

    def __setstate__(self, known: dict[str, Any]) -> None:
        game, state = known.pop("game"), known.pop("state")
        self.rules = registry.game(game)
        self._allocate_on(engine.best_available(game))
        self._engine.write(self._games, 0, state)
        vars(self).update(known)

    # For code that works on the engine's arrays

    @property
    def engine(self) -> engine.Engine:
        """The engine that plays this game."""
        return self._engine

    @property
    def games(self) -> Any:
        """The engine's array whose one game this is."""
        return self._games

    def snapshot(self) -> Any:
        """The game as it stands, for ``restore``; it takes little room, and knows nothing of what was played before."""
        return self._engine.snapshot(self._games)

    def restore(self, snapshot: Any, actions: Sequence[int]) -> None:
        """Go to the moment of a snapshot, which these actions had led to; on the same engine."""
        self._games = self._engine.restored(snapshot)
        self.actions = list(actions)
