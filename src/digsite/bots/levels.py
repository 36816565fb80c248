"""The five levels people choose from, each named after people from the history of digging at Pergamon or Thebes.

A second bot of a level at the same table has another name, of somebody who worked there at the same time.

``docs/strength.md`` has how often each beats the one below it.
"""

from __future__ import annotations

from dataclasses import dataclass

from digsite.bots.mcts.budget import Budget
from digsite.bots.policy import POINT


@dataclass(frozen=True)
class Level:
    """An opponent: who it is named after, how it plays, and what it does so with."""

    number: int
    name: str
    sentence: str  # a true one about the person
    play: str  # what to expect
    others: tuple[str, ...]  # whom further bots of the level at a table are named after
    carelessness: int | None = None  # plays at once, misjudging by up to so many hundredths of a point
    budget: Budget | None = None  # thinks ahead; the strategy of a game may say otherwise

    @property
    def names(self) -> tuple[str, ...]:
        """Its own name, and those of further bots of the level at the same table."""
        return (self.name, *self.others)


LEVELS = (
    Level(
        1,
        "Giovanni Belzoni",
        "A former strongman who found the tomb of Seti I in 1817.",
        "Plays fast and makes many mistakes.",
        ("Henry Salt", "Bernardino Drovetti", "Giovanni d’Athanasi"),
        carelessness=6 * POINT,
    ),
    Level(
        2,
        "Theodore Davis",
        "An American lawyer who paid for the digs in the Valley of the Kings from 1902 to 1914.",
        "Plays fast with a few mistakes.",
        ("Edward Ayrton", "Harold Jones", "Arthur Weigall"),
        carelessness=5 * POINT // 2,
    ),
    Level(
        3,
        "Alexander Conze",
        "Head of Berlin's sculpture collection, who launched the Pergamon dig in 1878.",
        "Plays the move that looks best right now.",
        ("Richard Bohn", "Otto Puchstein", "Hermann Winnefeld"),
        carelessness=0,
    ),
    Level(
        4,
        "Carl Humann",
        "A road engineer who found the frieze of the Great Altar of Pergamon.",
        "Thinks ahead a little.",
        ("Wilhelm Dörpfeld", "Theodor Wiegand", "Erich Boehringer"),
        budget=Budget(iterations=100),
    ),
    Level(
        5,
        "Howard Carter",
        "Found the tomb of Tutankhamun in 1922, after years of searching.",
        "Thinks furthest ahead. Our strongest bot.",
        ("Flinders Petrie", "Ernesto Schiaparelli", "Herbert Winlock"),
        budget=Budget(seconds=1.0),
    ),
)
