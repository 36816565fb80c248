from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from digsite.arena import output_files, parquet, plots


@pytest.mark.parametrize(
    ("check", "path", "reason"),
    [
        (parquet.check_path, "games.csv", "ends with .parquet"),
        (parquet.check_path, "nowhere/games.parquet", "there is no folder 'nowhere'"),
        (plots.check_path, "report.pdf", "ends with .html or .svg"),
        (plots.check_path, "nowhere/report.svg", "there is no folder 'nowhere'"),
    ],
)
def test_a_file_that_cannot_be_written_is_refused(
    check: Callable[[str, str], None], path: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match=f"^--file: .*{reason}"):
        check("--file", path)


@pytest.mark.parametrize(
    ("check", "path", "package"),
    [(parquet.check_path, "games.parquet", "pyarrow"), (plots.check_path, "report.svg", "altair")],
)
def test_a_missing_package_is_named_with_the_way_to_get_it(
    check: Callable[[str, str], None], path: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output_files, "find_spec", lambda _: None)
    with pytest.raises(output_files.MissingPackage, match=rf'^--file needs {package}, .* pip install "\.\[study\]"'):
        check("--file", path)
