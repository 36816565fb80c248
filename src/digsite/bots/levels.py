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
        "Once a strongman on the stage, he found the tomb of Seti I in the Valley of the Kings at Thebes in 1817.",
        "Plays at once, knows what is good, and often misjudges how good.",
        ("Henry Salt", "Bernardino Drovetti", "Giovanni d’Athanasi"),
        carelessness=6 * POINT,
    ),
    Level(
        2,
        "Theodore Davis",
        "A lawyer from America, he paid for the digs in the Valley of the Kings at Thebes from 1902 to 1914.",
        "Plays at once and misjudges things a little.",
        ("Edward Ayrton", "Harold Jones", "Arthur Weigall"),
        carelessness=5 * POINT // 2,
    ),
    Level(
        3,
        "Alexander Conze",
        "As head of Berlin's collection of sculptures he had the excavation of Pergamon begun in 1878.",
        "Plays at once and takes what looks best, without looking ahead.",
        ("Richard Bohn", "Otto Puchstein", "Hermann Winnefeld"),
        carelessness=0,
    ),
    Level(
        4,
        "Carl Humann",
        "An engineer who built roads, he found the frieze of the Great Altar of Pergamon.",
        "Thinks ahead for a moment.",
        ("Wilhelm Dörpfeld", "Theodor Wiegand", "Erich Boehringer"),
        budget=Budget(iterations=100),
    ),
    Level(
        5,
        "Howard Carter",
        "After years of search he found the tomb of Tutankhamun in the Valley of the Kings at Thebes in 1922.",
        "Thinks ahead for a second.",
        ("Flinders Petrie", "Ernesto Schiaparelli", "Herbert Winlock"),
        budget=Budget(seconds=1.0),
    ),
)
