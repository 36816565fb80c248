"""The table as a picture, drawn from a view: the time track, the map, the cards and everybody's desk."""

from __future__ import annotations

from digsite.core import svg
from digsite.core.game import CHANCE, NOBODY
from digsite.core.svg import INK, LINE, RAISED, SOFT_INK, badge, box, disc, player, words
from digsite.games.thebes.picture_map import LAND, PLACES, WATER, outline, project
from digsite.games.thebes.shapes import ThebesView
from digsite.games.thebes.shapes.pieces import AreaName, Card, CardKind, PlaceName
from digsite.games.thebes.shapes.tables import ThebesTables
from digsite.games.thebes.shapes.view import AreaDesk, Site, ThebesDesk
from digsite.games.thebes.tables import tables

WIDTH, MARGIN = 920, 16
MAP_WIDTH, MAP_HEIGHT = 560, 330
AREAS: dict[AreaName, str] = {
    "greece": "#b0500a",
    "crete": "#6d3b8e",
    "egypt": "#866400",
    "palestine": "#3a681f",
    "mesopotamia": "#1f5c8c",
}
KINDS: dict[CardKind, str] = {
    "special_knowledge": "knowledge",
    "general_knowledge": "general",
    "rumour": "rumour",
    "assistant": "assistant",
    "shovel": "shovel",
    "congress": "congress",
    "car": "car",
    "zeppelin": "zeppelin",
    "special_permission": "permission",
}
LETTERS = {"assistant": "A", "shovel": "S", "zeppelin": "Z", "car": "C", "special_permission": "P", "rumour": "R"}
SOURCES = ("finds", "shows", "talks", "books")  # of points: artefacts, exhibitions, congresses, majorities
SEA, GROUND = "#dde3d8", "#f1e5c8"


def picture(view: ThebesView) -> str:
    """The whole table."""
    printed = tables()
    shapes = [heading(view), *track(view, printed, 48), *world(view, printed, MARGIN, 96)]
    shapes += cards(view, printed, MARGIN + MAP_WIDTH + 12, 96)
    y: float = 96 + MAP_HEIGHT + 12
    for desk in view["desks"]:
        shapes += desk_of(view, printed, desk, y)
        y += 88
    return svg.picture(WIDTH, y + 4, f"Thebes, {headline(view)}", shapes)


# 1. The board


def headline(view: ThebesView) -> str:
    """The year, and what is expected of whom."""
    if view["mover"] == NOBODY:
        turn = "the game is over"
    elif view["mover"] == CHANCE:
        turn = "chance is to draw"
    else:
        turn = f"P{view['mover'] + 1} is to move"
    return f"{view['year']}, {turn}"


def heading(view: ThebesView) -> str:
    """The name of the game and how it stands."""
    return words(MARGIN, 32, "Thebes", 22, bold=True, serif=True) + words(
        WIDTH - MARGIN, 32, headline(view), 14, SOFT_INK, "end"
    )


def track(view: ThebesView, printed: ThebesTables, y: float) -> list[str]:
    """The weeks of a year with everybody's marker; a marker of another year says so."""
    weeks = printed["weeks_a_year"]
    width = (WIDTH - 2 * MARGIN) / (weeks + 1)
    shapes = []
    for week in range(weeks + 1):
        x = MARGIN + week * width
        shapes.append(box(x, y, width - 1, 38, RAISED, LINE, 2))
        if week % 4 == 0 or week == weeks:
            shapes.append(words(x + width / 2, y + 10, week or "·", 9, SOFT_INK, "middle"))
    for desk in sorted(view["desks"], key=lambda one: one["arrival"]):
        same = [other for other in view["desks"] if other["space"] == desk["space"]]
        above = sorted(other["arrival"] for other in same).index(desk["arrival"])
        x = MARGIN + (desk["space"] + 0.5) * width
        shapes.append(player(x, y + 27 - 7 * above, desk["player"], 9))
        if desk["year"] != view["year"]:
            shapes.append(words(x, y + 47, f"’{desk['year'] % 100:02}", 9, SOFT_INK, "middle"))
    return shapes


