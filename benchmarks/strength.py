"""``python -m benchmarks.strength``: how strong the bots are, and what they teach about the games.

Everything on the page ``docs/strength.md`` is measured here: the contests by the arena, which goes on where it was
stopped, the lessons by simulations and searches. What was measured with the same settings before is kept.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks import strength_page
from digsite.arena.match import Match
from digsite.arena.plan import Plan
from digsite.arena.results import as_json, summary
from digsite.arena.simulate import simulate
from digsite.arena.stats import scores_of
from digsite.bots.bot import BUDGETS, bot
from digsite.bots.levels import LEVELS, Level
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.search import Choice, Search, Settings
from digsite.cli.arena import played
from digsite.cli.progress import errors
from digsite.games.pergamon.actions import KIND as PERGAMON_KIND
from digsite.games.pergamon.actions import Act as PergamonAct
from digsite.games.thebes.actions import CHOICE, KIND, TAKE, Act
from digsite.games.thebes.components import DISPLAY, RESEARCHER_CARDS, SET, Card

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
FIGURES = PAGE.with_suffix(".json")
SEED = 1903
GAMES = ("pergamon", "thebes")

# 1. Contests


@dataclass(frozen=True)
class Contest:
    """One bot against another, which takes all other seats; and how often it should win."""

    game: str
    players: int
    bots: tuple[str, str]
    games: int
    bar: float

    def settings(self) -> dict[str, Any]:
        """What a result depends on, beside the code."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "games": self.games,
            "seed": SEED,
            "search": search_in(self.game) if self.bots[0] in BUDGETS else None,
            "levels": [self.meaning(level) for level in LEVELS if f"level{level.number}" in self.bots],
        }

    def meaning(self, level: Level) -> str:
        """What a level's name stands for in this game."""
        allowed = level.budgets.get(self.game, level.budget)
        return f"{level.number}: {level.carelessness if allowed is None else allowed}"


def search_in(game: str) -> str:
    """How the search works in a game."""
    return repr(Settings().in_game(game))


STEP = {"pergamon": 0.65, "thebes": 0.60}  # how often a level should beat the one below it
STRONG = {("pergamon", 2): 0.90, ("pergamon", 3): 0.75, ("pergamon", 4): 0.65} | {
    ("thebes", 2): 0.80,
    ("thebes", 3): 0.65,
    ("thebes", 4): 0.55,
}
STEP_GAMES = {2: 2000, 3: 2000, 4: 400, 5: 60}
MORE_STEP_GAMES = {("pergamon", 5): 120}
STRONG_GAMES = {
    ("pergamon", 2): 100,
    ("thebes", 2): 240,
    ("pergamon", 4): 120,
    ("thebes", 4): 960,
}  # near the bar it takes more
USUAL_STRONG_GAMES = 60


def contests() -> dict[str, Contest]:
    """All contests by name."""
    found = {f"{game}.greedy": Contest(game, 2, ("greedy", "uniform"), 2000, 0.99) for game in GAMES}
    for (game, players), bar in STRONG.items():
        games = STRONG_GAMES.get((game, players), USUAL_STRONG_GAMES)
        found[f"{game}.strong{players}"] = Contest(game, players, ("level5", "greedy"), games, bar)
    for game in GAMES:
        for level, usual in STEP_GAMES.items():
            games = MORE_STEP_GAMES.get((game, level), usual)
            found[f"{game}.level{level}"] = Contest(game, 2, (f"level{level}", f"level{level - 1}"), games, STEP[game])
    return found


def contest_figures(contest: Contest) -> dict[str, Any]:
    """Play a contest, or what is missing of it."""
    plan = Plan(contest.game, contest.players, contest.bots, SEED)
    plan.check()
    outcome = played(plan, plan.whole_rounds(contest.games), None, fresh=False)
    if outcome.was_interrupted:
        raise KeyboardInterrupt
    return as_json(summary(outcome))


# 2. Lessons

SIMULATED = 100_000
POSITIONS = 150
EVEN_HANDED = Settings(exploration=2000)  # looks at all choices, not only at the promising ones
LOOKS = Budget(iterations=4000)


def seats() -> dict[str, Any]:
    """How often each seat wins among equals, if the first goes first."""
    found: dict[str, Any] = {}
    for game in GAMES:
        for players in (2, 3, 4):
            tally = simulate(game, players, SIMULATED, ("greedy",), SEED, options={"first_player": 0}).tally
            found[f"{game} {players}"] = [
                (tally.wins[p] + tally.shared_wins[p] / 2) / tally.games for p in range(players)
            ]
    return found


def spaces() -> dict[str, Any]:
    """What each research space of Pergamon brings, against the average of all that are free."""
    return {str(number): against_average("pergamon", is_placing(number), space_name) for number in (1, 5, 9, 12)}


