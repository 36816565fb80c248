"""Time: the order of play, the turn of the year, and the end. [rulebook, "Player order", "A year is ended", "Game end"]

1. Whose marker is hindmost has the turn; of several on one space, the one on top.
2. Who crosses week 52 turns all permissions to their valid side.
3. After 1903 a marker stops on space 1 and its player is finished.
"""

from __future__ import annotations

from digsite.core.game import NOBODY
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.thebes.actions import PASS
from digsite.games.thebes.components import END_WEEK, WEEKS_A_YEAR
from digsite.games.thebes.state import State
from digsite.games.thebes.why import Why

# 1. The order of play


@rule
def next_player(s: State) -> int:
    """The hindmost player, on one space the last to arrive; nobody once all are finished. Rulings T-04, T-32."""
    hindmost = 0
    for p in range(1, s.players):
        if is_behind(s, p, hindmost):
            hindmost = p
    return NOBODY if is_finished(s, hindmost) else hindmost


@rule
def is_behind(s: State, p: int, q: int) -> bool:
    """Whether one player has the turn before another."""
    return s.week[p] < s.week[q] or (s.week[p] == s.week[q] and s.arrival[p] > s.arrival[q])


# 2. Weeks and years


@rule
def year_of(week: int) -> int:
    """The year a week belongs to, counted from 0; the space before week 1 is in the first. Rulings T-02, T-48."""
    return max(0, week - 1) // WEEKS_A_YEAR


@rule
def spend_weeks(s: State, p: int, weeks: int) -> None:
    """The marker moves on; a new year makes all permissions valid again. Rulings T-18, T-33."""
    if year_of(s.week[p] + weeks) > year_of(s.week[p]):
        s.used[p] = 0
    s.week[p] += weeks
    s.arrivals += 1
    s.arrival[p] = s.arrivals


# 3. The end


@rule
def weeks_left(s: State, p: int) -> int:
    """Weeks until space 1 after 1903. Ruling T-30: stopping on it exactly is allowed."""
    return END_WEEK[s.players] - s.week[p]


@rule
def is_finished(s: State, p: int) -> bool:
    """A player without weeks does nothing more."""
    return weeks_left(s, p) == 0


@rule
def why_not_pass(s: State, p: int) -> int:
    """Only in 1903 may a player stop, then even with actions left. Rulings T-31, T-47."""
    return Why.ALLOWED if weeks_left(s, p) <= WEEKS_A_YEAR else Why.TOO_EARLY_TO_PASS


@rule
def offer_pass(s: State, p: int, out: Ints, n: int) -> int:
    """Pass, where a player may."""
    if why_not_pass(s, p) == Why.ALLOWED:
        out[n] = PASS
        n += 1
    return n


@rule
def finish(s: State, p: int) -> None:
    """The marker goes straight to space 1."""
    spend_weeks(s, p, weeks_left(s, p))
