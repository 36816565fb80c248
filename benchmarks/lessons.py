"""What the bots teach about the games: seats, research spaces, cards, and the solo game. Part of ``strength``."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

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
from digsite.work import executor, spread, stopping

A = TypeVar("A")
R = TypeVar("R")

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
    return {str(number): against_average("pergamon", number) for number in (1, 5, 9, 12)}


def is_placing(match: Match, number: int) -> bool:
    """Whether somebody is the first to place a figure in a round."""
    return (
        match.round == number
        and PERGAMON_KIND[match.legal_numbers()[0]] == PergamonAct.PLACE
        and len(match.legal_numbers()) == 13
    )


def space_name(_: Match, choice: Choice) -> str:
    return choice.action.notation.removeprefix("place ")


def cards() -> dict[str, Any]:
    """What taking a card of each kind brings in the first two years of Thebes, against the average of all choices."""
    return {str(year): against_average("thebes", year) for year in (1901, 1902, 1903)}


def is_taking(match: Match, year: int) -> bool:
    """Whether four cards lie out in a year."""
    return match.round == year and sum(KIND[action] == Act.TAKE for action in match.legal_numbers()) >= 4


def card_name(match: Match, choice: Choice) -> str:
    number = choice.action.number
    if KIND[number] != Act.TAKE or number >= TAKE + DISPLAY:
        return choice.action.notation.split()[0]
    kind, _, points, *_ = RESEARCHER_CARDS[SET[match.state.display[CHOICE[number]]]]
    named = Card(kind).name.lower()
    return f"{named} {points}" if kind in (Card.SPECIAL, Card.GENERAL) else named


# Which positions are looked at, and what their choices are called
WANTED = {"pergamon": (is_placing, space_name), "thebes": (is_taking, card_name)}


def against_average(game: str, round_: int) -> dict[str, list[float]]:
    """For each kind of choice how often it was met, and the points it brings more than the average choice there."""
    gains: dict[str, list[float]] = defaultdict(list)
    looks = [Look(game, round_, number) for number in range(POSITIONS)]
    for known in in_order(looked_at, looks, f"Looking at {game}"):
        for name, gain in known:
            gains[name].append(gain)
    return {name: [len(found), sum(found) / len(found)] for name, found in gains.items()}


@dataclass(frozen=True)
class Look:
    """A game between greedy players, of which one position is looked at: a unit of work."""

    game: str
    round: int
    number: int


def looked_at(look: Look) -> list[tuple[str, float]]:
    """What the choices in a position are called, and the points each brings more than the average one."""
    match = wanted_position(look)
    if match is None:
        return []
    choices = Search(EVEN_HANDED, SEED, stopping=stopping()).think(match, LOOKS).choices
    known = [choice for choice in choices if choice.visits >= LOOKS.iterations // 100]  # type: ignore[operator]
    average = sum(choice.score for choice in known) / len(known) if known else 0.0  # none once it is stopped
    _, named = WANTED[look.game]
    return [(named(match, choice), choice.score - average) for choice in known]


def wanted_position(look: Look) -> Match | None:
    """The first position of a game that is to be looked at, if there is one."""
    is_wanted, _ = WANTED[look.game]
    match = Match(look.game, 3, seed=SEED + look.number)
    players = [bot("greedy", seat) for seat in range(3)]
    while not match.over and not is_wanted(match, look.round):
        match.play(players[match.mover].choose(match))
    return None if match.over else match


SOLO = {"level2": 0, "level3": 0, "level4": 200, "mcts:5000": 20}  # games; 0: as a simulation


def solo() -> dict[str, Any]:
    """The scores of the solo game of Pergamon: 5 %, 25 %, 50 %, 75 % and 95 % of all are at most so high."""
    found: dict[str, Any] = {}
    for name, games in SOLO.items():
        if games == 0:
            found[name] = scores_of(simulate("pergamon", 1, SIMULATED, (name,), SEED).tally, 0).quantiles
            continue
        units = [SoloGame(name, number) for number in range(games)]
        scores = sorted(in_order(solo_score, units, f"Solo games of {name}"))
        found[name] = [scores[int(part * (games - 1))] for part in (0.05, 0.25, 0.5, 0.75, 0.95)]
    return found


@dataclass(frozen=True)
class SoloGame:
    """A solo game of Pergamon: a unit of work."""

    bot: str
    number: int


def solo_score(game: SoloGame) -> int:
    match = Match("pergamon", 1, seed=SEED + game.number)
    player = bot(game.bot, game.number, stopping=stopping())
    while not match.over and not stopping().is_set():
        match.play(player.choose(match))
    return match.scores[0]


def in_order(unit: Callable[[A], R], items: Sequence[A], description: str) -> list[R]:
    """The results of some units, in their order, with a bar."""
    with executor() as pool, bar() as progress:
        found = dict(progress.track(spread(pool, unit, items), len(items), description=description))
    return [found[item] for item in items]


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
