"""The sequence of play: who decides what, and what follows. [rulebook, "Playing the game"]

The only place that knows the order of the phases. Rules set ``s.phase`` or leave it; the loop below goes on from there
until somebody has something to decide.
"""

from __future__ import annotations

from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import Ints
from digsite.core.rule import rule, whole_rule
from digsite.games.thebes.actions import CHOICE, EXTRA, FIRST, KIND, Act
from digsite.games.thebes.components import CARS, MOST_WEEKS
from digsite.games.thebes.rules.cards import (
    draw_card,
    end_exchanges,
    exchange,
    is_card_due,
    offer_cards,
    offer_cards_without_car,
    offer_draws,
    offer_exchange,
    offer_exchange_without_car,
    refill,
    take,
    why_not_draw,
    why_not_exchange,
    why_not_take,
)
from digsite.games.thebes.rules.desk import has_helper
from digsite.games.thebes.rules.dig import (
    dig,
    draw_token,
    end_dig,
    offer_digs,
    offer_digs_without_car,
    offer_tokens,
    why_not_dig,
    why_not_draw_token,
)
from digsite.games.thebes.rules.exhibition import (
    exhibit,
    offer_exhibitions,
    offer_exhibitions_without_car,
    why_not_exhibit,
)
from digsite.games.thebes.rules.setup import begin_with, why_not_begin_with
from digsite.games.thebes.rules.year import finish, next_player, offer_pass, why_not_pass
from digsite.games.thebes.state import Phase, State
from digsite.games.thebes.why import Why


@whole_rule
def legal_actions(s: State, out: Ints) -> int:
    """Write all that the mover may do now; returns how many actions that is."""
    match s.phase:
        case Phase.START:
            return offer_first_players(s, out, 0)
        case Phase.REFILL:
            return offer_draws(s, out, 0)
        case Phase.TURN:
            return offer_turn(s, s.mover, out)
        case Phase.DRAWING:
            return offer_tokens(s, out, 0)
    return 0


@rule
def offer_first_players(s: State, out: Ints, n: int) -> int:
    """Chance may choose any player to begin."""
    for p in range(s.players):
        out[n] = FIRST + p
        n += 1
    return n


@rule
def offer_turn(s: State, p: int, out: Ints) -> int:
    """Take a card, exchange the cards, dig, exhibit; in the last year also pass."""
    n = offer_cards(s, p, out, 0)
    n = offer_exchange(s, p, out, n)
    n = offer_digs(s, p, out, n)
    n = offer_exhibitions(s, p, out, n)
    n = offer_pass(s, p, out, n)
    return offer_journeys_without_car(s, p, out, n) if has_helper(s, p, CARS) else n


@rule
def offer_journeys_without_car(s: State, p: int, out: Ints, n: int) -> int:
    """The same again the longer way, wherever a car would shorten it. Ruling T-43."""
    n = offer_cards_without_car(s, p, out, n)
    n = offer_exchange_without_car(s, p, out, n)
    n = offer_digs_without_car(s, p, out, n)
    return offer_exhibitions_without_car(s, p, out, n)


@whole_rule
def why_not(s: State, action: int) -> int:
    """Why an action is refused now, a ``Why``; ALLOWED exactly for the legal ones."""
    if s.phase == Phase.OVER:
        return Why.GAME_OVER
    choice = CHOICE[action]
    match KIND[action]:
        case Act.FIRST:
            return why_not_begin_with(s, choice) if s.phase == Phase.START else Why.FIRST_PLAYER_KNOWN
        case Act.DRAW:
            return why_not_draw(s, choice) if s.phase == Phase.REFILL else Why.NO_CARD_DUE
        case Act.TOKEN:
            return why_not_draw_token(s, choice) if s.phase == Phase.DRAWING else Why.NO_DIG_UNDER_WAY
    return why_not_in_turn(s, s.mover, action) if s.phase == Phase.TURN else Why.NOT_IN_A_TURN


@rule
def why_not_in_turn(s: State, p: int, action: int) -> int:
    """What the mover may do, each action by its own rule."""
    choice = CHOICE[action]
    extra = EXTRA[action]
    match KIND[action]:
        case Act.TAKE:
            return why_not_take(s, p, choice, extra)
        case Act.EXCHANGE:
            return why_not_exchange(s, p, extra)
        case Act.DIG:
            return why_not_dig(s, p, choice // MOST_WEEKS, choice % MOST_WEEKS + 1, extra)
        case Act.EXHIBIT:
            return why_not_exhibit(s, p, choice, extra)
    return why_not_pass(s, p)


@whole_rule
def play(s: State, action: int) -> None:
    """Play a legal action and go on to the next decision."""
    p = s.mover
    choice = CHOICE[action]
    extra = EXTRA[action]
    match KIND[action]:
        case Act.FIRST:
            begin_with(s, choice)
        case Act.DRAW:
            draw_card(s, choice)
        case Act.TOKEN:
            draw_token(s, choice)
        case Act.TAKE:
            take(s, p, choice, extra)
        case Act.EXCHANGE:
            exchange(s, p, extra)
        case Act.DIG:
            dig(s, p, choice // MOST_WEEKS, choice % MOST_WEEKS + 1, extra)
        case Act.EXHIBIT:
            exhibit(s, p, choice, extra)
        case Act.PASS:
            finish(s, p)
            end_exchanges(s)  # Ruling T-46: a pass is a turn, after which an exchange costs one week again.
    go_on(s)


@whole_rule
def go_on(s: State) -> None:
    """Pass from phase to phase until somebody, chance included, has something to decide."""
    s.mover = NOBODY
    while s.mover == NOBODY and s.phase != Phase.OVER:
        match s.phase:
            case Phase.REFILL:
                refill(s)
                ask(s, CHANCE, is_card_due(s), Phase.TURN)
            case Phase.TURN:
                p = next_player(s)
                ask(s, p, p != NOBODY, Phase.OVER)
            case Phase.DRAWING:
                ask(s, CHANCE, s.draws_due > 0, Phase.DIG_END)
            case Phase.DIG_END:
                end_dig(s)


@rule
def ask(s: State, mover: int, has_choice: bool, next_phase: int) -> None:
    """Somebody decides if there is something to decide, else the next phase begins."""
    if has_choice:
        s.mover = mover
    else:
        s.phase = next_phase
