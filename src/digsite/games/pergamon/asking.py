"""How carefully clients ask before an action is played: what it loses, and whether it can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.core.bits import size_of
from digsite.core.offers import USUAL, Asking
from digsite.core.record import copy_of
from digsite.games.pergamon.actions import BROKEN_UP, KIND, Act
from digsite.games.pergamon.rules.exhibit import joinable
from digsite.games.pergamon.rules.store import may_store, storage_fee
from digsite.games.pergamon.rules.turn import play
from digsite.games.pergamon.state import Phase, State

ENDS_TURN = (Act.STORE, Act.FINISH)


def askings(s: State, act: int, actions: Sequence[int]) -> list[Asking]:
    """Of legal actions of one kind, in their order."""
    if s.mover < 0:
        return [USUAL] * len(actions)
    if act == Act.DIG:
        return [asking(s, action, may_be_taken_back(s, action)) for action in actions]
    # All other actions of a kind leave as much to be decided, whichever of them it is
    is_free = act not in ENDS_TURN and may_be_taken_back(s, actions[0])
    return [asking(s, action, is_free) for action in actions]


def asking(s: State, action: int, is_free: bool) -> Asking:
    """How an action is asked for."""
    return {
        "loses": loses(action),
        "may_be_taken_back": is_free,
        "is_only_choice": KIND[action] == Act.STORE and is_storing_all(s),
    }


def loses(action: int) -> bool:
    """A find that is thrown away, and a collection that is broken up, do not come back."""
    return KIND[action] == Act.DISCARD or BROKEN_UP[action] > 0


def may_be_taken_back(s: State, action: int) -> bool:
    """The same player has something to decide next."""
    after = copy_of(s)
    play(after, action)
    return after.mover == s.mover and not is_storing_all(after)


def is_storing_all(s: State) -> bool:
    """Finds are stored for nothing, and none can be pieced together: nobody throws any away then."""
    p = s.mover
    if s.phase not in (Phase.EXHIBIT, Phase.STORE) or not may_store(s, p) or storage_fee(size_of(s.finds[p])):
        return False
    return s.phase == Phase.STORE or not joinable(s, p)
