"""The section on throughput of the page about clusters: written from measurements, with the model worked out."""

from __future__ import annotations

import re

import pytest
from benchmarks.pages import renewed
from benchmarks.workers import GAMES, HEADING, PAGE, WORKERS, Row, model, section

ROWS = [
    Row(where, game, workers, 8, 160_000, 1.6, 0.8 / workers, 0.4 if where == "cluster" else 0.0)
    for game in GAMES
    for where in ("threads", "cluster")
    for workers in WORKERS
]


def test_the_section_has_every_measurement_and_what_follows() -> None:
    found = section(ROWS, "2026-11-18", 3.4)
    assert found.count("\n| threads |") == found.count("\n| cluster |") == len(GAMES) * len(WORKERS)
    assert "| cluster | thebes | 4 | 88,889 | 1.33 | 25 ms | 50 ms |" in found
    assert "(b = 0.03 s, h = 0.05 s)" in found
    assert "at a load of 3;" in found


def test_the_model_loses_what_is_spent_beside_a_unit_and_ends_where_units_cannot_be_handed_out_faster() -> None:
    assert model(1.0, 0.25, 0.1) == (0.8, 12)
    assert model(5.0, 0.0, 0.5) == (1.0, 10)


def test_only_the_last_section_of_the_page_is_renewed() -> None:
    page = PAGE.read_text(encoding="utf-8")
    new = renewed(page, HEADING, section(ROWS, "2026-11-18", 3.4))
    assert new.partition(HEADING)[0] == page.partition(HEADING)[0]
    with pytest.raises(ValueError, match="has no section"):
        renewed("# Another page\n", HEADING, "")


def test_the_page_is_as_it_would_be_written_but_for_its_figures() -> None:
    def words(text: str) -> str:
        return re.sub(r"[\d,.]+", "0", text.partition(HEADING)[2])

    assert words(PAGE.read_text(encoding="utf-8")) == words(section(ROWS, "2026-11-18", 3.4))
