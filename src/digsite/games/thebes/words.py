"""Small words that all texts of Thebes share: names, times and counts."""

from __future__ import annotations

from digsite.core.game import CHANCE, NOBODY
from digsite.games.thebes.actions import card_name
from digsite.games.thebes.components import FIRST_YEAR, LAST_YEAR, SET, WEEKS_A_YEAR, Area, Place
from digsite.games.thebes.rules.year import year_of
from digsite.games.thebes.state import Phase, State

EXPECTED = {  # what the mover is expected to do, after their name
    Phase.START: "chooses the first player",
    Phase.REFILL: "draws a card",
    Phase.TURN: "takes a card, exchanges cards, digs or exhibits",
    Phase.DRAWING: "draws a token from the bag",
}


def name(p: int) -> str:
    """A player."""
    return f"P{p + 1}"


def mover_name(s: State) -> str:
    """Who is to move."""
    return {CHANCE: "chance", NOBODY: "nobody"}.get(s.mover) or name(s.mover)


def weeks(count: int) -> str:
    """A number of weeks."""
    return "1 week" if count == 1 else f"{count} weeks"


def points(count: int) -> str:
    """A number of points."""
    return "1 point" if count == 1 else f"{count} points"


def tokens(count: int) -> str:
    """A number of tokens."""
    return "1 token" if count == 1 else f"{count} tokens"


def place(number: int) -> str:
    """A place on the map."""
    return Place(number).name.capitalize()


def area(number: int) -> str:
    """An area."""
    return Area(number).name.capitalize()


def card(number: int) -> str:
    """A card, by what it shows and its city."""
    return card_title(SET[number])


def card_title(number: int) -> str:
    """A set of identical cards."""
    return title(card_name(number))


def title(name: str) -> str:
    """The name of a card, with capitals where they belong."""
    return " ".join(word.capitalize() if word.upper() in Place.__members__ else word for word in name.split())


def without_city(name: str) -> str:
    """A researcher card by what it shows, with an article where a person would put one."""
    shown = title(name).rsplit(" ", 1)[0]
    if shown.startswith("rumour"):
        return shown.replace("rumour", "a rumour about")
    if shown[0].isupper() or shown[-1].isdigit():
        return shown
    return f"an {shown}" if shown[0] == "a" else f"a {shown}"


def space_and_year(s: State, p: int) -> tuple[int, int]:
    """Where a marker stands on the track, 0 before the first week, and in which year."""
    week = s.week[p]
    return (week - 1) % WEEKS_A_YEAR + 1 if week else 0, FIRST_YEAR[s.players] + year_of(week)


def year_on_the_marker(s: State) -> int:
    """The year that the hindmost player is in."""
    hindmost = min(s.week[p] for p in range(s.players))
    return min(LAST_YEAR, FIRST_YEAR[s.players] + year_of(hindmost))


def order_of_play(s: State) -> list[int]:
    """The seats, the hindmost marker first; of several on one space the upper one."""
    return sorted(range(s.players), key=lambda p: (s.week[p], -s.arrival[p]))
