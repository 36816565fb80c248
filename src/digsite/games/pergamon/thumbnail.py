"""The board as a small picture for lists, drawn from a view: hardly a word, and only what the mover sees."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.core import svg
from digsite.core.svg import INK, LINE, RAISED, SOFT_INK, badge, box, mark, words
from digsite.games.pergamon.components import ROUNDS
from digsite.games.pergamon.picture import CENTURIES, ROMAN, headline, objects
from digsite.games.pergamon.shapes import PergamonView
from digsite.games.pergamon.shapes.names import ThingName
from digsite.games.pergamon.shapes.tables import PergamonTables, Tile
from digsite.games.pergamon.tables import tables

WIDTH, HEIGHT, MARGIN = 416, 260, 8
TRACK_HEIGHT = 26
GALLERIES_TOP, GALLERY_HEIGHT, GALLERIES_RIGHT = 40, 36, 306
MUSEUM_LEFT, MUSEUM_COLUMNS, MUSEUM_SPACE = 314, 4, 23.5
DESK_TOP, DESK_LEFT = 222, 42
TILE_WIDTH, TILE_HEIGHT, GAP, BAND = 46, 32, 5, 5
GROUND = "#fdf3df"  # of a tile, so that its halves stand out


def thumbnail(view: PergamonView) -> str:
    """Research spaces, galleries, museum, and the finds of the player to move."""
    printed = tables()
    shapes = [objects(), *track(view, printed), *galleries(view, printed), *museum(view, printed)]
    if view["mover"] >= 0:
        shapes += finds(view, printed, view["mover"])
    return svg.picture(WIDTH, HEIGHT, f"Pergamon, {headline(view)}", shapes)


def track(view: PergamonView, printed: PergamonTables) -> list[str]:
    """The research spaces with the figures, the one that is served first on the right."""
    spaces = [one["space"] for one in reversed(printed["research_spaces"])]
    figures = {desk["space"]: desk["player"] for desk in view["desks"] if desk["space"] is not None}
    width = (WIDTH - 2 * MARGIN) / len(spaces)
    shapes = []
    for place, space in enumerate(spaces):
        x = MARGIN + place * width
        shapes.append(box(x, MARGIN, width - 3, TRACK_HEIGHT, RAISED, LINE))
        middle = x + (width - 3) / 2
        if space in figures:
            shapes.append(mark(middle, MARGIN + TRACK_HEIGHT / 2, figures[space], 10))
        elif view["raider"] is not None and view["raider"]["space"] == space:
            shapes.append(badge(middle, MARGIN + TRACK_HEIGHT / 2, "R", INK, 11))
        else:
            shapes.append(words(middle, MARGIN + 18, space, 13, SOFT_INK, "middle"))
    return shapes


def galleries(view: PergamonView, printed: PergamonTables) -> list[str]:
    """The finds in the five galleries, the deepest at the bottom."""
    shapes = []
    for depth, tiles in enumerate(view["galleries"]):
        top = GALLERIES_TOP + depth * GALLERY_HEIGHT
        shapes.append(box(MARGIN, top, GALLERIES_RIGHT - MARGIN, GALLERY_HEIGHT - 2, CENTURIES[depth], opacity=0.45))
        shapes.append(words(MARGIN + 17, top + 23, ROMAN[depth], 15, INK, "middle", bold=True, serif=True))
        shapes += row(tiles, printed, MARGIN + 36, top + 1, GAP)
    return shapes


def museum(view: PergamonView, printed: PergamonTables) -> list[str]:
    """The round, and the museum's spaces with the markers of collections on show, the first at the top left."""
    middle = (MUSEUM_LEFT + WIDTH - MARGIN) / 2
    shapes = [
        words(middle, GALLERIES_TOP + 22, f"{view['round']} / {ROUNDS}", 20, INK, "middle", bold=True, serif=True)
    ]
    markers = {one["space"]: desk["player"] for desk in view["desks"] for one in desk["collections"]}
    for place in range(len(printed["museum"])):
        line, column = divmod(place, MUSEUM_COLUMNS)
        x, y = MUSEUM_LEFT + column * MUSEUM_SPACE, GALLERIES_TOP + 36 + line * MUSEUM_SPACE
        shapes.append(box(x, y, MUSEUM_SPACE - 2, MUSEUM_SPACE - 2, RAISED, LINE, 2))
        if place + 1 in markers:
            shapes.append(mark(x + MUSEUM_SPACE / 2 - 1, y + MUSEUM_SPACE / 2 - 1, markers[place + 1], 9))
    return shapes


def finds(view: PergamonView, printed: PergamonTables, seat: int) -> list[str]:
    """The row in the making and the finds before a player, made smaller until all fit."""
    own = view["desks"][seat]["finds"]
    begun = view["row"]["tiles"] if view["row"] is not None else []
    width = len(begun) * TILE_WIDTH + (3 * GAP if begun else 0) + len(own) * (TILE_WIDTH + GAP)
    scale = min(1.0, (WIDTH - MARGIN - DESK_LEFT) / max(1, width))
    top = DESK_TOP + (TILE_HEIGHT - TILE_HEIGHT * scale) / 2
    tiles = row(begun, printed, 0, 0, 0) + row(own, printed, width - len(own) * (TILE_WIDTH + GAP), 0, GAP)
    return [
        mark(MARGIN + 16, DESK_TOP + TILE_HEIGHT / 2, seat, 12),
        f'<g transform="translate({DESK_LEFT} {top:g}) scale({scale:.3f})">{"".join(tiles)}</g>',
    ]


def row(tiles: Sequence[int], printed: PergamonTables, x: float, y: float, gap: float) -> list[str]:
    """Tiles side by side; without a gap where they are joined."""
    return [
        tile(printed["find_tiles"][number - 1], x + place * (TILE_WIDTH + gap), y) for place, number in enumerate(tiles)
    ]


def tile(find: Tile, x: float, y: float) -> str:
    """A find without any text: the halves of two objects, and its century as the earth that it stands on."""
    height = TILE_HEIGHT - BAND
    half = height * 40 / 75
    return (
        box(x, y, TILE_WIDTH, TILE_HEIGHT, GROUND, "#2b232066", 3)
        + box(x, y + height, TILE_WIDTH, BAND, CENTURIES[find["century"] - 1], rounded=2)
        + half_object(find["left"], 0, x, y, half, height)
        + half_object(find["right"], -40, x + TILE_WIDTH - half, y, half, height)
    )


def half_object(thing: ThingName, west: int, x: float, y: float, width: float, height: float) -> str:
    """One half of an object: that from ``west`` on, 40 wide."""
    return (
        f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="{west} 0 40 75" '
        f'overflow="hidden"><use href="#digsite-{thing}"/></svg>'
    )
