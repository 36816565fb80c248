"""Results are kept with the code that they are true of."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from benchmarks import kept
from benchmarks.kept import PACKAGE, WITHOUT_EFFECT, Results, Table, Task, digest_of, key_of, sources

GAMES = ("pergamon", "thebes")
# Imported by the sources of a game, though no game between our bots depends on it: outside bots, results, views, words,
# and checks of the printed tables
NOT_PLAYED_WITH = (
    *WITHOUT_EFFECT,
    "arena/outcome.py",
    "bots/loading.py",
    "bots/external.py",
    "games/{game}/check_sheet.py",
    "games/{game}/observe.py",
    "games/{game}/reconstruction.py",
    "games/{game}/show.py",
    "games/{game}/sources.py",
    "games/{game}/text.py",
)


def names(paths: list[Path]) -> set[str]:
    return {path.relative_to(PACKAGE).as_posix() for path in paths}


# The sources


@pytest.mark.parametrize(
    ("text", "is_the_same"),
    [
        ('"""Another docstring."""\n\n\ndef pay(coins: int) -> int:\n    # Why so\n    return (coins - 3)\n', True),
        ('def pay(coins: int) -> int:\n    """Said now."""\n    return coins - 3\n', True),
        ("def pay(coins: int) -> int:\n    return coins - 2\n", False),
        ("def pay(coins: int) -> int:\n    return 3 - coins\n", False),
        ('def pay(coins: int) -> str:\n    return "coins - 3"\n', False),
        ("def pay(coins: int) -> int:\n    return None\n", False),
    ],
)
def test_only_what_code_means_changes_its_key(tmp_path: Path, text: str, is_the_same: bool) -> None:
    file = tmp_path / "rule.py"
    file.write_text('"""Paying."""\n\n\ndef pay(coins: int) -> int:\n    """Three less."""\n    return coins - 3\n')
    before = key_of([file])
    file.write_text(text)
    assert (key_of([file]) == before) == is_the_same


def test_data_counts_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "components.toml"
    file.write_text("spaces = 13\n")
    before = key_of([file])
    file.write_text("spaces = 14\n")
    assert key_of([file]) != before


@pytest.mark.parametrize(("game", "other"), [GAMES, GAMES[::-1]])
def test_a_game_does_not_depend_on_the_other_ones_files(game: str, other: str) -> None:
    found = names(sources(game))
    assert {f"games/{game}/rules/turn.py", f"games/{game}/components.py", f"bots/greedy/{game}.py"} <= found
    assert not [name for name in found if other in name]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_game_is_played_with_is_left_out(game: str) -> None:
    known = names(sources(game)) | {name.format(game=game) for name in NOT_PLAYED_WITH}
    others = {name for other in GAMES for name in names(sources(other))}
    imported = {name for path in sources(game) if path.suffix == ".py" for name in imports(path)}
    assert imported - known - others == set()


def imports(path: Path) -> set[str]:
    """The files of ours that a file imports by name."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)]
    modules = {node.module or "" for node in nodes}
    modules |= {f"{node.module}.{name.name}" for node in nodes for name in node.names}
    files = {"/".join(module.split(".")[1:]) + ".py" for module in modules if module.startswith("digsite.")}
    return {file for file in files if (PACKAGE / file).is_file()}


# Samples


def test_a_sample_is_played_alike_and_notices_another_bot() -> None:
    tables = [Table("thebes", ("greedy", "uniform"), seed) for seed in (1, 2)]
    assert digest_of("it", tables) == digest_of("it", tables)
    assert digest_of("it", tables) != digest_of("it", [replace(tables[0], bots=("greedy", "level2")), tables[1]])


def test_a_closer_look_at_a_sample_counts() -> None:
    tables = [Table("thebes", ("greedy", "uniform"), 1)]
    assert digest_of("it", tables, lambda game: "best") != digest_of("it", tables, lambda game: "blunder")
    assert digest_of("it", tables, lambda game: "best") != digest_of("it", tables)


# Results


@pytest.fixture
def code(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Says what the code is now, and how it plays."""

    def is_now(key: str, sample: str) -> None:
        monkeypatch.setattr(kept, "key", lambda games, more: key)
        monkeypatch.setattr(kept, "digest_of", lambda name, tables, look: sample)

    return is_now


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "figures.json"


def task(figure: int, **settings: Any) -> Task:
    tables = (Table("thebes", ("greedy", "greedy"), 1),)
    return Task({"games": 10, **settings}, ("thebes",), tables, lambda: {"won": figure})


def test_a_result_is_kept_with_its_code(file: Path, code: Callable[[str, str], None]) -> None:
    code("first", "played so")
    Results(file, {"contest": task(7)}).renew("contest")
    found = Results(file, {"contest": task(8)})
    assert found.is_fresh("contest")
    assert found.fresh() == {"contest": {"won": 7}}
    assert found.stale() == []


def test_changed_code_makes_a_result_stale_and_hides_it(file: Path, code: Callable[[str, str], None]) -> None:
    code("first", "played so")
    Results(file, {"contest": task(7)}).renew("contest")
    code("second", "played so")
    found = Results(file, {"contest": task(8)})
    assert found.stale() == ["contest"]
    assert found.fresh() == {}


def test_a_result_is_confirmed_if_its_sample_is_played_alike(file: Path, code: Callable[[str, str], None]) -> None:
    code("first", "played so")
    Results(file, {"contest": task(7)}).renew("contest")
    code("second", "played so")
    found = Results(file, {"contest": task(8)})
    found.renew("contest")
    assert found.fresh() == {"contest": {"won": 7}}
    written = json.loads(file.read_text())["contest"]
    assert (written["measured_with"], written["code"]) == ("first", "second")


def test_a_result_is_measured_again_if_its_sample_is_played_otherwise(
    file: Path, code: Callable[[str, str], None]
) -> None:
    code("first", "played so")
    Results(file, {"contest": task(7)}).renew("contest")
    code("second", "played otherwise")
    found = Results(file, {"contest": task(8)})
    found.renew("contest")
    assert found.fresh() == {"contest": {"won": 8}}


def test_a_result_without_a_sample_is_always_measured_again(file: Path, code: Callable[[str, str], None]) -> None:
    code("first", "")
    Results(file, {"time": replace(task(7), sample=())}).renew("time")
    code("second", "")
    found = Results(file, {"time": replace(task(8), sample=())})
    found.renew("time")
    assert found.fresh() == {"time": {"won": 8}}


def test_code_that_is_edited_while_it_measures_does_not_count(file: Path, code: Callable[[str, str], None]) -> None:
    code("loaded", "played so")
    found = Results(file, {"contest": task(7)})
    code("edited", "played so")
    found.renew("contest")
    assert Results(file, {"contest": task(7)}).stale() == ["contest"]


def test_other_settings_are_another_result(file: Path, code: Callable[[str, str], None]) -> None:
    code("first", "played so")
    Results(file, {"contest": task(7)}).renew("contest")
    found = Results(file, {"contest": task(8, games=20)})
    assert found.stale() == ["contest"]
    found.renew("contest")
    assert found.fresh() == {"contest": {"won": 8}}


def test_what_is_no_longer_measured_is_not_kept(file: Path, code: Callable[[str, str], None]) -> None:
    code("first", "played so")
    Results(file, {"contest": task(7)}).renew("contest")
    Results(file, {"other": task(8)}).renew("other")
    assert list(json.loads(file.read_text())) == ["other"]
