"""Parquet files of games, for Polars, pandas, DuckDB and others; ``docs/reference/parquet.md`` has the columns.

They need the packages of the extra ``study``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from digsite.arena.outcome import Outcome, Result
from digsite.arena.output_files import check_folder, need
from digsite.arena.playing import GAME_COLUMNS, MOVE_COLUMNS
from digsite.core import registry

if TYPE_CHECKING:
    import pyarrow as pa

ROWS_IN_A_GROUP = 100_000


def check_path(option: str, path: str) -> None:
    """Complain before the first game of a file that could not be written after the last."""
    if not path.endswith(".parquet"):
        raise ValueError(f"{option}: the name of a Parquet file ends with .parquet, not like {path!r}")
    check_folder(option, path)
    need("pyarrow", option)


# Tournaments


def save_tournament(outcome: Outcome, path: str | Path) -> None:
    """Write one row for each game of a tournament."""
    import pyarrow.parquet as pq

    pq.write_table(tournament_table(outcome), path)


def tournament_table(outcome: Outcome) -> pa.Table:
    """One row for each game of a tournament."""
    import pyarrow as pa

    plan = outcome.plan
    schema = tournament_schema(plan.players)
    facts = {"game": plan.game, "options": dict(plan.options), "seed": plan.seed, "time_limit": plan.time_limit}
    rows = [_row(result) for result in outcome.results]
    return pa.Table.from_pylist(rows, schema.with_metadata(_metadata(plan.game, facts)))


def tournament_schema(players: int) -> pa.Schema:
    """The columns of a tournament's games."""
    import pyarrow as pa

    bot = pa.dictionary(pa.int16(), pa.string())
    kinds = {"bot": bot, "score": pa.int32(), "place": pa.int8(), "share": pa.float64()}
    thinking = {"asked": pa.int32(), "seconds": pa.float64()}
    return pa.schema(
        [
            pa.field("number", pa.int64(), nullable=False),
            ("seed", pa.int64()),
            ("players", pa.int8()),
            *((f"{name}_{seat}", kind) for name, kind in (kinds | thinking).items() for seat in _seats(players)),
            ("decisions", pa.int32()),
            ("plies", pa.int32()),
            ("forfeit_seat", pa.int8()),
            ("forfeit_kind", pa.string()),
            ("forfeit_ply", pa.int32()),
            ("forfeit_message", pa.string()),
        ]
    )


def _row(result: Result) -> dict[str, Any]:
    seats = {
        "bot": result.bots,
        "score": result.scores,
        "place": result.places,
        "share": result.shares,
        "asked": [clock.count for clock in result.clocks],
        "seconds": [clock.seconds for clock in result.clocks],
    }
    row: dict[str, Any] = {
        "number": result.number,
        "seed": result.seed,
        "players": len(result.bots),
        "decisions": result.decisions,
        "plies": result.plies,
    }
    row |= {f"{name}_{seat}": value for name, row in seats.items() for seat, value in enumerate(row, 1)}
    if result.forfeit is not None:
        row["forfeit_seat"] = result.forfeit.seat + 1
        row |= {f"forfeit_{name}": getattr(result.forfeit, name) for name in ("kind", "ply", "message")}
    return row


# Simulations


class GameFiles:
    """The files of a simulation, written while it goes on: one of its games, one of its decisions, or both."""

    def __init__(
        self,
        game: str,
        players: int,
        facts: Mapping[str, Any],
        games: str | Path | None = None,
        decisions: str | Path | None = None,
    ) -> None:
        self.players = players
        self.wants_decisions = decisions is not None
        metadata = _metadata(game, facts)
        self._games = games and _File(games, simulation_schema(players).with_metadata(metadata))
        self._decisions = decisions and _File(decisions, decision_schema().with_metadata(metadata))
        self._notations = [action.notation for action in registry.game(game).actions.actions]

    def write(self, rows: Any, games: int, moves: Any, decisions: int) -> None:
        """Take some games and their decisions."""
        if self._games:
            self._games.add(_columns(rows, games, GAME_COLUMNS + 2 * self.players))
        if self._decisions:
            columns = _columns(moves, decisions, MOVE_COLUMNS)
            columns[2] = [seat + 1 for seat in columns[2]] if isinstance(columns[2], list) else columns[2] + 1
            self._decisions.add([*columns, self._spelt(columns[3])])

    def close(self) -> None:
        """Finish the files; without this they cannot be read."""
        for file in (self._games, self._decisions):
            if file:
                file.close()

    def _spelt(self, actions: Any) -> Any:
        import pyarrow as pa

        return pa.DictionaryArray.from_arrays(pa.array(actions, pa.int32()), pa.array(self._notations))


def simulation_schema(players: int) -> pa.Schema:
    """The columns of a simulation's games."""
    import pyarrow as pa

    counts = [pa.field("number", pa.int64(), nullable=False), ("decisions", pa.int32()), ("plies", pa.int32())]
    scores = [(f"score_{seat}", pa.int32()) for seat in _seats(players)]
    return pa.schema([*counts, *scores, *((f"place_{seat}", pa.int8()) for seat in _seats(players))])


def decision_schema() -> pa.Schema:
    """The columns of a simulation's decisions."""
    import pyarrow as pa

    numbers = [pa.field("number", pa.int64(), nullable=False), ("ply", pa.int32()), ("seat", pa.int8())]
    choice = [("action", pa.int32()), ("legal", pa.int32()), ("notation", pa.dictionary(pa.int32(), pa.string()))]
    return pa.schema([*numbers, *choice])


class _File:
    """One Parquet file, to which rows are added."""

    def __init__(self, path: str | Path, schema: pa.Schema) -> None:
        import pyarrow.parquet as pq

        self._schema = schema
        self._writer = pq.ParquetWriter(path, schema)
        self._waiting: list[pa.RecordBatch] = []

    def add(self, columns: Sequence[Any]) -> None:
        """Add rows, given column by column; they are written when there are enough for a group."""
        import pyarrow as pa

        arrays = [pa.array(column, kind) for column, kind in zip(columns, self._schema.types, strict=True)]
        self._waiting.append(pa.RecordBatch.from_arrays(arrays, schema=self._schema))
        if sum(batch.num_rows for batch in self._waiting) >= ROWS_IN_A_GROUP:
            self._write()

    def close(self) -> None:
        self._write()
        self._writer.close()

    def _write(self) -> None:
        import pyarrow as pa

        if self._waiting:
            table = pa.Table.from_batches(self._waiting, self._schema)
            self._writer.write_table(table, row_group_size=table.num_rows)
            self._waiting.clear()


# Parts


def _columns(rows: Any, count: int, width: int) -> list[Any]:
    """Rows of numbers, one after the other, as columns."""
    return [rows[column : count * width : width] for column in range(width)]


def _seats(players: int) -> range:
    return range(1, players + 1)


def _metadata(game: str, facts: Mapping[str, Any]) -> dict[str, str]:
    """What all rows have in common, as JSON under the key ``digsite``."""
    from digsite import __version__

    rules = registry.game(game)
    common = {"version": __version__, "game": game, "rules_version": rules.about.rules_version, **facts}
    if rules.about.components is not None:
        common["components"] = rules.about.components.fingerprint
    return {"digsite": json.dumps(common, ensure_ascii=False)}
