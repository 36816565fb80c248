"""Where the tables of ``components`` come from, and whether they still agree with what the sources state.

``SOURCES`` names the origin of each table. ``broken_constraints`` is for whoever corrects one: it checks the tables
against totals, balances and figures that are known apart from them and names those that no longer hold. No rule of the
game calls it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from digsite.core.sources import Source
from digsite.games.thebes import components
from digsite.games.thebes.components import NO_AREA, Area, Card, Place

Fact = tuple[str, bool]  # a sentence, and whether the tables satisfy it


# 1. The sources


SOURCES = (
    Source("map", "printed", "Every route is drawn on the board and was read off a scan of it.", "certain"),
    Source(
        "time wheel",
        "printed",
        "The rulebooks' pictures show 116 of 144 numbers; two programs of other people agree on 27 more, and the last "
        "follows from a slip in one of them.",
        "certain where pictured, otherwise very high",
    ),
    Source(
        "researcher cards",
        "printed",
        "Scans show kind, city and weeks of every different card, and the French annex gives the totals of each kind.",
        "certain",
    ),
    Source(
        "researcher cards: copies in each city",
        "printed",
        "Two programs of other people list the same 85 cards, and their sums agree with the French annex.",
        "very high",
    ),
    Source("exhibitions", "printed", "Scans show all ten cards.", "certain"),
    Source(
        "tokens",
        "printed",
        "The summary cards of the five areas list every artefact and book; scans show the tokens themselves.",
        "certain",
    ),
    Source(
        "time track",
        "printed",
        "The rulebook's picture of the preparation shows the markers on a space of their own before week 1.",
        "certain for the space, very likely for the week more that it gives",
    ),
    Source("scoring", "printed", "The rulebook's last chapter names all points.", "certain"),
)


# 2. The facts


def broken_constraints() -> list[str]:
    """A sentence for every stated fact that the tables do not satisfy; none as long as all is well."""
    facts = (
        *_map(),
        *_wheel(),
        *_pictured_wheel(),
        *_researcher_cards(),
        *_helpers(),
        *_exhibitions(),
        *_tokens(),
        *_time_track(),
        *_scoring(),
    )
    return [sentence for sentence, holds in facts if not holds]


DISTANCES = (  # weeks between the places, as worked out by hand from the board
    (0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4),
    (1, 0, 1, 1, 1, 2, 3, 2, 2, 3, 3, 3),
    (1, 1, 0, 2, 2, 1, 2, 2, 3, 4, 4, 3),
    (2, 1, 2, 0, 1, 1, 2, 2, 2, 3, 3, 3),
    (2, 1, 2, 1, 0, 2, 3, 1, 1, 2, 2, 2),
    (2, 2, 1, 1, 2, 0, 1, 1, 2, 3, 3, 2),
    (3, 3, 2, 2, 3, 1, 0, 2, 3, 4, 4, 3),
    (3, 2, 2, 2, 1, 1, 2, 0, 1, 2, 2, 1),
    (3, 2, 3, 2, 1, 2, 3, 1, 0, 1, 1, 2),
    (4, 3, 4, 3, 2, 3, 4, 2, 1, 0, 1, 2),
    (4, 3, 4, 3, 2, 3, 4, 2, 1, 1, 0, 1),
    (4, 3, 3, 3, 2, 2, 3, 1, 2, 2, 1, 0),
)


def _map() -> Iterator[Fact]:
    weeks = [[components.DISTANCE[a, b] for b in Place] for a in Place]
    routes = {frozenset(route) for route in components.ROUTES}
    ends = Counter(place for route in components.ROUTES for place in route)
    missing = (
        (Place.BERLIN, Place.VIENNA),
        (Place.VIENNA, Place.GREECE),
        (Place.MOSCOW, Place.MESOPOTAMIA),
        (Place.LONDON, Place.ROME),
        (Place.CRETE, Place.MESOPOTAMIA),
        (Place.EGYPT, Place.MESOPOTAMIA),
    )
    yield "The map has 12 places and 18 routes.", (len(Place), len(routes)) == (12, 18)
    yield "Moscow is the only place with a single route.", [p for p in Place if ends[p] == 1] == [Place.MOSCOW]
    yield "Six pairs that look like neighbours are none.", not any(frozenset(pair) in routes for pair in missing)
    yield "Every way is as long as the way back.", all(weeks[a][b] == weeks[b][a] for a in Place for b in Place)
    yield "Distances are those of the printed map.", weeks == [list(row) for row in DISTANCES]


def _wheel() -> Iterator[Fact]:
    rows = [[components.WHEEL[k, w] for w in range(1, 13)] for k in range(1, 13)]
    yield "More weeks never give fewer tokens.", all(row == sorted(row) for row in rows)
    yield (
        "More knowledge never gives fewer tokens.",
        all(a <= b for x, y in pairwise(rows) for a, b in zip(x, y, strict=True)),
    )
    yield "The wheel gives from 0 to 10 tokens.", (min(map(min, rows)), max(map(max, rows))) == (0, 10)
    yield (
        "The rows of the wheel add up to what they should.",
        [sum(row) for row in rows] == [6, 10, 22, 34, 49, 56, 65, 73, 80, 84, 87, 92],
    )
    yield (
        "Knowledge 1 to 5 needs 8, 6, 3, 2 and 1 weeks for a token.",
        [components.FEWEST_WEEKS[k] for k in range(1, 6)] == [8, 6, 3, 2, 1],
    )
    yield "Without knowledge the wheel gives nothing.", not any(components.WHEEL[0, w] for w in range(13))
    yield "In no weeks the wheel gives nothing.", not any(components.WHEEL[k, 0] for k in range(13))


# Rows and part rows of the wheel that the rulebooks' pictures show: knowledge, first week, numbers
PICTURED = (
    (1, 1, (0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2)),
    (2, 1, (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2)),
    (3, 1, (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4)),
    (4, 1, (0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5)),
    (5, 5, (3, 4, 4, 5, 5, 6, 7, 8)),
    (6, 7, (5, 5, 6, 6, 7, 8)),
    (7, 1, (1, 2, 4, 4, 5, 5, 6, 6, 7, 8, 8, 9)),
    (8, 1, (1, 3, 4, 5, 5, 6, 6, 7, 8, 9, 9, 10)),
    (9, 7, (7, 8, 9, 9, 10, 10)),
    (10, 7, (8, 9, 9, 10, 10, 10)),
    (11, 7, (8, 9, 10, 10, 10, 10)),
    (12, 1, (3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10)),
)


def _pictured_wheel() -> Iterator[Fact]:
    yield "The pictures show 116 numbers of the wheel.", sum(len(numbers) for *_, numbers in PICTURED) == 116
    for knowledge, first, numbers in PICTURED:
        shown = tuple(components.WHEEL[knowledge, week] for week in range(first, first + len(numbers)))
        yield f"The wheel gives what the pictures show for knowledge {knowledge}.", shown == numbers


def _researcher_cards() -> Iterator[Fact]:
    cards = [row[:5] for row in components.RESEARCHER_CARDS for _ in range(row[5])]
    cities = Counter(city for *_, city, _ in cards)
    books = Counter((area, points) for kind, area, points, *_ in cards if kind == Card.SPECIAL)
    prices = {(points, weeks) for kind, _, points, _, weeks in cards if kind == Card.SPECIAL}
    kinds = [kind for kind, *_ in cards]
    yield "There are 85 researcher cards.", len(cards) == components.RESEARCHERS == 85
    yield (
        "There are 45 special, 8 general, 5 rumours, 6 assistants, 6 shovels, 9 congresses and 2 each of the others.",
        [kinds.count(kind) for kind in Card] == [45, 8, 5, 6, 6, 9, 2, 2, 2],
    )
    yield (
        "London has 13 cards, Paris 14, Berlin 13, Vienna 15, Rome 14, Moscow 16, Warsaw none.",
        [cities[city] for city in Place] == [13, 14, 13, 15, 14, 0, 16, 0, 0, 0, 0, 0],
    )
    yield (
        "Each area has four books of 1 point, three of 2 and two of 3.",
        books == {(area, points): copies for area in Area for points, copies in ((1, 4), (2, 3), (3, 2))},
    )
    yield "Books of 1, 2 and 3 points take 1, 2 and 4 weeks.", prices == {(1, 1), (2, 2), (3, 4)}
    yield "All weeks of the researcher cards add up to 189.", sum(weeks for *_, weeks in cards) == 189
    yield "Books come first, as their bits need it.", kinds == sorted(kinds, key=lambda kind: kind != Card.SPECIAL)


def _helpers() -> Iterator[Fact]:
    cards = [row[:5] for row in components.RESEARCHER_CARDS for _ in range(row[5])]
    weeks = {kind: {row[4] for row in cards if row[0] == kind} for kind in Card}
    general = Counter((row[2], row[4]) for row in cards if row[0] == Card.GENERAL)
    cities = {kind: {row[3] for row in cards if row[0] == kind} for kind in Card}
    rumours = [area for kind, area, *_ in cards if kind == Card.RUMOUR]
    others = [area for kind, area, *_ in cards if kind not in (Card.SPECIAL, Card.RUMOUR)]
    price = [weeks[kind] for kind in (Card.RUMOUR, Card.ASSISTANT, Card.SHOVEL, Card.CONGRESS)]
    rare = [weeks[kind] for kind in (Card.CAR, Card.ZEPPELIN, Card.PERMISSION)]
    yield "General knowledge is four cards of 1 point for 3 weeks, four of 2 for 6.", general == {(1, 3): 4, (2, 6): 4}
    yield "Each area has one rumour.", sorted(rumours) == list(Area)
    yield "Only books and rumours belong to an area.", set(others) == {NO_AREA}
    yield "Rumours take 1 week, assistants and congresses 2, shovels 3.", price == [{1}, {2}, {3}, {2}]
    yield "Cars and zeppelins take 1 week, special permissions 3.", rare == [{1}, {1}, {3}]
    yield "Rome has no congress.", Place.ROME not in cities[Card.CONGRESS]
    yield (
        "London and Moscow have neither assistants nor zeppelins.",
        not {Place.LONDON, Place.MOSCOW} & (cities[Card.ASSISTANT] | cities[Card.ZEPPELIN]),
    )
    yield (
        "Paris, Berlin and Vienna have no shovels.",
        not {Place.PARIS, Place.BERLIN, Place.VIENNA} & cities[Card.SHOVEL],
    )


def _exhibitions() -> Iterator[Fact]:
    rows = components.EXHIBITION_CARDS
    small, large = rows[: components.SMALL_EXHIBITIONS], rows[components.SMALL_EXHIBITIONS :]
    cities = {Place.LONDON, Place.PARIS, Place.BERLIN, Place.VIENNA, Place.MOSCOW}
    yield "There are five small and five large exhibitions.", (len(small), len(large)) == (5, 5)
    yield "Small ones take 3 weeks and score 4.", {row[1:3] for row in small} == {(3, 4)}
    yield "Large ones take 4 weeks and score 5.", {row[1:3] for row in large} == {(4, 5)}
    yield "Five cities have a small exhibition each.", {row[0] for row in small} == cities
    yield "The same cities have a large one each.", {row[0] for row in large} == cities
    yield (
        "A small one asks for 1 and 2 artefacts of two areas.",
        all(sorted(needs) == [0, 0, 0, 1, 2] for *_, needs in small),
    )
    yield (
        "A large one asks for 1, 2 and 3 artefacts of three areas.",
        all(sorted(needs) == [0, 0, 1, 2, 3] for *_, needs in large),
    )
    yield "The small ones ask for every area alike.", _is_even(small, [1, 2])
    yield "The large ones ask for every area alike.", _is_even(large, [1, 2, 3])
    yield "London's small one asks for 1 Greek and 2 Egyptian artefacts.", rows[0][3] == (1, 0, 2, 0, 0)


def _is_even(rows: tuple[tuple[Place, int, int, tuple[int, ...]], ...], numbers: list[int]) -> bool:
    """Whether each area is asked for these numbers of artefacts, once each."""
    return all(sorted(needs[area] for *_, needs in rows if needs[area]) == numbers for area in Area)


def _tokens() -> Iterator[Fact]:
    values = [components.BAGS[area][1] for area in Area]
    abouts = [components.BAGS[area][0] for area in Area]
    debris = [components.TOKEN_SET[area, components.Token.DEBRIS].bit_count() for area in Area]
    all_ones = (1 << components.TOKENS) - 1
    sums = [sum(components.TOKEN_SET[area, kind] for kind in range(components.TOKEN_KINDS)) for area in Area]
    yield "Each area has 31 tokens, each of one kind.", components.TOKENS == 31 and sums == [all_ones] * 5
    yield "Each area has 13 artefacts.", [len(row) for row in values] == [13] * 5
    yield "The artefacts of each area are worth 36 points.", [sum(row) for row in values] == [36] * 5
    yield "Artefacts are listed by value and begin with a 1.", all(list(v) == sorted(v) and v[0] == 1 for v in values)
    yield "The top values are 6, 5, 6, 7 and 5.", [max(row) for row in values] == [6, 5, 6, 7, 5]
    yield (
        "Each area's artefacts have their own spread.",
        [[row.count(value) for value in range(1, 8)] for row in values] == [list(row) for row in SPREADS],
    )
    yield "Each area has 16 pieces of debris.", debris == [16] * 5
    yield (
        "Books in the bags are about Crete, Greece, Mesopotamia, Egypt and Palestine.",
        abouts == [Area.CRETE, Area.GREECE, Area.MESOPOTAMIA, Area.EGYPT, Area.PALESTINE],
    )


SPREADS = (  # how many artefacts of 1 to 7 points each area has
    (4, 3, 2, 1, 2, 1, 0),
    (3, 2, 4, 3, 1, 0, 0),
    (4, 2, 3, 2, 1, 1, 0),
    (5, 3, 1, 1, 1, 1, 1),
    (5, 0, 3, 3, 2, 0, 0),
)


def _time_track() -> Iterator[Fact]:
    weeks = [components.END_WEEK[players] - components.START_WEEK[players] for players in (2, 3, 4)]
    years = [components.FIRST_YEAR[players] for players in (2, 3, 4)]
    ends = [first * 52 + components.END_WEEK[n] for n, first in zip((2, 3, 4), years, strict=True)]
    yield "A year has 52 weeks.", components.WEEKS_A_YEAR == 52
    yield "Two, three and four players have 157, 141 and 105 weeks.", weeks == [157, 141, 105]
    yield "Two and three players begin in 1901, four in 1902.", years == [1901, 1901, 1902]
    yield "Every game ends on space 1 after 1903.", set(ends) == {1904 * 52 + 1}


def _scoring() -> Iterator[Fact]:
    congresses = [components.CONGRESS_POINTS[cards] for cards in range(10)]
    majority = (components.MAJORITY, components.SHARED_MAJORITY)
    stack = components.RESEARCHERS - components.DISPLAY
    team = [components.TEAM_BONUS[count] for count in range(7)]
    yield "Congresses score 1, 3, 6, 10, 15, 21, 28 and no more.", congresses == [0, 1, 3, 6, 10, 15, 21, 28, 28, 28]
    yield "Most knowledge of an area scores 5, or 3 for each who shares it.", majority == (5, 3)
    yield "Four cards lie open and three stacks of 27 remain.", stack == 3 * components.STACK
    yield "Two assistants or shovels add 1, three or more 2.", team == [0, 0, 1, 2, 2, 2, 2]
