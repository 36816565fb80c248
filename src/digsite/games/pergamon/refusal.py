"""Why an action is refused: one reason for each, in words that say what would work."""

from __future__ import annotations

from digsite.core.actions import ROMAN
from digsite.core.bits import has, size_of
from digsite.games.pergamon.actions import BROKEN_UP, CHOICE, KIND, Act
from digsite.games.pergamon.components import DEEPEST, LEFT, POLISH_LIMIT, RIGHT, TOP_SPACE
from digsite.games.pergamon.rules.dig import price
from digsite.games.pergamon.rules.exhibit import NO_MARKER, free_marker, may_exhibit, polish_limit
from digsite.games.pergamon.rules.funds import figure_on
from digsite.games.pergamon.rules.store import is_storing_skipped, storage_fee
from digsite.games.pergamon.scoring import row_value
from digsite.games.pergamon.state import Phase, State
from digsite.games.pergamon.words import EXPECTED, coins, mover_name, name, thing

PHASES_OF = {  # the phases in which a kind of action can be legal
    Act.FIRST: {Phase.START},
    Act.FIND: {Phase.FINDS},
    Act.BACK: {Phase.FUNDS},
    Act.REVEAL: {Phase.GRANTS},
    Act.LAY: {Phase.SORTING},
    Act.PLACE: {Phase.PLACING},
    Act.DIG: {Phase.DIG},
    Act.NO_DIG: {Phase.DIG},
    Act.JOIN: {Phase.EXHIBIT},
    Act.EXHIBIT: {Phase.EXHIBIT},
    Act.DISCARD: {Phase.EXHIBIT, Phase.STORE},
    Act.STORE: {Phase.EXHIBIT, Phase.STORE},
    Act.FINISH: {Phase.EXHIBIT},
}
WHEN = {  # when a kind of action has its place
    Act.FIRST: "the first player is chosen once, before the first round",
    Act.FIND: "finds are turned up at the beginning of a round",
    Act.BACK: "funds cards are drawn before figures are placed",
    Act.REVEAL: "funds cards are turned over when all figures stand",
    Act.LAY: "finds are sorted only in variant 2, before the funds cards",
    Act.PLACE: "figures are placed before the cards are turned over",
    Act.DIG: "digging comes first in a turn, and at most once",
    Act.NO_DIG: "digging comes first in a turn, and at most once",
    Act.JOIN: "finds are pieced together after digging and before storing",
    Act.EXHIBIT: "a collection is exhibited after digging and before storing",
    Act.DISCARD: "finds are discarded at the end of a turn",
    Act.STORE: "finds are stored at the end of a turn",
    Act.FINISH: "only a turn of the last round is finished without storing",
}


def refusal(s: State, action: int) -> str:
    """Why an action is not legal now."""
    act, choice = Act(KIND[action]), CHOICE[action]
    if s.phase == Phase.OVER:
        return "the game is over"
    if Phase(s.phase) not in PHASES_OF[act]:
        return f"{WHEN[act]}; now {mover_name(s)} {EXPECTED[Phase(s.phase)]}"
    match act:
        case Act.FIRST:
            return f"only {s.players} sit at the table"
        case Act.FIND:
            return f"tile {choice + 1} has been seen already"
        case Act.BACK | Act.REVEAL:
            return "no such card is left with this back"
        case Act.LAY:
            return f"tile {choice + 1} is not of the youngest century among the finds to be laid out"
        case Act.PLACE:
            return f"space {choice + 1} is taken by {name(figure_on(s, choice + 1))}"
        case Act.DIG:
            return refused_dig(s, s.mover, choice)
        case Act.JOIN:
            return refused_join(s, s.mover, choice)
        case Act.EXHIBIT:
            return refused_exhibition(s, s.mover, choice, BROKEN_UP[action])
    return refused_storing(s, s.mover, act, choice)


def refused_dig(s: State, p: int, gallery: int) -> str:
    """Too deep, empty or too expensive."""
    if gallery >= DEEPEST[s.figure[p]]:
        return f"space {s.figure[p]} allows no gallery deeper than {ROMAN[DEEPEST[s.figure[p]]]}"
    if s.gallery[gallery] == 0:
        return f"gallery {ROMAN[gallery + 1]} is empty"
    return f"gallery {ROMAN[gallery + 1]} costs {coins(price(gallery))} and {name(p)} has {s.coins[p]}"


def refused_join(s: State, p: int, t: int) -> str:
    """Not there, or the halves do not match."""
    if has(s.row, t):
        return f"tile {t + 1} is in the row already"
    if not has(s.finds[p], t):
        return f"tile {t + 1} is not among the finds of {name(p)}"
    if s.row != 0:
        return f"tile {t + 1} begins with a {thing(LEFT[t])}, but the row ends with a {thing(RIGHT[s.row_end])}"
    return f"no find of {name(p)} completes the {thing(RIGHT[t])} on the right of tile {t + 1}"


def refused_exhibition(s: State, p: int, polish: int, broken_up: int) -> str:
    """No object, the wrong collections on show, or too much polish."""
    if not may_exhibit(s):
        return "a collection needs at least two tiles joined to one object"
    if broken_up and free_marker(s, p) != NO_MARKER:
        return "a collection is broken up only when all three are on show"
    if not broken_up and free_marker(s, p) == NO_MARKER:
        return f"{name(p)} has three collections on show; name one to break up, as in 'exhibit +{polish} for I'"
    limit = polish_limit(s, p)
    if limit == s.coins[p]:
        return f"{name(p)} has only {coins(limit)} for polish"
    if limit == POLISH_LIMIT and not is_storing_skipped(s):
        return f"polish is limited to {coins(POLISH_LIMIT)} before the last round"
    return f"the row is worth {row_value(s, s.row)}, so more than +{limit} would pass the top space {TOP_SPACE}"


def refused_storing(s: State, p: int, act: Act, t: int) -> str:
    """A row lies open, the round knows no storing, the tile is not there, or the fee is too high."""
    if s.row != 0:
        return "the row that was begun must be exhibited first, or taken back"
    if is_storing_skipped(s):
        return "nothing is stored or discarded in the last round; finish instead"
    if act == Act.FINISH:
        return "finds are stored at the end of this round; store instead"
    if act == Act.DISCARD:
        return f"tile {t + 1} is not among the finds of {name(p)}"
    count = size_of(s.finds[p])
    return f"storing {count} finds costs {coins(storage_fee(count))} and {name(p)} has {s.coins[p]}; discard some first"
