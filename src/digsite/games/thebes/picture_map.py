"""The map of the picture: coast lines by longitude and latitude, and where the places lie on it."""

from __future__ import annotations

import re

from digsite.games.thebes.shapes.pieces import PlaceName

# Crete, Greece and the cities stand a little apart from where they are, to give the pieces room
PLACES: dict[PlaceName, tuple[float, float]] = {
    "london": (-0.4, 52),
    "paris": (2.7, 47.3),
    "berlin": (13.4, 52.9),
    "vienna": (16.2, 47.9),
    "rome": (12.4, 42.2),
    "warsaw": (22.2, 52),
    "moscow": (36.6, 55.8),
    "greece": (21.8, 39.6),
    "crete": (25, 34.8),
    "egypt": (29.9, 28.9),
    "palestine": (35.9, 31.6),
    "mesopotamia": (44.7, 37.7),
}
WEST, EAST, SOUTH, NORTH = -11.0, 51.0, 25.0, 59.0  # of the part of the world that is drawn
# In tenths of a degree, east and north: the first point, then each as seen from the one before
LAND = (
    # Europe, Asia and Africa around the Mediterranean
    """600 640-387 0 0-25 2-9 15-7 20 3 28 3 22-5-20-4-25 0-20-4 0-6 9-3-1-11-10-2-8 7-11-4-4-13 1-7-11-4-4-5-10 3-21-2
    -23-6-17 5-16-4-10 8-3 7 7 10 3 11-10-4-14-2-1-14 6-13-1-4-16-4-20-2-4-9-10-9-11-4-9-3-1-7-13-5-14-2-7 3 3-11-14
    2-18-4 5-6 17-4 7-8 8-7-1-13-4-12-22 1-22 1-22 1-10-7 4-12 0-16-6-15 6-4-1-13 15 1 11-4 8-7 12 7 21 0 14 9 7 12
    -3 8 12 12 14 6 10 6-1 11 14 3 17-3 13 7 14 6 13-5 4-10 12-8 12-9 13-5 10-7 6-8 2-9-4-4 8 5 6 6-5 7 4 8 13-6 1 4
    -14 8-11 8-9 1-11 10-5 7-10 8 0 9 12 3 0-7 9 2 7-10 13-7 17-10 12-7 0-13 8-9 5-8 6-5-1-7 5-8 8-3 6 0-3 9 7 0 5 3
    0 6-11 9 0 11 7-2 7 1-3 5 20 1 3-7-1-7 8-9 2-12 10-7 10-4 13 4 7 1 13-6 15 2 15 4 6-3-3-9-3-16-6-13-5-12-14-3-8
    2-12 2-11-4-24 0-25 6-18 6-15 6-16-7-1-13-15-6-25 10-8 10-20 6-20 3-10 10 8 11-4 11 4 6-12 3-16-4-27-1-25 0-30-9
    -20-8-25 1-14 6-9-17-22-16-8-15-6-30-36-40 0-40 740 0""",
    # Scandinavia, Britain and Ireland
    "175 640-3-32 16-8-13-12-10-18-7-9-15-6-14 0-2 9-8 13-7 13-6 3-11-4-20-9-18 6-7 16 0 38",
    """-56 501 21 2 23 4 25 4-4 5 8 10-14 4-5 12-13 10-6 8-5 4 7 12-17 1 5 9-19 0-8-12 3-12 8-6-3-8 17 1 1-9 2-6-14-2 2
    -8-10-5 20-5-11-3""",
    "-61 522 1 13 4 10-14 8-14-8-15-4 7-9-10-11 7-6 15 3",
    # Corsica, Sardinia, Sicily, Crete, Cyprus
    "94 431-8-8 6-10 4 9",
    "93 413-11-4 2-20 12 2 2 15",
    "124 380 14 2 18 1-5-17-15 5",
    "233 356 15-1 16-1-1-5-15-1-13 3",
    "322 350 8 4 16 4-6-8-10-5",
)
WATER = (
    # The Black Sea, the Caspian Sea, the Red Sea
    "290 412 23 0 20 8 19 0 12-7 21-3 28 5 2 11-20 11-21 11-8 5-13-3-17-6-10 10 6 7-17 5-12-6-7-10-10-12-8-12",
    "476 456 14 8 30 4 10-18-20-5-8-15 23-10 5-20 10-30-30-3-18 8 1 17 3 12-11 15-10 11-7 16",
    "324 301 6-13 10-16 15-27 5-45 40 0-27 45-18 30-6 20-7-16-10 13",
)


def project(place: tuple[float, float], width: float, height: float) -> tuple[float, float]:
    """Where a place on earth lies on a map of this size."""
    east, north = place
    return (east - WEST) / (EAST - WEST) * width, (NORTH - north) / (NORTH - SOUTH) * height


def outline(lines: tuple[str, ...], width: float, height: float) -> str:
    """Some coast lines as the steps of one path."""
    steps = []
    for line in lines:
        east = north = 0.0
        numbers = [int(number) / 10 for number in re.findall(r"-?\d+", line)]
        points = []
        for more_east, more_north in zip(numbers[::2], numbers[1::2], strict=True):
            east, north = east + more_east, north + more_north
            x, y = project((east, north), width, height)
            points.append(f"{x:.0f} {y:.0f}")
        steps.append(f"M{'L'.join(points)}Z")
    return "".join(steps)
