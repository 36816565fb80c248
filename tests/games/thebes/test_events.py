"""What an action did, as a client is told it."""

from __future__ import annotations

import json
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import TypeAdapter

from digsite.games.thebes.components import NO_CARD
from digsite.games.thebes.events import events
from digsite.games.thebes.pieces import card
from digsite.games.thebes.sentences import sentences
from digsite.games.thebes.shapes import Event, ThebesOffer, ThebesTables, ThebesView
from digsite.games.thebes.view import view
from tests.games.thebes.mirror import Mirror, pieces
from tests.games.thebes.tables import (
    Step,
    discard,
    do,
    give,
    markers,
    playing,
    random_steps,
    second_stack,
    show,
    step,
    supply,
    table,
)


def told(happened: Step) -> list[dict[str, Any]]:
    return [dict(event) for event in events(*happened)]


def kinds(happened: Step) -> list[str]:
    return [event["kind"] for event in events(*happened)]


def last(happened: Step, kind: str) -> dict[str, Any]:
    return [event for event in told(happened) if event["kind"] == kind][-1]


# Whole games


def test_all_pieces_move_as_the_events_tell() -> None:
    """The key to a client without rules: the last view and the events give the next view."""
    for happened in random_steps():
        client = Mirror(view(happened.before, None))
        for event in events(*happened):
            client.tell(event)
        assert pieces(client.view) == pieces(view(happened.after, None))


def test_events_have_their_shapes_and_are_json() -> None:
    shape: TypeAdapter[list[Event]] = TypeAdapter(list[Event])
    for happened in random_steps():
        happening = events(*happened)
        assert shape.validate_python(happening, strict=True) == happening
        assert json.loads(json.dumps(happening)) == happening


def test_the_deed_comes_first_and_only_once() -> None:
    deeds = {"first", "draw", "token", "take", "exchange", "dig", "exhibit", "pass"}
    for happened in random_steps():
        assert [kind in deeds for kind in kinds(happened)] == [True] + [False] * (len(kinds(happened)) - 1)


def test_random_games_tell_of_every_kind_of_event() -> None:
    known = {get_args(get_type_hints(shape)["kind"])[0] for shape in get_args(Event)}
    assert {kind for happened in random_steps() for kind in kinds(happened)} == known


@pytest.mark.parametrize(
    ("shape", "part"),
    [(ThebesView, "AreaDesk"), (list[ThebesOffer], "Journey"), (list[Event], "Journey"), (ThebesTables, "Researcher")],
)
def test_shapes_make_a_schema_for_other_languages(shape: Any, part: str) -> None:
    assert part in TypeAdapter(shape).json_schema()["$defs"]


# Journeys and time


def test_a_deed_tells_the_journey_and_the_way_of_the_marker() -> None:
    """From Warsaw to Paris in two weeks, and two for the congress."""
    taken = last(step(playing(), "take 2"), "take")
    assert taken["journey"] == {
        "from": "warsaw",
        "to": "paris",
        "weeks": 2,
        "by_zeppelin": False,
        "without_car": False,
    }
    assert taken["marker"]["from"] == {"week": 16, "space": 16, "year": 1901}
    assert taken["marker"]["to"] == {"week": 20, "space": 20, "year": 1901}
    assert (taken["weeks"], taken["space"], card(taken["card"])["name"]) == (2, 1, "congress paris")


def test_who_stays_makes_no_journey() -> None:
    assert last(step(playing(), "exchange"), "exchange")["journey"] is None


def test_a_zeppelin_goes_to_the_discards_with_the_journey() -> None:
    s = playing()
    give(s, 0, "zeppelin rome")
    happened = step(s, "take 1 by zeppelin")
    assert last(happened, "take")["journey"]["weeks"] == 0
    assert card(last(happened, "card_used_up")["card"])["kind"] == "zeppelin"


def test_a_new_year_turns_used_permissions_back() -> None:
    s = playing(week=50)
    s.used[0] = 0b101
    assert last(step(s, "take 2"), "new_year") == {
        "kind": "new_year",
        "player": 0,
        "year": 1902,
        "areas": ["greece", "egypt"],
    }


def test_the_year_marker_moves_with_the_hindmost_player() -> None:
    s = playing(2)
    markers(s, 52, 60)
    assert last(step(s, "exchange"), "year_marker")["year"] == 1902


def test_who_passes_is_finished_and_the_last_one_ends_the_game() -> None:
    s = playing(2)
    markers(s, 150, 157)
    happened = step(s, "pass")
    assert kinds(happened) == ["pass", "finished", "game_over"]
    assert last(happened, "pass")["weeks"] == 7
    assert last(happened, "game_over")["winners"] == [0, 1]


# Digs


def test_a_dig_tells_knowledge_help_and_tokens() -> None:
    s = playing(place="egypt")
    give(s, 0, "egypt 3 london", "egypt 2 berlin", "general 2 paris", "rumour egypt rome", "shovel rome")
    begun = last(step(s, "dig egypt 4 weeks with rumour and shovel"), "dig")
    assert begun["knowledge"] == {
        "help": ["rumour", "shovel"],
        "special": 7,
        "general": 2,
        "usable_general": 2,
        "total": 9,
        "shovels": 1,
    }
    assert begun["tokens"] == 6


