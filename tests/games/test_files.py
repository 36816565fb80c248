"""The games have the same files with the same names: who knows one finds the way in the other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from digsite.core import registry

ROOT = Path(__file__).parents[2]
CODE, TESTS, CLIENT, CLIENT_TESTS = (
    ROOT / folder for folder in ("src/digsite/games", "tests/games", "web/src/games", "web/tests/games")
)
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
        "shares.py",  # how the funds will be shared out
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
    "aside.ts",  # what stands below a sentence about what happened
    "asTold.ts",  # the table while a step is told
    "describe.ts",  # the table as text
    "draws.ts",  # what chance may bring, as pictures to choose from
    "keys.ts",
    "parts.ts",  # for phones
    "prompt.ts",  # what is expected, and what offered actions are called and do
    "sound.ts",
    "stages.ts",
    "tell.ts",  # what happened
}
OWN_DOORS = {"pergamon": {"Symbols.svelte"}, "thebes": set[str]()}  # drawings that many tiles share
BEHIND_THEM = {
    "Art.svelte",
    "Desk.svelte",
    "DrawPicture.svelte",
    "Emblem.svelte",
    "Pocket.svelte",
    "explaining.ts",  # pieces explain themselves
    "index.ts",
    "printed.ts",
    "pieceAnimation.ts",
    "types.ts",
}
OWN_IN_CLIENT = {  # what one client has and the other has no need of; other components and drawings are its own pieces
    "pergamon": {
        "art.ts",  # drawings as styles
        "bench.svelte.ts",  # rows that are pieced together before they are played: decision 17
        "exhibition.ts",
        "rows.ts",
        "dragging.ts",  # finds are dragged
        "evaluation.ts",  # told marker by marker
        "explain.ts",  # every piece has a key that explains it
        "stairs.ts",  # the museum
        "standing.ts",  # who stands on which space
    },
    "thebes": {
        "choice.svelte.ts",  # weeks and helpers of a dig
        "sites.ts",
        "lastAction.ts",  # what was done, drawn on the map and the time track
        "journey.ts",
        "labels.ts",  # names on the map, none upon another
        "geography.ts",
        "track.ts",
        "digging.ts",  # tokens from the bag
        "flights.ts",
        "helpers.ts",  # cards that help
        "ways.ts",  # by car, by zeppelin
        "words.ts",  # of places and cards
    },
}
IMPORTED = re.compile(r"from '\./([\w.]+)'")
HELP = {"__init__", "mirror", "refused", "tables"}  # what the tests of a game share
TOPICS = {"mistakes", "options", "shuffling"}  # tests of more than one file


def files(folder: Path) -> set[str]:
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {path.as_posix() for path in found if "__pycache__" not in path.parts}


def chapters(game: str) -> set[str]:
    return {path.stem for path in (CODE / game / CHAPTERS).glob("*.py")}


def subjects(game: str) -> set[str]:
    return {path.stem.removeprefix("test_") for path in (TESTS / game).glob("test_*.py")}


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
    assert chapters(game) - {"__init__"} <= subjects(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_test_has_the_name_of_what_it_tests(game: str) -> None:
    modules = {Path(name).stem for name in files(CODE / game)}
    assert subjects(game) - modules == TOPICS
    assert {path.stem for path in (TESTS / game).glob("*.py")} - {f"test_{name}" for name in subjects(game)} == HELP


@pytest.mark.parametrize("game", GAMES)
def test_what_all_games_have_is_tested_by_the_same_files(game: str) -> None:
    def shared(name: str) -> set[str]:
        return subjects(name) - chapters(name) - {Path(own).stem for own in OWN[name] if own.endswith(".py")}

    assert shared(game) == shared(GAMES[0])


@pytest.mark.parametrize("game", GAMES)
def test_every_client_of_a_game_has_the_same_doors(game: str) -> None:
    imported = IMPORTED.findall((CLIENT / game / "index.ts").read_text(encoding="utf-8"))
    assert {name if name.endswith(".svelte") else f"{name}.ts" for name in imported} == CLIENT_DOORS | OWN_DOORS[game]


def test_the_files_that_all_clients_have_are_known() -> None:
    assert set.intersection(*(files(CLIENT / game) for game in GAMES)) == CLIENT_DOORS | BEHIND_THEM


@pytest.mark.parametrize("game", GAMES)
def test_all_other_code_of_a_client_is_known_to_be_its_own(game: str) -> None:
    code = {name for name in files(CLIENT / game) if name.endswith(".ts") and not name.endswith(".d.ts")}
    assert code - CLIENT_DOORS - BEHIND_THEM == OWN_IN_CLIENT[game]


@pytest.mark.parametrize("game", GAMES)
def test_what_all_clients_have_is_tested_by_the_same_files(game: str) -> None:
    def shared(name: str) -> set[str]:
        found = {one.removesuffix(".test.ts") for one in files(CLIENT_TESTS / name) if one.endswith(".test.ts")}
        return {one for one in found if f"{one}.ts" in CLIENT_DOORS | BEHIND_THEM}

    assert shared(game) == shared(GAMES[0])


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
