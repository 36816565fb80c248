"""Engine and oracle agree on many games of every kind: who is to move, what is legal, how likely, what it is worth."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.testing.tables import Kind
from tests.contract.kinds import KINDS
from tests.oracle import pergamon, thebes, thebes_desk, thebes_pieces, thebes_supply
from tests.oracle.compare import Comparison, Disagreement
from tests.soak import IS_SOAK, SEED

GAMES = 5_000 if IS_SOAK else 90  # of each of the two games, all kinds of tables together
FIRST_SEED = SEED or 0


def kinds_of(game: str) -> list[Kind]:
    return [kind for kind in KINDS if kind.game == game]


@pytest.mark.parametrize("kind", kinds_of("pergamon") + kinds_of("thebes"), ids=str)
def test_engine_and_oracle_agree(kind: Kind) -> None:
    count = -(-GAMES // len(kinds_of(kind.game)))
    plies = sum(Comparison(kind, FIRST_SEED + number).play() for number in range(count))
    assert plies > 50 * count


# The comparison notices what the engine would have to get wrong: here the oracle errs instead


def never_more_than_three_coins(self: pergamon.Pergamon, player: Any, row: Any) -> list[str]:
    return [f"exhibit +{coins}" for coins in range(min(player.coins, 3) + 1)]


def all_move_on(self: thebes_supply.Supply, new: thebes_pieces.Exhibition) -> None:
    self.announced = dict(zip("abc", [new, *self.announced.values()], strict=False))


MISREADINGS = [
    ("pergamon", pergamon, "storage_fee", lambda finds: max(0, (finds - 3) // 3)),
    ("pergamon", pergamon, "value_of", lambda row: sum(tile.century for tile in row)),
    ("pergamon", pergamon, "PRIZE", 3),
    (
        "pergamon",
        pergamon.Pergamon,
        "galleries_for",
        lambda self, figure: [g for g in range(1, 6) if self.galleries[g]],
    ),
    ("pergamon", pergamon.Pergamon, "ways_to_exhibit", never_more_than_three_coins),
    ("thebes", thebes, "team_bonus", lambda owned: owned // 2),
    ("thebes", thebes_desk, "year_of", lambda week: week // 52),
    ("thebes", thebes_desk.Desk, "general_knowledge", lambda self: 0),
    ("thebes", thebes_supply.Supply, "announce", all_move_on),
    ("thebes", thebes.Thebes, "majority_points", lambda self, desk: 0),
]


@pytest.mark.parametrize(("game", "where", "name", "wrong"), MISREADINGS, ids=[each[2] for each in MISREADINGS])
def test_a_misreading_is_noticed(game: str, where: Any, name: str, wrong: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(where, name, wrong)
    with pytest.raises(Disagreement, match="engine"):
        play_many(kinds_of(game), 100)


def play_many(kinds: list[Kind], count: int) -> int:
    return sum(Comparison(kinds[seed % len(kinds)], seed).play() for seed in range(count))
