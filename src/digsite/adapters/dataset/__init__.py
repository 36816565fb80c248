"""Data sets: self-play as Parquet files for learners. ``docs/reference/datasets.md`` has the columns."""