def is_placing(number: int) -> Callable[[Match], bool]:
    """Whether somebody is the first to place a figure in a round."""
    return lambda match: (
        match.round == number
        and PERGAMON_KIND[match.legal_numbers()[0]] == PergamonAct.PLACE
        and len(match.legal_numbers()) == 13
    )


def space_name(_: Match, choice: Choice) -> str:
    return choice.action.notation.removeprefix("place ")


def cards() -> dict[str, Any]:
    """What taking a card of each kind brings in the first two years of Thebes, against the average of all choices."""
    return {str(year): against_average("thebes", is_taking(year), card_name) for year in (1901, 1902, 1903)}


def is_taking(year: int) -> Callable[[Match], bool]:
    """Whether four cards lie out in a year."""
    return lambda match: match.round == year and sum(KIND[action] == Act.TAKE for action in match.legal_numbers()) >= 4


def card_name(match: Match, choice: Choice) -> str:
    number = choice.action.number
    if KIND[number] != Act.TAKE or number >= TAKE + DISPLAY:
        return choice.action.notation.split()[0]
    kind, _, points, *_ = RESEARCHER_CARDS[SET[match.state.display[CHOICE[number]]]]
    named = Card(kind).name.lower()
    return f"{named} {points}" if kind in (Card.SPECIAL, Card.GENERAL) else named


def against_average(
    game: str, is_wanted: Callable[[Match], bool], named: Callable[[Match, Choice], str]
) -> dict[str, list[float]]:
    """For each kind of choice how often it was met, and the points it brings more than the average choice there."""
    gains: dict[str, list[float]] = defaultdict(list)
    with ThreadPoolExecutor() as pool:
        for match, choices in pool.map(looked_at, wanted_positions(game, is_wanted)):
            known = [choice for choice in choices if choice.visits >= LOOKS.iterations // 100]  # type: ignore[operator]
            average = sum(choice.score for choice in known) / len(known)
            for choice in known:
                gains[named(match, choice)].append(choice.score - average)
    return {name: [len(found), sum(found) / len(found)] for name, found in gains.items()}


def looked_at(match: Match) -> tuple[Match, Sequence[Choice]]:
    return match, Search(EVEN_HANDED, SEED).think(match, LOOKS).choices


def wanted_positions(game: str, is_wanted: Callable[[Match], bool]) -> Iterator[Match]:
    """One position from each of many games between greedy players."""
    for number in range(POSITIONS):
        match = Match(game, 3, seed=SEED + number)
        players = [bot("greedy", seat) for seat in range(3)]
        while not match.over:
            if is_wanted(match):
                yield match
                break
            match.play(players[match.mover].choose(match))


SOLO = {"level2": 0, "level3": 0, "level4": 200, "mcts:5000": 20}  # games; 0: as a simulation


def solo() -> dict[str, Any]:
    """The scores of the solo game of Pergamon: 5 %, 25 %, 50 %, 75 % and 95 % of all are at most so high."""
    found: dict[str, Any] = {}
    for name, games in SOLO.items():
        if games == 0:
            found[name] = scores_of(simulate("pergamon", 1, SIMULATED, (name,), SEED).tally, 0).quantiles
            continue
        with ThreadPoolExecutor() as pool:
            scores = sorted(pool.map(lambda number, name=name: solo_score(name, number), range(games)))
        found[name] = [scores[int(part * (games - 1))] for part in (0.05, 0.25, 0.5, 0.75, 0.95)]
    return found


def solo_score(name: str, number: int) -> int:
    match = Match("pergamon", 1, seed=SEED + number)
    player = bot(name, number)
    while not match.over:
        match.play(player.choose(match))
    return match.scores[0]


LESSON_SETTINGS = {
    "search": [search_in(game) for game in GAMES],
    "seed": SEED,
    "games": SIMULATED,
    "positions": POSITIONS,
    "iterations": LOOKS.iterations,
    "solo": SOLO,
}
LESSONS: dict[str, Callable[[], dict[str, Any]]] = {"seats": seats, "spaces": spaces, "cards": cards, "solo": solo}


# 3. The command


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is missing and write the page."""
    names = [*contests(), *LESSONS]
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description="Measure the bots' strength.")
    parser.add_argument("--only", action="append", choices=names, metavar="NAME", help=f"one of {', '.join(names)}")
    parser.add_argument("--again", action="store_true", help="measure anew what is there already")
    parser.add_argument("--page", action="store_true", help="measure nothing, only write the page")
    chosen = parser.parse_args(arguments)
    known: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    try:
        for name in [] if chosen.page else chosen.only or names:
            contest = contests().get(name)
            settings = contest.settings() if contest else LESSON_SETTINGS
            if chosen.again or known.get(name, {}).get("settings") != settings:
                errors.print(f"Measuring {name} …")
                known[name] = {"settings": settings, **(contest_figures(contest) if contest else LESSONS[name]())}
                FIGURES.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.", file=sys.stderr)
        return 130
    PAGE.write_text(strength_page.page(known, contests()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
