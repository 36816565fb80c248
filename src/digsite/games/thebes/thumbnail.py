"""The board as a small picture for lists, drawn from a view: hardly a word, and only what the mover sees."""

from __future__ import annotations

from digsite.core import svg
from digsite.core.svg import INK, LINE, RAISED, SOFT_INK, box, disc, player, words
from digsite.games.thebes.picture import AREAS, LETTERS, archaeologists, framed, ground, headline, places, site_of
from digsite.games.thebes.shapes import ThebesView
from digsite.games.thebes.shapes.tables import ThebesTables
from digsite.games.thebes.tables import tables

WIDTH, HEIGHT, MARGIN = 560, 350, 8
MAP_SCALE = 0.84
CARD_LEFT, CARD_HEIGHT = 486, 66
TRACK_TOP, TRACK_HEIGHT = 294, 46


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
    return framed(shapes + archaeologists(view, where, 14, 20), MARGIN, MARGIN, MAP_SCALE)


def card(number: int | None, printed: ThebesTables, y: float) -> list[str]:
    """A card on display: its area's colour, its points or the letter of its kind, and a dot for each week."""
    width = WIDTH - MARGIN - CARD_LEFT
    if number is None:
        return [box(CARD_LEFT, y, width, CARD_HEIGHT, "none", LINE)]
    shown = printed["cards"][number]
    area = shown["area"] if shown["kind"] != "exhibition" else None
    fill = SOFT_INK if area is None else AREAS[area]
    told = LETTERS.get(shown["kind"]) or (shown["points"] or "•")
    weeks = shown["weeks"]
    first = CARD_LEFT + width / 2 - (weeks - 1) * 4.5
    return [
        box(CARD_LEFT, y, width, CARD_HEIGHT, RAISED, LINE),
        box(CARD_LEFT, y, width, CARD_HEIGHT - 18, fill),
        words(CARD_LEFT + width / 2, y + 35, told, 30, svg.ON_DARK, "middle", bold=True, serif=True),
        *(disc(first + week * 9, y + CARD_HEIGHT - 9, 3, INK) for week in range(weeks)),
    ]


def track(view: ThebesView, printed: ThebesTables) -> list[str]:
    """The year, and its weeks with everybody's marker, the mover's in front; those on one week stand on each other."""
    left = MARGIN + 92
    width = (WIDTH - MARGIN - left) / (printed["weeks_a_year"] + 1)
    shapes = [words(MARGIN, TRACK_TOP + 32, view["year"], 30, INK, bold=True, serif=True)]
    for week in range(printed["weeks_a_year"] + 1):
        shapes.append(box(left + week * width, TRACK_TOP + 12, width - 1, TRACK_HEIGHT - 22, RAISED, LINE, 2))
    for desk in sorted(view["desks"], key=lambda one: (one["player"] == view["mover"], one["arrival"])):
        below = [one for one in view["desks"] if one["space"] == desk["space"] and one["arrival"] < desk["arrival"]]
        x = left + (desk["space"] + 0.5) * width
        shapes.append(player(x, TRACK_TOP + 26 - 10 * len(below), desk["player"], 13))
    return shapes
