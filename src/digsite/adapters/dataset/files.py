"""The folder of a data set: what is finished, what is under way, and how it is put together.

| file | |
|---|---|
| dataset.json | the plan, and the versions it was played with |
| train/00000.parquet, test/00000.parquet | decisions, those of a thousand games in both together |
| games/00000.parquet | these games, with every action |
| .unfinished | units of shards that are not complete yet |

Every file appears under its name once it is complete: a run that was killed leaves nothing half written.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from digsite.adapters.dataset.plan import Plan, Unit
from digsite.adapters.dataset.playing import Played, play_unit
from digsite.work import spread, using

if TYPE_CHECKING:
    import pyarrow as pa

SPLITS = ("train", "test")
UNFINISHED = ".unfinished"
FOLDERS = (*SPLITS, "games")
ROWS_IN_A_GROUP = 20_000


class AnotherDataSet(ValueError):
    """A folder that has something else in it; the message says what to do."""


class Folder:
    """A data set that is being written; ``missing`` are the units that are still to be played."""

    def __init__(self, plan: Plan, path: str | Path, *, fresh: bool = False) -> None:
        plan.check()
        self.plan, self.path = plan, Path(path)
        self._begin(fresh)
        self.games = 0  # that are there already
        self.missing: list[Unit] = []
        self._to_come = [0] * plan.shards  # units of each shard
        for shard in range(plan.shards):
            self._look_at(shard)
        for shard in range(plan.shards):
            if not self._to_come[shard]:
                self._finish(shard)

    # What is there already

    def _begin(self, fresh: bool) -> None:
        about, plan = self.path / "dataset.json", self.plan.as_json()
        if self.path.exists() and not self.path.is_dir():
            raise AnotherDataSet(f"{self.path} is a file; a data set is a folder")
        if about.exists() and fresh:
            for name in (*FOLDERS, UNFINISHED):
                shutil.rmtree(self.path / name, ignore_errors=True)
        elif about.exists() and json.loads(about.read_text(encoding="utf-8")) != plan:
            raise AnotherDataSet(f"{self.path} has another data set, or one of another version; --fresh begins anew")
        elif not about.exists() and self.path.exists() and any(self.path.iterdir()):
            raise AnotherDataSet(f"{self.path} has other files in it; name a new folder, or an empty one")
        for name in FOLDERS:
            (self.path / name).mkdir(parents=True, exist_ok=True)
        text = json.dumps(plan, indent=1, ensure_ascii=False) + "\n"
        _appear(about, partial(Path.write_text, data=text, encoding="utf-8"))

    def _look_at(self, shard: int) -> None:
        """Find out what an earlier run has kept of a shard."""
        is_finished = self._shard("games", shard).exists()
        for unit in self.plan.units(shard):
            if is_finished or self._part("games", unit).exists():
                self.games += unit.count
            else:
                self.missing.append(unit)
                self._to_come[shard] += 1

    # What is added

    def add(self, unit: Unit, played: Played) -> None:
        """Keep a unit; with the last one of a shard, its files are written."""
        from pyarrow import feather

        for kind, table in (("decisions", played.decisions), ("games", played.games)):
            _appear(self._part(kind, unit), partial(feather.write_feather, table, compression="uncompressed"))
        self.games += unit.count
        self._to_come[unit.shard] -= 1
        if not self._to_come[unit.shard]:
            self._finish(unit.shard)

    def _finish(self, shard: int) -> None:
        """Put the units of a shard together, in the order of the games; the file of its games comes last."""
        from pyarrow import compute

        if not self._shard("games", shard).exists():
            games, decisions = self._together("games", shard), self._together("decisions", shard)
            for split in SPLITS:
                numbers = games.filter(compute.equal(games["split"], split))["number"].combine_chunks()
                self._save(decisions.filter(compute.is_in(decisions["number"], numbers)), split, shard)
            self._save(games, "games", shard)
        shutil.rmtree(self.path / UNFINISHED / f"{shard:05}", ignore_errors=True)
        if not any(self._to_come):
            shutil.rmtree(self.path / UNFINISHED, ignore_errors=True)

    def _together(self, kind: str, shard: int) -> pa.Table:
        import pyarrow as pa
        from pyarrow import feather

        return pa.concat_tables([feather.read_table(self._part(kind, unit)) for unit in self.plan.units(shard)])

    def _save(self, table: pa.Table, kind: str, shard: int) -> None:
        """Write a Parquet file; equal rows make equal files, in whatever pieces they came."""
        from pyarrow import parquet

        write = partial(parquet.write_table, table.combine_chunks(), compression="zstd", row_group_size=ROWS_IN_A_GROUP)
        _appear(self._shard(kind, shard), write)

    # Names

    def _shard(self, kind: str, shard: int) -> Path:
        return self.path / kind / f"{shard:05}.parquet"

    def _part(self, kind: str, unit: Unit) -> Path:
        return self.path / UNFINISHED / f"{unit.shard:05}" / f"{unit.first:09}-{kind}.arrow"


def _appear(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file that is there as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(path.name + ".tmp")
    write(unfinished)
    unfinished.replace(path)


def write(
    folder: Folder,
    threads: int | None = None,
    told: Callable[[int], None] | None = None,
    pool: Executor | None = None,
) -> None:
    """Play what is missing. ``told`` hears how many games there are; Ctrl-C stops, and the same call goes on.

    ``pool`` is an executor or a Dask ``Client``; without one, threads of this process play.
    """
    with using(pool, threads) as workers:
        for unit, played in spread(workers, play_unit, folder.missing):
            if played is not None:
                folder.add(unit, played)
                if told is not None:
                    told(folder.games)
