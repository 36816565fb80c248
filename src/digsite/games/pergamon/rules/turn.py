"""The sequence of play: who decides what, and what follows. [rulebook, "Turn order"]

The only place that knows the order of the phases. Rules set ``s.phase`` or leave it; the loop below goes on from there
until somebody has something to decide.
"""

from __future__ import annotations

from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import Ints
from digsite.core.rule import rule, whole_rule
from digsite.games.pergamon.actions import BROKEN_UP, CHOICE, FIRST, KIND, Act
from digsite.games.pergamon.components import CARDS_A_ROUND, Back
from digsite.games.pergamon.rules.dig import dig, do_not_dig, may_dig_anywhere, offer_digs, why_not_dig
from digsite.games.pergamon.rules.evaluation import begin_round, evaluate
from digsite.games.pergamon.rules.exhibit import (
    exhibit,
    join,
    joinable,
    offer_exhibitions,
    offer_joins,
    why_not_exhibit,
    why_not_join,
)
from digsite.games.pergamon.rules.finds import (
    are_finds_due,
    lay_out,
    may_sort,
    offer_finds,
    offer_sorting,
    sort,
    turn_up,
    why_not_sort,
    why_not_turn_up,
)
from digsite.games.pergamon.rules.funds import (
    NO_FIGURE,
    NO_SPACE,
    cards_drawn,
    cards_revealed,
    draw_card,
    figure_on,
    is_raider,
    next_space,
    next_to_place,
    offer_backs,
    offer_spaces,
    offer_values,
    pay_out,
    place,
    reveal,
    why_not_draw,
    why_not_place,
    why_not_reveal,
)
from digsite.games.pergamon.rules.raider import loot, place_raider
from digsite.games.pergamon.rules.setup import begin_with, why_not_begin_with
from digsite.games.pergamon.rules.store import (
    discard,
    finish,
    is_storing_skipped,
    offer_storing,
    store,
    why_not_discard,
    why_not_finish,
    why_not_store,
)
from digsite.games.pergamon.state import Phase, State
from digsite.games.pergamon.why import Why


@whole_rule
def legal_actions(s: State, out: Ints) -> int:
    """Write all that the mover may do now; returns how many actions that is."""
    p = s.mover
    match s.phase:
        case Phase.START:
            return offer_first_players(s, out, 0)
        case Phase.FINDS:
            return offer_finds(s, out, 0)
        case Phase.SORTING:
            return offer_sorting(s, out, 0)
        case Phase.FUNDS:
            return offer_backs(s, out, 0)
        case Phase.PLACING:
            return offer_spaces(s, out, 0)
        case Phase.GRANTS:
            return offer_values(s, out, 0)
        case Phase.DIG:
            return offer_digs(s, p, out, 0)
        case Phase.EXHIBIT:
            n = offer_joins(s, p, out, 0)
            return offer_storing(s, p, out, n) if s.row == 0 else offer_exhibitions(s, p, out, n)
        case Phase.STORE:
            return offer_storing(s, p, out, 0)
    return 0


@rule
def offer_first_players(s: State, out: Ints, n: int) -> int:
    """Chance may choose any player to begin."""
    for p in range(s.players):
        out[n] = FIRST + p
        n += 1
    return n


@whole_rule
def why_not(s: State, action: int) -> int:
    """Why an action is refused now, a ``Why``; ALLOWED exactly for the legal ones."""
    if s.phase == Phase.OVER:
        return Why.GAME_OVER
    choice = CHOICE[action]
    match KIND[action]:
        case Act.FIRST:
            return why_not_begin_with(s, choice) if s.phase == Phase.START else Why.FIRST_PLAYER_KNOWN
        case Act.FIND:
            return why_not_turn_up(s, choice) if s.phase == Phase.FINDS else Why.FINDS_TURNED_UP
        case Act.LAY:
            return why_not_sort(s, choice) if s.phase == Phase.SORTING else Why.NO_SORTING
        case Act.BACK:
            return why_not_draw(s, choice + Back.BAG) if s.phase == Phase.FUNDS else Why.CARDS_DRAWN
        case Act.PLACE:
            return why_not_place(s, choice + 1) if s.phase == Phase.PLACING else Why.FIGURES_PLACED
        case Act.REVEAL:
            return why_not_reveal(s, choice + 1) if s.phase == Phase.GRANTS else Why.CARDS_TURNED_OVER
    return why_not_in_turn(s, s.mover, action)


