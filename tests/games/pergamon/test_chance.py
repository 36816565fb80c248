"""How chance plays: weights, quick draws, and drawing lazily instead of shuffling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from digsite.core.record import copy_of
from digsite.core.rng import Rng, seed_rng
from digsite.games.pergamon import chance
from digsite.games.pergamon.actions import SPACE
from digsite.games.pergamon.chance import chance_weight, draw
from digsite.games.pergamon.components import HIGHEST_CARD, Back
from digsite.games.pergamon.rules.turn import play
from digsite.games.pergamon.state import Phase, State
from tests.games.pergamon.tables import at_placing, bury, do, find, give, in_turn, notations, table, tiles


def weights(s: State) -> dict[str, int]:
    return {notation: chance_weight(s, SPACE.find(notation).number) for notation in notations(s)}


def odds(s: State) -> dict[str, Fraction]:
    total = sum(weights(s).values())
    return {notation: Fraction(weight, total) for notation, weight in weights(s).items()}


def at_start() -> State:
    return table(3, first_player=None)


def at_finds() -> State:
    s = table()
    find(s, 9, 30)
    return s


def at_funds() -> State:
    s = table()
    s.deck[3] = 0
    s.deck[8] = 1
    find(s, 1, 2, 3, 4, 5)
    do(s, "draw bag")
    return s


def at_grants(*backs: str) -> State:
    s = table()
    s.deck[2] = 1
    s.deck[5] = 0
    s.deck[6] = 2
    at_placing(s, *backs)
    do(s, "place 1", "place 2", "place 3")
    return s


def at_second_grant() -> State:
    s = at_grants("bag", "bag")
    do(s, "reveal 1")
    return s


CHANCES = {
    "start": at_start(),
    "finds": at_finds(),
    "funds": at_funds(),
    "bags": at_grants("bag", "bag"),
    "chests": at_grants("chest", "bag"),
    "second card": at_second_grant(),
}


def test_tiles_not_seen_are_all_equally_likely() -> None:
    assert set(weights(at_finds()).values()) == {1}


def test_a_back_is_as_likely_as_there_are_cards_with_it() -> None:
    """Nine bags and ten chests were in the deck, one bag lies out."""
    assert weights(at_funds()) == {"draw bag": 8, "draw chest": 10}


def test_a_value_is_as_likely_as_there_are_cards_of_it() -> None:
    assert weights(at_grants("bag", "chest")) == {"reveal 1": 3, "reveal 2": 1, "reveal 3": 3, "reveal 4": 3}


def test_a_card_turned_over_is_gone_for_the_next() -> None:
    assert weights(at_second_grant())["reveal 1"] == 2


@pytest.mark.parametrize("name", CHANCES)
def test_quick_draws_follow_the_weights_exactly(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Every number that the generator can give is tried once."""
    s = CHANCES[name]
    drawn = Counter(SPACE.find(action).notation for action in all_draws(monkeypatch, s))
    assert drawn == weights(s)


def all_draws(monkeypatch: pytest.MonkeyPatch, s: State) -> Iterator[int]:
    limits = [1]
    index = 0
    while index < limits[-1]:

        def below(_rng: Rng, limit: int, index: int = index) -> int:
            limits.append(limit)
            return index

        monkeypatch.setattr(chance, "below", below)
        yield draw(s, Rng())
        index += 1


@pytest.mark.parametrize("name", CHANCES)
def test_a_draw_is_legal(name: str) -> None:
    rng = Rng()
    seed_rng(rng, 1, 2)
    assert {SPACE.find(draw(CHANCES[name], rng)).notation for _ in range(50)} <= notations(CHANCES[name])


# Lazy draws against a shuffle


def funds_of_a_round(s: State) -> dict[tuple[int, int], Fraction]:
    """The odds of each pair of cards, drawn lazily: backs first, values after the figures."""
    result: dict[tuple[int, int], Fraction] = {}
    for first_back, first_odds in odds(s).items():
        one = after(s, first_back)
        for second_back, second_odds in odds(one).items():
            two = after(one, second_back, "place 1", "place 2", "place 3")
            for first_value, third_odds in odds(two).items():
                three = after(two, first_value)
                for second_value, fourth_odds in odds(three).items():
                    pair = (int(first_value.split()[1]), int(second_value.split()[1]))
                    result[pair] = first_odds * second_odds * third_odds * fourth_odds
    return result


def after(s: State, *moves: str) -> State:
    t = copy_of(s)
    for move in moves:
        play(t, SPACE.find(move).number)
    return t


def test_funds_cards_drawn_lazily_are_as_likely_as_from_a_shuffled_deck() -> None:
    s = table()
    s.deck[1], s.deck[7] = 1, 2
    find(s, 1, 2, 3, 4, 5)
    deck = [value for value in range(1, HIGHEST_CARD + 1) for _ in range(s.deck[value])]
    shuffled = Counter(permutations(deck, 2))
    assert funds_of_a_round(s) == {pair: Fraction(count, shuffled.total()) for pair, count in shuffled.items()}


def test_two_backs_of_a_fresh_deck_are_mixed_in_52_of_100_rounds() -> None:
    fresh = table()
    find(fresh, 1, 2, 3, 4, 5)
    pairs = funds_of_a_round(fresh).items()
    mixed = sum(p for (a, b), p in pairs if (a <= 4) != (b <= 4))
    assert mixed == Fraction(12, 23)


def test_tiles_drawn_lazily_are_as_likely_as_from_shuffled_stacks() -> None:
    """Two stacks of two tiles, and room for one tile in each round: the others leave unseen."""
    stacks = Counter((stack[0], stack[2]) for stack in permutations((1, 2, 3, 4)))
    s = table()
    for gallery in range(4):
        bury(s, gallery, *range(41 + 4 * gallery, 45 + 4 * gallery))
    s.unseen = tiles(1, 2, 3, 4)
    lazy: dict[tuple[int, int], Fraction] = {}
    for first, first_odds in odds(s).items():
        one = next_round(after(s, first))
        for second, second_odds in odds(one).items():
            lazy[int(first.split()[1]), int(second.split()[1])] = first_odds * second_odds
    assert lazy == {pair: Fraction(count, stacks.total()) for pair, count in stacks.items()}


def next_round(s: State) -> State:
    give(s, 0, 60)
    in_turn(s, 0, Phase.EXHIBIT)
    do(s, "store")
    return s


def test_a_fresh_deck_has_as_many_bags_as_chests() -> None:
    s = table()
    s.phase = Phase.FUNDS
    assert [chance_weight(s, SPACE.find(f"draw {back.name.lower()}").number) for back in (Back.BAG, Back.CHEST)] == [
        12,
        12,
    ]
