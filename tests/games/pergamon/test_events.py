"""Events: what happened, told so that a client can move every piece."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import TypeAdapter

from digsite.core.game import CHANCE
from digsite.core.record import copy_of
from digsite.games.pergamon.actions import SPACE, Act
from digsite.games.pergamon.components import RAIDER, Back, Thing
from digsite.games.pergamon.course import awards
from digsite.games.pergamon.events import events
from digsite.games.pergamon.rules.turn import go_on
from digsite.games.pergamon.sentences import sentences
from digsite.games.pergamon.shapes import Event
from digsite.games.pergamon.shapes.names import ACT_NAMES, BACK_NAMES, PHASE_NAMES, THING_NAMES
from digsite.games.pergamon.state import Phase, State
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
    random_steps_at,
    show,
    table,
)
from tests.golden.games import files_of, steps_of

EVENTS = TypeAdapter(list[Event])
GAMES = [*files_of("pergamon"), *(f"random {name}" for name in RANDOM)]
every_game = pytest.mark.parametrize("game", GAMES)


def steps(game: str) -> Iterator[tuple[State, int, State]]:
    """A golden game, or some random games."""
    if game.startswith("random "):
        for seed in range(3):
            yield from random_steps_at(game.removeprefix("random "), seed)
    else:
        for action, before, after in steps_of(game):
            yield before, action, after


def done(s: State, move: str) -> list[Any]:
    """The events of a move."""
    after = copy_of(s)
    do(after, move)
    return events(s, SPACE.find(move).number, after)


def kinds(told: list[Any]) -> list[str]:
    return [event["kind"] for event in told]


def only(kind: str, told: list[Any]) -> Any:
    """The one event of a kind."""
    [event] = [event for event in told if event["kind"] == kind]
    return event


# Whole games


@every_game
def test_all_pieces_can_be_moved_by_events_alone(game: str) -> None:
    for before, action, after in steps(game):
        mirror = Mirror.of(view(before, 0))
        for event in events(before, action, after):
            mirror.follow(event)
        assert mirror == Mirror.of(view(after, 0))


@every_game
def test_events_are_json_of_their_shapes(game: str) -> None:
    for step in steps(game):
        told = events(*step)
        assert EVENTS.validate_python(told, strict=True) == told
        assert json.loads(json.dumps(told)) == told


@every_game
def test_the_deed_is_told_first(game: str) -> None:
    for before, action, after in steps(game):
        deed: Any = events(before, action, after)[0]
        if before.mover != CHANCE:
            assert deed.get("player", deed.get("figure")) == before.mover
        else:
            assert deed["kind"] in ("first_player", "find", "draw", "reveal")


@every_game
def test_events_change_neither_state(game: str) -> None:
    for before, action, after in steps(game):
        kept = copy_of(before), copy_of(after)
        events(before, action, after)
        assert (before, after) == kept


def test_every_kind_of_event_happens_in_these_games() -> None:
    shapes = [get_type_hints(shape)["kind"] for shape in get_args(Event)]
    told = {event["kind"] for game in GAMES for step in steps(game) for event in events(*step)}
    assert told == {kind for shape in shapes for kind in get_args(shape)}


@every_game
def test_points_by_source_add_up_to_the_score(game: str) -> None:
    sums = Counter[int]()
    for before, action, after in steps(game):
        for event in events(before, action, after):
            for _, player, points in awards(event):
                sums[player] += points
        assert [sums[p] for p in range(after.players)] == [after.tickets[p] for p in range(after.players)]
        if after.phase == Phase.OVER:
            sums.clear()


def test_a_json_schema_can_be_made_of_events() -> None:
    assert len(EVENTS.json_schema()["items"]["anyOf"]) == len(get_args(Event))


def test_names_follow_the_numbers_of_the_code() -> None:
    assert list(THING_NAMES) == [thing.name.lower() for thing in Thing]
    assert list(PHASE_NAMES) == [phase.name.lower() for phase in Phase]
    assert list(ACT_NAMES) == [act.name.lower() for act in Act]
    assert list(BACK_NAMES) == [Back.BAG.name.lower(), Back.CHEST.name.lower()]


# Finds and funds


def test_the_last_find_of_a_round_is_followed_by_laying_out() -> None:
    s = table()
    find(s, 49, 1, 37, 25)
    told = done(s, "find 13")
    assert kinds(told) == ["find", "lay", "lay", "lay", "lay", "lay"]
    assert [(event["tile"], event["gallery"]) for event in told[1:]] == [(1, 1), (13, 2), (25, 3), (37, 4), (49, 5)]


def test_sorting_is_the_deed_of_a_player_and_the_rest_follows() -> None:
    s = table(variant_sorting=True)
    find(s, 1, 13, 25, 37, 38)
    assert [(event["player"], event["tile"], event["gallery"]) for event in done(s, "lay 38")] == [
        (0, 38, 4),
        (None, 37, 5),
    ]


def test_the_raider_takes_his_space_after_the_second_card() -> None:
    s = table(2)
    find(s, 1, 13, 25, 37, 49)
    do(s, "draw chest")
    assert done(s, "draw chest") == [
        {"kind": "draw", "card": 2, "back": "chest"},
        {"kind": "place", "figure": "raider", "space": 9, "coins": 4, "deepest": 4},
    ]


def test_grants_follow_the_second_card_from_right_to_left() -> None:
    s = table()
    at_placing(s)
    do(s, "place 13", "place 1", "place 5", "reveal 4")
    told = [event for event in done(s, "reveal 7") if event["kind"] == "grant"]
    assert [(event["figure"], event["space"], event["coins"]) for event in told] == [(1, 1, 0), (2, 5, 2), (0, 13, 9)]


def test_a_grant_of_the_raider_counts_before_he_loots() -> None:
    s = table(2)
    at_placing(s, "bag", "bag")
    do(s, "place 13", "place 12", "reveal 4")
    told = done(s, "reveal 4")
    assert told[1] == {"kind": "grant", "figure": "raider", "space": 5, "coins": 2}
    assert only("loot", told) == {"kind": "loot", "gallery": 2, "tiles": [13], "coins": 2}


# Turns


def exhibiting(players: int = 3) -> State:
    """Seat 0 has pieced together the rulebook's example, worth 12, and has five coins."""
    s = table(players)
    in_turn(s, 0, Phase.EXHIBIT)
    give(s, 0, *EXAMPLE, 1, coins=5)
    do(s, *(f"join {tile}" for tile in EXAMPLE))
    return s


