"""The measured part of the page ``docs/analysis.md``; all else on it is written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from benchmarks.strength_page import table

Figures = Mapping[str, Any]

HEADING = "## Measured\n"
INTRODUCTION = """
Written by `make analysis`. Brackets hold the 95 % interval (Wilson). Every figure is true of the code it is printed
with: it is [kept like those of strength](strength.md#how-this-page-is-kept).

"""
KINDS = ("times", "accuracy", "agreement", "skill")
GAMES = {"pergamon": "Pergamon", "thebes": "Thebes"}
PREDICTORS = {
    "score": "the final score",
    "skill_points": "own play, in points",
    "skill_wins": "own play, in win chance",
    "accuracy": "accuracy",
    "luck_points": "luck, in points",
}


def measured(figures: Figures) -> str:
    """All that has been measured; what has not been yet is said to be missing."""
    parts = [part(figures) for part in (times, ladder, agreement, skill)]
    missing = [f"{kind} in {GAMES[game]}" for kind in KINDS for game in GAMES if game not in known(figures, kind)]
    parts.append(f"Not measured yet: {', '.join(missing)}.\n" if missing else "")
    return HEADING + INTRODUCTION + "\n".join(part for part in parts if part)


def known(figures: Figures, kind: str) -> list[str]:
    """The games of which something has been measured."""
    return [game for game in GAMES if f"{kind}.{game}" in figures]


def times(figures: Figures) -> str:
    games = known(figures, "times")
    if not games:
        return ""
    rows = [time_row(game, figures[f"times.{game}"]) for game in games]
    return "**Time** of an analysis of a game for three players at the default depth.\n\n" + table(
        ["game", "decisions", "seconds", "of processor time", "cores"], rows
    )


def ladder(figures: Figures) -> str:
    games = known(figures, "accuracy")
    if not games:
        return ""
    settings = figures[f"accuracy.{games[0]}"]["settings"]
    told = (
        f"**Accuracy of bots**, {settings['games']} games of each for two against {settings['opponent']}, analysed at "
        f"depth {settings['depth']:,}: the mean with its standard error; in brackets what the middle half of the games "
        "had. `uniform` decides by lot.\n\n"
    )
    rows = [
        [f"`{name}`", *[accuracy(figures[f"accuracy.{game}"][name]) for game in games]] for name in settings["bots"]
    ]
    return told + table(["bot", *[GAMES[game] for game in games]], rows)


def accuracy(found: Figures) -> str:
    """A mean accuracy with its error and the quartiles."""
    return f"{found['mean']:.1f} ± {found['error']:.1f} ({found['low']:.0f}–{found['high']:.0f})"


def agreement(figures: Figures) -> str:
    games = known(figures, "agreement")
    if not games:
        return ""
    settings = figures[f"agreement.{games[0]}"]["settings"]
    told = (
        f"**Agreement** of grades with a search {settings['deeper']} times as deep and with other seeds. "
        f"The best action is clear where the deeper search sees every other one cost {settings['clear']:.0%} "
        "of the chance to win or more, beyond two standard errors.\n\n"
    )
    found = {game: figures[f"agreement.{game}"] for game in games}
    rows = [[GAMES[game], rate(found[game]["clear"]), rate(found[game]["all"])] for game in games]
    return told + table(["game", "decisions with a clear best action", "all decisions"], rows)


def skill(figures: Figures) -> str:
    games = known(figures, "skill")
    if not games:
        return ""
    settings = figures[f"skill.{games[0]}"]["settings"]
    told = (
        "**Luck and skill**: how often each figure is higher for the stronger bot of two, over "
        f"{settings['games']} games at depth {settings['depth']:,}. "
        "A figure that says nothing is right half of the time.\n\n"
    )
    head = ["who is higher in", *[f"{GAMES[game]}, {' against '.join(bots(figures, game))}" for game in games]]
    rows = [[words, *[rate(figures[f"skill.{game}"][name]) for game in games]] for name, words in PREDICTORS.items()]
    return told + table(head, rows)


def bots(figures: Figures, game: str) -> list[str]:
    found: list[str] = figures[f"skill.{game}"]["settings"]["unequal"]
    return found


def time_row(game: str, found: Figures) -> list[str]:
    cores = str(found["cores"])
    return [GAMES[game], str(found["decisions"]), f"{found['seconds']:.0f}", f"{found['cpu_seconds']:.0f}", cores]


def rate(found: Figures) -> str:
    """A rate with its interval and how many there were."""
    return f"{found['rate']:.1%} ({found['low']:.1%}–{found['high']:.1%}) of {found['of']:,}"
