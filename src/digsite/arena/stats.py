"""Figures from counts: means, spreads and quantiles of what a simulation counted."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from digsite.arena.playing import LONGEST, TOP_SCORE, Tally
from digsite.arena.simulate import Simulation

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class Spread:
    """How a number is distributed over many games."""

    mean: float
    deviation: float
    quantiles: tuple[int, ...]  # for QUANTILES
    least: int
    most: int


def spread(counts: Sequence[int]) -> Spread:
    """The distribution behind a histogram of the numbers 0, 1, 2, …"""
    total = sum(counts)
    mean = sum(number * count for number, count in enumerate(counts)) / total
    variance = sum(count * (number - mean) ** 2 for number, count in enumerate(counts)) / total
    seen = [number for number, count in enumerate(counts) if count]
    return Spread(mean, math.sqrt(variance), tuple(_quantile(counts, total, q) for q in QUANTILES), seen[0], seen[-1])


def _quantile(counts: Sequence[int], total: int, quantile: float) -> int:
    """The least number that at least this part of all numbers do not exceed."""
    so_far = 0
    for number, count in enumerate(counts):
        so_far += count
        if so_far >= quantile * total:
            return number
    raise ValueError("no numbers were counted")


def scores_of(tally: Tally, seat: int) -> Spread:
    """The scores of one seat."""
    return spread([tally.scores[seat, score] for score in range(TOP_SCORE + 1)])


def lengths_of(tally: Tally) -> Spread:
    """The games' lengths in decisions."""
    return spread([tally.lengths[length] for length in range(LONGEST + 1)])


def as_json(run: Simulation) -> dict[str, Any]:
    """A simulation as JSON."""
    tally = run.tally
    seats = [scores_of(tally, seat) for seat in range(run.players)]
    length = lengths_of(tally)
    return {
        "game": run.game,
        "players": run.players,
        "bots": list(run.bots),
        "seed": run.seed,
        "workers": run.workers,
        "games": tally.games,
        "decisions": tally.decisions,
        "plies": tally.plies,
        "cpu_seconds": run.cpu_seconds,
        "wall_seconds": run.wall_seconds,
        "decisions_per_second": tally.decisions / run.cpu_seconds if run.cpu_seconds else None,
        "games_per_second": tally.games / run.cpu_seconds if run.cpu_seconds else None,
        "mean_scores": [seat.mean for seat in seats],
        "score_deviations": [seat.deviation for seat in seats],
        "score_quantiles": [dict(zip(map(str, QUANTILES), seat.quantiles, strict=True)) for seat in seats],
        "wins": [tally.wins[seat] for seat in range(run.players)],
        "shared_wins": [tally.shared_wins[seat] for seat in range(run.players)],
        "game_length": {"mean": length.mean, "deviation": length.deviation, "least": length.least, "most": length.most},
        "was_interrupted": run.was_interrupted,
    }
