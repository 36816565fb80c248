"""How carefully clients ask before an action is played: what it loses, and whether it can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.core.offers import USUAL, Asking
from digsite.core.record import copy_of
from digsite.games.thebes.actions import CHOICE, EXTRA, KIND, PASS, SPACE, Act
from digsite.games.thebes.components import MOST_WEEKS
from digsite.games.thebes.rules.dig import may_dig
from digsite.games.thebes.rules.turn import legal_actions, play
from digsite.games.thebes.shapes.offers import Preview
from digsite.games.thebes.state import Help, State

TEAM = (Help.ASSISTANT, Help.SHOVEL)  # a lone one is used up where it is declared; two or three of them stay


def asking(s: State, legal: Sequence[int], action: int, preview: Preview) -> Asking:
    """How a legal action is asked for."""
    if s.mover < 0:
        return USUAL
    is_pass = KIND[action] == Act.PASS
    is_only_choice = is_pass and len(legal) == 1
    return {
        "loses": not is_only_choice if is_pass else wastes_helper(s, action),
        "may_be_taken_back": may_be_taken_back(s, action, preview),
        "is_only_choice": is_only_choice,
    }


def wastes_helper(s: State, action: int) -> bool:
    """A dig that uses up a lone assistant or shovel, though one could dig there as long without."""
    extra = EXTRA[action]
    if KIND[action] != Act.DIG or not extra & (Help.ASSISTANT | Help.SHOVEL):
        return False
    area, weeks = divmod(CHOICE[action], MOST_WEEKS)
    return any(extra & lone and may_dig(s, s.mover, area, weeks + 1, extra ^ lone) for lone in TEAM)


def may_be_taken_back(s: State, action: int, preview: Preview) -> bool:
    """The same player has something to decide next, and nothing is drawn before: tokens and cards mostly are."""
    if preview["kind"] != "take" and preview["kind"] != "exchange" and preview["kind"] != "exhibit":
        return False
    if preview["marker"]["next_player"] != s.mover:
        return False
    after = copy_of(s)
    play(after, action)
    return after.mover == s.mover and not is_passing_all(after)


def is_passing_all(s: State) -> bool:
    """There is no time left for anything else."""
    legal = [0] * SPACE.size
    return legal_actions(s, legal) == 1 and legal[0] == PASS
