"""The report: one row for each figure, as a table for people and as JSON for programs."""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table

if TYPE_CHECKING:
    from rich.console import Console


@dataclass(frozen=True)
class Target:
    """What a figure should reach."""

    value: float = 0.0  # none, where only a ratio is wanted
    more_is_better: bool = True
    ratios: Mapping[str, float] = field(default_factory=dict)  # by the name of a peer, times as fast as it

    def is_met_by(self, measured: float, ratios: Mapping[str, float]) -> bool:
        """Whether it is reached; peers that were not measured do not count."""
        is_fast = all(ratios[peer] >= wanted for peer, wanted in self.ratios.items() if peer in ratios)
        return is_fast and (measured >= self.value if self.more_is_better else measured < self.value)


@dataclass(frozen=True)
class Figure:
    """One row of the report. Without a value it says why there is none."""

    name: str  # as --only takes it
    title: str
    unit: str
    value: float | None
    target: Target | None = None
    beside: str = ""  # what was measured along with it, or why nothing was
    ratios: Mapping[str, float] = field(default_factory=dict)  # by the name of a peer, times as fast as it

    @property
    def is_met(self) -> bool | None:
        """Whether the target is met; None without a target or a value."""
        return None if self.target is None or self.value is None else self.target.is_met_by(self.value, self.ratios)


def number(value: float, unit: str) -> str:
    """A value as people read it."""
    if unit == "":
        return f"{value:.2f} ×"
    if value >= 1000:
        return f"{value:,.0f} {unit}"
    return f"{value:.3g} {unit}"


def table(figures: Sequence[Figure], peers: Sequence[str]) -> Table:
    """All figures, one column for the ratio against each peer that was measured in this run."""
    compared = [peer for peer in peers if any(peer in figure.ratios for figure in figures)]
    made = Table(title="digsite's speed", caption=CAPTION, caption_justify="left", title_justify="left")
    made.add_column("figure")
    made.add_column("measured", justify="right")
    made.add_column("target", justify="right")
    made.add_column("met")
    for peer in compared:
        made.add_column(f"× {peer}", justify="right")
    made.add_column("beside")
    for figure in figures:
        made.add_row(
            figure.title,
            "–" if figure.value is None else number(figure.value, figure.unit),
            target_text(figure),
            {True: "[green]yes[/]", False: "[red]no[/]", None: ""}[figure.is_met],
            *(ratio_text(figure.ratios[peer]) if peer in figure.ratios else "" for peer in compared),
            figure.beside,
            style="" if figure.value is not None else "dim",
        )
    return made


CAPTION = (
    "One core, CPU time, best of several turns taken alternately; a ratio is our decisions per second over a peer's, "
    "from this run. The peers are driven from a Python loop: the row “stepped from Python” compares like with like."
)


def ratio_text(times: float) -> str:
    """How many times as fast, as people read it."""
    return f"{times:,.1f}" if times >= 10 else f"{times:.2f}"


def target_text(figure: Figure) -> str:
    """What a figure should reach, as people read it."""
    if figure.target is None:
        return ""
    least = f"{'≥' if figure.target.more_is_better else '<'} {number(figure.target.value, figure.unit)}"
    return ", ".join(
        [
            *[least] * bool(figure.target.value),
            *(f"{wanted:g} × {peer}" for peer, wanted in figure.target.ratios.items()),
        ]
    )


def show(figures: Sequence[Figure], peers: Sequence[str], console: Console) -> None:
    """Print the table."""
    console.print(table(figures, peers))


def as_json(figures: Sequence[Figure]) -> dict[str, Any]:
    """The report for programs, with what one needs to know about the machine."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": sys.version.split()[0],
        "system": platform.platform(),
        "cores": os.cpu_count(),
        "figures": [
            {
                "name": figure.name,
                "title": figure.title,
                "unit": figure.unit,
                "value": figure.value,
                "target": None if figure.target is None else figure.target.value,
                "target_ratios": {} if figure.target is None else dict(figure.target.ratios),
                "met": figure.is_met,
                "ratios": dict(figure.ratios),
                "beside": figure.beside,
            }
            for figure in figures
        ],
    }


def write(figures: Sequence[Figure], path: Path) -> None:
    """Write the report as JSON."""
    path.write_text(json.dumps(as_json(figures), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
