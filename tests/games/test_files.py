"""The games have the same files with the same names: who knows one finds the way in the other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from digsite.core import registry

ROOT = Path(__file__).parents[2]
CODE, TESTS, CLIENT = (ROOT / folder for folder in ("src/digsite/games", "tests/games", "web/src/games"))
GAMES = registry.names()
CHAPTERS = "rules"  # one file for each chapter of the game's own rulebook
EVERY_RULEBOOK = {"__init__", "setup", "turn"}
OWN = {  # what one game has and the other has no need of
    "pergamon": {
        "check_sheet.py",  # owners of the box can correct its printed tables
        "components.toml",
        "components_file.py",
        "reconstruction.py",
        "evaluated.py",  # the two long events
        "exhibited.py",
        "rows.py",  # rows of tiles that a player could piece together
        "solo.py",
        "shapes/names.py",
    },
    "thebes": {
        "gains.py",  # what a card gives
        "picture_map.py",  # the map of the picture
        "pieces.py",  # cards, tokens, journeys and the time wheel, as clients get them
        "shapes/pieces.py",
        "sources.py",
    },
}
CLIENT_DOORS = {  # what index.ts makes a game's client of
    "BarFigure.svelte",
    "Board.svelte",
    "Finest.svelte",
    "PlayerDesk.svelte",
    "Seat.svelte",
    "Sign.svelte",
    "describe.ts",  # the table as text
    "draws.ts",  # what chance may bring, as pictures to choose from
    "keys.ts",
    "parts.ts",  # for phones
    "prompt.ts",  # what is expected, and what offered actions are called and do
    "sound.ts",
    "stages.ts",
    "tell.ts",  # what happened
}
# All else draws the game's own pieces
BEHIND_THEM = {"Desk.svelte", "DrawPicture.svelte", "Pocket.svelte", "index.ts", "printed.ts", "travel.ts", "types.ts"}
IMPORTED = re.compile(r"from '\./([\w.]+)'")
HELP = {"__init__", "mirror", "refused", "tables"}  # what the tests of a game share
TOPICS = {"mistakes", "options", "shuffling"}  # tests of more than one file


def files(folder: Path) -> set[str]:
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {path.as_posix() for path in found if "__pycache__" not in path.parts}


def chapters(game: str) -> set[str]:
    return {path.stem for path in (CODE / game / CHAPTERS).glob("*.py")}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_files(game: str) -> None:
    shared = {name: {one for one in files(CODE / name) - OWN[name] if not one.startswith(CHAPTERS)} for name in GAMES}
    assert files(CODE / game) >= OWN[game]
    assert shared[game] == shared[GAMES[0]]


@pytest.mark.parametrize("game", GAMES)
def test_every_rulebook_has_a_beginning_and_an_order_of_play(game: str) -> None:
    assert chapters(game) >= EVERY_RULEBOOK


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_of_the_rules_has_its_tests(game: str) -> None:
    tested = {path.stem.removeprefix("test_") for path in (TESTS / game).glob("test_*.py")}
    assert chapters(game) - {"__init__"} <= tested


@pytest.mark.parametrize("game", GAMES)
def test_a_test_has_the_name_of_what_it_tests(game: str) -> None:
    modules = {Path(name).stem for name in files(CODE / game)}
    tested = {path.stem.removeprefix("test_") for path in (TESTS / game).glob("test_*.py")}
    assert tested - modules == TOPICS
    assert {path.stem for path in (TESTS / game).glob("*.py")} - {f"test_{name}" for name in tested} == HELP


@pytest.mark.parametrize("game", GAMES)
def test_every_client_of_a_game_has_the_same_doors(game: str) -> None:
    imported = IMPORTED.findall((CLIENT / game / "index.ts").read_text(encoding="utf-8"))
    assert {name if name.endswith(".svelte") else f"{name}.ts" for name in imported} == CLIENT_DOORS


def test_the_files_that_all_clients_have_are_known() -> None:
    assert set.intersection(*(files(CLIENT / game) for game in GAMES)) == CLIENT_DOORS | BEHIND_THEM


@pytest.mark.parametrize("game", GAMES)
def test_what_belongs_to_a_game_on_other_floors_has_its_name(game: str) -> None:
    for path in (
        "bots/greedy/{}.py",
        "bots/measures/{}.py",
        "study/lessons/{}.py",
        "study/puzzles/{}.py",
        "study/setups/{}.py",
    ):
        assert (CODE.parent / path.format(game)).exists(), path
