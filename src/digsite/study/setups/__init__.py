"""Setting up: a position in the middle of a game, written down as it lies on the table, without the moves before it.

The file is TOML; ``docs/reference/positions.md`` lists what it may say. Whatever it does not name lies where it lies
unseen: in the bag, in the stack, in the deck. What cannot be is refused in one line.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from digsite.core import registry
from digsite.core.position import Position
from digsite.study.setups import pergamon, thebes
from digsite.study.setups.facts import Facts, PositionError
from digsite.study.setups.lines import line_of
from digsite.study.setups.writing import written

__all__ = ["PositionError", "Setup", "line_of", "parse", "read", "written"]

LARGEST = 10_000  # letters; a long position takes a fifth of that
MOST_DOTS = 200  # each may begin a table within another, and the time to read those grows with the square
TOO_LONG = re.compile(r"[0-9A-Fa-f_]{40}")  # a number that Python would not print
GAMES = {"pergamon": pergamon.state, "thebes": thebes.state}


@dataclass(frozen=True)
class Setup:
    """A position that was set up, and what its players are called."""

    position: Position
    names: tuple[str, ...]


def read(path: str | Path) -> Setup:
    """The position in a file, or ``PositionError``."""
    content = Path(path).read_bytes()
    try:
        return parse(content.decode("utf-8-sig"))
    except (PositionError, UnicodeDecodeError) as error:
        raise PositionError(f"{path}: {error}") from None


def parse(text: str) -> Setup:
    """The position that a text describes, or ``PositionError``."""
    if len(text) > LARGEST:
        raise PositionError(f"has more than {LARGEST:,} letters, which no position needs")
    if text.count(".") > MOST_DOTS:
        raise PositionError(f"has more than {MOST_DOTS} dots")
    if TOO_LONG.search(text):
        raise PositionError("has a number that is too long")
    try:
        facts = Facts(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise PositionError(f"is no TOML: {error}") from None
    except RecursionError:
        raise PositionError("has too many brackets") from None
    game = facts.word("game", tuple(GAMES))
    players = facts.tables("players")
    about = registry.game(game).about
    if len(players) not in about.seats:
        raise PositionError(
            f"{about.title} is for {min(about.seats)} to {max(about.seats)} players, not {len(players)}"
        )
    chosen = dict.fromkeys(facts.words("options", [one.name for one in about.options if not one.is_seat]), True)
    state = GAMES[game](facts, players, about.encode_options(len(players), chosen))
    for part in (facts, *players):
        part.check_all_is_read()
    names = tuple(player.text("name", f"P{seat + 1}") for seat, player in enumerate(players))
    return Setup(Position.at(game, len(players), state), names)
