"""Games are found by the registry: no floor names one, and neither does the client beside its games' own folders."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from digsite.core import registry
from digsite.study.prose import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
NAMES = re.compile(rf"\b(?:{'|'.join(registry.names())})", re.ASCII)  # as a name: titles in sentences have a capital
SOURCES = ROOT / "src" / "digsite"
FLOORS = ("core", "bots", "match.py", "work.py", "arena", "study", "adapters", "server", "testing")
# A game's own part of a floor is named after it, as in bots/greedy/pergamon.py; examples are no code
PARTS = re.compile(rf"(?:^|/)(?:{'|'.join(registry.names())})(?:_\w+)?\.py$")
EXAMPLES = re.compile(r"server/api/\w*examples\.py$|server/loadtest/|_v1\.py$")
# Titles in what people read; the biographies of the bots speak of the town
TITLES = re.compile(r"\b(?:Pergamon|Thebes|Theben|Thèbes)\b")
TOWN = re.compile(r"src/digsite/bots/levels\.py$")
# Messages of the client that may name a game, and why
NAMING = {
    "lobby-game-*",  # the front page is drawn before anything is asked of the server: it knows our games by itself
    "lobby-about-*",
    "lobby-credit-*",
    "lobby-level-about-3",  # the town
    "lobby-level-about-4",
    "lobby-other-components",  # only one game has tables that can be corrected
}
CLIENT = ROOT / "web" / "src"
OWN = re.compile(rf"^games/(?:(?:{'|'.join(registry.names())})/|index\.ts$|pictures\.ts$)|^api/schema\.d\.ts$")


def code(path: Path) -> str:
    """A file without its comments and docstrings, and without what is quoted in them."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        text = re.sub(r'"""(?:.|\n)*?"""', "", text)
        return re.sub(r"(?m)(?:^|\s)#.*$", "", text)
    return re.sub(r"(?m)(?<!:)//.*$|<!--(?:.|\n)*?-->|/\*(?:.|\n)*?\*/", "", text)


def texts(path: Path) -> str:
    """The strings of a program that are no docstrings: messages, pages, descriptions."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return "\n".join(str(node.value) for node in strings if node not in told)


def files(floor: str) -> list[Path]:
    place = SOURCES / floor
    found = [place] if place.is_file() else sorted(place.rglob("*.py"))
    return [path for path in found if not PARTS.search(path.as_posix()) and not EXAMPLES.search(path.as_posix())]


@pytest.mark.parametrize("floor", FLOORS)
def test_no_floor_names_a_game(floor: str) -> None:
    assert files(floor)
    named = {path.relative_to(SOURCES).as_posix(): NAMES.findall(code(path)) for path in files(floor)}
    assert {path: names for path, names in named.items() if names} == {}


@pytest.mark.parametrize("floor", FLOORS)
def test_no_floor_writes_a_title_into_its_texts(floor: str) -> None:
    named = {path.relative_to(ROOT).as_posix(): TITLES.findall(texts(path)) for path in files(floor)}
    assert {path: titles for path, titles in named.items() if titles and not TOWN.search(path)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_shared_messages_name_no_game(language: str) -> None:
    named = set()
    for path in sorted((CLIENT / "i18n" / language).glob("*.ftl")):
        messages = re.split(r"(?m)^(?=[a-z])", re.sub(r"(?m)^#.*$", "", path.read_text(encoding="utf-8")))
        named |= {one.partition(" ")[0] for one in messages if TITLES.search(one) or NAMES.search(one)}
    assert named <= {name.replace("*", game) for name in NAMING for game in registry.names()}


def test_shared_client_code_names_no_game() -> None:
    paths = [path for ending in ("ts", "svelte", "css") for path in sorted(CLIENT.rglob(f"*.{ending}"))]
    shared = [path for path in paths if not OWN.match(path.relative_to(CLIENT).as_posix())]
    assert len(shared) > 100
    named = {path.relative_to(CLIENT).as_posix(): NAMES.findall(code(path)) for path in shared}
    assert {path: names for path, names in named.items() if names} == {}
