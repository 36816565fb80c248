"""The table as a picture, drawn from a view: research spaces, funds, galleries, the museum and everybody's desk."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.core import svg
from digsite.core.game import CHANCE, NOBODY
from digsite.core.svg import INK, LINE, RAISED, SOFT_INK, badge, box, player, words
from digsite.games.pergamon.shapes import PergamonView
from digsite.games.pergamon.shapes.names import ThingName
from digsite.games.pergamon.shapes.tables import PergamonTables, Tile
from digsite.games.pergamon.tables import tables

WIDTH, MARGIN = 920, 16
TILE_WIDTH, TILE_HEIGHT, GAP = 62, 34, 4
ROMAN = ("I", "II", "III", "IV", "V")
CENTURIES = ("#dcbf92", "#c59c66", "#a97d4a", "#855a30", "#5f3c1f")  # the ground of tiles
EXPECTED = {
    "placing": "places a figure",
    "dig": "digs or not",
    "exhibit": "exhibits or stores",
    "store": "discards or stores",
    "sorting": "sorts finds",
}
# Each object is centred on x = 0, so that the edge of a tile cuts it in half and a neighbour completes it
OBJECTS: dict[ThingName, str] = {
    "vase": svg.path("M8 13C25 4 37 17 25 35M-8 13C-25 4 -37 17 -25 35", line="#41231a", thickness=5)
    + svg.path(
        "M-14 3H14V9H8V19C12 26 30 28 30 44C30 57 14 61 9 66L16 72H-16L-9 66"
        "C-14 61-30 57-30 44C-30 28-12 26-8 19V9H-14Z",
        "#b9572c",
    )
    + svg.path("M-29 39H29V49H-29ZM-14 3H14V9H-14ZM-12 64H12L16 72H-16Z", "#41231a"),
    "jug": svg.path("M10 9C30-1 42 17 25 41", line="#2d2a35", thickness=5)
    + svg.path(
        "M-25 3C-15 1-8 7 11 4V9C9 15 9 21 12 26C23 31 28 39 28 48C28 59 20 66 14 72H-14"
        "C-20 66-28 59-28 48C-28 39-23 31-12 26C-9 19-12 12-25 3Z",
        "#2d2a35",
    )
    + svg.path("M-27 43H27V53H-27Z", "#b9572c"),
    "mask": svg.path("M0 3C25 3 37 15 35 36C33 55 18 69 0 73C-18 69-33 55-35 36C-37 15-25 3 0 3Z", "#d9a93a")
    + svg.path("M0 3C25 3 37 15 35 30C28 18 16 14 0 14C-16 14-28 18-35 30C-37 15-25 3 0 3Z", "#8a6210")
    + svg.path(
        "M-26 35Q-16 27-8 35Q-16 41-26 35ZM26 35Q16 27 8 35Q16 41 26 35ZM-13 56Q0 50 13 56Q0 63-13 56Z", "#2d2a35"
    ),
    "bracelet": svg.path("M12 15A27 27 0 1 1-12 15", line="#3f8574", thickness=12)
    + svg.path("M4 6L19 7L20 20L9 21ZM-4 6L-19 7L-20 20L-9 21Z", "#1f4a41"),
}


def picture(view: PergamonView) -> str:
    """The whole table."""
    printed = tables()
    shapes = [
        objects(),
        heading(view),
        *track(view, printed, 60),
        *funds(view, 128),
        *galleries(view, printed, 150),
    ]
    shapes += museum(view, printed, 380)
    y: float = 470
    for desk in range(view["players"]):
        drawn, y = desk_of(view, printed, desk, y)
        shapes += drawn
    return svg.picture(WIDTH, y, f"Pergamon, {headline(view)}", shapes)


# 1. The board


def headline(view: PergamonView) -> str:
    """The round, and what is expected of whom."""
    if view["mover"] == NOBODY:
        turn = "the game is over"
    elif view["mover"] == CHANCE:
        turn = "chance is to draw"
    else:
        turn = f"P{view['mover'] + 1} {EXPECTED.get(view['phase'], 'is to move')}"
    return f"round {view['round']} of 12, {turn}"


def heading(view: PergamonView) -> str:
    """The name of the game and how it stands."""
    return words(MARGIN, 32, "Pergamon", 22, bold=True, serif=True) + words(
        WIDTH - MARGIN, 32, headline(view), 14, SOFT_INK, "end"
    )


def track(view: PergamonView, printed: PergamonTables, y: float) -> list[str]:
    """The research spaces with the figures, the one that is served first on the right."""
    figures = {desk["space"]: desk["player"] for desk in view["desks"] if desk["space"] is not None}
    raider = view["raider"]["space"] if view["raider"] is not None else None
    width = (WIDTH - 2 * MARGIN) / len(printed["research_spaces"])
    shapes = []
    for place, space in enumerate(reversed(printed["research_spaces"])):
        x = MARGIN + place * width
        line = svg.ACCENT if view["acting"] == space["space"] else LINE
        shapes.append(box(x, y, width - GAP, 52, RAISED, line, thickness=2 if line != LINE else 1))
        shapes.append(words(x + 6, y + 14, space["space"], 11, SOFT_INK))
        shapes.append(words(x + width - GAP - 6, y + 14, ROMAN[space["deepest"] - 1], 11, SOFT_INK, "end"))
        shapes.append(words(x + 6, y + 46, f"{space['coins']}¢", 11, SOFT_INK))
        if space["space"] in figures:
            shapes.append(player(x + (width - GAP) / 2, y + 30, figures[space["space"]], 12))
        if space["space"] == raider:
            shapes.append(badge(x + (width - GAP) / 2, y + 30, "R", INK, 12))
    return shapes


def funds(view: PergamonView, y: float) -> list[str]:
    """The cards of the round: their values, or the backs of those face down."""
    cards = view["funds"]["cards"]
    shown = ", ".join(card["back"] if card["value"] is None else str(card["value"]) for card in cards) or "no cards yet"
    most, least = view["funds"]["highest"], view["funds"]["lowest"]
    coins = f"{least} coins" if least == most else f"{least} to {most} coins"
    return [words(MARGIN, y + 6, f"Funds: {shown}" + (f" ({coins})" if cards else ""), 13)]


def galleries(view: PergamonView, printed: PergamonTables, y: float) -> list[str]:
    """The finds in the five galleries, the deepest at the bottom."""
    shapes = []
    for depth, finds in enumerate(view["galleries"]):
        top = y + depth * (TILE_HEIGHT + 10)
        shapes.append(box(MARGIN, top, WIDTH - 2 * MARGIN, TILE_HEIGHT + 8, CENTURIES[depth], rounded=6, opacity=0.35))
        shapes.append(words(MARGIN + 22, top + 27, ROMAN[depth], 15, INK, "middle", bold=True, serif=True))
        shapes.append(words(MARGIN + 48, top + 27, f"{printed['gallery_prices'][depth]}¢", 11, SOFT_INK))
        shapes += row(finds, printed, MARGIN + 74, top + 4)
    return shapes


def museum(view: PergamonView, printed: PergamonTables, y: float) -> list[str]:
    """The museum's spaces with the markers of collections on show."""
    shapes = [words(MARGIN, y + 12, "Museum", 13, bold=True)]
    width = (WIDTH - 2 * MARGIN) / len(printed["museum"])
    markers: dict[int, list[int]] = {}
    for desk in view["desks"]:
        for collection in desk["collections"]:
            markers.setdefault(collection["space"], []).append(desk["player"])
    for place, points in enumerate(printed["museum"]):
        x = MARGIN + place * width
        shapes.append(box(x, y + 20, width - 2, 52, RAISED, LINE))
        shapes.append(words(x + 4, y + 33, place + 1, 10, SOFT_INK))
        shapes.append(words(x + width - 6, y + 33, f"{points}", 10, svg.BRASS, "end", bold=True))
        for count, seat in enumerate(markers.get(place + 1, [])):
            shapes.append(player(x + width / 2 - 1 + 6 * count, y + 53, seat, 10))
    return shapes


