"""The pages of figures: true of the code at hand, or silent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from benchmarks import analysis, analysis_page, strength, strength_page
from benchmarks.kept import Results


@pytest.mark.parametrize(("command", "results"), [("strength", strength.results), ("analysis", analysis.results)])
def test_no_result_that_is_kept_is_stale(command: str, results: Callable[[], Results]) -> None:
    stale = results().stale()
    if stale:
        pytest.fail(
            f"docs/{command}.json was measured with other code: {', '.join(stale)}. Run 'make {command}', "
            "which confirms what still holds and measures the rest."
        )


def test_the_pages_are_written_from_the_results() -> None:
    page = strength_page.page(strength.results().fresh(), strength.contests())
    assert strength.PAGE.read_text(encoding="utf-8") == page, "Run 'python -m benchmarks.strength --page'."
    page = analysis.page(analysis.results())
    assert analysis.PAGE.read_text(encoding="utf-8") == page, "Run 'python -m benchmarks.analysis --page'."


def test_what_has_not_been_measured_is_said_to_be_missing() -> None:
    page = strength_page.page({}, strength.contests())
    rows = [line for line in page.splitlines() if "against" in line and line.startswith("|")]
    assert len(rows) == 8
    assert all("not measured yet" in row for row in rows)
    assert "Not measured yet: times in Pergamon, times in Thebes, accuracy" in analysis_page.measured({})


def test_no_contest_depends_on_the_clock_and_no_sample_on_time() -> None:
    for contest in strength.contests().values():
        assert "level5" not in contest.entrants
        seated = {name for table in contest.sample() for name in table.bots}
        assert not [name for name in seated if name == "level5" or name.endswith(("s", "-cpu"))]
        assert len({table.bots for table in contest.sample()}) == contest.players


def test_level_5_thinks_a_second_of_processor_time() -> None:
    assert strength.contests()["thebes.strong4"].entrants == ("mcts:1s-cpu", "greedy")
    assert strength.contests()["pergamon.level5"].entrants == ("mcts:1s-cpu", "level4")
