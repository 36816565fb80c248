"""The course of a game: points by their source after each quarter of a year.

Everybody has a time of their own, so a player's points count from the week in which they were won. Who knows most of an
area is counted at the end, as at the table.
"""

from __future__ import annotations

from collections.abc import Iterable

from digsite.core.game import Standing
from digsite.games.thebes.components import EXHIBITION_POINTS, FIRST_YEAR, RESEARCHERS, START_WEEK, WEEKS_A_YEAR
from digsite.games.thebes.shapes.events import Event

SOURCES = ("artefacts", "exhibitions", "congresses", "majorities")
QUARTERS = 4
QUARTER = WEEKS_A_YEAR // QUARTERS


class Tally:
    """A player's points, and the week in which each was won."""

    def __init__(self, week: int) -> None:
        self.week = week
        self.wins: list[tuple[int, str, int]] = []  # the week, the source, the points

    def win(self, source: str, points: int) -> None:
        """Some points more."""
        self.wins.append((self.week, source, points))

    def until(self, week: int, source: str) -> int:
        """The points from a source that were won up to a week."""
        return sum(points for at, of, points in self.wins if at <= week and of == source)

    @property
    def score(self) -> int:
        """All points so far."""
        return sum(points for _, _, points in self.wins)


def course(players: int, history: Iterable[Event]) -> list[Standing]:
    """How the points stood after each quarter that somebody has begun, and at the end."""
    tallies = [Tally(START_WEEK[players]) for _ in range(players)]
    over: int | None = None
    # by quarter, how many events had happened when the first player came to it
    begins = [0] * max(1, (START_WEEK[players] - 1) // QUARTER + 1)
    for number, event in enumerate(history):
        if event["kind"] == "game_over":
            over = number
            for tally, score in zip(tallies, event["scores"], strict=True):
                tally.win("majorities", score - tally.score)
        else:
            count(tallies, event)
        reached = (max(tally.week for tally in tallies) - 1) // QUARTER + 1
        begins += [number] * (reached - len(begins))
    last = max(tally.week for tally in tallies)
    begun = range(1, (last - 1) // QUARTER + (2 if over is None else 1))
    found = [at_quarter(tallies, one, begins[one - 1]) for one in begun if one * QUARTER > START_WEEK[players]]
    if over is not None:
        found.append(Standing(after="end", number=0, since=over, points=points_at(tallies, last)))
    return found


def count(tallies: list[Tally], event: Event) -> None:
    """Note what a player's event brings."""
    match event["kind"]:
        case "take" | "exchange" | "dig" | "exhibit" | "pass":
            tallies[event["player"]].week = event["marker"]["to"]["week"]
            if event["kind"] == "exhibit":
                tallies[event["player"]].win("exhibitions", EXHIBITION_POINTS[event["card"] - RESEARCHERS])
        case "token" | "first_artefact":
            tallies[event["player"]].win("artefacts", event["value"])
        case "congress":
            tally = tallies[event["player"]]
            tally.win("congresses", event["points"] - tally.until(tally.week, "congresses"))


def at_quarter(tallies: list[Tally], quarter: int, since: int) -> Standing:
    """How the points stand when everybody has played so many quarters; the fourth ends a year."""
    years, rest = divmod(quarter, QUARTERS)
    points = points_at(tallies, quarter * QUARTER)
    if rest:
        return Standing(after="quarter", number=rest, since=since, points=points)
    return Standing(after="year", number=FIRST_YEAR[len(tallies)] + years - 1, since=since, points=points)


def points_at(tallies: list[Tally], week: int) -> dict[str, list[int]]:
    """The points by source when everybody has reached a week."""
    return {source: [tally.until(week, source) for tally in tallies] for source in SOURCES}
