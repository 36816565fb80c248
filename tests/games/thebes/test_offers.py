"""What the mover may do, by the piece it touches, and what it would do."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from pydantic import TypeAdapter

from digsite.core.bits import each
from digsite.core.game import CHANCE
from digsite.core.record import copy_of
from digsite.games.thebes import actions
from digsite.games.thebes.actions import SPACE, Act
from digsite.games.thebes.components import TOKEN_KIND, TOP_VALUE, Area, Place
from digsite.games.thebes.offers import offers
from digsite.games.thebes.pieces import ACT_NAMES, AREA_NAMES, PHASE_NAMES, PLACE_NAMES, SPACE_NAMES
from digsite.games.thebes.rules.turn import play
from digsite.games.thebes.scoring import score
from digsite.games.thebes.shapes import ThebesOffer
from digsite.games.thebes.shapes.offers import Preview, ThebesDigPreview
from digsite.games.thebes.state import Phase, State
from digsite.games.thebes.tables import tables
from digsite.games.thebes.view import view
from tests.games.thebes.tables import (
    chance,
    give,
    give_finds,
    legal_numbers,
    markers,
    playing,
    random_steps,
    show,
)


def offered(s: State) -> list[ThebesOffer]:
    return offers(s, legal_numbers(s))


def preview(s: State, notation: str) -> Any:
    [found] = [a["preview"] for offer in offered(s) for a in offer["actions"] if a["notation"] == notation]
    return found


def decisions() -> Iterator[State]:
    """Positions of random games where a player is to move."""
    return (happened.before for happened in random_steps() if happened.before.mover >= 0)


# Whole games


def test_every_legal_action_is_offered_exactly_once() -> None:
    for happened in random_steps():
        legal = legal_numbers(happened.before)
        told = [a for offer in offers(happened.before, legal) for a in offer["actions"]]
        assert sorted(a["action"] for a in told) == sorted(legal)
        assert all(SPACE.find(a["notation"]).number == a["action"] for a in told)
        assert all(a["kind"] == a["preview"]["kind"] for a in told)


def test_every_piece_has_one_group() -> None:
    for s in decisions():
        pieces = [json.dumps(offer["piece"]) for offer in offered(s)]
        assert len(set(pieces)) == len(pieces)


def test_offers_have_their_shapes_and_are_json() -> None:
    shape: TypeAdapter[list[ThebesOffer]] = TypeAdapter(list[ThebesOffer])
    for happened in random_steps()[::3]:
        told = offered(happened.before)
        assert shape.validate_python(told, strict=True) == told
        assert json.loads(json.dumps(told)) == told


def test_previews_change_nothing() -> None:
    for s in decisions():
        was = copy_of(s)
        offered(s)
        assert s == was


def test_previews_are_true() -> None:
    """Each of some legal actions does what its preview says."""
    choose = random.Random(1)
    for s in decisions():
        told = [a for offer in offered(s) for a in offer["actions"]]
        for action in choose.sample(told, min(4, len(told))):
            after = copy_of(s)
            play(after, action["action"])
            check_deed(s, after, action["preview"])
            check_time(s, after, action["preview"])


def check_time(before: State, after: State, told: Any) -> None:
    """Journey, weeks, marker, and who has the turn when chance has drawn."""
    p, marker, journey = before.mover, told["marker"], told["journey"]
    desk = view(after, None)["desks"][p]
    assert (desk["week"], desk["space"], desk["year"]) == (marker["week"], marker["space"], marker["year"])
    assert desk["place"] == (journey["to"] if journey else PLACE_NAMES[before.place[p]])
    assert after.week[p] - before.week[p] == told["total_weeks"]
    assert told["total_weeks"] == told["work_weeks"] + (journey["weeks"] if journey else 0)
    assert desk["finished"] == marker["finished"]
    assert marker["on_top_of"] == under(after, p)
    year_before = view(before, None)["desks"][p]["year"]
    assert marker["new_year"] == (desk["year"] > year_before and not desk["finished"])
    chance(after)
    assert after.mover == marker["next_player"]


def under(s: State, p: int) -> list[int]:
    """The markers under a player's own, from the top."""
    there = [q for q in range(s.players) if s.week[q] == s.week[p] and s.arrival[q] < s.arrival[p]]
    return sorted(there, key=lambda q: -s.arrival[q])


