"""The printed pieces, against everything that is known of them."""

from __future__ import annotations

import pytest

from digsite.core.record import grid, table
from digsite.games.thebes import components
from digsite.games.thebes.actions import SPACE
from digsite.games.thebes.components import (
    ALL_BOOKS,
    ALL_CARDS,
    ALL_HELPERS,
    BAGS,
    BOOK_IN,
    BOOKS_OF,
    CARD_SETS,
    CITY,
    DISTANCE,
    EXHIBITION_CARDS,
    NEEDS,
    RESEARCHER_CARDS,
    RESEARCHERS,
    ROUTES,
    RUMOURS,
    SET,
    SET_BOOKS,
    SET_HELPERS,
    TOKEN_KIND,
    WEEKS,
    WHEEL,
    Area,
    Place,
    Token,
    site_of,
)
from digsite.games.thebes.sources import SOURCES, broken_constraints
from tests.games.thebes.tables import NAMES

# What the rulebook shows


def test_an_egyptian_book_of_three_points_takes_four_weeks() -> None:
    """Contents, the picture of a researcher card."""
    assert {WEEKS[card] for card in range(RESEARCHERS) if BOOKS_OF[Area.EGYPT, 3] >> card & 1 and card < 45} == {4}


def test_berlin_lies_between_london_and_warsaw() -> None:
    """Player order, example."""
    legs = [(Place.LONDON, Place.BERLIN), (Place.BERLIN, Place.WARSAW), (Place.LONDON, Place.WARSAW)]
    assert [DISTANCE[a, b] for a, b in legs] == [1, 1, 2]


def test_knowledge_eight_and_four_weeks_give_five_tokens() -> None:
    """Using the time wheel, example."""
    assert WHEEL[8, 4] == 5


def test_the_small_exhibition_in_london_asks_for_one_orange_and_two_yellow_artefacts() -> None:
    """Execute an exhibition, example."""
    assert [NEEDS[0, area] for area in Area] == [1, 0, 2, 0, 0]


def test_a_find_from_greece_is_a_book_about_crete() -> None:
    """Determining knowledge points, example."""
    assert BOOK_IN[Area.CRETE] == Area.GREECE


# How the pieces are numbered


def test_every_researcher_card_is_a_book_or_a_helper() -> None:
    assert sum(SET_BOOKS[number] for number in range(CARD_SETS)) == ALL_BOOKS
    assert sum(SET_HELPERS[number] for number in range(CARD_SETS)) == ALL_HELPERS


def test_every_set_of_cards_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == CARD_SETS == 77


def test_every_card_belongs_to_a_set() -> None:
    assert sorted({SET[card] for card in range(ALL_CARDS)}) == list(range(CARD_SETS))


def test_exhibitions_are_numbered_after_the_researcher_cards() -> None:
    assert [CITY[RESEARCHERS + n] for n in range(10)] == [city for city, *_ in EXHIBITION_CARDS]


def test_each_area_has_its_site_on_the_map() -> None:
    assert [Place(site_of(area)).name for area in Area] == [area.name for area in Area]


def test_each_rumour_is_one_card() -> None:
    assert [RUMOURS[area].bit_count() for area in Area] == [1] * 5


def test_tokens_are_numbered_artefacts_first_then_books_then_debris() -> None:
    assert [TOKEN_KIND[Area.PALESTINE, token] for token in (0, 12, 13, 14, 15, 30)] == [
        0,
        6,
        Token.SPECIAL_BOOK,
        Token.GENERAL_BOOK,
        Token.DEBRIS,
        Token.DEBRIS,
    ]


@pytest.mark.parametrize(
    "notation",
    [
        "take 2",
        "take 2 by zeppelin",
        "take 2 without the car",
        "exchange",
        "exchange without the car",
        "dig egypt 6 weeks with rumour",
        "dig crete 1 week with rumour and assistant and shovel by zeppelin",
        "dig egypt 6 weeks without the car",
        "dig egypt 6 weeks with rumour and shovel without the car",
        "exhibit b",
        "exhibit b without the car",
        "pass",
        "draw special permission london",
        "find general book",
    ],
)
def test_an_action_is_written_as_a_person_would_say_it(notation: str) -> None:
    assert SPACE.find(notation).notation == notation


def test_actions_that_came_later_have_the_last_numbers() -> None:
    """Journals of earlier versions keep their meaning."""
    later = [action.notation for action in SPACE.actions[SPACE.find("pass").number + 1 :]]
    assert (SPACE.find("pass").number, len(later)) == (1067, 4 + 1 + 5 * 12 * 8 + 3)
    assert all(notation.endswith(" without the car") for notation in later)


