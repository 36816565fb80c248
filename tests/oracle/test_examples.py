"""The oracle itself keeps to the examples that are printed in the rulebooks."""

from __future__ import annotations

from tests.oracle.pergamon import Pergamon
from tests.oracle.pergamon_pieces import TILES, Tile
from tests.oracle.pergamon_table import Collection, Exhibit, exhibits_of, storage_fee, value_of
from tests.oracle.thebes import Journey, Thebes
from tests.oracle.thebes_pieces import CARDS, WEEKS_BETWEEN, Exhibition, Researcher


def tile(left: str, number: int, right: str, century: int) -> Tile:
    return Tile(0, left, number, right, century)


def cards(*names: str) -> list[Researcher]:
    return [card for name in names if isinstance(card := CARDS[name], Researcher)]


# Pergamon


def test_laying_out_sorts_by_century_and_then_by_number() -> None:
    """Centuries 1, 2, 4, 4, 4: "the three tiles with the figure 4 follow in their order 14, 36, and 85"."""
    game = Pergamon(3, first_player=0)
    asking = game.play()
    next(asking)
    for id_ in (46, 40, 13, 37, 1):
        asking.send(f"find {id_}")
    assert [(tiles[0].century, tiles[0].number) for tiles in game.galleries.values()] == [
        (1, 20),
        (2, 12),
        (4, 14),
        (4, 36),
        (4, 85),
    ]


def test_the_last_in_line_takes_what_is_left_of_eleven_coins() -> None:
    """Cards of 7 and 4: 11 coins. From right to left each takes what the space shows, the last all the rest."""
    game = Pergamon(3)
    for player, space in zip(game.players, (2, 6, 9), strict=True):
        player.space = space
    game.pay_out(7 + 4)
    assert [player.coins for player in game.players] == [1, 3, 7]


def test_bracelet_vase_and_mask_are_worth_twelve() -> None:
    """5th, 3rd and 4th century: 12 points."""
    row = [
        tile("jug", 18, "bracelet", 5),
        tile("bracelet", 38, "vase", 3),
        tile("vase", 85, "mask", 4),
        tile("mask", 99, "jug", 5),
    ]
    assert value_of(row) == 12


def test_a_collection_on_12_pushes_9_and_12_but_not_16() -> None:
    game = Pergamon(2)
    game.players[0].collections = [Collection(1, 9, []), Collection(2, 12, []), Collection(3, 16, [])]
    game.lose_interest(up_to=12, by=1)
    assert [shown.space for shown in game.players[0].collections] == [8, 11, 16]


def test_a_mask_with_4_and_63_is_of_the_year_463() -> None:
    assert exhibits_of([tile("vase", 85, "mask", 4), tile("mask", 63, "vase", 5)]) == [Exhibit("mask", 463)]


def test_five_finds_cost_one_coin_to_store() -> None:
    assert storage_fee(5) == 1


def test_the_raider_on_space_7_loots_gallery_iii_for_3_coins() -> None:
    game = Pergamon(2)
    assert game.raider
    game.raider.space, game.raider.coins = 7, 3
    game.galleries = {gallery: [TILES[gallery]] for gallery in range(1, 6)}
    game.loot(game.raider)
    assert [gallery for gallery, tiles in game.galleries.items() if not tiles] == [3]
    assert game.raider.coins == 0


# Thebes


def test_london_to_warsaw_and_an_exchange_take_three_weeks() -> None:
    game = Thebes(2)
    game.desks[0].place = "london"
    plan = game.plans(game.desks[0])["exchange"]
    assert plan.journey.weeks + plan.weeks == WEEKS_BETWEEN["london", "warsaw"] + 1 == 3


def test_the_dig_on_crete_counts_eight_points_and_four_weeks_draw_five_tokens() -> None:
    """3 points by books, one of them found, and two assistants are 4; so of 5 points of general knowledge 4 count."""
    game = Thebes(2)
    desk = game.desks[0]
    desk.cards = cards("crete 2 rome", "assistant paris", "assistant rome", "general 2 paris", "general 2 london")
    desk.finds = {**desk.finds, "greece": ["book"], "egypt": ["general book"]}
    assert desk.general_knowledge() == 5
    assert dict(game.yields(desk, "crete", ()))[4] == 5


def test_on_space_48_of_1903_five_weeks_are_left() -> None:
    game = Thebes(4)
    desk = game.desks[0]
    desk.week, desk.place = 100, "greece"
    desk.cards = cards("greece 3 berlin", "greece 3 london")
    weeks = {plan.weeks for plan in game.plans(desk).values() if plan.kind == "dig" and plan.what == "greece"}
    assert weeks == {1, 2, 3, 4, 5}


def test_one_greek_and_two_egyptian_artefacts_are_enough_in_london() -> None:
    game = Thebes(2)
    desk = game.desks[0]
    london = CARDS["small exhibition london"]
    assert isinstance(london, Exhibition)
    game.supply.announced["a"] = london
    desk.finds = {**desk.finds, "greece": ["1", "book"], "egypt": ["1", "3"]}
    assert "exhibit a" in game.plans(desk)
    desk.finds["egypt"].remove("3")
    assert "exhibit a" not in game.plans(desk)


def test_a_car_makes_four_weeks_three() -> None:
    game = Thebes(2)
    game.desks[0].cards = cards("car rome")
    game.desks[0].place = "london"
    assert list(game.journeys(game.desks[0], "egypt")) == [Journey("", 3), Journey(" without the car", 4)]


def test_the_example_of_scoring_makes_67_points() -> None:
    """13 artefacts for 39, three exhibitions for 13, five congresses for 15, no majority."""
    game = Thebes(2)
    mine, other = game.desks
    artefacts = {"palestine": "117", "mesopotamia": "4", "egypt": "12334", "crete": "25", "greece": "15"}
    mine.finds = {area: list(values) for area, values in artefacts.items()}
    shown = ("small exhibition london", "small exhibition paris", "large exhibition moscow")
    mine.exhibitions = [card for name in shown if isinstance(card := CARDS[name], Exhibition)]
    mine.cards = cards(*["congress paris"] * 5, "crete 1 paris")
    other.cards = cards("crete 2 rome")
    assert {source: points[0] for source, points in game.points().items()} == {
        "artefacts": 39,
        "exhibitions": 13,
        "congresses": 15,
        "majorities": 0,
    }
    assert game.scores()[0] == 67
