"""The ratios that were last recorded, and which of today's have fallen far below them.

Speeds depend on the machine and on what else it does; ratios of one run hardly do. So they are what is kept, in git.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from benchmarks.report import Figure

FILE = Path(__file__).parent / "ratios.json"
MOST_OF_A_FALL = 0.3
Ratios = dict[str, dict[str, float]]  # by figure, then by peer


def recorded(path: Path | None = None) -> Ratios:
    """The ratios of the last run that was recorded."""
    path = path or FILE
    found: Ratios = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def record(figures: Sequence[Figure], path: Path | None = None) -> None:
    """Keep the ratios of a run; what it has not measured stays as it was."""
    known = recorded(path)
    for figure in figures:
        if figure.ratios:
            rounded = {peer: float(f"{ratio:.3g}") for peer, ratio in figure.ratios.items()}
            known[figure.name] = {**known.get(figure.name, {}), **rounded}
    (path or FILE).write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def falls(figures: Sequence[Figure], known: Ratios) -> list[str]:
    """A line for each ratio that has fallen by more than is allowed."""
    lines = []
    for figure in figures:
        for peer, ratio in figure.ratios.items():
            before = known.get(figure.name, {}).get(peer)
            if before is not None and ratio < before * (1 - MOST_OF_A_FALL):
                lines.append(f"{figure.title}: {ratio:.3g} × {peer}, after {before:.3g} × ({ratio / before - 1:+.0%})")
    return lines
