"""Hugging Face's ``datasets`` reads a data set."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest
from datasets import load_dataset

from digsite.adapters.dataset.files import Folder, write
from digsite.adapters.dataset.plan import Plan


@pytest.mark.filterwarnings("default")
def test_datasets_reads_both_splits(tmp_path: Path) -> None:
    place = tmp_path / "set"
    write(Folder(Plan("thebes", 3, ("greedy",), games=12, seed=1, observations=True, test_share=0.4), place))
    files = {split: str(place / split / "*.parquet") for split in ("train", "test")}
    read = load_dataset("parquet", data_files=files, cache_dir=str(tmp_path / "cache"))
    for split in files:
        expected = pl.read_parquet(place / split / "*.parquet")
        assert read[split].num_rows == len(expected) > 0
        row = read[split].with_format("numpy")[0]
        assert row["legal"].tolist() == expected["legal"][0].to_list()
        assert row["observation"].shape == (562,)
        assert row["observation"].tolist() == expected["observation"][0].to_list()
