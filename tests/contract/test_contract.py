"""What every game in the registry must keep, whatever its rules are."""

from __future__ import annotations

from dataclasses import fields

import pytest

from digsite.core import registry
from digsite.core.game import Game, Option
from tests.contract.kinds import GAMES

every_game = pytest.mark.parametrize("name", GAMES)


def test_a_game_has_at_most_twelve_members() -> None:
    assert len(fields(Game)) <= 12


@every_game
def test_options_are_checked(name: str) -> None:
    about = registry.game(name).about
    with pytest.raises(ValueError, match="has no option"):
        about.encode_options(about.seats[-1], {"no_such_option": True})
    with pytest.raises(ValueError, match="is for"):
        about.encode_options(99, {})


def test_an_option_is_true_or_false_or_a_seat() -> None:
    flag = Option("flag", "", range(2, 4))
    seat = Option("seat", "", range(2, 4), is_seat=True)
    with pytest.raises(ValueError, match="True or False"):
        flag.encode(3, 2)
    with pytest.raises(ValueError, match="a seat from 0 to 1"):
        seat.encode(2, 2)
    with pytest.raises(ValueError, match="2 or 3 players"):
        flag.encode(True, 4)
    assert seat.decode(seat.encode(1, 2)) == 1
    assert flag.decode(flag.encode(True, 2)) is True
    assert seat.decode(0) is None
