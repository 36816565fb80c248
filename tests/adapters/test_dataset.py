"""Data sets: the same files wherever they are played, whatever was interrupted, for every reader."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import duckdb
import numpy as np
import polars as pl
import pytest
from pyarrow import parquet

from digsite import Match
from digsite.adapters.dataset import plan
from digsite.adapters.dataset.files import AnotherDataSet, Folder, write
from digsite.adapters.dataset.plan import Plan, Unit
from digsite.adapters.dataset.playing import Played, margin
from digsite.core import registry

SEARCHED = Plan("pergamon", 2, ("mcts:20", "uniform"), games=6, seed=3, test_share=0.3)
SEEN = Plan("thebes", 3, ("greedy",), games=6, seed=1, observations=True, test_share=0.5)


@pytest.fixture(autouse=True)
def _small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "GAMES_A_SHARD", 4)
    monkeypatch.setattr(plan, "GAMES_A_UNIT", 2)


def written(wanted: Plan, folder: Path, threads: int = 1) -> Path:
    write(Folder(wanted, folder), threads)
    return folder


def contents(folder: Path) -> dict[str, str]:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def rows(folder: Path, kind: str) -> list[dict[str, Any]]:
    return pl.read_parquet(folder / kind / "*.parquet").to_dicts()


@pytest.mark.parametrize("wanted", [SEARCHED, SEEN])
def test_the_files_are_the_same_with_any_number_of_workers(wanted: Plan, tmp_path: Path) -> None:
    one, two, four = (contents(written(wanted, tmp_path / str(threads), threads)) for threads in (1, 2, 4))
    assert list(one) == [
        "dataset.json",
        *(f"{kind}/0000{shard}.parquet" for kind in ("games", "test", "train") for shard in (0, 1)),
    ]
    assert one == two == four


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = contents(written(SEARCHED, tmp_path / "whole"))
    add, added = Folder.add, []

    def add_and_stop(folder: Folder, unit: Unit, played: Played) -> None:
        add(folder, unit, played)
        added.append(unit.first)
        if len(added) == 5:
            raise KeyboardInterrupt

    monkeypatch.setattr(Folder, "add", add_and_stop)
    with pytest.raises(KeyboardInterrupt):
        written(SEARCHED, tmp_path / "stopped")
    assert (tmp_path / "stopped" / "games" / "00000.parquet").exists()  # four games make a file here
    folder = Folder(SEARCHED, tmp_path / "stopped")
    assert [unit.first for unit in folder.missing] == [number for number in range(6) if number not in added]
    write(folder)
    assert contents(tmp_path / "stopped") == whole
    assert not Folder(SEARCHED, tmp_path / "stopped").missing
    assert contents(tmp_path / "stopped") == whole


def test_a_game_is_in_one_split_with_all_its_decisions(tmp_path: Path) -> None:
    folder = written(SEARCHED, tmp_path)
    splits = {split: {row["number"] for row in rows(folder, split)} for split in ("train", "test")}
    assert splits["train"] | splits["test"] == set(range(6))
    assert not splits["train"] & splits["test"]
    assert {row["number"]: row["split"] for row in rows(folder, "games")} == {
        number: split for split, numbers in splits.items() for number in numbers
    }


def test_what_a_search_found_stands_beside_the_legal_actions(tmp_path: Path) -> None:
    folder = written(SEARCHED, tmp_path)
    searched = [row for row in rows(folder, "train") if row["visits"] is not None]
    assert searched
    assert {row["seat"] for row in searched} == {1}  # the other seat chooses at once
    for row in searched:
        assert len(row["legal"]) == len(row["visits"]) == len(row["values"]) == len(row["points"])
        assert row["visits"][row["legal"].index(row["action"])] == max(row["visits"])
        assert sum(row["visits"]) >= 20
        for visits, value in zip(row["visits"], row["values"], strict=True):
            assert (value is None) == (visits == 0)
            assert value is None or 0 <= value <= 1


def test_every_row_can_be_had_again_from_the_actions_of_its_game(tmp_path: Path) -> None:
    folder = written(SEEN, tmp_path)
    decisions = {(row["number"], row["ply"]): row for split in ("train", "test") for row in rows(folder, split)}
    seen = np.zeros(registry.game("thebes").about.observation.size, np.float32)
    for game in rows(folder, "games"):
        match = Match("thebes", 3, seed=game["seed"])
        ends = [f"score_{seat}" for seat in (1, 2, 3)]
        for ply, action in enumerate(game["actions"]):
            if len(match.actions) > ply:
                assert match.actions[ply] == action  # chance's, drawn by the match
                continue
            row = decisions.pop((game["number"], ply))
            assert (row["seat"], row["action"], row["players"]) == (match.mover + 1, action, 3)
            assert row["legal"] == sorted(match.legal_numbers())
            match.engine.observe(match.games, 0, match.mover, seen)
            assert row["observation"] == seen.tolist()
            assert row["score"] == game[ends[match.mover]]
            match.play(action)
        assert match.over
        assert [game[end] for end in ends] == list(match.scores)
    assert not decisions


def test_luck_is_what_the_digs_brought_beyond_the_average(tmp_path: Path) -> None:
    folder = written(SEEN, tmp_path)
    games = {row["number"]: row for row in rows(folder, "games")}
    assert any(row["luck_1"] for row in games.values())
    for row in rows(folder, "train"):
        game, seat = games[row["number"]], row["seat"] - 1
        scores = [game[f"score_{one}"] for one in (1, 2, 3)]
        without = [score - game[f"luck_{one}"] for one, score in enumerate(scores, 1)]
        assert row["margin"] == margin(scores, seat)
        assert row["luck_free_margin"] == pytest.approx(margin(without, seat), abs=1e-4)
        assert row["outcome"] in (-0.5, 0.25, 1.0)


def test_alone_there_is_no_margin(tmp_path: Path) -> None:
    folder = written(Plan("pergamon", 1, ("uniform",), games=1, test_share=0), tmp_path)
    [row, *_] = rows(folder, "train")
    assert (row["margin"], row["luck_free_margin"], row["outcome"]) == (None, None, pytest.approx(row["score"] / 128))


def test_duckdb_and_polars_read_the_same(tmp_path: Path) -> None:
    folder = written(SEEN, tmp_path)
    files = (folder / "train" / "*.parquet").as_posix()
    query = f"select number, count(*), avg(outcome), sum(len(legal)), max(len(observation)) from '{files}'"
    by_duckdb = duckdb.execute(query + " group by number order by number").fetchall()
    grouped = (
        pl.scan_parquet(files)
        .group_by("number")
        .agg(
            pl.len(),
            pl.col("outcome").cast(pl.Float64).mean(),
            pl.col("legal").list.len().sum(),
            pl.col("observation").arr.len().max().alias("seen"),
        )
    )
    assert by_duckdb == [pytest.approx(row) for row in grouped.sort("number").collect().rows()]


def test_the_plan_is_in_every_file(tmp_path: Path) -> None:
    folder = written(SEARCHED, tmp_path)
    for file in folder.rglob("*.parquet"):
        about = parquet.read_schema(file).metadata[b"digsite"]
        assert json.loads(about) == json.loads((folder / "dataset.json").read_text()) == SEARCHED.as_json()


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    folder = written(SEEN, tmp_path / "set")
    before = contents(folder)
    with pytest.raises(AnotherDataSet, match="has another data set, or one of another version; --fresh begins anew"):
        Folder(SEARCHED, folder)
    assert contents(folder) == before
    Folder(SEARCHED, folder, fresh=True)
    assert list(contents(folder)) == ["dataset.json"]
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "mine.txt").write_text("mine")
    with pytest.raises(AnotherDataSet, match="has other files in it"):
        Folder(SEARCHED, tmp_path / "notes", fresh=True)
    with pytest.raises(AnotherDataSet, match="is a file; a data set is a folder"):
        Folder(SEARCHED, tmp_path / "notes" / "mine.txt")


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"games": 0}, "a data set has 1 to 1,000,000,000 games, not 0"),
        ({"test_share": 1}, "the share of games for tests is from 0 to below 1, not 1"),
        ({"bots": ("./mine.py:Mine",)}, "a data set is played by our own bots, not by ./mine.py:Mine"),
        ({"bots": ("uniform",) * 3}, "2 players need 2 bots or one for all seats, not 3"),
        ({"bots": ("strong",)}, "there is no bot 'strong'"),
        ({"options": {"fast": True}}, "pergamon has no option 'fast'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(wanted: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=f"^{reason}"):
        Plan("pergamon", **wanted).check()
