"""The board as a small picture for lists, drawn from a view: hardly a word, and only what the mover sees."""

from __future__ import annotations

from typing import Literal

from digsite.core import svg
from digsite.core.svg import INK, LINE, RAISED, SOFT_INK, box, disc, mark, words
from digsite.games.thebes.picture import AREAS, MAP_WIDTH, framed, ground, headline, places, site_of
from digsite.games.thebes.shapes import ThebesView
from digsite.games.thebes.shapes.pieces import CardKind, PlaceName
from digsite.games.thebes.shapes.tables import ThebesTables
from digsite.games.thebes.shapes.view import ThebesDesk
from digsite.games.thebes.tables import tables

WIDTH, HEIGHT, MARGIN = 560, 350, 8
MAP_SCALE = 0.84
CARD_LEFT, CARD_HEIGHT = 486, 66
TRACK_TOP, TRACK_HEIGHT = 292, 50
MARKER, LANE = 8, 15  # the radius of a marker on the weeks, and how far those on neighbouring weeks are apart
SIGNS: dict[CardKind | Literal["exhibition"], str] = {  # drawn in a square of 24, as in the web client
    "special_knowledge": (
        "m6 3h11.5c.8 0 1.5 .7 1.5 1.5V21H7a2.5 2.5 0 0 1-2.5-2.5v-14A1.5 1.5 0 0 1 6 3zm1 14.5a1"
        " 1 0 0 0 0 2h10.5v-2zM8.5 6v1.7h7V6zm0 3.3v1.5h7V9.3z"
    ),
    "general_knowledge": (
        "m2 5.5c3.5-1 7.3-.7 9.5 .8V20c-2.2-1.3-6-1.6-9.5-.8zm20 0c-3.5-1-7.3-.7-9.5 .8V20c2.2-1.3 6-1.6 9.5-.8z"
    ),
    "rumour": (
        "m4 4h16c1 0 1.8 .8 1.8 1.8v9c0 1-.8 1.8-1.8 1.8h-8l-5 4.9v-4.9H4c-1 0-1.8-.8-1.8-1.8v-9C"
        "2.2 4.8 3 4 4 4zm2.8 5v2.5h2.5V9zm4 0v2.5h2.5V9zm4 0v2.5h2.5V9z"
    ),
    "assistant": (
        "M12 2.5c3 0 4.8 1.7 5.2 4h1.6V8H5.2V6.5h1.6c.4-2.3 2.2-4 5.2-4zM8 9h8c0 2.8-1.7 4.8-4 4."
        "8S8 11.8 8 9zM4 22c0-4.5 2.5-7.2 5.5-7.5L12 17l2.5-2.5c3 .3 5.5 3 5.5 7.5z"
    ),
    "shovel": (
        "m15 2.5 6.5 6.5-1.3 1.3L18 8.1l-6.2 6.2 1.7 1.7-3.2 3.2c-2.3 2.3-5.8 2.6-8.1 2.6 0-2.3.3"
        "-5.8 2.6-8.1L8 10.5l1.7 1.7L15.9 6l-2.2-2.2z"
    ),
    "congress": "m10 2h4v1.5h-1.2V6h4.7v2h-11V6h4.7V3.5H10zM7.5 9h9L15 18.5H9zM6 19.5h12V22H6z",
    "car": (
        "m5.5 8.5 2.5-4h7.5l2 4H20c1 0 1.8 .8 1.8 1.8V16h-2.1a2.9 2.9 0 0 0-5.8 0H10a2.9 2.9 0 0 "
        "0-5.8 0h-2v-5.7c0-1 .8-1.8 1.8-1.8zM8.9 6 7.3 8.5H11V6zm3.6 0v2.5H16L14.7 6zm-5.4 8.2a2."
        "1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zm9.7 0a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2z"
    ),
    "zeppelin": (
        "m1.5 10.5c1.5-3 5.5-5 10.5-5 4 0 7 1.2 9 2.8l1.5-1.8v8L21 12.7c-2 1.6-5 2.8-9 2.8-5 0-9-"
        "2-10.5-5zm7.5 6h6L14 19h-4z"
    ),
    "special_permission": (
        "m5 2.5h11.5l3 3V13h-2V7H15V4.5H7v15h5v2H5zM8.8 8h4v1.5h-4zm0 3h6.5v1.5H8.8zm0 3H13v1.5H8"
        ".8zm8.2 .5a3.2 3.2 0 0 1 1.8 5.8V23L17 22l-1.8 1v-2.7a3.2 3.2 0 0 1 1.8-5.8z"
    ),
    "exhibition": ("m12 2.5 9.5 5v2h-19v-2zM4.5 11H7v7H4.5zm6.2 0h2.6v7h-2.6zm6.3 0h2.5v7H17zM2.5 19.5h19V22h-19z"),
}


