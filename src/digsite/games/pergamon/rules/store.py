"""Phase 3 c, storing finds. [rulebook, "Storing finds"]

Up to three finds are stored for nothing, each started block of three more costs a coin; finds may be discarded first.
In the last round nothing is stored.
"""

from __future__ import annotations

from digsite.core.bits import bit, each, has, size_of
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.pergamon.actions import DISCARD, FINISH, STORE
from digsite.games.pergamon.components import FREE_STORAGE, ROUNDS, STORAGE_BLOCK
from digsite.games.pergamon.state import Phase, State
from digsite.games.pergamon.why import Why


@rule
def storage_fee(finds: int) -> int:
    """Coins for storing a number of finds: of tiles, joined or not. Rulings P-07, P-34."""
    return (max(0, finds - FREE_STORAGE) + STORAGE_BLOCK - 1) // STORAGE_BLOCK


@rule
def is_storing_skipped(s: State) -> bool:
    """After the last round there is nothing to keep finds for. Ruling P-49."""
    return s.calendar == ROUNDS


@rule
def why_not_put_away(s: State) -> int:
    """Neither with a row begun, which is exhibited first, nor in the last round."""
    if s.row != 0:
        return Why.ROW_BEGUN
    return Why.NOTHING_STORED if is_storing_skipped(s) else Why.ALLOWED


@rule
def why_not_store(s: State, p: int) -> int:
    """The finds may be stored once their fee can be paid."""
    if why_not_put_away(s) == Why.ALLOWED and storage_fee(size_of(s.finds[p])) > s.coins[p]:
        return Why.FEE_TOO_HIGH
    return why_not_put_away(s)


@rule
def may_store(s: State, p: int) -> bool:
    """Whether nothing is against it."""
    return why_not_store(s, p) == Why.ALLOWED


@rule
def why_not_discard(s: State, p: int, tile: int) -> int:
    """Any find may be discarded before the rest is stored."""
    if why_not_put_away(s) == Why.ALLOWED and not has(s.finds[p], tile):
        return Why.NOT_A_FIND
    return why_not_put_away(s)


@rule
def why_not_finish(s: State) -> int:
    """Only a turn of the last round ends without storing, and with no row begun. Ruling P-50."""
    if s.row != 0:
        return Why.ROW_BEGUN
    return Why.ALLOWED if is_storing_skipped(s) else Why.STORING_DUE


@rule
def offer_storing(s: State, p: int, out: Ints, n: int) -> int:
    """Discard any find, or store what is left and end the turn. Ruling P-50."""
    if is_storing_skipped(s):
        out[n] = FINISH
        return n + 1
    for t in each(s.finds[p]):
        out[n] = DISCARD + t
        n += 1
    if may_store(s, p):
        out[n] = STORE
        n += 1
    return n


@rule
def discard(s: State, p: int, tile: int) -> None:
    """A find leaves the game; nothing can be exhibited after that."""
    s.finds[p] ^= bit(tile)
    s.box |= bit(tile)
    s.phase = Phase.STORE


@rule
def store(s: State, p: int) -> None:
    """Pay the fee; the turn is over."""
    fee = storage_fee(size_of(s.finds[p]))
    s.coins[p] -= fee
    s.bank += fee
    s.phase = Phase.NEXT_TURN


@rule
def finish(s: State) -> None:
    """The turn is over."""
    s.phase = Phase.NEXT_TURN
