"""Benchmarks fail when a ratio has fallen far below the one that was recorded, and print the tables of the pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks import __main__ as command
from benchmarks import pages, ratios
from benchmarks.report import Figure, Target

KNOWN = {"pergamon.python": {"hearts": 4.0, "catanatron": 30.0}}


def figure(name: str, value: float = 1000.0, **times: float) -> Figure:
    return Figure(name, f"the title of {name}", "/s", value, Target(500), ratios=times)


@pytest.mark.parametrize(("ratio", "has_fallen"), [(4.4, False), (2.81, False), (2.79, True)])
def test_a_fall_of_more_than_30_percent_is_told(ratio: float, has_fallen: bool) -> None:
    lines = ratios.falls([figure("pergamon.python", hearts=ratio, catanatron=30.0, backgammon=1.0)], KNOWN)
    assert bool(lines) == has_fallen
    assert not has_fallen or "2.79 × hearts, after 4 ×" in lines[0]


def test_a_run_is_recorded_and_leaves_what_it_did_not_measure(tmp_path: Path) -> None:
    file = tmp_path / "ratios.json"
    ratios.record([figure("a", x=1.23456, y=2.0)], file)
    ratios.record([figure("a", x=3.0), figure("b"), figure("c", z=0.5)], file)
    assert ratios.recorded(file) == {"a": {"x": 3.0, "y": 2.0}, "c": {"z": 0.5}}


def test_every_recorded_ratio_is_still_measured() -> None:
    assert ratios.recorded().keys() <= set(command.NAMES)
    assert {peer for known in ratios.recorded().values() for peer in known} <= set(command.RACED_PEERS)


def test_the_command_fails_on_a_fall_and_not_when_it_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ratios, "FILE", tmp_path / "ratios.json")
    speed = [4.0]
    monkeypatch.setattr(command, "measure", lambda *_: iter([figure("pergamon.python", hearts=speed[0])]))
    assert command.main(["--record", "--markdown"]) == 0
    speed[0] = 2.0
    assert command.main(["--markdown", "--json", str(tmp_path / "bench.json")]) == 1
    told = capsys.readouterr()
    assert "fallen by more than 30%: the title of pergamon.python: 2 × hearts, after 4 × (-50%)" in told.err
    assert "| the title of pergamon.python | 1,000 /s | ≥ 500 /s | yes | 2.00 |  |" in told.out
    assert (tmp_path / "bench.json").exists()
    assert command.main(["--record"]) == 0
    assert command.main([]) == 0


def test_the_tables_of_the_readme_have_both_games() -> None:
    found = [figure(f"{game}.python", 1234.5, hearts=times) for game, times in (("pergamon", 4.5), ("thebes", 26.0))]
    assert pages.readme(found).splitlines() == [
        "| decisions a second | Pergamon | Thebes | × catanatron | × OpenSpiel hearts | × OpenSpiel backgammon |",
        "| --- | --: | --: | --: | --: | --: |",
        "| stepped from a Python loop | 1,234 | 1,234 | – / – | 4.50 / 26.0 | – / – |",
    ]
