from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import polars as pl
import pyarrow.parquet as pq
import pytest

from digsite import Match
from digsite.arena import parquet
from digsite.arena import simulate as module
from digsite.arena.outcome import Forfeit
from digsite.arena.parquet import GameFiles
from digsite.arena.plan import Plan
from digsite.arena.playing import LONGEST, Tally
from digsite.arena.simulate import simulate
from digsite.core import engine
from digsite.games.pergamon.components_file import FIRST_SHIPPED
from tests.arena.tournaments import made_up

GAMES = 30 if engine.in_plain_mode() else 5_000


def test_a_tournament_has_one_row_for_each_game(tmp_path: Path) -> None:
    plan = Plan("pergamon", 3, ("weak", "strong"), seed=9)
    outcome = made_up(plan, 6, {"weak": 10, "strong": 20}, Forfeit(1, "too slow", 30, "no answer"))
    parquet.save_tournament(outcome, tmp_path / "games.parquet")
    rows = pl.read_parquet(tmp_path / "games.parquet").to_dicts()
    for result, row in zip(outcome.results, rows, strict=True):
        for name in ("bot", "score", "place", "share"):
            values = getattr(result, f"{name}s")
            assert tuple(row[f"{name}_{seat}"] for seat in (1, 2, 3)) == values
        assert (row["number"], row["seed"], row["plies"]) == (result.number, result.seed, result.plies)
        assert row["seconds_1"] == result.clocks[0].seconds
        assert row["asked_1"] == result.clocks[0].count
    assert [row["forfeit_seat"] for row in rows] == [2, None, None, None, None, None]
    assert rows[0]["forfeit_kind"] == "too slow"


def test_a_file_says_what_was_played(tmp_path: Path) -> None:
    plan = Plan("pergamon", 2, ("weak", "strong"), seed=9)
    parquet.save_tournament(made_up(plan, 2, {"weak": 10, "strong": 20}), tmp_path / "games.parquet")
    told = json.loads(pq.read_schema(tmp_path / "games.parquet").metadata[b"digsite"])
    assert (told["game"], told["seed"], told["rules_version"]) == ("pergamon", 9, 1)
    assert told["components"] == FIRST_SHIPPED


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_a_simulation_keeps_every_game_and_every_decision(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CHUNK", 700)
    monkeypatch.setattr(module, "DECISIONS_AT_ONCE", 3 * LONGEST)  # less than a chunk needs
    monkeypatch.setattr(parquet, "ROWS_IN_A_GROUP", 10_000)
    plain = simulate(game, 3, GAMES, seed=4)
    with closing(GameFiles(game, 3, {}, tmp_path / "games.parquet", tmp_path / "moves.parquet")) as files:
        kept = simulate(game, 3, GAMES, seed=4, threads=2, writer=files)
    assert kept.tally == plain.tally
    games, moves = pl.read_parquet(tmp_path / "games.parquet"), pl.read_parquet(tmp_path / "moves.parquet")
    assert games["number"].to_list() == list(range(GAMES))
    assert games["decisions"].sum() == len(moves) == plain.tally.decisions
    assert games["plies"].sum() == plain.tally.plies
    for seat in range(3):
        scores = games[f"score_{seat + 1}"].value_counts().to_dicts()
        assert all(plain.tally.scores[seat, row[f"score_{seat + 1}"]] == row["count"] for row in scores)
        assert int((games[f"place_{seat + 1}"] == 1).sum()) == plain.tally.wins[seat] + plain.tally.shared_wins[seat]
    assert set(moves["seat"]) == {1, 2, 3}


def test_the_decisions_of_a_file_are_those_of_the_game(tmp_path: Path) -> None:
    with closing(GameFiles("pergamon", 2, {}, None, tmp_path / "moves.parquet")) as files:
        simulate("pergamon", 2, 1, seed=4, writer=files)
    rows = pl.read_parquet(tmp_path / "moves.parquet").to_dicts()
    match = Match("pergamon", 2, seed=4)  # the same luck until the first decision; then bots draw from it too
    first = rows[0]
    assert first["ply"] == len(match.actions)
    assert first["seat"] == match.mover + 1
    assert first["legal"] == len(match.legal)
    assert first["notation"] in [str(action) for action in match.legal]
    known = match.rules.actions.actions
    assert all(known[row["action"]].notation == row["notation"] for row in rows)
    assert [row["ply"] for row in rows] == sorted({row["ply"] for row in rows})


def test_files_can_be_read_after_an_interruption(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHUNK", 50)
    monkeypatch.setattr(module, "PLAIN_CHUNK", 2)

    def stop(tally: Tally) -> None:
        if tally.games:
            raise KeyboardInterrupt

    with closing(GameFiles("pergamon", 3, {}, tmp_path / "games.parquet")) as files:
        done = simulate("pergamon", 3, 10_000_000, progress=stop, writer=files)
    assert done.was_interrupted
    assert pl.read_parquet(tmp_path / "games.parquet")["number"].to_list() == list(range(done.tally.games))


def test_a_full_disk_ends_the_simulation() -> None:
    class Full:
        wants_decisions = False

        def write(self, *_: object) -> None:
            raise OSError("no space left")

    with pytest.raises(OSError, match="no space left"):
        simulate("pergamon", 2, GAMES, writer=Full())