# The sources


def test_the_tables_satisfy_every_stated_fact() -> None:
    assert broken_constraints() == []


def _wheel_with(knowledge: int, week: int, tokens: int) -> object:
    rows = [[WHEEL[k, w] for w in range(13)] for k in range(13)]
    rows[knowledge][week] = tokens
    return grid(rows)


def _distances_with(start: Place, end: Place, weeks: int) -> object:
    rows = [[DISTANCE[a, b] for b in Place] for a in Place]
    rows[start][end] = weeks
    return grid(rows)


CAR = next(row for row in RESEARCHER_CARDS if row[0] == components.Card.CAR)
BROKEN = [
    ("ROUTES", (*ROUTES, (Place.BERLIN, Place.VIENNA)), "The map has 12 places and 18 routes."),
    ("ROUTES", (*ROUTES, (Place.BERLIN, Place.VIENNA)), "Six pairs that look like neighbours are none."),
    ("ROUTES", (*ROUTES, (Place.MOSCOW, Place.BERLIN)), "Moscow is the only place with a single route."),
    ("DISTANCE", _distances_with(Place.ROME, Place.LONDON, 1), "Every way is as long as the way back."),
    ("DISTANCE", _distances_with(Place.ROME, Place.LONDON, 1), "Distances are those of the printed map."),
    ("WHEEL", _wheel_with(6, 3, 1), "More weeks never give fewer tokens."),
    ("WHEEL", _wheel_with(6, 3, 5), "More knowledge never gives fewer tokens."),
    ("WHEEL", _wheel_with(12, 12, 11), "The wheel gives from 0 to 10 tokens."),
    ("WHEEL", _wheel_with(9, 5, 5), "The rows of the wheel add up to what they should."),
    ("WHEEL", _wheel_with(8, 4, 4), "The wheel gives what the pictures show for knowledge 8."),
    ("WHEEL", _wheel_with(0, 12, 1), "Without knowledge the wheel gives nothing."),
    ("WHEEL", _wheel_with(12, 0, 1), "In no weeks the wheel gives nothing."),
    ("FEWEST_WEEKS", table([13, 7, 6, 3, 2, 1]), "Knowledge 1 to 5 needs 8, 6, 3, 2 and 1 weeks"),
    ("RESEARCHER_CARDS", RESEARCHER_CARDS[1:], "There are 85 researcher cards."),
    ("RESEARCHER_CARDS", RESEARCHER_CARDS[1:], "There are 45 special, 8 general"),
    ("RESEARCHER_CARDS", RESEARCHER_CARDS[1:], "London has 13 cards"),
    ("RESEARCHER_CARDS", RESEARCHER_CARDS[1:], "Each area has four books of 1 point"),
    ("RESEARCHER_CARDS", RESEARCHER_CARDS[1:], "All weeks of the researcher cards add up to 189."),
    ("RESEARCHER_CARDS", (*RESEARCHER_CARDS, (0, 0, 3, 0, 3, 1)), "Books of 1, 2 and 3 points take 1, 2 and 4 weeks."),
    ("RESEARCHER_CARDS", (CAR, *RESEARCHER_CARDS), "Books come first"),
    ("RESEARCHER_CARDS", (*RESEARCHER_CARDS, (1, -1, 2, 0, 6, 1)), "General knowledge is four cards of 1 point"),
    ("RESEARCHER_CARDS", (*RESEARCHER_CARDS, (2, 0, 2, 0, 1, 1)), "Each area has one rumour."),
    ("RESEARCHER_CARDS", (*RESEARCHER_CARDS, (3, 2, 0, 0, 2, 1)), "Only books and rumours belong to an area."),
    ("RESEARCHER_CARDS", (*RESEARCHER_CARDS, (3, -1, 0, 0, 1, 1)), "Rumours take 1 week"),
    ("RESEARCHER_CARDS", (*RESEARCHER_CARDS, (6, -1, 0, 0, 2, 1)), "Cars and zeppelins take 1 week"),
    ("RESEARCHER_CARDS", (*RESEARCHER_CARDS, (5, -1, 0, Place.ROME, 2, 1)), "Rome has no congress."),
    ("RESEARCHER_CARDS", (*RESEARCHER_CARDS, (7, -1, 0, Place.MOSCOW, 1, 1)), "London and Moscow have neither"),
    (
        "RESEARCHER_CARDS",
        (*RESEARCHER_CARDS, (4, -1, 0, Place.PARIS, 3, 1)),
        "Paris, Berlin and Vienna have no shovels.",
    ),
    ("EXHIBITION_CARDS", EXHIBITION_CARDS[1:], "There are five small and five large exhibitions."),
    ("EXHIBITION_CARDS", EXHIBITION_CARDS[::-1], "Small ones take 3 weeks and score 4."),
    ("EXHIBITION_CARDS", EXHIBITION_CARDS[::-1], "Large ones take 4 weeks and score 5."),
    ("EXHIBITION_CARDS", EXHIBITION_CARDS[:4], "Five cities have a small exhibition each."),
    ("EXHIBITION_CARDS", EXHIBITION_CARDS[:-1], "The same cities have a large one each."),
    ("EXHIBITION_CARDS", EXHIBITION_CARDS[1:], "A small one asks for 1 and 2 artefacts of two areas."),
    ("EXHIBITION_CARDS", EXHIBITION_CARDS[::-1], "A large one asks for 1, 2 and 3 artefacts of three areas."),
    ("EXHIBITION_CARDS", EXHIBITION_CARDS[1:], "The small ones ask for every area alike."),
    ("EXHIBITION_CARDS", EXHIBITION_CARDS[:-1], "The large ones ask for every area alike."),
    ("EXHIBITION_CARDS", EXHIBITION_CARDS[1:], "London's small one asks for 1 Greek and 2 Egyptian artefacts."),
    ("TOKENS", 30, "Each area has 31 tokens, each of one kind."),
    ("TOKEN_SET", grid([[0] * 10] * 5), "Each area has 16 pieces of debris."),
    ("BAGS", BAGS | {Area.CRETE: (Area.GREECE, (1,) * 14)}, "Each area has 13 artefacts."),
    ("BAGS", BAGS | {Area.CRETE: (Area.GREECE, (1,) * 13)}, "The artefacts of each area are worth 36 points."),
    ("BAGS", BAGS | {Area.CRETE: (Area.GREECE, (2,) * 13)}, "Artefacts are listed by value and begin with a 1."),
    ("BAGS", BAGS | {Area.CRETE: (Area.GREECE, (1,) * 13)}, "The top values are 6, 5, 6, 7 and 5."),
    ("BAGS", BAGS | {Area.CRETE: BAGS[Area.MESOPOTAMIA]}, "Each area's artefacts have their own spread."),
    ("BAGS", BAGS | {Area.CRETE: BAGS[Area.MESOPOTAMIA]}, "Books in the bags are about Crete, Greece"),
    ("WEEKS_A_YEAR", 53, "A year has 52 weeks."),
    ("START_WEEK", table([0, 0, 1, 16, 1]), "Two, three and four players have 157, 141 and 105 weeks."),
    ("FIRST_YEAR", table([0, 0, 1901, 1901, 1901]), "Two and three players begin in 1901, four in 1902."),
    ("END_WEEK", table([0, 0, 156, 156, 104]), "Every game ends on space 1 after 1903."),
    ("CONGRESS_POINTS", table([0, 1, 3, 6, 10, 15, 21, 28, 36, 45]), "Congresses score 1, 3, 6"),
    ("SHARED_MAJORITY", 2, "Most knowledge of an area scores 5"),
    ("DISPLAY", 5, "Four cards lie open and three stacks of 27 remain."),
    ("TEAM_BONUS", table([0, 0, 1, 2, 2, 3, 4]), "Two assistants or shovels add 1, three or more 2."),
]


@pytest.mark.parametrize(("name", "value", "fact"), BROKEN, ids=[fact for *_, fact in BROKEN])
def test_a_broken_table_is_reported(monkeypatch: pytest.MonkeyPatch, name: str, value: object, fact: str) -> None:
    monkeypatch.setattr(components, name, value)
    assert any(sentence.startswith(fact) for sentence in broken_constraints())


def test_every_table_names_its_source() -> None:
    assert [source.table for source in SOURCES] == [
        "map",
        "time wheel",
        "researcher cards",
        "researcher cards: copies in each city",
        "exhibitions",
        "tokens",
        "time track",
        "scoring",
    ]


def test_no_table_is_reconstructed() -> None:
    assert {source.status for source in SOURCES} == {"printed"}


def test_every_source_is_one_sentence_with_a_confidence() -> None:
    assert all(source.origin.endswith(".") and source.confidence for source in SOURCES)
