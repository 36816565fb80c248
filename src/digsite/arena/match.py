"""A match: one game being played from Python, with chance resolved on the way."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from digsite.core import engine, journal, registry
from digsite.core.actions import Action, IllegalAction
from digsite.core.game import CHANCE, NOBODY, BadOptions
from digsite.core.journal import Journal, check_names
from digsite.core.rng import LARGEST_SEED, Rng, check_seed

LONGEST_RUN_OF_CHANCE = 1024  # chance's actions in a row; no game comes near


class CannotUndo(ValueError):
    """There is nothing that the player may take back; the message says why."""


class Match:
    """One game, played action by action.

    ``seed`` fixes all that chance will do; without one it is drawn at random. ``draws`` scripts chance by hand: its
    actions are played first, and when they run out the seed goes on, or, with no seed, ``mover`` is CHANCE and ``play``
    takes chance's next action, as when a game at a real table is entered.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        seed: int | None = None,
        draws: Iterable[Action | int | str] | None = None,
        names: Sequence[str] = (),
        **options: object,
    ) -> None:
        self._game = registry.game(game)
        if isinstance(draws, str):
            raise BadOptions(f"draws is a list of chance's actions, not the text {draws!r}")
        self._encoded_options = self._game.about.encode_options(players, options)
        self._draws_by_hand = draws is not None and seed is None
        self._script = [self._game.actions.find(drawn).number for drawn in draws or ()][::-1]
        if seed is None and not self._draws_by_hand:
            seed = secrets.randbelow(LARGEST_SEED)
        if seed is not None:
            check_seed(seed)
        named = check_names(names, players) if names else ()
        self._journal = Journal(game, players, dict(options), named, seed)
        self._take_up(engine.at_once(game))
        self._snapshots: list[tuple[int, Any]] = []  # before each action that may be undone: journal length, game
        self._last_mover = NOBODY
        self._resolve_chance()

    def _take_up(self, chosen: engine.Engine, state: Any = None, generator: Any = None) -> None:
        """Begin on an engine, or go on on another one in the middle of the game."""
        self._engine = chosen
        self._games = chosen.games(1)
        self._generators = chosen.generators(1)
        self._buffer = chosen.ints(max(self._game.actions.size, LONGEST_RUN_OF_CHANCE))
        if state is not None:
            chosen.write(self._games, 0, state)
            chosen.write(self._generators, 0, generator)
            return
        options = chosen.ints_of(self._encoded_options)
        chosen.setup(self._games, 0, self._journal.players, options)
        chosen.seed(self._generators, 0, self._journal.seed or 0, 0)

    # What there is to see

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._journal.game

    @property
    def players(self) -> int:
        """How many play."""
        return self._journal.players

    @property
    def seed(self) -> int | None:
        """The seed of chance; None if chance is entered by hand."""
        return self._journal.seed

    @property
    def mover(self) -> int:
        """The seat to decide, 0 to n - 1; NOBODY (-2) at the end, CHANCE (-1) where draws are entered by hand."""
        return int(self._engine.mover(self._games, 0))

    @property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions of the mover."""
        count = self._engine.legal_actions(self._games, 0, self._buffer)
        known = self._game.actions.actions
        return tuple([known[number] for number in self._engine.listed(self._buffer, count)])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.mover == NOBODY

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat, now or at the end."""
        return tuple(self._standing()[0])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end, several if they share the victory."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1) if self.over else ()

    @property
    def places(self) -> tuple[int, ...]:
        """The place of every seat, now or at the end; equals share a place, as in 1, 1, 3."""
        return tuple(self._standing()[1])

    @property
    def round(self) -> int:
        """The round that is being played."""
        return self._game.text.round_of(self.state)

    @property
    def state(self) -> Any:
        """Every fact on the table, as a record of its own: changing it does not change the match."""
        return self._engine.read(self._games, 0)

    @property
    def journal(self) -> Journal:
        """The record so far; ``print(m.journal)`` shows it as text."""
        return Journal(
            self._journal.game,
            self._journal.players,
            dict(self._journal.options),
            self._journal.names,
            self._journal.seed,
            list(self._journal.actions),
        )

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        """The table as JSON, as a seat sees it, or as somebody who only watches."""
        if viewer is not None and viewer not in range(self.players):
            raise BadOptions(f"a viewer is a seat from 0 to {self.players - 1}, or None, not {viewer!r}")
        return self._game.view(self.state, viewer)

    def __str__(self) -> str:
        return self._game.text.table(self.state)

    def __repr__(self) -> str:
        seed = f", seed={self.seed}" if self.seed is not None else ""
        return f"<Match {self.game!r}, players={self.players}{seed}, {len(self._journal.actions)} actions played>"

    # What there is to do

    def play(self, action: Action | int | str) -> None:
        """Play a legal action of the mover, given as such, by its number or by its notation.

        Anything else raises ``IllegalAction`` that says why, and changes nothing.
        """
        self._go_faster_if_possible()
        number = self._game.actions.find(action).number
        count = self._engine.legal_actions(self._games, 0, self._buffer)
        if number not in self._engine.listed(self._buffer, count):
            self._refuse(number)
        if self._script:
            self._play_with_script(number)
        else:
            self._play_legal(number)

    def _play_legal(self, number: int) -> None:
        mover = self.mover
        if self._last_mover != mover:
            self._snapshots.clear()
        self._last_mover = mover
        self._snapshots.append((len(self._journal.actions), self._engine.snapshot(self._games)))
        self._journal.actions.append(number)
        next_mover = self._engine.play(self._games, 0, number)
        if mover == CHANCE:
            self._snapshots.clear()
        if next_mover == CHANCE:
            self._resolve_chance()

    def _play_with_script(self, number: int) -> None:
        """Play an action that scripted draws may follow; if one of them is not legal, nothing has changed."""
        length, games = len(self._journal.actions), self._engine.snapshot(self._games)
        script, snapshots, last_mover = list(self._script), list(self._snapshots), self._last_mover
        generator = self._engine.read(self._generators, 0, Rng)
        try:
            self._play_legal(number)
        except IllegalAction as error:
            self._games = self._engine.restored(games)
            self._engine.write(self._generators, 0, generator)
            del self._journal.actions[length:]
            self._script, self._snapshots, self._last_mover = script, snapshots, last_mover
            notation = self._game.actions.actions[number].notation
            raise IllegalAction(f"after {notation!r} the next of the scripted draws does not fit: {error}") from None

    def undo(self) -> None:
        """Take back the last action; not beyond chance's or another player's, which have shown something new."""
        if not self._snapshots:
            raise CannotUndo(self._why_not_undo())
        length, before = self._snapshots.pop()
        self._games = self._engine.restored(before)
        del self._journal.actions[length:]

    def save(self, path: str | Path) -> None:
        """Write the journal to a ``.dig`` file."""
        self._journal.save(path)

    # Parts

    def _refuse(self, number: int) -> None:
        reason = self._game.text.refusal(self.state, number)
        raise IllegalAction(f"{self._game.actions.actions[number].notation!r} is not legal: {reason}")

    def _why_not_undo(self) -> str:
        actions = self._journal.actions
        if not actions:
            return "nothing has been played yet"
        last = self._game.actions.actions[actions[-1]].notation
        return f"the last action, {last!r}, cannot be taken back: it is chance's, or has shown something new"

    def _standing(self) -> tuple[list[int], list[int]]:
        return self._engine.scores_and_places(self._games, 0, self.players)

    def _resolve_chance(self) -> None:
        """Play chance's actions: those scripted first, then the seed's."""
        while self._script and self.mover == CHANCE:
            self._play_scripted(self._script[-1])
            self._script.pop()
        if self._draws_by_hand:
            return
        drawn = self._engine.settle(self._games, 0, self._generators, 0, self._buffer)
        if drawn:
            self._snapshots.clear()
            self._journal.actions += self._engine.listed(self._buffer, drawn)

    def _play_scripted(self, number: int) -> None:
        count = self._engine.legal_actions(self._games, 0, self._buffer)
        if number not in self._engine.listed(self._buffer, count):
            self._refuse(number)
        if not self._draws_by_hand:  # keep in step with the seed, so that a loaded game goes on as the saved one would
            self._engine.draw(self._games, 0, self._generators, 0)
        self._engine.play(self._games, 0, number)
        self._journal.actions.append(number)
        self._snapshots.clear()

    def _go_faster_if_possible(self) -> None:
        """Change to compiled code as soon as it is there."""
        if not self._engine.is_compiled and not self._snapshots:
            quickest = engine.at_once(self.game)
            if quickest is not self._engine:
                self._take_up(quickest, self.state, self._engine.read(self._generators, 0, Rng))


def follows_seed(record: Journal) -> bool:
    """Whether chance played in a recorded game what its seed makes it play."""
    replay = record.replay()
    generators = replay.engine.generators(1)
    replay.engine.seed(generators, 0, record.seed or 0, 0)
    for action in record.actions:
        if replay.mover == CHANCE and replay.draw(generators) != action:
            return False
        replay.play(action)
    return True


def load(path: str | Path) -> Match:
    """Read a ``.dig`` file and go on where it ends."""
    record = journal.read(path)
    replay = record.replay()
    decisions: list[int] = []
    draws: list[int] = []
    for number in record.actions:
        (draws if replay.mover == CHANCE else decisions).append(number)
        replay.play(number)
    match = Match(record.game, record.players, seed=record.seed, draws=draws, names=record.names, **record.options)
    for number in decisions:
        match.play(number)
    return match
