"""The search as Python sees it: budgets, threads, and what was found.

Each thread searches a tree of its own; their counts add up. With one thread, a seed and a budget of iterations the
result is always the same.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

from digsite.bots.greedy import strategy
from digsite.bots.mcts.budget import Budget, budget
from digsite.bots.mcts.leaf import ONE, VALUES, check_judge, evaluate_by_playout, evaluate_leaf
from digsite.bots.mcts.tree import (
    ANY,
    LONGEST_LINE,
    LONGEST_PATH,
    NO_NODE,
    REPORTED,
    ActionSums,
    Node,
    Tree,
    copy_subtree,
    descend,
    follow_best,
    report,
    reset,
    run_iterations,
)
from digsite.bots.policy import GREEDY, pick
from digsite.core import cache, engine, html
from digsite.core.actions import Action
from digsite.core.engine import Engine, Progress
from digsite.core.entry_points import Standing
from digsite.core.game import MOST_SEATS
from digsite.core.position import Position
from digsite.core.rng import check_seed

ENTRY_POINTS = (pick, run_iterations, reset, descend, copy_subtree, report, follow_best)
PLAIN_NODES = 1 << 12  # of one tree in plain mode, where each costs much more
COUNTED_STRIDE = 200  # iterations before each look at the result, where they are counted: never by the clock
MOST_GROWTH = 4.0  # of a stride against the one before it
STRIDE_SECONDS = 0.004  # of thinking between two looks at the clock
FEWEST_VISITS = 20  # where the principal line ends
MOST_NODES = 1 << 26  # six gigabytes
WARM_UP_SECONDS = 3.0  # the longest search on the plain engine while the compiled one is being made


@dataclass(frozen=True)
class Settings:
    """How a search goes about its work."""

    policy: int = GREEDY  # of the playouts
    exploration: int = 100  # how much it tries against what has done well, in hundredths
    temperature: int = 75  # worths this far apart, in hundredths of a point, make the strategy's opinion clear
    futures_percent: int | None = None  # futures of a chance node; None: as the strategy of the game says
    lead_share: int | None = None  # how much the lead counts beside winning, of ten; None as above
    nodes: int = 1 << 19  # of one tree; the search goes on without adding to a full one
    judge: Callable[..., None] = evaluate_by_playout  # what a leaf of the tree is worth

    def __post_init__(self) -> None:
        check_judge(self.judge)
        if not 1 <= self.nodes <= MOST_NODES:
            raise ValueError(f"a tree has 1 to {MOST_NODES:,} nodes, not {self.nodes!r}")

    def in_game(self, game: str) -> Settings:
        """The same, with what the strategy of a game says where nothing was said."""
        said = strategy(game)
        return replace(
            self,
            futures_percent=said.futures_percent if self.futures_percent is None else self.futures_percent,
            lead_share=said.lead_share if self.lead_share is None else self.lead_share,
        )


@dataclass(frozen=True)
class Choice:
    """What the search found out about one legal action."""

    action: Action
    visits: int
    worth: float  # what the search went by, 0 to 1
    win_chance: float  # the mover's share of the victory to be expected, 0 to 1; alone always 1
    score: float  # the mover's points to be expected at the end


@dataclass(frozen=True)
class SearchResult:
    """What a search found: every legal action, the most visited first, and how the game may go on."""

    choices: tuple[Choice, ...]
    line: tuple[Action, ...]  # the principal line, chance's draws included
    iterations: int
    seconds: float

    @property
    def best(self) -> Action:
        """The action that was visited most."""
        return self.choices[0].action

    def _repr_html_(self) -> str:
        """What notebooks show."""
        rows = [
            (one.action.notation, f"{one.visits:,}", f"{one.win_chance:.1%}", f"{one.score:.1f}")
            if one.visits
            else (one.action.notation, 0, "–", "–")
            for one in self.choices
        ]
        caption = f"{self.iterations:,} iterations in {self.seconds:.2f} s"
        line = html.paragraph("then " + ", ".join(action.notation for action in self.line)) if self.line else ""
        return html.table(caption, ("action", "visits", "win chance", "points"), rows) + line


def is_ready(game: str, judged_by: Callable[..., None] = evaluate_by_playout) -> bool:
    """Whether a game can be searched at full speed at once, without compiling first."""
    known = list(_entry_points)  # other threads may add to it
    if any(made.is_compiled and (made.game.about.name, judge) == (game, judged_by) for made, judge in known):
        return True
    return engine.in_plain_mode() or (judged_by is evaluate_by_playout and cache.is_complete(f"{game}.bots"))


def is_warming_up(game: str) -> bool:
    """Whether another process is compiling the search; if nobody has begun to, this starts it."""
    return not is_ready(game) and engine.compile_in_background(game)


_entry_points: dict[tuple[Engine, Callable[..., None]], list[Any]] = {}


def entry_points(
    chosen: Engine, progress: Progress | None = None, judged_by: Callable[..., None] = evaluate_by_playout
) -> list[Any]:
    """The search of one game, compiled if it is not yet; with a judge of one's own, in every process anew."""
    if (chosen, judged_by) not in _entry_points:
        name = chosen.game.about.name
        bindings = {**strategy(name).bindings, evaluate_leaf: judged_by}
        is_kept = judged_by is evaluate_by_playout
        label = f"{name}.bots" if is_kept else f"{name}.bots.{judged_by.__name__}"
        _entry_points[chosen, judged_by] = chosen.bind(label, ENTRY_POINTS, bindings, progress, is_kept)
    return _entry_points[chosen, judged_by]


