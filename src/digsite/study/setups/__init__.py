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
from digsite.study.setups.facts import Facts
from digsite.study.setups.files import games_with_positions, position_files
from digsite.study.setups.lines import line_of
from digsite.study.setups.reasons import PositionError
from digsite.study.setups.writing import written

__all__ = ["PositionError", "Setup", "games_with_positions", "line_of", "parse", "read", "written"]

LARGEST = 10_000  # letters; a long position takes a fifth of that
MOST_DOTS = 200  # each may begin a table within another, and the time to read those grows with the square
TOO_LONG = re.compile(r"[0-9A-Fa-f_]{40}")  # a number that Python would not print


@dataclass(frozen=True)
class Setup:
    """A position that was set up, and what its players are called."""

    position: Position
    names: tuple[str, ...]


def read(path: str | Path) -> Setup:
    """The position in a file, or ``PositionError``."""
    content = Path(path).read_bytes()
    try:
        return _parse_bytes(content)
    except PositionError as error:
        error.file = str(path)
        raise


def _parse_bytes(content: bytes) -> Setup:
    try:
        return parse(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise PositionError("not-text") from None


def parse(text: str) -> Setup:
    """The position that a text describes, or ``PositionError``."""
    if len(text) > LARGEST:
        raise PositionError("too-long", most=LARGEST)
    if text.count(".") > MOST_DOTS:
        raise PositionError("too-many-dots", most=MOST_DOTS)
    if TOO_LONG.search(text):
        raise PositionError("number-too-long")
    try:
        facts = Facts(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise PositionError("not-toml", why=str(error)) from None
    except RecursionError:
        raise PositionError("too-many-brackets") from None
    game = facts.word("game", tuple(games_with_positions()))
    players = facts.tables("players")
    about = registry.game(game).about
    if len(players) not in about.seats:
        fewest, most = min(about.seats), max(about.seats)
        raise PositionError("wrong-players", game=about.title, least=fewest, most=most, count=len(players))
    chosen = dict.fromkeys(facts.words("options", [one.name for one in about.options if not one.is_seat]), True)
    names = tuple(player.text("name", f"P{seat + 1}") for seat, player in enumerate(players))
    known = position_files(game)
    assert known is not None
    state = known.state(facts, players, about.encode_options(len(players), chosen))
    for part in (facts, *players):
        part.check_all_is_read()
    return Setup(Position.at(game, len(players), state), names)
