"""What is counted about a choice, in positions in which anybody can count it."""

from __future__ import annotations

from statistics import mean

import pytest

from digsite.bots.measures import measures, samples_of
from digsite.core import engine, registry
from tests.bots.positions import dig_or_exhibit, polish_or_lose

SAMPLES = 4 if engine.in_plain_mode() else 50


def measured(game: str, state: object, notation: str) -> dict[str, float]:
    chosen = engine.best(game)
    number = registry.game(game).actions.find(notation).number
    found = samples_of(chosen, state, number, SAMPLES, seed=1)
    kinds = [kind.kind for kind in measures(game).kinds]
    return {kind: mean(sample[place] for sample in found) for place, kind in enumerate(kinds)}


def test_polish_brings_points_at_the_evaluation() -> None:
    """One point for exhibiting, two for the bracelet, three for the oldest object, and those of the space."""
    plain, polished = (measured("pergamon", polish_or_lose(), f"exhibit +{coins}") for coins in (0, 8))
    assert plain["points_at_evaluation"] == 1 + 2 + 3 + 2  # space 5
    assert polished["points_at_evaluation"] == 1 + 2 + 3 + 4  # space 13
    assert polished["coins"] == plain["coins"] == 0  # coins are worth nothing at the end
    assert polished["points_after"] == 0


def test_an_exhibition_takes_weeks_and_brings_its_points_at_once() -> None:
    found = measured("thebes", dig_or_exhibit(), "exhibit a")
    assert found["weeks"] == 3
    assert found["points_now"] == found["points_from_exhibitions"] > 0
    assert found["points_from_knowledge"] >= 5  # most knowledge of Greece


def test_a_dig_brings_artefacts_and_takes_its_weeks() -> None:
    found = measured("thebes", dig_or_exhibit(), "dig greece 2 weeks")
    assert found["weeks"] > 2  # and the journey
    assert found["points_now"] > 0
    assert found["points_from_artefacts"] >= found["points_now"]


@pytest.mark.parametrize("game", registry.names())
def test_equal_seeds_count_alike(game: str) -> None:
    state = polish_or_lose() if game == "pergamon" else dig_or_exhibit()
    action = "exhibit +1" if game == "pergamon" else "dig greece 2 weeks"
    assert measured(game, state, action) == measured(game, state, action)


@pytest.mark.skipif(engine.in_plain_mode(), reason="there is only plain mode here")
@pytest.mark.parametrize("game", registry.names())
def test_both_engines_count_alike(game: str) -> None:
    state = polish_or_lose() if game == "pergamon" else dig_or_exhibit()
    number = registry.game(game).actions.find("exhibit +1" if game == "pergamon" else "dig greece 2 weeks").number
    compiled, plain = (samples_of(one(game), state, number, 3) for one in (engine.compiled, engine.plain))
    assert compiled == plain


def test_a_game_nobody_has_thought_about_has_no_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "part", lambda *part: None)
    assert measures.__wrapped__("thebes").kinds == ()


def test_impossible_numbers_of_samples_are_refused() -> None:
    with pytest.raises(ValueError, match="1 to 100,000 times"):
        samples_of(engine.best("pergamon"), polish_or_lose(), 0, 0)