class TreeSearch:
    """One tree and the room it is worked on in; belongs to one thread at a time."""

    def __init__(self, chosen: Engine, players: int, settings: Settings, seed: int, number: int) -> None:
        self.engine = chosen
        _, self._run_iterations, self._reset, self._descend, self._copy_subtree, self._report, self._follow_best = (
            entry_points(chosen, judged_by=settings.judge)
        )
        self.games = chosen.games(3)
        wanted = settings.nodes if chosen.is_compiled else min(settings.nodes, PLAIN_NODES)
        self.size = max(wanted, 1 + chosen.game.actions.size)  # all choices at the root, whatever they are
        self.nodes = chosen.allocate(Node, self.size)
        self.trees = chosen.allocate(Tree, 1)
        tree = Tree()
        tree.players, tree.seed, tree.number, tree.policy = players, seed, number, settings.policy
        tree.exploration, tree.temperature = settings.exploration, settings.temperature
        tree.lead_share, tree.futures_percent = settings.lead_share or 0, settings.futures_percent or 0
        chosen.write(self.trees, 0, tree)
        self.rngs = chosen.generators(2)
        size = chosen.game.actions.size
        self.path, self.actions, self.worths = chosen.ints(LONGEST_PATH), chosen.ints(size), chosen.ints(size)
        self.surveys = chosen.allocate(strategy(chosen.game.about.name).survey, 1)
        self.luck, self.standings = chosen.ints(MOST_SEATS), chosen.allocate(Standing, 1)
        self.players = players
        self._forget_sums()
        self.values, self.out = chosen.ints(VALUES * MOST_SEATS), chosen.ints(max(size * REPORTED, LONGEST_LINE))

    def reset(self, state: Any) -> None:
        """Begin anew at a state."""
        self._forget_sums()
        self.engine.write(self.games, 0, state)
        self._reset(self.games, self.nodes, self.trees, self.rngs, self.actions, self.worths, self.surveys)

    def keep(self, played: Sequence[int], state: Any) -> None:
        """Go on at a later state with the part of the tree that leads on from it, if there is one."""
        numbers = self.engine.ints_of([*played, NO_NODE])
        node = self._descend(self.games, self.nodes, self.trees, self.rngs, numbers, len(played))
        if node == NO_NODE:
            self.reset(state)
            return
        self._forget_sums()
        spare = self.engine.allocate(Node, self.size)
        self._copy_subtree(self.nodes, spare, self.trees, node)
        self.nodes = spare
        self.engine.write(self.games, 0, state)

    def _forget_sums(self) -> None:
        self.sums = self.engine.allocate(ActionSums, self.engine.game.actions.size * self.players)

    def run(self, iterations: int, first: int = ANY) -> None:
        """Search on; with ``first``, only below the choice that has this place at the root."""
        self._run_iterations(
            self.games,
            self.nodes,
            self.trees,
            self.rngs,
            self.path,
            self.actions,
            self.worths,
            self.surveys,
            self.luck,
            self.standings,
            self.values,
            self.sums,
            first,
            iterations,
        )

    def report(self) -> list[list[int]]:
        """Action, visits, worth, wins and points of every choice at the root."""
        count = self._report(self.nodes, self.out)
        numbers = self.engine.listed(self.out, count * REPORTED)
        return [numbers[start : start + REPORTED] for start in range(0, count * REPORTED, REPORTED)]

    def sums_of(self, place: int) -> list[ActionSums]:
        """The sums of all players for the choice at this place of the report, since the root became one."""
        first = place * self.players
        return [self.engine.read(self.sums, first + p, ActionSums) for p in range(self.players)]

    def line(self, action: int, fewest: int = FEWEST_VISITS) -> list[int]:
        """How the game would go on after an action, as far as there have been at least so many visits."""
        count = self._follow_best(self.games, self.nodes, self.trees, self.rngs, action, fewest, self.out)
        return self.engine.listed(self.out, count)


