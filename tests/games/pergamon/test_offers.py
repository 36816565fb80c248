"""Offers: every legal action once, at the piece it touches, with a preview that comes true."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from digsite.core.record import copy_of
from digsite.games.pergamon.actions import CHOICE, KIND, SPACE
from digsite.games.pergamon.components import PRIZE_FOR
from digsite.games.pergamon.offers import offers
from digsite.games.pergamon.rules.funds import NO_SPACE, figure_on, next_space, pay_out
from digsite.games.pergamon.rules.turn import play
from digsite.games.pergamon.shapes import PergamonOffer
from digsite.games.pergamon.shapes.names import ACT_NAMES, figure_name
from digsite.games.pergamon.shapes.view import PergamonView
from digsite.games.pergamon.state import Phase, State
from digsite.games.pergamon.tables import tables
from digsite.games.pergamon.view import view
from tests.games.pergamon.mirror import Mirror
from tests.games.pergamon.tables import (
    EXAMPLE,
    RANDOM,
    at_placing,
    bury,
    do,
    find,
    give,
    in_turn,
    legal,
    random_steps_at,
    show,
    table,
)
from tests.golden.games import files_of, states_of

OFFERS = TypeAdapter(list[PergamonOffer])
GAMES = [*files_of("pergamon"), *(f"random {name}" for name in RANDOM)]
every_game = pytest.mark.parametrize("game", GAMES)


def states(game: str) -> list[State]:
    """All states of a golden game or of a random one."""
    if game.startswith("random "):
        return [before for before, _, _ in random_steps_at(game.removeprefix("random "), 0)]
    return states_of(game)


def offered(s: State) -> dict[str, Any]:
    """The previews of all legal actions by their notation."""
    return {action["notation"]: action["preview"] for offer in offers(s, legal(s)) for action in offer["actions"]}


def pieces(s: State) -> list[Any]:
    return [offer["piece"] for offer in offers(s, legal(s))]


# Whole games


@every_game
def test_every_legal_action_is_offered_exactly_once(game: str) -> None:
    for s in states(game):
        found = [action for offer in offers(s, legal(s)) for action in offer["actions"]]
        assert sorted(action["action"] for action in found) == sorted(legal(s))
        assert all(SPACE.find(action["notation"]).number == action["action"] for action in found)
        assert all(ACT_NAMES[KIND[action["action"]]] == action["kind"] for action in found)


@every_game
def test_a_piece_is_named_once(game: str) -> None:
    for s in states(game):
        found = [json.dumps(piece) for piece in pieces(s)]
        assert len(set(found)) == len(found)


@every_game
def test_offers_are_json_of_their_shapes(game: str) -> None:
    for s in states(game):
        found = offers(s, legal(s))
        assert OFFERS.validate_python(found, strict=True) == found
        assert json.loads(json.dumps(found)) == found


@every_game
def test_offers_do_not_change_the_state(game: str) -> None:
    for s in states(game):
        kept = copy_of(s)
        offers(s, legal(s))
        assert s == kept


@every_game
def test_previews_come_true(game: str) -> None:
    for s in states(game):
        before = view(s, 0)
        for offer in offers(s, legal(s)):
            for action in offer["actions"]:
                after = copy_of(s)
                play(after, action["action"])
                check = CHECKS.get(action["kind"])
                if check:
                    check(before, action["preview"], view(after, 0), after, CHOICE[action["action"]])


def came_true_lay(before: PergamonView, preview: Any, after: PergamonView, s: State, tile: int) -> None:
    assert tile + 1 in after["galleries"][preview["gallery"] - 1]


def came_true_place(before: PergamonView, preview: Any, after: PergamonView, s: State, choice: int) -> None:
    space = tables()["research_spaces"][choice]
    assert (preview["coins"], preview["deepest"]) == (space["coins"], space["deepest"])
    assert choice + 1 in Mirror.of(after).figures.values()
    assert after["funds"]["shares"] == preview["shares"]
    for share, coins in (("least", before["funds"]["lowest"]), ("most", before["funds"]["highest"])):
        paid = copy_of(s)
        paid.pot = coins
        pay_out(paid)
        shares, at = [], next_space(s, NO_SPACE)
        while at != NO_SPACE:
            figure = figure_on(s, at)
            shares.append((figure_name(figure), at, paid.coins[figure] - s.coins[figure]))
            at = next_space(s, at)
        assert [(one["figure"], one["space"], one[share]) for one in preview["shares"]] == shares


def came_true_dig(before: PergamonView, preview: Any, after: PergamonView, s: State, gallery: int) -> None:
    p = before["mover"]
    had, has = before["desks"][p], after["desks"][p]
    assert had["coins"] - preview["coins"] == preview["coins_left"] == has["coins"]
    assert set(has["finds"]) == set(had["finds"]) | set(preview["tiles"])


def came_true_join(before: PergamonView, preview: Any, after: PergamonView, s: State, tile: int) -> None:
    row = after["row"]
    assert row
    assert (preview["value"], preview["space"]) == (row["value"], row["space"])
    assert row["tiles"][preview["place"] - 1] == tile + 1


def came_true_exhibit(before: PergamonView, preview: Any, after: PergamonView, s: State, polish: int) -> None:
    p, marker = before["mover"], preview["marker"]
    assert preview["coins_left"] == after["desks"][p]["coins"] == before["desks"][p]["coins"] - polish
    if after["phase"] == "over" or (before["round"] != after["round"] and PRIZE_FOR[before["round"]] >= 0):
        return  # an evaluation has moved the markers on
    expected = Mirror.of(before)
    expected.spaces.pop((p, preview["broken_up"]), None)
    for move in preview["pushed"]:
        expected.move(move)
    expected.spaces[p, marker] = preview["space"]
    assert {key: space for key, space in expected.spaces.items() if space} == Mirror.of(after).spaces
    assert preview["points"] == tables()["museum"][preview["space"] - 1]


def came_true_discard(before: PergamonView, preview: Any, after: PergamonView, s: State, tile: int) -> None:
    desk = after["desks"][before["mover"]]
    assert (preview["finds_left"], preview["storage_fee"]) == (len(desk["finds"]), desk["storage_fee"])


def came_true_store(before: PergamonView, preview: Any, after: PergamonView, s: State, choice: int) -> None:
    had, has = before["desks"][before["mover"]], after["desks"][before["mover"]]
    assert preview["finds"] == len(had["finds"]) == len(has["finds"])
    assert had["coins"] - preview["coins"] == preview["coins_left"] == has["coins"]


CHECKS: dict[str, Any] = {
    "lay": came_true_lay,
    "place": came_true_place,
    "dig": came_true_dig,
    "join": came_true_join,
    "exhibit": came_true_exhibit,
    "discard": came_true_discard,
    "store": came_true_store,
}


# Pieces and previews


def test_nothing_is_offered_at_the_end() -> None:
    s = states("pergamon-3")[-1]
    assert (s.phase, offers(s, legal(s))) == (Phase.OVER, [])


def test_chances_outcomes_are_offered_too() -> None:
    """For tables where draws are entered by hand."""
    s = table(first_player=None)
    assert pieces(s) == [{"kind": "seat", "player": p} for p in range(3)]
    do(s, "first P2")
    assert pieces(s)[0] == {"kind": "tile", "tile": 1, "where": "unseen"}
    find(s, 1, 13, 25, 37, 49)
    assert pieces(s) == [{"kind": "deck", "back": "bag"}, {"kind": "deck", "back": "chest"}]
    do(s, "draw bag", "draw chest", "place 1", "place 2", "place 3", "reveal 1")
    assert pieces(s) == [{"kind": "card", "card": 2}]


def test_a_research_space_tells_coins_depth_and_shares() -> None:
    s = table(2)
    at_placing(s, "bag", "chest")
    do(s, "place 10")
    shares = [
        {"figure": 1, "space": 3, "least": 1, "most": 1},
        {"figure": "raider", "space": 7, "least": 3, "most": 3},
        {"figure": 0, "space": 10, "least": 2, "most": 8},
    ]
    assert offered(s)["place 3"] == {"kind": "place", "coins": 1, "deepest": 2, "shares": shares}


def test_a_gallery_tells_price_finds_and_coins_left() -> None:
    s = table()
    in_turn(s, 0, Phase.DIG)
    s.coins[0] = 5
    bury(s, 2, 30, 14)
    assert pieces(s) == [{"kind": "gallery", "gallery": 3}, {"kind": "turn"}]
    assert offered(s)["dig III"] == {"kind": "dig", "coins": 3, "coins_left": 2, "tiles": [14, 30]}


def test_a_find_can_be_joined_or_discarded() -> None:
    s = table()
    in_turn(s, 0, Phase.EXHIBIT)
    give(s, 0, 59, 28)
    of_59 = next(offer for offer in offers(s, legal(s)) if offer["piece"] == tile_piece(59))
    assert [action["notation"] for action in of_59["actions"]] == ["join 59", "discard 59"]


def tile_piece(tile: int) -> dict[str, object]:
    return {"kind": "tile", "tile": tile, "where": "finds"}


def test_joining_tells_the_value_and_the_space_it_would_reach() -> None:
    s = table()
    in_turn(s, 0, Phase.EXHIBIT)
    give(s, 0, *EXAMPLE)
    assert offered(s)["join 59"] == {"kind": "join", "place": 1, "value": 0, "space": None}
    do(s, "join 59", "join 28")
    assert offered(s)["join 46"] == {"kind": "join", "place": 3, "value": 8, "space": 8}


def exhibiting() -> State:
    """Seat 0 has pieced together the rulebook's example, worth 12, and has five coins."""
    s = table()
    in_turn(s, 0, Phase.EXHIBIT)
    give(s, 0, *EXAMPLE, coins=5)
    do(s, *(f"join {tile}" for tile in EXAMPLE))
    return s


