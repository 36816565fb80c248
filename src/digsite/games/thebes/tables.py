"""The printed tables as clients get them: once, beside the views."""

from __future__ import annotations

from digsite.core.bits import lowest
from digsite.games.thebes.components import (
    ALL_CARDS,
    ALL_TOKENS,
    AREAS,
    BONUS,
    CONGRESS_POINTS,
    CONGRESSES,
    DISTANCE,
    FIRST_YEAR,
    LAST_YEAR,
    MAJORITY,
    MAX_PLAYERS,
    MOST_KNOWLEDGE,
    PLACES,
    ROUTES,
    RUMOUR_POINTS,
    SHARED_MAJORITY,
    SHOVELS,
    START_WEEK,
    TEAM_BONUS,
    WEEKS_A_YEAR,
)
from digsite.games.thebes.pieces import (
    AREA_NAMES,
    BOOK_ABOUT,
    PLACE_NAMES,
    artefact_value,
    card,
    tokens_left,
    wheel_row,
)
from digsite.games.thebes.shapes.tables import SiteTable, ThebesTables

FEWEST_PLAYERS = 2
MOST_CONGRESSES = CONGRESSES.bit_count()
MOST_SHOVELS = SHOVELS.bit_count()


def tables() -> ThebesTables:
    """Everything that is printed."""
    players = range(FEWEST_PLAYERS, MAX_PLAYERS + 1)
    bonuses = [TEAM_BONUS[owned] for owned in range(MOST_SHOVELS + 1)]
    return {
        "routes": [[PLACE_NAMES[a], PLACE_NAMES[b]] for a, b in ROUTES],
        "distances": {PLACE_NAMES[a]: {PLACE_NAMES[b]: DISTANCE[a, b] for b in range(PLACES)} for a in range(PLACES)},
        "cards": [card(number) for number in range(ALL_CARDS)],
        "sites": [site(area) for area in range(AREAS)],
        "wheel": [
            [wheel_row(known, bonus) for known in range(MOST_KNOWLEDGE + 1)] for bonus in range(max(bonuses) + 1)
        ],
        "team_bonus": bonuses,
        "rumour_points": RUMOUR_POINTS,
        "congress_points": [CONGRESS_POINTS[congresses] for congresses in range(MOST_CONGRESSES + 1)],
        "majority_points": {"alone": MAJORITY, "shared": SHARED_MAJORITY},
        "years": list(range(min(FIRST_YEAR[number] for number in players), LAST_YEAR + 1)),
        "starts": [{"players": number, "year": FIRST_YEAR[number], "week": START_WEEK[number]} for number in players],
        "weeks_a_year": WEEKS_A_YEAR,
    }


def site(area: int) -> SiteTable:
    """A site as it is when the game begins."""
    return {
        "area": AREA_NAMES[area],
        "book_about": BOOK_ABOUT[area],
        "bag": tokens_left(area, ALL_TOKENS & ~BONUS),
        "bonus": artefact_value(area, lowest(BONUS)),
    }