class Search:
    """A search that can go on from one position of a game to a later one."""

    def __init__(
        self,
        settings: Settings | None = None,
        seed: int = 0,
        threads: int = 1,
        stopping: threading.Event | None = None,  # ends all thinking once it is set
    ) -> None:
        self.settings = settings or Settings()
        self.seed = seed
        self.threads = threads
        self.stopping = stopping or threading.Event()
        self._searches: list[TreeSearch] = []
        self._actions: list[int] = []  # all that was played before the position at the root

    def think(
        self, position: Position, allowed: Budget, stop_early: bool = False, limit: float | None = None
    ) -> SearchResult:
        """Search a position in which a player is to move.

        With ``stop_early`` the search ends as soon as no other action can still become the most visited one.

        While the compiled search is being made, the plain one thinks in its place, up to ``WARM_UP_SECONDS``; a budget
        that needs more waits for the compiled one. With ``limit``, in seconds, the search takes no longer, whatever the
        budget is and however slow the engine.
        """
        game, judged_by = position.game, self.settings.judge
        if judged_by is evaluate_by_playout and is_warming_up(game):
            if limit is not None:
                return self._think_on(engine.plain(game), position, allowed, stop_early, limit)[0]
            if allowed.seconds is None or allowed.seconds <= WARM_UP_SECONDS:
                found, was_cut = self._think_on(engine.plain(game), position, allowed, stop_early, WARM_UP_SECONDS)
                if not was_cut:
                    return found
            engine.wait_for_background(game, lambda: is_ready(game))
        chosen = engine.best(game)
        entry_points(chosen, judged_by=judged_by)  # compiling is not thinking
        return self._think_on(chosen, position, allowed, stop_early, limit)[0]

    def _think_on(
        self, chosen: Engine, position: Position, allowed: Budget, stop_early: bool, limit: float | None
    ) -> tuple[SearchResult, bool]:
        """Search on an engine; says whether the limit has cut iterations that the budget allows."""
        start, budget_start = time.perf_counter(), allowed.clock()
        self._go_to(position, chosen)
        before = self._iterations()
        latest = None if limit is None else start + limit
        run = _Run(self._searches, allowed, budget_start, stop_early, self.stopping, latest)
        run.go()
        return self._result(position, self._iterations() - before, time.perf_counter() - start), run.was_cut

    def _go_to(self, position: Position, chosen: Engine) -> None:
        """Make a position the root of all trees, with what is known of it from earlier on the same engine."""
        known = len(self._actions)
        state = position.state
        if self._searches and self._searches[0].engine is chosen and position.actions[:known] == self._actions:
            for search in self._searches:
                search.keep(position.actions[known:], state)
        else:
            settings = self.settings.in_game(position.game)
            self._searches = [
                TreeSearch(chosen, position.players, settings, self.seed, number) for number in range(self.threads)
            ]
            for search in self._searches:
                search.reset(state)
        self._actions = list(position.actions)

    def _iterations(self) -> int:
        return sum(int(search.engine.read(search.trees, 0, Tree).iterations) for search in self._searches)

    def _result(self, position: Position, iterations: int, seconds: float) -> SearchResult:
        known = position.rules.actions.actions
        choices = [
            Choice(known[action], visits, worth / visits / ONE, wins / visits / ONE, points / visits)
            if visits
            else Choice(known[action], 0, 0.0, 0.0, 0.0)
            for action, visits, worth, wins, points in added_up(self._searches)
        ]
        choices.sort(key=lambda choice: (-choice.visits, -choice.worth))
        line = self._searches[0].line(choices[0].action.number) if choices[0].visits else []
        return SearchResult(tuple(choices), tuple(known[action] for action in line), iterations, seconds)


