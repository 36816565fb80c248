from __future__ import annotations

import pytest

from digsite.core import engine
from digsite.core.record import Ints, field, record, table
from digsite.core.rule import rule

pytestmark = pytest.mark.skipif(engine.in_plain_mode(), reason="there is only plain mode here")

PRIMES = table([2, 3, 5, 7])


@record
class Purse:
    """A record for these tests."""

    coins: int = field()


@rule
def open_rule(number: int) -> int:
    raise NotImplementedError


@rule
def twice(number: int) -> int:
    return 2 * number


@rule
def thrice(number: int) -> int:
    return 3 * number


@rule
def prime_door(purses: list[Purse], index: int, out: Ints) -> int:
    purses[0].coins += open_rule(PRIMES[index])
    out[0] = purses[0].coins
    return purses[0].coins


def test_one_door_can_be_bound_to_different_rules() -> None:
    """Their code must not be mixed up in memory or in the cache."""
    for chosen in (engine.plain("pergamon"), engine.compiled("pergamon")):
        [doubling] = chosen.bind("test.doubling", [prime_door], {open_rule: twice})
        [tripling] = chosen.bind("test.tripling", [prime_door], {open_rule: thrice})
        assert doubling(chosen.room(Purse, 1), 2, chosen.ints(1)) == 10
        assert tripling(chosen.room(Purse, 1), 2, chosen.ints(1)) == 15


def test_progress_names_every_rule_once_and_ends_complete() -> None:
    from digsite.core.jit import Compiler

    told: list[tuple[str, int, int]] = []
    Compiler("test.progress", {open_rule: twice}, None).compile([prime_door], lambda *step: told.append(step))
    names = [name for name, _, _ in told]
    assert names[-1] == ""
    assert "prime_door" in names
    assert names.index("twice") < names.index("prime_door")
    assert told[-1][1] == told[-1][2]


def test_a_rule_cannot_take_anything_but_records_and_numbers() -> None:
    from digsite.core.jit import Compiler

    @rule
    def greet(name: str) -> int:
        return 1

    with pytest.raises(TypeError, match="a rule cannot take"):
        Compiler("test.greet", {}, None).compile([greet])