def world(view: ThebesView, printed: ThebesTables, left: float, top: float) -> list[str]:
    """The map: routes, cities, sites with what is left in their bags, and everybody's archaeologist."""
    where = places()
    shapes = ground(printed)
    for site in view["sites"]:
        x, y = where[site["area"]]
        shapes += site_of(site, x, y, 15)
        shapes.append(words(x, y + 28, site["area"].title(), 12, INK, "middle", bold=True, serif=True))
    for name in where.keys() - AREAS.keys():
        x, y = where[name]
        shapes.append(disc(x, y, 4.5, RAISED, INK))
        shapes.append(words(x, y - 9, name.title(), 11, INK, "middle", serif=True))
    return framed(shapes + archaeologists(view, where), left, top)


def places() -> dict[PlaceName, tuple[float, float]]:
    """Where cities and sites lie on the map."""
    return {name: project(place, MAP_WIDTH, MAP_HEIGHT) for name, place in PLACES.items()}


def ground(printed: ThebesTables) -> list[str]:
    """Sea, land and routes."""
    size, where = (MAP_WIDTH, MAP_HEIGHT), places()
    shapes = [
        box(0, 0, *size, SEA, rounded=6),
        svg.path(outline(LAND, *size), GROUND, "#b9a98a"),
        svg.path(outline(WATER, *size), SEA, "#b9a98a"),
    ]
    for one, other in printed["routes"]:
        (x, y), (to_x, to_y) = where[one], where[other]
        shapes.append(svg.path(f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}", line=SOFT_INK, thickness=1.2, dashes="2 4"))
    return shapes


def framed(shapes: list[str], left: float, top: float, scale: float = 1) -> list[str]:
    """What lies on the map, cut at its edges."""
    return [
        f'<svg x="{left:g}" y="{top:g}" width="{MAP_WIDTH * scale:g}" height="{MAP_HEIGHT * scale:g}" '
        f'viewBox="0 0 {MAP_WIDTH} {MAP_HEIGHT}" overflow="hidden">',
        *shapes,
        box(0, 0, MAP_WIDTH, MAP_HEIGHT, "none", LINE, 6, 2),
        "</svg>",
    ]


def site_of(site: Site, x: float, y: float, radius: float) -> list[str]:
    """A site with the number of artefacts in its bag; a ring where the first dig has a bonus."""
    return [
        disc(x, y, radius, AREAS[site["area"]], svg.BRASS if site["has_bonus"] else "none"),
        words(x, y + 4, f"{len(site['bag']['artefacts'])}", 13, svg.ON_DARK, "middle", bold=True),
    ]


def archaeologists(
    view: ThebesView, where: dict[PlaceName, tuple[float, float]], radius: float = 9, at_city: float = 14
) -> list[str]:
    """Everybody's archaeologist beside the place where it stands."""
    shapes = []
    for name, (x, y) in where.items():
        here = [desk["player"] for desk in view["desks"] if desk["place"] == name]
        beside = at_city + 8 if name in AREAS else at_city
        apart = radius * 5 / 3
        shapes += [player(x + beside + apart * place, y + 2, seat, radius) for place, seat in enumerate(here)]
    return shapes


# 2. Cards


def cards(view: ThebesView, printed: ThebesTables, left: float, top: float) -> list[str]:
    """The display, the exhibitions, and the stacks."""
    shapes = [words(left, top + 12, "Researcher cards", 13, bold=True)]
    for place, number in enumerate(view["display"]):
        shapes += card(number, printed, left + place % 2 * 160, top + 20 + place // 2 * 54)
    shapes.append(words(left, top + 148, "Exhibitions", 13, bold=True))
    for place, number in enumerate((view["exhibitions"]["a"], view["exhibitions"]["b"], view["exhibitions"]["c"])):
        shapes += exhibition(number, printed, left, top + 156 + place * 46)
    supply = view["supply"]
    told = f"Stack {supply['stack']}: {supply['left']} left, {supply['discards']} discards"
    shapes.append(words(left, top + 312, told, 12, SOFT_INK))
    if view["dig"] is not None:
        dig = view["dig"]
        told = f"P{dig['player'] + 1} digs in {dig['area'].title()}: {dig['draws_due']} tokens to come"
        shapes.append(words(left, top + 328, told, 12, svg.ACCENT, bold=True))
    return shapes


def card(number: int | None, printed: ThebesTables, x: float, y: float) -> list[str]:
    """A researcher card on the display."""
    if number is None:
        return [box(x, y, 154, 48, "none", LINE)]
    shown = printed["cards"][number]
    if shown["kind"] == "exhibition":
        return exhibition(number, printed, x, y)
    area = shown["area"]
    name = KINDS[shown["kind"]] if area is None else f"{area.title()}"
    if shown["kind"] == "rumour":
        name += " rumour"
    if shown["points"]:
        name += f" +{shown['points']}"
    return [
        box(x, y, 154, 48, RAISED, LINE),
        box(x, y, 6, 48, SOFT_INK if area is None else AREAS[area], rounded=2),
        words(x + 13, y + 20, name[0].upper() + name[1:], 13, INK if area is None else AREAS[area], bold=True),
        words(x + 13, y + 38, shown["city"].title(), 12, SOFT_INK),
        words(x + 146, y + 38, f"{shown['weeks']} w", 12, SOFT_INK, "end"),
    ]


def exhibition(number: int | None, printed: ThebesTables, x: float, y: float) -> list[str]:
    """An exhibition: where, how long, what it asks for, and its points."""
    if number is None:
        return [box(x, y, 314, 40, "none", LINE)]
    shown: Card = printed["cards"][number]
    if shown["kind"] != "exhibition":
        return card(number, printed, x, y)
    shapes = [
        box(x, y, 314, 40, RAISED, LINE),
        words(x + 10, y + 25, f"{shown['city'].title()}, {shown['weeks']} weeks", 12),
        badge(x + 300, y + 20, shown["points"], svg.BRASS, 12),
    ]
    for place, need in enumerate(shown["needs"]):
        shapes.append(badge(x + 150 + place * 26, y + 20, need["artefacts"], AREAS[need["area"]], 11))
    return shapes


# 3. Desks


def desk_of(view: ThebesView, printed: ThebesTables, desk: ThebesDesk, y: float) -> list[str]:
    """A player's areas: knowledge, artefacts and permission; then cards and points."""
    seat = desk["player"]
    is_mover = view["mover"] == seat
    line = svg.PLAYERS[seat] if is_mover else LINE
    shapes = [
        box(MARGIN, y, WIDTH - 2 * MARGIN, 80, RAISED, line, 6, 1 + is_mover),
        player(MARGIN + 24, y + 30, seat, 13),
    ]
    shapes.append(words(MARGIN + 46, y + 28, f"{desk['score']} points", 14, bold=True))
    shapes.append(words(MARGIN + 46, y + 45, desk["place"].title(), 12, SOFT_INK))
    shapes.append(words(MARGIN + 46, y + 61, f"{desk['weeks_left']} weeks left", 11, SOFT_INK))
    for place, own in enumerate(desk["areas"]):
        shapes += area_of(own, MARGIN + 184 + place * 112, y + 8)
    shapes += hand(desk, printed, MARGIN + 750, y)
    return shapes


def area_of(own: AreaDesk, x: float, y: float) -> list[str]:
    """What a player has of one area."""
    colour = AREAS[own["area"]]
    finds = " ".join(map(str, own["artefacts"])) or "no finds"
    permission = "may dig" if own["permission"] else "used"
    shapes = [
        box(x, y, 106, 64, svg.PAPER, colour),
        box(x, y, 106, 20, colour),
        words(x + 6, y + 14, own["area"].title(), 11, svg.ON_DARK, bold=True),
        words(x + 100, y + 14, own["knowledge"], 12, svg.ON_DARK, "end", bold=True),
        words(x + 6, y + 36, finds if len(finds) < 18 else f"{finds[:15]}…", 11),
        words(x + 6, y + 54, permission, 10, SOFT_INK),
    ]
    if own["majority"]:
        shapes.append(words(x + 100, y + 54, f"majority {own['majority']}", 10, svg.BRASS, "end"))
    return shapes


def hand(desk: ThebesDesk, printed: ThebesTables, x: float, y: float) -> list[str]:
    """The other cards of a player, counted, and where the points come from."""
    kinds = [printed["cards"][number]["kind"] for number in desk["cards"]]
    counted = [(letter, kinds.count(kind)) for kind, letter in LETTERS.items() if kind in kinds]
    shapes = [badge(x + 12 + place * 22, y + 22, letter, SOFT_INK, 9) for place, (letter, _) in enumerate(counted)]
    shapes += [
        words(x + 12 + place * 22, y + 41, count, 10, SOFT_INK, "middle") for place, (_, count) in enumerate(counted)
    ]
    for place, (source, points) in enumerate(zip(SOURCES, desk["points"].values(), strict=True)):
        shapes.append(words(x + 16 + place * 33, y + 61, points, 12, INK, "middle", bold=True))
        shapes.append(words(x + 16 + place * 33, y + 73, source, 9, SOFT_INK, "middle"))
    return shapes