def test_a_dig_takes_the_tiles_of_its_gallery() -> None:
    s = table()
    in_turn(s, 1, Phase.DIG)
    s.coins[1] = 3
    bury(s, 1, 30, 14)
    assert done(s, "dig II")[0] == {"kind": "dig", "player": 1, "gallery": 2, "tiles": [14, 30], "coins": 2}


def test_a_join_tells_the_value_of_the_row() -> None:
    s = table()
    in_turn(s, 0, Phase.EXHIBIT)
    give(s, 0, *EXAMPLE)
    do(s, "join 59")
    assert done(s, "join 28") == [{"kind": "join", "player": 0, "tile": 28, "place": 2, "value": 5}]


def test_markers_on_9_and_12_are_pushed_and_16_stays() -> None:
    """The example of "Exhibiting finds"."""
    s = exhibiting()
    show(s, 1, 9, 2, 5)
    show(s, 1, 16, 3, 6)
    show(s, 2, 12, 7, 8)
    told = done(s, "exhibit +0")
    assert kinds(told) == ["exhibit", "push", "ticket"]
    assert told[1]["markers"] == [
        {"player": 1, "marker": 1, "from": 9, "to": 8},
        {"player": 2, "marker": 1, "from": 12, "to": 11},
    ]


def test_a_collection_is_exhibited_with_all_its_tiles() -> None:
    assert done(exhibiting(), "exhibit +2")[0] == {
        "kind": "exhibit",
        "player": 0,
        "marker": 1,
        "tiles": list(EXAMPLE),
        "value": 12,
        "polish": 2,
        "space": 14,
        "broken_up": None,
    }


def test_a_marker_pushed_off_space_1_leaves_with_its_tiles() -> None:
    s = exhibiting()
    show(s, 2, 1, 7, 8)
    told = done(s, "exhibit +0")
    assert only("push", told)["markers"] == [{"player": 2, "marker": 1, "from": 1, "to": None}]
    assert only("leave", told) == {"kind": "leave", "player": 2, "marker": 1, "space": 1, "tiles": [7, 8]}


def test_a_collection_broken_up_by_hand_is_told_before_the_new_one() -> None:
    s = exhibiting()
    for space, row in ((20, (2, 5)), (5, (3, 6)), (22, (7, 8))):
        show(s, 0, space, *row)
    told = done(s, "exhibit +0 for II")
    assert kinds(told) == ["break_up", "exhibit", "ticket"]
    assert told[0] == {"kind": "break_up", "player": 0, "marker": 2, "space": 5, "tiles": [3, 6]}
    assert (told[1]["marker"], told[1]["broken_up"]) == (2, 2)


def test_exhibiting_earns_a_ticket() -> None:
    assert only("ticket", done(exhibiting(), "exhibit +0")) == {"kind": "ticket", "player": 0, "points": 1}


# Evaluations


def last_of_round(calendar: int) -> State:
    """Seat 0 is the last of a round and has one find to store."""
    s = table()
    in_turn(s, 0, Phase.STORE, space=13)
    for q in (1, 2):
        s.figure[q] = q
    s.calendar = calendar
    for card, value in enumerate((4, 7)):
        s.back[card], s.face[card] = card + 1, value
    give(s, 0, 1)
    return s