def test_exhibiting_tells_whom_it_pushes_down_and_out() -> None:
    s = exhibiting()
    show(s, 1, 13, 2, 5)
    show(s, 2, 1, 7, 8)
    assert offered(s)["exhibit +1"] == {
        "kind": "exhibit",
        "marker": 1,
        "value": 12,
        "polish": 1,
        "coins_left": 4,
        "space": 13,
        "points": 4,
        "pushed": [
            {"player": 2, "marker": 1, "from": 1, "to": None},
            {"player": 1, "marker": 1, "from": 13, "to": 12},
        ],
        "broken_up": None,
    }


def test_with_three_collections_on_show_one_of_them_is_the_piece() -> None:
    s = exhibiting()
    for space, row in ((20, (2, 5)), (5, (3, 6)), (22, (7, 8))):
        show(s, 0, space, *row)
    assert pieces(s) == [{"kind": "collection", "player": 0, "marker": marker} for marker in (1, 2, 3)]
    preview = offered(s)["exhibit +0 for III"]
    assert (preview["broken_up"], preview["marker"], preview["pushed"]) == (
        3,
        3,
        [{"player": 0, "marker": 2, "from": 5, "to": 4}],
    )


def test_storing_tells_the_fee() -> None:
    s = table()
    in_turn(s, 0, Phase.STORE)
    give(s, 0, 1, 2, 3, 4, 5, coins=2)
    assert offered(s)["store"] == {"kind": "store", "finds": 5, "coins": 1, "coins_left": 1}
    assert offered(s)["discard 5"] == {"kind": "discard", "finds_left": 4, "storage_fee": 1}
    assert {"kind": "storage"} in pieces(s)


def test_the_last_round_ends_with_the_turn() -> None:
    s = table()
    s.calendar = 12
    in_turn(s, 0, Phase.EXHIBIT)
    give(s, 0, 59, 28)
    assert pieces(s)[-1] == {"kind": "turn"}
