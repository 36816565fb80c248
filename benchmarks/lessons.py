"""What the bots teach about the games: seats, research spaces, cards, and the solo game. Part of ``strength``."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from benchmarks.kept import PACKAGE, Table, Task, key_of
from digsite.arena.simulate import simulate
from digsite.arena.stats import scores_of
from digsite.bots.bot import bot
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.search import Choice, Search, Settings
from digsite.cli.progress import bar
from digsite.games.pergamon.actions import KIND as PERGAMON_KIND
from digsite.games.pergamon.actions import Act as PergamonAct
from digsite.games.thebes.actions import CHOICE, KIND, TAKE, Act
from digsite.games.thebes.components import DISPLAY, RESEARCHER_CARDS, SET, Card
from digsite.match import Match

GAMES = ("pergamon", "thebes")
SEED = 1903
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
    with ThreadPoolExecutor() as pool, bar() as progress:
        thoughts = pool.map(looked_at, wanted_positions(game, is_wanted))
        for match, choices in progress.track(thoughts, POSITIONS, description=f"Looking at {game}"):
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
        with ThreadPoolExecutor() as pool, bar() as progress:
            played = pool.map(lambda number, name=name: solo_score(name, number), range(games))
            scores = sorted(progress.track(played, games, description=f"Solo games of {name}"))
        found[name] = [scores[int(part * (games - 1))] for part in (0.05, 0.25, 0.5, 0.75, 0.95)]
    return found


def solo_score(name: str, number: int) -> int:
    match = Match("pergamon", 1, seed=SEED + number)
    player = bot(name, number)
    while not match.over:
        match.play(player.choose(match))
    return match.scores[0]


# How they are kept

SEARCHED = "mcts:300"
SAMPLES: dict[str, list[tuple[str, tuple[str, ...]]]] = {
    "seats": [(game, ("greedy",) * players) for game in GAMES for players in (2, 3, 4)],
    "spaces": [("pergamon", (SEARCHED, "greedy", "greedy"))],
    "cards": [("thebes", (SEARCHED, "greedy", "greedy"))],
    "solo": [("pergamon", (name,)) for name in ("level2", "level3", "level4", SEARCHED)],
}
SAMPLE_SEEDS = range(SEED, SEED + 5)
LESSONS: dict[str, Callable[[], dict[str, Any]]] = {"seats": seats, "spaces": spaces, "cards": cards, "solo": solo}


def tasks() -> dict[str, Task]:
    """All lessons by name. What no sample shows, this file and simulations, belongs to the settings."""
    how = {"how": key_of([Path(__file__), PACKAGE / "arena" / "playing.py", PACKAGE / "arena" / "simulate.py"])}
    return {name: Task(how, games_in(name), sample(name), measure) for name, measure in LESSONS.items()}


def games_in(name: str) -> tuple[str, ...]:
    """The games that a lesson is about."""
    return tuple(dict.fromkeys(game for game, _ in SAMPLES[name]))


def sample(name: str) -> tuple[Table, ...]:
    return tuple(Table(game, bots, seed) for game, bots in SAMPLES[name] for seed in SAMPLE_SEEDS)
