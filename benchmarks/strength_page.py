"""The page ``docs/strength.md``, written from the figures that ``strength`` has measured."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from digsite.arena.results import Rate
from digsite.bots.levels import LEVELS
from digsite.games.pergamon.solo import MEDALS

if TYPE_CHECKING:
    from benchmarks.strength import Contest

Figures = Mapping[str, Any]

HEAD = """# How strong the bots are, and what they teach

Written by `make strength`; every figure comes from there, and is true of the code it is printed with ([how this page
is kept](#how-this-page-is-kept)).

A contest is a tournament of the arena: paired seeds, every bot on every seat equally often. Shared victories count by
halves. Brackets hold the 95 % interval (Wilson, which takes games as independent, though each seed is played from
every seat); a bar is cleared when the whole interval lies above it. The numbers of games were settled before a game
was played, from the rates of earlier contests: about as many as it takes to clear the bar.

Level 5 thinks for a second, with one core, here as at a table. Here a second is a second of processor time: other
programs on the machine do not weaken it.

## The levels

"""

KEPT = """
## How this page is kept

Results are kept in `docs/strength.json`, each with a hash of the sources that can change it: the rules and pieces of
its game, the bots, the search and the arena; no comment, and nothing of the other game. When one of these has
changed, a test fails until `make strength` has looked again. It first plays a sample: a few games of the contest,
with a fixed number of iterations where time is allowed. If every action is the same as when the result was measured,
the result stands; otherwise it is measured again. What has not been measured with the code at hand is not shown, but
"not measured yet". [Why so](decisions/0012-results-and-their-code.md).

`make strength` can be stopped with Ctrl-C and goes on where it was. From nothing it takes about four hours of
processor time, nearly all of it for level 5.
"""

MISSING = "not measured yet"

HOW = """
Levels 1 and 2 do not play at random. They know what level 3 knows, but misjudge what each action is worth, small
mistakes being more likely than large ones: level 1 by up to {first} points, level 2 by up to {second}. So they take the
second-best gallery or dig a week too long, and hardly ever do what makes no sense.
"""


def page(figures: Figures, contests: Mapping[str, Contest]) -> str:
    """The whole page, from figures that are true of the code at hand; what is missing is said to be."""
    parts = [HEAD, levels_table(figures, contests)]
    first, second = (f"{(level.carelessness or 0) / 100:g}" for level in LEVELS[:2])
    parts.append(HOW.format(first=first, second=second))
    parts.append("\n## Against greedy\n\n" + contests_table(figures, contests))
    parts.append("\n## What the bots taught\n" + lessons(figures))
    parts.append(KEPT)
    return "".join(parts)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown; all columns but the first are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


# 1. Contests


def levels_table(figures: Figures, contests: Mapping[str, Contest]) -> str:
    """The five levels with how often each beats the one below."""
    rows = []
    for level in LEVELS:
        names = [f"{game}.level{level.number}" for game in ("pergamon", "thebes")]
        rates = [rate_of(figures[name], contests[name]) if name in figures else MISSING for name in names]
        rows.append([f"{level.number} {level.name}", level.play, *(rates if level.number > 1 else ["–", "–"])])
    people = "".join(f"- **{level.name}**: {level.sentence}\n" for level in LEVELS)
    head = ["level", "how it plays", "beats the one below: Pergamon", "Thebes"]
    return f"{people}\n" + table(head, rows).replace("| ---: |", "| --- |", 1)


def contests_table(figures: Figures, contests: Mapping[str, Contest]) -> str:
    """The contests of greedy and of level 5, with their bars."""
    rows = []
    for name, contest in contests.items():
        if ".level" in name:
            continue
        first, other = contest.bots
        many = {2: f"one {other}", 3: f"two {other}", 4: f"three {other}"}[contest.players]
        rows.append([f"{contest.game}: {first} against {many}", *contest_cells(figures.get(name), contest)])
    return table(["contest", "won", "bar", "cleared", "games", "mean scores"], rows)


def rate_of(found: Figures, contest: Contest) -> str:
    """A win rate and out of how many games."""
    return f"{won(found, contest)} of {found['games']:,}"


def contest_cells(found: Figures | None, contest: Contest) -> list[str]:
    """What came of a contest, if it has been played."""
    if found is None:
        return [MISSING, f"{contest.bar:.0%}", "–", f"{contest.games:,}", "–"]
    cleared = "yes" if wins(found, contest).interval[0] >= contest.bar else "**no**"
    means = " : ".join(f"{standing(found, name)['scores']['mean']:.1f}" for name in contest.entrants)
    return [won(found, contest), f"{contest.bar:.0%}", cleared, f"{found['games']:,}", means]


def won(found: Figures, contest: Contest) -> str:
    """The win rate of the first bot, with its interval."""
    rate = wins(found, contest)
    return f"{rate.rate:.1%} ({rate.interval[0]:.1%}–{rate.interval[1]:.1%})"


def wins(found: Figures, contest: Contest) -> Rate:
    counted = standing(found, contest.entrants[0])["wins"]
    return Rate(counted["won"], counted["of"])


def standing(found: Figures, name: str) -> Any:
    return next(one for one in found["standings"] if one["bot"] == name)


# 2. Lessons


def lessons(figures: Figures) -> str:
    """All that has been measured beside strength."""
    targets = ", ".join(f"{name} {target}" for name, target in MEDALS)
    tables: dict[str, tuple[str, Callable[[Figures], str]]] = {
        "seats": (SEATS, seats_table),
        "spaces": (SPACES, lambda found: columns_table("space", found, "round {}", by_number=True)),
        "cards": (CARDS, lambda found: columns_table("choice", found, "{}", by_number=False)),
        "solo": (SOLO.format(targets=targets), solo_table),
    }
    return "".join(
        words + (tabled(figures[name]) if name in figures else f"{MISSING.capitalize()}.\n")
        for name, (words, tabled) in tables.items()
    )


SEATS = """
### Which seat is best

Victories of each seat among equals, 100,000 games of greedy players for each row. P1 goes first, the others follow
clockwise.

"""
SPACES = """
### What a research space is worth in Pergamon

Points that a space brings the first to place a figure, more or less than the average space: 150 positions with three
players for each round, every space searched alike.

"""
CARDS = """
### What a card is worth in Thebes

Points that a choice brings more or less than the average choice of the moment, by year: up to 150 positions for each
with three players, four cards lying out. Special cards are told apart by their points of knowledge.

"""
SOLO = """
### The solo game of Pergamon

Scores with the tomb raider as the only opponent: so many points or fewer in 5 %, 25 %, … of the games. The medals are
set from them: {targets}. Bronze is what level 2 reaches in most games, silver what level 3 reaches in half of its
games, gold what a search of 5,000 iterations a move reaches in half of its games.

"""


def seats_table(found: Figures) -> str:
    rows = [[name, *(f"{rate:.1%}" for rate in rates), *["–"] * (4 - len(rates))] for name, rates in found.items()]
    return table(["game, players", "P1", "P2", "P3", "P4"], rows)


def columns_table(first: str, found: Figures, title: str, *, by_number: bool) -> str:
    """A row for each choice and a column for each time."""
    times = list(found)
    names = {name for time in times for name in found[time]}
    best = {name: max(found[time][name][1] for time in times if name in found[time]) for name in names}
    order = sorted(names, key=int if by_number else lambda name: -best[name])
    rows = [
        [name, *(f"{found[time][name][1]:+.1f}" if found[time].get(name, [0])[0] >= 5 else "–" for time in times)]
        for name in order
    ]
    return table([first, *(title.format(time) for time in times)], rows)


def solo_table(found: Figures) -> str:
    rows = [[name, *map(str, quantiles)] for name, quantiles in found.items()]
    return table(["bot", "5 %", "25 %", "50 %", "75 %", "95 %"], rows)
