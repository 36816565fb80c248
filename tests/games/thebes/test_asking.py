"""How carefully a client asks before it plays an action."""

from __future__ import annotations

from digsite.core.game import CHANCE
from digsite.core.record import copy_of
from digsite.games.thebes.offers import offers
from digsite.games.thebes.rules.turn import play
from digsite.games.thebes.state import State
from tests.games.thebes.tables import give, give_finds, go_to, legal_numbers, notations, playing, random_steps, show


def names(s: State, name: str) -> set[str]:
    """The actions of which something is said."""
    return {str(one["notation"]) for offer in offers(s, legal_numbers(s)) for one in offer["actions"] if one[name]}  # type: ignore[literal-required]


def test_passing_gives_up_weeks_that_are_left() -> None:
    s = playing(2, week=150)
    assert names(s, "loses") == {"pass"}
    assert not names(s, "is_only_choice")


def test_passing_is_the_only_choice_when_there_is_no_time_for_anything_else() -> None:
    s = playing(2, week=156, place="egypt")
    assert notations(s) == {"pass"}
    assert names(s, "is_only_choice") == {"pass"}
    assert not names(s, "loses")


def test_a_lone_assistant_is_lost_where_one_could_dig_without() -> None:
    s = playing(place="egypt")
    give(s, 0, "egypt 3 london", "assistant rome")
    lost = names(s, "loses")
    assert "dig egypt 3 weeks with assistant" in lost
    assert "dig egypt 3 weeks" not in lost
    assert not {one for one in lost if "crete" in one}  # there it is what lets one dig


def test_a_lone_assistant_is_not_lost_on_a_dig_that_is_too_short_without() -> None:
    s = playing(place="egypt")
    give(s, 0, "crete 1 paris", "assistant rome")
    go_to(s, 0, "crete")
    helped = {one for one in notations(s) if one.startswith("dig crete") and one.endswith(" with assistant")}
    too_short = {one for one in helped if one.removesuffix(" with assistant") not in notations(s)}
    assert too_short
    assert names(s, "loses") == helped - too_short


def test_a_rumour_and_a_special_permission_are_the_price_of_a_dig() -> None:
    s = playing(place="egypt")
    give(s, 0, "egypt 3 london", "rumour egypt rome", "special permission london")
    assert not names(s, "loses")


def test_an_exhibition_may_be_taken_back_if_one_has_the_next_turn() -> None:
    s = playing(2, place="london")
    s.week[1] = 30
    show(s, None, "small exhibition london")
    give_finds(s, 0, "greece", "1", "2")
    give_finds(s, 0, "egypt", "3", "4")
    assert names(s, "may_be_taken_back") == {"exhibit b"}
    s.week[1] = s.week[0]
    assert not names(s, "may_be_taken_back")


def test_what_may_be_taken_back_leaves_the_turn_to_the_same_player() -> None:
    for happened in random_steps()[::5]:
        s = happened.before
        for offer in offers(s, legal_numbers(s)):
            for action in offer["actions"]:
                if action["may_be_taken_back"]:
                    after = copy_of(s)
                    play(after, action["action"])
                    assert s.mover == after.mover != CHANCE
