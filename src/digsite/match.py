"""A match: one game being played from Python, with chance resolved on the way."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.search import SearchResult, Settings, evaluate
from digsite.core import engine, journal
from digsite.core.actions import Action, IllegalAction
from digsite.core.draws import drawn
from digsite.core.game import CHANCE, NOBODY, BadOptions
from digsite.core.journal import Journal, check_names
from digsite.core.position import Position
from digsite.core.rng import LARGEST_SEED, Rng, check_seed


class CannotUndo(ValueError):
    """There is nothing that the player may take back; the message says why."""


class Match(Position):
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
        if isinstance(draws, str):
            raise BadOptions(f"draws is a list of chance's actions, not the text {draws!r}")
        super().__init__(game, players, options)
        self._draws_by_hand = draws is not None and seed is None
        self._script = [self.rules.actions.find(drawn).number for drawn in draws or ()][::-1]
        if seed is None and not self._draws_by_hand:
            seed = secrets.randbelow(LARGEST_SEED)
        if seed is not None:
            seed = check_seed(seed)
        self.names = check_names(names, self.players) if names else ()
        self.seed = seed  # of chance; None if chance is entered by hand
        self._generators = self._engine.generators(1)
        self._engine.seed(self._generators, 0, seed or 0, 0)
        self._snapshots: list[tuple[int, Any]] = []  # before each action that may be undone: journal length, game
        self._last_mover = NOBODY
        self._resolve_chance()

    # What there is to see

    @property
    def journal(self) -> Journal:
        """The record so far; ``print(m.journal)`` shows it as text."""
        return Journal(self.game, self.players, dict(self.options), self.names, self.seed, list(self.actions))

    def __repr__(self) -> str:
        seed = f", seed={self.seed}" if self.seed is not None else ""
        return f"<Match {self.game!r}, players={self.players}{seed}, {len(self.actions)} actions played>"

    # What there is to do

    def play(self, action: Action | int | str) -> None:
        """Play a legal action of the mover, given as such, by its number or by its notation.

        Anything else raises ``IllegalAction`` that says why, and changes nothing.
        """
        self._go_faster_if_possible()
        number = self._check(action)
        if self._script:
            self._play_with_script(number)
        else:
            self._play_legal(number)

    def _play_legal(self, number: int) -> None:
        mover = self.mover
        if self._last_mover != mover:
            self._snapshots.clear()
        self._last_mover = mover
        self._snapshots.append((len(self.actions), self._engine.snapshot(self._games)))
        self.actions.append(number)
        next_mover = self._engine.play(self._games, 0, number)
        if mover == CHANCE:
            self._snapshots.clear()
        if next_mover == CHANCE:
            self._resolve_chance()

    def _play_with_script(self, number: int) -> None:
        """Play an action that scripted draws may follow; if one of them is not legal, nothing has changed."""
        length, games = len(self.actions), self._engine.snapshot(self._games)
        script, snapshots, last_mover = list(self._script), list(self._snapshots), self._last_mover
        generator = self._engine.read(self._generators, 0, Rng)
        try:
            self._play_legal(number)
        except IllegalAction as error:
            self._games = self._engine.restored(games)
            self._engine.write(self._generators, 0, generator)
            del self.actions[length:]
            self._script, self._snapshots, self._last_mover = script, snapshots, last_mover
            notation = self.rules.actions.actions[number].notation
            message = f"after {notation!r} the next of the scripted draws does not fit: {error}"
            raise IllegalAction(message, error.refusal) from None

    def evaluate(
        self,
        budget: Budget | str | int | float = "1s",
        seed: int = 0,
        threads: int | None = None,
        settings: Settings | None = None,
    ) -> SearchResult:
        """What every legal action is worth to the mover, and how the game may go on, by a search within a budget.

        The budget is a time such as ``"200ms"`` or a number of iterations. With one thread and iterations the answer
        depends on the seed alone. The search knows no more than the players: chance's seed is not in it. ``settings``
        are for experiments: the size of the tree, a judge of one's own.
        """
        return evaluate(self, budget, seed, threads, settings)

    def undo(self) -> None:
        """Take back the last action; not beyond chance's or another player's, which have shown something new."""
        if not self._snapshots:
            raise CannotUndo(self._why_not_undo())
        length, before = self._snapshots.pop()
        self._games = self._engine.restored(before)
        del self.actions[length:]

    def save(self, path: str | Path) -> None:
        """Write the journal to a ``.dig`` file."""
        self.journal.save(path)

    # Copies go on as this match would: with the same draws to come, and with what may be undone

    def __getstate__(self) -> dict[str, Any]:
        before = [(length, self._engine.read(self._engine.restored(games), 0)) for length, games in self._snapshots]
        generator = self._engine.read(self._generators, 0, Rng)
        return super().__getstate__() | {
            "_script": list(self._script),
            "_generators": generator,
            "_snapshots": before,
        }

    def __setstate__(self, known: dict[str, Any]) -> None:
        generator, before = known.pop("_generators"), known.pop("_snapshots")
        super().__setstate__(known)
        self._generators = self._engine.generators(1)
        self._engine.write(self._generators, 0, generator)
        self._snapshots = [(length, self._snapshot_of(state)) for length, state in before]

    def _snapshot_of(self, state: Any) -> Any:
        games = self._engine.games(1)
        self._engine.write(games, 0, state)
        return self._engine.snapshot(games)

    # Parts

    def _why_not_undo(self) -> str:
        if not self.actions:
            return "nothing has been played yet"
        last = self.rules.actions.actions[self.actions[-1]].notation
        return f"the last action, {last!r}, cannot be taken back: it is chance's, or has shown something new"

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
            self.actions += self._engine.listed(self._buffer, drawn)

    def _play_scripted(self, number: int) -> None:
        self._check(number)
        if not self._draws_by_hand:  # keep in step with the seed, so that a loaded game goes on as the saved one would
            self._engine.draw(self._games, 0, self._generators, 0)
        self._engine.play(self._games, 0, number)
        self.actions.append(number)
        self._snapshots.clear()

    def _go_faster_if_possible(self) -> None:
        """Change to compiled code as soon as it is there."""
        if not self._engine.is_compiled and not self._snapshots:
            quickest = engine.best_available(self.game)
            if quickest is not self._engine:
                state, generator = self.state, self._engine.read(self._generators, 0, Rng)
                self._allocate_on(quickest)
                self._generators = quickest.generators(1)
                quickest.write(self._games, 0, state)
                quickest.write(self._generators, 0, generator)


def draws_follow(record: Journal) -> bool:
    """Whether chance played in a recorded game what its secret, or its seed, makes it play."""
    replay = record.replay()
    generators = replay.engine.generators(1)
    replay.engine.seed(generators, 0, record.seed or 0, 0)
    number = 0
    for action in record.actions:
        if replay.mover == CHANCE:
            number += 1
            if record.secret is not None:
                due = drawn(replay, record.secret, number)
            else:
                due = int(replay.engine.draw(replay.games, 0, generators, 0))
            if due != action:
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
