"""Scalable vector graphics: the few shapes that pictures of tables are made of. Texts are escaped here."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

SANS = "'Source Sans 3', 'Segoe UI', Roboto, 'DejaVu Sans', Arial, sans-serif"
SERIF = "'Source Serif 4', Georgia, 'DejaVu Serif', 'Liberation Serif', serif"

# As in the web client by day
PAPER, RAISED, INK, SOFT_INK, LINE = "#f6f0e4", "#fcf8ef", "#2b2320", "#65564b", "#d3c5ac"
ACCENT, BRASS = "#a6481f", "#7d5b0c"
ON_DARK = "#fff9ef"
PLAYERS = ("#8f5300", "#1f5788", "#3a681f", "#7d2f69", "#8a2f2f", "#2f6b6b")  # by seat


def picture(width: float, height: float, title: str, shapes: Iterable[str]) -> str:
    """A whole picture; ``title`` tells what it shows to whoever cannot see it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}" font-family="{SANS}" role="img">'
        f"<title>{escape(title)}</title>{box(0, 0, width, height, PAPER, rounded=8)}{''.join(shapes)}</svg>"
    )


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str = RAISED,
    line: str = "none",
    rounded: float = 4,
    thickness: float = 1,
    opacity: float = 1,
) -> str:
    """A rectangle."""
    faint = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{rounded:g}" fill="{fill}" '
        f'stroke="{line}" stroke-width="{thickness:g}"{faint}/>'
    )


def disc(x: float, y: float, radius: float, fill: str, line: str = "none") -> str:
    """A circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}"/>'


def path(steps: str, fill: str = "none", line: str = "none", thickness: float = 1, dashes: str = "") -> str:
    """A line, or what it encloses."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path d="{steps}" fill="{fill}" stroke="{line}" stroke-width="{thickness:g}"{dashed}/>'


def words(
    x: float,
    y: float,
    text: object,
    size: float = 12,
    fill: str = INK,
    anchor: str = "start",
    bold: bool = False,
    serif: bool = False,
) -> str:
    """A line of text; ``y`` is where its letters stand."""
    weight = ' font-weight="600"' if bold else ""
    family = f' font-family="{SERIF}"' if serif else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}"{weight}{family}>'
        f"{escape(str(text))}</text>"
    )


def badge(x: float, y: float, text: object, fill: str, radius: float = 9) -> str:
    """A disc with something short in it, such as a player's figure."""
    return disc(x, y, radius, fill) + words(x, y + radius * 0.4, text, radius * 1.15, ON_DARK, "middle", bold=True)


MARKS = (
    "M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16z",
    "M2.6 2.6h14.8v14.8H2.6z",
    "M10 1.5 19 18H1z",
    "M10 .8 19.2 10 10 19.2.8 10z",
)


def mark(x: float, y: float, seat: int, radius: float = 9) -> str:
    """The mark of a seat, as in the web client, where text would be too small: circle, square, triangle or diamond."""
    scale = radius / 9
    return (
        f'<path d="{MARKS[seat % len(MARKS)]}" fill="{PLAYERS[seat]}" stroke="{RAISED}" stroke-width="1.5" '
        f'transform="translate({x - 10 * scale:g} {y - 10 * scale:g}) scale({scale:.3g})"/>'
    )


def player(x: float, y: float, seat: int, radius: float = 9) -> str:
    """The colour and the number of a seat."""
    return badge(x, y, f"P{seat + 1}", PLAYERS[seat], radius)