# 2. Desks


def desk_of(view: PergamonView, printed: PergamonTables, seat: int, y: float) -> tuple[list[str], float]:
    """What lies before a player, and where the next desk begins."""
    desk = view["desks"][seat]
    rows = [
        *((f"marker {ROMAN[one['marker'] - 1]}, space {one['space']}", one["tiles"]) for one in desk["collections"])
    ]
    if view["row"] is not None and view["mover"] == seat:
        rows.insert(0, ("in the making", view["row"]["tiles"]))
    rows.insert(0, ("finds", desk["finds"]))
    across = int((WIDTH - 2 * MARGIN - 250) // (TILE_WIDTH + GAP))
    lines = [
        (name if first == 0 else "", tiles[first : first + across])
        for name, tiles in rows
        for first in range(0, max(1, len(tiles)), across)
    ]
    height = 12 + len(lines) * (TILE_HEIGHT + 6)
    is_mover = view["mover"] == seat
    shapes = [
        box(MARGIN, y, WIDTH - 2 * MARGIN, height, RAISED, svg.PLAYERS[seat] if is_mover else LINE, 6, 1 + is_mover)
    ]
    shapes.append(player(MARGIN + 24, y + 27, seat, 13))
    points = "tickets secret" if desk["tickets"] is None else f"{desk['tickets']} points"
    shapes.append(words(MARGIN + 46, y + 24, points, 13, bold=True))
    shapes.append(
        words(MARGIN + 46, y + 40, "1 coin" if desk["coins"] == 1 else f"{desk['coins']} coins", 12, SOFT_INK)
    )
    for place, (name, tiles) in enumerate(lines):
        top = y + 8 + place * (TILE_HEIGHT + 6)
        shapes.append(words(MARGIN + 232, top + 22, name if tiles or place else "no finds", 11, SOFT_INK, "end"))
        shapes += row(tiles, printed, MARGIN + 242, top, GAP if name == "finds" else 0)
    return shapes, y + height + 8


# 3. Tiles


def objects() -> str:
    """What tiles show, to be used by all of them."""
    drawn = "".join(f'<g id="digsite-{thing}">{shape}</g>' for thing, shape in OBJECTS.items())
    return f"<defs>{drawn}</defs>"


def row(tiles: Sequence[int], printed: PergamonTables, x: float, y: float, gap: float = GAP) -> list[str]:
    """Tiles side by side; without a gap where they are joined."""
    return [
        tile(printed["find_tiles"][number - 1], x + place * (TILE_WIDTH + gap), y) for place, number in enumerate(tiles)
    ]


def tile(find: Tile, x: float, y: float) -> str:
    """A find: half an object with a number on the left, half another with its century on the right."""
    ground = CENTURIES[find["century"] - 1]
    half = TILE_WIDTH / 2
    return (
        box(x, y, TILE_WIDTH, TILE_HEIGHT, ground, "#2b232066")
        + half_object(find["left"], 0, x, y)
        + half_object(find["right"], -40, x + half + 13, y)
        + box(x + half - 12, y + 2, 24, TILE_HEIGHT - 4, RAISED, rounded=3)
        + words(x + half, y + 15, f"{find['number']:02}", 12, INK, "middle", bold=True)
        + words(x + half, y + 28, ROMAN[find["century"] - 1], 11, SOFT_INK, "middle")
    )


def half_object(thing: ThingName, west: int, x: float, y: float) -> str:
    """One half of an object: that from ``west`` on, 40 wide."""
    return (
        f'<svg x="{x:g}" y="{y + 1:g}" width="18" height="{TILE_HEIGHT - 2}" viewBox="{west} 0 40 75" '
        f'overflow="hidden"><use href="#digsite-{thing}"/></svg>'
    )
