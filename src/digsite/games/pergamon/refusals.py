"""Refusals: why an action is not legal, as a kind with its arguments and the section of the rules that says so."""

from __future__ import annotations

from digsite.core.offers import Blocked
from digsite.core.refusal import Arguments, Reason, Refusal, kind_of, nothing
from digsite.games.pergamon.actions import CHOICE, DIG
from digsite.games.pergamon.components import DEEPEST, GALLERIES, LEFT, POLISH_LIMIT, RIGHT, TOP_SPACE
from digsite.games.pergamon.offers import piece_of
from digsite.games.pergamon.rules.dig import may_dig, price
from digsite.games.pergamon.rules.exhibit import useful_polish
from digsite.games.pergamon.rules.funds import cards_revealed, figure_on, is_raider
from digsite.games.pergamon.rules.store import storage_fee
from digsite.games.pergamon.rules.turn import why_not
from digsite.games.pergamon.scoring import row_value
from digsite.games.pergamon.shapes.names import BACK_NAMES, PHASE_NAMES, THING_NAMES
from digsite.games.pergamon.state import Phase, State
from digsite.games.pergamon.why import Why


def refusal(s: State, action: int) -> Refusal:
    """Why an action is not legal now."""
    why = Why(why_not(s, action))
    reason = REASONS[why]
    return {
        "kind": kind_of(why.name),
        "arguments": reason.arguments(s, action),
        "pieces": [] if reason.arguments is now else [piece_of(s, action)],
        "section": reason.section,
    }


def blocked(s: State) -> list[Blocked]:
    """The galleries with finds that the mover may not dig in, though it is time to dig."""
    if s.phase != Phase.DIG:
        return []
    closed = [gallery for gallery in range(GALLERIES) if s.gallery[gallery] and not may_dig(s, s.mover, gallery)]
    return [{"piece": piece_of(s, DIG + gallery), "refusal": refusal(s, DIG + gallery)} for gallery in closed]


# Arguments


def now(s: State, action: int) -> Arguments:
    """What the table waits for instead, and whom for; nobody in particular while a draw is due."""
    phase = {"phase": PHASE_NAMES[s.phase]}
    return {**phase, "player": s.mover} if s.mover >= 0 else phase


def tile(s: State, action: int) -> Arguments:
    """The tile."""
    return {"tile": CHOICE[action] + 1}


def tile_of_mover(s: State, action: int) -> Arguments:
    """The tile, and whose it is not."""
    return {"tile": CHOICE[action] + 1, "player": s.mover}


def taken_by(s: State, action: int) -> Arguments:
    """The research space, and whose figure stands on it."""
    space = CHOICE[action] + 1
    figure = figure_on(s, space)
    return {"space": space, "by": "raider"} if is_raider(figure) else {"space": space, "by": "player", "player": figure}


def depth(s: State, action: int) -> Arguments:
    """The mover's research space, and the deepest gallery that it allows."""
    space = s.figure[s.mover]
    return {"space": space, "deepest": DEEPEST[space]}


def dig_price(s: State, action: int) -> Arguments:
    """What the gallery costs, and what the mover has."""
    gallery = CHOICE[action]
    return {"gallery": gallery + 1, "coins": price(gallery), "player": s.mover, "had": s.coins[s.mover]}


def halves(s: State, action: int) -> Arguments:
    """The two halves that do not match."""
    return {
        "tile": CHOICE[action] + 1,
        "left": THING_NAMES[LEFT[CHOICE[action]]],
        "right": THING_NAMES[RIGHT[s.row_end]],
    }


def right_half(s: State, action: int) -> Arguments:
    """The half that no find completes."""
    return {"tile": CHOICE[action] + 1, "right": THING_NAMES[RIGHT[CHOICE[action]]], "player": s.mover}


def space_left(s: State, action: int) -> Arguments:
    """What the row is worth, and how far that is from the top space."""
    return {"value": row_value(s, s.row), "limit": useful_polish(s), "top": TOP_SPACE}


def fee(s: State, action: int) -> Arguments:
    """What storing all finds costs, and what the mover has."""
    finds = s.finds[s.mover].bit_count()
    return {"finds": finds, "coins": storage_fee(finds), "player": s.mover, "had": s.coins[s.mover]}


REASONS = {
    Why.GAME_OVER: Reason("end", nothing),
    Why.FIRST_PLAYER_KNOWN: Reason("preparations", now),
    Why.FINDS_TURNED_UP: Reason("finds", now),
    Why.NO_SORTING: Reason("variant-sorting", now),
    Why.CARDS_DRAWN: Reason("funds", now),
    Why.FIGURES_PLACED: Reason("funds", now),
    Why.CARDS_TURNED_OVER: Reason("funds", now),
    Why.NO_TIME_TO_DIG: Reason("turn", now),
    Why.NO_TIME_TO_EXHIBIT: Reason("turn", now),
    Why.NO_TIME_TO_STORE: Reason("turn", now),
    Why.NO_SUCH_SEAT: Reason("preparations", lambda s, action: {"players": s.players}),
    Why.SEEN_BEFORE: Reason("finds", tile),
    Why.NOT_YOUNGEST: Reason("variant-sorting", tile),
    Why.NO_SUCH_BACK: Reason("funds", lambda s, action: {"back": BACK_NAMES[CHOICE[action]]}),
    Why.OTHER_BACK: Reason("funds", lambda s, action: {"back": BACK_NAMES[s.back[cards_revealed(s)] - 1]}),
    Why.VALUE_USED_UP: Reason("funds", lambda s, action: {"coins": CHOICE[action] + 1}),
    Why.SPACE_TAKEN: Reason("funds", taken_by),
    Why.TOO_DEEP: Reason("research-spaces", depth),
    Why.GALLERY_EMPTY: Reason("dig", lambda s, action: {"gallery": CHOICE[action] + 1}),
    Why.TOO_DEAR: Reason("dig", dig_price),
    Why.IN_THE_ROW: Reason("collections", tile),
    Why.NOT_A_FIND: Reason("turn", tile_of_mover),
    Why.DOES_NOT_FIT: Reason("collections", halves),
    Why.NOTHING_FITS: Reason("collections", right_half),
    Why.NO_OBJECT: Reason("collections", nothing),
    Why.ROOM_LEFT: Reason("room", nothing),
    Why.NO_ROOM: Reason("room", lambda s, action: {"player": s.mover, "polish": CHOICE[action]}),
    Why.POLISH_TOO_DEAR: Reason("polish", lambda s, action: {"player": s.mover, "had": s.coins[s.mover]}),
    Why.POLISH_LIMITED: Reason("polish", lambda s, action: {"limit": POLISH_LIMIT}),
    Why.ABOVE_TOP_SPACE: Reason("polish", space_left),
    Why.ROW_BEGUN: Reason("collections", nothing),
    Why.NOTHING_STORED: Reason("store", nothing),
    Why.STORING_DUE: Reason("store", nothing),
    Why.FEE_TOO_HIGH: Reason("store", fee),
}
