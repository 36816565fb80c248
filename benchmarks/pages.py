"""What is measured, as Markdown: tables for README and docs/reference/benchmarks.md, and sections that are renewed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from benchmarks.report import Figure, number, ratio_text, target_text

# The rows of README: which figure, and what it is called there
DECISIONS = {
    "compiled": "whole games in compiled code",
    "python": "stepped from a Python loop",
    "match": "through `Match`, with its checks and records",
}
SEARCHES = {"search": "uniform playouts", "guided": "playouts guided by the game's strategy"}
DECISION_PEERS = {
    "catanatron": "catanatron",
    "hearts": "OpenSpiel hearts",
    "backgammon": "OpenSpiel backgammon",
}
SEARCH_PEERS = {"mcts": "OpenSpiel MCTS", "ismcts": "OpenSpiel ISMCTS"}


def renewed(page: str, heading: str, part: str) -> str:
    """A page with its last section, the one under a heading, renewed."""
    before, found, _ = page.partition(heading)
    if not found:
        raise ValueError(f"the page has no section {heading.strip()!r}")
    return before + part


def readme(figures: Sequence[Figure]) -> str:
    """The tables of README, as far as their figures were measured."""
    tables = [
        _both_games("decisions a second", DECISIONS, DECISION_PEERS, figures),
        _both_games("iterations a second", SEARCHES, SEARCH_PEERS, figures),
    ]
    return "\n\n".join(table for table in tables if table)


def _both_games(title: str, rows: Mapping[str, str], peers: Mapping[str, str], figures: Sequence[Figure]) -> str:
    """A table with a column for each game; a peer's has the ratios of both."""
    known = {figure.name: figure for figure in figures if figure.value is not None}
    lines = []
    for way, name in rows.items():
        pair = [known.get(f"{game}.{way}") for game in ("pergamon", "thebes")]
        if all(figure is not None for figure in pair):
            found = [figure for figure in pair if figure is not None]
            speeds = [f"{figure.value:,.0f}" for figure in found]
            ratios = [
                " / ".join(ratio_text(figure.ratios[peer]) if peer in figure.ratios else "–" for figure in found)
                for peer in peers
            ]
            lines.append(_line([name, *speeds, *ratios]))
    if not lines:
        return ""
    head = [title, "Pergamon", "Thebes", *(f"× {name}" for name in peers.values())]
    return "\n".join([_line(head), _line(["---", *["--:"] * (len(head) - 1)]), *lines])


def docs(figures: Sequence[Figure], peers: Sequence[str]) -> str:
    """All figures, one column for the ratio against each peer that was measured."""
    compared = [peer for peer in peers if any(peer in figure.ratios for figure in figures)]
    head = ["figure", "measured", "target", "met", *(f"× {peer}" for peer in compared), "beside"]
    rule = ["---", "--:", "--:", "---", *["--:"] * len(compared), "---"]
    return "\n".join([_line(head), _line(rule), *(_line(_cells(figure, compared)) for figure in figures)])


def _cells(figure: Figure, compared: Sequence[str]) -> list[str]:
    return [
        figure.title,
        "–" if figure.value is None else number(figure.value, figure.unit),
        target_text(figure),
        {True: "yes", False: "no", None: ""}[figure.is_met],
        *(ratio_text(figure.ratios[peer]) if peer in figure.ratios else "" for peer in compared),
        figure.beside,
    ]


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
