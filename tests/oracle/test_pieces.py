"""Engine and oracle have the same printed pieces, each from a copy of its own."""

from __future__ import annotations

from collections import Counter

import pytest

from digsite import Match
from tests.oracle import pergamon_pieces, thebes_pieces

PERGAMON = Match("pergamon", 2, seed=1).tables()
THEBES = Match("thebes", 2, seed=1).tables()


def test_the_60_tiles_are_the_same() -> None:
    tiles = [(tile["left"], tile["number"], tile["right"], tile["century"]) for tile in PERGAMON["find_tiles"]]
    assert tiles == [(tile.left, tile.number, tile.right, tile.century) for tile in pergamon_pieces.TILES.values()]
    assert len(tiles) == 60


def test_the_spaces_of_pergamon_are_the_same() -> None:
    assert [space["coins"] for space in PERGAMON["research_spaces"]] == list(pergamon_pieces.ASKS_FOR.values())
    assert [space["deepest"] for space in PERGAMON["research_spaces"]] == list(pergamon_pieces.DEEPEST.values())
    assert PERGAMON["raider_spaces"] == list(pergamon_pieces.RAIDER_STANDS_ON.values())
    assert PERGAMON["museum"] == list(pergamon_pieces.MUSEUM.values())


def test_the_95_cards_are_the_same() -> None:
    cards = Counter((card["name"], card["city"], card["weeks"]) for card in THEBES["cards"])
    assert cards == Counter((card.name, card.city, card.weeks) for card in thebes_pieces.DECK)
    assert cards.total() == 95


def test_exhibitions_ask_for_the_same_artefacts() -> None:
    for card in THEBES["cards"][-10:]:
        needs = {need["area"]: need["artefacts"] for need in card["needs"]}
        known = thebes_pieces.CARDS[card["name"]]
        assert isinstance(known, thebes_pieces.Exhibition)
        assert known.needs == tuple(needs.get(area, 0) for area in thebes_pieces.AREAS)
        assert known.points == card["points"]


@pytest.mark.parametrize("site", THEBES["sites"], ids=thebes_pieces.AREAS)
def test_the_bags_are_the_same(site: dict[str, object]) -> None:
    area = str(site["area"])
    lowest, *rest = thebes_pieces.ARTEFACTS[area]
    assert site["bonus"] == lowest
    assert site["bag"] == {"artefacts": rest, "books": ["book", "general_book"], "debris": thebes_pieces.DEBRIS}
    assert site["book_about"] == thebes_pieces.BOOK_ABOUT[area]


def test_wheel_ways_and_points_are_the_same() -> None:
    assert THEBES["wheel"][0][1:] == thebes_pieces.TOKENS
    assert THEBES["congress_points"] == list(thebes_pieces.CONGRESS_POINTS)
    for one, ways in THEBES["distances"].items():
        assert all(thebes_pieces.WEEKS_BETWEEN[one, other] == weeks for other, weeks in ways.items())
