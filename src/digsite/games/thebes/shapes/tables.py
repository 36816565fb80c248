"""The shape of the printed tables: what is the same in every game, so that views need not say it."""

from __future__ import annotations

from typing_extensions import TypedDict

from digsite.games.thebes.shapes.pieces import AreaName, Bag, Card, PlaceName


class SiteTable(TypedDict):
    """A site: what is in its bag when the game begins, and on the map for the first to dig there."""

    area: AreaName
    book_about: AreaName  # what the book in the bag is about
    bag: Bag
    bonus: int  # points of the artefact on the map


class MajorityPoints(TypedDict):
    """For most special knowledge of an area: alone, or for each who shares it."""

    alone: int
    shared: int


class MarkerStart(TypedDict):
    """Where the markers of so many players start; week 0 is the space before week 1."""

    players: int
    year: int
    week: int


class ThebesTables(TypedDict):
    """Everything that is printed on the board, the wheel, the cards and the tokens."""

    routes: list[list[PlaceName]]  # two ends each, one week
    distances: dict[PlaceName, dict[PlaceName, int]]  # weeks by the shortest routes
    cards: list[Card]  # by number: 85 researcher cards, then 10 exhibitions
    sites: list[SiteTable]
    wheel: list[list[list[int]]]  # tokens by the shovels' bonus 0..2, knowledge 0..12, and for 1, 2, … 12 weeks
    team_bonus: list[int]  # by assistants or shovels owned
    rumour_points: int
    congress_points: list[int]  # by congresses 0..9
    majority_points: MajorityPoints
    years: list[int]
    starts: list[MarkerStart]
    weeks_a_year: int
