"""Measures: for each game one file that says what can be counted about a choice, so that choices can be compared.

A choice is played on by the game's strategy many times; the measures count what came of it. Nothing is judged here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache as remember
from typing import Any

from digsite.bots.greedy import strategy
from digsite.bots.measures.playing import Notes, look, nothing_to_note, play_on
from digsite.bots.policy import BOT_STREAMS, GREEDY
from digsite.core import registry
from digsite.core.engine import Engine, Progress
from digsite.core.rng import check_seed


@dataclass(frozen=True)
class Measure:
    """Something that is counted after a choice: a kind and its unit."""

    kind: str
    one: str = ""  # what one of it is called in English, or what a chance is of
    several: str = ""  # none for a chance
    is_good: bool = True  # more of it is better for who chose
    worth: float = 1.0  # roughly, in points: only for which difference to name first
    least: float = 0.3  # a difference below this is not worth a word
    unit: int = 1  # counted in parts of this; PERCENT for a chance


@dataclass(frozen=True)
class Measures:
    """What is counted in a game."""

    kinds: tuple[Measure, ...] = ()
    look: Callable[..., None] = nothing_to_note
    notes: type = Notes  # the record in which ``look`` counts: a field of each kind, and what it must remember

    @property
    def bindings(self) -> dict[Any, Any]:
        """The measures as an engine binds them."""
        return {look: self.look, Notes: self.notes}


NO_MEASURES = Measures()
MOST_SAMPLES = 100_000


@remember
def measures(game: str) -> Measures:
    """What can be measured in a game; of a game nobody has thought about, nothing."""
    found: Measures = registry.part(game, __name__, "measures") or NO_MEASURES
    return found


@remember
def entry_point(chosen: Engine, progress: Progress | None = None) -> Callable[..., Any]:
    """The loop that plays choices on, compiled if it is not yet."""
    name = chosen.game.about.name
    [found] = chosen.bind(
        f"{name}.measures", [play_on], {**strategy(name).bindings, **measures(name).bindings}, progress
    )
    return found


def samples_of(chosen: Engine, state: Any, action: int, samples: int, seed: int = 0) -> list[list[float]]:
    """What came of an action, once for each sample: a number for each measure, in its unit.

    Sample for sample, equal seeds meet the same luck after another action too, as far as it leads to the same draws.
    """
    seed = check_seed(seed)
    found = measures(chosen.game.about.name)
    if not 1 <= samples <= MOST_SAMPLES:
        raise ValueError(f"a choice is played on 1 to {MOST_SAMPLES:,} times, not {samples:,}")
    games, generators = chosen.games(3), chosen.generators(2)
    chosen.write(games, 0, state)
    size = chosen.game.actions.size
    surveys = chosen.allocate(strategy(chosen.game.about.name).survey, 1)
    room, notes = (chosen.ints(size), chosen.ints(size), surveys), chosen.allocate(found.notes, samples)
    entry_point(chosen)(games, generators, GREEDY, action, seed, BOT_STREAMS, samples, *room, notes)
    counted = (chosen.read(notes, sample, found.notes) for sample in range(samples))
    return [[getattr(one, kind.kind) / kind.unit for kind in found.kinds] for one in counted]
