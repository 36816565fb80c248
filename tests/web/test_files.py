"""The tests of the client mirror its files: who knows one finds the other."""

from __future__ import annotations

from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
TOPICS = {"i18n/catalogues"}  # tests of more than one file


def stems(folder: Path, ending: str) -> set[str]:
    found = (path.relative_to(folder).as_posix() for path in folder.rglob(f"*{ending}"))
    return {name.removesuffix(ending).removesuffix(".svelte") for name in found}


def test_a_test_has_the_name_of_what_it_tests() -> None:
    tested = stems(WEB / "tests", ".test.ts")
    assert tested
    assert tested - stems(WEB / "src", ".ts") - stems(WEB / "src", ".svelte") == TOPICS
