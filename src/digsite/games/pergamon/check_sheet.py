"""The check sheet: the printed tables as a page to hold beside the board, where each piece is ticked or corrected."""

from __future__ import annotations

from html import escape
from pathlib import Path

from digsite.core.actions import ROMAN
from digsite.games.pergamon.components import FILE, PRINTED

OUTLINES = {  # each object is centred on x = 0, and a tile's edge cuts it in half
    "vase": "M-14 2H14V8H8V18C12 26 30 28 30 44C30 58 14 62 9 66L16 74H-16L-9 66C-14 62-30 58-30 44Q-30 26-8 18V8",
    "jug": "M-24 2Q-8 8 12 4V14Q30 6 30 24T20 34Q28 42 26 52C24 62 18 68 14 74H-14C-20 66-28 58-28 48Q-28 34-8 26",
    "mask": "M0 2C26 2 38 16 36 36C32 56 18 70 0 74C-18 70-32 56-36 36C-38 16-26 2 0 2",
    "bracelet": "M10 12A30 30 0 1 1-10 12L-6 22A20 20 0 1 0 6 22",
}
STYLE = """
@page { size: A4; margin: 12mm }
body { font: 10pt/1.35 Georgia, serif; color: #222; max-width: 186mm; margin: 0 auto; padding: 4mm }
h1 { font-size: 17pt; margin: 0 } h2 { font-size: 12pt; margin: 5mm 0 1mm } p { margin: 1mm 0 2mm }
.cells { display: grid; gap: 1mm; break-inside: avoid }
.track { grid-template-columns: repeat(13, 1fr) } .museum { grid-template-columns: repeat(12, 1fr) }
.tiles { grid-template-columns: repeat(6, 1fr); gap: 1.5mm }
.cell { border: 0.3mm solid #555; border-radius: 1mm; text-align: center; padding: 0.8mm 0.5mm; break-inside: avoid }
.cell small { display: block; font-size: 7.5pt; color: #555; min-height: 1.3em } .cell b { font-size: 11pt }
.halves { display: grid; grid-template-columns: 1fr 1fr; border-bottom: 0.3mm solid #555; margin: -0.8mm -0.5mm 0.8mm }
.halves > span { display: flex; align-items: center } .halves > span + span { border-left: 0.3mm dashed #999 }
.halves > span + span { justify-content: flex-end } .halves b { flex: 1 } .halves svg { height: 9mm; fill: #b9572c }
.mark { display: flex; align-items: end; gap: 1mm; margin-top: 0.6mm } .mark::after { content: ""; flex: 1 }
.mark::after { border-bottom: 0.2mm dotted #555 } .mark::before { content: ""; width: 3mm; height: 3mm; flex: none }
.mark::before { border: 0.3mm solid #222 }
table { border-collapse: collapse; font-size: 8.5pt } td, th { border: 0.2mm solid #999; padding: 0.5mm 1.5mm }
td, th { text-align: left; vertical-align: top } td:last-child { white-space: nowrap }
.tiles + h2 { margin-top: 3mm } .page { break-before: page }
"""
MARK = '<span class="mark"></span>'
CENTURIES = ("", "1st", "2nd", "3rd", "4th", "5th")


def sheet() -> str:
    """The page, as HTML that needs nothing else."""
    parts = [
        "<h1>Pergamon: check sheet</h1>",
        f"<p>The tables of <b>{escape(Path(FILE.name).name)}</b>, to hold beside the board and the tiles. Tick what",
        "your copy shows; write on the dotted line what it shows instead. Then correct the file, and ask",
        "<code>digsite components pergamon --check FILE</code>.</p>",
        "<h2>The research spaces, as they lie on the board</h2>",
        "<p>Number from the right, coins asked for, deepest gallery, and the cards that put the tomb raider there.</p>",
        _cells("track", [_space(*row) for row in reversed(PRINTED.research_spaces)]),
        "<h2>The museum</h2><p>Number of the space, from the bottom, and its points.</p>",
        _cells("museum", [_museum_space(space, points) for space, points in enumerate(PRINTED.museum, 1)]),
        "<h2>Where it comes from</h2>",
        _sources(),
        '<h2 class="page">The find tiles, the youngest first</h2>',
        "<p>The left half with its number, the right half with its century.</p>",
    ]
    for century in range(1, 6):
        tiles = [_tile(*row) for row in PRINTED.find_tiles if row[3] == century]
        parts += [f"<h2>{CENTURIES[century]} century: {len(tiles)} finds</h2>", _cells("tiles", tiles)]
    head = f'<meta charset="utf-8"><title>Pergamon: check sheet</title><style>{STYLE}</style>'
    return "\n".join(['<!doctype html><html lang="en">', head, *parts, "</html>", ""])


def _cells(kind: str, cells: list[str]) -> str:
    inside = "\n".join(f'<div class="cell">{cell}{MARK}</div>' for cell in cells)
    return f'<div class="cells {kind}">\n{inside}\n</div>'


def _space(space: int, coins: int, deepest: int) -> str:
    marks = ("2 bags", "bag, chest", "2 chests")
    raider = next((mark for mark, at in zip(marks, PRINTED.raider_spaces, strict=True) if at == space), "")
    return f"<small>{space}</small><b>{coins}</b><br>{ROMAN[deepest]}<small>{raider}</small>"


def _museum_space(space: int, points: int) -> str:
    return f"<small>{space}</small><b>{points}</b>"


def _tile(left: str, number: int, right: str, century: int) -> str:
    """A tile: at its left edge the right part of one object, at its right edge the left part of another."""
    halves = f"<span>{_half(left, 0)}<b>{number}</b></span><span><b>{century}</b>{_half(right, -40)}</span>"
    return f'<span class="halves">{halves}</span><small>{left} {number} | {century} {right}</small>'


def _half(thing: str, from_x: int) -> str:
    return f'<svg viewBox="{from_x} 0 40 76" aria-hidden="true"><path d="{OUTLINES[thing]}"/></svg>'


def _sources() -> str:
    rows = [(one.table, one.status, one.origin, one.confidence) for one in PRINTED.sources]
    head = "".join(f"<th>{title}</th>" for title in ("table", "kind", "what is known", "how sure"))
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"
