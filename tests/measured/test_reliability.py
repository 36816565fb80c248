"""The section of measurements of the page on reliability."""

from __future__ import annotations

from collections import Counter

import pytest
from benchmarks.pages import renewed
from benchmarks.reliability import HEADING, LOADS, PAGE, Measured, section

from tests.server.faults import FAULTS, Outcome
from tests.server.hostile import ATTACKS, Felt

FELT = Felt([0.004, 0.005, 0.2], [0.001], [0.3], [], Counter(), 12.4)
LOAD = {
    "moves_per_second": 299.7,
    "answer_ms": {"p50": 3.2, "p99": 41.0},
    "newcomers": 600.0,
    "newcomers_welcome": 120,
    "newcomers_sent_away": 8_000,
    "errors": {"503": 3},
}
MEASURED = Measured(
    {name: Outcome(1_350, 12, 8, 0.31, 0.0012, 0.1) for name in FAULTS},
    {name: (Counter({"429": 4_000, "200": 7}), FELT) for name in ATTACKS},
    dict.fromkeys(LOADS, LOAD),
)


def test_the_section_has_every_measurement() -> None:
    found = section(MEASURED, "2026-11-19", 2, 0.4)
    assert "on 2 cores at a load of 0," in found
    assert "| server killed | 1,350 | 12 | 8 | 0.3 s | 1 ms |" in found
    assert "| 378 handshakes | 4,000 × 429, 7 × 200 | 5 ms | 200 ms | 1 ms | 300 ms | – | 12 MB |" in found
    assert "| five times as many | 300 | 3 ms | 41 ms | 120 | 8,000 | 3 × 503 |" in found
    assert all(f"\n| {name} | " in found for name in (*FAULTS, *ATTACKS, *LOADS))


def test_only_the_last_section_of_the_page_is_renewed() -> None:
    page = PAGE.read_text(encoding="utf-8")
    new = renewed(page, HEADING, section(MEASURED, "2026-11-19", 2, 0.4))
    assert new.partition(HEADING)[0] == page.partition(HEADING)[0]
    assert new.count("\n## ") == page.count("\n## ")
    with pytest.raises(ValueError, match="has no section"):
        renewed("# Another page\n", HEADING, "")


def test_a_load_that_failed_is_told() -> None:
    failed = Measured({}, {}, {"a club": {"failed": "the server does not answer"}})
    assert "| a club | – | – | – | – | – | failed: the server does not answer |" in section(
        failed, "2026-11-19", 2, 0.4
    )
