from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from digsite.arena import plots
from digsite.arena.plan import Plan
from digsite.arena.results import Summary, labels, summary
from tests.arena.tournaments import made_up

LONG = "some/folder/a_module_with_a_long_name.py:ABotWithALongName"
SKILLS = {"uniform": 10.0, "greedy": 20.0, LONG: 30.0}


@pytest.fixture(scope="module")
def found() -> Summary:
    return summary(made_up(Plan("pergamon", 3, tuple(SKILLS)), 30, SKILLS))


def test_the_picture_shows_all_four_plots_and_all_bots(found: Summary, tmp_path: Path) -> None:
    plots.save(found, tmp_path / "report.svg")
    texts = {element.text for element in ElementTree.parse(tmp_path / "report.svg").iter() if element.text}
    titles = {"Ratings", "Scores", "Games won by seat", "Strength against thinking time"}
    assert titles <= texts
    assert {"uniform", "greedy", "P1", "P2", "P3"} <= texts
    assert "Pergamon, 3 players: 30 games, seed 0" in texts
    assert "a_module_with_…BotWithALongName" in texts or any(text.startswith("a_module") for text in texts)


def test_the_page_needs_no_network(found: Summary, tmp_path: Path) -> None:
    plots.save(found, tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert 'src="http' not in page
    assert "Strength against thinking time" in page


def test_the_plots_hold_the_figures_of_the_summary(found: Summary) -> None:
    drawn = plots.ratings_plot(found).to_dict()
    values = rows_of(drawn)
    assert [row["rating"] for row in values] == sorted((one.rating.mu for one in found.standings), reverse=True)
    assert all(row["low"] < row["rating"] < row["high"] for row in values)


def test_all_scores_are_in_the_bins(found: Summary) -> None:
    rows = plots.score_bins(found)
    for one in found.standings:
        name = labels(found)[one.bot]
        for score in one.scores.counts:
            assert any(row["bot"] == name and row["score"] < score < row["end"] for row in rows)
    assert max(row["share"] for row in rows) == 1


def test_a_tournament_without_a_whole_game_can_be_drawn(tmp_path: Path) -> None:
    plan = Plan("thebes", 2, ("uniform",))
    plots.save(summary(made_up(plan, 0, SKILLS)), tmp_path / "report.svg")
    assert "Ratings" in (tmp_path / "report.svg").read_text(encoding="utf-8")


def rows_of(drawn: dict[str, Any]) -> list[dict[str, Any]]:
    data = drawn.get("data") or drawn["layer"][0]["data"]
    rows: list[dict[str, Any]] = data.get("values") or next(iter(drawn["datasets"].values()))
    return rows
