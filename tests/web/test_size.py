"""The built client stays small enough for a phone on a slow line."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from hatch_build import STATIC

from digsite.core import registry
from digsite.study.catalogue import folder
from tests.browser import place

FRONT_PAGE = 90_000  # bytes of scripts and styles, gzipped as they are sent
EVERYTHING = 230_000
WORDS = 9_000
FONTS = 140_000  # kept by browsers for ever, and fetched after what shows the page; more only for names that need them
ART = 12_000
LANGUAGES = ("en", "de", "fr")


@pytest.fixture(scope="module")
def parts() -> dict[str, int]:
    """The size of each script and style of the client as its sources are now."""
    place.build()
    return {path.name: sent(path) for path in (STATIC / "assets").iterdir() if path.suffix in (".js", ".css")}


def sent(path: Path) -> int:
    """How many bytes a browser that takes gzip gets; the smallest files are not packed."""
    packed = path.with_name(f"{path.name}.gz")
    return (packed if packed.exists() else path).stat().st_size


def test_the_front_page_needs_little(parts: dict[str, int]) -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    named = set(re.findall(r"/assets/([^\"]+)", page))
    assert sum(parts[name] for name in named) + max(catalogues(parts)) < FRONT_PAGE


def test_all_that_one_reader_can_load_is_small(parts: dict[str, int]) -> None:
    words = catalogues(parts)
    assert sum(parts.values()) - sum(words) + max(words) < EVERYTHING


def catalogues(parts: dict[str, int]) -> list[int]:
    """The sizes of the client's own words; nobody loads more than one language."""
    found = [size for name, size in parts.items() if name.split("-")[0] in LANGUAGES]
    assert len(found) == len(LANGUAGES)
    return found


@pytest.mark.parametrize("game", registry.names())
def test_the_words_of_a_game_are_few(game: str) -> None:
    """The server sends them beside the client, in one language."""
    words = [gzip.compress(path.read_bytes()) for path in folder(game).glob("*.ftl")]
    assert len(words) == len(LANGUAGES)
    assert max(map(len, words)) < WORDS


@pytest.mark.usefixtures("parts")
def test_fonts_and_drawings_are_small() -> None:
    fonts = [path for path in (STATIC / "assets").glob("*.woff2") if "-latin-ext-" not in path.name]
    assert sum(path.stat().st_size for path in fonts) < FONTS
    assert sum(sent(path) for path in (STATIC / "assets").glob("*.svg")) < ART


@pytest.mark.usefixtures("parts")
def test_every_font_comes_with_its_licence() -> None:
    families = {path.name.split("-latin-")[0] for path in (STATIC / "assets").glob("*.woff2")}
    assert families == {"source-sans-3", "source-serif-4"}
    for family in families:
        licence = (STATIC / "assets" / f"{family}-licence.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in licence.upper()


@pytest.mark.usefixtures("parts")
def test_every_packed_file_is_the_file() -> None:
    for packed in STATIC.rglob("*.gz"):
        assert gzip.decompress(packed.read_bytes()) == packed.with_suffix("").read_bytes()
