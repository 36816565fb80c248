"""The rules of Pig. [en.wikipedia.org/wiki/Pig_(dice_game)]

1. Each turn a player rolls the die until they roll a 1 or decide to hold.
2. A 1 ends the turn, and everything that was rolled in it is lost.
3. Holding ends the turn, and everything that was rolled in it is scored.
4. The first player with 100 points wins.
"""

from __future__ import annotations

from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import Ints
from digsite.core.rng import Rng, below
from digsite.core.rule import rule
from digsite_pig.actions import CHOICE, DIE, FIRST, HOLD, KIND, ROLL, Act
from digsite_pig.state import GOAL, LOST, SIDES, Choice, Phase, State
from digsite_pig.why import Why

# 1. The turn


@rule
def setup(s: State, players: int, options: Ints) -> None:
    """Chance chooses who begins, unless the table has."""
    s.players = players
    if options[Choice.FIRST_PLAYER] > 0:
        begin_turn(s, options[Choice.FIRST_PLAYER] - 1)
    else:
        s.phase = Phase.START
        s.mover = CHANCE


@rule
def begin_turn(s: State, p: int) -> None:
    """A turn begins with nothing at stake."""
    s.phase = Phase.TURN
    s.turn = p
    s.mover = p
    s.at_stake = 0


@rule
def end_turn(s: State) -> None:
    """The next player clockwise goes on."""
    s.turns += 1
    begin_turn(s, (s.turn + 1) % s.players)


@rule
def roll(s: State) -> None:
    """The die is thrown; what it shows is chance's."""
    s.phase = Phase.ROLLING
    s.mover = CHANCE


# 2. What the die shows


@rule
def show_die(s: State, number: int) -> None:
    """A 1 takes all that is at stake; any other number is added to it."""
    if number == LOST:
        end_turn(s)
    else:
        s.phase = Phase.TURN
        s.mover = s.turn
        s.at_stake += number


# 3. Holding, and the end


@rule
def hold(s: State) -> None:
    """What is at stake is scored, and perhaps the game is won."""
    s.points[s.turn] += s.at_stake
    if s.points[s.turn] >= GOAL:
        s.at_stake = 0
        s.phase = Phase.OVER
        s.mover = NOBODY
    else:
        end_turn(s)


@rule
def score(s: State, p: int) -> int:
    """The points that were held."""
    return s.points[p]


@rule
def tie_break(s: State, p: int) -> int:
    """Nothing decides between equal scores; there is never more than one winner."""
    return 0


# What may be done


@rule
def why_not(s: State, action: int) -> int:
    """The reason against an action; ``Why.ALLOWED`` for the legal ones."""
    if s.phase == Phase.OVER:
        return Why.GAME_OVER
    match KIND[action]:
        case Act.FIRST:
            if s.phase != Phase.START:
                return Why.FIRST_PLAYER_KNOWN
            return Why.ALLOWED if CHOICE[action] < s.players else Why.NO_SUCH_SEAT
        case Act.DIE:
            return Why.ALLOWED if s.phase == Phase.ROLLING else Why.NOTHING_ROLLED
    if s.phase != Phase.TURN:
        return Why.NOT_IN_A_TURN
    if KIND[action] == Act.HOLD and s.at_stake == 0:
        return Why.NOTHING_AT_STAKE
    return Why.ALLOWED


@rule
def legal_actions(s: State, out: Ints) -> int:
    """Write the mover's legal actions; returns how many. Holding comes first: who always takes the first one ends."""
    if s.phase == Phase.START:
        return offer(out, FIRST, s.players)
    if s.phase == Phase.ROLLING:
        return offer(out, DIE, SIDES)
    if s.phase == Phase.OVER:
        return 0
    count = 0
    if s.at_stake > 0:
        count = offer(out, HOLD, 1)
    out[count] = ROLL
    return count + 1


@rule
def offer(out: Ints, first: int, count: int) -> int:
    """Write some actions with consecutive numbers."""
    for index in range(count):
        out[index] = first + index
    return count


@rule
def play(s: State, action: int) -> None:
    """Play a legal action."""
    match KIND[action]:
        case Act.FIRST:
            begin_turn(s, CHOICE[action])
        case Act.DIE:
            show_die(s, CHOICE[action] + 1)
        case Act.ROLL:
            roll(s)
        case Act.HOLD:
            hold(s)


# Chance


@rule
def chance_weight(s: State, action: int) -> int:
    """All seats, and all sides of the die, are equally likely."""
    return 1


@rule
def draw(s: State, rng: Rng) -> int:
    """An outcome, picked by its weight."""
    if s.phase == Phase.START:
        return FIRST + below(rng, s.players)
    return DIE + below(rng, SIDES)