def test_the_end_of_a_dig_in_its_order() -> None:
    """Debris back, the artefact from the map, the permission turned, the rumour discarded."""
    s = playing(place="egypt")
    give(s, 0, "egypt 3 london", "rumour egypt rome")
    do(s, "dig egypt 2 weeks with rumour")
    happened = step(s, "find debris")
    assert kinds(happened) == ["token", "debris_returned", "first_artefact", "permission_used", "card_used_up"]
    assert last(happened, "debris_returned")["debris"] == 1
    assert card(last(happened, "card_used_up")["card"])["name"] == "rumour egypt rome"


def test_a_special_permission_pays_instead_of_a_used_one() -> None:
    s = playing(place="egypt")
    give(s, 0, "egypt 3 london", "general 1 paris", "special permission london")
    s.used[0] = 1 << 2
    begun = step(s, "dig egypt 2 weeks")
    ended = step(s, "find 5")
    assert last(begun, "dig")["by_special_permission"]
    assert "permission_used" not in kinds(ended)
    assert card(last(ended, "card_used_up")["card"])["kind"] == "special_permission"


def test_a_book_tells_what_it_is_about() -> None:
    s = playing(place="palestine")
    give(s, 0, "palestine 3 london", "palestine 1 rome")
    do(s, "dig palestine 2 weeks")
    assert last(step(s, "find book"), "token")["book_about"] == "egypt"


# Cards


def test_a_card_goes_from_the_supply_to_the_empty_space() -> None:
    s = playing()
    do(s, "take 3")
    laid = last(step(s, "draw shovel rome"), "card_laid_out")
    assert (card(laid["card"])["name"], laid["from"], laid["to"]) == ("shovel rome", "supply", 2)


def test_an_open_card_is_laid_out_with_the_deed() -> None:
    laid = last(step(playing(next_cards=True), "take 3"), "card_laid_out")
    assert (card(laid["card"])["name"], laid["from"], laid["to"]) == ("shovel rome", "next_cards", 2)


def test_an_exchange_discards_the_face_up_cards() -> None:
    assert kinds(step(playing(), "exchange")) == ["exchange"] + ["card_discarded"] * 4


def test_a_congress_counts_with_the_others() -> None:
    s = playing()
    give(s, 0, "congress moscow", "congress moscow")
    assert last(step(s, "take 1"), "congress") == {"kind": "congress", "player": 0, "congresses": 3, "points": 6}


def test_an_exhibition_moves_only_what_is_in_its_way() -> None:
    """Rulings T-21, T-22: b is empty, so c stays."""
    s = playing()
    show(s, "small exhibition london", None, "small exhibition paris")
    second_stack(s, 5, "small exhibition berlin")
    do(s, "take 1")
    happened = step(s, "draw small exhibition berlin")
    assert kinds(happened) == ["draw", "exhibition_moved", "exhibition_announced"]
    moved = last(happened, "exhibition_moved")
    assert (card(moved["card"])["name"], moved["from"], moved["to"]) == ("small exhibition london", "a", "b")


def test_an_exhibition_that_is_over_and_shuffled_again_at_once_is_told() -> None:
    s = playing()
    show(s, "small exhibition london", "small exhibition paris", "small exhibition vienna")
    discard(s, "shovel rome")
    supply(s, "small exhibition berlin")
    do(s, "take 1")
    happened = step(s, "draw small exhibition berlin")
    moves = ["exhibition_over", "exhibition_moved", "exhibition_moved", "exhibition_announced"]
    assert kinds(happened) == ["draw", *moves, "new_supply"]
    assert card(last(happened, "exhibition_over")["card"])["name"] == "small exhibition vienna"
    assert last(happened, "new_supply")["left"] == 2


def test_the_second_stack_follows_the_first() -> None:
    s = table()
    s.stack_left = 1
    assert last(step(s, "draw shovel rome"), "next_stack")["left"] == 27 + 5


def test_a_new_supply_of_a_single_card_is_told() -> None:
    """The stack has as many cards as before."""
    s = playing()
    discard(s, "shovel rome")
    supply(s, "car rome")
    s.display[1] = NO_CARD
    do(s, "take 1")
    assert last(step(s, "draw car rome"), "new_supply")["left"] == 1


# In words


def test_sentences_say_what_is_worth_saying() -> None:
    s = playing(2, week=50, place="rome")
    give(s, 0, "egypt 3 london", "zeppelin rome")
    assert sentences(*step(s, "dig egypt 3 weeks by zeppelin")) == [
        "P1 flies to Egypt and digs for 3 weeks with knowledge 3: 1 token.",
        "for P1 the year 1902 begins: all permissions are valid again.",
    ]
    assert sentences(*step(s, "find general book")) == [
        "P1 draws a general book.",
        "P1 is the first to dig in Egypt and gets the artefact on the map, worth 1 point.",
    ]


def test_a_sentence_says_that_somebody_went_without_the_car() -> None:
    s = playing(place="moscow")
    give(s, 0, "car rome")
    assert sentences(*step(s, "take 1 without the car")) == [
        "P1 goes to London without the car (3 weeks) and takes a congress for 2 weeks."
    ]


def test_every_action_has_a_sentence() -> None:
    for happened in random_steps():
        said = sentences(*happened)
        assert said
        assert all(one.endswith(".") for one in said)


def test_draws_are_named_with_capitals() -> None:
    assert sentences(*step(table(), "draw egypt 2 london")) == ["The next card: Egypt 2 London."]
