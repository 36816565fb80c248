"""How chance plays: weights, and quick draws that follow them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from digsite.core.game import CHANCE
from digsite.core.rng import Rng, seed_rng
from digsite.games.thebes import chance
from digsite.games.thebes.actions import SPACE
from digsite.games.thebes.chance import chance_weight, draw
from digsite.games.thebes.state import State
from tests.games.thebes.tables import (
    CONGRESSES,
    do,
    draws,
    finds,
    give,
    notations,
    playing,
    second_stack,
    supply,
    table,
)


def weights(s: State) -> dict[str, int]:
    return {notation: chance_weight(s, SPACE.find(notation).number) for notation in notations(s)}


def odds(s: State) -> dict[str, Fraction]:
    total = sum(weights(s).values())
    return {notation: Fraction(weight, total) for notation, weight in weights(s).items()}


def at_start() -> State:
    return table(3, first_player=None)


def in_first_stack() -> State:
    s = table()
    draws(s, "congress london", "zeppelin rome")
    return s


def in_second_stack() -> State:
    """Three researcher cards and two exhibitions are left, and 27 researcher cards in the third stack."""
    s = playing()
    second_stack(s, 3, "small exhibition paris", "small exhibition moscow")
    do(s, "take 1")
    return s


def only_exhibitions_in_second_stack() -> State:
    s = playing()
    second_stack(s, 0, "small exhibition paris", "small exhibition moscow")
    do(s, "take 1")
    return s


def in_shuffled_supply() -> State:
    s = playing()
    supply(s, "shovel rome", "shovel rome", "crete 1 berlin", "large exhibition london")
    do(s, "take 1")
    return s


def only_exhibitions_in_supply() -> State:
    s = playing()
    supply(s, "small exhibition paris", "large exhibition london")
    do(s, "take 1")
    return s


def in_a_bag() -> State:
    s = playing()
    give(s, 0, "greece 3 london", "greece 3 berlin")
    do(s, "dig greece 12 weeks")
    finds(s, "debris", "1", "debris")
    return s


CHANCES = {
    "start": at_start(),
    "first stack": in_first_stack(),
    "second stack": in_second_stack(),
    "only exhibitions in the second stack": only_exhibitions_in_second_stack(),
    "shuffled supply": in_shuffled_supply(),
    "only exhibitions in the supply": only_exhibitions_in_supply(),
    "bag": in_a_bag(),
}


def test_any_player_begins_with_equal_odds() -> None:
    """Rulings T-03, T-49."""
    assert weights(at_start()) == {"first P1": 1, "first P2": 1, "first P3": 1}


def test_a_card_is_as_likely_as_it_has_copies_face_down() -> None:
    """Ruling T-50: in the first stack all unseen cards count, those of the later stacks too."""
    assert odds(in_first_stack())["draw palestine 1 vienna"] == Fraction(3, 83)


def test_no_exhibition_is_in_the_first_stack() -> None:
    """Ruling T-50."""
    assert not any("exhibition" in notation for notation in notations(in_first_stack()))


def test_every_exhibition_of_the_second_stack_is_as_likely_as_any_card_of_it() -> None:
    """Ruling T-50: five cards are left, two of them exhibitions."""
    assert odds(in_second_stack())["draw small exhibition paris"] == Fraction(1, 5)


def test_a_researcher_card_of_the_second_stack_may_be_any_unseen_one() -> None:
    """Ruling T-50: three of the five cards are researcher cards, out of thirty that nobody has seen."""
    s = in_second_stack()
    researchers = {notation for notation in notations(s) if "exhibition" not in notation}
    assert sum(odds(s)[notation] for notation in researchers) == Fraction(3, 5)


def test_large_exhibitions_are_not_in_the_second_stack_with_three_players() -> None:
    assert not any("large" in notation for notation in notations(in_second_stack()))


def test_a_researcher_card_cannot_come_when_only_exhibitions_are_left_in_the_second_stack() -> None:
    """Ruling T-50: the unseen ones are all in the third stack."""
    assert odds(only_exhibitions_in_second_stack()) == {
        "draw small exhibition paris": Fraction(1, 2),
        "draw small exhibition moscow": Fraction(1, 2),
    }


def test_a_shuffled_supply_is_a_known_set_of_cards() -> None:
    """Ruling T-50."""
    assert odds(in_shuffled_supply()) == {
        "draw shovel rome": Fraction(1, 2),
        "draw crete 1 berlin": Fraction(1, 4),
        "draw large exhibition london": Fraction(1, 4),
    }


def test_exhibitions_left_alone_in_the_supply_are_equally_likely() -> None:
    """Ruling T-50."""
    assert odds(only_exhibitions_in_supply()) == {
        "draw small exhibition paris": Fraction(1, 2),
        "draw large exhibition london": Fraction(1, 2),
    }


def test_a_token_is_as_likely_as_there_are_in_the_bag() -> None:
    """Ruling T-16: two of sixteen pieces of debris lie outside, and so does an artefact; another is the bonus."""
    assert weights(in_a_bag()) == {
        "find 1": 2,
        "find 2": 3,
        "find 3": 2,
        "find 4": 1,
        "find 5": 2,
        "find 6": 1,
        "find book": 1,
        "find general book": 1,
        "find debris": 14,
    }


@pytest.mark.parametrize("name", CHANCES)
def test_chance_is_offered_nothing_impossible(name: str) -> None:
    assert min(weights(CHANCES[name]).values()) > 0


@pytest.mark.parametrize("name", CHANCES)
def test_quick_draws_follow_the_weights_exactly(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Every number that the generator can give is tried."""
    assert all_odds(monkeypatch, CHANCES[name]) == odds(CHANCES[name])


def all_odds(monkeypatch: pytest.MonkeyPatch, s: State) -> dict[str, Fraction]:
    """The odds of each outcome, by following the generator wherever it can lead."""
    shares: dict[str, Fraction] = {}
    for action, share in branches(monkeypatch, s, ()):
        notation = SPACE.find(action).notation
        shares[notation] = shares.get(notation, Fraction(0)) + share
    return shares


def branches(monkeypatch: pytest.MonkeyPatch, s: State, given: tuple[int, ...]) -> Iterator[tuple[int, Fraction]]:
    """All outcomes with their odds, after the generator gave these numbers."""
    limits: list[int] = []

    def below(_rng: Rng, limit: int) -> int:
        limits.append(limit)
        return given[len(limits) - 1] if len(limits) <= len(given) else 0

    monkeypatch.setattr(chance, "below", below)
    action = draw(s, Rng())
    if len(limits) > len(given):
        for number in range(limits[len(given)]):
            yield from branches(monkeypatch, s, (*given, number))
    else:
        share = Fraction(1)
        for limit in limits:
            share /= limit
        yield action, share


@pytest.mark.parametrize("name", CHANCES)
def test_a_draw_is_legal(name: str) -> None:
    rng = Rng()
    seed_rng(rng, 1, 2)
    assert {SPACE.find(draw(CHANCES[name], rng)).notation for _ in range(50)} <= notations(CHANCES[name])


def test_a_display_is_drawn_card_by_card() -> None:
    s = table()
    draws(s, *CONGRESSES[:3])
    assert s.mover == CHANCE


def test_the_third_stack_and_the_discards_are_equally_likely_after_the_first_shuffle() -> None:
    """Ruling T-50: afterwards the supply is a known set."""
    s = playing()
    second_stack(s, 0)
    do(s, "exchange")
    assert odds(s)["draw congress london"] == Fraction(1, s.stack_left)
