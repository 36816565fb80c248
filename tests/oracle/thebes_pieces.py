"""What is printed in Thebes, copied from the notes on its components: see docs/rules/thebes-components.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

AREAS = ("greece", "crete", "egypt", "palestine", "mesopotamia")


@dataclass(frozen=True)
class Researcher:
    """A researcher card; copies are alike. The kind is special, general, rumour, assistant and so on."""

    name: str
    kind: str
    city: str
    weeks: int
    area: str = ""
    points: int = 0


@dataclass(frozen=True)
class Exhibition:
    name: str
    city: str
    weeks: int
    points: int
    needs: tuple[int, ...]  # artefacts by area, in the order of AREAS


Card = Researcher | Exhibition

ROUTES = (
    "london-paris london-berlin paris-berlin paris-vienna paris-rome vienna-rome vienna-warsaw berlin-warsaw "
    "warsaw-moscow warsaw-greece rome-greece rome-crete greece-crete greece-mesopotamia crete-egypt crete-palestine "
    "egypt-palestine palestine-mesopotamia"
)

# Tokens by knowledge 1 to 12, for 1 to 12 weeks
WHEEL = """
0 0 0 0 0 0 0 1 1 1 1 2
0 0 0 0 0 1 1 1 1 2 2 2
0 0 1 1 1 2 2 2 3 3 3 4
0 1 1 2 2 3 3 4 4 4 5 5
1 1 2 3 3 4 4 5 5 6 7 8
1 2 3 4 4 5 5 5 6 6 7 8
1 2 4 4 5 5 6 6 7 8 8 9
1 3 4 5 5 6 6 7 8 9 9 10
2 3 5 5 6 6 7 8 9 9 10 10
2 3 5 5 6 7 8 9 9 10 10 10
2 4 5 6 6 7 8 9 10 10 10 10
3 4 5 6 7 8 9 10 10 10 10 10
"""

# Name, weeks, copies in London, Paris, Berlin, Vienna, Rome, Moscow
CITIES = ("london", "paris", "berlin", "vienna", "rome", "moscow")
RESEARCHER_CARDS = """
greece 1            1  0 0 1 1 1 1
greece 2            2  1 0 0 0 2 0
greece 3            4  1 0 1 0 0 0
crete 1             1  0 1 2 1 0 0
crete 2             2  0 1 0 1 1 0
crete 3             4  0 0 0 0 0 2
egypt 1             1  0 2 0 0 1 1
egypt 2             2  1 0 2 0 0 0
egypt 3             4  1 0 0 0 0 1
palestine 1         1  0 0 0 3 1 0
palestine 2         2  1 1 1 0 0 0
palestine 3         4  1 1 0 0 0 0
mesopotamia 1       1  0 1 0 0 1 2
mesopotamia 2       2  1 0 0 2 0 0
mesopotamia 3       4  1 0 0 0 0 1
general 1           3  0 1 1 1 1 0
general 2           6  1 1 1 0 0 1
rumour greece       1  0 0 0 0 0 1
rumour crete        1  0 1 0 0 0 0
rumour egypt        1  0 0 0 0 1 0
rumour palestine    1  0 0 0 1 0 0
rumour mesopotamia  1  0 0 1 0 0 0
assistant           2  0 2 1 2 1 0
shovel              3  2 0 0 0 2 2
congress            2  1 2 2 2 0 2
car                 1  0 0 0 0 1 1
zeppelin            1  0 0 0 1 1 0
special permission  3  1 0 0 0 0 1
"""

# Artefacts by area, in the order of AREAS
SMALL_EXHIBITIONS = {
    "london": (1, 0, 2, 0, 0),
    "paris": (0, 0, 0, 1, 2),
    "berlin": (2, 1, 0, 0, 0),
    "vienna": (0, 0, 1, 2, 0),
    "moscow": (0, 2, 0, 0, 1),
}
LARGE_EXHIBITIONS = {
    "london": (2, 1, 3, 0, 0),
    "paris": (1, 0, 2, 3, 0),
    "berlin": (0, 3, 0, 1, 2),
    "vienna": (3, 2, 0, 0, 1),
    "moscow": (0, 0, 1, 2, 3),
}

ARTEFACTS = {
    "greece": (1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 5, 6),
    "crete": (1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5),
    "egypt": (1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6),
    "palestine": (1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 7),
    "mesopotamia": (1, 1, 1, 1, 1, 3, 3, 3, 4, 4, 4, 5, 5),
}
BOOK_ABOUT = {
    "greece": "crete",
    "crete": "greece",
    "egypt": "mesopotamia",
    "palestine": "egypt",
    "mesopotamia": "palestine",
}
DEBRIS = 16

CONGRESS_POINTS = (0, 1, 3, 6, 10, 15, 21, 28, 28, 28)
START_WEEK = {2: 0, 3: 16, 4: 0}
END_WEEK = {2: 157, 3: 157, 4: 105}


def weeks_between(routes: str) -> dict[tuple[str, str], int]:
    """The shortest ways, a week for each route: found by trying every place as a stop on the way."""
    ends = [tuple(route.split("-")) for route in routes.split()]
    places = {place for route in ends for place in route}
    weeks = {(one, other): 0 if one == other else len(places) for one in places for other in places}
    for one, other in ends:
        weeks[one, other] = weeks[other, one] = 1
    for stop in places:
        for one in places:
            for other in places:
                weeks[one, other] = min(weeks[one, other], weeks[one, stop] + weeks[stop, other])
    return weeks


def researchers_of(table: str) -> list[Researcher]:
    """All 85 cards."""
    cards = []
    for line in table.strip().splitlines():
        *words, weeks, london, paris, berlin, vienna, rome, moscow = line.split()
        copies = (london, paris, berlin, vienna, rome, moscow)
        for city, count in zip(CITIES, copies, strict=True):
            cards += [researcher(words, city, int(weeks))] * int(count)
    return cards


def researcher(words: list[str], city: str, weeks: int) -> Researcher:
    name = " ".join([*words, city])
    match words:
        case ["general", points]:
            return Researcher(name, "general", city, weeks, points=int(points))
        case ["rumour", area]:
            return Researcher(name, "rumour", city, weeks, area, 2)
        case [area, points] if area in AREAS:
            return Researcher(name, "special", city, weeks, area, int(points))
        case _:
            return Researcher(name, " ".join(words), city, weeks)


def exhibitions_of(size: str, weeks: int, points: int, needs: Mapping[str, tuple[int, ...]]) -> list[Exhibition]:
    return [Exhibition(f"{size} exhibition {city}", city, weeks, points, asked) for city, asked in needs.items()]


WEEKS_BETWEEN = weeks_between(ROUTES)
TOKENS = [[int(tokens) for tokens in line.split()] for line in WHEEL.strip().splitlines()]
RESEARCHERS = researchers_of(RESEARCHER_CARDS)
SMALL = exhibitions_of("small", 3, 4, SMALL_EXHIBITIONS)
LARGE = exhibitions_of("large", 4, 5, LARGE_EXHIBITIONS)
DECK: list[Card] = [*RESEARCHERS, *SMALL, *LARGE]
CARDS = {card.name: card for card in DECK}