def test_an_evaluation_tells_the_points_of_each_marker_then_the_prize_then_the_fall() -> None:
    """Ruling P-36. 4+7 is a vase of 161, 5+16 one of 137."""
    s = last_of_round(5)
    show(s, 0, 6, 5, 16)
    show(s, 2, 2, 4, 7)
    told = done(s, "store")
    assert kinds(told) == ["store", "evaluation", "prize", "interest_falls", "leave", "new_round"]
    assert told[1]["markers"] == [
        {"player": 2, "marker": 1, "space": 2, "points": 1, "so_far": 1},
        {"player": 0, "marker": 1, "space": 6, "points": 2, "so_far": 2},
    ]
    assert told[1]["gains"] == [2, 0, 3]
    assert told[2] == {
        "kind": "prize",
        "player": 2,
        "points": 2,
        "so_far": 3,
        "thing": "vase",
        "year": 161,
        "marker": 1,
        "tiles": [4, 7],
    }
    assert told[3]["markers"] == [
        {"player": 2, "marker": 1, "from": 2, "to": None},
        {"player": 0, "marker": 1, "from": 6, "to": 3},
    ]


def test_without_an_object_of_the_kind_there_is_no_prize() -> None:
    assert only("no_prize", done(last_of_round(7), "store"))["thing"] == "jug"


def test_a_push_and_an_evaluation_of_one_action_are_told_one_after_the_other() -> None:
    s = last_of_round(5)
    s.finds[0] = 0
    give(s, 0, *EXAMPLE, coins=1)
    s.phase = Phase.EXHIBIT
    do(s, *(f"join {tile}" for tile in EXAMPLE))
    show(s, 1, 12, 2, 5)
    told = done(s, "exhibit +0")
    assert only("push", told)["markers"] == [{"player": 1, "marker": 1, "from": 12, "to": 11}]
    assert only("interest_falls", told)["markers"][0] == {"player": 1, "marker": 1, "from": 11, "to": 8}


def test_a_new_round_tells_which_figures_and_cards_leave_and_who_begins() -> None:
    assert only("new_round", done(last_of_round(1), "store")) == {
        "kind": "new_round",
        "round": 2,
        "order": [0, 1, 2],
        "figures": [{"figure": 1, "space": 1}, {"figure": 2, "space": 2}, {"figure": 0, "space": 13}],
        "cards": [4, 7],
    }


def test_the_three_oldest_objects_are_told_at_the_end() -> None:
    """End of the game: 50+46 of 585, 28+12 of 397, 1+4 of 139."""
    s = last_of_round(12)
    s.finds[0] = 0
    show(s, 0, 1, 1, 4)
    show(s, 1, 2, 50, 46)
    show(s, 2, 3, 28, 12)
    after = copy_of(s)
    go_on(after)
    told = events(s, SPACE.find("finish").number, after)
    oldest: list[Any] = [event for event in told if event["kind"] == "oldest"]
    assert [(event["player"], event["year"], event["points"]) for event in oldest] == [
        (1, 585, 3),
        (2, 397, 2),
        (0, 139, 1),
    ]
    assert only("game_over", told)["winners"] == [1]


def test_secret_tickets_are_told_as_they_are_awarded() -> None:
    """What everybody sees happen is no secret; the sums are, until the game is over."""
    s = last_of_round(5)
    s.options[2] = 1
    show(s, 1, 6, 5, 16)
    assert only("evaluation", done(s, "store"))["markers"][0]["points"] == 2
    assert view(s, 0)["scores"] == [0, None, None]


# Sentences


def test_sentences_tell_the_prize_and_the_points() -> None:
    s = last_of_round(5)
    show(s, 2, 6, 4, 7)
    after = copy_of(s)
    do(after, "store")
    assert sentences(s, SPACE.find("store").number, after) == [
        "P1 stores 1 tile for 0 coins.",
        "P3 scores 2 points in the evaluation.",
        "P3 has the oldest vase, of the year 161: 2 points.",
        "every marker in the museum goes down by 3.",
    ]


def test_sentences_name_the_raider() -> None:
    s = table(2)
    at_placing(s, "bag", "bag")
    do(s, "place 13", "place 12", "reveal 4")
    after = copy_of(s)
    do(after, "reveal 4")
    told = sentences(s, SPACE.find("reveal 4").number, after)
    assert told[:2] == ["A funds card shows 4 coins.", "the raider gets 2 coins."]
    assert told[-1] == "the raider loots gallery II: 1 tile out of the game."
    assert after.coins[RAIDER] == 0


@every_game
def test_every_turn_has_one_event_that_says_how_it_was_dug(game: str) -> None:
    dug: Counter[int] = Counter()
    players = 0
    for before, action, after in steps(game):
        told = events(before, action, after)
        players = before.players
        dug.update(event["player"] for event in told if event["kind"] in ("dig", "no_dig", "cannot_dig"))
        if any(event["kind"] in ("new_round", "game_over") for event in told):
            assert dug == Counter(range(players))
            dug.clear()


def test_a_turn_without_a_dig_says_why() -> None:
    told = [
        event
        for game in GAMES
        for before, action, after in steps(game)
        for event in events(before, action, after)
        if event["kind"] == "cannot_dig"
    ]
    assert {event["gallery"] is None for event in told} == {True, False}
    assert {event["falls_out"] for event in told} == {True, False}
