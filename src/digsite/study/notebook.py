"""An analysis as notebooks show it: the prospects of all players as a chart, and how each of them played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from digsite.core import html, svg
from digsite.study.findings import GameAnalysed, share

WIDTH, HEIGHT, MARGIN = 640, 220, 36


class NotebookAnalysis(dict[str, Any]):
    """An analysis as a dictionary that notebooks show as a chart and tables."""

    def _repr_html_(self) -> str:
        return as_html(cast("GameAnalysed", self))


def as_html(found: GameAnalysed) -> str:
    """The chart, and a table of the players and of the turning points."""
    names = found["names"] or [f"P{seat + 1}" for seat in range(len(found["players"]))]
    rows = [
        (
            name,
            points,
            f"{own['accuracy']:.0f}",
            *own["grades"].values(),
            f"{own['wins']['own']:+.0%}",
            f"{own['wins']['luck']:+.0%}",
        )
        for name, points, own in zip(names, found["final_scores"], found["players"], strict=True)
    ]
    grades = found["players"][0]["grades"]
    columns = ("player", "points", "accuracy", *grades, "given away", "luck")
    decisions = {one["ply"]: one for one in found["decisions"]}
    costly = [decisions[point["ply"]] for own in found["players"] for point in own["turning_points"]]
    turns = [
        (
            names[one["player"]],
            one["chosen"]["notation"],
            one["best"]["notation"],
            one["ply"],
            f"{one['given_away']:.0%}",
        )
        for one in costly
    ]
    parts = [chart(found, names), html.table(found["game"].title(), columns, rows)]
    if turns:
        parts.append(html.table("Turning points", ("player", "played", "better", "ply", "given away"), turns, names=3))
    return "".join(parts)


def chart(found: GameAnalysed, names: Sequence[str]) -> str:
    """Everybody's chance to win after each ply."""
    last = max(1, found["values"][-1]["ply"])
    width, height = WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN
    shapes = []
    for part in (0, 0.5, 1):
        y = MARGIN + height * (1 - part)
        shapes.append(svg.path(f"M{MARGIN} {y:g}H{WIDTH - MARGIN}", line=svg.LINE))
        shapes.append(svg.words(MARGIN - 4, y + 4, f"{part:.0%}", 10, svg.SOFT_INK, "end"))
    for seat, name in enumerate(names):
        points = [
            f"{MARGIN + width * value['ply'] / last:.1f} {MARGIN + height * (1 - share(value['wins'][seat])):.1f}"
            for value in found["values"]
        ]
        shapes.append(svg.path(f"M{'L'.join(points)}", line=svg.PLAYERS[seat], thickness=2))
        shapes.append(svg.badge(MARGIN + 8 + 140 * seat, 18, "", svg.PLAYERS[seat], 5))
        shapes.append(svg.words(MARGIN + 18 + 140 * seat, 22, name[:18], 12))
    shapes.append(svg.words(WIDTH - MARGIN, HEIGHT - 12, f"{last} plies", 10, svg.SOFT_INK, "end"))
    return svg.picture(WIDTH, HEIGHT, "Everybody's chance to win, ply by ply", shapes)