def thumbnail(view: ThebesView) -> str:
    """The map, the four cards on display, and the weeks of the year with everybody's marker."""
    printed = tables()
    shapes = [*world(view, printed), *track(view, printed)]
    for place, number in enumerate(view["display"]):
        shapes += card(number, printed, MARGIN + place * (CARD_HEIGHT + 4.3))
    return svg.picture(WIDTH, HEIGHT, f"Thebes, {headline(view)}", shapes)


def world(view: ThebesView, printed: ThebesTables) -> list[str]:
    """The map without names: sites with what is left in their bags, cities, and everybody's archaeologist."""
    where = places()
    shapes = ground(printed)
    for site in view["sites"]:
        shapes += site_of(site, *where[site["area"]], 18)
    shapes += [disc(*where[name], 6, RAISED, INK) for name in sorted(where.keys() - AREAS.keys())]
    return framed(shapes + archaeologists(view, where), MARGIN, MARGIN, MAP_SCALE)


def archaeologists(view: ThebesView, where: dict[PlaceName, tuple[float, float]]) -> list[str]:
    """Everybody's mark beside the place where the archaeologist stands."""
    shapes = []
    for name, (x, y) in where.items():
        here = [desk["player"] for desk in view["desks"] if desk["place"] == name]
        first = min(x + (30 if name in AREAS else 20), MAP_WIDTH - 14 - 25 * (len(here) - 1))
        above = 0 if first > x + 14 else 26  # where there is no room to the east
        shapes += [mark(first + 25 * place, y - above, seat, 12) for place, seat in enumerate(here)]
    return shapes


def card(number: int | None, printed: ThebesTables, y: float) -> list[str]:
    """A card on display: its area's colour, the sign of its kind, its points of knowledge, and a dot for each week."""
    width = WIDTH - MARGIN - CARD_LEFT
    if number is None:
        return [box(CARD_LEFT, y, width, CARD_HEIGHT, "none", LINE)]
    shown = printed["cards"][number]
    area = shown["area"] if shown["kind"] != "exhibition" else None
    fill = SOFT_INK if area is None else AREAS[area]
    points = shown["points"] if shown["kind"] != "exhibition" else 0
    weeks = shown["weeks"]
    first = CARD_LEFT + width / 2 - (weeks - 1) * 4.5
    return [
        box(CARD_LEFT, y, width, CARD_HEIGHT, RAISED, LINE),
        box(CARD_LEFT, y, width, CARD_HEIGHT - 18, fill),
        sign(shown["kind"], CARD_LEFT + width / 2 - (26 if points else 16), y + 8, 32),
        *([words(CARD_LEFT + width - 10, y + 33, points, 26, svg.ON_DARK, "end", bold=True)] if points else []),
        *(disc(first + week * 9, y + CARD_HEIGHT - 9, 3, INK) for week in range(weeks)),
    ]


def sign(kind: CardKind | Literal["exhibition"], x: float, y: float, size: float) -> str:
    """The sign of a kind of card."""
    place = f"translate({x:g} {y:g}) scale({size / 24:.3g})"
    return f'<path d="{SIGNS[kind]}" fill="{svg.ON_DARK}" fill-rule="evenodd" transform="{place}"/>'


def track(view: ThebesView, printed: ThebesTables) -> list[str]:
    """The year, and its weeks with everybody's marker; those on neighbouring weeks stand above each other."""
    left = MARGIN + 92
    width = (WIDTH - MARGIN - left) / (printed["weeks_a_year"] + 1)
    shapes = [words(MARGIN, TRACK_TOP + 34, view["year"], 30, INK, bold=True, serif=True)]
    for week in range(printed["weeks_a_year"] + 1):
        shapes.append(box(left + week * width, TRACK_TOP, width - 1, TRACK_HEIGHT, RAISED, LINE, 2))
    for desk, lane in lanes(view, width):
        x = min(max(left + (desk["space"] + 0.5) * width, left + MARKER), WIDTH - MARGIN - MARKER)
        shapes.append(mark(x, TRACK_TOP + TRACK_HEIGHT - MARKER - 2 - lane * LANE, desk["player"], MARKER))
    return shapes


def lanes(view: ThebesView, width: float) -> list[tuple[ThebesDesk, int]]:
    """The desks in the order of their markers, each on the lowest lane on which its marker covers no other."""
    placed: list[tuple[ThebesDesk, int]] = []
    for desk in sorted(view["desks"], key=lambda one: (one["space"], one["arrival"])):
        taken = {lane for one, lane in placed if (desk["space"] - one["space"]) * width < 2 * MARKER}
        placed.append((desk, next(lane for lane in range(len(placed) + 1) if lane not in taken)))
    return placed
