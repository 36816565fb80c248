"""The pictures of README and docs: all there, none left over, all made by ``make pictures``."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image, ImageDraw

from tests.browser.pictures import ALL, FILES, FOLDER, INDEX, OF_README, Picture, difference, index
from tests.browser.place import ROOT

AGAIN = "run make pictures"
MOST_BYTES = 130_000


def test_every_picture_is_there_and_no_other() -> None:
    assert set(FOLDER.iterdir()) == FILES, AGAIN


def test_the_index_shows_them_all() -> None:
    assert INDEX.read_text(encoding="utf-8") == index(), AGAIN


def test_the_pictures_of_the_readme_are_looked_at_by_make_test() -> None:
    shown = re.findall(r"docs/pictures/([\w-]+\.webp)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert shown == [picture.path.name for picture in OF_README]


@pytest.mark.parametrize("picture", ALL, ids=lambda picture: str(picture.path.stem))
def test_a_picture_has_the_size_it_is_said_to_have(picture: Picture) -> None:
    with Image.open(picture.path) as opened:
        assert opened.size == picture.size
    assert picture.path.stat().st_size < MOST_BYTES


# What counts as a difference


def drawn(*boxes: tuple[int, int, int, int]) -> bytes:
    picture = Image.new("RGB", (400, 200), "white")
    for box in boxes:
        ImageDraw.Draw(picture).rectangle(box, fill="brown")
    written = io.BytesIO()
    picture.save(written, "WEBP", quality=80)
    return written.getvalue()


def test_equal_pictures_do_not_differ_and_smoothed_edges_do_not_count() -> None:
    assert difference(drawn((40, 40, 99, 99)), drawn((40, 40, 99, 99))) == 0
    assert difference(drawn((40, 40, 99, 99)), drawn((40, 40, 99, 98))) < 0.005


def test_what_has_moved_or_appeared_differs() -> None:
    assert difference(drawn((40, 40, 99, 99)), drawn((80, 40, 139, 99))) > 0.05
    assert difference(drawn(), drawn((0, 0, 199, 199))) == pytest.approx(0.5, abs=0.02)


def test_another_size_differs_as_a_whole() -> None:
    other = io.BytesIO()
    Image.new("RGB", (390, 200), "white").save(other, "WEBP")
    assert difference(drawn(), other.getvalue()) == 1
