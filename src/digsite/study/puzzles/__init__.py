"""Puzzles: positions in which one action is clearly best, mined from games between strong bots."""

from digsite.study.puzzles.puzzle import (
    Collection,
    Measured,
    Puzzle,
    are_available,
    find,
    has_puzzles,
    of_the_day,
    shipped,
)

__all__ = ["Collection", "Measured", "Puzzle", "are_available", "find", "has_puzzles", "of_the_day", "shipped"]
