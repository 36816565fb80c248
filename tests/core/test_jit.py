from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from digsite.core import engine
from digsite.core.record import Flags, Floats, Ints, clear, field, record, table
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
def add_prime(purses: list[Purse], index: int, out: Ints) -> int:
    purses[0].coins += open_rule(PRIMES[index])
    out[0] = purses[0].coins
    return purses[0].coins


def test_one_entry_point_can_be_bound_to_different_rules() -> None:
    """Their code must not be mixed up in memory or in the cache."""
    for chosen in (engine.plain("pergamon"), engine.compiled("pergamon")):
        [doubling] = chosen.bind("pergamon.test.doubling", [add_prime], {open_rule: twice})
        [tripling] = chosen.bind("pergamon.test.tripling", [add_prime], {open_rule: thrice})
        assert doubling(chosen.allocate(Purse, 1), 2, chosen.ints(1)) == 10
        assert tripling(chosen.allocate(Purse, 1), 2, chosen.ints(1)) == 15


@rule
def clear_some(numbers: Ints, shares: Floats, flags: Flags) -> None:
    clear(numbers, 1, 2)
    clear(shares, 0, 3)
    clear(flags, 2, 1)
    shares[3] = 1 / 4


def test_rows_of_every_kind_are_cleared_where_they_are_told_to() -> None:
    for chosen in (engine.plain("pergamon"), engine.compiled("pergamon")):
        [entry_point] = chosen.bind("pergamon.test.clearing", [clear_some], {})
        numbers, shares, flags = chosen.ints_of([7] * 4), chosen.floats(4), np.full(4, 1, np.int8)
        shares[:] = [0.5] * 4
        entry_point(numbers, shares, flags)
        assert list(numbers) == [7, 0, 0, 7]
        assert list(shares) == [0, 0, 0, 0.25]
        assert list(flags) == [1, 1, 0, 1]


def test_progress_names_every_rule_once_and_ends_complete() -> None:
    from digsite.core.jit import Compiler

    told: list[tuple[str, int, int]] = []
    Compiler("pergamon.test.progress", {open_rule: twice}, None).compile([add_prime], lambda *step: told.append(step))
    names = [name for name, _, _ in told]
    assert names[-1] == ""
    assert "add_prime" in names
    assert names.index("twice") < names.index("add_prime")
    assert told[-1][1] == told[-1][2]


def test_a_rule_cannot_take_anything_but_records_and_numbers() -> None:
    from digsite.core.jit import Compiler

    @rule
    def greet(name: str) -> int:
        return 1

    with pytest.raises(TypeError, match="a rule cannot take"):
        Compiler("pergamon.test.greet", {}, None).compile([greet])


def test_two_threads_may_ask_for_the_same_code_at_once(tmp_path: Path) -> None:
    """In a process of its own with an empty cache: both wait for the compiler, and both can play."""
    code = """
from concurrent.futures import ThreadPoolExecutor
from digsite.core import engine
import digsite.games
def opening(_):
    made = engine.compiled("pergamon")
    return made, made.bind("pergamon.again", [engine.entry_points.mover_of], {})
with ThreadPoolExecutor(4) as pool:
    found = list(pool.map(opening, range(4)))
assert all(made is found[0][0] for made, _ in found)
print(found[3][1][0](found[0][0].games(1), 0))
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "DIGSITE_CACHE": str(tmp_path), "NUMBA_OPT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "0\n"), done.stderr