def check_deed(before: State, after: State, told: Preview) -> None:
    """What each kind of action gives."""
    p = before.mover
    match told["kind"]:
        case "take":
            assert told["card"] in view(after, None)["desks"][p]["cards"]
            assert gained(before, after, p) == sum(
                g["after"] - g["before"] for g in told["gains"] if "points" in g["what"]
            )
        case "exchange":
            assert told["discards"] == sum(card is not None for card in view(before, None)["display"])
        case "dig":
            check_dig(after, told)
        case "exhibit":
            assert told["met"]
            assert gained(before, after, p) == told["points"]


def gained(before: State, after: State, p: int) -> int:
    return score(after, p) - score(before, p)


def check_dig(after: State, told: ThebesDigPreview) -> None:
    assert after.draws_due == told["tokens"]
    assert (after.is_special == 1) == told["by_special_permission"]
    dig = view(after, None)["dig"]
    assert dig is not None
    assert (dig["area"], dig["help"]) == (told["area"], told["knowledge"]["help"])


def test_the_printed_wheel_gives_the_tokens_of_the_digs() -> None:
    wheel = tables()["wheel"]
    for s in decisions():
        for offer in offered(s):
            for action in offer["actions"]:
                told = action["preview"]
                if told["kind"] == "dig":
                    known = told["knowledge"]
                    assert wheel[known["shovels"]][known["total"]][told["work_weeks"] - 1] == told["tokens"]


def test_names_are_those_of_the_enumerations() -> None:
    for names, enumeration in ((AREA_NAMES, Area), (PLACE_NAMES, Place), (PHASE_NAMES, Phase), (ACT_NAMES, Act)):
        assert list(names) == [member.name.lower() for member in enumeration]
    assert actions.SPACE_NAMES == SPACE_NAMES


# Time


def test_the_marker_comes_to_lie_on_top() -> None:
    """Three weeks from 16 to 19, where P2 lies on P3, and P1 has the turn again."""
    s = playing(4)
    markers(s, 16, 19, 19, 30)
    told = preview(s, "take 3")["marker"]
    assert (told["space"], told["on_top_of"], told["next_player"]) == (19, [1, 2], 0)


def test_a_zeppelin_saves_the_journey_only() -> None:
    s = playing()
    give(s, 0, "zeppelin rome")
    told = preview(s, "take 1 by zeppelin")
    assert told["journey"] == {
        "from": "warsaw",
        "to": "london",
        "weeks": 0,
        "by_zeppelin": True,
        "without_car": False,
    }
    assert (told["work_weeks"], told["total_weeks"]) == (2, 2)


def test_going_without_the_car_stands_beside_going_by_car() -> None:
    """Ruling T-43: the permission is valid a week later, so no special one pays."""
    s = playing(week=50, place="london")
    give(s, 0, "greece 3 berlin", "car rome", "special permission london")
    s.used[0] = 0b00001
    by_car, without = preview(s, "dig greece 3 weeks"), preview(s, "dig greece 3 weeks without the car")
    assert (by_car["journey"]["weeks"], without["journey"]["weeks"]) == (2, 3)
    assert (by_car["journey"]["without_car"], without["journey"]["without_car"]) == (False, True)
    assert (by_car["by_special_permission"], without["by_special_permission"]) == (True, False)
    assert (by_car["marker"]["week"], without["marker"]["week"]) == (55, 56)


def test_both_ways_touch_the_same_piece() -> None:
    s = playing(place="moscow")
    give(s, 0, "car rome")
    assert [
        [action["notation"] for action in offer["actions"]]
        for offer in offered(s)
        if offer["piece"] == {"kind": "display_card", "space": 0}
    ] == [["take 1", "take 1 without the car"]]


def test_a_new_year_is_seen_before_it_begins() -> None:
    s = playing(week=50)
    assert preview(s, "take 2")["marker"]["new_year"]
    assert not preview(s, "exchange")["marker"]["new_year"]


def test_passing_gives_up_all_weeks() -> None:
    s = playing(2, week=150)
    told = preview(s, "pass")
    assert (told["total_weeks"], told["marker"]["finished"], told["marker"]["space"]) == (7, True, 1)


# Cards and exhibitions


