from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from scipy.stats import chisquare

from digsite import CHANCE
from digsite.core.draws import drawn, is_secret, new_secret
from digsite.core.position import Position
from tests.golden.games import golden

SECRET = "00112233445566778899aabbccddeeff" * 2


def hmac_sha256(key: bytes, message: bytes) -> int:
    """HMAC as RFC 2104 has it."""
    inner, outer = (bytes(byte ^ pad for byte in key.ljust(64, b"\0")) for pad in (0x36, 0x5C))
    return int.from_bytes(hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).digest())


def at_the_draw(file: str, number: int) -> Position:
    """A recorded game before its so-many-th draw."""
    record = golden(file)
    position = Position(record.game, record.players, record.options)
    for action in record.actions:
        number -= position.mover == CHANCE
        if not number:
            break
        position.play(action)
    return position


def first_draws(secret: str) -> list[int]:
    position = Position("pergamon", 3)
    for number in range(1, 9):
        position.play(drawn(position, secret, number))
    return position.actions


def test_draws_never_change_between_versions() -> None:
    """Whoever checks a game of years ago relies on this: the same secret must give the same draws for ever."""
    notations = Position("pergamon", 3).rules.actions.actions
    assert [notations[action].notation for action in first_draws(SECRET)] == [
        "first P1",
        "find 54",
        "find 24",
        "find 37",
        "find 19",
        "find 12",
        "draw bag",
        "draw chest",
    ]


def test_a_draw_is_the_hmac_of_its_number_on_outcomes_side_by_side() -> None:
    position = at_the_draw("thebes-3", 40)
    side_by_side = [
        outcome
        for outcome in position.legal_numbers()
        for _ in range(position.engine.weight(position.games, 0, outcome))
    ]
    place = hmac_sha256(bytes.fromhex(SECRET), b"draw 40") % len(side_by_side)
    assert drawn(position, SECRET, 40) == side_by_side[place]


@pytest.mark.parametrize(("file", "number"), [("pergamon-2", 6), ("pergamon-3", 30), ("thebes-2", 1), ("thebes-4", 20)])
def test_outcomes_are_drawn_by_their_weight(file: str, number: int) -> None:
    position = at_the_draw(file, number)
    outcomes = position.legal_numbers()
    weights = [int(position.engine.weight(position.games, 0, outcome)) for outcome in outcomes]
    games = 8 * sum(weights)
    counts = Counter(drawn(position, hashlib.sha256(b"%d" % game).hexdigest(), number) for game in range(games))
    assert set(counts) <= set(outcomes)
    assert chisquare([counts[outcome] for outcome in outcomes], [8 * weight for weight in weights]).pvalue > 0.0001


def test_what_is_published_before_the_game_tells_no_draw() -> None:
    """HMAC takes the hash of a key longer than a block in its place; then the commitment would be the key."""
    secrets = [hashlib.sha256(b"%d" % number).hexdigest() for number in range(20)]
    commitments = [hashlib.sha256(secret.encode()).hexdigest() for secret in secrets]
    assert sum(map(is_secret, secrets)) == len({*map(tuple, map(first_draws, [*secrets, *commitments]))}) / 2 == 20


def test_every_secret_is_another() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100
    assert all(map(is_secret, made))
    assert not any(map(is_secret, ("", "7-salt", SECRET[1:], SECRET + "0", SECRET.upper(), f"{SECRET}\n")))
