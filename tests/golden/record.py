"""Record the golden games anew: ``make golden``. Look at the difference before you commit it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from digsite import Match
from digsite.core.journal import Journal
from tests.golden.player import Player

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Recording:
    """One golden game: its file, its table, and what is special about it."""

    file: str
    seed: int
    names: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    are_cautious: bool = False  # the players stand far to the right
    has_seed: bool = True  # or else it is kept like a game from a real table, of which nobody knows a seed
    rounds: int = 12  # or else it is broken off before the next

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.file}.dig"


RECORDINGS = (
    Recording("pergamon-1-solo", 135, ("Käthe",)),
    Recording("pergamon-1-solo-sorting", 89, ("Zoë",), {"variant_sorting": True}),
    Recording("pergamon-2", 4, ("Ada", "Bodo")),
    Recording("pergamon-2-raider-hoards", 6, ("Søren", "Anaïs"), are_cautious=True),
    Recording(
        "pergamon-2-secret-sorting", 4, ("Élodie", "François"), {"variant_sorting": True, "secret_tickets": True}
    ),
    Recording("pergamon-3", 8, ("Jürgen", "Márta", "Tomáš")),
    Recording("pergamon-3-order", 3, ("Ægidius", "Łucja", "Ñico"), {"variant_order": True, "first_player": 1}),
    Recording("pergamon-3-by-hand", 2, ("Aysel", "Bülent", "Çağla"), {"first_player": 2}, has_seed=False),
    Recording("pergamon-3-tie-break", 28, ("Øyvind", "Åse", "Þóra")),
    Recording("pergamon-4", 26, ("Ana", "Bèla", "Cý", "Dörte")),
    Recording(
        "pergamon-4-all-options",
        37,
        ("Αλέξανδρος", "Carl", "Οττώ", "Gülsüm"),
        {"variant_order": True, "variant_sorting": True, "secret_tickets": True, "first_player": 3},
    ),
    Recording("pergamon-4-unfinished", 47, ("Ina", "Jón", "Kátya", "Léa"), rounds=8),
)


def record(recording: Recording) -> Journal:
    """Play the game, and make its journal."""
    seats = len(recording.names)
    players = [Player(10 * recording.seed + seat, is_cautious=recording.are_cautious) for seat in range(seats)]
    match = Match("pergamon", seats, seed=recording.seed, names=recording.names, **recording.options)
    while not match.over and match.round <= recording.rounds:
        players[match.mover].play(match)
    journal = match.journal
    if not recording.has_seed:
        journal.seed = None
    return journal


def main() -> None:
    """Write all files, and remove those of games that are no longer played."""
    for path in FOLDER.glob("*.dig"):
        path.unlink()
    for recording in RECORDINGS:
        record(recording).save(recording.path)
        print(recording.path.name)


if __name__ == "__main__":
    main()