@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("egypt 2 berlin", [("special_knowledge", 3, 5), ("majority_points", 5, 5)]),
        ("crete 1 paris", [("special_knowledge", 0, 1), ("majority_points", 0, 3)]),
        ("general 2 paris", [("general_knowledge", 1, 3)]),
        ("rumour egypt rome", [("rumours", 0, 1)]),
        ("assistant rome", [("assistants", 1, 2), ("assistant_bonus", 0, 1)]),
        ("shovel rome", [("shovels", 0, 1), ("shovel_bonus", 0, 0)]),
        ("congress moscow", [("congresses", 2, 3), ("congress_points", 3, 6)]),
        ("car rome", [("cars", 0, 1)]),
        ("zeppelin rome", [("zeppelins", 0, 1)]),
        ("special permission london", [("special_permissions", 0, 1)]),
    ],
)
def test_a_card_says_what_it_gives(card: str, gains: list[tuple[str, int, int]]) -> None:
    s = playing(3, card, "congress paris", "congress berlin", "congress vienna")
    give(s, 0, "egypt 3 london", "general 1 paris", "assistant paris", "congress london", "congress vienna")
    give(s, 1, "crete 1 berlin")
    assert [(g["what"], g["before"], g["after"]) for g in preview(s, "take 1")["gains"]] == gains


def test_an_exhibition_says_what_it_asks_for_and_what_there_is() -> None:
    s = playing()
    show(s, None, "small exhibition london")
    give_finds(s, 0, "greece", "1", "2")
    give_finds(s, 0, "egypt", "3", "4")
    told = preview(s, "exhibit b")
    assert told["needs"] == [
        {"area": "greece", "artefacts": 1, "owned": 2},
        {"area": "egypt", "artefacts": 2, "owned": 2},
    ]
    assert (told["points"], told["met"], told["work_weeks"]) == (4, True, 3)


# Digs


def digger(*cards: str) -> State:
    s = playing(place="egypt")
    give(s, 0, "egypt 3 london", *cards)
    return s


def test_general_knowledge_and_help_are_told_apart() -> None:
    s = digger("general 2 paris", "rumour egypt rome", "assistant rome", "shovel rome")
    told = preview(s, "dig egypt 3 weeks with rumour and assistant and shovel")
    assert told["knowledge"] == {
        "help": ["rumour", "assistant", "shovel"],
        "special": 6,
        "general": 2,
        "usable_general": 2,
        "total": 8,
        "shovels": 1,
    }
    assert told["tokens"] == 5


def test_a_used_permission_asks_for_a_special_one() -> None:
    s = digger("special permission london")
    assert not preview(s, "dig egypt 3 weeks")["by_special_permission"]
    s.used[0] = 1 << Area.EGYPT
    assert preview(s, "dig egypt 3 weeks")["by_special_permission"]


@pytest.mark.parametrize("weeks", [3, 6, 9])
def test_odds_are_those_of_all_possible_draws(weeks: int) -> None:
    """One, two and three tokens from a bag of which something is gone already."""
    s = digger()
    give_finds(s, 1, "egypt", "6", "1", "book")
    told = preview(s, f"dig egypt {weeks} weeks")
    worth = [value(token) for token in each(s.bag[Area.EGYPT])]
    draws = list(combinations(worth, told["tokens"]))
    bonus = 1
    assert told["expected_points"] == pytest.approx(float(Fraction(sum(map(sum, draws)), len(draws)) + bonus), abs=1e-4)
    assert told["artefact_chance"] == pytest.approx(sum(map(any, draws)) / len(draws), abs=1e-4)


def value(token: int) -> int:
    kind = TOKEN_KIND[Area.EGYPT, token]
    return kind + 1 if kind < TOP_VALUE else 0


def test_the_artefact_on_the_map_is_for_the_first_only() -> None:
    s = digger()
    assert preview(s, "dig egypt 3 weeks")["bonus"] == 1
    s.bonus = 0
    assert preview(s, "dig egypt 3 weeks")["bonus"] == 0


def test_a_dig_with_every_help_is_offered_in_one_group() -> None:
    s = digger("egypt 2 berlin", "rumour egypt rome", "assistant rome", "shovel rome", "zeppelin rome")
    s.place[0] = PLACE_NAMES.index("rome")
    [site] = [offer for offer in offered(s) if offer["piece"] == {"kind": "site", "area": "egypt"}]
    assert len(site["actions"]) > 150


# Chance


def test_what_chance_may_do_is_offered_with_its_weight() -> None:
    s = digger()
    play(s, SPACE.find("dig egypt 3 weeks").number)
    assert s.mover == CHANCE
    [bag] = offered(s)
    assert bag["piece"] == {"kind": "bag", "area": "egypt"}
    weights = [a["preview"]["weight"] for a in bag["actions"] if a["preview"]["kind"] == "token"]
    assert sum(weights) == 30
