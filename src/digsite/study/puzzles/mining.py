"""Mining puzzles: games between strong bots, and in them the decisions where one action is clearly best.

Each game is mined by itself with seeds of its own, so that what is found depends neither on threads nor on pauses:

1. A search plays all seats. Where its choice seems better than all others, the position is a candidate.
2. A search that looks at all actions alike takes a closer look at the candidates.
3. Searches with ten times the budgets check what is left: one as in play, and two independent ones that look at all
   actions alike. All of them must find the same action, and both looks a clear gap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from digsite.arena.plan import derived_seed
from digsite.bots.bot import bot
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.search import Choice, Search, SearchResult, Settings
from digsite.core.position import Position
from digsite.match import Match
from digsite.study.puzzles.puzzle import DIFFICULTIES, Measured, Puzzle
from digsite.study.puzzles.themes import theme_of
from digsite.work import Stopped

PLAYERS = (2, 3, 2, 4)  # at one game after the other
EVEN_HANDED = Settings(exploration=2000, temperature=200)  # looks at all choices, not only at the promising ones
TEN_TIMES = 10
CHECKS = 2
CHOICES = range(3, 81)  # among fewer there is nothing to find, among more nobody can look at all of them
RIVALS = 2  # actions besides the best one that are worth a look, at least
FEWEST_VISITS = 40  # for a value to mean anything; what was tried less often did not look good enough
FEWEST_IN_PLAY = 10  # the same for the search that plays, which soon has enough of most actions
CLEAR_GAP = 0.025  # of the worth between the best action and any other, in a look
SHOWN_GAP = 0.01  # of the win chance: what people are shown must say the same
MOST_CHECKS = 6  # in a game
MOST_PUZZLES = 2  # of a game; more would be alike
FEWEST_PLIES_BETWEEN = 20


@dataclass(frozen=True)
class Plan:
    """What a mine is made with; equal plans give equal puzzles."""

    game: str
    seed: int = 0
    play: int = 1000  # iterations of the search that plays
    look: int = 3000  # iterations of the closer look

    def as_json(self) -> dict[str, Any]:
        """The plan as a file notes it."""
        budgets = asdict(self) | {"check": TEN_TIMES * self.look}
        return {name: value for name, value in budgets.items() if name != "game"}


@dataclass(frozen=True)
class Candidate:
    """A decision that may become a puzzle."""

    position: Position
    best: int
    gap: float
    difficulty: int


def mine_game(plan: Plan, number: int, should_stop: Callable[[], bool] = lambda: False) -> list[Puzzle]:
    """The puzzles of one game."""
    found: list[Puzzle] = []
    checks = 0
    for candidate in sorted(play(plan, number, should_stop), key=lambda one: _liking(one, number)):
        if any(_is_near(candidate, puzzle) for puzzle in found):
            continue
        seed = derived_seed("puzzle look", plan.seed, number, len(candidate.position.actions))
        if gap(looked(candidate.position, plan.look, seed), candidate.best) < CLEAR_GAP:
            continue
        if should_stop():
            raise Stopped
        if (puzzle := checked(plan, candidate, seed)) is not None:
            found.append(puzzle)
        checks += 1
        if checks == MOST_CHECKS or len(found) == MOST_PUZZLES:
            break
    return found


def _liking(candidate: Candidate, number: int) -> tuple[bool, int, float]:
    """Each difficulty comes first in some games, the clearest candidates before others."""
    wanted = DIFFICULTIES[number % len(DIFFICULTIES)]
    return candidate.difficulty != wanted, -candidate.difficulty, -candidate.gap


def _is_near(candidate: Candidate, puzzle: Puzzle) -> bool:
    return abs(len(candidate.position.actions) - len(puzzle.actions)) < FEWEST_PLIES_BETWEEN


# 1. Playing


def play(plan: Plan, number: int, should_stop: Callable[[], bool]) -> Iterator[Candidate]:
    """Play a game and yield what seems clear in it."""
    seed = derived_seed("puzzle chance", plan.seed, number)
    match = Match(plan.game, PLAYERS[number % len(PLAYERS)], seed=seed)
    search = Search(seed=derived_seed("puzzle search", plan.seed, number))
    while not match.over:
        if should_stop():
            raise Stopped
        legal = match.legal_numbers()
        if len(legal) == 1:
            match.play(legal[0])
            continue
        result = search.think(match, Budget(iterations=plan.play))
        best = result.best.number
        if len(legal) in CHOICES and (clear := gap(result, best, FEWEST_IN_PLAY, 1)) >= CLEAR_GAP:
            yield Candidate(match.copy(), best, clear, difficulty(match, best))
        match.play(best)


def difficulty(position: Position, best: int) -> int:
    """Who finds the best action: whoever takes what looks best, whoever thinks for a moment, or neither."""
    for number, name in ((1, "greedy"), (2, "level4")):
        if position.rules.actions.find(bot(name).choose(position.copy())).number == best:
            return number
    return 3


# 2. Looking


def looked(position: Position, iterations: int, seed: int) -> SearchResult:
    """What a search finds that looks at all actions alike."""
    return Search(EVEN_HANDED, seed).think(position, Budget(iterations=iterations))


def gap(result: SearchResult, best: int, fewest: int = FEWEST_VISITS, rivals: int = RIVALS) -> float:
    """How much more an action is worth than any other that was tried often enough; 0 without so many rivals."""
    tried = {one.action.number: one.worth for one in result.choices if one.visits >= fewest}
    if best not in tried or len(tried) <= rivals:
        return 0.0
    return tried.pop(best) - max(tried.values())


# 3. The check


def checked(plan: Plan, candidate: Candidate, seed: int) -> Puzzle | None:
    """The puzzle, if all searches with ten times the budget confirm it."""
    position, best = candidate.position, candidate.best
    looks = []
    for number in range(CHECKS):
        looks.append(looked(position, TEN_TIMES * plan.look, derived_seed("puzzle check", seed, number)))
        if gap(looks[-1], best) < CLEAR_GAP:
            return None
    again = Search(seed=derived_seed("puzzle check", seed, CHECKS))
    if again.think(position, Budget(iterations=TEN_TIMES * plan.play)).best.number != best:
        return None
    choices = measured(looks)
    first, *others = choices
    if first.action != best or first.win_chance - max(one.win_chance for one in others) < SHOWN_GAP:
        return None
    theme = theme_of(position, best, others[0].action)
    least = min(gap(look, best) for look in looks)
    return Puzzle(position.game, position.players, tuple(position.actions), theme, candidate.difficulty, least, choices)


def measured(looks: list[SearchResult]) -> tuple[Measured, ...]:
    """Every action that was tried often enough, as several looks together judge it, the best first."""
    known: dict[int, list[Choice]] = {}
    for look in looks:
        for choice in look.choices:
            known.setdefault(choice.action.number, []).append(choice)
    ranked = []
    for action, seen in known.items():
        visits = sum(one.visits for one in seen)
        if visits >= FEWEST_VISITS * len(looks):
            worth, wins, score = (
                sum(one.visits * getattr(one, name) for one in seen) / visits
                for name in ("worth", "win_chance", "score")
            )
            ranked.append((-worth, Measured(action, visits, wins, score)))
    return tuple(one for _, one in sorted(ranked, key=lambda pair: (pair[0], pair[1].action)))
