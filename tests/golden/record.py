"""Record the golden games anew: ``make golden``. Look at the difference before you commit it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from digsite import Match
from digsite.core.journal import Journal
from tests.golden import pergamon_player, thebes_player

FOLDER = Path(__file__).parent


class Player(Protocol):
    """Somebody who plays one game, from one seat."""

    def play(self, match: Match) -> None: ...


PLAYERS: dict[str, Callable[..., Player]] = {"pergamon": pergamon_player.Player, "thebes": thebes_player.Player}


@dataclass(frozen=True)
class Recording:
    """One golden game: its file, its table, and what is special about it."""

    file: str
    seed: int
    names: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    manner: dict[str, Any] = field(default_factory=dict)  # how the players play, if not as usual
    has_seed: bool = True  # or else it is kept like a game from a real table, of which nobody knows a seed
    until: int | None = None  # the round or year after which it is broken off

    @property
    def game(self) -> str:
        return self.file.split("-")[0]

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.file}.dig"


RECORDINGS = (
    Recording("pergamon-1-solo", 135, ("Käthe",)),
    Recording("pergamon-1-solo-sorting", 89, ("Zoë",), {"variant_sorting": True}),
    Recording("pergamon-2", 4, ("Ada", "Bodo")),
    Recording("pergamon-2-raider-hoards", 6, ("Søren", "Anaïs"), manner={"is_cautious": True}),
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
    Recording("pergamon-4-unfinished", 47, ("Ina", "Jón", "Kátya", "Léa"), until=8),
    Recording("thebes-2", 18, ("Amélie", "Björn")),
    Recording("thebes-2-shared-victory", 6, ("Noël", "Sólveig")),
    Recording("thebes-2-strict", 19, ("Đorđe", "Ștefania"), {"strict_knowledge": True}),
    Recording("thebes-3", 2, ("Ágnes", "Émile", "Kübra")),
    Recording("thebes-3-by-hand", 7, ("Inês", "João", "Nuño"), {"first_player": 1}, has_seed=False),
    Recording("thebes-3-next-cards", 5, ("Håkon", "Jiří", "Zofia"), {"next_cards": True, "first_player": 2}),
    Recording("thebes-3-without-the-car", 389, ("Bożena", "Håvard", "Yaël"), manner={"may_walk": True}),
    Recording("thebes-4", 4, ("Aoife", "Małgorzata", "René", "Živa")),
    Recording(
        "thebes-4-all-options",
        6,
        ("Ελένη", "Gaël", "Иван", "Süheyla"),
        {"strict_knowledge": True, "next_cards": True, "first_player": 1},
    ),
    Recording("thebes-4-unfinished", 17, ("Ása", "Chloé", "İsmet", "Ödön"), until=1902),
)


def record(recording: Recording) -> Journal:
    """Play the game, and make its journal."""
    seats = len(recording.names)
    players = [PLAYERS[recording.game](10 * recording.seed + seat, **recording.manner) for seat in range(seats)]
    match = Match(recording.game, seats, seed=recording.seed, names=recording.names, **recording.options)
    while not match.over and (recording.until is None or match.round <= recording.until):
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