def evaluate(
    position: Position,
    allowed: Budget | str | int | float = "1s",
    seed: int = 0,
    threads: int | None = None,
    settings: Settings | None = None,
) -> SearchResult:
    """Judge every legal action of a position by a search of its own, on all cores unless told otherwise."""
    if position.mover < 0:
        raise ValueError(
            "there is nothing to evaluate: " + ("the game is over" if position.over else "chance is to play")
        )
    seed = check_seed(seed)
    if threads is not None and threads < 1:
        raise ValueError(f"a search needs at least one thread, not {threads}")
    return Search(settings, seed, threads or os.cpu_count() or 1).think(position, budget(allowed))


def added_up(searches: Sequence[TreeSearch]) -> list[list[int]]:
    """The reports of several trees as one; a tree that was kept may know fewer choices than a new one."""
    total: dict[int, list[int]] = {}
    for search in searches:
        for action, *sums in search.report():
            total[action] = [old + new for old, new in zip(total.get(action, [0] * len(sums)), sums, strict=True)]
    return [[action, *sums] for action, sums in total.items()]


@dataclass
class _Run:
    """All trees being searched within one budget, each on a thread of its own."""

    searches: Sequence[TreeSearch]
    allowed: Budget
    start: float  # by the budget's clock: processor time is that of the calling thread, which searches the first tree
    stop_early: bool
    stopping: threading.Event
    latest: float | None = None  # when it ends, whatever is allowed
    _stop: threading.Event = field(default_factory=threading.Event)
    _left: list[int] = field(default_factory=list)  # iterations of each thread
    _is_settled: bool = False  # no other action can still get the most visits

    @property
    def was_cut(self) -> bool:
        """Whether the limit has cut iterations that might have changed something."""
        is_short = self.allowed.iterations is not None and sum(self._left) > 0
        return is_short and not self._is_settled and not self.stopping.is_set()

    def go(self) -> None:
        self._left = [self._share(index) for index in range(len(self.searches))]
        with ThreadPoolExecutor(len(self.searches)) as pool:
            others = [pool.submit(self._run_thread, index) for index in range(1, len(self.searches))]
            try:
                self._run_thread(0)
            except BaseException:  # Ctrl-C: the others stop too
                self._stop.set()
                raise
            for other in others:
                other.result()

    def _run_thread(self, index: int) -> None:
        """One thread's work: strides of iterations, with a look at the clock after each."""
        search = self.searches[index]
        is_counted = self.allowed.iterations is not None
        is_timed = not is_counted or self.latest is not None
        stride = 1 if is_timed else COUNTED_STRIDE
        done = 0
        while self._left[index] > 0 and not self._stop.is_set() and not self.stopping.is_set():
            begin = self.allowed.clock()
            step = min(stride, self._left[index], COUNTED_STRIDE - done % COUNTED_STRIDE if is_counted else stride)
            search.run(step)
            done += step
            self._left[index] -= step
            if is_timed:
                took = max(self.allowed.clock() - begin, 1e-9)
                stride = max(1, int(stride * min(MOST_GROWTH, STRIDE_SECONDS / took)))
            # Where iterations are counted, the result is looked at after the same ones on every machine
            is_look_due = not is_counted or done % COUNTED_STRIDE == 0 or self._left[index] == 0
            if index == 0 and self.stop_early and is_look_due and self._is_decided(stride):
                self._is_settled = True
            if self._is_settled or self._is_time_over():
                self._stop.set()

    def _share(self, index: int) -> int:
        """The iterations of one thread."""
        if self.allowed.iterations is None:
            return 1 << 62
        share, rest = divmod(self.allowed.iterations, len(self.searches))
        return share + (index < rest)

    def _is_time_over(self) -> bool:
        """Whether another stride would take longer than is allowed."""
        if self.latest is not None and time.perf_counter() + STRIDE_SECONDS > self.latest:
            return True
        seconds = self.allowed.seconds
        return seconds is not None and self.allowed.clock() - self.start + STRIDE_SECONDS > seconds

    def _is_decided(self, stride: int) -> bool:
        """Whether the iterations still to come, at this pace, cannot change which action has most visits."""
        visits = sorted((choice[1] for choice in added_up(self.searches)), reverse=True)
        if len(visits) < 2:
            return True
        if self.allowed.seconds is None:
            return visits[0] - visits[1] > sum(self._left)
        seconds = self.allowed.seconds - (self.allowed.clock() - self.start)
        return visits[0] - visits[1] > len(self.searches) * stride * seconds / STRIDE_SECONDS
