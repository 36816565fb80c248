"""The page ``docs/strength.md``, written from the figures that ``strength`` has measured."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from digsite.bots.levels import LEVELS
from digsite.games.pergamon.solo import MEDALS

if TYPE_CHECKING:
    from benchmarks.strength import Contest

Figures = Mapping[str, Any]

HEAD = """# How strong the bots are, and what they teach

Written by `make strength`; every figure comes from there. It measures what is missing, goes on where it was stopped,
and takes a few hours from nothing, most of them for the contests at one second a move.

A contest is a tournament of the arena: paired seeds, every bot on every seat equally often. Shared victories count by
halves. Brackets hold the 95 % interval (Wilson, which takes games as independent, though each seed is played from every
seat); a bar is cleared when the whole interval lies above it. Contests that came close to their bar were played again
with more games. Each search has one thread, so level 5 thinks with one core here; as it does at a table.

## The levels

"""

HOW = """
Levels 1 and 2 do not play at random. They know what level 3 knows, but misjudge what each action is worth, small
mistakes being more likely than large ones: level 1 by up to {first} points, level 2 by up to {second}. So they take the
second-best gallery or dig a week too long, and hardly ever do what makes no sense.
"""


def page(figures: Figures, contests: Mapping[str, Contest]) -> str:
    """The whole page; what has not been measured yet is left out."""
    parts = [HEAD, levels_table(figures)]
    first, second = (f"{(level.carelessness or 0) / 100:g}" for level in LEVELS[:2])
    parts.append(HOW.format(first=first, second=second))
    parts.append("\n## Against greedy\n\n" + contests_table(figures, contests))
    parts.append("\n## What the bots taught\n" + lessons(figures))
    return "".join(parts)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown; all columns but the first are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


# 1. Contests


def levels_table(figures: Figures) -> str:
    """The five levels with how often each beats the one below."""
    rows = []
    for level in LEVELS:
        rates = [
            won(figures.get(f"{game}.level{level.number}"), f"level{level.number}") for game in ("pergamon", "thebes")
        ]
        rows.append([f"{level.number} {level.name}", level.play, *rates])
    people = "".join(f"- **{level.name}**: {level.sentence}\n" for level in LEVELS)
    head = ["level", "how it plays", "beats the one below: Pergamon", "Thebes"]
    return f"{people}\n" + table(head, rows).replace("| ---: |", "| --- |", 1)


def contests_table(figures: Figures, contests: Mapping[str, Contest]) -> str:
    """The contests of greedy and of level 5, with their bars and how long was thought."""
    rows = []
    for name, contest in contests.items():
        if name not in figures or ".level" in name:
            continue
        found = figures[name]
        first, other = contest.bots
        thinking = standing(found, first)["thinking"]
        many = {2: f"one {other}", 3: f"two {other}", 4: f"three {other}"}[contest.players]
        times = f"{thinking['mean_seconds']:.2f} / {thinking['p95_seconds']:.2f} s" if first == "level5" else "–"
        cleared = "yes" if standing(found, first)["wins"]["low"] >= contest.bar else "**no**"
        rows.append(
            [
                f"{contest.game}: {first} against {many}",
                won(found, first),
                f"{contest.bar:.0%}",
                cleared,
                f"{found['games']:,}",
                score(found, contest.bots),
                times,
            ]
        )
    return table(["contest", "won", "bar", "cleared", "games", "mean scores", "a move: mean / 95 %"], rows)


def standing(found: Figures, name: str) -> Any:
    return next(one for one in found["standings"] if one["bot"] == name)


def won(found: Figures | None, name: str) -> str:
    """A win rate with its interval."""
    if found is None:
        return "–"
    wins = standing(found, name)["wins"]
    return f"{wins['rate']:.1%} ({wins['low']:.1%}–{wins['high']:.1%})"


def score(found: Figures, bots: Iterable[str]) -> str:
    return " : ".join(f"{standing(found, name)['scores']['mean']:.1f}" for name in bots)


# 2. Lessons


def lessons(figures: Figures) -> str:
    """All that has been measured beside strength."""
    parts = []
    if "seats" in figures:
        parts.append(SEATS + seats_table(figures["seats"]))
    if "spaces" in figures:
        parts.append(SPACES + columns_table("space", figures["spaces"], "round {}", by_number=True))
    if "cards" in figures:
        parts.append(CARDS + columns_table("choice", figures["cards"], "{}", by_number=False))
    if "solo" in figures:
        targets = ", ".join(f"{name} {target}" for name, target in MEDALS)
        parts.append(SOLO.format(targets=targets) + solo_table(figures["solo"]))
    return "".join(parts)


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
    rows = [
        [name, *(f"{rate:.1%}" for rate in rates), *["–"] * (4 - len(rates))]
        for name, rates in found.items()
        if name != "settings"
    ]
    return table(["game, players", "P1", "P2", "P3", "P4"], rows)


def columns_table(first: str, found: Figures, title: str, *, by_number: bool) -> str:
    """A row for each choice and a column for each time."""
    times = [name for name in found if name != "settings"]
    names = {name for time in times for name in found[time]}
    best = {name: max(found[time][name][1] for time in times if name in found[time]) for name in names}
    order = sorted(names, key=int if by_number else lambda name: -best[name])
    rows = [
        [name, *(f"{found[time][name][1]:+.1f}" if found[time].get(name, [0])[0] >= 5 else "–" for time in times)]
        for name in order
    ]
    return table([first, *(title.format(time) for time in times)], rows)


def solo_table(found: Figures) -> str:
    rows = [[name, *map(str, quantiles)] for name, quantiles in found.items() if name != "settings"]
    return table(["bot", "5 %", "25 %", "50 %", "75 %", "95 %"], rows)
