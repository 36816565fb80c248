"""The components file: what it holds, and what it refuses."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from digsite.core import registry
from digsite.core.components import ComponentsError, ComponentsFile, read
from digsite.games.pergamon.components_file import FIRST_SHIPPED, SHIPPED, parse, shipped_fingerprint

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "pergamon-components.md"
Document = dict[str, Any]


def document() -> Document:
    return tomllib.loads(SHIPPED.read_text(encoding="utf-8"))


def impossible(found: Document) -> list[str]:
    """The lines that refuse a file."""
    with pytest.raises(ComponentsError) as caught:
        parse(ComponentsFile("mine.toml", "", found))
    first, *more = str(caught.value).splitlines()
    return [line.strip() for line in more] or [first.removeprefix("mine.toml: ")]


def test_the_shipped_tables_are_still_those_first_shipped() -> None:
    """Once they are corrected, this becomes "differ", and the shipped lessons and puzzles must be made anew."""
    assert shipped_fingerprint() == FIRST_SHIPPED


def test_the_order_of_rows_does_not_matter() -> None:
    turned = document()
    for table in ("research_spaces", "raider_spaces", "museum", "find_tiles"):
        turned[table].reverse()
    assert parse(ComponentsFile("mine.toml", "", turned)) == parse(read(SHIPPED))


def test_a_corrected_number_moves_its_tile_to_its_new_rank() -> None:
    corrected = document()
    corrected["find_tiles"][0]["number"] = 28
    tiles = parse(ComponentsFile("mine.toml", "", corrected)).find_tiles
    assert tiles[:2] == (("vase", 25, "bracelet", 1), ("bracelet", 28, "mask", 1))


def test_comments_and_sources_do_not_change_the_fingerprint() -> None:
    known = registry.game("pergamon").about.components
    assert known is not None
    without = {key: value for key, value in document().items() if key != "sources"}
    assert parse(ComponentsFile("mine.toml", "", without)).as_json() == known.tables


def change(table: str, row: int, **fields: Any) -> Callable[[Document], None]:
    return lambda found: found[table][row].update(fields)


def drop(table: str, row: int) -> Callable[[Document], None]:
    return lambda found: found[table].pop(row)


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (drop("find_tiles", 0), "find_tiles: the box holds 60 finds, and here are 59"),
        (drop("research_spaces", 3), "research_spaces: space 4 is missing"),
        (change("research_spaces", 3, space=5), "research_spaces: space 5 is there more than once"),
        (
            change("research_spaces", 5, coins=1),
            "research_spaces: requests never fall towards the left: space 6 asks for 1, space 5 on its right for 2",
        ),
        (change("research_spaces", 0, coins=-1), "research_spaces, row 1: coins is a number from 0 to 16, not -1"),
        (change("research_spaces", 0, coins=True), "research_spaces, row 1: coins is a number from 0 to 16, not True"),
        (
            change("research_spaces", 0, deepest="VI"),
            """research_spaces, row 1: deepest is "I", "II", "III", "IV" or "V", not 'VI'""",
        ),
        (change("raider_spaces", 0, space=7), "raider_spaces: the tomb raider has three different spaces"),
        (drop("raider_spaces", 2), "raider_spaces: backs two chests is missing"),
        (change("museum", 1, points=1), "museum: bands rise: 1 points from space 5 on, after 1"),
        (change("museum", 1, **{"from": 6}), "museum: the band from 6 to 8 must begin at space 5"),
        (drop("museum", 5), "museum: the bands end at space 20, but the museum has 24"),
        (change("find_tiles", 0, number=9), "find_tiles, row 1: number is a number from 10 to 99, not 9"),
        (change("find_tiles", 0, number=25), "find_tiles: no two finds have the same number, but 2 have 25"),
        (
            change("find_tiles", 0, right="bracelet"),
            "find_tiles: the two halves of a find differ, but 20 has two of bracelet",
        ),
        (
            change("find_tiles", 0, left="pot"),
            """find_tiles, row 1: left is "vase", "jug", "mask" or "bracelet", not 'pot'""",
        ),
        (
            change("find_tiles", 0, colour="red"),
            "find_tiles, row 1: there is no 'colour'; a row has left, number, right, century",
        ),
        (lambda found: found["find_tiles"][0].pop("century"), "find_tiles, row 1: century is missing"),
        (change("sources", 0, stated=3), "sources, row 1: stated is a text, not 3"),
        (lambda found: found.pop("museum"), "museum: is missing"),
        (lambda found: found.update(museum=3), "museum: is a list of rows such as { points = …, from = …, to = … }"),
        (
            lambda found: found.update(musuem=[]),
            "there is no table 'musuem'; there are research_spaces, raider_spaces,",
        ),
        (lambda found: found.update(game="thebes"), "is for 'thebes', not for pergamon"),
    ],
)
def test_what_no_copy_can_show_is_refused(spoil: Callable[[Document], object], line: str) -> None:
    found = document()
    spoil(found)
    assert any(said.startswith(line) for said in impossible(found))


def test_everything_that_is_impossible_is_named_at_once() -> None:
    found = document()
    found["find_tiles"].pop()
    found["museum"][5]["to"] = 23
    found["research_spaces"][0]["coins"] = 20
    assert len(impossible(found)) == 3


# The page about the tables


def rows_of_page(heading: str) -> list[list[str]]:
    text = PAGE.read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (.+) \|$", text, re.MULTILINE)
    return [[cell.strip() for cell in row.split(" | ")] for row in rows]


def test_the_page_says_of_each_table_what_the_file_says() -> None:
    sources = document()["sources"]
    stated = [[one[key] or "–" for key in ("table", "status", "stated", "filled_in", "confidence")] for one in sources]
    assert rows_of_page("How sure we are")[1:] == stated


def test_the_page_prints_the_research_spaces() -> None:
    spaces = document()["research_spaces"]
    rows = rows_of_page("The research spaces")
    assert rows[1][1:] == [str(one["coins"]) for one in spaces]
    assert rows[2][1:] == [one["deepest"] for one in spaces]


def test_the_page_prints_the_find_tiles() -> None:
    numbers = {(one["left"], one["right"], one["century"]): one["number"] for one in document()["find_tiles"]}
    for halves, *row in rows_of_page("The find tiles")[1:]:
        left, right = halves.split(" → ")
        assert [int(number) for number in row] == [numbers[left, right, century] for century in range(1, 6)]


# The check sheet


def test_the_check_sheet_shows_every_piece_with_a_box_to_tick() -> None:
    known = registry.game("pergamon").about.components
    assert known is not None
    sheet = known.sheet()
    assert sheet.count('<span class="mark"></span>') == 13 + 24 + 60
    assert "bracelet 20 | 1 mask" in sheet
    assert "http" not in sheet