@rule
def why_not_in_turn(s: State, p: int, action: int) -> int:
    """In a turn a player digs at most once, then exhibits, then stores."""
    choice = CHOICE[action]
    match KIND[action]:
        case Act.DIG:
            return why_not_dig(s, p, choice) if s.phase == Phase.DIG else Why.NO_TIME_TO_DIG
        case Act.NO_DIG:
            return Why.ALLOWED if s.phase == Phase.DIG else Why.NO_TIME_TO_DIG
        case Act.JOIN:
            return why_not_join(s, p, choice) if s.phase == Phase.EXHIBIT else Why.NO_TIME_TO_EXHIBIT
        case Act.EXHIBIT:
            is_time = s.phase == Phase.EXHIBIT
            return why_not_exhibit(s, p, choice, BROKEN_UP[action]) if is_time else Why.NO_TIME_TO_EXHIBIT
    match s.phase:
        case Phase.EXHIBIT | Phase.STORE:
            return why_not_end_turn(s, p, action)
    return Why.NO_TIME_TO_STORE


@rule
def why_not_end_turn(s: State, p: int, action: int) -> int:
    """At the end of a turn finds are discarded and stored; in the last round it just ends."""
    match KIND[action]:
        case Act.DISCARD:
            return why_not_discard(s, p, CHOICE[action])
        case Act.STORE:
            return why_not_store(s, p)
    return why_not_finish(s)


@whole_rule
def play(s: State, action: int) -> None:
    """Play a legal action and go on to the next decision."""
    p = s.mover
    choice = CHOICE[action]
    match KIND[action]:
        case Act.FIRST:
            begin_with(s, choice)
        case Act.FIND:
            turn_up(s, choice)
        case Act.LAY:
            sort(s, choice)
        case Act.BACK:
            draw_card(s, choice + Back.BAG)
        case Act.PLACE:
            place(s, p, choice + 1)
        case Act.REVEAL:
            reveal(s, choice + 1)
        case Act.DIG:
            dig(s, p, choice)
        case Act.NO_DIG:
            do_not_dig(s)
        case Act.JOIN:
            join(s, p, choice)
        case Act.EXHIBIT:
            exhibit(s, p, choice, BROKEN_UP[action])
        case Act.DISCARD:
            discard(s, p, choice)
        case Act.STORE:
            store(s, p)
        case Act.FINISH:
            finish(s)
    go_on(s)


@whole_rule
def go_on(s: State) -> None:
    """Pass from phase to phase until somebody, chance included, has something to decide."""
    s.mover = NOBODY
    while s.mover == NOBODY and s.phase != Phase.OVER:
        match s.phase:
            case Phase.FINDS:
                ask(s, CHANCE, are_finds_due(s), Phase.SORTING)
            case Phase.SORTING:
                lay_out(s)
                ask(s, s.order[0], may_sort(s), Phase.FUNDS)
            case Phase.FUNDS:
                ask(s, CHANCE, cards_drawn(s) < CARDS_A_ROUND, Phase.RAIDER)
            case Phase.RAIDER:
                place_raider(s)
            case Phase.PLACING:
                p = next_to_place(s)
                ask(s, p, p != NO_FIGURE, Phase.GRANTS)
            case Phase.GRANTS:
                ask(s, CHANCE, cards_revealed(s) < CARDS_A_ROUND, Phase.PAYING)
            case Phase.PAYING:
                pay_out(s)
            case Phase.NEXT_TURN:
                begin_turn(s)
            case Phase.RAID:
                loot(s)
            case Phase.DIG:
                p = figure_on(s, s.acting)
                ask(s, p, may_dig_anywhere(s, p), Phase.EXHIBIT)
            case Phase.EXHIBIT:
                p = figure_on(s, s.acting)
                ask(s, p, has_use_for_finds(s, p), Phase.NEXT_TURN)
            case Phase.STORE:
                p = figure_on(s, s.acting)
                ask(s, p, s.finds[p] != 0, Phase.NEXT_TURN)
            case Phase.EVALUATION:
                evaluate(s)
            case Phase.NEXT_ROUND:
                begin_round(s)


@rule
def ask(s: State, mover: int, has_choice: bool, next_phase: int) -> None:
    """Somebody decides if there is something to decide, else the next phase begins."""
    if has_choice:
        s.mover = mover
    else:
        s.phase = next_phase


@rule
def begin_turn(s: State) -> None:
    """The next figure to the left has its turn; after the last one the round ends."""
    s.acting = next_space(s, s.acting)
    if s.acting == NO_SPACE:
        s.phase = Phase.EVALUATION
    elif is_raider(figure_on(s, s.acting)):
        s.phase = Phase.RAID
    else:
        s.phase = Phase.DIG


@rule
def has_use_for_finds(s: State, p: int) -> bool:
    """Without finds there is nothing to exhibit or store; in the last round only a collection is left to make."""
    if is_storing_skipped(s):
        return s.row != 0 or joinable(s, p) != 0
    return s.row != 0 or s.finds[p] != 0
